//! Grundy's game: split a heap into two heaps of different size.
//!
//! Position: the heap sizes, `[h1, h2, …]`. Heaps of 1 and 2 cannot be split, and when all are such, the
//! player to move loses. A move makes one heap more out of the same tokens, so the game ends.
//! Source: Grundy 1939; Winning Ways, ch. 4.

use std::sync::Arc;

use crate::rules::{Family, MoveShape, Ruleset, Step};

/// How Grundy's game is written.
pub const FAMILY: Family =
    Family::plain("grundy", "grundy 12", "split a heap into two of different size", || Arc::new(Grundy));

/// The rules; there is nothing to configure.
#[derive(Debug)]
pub struct Grundy;

impl Ruleset for Grundy {
    fn name(&self) -> &'static str {
        "grundy"
    }

    fn move_shape(&self) -> MoveShape {
        MoveShape::SplitHeap
    }

    fn count(&self, heaps: &[u64]) -> u64 {
        heaps.iter().fold(0, |sum, &heap| sum.saturating_add(heap.saturating_sub(1) / 2))
    }

    fn steps(&self, heaps: &[u64]) -> Vec<Step> {
        let splits = |(part, &heap): (usize, &u64)| {
            (1..=heap.saturating_sub(1) / 2).map(move |small| Step::split(part, &[small, heap - small]))
        };
        heaps.iter().enumerate().flat_map(splits).collect()
    }

    fn each_left(&self, heap: u64, visit: &mut dyn FnMut(&[u64])) {
        (1..=heap.saturating_sub(1) / 2).for_each(|small| visit(&[small, heap - small]));
    }
}
