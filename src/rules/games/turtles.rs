//! Turning Turtles: turn one coin that is `b`, or two of which the right one is `b`.
//!
//! Position: the row of coins, as in `coins`. No `b` left: you lose.
//! Source: Lenstra; Winning Ways, ch. 14; N-59.

use std::sync::Arc;

use crate::rules::{Acts, Family, Make, Ruleset, Shape, Step, coins};

/// How Turning Turtles is written.
pub const FAMILY: Family = Family {
    name: "turtles",
    parameters: "",
    example: "turtles wbwwb",
    about: "turn one coin `b`, or two whose right one is `b`",
    misere: false,
    make: Make::Plain(|| Arc::new(Turtles)),
    read: coins::read,
};

/// The rules; there is nothing to configure.
#[derive(Debug)]
pub struct Turtles;

impl Ruleset for Turtles {
    fn name(&self) -> &'static str {
        "turtles"
    }

    fn shape(&self) -> Shape {
        Shape { parts: (1, 1000), up_to: 1 }
    }

    fn acts(&self) -> Acts {
        Acts::Together
    }

    fn count(&self, row: &[u64]) -> u64 {
        coins::black(row).map(|right| right as u64 + 1).sum()
    }

    /// By the right coin, then by the left one; first alone.
    fn steps(&self, row: &[u64]) -> Vec<Step> {
        let pairs = |right: usize| (0..right).map(move |left| coins::turned(row, [left, right]));
        coins::black(row).flat_map(|right| std::iter::once(coins::turned(row, [right])).chain(pairs(right))).collect()
    }

    fn text(&self, row: &[u64]) -> String {
        coins::text(row)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_moves_by_hand() {
        let moves = |row: &[u64]| -> Vec<String> {
            assert_eq!(Turtles.count(row), Turtles.steps(row).len() as u64);
            Turtles.steps(row).iter().map(|step| coins::text(&step.left)).collect()
        };
        assert_eq!(moves(&[0, 0]), [""; 0]);
        assert_eq!(moves(&[1, 0]), ["ww"]);
        // N-61: coins 2 and 3 are `b`.
        assert_eq!(moves(&[0, 1, 1]), ["wwb", "bwb", "wbw", "bbw", "www"]);
    }
}
