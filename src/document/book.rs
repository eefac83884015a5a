//! A book as a document: chapters of prose with computed values, numbered statements, figures, exercises.
//!
//! Representation: prose stays the Markdown that its author wrote, with [`Put`]s, byte ranges of it that
//! say something else: a computed value, a link to a place of the book. Everything else is [`Part`]s.
//! Places are a chapter (its index) and an anchor; only a renderer knows the names of files.
//! Failure: none; what could be wrong with a book was found before it became a document.

use std::collections::{BTreeSet, HashSet};
use std::fmt::Display;
use std::ops::Range;

use serde_json::{Map, Value};

use super::{Block, Exercise, Phrase};

/// A book in one language.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Book {
    /// The title, as text.
    pub title: String,
    /// What it is about, in a sentence or two; may be empty.
    pub about: String,
    /// Who wrote it.
    pub authors: Vec<String>,
    /// The chapters in order.
    pub chapters: Vec<Chapter>,
    /// The certificates of its statements: name and bytes, by name.
    pub certificates: Vec<(String, Vec<u8>)>,
}

impl Book {
    /// For each chapter the earlier ones whose statements it names, by their indices.
    pub fn calls(&self) -> Vec<BTreeSet<usize>> {
        let chapters = || self.chapters.iter().enumerate();
        let stated: HashSet<(usize, &str)> = chapters()
            .flat_map(|(index, chapter)| chapter.statements().map(move |it| (index, it.label.as_str())))
            .collect();
        let called = |(index, chapter): (usize, &Chapter)| {
            let puts = chapter.parts.iter().flat_map(Part::prose).flat_map(|prose| &prose.puts);
            let places = puts.filter_map(|put| match &put.what {
                Insert::Reference(place, _) | Insert::Worded(place, _) => Some(place),
                _ => None,
            });
            let named = |place: &&Place| stated.contains(&(place.chapter, place.anchor.as_str()));
            places.filter(|place| place.chapter < index).filter(named).map(|place| place.chapter).collect()
        };
        chapters().map(called).collect()
    }
}

/// A chapter: a page of its own.
#[derive(Clone, Debug, PartialEq)]
pub struct Chapter {
    /// Its number, which no other chapter has: from the name of its file.
    pub number: u64,
    /// The number that readers see, the letter of an appendix; empty where the program that has the chapter gives it none.
    pub shown: String,
    /// The name of its file without ending: `05-patterns`.
    pub stem: String,
    /// Its anchor in the book: `patterns`.
    pub label: String,
    /// Its title.
    pub title: Prose,
    /// What it holds, in order.
    pub parts: Vec<Part>,
}

/// A number within a chapter: `5.2`; `2` where the chapter has none.
pub fn within(chapter: &str, number: impl Display) -> String {
    if chapter.is_empty() { number.to_string() } else { format!("{chapter}.{number}") }
}

/// Whether the number of a chapter is the letter of an appendix.
fn is_appendix(shown: &str) -> bool {
    shown.starts_with(|sign: char| sign.is_alphabetic())
}

/// What the chapter of a number is called.
pub fn chapter_name(shown: &str) -> Phrase {
    Phrase::new(if is_appendix(shown) { "book-appendix" } else { "book-chapter" }).with("number", shown)
}

impl Chapter {
    /// Whether it has a letter in place of a number.
    pub fn is_appendix(&self) -> bool {
        is_appendix(&self.shown)
    }

    /// What it is called: `Chapter 5`, `Appendix A`.
    pub fn name(&self) -> Phrase {
        chapter_name(&self.shown)
    }

    /// Its number, or its title where it has none.
    pub fn called(&self) -> &str {
        if self.shown.is_empty() { &self.title.markdown } else { &self.shown }
    }

    /// The exercises, in order.
    pub fn exercises(&self) -> impl Iterator<Item = &Exercise> {
        self.parts.iter().flat_map(|part| match part {
            Part::Exercises { exercises, .. } => &exercises[..],
            _ => &[],
        })
    }

    /// The positions whose answers are asked for, in order.
    pub fn solved(&self) -> impl Iterator<Item = &Solved> {
        self.parts.iter().filter_map(|part| match part {
            Part::Solved(solved) if solved.game.is_none() => Some(&**solved),
            _ => None,
        })
    }

    /// The questions of the author, in order.
    pub fn questions(&self) -> impl Iterator<Item = &Question> {
        self.parts.iter().filter_map(|part| match part {
            Part::Question(question) => Some(&**question),
            _ => None,
        })
    }

    /// Whether anything in it is to be answered.
    pub fn has_solutions(&self) -> bool {
        self.solved().next().is_some() || self.exercises().next().is_some() || self.questions().next().is_some()
    }

    /// The statements with a verdict.
    pub fn statements(&self) -> impl Iterator<Item = &Statement> {
        self.parts.iter().filter_map(|part| match part {
            Part::Statement(statement) => Some(&**statement),
            _ => None,
        })
    }
}

/// A part of a chapter.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// The first paragraph.
    Lede(Prose),
    /// Paragraphs, lists, tables.
    Prose(Prose),
    /// A heading below that of the chapter.
    Heading {
        /// 2 for a section, 3 for what is below.
        level: u8,
        /// `5.2`; empty below sections.
        number: String,
        /// The anchor.
        label: String,
        /// Its words.
        text: Prose,
    },
    /// Text of a program or of an author, as it is.
    Code {
        /// What it is written in; may be empty.
        language: String,
        /// The text.
        text: String,
    },
    /// A definition, claim, game or theorem.
    Statement(Box<Statement>),
    /// Pictures and tables with a caption.
    Figure(Figure),
    /// A position with its solution.
    Solved(Box<Solved>),
    /// Exercises with their solutions.
    Exercises {
        /// The anchor.
        label: String,
        /// What comes before them.
        intro: Vec<Block>,
        /// The exercises; numbers go on through the chapter.
        exercises: Vec<Exercise>,
        /// The sheet that asks them, without title and seed; none where it asks about a game of the author.
        sheet: Option<Map<String, Value>>,
    },
    /// A question of the author.
    Question(Box<Question>),
    /// Statements of a file, one a row.
    Truth(Vec<Statement>),
    /// What the sources say, and where it is.
    Sources(Vec<Source>),
    /// The works that are cited.
    Bibliography(Vec<Work>),
    /// Words of the field in several languages.
    Glossary(Vec<Term>),
    /// Words and names with their sections.
    Index(Vec<Entry>),
    /// All solutions of the book, for print.
    Solutions,
    /// Every chapter with its statements, and which chapters call on which.
    Map,
}

impl Part {
    /// Takes away the link to its certificate, where that is not a file.
    pub fn without_certificate(&mut self) {
        if let Part::Statement(statement) = self {
            statement.certificate = None;
        }
    }

    /// What the author wrote in it.
    pub fn prose(&self) -> Vec<&Prose> {
        match self {
            Part::Lede(text) | Part::Prose(text) | Part::Heading { text, .. } => vec![text],
            Part::Statement(statement) => vec![&statement.name, &statement.says],
            Part::Figure(figure) => figure.authored.iter().chain([&figure.caption]).collect(),
            Part::Solved(solved) => vec![&solved.caption],
            Part::Question(question) => vec![&question.asks, &question.hint, &question.solution],
            Part::Code { .. }
            | Part::Exercises { .. }
            | Part::Truth(_)
            | Part::Sources(_)
            | Part::Bibliography(_)
            | Part::Glossary(_)
            | Part::Index(_)
            | Part::Solutions
            | Part::Map => Vec::new(),
        }
    }
}

/// Markdown, some ranges of which say something else.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Prose {
    /// What the author wrote.
    pub markdown: String,
    /// What replaces some ranges, in their order; they do not overlap.
    pub puts: Vec<Put>,
}

impl Prose {
    /// What replaces the range that begins here, if anything does.
    pub fn put_at(&self, start: usize) -> Option<&Put> {
        self.puts.binary_search_by_key(&start, |put| put.at.start).ok().map(|place| &self.puts[place])
    }
}

/// What replaces a range of Markdown.
#[derive(Clone, Debug, PartialEq)]
pub struct Put {
    /// The range, in bytes.
    pub at: Range<usize>,
    /// What it says.
    pub what: Insert,
}

/// What a range of prose says instead of itself.
#[derive(Clone, Debug, PartialEq)]
pub enum Insert {
    /// A value that was computed, in signs.
    Computed(String),
    /// A link whose words come from where it leads.
    Reference(Place, Phrase),
    /// A link with the author's words, which are in this range of the Markdown.
    Worded(Place, Range<usize>),
    /// A mark that the sentence states a numbered statement of the sources.
    Source(Place, String),
    /// Nothing: the range speaks to the builder only.
    Nothing,
}

/// A place in the book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The index of the chapter.
    pub chapter: usize,
    /// The anchor in it; empty for its beginning.
    pub anchor: String,
}

/// A block as a reader may change it: its text is what they see, between `before` and the end of the block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changeable {
    /// The word of the block.
    pub word: String,
    /// The fenced blocks that it builds on, then its own beginning.
    pub before: String,
    /// What is changed.
    pub text: String,
    /// What else a reader may do with it: `play` its position, see the `steps` of its procedure.
    pub offers: Vec<&'static str>,
}

impl Changeable {
    /// What comes after the text.
    pub const AFTER: &str = "\n```\n";
}

/// How a statement is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// Decided for all naturals, or by a theorem whose hypothesis was computed.
    Proved,
    /// A counterexample is known.
    Refuted,
    /// Every case up to a bound.
    Checked(u64),
    /// Neither proved nor refuted, as far as the author knows.
    Open,
    /// A limit was reached: nothing is said of whether it holds.
    NoVerdict,
    /// The proof is in the text.
    ByHand,
    /// Nothing to prove: a definition.
    Definition,
    /// Nothing to prove: a definition or a rule of the sources.
    Convention,
    /// Nothing to prove: history.
    History,
    /// Computed where the book cites it.
    Computed,
    /// A theorem of the literature.
    Cited,
}

impl Status {
    /// The word for it, with its bound.
    pub fn word(&self) -> Phrase {
        match self {
            Status::Proved => Phrase::new("book-proved"),
            Status::Refuted => Phrase::new("book-refuted"),
            Status::Checked(bound) => Phrase::new("book-checked").with("bound", *bound),
            Status::Open => Phrase::new("book-open"),
            Status::NoVerdict => Phrase::new("book-no-verdict"),
            Status::ByHand => Phrase::new("book-by-hand"),
            Status::Definition => Phrase::new("book-definition-word"),
            Status::Convention => Phrase::new("book-status-definition"),
            Status::History => Phrase::new("book-status-history"),
            Status::Computed => Phrase::new("book-status-computed"),
            Status::Cited => Phrase::new("book-status-cited"),
        }
    }
}

/// A statement in a box.
#[derive(Clone, Debug, PartialEq)]
pub struct Statement {
    /// The anchor, which is its name.
    pub label: String,
    /// `Claim 5.3`, `Definition 2.1`.
    pub heading: Phrase,
    /// How it is known.
    pub status: Status,
    /// What it is known by; may be empty.
    pub name: Prose,
    /// What it says, in words.
    pub says: Prose,
    /// Its number in the book: `5.3`.
    pub number: String,
    /// What it says, in signs; empty for theorems proved in words.
    pub formula: String,
    /// The same as a file of claims has it, with definitions of its block before it; empty for what no formula says.
    pub text: String,
    /// The smallest counterexample, as `(a, b, c) = (3, 5, 6)`, and why.
    pub witness: Option<Witness>,
    /// How it is known, in words.
    pub how: Option<Phrase>,
    /// The name of its certificate among those of the book.
    pub certificate: Option<String>,
    /// Which of its conditions never hold, a sentence each.
    pub empty: Vec<Phrase>,
    /// Its block, where a reader may change it.
    pub changeable: Option<Changeable>,
}

/// A counterexample.
#[derive(Clone, Debug, PartialEq)]
pub struct Witness {
    /// The numbers with their names; empty where there are none.
    pub values: Vec<(String, String)>,
    /// What fails there, in signs; of a game a sentence, with its rules between backticks.
    pub because: Option<String>,
    /// Whether a game has it.
    pub of_game: bool,
    /// A picture of it, where it is a position.
    pub picture: Option<super::Picture>,
}

impl Witness {
    /// Each number as an equation of its own.
    pub fn equations(&self) -> String {
        let each: Vec<String> = self.values.iter().map(|(name, value)| format!("{name} = {value}")).collect();
        each.join(", ")
    }

    /// All numbers as one equation: `n = 3`, `(a, b) = (3, 5)`.
    pub fn equation(&self) -> String {
        let (names, numbers): (Vec<&str>, Vec<&str>) =
            self.values.iter().map(|(name, value)| (&**name, &**value)).unzip();
        if names.len() == 1 { self.equations() } else { format!("({}) = ({})", names.join(", "), numbers.join(", ")) }
    }

    /// The message that says what fails: of a game, there, or always where there are no numbers.
    pub fn reason(&self) -> &'static str {
        match self {
            Witness { of_game: true, .. } => "book-because-game",
            Witness { values, .. } if values.is_empty() => "book-because-always",
            _ => "book-because",
        }
    }
}

/// Pictures and tables with a caption.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// The anchor.
    pub label: String,
    /// `5.1`.
    pub number: String,
    /// Whether it is a table, which is called so.
    pub table: bool,
    /// What it shows.
    pub blocks: Vec<Block>,
    /// Whether it is an answer, which a page shows only when it is asked for.
    pub closed: bool,
    /// What a reader who guesses sees of it.
    pub guess: Vec<Block>,
    /// A table that the author wrote and the builder compared, in the place of blocks.
    pub authored: Option<Prose>,
    /// What is below it.
    pub caption: Prose,
    /// Its block, where a reader may change it.
    pub changeable: Option<Changeable>,
}

impl Figure {
    /// What it is called, by its number.
    pub fn name(&self) -> Phrase {
        let key = if self.table { "book-table" } else { "book-figure" };
        Phrase::new(key).with("number", self.number.as_str())
    }
}

/// A position with its solution.
#[derive(Clone, Debug, PartialEq)]
pub struct Solved {
    /// The anchor.
    pub label: String,
    /// `7.1`; empty outside of a chapter.
    pub number: String,
    /// The position as text.
    pub position: String,
    /// Its picture.
    pub picture: Option<super::Picture>,
    /// The picture of the answer, where that is another one.
    pub answer: Option<super::Picture>,
    /// Label and text, one a line: outcome, Grundy value, moves, how it is known.
    pub lines: Vec<(Phrase, Phrase)>,
    /// What is asked or said of it.
    pub caption: Prose,
    /// Whether nobody may win.
    pub draws: bool,
    /// A game to be played on the page, where that was asked for.
    pub game: Option<PlayedGame>,
    /// Its block, where a reader may change it.
    pub changeable: Option<Changeable>,
}

/// A game to be played: the position to start from, and every position below it.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedGame {
    /// Whether whoever moves last loses.
    pub misere: bool,
    /// The positions, the start first.
    pub positions: Vec<PlayedPosition>,
}

/// A position of such a game.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedPosition {
    /// The position as text.
    pub text: String,
    /// Its heaps, where moves take from one.
    pub heaps: Option<Vec<u64>>,
    /// Whether the player to move loses.
    pub lost: bool,
    /// Its moves: the place of the position reached among all, and the move as text.
    pub moves: Vec<(usize, String)>,
}

impl Solved {
    /// What it is called, where it has a number.
    pub fn name(&self) -> Option<Phrase> {
        (!self.number.is_empty()).then(|| Phrase::new("book-example").with("number", self.number.as_str()))
    }
}

/// A question of the author, with help for those who are stuck.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The anchor, which is its name.
    pub label: String,
    /// `17.2`
    pub number: String,
    /// How hard it is, from 1 to 3.
    pub difficulty: u64,
    /// What is asked.
    pub asks: Prose,
    /// Where to begin.
    pub hint: Prose,
    /// The answer with its reasons.
    pub solution: Prose,
}

impl Question {
    /// What it is called, and how hard it is.
    pub fn heading(&self) -> [Phrase; 2] {
        let called = Phrase::new("book-question").with("number", self.number.as_str());
        [called, Phrase::new("book-difficulty").with("difficulty", self.difficulty)]
    }
}

/// A numbered statement of the sources.
#[derive(Clone, Debug, PartialEq)]
pub struct Source {
    /// `B-31`
    pub id: String,
    /// What it says, as Markdown.
    pub says: Prose,
    /// Whether it is false as it was printed.
    pub wrong: bool,
    /// How it is known.
    pub status: Status,
    /// Where it is: words and place.
    pub places: Vec<(Phrase, Place)>,
}

/// A work that is cited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Work {
    /// Its key, which is its anchor.
    pub key: String,
    /// Who wrote it.
    pub author: String,
    /// Its title.
    pub title: String,
    /// The year, as text.
    pub year: String,
    /// Where it appeared.
    pub within: String,
    /// Where it can be read.
    pub url: Option<String>,
}

/// A word of the field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// The word, by language code.
    pub words: Vec<(String, String)>,
    /// What it means, in one sentence.
    pub says: String,
    /// The section that explains it, by number and place, if one says it.
    pub place: Option<(String, Place)>,
}

/// An entry of the index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// A word or a name.
    pub name: String,
    /// Sections that speak of it, by number and place; the first one explains it.
    pub places: Vec<(String, Place)>,
}
