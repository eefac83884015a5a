//! QTI 2.1: the same package as [`qti`](super::qti), for platforms that take no newer one.
//!
//! Source: 1EdTech, QTI 2.1.

use super::qti::{Version, package, piece, write};
use crate::render::bank::is_whole;
use crate::render::formats::{Around, Holds, InSets};
use crate::render::{Format, Seal};

/// Packages of QTI 2.1; templates have no part in it.
pub const FORMAT: Format = Format {
    name: "qti21",
    extension: "qti21.zip",
    about: "the same for platforms that read QTI 2.1, as OpenOlat",
    seal: Seal::Own(is_whole),
    write: |document, words, _| write(Version::V21, document, words),
    in_sets: InSets::with_keys(Around::Parts(|_, pieces| package(Version::V21, pieces)), |document, words, _| {
        piece(Version::V21, document, words)
    }),
    holds: Holds::Bank,
};
