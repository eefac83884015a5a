//! Dim: the value of a heap is one more than how often 2 divides it; an empty heap has 0.
//!
//! Any heap that fits a word is answered; the winning moves only where divisors can be listed.
//! Source: N-68; the valuations behind it are decided for all naturals in the tests.

use super::heaps::HeapTheory;
use super::{Explanation, Method, OutOfReach};
use crate::rules::Rules;
use crate::solver::kernel::dim::value;

/// The theory of Dim.
pub struct Theory;

impl HeapTheory for Theory {
    fn method(&self, _: &Rules) -> Method {
        Method::PowersOfTwo
    }

    fn values(&self, _: &Rules, _: u64) -> Result<Box<dyn Fn(u64) -> u64>, OutOfReach> {
        Ok(Box::new(value))
    }

    fn explain(&self, _: &Rules, heap: u64, value: u64) -> Explanation {
        Explanation::Twos { heap, twos: if heap == 0 { 0 } else { heap.trailing_zeros() }, value }
    }
}
