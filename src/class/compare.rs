//! Marks before and after a spec was mended: the questions stay those that were handed out, the key and the points are
//! those of the mended spec.
//!
//! A question whose kind, games and play are the same keeps its key. One of another kind or play is asked again about
//! the same position; where the mended spec asks nothing about it, it keeps its old key, and a note says so.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use serde_json::{Value, json};

use super::ClassError;
use super::answers::Answers;
use super::marks::{
    ItemMarks, Marks, Plans, StudentMarks, columns, identified, item_marks, judged, typed, who_is_absent,
};
use super::roster::Roster;
use crate::document::{Points, Question};
use crate::exercise::{self, Candidate, DRAWS, Dice, Key, Verifier};
use crate::marking::{self, Item};
use crate::sheet::{ExerciseSpec, Plan, Sheet, Spec};

/// A mark that changes.
pub struct Change {
    /// Who: the name, else the id, else the sheet.
    pub name: String,
    /// The sheet.
    pub sheet: String,
    /// The item.
    pub label: String,
    /// The points before and after, each with the most that could be earned.
    pub points: [(Points, Points); 2],
}

impl Change {
    /// The change for programs.
    pub fn json(&self) -> Value {
        let [before, after] = self.points.map(|(earned, of)| json!({"points": earned.as_f64(), "of": of.as_f64()}));
        json!({"name": self.name, "sheet": self.sheet, "item": self.label, "before": before, "after": after})
    }

    /// The change as a line.
    pub fn line(&self) -> String {
        let [before, after] = self.points.map(|(earned, of)| format!("{earned} of {of}"));
        format!("  {}, {}, {}: {before}, now {after}", self.name, self.sheet, self.label)
    }
}

/// The marks by the mended spec of what was asked by the old one, and what changes.
///
/// # Errors
/// Every fault of the answers, or why a sheet cannot be drawn.
pub fn compare(
    old: &Spec,
    mended: &Spec,
    answers: &Answers,
    roster: Option<&Roster>,
) -> Result<(Marks, Vec<Change>), ClassError> {
    let mut notes = answers.notes.clone();
    let rows = identified(old, answers, roster, &mut notes)?;
    let absent = who_is_absent(&rows, roster);
    let plans = Plans::of(old, rows.iter().map(|(id, _)| *id))?;
    let mut mended_plans: BTreeMap<u64, Plan> = BTreeMap::new();
    let mut verifier = Verifier::new();
    let mut students = Vec::new();
    let mut changes = Vec::new();
    for (id, row) in rows {
        let new = match mended_plans.entry(id.attempt) {
            Entry::Occupied(plan) => plan.into_mut(),
            Entry::Vacant(plan) => plan.insert(Plan::new(mended.clone(), id.attempt)?),
        };
        let (plan, shift) = plans.plan(&id, id.attempt);
        let sheet = Sheet::shifted(plan, shift, id.variant, id.attempt, &mut verifier)?;
        let new_points = new.points_to_earn();
        let mut items: Vec<ItemMarks> = Vec::new();
        let mut changed = Vec::new();
        for ((label, item), drawn) in marking::items(&sheet, plan).zip(sheet.drawn()) {
            let written = typed(answers, row, &label);
            let before = judged(&item, &written);
            let found = new.spec.exercises.iter().position(|exercise| exercise.id == item.exercise.id);
            let Some(place) = found else {
                note(&mut notes, format!("the corrected sheet has no exercise `{}`; its marks stay", item.exercise.id));
                items.push(item_marks(label, &item, written));
                continue;
            };
            let exercise = &new.spec.exercises[place];
            let question = match asks_alike(item.exercise, exercise) {
                true => Some(item.question.clone()),
                false => asked_again(exercise, item.question),
            };
            if question.is_none() {
                note(
                    &mut notes,
                    format!(
                        "the corrected exercise `{}` asks nothing about `{}`; its key stays",
                        exercise.id, item.question.position
                    ),
                );
            }
            let question = question.unwrap_or_else(|| item.question.clone());
            let before_it: u64 = new.spec.exercises[..place].iter().map(|exercise| exercise.count).sum();
            let worth = new_points.get((before_it + drawn.item.min(exercise.count - 1)) as usize).copied();
            let mended = Item { exercise, question: &question, points: worth.unwrap_or(item.points) };
            let after = item_marks(label.clone(), &mended, written);
            let of = |marked: &marking::Marked| (marked.earned(), marked.of());
            if of(&before) != of(&after.marked) {
                changed.push((label, [of(&before), of(&after.marked)]));
            }
            items.push(after);
        }
        let student = StudentMarks::new(row, id, items, roster);
        changes.extend(changed.into_iter().map(|(label, points)| Change {
            name: student.called(),
            sheet: id.to_string(),
            label,
            points,
        }));
        students.push(student);
    }
    notes.extend(columns(answers, &students)?);
    Ok((Marks { students, absent, notes }, changes))
}

/// A note, once.
fn note(notes: &mut Vec<String>, said: String) {
    if !notes.contains(&said) {
        notes.push(said);
    }
}

/// Whether two exercises have the same key to the same question.
fn asks_alike(one: &ExerciseSpec, other: &ExerciseSpec) -> bool {
    let games = |exercise: &ExerciseSpec| exercise.task.games.iter().map(|game| game.title()).collect::<Vec<_>>();
    one.kind.name == other.kind.name
        && games(one) == games(other)
        && one.task.play == other.task.play
        && one.task.unique == other.task.unique
}

/// The mended exercise about the same position, if it asks about it in the same words.
fn asked_again(exercise: &ExerciseSpec, question: &Question) -> Option<Question> {
    let widest = exercise.kind.widest(&exercise.task);
    let (game, numbers) = exercise.kind.read(&exercise.task, &question.position).ok()?;
    let candidate = Candidate { game, numbers };
    if !(exercise.kind.accepts)(&widest, &candidate) {
        return None;
    }
    let mut dice = Dice::new(Key::of(&[DRAWS]), 0).keeping_order();
    let again = exercise::pose(exercise.kind, &exercise.task, &candidate, &mut dice);
    (again.position == question.position).then_some(again)
}
