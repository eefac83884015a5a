//! Rim: an even heap has value 0, the heap 1 value 1, any other heap the place of its smallest prime
//! factor among the primes: 3 gives 2, 5 gives 3, 7 gives 4.
//!
//! Fails for heaps whose smallest factor cannot be found, or counted, within [`BUDGET`].
//! Source: N-65, with the heap 1 stated apart.

use super::heaps::HeapTheory;
use super::{Explanation, Method, OutOfReach, Outcome};
use crate::rules::Rules;
use crate::solver::Budget;
use crate::solver::kernel::rim;

/// The theory of Rim.
pub struct Theory;

/// How many divisions, and how many numbers of a sieve, one heap may take: about a second.
const BUDGET: Budget = Budget { states: 1 << 24, steps: 1 << 28 };

impl HeapTheory for Theory {
    fn method(&self, _: &Rules) -> Method {
        Method::SmallestPrimeFactor
    }

    /// By a sieve.
    fn values(&self, _: &Rules, largest: u64) -> Result<Box<dyn Fn(u64) -> u64>, OutOfReach> {
        let values = rim::values(largest, BUDGET)?;
        Ok(Box::new(move |heap| u64::from(values[heap as usize])))
    }

    /// By the factors of each heap, which may be far larger than a sieve.
    fn values_of(&self, _: &Rules, heaps: &[u64]) -> Result<Vec<u64>, OutOfReach> {
        heaps.iter().map(|&heap| rim::value(heap, BUDGET)).collect()
    }

    /// An odd heap has a value that is not 0, whichever it is.
    fn outcome(&self, heaps: &[u64]) -> Option<Outcome> {
        match heaps {
            [heap] => Some(if heap.is_multiple_of(2) { Outcome::P } else { Outcome::N }),
            _ => None,
        }
    }

    fn explain(&self, _: &Rules, heap: u64, value: u64) -> Explanation {
        let factor = rim::smallest_factor(heap, BUDGET).expect("a heap whose value is known has a known factor");
        Explanation::SmallestFactor { heap, factor, value }
    }
}
