//! Candidates, counted and ranked: every exercise is one of a finite list that can be entered anywhere.
//!
//! Representation: a [`Space`] lists tuples of naturals in a fixed order; [`Space::size`] counts them
//! and [`Space::at`] gives the one of a rank from 0. Sizes past `u64` are cut off there, ranks beyond
//! are then never drawn. Multisets count once: `7 3 7` and `3 7 7` are one candidate, `[3, 7, 7]`.
//! Source: Knuth, The Art of Computer Programming 4A, 7.2.1.3 (combinatorial number system).

use crate::solver::binomial;

/// A finite list of candidates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Space {
    /// Non-decreasing tuples of so many numbers of the range.
    Multisets {
        /// How many numbers.
        count: usize,
        /// The least and the largest number.
        range: (u64, u64),
    },
    /// Tuples with one number of each range.
    Tuples(Vec<(u64, u64)>),
    /// One space after another.
    Union(Vec<Space>),
    /// Candidates written out.
    Listed(Vec<Vec<u64>>),
    /// The candidates of a space, each with the same number in front.
    Led(u64, Box<Space>),
}

impl Space {
    /// How many candidates there are, at most `u64::MAX`.
    pub fn size(&self) -> u64 {
        let exact = match self {
            Space::Multisets { count, range } => binomial(width(*range) + *count as u128 - 1, *count as u128),
            Space::Tuples(ranges) => ranges.iter().fold(1, |size: u128, &range| size.saturating_mul(width(range))),
            Space::Union(spaces) => spaces.iter().map(|space| u128::from(space.size())).sum(),
            Space::Listed(candidates) => candidates.len() as u128,
            Space::Led(_, space) => u128::from(space.size()),
        };
        u64::try_from(exact).unwrap_or(u64::MAX)
    }

    /// The candidate of this rank, which is below [`Space::size`].
    pub fn at(&self, rank: u64) -> Vec<u64> {
        match self {
            Space::Multisets { count, range } => multiset(*count, *range, u128::from(rank)),
            Space::Tuples(ranges) => {
                let mut rest = u128::from(rank);
                let mut tuple = vec![0; ranges.len()];
                for (place, &range) in ranges.iter().enumerate().rev() {
                    tuple[place] = range.0 + (rest % width(range)) as u64;
                    rest /= width(range);
                }
                tuple
            }
            Space::Union(spaces) => {
                let mut rest = rank;
                for space in spaces {
                    let size = space.size();
                    if rest < size {
                        return space.at(rest);
                    }
                    rest -= size;
                }
                Vec::new()
            }
            Space::Listed(candidates) => candidates[rank as usize].clone(),
            Space::Led(first, space) => led(*first, &space.at(rank)),
        }
    }

    /// Calls `visit` with every candidate in the order of ranks.
    pub fn each(&self, visit: &mut dyn FnMut(&[u64])) {
        match self {
            Space::Multisets { count, range } if *count > 0 && range.0 <= range.1 => {
                each_multiset(*count, *range, visit)
            }
            Space::Union(spaces) => spaces.iter().for_each(|space| space.each(visit)),
            Space::Listed(candidates) => candidates.iter().for_each(|candidate| visit(candidate)),
            Space::Led(first, space) => space.each(&mut |candidate| visit(&led(*first, candidate))),
            _ => (0..self.size()).for_each(|rank| visit(&self.at(rank))),
        }
    }
}

fn led(first: u64, candidate: &[u64]) -> Vec<u64> {
    [&[first], candidate].concat()
}

fn width((least, largest): (u64, u64)) -> u128 {
    (u128::from(largest) + 1).saturating_sub(u128::from(least))
}

/// The multiset of a rank: a multiset `m1 <= m2 <= …` is the set `m1 < m2 + 1 < m3 + 2 …`, and a set
/// `s1 < … < sk` of naturals has the rank `C(s1, 1) + … + C(sk, k)`.
fn multiset(count: usize, (least, largest): (u64, u64), mut rank: u128) -> Vec<u64> {
    let mut numbers = vec![0; count];
    let mut ceiling = width((least, largest)) + count as u128 - 1;
    for place in (1..=count).rev() {
        // The largest s below the ceiling with C(s, place) <= rank, by bisection.
        let (mut low, mut high) = (place as u128 - 1, ceiling);
        while high - low > 1 {
            let middle = low + (high - low) / 2;
            if binomial(middle, place as u128) <= rank { low = middle } else { high = middle }
        }
        rank -= binomial(low, place as u128);
        numbers[place - 1] = least + (low - (place as u128 - 1)) as u64;
        ceiling = low;
    }
    numbers
}

/// Multisets in the order of ranks: the first number that may grow grows, and those before it start again.
fn each_multiset(count: usize, (least, largest): (u64, u64), visit: &mut dyn FnMut(&[u64])) {
    let mut numbers = vec![least; count];
    loop {
        visit(&numbers);
        let grows = (0..count).find(|&place| numbers[place] < numbers.get(place + 1).copied().unwrap_or(largest));
        let Some(place) = grows else { return };
        numbers[place] += 1;
        numbers[..place].fill(least);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// Every space lists distinct candidates inside its ranges, as many as it says.
    #[test]
    fn ranks_are_a_list_without_repeats() {
        for count in 1..=4 {
            for range in [(0, 0), (1, 7), (3, 9)] {
                let space = Space::Multisets { count, range };
                let all: BTreeSet<Vec<u64>> = (0..space.size()).map(|rank| space.at(rank)).collect();
                assert_eq!(all.len() as u64, space.size());
                assert!(all.iter().all(|tuple| tuple.is_sorted()));
                assert!(all.iter().flatten().all(|number| (range.0..=range.1).contains(number)));
                assert_eq!(all.len(), nested_loops(count, range));
            }
        }
        let mixed = Space::Union(vec![
            Space::Tuples(vec![(1, 2), (5, 7)]),
            Space::Listed(vec![vec![9]]),
            Space::Multisets { count: 2, range: (0, 1) },
        ]);
        let all: BTreeSet<Vec<u64>> = (0..mixed.size()).map(|rank| mixed.at(rank)).collect();
        assert_eq!(all.len(), 6 + 1 + 3);
    }

    #[test]
    fn a_walk_through_a_space_meets_its_ranks_in_order() {
        let space = Space::Union(vec![
            Space::Multisets { count: 3, range: (2, 6) },
            Space::Tuples(vec![(0, 2), (4, 5)]),
            Space::Multisets { count: 2, range: (3, 2) },
            Space::Listed(vec![vec![7]]),
            Space::Led(9, Box::new(Space::Multisets { count: 2, range: (1, 3) })),
        ]);
        let mut rank = 0;
        space.each(&mut |candidate| {
            assert_eq!(candidate, space.at(rank));
            rank += 1;
        });
        assert_eq!(rank, space.size());
    }

    #[test]
    fn three_heaps_up_to_7_make_84_positions() {
        assert_eq!(Space::Multisets { count: 3, range: (1, 7) }.size(), 84);
    }

    #[test]
    fn vast_spaces_are_cut_off_and_can_still_be_entered() {
        let space = Space::Multisets { count: 5, range: (1, u64::MAX) };
        assert_eq!(space.size(), u64::MAX);
        let candidate = space.at(u64::MAX - 1);
        assert!(candidate.is_sorted() && candidate[0] >= 1 && candidate.len() == 5);
        assert_eq!(Space::Multisets { count: 2, range: (5, 4) }.size(), 0);
        assert_eq!(Space::Tuples(vec![(0, u64::MAX), (0, u64::MAX)]).at(7), [0, 7]);
    }

    /// Counts non-decreasing tuples the slow way.
    fn nested_loops(count: usize, range: (u64, u64)) -> usize {
        fn grow(left: usize, from: u64, to: u64) -> usize {
            if left == 0 { 1 } else { (from..=to).map(|next| grow(left - 1, next, to)).sum() }
        }
        grow(count, range.0, range.1)
    }
}
