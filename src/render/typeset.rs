//! Documents as source that a person can change before it is typeset: one walk over a document, and a [`Notation`] for
//! each language of typesetting.
//!
//! Representation: a block is text without a line break at its ends; there is an empty line between blocks. Whatever a
//! person wrote goes through [`Notation::text`], so nothing of it is markup. Commands have the same names in every
//! notation; the beginning of a file says what they do.
//! Failure: [`RenderError`](super::RenderError).
//!
//! Formulas of an author stay as they are only if they hold known commands of mathematics; otherwise they are written
//! from their tree. `templates/typeset/` says what the commands do.

mod authored;
mod block;
mod line;
mod sheet;
mod table;

use super::RenderError;
use super::formats::Frame;
use super::formula::{Node, of_latex};
use crate::document::{AnswerTable, CellMark, Document, Paper, Picture, Points, TableLook, Words, WordsError};

/// What a document is written with.
pub trait Notation: Default {
    /// Ends a line within a paragraph.
    const BREAK: &'static str;

    /// Appends text in which nothing is markup.
    fn text(text: &str, out: &mut String);

    /// A command with lengths or numbers, and with what it is applied to.
    fn call(name: &str, values: &[&str], bodies: &[&str]) -> String;

    /// A formula in a line, or in a line of its own.
    fn formula(node: &Node, display: bool) -> String;

    /// The formula of an author, whose place in the author's text is `at`.
    ///
    /// # Errors
    /// It cannot be read.
    fn latex(formula: &str, display: bool, at: usize) -> Result<String, RenderError> {
        Ok(Self::formula(&of_latex(formula, at)?, display))
    }

    /// Characters of one width, in a line or as a block.
    fn code(text: &str, is_block: bool) -> String;

    /// Words that lead to an address.
    fn link(target: &str, words: &str) -> String;

    /// A list whose items are numbered from here on, or have bullets.
    fn list(start: Option<u64>, items: &[String]) -> String;

    fn table(grid: &Grid) -> String;

    /// A picture as a block, or, where it is a sample, as a sign in a line.
    fn picture(&mut self, picture: &Picture, is_sample: bool, words: &Words) -> Result<String, WordsError>;

    /// What begins an exercise, with its points, if it has any.
    fn question(points: Points, words: &Words) -> Result<String, WordsError>;

    /// An item of an exercise, likewise.
    fn part(points: Points, body: &str, words: &Words) -> Result<String, WordsError>;

    /// The items of an exercise, or all exercises.
    fn group(name: &str, body: String) -> String;

    fn solution(body: &str) -> String;

    /// A sheet among others, with its own pages.
    fn sheet(&self, head: &Head<'_>, body: &str) -> Result<String, RenderError>;

    /// What is around sheets in a file.
    fn frame(file: &Opening<'_>, words: &Words) -> Result<Frame, WordsError>;
}

/// What the pages of a sheet say of it.
pub struct Head<'a> {
    pub id: &'a str,
    /// Its title and whose it is, as markup.
    pub title: String,
    pub name: String,
    /// Where its QR code leads, if it has one.
    pub leads: Option<String>,
    pub large: bool,
    pub lang: &'a str,
    pub right_to_left: bool,
    /// Whether it is a key, which has no frames around solutions.
    pub is_key: bool,
}

/// What the beginning of a file says.
pub struct Opening<'a> {
    pub title: &'a str,
    pub paper: Paper,
    /// Whether its pages lie on their sides.
    pub lies: bool,
    /// Whether its sheets can be in other languages than its own.
    pub is_class: bool,
}

/// A table whose cells are markup.
pub struct Grid {
    pub look: TableLook,
    /// What is above several heads, each with the number of its columns; empty where nothing is.
    pub groups: Vec<(String, usize)>,
    pub head: Vec<String>,
    pub rows: Vec<Vec<(CellMark, String)>>,
    /// How many hundredths of a line each column has; empty where columns are as wide as what they hold.
    pub shares: Vec<usize>,
}

impl Grid {
    /// Whether a row has a rule above it.
    pub fn is_total(row: &[(CellMark, String)]) -> bool {
        row.iter().any(|(mark, _)| matches!(mark, CellMark::Total | CellMark::OddTotal))
    }
}

/// Walks over a document.
struct Writer<'a, N> {
    words: &'a Words,
    notation: N,
}

/// A sheet with its key or without, as it stands among others.
///
/// # Errors
/// See [`RenderError`].
pub fn piece<N: Notation>(document: &Document, words: &Words) -> Result<String, RenderError> {
    Writer { words, notation: N::default() }.sheet(document)
}

/// A document as a file.
///
/// # Errors
/// See [`RenderError`].
pub fn whole<N: Notation>(document: &Document, words: &Words) -> Result<String, RenderError> {
    let title = super::title(&document.title, document.shows, words)?;
    let opening = Opening { title: &title, paper: document.paper, lies: false, is_class: false };
    around(N::frame(&opening, words)?, &piece::<N>(document, words)?)
}

/// The answers of a class in one table, as a file.
///
/// # Errors
/// See [`RenderError`].
pub fn answers<N: Notation>(table: &AnswerTable, paper: Paper, words: &Words) -> Result<Vec<u8>, RenderError> {
    let opening = Opening { title: &table.title, paper, lies: table.is_wide(), is_class: false };
    let piece = Writer { words, notation: N::default() }.answers(table, paper)?;
    Ok(around(N::frame(&opening, words)?, &piece)?.into_bytes())
}

fn around(frame: Frame, piece: &str) -> Result<String, RenderError> {
    Ok([&frame.before, piece, &frame.after].concat())
}
