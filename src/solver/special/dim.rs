//! Dim: the value of a heap is one more than how often 2 divides it; an empty heap has 0.
//!
//! Any heap that fits a word is answered; the winning moves only where divisors can be listed.
//! Source: N-68; the valuations behind it are decided for all naturals in the tests.

use super::heaps::{self, Heaps};
use super::{Explanation, Method, OutOfReach};
use crate::rules::{Ruleset, Step};
use crate::solver::kernel::dim::value;

/// The theory of Dim.
pub struct Theory;

impl Heaps for Theory {
    fn of(&self, _: &dyn Ruleset, _: u64) -> Result<Box<dyn Fn(u64) -> u64>, OutOfReach> {
        Ok(Box::new(value))
    }

    fn explain_heap(&self, _: &dyn Ruleset, heap: u64, value: u64) -> Explanation {
        Explanation::Twos { heap, twos: if heap == 0 { 0 } else { heap.trailing_zeros() }, value }
    }
}

impl super::Theory for Theory {
    fn name(&self) -> &'static str {
        "dim"
    }

    fn method(&self, _: &dyn Ruleset) -> Method {
        Method::PowersOfTwo
    }

    fn value(&self, rules: &dyn Ruleset, parts: &[u64]) -> Result<u64, OutOfReach> {
        heaps::value(self, rules, parts)
    }

    fn steps_to(&self, rules: &dyn Ruleset, parts: &[u64], value: u64) -> Result<Vec<Step>, OutOfReach> {
        heaps::steps_to(self, rules, parts, value)
    }

    fn explain(&self, rules: &dyn Ruleset, parts: &[u64]) -> Result<Explanation, OutOfReach> {
        heaps::explain(self, rules, parts)
    }

    fn values(&self, _: &dyn Ruleset, to: u64) -> Result<Option<Vec<u64>>, OutOfReach> {
        Ok(Some((0..=to).map(value).collect()))
    }
}
