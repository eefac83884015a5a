//! Rim: an even heap has value 0, the heap 1 value 1, any other heap the place of its smallest prime
//! factor among the primes: 3 gives 2, 5 gives 3, 7 gives 4.
//!
//! Fails for heaps whose smallest factor cannot be found, or counted, within [`BUDGET`].
//! Source: N-65, with the heap 1 stated apart.

use super::heaps::{self, Heaps};
use super::{Explanation, Method, OutOfReach, Outcome};
use crate::rules::{Ruleset, Step};
use crate::solver::Budget;
use crate::solver::kernel::rim;

/// The theory of Rim.
pub struct Theory;

/// How many divisions, and how many numbers of a sieve, one heap may take: about a second.
const BUDGET: Budget = Budget { states: 1 << 24, steps: 1 << 28 };

/// Up to this heap a question about moves sieves all values at once.
const SIEVED: u64 = 1 << 22;

impl Heaps for Theory {
    fn of(&self, _: &dyn Ruleset, largest: u64) -> Result<Box<dyn Fn(u64) -> u64>, OutOfReach> {
        if largest > SIEVED {
            return Err(OutOfReach::Numbers { limit: SIEVED });
        }
        let values = rim::values(largest, BUDGET)?;
        Ok(Box::new(move |heap| values.get(heap as usize).map_or(0, |&value| u64::from(value))))
    }

    fn explain_heap(&self, _: &dyn Ruleset, heap: u64, value: u64) -> Explanation {
        let factors = (2..=heap.isqrt()).find(|&factor| heap.is_multiple_of(factor));
        let factor = if heap < 2 { None } else { Some(factors.unwrap_or(heap)) };
        Explanation::SmallestFactor { heap, factor, value }
    }
}

impl super::Theory for Theory {
    fn name(&self) -> &'static str {
        "rim"
    }

    fn method(&self, _: &dyn Ruleset) -> Method {
        Method::SmallestPrimeFactor
    }

    fn value(&self, _: &dyn Ruleset, parts: &[u64]) -> Result<u64, OutOfReach> {
        parts.iter().try_fold(0, |sum, &heap| Ok(sum ^ rim::value(heap, BUDGET)?))
    }

    /// Odd heaps have a value that is not 0, whichever it is.
    fn outcome(&self, rules: &dyn Ruleset, parts: &[u64]) -> Result<Outcome, OutOfReach> {
        match parts {
            [heap] => Ok(if heap.is_multiple_of(2) { Outcome::P } else { Outcome::N }),
            _ => Ok(Outcome::of_value(self.value(rules, parts)?)),
        }
    }

    fn steps_to(&self, rules: &dyn Ruleset, parts: &[u64], value: u64) -> Result<Vec<Step>, OutOfReach> {
        heaps::steps_to(self, rules, parts, value)
    }

    fn explain(&self, rules: &dyn Ruleset, parts: &[u64]) -> Result<Explanation, OutOfReach> {
        let values = parts.iter().map(|&heap| rim::value(heap, BUDGET)).collect::<Result<Vec<u64>, _>>()?;
        Ok(heaps::reasons(self, rules, parts, &values))
    }

    fn values(&self, _: &dyn Ruleset, to: u64) -> Result<Option<Vec<u64>>, OutOfReach> {
        Ok(Some(rim::values(to, BUDGET)?.into_iter().map(u64::from).collect()))
    }
}
