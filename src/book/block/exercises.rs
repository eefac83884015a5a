//! `exercises`: a sheet within a chapter, with a frozen seed and its solutions.
//!
//! Representation: the block is YAML as in a sheet, without title and seed; places are those of the chapter.
//! Failure: the faults of a sheet; a block that changed since its seed was frozen; two routes that disagree.

use serde_json::{Map, Value};

use crate::document::book::{Part, within};
use crate::document::{Phrase, Show};
use crate::sheet::{self, Plan, PlanError, Sheet};
use crate::source::{Text, yaml};

use super::BlockContext;
use crate::book::joined_text::blank;
use crate::book::writer::Writer;

/// Exercises with their solutions.
pub fn make(writer: &mut Writer<'_>, at: &BlockContext<'_>) -> Option<Part> {
    let fence = at.fence;
    let text = writer.book.folder.text(writer.file);
    let stem = &writer.book.outline.chapters[writer.chapter].name.stem;
    let label = &at.numbered.label;
    let seed = match writer.found.lock.seed(stem, label, &text.content[fence.body.clone()]) {
        Some(seed) => Some(seed),
        None => {
            let help = format!("remove the line `{stem}/{label}` from book.lock to have the questions drawn anew");
            writer.refuse("stale-lock", &fence.word_span, "these exercises changed since their seed was frozen", help)
        }
    };
    // Everything before the block is blank, so that places are those of the chapter.
    let masked = blank(&text.content[..fence.body.start]) + &text.content[fence.body.clone()];
    let masked = Text::new(text.name.clone(), &masked);
    let made = sheet::read_part(&masked, label, seed.as_deref().unwrap_or_default())
        .and_then(|spec| Plan::with_verifier(spec, 0, &mut writer.verifier));
    let plan = writer.found.diagnostics.take(writer.file, made)?;
    seed?;
    let drawn = match Sheet::draw(&plan, 0, 0, &mut writer.verifier) {
        Ok(drawn) => drawn,
        Err(PlanError::Diagnostics(faults)) => return writer.found.diagnostics.take(writer.file, Err(faults)),
        Err(PlanError::Dispute { id, dispute }) => {
            let help = "this is a fault of nimbook: please report it";
            return writer.refuse("disputed", &fence.word_span, format!("exercise `{id}`: {dispute}"), help);
        }
    };
    let mut document = drawn.document(&plan, writer.book.language, Show::Folded);
    for exercise in &mut document.exercises {
        exercise.number += writer.exercises;
        exercise.as_in = None;
    }
    writer.exercises = document.exercises.last().map_or(writer.exercises, |last| last.number);
    let chapter = &writer.book.outline.chapters[writer.chapter].name.shown;
    sheet::state_rules_once(&mut document.exercises, |number| {
        let number = if writer.book.alone { number.to_string() } else { within(chapter, number) };
        Phrase::new("book-rules-in-exercise").with("number", number)
    });
    let sheet = sheet_of(&masked);
    Some(Part::Exercises { label: label.clone(), intro: document.intro, exercises: document.exercises, sheet })
}

/// The keys of a block, unless it asks about a game that only this book has.
fn sheet_of(block: &Text) -> Option<Map<String, Value>> {
    let (node, _) = yaml::read(block);
    let Value::Object(keys) = node.as_ref().map(yaml::plain)? else { return None };
    let asks_own = |exercise: &Value| exercise["game"].to_string().contains('#');
    let exercises = keys.get("exercises")?.as_array()?;
    (!exercises.iter().any(asks_own)).then_some(keys)
}
