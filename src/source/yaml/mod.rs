//! The only YAML reader of the program: a tree in which every key and every value knows its place.
//!
//! Representation: scalars keep what was typed, so `010`, `no`, `1..15` and `5e3` mean what their
//! reader says; a map keeps the order of its keys. At most [`DEEPEST`] levels and [`MOST_VALUES`]
//! values.
//! Failure: faults with exact spans. A syntax fault ends the reading; everything else (keys used
//! twice, tags, anchors, aliases, merge keys) is collected. No input panics.
//! Source: YAML 1.2.2, of which tags, anchors and aliases, directives, merge keys and several documents are refused.

mod syntax;
mod tree;
mod write;

pub use write::{plain, written};

use super::{Diagnostic, Span, Text};

/// How many lists and maps may be nested.
pub const DEEPEST: usize = 64;

/// How many keys and values a text may hold.
pub const MOST_VALUES: usize = 100_000;

/// A value and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// What was typed: quotes and brackets included; of a text after `|` or `>` its lines; of a
    /// block from its first key or dash to its last value; of nothing the empty place after its
    /// key.
    pub span: Span,
    /// The value.
    pub value: Value,
}

/// What a YAML text can hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Nothing, `~` or `null`.
    Null,
    /// A text or a number.
    Scalar {
        /// The text, without quotes and with escapes replaced.
        text: String,
        /// Whether it was in quotes, or after `|` or `>`: then it is neither a number nor a truth value.
        quoted: bool,
    },
    /// A list, in order.
    List(Vec<Node>),
    /// Keys and values, in order; no key occurs twice.
    Map(Vec<(Key, Node)>),
}

/// A key of a map and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// The name, without quotes.
    pub name: String,
    /// What was typed.
    pub span: Span,
}

/// The tree as far as it can be read, and all faults that were found.
///
/// Without a tree there is at least one fault. With faults the tree lacks what they refuse, so that
/// its keys and values can be checked in the same run.
pub fn read(text: &Text) -> (Option<Node>, Vec<Diagnostic>) {
    let odd = syntax::control_characters(text);
    if odd.is_empty() { tree::read(text) } else { (None, odd) }
}
