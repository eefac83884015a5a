//! Anki: cards as text with tabs, in a deck for each exercise and level.
//!
//! Representation: the lines that begin with `#` say how to read the others; every cell is in quotes. The GUID of a note
//! is that of its seed, exercise, variant, item and language, so a second import replaces the first and keeps what was
//! learned. Texts are HTML in one line with pictures within; gaps are underscores.
//! Failure: [`RenderError`].
//! Source: Anki manual, "Text files" (Anki 2.1.54 and later).

use std::fmt::Write;

use crate::document::{Document, Phrase, Words};
use crate::render::bank::{Asked, PLACE, Pictures, Response};
use crate::render::formats::{Around, Frame, InSets};
use crate::render::markup::Escaped;
use crate::render::{File, Format, RenderError, Seal};

/// Files of Anki; templates have no part in it.
pub const FORMAT: Format = Format {
    name: "anki",
    extension: "txt",
    about: "cards to learn with, for Anki (text)",
    seal: Seal::Comment("# nimbook ", "\n"),
    write: |document, words, _| Ok(vec![File::new(".txt", HEAD.to_owned() + &piece(document, words)?)]),
    in_sets: Some(InSets {
        around: Around::Frame(|_, _, _| Ok(Frame { before: HEAD.to_owned(), between: "", after: String::new() })),
        piece: |document, words, _| piece(document, words),
        answers: |_, _, _, _| Ok(Vec::new()),
    }),
    is_bank: true,
};

/// How the lines are read.
const HEAD: &str = "#separator:tab\n#html:true\n#notetype:Basic\n#guid column:1\n#deck column:4\n#tags column:5\n";

/// The cards of a sheet.
fn piece(document: &Document, words: &Words) -> Result<String, RenderError> {
    let mut out = String::new();
    for asked in Asked::all(document, words, Pictures::Within) {
        let asked = asked?;
        let mut front = asked.text.html(|_| PLACE.to_owned());
        if let Response::One(choices) | Response::Several(choices) = &asked.response {
            let options: String = choices.iter().map(|choice| format!("<li>{}</li>", choice.html)).collect();
            let _ = write!(front, "<ul>{options}</ul>");
        }
        let back = asked.solution.html(|_| PLACE.to_owned()) + &wrong(&asked, words)?;
        // Two colons part the names of decks, so a name has at most one, and none at its end.
        let deck = asked.category.each_ref().map(|name| {
            let name: Vec<&str> = name.split(':').map(str::trim).filter(|part| !part.is_empty()).collect();
            name.join(": ")
        });
        let deck = deck.join("::");
        let tags = format!("nimbook {}", asked.exercise.kind);
        let cells = [&asked.guid, &front, &back, &deck, &tags].map(|cell| quoted(cell));
        let _ = writeln!(out, "{}", cells.join("\t"));
    }
    Ok(out)
}

/// Wrong answers that have a name.
fn wrong(asked: &Asked<'_>, words: &Words) -> Result<String, RenderError> {
    let mut rows = String::new();
    for one in &asked.exercise.question.wrong {
        let (shown, says) = (words.line_text(&one.shown)?, words.text(&one.description)?);
        let refuted = words.text(&one.refutation)?;
        let _ = write!(rows, "<li>{}: {} {}</li>", Escaped(&shown), Escaped(&says), Escaped(&refuted));
    }
    if rows.is_empty() {
        return Ok(rows);
    }
    let head = words.text(&Phrase::new("page-wrong"))?;
    Ok(format!("<p>{}</p><ul>{rows}</ul>", Escaped(&head)))
}

/// A cell in quotes, in one line.
fn quoted(cell: &str) -> String {
    format!("\"{}\"", cell.replace('"', "\"\"").replace('\r', "").replace('\n', "<br>").replace('\t', " "))
}
