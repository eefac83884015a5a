//! Anki: cards as text with tabs, in a deck for each exercise and level; the cards themselves, whatever file they come in.
//!
//! Representation: the lines that begin with `#` say how to read the others; every cell is in quotes. The GUID of a note
//! is that of its seed, exercise, variant, item and language, so a second import finds the first and keeps what was
//! learned. Texts are HTML in one line with pictures within; gaps are underscores.
//! Failure: [`RenderError`].
//! Source: Anki manual, "Text files" (Anki 2.1.54 and later).

use std::fmt::Write;

use serde::{Deserialize, Serialize};

use crate::document::{Document, Phrase, Words};
use crate::render::bank::{Asked, PLACE, Pictures, Response, feedback};
use crate::render::formats::{Around, Frame, Holds, InSets};
use crate::render::markup::Escaped;
use crate::render::{File, Format, RenderError, Seal};

/// Files of Anki; templates have no part in it.
pub const FORMAT: Format = Format {
    name: "anki",
    extension: "txt",
    about: "cards to learn with, for Anki (text)",
    seal: Seal::Comment("# nimbook ", "\n"),
    write: |document, words, _| Ok(vec![File::new(".txt", HEAD.to_owned() + &piece(document, words)?)]),
    in_sets: InSets::with_keys(
        Around::Frame(|_, _, _| Ok(Frame { before: HEAD.to_owned(), between: "", after: String::new() })),
        |document, words, _| piece(document, words),
    ),
    holds: Holds::Bank,
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

/// A question and its answer.
#[derive(Serialize, Deserialize)]
pub struct Card {
    /// What no other card has.
    pub guid: String,
    /// What a teacher finds it by.
    pub name: String,
    pub front: String,
    /// The answer, the way to it, and wrong answers that have a name.
    pub back: String,
    /// Its deck, below those of its exercise and of the sheet.
    pub deck: String,
    /// Words to find it by, with spaces between.
    pub tags: String,
}

pub fn cards(document: &Document, words: &Words) -> Result<Vec<Card>, RenderError> {
    Asked::all(document, words, Pictures::Within).map(|asked| card(&asked?, words)).collect()
}

fn card(asked: &Asked<'_>, words: &Words) -> Result<Card, RenderError> {
    let mut front = asked.text.html(|_| PLACE.to_owned());
    if let Response::One(choices) | Response::Several(choices) = &asked.response {
        let options: String = choices.iter().map(|choice| format!("<li>{}</li>", choice.html)).collect();
        let _ = write!(front, "<ul>{options}</ul>");
    }
    let back = asked.solution.html(|_| PLACE.to_owned()) + &wrong(asked, words)?;
    // Two colons part the names of decks, so no name has two, nor one at its end.
    let is_edge = |character: char| character == ':' || character.is_whitespace();
    let deck = asked.category.each_ref().map(|name| name.trim_matches(is_edge).replace("::", ": "));
    Ok(Card {
        guid: asked.guid.clone(),
        name: asked.name.clone(),
        front: field(&front),
        back: field(&back),
        deck: in_one_line(&deck.join("::")),
        tags: format!("nimbook {}", asked.exercise.kind),
    })
}

/// Wrong answers that have a name.
fn wrong(asked: &Asked<'_>, words: &Words) -> Result<String, RenderError> {
    let mut rows = String::new();
    for one in &asked.exercise.question.wrong {
        let (shown, says) = (words.line_text(&one.shown)?, feedback(one, words)?);
        let _ = write!(rows, "<li>{}<br>{}</li>", Escaped(&shown), Escaped(&says));
    }
    if rows.is_empty() {
        return Ok(rows);
    }
    let head = words.text(&Phrase::new("page-wrong"))?;
    Ok(format!("<p>{}</p><ul>{rows}</ul>", Escaped(&head)))
}

/// HTML in a field. Words in brackets, like `[sound:…]` and `[latex]`, are Anki's own unless the bracket is an entity.
fn field(html: &str) -> String {
    in_one_line(html).replace('[', "&#91;")
}

fn in_one_line(html: &str) -> String {
    html.replace('\r', "").replace('\n', "<br>").replace('\t', " ")
}
