//! An exercise of a chapter as HTML, with its solution folded below it.
//!
//! Representation: the values of `templates/html/book/exercise.html`; ids begin with the chapter's number.

use tera::{Context, Value};

use crate::document::{Exercise, Phrase, Show, Words};
use crate::render::{RenderError, Templates};

/// The exercise as HTML.
pub fn write(exercise: &Exercise, chapter: u64, words: &Words, templates: &Templates) -> Result<String, RenderError> {
    let mut context = Context::new();
    let id = chapter * 1_000 + exercise.number;
    let value = crate::render::formats::html::one(exercise, id, Show::Folded, words)?;
    context.insert_value("exercise", value);
    context.insert_value("kind", Value::normal_string("folded"));
    let shown = format!("{chapter}.{}", exercise.number);
    context.insert_value("shown", Value::normal_string(&shown));
    context.insert_value("anchor", Value::normal_string(&format!("exercise-{chapter}-{}", exercise.number)));
    for (name, key) in crate::render::formats::html::LABELS {
        context.insert_value(name, Value::normal_string(&words.text(&Phrase::new(key))?));
    }
    templates.html("html/book/exercise.html", context)
}
