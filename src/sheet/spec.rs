//! A sheet as its author writes it: YAML in, a checked [`Spec`] or every fault of it out.
//!
//! Representation: every number is inside the bounds that its kind states; the places of what can
//! still turn out wrong (too few candidates, out of reach) are kept as spans.
//! Failure: all faults of the text at once; nothing is guessed.

use crate::document::{AUTHOR_LANGUAGES, Paper};
use crate::exercise::{Kind, Task};
use crate::source::yaml::Node;
use crate::source::{Fault, Faults, Fields, Reader, Span, Text, Wording, quote};

use super::{asked, author};

/// The keys of a sheet.
pub const SHEET_KEYS: &[&str] = &["title", "seed", "intro", "points", "paper", "exercises"];

/// The keys of exercises that are part of something else.
const PART_KEYS: &[&str] = &["intro", "points", "exercises"];

/// The keys that every exercise may have.
pub const COMMON_KEYS: &[&str] = &["id", "kind", "count", "points", "difficulty", "text", "space"];

/// The keys that some kinds take.
pub const KIND_KEYS: &[&str] = &["game", "play", "heaps", "size", "unique", "verdict", "by"];

/// The most items of one exercise.
pub const MOST_ITEMS: u64 = 500;

/// The most exercises of a sheet.
pub const MOST_EXERCISES: usize = 100;

/// The most items of a sheet: a thousand pages, and what a small machine holds in memory.
pub const MOST_QUESTIONS: u64 = 5_000;

/// The most lines to write on below an exercise.
pub const MOST_LINES: u64 = 40;

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

/// Reads exercises that are part of something else, which gives them their title and their seed.
///
/// # Errors
/// Every fault of the text; a title or seed of its own is one.
pub fn read_part(text: &Text, title: &str, seed: &str) -> Result<Spec, Faults> {
    let (mut reader, node) = Reader::open(text);
    let spec = node.and_then(|node| {
        let fields = reader.fields(&node, "a block of exercises", PART_KEYS);
        let title = Wording::Same { text: title.to_owned(), span: 0..0 };
        rest(&mut reader, &fields, Some(title), Some(seed.to_owned()))
    });
    reader.finish(spec)
}

fn sheet(reader: &mut Reader<'_>, node: &Node) -> Option<Spec> {
    let fields = reader.fields(node, "a sheet", SHEET_KEYS);
    let title = fields.required(reader, "title").and_then(|node| title(reader, node));
    let seed = fields.required(reader, "seed").and_then(|node| seed(reader, node));
    rest(reader, &fields, title, seed)
}

/// Everything but title and seed.
fn rest(reader: &mut Reader<'_>, fields: &Fields<'_>, title: Option<Wording>, seed: Option<String>) -> Option<Spec> {
    let intro = fields.get("intro").and_then(|node| author::markdown(reader, node));
    let points = fields.get("points").and_then(|node| quarters(reader, node));
    let paper = fields.get("paper").map(|node| reader.one_of(node, &["a4", "letter"]));
    let exercises = fields.required(reader, "exercises").and_then(|node| asked::exercises(reader, node))?;
    if let (Some(total), Some(node)) = (points, fields.get("points")) {
        let own: Vec<(Option<u64>, u64)> = exercises.iter().map(|asked| (asked.points, asked.count)).collect();
        if let Some((message, help)) = do_not_add_up(total, &own) {
            reader.fault(Fault::new("points-do-not-add-up", node.span.clone(), message, help));
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
    let mut clean = true;
    for (text, span) in author::texts(&title) {
        let (message, help) = if text.trim().is_empty() {
            ("the title is empty", "write what stands at the top of the page")
        } else if text.chars().count() > 200 || text.contains(['\n', '\r', '\u{2028}', '\u{2029}']) {
            ("the title is longer than a line", "keep it on one line, at most 200 characters; more fits into `intro`")
        } else if text.contains(char::is_control) {
            ("the title holds a character that does not print", "delete what is written with a backslash")
        } else {
            continue;
        };
        reader.fault(Fault::new("bad-title", span, message, help));
        clean = false;
    }
    clean.then_some(title)
}

fn seed(reader: &mut Reader<'_>, node: &Node) -> Option<String> {
    let text = reader.string(node)?;
    if let Err(message) = check_seed(text) {
        reader.fault(Fault::new("bad-seed", node.span.clone(), message, "write a word, like `seed: spring-2026`"));
        return None;
    }
    Some(text.to_owned())
}

/// Whether a text can be a seed: 1 to 100 characters that print, not all of them blank.
///
/// # Errors
/// What is wrong with it.
pub fn check_seed(text: &str) -> Result<(), &'static str> {
    if text.trim().is_empty() || text.chars().count() > 100 {
        return Err("a seed has 1 to 100 characters");
    }
    if text.contains(char::is_control) { Err("a seed is one line of characters that print") } else { Ok(()) }
}

/// Why the points of a sheet cannot be shared, and what to do; nothing if they can.
fn do_not_add_up(total: u64, own: &[(Option<u64>, u64)]) -> Option<(String, String)> {
    let spent: u64 = own.iter().map(|(points, count)| points.unwrap_or(0) * count).sum();
    let others: u64 = own.iter().filter(|(points, _)| points.is_none()).map(|(_, count)| count).sum();
    if others == 0 && spent != total {
        let message = format!("the exercises' own points make {}, not {}", shown(spent), shown(total));
        return Some((message, format!("write `points: {}`, or change those of an exercise", shown(spent))));
    }
    if spent + others <= total {
        return None;
    }
    let needed = shown(spent + others);
    let questions = if others == 1 { "1 question".to_owned() } else { format!("{others} questions") };
    Some(match spent {
        0 => {
            let message = format!("{} points are too few for {questions}: each gets at least a quarter", shown(total));
            (message, format!("write `points: {needed}` or more, or lower `count`"))
        }
        _ => {
            let message = format!(
                "the exercises' own points take {} of {}, which leaves too little for {questions} more",
                shown(spent),
                shown(total)
            );
            (message, format!("write `points: {needed}` or more, or lower those of the exercises"))
        }
    })
}

/// Points with at most two decimals that are quarters, above 0 and at most 1000.
pub(super) fn quarters(reader: &mut Reader<'_>, node: &Node) -> Option<u64> {
    const EXAMPLES: &str = "write whole numbers, halves or quarters up to 1000, like `20`, `2.5` or `0.75`";
    let text = reader.string(node)?;
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    let is_digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let quarter = match part {
        "0" | "00" => Some(0),
        "25" => Some(1),
        "5" | "50" => Some(2),
        "75" => Some(3),
        _ => None,
    };
    let shown = quote(text);
    let (message, help) = if !is_digits(whole) || !is_digits(part) {
        let dotted = text.replacen(',', ".", 1);
        let is_number = dotted != text && dotted.split('.').all(is_digits);
        let help = if is_number { format!("write `{dotted}`") } else { EXAMPLES.to_owned() };
        (format!("expected points, found {shown}"), help)
    } else {
        let points = whole.parse::<u64>().ok().filter(|&whole| whole <= 1000).map(|whole| whole * 4);
        match (points, quarter) {
            (Some(points), Some(quarter)) if (1..=4000).contains(&(points + quarter)) => return Some(points + quarter),
            (Some(0), Some(0)) => ("a question has more than 0 points".to_owned(), "leave the line out".to_owned()),
            (Some(_), None) => (format!("points come in quarters, and {shown} is none"), EXAMPLES.to_owned()),
            _ => (format!("expected at most 1000 points, found {shown}"), EXAMPLES.to_owned()),
        }
    };
    reader.fault(Fault::new("bad-points", node.span.clone(), message, help));
    None
}

/// Quarters as people write them.
pub fn shown(quarters: u64) -> String {
    let part = ["", ".25", ".5", ".75"][(quarters % 4) as usize];
    format!("{}{part}", quarters / 4)
}
