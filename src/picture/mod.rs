//! Drawings of positions, as shapes with classes.
//!
//! Representation: tenths of a pixel, one geometry everywhere: tokens of radius 7, 20 apart, 6 more after
//! every five; in blocks radius 5.6, 16 apart. Every drawing has a title, a description and plain lines.
//! How it ends: a drawing that would be too large is not made (`None`), or shown in a compact form.
//! Source: LOOK of nimbook, "Pictures".

mod blocks;
mod heaps;
mod pairs;

pub use blocks::blocks;
pub use heaps::{heap, heaps, move_on_heaps};
pub use pairs::{Pairs, pair_triangle};

use crate::document::{Inline, Label, Line, Phrase, Shape};

/// A line of plain signs.
fn signs(text: impl Into<String>) -> Line {
    vec![Inline::Signs(text.into())]
}

/// A label of signs.
fn mark(class: &'static str, x: i32, y: i32, text: impl Into<String>) -> Shape {
    Shape::Text { class, x, y, label: Label::Signs(text.into()) }
}

/// A label in words.
fn word(class: &'static str, x: i32, y: i32, phrase: Phrase) -> Shape {
    Shape::Text { class, x, y, label: Label::Phrase(phrase) }
}

/// Numbers with commas between them.
fn list(numbers: &[u64]) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(", ")
}
