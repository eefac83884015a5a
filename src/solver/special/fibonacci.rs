//! Fibonacci nim by Zeckendorf's sums: a position is P exactly if fewer tokens may be taken than the
//! smallest part of the heap as a sum of Fibonacci numbers, no two of them neighbours.
//!
//! Outcome and winning moves are answered for any heap that fits a word. Grundy values are found by mex.
//! Fails for Grundy values of heaps with more positions below them than the budget of a search allows.
//! Source: Whinihan 1963; N-72; decided for all naturals in the tests.

use super::{Explanation, Method, OutOfReach, Outcome};
use crate::rules::{Rules, Step};
use crate::solver::kernel::fibonacci;

/// The theory of Fibonacci nim.
pub struct Theory;

impl super::Theory for Theory {
    fn method(&self, _: &Rules) -> Method {
        Method::Zeckendorf
    }

    fn value_method(&self, _: &Rules) -> Method {
        Method::Mex
    }

    fn outcome(&self, _: &Rules, parts: &[u64]) -> Result<Outcome, OutOfReach> {
        Ok(fibonacci::outcome(parts[0], parts[1]))
    }

    fn winning_steps(&self, _: &Rules, parts: &[u64]) -> Result<Vec<Step>, OutOfReach> {
        let takes = fibonacci::winning_takes(parts[0], parts[1]).into_iter().rev();
        Ok(takes.map(|take| Step::together([parts[0] - take, take.saturating_mul(2)])).collect())
    }

    fn explain(&self, _: &Rules, parts: &[u64]) -> Result<Explanation, OutOfReach> {
        Ok(Explanation::Zeckendorf { parts: fibonacci::zeckendorf(parts[0]), most: parts[1] })
    }
}
