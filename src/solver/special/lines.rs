//! Tic-tac-toe and Trihex, solved whole: every way to mark nine points.
//!
//! There are no Grundy values, because games can be drawn. Any position that can come up is answered.
//! Source: N-21, N-24.

use std::sync::LazyLock;

use super::{Explanation, Method, OutOfReach, Outcome};
use crate::rules::games::lines::{CELLS, TRIANGLE};
use crate::rules::{Rules, Step};
use crate::solver::kernel::lines::Solved;

/// The theory of one of the two games.
pub struct Theory(LazyLock<Solved>);

/// Tic-tac-toe.
pub static OF_TICTACTOE: Theory = Theory(LazyLock::new(|| Solved::new(&CELLS)));
/// Trihex.
pub static OF_TRIHEX: Theory = Theory(LazyLock::new(|| Solved::new(&TRIANGLE)));

impl super::Theory for Theory {
    fn method(&self, _: &Rules) -> Method {
        Method::AllPositions
    }

    /// Only called for sums, which games with draws never make.
    fn value(&self, _: &Rules, _: &[u64]) -> Result<u64, OutOfReach> {
        Err(OutOfReach::NoValue)
    }

    fn outcome(&self, _: &Rules, points: &[u64]) -> Result<Outcome, OutOfReach> {
        Ok(self.0.outcome(points))
    }

    fn winning_steps(&self, rules: &Rules, points: &[u64]) -> Result<Vec<Step>, OutOfReach> {
        let mut steps = rules.steps(points);
        steps.retain(|step| self.0.outcome(&step.left) == Outcome::P);
        Ok(steps)
    }

    fn explain(&self, _: &Rules, _: &[u64]) -> Result<Explanation, OutOfReach> {
        Ok(Explanation::AllPositions)
    }
}
