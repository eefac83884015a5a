//! QTI 3.0: the same package as [`qti`](super::qti), in the names of the newer standard.
//!
//! Source: 1EdTech, QTI 3.0.

use super::qti::{Version, package, piece, write};
use crate::render::bank::is_whole;
use crate::render::formats::{Around, Holds, InSets};
use crate::render::{Format, Seal};

/// Packages of QTI 3.0; templates have no part in it.
pub const FORMAT: Format = Format {
    name: "qti3",
    extension: "qti3.zip",
    about: "the same for platforms that read QTI 3.0",
    seal: Seal::Own(is_whole),
    write: |document, words, _| write(Version::V30, document, words),
    in_sets: InSets::with_keys(Around::Parts(|_, pieces| package(Version::V30, pieces)), |document, words, _| {
        piece(Version::V30, document, words)
    }),
    holds: Holds::Bank,
};
