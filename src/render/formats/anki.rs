//! Anki: cards as text with tabs, in a deck for each exercise and level.
//!
//! Representation: the lines that begin with `#` say how to read the others; every cell is in quotes.
//! Failure: [`RenderError`].
//! Source: Anki manual, "Text files" (Anki 2.1.54 and later).

mod card;

use std::fmt::Write;

use crate::document::{Document, Words};
use crate::render::formats::{Around, Frame, InSets};
use crate::render::{File, Format, RenderError, Seal};

pub use card::{Card, cards};

/// Files of Anki; templates have no part in it.
pub const FORMAT: Format = Format {
    name: "anki",
    extension: "txt",
    about: "cards to learn with, for Anki (text)",
    seal: Seal::Comment("# nimbook ", "\n"),
    write: |document, words, _| Ok(vec![File::new(".txt", HEAD.to_owned() + &piece(document, words)?)]),
    in_sets: InSets::of_bank(
        Around::Frame(|_, _, _| Ok(Frame { before: HEAD.to_owned(), between: "", after: String::new() })),
        |document, words, _| piece(document, words),
    ),
    is_bank: true,
};

/// How the lines are read.
const HEAD: &str = "#separator:tab\n#html:true\n#notetype:Basic\n#guid column:1\n#deck column:4\n#tags column:5\n";

/// The cards of a sheet.
fn piece(document: &Document, words: &Words) -> Result<String, RenderError> {
    let mut out = String::new();
    for Card { guid, front, back, deck, tags, .. } in cards(document, words)? {
        let cells = [guid, front, back, deck, tags].map(|cell| format!("\"{}\"", cell.replace('"', "\"\"")));
        let _ = writeln!(out, "{}", cells.join("\t"));
    }
    Ok(out)
}
