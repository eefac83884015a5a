//! Subtraction games by their period: `n mod (m + 1)` for the set `1..=m`, the mex recurrence for all
//! others.
//!
//! Representation: the Grundy values of the heaps `0, 1, 2, …` until the period is proved. A value
//! depends only on the `max(S)` values before it, so if G(n + p) = G(n) for `max(S)` heaps n in a row
//! from n0, then for every n >= n0, by induction. Every set has a period, because there are finitely
//! many windows of values.
//! Fails for heaps beyond the computed values when no period shows among the first 2^22 of them.
//! Source: Winning Ways, ch. 4; Golomb 1966; Brent 1980 for finding the period.

use super::heaps::HeapTheory;
use super::{Explanation, Method, OutOfReach, Period};
use crate::rules::Rules;

/// The theory of subtraction games.
pub struct Theory;

/// How many Grundy values are computed before the search for a period gives up.
pub const MOST_VALUES: usize = 1 << 22;

/// Up to this heap the values are computed one by one, without a search for the period.
const SMALL_HEAP: u64 = 1024;

/// What proves the period: a window as long as the largest number of the set occurs twice.
const THEOREM: &str = "repeated window";

impl HeapTheory for Theory {
    fn method(&self, rules: &Rules) -> Method {
        match bachet(rules.parameters()) {
            Some(_) => Method::Remainder,
            None => Method::Period,
        }
    }

    fn values(&self, rules: &Rules, largest: u64) -> Result<Box<dyn Fn(u64) -> u64>, OutOfReach> {
        if let Some(modulus) = bachet(rules.parameters()) {
            return Ok(Box::new(move |heap| heap % modulus));
        }
        let values = Values::reaching(rules.parameters(), largest);
        values.at(largest)?;
        Ok(Box::new(move |heap| values.at(heap).expect("what reaches the largest heap reaches the smaller ones")))
    }

    fn explain(&self, rules: &Rules, heap: u64, value: u64) -> Explanation {
        if let Some(modulus) = bachet(rules.parameters()) {
            return Explanation::Remainder { heap, modulus };
        }
        let values = Values::new(rules.parameters(), MOST_VALUES);
        Explanation::Period { heap, same_as: values.first_like(heap), value, period: values.period() }
    }

    fn period(&self, rules: &Rules, _: u64) -> Option<Period> {
        Values::new(rules.parameters(), MOST_VALUES).period()
    }
}

/// `m + 1` if the set is `1..=m`.
fn bachet(set: &[u64]) -> Option<u64> {
    let numbers = 1..=set.len() as u64;
    set.iter().copied().eq(numbers).then_some(set.len() as u64 + 1)
}

/// Grundy values from 0 on, and where they start to repeat.
struct Values {
    /// The largest number of the set.
    window: usize,
    /// The values of the heaps `0..values.len()`; none exceeds the count of the set.
    values: Vec<u8>,
    /// The smallest start and the length of the period, if it was found.
    repeats: Option<(usize, usize)>,
}

impl Values {
    /// The values of this set, sorted and without 0, until the period or `most` of them.
    fn new(set: &[u64], most: usize) -> Values {
        let window = set.last().map_or(0, |&largest| largest as usize);
        let mut values = Values { window, values: Vec::new(), repeats: None };
        // Brent's teleporting turtle: `turtle` waits at a power of two while `hare` runs ahead; when
        // the windows at both agree, their distance is the shortest period.
        let (mut turtle, mut hare, mut power) = (0, 1, 1);
        while hare + window <= most {
            values.extend(set, hare + window);
            if values.values[turtle..turtle + window] == values.values[hare..hare + window] {
                values.repeats = Some(values.earliest(turtle, hare - turtle));
                break;
            }
            if hare - turtle == power {
                (turtle, power) = (hare, power * 2);
            }
            hare += 1;
        }
        values
    }

    /// The values of this set, enough to answer this heap or to give up on it.
    fn reaching(set: &[u64], heap: u64) -> Values {
        if heap > SMALL_HEAP {
            return Values::new(set, MOST_VALUES);
        }
        let mut values = Values { window: 0, values: Vec::new(), repeats: None };
        values.extend(set, heap as usize + 1);
        values
    }

    /// Computes values until there are `count`.
    fn extend(&mut self, set: &[u64], count: usize) {
        while self.values.len() < count {
            let heap = self.values.len();
            // 64 numbers at most, so 65 values at most: one bit each.
            let mut seen = 0_u128;
            for take in set.iter().map(|&take| take as usize).take_while(|&take| take <= heap) {
                seen |= 1 << self.values[heap - take];
            }
            self.values.push(seen.trailing_ones() as u8);
        }
    }

    /// Moves the start of a period back as far as the values still repeat.
    fn earliest(&self, from: usize, length: usize) -> (usize, usize) {
        let breaks = (0..from).rev().find(|&heap| self.values[heap] != self.values[heap + length]);
        (breaks.map_or(0, |heap| heap + 1), length)
    }

    /// The smallest heap that is known to have the same value as this one by periodicity.
    fn first_like(&self, heap: u64) -> u64 {
        match self.repeats {
            Some((from, length)) if heap > from as u64 => from as u64 + (heap - from as u64) % length as u64,
            _ => heap,
        }
    }

    /// The value of any heap.
    fn at(&self, heap: u64) -> Result<u64, OutOfReach> {
        let place = usize::try_from(self.first_like(heap)).ok();
        let value = place.and_then(|place| self.values.get(place));
        value.map(|&value| u64::from(value)).ok_or(OutOfReach::Values { heap, limit: self.values.len() as u64 })
    }

    /// The period with its proof's numbers.
    fn period(&self) -> Option<Period> {
        let (from, length) = self.repeats?;
        let regular = |heap: usize| self.values[heap] == self.values[heap + (from - heap).div_ceil(length) * length];
        let exceptions = (0..from).filter(|&heap| !regular(heap)).map(|heap| heap as u64).collect();
        Some(Period {
            length: length as u64,
            from: from as u64,
            exceptions,
            verified_to: (from + length + self.window - 1) as u64,
            theorem: THEOREM,
        })
    }
}
