//! Nim: take at least one token, up to all of them, from one heap.
//!
//! Position: the heap sizes, `[h1, h2, …]`; some may be empty. The last token wins,
//! or loses in misère play. A move lowers one heap, so the game ends.
//! Source: Bouton 1902; Báron 1964.

use std::sync::Arc;

use crate::rules::{Family, Ruleset, Step};

/// How Nim is written.
pub const FAMILY: Family = Family {
    misere: true,
    ..Family::plain("nim", "nim 3 5 7", "take any number of tokens from one heap", || Arc::new(Nim))
};

/// The rules; there is nothing to configure.
#[derive(Debug)]
pub struct Nim;

impl Ruleset for Nim {
    fn name(&self) -> &'static str {
        "nim"
    }

    fn count(&self, heaps: &[u64]) -> u64 {
        heaps.iter().fold(0, |sum, &heap| sum.saturating_add(heap))
    }

    fn steps(&self, heaps: &[u64]) -> Vec<Step> {
        heaps.iter().enumerate().flat_map(|(part, &heap)| (0..heap).map(move |left| Step::to(part, left))).collect()
    }
}
