//! Documents as bytes: one file per format, templates for the pages, drawings and formulas as markup.
//!
//! Representation: text is written into strings, escaped at the moment it is written; lengths are tenths of
//! a pixel. The output depends on the document, the words and the templates, and on nothing else.
//! Failure: [`RenderError`]: a format or a word that does not exist, a template that is broken, Markdown of
//! an author that cannot be shown. Nothing is written then.

mod html;
mod json;
mod markdown;
mod mathml;
mod plain;
mod qr;
mod svg;
mod templates;

use std::fmt;

use crate::document::{Document, Words, WordsError};

pub use html::book::{Page, pages};
pub use html::search;
pub use markdown::book::pages as markdown_pages;
pub use svg::standalone as svg;
pub use templates::Templates;

/// A format that a document can have.
pub struct Format {
    /// Its name, as in `--format html`.
    pub name: &'static str,
    /// The ending of its files, without a dot.
    pub extension: &'static str,
    /// What it is for, in a few words.
    pub about: &'static str,
    write: fn(&Document, &Words, &Templates) -> Result<String, RenderError>,
}

/// Every format by name, in alphabetical order.
pub const FORMATS: &[Format] = &[
    Format {
        name: "html",
        extension: "html",
        about: "one page for screen and paper, without network",
        write: html::write,
    },
    Format { name: "json", extension: "json", about: "the sheet for programs", write: json::write },
    Format { name: "md", extension: "md", about: "CommonMark with tables, readable as it is", write: markdown::write },
];

/// A file's contents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Output {
    /// The ending of the file's name, without a dot.
    pub extension: &'static str,
    /// The contents.
    pub bytes: Vec<u8>,
}

/// Why a document has no output.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RenderError {
    /// No such format.
    Format { given: String },
    /// A message or an argument is missing.
    Words(WordsError),
    /// A template is broken. Line and column count from 1; 0 means the template as a whole.
    Template { name: String, line: usize, column: usize, message: String },
    /// Markdown of an author has a formula that cannot be read; `at` is its byte within that Markdown.
    Authored { at: usize, message: String },
    /// The id is too long for a QR code.
    Code { given: usize },
}

impl From<WordsError> for RenderError {
    fn from(error: WordsError) -> RenderError {
        RenderError::Words(error)
    }
}

impl fmt::Display for RenderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RenderError::Format { given } => {
                let names: Vec<_> = FORMATS.iter().map(|format| format.name).collect();
                write!(f, "no format is called `{given}`; choose from {}", names.join(", "))
            }
            RenderError::Words(error) => error.fmt(f),
            RenderError::Template { name, line: 0, message, .. } => write!(f, "template {name}: {message}"),
            RenderError::Template { name, line, column, message } => {
                write!(f, "template {name}:{line}:{column}: {message}")
            }
            RenderError::Authored { at, message } => write!(f, "Markdown, byte {at}: {message}"),
            RenderError::Code { given } => {
                write!(f, "an id of {given} characters does not fit into a QR code; use a shorter one")
            }
        }
    }
}

impl std::error::Error for RenderError {}

/// The document in the format of that name.
///
/// # Errors
/// See [`RenderError`].
pub fn render(format: &str, document: &Document, words: &Words, templates: &Templates) -> Result<Output, RenderError> {
    let found = FORMATS.iter().find(|known| known.name == format);
    let format = found.ok_or_else(|| RenderError::Format { given: format.to_owned() })?;
    let text = (format.write)(document, words, templates)?;
    Ok(Output { extension: format.extension, bytes: text.into_bytes() })
}

#[cfg(test)]
mod tests {
    use super::FORMATS;

    #[test]
    fn formats_stand_in_order() {
        assert!(FORMATS.is_sorted_by_key(|format| format.name));
    }
}
