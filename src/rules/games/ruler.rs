//! Ruler: turn neighbouring coins, any number of them, of which the rightmost is `b`.
//!
//! Position: the row of coins, as in `coins`. No `b` left: you lose.
//! Source: Winning Ways, ch. 14.

use std::sync::Arc;

use crate::rules::{Acts, Family, Make, Ruleset, Shape, Step, coins};

/// How Ruler is written.
pub const FAMILY: Family = Family {
    name: "ruler",
    parameters: "",
    example: "ruler wbwwb",
    about: "turn a run of coins whose rightmost is `b`",
    misere: false,
    make: Make::Plain(|| Arc::new(Ruler)),
    read: coins::read,
};

/// The rules; there is nothing to configure.
#[derive(Debug)]
pub struct Ruler;

impl Ruleset for Ruler {
    fn name(&self) -> &'static str {
        "ruler"
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

    /// By the rightmost coin, then by the length of the run.
    fn steps(&self, row: &[u64]) -> Vec<Step> {
        coins::black(row)
            .flat_map(|right| (0..=right).rev().map(move |left| coins::turned(row, left..=right)))
            .collect()
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
            assert_eq!(Ruler.count(row), Ruler.steps(row).len() as u64);
            Ruler.steps(row).iter().map(|step| coins::text(&step.left)).collect()
        };
        assert_eq!(moves(&[0]), [""; 0]);
        assert_eq!(moves(&[0, 0, 1]), ["www", "wbw", "bbw"]);
        assert_eq!(moves(&[1, 0, 1]), ["wwb", "bww", "bbw", "wbw"]);
    }
}
