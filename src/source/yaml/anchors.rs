//! Values with names, and what copying them costs.
//!
//! Representation: anchors by the number that the parser gives them; costs in bytes of memory.
//! Failure: all copies together may take [`COPIES`] bytes; one more is the fault `alias-bomb`.
//! Source: YAML 1.2.2, 7.1 (alias nodes); the "billion laughs" of 2003.

use super::{COPIES, Node, Value};
use crate::source::{Fault, Span};
use std::collections::BTreeMap;

/// A finished value, with what a copy of it costs.
#[derive(Clone)]
pub(super) struct Built {
    pub node: Node,
    /// How many levels of lists and maps it has.
    pub height: usize,
    /// How many bytes of memory it takes.
    pub weight: usize,
}

/// A value with nothing below it.
pub(super) fn leaf(value: Value, span: Span) -> Built {
    let weight = size_of::<Node>() + if let Value::Scalar { text, .. } = &value { text.len() } else { 0 };
    Built { node: Node { span, value }, height: 0, weight }
}

/// The anchors of a text so far.
#[derive(Default)]
pub(super) struct Anchors {
    known: BTreeMap<usize, Anchor>,
    copied: usize,
}

#[derive(Default)]
struct Anchor {
    name: String,
    /// None while its list or map is open.
    built: Option<Built>,
}

impl Anchors {
    /// Gives an anchor its name. The parser tells it after a scalar, but before what stands in a list.
    pub fn name(&mut self, id: usize, name: &str) {
        name.clone_into(&mut self.known.entry(id).or_default().name);
    }

    /// Gives an anchor its value.
    pub fn keep(&mut self, id: usize, built: &Built) -> Result<(), Fault> {
        self.charge(built.weight, &built.node.span)?;
        self.known.entry(id).or_default().built = Some(built.clone());
        Ok(())
    }

    /// The value of an anchor at the place of its alias; `None` if the alias stands inside it.
    pub fn copy(&mut self, id: usize, span: &Span) -> Result<Option<Built>, Fault> {
        let Some(weight) = self.known.get(&id).and_then(|anchor| Some(anchor.built.as_ref()?.weight)) else {
            return Ok(None);
        };
        self.charge(weight, span)?;
        let built = self.known.get(&id).and_then(|anchor| anchor.built.clone());
        Ok(built.map(|built| Built { node: Node { span: span.clone(), ..built.node }, ..built }))
    }

    /// The names in the order typed, at most a hundred: a list to suggest from, whose cost is paid
    /// for each unknown alias.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.known.values().take(100).map(|anchor| anchor.name.as_str())
    }

    fn charge(&mut self, weight: usize, span: &Span) -> Result<(), Fault> {
        self.copied = self.copied.saturating_add(weight);
        if self.copied <= COPIES {
            return Ok(());
        }
        let message = "the anchors and aliases up to here copy more than this program holds";
        let help = format!("write the values out, or use fewer aliases; together they may copy {COPIES} bytes");
        Err(Fault::new("alias-bomb", span.clone(), message, help))
    }
}
