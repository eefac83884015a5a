//! The keys and values of one map, asked for by name.
//!
//! Representation: the entries in the order typed, or none where there was no map.
//! Failure: a key that is needed and not there is a fault at the start of the map.
//! Source: the keys of a sheet, as `sheet` reads them.

use super::Reader;
use crate::source::{
    Diagnostic, Span,
    yaml::{Key, Node},
};

/// The keys and values of one map.
#[derive(Clone, Debug)]
pub struct Fields<'n> {
    span: Span,
    /// None if there was no map; then nothing more is said about keys that are missing.
    entries: Option<&'n [(Key, Node)]>,
    what: &'n str,
}

impl<'n> Fields<'n> {
    pub(super) fn new(node: &Node, entries: Option<&'n [(Key, Node)]>, what: &'n str) -> Fields<'n> {
        Fields { span: node.span.clone(), entries, what }
    }

    /// The value of a key, if it is there.
    pub fn get(&self, key: &str) -> Option<&'n Node> {
        self.entry(key).map(|(_, node)| node)
    }

    /// The place of a key, if it is there.
    pub fn key_span(&self, key: &str) -> Option<Span> {
        self.entry(key).map(|(key, _)| key.span.clone())
    }

    /// The value of a key; a fault at the start of the map if it is not there.
    pub fn required(&self, reader: &mut Reader<'_>, key: &str) -> Option<&'n Node> {
        let value = self.get(key);
        if value.is_none() && self.entries.is_some() {
            let message = format!("{} needs the key `{key}`", self.what);
            reader.fault(Diagnostic::new("missing-key", self.start(), message, format!("add a line `{key}: …`")));
        }
        value
    }

    /// Where the map begins: its first key, or all of an empty one.
    pub fn start(&self) -> Span {
        match self.entries.unwrap_or_default().first() {
            Some((key, _)) => key.span.clone(),
            None => self.span.clone(),
        }
    }

    fn entry(&self, key: &str) -> Option<&'n (Key, Node)> {
        self.entries.unwrap_or_default().iter().find(|(there, _)| there.name == key)
    }
}
