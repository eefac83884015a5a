//! Positions as arguments: read, and shown with a marker under the fault.
//!
//! Representation: the words of the argument with one space between them, so that a position needs no
//! quotes.
//! Failure: the reply that exits 2: `error: …`, the text, the marker, `help: …`.

use super::Reply;
use crate::rules::{self, Parsed, Play, TextError};
use crate::source::{Diagnostic, Text};

/// The words of a position as one text.
pub fn text(words: &[String]) -> String {
    words.join(" ")
}

/// The position in a text.
pub fn parse(text: &str, misere: bool) -> Result<Parsed, Reply> {
    let play = if misere { Play::Misere } else { Play::Normal };
    rules::parse(text, play).map_err(|error| fault(text, &error))
}

/// The reply to a text that is not a position.
pub fn fault(text: &str, error: &TextError) -> Reply {
    let byte = |column: usize| text.char_indices().nth(column).map_or(text.len(), |(byte, _)| byte);
    let first = error.column - 1;
    let fault = Diagnostic::new("position", byte(first)..byte(first + error.width), &error.message, &error.help);
    Reply::input(fault.show(&Text::new("", text)).to_string())
}
