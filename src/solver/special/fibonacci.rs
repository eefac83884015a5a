//! Fibonacci nim by Zeckendorf's sums: a position is P exactly if fewer tokens may be taken than the
//! smallest part of the heap as a sum of Fibonacci numbers, no two of them neighbours.
//!
//! Outcome and winning moves are answered for any heap that fits a word. Grundy values are found by mex.
//! Fails for Grundy values of heaps with more positions below them than the budget of a search allows.
//! Source: Whinihan 1963; N-72; decided for all naturals in the tests.

use std::sync::Arc;

use super::{Explanation, Method, OutOfReach, Outcome};
use crate::rules::games::fibonacci::Fibonacci;
use crate::rules::{Game, Play, Position, Ruleset, Step};
use crate::solver::kernel::fibonacci;
use crate::solver::{Budget, grundy_by_mex, option_values_by_mex};

/// The theory of Fibonacci nim.
pub struct Theory;

impl super::Theory for Theory {
    fn name(&self) -> &'static str {
        "fibonacci"
    }

    fn method(&self, _: &dyn Ruleset) -> Method {
        Method::Zeckendorf
    }

    fn value_method(&self, _: &dyn Ruleset) -> Method {
        Method::Mex
    }

    fn value(&self, _: &dyn Ruleset, parts: &[u64]) -> Result<u64, OutOfReach> {
        let game = Game::single(Arc::new(Fibonacci), Play::Normal);
        grundy_by_mex(&game, &Position::of(parts), Budget::default())
    }

    fn option_values(&self, _: &dyn Ruleset, parts: &[u64]) -> Result<Vec<u64>, OutOfReach> {
        let game = Game::single(Arc::new(Fibonacci), Play::Normal);
        option_values_by_mex(&game, &Position::of(parts), Budget::default())
    }

    fn outcome(&self, _: &dyn Ruleset, parts: &[u64]) -> Result<Outcome, OutOfReach> {
        Ok(fibonacci::outcome(parts[0], parts[1]))
    }

    fn winning_steps(&self, _: &dyn Ruleset, parts: &[u64]) -> Result<Vec<Step>, OutOfReach> {
        let takes = fibonacci::winning_takes(parts[0], parts[1]).into_iter().rev();
        Ok(takes.map(|take| Step::together([parts[0] - take, take.saturating_mul(2)])).collect())
    }

    fn explain(&self, _: &dyn Ruleset, parts: &[u64]) -> Result<Explanation, OutOfReach> {
        Ok(Explanation::Zeckendorf { parts: fibonacci::zeckendorf(parts[0]), most: parts[1] })
    }
}
