//! Games of heaps whose theory is a value for each heap: the rest follows by Sprague and Grundy.
//!
//! Representation: a function from heaps to values, good up to the largest heap asked for.
//! Fails where there is no such function, or where the moves are too many to try one by one.
//! Source: Sprague 1935, Grundy 1939.

use super::{Explanation, MOST_STEPS, OutOfReach};
use crate::rules::{Ruleset, Step};
use crate::solver::Columns;

/// A theory that gives the value of every heap.
pub trait Heaps {
    /// The values of the heaps up to the largest.
    ///
    /// # Errors
    /// The theory has no answer for so large a heap.
    fn of(&self, rules: &dyn Ruleset, largest: u64) -> Result<Box<dyn Fn(u64) -> u64>, OutOfReach>;

    /// Why a heap has its value.
    fn explain_heap(&self, rules: &dyn Ruleset, heap: u64, value: u64) -> Explanation;
}

fn largest(heaps: &[u64]) -> u64 {
    heaps.iter().copied().max().unwrap_or(0)
}

/// The nim-sum of the heaps' values.
pub fn value(theory: &impl Heaps, rules: &dyn Ruleset, heaps: &[u64]) -> Result<u64, OutOfReach> {
    let value = theory.of(rules, largest(heaps))?;
    Ok(heaps.iter().fold(0, |sum, &heap| sum ^ value(heap)))
}

/// Every step after which the nim-sum of the values is this one.
pub fn steps_to(theory: &impl Heaps, rules: &dyn Ruleset, heaps: &[u64], wanted: u64) -> Result<Vec<Step>, OutOfReach> {
    if rules.count(heaps) > MOST_STEPS {
        return Err(OutOfReach::Numbers { limit: MOST_STEPS });
    }
    let value = theory.of(rules, largest(heaps))?;
    let sum = heaps.iter().fold(0, |sum, &heap| sum ^ value(heap));
    let leads = |step: &Step| {
        let left = step.left.iter().fold(0, |sum, &heap| sum ^ value(heap));
        sum ^ value(heaps[step.part]) ^ left == wanted
    };
    Ok(rules.steps(heaps).into_iter().filter(leads).collect())
}

/// Why the heaps have their value: the reason of a single heap, or those of all and their columns.
pub fn explain(theory: &impl Heaps, rules: &dyn Ruleset, heaps: &[u64]) -> Result<Explanation, OutOfReach> {
    let value = theory.of(rules, largest(heaps))?;
    let values: Vec<u64> = heaps.iter().map(|&heap| value(heap)).collect();
    Ok(reasons(theory, rules, heaps, &values))
}

/// The same for values that are known.
pub fn reasons(theory: &impl Heaps, rules: &dyn Ruleset, heaps: &[u64], values: &[u64]) -> Explanation {
    let each = heaps.iter().zip(values).map(|(&heap, &value)| theory.explain_heap(rules, heap, value));
    match <[Explanation; 1]>::try_from(each.collect::<Vec<_>>()) {
        Ok([only]) => only,
        Err(heaps) => Explanation::Heaps { heaps, values: Columns::new(values) },
    }
}
