//! Tic-tac-toe and Trihex, solved whole: every way to mark nine points.
//!
//! There are no Grundy values, because games can be drawn. Any position that can come up is answered.
//! Source: N-21, N-24.

use std::sync::OnceLock;

use super::{Explanation, Method, OutOfReach, Outcome};
use crate::rules::{Ruleset, Step};
use crate::solver::kernel::lines::{Ending, Player, Points, Solved, TICTACTOE, TRIHEX};

/// The theory of one of the two games.
pub struct Theory {
    name: &'static str,
    lines: &'static [[usize; 3]],
    solved: OnceLock<Solved>,
}

/// Tic-tac-toe.
pub static OF_TICTACTOE: Theory = Theory { name: "tictactoe", lines: TICTACTOE, solved: OnceLock::new() };
/// Trihex.
pub static OF_TRIHEX: Theory = Theory { name: "trihex", lines: TRIHEX, solved: OnceLock::new() };

/// Why every position is in the table.
const POSSIBLE: &str = "the rules take only positions that can come up in play";

/// Who has taken each point.
fn points(parts: &[u64]) -> Points {
    let taken = |point: usize| match parts.get(point) {
        Some(1) => Some(Player::First),
        Some(2) => Some(Player::Second),
        _ => None,
    };
    std::array::from_fn(taken)
}

/// Whose turn it is.
fn mover(parts: &[u64]) -> u64 {
    let count = |player| parts.iter().filter(|&&point| point == player).count();
    if count(1) > count(2) { 2 } else { 1 }
}

impl Theory {
    fn solved(&self) -> &Solved {
        self.solved.get_or_init(|| Solved::new(self.lines))
    }
}

impl super::Theory for Theory {
    fn name(&self) -> &'static str {
        self.name
    }

    fn method(&self, _: &dyn Ruleset) -> Method {
        Method::AllPositions
    }

    /// Only asked for in sums, which games with draws never make.
    fn value(&self, _: &dyn Ruleset, _: &[u64]) -> Result<u64, OutOfReach> {
        Err(OutOfReach::NoValue)
    }

    fn outcome(&self, _: &dyn Ruleset, parts: &[u64]) -> Result<Outcome, OutOfReach> {
        let ending = self.solved().ending(&points(parts)).expect(POSSIBLE);
        Ok(match (ending, mover(parts)) {
            (Ending::Draw, _) => Outcome::Draw,
            (Ending::First, 1) | (Ending::Second, 2) => Outcome::N,
            _ => Outcome::P,
        })
    }

    fn winning_steps(&self, _: &dyn Ruleset, parts: &[u64]) -> Result<Vec<Step>, OutOfReach> {
        let winning = self.solved().winning_moves(&points(parts)).expect(POSSIBLE);
        let mark = |point: usize| {
            let mut after = parts.to_vec();
            after[point] = mover(parts);
            Step::together(after)
        };
        Ok(winning.into_iter().map(mark).collect())
    }

    fn explain(&self, _: &dyn Ruleset, _: &[u64]) -> Result<Explanation, OutOfReach> {
        Ok(Explanation::AllPositions)
    }
}
