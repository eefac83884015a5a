//! A sheet as its author writes it: YAML in, a checked [`Spec`] or every fault of it out.
//!
//! Representation: every number is inside the bounds that its kind states; the places of what can
//! still turn out wrong (too few candidates, out of reach) are kept as spans.
//! Failure: all faults of the text at once; nothing is guessed.

use crate::document::{AUTHOR_LANGUAGES, Paper, Points};
use crate::source::yaml::{Key, Node, Value};
use crate::source::{Diagnostic, Diagnostics, Fields, Reader, Span, Text, Wording, steers};

use super::author;
use super::exercise_spec::{self, ExerciseSpec};
use super::kept::Kept;
use super::keys::{KEPT_KEYS, OWN_KEYS, PART_KEYS, VERSIONS};
use super::library::{self, Library, Load};
use super::points::{self, do_not_add_up};
use super::profile::Shift;
use super::roster::letter;

/// A sheet as its author describes it, without faults.
///
/// ```
/// use nimbook::{Text, read};
///
/// let spec = "title: Two heaps\nseed: a\nexercises:\n  - id: one\n    kind: winning-moves\n    heaps: 2\n";
/// let spec = read(&Text::new("two.yaml", spec))?;
/// assert_eq!(spec.seed, "a");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Spec {
    /// The text it was read from.
    pub(crate) text: Text,
    /// The title in each language, or one for all.
    pub(crate) title: Wording,
    /// What decides all draws.
    pub seed: String,
    /// Where the text states a seed, and which.
    stated: Option<(Span, String)>,
    /// Markdown before the first exercise.
    pub(crate) intro: Option<Wording>,
    /// All points together.
    pub(crate) points: Option<Points>,
    /// Where they are stated.
    points_span: Span,
    /// The paper.
    pub(crate) paper: Paper,
    /// Where the QR code leads, before `#` and the id.
    pub(crate) url: Option<String>,
    /// How many versions a class has; each student has a sheet of their own if none.
    pub(crate) versions: Option<u64>,
    /// Where the text states versions, and how many.
    stated_versions: Option<(Span, u64)>,
    /// The files of claims that games come from, by name, and their texts.
    claims: Vec<(String, String)>,
    /// Whether the text brings them along.
    brings: bool,
    /// Where its first key is, or the brace before that.
    begins: usize,
    /// The exercises, at least one.
    pub(crate) exercises: Vec<ExerciseSpec>,
    /// What a class was asked.
    pub(crate) kept: Kept,
    /// The specs that sheets were printed from before, the oldest first, each with what it kept.
    pub(crate) issued: Vec<Spec>,
    /// Where the text says that, with its keys.
    kept_spans: Vec<Span>,
}

/// Reads the YAML of a sheet.
///
/// # Errors
/// Every fault of the text.
///
/// ```
/// use nimbook::{Text, read};
///
/// let faults = read(&Text::new("two.yaml", "title: Two heaps\nsed: a\n")).err().ok_or("a key is wrong")?;
/// assert!(faults.to_string().starts_with("two.yaml:1:1: error[missing-key]"), "{faults}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read(text: &Text) -> Result<Spec, Diagnostics> {
    read_with(text, &library::nothing)
}

/// The same where games may come from files of claims, which `load` reads.
///
/// # Errors
/// Every fault of the text.
pub fn read_with(text: &Text, load: Load<'_>) -> Result<Spec, Diagnostics> {
    let (mut reader, node) = Reader::open(text);
    let library = Library::new(load);
    let spec = node.and_then(|node| sheet(&mut reader, &node, &library));
    reader.finish(spec.map(|spec| Spec { claims: library.into_texts(), ..spec }))
}

/// Reads exercises that are part of something else, which gives them their title and their seed.
///
/// # Errors
/// Every fault of the text; a title or seed of its own is one.
pub fn read_part(text: &Text, title: &str, seed: &str) -> Result<Spec, Diagnostics> {
    let (mut reader, node) = Reader::open(text);
    let spec = node.and_then(|node| {
        let fields = reader.fields(&node, "a block of exercises", PART_KEYS);
        let title = Wording::Same { text: title.to_owned(), span: 0..0 };
        rest(&mut reader, &fields, Some(title), Some(seed.to_owned()), &Library::new(&library::nothing))
    });
    reader.finish(spec)
}

/// A sheet of one exercise with these keys and values, as if they had been typed.
///
/// # Errors
/// Every value that does not fit.
pub fn single(seed: &str, settings: &[(&str, &str)]) -> Result<Spec, Diagnostics> {
    let node = |value| Node { span: 0..0, value };
    let entry = |key: &str, value| (Key { name: key.to_owned(), span: 0..0 }, node(value));
    let typed = |&(key, value): &(&str, &str)| entry(key, Value::Scalar { text: value.to_owned(), quoted: false });
    let exercise = node(Value::Map(settings.iter().map(typed).collect()));
    let sheet = node(Value::Map(vec![entry("exercises", Value::List(vec![exercise]))]));
    let text = Text::new("practice", "");
    if let Err(message) = check_seed(seed) {
        return Err(Diagnostics::without_place("practice", "bad-seed", message, "choose another"));
    }
    let mut reader = Reader::new(&text);
    let fields = reader.fields(&sheet, "a sheet", PART_KEYS);
    let title = Wording::Same { text: "practice".to_owned(), span: 0..0 };
    let spec = rest(&mut reader, &fields, Some(title), Some(seed.to_owned()), &Library::new(&library::nothing));
    reader.finish(spec)
}

fn sheet(reader: &mut Reader<'_>, node: &Node, library: &Library<'_>) -> Option<Spec> {
    let all = [OWN_KEYS, KEPT_KEYS].concat();
    let (begins, fields) = (node.span.start, reader.fields_naming(node, "a sheet", &all, OWN_KEYS));
    let title = fields.required(reader, "title").and_then(|node| title(reader, node));
    let node = fields.required(reader, "seed");
    let seed = node.and_then(|node| seed(reader, node));
    let stated = node.map(|node| node.span.clone()).zip(seed.clone());
    let kept = fields.get("claims").map_or(Some(()), |node| library.keep(reader, node));
    let spec = rest(reader, &fields, title, seed, library)?;
    kept?;
    let kept = Kept::read(reader, &fields, &spec.exercises)?;
    let issued = issued(reader, &fields)?;
    let span = |key| Some(fields.key_span(key)?.start..fields.get(key)?.span.end);
    let kept_spans = KEPT_KEYS.iter().filter_map(|key| span(key)).collect();
    Some(Spec { stated, brings: fields.get("claims").is_some(), begins, kept, issued, kept_spans, ..spec })
}

/// The specs that sheets were printed from before.
fn issued(reader: &mut Reader<'_>, fields: &Fields<'_>) -> Option<Vec<Spec>> {
    let mut issued = Some(Vec::new());
    for node in fields.get("issued").map_or(&[][..], |node| reader.list(node)) {
        let spec = reader.string(node).map(|text| read(&Text::new("issued", text)));
        let spec = match spec? {
            Ok(spec) => Some(spec),
            Err(faults) => {
                let message = format!("a spec that was kept cannot be read: {}", faults.list()[0].message);
                let help = "make the class anew with `--force`, or take the file from a copy";
                reader.refuse(&node.span, "bad-issued", message, help)
            }
        };
        issued = issued.zip(spec).map(|(mut issued, spec)| {
            issued.push(spec);
            issued
        });
    }
    issued
}

/// Everything but title and seed.
fn rest(
    reader: &mut Reader<'_>,
    fields: &Fields<'_>,
    title: Option<Wording>,
    seed: Option<String>,
    library: &Library<'_>,
) -> Option<Spec> {
    let intro = fields.get("intro").and_then(|node| author::markdown(reader, node));
    let points = fields.get("points").and_then(|node| points::read(reader, node));
    let paper = fields.get("paper").map(|node| reader.one_of(node, "paper", &Paper::NAMES.map(|(name, _)| name)));
    let url = fields.get("url").and_then(|node| url(reader, node));
    let versions = fields.get("versions").and_then(|node| reader.integer(node, VERSIONS));
    let exercises =
        fields.required(reader, "exercises").and_then(|node| exercise_spec::exercises(reader, node, library))?;
    Some(Spec {
        text: reader.text().clone(),
        title: title?,
        seed: seed?,
        stated: None,
        intro,
        points,
        points_span: fields.get("points").map_or(0..0, |node| node.span.clone()),
        paper: paper.flatten().and_then(named_paper).unwrap_or_default(),
        url,
        versions,
        stated_versions: fields.get("versions").map(|node| node.span.clone()).zip(versions),
        claims: Vec::new(),
        brings: false,
        begins: 0,
        kept: Kept::default(),
        issued: Vec::new(),
        kept_spans: Vec::new(),
        exercises,
    })
}

impl Spec {
    /// The text as it was typed, but with the seed and the versions of this spec, the texts of the files of claims that it
    /// names, and what a class was asked: all that is needed to draw its sheets again.
    pub fn kept(&self) -> String {
        let mut text = self.text.content.clone();
        let flow = text[self.begins..].starts_with('{');
        let mut changed: Vec<(Span, String)> = Vec::new();
        let stated = self.stated.iter().filter(|(_, seed)| *seed != self.seed);
        changed.extend(stated.map(|(span, _)| (span.clone(), quoted(&self.seed))));
        let mut added = Vec::new();
        match (&self.stated_versions, self.versions) {
            (Some((span, _)), Some(versions)) => changed.push((span.clone(), versions.to_string())),
            (None, Some(versions)) => added.push(format!("versions: {versions}")),
            (_, None) => {}
        }
        // What was kept before is written anew: in lines of its own, or with the comma before or after it.
        let whole = |span: &Span| {
            let (before, after) = (&text[..span.start], &text[span.end..]);
            let blank = |sign: char| sign == ' ' || sign == '\n' || sign == '\r';
            let more = if flow { after.trim_start_matches(blank).starts_with(',') } else { after.starts_with('\n') };
            let next = if more { after.find(if flow { ',' } else { '\n' }).map_or(0, |at| at + 1) } else { 0 };
            let blanks =
                if flow && more { after[next..].len() - after[next..].trim_start_matches(' ').len() } else { 0 };
            let end = span.end + next + blanks;
            let start =
                if more { before.len() } else { before.trim_end_matches(|sign| blank(sign) || sign == ',').len() };
            start..end
        };
        changed.extend(self.kept_spans.iter().map(|span| (whole(span), String::new())));
        changed.sort_by_key(|(span, _)| std::cmp::Reverse(span.start));
        for (span, new) in changed {
            text.replace_range(span, &new);
        }
        if !self.claims.is_empty() && !self.brings {
            let texts: serde_json::Map<String, serde_json::Value> =
                self.claims.iter().map(|(name, text)| (name.clone(), text.as_str().into())).collect();
            added.push(format!("claims: {}", serde_json::Value::from(texts)));
        }
        // Before the first key: in its column on a line of its own, or in braces.
        let indent = " ".repeat(self.begins - self.text.line(self.begins).start);
        for line in added {
            match flow {
                true => text.insert_str(self.begins + 1, &format!("{line}, ")),
                false => text.insert_str(self.begins, &format!("{line}\n{indent}")),
            }
        }
        let mut kept = self.kept.yaml(&self.exercises);
        if !self.issued.is_empty() {
            kept.push("issued:".to_owned());
            kept.extend(self.issued.iter().map(|spec| format!("- {}", quoted(&spec.kept()))));
        }
        if flow && !kept.is_empty() {
            text.insert_str(self.begins + 1, &(in_braces(&kept) + ", "));
        } else if !kept.is_empty() {
            text.truncate(text.trim_end().len());
            text.extend(kept.iter().flat_map(|line| ["\n", &indent, line]));
            text.push('\n');
        }
        text
    }

    /// What the version of a variant is called, with the level if it is easier or harder: `B`, `B −1`; nothing where there
    /// are not versions, or not so many.
    pub(crate) fn version(&self, shift: Shift, variant: u64) -> Option<String> {
        let is_one = self.versions.is_some_and(|versions| variant < versions);
        let level = match shift {
            Shift::Easier => " \u{2212}1",
            Shift::None => "",
            Shift::Harder => " +1",
        };
        is_one.then(|| format!("{}{level}", letter(variant)))
    }

    /// The title in a language.
    pub(crate) fn title_in(&self, language: &str) -> String {
        super::worded(&self.title, language)
    }

    /// Why the points of the exercises do not make those of the sheet. A plan says so, together with what it finds.
    pub(super) fn points_fault(&self) -> Option<Diagnostic> {
        let own = self.exercises.iter().map(|exercise| (exercise.points, vec![1; exercise.count as usize]));
        let (message, help) = do_not_add_up(self.points?, &own.collect::<Vec<_>>())?;
        Some(Diagnostic::new("points-do-not-add-up", self.points_span.clone(), message, help))
    }
}

/// Lines of YAML as a part of a map in braces.
fn in_braces(lines: &[String]) -> String {
    let own = |lines: &[String]| match lines {
        [line] => line.clone(),
        [key, items @ ..] => {
            let items: Vec<&str> = items.iter().map(|item| item.trim_start_matches("- ")).collect();
            format!("{key} [{}]", items.join(", "))
        }
        [] => String::new(),
    };
    lines.chunk_by(|_, next| next.starts_with("- ")).map(own).collect::<Vec<_>>().join(", ")
}

/// A text as YAML, in quotes.
fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

fn title(reader: &mut Reader<'_>, node: &Node) -> Option<Wording> {
    let title = reader.wording(node, AUTHOR_LANGUAGES)?;
    for (text, span) in author::texts(&title) {
        let (message, help) = if text.trim().is_empty() {
            ("the title is empty", "write what appears at the top of the page")
        } else if text.chars().count() > 200 || text.contains(['\n', '\r', '\u{2028}', '\u{2029}']) {
            (
                "the title is longer than a line",
                "use one line of at most 200 characters; a longer text belongs into `intro`",
            )
        } else {
            continue;
        };
        reader.fault(Diagnostic::new("bad-title", span, message, help));
    }
    Some(title)
}

/// The paper that an author names.
fn named_paper(given: &str) -> Option<Paper> {
    Paper::NAMES.iter().find(|(name, _)| *name == given).map(|&(_, paper)| paper)
}

fn url(reader: &mut Reader<'_>, node: &Node) -> Option<String> {
    let text = reader.string(node)?;
    let fits = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://")).is_some_and(|rest| {
        !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_graphic() && !b"#\"<>\\^`{|}".contains(&byte))
    });
    match fits && text.len() <= 200 {
        true => Some(text.to_owned()),
        false => {
            let message = "this is not an address for a QR code: at most 200 characters, without blanks and `#`";
            reader.refuse(&node.span, "bad-url", message, "write one like `url: https://example.org/practice.html`")
        }
    }
}

fn seed(reader: &mut Reader<'_>, node: &Node) -> Option<String> {
    let text = reader.string(node)?;
    match check_seed(text) {
        Ok(()) => Some(text.to_owned()),
        Err(message) => reader.refuse(&node.span, "bad-seed", message, "write a word, like `seed: spring-2026`"),
    }
}

/// Whether a text can be a seed: 1 to 100 characters that print, not all of them blank.
///
/// # Errors
/// What is wrong with it.
pub fn check_seed(text: &str) -> Result<(), &'static str> {
    if text.trim().is_empty() || text.chars().count() > 100 {
        return Err("a seed has 1 to 100 characters");
    }
    if text.contains(steers) { Err("a seed is one line without control characters") } else { Ok(()) }
}
