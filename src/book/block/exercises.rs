//! `exercises`: a sheet within a chapter, with a frozen seed and its solutions.
//!
//! Representation: the block is YAML as in a sheet, without title and seed; places are those of the chapter.
//! Failure: the faults of a sheet; a block that changed since its seed was frozen; two routes that disagree.

use crate::document::book::Part;
use crate::document::{Exercise, Phrase, Show};
use crate::exercise::states_rules;
use crate::sheet::{self, Plan, PlanError, Sheet};
use crate::source::Text;

use super::BlockContext;
use crate::book::joined_text::blank;
use crate::book::writer::Writer;

/// Of exercises with the same rules the first states them, and the others say which one that is.
fn rules_once(exercises: &mut [Exercise], chapter: Option<u64>) {
    let mut stated = Vec::new();
    for Exercise { number, question, as_in, .. } in exercises {
        *as_in = None;
        let number = chapter.map_or(number.to_string(), |chapter| format!("{chapter}.{number}"));
        state_once(&mut question.stem, number, &mut stated);
    }
}

/// Leaves out the rules that the stem of another exercise has stated; notes those that are new, with their number.
fn state_once(stem: &mut Vec<Phrase>, number: String, stated: &mut Vec<(Vec<Phrase>, String)>) {
    let (rules, asks): (Vec<Phrase>, Vec<Phrase>) = stem.iter().cloned().partition(states_rules);
    match stated.iter().find(|(other, _)| *other == rules) {
        Some((_, before)) if *before != number && !rules.is_empty() => {
            let same = Phrase::new("book-same-rules").with("number", before.as_str());
            *stem = [vec![same], asks].concat();
        }
        Some(_) => {}
        None => stated.push((rules, number)),
    }
}

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
    }
    writer.exercises = document.exercises.last().map_or(writer.exercises, |last| last.number);
    let chapter = writer.book.outline.chapters[writer.chapter].name.number;
    rules_once(&mut document.exercises, (!writer.book.alone).then_some(chapter));
    Some(Part::Exercises { label: label.clone(), intro: document.intro, exercises: document.exercises })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A stem of these phrases.
    fn stem(keys: &[&'static str]) -> Vec<Phrase> {
        keys.iter().map(|key| Phrase::new(key)).collect()
    }

    #[test]
    fn rules_are_stated_by_the_first_exercise_that_has_them() {
        let (nim, rim) = (["rule-nim", "rule-last-token-wins", "asks"], ["rule-rim", "rule-last-move-wins", "asks"]);
        let mut stated = Vec::new();
        let mut say = |keys: &[&'static str], number: &str| {
            let mut said = stem(keys);
            state_once(&mut said, number.to_owned(), &mut stated);
            said
        };
        assert_eq!(say(&nim, "3.1"), stem(&nim));
        assert_eq!(say(&nim, "3.1"), stem(&nim), "another item of the same exercise");
        assert_eq!(say(&rim, "3.2"), stem(&rim));
        let same =
            |number: &str| [vec![Phrase::new("book-same-rules").with("number", number)], stem(&["asks"])].concat();
        assert_eq!(say(&nim, "3.3"), same("3.1"));
        assert_eq!(say(&rim, "3.4"), same("3.2"));
        assert_eq!(say(&["asks"], "3.5"), stem(&["asks"]));
        assert_eq!(say(&["asks"], "3.6"), stem(&["asks"]));
    }
}
