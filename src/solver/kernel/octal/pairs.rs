//! Values of games that leave at most two heaps: plain pairs, or sparse space where it is cheaper.
//!
//! Representation: cells of one width, the counts of the values, the current space and its rare heaps in
//! rising order. The space is chosen anew each time the table has grown by half, tried for 32 heaps, and
//! kept if it costs less than all pairs; a rare heap, somewhere in memory, counts as two pairs.
//! Fails if a value does not fit the cell: the table is then rewritten in wider cells and goes on.
//! Source: Winning Ways, ch. 4; Flammenkamp's octal games for the choice of the mask.

use super::cells::{Cell, Marks};
use super::space::{Counts, Space};
use crate::rules::code::Code;

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

/// The pairs of each take that are looked at before the demand is checked for the first time.
const FIRST_CHUNK: usize = 12;

/// The most pairs between two checks.
const CHUNK: usize = 128;

/// Values from heap 0 on, in cells of one width.
pub(super) struct Pairs<C: Cell> {
    moves: Moves,
    pub(super) values: Vec<C>,
    marks: C::Marks,
    counts: Counts,
    space: Space,
    /// The rare heaps of the space, from 1 on, and their values.
    places: Vec<u32>,
    rare: Vec<C>,
    /// Whether the space is used.
    pub(super) sparse: bool,
    /// The heap at which the space is chosen next.
    review: usize,
    /// How many heaps of the trial are left, and the steps they took.
    trial: (u64, u64),
    /// One for each option looked at.
    pub(super) steps: u64,
}

impl<C: Cell> Pairs<C> {
    /// The table with the heap 0 alone.
    pub(super) fn new(moves: Moves) -> Pairs<C> {
        let counts = Counts::default();
        Pairs {
            moves,
            values: C::narrow(0).into_iter().collect(),
            marks: C::Marks::new(),
            space: counts.best(None).0,
            counts,
            places: Vec::new(),
            rare: Vec::new(),
            sparse: false,
            review: SMALL,
            trial: (0, 0),
            steps: 0,
        }
    }

    /// The same table in other cells, all values of which fit them.
    pub(super) fn widened<W: Cell>(self) -> Pairs<W> {
        let wide = |cells: Vec<C>| cells.into_iter().filter_map(|value| W::narrow(value.into())).collect();
        Pairs {
            moves: self.moves,
            values: wide(self.values),
            marks: W::Marks::new(),
            counts: self.counts,
            space: self.space,
            places: self.places,
            rare: wide(self.rare),
            sparse: self.sparse,
            review: self.review,
            trial: self.trial,
            steps: self.steps,
        }
    }

    /// How many heaps from 1 on are rare, and the last of them.
    pub(super) fn rare(&self) -> (usize, u64) {
        (self.places.len(), self.places.last().map_or(0, |&heap| heap.into()))
    }

    /// Adds values until there are `count` or `steps` are used up; false if one did not fit the cell.
    pub(super) fn extend(&mut self, count: usize, steps: u64) -> bool {
        self.values.reserve(count.saturating_sub(self.values.len()));
        while self.values.len() < count && self.steps <= steps {
            let heap = self.values.len();
            if heap >= self.review {
                self.choose(heap);
            }
            let before = self.steps;
            let value = if self.sparse { self.by_space(heap) } else { self.by_pairs(heap) };
            let Some((value, cell)) = value.and_then(|value| Some((value, C::narrow(value)?))) else {
                self.steps = before;
                return false;
            };
            self.values.push(cell);
            self.counts.add(heap, value);
            if self.space.is_rare(heap, value) {
                self.places.push(heap as u32);
                self.rare.push(cell);
            }
            if self.trial.0 > 0 {
                self.trial = (self.trial.0 - 1, self.trial.1 + self.steps - before);
                if self.trial.0 == 0 {
                    let rare = self.places.len() as u64 * self.moves.two.len() as u64;
                    self.sparse = self.trial.1 + TRIAL * rare < TRIAL * self.moves.pairs(heap);
                }
            }
        }
        true
    }

    /// Chooses the space with the fewest rare heaps so far, and starts its trial if it can pay.
    fn choose(&mut self, heap: usize) {
        self.review = heap + heap / 2;
        let (space, rare) = self.counts.best(self.moves.split_parity());
        if (rare as usize) < self.places.len() || self.space != space && self.places.is_empty() {
            self.space = space;
            self.places.clear();
            self.rare.clear();
            for (heap, &value) in self.values.iter().enumerate().skip(1) {
                if self.space.is_rare(heap, value.into()) {
                    self.places.push(heap as u32);
                    self.rare.push(value);
                }
            }
        }
        let looked_at = self.places.len() as u64 * self.moves.two.len() as u64;
        self.sparse = 2 * looked_at < self.moves.pairs(heap);
        self.trial = if self.sparse { (TRIAL, 0) } else { (0, 0) };
    }

    /// Marks the options that leave at most one heap.
    #[inline]
    fn mark_single(&mut self, heap: usize) {
        self.marks.begin(heap as u32);
        for &take in &self.moves.one {
            if take < heap {
                self.marks.mark(self.values[heap - take]);
            }
        }
        if self.moves.all.last().is_some_and(|&last| heap <= last) && self.moves.all.contains(&heap) {
            // Nothing is left: the value of heap 0.
            self.marks.mark(self.values[0]);
        }
        self.steps += self.moves.one.len() as u64 + 1;
    }

    /// The value by all pairs; `None` if the marks cannot tell.
    fn by_pairs(&mut self, heap: usize) -> Option<u32> {
        self.mark_single(heap);
        for &take in &self.moves.two {
            let total = heap.saturating_sub(take);
            let half = self.moves.half(total);
            self.marks.mark_pairs(&self.values[1..=half], &self.values[total - half..total]);
        }
        self.steps += self.moves.pairs(heap);
        self.marks.least_open()
    }

    /// The value by the rare heaps and as many common pairs as are needed; `None` if the marks cannot tell.
    fn by_space(&mut self, heap: usize) -> Option<u32> {
        self.mark_single(heap);
        for &take in &self.moves.two {
            let total = heap.saturating_sub(take);
            let below = |limit: usize| match self.places.last() {
                Some(&last) if last as usize >= limit => self.places.partition_point(|&place| (place as usize) < limit),
                _ => self.places.len(),
            };
            let end = below(total);
            if !self.moves.equal && total % 2 == 0 {
                // The middle heap would need a twin.
                let middle = below(total / 2);
                self.marks.mark_at(&self.places[..middle], &self.rare[..middle], &self.values, total);
                let after = middle + usize::from(self.places.get(middle) == Some(&(total as u32 / 2)));
                let rest = after.min(end)..end;
                self.marks.mark_at(&self.places[rest.clone()], &self.rare[rest], &self.values, total);
            } else {
                self.marks.mark_at(&self.places[..end], &self.rare[..end], &self.values, total);
                if total >= 2 && total % 2 == 0 {
                    // Two equal heaps: often the only pair of value 0, and the last that would be looked at.
                    self.marks.mark(self.values[0]);
                }
            }
            self.steps += end as u64;
        }
        let Some(least) = self.marks.demand(&self.space.parity, self.space.complete(heap)) else {
            // Few values have the complete parity, or none, or they need wider cells.
            return self.by_pairs(heap);
        };
        let (mut from, mut chunk) = (1, FIRST_CHUNK);
        while !self.marks.settled() {
            let mut left = false;
            for &take in &self.moves.two {
                let total = heap.saturating_sub(take);
                let to = self.moves.half(total).min(from + chunk - 1);
                if from <= to {
                    left = true;
                    self.marks.mark_pairs(&self.values[from..=to], &self.values[total - to..=total - from]);
                    self.steps += (to + 1 - from) as u64;
                }
            }
            if !left {
                // Every pair was looked at: what is still open is open for good.
                return self.marks.least_demanded().or(Some(least));
            }
            from += chunk;
            chunk = CHUNK;
        }
        Some(least)
    }
}

#[cfg(test)]
mod tests {
    use super::super::space::Parity;
    use super::super::{by_definition, grundy_by_definition};
    use super::*;
    use crate::solver::Budget;
    use proptest::prelude::*;

    /// Values by sparse space alone, in a space that nobody chose.
    fn by_any_space<C: Cell>(moves: Moves, mask: u32, position: Option<bool>, to: usize) -> Vec<u64> {
        let mut pairs = Pairs::<C>::new(moves);
        pairs.space = Space { parity: Parity::new(mask), position };
        (pairs.sparse, pairs.review) = (true, usize::MAX);
        assert!(pairs.extend(to + 1, u64::MAX), "the values fit");
        pairs.values.iter().map(|&value| u64::from(value.into())).collect()
    }

    proptest! {
        /// Every code, every mask and both kinds of classes give the values of the definition.
        #[test]
        fn sparse_space_is_right_whatever_the_mask(
            whole in 0_u32..2, places in prop::collection::vec(0_u32..8, 1..6), mask in 0_u32..64, by_position: bool,
        ) {
            prop_assume!(whole > 0 || places.iter().any(|&digit| digit > 0));
            let digits: String = places.iter().map(u32::to_string).collect();
            let code: Code = format!("{}.{digits}", 4 * whole).parse().expect("a code");
            let moves = Moves::of(&code);
            let position = moves.split_parity().filter(|_| by_position);
            let expected = by_definition(&code, 90, Budget::default()).expect("small");
            prop_assert_eq!(&by_any_space::<u16>(moves.clone(), mask, position, 90), &expected);
            prop_assert_eq!(&by_any_space::<u32>(moves.clone(), mask, position, 90), &expected);
            if expected.iter().all(|&value| value < 32) {
                prop_assert_eq!(&by_any_space::<u8>(moves, mask, position, 90), &expected);
            }
        }

        #[test]
        fn sparse_space_is_right_for_unequal_heaps(mask in 0_u32..64, by_position: bool) {
            let position = by_position.then_some(false);
            let expected = grundy_by_definition(120, Budget::default()).expect("small");
            prop_assert_eq!(by_any_space::<u8>(Moves::grundy(), mask, position, 120), expected);
        }
    }

    /// A table rewritten in wider cells at any moment goes on as it would have.
    #[test]
    fn widening_loses_nothing() {
        for text in ["0.77", "4.007", "0.16"] {
            let code: Code = text.parse().expect("a code");
            let expected = by_definition(&code, 500, Budget::default()).expect("small");
            for count in [1, 2, 100, SMALL + 10, 400] {
                let mut narrow = Pairs::<u16>::new(Moves::of(&code));
                assert!(narrow.extend(count, u64::MAX));
                let mut wide: Pairs<u32> = narrow.widened();
                assert!(wide.extend(501, u64::MAX));
                assert!(
                    wide.values.iter().map(|&value| u64::from(value)).eq(expected.iter().copied()),
                    "{text} {count}"
                );
            }
        }
    }

    /// Blocks, their remainders and both widths of marks: nim-sums that take every value below 64 but one.
    #[test]
    fn pairs_of_any_number_are_marked() {
        for count in [0, 1, 2, 63, 127, 128, 129, 300] {
            for hole in [0, 1, 40, 62, 63] {
                let sums: Vec<u8> = (0..64).filter(|&value| value != hole).cycle().take(count).collect();
                let right: Vec<u8> = (0..count).map(|place| (place * 5 % 64) as u8).collect();
                let left: Vec<u8> = sums.iter().zip(right.iter().rev()).map(|(sum, right)| sum ^ right).collect();
                let expected = (0..64).find(|value| !sums.contains(value)).map(u32::from);
                let mut bits = <u8 as Cell>::Marks::new();
                bits.begin(1);
                bits.mark_pairs(&left, &right);
                assert_eq!(bits.least_open(), expected, "{count} {hole}");
                let mut stamps = <u16 as Cell>::Marks::new();
                stamps.begin(1);
                let words = |cells: &[u8]| cells.iter().map(|&value| value.into()).collect::<Vec<u16>>();
                stamps.mark_pairs(&words(&left), &words(&right));
                assert_eq!(stamps.least_open(), expected, "{count} {hole}");
            }
        }
    }
}
