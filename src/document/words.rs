//! The words of each language, and phrases turned into pieces of text.

use super::{Blank, Line, Math, Phrase};

/// A language that sheets, pages and messages can have.
#[derive(Debug)]
pub struct Language {
    /// Its code, as in `--lang en`.
    pub code: &'static str,
    /// Its own name for itself.
    pub name: &'static str,
    /// Whether it is written from right to left.
    pub right_to_left: bool,
    /// Its messages, in Fluent's notation.
    pub messages: &'static str,
}

/// Every language by code, in alphabetical order.
pub const LANGUAGES: &[Language] = &[Language {
    code: "en",
    name: "English",
    right_to_left: false,
    messages: include_str!("../../templates/lang/en.ftl"),
}];

/// A piece of a line whose words are chosen.
#[derive(Clone, Debug, PartialEq)]
pub enum Piece {
    /// Plain words.
    Text(String),
    /// Words or a variable in italics.
    Emphasis(String),
    /// Words in bold.
    Strong(String),
    /// Signs that read left to right and never break.
    Signs(String),
    /// A formula.
    Math(Math),
    /// A place to write.
    Blank(Blank),
}

/// Why a phrase has no words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordsError {
    /// The phrase's key.
    pub key: String,
    /// The language's code.
    pub language: String,
    /// What is missing.
    pub message: String,
}

/// One language, ready to speak.
pub struct Words;

impl Words {
    /// A line in pieces.
    ///
    /// # Errors
    /// A message or an argument that is missing.
    pub fn line(&self, _line: &Line) -> Result<Vec<Piece>, WordsError> {
        Ok(Vec::new())
    }

    /// A phrase as plain text.
    ///
    /// # Errors
    /// A message or an argument that is missing.
    pub fn text(&self, _phrase: &Phrase) -> Result<String, WordsError> {
        Ok(String::new())
    }
}
