//! Positions as arguments: read, and shown with a marker under the fault.
//!
//! Representation: the words of the argument with one space between them, so that a position needs no
//! quotes.
//! Failure: the reply that exits 2: `error: …`, the text, the marker, `help: …`.

use super::Reply;
use crate::rules::{self, Parsed, Play, TextError};
use crate::source::Text;

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
    Reply::input(error.in_text(text).show(&Text::new("", text)).to_string())
}
