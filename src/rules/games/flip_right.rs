//! Flip to the right: turn a coin that is `b` and all coins to its right.
//!
//! Position: the row of coins, as in `coins`. No `b` left: you lose.
//! Source: N-56.

use std::sync::Arc;

use crate::rules::{Acts, Family, Make, Ruleset, Shape, Step, coins};

/// How flip to the right is written.
pub const FAMILY: Family = Family {
    name: "flip-right",
    parameters: "",
    example: "flip-right bwb",
    about: "turn a coin `b` and all coins to its right",
    misere: false,
    make: Make::Plain(|| Arc::new(FlipRight)),
    read: coins::read,
};

/// The rules; there is nothing to configure.
#[derive(Debug)]
pub struct FlipRight;

impl Ruleset for FlipRight {
    fn name(&self) -> &'static str {
        "flip-right"
    }

    fn shape(&self) -> Shape {
        Shape { parts: (1, 1000), up_to: 1 }
    }

    fn acts(&self) -> Acts {
        Acts::Together
    }

    fn count(&self, row: &[u64]) -> u64 {
        coins::black(row).count() as u64
    }

    /// By the coin chosen.
    fn steps(&self, row: &[u64]) -> Vec<Step> {
        coins::black(row).map(|left| coins::turned(row, left..row.len())).collect()
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
            assert_eq!(FlipRight.count(row), FlipRight.steps(row).len() as u64);
            FlipRight.steps(row).iter().map(|step| coins::text(&step.left)).collect()
        };
        assert_eq!(moves(&[0, 0]), [""; 0]);
        assert_eq!(moves(&[1, 0, 1]), ["wbw", "bww"]);
    }
}
