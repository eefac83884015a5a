//! The order in which candidates become questions: a permutation π that only a key decides.
//!
//! Representation: a small space (at most 2^18 candidates) is filtered whole, and π orders the accepted
//! ranks: variant `v`, item `j` of `count` is π(v·count + j). Of a large space π orders all ranks, and an
//! item walks π(i), π(i + s), π(i + 2s), … with i = v·count + j to the first accepted candidate, where
//! the stride s is 2^32, or a 64th of the space if that is less. Either way an item depends on nothing
//! but its own number, and no two items of a class are the same.
//! Failure: a number past the accepted candidates, or past the stride; an item whose walk finds nothing.
//! Source: Fisher and Yates 1938; Luby and Rackoff 1988; Black and Rogaway 2002 (cycle walking).

use crate::exercise::{Candidate, Dice, Key, Space};

/// Spaces up to this size are filtered whole.
pub const SMALL: u64 = 1 << 18;

/// The longest stride of a walk.
const STRIDE: u64 = 1 << 32;

/// The fewest steps that a walk through a large space may take.
const STEPS: u64 = 64;

/// Rounds of the permutation of a large space; four are enough for chance, eight cost little.
const ROUNDS: usize = 8;

/// Candidates in the order of a key.
#[derive(Clone, Debug)]
pub struct Order {
    space: Space,
    ranks: Ranks,
}

#[derive(Clone, Debug)]
enum Ranks {
    /// The accepted ranks, in the order of π.
    Listed(Vec<u32>),
    /// All ranks below `size`, permuted.
    Permuted { size: u64, half: u32, keys: [u64; ROUNDS] },
}

/// Why there is no candidate of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoCandidate {
    /// There are not so many.
    Exhausted,
    /// So many candidates were tried, and none was accepted.
    Unlucky(u64),
}

impl Order {
    /// The order of a space under a key; `stream` makes another order of the same key.
    pub fn new(space: Space, accepts: &dyn Fn(&Candidate) -> bool, key: Key, stream: u64) -> Order {
        let mut dice = Dice::new(key, stream);
        let size = space.size();
        let ranks = if size <= SMALL {
            let mut accepted = Vec::new();
            let mut rank = 0;
            space.each(&mut |candidate| {
                if accepts(candidate) {
                    accepted.push(rank);
                }
                rank += 1;
            });
            dice.shuffle(&mut accepted);
            Ranks::Listed(accepted)
        } else {
            let bits = u64::BITS - (size - 1).leading_zeros();
            Ranks::Permuted { size, half: bits.div_ceil(2), keys: std::array::from_fn(|_| dice.word()) }
        };
        Order { space, ranks }
    }

    /// How many candidates exist, if all were tried.
    pub fn exactly(&self) -> Option<u64> {
        match &self.ranks {
            Ranks::Listed(ranks) => Some(ranks.len() as u64),
            Ranks::Permuted { .. } => None,
        }
    }

    /// How many items may be asked for.
    pub fn capacity(&self) -> u64 {
        match &self.ranks {
            Ranks::Listed(ranks) => ranks.len() as u64,
            Ranks::Permuted { size, .. } => stride(*size),
        }
    }

    /// The candidate of an item, whose number counts over all variants.
    ///
    /// # Errors
    /// [`NoCandidate`] when there is none of this number.
    pub fn candidate(&self, item: u64, accepts: &dyn Fn(&Candidate) -> bool) -> Result<Candidate, NoCandidate> {
        match &self.ranks {
            Ranks::Listed(ranks) => {
                let rank = usize::try_from(item).ok().and_then(|item| ranks.get(item));
                rank.map(|&rank| self.space.at(u64::from(rank))).ok_or(NoCandidate::Exhausted)
            }
            Ranks::Permuted { size, half, keys } => {
                let stride = stride(*size);
                if item >= stride {
                    return Err(NoCandidate::Exhausted);
                }
                let steps = (size - item).div_ceil(stride).min(MOST_TRIES);
                let candidate = |step| self.space.at(permuted(item + step * stride, *size, *half, keys));
                (0..steps).map(candidate).find(accepts).ok_or(NoCandidate::Unlucky(steps))
            }
        }
    }
}

/// A walk gives up after so many candidates.
const MOST_TRIES: u64 = 100_000;

fn stride(size: u64) -> u64 {
    STRIDE.min(size / STEPS)
}

/// A Feistel network over the smallest square of a power of 2 that holds the space; what falls outside
/// is permuted again, on average less than four times.
fn permuted(rank: u64, size: u64, half: u32, keys: &[u64; ROUNDS]) -> u64 {
    let mask = (1u64 << half) - 1;
    let mut rank = rank;
    loop {
        let (mut left, mut right) = (rank >> half, rank & mask);
        for key in keys {
            (left, right) = (right, left ^ (mixed(right ^ key) & mask));
        }
        rank = left << half | right;
        if rank < size {
            return rank;
        }
    }
}

/// Spreads every bit over all others (Stafford's thirteenth variant of the Murmur finaliser).
fn mixed(word: u64) -> u64 {
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn any(_: &Candidate) -> bool {
        true
    }

    #[test]
    fn a_small_space_is_dealt_out_once_and_whole() {
        let space = Space::Multisets { count: 3, range: (1, 7) };
        let odd = |candidate: &Candidate| candidate.numbers.iter().sum::<u64>() % 2 == 1;
        let order = Order::new(space, &odd, Key::of(&["small"]), 0);
        assert_eq!(order.exactly(), Some(44));
        let dealt: BTreeSet<_> = (0..44).map(|item| order.candidate(item, &odd).unwrap()).collect();
        assert_eq!(dealt.len(), 44);
        assert!(dealt.iter().all(odd));
        assert_eq!(order.candidate(44, &odd), Err(NoCandidate::Exhausted));
    }

    #[test]
    fn the_permutation_of_a_large_space_hits_every_rank_once() {
        for size in [SMALL + 1, 300_000, 1 << 20] {
            let Ranks::Permuted { half, keys, .. } =
                Order::new(Space::Tuples(vec![(1, size)]), &any, Key::of(&["large"]), 3).ranks
            else {
                panic!("a space of {size} is large");
            };
            let mut seen = vec![false; size as usize];
            for rank in 0..size {
                let image = permuted(rank, size, half, &keys) as usize;
                assert!(!seen[image]);
                seen[image] = true;
            }
        }
    }

    #[test]
    fn items_of_a_large_space_differ_and_are_accepted() {
        let space = Space::Multisets { count: 4, range: (1, 1000) };
        let lost = |candidate: &Candidate| candidate.numbers.iter().sum::<u64>() % 5 == 0;
        let order = Order::new(space, &lost, Key::of(&["walk"]), 0);
        assert_eq!(order.exactly(), None);
        let dealt: BTreeSet<_> = (0..5000).map(|item| order.candidate(item, &lost).unwrap()).collect();
        assert_eq!(dealt.len(), 5000);
        assert!(dealt.iter().all(lost));
        assert!(matches!(order.candidate(7, &|_| false), Err(NoCandidate::Unlucky(_))));
        assert!(matches!(order.candidate(1 << 40, &lost), Err(NoCandidate::Exhausted)));
    }

    #[test]
    fn vast_spaces_are_entered_without_overflow() {
        let space = Space::Multisets { count: 6, range: (1, u64::MAX) };
        let order = Order::new(space, &any, Key::of(&["vast"]), 0);
        assert_eq!(order.capacity(), STRIDE);
        assert!(order.candidate(STRIDE - 1, &any).is_ok());
    }

    /// The vectors come from another implementation of ChaCha8 and of these rules, in Python.
    #[test]
    fn orders_are_pinned() {
        let small = Order::new(Space::Multisets { count: 2, range: (1, 9) }, &any, Key::of(&["pin"]), 0);
        let large = Order::new(Space::Multisets { count: 3, range: (1, 150) }, &any, Key::of(&["pin"]), 0);
        let other = Order::new(Space::Multisets { count: 3, range: (1, 150) }, &any, Key::of(&["pin"]), 1);
        let first = |order: &Order| (0..3).map(|item| order.candidate(item, &any).unwrap().numbers).collect::<Vec<_>>();
        assert_eq!(first(&small), [[1, 3], [2, 9], [4, 4]]);
        assert_eq!(first(&large), [[31, 133, 146], [63, 81, 136], [73, 118, 142]]);
        assert_eq!(first(&other), [[15, 32, 118], [57, 119, 124], [89, 98, 146]]);
    }
}
