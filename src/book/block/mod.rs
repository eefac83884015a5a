//! Fenced blocks that compute: one file for each kind, and the list of all.
//!
//! Representation: a block is a function from its fence to a part of the document, or nothing where it is at
//! fault; then it has reported so. Words that are not a kind of block, like `text` or `rust`, are plain code.

mod board;
mod check_table;
mod checked;
mod chomp_row;
mod exercises;
mod picture;
mod play;
mod question;
mod solve;
mod statement;
mod tables;
mod tables_drawn;
mod truth;

pub use tables::{asked, computed as values};

use crate::document::Block;
use crate::document::book::{Figure, Part};
use crate::source::{Diagnostic, Span, did_you_mean};

use super::changeable;
use super::markdown::{Fence, Piece, indented, pieces};
use super::outline::Numbered;
use super::statements;
use super::writer::Writer;

/// A block at work: its fence, its label and number, and its index among the pieces of its chapter.
pub struct BlockContext<'f> {
    /// The fence.
    pub fence: &'f Fence,
    /// The label and number.
    pub numbered: &'f Numbered,
    /// Which piece of the chapter it is.
    pub piece: usize,
}

/// What a kind of block does.
type Make = fn(&mut Writer<'_>, &BlockContext<'_>) -> Option<Part>;

/// Every kind of block by its word, in alphabetical order.
pub const KINDS: &[(&str, Make)] = &[
    ("bibliography", |writer, _| Some(Part::Bibliography(writer.book.works.unwrap_or_default().to_vec()))),
    ("board", board::make),
    ("check", check_table::make),
    ("checked", checked::make),
    ("chomp-row", chomp_row::make),
    ("claim", statement::make),
    ("conjecture", statement::make),
    ("define", statement::make),
    ("exercises", exercises::make),
    ("game", statement::make),
    ("glossary", |writer, _| Some(Part::Glossary(writer.book.glossary.to_vec()))),
    // Filled in when all chapters are known.
    ("index", |_, _| Some(Part::Index(Vec::new()))),
    ("map", |_, _| Some(Part::Map)),
    ("open", statement::open),
    ("picture", picture::make),
    ("play", play::make),
    ("question", question::make),
    ("refute", statement::make),
    ("solutions", |_, _| Some(Part::Solutions)),
    ("solve", solve::make),
    // Filled in when all chapters are known.
    ("sources", |_, _| Some(Part::Sources(Vec::new()))),
    ("theorem", statement::theorem),
    ("trace", tables::trace),
    ("trios", tables::trios),
    ("truth", truth::make),
    ("values", tables::values),
];

/// Languages of plain code.
const PLAIN: &[&str] = &["", "console", "json", "markdown", "python", "rust", "sh", "text", "toml", "yaml"];

/// The part of the document that a block becomes.
pub fn make(writer: &mut Writer<'_>, at: &BlockContext<'_>) -> Option<Part> {
    let fence = at.fence;
    let word = fence.word.as_str();
    writer.found.diagnostics.add_all(writer.file, open(fence));
    if let Some((_, make)) = KINDS.iter().find(|(name, _)| *name == word) {
        let mut part = make(writer, at)?;
        changeable::remember(fence, &mut part);
        return Some(part);
    }
    if !PLAIN.contains(&word) {
        let known = KINDS.iter().map(|(name, _)| *name).chain(PLAIN[1..].iter().copied());
        let names = || KINDS.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
        let help = did_you_mean(word, known, || format!("blocks are {}; code is `text`", names()));
        return writer.refuse("unknown-block", &fence.word_span, format!("there is no block `{word}`"), help);
    }
    let text = writer.content()[fence.body.clone()].to_owned();
    Some(Part::Code { language: word.to_owned(), text })
}

/// The fault of a block that nothing ends.
pub fn open(fence: &Fence) -> Option<Diagnostic> {
    let help = "end it with a line of backticks; without one it goes on to the end of the chapter";
    (!fence.closed).then(|| Diagnostic::new("open-block", fence.word_span.clone(), "this block has no end", help))
}

/// The faults of blocks that do not begin a line, as in a list: nothing would decide what they state.
pub fn misplaced(content: &str) -> impl Iterator<Item = Diagnostic> {
    indented(content).filter(|(word, _)| KINDS.iter().any(|(name, _)| name == word)).map(|(word, at)| {
        let help = "start its line of backticks at the left margin, outside lists and quotations";
        Diagnostic::new("indented-block", at, format!("this block `{word}` does not begin a line"), help)
    })
}

/// The faults of blocks that end too early, because they hold a fence with as many backticks as their own. The last
/// line of that fence then begins plain code, which may take in the next block.
pub fn ended_early(content: &str) -> Vec<Diagnostic> {
    let is_kind = |word: &str| KINDS.iter().any(|(name, _)| *name == word);
    let (mut faults, mut before) = (Vec::new(), None);
    for piece in pieces(content) {
        let fence = match piece {
            Piece::Fence(fence) => fence,
            Piece::Heading { .. } => {
                before = None;
                continue;
            }
            Piece::Prose(_) => continue,
        };
        if fence.word.is_empty() {
            let help = "begin and end a block that holds a fence with one more backtick: ````";
            if let Some((word, end)) = before.and_then(|before| followed(content, before)) {
                let message = format!("this line ends the block `{word}`, and its text goes on");
                faults.push(Diagnostic::new("ended-early", end, message, help));
            }
            let start = content[..fence.word_span.start].rfind('\n').map_or(0, |at| at + 1);
            let ticks = content[start..fence.word_span.start].trim_end();
            let mut words = content[fence.body.clone()].lines().filter_map(|line| line.strip_prefix(ticks));
            if let Some(word) = words.find_map(|rest| rest.split_whitespace().next().filter(|word| is_kind(word))) {
                let message = format!("this line begins plain code, which swallows a block `{word}`");
                faults.push(Diagnostic::new("ended-early", start..start + ticks.len(), message, help));
            }
        }
        before = Some(fence).filter(|fence| is_kind(&fence.word));
    }
    faults
}

/// The word of a block and its last line, if text follows in the next.
fn followed(content: &str, block: Fence) -> Option<(String, Span)> {
    let last = content[block.body.end..].lines().next()?;
    let next = content[block.body.end..].lines().nth(1)?;
    (block.closed && !next.trim().is_empty()).then(|| (block.word, block.body.end..block.body.end + last.len()))
}

/// Whether a block holds a statement that is decided.
pub fn is_statement(fence: &Fence) -> bool {
    statements::WORDS.contains(&fence.word.as_str())
}

impl Writer<'_> {
    /// A figure or table with the block's body as its caption.
    fn figure(&mut self, at: &BlockContext<'_>, table: bool, blocks: Vec<Block>) -> Part {
        let caption = self.prose(&at.fence.body);
        let Numbered { label, number, .. } = at.numbered.clone();
        Part::Figure(Figure {
            label,
            number,
            table,
            closed: false,
            guess: Vec::new(),
            blocks,
            authored: None,
            caption,
            changeable: None,
        })
    }

    /// The fault that the arguments of a block are not understood.
    fn bad_arguments<T>(&mut self, fence: &Fence, message: impl Into<String>, help: impl Into<String>) -> Option<T> {
        let span = if fence.arguments.is_empty() { &fence.word_span } else { &fence.arguments_span };
        self.refuse("bad-arguments", &span.clone(), message, help)
    }

    /// What the arguments of a block mean; the fault is reported where they are not understood.
    fn understood<T>(&mut self, fence: &Fence, meaning: Result<T, impl ToString>, help: &str) -> Option<T> {
        meaning.map_or_else(|message| self.bad_arguments(fence, message.to_string(), help), Some)
    }

    /// The fault that two routes disagree on what the arguments of a block ask for.
    fn disputed<T>(&mut self, fence: &Fence, message: impl Into<String>) -> Option<T> {
        self.refuse("disputed", &fence.arguments_span, message, "this is a fault of nimbook: please report it")
    }

    /// The arguments as numbers, if there are so many and each is at most `most`.
    fn numbers(&mut self, fence: &Fence, count: usize, most: u64, example: &str) -> Option<Vec<u64>> {
        let words: Vec<&str> = fence.arguments.split_whitespace().collect();
        let numbers: Vec<u64> =
            words.iter().filter_map(|word| word.parse().ok()).filter(|&number| number <= most).collect();
        if words.len() != count || numbers.len() != count {
            let what = if count == 1 { "a number".to_owned() } else { format!("{count} numbers") };
            let message = format!("`{}` takes {what} up to {most}", fence.word);
            return self.bad_arguments(fence, message, format!("write it like `{example}`"));
        }
        Some(numbers)
    }
}
