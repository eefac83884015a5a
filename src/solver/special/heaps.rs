//! Games of heaps whose theory is a value for each heap: the rest follows by Sprague and Grundy.
//!
//! Representation: a function from heaps to values, good up to the largest heap asked for.
//! Fails where there is no such function, or where the moves are too many to try one by one.
//! Source: Sprague 1935, Grundy 1939.

use super::{Explanation, MOST_STEPS, Method, OutOfReach, Outcome, Theory};
use crate::rules::{Rules, Step};
use crate::solver::{Period, nim_sum};

/// A theory that gives the value of every heap.
pub trait HeapTheory: Sync {
    /// As for [`Theory::method`].
    fn method(&self, rules: &Rules) -> Method;

    /// The values of the heaps up to the largest.
    ///
    /// # Errors
    /// The theory has no answer for so large a heap.
    fn values(&self, rules: &Rules, largest: u64) -> Result<Box<dyn Fn(u64) -> u64>, OutOfReach>;

    /// The values of these heaps.
    ///
    /// # Errors
    /// The theory has no answer for one of them.
    fn values_of(&self, rules: &Rules, heaps: &[u64]) -> Result<Vec<u64>, OutOfReach> {
        let value = self.values(rules, largest(heaps))?;
        Ok(heaps.iter().map(|&heap| value(heap)).collect())
    }

    /// Who wins, where that takes less than the value.
    fn outcome(&self, _heaps: &[u64]) -> Option<Outcome> {
        None
    }

    /// Why a heap has its value.
    fn explain(&self, rules: &Rules, heap: u64, value: u64) -> Explanation;

    /// As for [`Theory::period`].
    fn period(&self, _rules: &Rules, _to: u64) -> Option<Period> {
        None
    }
}

impl<T: HeapTheory> Theory for T {
    fn method(&self, rules: &Rules) -> Method {
        HeapTheory::method(self, rules)
    }

    fn value(&self, rules: &Rules, heaps: &[u64]) -> Result<u64, OutOfReach> {
        Ok(nim_sum(&self.values_of(rules, heaps)?))
    }

    fn outcome(&self, rules: &Rules, heaps: &[u64]) -> Result<Outcome, OutOfReach> {
        match HeapTheory::outcome(self, heaps) {
            Some(outcome) => Ok(outcome),
            None => Ok(Outcome::of_value(self.value(rules, heaps)?)),
        }
    }

    /// The values are found once, and tried for every step.
    fn steps_to(&self, rules: &Rules, heaps: &[u64], wanted: u64) -> Result<Vec<Step>, OutOfReach> {
        OutOfReach::numbers(rules.count(heaps), MOST_STEPS)?;
        let value = HeapTheory::values(self, rules, largest(heaps))?;
        let sum = |heaps: &[u64]| heaps.iter().fold(0, |sum, &heap| sum ^ value(heap));
        let all = sum(heaps);
        let leads = |step: &Step| all ^ value(heaps[step.part]) ^ sum(&step.left) == wanted;
        Ok(rules.steps(heaps).into_iter().filter(leads).collect())
    }

    /// The reason of a single heap, or those of all heaps and their columns.
    fn explain(&self, rules: &Rules, heaps: &[u64]) -> Result<Explanation, OutOfReach> {
        let values = self.values_of(rules, heaps)?;
        let each = heaps.iter().zip(&values).map(|(&heap, &value)| HeapTheory::explain(self, rules, heap, value));
        match <[Explanation; 1]>::try_from(each.collect::<Vec<_>>()) {
            Ok([only]) => Ok(only),
            Err(heaps) => Ok(Explanation::Heaps { heaps, values }),
        }
    }

    fn values(&self, rules: &Rules, to: u64) -> Result<Option<Vec<u64>>, OutOfReach> {
        Ok(Some((0..=to).map(HeapTheory::values(self, rules, to)?).collect()))
    }

    fn period(&self, rules: &Rules, to: u64) -> Option<Period> {
        HeapTheory::period(self, rules, to)
    }
}

fn largest(heaps: &[u64]) -> u64 {
    heaps.iter().copied().max().unwrap_or(0)
}
