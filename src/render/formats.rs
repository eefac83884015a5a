//! The formats of a document: a file for each in the folder `formats`, a line for each in [`FORMATS`].

pub(super) mod html;
pub(super) mod json;
pub(super) mod md;

use super::{RenderError, Templates};
use crate::document::{Document, Words};

/// A format that a document can have.
pub struct Format {
    /// Its name, as in `--format html`.
    pub name: &'static str,
    /// The ending of its files, without a dot.
    pub extension: &'static str,
    /// What it is for, in a few words.
    pub about: &'static str,
    pub(super) write: fn(&Document, &Words, &Templates) -> Result<String, RenderError>,
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
    Format { name: "md", extension: "md", about: "CommonMark with tables, readable as it is", write: md::write },
];

#[cfg(test)]
mod tests {
    use super::FORMATS;

    #[test]
    fn formats_stand_in_order() {
        assert!(FORMATS.is_sorted_by_key(|format| format.name));
    }
}
