//! An exercise of a spec: its name, its kind, and the kind's task.
//!
//! Representation: an [`ExerciseSpec`] with every number inside the bounds that its kind states.
//! Failure: all faults of all exercises at once: every key is read before the first fault ends a reading.
//! Source: the keys that `schema` lists.

use std::ops::RangeInclusive;

use crate::document::{Points, Ruling};
use crate::exercise::{self, AnswerClass, Bounds, Candidate, Dice, Key, Kind, Settings, Task};
use crate::rules::{Play, Rules};
use crate::source::yaml::{Node, Value};
use crate::source::{Diagnostic, Fields, Reader, Span, Wording, quote};

use super::keys::{COMMON_KEYS, FORMS, KIND_KEYS, MOST_EXERCISES, MOST_ITEMS, MOST_LINES, MOST_QUESTIONS};
use super::library::Library;
use super::points;
use super::{author, games};

/// An exercise as its author asks for it.
#[derive(Clone)]
pub struct ExerciseSpec {
    /// Its stable name, which its randomness depends on.
    pub id: String,
    /// Its kind.
    pub kind: &'static Kind,
    /// What the kind is to do.
    pub task: Task,
    /// The sides on which answers fall, as many questions of each; `None` for answers as they come.
    pub sides: Vec<Option<AnswerClass>>,
    /// How many items, at least 1.
    pub count: u64,
    /// Points for each item.
    pub points: Option<Points>,
    /// The levels that are asked for.
    pub difficulty: Difficulty,
    /// Whether questions that can be answered at a glance are asked, too.
    pub easy: bool,
    /// Whether the nearest levels will do where those asked for do not exist.
    pub relax: bool,
    /// Whether questions are used again where fewer exist than sheets.
    pub repeat: bool,
    /// Whether answers are chosen instead of written.
    pub choice: bool,
    /// What is asked first, in every variant, as typed.
    pub positions: Vec<(Candidate, Span)>,
    /// The numbers of each game of the task that are never asked about.
    pub without: Vec<(usize, Vec<u64>)>,
    /// The author's own words before the question, as Markdown.
    pub text: Option<Wording>,
    /// Lines to write on below each question.
    pub lines: u64,
    /// How the room to work in is ruled that it gets from the rest of a page, if it gets any.
    pub ruling: Option<Ruling>,
    /// The place of the count, or the exercise.
    pub count_span: Span,
    /// The place of the size, or the exercise.
    pub size_span: Span,
}

impl ExerciseSpec {
    /// A candidate of a side as one of any class, as authors name it: where answers have sides, a position may be written
    /// with fewer numbers than it has.
    pub fn of_any_class(&self, side: &Task, candidate: &Candidate) -> Candidate {
        if side.class.is_none() {
            return candidate.clone();
        }
        let numbers = self.kind.subject.numbers(side, candidate);
        self.kind.subject.candidate(&self.task, candidate.game, &numbers)
    }

    /// All that decides what is drawn and what it earns, in one line: the same for every way to write it.
    pub fn meaning(&self) -> String {
        let ExerciseSpec { id, task, sides, count, points, difficulty, easy, relax, positions, without, .. } = self;
        let form = if self.choice { " choice" } else { "" };
        let Task { games, play, heaps, size, unique, ways, .. } = task;
        let games = games.iter().map(|game| match game.authored() {
            Some(author) => format!("{} {}", game.title(), author.meaning()),
            None => game.title(),
        });
        let games: Vec<String> = games.collect();
        let sides: Vec<&str> = sides.iter().map(|side| side.map_or("any", AnswerClass::name)).collect();
        let named: Vec<_> = positions.iter().map(|(candidate, _)| (candidate.game, &candidate.numbers)).collect();
        let (kind, points) = (self.kind.name, points.map(Points::quarters));
        let repeat = if self.repeat { " repeat" } else { "" };
        format!(
            "{id} {kind} {games:?} {play} {heaps:?} {size:?} {unique} {ways:?} {sides:?} {count} {points:?} \
             {difficulty:?} {easy} {relax} {named:?} {without:?}{repeat}{form}"
        )
    }
}

/// Which levels an author asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difficulty {
    /// The levels nearest 3 that allow enough variants for a class.
    Any,
    /// These two and all between them, spread evenly over the questions.
    Within(u8, u8),
    /// One for each question that is drawn.
    Each(Vec<u8>),
}

/// The exercises of a sheet, in order; none if any of them has a fault.
pub fn exercises(reader: &mut Reader<'_>, node: &Node, library: &Library<'_>) -> Option<Vec<ExerciseSpec>> {
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
        let (id, exercise) = exercise(reader, item, library);
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

/// The kind that an exercise names, if there is such a kind.
fn kind_of(node: &Node) -> Option<&'static Kind> {
    let Value::Map(entries) = &node.value else { return None };
    match &entries.iter().find(|(key, _)| key.name == "kind")?.1.value {
        Value::Scalar { text, .. } => exercise::kind(text),
        _ => None,
    }
}

/// The id of an exercise with its place, and all of the exercise, each as far as it has no fault.
fn exercise(
    reader: &mut Reader<'_>,
    node: &Node,
    library: &Library<'_>,
) -> (Option<(String, Span)>, Option<ExerciseSpec>) {
    let allowed: Vec<&str> = COMMON_KEYS.iter().chain(KIND_KEYS).copied().collect();
    // Of a kind that is known, only its own keys are worth naming.
    let own: Vec<&str> = match kind_of(node).map(|kind| (kind.settings)()) {
        Some(any) => allowed.iter().copied().filter(|key| !KIND_KEYS.contains(key) || any.has(key)).collect(),
        None => allowed.clone(),
    };
    let fields = reader.fields_naming(node, "an exercise", &allowed, &own);
    let id = fields.required(reader, "id").and_then(|node| Some((id(reader, node)?, node.span.clone())));
    let names: Vec<&str> = exercise::KINDS.iter().map(|kind| kind.name).collect();
    let kind = fields.required(reader, "kind");
    let kind =
        kind.and_then(|typed| kind_of(node).or_else(|| reader.one_of(typed, "kind", &names).and_then(exercise::kind)));
    let count = fields.get("count").map_or(Some(1), |node| reader.integer(node, 1..=MOST_ITEMS));
    let points = fields.get("points").and_then(|node| points::read(reader, node));
    let text = fields.get("text").and_then(|node| author::markdown(reader, node));
    let space = fields.get("space").map_or(Some((0, Some(Ruling::Squared))), |node| space(reader, node));
    let easy = fields.get("easy").map_or(Some(false), |node| reader.boolean(node));
    let relax = fields.get("relax").map_or(Some(false), |node| reader.boolean(node));
    let repeat = fields.get("repeat").map_or(Some(false), |node| reader.boolean(node));
    let form = fields.get("form").map_or(Some(FORMS[0]), |node| reader.one_of(node, "form", &FORMS));
    let task = match kind {
        Some(kind) => task(reader, &fields, kind, library),
        None => {
            // The kind is not known, but faults of its settings can be.
            for key in ["heaps", "size"] {
                fields.get(key).and_then(|node| reader.range(node, 0..=u64::MAX));
            }
            fields.get("unique").and_then(|node| reader.boolean(node));
            fields.get("play").and_then(|node| reader.one_of(node, "play", &["normal", "misere"]));
            None
        }
    };
    let typed = |reader: &mut Reader<'_>, key: &str| match (fields.get(key), kind.zip(task.as_ref())) {
        (Some(node), Some((kind, (task, _)))) => positions(reader, node, kind, task),
        _ => Some(Vec::new()),
    };
    let (positions, without) = (typed(reader, "positions"), typed(reader, "without"));
    let asked = positions.as_ref().map_or(0, Vec::len) as u64;
    if let (Some(node), Some(count)) = (fields.get("positions"), count.filter(|count| *count < asked)) {
        let message = format!("{asked} positions are more than `count`, which is {count}");
        let help = format!("write `count: {asked}`, or leave some out");
        reader.fault(Diagnostic::new("bad-count", node.span.clone(), message, help));
    }
    let difficulty = fields
        .get("difficulty")
        .map_or(Some(Difficulty::Any), |node| difficulty(reader, node, count.map(|count| count.saturating_sub(asked))));
    let span_of = |key: &str| fields.get(key).map_or_else(|| fields.start(), |node| node.span.clone());
    let whole = || {
        let (task, sides) = task?;
        let subject = kind?.subject;
        Some(ExerciseSpec {
            id: id.as_ref()?.0.clone(),
            kind: kind?,
            sides,
            count: count?,
            points,
            difficulty: difficulty?,
            easy: easy?,
            relax: relax?,
            repeat: repeat?,
            choice: form? == FORMS[1],
            positions: positions?,
            without: without?.iter().map(|(one, _)| (one.game, subject.numbers(&task, one))).collect(),
            task,
            text,
            lines: space?.0,
            ruling: space?.1,
            count_span: span_of("count"),
            size_span: span_of("size"),
        })
    };
    let exercise = whole();
    (id, exercise)
}

/// Lines to write on, or how the rest of a page is ruled.
fn space(reader: &mut Reader<'_>, node: &Node) -> Option<(u64, Option<Ruling>)> {
    match &node.value {
        Value::Scalar { text, .. } if text.parse::<f64>().is_err() => {
            let [(squared, _), (ruled, _)] = Ruling::NAMES;
            let named = reader.one_of(node, "space", &["none", squared, ruled])?;
            Some((0, Ruling::NAMES.iter().find(|(name, _)| *name == named).map(|&(_, ruling)| ruling)))
        }
        _ => Some((reader.integer(node, 0..=MOST_LINES)?, None)),
    }
}

/// One level, a range of them, or a list with one for each question that is drawn.
fn difficulty(reader: &mut Reader<'_>, node: &Node, drawn: Option<u64>) -> Option<Difficulty> {
    let Value::List(_) = node.value else {
        let (least, most) = reader.range(node, 1..=5)?.into_inner();
        return Some(Difficulty::Within(least as u8, most as u8));
    };
    let items = reader.list(node);
    let levels: Vec<Option<u64>> = items.iter().map(|item| reader.integer(item, 1..=5)).collect();
    let levels = levels.into_iter().map(|level| level.map(|level| level as u8)).collect::<Option<Vec<u8>>>()?;
    match drawn {
        Some(drawn) if drawn != levels.len() as u64 => {
            let message = format!("{} levels for {drawn} questions that are drawn", levels.len());
            let help = "write one level for each, or one range for all, like `3..4`";
            reader.refuse(&node.span, "bad-count", message, help)
        }
        _ => Some(Difficulty::Each(levels)),
    }
}

/// Positions that an author names, as candidates of a task without a class.
fn positions(reader: &mut Reader<'_>, node: &Node, kind: &Kind, task: &Task) -> Option<Vec<(Candidate, Span)>> {
    let items = match &node.value {
        Value::List(_) => reader.list(node),
        _ => std::slice::from_ref(node),
    };
    let mut found: Vec<(Candidate, Span)> = Vec::new();
    let mut clean = true;
    for item in items {
        let Some(text) = reader.string(item) else {
            clean = false;
            continue;
        };
        let subject = kind.subject;
        let read = kind.read(task, text).map(|(game, numbers)| subject.candidate(task, game, &numbers));
        let known = |one: &Candidate| {
            found
                .iter()
                .any(|(other, _)| one.game == other.game && subject.numbers(task, one) == subject.numbers(task, other))
        };
        let (message, help) = match read {
            Ok(one) if !known(&one) => {
                found.push((one, item.span.clone()));
                continue;
            }
            Ok(_) => (format!("{} appears twice in the list", quote(text)), "keep one of the two".to_owned()),
            Err(message) => (message, like(kind, task)),
        };
        clean = false;
        reader.fault(Diagnostic::new("bad-position", item.span.clone(), message, help));
    }
    clean.then_some(found)
}

/// How many candidates are looked at for an example.
const LOOKED_AT: usize = 200;

/// What to write: a position that the exercise could draw itself.
fn like(kind: &Kind, task: &Task) -> String {
    let space = (kind.space)(task);
    let fits = |candidate: &Candidate| (kind.accepts)(task, candidate) && (kind.degenerate)(task, candidate).is_none();
    // From the middle on, because the first candidates are small.
    let candidates = (space.size() / 2..space.size()).take(LOOKED_AT).map(|rank| space.at(rank));
    let example = candidates.into_iter().find(fits).and_then(|candidate| {
        let mut dice = Dice::new(Key::of(&["example"]), 0);
        let posed = (kind.pose)(task, &candidate, &mut dice).position;
        // A question may show more than its numbers, which are what is read.
        let numbers: Vec<String> = candidate.numbers.iter().map(u64::to_string).collect();
        let typed = format!("{} {}", kind.subject.topic(task, candidate.game), numbers.join(" "));
        [posed, typed].into_iter().find(|text| kind.read(task, text).is_ok())
    });
    let start = "write positions of this exercise";
    example.map_or_else(|| start.to_owned(), |text| format!("{start}, like `{text}`"))
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
fn task(
    reader: &mut Reader<'_>,
    fields: &Fields<'_>,
    kind: &Kind,
    library: &Library<'_>,
) -> Option<(Task, Vec<Option<AnswerClass>>)> {
    let any = (kind.settings)();
    let mut clean = true;
    for &key in KIND_KEYS {
        if let (Some(span), false) = (fields.key_span(key), any.has(key)) {
            let known: Vec<String> =
                KIND_KEYS.iter().filter(|key| any.has(key)).map(|key| format!("`{key}`")).collect();
            let message = format!("the kind `{}` takes no `{key}`", kind.name);
            let help = format!("remove the line; besides the common keys this kind takes {}", known.join(", "));
            reader.fault(Diagnostic::new("key-not-for-kind", span, message, help));
            clean = false;
        }
    }
    let given = |key: &str| fields.get(key).filter(|_| any.has(key));
    let games = given("game").map(|node| games::read(reader, node, kind, library));
    let settings = match &games {
        Some(Some(games)) => kind.settings_for(&games[0]),
        Some(None) => any,
        None => Task::of(&any).settings(kind),
    };
    let default = Task::of(&settings);
    let authored = games.iter().flatten().flatten().find_map(|game| game.authored());
    let usual = authored.map_or(default.play, |author| author.play());
    let play = given("play").map_or(Some(usual), |node| {
        Some(if reader.one_of(node, "play", &["normal", "misere"])? == "misere" { Play::Misere } else { Play::Normal })
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
        let name = if game.summands().is_empty() { game.name().to_owned() } else { game.title() };
        let message = format!("`{name}` has no misère play here");
        refuse("play", "no-misere", message, "use `game: nim` for misère play, or remove the line");
    }
    if let Some(author) = game.authored().filter(|author| author.play() != play) {
        let message = format!("`{}` is stated in {} play", game.title(), author.play());
        refuse("play", "no-misere", message, "remove the line; the block says who wins");
    }
    if settings.heaps.is_none() {
        let title = game.title();
        let (message, help) = match game.shape().parts.1 {
            1 if game.authored().is_none() => (
                format!("`{title}` is played with one heap"),
                format!("write `game: 2 * {title}` for two heaps, `3 * {title}` for three, or remove the line"),
            ),
            _ => (format!("positions of `{title}` take no number of heaps"), "remove the line".to_owned()),
        };
        refuse("heaps", "key-not-for-game", message, &help);
    }
    clean
}

/// The classes that questions are drawn from.
fn classes(reader: &mut Reader<'_>, node: &Node, known: &'static [AnswerClass]) -> Option<Vec<Option<AnswerClass>>> {
    let names: Vec<&str> = ["any", "mixed"].into_iter().chain(known.iter().map(|class| class.name())).collect();
    let chosen = reader.one_of(node, "verdict", &names)?;
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
    let chosen = reader.one_of(node, "by", &[&["mixed"], known].concat())?;
    Some(if chosen == "mixed" { known.to_vec() } else { vec![chosen] })
}
