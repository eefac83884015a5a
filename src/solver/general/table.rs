//! One table of labels: all positions with so many heaps of each kind, up to so large a heap.
//!
//! Representation: one bit per list of multisets, "some move leads to P", in mixed radix over the numbers of
//! the multisets. Every move leads to a lower index, so one walk upwards decides all: whatever is unmarked
//! is P, and marks every position that can move to it.
//! Ends after the last position, or answers [`OutOfReach`] with what it would need.
//! Source: retrograde analysis, Zermelo 1913.

use super::multisets::{self, Numbering};
use super::{Budget, OutOfReach, Outcome};
use crate::rules::{Play, Rules};

/// How many heaps of a kind there are, and the largest: what a table must hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Extent {
    /// How many heaps.
    pub heaps: usize,
    /// The largest of them.
    pub largest: u64,
}

/// The heaps of each kind, falling or equal from left to right.
pub type Multisets = Vec<Vec<u64>>;

/// The labels of all lists of multisets of some extents.
#[derive(Debug)]
pub struct Table {
    numberings: Vec<Numbering>,
    /// How far the index moves when a multiset of this kind moves by one number.
    strides: Vec<usize>,
    /// One bit per index: set if the position is N.
    winning: Vec<u64>,
}

impl Table {
    /// Walks up through all positions once.
    ///
    /// # Errors
    /// More positions, moves of single heaps or steps than the budget allows.
    pub fn build(kinds: &[Rules], extents: &[Extent], play: Play, budget: Budget) -> Result<Table, OutOfReach> {
        let needed = extents.iter().map(|extent| multisets::count(extent.heaps, extent.largest));
        let needed = needed.fold(1_u128, u128::saturating_mul);
        // There are at least `largest + 1` multisets, so heaps fit 32 bits as well.
        OutOfReach::states(needed, budget.states.min(u64::from(u32::MAX)))?;
        let size = needed as usize;
        let mut steps = 0_u64;
        let mut raises = Vec::new();
        for (rules, extent) in kinds.iter().zip(extents) {
            let moves = Raises::new(rules, extent, budget)?;
            steps = steps.saturating_add(moves.from.len() as u64);
            raises.push(moves);
        }

        let numberings: Vec<Numbering> =
            extents.iter().map(|extent| Numbering::new(extent.heaps, extent.largest)).collect();
        let mut strides = vec![1; numberings.len()];
        for kind in (1..numberings.len()).rev() {
            strides[kind - 1] = strides[kind] * numberings[kind].count;
        }
        let mut table = Table { numberings, strides, winning: vec![0; size.div_ceil(64)] };
        let mut current: Multisets = extents.iter().map(|extent| vec![0; extent.heaps]).collect();
        for index in 0..size {
            if play == Play::Misere && ended(kinds, &current) {
                // The move before this one was the last, and it lost.
                table.mark(index);
            }
            if !table.is_winning(index) {
                for (kind, multiset) in current.iter().enumerate() {
                    steps += table.mark_above(index, kind, multiset, &raises[kind]);
                }
                OutOfReach::steps(steps, budget.steps)?;
            }
            for (numbering, multiset) in table.numberings.iter().zip(&mut current).rev() {
                if numbering.advance(multiset) {
                    break;
                }
            }
        }
        Ok(table)
    }

    /// Marks every position that one move in this multiset brings to the P-position at `index`; the count
    /// of heaps and moves looked at.
    fn mark_above(&mut self, index: usize, kind: usize, multiset: &[u64], raises: &Raises) -> u64 {
        let (numbering, stride) = (&self.numberings[kind], self.strides[kind]);
        let base = index - numbering.number(multiset) * stride;
        let mut steps = multiset.len() as u64;
        let winning = &mut self.winning;
        numbering.raised(
            multiset,
            |heap| raises.to(heap),
            |number| {
                let above = base + number * stride;
                winning[above / 64] |= 1 << (above % 64);
                steps += 1;
            },
        );
        steps
    }

    fn mark(&mut self, index: usize) {
        self.winning[index / 64] |= 1 << (index % 64);
    }

    /// Whether the position at this index is N.
    pub fn is_winning(&self, index: usize) -> bool {
        self.winning[index / 64] >> (index % 64) & 1 == 1
    }

    /// The index of multisets inside the extents of this table.
    pub fn index(&self, multisets: &Multisets) -> usize {
        let numbers = self.numberings.iter().zip(multisets).map(|(numbering, multiset)| numbering.number(multiset));
        numbers.zip(&self.strides).map(|(number, stride)| number * stride).sum()
    }

    /// The index after one multiset has become another.
    pub fn with_bag(&self, index: usize, kind: usize, old: &[u64], new: &[u64]) -> usize {
        let numbering = &self.numberings[kind];
        index - numbering.number(old) * self.strides[kind] + numbering.number(new) * self.strides[kind]
    }

    /// The label of multisets inside the extents of this table.
    pub fn outcome(&self, multisets: &Multisets) -> Outcome {
        if self.is_winning(self.index(multisets)) { Outcome::N } else { Outcome::P }
    }
}

/// Whether no heap has a move left.
fn ended(kinds: &[Rules], multisets: &Multisets) -> bool {
    kinds.iter().zip(multisets).all(|(rules, multiset)| multiset.iter().all(|&heap| rules.count(&[heap]) == 0))
}

/// The moves of single heaps of one kind, turned around: from which heaps a heap can be reached.
struct Raises {
    /// Where the list of each heap starts in `from`; one entry more than heaps.
    start: Vec<u32>,
    /// The higher heaps, list after list, each list rising.
    from: Vec<u32>,
}

impl Raises {
    /// Asks the rules for the moves of every heap up to the largest.
    fn new(rules: &Rules, extent: &Extent, budget: Budget) -> Result<Raises, OutOfReach> {
        let largest = if extent.heaps == 0 { 0 } else { extent.largest };
        let limit = budget.states.min(u64::from(u32::MAX));
        let mut needed = 0_u64;
        for heap in 0..=largest {
            needed = needed.saturating_add(rules.count(&[heap]));
            OutOfReach::numbers(needed, limit)?;
        }
        let mut start = vec![0_u32; largest as usize + 2];
        for heap in 0..=largest {
            for step in rules.steps(&[heap]) {
                start[step.left[0] as usize] += 1;
            }
        }
        let mut end = 0;
        for place in &mut start {
            end += *place;
            *place = end;
        }
        // Each list is filled from its end, by falling heaps; then `start` is at its first entry.
        let mut from = vec![0; needed as usize];
        for heap in (0..=largest).rev() {
            for step in rules.steps(&[heap]) {
                let place = &mut start[step.left[0] as usize];
                *place -= 1;
                from[*place as usize] = heap as u32;
            }
        }
        Ok(Raises { start, from })
    }

    /// The heaps from which a move leads to this one, rising.
    fn to(&self, heap: u64) -> &[u32] {
        let heap = heap as usize;
        &self.from[self.start[heap] as usize..self.start[heap + 1] as usize]
    }
}
