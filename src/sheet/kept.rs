//! What a class was asked: kept with its spec, so that an edit changes no question that it need not change.
//!
//! Representation: of each sheet that was printed the digest of its id and, of each question in order, its candidate and the
//! number that its dice are thrown with. In YAML a question is `nim 3 5 7`, with `@ 12` after it where the number is not
//! that of its place.
//! Failure: faults of the text, each at its place.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::exercise::{Candidate, FORMAT, FORMER, Space};
use crate::source::yaml::{Node, Value};
use crate::source::{Diagnostic, Fields, Reader, quote};

use super::exercise_spec::ExerciseSpec;
use super::id::SheetId;
use super::profile::Shift;

/// A question that was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// What it is made of.
    pub candidate: Candidate,
    /// What its dice are thrown with.
    pub number: u64,
}

/// A sheet that was printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptSheet {
    /// The digest of its id.
    pub digest: u32,
    /// Its questions, by exercise and item.
    pub asked: Vec<Vec<Asked>>,
}

/// The sheets of a class.
#[derive(Clone, Debug, Default)]
pub struct Kept {
    /// By the shift and the variant of whose they are.
    pub sheets: BTreeMap<(Shift, u64), KeptSheet>,
}

impl Asked {
    /// As it is kept; `usual` is the number of its place.
    pub fn text(&self, exercise: &ExerciseSpec, usual: u64) -> String {
        let mut text = exercise.kind.subject.topic(&exercise.task, self.candidate.game);
        for number in &self.candidate.numbers {
            let _ = write!(text, " {number}");
        }
        if self.number != usual {
            let _ = write!(text, " @ {}", self.number);
        }
        text
    }

    /// Reads what [`Asked::text`] wrote; none if it is not a question of the exercise, whose candidates are a
    /// space.
    pub fn read(exercise: &ExerciseSpec, space: &Space, text: &str, usual: u64) -> Option<Asked> {
        let (text, number) = match text.rsplit_once(" @ ") {
            Some((text, number)) => (text, number.parse().ok()?),
            None => (text, usual),
        };
        let ExerciseSpec { kind, task, .. } = exercise;
        let candidate = |game: usize| {
            let numbers = text.strip_prefix(&kind.subject.topic(task, game))?;
            let numbers = numbers.split_whitespace().map(str::parse).collect::<Result<Vec<u64>, _>>().ok()?;
            let candidate = Candidate { game, numbers };
            let is_one = space.contains(game, &candidate.numbers) && (kind.accepts)(task, &candidate);
            is_one.then_some(candidate)
        };
        let candidate = (0..task.games.len().max(1)).find_map(candidate)?;
        Some(Asked { candidate, number })
    }
}

/// What was asked in an exercise of a sheet, as it is kept.
pub fn lines(exercise: &ExerciseSpec, variant: u64, asked: &[Asked]) -> Vec<String> {
    let line = |(item, asked): (u64, &Asked)| asked.text(exercise, usual_number(exercise, variant, item));
    (0..).zip(asked).map(line).collect()
}

/// The number of an item of an exercise in a variant, which decides its dice.
pub fn usual_number(exercise: &ExerciseSpec, variant: u64, item: u64) -> u64 {
    // What the author names is the same in every variant.
    if item < exercise.positions.len() as u64 {
        return item;
    }
    // As many variants as fit into a number; only an exercise whose questions are all named has more.
    variant.wrapping_mul(exercise.count).wrapping_add(item)
}

impl Kept {
    /// What a student was asked in an item of an exercise.
    pub fn asked(&self, (shift, variant): (Shift, u64), exercise: usize, item: u64) -> Option<&Asked> {
        self.sheets.get(&(shift, variant))?.asked.get(exercise)?.get(item as usize)
    }

    /// As lines of YAML; nothing where nothing is kept.
    pub fn yaml(&self, exercises: &[ExerciseSpec]) -> Vec<String> {
        let mut lines = Vec::new();
        let quoted = |text: &str| serde_json::Value::from(text).to_string();
        if !self.sheets.is_empty() {
            lines.extend([format!("format: {FORMAT}"), "kept:".to_owned()]);
        }
        for (&(shift, variant), sheet) in &self.sheets {
            let id = SheetId { digest: sheet.digest, attempt: 0, variant };
            let level = if shift == Shift::None { String::new() } else { format!(", level: {}", shift.number()) };
            let of = |(exercise, asked): (&ExerciseSpec, &Vec<Asked>)| self::lines(exercise, variant, asked);
            let asked: Vec<String> = exercises.iter().zip(&sheet.asked).flat_map(of).collect();
            let asked: Vec<String> = asked.iter().map(|text| quoted(text)).collect();
            lines.push(format!("- {{sheet: {id}{level}, asked: [{}]}}", asked.join(", ")));
        }
        lines
    }

    /// Reads what [`Kept::yaml`] wrote.
    pub fn read(reader: &mut Reader<'_>, fields: &Fields<'_>, exercises: &[ExerciseSpec]) -> Option<Kept> {
        let mut kept = Kept::default();
        let mut clean = fields.get("kept").is_none_or(|node| is_drawn_here(reader, fields, node));
        let spaces: Vec<Space> = match fields.get("kept") {
            Some(_) => exercises.iter().map(|exercise| (exercise.kind.space)(&exercise.task)).collect(),
            None => Vec::new(),
        };
        for node in fields.get("kept").map_or(&[][..], |node| reader.list(node)) {
            match sheet(reader, node, (exercises, &spaces)) {
                Some((whose, sheet)) => {
                    kept.sheets.insert(whose, sheet);
                }
                None => clean = false,
            }
        }
        clean.then_some(kept)
    }
}

/// Whether this release draws the sheets that are kept as they were printed.
fn is_drawn_here(reader: &mut Reader<'_>, fields: &Fields<'_>, kept: &Node) -> bool {
    let node = fields.get("format");
    let format = node.and_then(|node| reader.string(node)).unwrap_or_default();
    if format == FORMAT {
        return true;
    }
    let of = match FORMER.iter().find(|(former, _)| *former == format) {
        Some((_, releases)) => format!("nimbook {releases}"),
        None => "another release".to_owned(),
    };
    let message = format!("these sheets were printed by {of}, and this one may draw other questions");
    let help = format!("use {of} for them, or delete `kept` to print new ones");
    reader.fault(Diagnostic::new("other-format", node.unwrap_or(kept).span.clone(), message, help));
    false
}

/// A sheet that was printed, and whose it is.
fn sheet(
    reader: &mut Reader<'_>,
    node: &Node,
    (exercises, spaces): (&[ExerciseSpec], &[Space]),
) -> Option<((Shift, u64), KeptSheet)> {
    const HELP: &str = "`nimbook class` writes these lines; take them from a copy of the file, or delete them";
    let fields = reader.fields(node, "a sheet that is kept", &["sheet", "level", "asked"]);
    let id = fields.required(reader, "sheet")?;
    let Some(SheetId { digest, variant, .. }) = reader.string(id)?.parse().ok() else {
        return reader.refuse(&id.span, "bad-id", "this is not a sheet id", HELP);
    };
    let shift = match fields.get("level").map(|node| &node.value) {
        Some(Value::Scalar { text, .. }) => Shift::ALL.into_iter().find(|shift| shift.number().to_string() == *text),
        Some(_) => None,
        None => Some(Shift::None),
    };
    let Some(shift) = shift else {
        return reader.refuse(&node.span, "bad-level", "a level is -1 or 1", HELP);
    };
    let node = fields.required(reader, "asked")?;
    let items = reader.list(node);
    let count: u64 = exercises.iter().map(|exercise| exercise.count).sum();
    if items.len() as u64 != count {
        let message = format!("{} questions are kept of a sheet that has {count}", items.len());
        return reader.refuse(&node.span, "bad-count", message, HELP);
    }
    let mut left = items.iter();
    let mut asked = Vec::new();
    for (exercise, space) in exercises.iter().zip(spaces) {
        let mut own = Vec::new();
        for (item, node) in (0..exercise.count).zip(left.by_ref()) {
            let text = reader.string(node)?;
            // What the author names is in the exercise.
            if let Some((candidate, _)) = exercise.positions.get(item as usize) {
                own.push(Asked { candidate: candidate.clone(), number: item });
                continue;
            }
            let Some(one) = Asked::read(exercise, space, text, usual_number(exercise, variant, item)) else {
                let message = format!("{} is no question of `{}`", quote(text), exercise.id);
                return reader.refuse(&node.span, "bad-position", message, HELP);
            };
            own.push(one);
        }
        asked.push(own);
    }
    Some(((shift, variant), KeptSheet { digest, asked }))
}
