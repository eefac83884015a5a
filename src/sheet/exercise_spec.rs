//! An exercise of a spec: its name, its kind, and the kind's task.
//!
//! Representation: an [`ExerciseSpec`] with every number inside the bounds that its kind states.
//! Failure: all faults of all exercises at once: every key is read before the first fault ends a reading.
//! Source: the keys that `schema` lists.

use std::ops::RangeInclusive;

use crate::exercise::{self, AnswerClass, Bounds, Kind, Settings, Task};
use crate::rules::{Play, Rules};
use crate::source::yaml::{Node, Value};
use crate::source::{Diagnostic, Fields, Reader, Span, Wording, quote};

use super::keys::{COMMON_KEYS, KIND_KEYS, MOST_EXERCISES, MOST_ITEMS, MOST_LINES, MOST_QUESTIONS};
use super::points::quarters;
use super::{author, games};

/// An exercise as its author asks for it.
#[derive(Clone)]
pub struct ExerciseSpec {
    /// Its stable name, which its randomness depends on.
    pub id: String,
    /// Its kind.
    pub kind: &'static dyn Kind,
    /// What the kind is to do.
    pub task: Task,
    /// The classes of answers, as many questions of each; `None` for answers as they come.
    pub classes: Vec<Option<AnswerClass>>,
    /// How many items, at least 1.
    pub count: u64,
    /// Points for each item, in quarters.
    pub points: Option<u64>,
    /// The least and the largest difficulty.
    pub difficulty: Option<(u8, u8)>,
    /// The author's own words before the question, as Markdown.
    pub text: Option<Wording>,
    /// Lines to write on below the question.
    pub space: u64,
    /// The place of the count, or the exercise.
    pub count_span: Span,
    /// The place of the size, or the exercise.
    pub size_span: Span,
}

/// The exercises of a sheet, in order; none if any of them has a fault.
pub fn exercises(reader: &mut Reader<'_>, node: &Node) -> Option<Vec<ExerciseSpec>> {
    let items = reader.list(node);
    if let Value::List(_) = node.value
        && !(1..=MOST_EXERCISES).contains(&items.len())
    {
        let message = format!("a sheet has 1 to {MOST_EXERCISES} exercises, this one has {}", items.len());
        let (span, help) = match items.get(MOST_EXERCISES) {
            Some(first) => (first.span.clone(), "move the exercises from here on to another sheet"),
            None => (node.span.clone(), "begin each exercise with `- id: …`"),
        };
        reader.fault(Diagnostic::new("bad-count", span, message, help));
    }
    let mut ids: Vec<(String, Span)> = Vec::new();
    let mut read = Vec::new();
    for item in items.iter().take(MOST_EXERCISES) {
        let (id, exercise) = exercise(reader, item);
        if let Some((id, span)) = id {
            if let Some((_, first)) = ids.iter().find(|(known, _)| *known == id) {
                let message = format!("the id `{id}` is taken by another exercise");
                let help = "give each exercise an id of its own; its randomness depends on it";
                let fault = Diagnostic::new("duplicate-id", span.clone(), message, help);
                reader.fault(fault.with_note(first.clone(), "first used here"));
            }
            ids.push((id, span));
        }
        read.push(exercise);
    }
    let read = read.into_iter().collect::<Option<Vec<ExerciseSpec>>>().filter(|read| !read.is_empty())?;
    let questions: u64 = read.iter().map(|exercise| exercise.count).sum();
    if questions > MOST_QUESTIONS {
        let mut sum = 0;
        let over = read.iter().find(|exercise| {
            sum += exercise.count;
            sum > MOST_QUESTIONS
        });
        let message = format!("a sheet has at most {MOST_QUESTIONS} questions, and these exercises have {questions}");
        let span = over.map_or_else(|| node.span.clone(), |exercise| exercise.count_span.clone());
        let help = "lower `count`, or make several variants of a shorter sheet";
        reader.fault(Diagnostic::new("too-many", span, message, help));
    }
    Some(read)
}

/// The id of an exercise with its place, and all of the exercise, each as far as it has no fault.
fn exercise(reader: &mut Reader<'_>, node: &Node) -> (Option<(String, Span)>, Option<ExerciseSpec>) {
    let allowed: Vec<&str> = COMMON_KEYS.iter().chain(KIND_KEYS).copied().collect();
    let fields = reader.fields(node, "an exercise", &allowed);
    let id = fields.required(reader, "id").and_then(|node| Some((id(reader, node)?, node.span.clone())));
    let names: Vec<&str> = exercise::KINDS.iter().map(|kind| kind.about().name).collect();
    let kind = fields.required(reader, "kind").and_then(|node| reader.one_of(node, &names)).and_then(exercise::kind);
    let count = fields.get("count").map_or(Some(1), |node| reader.integer(node, 1..=MOST_ITEMS));
    let points = fields.get("points").and_then(|node| quarters(reader, node));
    let difficulty = fields.get("difficulty").and_then(|node| reader.range(node, 1..=5));
    let text = fields.get("text").and_then(|node| author::markdown(reader, node));
    let space = fields.get("space").map_or(Some(0), |node| reader.integer(node, 0..=MOST_LINES));
    let task = match kind {
        Some(kind) => task(reader, &fields, kind),
        None => {
            // The kind is not known, but faults of its settings can be.
            for key in ["heaps", "size"] {
                fields.get(key).and_then(|node| reader.range(node, 0..=u64::MAX));
            }
            fields.get("unique").and_then(|node| reader.boolean(node));
            fields.get("play").and_then(|node| reader.one_of(node, &["normal", "misere"]));
            None
        }
    };
    let span_of = |key: &str| fields.get(key).map_or_else(|| fields.start(), |node| node.span.clone());
    let whole = || {
        let (task, classes) = task?;
        Some(ExerciseSpec {
            id: id.as_ref()?.0.clone(),
            kind: kind?,
            task,
            classes,
            count: count?,
            points,
            difficulty: difficulty.map(|range| (*range.start() as u8, *range.end() as u8)),
            text,
            space: space?,
            count_span: span_of("count"),
            size_span: span_of("size"),
        })
    };
    let exercise = whole();
    (id, exercise)
}

/// Letters, digits, hyphens and underscores, 1 to 40 of them.
fn id(reader: &mut Reader<'_>, node: &Node) -> Option<String> {
    let text = reader.string(node)?;
    let fine = |character: char| character.is_alphanumeric() || character == '-' || character == '_';
    if text.is_empty() || text.chars().count() > 40 || !text.chars().all(fine) {
        let message =
            if text.is_empty() { "the id is empty".to_owned() } else { format!("{} cannot be an id", quote(text)) };
        let help = "use 1 to 40 letters, digits, `-` and `_`, like `id: two-heaps`";
        return reader.refuse(&node.span, "bad-id", message, help);
    }
    Some(text.to_owned())
}

/// What an exercise asks of its kind.
fn task(reader: &mut Reader<'_>, fields: &Fields<'_>, kind: &dyn Kind) -> Option<(Task, Vec<Option<AnswerClass>>)> {
    let about = kind.about();
    let any = about.settings;
    let mut clean = true;
    for &key in KIND_KEYS {
        if let (Some(span), false) = (fields.key_span(key), any.has(key)) {
            let known: Vec<String> =
                KIND_KEYS.iter().filter(|key| any.has(key)).map(|key| format!("`{key}`")).collect();
            let message = format!("the kind `{}` takes no `{key}`", about.name);
            let help = format!("remove the line; besides the common keys this kind takes {}", known.join(", "));
            reader.fault(Diagnostic::new("key-not-for-kind", span, message, help));
            clean = false;
        }
    }
    let given = |key: &str| fields.get(key).filter(|_| any.has(key));
    let games = given("game").map(|node| games::read(reader, node, &about));
    let settings = match &games {
        Some(Some(games)) => kind.settings_for(&games[0]),
        Some(None) => any,
        None => Task::of(&any).settings(kind),
    };
    let default = Task::of(&settings);
    let play = given("play").map_or(Some(default.play), |node| {
        Some(if reader.one_of(node, &["normal", "misere"])? == "misere" { Play::Misere } else { Play::Normal })
    });
    let mut range = |key, bounds: Option<Bounds>, default| match given(key).zip(bounds) {
        Some((node, within)) => reader.range(node, within.least..=within.most).map(RangeInclusive::into_inner),
        None => Some(default),
    };
    let heaps = range("heaps", settings.heaps, default.heaps);
    let size = range("size", Some(settings.size), default.size);
    let unique = given("unique").map_or(Some(default.unique), |node| reader.boolean(node));
    let classes =
        given("verdict").map_or_else(|| Some(mixed(settings.classes)), |node| classes(reader, node, settings.classes));
    let ways = given("by").map_or(Some(default.ways), |node| ways(reader, node, settings.ways));

    // Diagnostics are all reported by now, so the first of them may end the reading.
    let (games, play) = (games.unwrap_or(Some(default.games))?, play?);
    if let Some(game) = games.first() {
        clean &= fits_game(reader, fields, game, play, &settings);
    }
    let task = Task { games, play, heaps: heaps?, size: size?, unique: unique?, class: None, ways: ways? };
    let classes = classes?;
    clean.then_some((task, classes))
}

/// Whether the other keys suit the game; if they do not, the faults are reported.
fn fits_game(reader: &mut Reader<'_>, fields: &Fields<'_>, game: &Rules, play: Play, settings: &Settings) -> bool {
    let mut clean = true;
    let mut refuse = |key: &str, code, message: String, help: &str| {
        let Some(node) = fields.get(key) else { return };
        reader.fault(Diagnostic::new(code, node.span.clone(), message, help));
        clean = false;
    };
    if play == Play::Misere && !exercise::games::entry(game).misere {
        let message = format!("`{}` has no misère play here", game.name());
        refuse("play", "no-misere", message, "use `game: nim` for misère play, or remove the line");
    }
    if settings.heaps.is_none() {
        let message = match game.shape().parts.1 {
            1 => format!("`{}` is played with one heap", game.title()),
            _ => format!("positions of `{}` take no number of heaps", game.title()),
        };
        refuse("heaps", "key-not-for-game", message, "remove the line");
    }
    clean
}

/// The classes that questions are drawn from.
fn classes(reader: &mut Reader<'_>, node: &Node, known: &'static [AnswerClass]) -> Option<Vec<Option<AnswerClass>>> {
    let names: Vec<&str> = ["any", "mixed"].into_iter().chain(known.iter().map(|class| class.name())).collect();
    let chosen = reader.one_of(node, &names)?;
    Some(match known.iter().find(|class| class.name() == chosen) {
        Some(&class) => vec![Some(class)],
        None if chosen == "any" => vec![None],
        None => mixed(known),
    })
}

/// As many of each class.
fn mixed(classes: &[AnswerClass]) -> Vec<Option<AnswerClass>> {
    if classes.is_empty() { vec![None] } else { classes.iter().copied().map(Some).collect() }
}

fn ways(reader: &mut Reader<'_>, node: &Node, known: &[&'static str]) -> Option<Vec<&'static str>> {
    let chosen = reader.one_of(node, &[&["mixed"], known].concat())?;
    Some(if chosen == "mixed" { known.to_vec() } else { vec![chosen] })
}
