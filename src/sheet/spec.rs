//! A sheet as its author writes it: YAML in, a checked [`Spec`] or every fault of it out.
//!
//! Representation: every number is inside the bounds that its kind states; the places of what can
//! still turn out wrong (too few candidates, out of reach) are kept as spans.
//! Failure: all faults of the text at once; nothing is guessed.

use crate::document::Paper;
use crate::exercise::{self, Kind, Side, Task, Wanted};
use crate::rules::{self, Play, Rules};
use crate::source::yaml::{Node, Value};
use crate::source::{Fault, Faults, Fields, Reader, Span, Text, Wording};

use super::author;

/// The keys of a sheet.
pub const SHEET_KEYS: &[&str] = &["title", "seed", "intro", "points", "paper", "exercises"];

/// The keys that every exercise may have.
pub const COMMON_KEYS: &[&str] = &["id", "kind", "count", "points", "difficulty", "text", "space"];

/// The keys that some kinds take.
pub const KIND_KEYS: &[&str] = &["game", "play", "heaps", "size", "unique", "verdict", "by"];

/// The most items of one exercise.
pub const MOST_ITEMS: u64 = 500;

/// The most exercises of a sheet.
pub const MOST_EXERCISES: usize = 100;

/// The most lines to write on below an exercise.
pub const MOST_LINES: u64 = 40;

/// The languages in which an author may word titles and texts.
pub const AUTHOR_LANGUAGES: &[&str] = &["en", "he", "hu"];

/// A sheet without faults.
#[derive(Clone)]
pub struct Spec {
    /// The text it was read from.
    pub text: Text,
    /// The title in each language, or one for all.
    pub title: Wording,
    /// What decides all draws.
    pub seed: String,
    /// Markdown before the first exercise.
    pub intro: Option<Wording>,
    /// All points together, in quarters.
    pub points: Option<u64>,
    /// The paper.
    pub paper: Paper,
    /// The exercises, at least one.
    pub exercises: Vec<Asked>,
}

/// An exercise as asked for.
#[derive(Clone)]
pub struct Asked {
    /// Its stable name, which its randomness depends on.
    pub id: String,
    /// Its kind.
    pub kind: &'static dyn Kind,
    /// What is asked of the kind.
    pub task: Task,
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
    /// Where the count stands, or the exercise.
    pub count_span: Span,
    /// Where the size stands, or the exercise.
    pub size_span: Span,
}

/// Reads a sheet.
///
/// # Errors
/// Every fault of the text.
pub fn read(text: &Text) -> Result<Spec, Faults> {
    let (mut reader, node) = Reader::open(text);
    let spec = node.and_then(|node| sheet(&mut reader, &node));
    reader.finish(spec)
}

fn sheet(reader: &mut Reader<'_>, node: &Node) -> Option<Spec> {
    let fields = reader.fields(node, "a sheet", SHEET_KEYS);
    let title = fields.required(reader, "title").and_then(|node| title(reader, node));
    let seed = fields.required(reader, "seed").and_then(|node| name(reader, node, "seed"));
    let intro = fields.get("intro").and_then(|node| author::markdown(reader, node));
    let points = fields.get("points").and_then(|node| quarters(reader, node));
    let paper = fields.get("paper").map(|node| reader.one_of(node, &["a4", "letter"]));
    let exercises = fields.required(reader, "exercises").and_then(|node| exercises(reader, node));
    let exercises = exercises?;
    if let (Some(total), Some(node)) = (points, fields.get("points")) {
        let own: Vec<(Option<u64>, u64)> = exercises.iter().map(|asked| (asked.points, asked.count)).collect();
        if let Err(spent) = super::points::share(Some(total), &own) {
            reader.fault(Fault::new(
                "points-do-not-add-up",
                node.span.clone(),
                format!("the exercises' own points take {} of {}", shown(spent), shown(total)),
                "raise `points` of the sheet so that every item has some, or lower those of the exercises",
            ));
        }
    }
    Some(Spec {
        text: reader.text().clone(),
        title: title?,
        seed: seed?,
        intro,
        points,
        paper: if paper.flatten() == Some("letter") { Paper::Letter } else { Paper::A4 },
        exercises,
    })
}

fn title(reader: &mut Reader<'_>, node: &Node) -> Option<Wording> {
    let title = reader.wording(node, AUTHOR_LANGUAGES)?;
    let texts: Vec<(&str, &Span)> = match &title {
        Wording::Same { text, span } => vec![(text.as_str(), span)],
        Wording::Each(wordings) => wordings.iter().map(|(_, text, span)| (text.as_str(), span)).collect(),
    };
    let faulty = texts.into_iter().find_map(|(text, span)| {
        let fault = if text.trim().is_empty() {
            Some(("is empty", "write what stands at the top of the page"))
        } else if text.chars().count() > 200 || text.contains('\n') {
            Some(("is longer than a line", "keep it on one line, at most 200 characters; more fits into `intro`"))
        } else {
            None
        };
        fault.map(|(message, help)| (span.clone(), message, help))
    });
    if let Some((span, message, help)) = faulty {
        reader.fault(Fault::new("bad-title", span, format!("the title {message}"), help));
        return None;
    }
    Some(title)
}

/// A text that is not empty and not longer than 100 characters.
fn name(reader: &mut Reader<'_>, node: &Node, what: &str) -> Option<String> {
    let text = reader.string(node)?;
    if text.trim().is_empty() || text.chars().count() > 100 {
        let message = format!("a {what} has 1 to 100 characters");
        reader.fault(Fault::new("bad-text", node.span.clone(), message, format!("write `{what}: spring-2026`")));
        return None;
    }
    Some(text.to_owned())
}

/// Points with at most two decimals that are quarters, above 0 and at most 1000.
fn quarters(reader: &mut Reader<'_>, node: &Node) -> Option<u64> {
    let text = reader.string(node)?;
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    let part = match part {
        "0" | "00" => Some(0),
        "25" => Some(1),
        "5" | "50" => Some(2),
        "75" => Some(3),
        _ => None,
    };
    let whole = whole.parse::<u64>().ok().filter(|&whole| whole <= 1000 && !text.starts_with('+'));
    match whole.zip(part).map(|(whole, part)| whole * 4 + part).filter(|&points| points > 0) {
        Some(points) => Some(points),
        None => {
            reader.fault(Fault::new(
                "bad-points",
                node.span.clone(),
                format!("expected points, found {}", crate::source::quote(text)),
                "write quarters of a point up to 1000, like `20`, `2.5` or `0.75`",
            ));
            None
        }
    }
}

/// Quarters as people write them.
pub fn shown(quarters: u64) -> String {
    let part = ["", ".25", ".5", ".75"][(quarters % 4) as usize];
    format!("{}{part}", quarters / 4)
}

fn exercises(reader: &mut Reader<'_>, node: &Node) -> Option<Vec<Asked>> {
    let items = reader.list(node);
    if let Value::List(items) = &node.value
        && (items.is_empty() || items.len() > MOST_EXERCISES)
    {
        let message = format!("a sheet has 1 to {MOST_EXERCISES} exercises, this one has {}", items.len());
        reader.fault(Fault::new("bad-count", node.span.clone(), message, "begin each exercise with `- id: …`"));
    }
    let mut read: Vec<(Asked, Span)> = Vec::new();
    for item in items.iter().take(MOST_EXERCISES) {
        let Some((asked, span)) = exercise(reader, item) else { continue };
        if let Some((_, first)) = read.iter().find(|(known, _)| known.id == asked.id) {
            let message = format!("the id `{}` is taken by another exercise", asked.id);
            let help = "give each exercise an id of its own; its randomness depends on it";
            reader.fault(
                Fault::new("duplicate-id", span.clone(), message, help).with_note(first.clone(), "first used here"),
            );
        }
        read.push((asked, span));
    }
    (!read.is_empty()).then(|| read.into_iter().map(|(asked, _)| asked).collect())
}

/// An exercise and the place of its id.
fn exercise(reader: &mut Reader<'_>, node: &Node) -> Option<(Asked, Span)> {
    let allowed: Vec<&str> = COMMON_KEYS.iter().chain(KIND_KEYS).copied().collect();
    let fields = reader.fields(node, "an exercise", &allowed);
    let id_node = fields.required(reader, "id");
    let id = id_node.and_then(|node| id(reader, node));
    let names: Vec<&str> = exercise::KINDS.iter().map(|kind| kind.name()).collect();
    let kind = fields.required(reader, "kind").and_then(|node| reader.one_of(node, &names)).and_then(exercise::kind);
    let count = fields.get("count").map_or(Some(1), |node| reader.integer(node, 1..=MOST_ITEMS));
    let points = fields.get("points").and_then(|node| quarters(reader, node));
    let difficulty = fields.get("difficulty").and_then(|node| reader.range(node, 1..=5));
    let text = fields.get("text").and_then(|node| author::markdown(reader, node));
    let space = fields.get("space").map_or(Some(0), |node| reader.integer(node, 0..=MOST_LINES));
    let task = kind.and_then(|kind| task(reader, &fields, kind));
    let span_of = |key: &str| fields.get(key).map_or_else(|| fields.start(), |node| node.span.clone());
    let asked = Asked {
        id: id?,
        kind: kind?,
        task: task?,
        count: count?,
        points,
        difficulty: difficulty.map(|range| (*range.start() as u8, *range.end() as u8)),
        text,
        space: space?,
        count_span: span_of("count"),
        size_span: span_of("size"),
    };
    Some((asked, id_node?.span.clone()))
}

/// Letters, digits, hyphens and underscores, 1 to 40 of them.
fn id(reader: &mut Reader<'_>, node: &Node) -> Option<String> {
    let text = reader.string(node)?;
    let fine = |sign: char| sign.is_alphanumeric() || sign == '-' || sign == '_';
    if text.is_empty() || text.chars().count() > 40 || !text.chars().all(fine) {
        let message = format!("{} cannot be an id", crate::source::quote(text));
        let help = "use 1 to 40 letters, digits, `-` and `_`, like `id: two-heaps`";
        reader.fault(Fault::new("bad-id", node.span.clone(), message, help));
        return None;
    }
    Some(text.to_owned())
}

/// What an exercise asks of its kind.
fn task(reader: &mut Reader<'_>, fields: &Fields<'_>, kind: &dyn Kind) -> Option<Task> {
    let takes = kind.takes();
    let mut task = Task::of(&takes);
    let mut refused = false;
    for &key in KIND_KEYS {
        if let (Some(span), false) = (fields.key_span(key), takes.has(key)) {
            let known: Vec<String> =
                KIND_KEYS.iter().filter(|key| takes.has(key)).map(|key| format!("`{key}`")).collect();
            let message = format!("the kind `{}` takes no `{key}`", kind.name());
            let help = format!("remove the line; besides the common keys this kind takes {}", known.join(", "));
            reader.fault(Fault::new("key-not-for-kind", span, message, help));
            refused = true;
        }
    }
    if refused {
        return None;
    }
    if let Some(node) = fields.get("game") {
        task.games = games(reader, node, takes.games)?;
    }
    if let Some(node) = fields.get("play") {
        task.play = if reader.one_of(node, &["normal", "misere"])? == "misere" { Play::Misere } else { Play::Normal };
        let family = rules::ALL.iter().find(|family| family.name == task.games[0].name());
        if task.play == Play::Misere && !family.is_some_and(|family| family.misere) {
            let message = format!("`{}` has no misère play here", task.games[0].name());
            let help = "use `game: nim` for misère play, or remove the line";
            reader.fault(Fault::new("no-misere", node.span.clone(), message, help));
            return None;
        }
    }
    if let (Some(node), Some(bounds)) = (fields.get("heaps"), takes.heaps) {
        let heaps = reader.range(node, bounds.least..=bounds.most)?;
        task.heaps = (*heaps.start(), *heaps.end());
    }
    if let Some(node) = fields.get("size") {
        let size = reader.range(node, takes.size.least..=takes.size.most)?;
        task.size = (*size.start(), *size.end());
    }
    if let Some(node) = fields.get("unique") {
        task.unique = reader.boolean(node)?;
    }
    if let (Some(node), Some([first, second])) = (fields.get("verdict"), takes.verdicts) {
        let chosen = reader.one_of(node, &["any", "mixed", first, second])?;
        task.wanted = match chosen {
            "any" => Wanted::Any,
            "mixed" => Wanted::Mixed,
            chosen if chosen == first => Wanted::Only(Side::First),
            _ => Wanted::Only(Side::Second),
        };
    }
    if let Some(node) = fields.get("by") {
        let names: Vec<&'static str> = [&["mixed"], takes.ways].concat();
        let chosen = reader.one_of(node, &names)?;
        if chosen != "mixed" {
            task.ways.retain(|way| *way == chosen);
        }
    }
    Some(task)
}

/// A game, or a list of games of one family.
fn games(reader: &mut Reader<'_>, node: &Node, families: &[&str]) -> Option<Vec<Rules>> {
    let nodes = match &node.value {
        Value::List(_) => reader.list(node),
        _ => std::slice::from_ref(node),
    };
    let mut games: Vec<Rules> = Vec::new();
    for node in nodes {
        let text = reader.string(node)?;
        let rules = match rules::parse_game(text) {
            Ok(rules) => rules,
            Err(error) => {
                let span = reader.part(node, error.column, error.width);
                reader.fault(Fault::new("bad-game", span, error.message, error.help));
                return None;
            }
        };
        if !families.contains(&rules.name()) {
            let message = format!("this kind does not take the game `{}`", rules.name());
            let help = format!("it takes {}", families.join(", "));
            reader.fault(Fault::new("game-not-for-kind", node.span.clone(), message, help));
            return None;
        }
        if games.iter().any(|known| known.name() != rules.name() || known.title() == rules.title()) {
            let message = format!("`{}` does not fit beside `{}`", rules.title(), games[0].title());
            let help = "a list holds different games of one family, like `[\"subtract(1,2)\", \"subtract(1,3,4)\"]`";
            reader.fault(Fault::new("games-do-not-fit", node.span.clone(), message, help));
            return None;
        }
        games.push(rules);
    }
    if games.is_empty() {
        reader.fault(Fault::new("bad-game", node.span.clone(), "there is no game in this list", "write `game: nim`"));
        return None;
    }
    Some(games)
}
