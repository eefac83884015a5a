//! Values of games that leave at most two heaps: plain pairs, or sparse space where it is cheaper.
//!
//! Representation: the values, how often each occurs, the current space and its rare heaps in rising order. The
//! space is chosen anew each time the table has grown by half, tried for 32 heaps, and kept if it costs less than
//! all pairs; a rare heap, somewhere in memory, counts as two pairs.
//! Fails when the steps are used up, or at a value of 2^16.
//! Source: Winning Ways, ch. 4; Flammenkamp's octal games for the choice of the mask.

use super::marks::{Bits, Marks, Stamps};
use super::space::{Counts, Space};
use crate::rules::code::Code;
use crate::solver::{Budget, OutOfReach};

/// What a move may leave of a heap, at most two heaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Moves {
    /// Takes that may leave nothing.
    all: Vec<usize>,
    /// Takes that may leave one heap.
    one: Vec<usize>,
    /// Takes that may leave two heaps.
    two: Vec<usize>,
    /// Whether these two heaps may be equal.
    equal: bool,
}

impl Moves {
    /// The moves of a code that never leaves three heaps.
    pub(super) fn of(code: &Code) -> Moves {
        let takes = |heaps| code.leaving(heaps).map(|take| take as usize).collect();
        Moves { all: takes(0), one: takes(1), two: takes(2), equal: true }
    }

    /// Grundy's game: one heap becomes two that differ.
    pub(super) fn grundy() -> Moves {
        Moves { all: Vec::new(), one: Vec::new(), two: vec![0], equal: false }
    }

    /// The parity of the takes that split, if there are any and they all have the same.
    fn split_parity(&self) -> Option<bool> {
        let first = self.two.first()? & 1;
        self.two.iter().all(|take| take & 1 == first).then_some(first == 1)
    }

    /// The largest smaller heap of a pair that makes `total`; 0 if there is no pair.
    fn half(&self, total: usize) -> usize {
        (if self.equal { total } else { total.saturating_sub(1) }) / 2
    }

    /// How many pairs the options of this heap have.
    fn pairs(&self, heap: usize) -> u64 {
        self.two.iter().map(|&take| self.half(heap.saturating_sub(take)) as u64).sum()
    }
}

/// Up to here every pair is looked at; there is too little to count.
const SMALL: usize = 128;

/// How many heaps a space is tried for.
const TRIAL: u64 = 32;

/// How many pairs of each take are looked at before the demand is checked for the first time; then twice as many.
const FIRST: usize = 12;

/// The most pairs between two checks.
const MOST_AT_ONCE: usize = 128;

/// How many pairs of each take are marked before small values are looked for one at a time.
const MARKED: usize = 64;

/// How many pairs are compared with a value at a time.
const COMPARED: usize = 256;

/// Values from heap 0 on.
pub struct Pairs {
    moves: Moves,
    pub(super) values: Vec<u16>,
    /// Whether some value is 64 or more.
    large: bool,
    counts: Counts,
    space: Space,
    /// The rare heaps of the space, from 1 on, and their values.
    places: Vec<u32>,
    rare: Vec<u16>,
    /// Whether the space is used.
    sparse: bool,
    /// The heap at which the space is chosen next.
    review: usize,
    /// How many heaps of the trial are left, and the steps they took.
    trial: (u64, u64),
    /// One for each option looked at.
    steps: u64,
}

impl Pairs {
    /// The table with the heap 0 alone.
    pub(super) fn new(moves: Moves) -> Pairs {
        Pairs {
            moves,
            values: vec![0],
            large: false,
            counts: Counts::default(),
            space: Space::new(0, None),
            places: Vec::new(),
            rare: Vec::new(),
            sparse: false,
            review: SMALL,
            trial: (0, 0),
            steps: 0,
        }
    }

    /// How many heaps from 1 on are rare and the last of them, or 0; `None` if all pairs are looked at.
    pub fn rare(&self) -> Option<(usize, u64)> {
        self.sparse.then(|| (self.places.len(), self.places.last().map_or(0, |&heap| heap.into())))
    }

    /// Adds values until there are `count`.
    pub(super) fn extend(&mut self, count: usize, budget: Budget) -> Result<(), OutOfReach> {
        self.values.reserve(count.saturating_sub(self.values.len()));
        let mut stamps = None;
        while self.values.len() < count {
            OutOfReach::steps(self.steps, budget.steps)?;
            let heap = self.values.len();
            if heap >= self.review {
                self.choose(heap);
            }
            let before = self.steps;
            let by_bits = if self.large { None } else { self.value(heap, &mut Bits::default()) };
            let value = match by_bits {
                Some(value) => value,
                None => {
                    self.steps = before;
                    self.value(heap, stamps.get_or_insert_with(Stamps::new)).ok_or(super::TOO_LARGE)?
                }
            };
            self.large |= value >= 64;
            self.values.push(value);
            self.counts.add(heap, value);
            if self.space.is_rare(heap, value) {
                self.places.push(heap as u32);
                self.rare.push(value);
            }
            if self.trial.0 > 0 {
                self.trial = (self.trial.0 - 1, self.trial.1 + self.steps - before);
                if self.trial.0 == 0 {
                    let rare = self.places.len() as u64 * self.moves.two.len() as u64;
                    self.sparse = self.trial.1 + TRIAL * rare < TRIAL * self.moves.pairs(heap);
                }
            }
        }
        Ok(())
    }

    /// Chooses the space with the fewest rare heaps so far, and starts its trial if it can pay.
    fn choose(&mut self, heap: usize) {
        self.review = heap + heap / 2;
        let (space, rare) = self.counts.best(self.moves.split_parity());
        if rare < self.places.len() || self.space != space && self.places.is_empty() {
            self.space = space;
            let is_rare = |&place: &u32| self.space.is_rare(place as usize, self.values[place as usize]);
            self.places = (1..heap as u32).filter(is_rare).collect();
            self.rare = self.places.iter().map(|&place| self.values[place as usize]).collect();
        }
        let looked_at = self.places.len() as u64 * self.moves.two.len() as u64;
        self.sparse = 2 * looked_at < self.moves.pairs(heap);
        self.trial = if self.sparse { (TRIAL, 0) } else { (0, 0) };
    }

    /// The value of a heap; `None` if there are no marks for it.
    fn value(&mut self, heap: usize, marks: &mut impl Marks) -> Option<u16> {
        marks.begin(heap as u32);
        for take in self.moves.one.iter().filter(|&&take| take < heap) {
            marks.mark(self.values[heap - take]);
        }
        if self.moves.all.contains(&heap) {
            // Nothing is left: the value of heap 0.
            marks.mark(0);
        }
        self.steps += self.moves.one.len() as u64 + 1;
        if self.sparse { self.by_space(heap, marks) } else { self.by_pairs(heap, marks) }
    }

    /// The value by all pairs. Small values soon have a mark, and what has none is then compared with the pairs that
    /// are left, many at a time; large ones are marked by every pair.
    fn by_pairs(&mut self, heap: usize, marks: &mut impl Marks) -> Option<u16> {
        let most = if self.large { heap } else { MARKED };
        for &take in &self.moves.two {
            let total = heap.saturating_sub(take);
            let to = self.moves.half(total).min(most);
            let (smaller, larger) = self.pairs(total, 1, to);
            marks.mark_pairs(smaller, larger);
            self.steps += to as u64;
        }
        let mut open = marks.least_open()?;
        while !self.large && self.is_made(heap, open) {
            marks.mark(open);
            open = marks.least_open()?;
        }
        Some(open)
    }

    /// Whether a pair whose smaller heap is more than [`MARKED`] has this value.
    fn is_made(&mut self, heap: usize, value: u16) -> bool {
        for &take in &self.moves.two {
            let total = heap.saturating_sub(take);
            let half = self.moves.half(total);
            for from in (MARKED + 1..=half).step_by(COMPARED) {
                let to = half.min(from + COMPARED - 1);
                self.steps += (to + 1 - from) as u64;
                let (smaller, larger) = self.pairs(total, from, to);
                // To the end of the block: comparisons without a way out are made many at a time.
                if smaller.iter().zip(larger.iter().rev()).fold(false, |found, (a, b)| found | (a ^ b == value)) {
                    return true;
                }
            }
        }
        false
    }

    /// The values of the heaps `from..=to`, and of those that make `total` with them, from the last to the first.
    #[inline]
    fn pairs(&self, total: usize, from: usize, to: usize) -> (&[u16], &[u16]) {
        (&self.values[from..=to], &self.values[total - to..total + 1 - from])
    }

    /// The value by the rare heaps and as many common pairs as are needed.
    fn by_space(&mut self, heap: usize, marks: &mut impl Marks) -> Option<u16> {
        for &take in &self.moves.two {
            let total = heap.saturating_sub(take);
            let end = match self.places.last() {
                Some(&last) if last as usize >= total => self.places.partition_point(|&place| (place as usize) < total),
                _ => self.places.len(),
            };
            let (places, rare, table) = (&self.places[..end], &self.rare[..end], &self.values[..total]);
            if self.moves.equal {
                marks.mark_rare(places, rare, table);
                if total >= 2 && total.is_multiple_of(2) {
                    // Two equal heaps: often the only pair of value 0, and the last that would be looked at.
                    marks.mark(0);
                }
            } else {
                // A heap in the middle would need its like.
                let middle = places.partition_point(|&place| 2 * (place as usize) < total);
                let after = places.partition_point(|&place| 2 * (place as usize) <= total);
                marks.mark_rare(&places[..middle], &rare[..middle], table);
                marks.mark_rare(&places[after..], &rare[after..], table);
            }
            self.steps += end as u64;
        }
        let Some(least) = marks.demand(&self.space, heap) else {
            // Few values have the complete parity, or none.
            return self.by_pairs(heap, marks);
        };
        let (mut from, mut chunk) = (1, FIRST);
        while let Some(open) = marks.least_demanded() {
            let mut left = false;
            for &take in &self.moves.two {
                let total = heap.saturating_sub(take);
                let to = self.moves.half(total).min(from + chunk - 1);
                if from <= to {
                    left = true;
                    let (smaller, larger) = self.pairs(total, from, to);
                    marks.mark_pairs(smaller, larger);
                    self.steps += (to + 1 - from) as u64;
                }
            }
            if !left {
                // Every pair was looked at: what is still open is open for good.
                return Some(open);
            }
            from += chunk;
            chunk = (2 * chunk).min(MOST_AT_ONCE);
        }
        Some(least)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::plain::{grundy, octal};
    use proptest::prelude::*;
    use std::ops::Range;

    /// Values by sparse space alone, in a space that nobody chose.
    fn by_any_space(moves: Moves, mask: u16, position: Option<bool>, to: usize, large: bool) -> Vec<u64> {
        values(Pairs { space: Space::new(mask, position), sparse: true, large, ..Pairs::new(moves) }, to)
    }

    /// Values up to a heap without any choice of a space.
    fn values(pairs: Pairs, to: usize) -> Vec<u64> {
        let mut pairs = Pairs { review: usize::MAX, ..pairs };
        pairs.extend(to + 1, Budget { states: 0, steps: u64::MAX }).expect("small");
        pairs.values.into_iter().map(u64::from).collect()
    }

    fn codes(places: Range<usize>) -> impl Strategy<Value = Code> {
        (0_u32..2, prop::collection::vec(0_u32..8, places)).prop_filter_map("has moves", |(whole, places)| {
            let digits: String = places.iter().map(u32::to_string).collect();
            format!("{}.{digits}", 4 * whole).parse().ok()
        })
    }

    proptest! {
        /// Every code, every mask, both kinds of classes and of marks give the values of the definition.
        #[test]
        fn sparse_space_is_right_whatever_the_mask(
            code in codes(1..6), mask in 0_u16..64, by_position: bool, large: bool,
        ) {
            let moves = Moves::of(&code);
            let position = moves.split_parity().filter(|_| by_position);
            let expected = octal::values(&code.to_string(), 90);
            prop_assert_eq!(by_any_space(moves, mask, position, 90, large), expected);
        }

        #[test]
        fn sparse_space_is_right_for_unequal_heaps(mask in 0_u16..64, by_position: bool, large: bool) {
            let position = by_position.then_some(false);
            prop_assert_eq!(by_any_space(Moves::grundy(), mask, position, 120, large), grundy::values(120));
        }

        /// Past the pairs that are marked, and past the first that are compared.
        #[test]
        fn all_pairs_are_right(code in codes(1..4), large: bool) {
            let to = 2 * (MARKED + COMPARED) + 60;
            prop_assert_eq!(values(Pairs { large, ..Pairs::new(Moves::of(&code)) }, to), octal::values(&code.to_string(), to));
        }
    }
}
