//! `exercises`: a sheet within a chapter, with a frozen seed and its solutions.
//!
//! Representation: the block is YAML as in a sheet, without title and seed; places are those of the chapter.
//! Failure: the faults of a sheet; a block that changed since its seed was frozen; two routes that disagree.

use crate::document::book::Part;
use crate::document::{Agreed, Block, Exercise, Inline, Line, Phrase};
use crate::exercise::tells_rules;
use crate::sheet::{self, Plan, PlanError, Sheet};
use crate::source::Text;

use super::At;
use crate::book::lock::Seed;
use crate::book::writer::Writer;

/// Of exercises with the same rules the first tells them, and the others say which one that is.
fn rules_once(exercises: &mut [Exercise], chapter: u64) {
    let is_rule = |piece: &Inline| matches!(piece, Inline::Say(phrase) if tells_rules(phrase));
    let mut told: Vec<(Line, String)> = Vec::new();
    for exercise in exercises {
        let line = exercise.prompt.iter_mut().find_map(|block| match block {
            Block::Paragraph(line) => Some(line),
            _ => None,
        });
        let Some(line) = line else { continue };
        let rules: Line = line.iter().filter(|piece| is_rule(piece)).cloned().collect();
        let Some(first) = line.iter().position(is_rule) else { continue };
        let Some((_, number)) = told.iter().find(|(other, _)| *other == rules) else {
            told.push((rules, format!("{chapter}.{}", exercise.number)));
            continue;
        };
        let last = first
            + line[first..].iter().take_while(|piece| is_rule(piece) || matches!(piece, Inline::Text(" "))).count();
        let spaced = last < line.len();
        line.splice(first..last, [Inline::Say(Phrase::new("book-same-rules").with("number", number.as_str()))]);
        if spaced {
            line.insert(first + 1, Inline::Text(" "));
        }
    }
}

/// Exercises with their solutions.
pub fn make(writer: &mut Writer<'_>, at: &At<'_>) -> Option<Part> {
    let fence = at.fence;
    let text = writer.folder.text(writer.file);
    let stem = &writer.outline.leaves[writer.chapter].name.stem;
    let label = &at.numbered.label;
    let seed = match writer.lock.seed(stem, label, &text.content[fence.body.clone()]) {
        Seed::Frozen { seed, .. } => Some(seed),
        Seed::Stale => {
            let help = format!("remove the line `{stem}/{label}` from book.lock to have the questions drawn anew");
            writer.fault("stale-lock", &fence.word_span, "these exercises changed since their seed was frozen", help);
            None
        }
    };
    // Everything before the block is blank, so that places are those of the chapter.
    let before: String =
        text.content[..fence.body.start].bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }).collect();
    let masked = Text::new(text.name.clone(), &(before + &text.content[fence.body.clone()]));
    let made =
        sheet::read_part(&masked, label, seed.as_deref().unwrap_or_default()).and_then(|spec| Plan::new(spec, 0));
    let plan = match made {
        Ok(plan) => plan,
        Err(faults) => {
            faults.list().iter().for_each(|fault| writer.complaints.add(writer.file, fault.clone()));
            return None;
        }
    };
    seed?;
    let drawn = match Sheet::draw(&plan, 0, 0, &mut writer.checks) {
        Ok(drawn) => drawn,
        Err(PlanError::Faults(faults)) => {
            faults.list().iter().for_each(|fault| writer.complaints.add(writer.file, fault.clone()));
            return None;
        }
        Err(PlanError::Dispute { id, dispute }) => {
            let help = "this is a fault of nimbook: please report it";
            writer.fault("disputed", &fence.word_span, format!("exercise `{id}`: {dispute}"), help);
            return None;
        }
    };
    let mut document = drawn.document(&plan, writer.language, Agreed::Folded);
    for exercise in &mut document.exercises {
        writer.exercises += 1;
        exercise.number = writer.exercises;
    }
    rules_once(&mut document.exercises, writer.outline.leaves[writer.chapter].name.number);
    Some(Part::Exercises { label: label.clone(), intro: document.intro, exercises: document.exercises })
}
