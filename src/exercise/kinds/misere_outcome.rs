//! Exercise kind `misere-outcome`: "Whoever takes the last token loses. Who wins?"
//!
//! Prompt: heaps of Nim. Answer: P or N under the misère rule. Written from the rule (like normal play
//! while a heap of two or more remains, else the parity of the ones); confirmed by labelling every
//! position from the end with the empty one won.
//! Source: Bouton 1902; H-36 to H-40, X-18, X-19.

use super::outcome::Outcome;
use crate::document::Answer;
use crate::exercise::{Bounds, Verifier, Dice, Kind, Question, Side, Space, Settings, Task};
use crate::rules::Play;

/// The kind: `outcome` with the misère rule, and positions near the point where the rules part.
pub struct MisereOutcome;

/// The same task in misère play.
fn misere(task: &Task) -> Task {
    Task { play: Play::Misere, ..task.clone() }
}

impl Kind for MisereOutcome {
    fn name(&self) -> &'static str {
        "misere-outcome"
    }

    fn summary(&self) -> &'static str {
        "who wins heaps of Nim when the last token loses"
    }

    fn settings(&self) -> Settings {
        Settings {
            games: &["nim"],
            heaps: Some(Bounds { least: 2, most: 6, default: (2, 4) }),
            verdicts: &["P", "N"],
            ..Settings::size(0, 1000, (1, 6))
        }
    }

    fn space(&self, task: &Task, side: Side) -> Space {
        Outcome.space(&misere(task), side)
    }

    fn accepts(&self, task: &Task, side: Side, candidate: &[u64]) -> bool {
        Outcome.accepts(&misere(task), side, candidate)
    }

    fn difficulty(&self, task: &Task, side: Side, candidate: &[u64]) -> u8 {
        Outcome.difficulty(&misere(task), side, candidate)
    }

    fn pose(&self, task: &Task, side: Side, candidate: &[u64], dice: &mut Dice) -> Question {
        Outcome.pose(&misere(task), side, candidate, dice)
    }

    fn second_route(&self, task: &Task, position: &str, verifier: &mut Verifier) -> Result<Answer, String> {
        Outcome.second_route(&misere(task), position, verifier)
    }

    fn largest(&self, task: &Task) -> Option<String> {
        Outcome.largest(task)
    }
}
