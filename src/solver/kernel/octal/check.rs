//! Checks a finished table of values against the rules: easier than finding them.
//!
//! For every heap two things are checked: no option has its value, and every smaller value is the value
//! of some option. The second needs a few witnesses. The first would need all pairs; it is enough to look
//! at the pairs with a heap of an exceptional class, if classes are chosen so that a pair of two ordinary
//! heaps cannot have the value for a reason of parity. The classes are read off the finished table here,
//! by trying masks on a sample; whatever they are, what they rule out is ruled out.
//!
//! Representation: the values as `u32`, classes as one list of exceptional heaps; codes that leave three
//! heaps and small tables are compared with the definition.
//! Fails with the first heap whose value is wrong, or when the steps are used up.
//! Source: the definition; Winning Ways, ch. 4 for the parity.

use super::period::Refused;
use super::{Table, by_definition};
use crate::rules::code::Code;
use crate::solver::{Budget, OutOfReach};

/// Up to here the values are compared with the definition.
const SMALL: u64 = 600;

/// Checks the values of the heaps `0..=to`, which the table holds.
pub(super) fn values(code: &Code, table: &Table, to: u64, budget: Budget) -> Result<(), Refused> {
    let plainly = if code.is_octal() { to.min(SMALL) } else { to };
    let expected = by_definition(code, plainly, budget).map_err(Refused::OutOfReach)?;
    if let Some((heap, _)) = (0..).zip(expected).find(|&(heap, value)| table.get(heap).map(u64::from) != Some(value)) {
        return Err(Refused::Value { heap });
    }
    if plainly == to {
        return Ok(());
    }
    Checker::new(code, table.iter().take(to as usize + 1).collect()).run(SMALL as usize + 1, budget)
}

/// A finished table and the classes of its heaps.
struct Checker {
    values: Vec<u32>,
    single: Vec<usize>,
    split: Vec<usize>,
    /// The mask, and whether the number of the heap joins the parity.
    mask: u32,
    by_position: bool,
    /// The heaps from 1 on whose class is exceptional.
    exceptional: Vec<u32>,
}

impl Checker {
    fn new(code: &Code, values: Vec<u32>) -> Checker {
        let takes = |heaps| code.leaving(heaps).map(|take| take as usize).collect::<Vec<_>>();
        let split = takes(2);
        let uniform = split.iter().all(|take| take % 2 == split[0] % 2);
        let mut checker =
            Checker { values, single: takes(1), split, mask: 0, by_position: false, exceptional: Vec::new() };
        // About two thousand heaps tell which mask leaves the fewest exceptions.
        let sample: Vec<usize> = (1..checker.values.len()).step_by(checker.values.len() / 2_000 + 1).collect();
        let largest = checker.values.iter().copied().max().unwrap_or(0);
        let mut fewest = usize::MAX;
        for by_position in [false, true] {
            if by_position && !uniform {
                continue;
            }
            for mask in 0..(largest + 1).next_power_of_two().min(1 << 12) {
                let exceptions = sample.iter().filter(|&&heap| checker.is_exceptional(heap, mask, by_position)).count();
                if exceptions < fewest {
                    (fewest, checker.mask, checker.by_position) = (exceptions, mask, by_position);
                }
            }
        }
        let exceptional = |&heap: &u32| checker.is_exceptional(heap as usize, checker.mask, checker.by_position);
        checker.exceptional = (1..checker.values.len() as u32).filter(exceptional).collect();
        checker
    }

    /// Whether the value is of the parity that two ordinary heaps have together.
    fn is_exceptional(&self, heap: usize, mask: u32, by_position: bool) -> bool {
        self.parity(self.values[heap], mask) == Self::ordinary_pair(&self.split, heap, by_position)
    }

    fn parity(&self, value: u32, mask: u32) -> bool {
        (value & mask).count_ones() & 1 == 1
    }

    /// The parity of the value of two ordinary heaps that a move from this heap leaves.
    ///
    /// Ordinary heaps have the other parity than such pairs. Without positions that is odd, and two odd
    /// values make an even one. With positions heap n has parity 1 + (n - t), so a + b = n - t
    /// makes n - t, if every take t has the same parity.
    fn ordinary_pair(split: &[usize], heap: usize, by_position: bool) -> bool {
        by_position && split.first().is_some_and(|take| (heap + take) & 1 == 1)
    }

    fn run(&self, start: usize, budget: Budget) -> Result<(), Refused> {
        let out = || Refused::OutOfReach(OutOfReach::Steps { limit: budget.steps });
        let mut steps = 0_u64;
        let mut witness = Vec::new();
        for heap in start..self.values.len() {
            let value = self.values[heap];
            let wrong = Err(Refused::Value { heap: heap as u64 });
            // Every smaller value needs a witness.
            witness.clear();
            witness.resize(value as usize, false);
            let mut missing = value as usize;
            let mut show = |option: u32| {
                if let Some(seen) = witness.get_mut(option as usize) {
                    missing -= usize::from(!*seen);
                    *seen = true;
                }
                option != value
            };
            // Past the small heaps every take leaves something, so bit 0 of a digit allows nothing.
            if !self.single.iter().all(|take| show(self.values[heap - take])) {
                return wrong;
            }
            let every_pair = self.is_exceptional(heap, self.mask, self.by_position);
            for total in self.split.iter().map(|take| heap - take) {
                let pair = |a: usize| self.values[a] ^ self.values[total - a];
                let fits = if every_pair {
                    // Two ordinary heaps might have this value: look at all.
                    steps += total as u64 / 2;
                    (1..=total / 2).all(|a| show(pair(a)))
                } else {
                    let end = self.exceptional.partition_point(|&a| (a as usize) < total);
                    steps += end as u64;
                    self.exceptional[..end].iter().all(|&a| show(pair(a as usize)))
                };
                if !fits {
                    return wrong;
                }
            }
            // Pairs from both ends until every smaller value was seen.
            let mut a = 1;
            while missing > 0 {
                let mut left = false;
                for total in self.split.iter().map(|take| heap - take).filter(|total| a <= total / 2) {
                    left = true;
                    let option = self.values[a] ^ self.values[total - a];
                    if let Some(seen) = witness.get_mut(option as usize).filter(|seen| !**seen) {
                        *seen = true;
                        missing -= 1;
                    }
                }
                if !left {
                    return wrong;
                }
                steps += self.split.len() as u64;
                a += 1;
            }
            if steps > budget.steps {
                return Err(out());
            }
        }
        Ok(())
    }
}
