//! CommonMark with tables, which reads well as it is: pictures in characters, places to write as `____`,
//! boxes to tick as `☐`, formulas in Unicode.
//!
//! Representation: blocks are written here, the page around them by `templates/markdown`. Whatever could
//! be taken for markup is escaped, and only that. The strings in the context are Markdown already.
//! Failure: [`RenderError`].
//! Source: CommonMark 0.31; tables as GitHub and pulldown-cmark read them.

mod authored;
mod block;
pub mod book;
mod escape;

use tera::{Context, Map, Value};

use super::html::{key_subtitle, number};
use crate::document::{Arg, Document, Exercise, Mistake, Phrase, Show, Words};
use crate::render::markup::kind;
use crate::render::{RenderError, Templates};
use block::{all, headline, line, phrase, ruled};
use escape::escape;

/// The document as Markdown.
///
/// # Errors
/// See [`RenderError`].
pub fn write(document: &Document, words: &Words, templates: &Templates) -> Result<String, RenderError> {
    let key = document.shows == Show::Key;
    let mut context = Context::new();
    let mut text = |name: &'static str, value: &str| context.insert_value(name, Value::normal_string(value));
    text("lang", words.code());
    text("kind", kind(document.shows));
    text("id", &escape(&document.id));
    let title = Phrase::new("page-key-title").with("title", Arg::Text(document.title.clone()));
    text("title", &if key { phrase(&title, words)? } else { escape(&document.title) });
    let subtitle = if key { Some(key_subtitle(document)) } else { document.subtitle.clone() };
    text("subtitle", &subtitle.map(|under| phrase(&under, words)).transpose()?.unwrap_or_default());
    for (name, message) in LABELS {
        text(name, &phrase(&Phrase::new(message), words)?);
    }
    text("footer", &phrase(&Phrase::new(if key { "page-footer-key" } else { "page-footer-sheet" }), words)?);
    text("points", &phrase(&number("page-points", document.points), words)?);
    if document.points > 0 {
        text("score", &phrase(&number("page-score-of", document.points), words)?);
    } else {
        text("score", "");
    }
    text("intro", &all(&document.intro, words)?);
    let exercises = document.exercises.iter().map(|exercise| one(exercise, document.shows, words));
    context.insert_value("exercises", Value::from(exercises.collect::<Result<Vec<_>, _>>()?));
    templates.markdown("markdown/sheet.md", &context)
}

/// Words of the page frame that take no arguments, by their name in the templates.
const LABELS: [(&str, &str); 5] = [
    ("label_name", "page-name"),
    ("label_date", "page-date"),
    ("label_score", "page-score"),
    ("note", "page-note"),
    ("label_solution", "page-solution"),
];

/// An exercise as the template sees it. A sheet of questions holds nothing of the solution.
fn one(exercise: &Exercise, shows: Show, words: &Words) -> Result<Value, RenderError> {
    let mut map = Map::new();
    let mut text = |name: &'static str, value: &str| drop(map.insert(name.into(), Value::normal_string(value)));
    text("heading", &phrase(&Phrase::new("page-heading").with("number", exercise.number), words)?);
    text("id", &escape(&exercise.id));
    text("kind", exercise.kind);
    text("position", &escape(&exercise.position));
    let points = match exercise.points {
        0 => String::new(),
        points => phrase(&number("page-points", points), words)?,
    };
    text("points", &points);
    if shows != Show::Key {
        let [prompt, space] = [all(&exercise.prompt, words)?, all(&exercise.space, words)?];
        text("question", [prompt, space].join("\n\n").trim_matches('\n'));
    }
    if shows != Show::Questions {
        text("headline", &headline(&exercise.headline, words)?);
        text("solution", &all(&exercise.solution, words)?);
        let [first, second] = exercise.routes.clone();
        text("routes", &phrase(&Phrase::new("page-routes").with("first", first).with("second", second), words)?);
        text("wrong", &wrong(&exercise.wrong, words)?);
    }
    Ok(Value::from(map))
}

/// The table of wrong answers that have a name; nothing if there are none.
fn wrong(wrong: &[Mistake], words: &Words) -> Result<String, RenderError> {
    if wrong.is_empty() {
        return Ok(String::new());
    }
    let word = |key| phrase(&Phrase::new(key), words);
    let mut rows = vec![vec![word("page-wrong")?, word("page-looks")?, word("page-refuted")?]];
    for one in wrong {
        rows.push(vec![line(&one.shown, words)?, phrase(&one.description, words)?, phrase(&one.refutation, words)?]);
    }
    Ok(ruled(rows))
}
