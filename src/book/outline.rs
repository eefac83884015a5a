//! Numbers and names of everything in a book that can be referred to.
//!
//! Representation: sections, statements, examples, figures and tables are counted in each chapter; a label is
//! unique in the whole book. A chapter's label is that of its file, a statement's its name.
//! Failure: a label used twice, at its second place.

use std::collections::HashMap;

use crate::document::Phrase;
use crate::document::book::Place;
use crate::source::{Fault, Span};

use super::complaints::Complaints;
use super::folder::{Folder, Name};
use super::markdown::{Fence, Piece, pieces};
use super::{statements, translation};

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
pub struct Leaf {
    /// Its file.
    pub name: Name,
    /// Its pieces in order; the title is not among them.
    pub pieces: Vec<Numbered>,
    /// Where its title stands, if it has one.
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
    stands: (usize, Span),
}

/// All chapters of a book, numbered.
#[derive(Clone, Debug, Default)]
pub struct Outline {
    /// In order.
    pub leaves: Vec<Leaf>,
    targets: HashMap<String, Target>,
}

impl Outline {
    /// Numbers the chapters; statements of a translation have the numbers of its `original`.
    pub fn new(folder: &Folder, names: Vec<Name>, original: Option<&Outline>, complaints: &mut Complaints) -> Outline {
        let mut outline = Outline::default();
        for (chapter, name) in names.into_iter().enumerate() {
            let words = Phrase::new("book-chapter").with("number", name.number);
            outline.add(folder, &name.label, chapter, "", words, name.file, 0..0, complaints);
            let leaf = outline.leaf(folder, chapter, name, original, complaints);
            outline.leaves.push(leaf);
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

    /// The place of the first block of a kind with these arguments.
    pub fn block(&self, word: &str, arguments: &str) -> Option<Place> {
        self.leaves.iter().enumerate().find_map(|(chapter, leaf)| {
            let found = leaf.pieces.iter().find(
                |it| matches!(&it.piece, Piece::Fence(fence) if fence.word == word && fence.arguments == arguments),
            )?;
            Some(Place { chapter, anchor: found.label.clone() })
        })
    }

    fn leaf(
        &mut self,
        folder: &Folder,
        chapter: usize,
        name: Name,
        original: Option<&Outline>,
        complaints: &mut Complaints,
    ) -> Leaf {
        let content = &folder.text(name.file).content;
        let mut numbered = Vec::new();
        let mut title = None;
        let mut counts: HashMap<&'static str, u64> = HashMap::new();
        for piece in pieces(content) {
            let mut next = |counter: &'static str| {
                let count = counts.entry(counter).or_default();
                *count += 1;
                *count
            };
            let (label, number) = match &piece {
                Piece::Prose(_) => (String::new(), String::new()),
                Piece::Heading { level: 1, text, .. } => {
                    if let Some(first) = title.replace(text.clone()) {
                        title = Some(first.clone());
                        let fault = Fault::new(
                            "two-titles",
                            text.clone(),
                            "a chapter has one title",
                            "begin a section with `##`",
                        );
                        complaints.add(name.file, fault.with_note(first, "the title"));
                    }
                    continue;
                }
                Piece::Heading { level: 2, label, text } => {
                    let number = format!("{}.{}", name.number, next("section"));
                    let label = label.clone().unwrap_or_else(|| format!("section-{}", number.replace('.', "-")));
                    let words = Phrase::new("book-section").with("number", number.as_str());
                    self.add(folder, &label, chapter, &label, words, name.file, text.clone(), complaints);
                    (label, number)
                }
                Piece::Heading { label, text, .. } => {
                    let label = label.clone().unwrap_or_else(|| format!("part-{}-{}", name.number, next("part")));
                    let words = Phrase::new("book-here");
                    self.add(folder, &label, chapter, &label, words, name.file, text.clone(), complaints);
                    (label, String::new())
                }
                Piece::Fence(fence) => match counter(fence) {
                    Some((counter, key)) => {
                        let number = format!("{}.{}", name.number, next(counter));
                        let (label, span) = label(content, fence, counter, &number);
                        let given = original.and_then(|original| translation::number(original, name.number, &label));
                        let number = given.map_or(number, str::to_owned);
                        let words = Phrase::new(key).with("number", number.as_str());
                        self.add(folder, &label, chapter, &label, words, name.file, span, complaints);
                        (label, number)
                    }
                    None => {
                        let label = fence.label.clone().map_or_else(
                            || format!("{}-{}-{}", fence.word, name.number, next("block")),
                            |(label, _)| label,
                        );
                        let words = Phrase::new("book-here");
                        if let Some((_, span)) = &fence.label {
                            self.add(folder, &label, chapter, &label, words, name.file, span.clone(), complaints);
                        }
                        (label, String::new())
                    }
                },
            };
            numbered.push(Numbered { piece, label, number });
        }
        Leaf { name, pieces: numbered, title }
    }

    #[expect(clippy::too_many_arguments, reason = "a label, where it leads, and where it stands")]
    fn add(
        &mut self,
        folder: &Folder,
        label: &str,
        chapter: usize,
        anchor: &str,
        words: Phrase,
        file: usize,
        span: Span,
        complaints: &mut Complaints,
    ) {
        let place = Place { chapter, anchor: anchor.to_owned() };
        let target = Target { place, words, stands: (file, span.clone()) };
        if let Some(first) = self.targets.insert(label.to_owned(), target) {
            let text = folder.text(first.stands.0);
            let (line, _) = text.place(first.stands.1.start);
            let message = format!("the label `{label}` stands in `{}`, line {line}, already", text.name);
            complaints.add(
                file,
                Fault::new(
                    "same-label",
                    span,
                    message,
                    "choose another one; the names of statements and chapters are labels too",
                ),
            );
        }
    }
}

/// What a block is counted as, and the phrase of its name.
fn counter(fence: &Fence) -> Option<(&'static str, &'static str)> {
    Some(match fence.word.as_str() {
        // Only the queen's board is drawn.
        "board" if !fence.arguments.starts_with("queen") => ("table", "book-table"),
        "claim" | "refute" => ("statement", "book-claim"),
        "conjecture" => ("statement", "book-conjecture"),
        "theorem" => ("statement", "book-theorem"),
        "define" => ("statement", "book-definition"),
        "game" => ("statement", "book-game"),
        "solve" | "play" => ("example", "book-example"),
        "board" | "picture" => ("figure", "book-figure"),
        "check" | "trace" | "trios" | "truth" | "values" => ("table", "book-table"),
        _ => return None,
    })
}

/// The label of a counted block and where it stands: a statement's is its name.
fn label(content: &str, fence: &Fence, counter: &str, number: &str) -> (String, Span) {
    if let Some((label, span)) = &fence.label {
        return (label.clone(), span.clone());
    }
    // Theorems, definitions, and statements of a translation have their names as arguments.
    if counter == "statement" && !fence.arguments.is_empty() {
        return (fence.arguments.clone(), fence.arguments_span.clone());
    }
    if statements::WORDS.contains(&fence.word.as_str()) {
        let formal = statements::split(content, 0, fence).formal;
        if let Some((name, span)) = statements::name(content, &formal) {
            return (name, span);
        }
    }
    (format!("{counter}-{}", number.replace('.', "-")), fence.word_span.clone())
}
