//! The formats of a document: a file for each in the folder `formats`, a line for each in [`FORMATS`].

pub(super) mod html;
pub(super) mod json;
pub(super) mod md;
#[cfg(feature = "pdf")]
pub(super) mod pdf;

use super::{File, RenderError, Templates};
use crate::document::{Document, Words};

/// Every format by name, in alphabetical order.
pub const FORMATS: &[Format] = &[
    html::FORMAT,
    json::FORMAT,
    md::FORMAT,
    #[cfg(feature = "pdf")]
    pdf::FORMAT,
];

/// A format that a document can have.
pub struct Format {
    /// Its name, as in `--format html`.
    pub name: &'static str,
    /// The ending of its files, without a dot.
    pub extension: &'static str,
    /// What it is for, in a few words.
    pub about: &'static str,
    /// How its files show that they are as they were written.
    pub seal: Seal,
    /// The document as files, at least one.
    pub(super) write: fn(&Document, &Words, &Templates) -> Result<Vec<File>, RenderError>,
}

/// How a PDF does; also a program that was built without PDF knows one.
pub const PDF_SEAL: Seal = Seal::Within("\n% nimbook ", "\n%%EOF");

/// How a file shows that nimbook wrote it and that nobody has changed it since.
#[derive(Clone, Copy)]
pub enum Seal {
    /// A checksum at the end, between these; in the format they are a comment.
    Comment(&'static str, &'static str),
    /// The same, where the second of these ends every file of the format and is there already.
    Within(&'static str, &'static str),
    /// A checksum in the second field of a JSON object in lines.
    Field,
    /// The format has a check of its own.
    Own(fn(&[u8]) -> bool),
}
