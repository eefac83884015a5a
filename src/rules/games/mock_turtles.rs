//! Mock Turtles: turn up to three coins of which the rightmost is `b`.
//!
//! Position: the row of coins, as in `coins`. No `b` left: you lose.
//! Source: Winning Ways, ch. 14.

use std::sync::Arc;

use crate::rules::{Acts, Family, Make, Ruleset, Shape, Step, coins};

/// How Mock Turtles is written.
pub const FAMILY: Family = Family {
    name: "mock-turtles",
    parameters: "",
    example: "mock-turtles wbwwb",
    about: "turn one, two or three coins whose rightmost is `b`",
    misere: false,
    make: Make::Plain(|| Arc::new(MockTurtles)),
    read: coins::read,
};

/// The rules; there is nothing to configure.
#[derive(Debug)]
pub struct MockTurtles;

impl Ruleset for MockTurtles {
    fn name(&self) -> &'static str {
        "mock-turtles"
    }

    fn shape(&self) -> Shape {
        Shape { parts: (1, 1000), up_to: 1 }
    }

    fn acts(&self) -> Acts {
        Acts::Together
    }

    fn count(&self, row: &[u64]) -> u64 {
        let each = |right: u64| 1 + right + right * right.saturating_sub(1) / 2;
        coins::black(row).map(|right| each(right as u64)).sum()
    }

    /// By the rightmost coin, then by the others from the left; first alone, then two, then three.
    fn steps(&self, row: &[u64]) -> Vec<Step> {
        let mut steps = Vec::new();
        for right in coins::black(row) {
            steps.push(coins::turned(row, [right]));
            steps.extend((0..right).map(|left| coins::turned(row, [left, right])));
            for first in 0..right {
                steps.extend((first + 1..right).map(|second| coins::turned(row, [first, second, right])));
            }
        }
        steps
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
            assert_eq!(MockTurtles.count(row), MockTurtles.steps(row).len() as u64);
            MockTurtles.steps(row).iter().map(|step| coins::text(&step.left)).collect()
        };
        assert_eq!(moves(&[0]), [""; 0]);
        assert_eq!(moves(&[0, 0, 1]), ["www", "bww", "wbw", "bbw"]);
        assert_eq!(moves(&[1, 1]), ["wb", "bw", "ww"]);
    }
}
