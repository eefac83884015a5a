//! Numbers and names of everything in a book that can be referred to.
//!
//! Representation: sections, statements, examples, figures and tables are counted in each chapter; a label is
//! unique in the whole book. A chapter's label is that of its file, a statement's its name.
//! Failure: a label used twice, at its second place.

use std::collections::{BTreeMap, HashMap};

use crate::document::Phrase;
use crate::document::book::{Place, chapter_name, within};
use crate::parallel;
use crate::picture;
use crate::source::{Diagnostic, Span};

use super::diagnostics::BookDiagnostics;
use super::folder::{Folder, Name};
use super::markdown::{Fence, Piece, control_characters, pieces};
use super::statements;

/// A piece of a chapter with its label and number.
#[derive(Clone, Debug)]
pub struct Numbered {
    /// What it is.
    pub piece: Piece,
    /// Its anchor; empty for prose.
    pub label: String,
    /// `5.2`; empty where nothing is counted.
    pub number: String,
}

/// A chapter, numbered.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// Its file.
    pub name: Name,
    /// Its pieces in order; the title is not among them.
    pub pieces: Vec<Numbered>,
    /// Its title, if it has one.
    pub title: Option<Span>,
}

/// What a label leads to.
#[derive(Clone, Debug)]
pub struct Target {
    /// Where.
    pub place: Place,
    /// What it is called: `Figure 5.1`.
    pub words: Phrase,
    /// The file and the place of the label itself.
    label_at: (usize, Span),
}

/// All chapters of a book, numbered.
#[derive(Clone, Debug, Default)]
pub struct Outline {
    /// In order.
    pub chapters: Vec<Chapter>,
    targets: BTreeMap<String, Target>,
}

impl Chapter {
    /// The blocks that state something: piece, name and fence.
    pub fn statements(&self) -> impl Iterator<Item = (usize, &str, &Fence)> {
        self.pieces.iter().enumerate().filter_map(|(piece, numbered)| match &numbered.piece {
            Piece::Fence(fence)
                if [statements::WORDS, statements::IN_WORDS].concat().contains(&fence.word.as_str()) =>
            {
                Some((piece, numbered.label.as_str(), fence))
            }
            _ => None,
        })
    }
}

impl Outline {
    /// Numbers the chapters; statements of a translation have the numbers of its `original`.
    pub fn new(
        folder: &Folder,
        names: Vec<Name>,
        original: Option<&Outline>,
        diagnostics: &mut BookDiagnostics,
    ) -> Outline {
        let mut outline = Outline::default();
        let content = |name: &Name| &folder.text(name.file).content;
        let read = parallel::map(names.len(), |index| pieces(content(&names[index])));
        for (index, (name, pieces)) in names.into_iter().zip(read).enumerate() {
            let content = content(&name);
            diagnostics.add_all(name.file, control_characters(content));
            let original = original.and_then(|original| original.chapter(name.number));
            let anchor = anchor(name.number, &name.shown);
            let mut counts = Counts { shown: &name.shown, anchor, counts: HashMap::new(), original };
            let mut add = |label: &str, anchor: &str, words: Phrase, span: Span| {
                if label.contains(is_unfit) {
                    let message = "a label is one word without quotes and brackets";
                    diagnostics.add(name.file, Diagnostic::new("bad-label", span.clone(), message, LABEL));
                }
                let place = Place { chapter: index, anchor: anchor.to_owned() };
                let target = Target { place, words, label_at: (name.file, span.clone()) };
                if let Some(first) = outline.targets.insert(label.to_owned(), target) {
                    let fault = Diagnostic::new("same-label", span, first.taken(folder, label), TAKEN);
                    diagnostics.add(name.file, fault);
                }
            };
            add(&name.label, "", chapter_name(&name.shown), 0..0);
            let (mut numbered, mut titles) = (Vec::new(), Vec::new());
            for piece in pieces {
                if let Piece::Heading { level: 1, text, .. } = piece {
                    titles.push(text);
                    continue;
                }
                let (label, number, target) = counts.name(content, &piece);
                if let Some((words, span)) = target {
                    add(&label, &label, words, span);
                }
                numbered.push(Numbered { piece, label, number });
            }
            for second in titles.iter().skip(1) {
                let (message, help) = ("a chapter has one title", "begin a section with `##`");
                let fault = Diagnostic::new("two-titles", second.clone(), message, help);
                diagnostics.add(name.file, fault.with_note(titles[0].clone(), "the title"));
            }
            outline.chapters.push(Chapter { name, pieces: numbered, title: titles.into_iter().next() });
        }
        outline
    }

    /// What a label leads to.
    pub fn find(&self, label: &str) -> Option<&Target> {
        self.targets.get(label)
    }

    /// All labels, for suggestions.
    pub fn labels(&self) -> impl Iterator<Item = &str> {
        self.targets.keys().map(String::as_str)
    }

    /// The chapter of a number.
    pub fn chapter(&self, number: u64) -> Option<&Chapter> {
        self.chapters.iter().find(|chapter| chapter.name.number == number)
    }

    /// The place of the first block of a kind with these arguments.
    pub fn block(&self, word: &str, arguments: &str) -> Option<Place> {
        let is_it = |it: &&Numbered| matches!(&it.piece, Piece::Fence(fence) if fence.word == word && fence.arguments == arguments);
        self.chapters.iter().enumerate().find_map(|(index, chapter)| {
            let found = chapter.pieces.iter().find(is_it)?;
            Some(Place { chapter: index, anchor: found.label.clone() })
        })
    }
}

impl Target {
    /// What is wrong with a second place of its label.
    fn taken(&self, folder: &Folder, label: &str) -> String {
        let text = folder.text(self.label_at.0);
        let (line, _) = text.place(self.label_at.1.start);
        format!("the label `{label}` is in `{}`, line {line}, already", text.name)
    }
}

/// Whether a label cannot hold this sign: it would end where the label is written in a page or a link.
pub fn is_unfit(sign: char) -> bool {
    sign.is_whitespace() || sign.is_control() || "\"'<>&`()[]{}\\".contains(sign)
}

/// What to do about a label that holds such a sign.
pub const LABEL: &str = "write letters, digits and hyphens, as in `two-heaps`";

/// What to do about a label that is used twice.
const TAKEN: &str = "choose another one; the names of statements and chapters are labels too";

/// What labels of a chapter are made of: its number, or one that no other has.
pub fn anchor(number: u64, shown: &str) -> String {
    if shown.is_empty() { format!("0-{number}") } else { shown.replace('.', "-") }
}

/// What was counted in a chapter so far.
struct Counts<'o> {
    /// The number of the chapter, as readers see it.
    shown: &'o str,
    /// What its labels are made of.
    anchor: String,
    counts: HashMap<&'static str, u64>,
    /// The chapter that this one translates.
    original: Option<&'o Chapter>,
}

impl Counts<'_> {
    /// The next number of this counter in the chapter.
    fn next(&mut self, counter: &'static str) -> u64 {
        *self.counts.entry(counter).and_modify(|count| *count += 1).or_insert(1)
    }

    /// Label and number of a piece; where it can be referred to also what it is called, and the place of its label.
    fn name(&mut self, content: &str, piece: &Piece) -> (String, String, Option<(Phrase, Span)>) {
        let here = || Phrase::new("book-here");
        match piece {
            Piece::Prose(_) => (String::new(), String::new(), None),
            Piece::Heading { level: 2, label, text } => {
                let count = self.next("section");
                let number = within(self.shown, count);
                let label = label.clone().unwrap_or_else(|| format!("section-{}-{count}", self.anchor));
                let words = Phrase::new("book-section").with("number", number.as_str());
                (label, number, Some((words, text.clone())))
            }
            Piece::Heading { label, text, .. } => {
                let count = self.next("part");
                let label = label.clone().unwrap_or_else(|| format!("part-{}-{count}", self.anchor));
                (label, String::new(), Some((here(), text.clone())))
            }
            Piece::Fence(fence) => match (counter(fence), &fence.label) {
                (Some((counter, key)), _) => {
                    let count = self.next(counter);
                    let number = within(self.shown, count);
                    let (label, span) = label(content, fence, counter, &format!("{}-{count}", self.anchor));
                    let number = self.number_in_original(&label).map_or(number, str::to_owned);
                    let words = Phrase::new(key).with("number", number.as_str());
                    (label, number, Some((words, span)))
                }
                (None, Some((label, span))) => (label.clone(), String::new(), Some((here(), span.clone()))),
                (None, None) => {
                    let count = self.next("block");
                    (format!("{}-{}-{count}", fence.word, self.anchor), String::new(), None)
                }
            },
        }
    }

    fn number_in_original(&self, name: &str) -> Option<&str> {
        let original = self.original?;
        let (piece, ..) = original.statements().find(|(_, label, _)| *label == name)?;
        Some(&original.pieces[piece].number)
    }
}

/// What a block is counted as, and the phrase of its name.
pub fn counter(fence: &Fence) -> Option<(&'static str, &'static str)> {
    Some(match fence.word.as_str() {
        "board" if !is_drawn(&fence.arguments) => ("table", "book-table"),
        "checked" | "chomp-row" | "claim" | "refute" => ("statement", "book-claim"),
        "conjecture" => ("statement", "book-conjecture"),
        "theorem" => ("statement", "book-theorem"),
        "define" => ("statement", "book-definition"),
        "open" => ("statement", "book-problem"),
        "question" => ("question", "book-question"),
        "game" => ("statement", "book-game"),
        "solve" | "play" => ("example", "book-example"),
        "board" | "picture" => ("figure", "book-figure"),
        "check" | "trace" | "trios" | "truth" | "values" => ("table", "book-table"),
        _ => return None,
    })
}

/// Whether a board with these arguments, a game and a size, is drawn and no table.
fn is_drawn(arguments: &str) -> bool {
    arguments.split_whitespace().next().and_then(picture::lost_squares).is_some()
}

/// The label of a counted block and its place: a statement's is its name, others are called by chapter and number.
fn label(content: &str, fence: &Fence, counter: &str, called: &str) -> (String, Span) {
    if let Some((label, span)) = &fence.label {
        return (label.clone(), span.clone());
    }
    if fence.word == "chomp-row" {
        return (format!("chomp-row-{}", fence.arguments), fence.arguments_span.clone());
    }
    if fence.word == "checked" {
        let name = fence.arguments.split_whitespace().next().unwrap_or_default();
        return (format!("checked-{name}"), fence.arguments_span.clone());
    }
    // Theorems, open problems, definitions, and statements of a translation have their names as arguments.
    if counter == "statement" && !fence.arguments.is_empty() {
        return (fence.arguments.clone(), fence.arguments_span.clone());
    }
    // The name of a question comes before its difficulty.
    if counter == "question"
        && let Some(name) = fence.arguments.split_whitespace().next()
    {
        let start = fence.arguments_span.start;
        return (name.to_owned(), start..start + name.len());
    }
    if statements::WORDS.contains(&fence.word.as_str()) {
        let formal = statements::split(content, 0, fence).formal;
        if let Some((name, span)) = statements::name(content, &formal) {
            return (name, span);
        }
    }
    (format!("{counter}-{called}"), fence.word_span.clone())
}
