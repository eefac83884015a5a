//! Exercise kind `misere-outcome`: "Whoever takes the last token loses. Who wins?"
//!
//! The kind `outcome` with the misère rule, and heaps near the point where the two rules part. Difficulty counts columns
//! and heaps, as for `outcome`: whoever has two heaps above 1 lays them out.
//! Source: Bouton 1902; H-36 to H-40, X-18, X-19.

use super::outcome;
use crate::exercise::{AnswerClass, Bounds, Extra, Kind, Settings};
use crate::rules::Play;

/// The preset; its one game does not change its settings.
pub const KIND: Kind = Kind {
    name: "misere-outcome",
    work: 2,
    summary: "who wins heaps of Nim when the last token loses",
    settings: || Settings {
        games: &["nim"],
        plays: &[Play::Misere],
        heaps: Some(Bounds { least: 2, most: 6, default: (2, 4) }),
        classes: &[AnswerClass::P, AnswerClass::N],
        choice: false,
        ..Settings::size(0, 1000, (1, 6))
    },
    extra: Extra { settings_for: Extra::NONE.settings_for, ..outcome::KIND.extra },
    ..outcome::KIND
};
