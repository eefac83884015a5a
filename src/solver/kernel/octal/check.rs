//! Checks a period and the finished table of values that it rests on against the rules: easier than finding them.
//!
//! For every heap two things are checked: no option has its value, and every smaller value is the value
//! of some option. The second needs a few witnesses. The first would need all pairs; it is enough to look
//! at the pairs with an exceptional heap, if classes are chosen so that a pair of two ordinary heaps cannot
//! have the value for a reason of parity. The classes are read off the finished table here, by trying masks
//! on a sample; whatever they are, what they rule out is ruled out.
//!
//! Representation: the exceptional heaps as one rising list; codes that leave three heaps, and small tables,
//! are compared with the definition. Shares no code with the routes that make tables.
//! Fails with the first heap whose value is wrong, or when the steps are used up.
//! Source: the definition; Winning Ways, ch. 4 for the parity.

use super::period::Certificate;
use super::{Table, by_definition};
use crate::rules::code::Code;
use crate::solver::{Budget, OutOfReach};

/// Up to here the values are compared with the definition.
const SMALL: u64 = 600;

/// Why a certificate is not accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The numbers do not belong together: a zero, or another window than the theorem's.
    Numbers,
    /// The table ends before the window does.
    Short {
        /// The heap that is missing.
        heap: u64,
    },
    /// The values at this heap and one period later differ.
    Differs {
        /// The heap.
        heap: u64,
    },
    /// The value in the table is not the mex of the options.
    Value {
        /// The heap.
        heap: u64,
    },
    /// A shorter period or an earlier start would do.
    NotLeast,
    /// The values could not be checked inside the budget.
    OutOfReach(OutOfReach),
}

/// Checks a certificate: its numbers, its window, and every value up to `verified_to` against the rules
/// of the code, by [`values`], which shares no code with the routes that made the table.
///
/// # Errors
/// The first thing that is wrong, or [`Refused::OutOfReach`] if the values take more steps than the
/// budget has.
pub fn check_period(code: &Code, table: &Table, claimed: Certificate, budget: Budget) -> Result<(), Refused> {
    let Certificate { length, from, verified_to } = claimed;
    if length == 0 || from == 0 || Certificate::new(code, length, from) != Some(claimed) {
        return Err(Refused::Numbers);
    }
    if verified_to >= table.0.len() as u64 {
        return Err(Refused::Short { heap: table.0.len() as u64 });
    }
    let repeats = |heap: u64, by: u64| table.get(heap) == table.get(heap + by);
    if let Some(heap) = (from..=verified_to - length).find(|&heap| !repeats(heap, length)) {
        return Err(Refused::Differs { heap });
    }
    if from > 1 && repeats(from - 1, length) {
        return Err(Refused::NotLeast);
    }
    // The shortest period of a periodic sequence divides every other.
    let shorter = (1..=length / 2).filter(|shorter| length % shorter == 0);
    for shorter in shorter {
        if (from..from + length).all(|heap| repeats(heap, shorter)) {
            return Err(Refused::NotLeast);
        }
    }
    values(code, table, verified_to, budget)
}

/// Checks the values of the heaps `0..=to`, which the table holds.
fn values(code: &Code, table: &Table, to: u64, budget: Budget) -> Result<(), Refused> {
    let plainly = if code.is_octal() { to.min(SMALL) } else { to };
    let expected = by_definition(code, plainly, budget).map_err(Refused::OutOfReach)?;
    if let Some((heap, _)) = (0..).zip(expected).find(|&(heap, value)| table.get(heap).map(u64::from) != Some(value)) {
        return Err(Refused::Value { heap });
    }
    let takes = |heaps| code.leaving(heaps).map(|take| take as usize).collect::<Vec<_>>();
    let (single, split) = (takes(1), takes(2));
    large_heaps(&table.0[..=to as usize], &single, &split, budget)
}

/// How ordinary heaps are told from exceptional ones. Ordinary heaps have the other parity than the value of two
/// of them together: without positions their values are odd, and two odd values make an even one. By position
/// heap n has the parity 1 + (n - t), so a + b = n - t makes n - t; for that, every take t that splits has the
/// same parity.
#[derive(Clone, Copy)]
struct Classes {
    mask: u16,
    by_position: bool,
}

impl Classes {
    /// Whether the heap has the parity that two ordinary heaps have together, after a move from this heap.
    fn is_exceptional(self, values: &[u16], split: &[usize], heap: usize) -> bool {
        let pair_is_odd = self.by_position && split.first().is_some_and(|take| (heap + take) & 1 == 1);
        ((values[heap] & self.mask).count_ones() & 1 == 1) == pair_is_odd
    }

    /// The classes with the fewest exceptions among about two thousand heaps.
    fn of(values: &[u16], split: &[usize]) -> Classes {
        let sample: Vec<usize> = (1..values.len()).step_by(values.len() / 2_000 + 1).collect();
        let largest = values.iter().copied().max().unwrap_or(0);
        let masks = (usize::from(largest) + 1).next_power_of_two().min(1 << 12) as u16;
        let uniform = split.windows(2).all(|takes| takes[0] % 2 == takes[1] % 2);
        let kinds = if uniform { &[false, true][..] } else { &[false] };
        let all = kinds.iter().flat_map(|&by_position| (0..masks).map(move |mask| Classes { mask, by_position }));
        let exceptions =
            |classes: &Classes| sample.iter().filter(|&&heap| classes.is_exceptional(values, split, heap)).count();
        all.min_by_key(exceptions).unwrap_or(Classes { mask: 0, by_position: false })
    }
}

/// The options of one heap, as far as they were shown.
#[derive(Default)]
struct Witnesses {
    /// The value of the heap.
    value: u16,
    /// Which smaller values some option has.
    seen: Vec<bool>,
    missing: usize,
}

impl Witnesses {
    fn begin(&mut self, value: u16) {
        (self.value, self.missing) = (value, value.into());
        self.seen.clear();
        self.seen.resize(self.missing, false);
    }

    /// Notes the value of an option; false if it is that of the heap itself.
    fn show(&mut self, option: u16) -> bool {
        if let Some(seen) = self.seen.get_mut(usize::from(option)).filter(|seen| !**seen) {
            *seen = true;
            self.missing -= 1;
        }
        option != self.value
    }
}

/// Checks the heaps beyond [`SMALL`], of which every take leaves something.
fn large_heaps(values: &[u16], single: &[usize], split: &[usize], budget: Budget) -> Result<(), Refused> {
    let classes = Classes::of(values, split);
    let is_exceptional = |heap: usize| classes.is_exceptional(values, split, heap);
    let exceptional: Vec<usize> = (1..values.len()).filter(|&heap| is_exceptional(heap)).collect();
    let mut steps = 0;
    let mut witnesses = Witnesses::default();
    for heap in SMALL as usize + 1..values.len() {
        witnesses.begin(values[heap]);
        let totals = || split.iter().map(|take| heap - take);
        let pair = |total: usize, a: usize| values[a] ^ values[total - a];
        let mut fits = single.iter().all(|take| witnesses.show(values[heap - take]));
        for total in totals() {
            fits &= if is_exceptional(heap) {
                // Two ordinary heaps might have this value: look at all.
                steps += total as u64 / 2;
                (1..=total / 2).all(|a| witnesses.show(pair(total, a)))
            } else {
                let end = exceptional.partition_point(|&a| a < total);
                steps += end as u64;
                exceptional[..end].iter().all(|&a| witnesses.show(pair(total, a)))
            };
        }
        // Pairs from both ends until every smaller value was seen.
        let mut a = 1;
        while fits && witnesses.missing > 0 {
            fits = totals().any(|total| a <= total / 2);
            for total in totals().filter(|total| a <= total / 2) {
                witnesses.show(pair(total, a));
            }
            steps += split.len() as u64;
            a += 1;
        }
        if !fits {
            return Err(Refused::Value { heap: heap as u64 });
        }
        if steps > budget.steps {
            return Err(Refused::OutOfReach(OutOfReach::Steps { limit: budget.steps }));
        }
    }
    Ok(())
}
