//! Nim: take at least one token, up to all of them, from one heap.
//!
//! Position: the heap sizes, `[h1, h2, …]`; some may be empty. The last token wins,
//! or loses in misère play. A move lowers one heap, so the game ends.
//! Source: Bouton 1902; Báron 1964.

use std::sync::Arc;

use crate::rules::{Family, Make, Ruleset, Shape, Step, text};

/// How Nim is written.
pub const FAMILY: Family = Family {
    name: "nim",
    parameters: "",
    example: "nim 3 5 7",
    about: "take any number of tokens from one heap",
    misere: true,
    make: Make::Plain(|| Arc::new(Nim)),
    read: text::numbers,
};

/// The rules; there is nothing to configure.
#[derive(Debug)]
pub struct Nim;

impl Ruleset for Nim {
    fn name(&self) -> &'static str {
        "nim"
    }

    /// The theory answers any heap that fits a word; 1000 heaps keep every line readable.
    fn shape(&self) -> Shape {
        Shape { parts: (1, 1000), up_to: u64::MAX }
    }

    fn count(&self, heaps: &[u64]) -> u64 {
        heaps.iter().fold(0, |sum, &heap| sum.saturating_add(heap))
    }

    fn steps(&self, heaps: &[u64]) -> Vec<Step> {
        heaps.iter().enumerate().flat_map(|(part, &heap)| (0..heap).map(move |left| Step::to(part, left))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The moves of small positions written out by hand, as `part: what is left of it`.
    #[test]
    fn the_moves_by_hand() {
        let check = |heaps: &[u64], moves: &[(usize, u64)]| {
            let steps: Vec<(usize, u64)> = Nim.steps(heaps).iter().map(|step| (step.part, step.left[0])).collect();
            assert_eq!(steps, moves, "{heaps:?}");
        };
        check(&[0], &[]);
        check(&[1], &[(0, 0)]);
        check(&[3], &[(0, 0), (0, 1), (0, 2)]);
        check(&[1, 1], &[(0, 0), (1, 0)]);
        check(&[2, 0, 1], &[(0, 0), (0, 1), (2, 0)]);
        check(&[1, 2, 3], &[(0, 0), (1, 0), (1, 1), (2, 0), (2, 1), (2, 2)]);
    }

    #[test]
    fn counting_does_not_overflow() {
        assert_eq!(Nim.count(&[u64::MAX, 1]), u64::MAX);
        assert_eq!(Nim.count(&[3, 0, 4]), 7);
    }
}
