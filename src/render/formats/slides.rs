//! Slides: one page of HTML for a projector, with a question on each screen and the steps of its solution one after the
//! other. It needs no network.

use super::html::slides::{frame, page, piece};
use crate::render::formats::{Around, Holds, InSets};
use crate::render::{File, Format, Seal};

/// Slides of HTML; several sheets are side by side.
pub const FORMAT: Format = Format {
    name: "slides",
    extension: "html",
    about: "slides for a projector: a question on each screen, then its solution step by step",
    seal: Seal::Comment("\n<!-- nimbook ", " -->\n"),
    write: |document, words, templates| Ok(vec![File::new("-slides.html", page(document, words, templates)?)]),
    in_sets: InSets::with_keys(Around::Frame(frame), piece),
    holds: Holds::Slides,
};
