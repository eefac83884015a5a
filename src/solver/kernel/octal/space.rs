//! Sparse space: why nearly all pairs of heaps need not be looked at.
//!
//! Choose a mask M and call the parity of popcount(v and M) the parity of the value v; parities add
//! under nim-sum. Call a heap common if its value has the parity that pairs of common heaps cannot make,
//! else rare. A pair of a rare heap with any other is looked at; they are few. What is left are pairs of
//! two common heaps, and their values all have one parity, the demanded one. So after the rare heaps
//! every value of the other parity is known for certain, and the Grundy value is the least open one of
//! it, unless a smaller open value of the demanded parity is never made by a common pair: pairs are
//! looked at only until all of those are.
//!
//! Two kinds of classes. Plain: common means odd. By position: parity(value) + heap is the class; it
//! works if the takes that split all have the same parity t, and common then means that parity + heap is
//! 1 + t. Both are right for every mask; the mask decides only how many heaps are rare.
//!
//! Representation: a mask of 16 bits and the kind. The best mask is read off the Walsh–Hadamard
//! transform of the counts of the values: at place M it is the number of heaps of even parity minus
//! those of odd parity.
//! Source: Berlekamp; Winning Ways, ch. 4 ("sparse space"); Flammenkamp for classes by position.

/// Which heaps are common and which are rare.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Space {
    mask: u16,
    /// The odd values below 64, one bit for each.
    pub(super) odd_below_64: u64,
    /// The parity of the takes that split, if the class depends on the position.
    position: Option<bool>,
}

impl Space {
    pub(super) fn new(mask: u16, position: Option<bool>) -> Space {
        let mut space = Space { mask, odd_below_64: 0, position };
        space.odd_below_64 = (0..64).filter(|&value| space.is_odd(value)).fold(0, |bits, value| bits | 1 << value);
        space
    }

    /// Whether a value has an odd number of bits in common with the mask.
    #[inline]
    pub(super) fn is_odd(&self, value: u16) -> bool {
        (value & self.mask).count_ones() & 1 == 1
    }

    /// The parity of the values that pairs of common heaps never have, for the options of this heap.
    #[inline]
    pub(super) fn complete(&self, heap: usize) -> bool {
        self.position.is_none_or(|split| (heap & 1 == 1) == split)
    }

    /// Whether a heap of this value is rare.
    #[inline]
    pub(super) fn is_rare(&self, heap: usize, value: u16) -> bool {
        self.is_odd(value) != self.complete(heap)
    }
}

/// How often each value occurs, at even and at odd heaps from 1 on.
#[derive(Clone, Debug, Default)]
pub(super) struct Counts {
    /// At place v: how many even and how many odd heaps have the value v.
    counts: Vec<[i64; 2]>,
}

impl Counts {
    #[inline]
    pub(super) fn add(&mut self, heap: usize, value: u16) {
        let place = usize::from(value);
        if place >= self.counts.len() {
            self.counts.resize(place + 1, [0; 2]);
        }
        self.counts[place][heap & 1] += 1;
    }

    /// The space with the fewest rare heaps, and how many it has. `split` is the parity of the takes
    /// that split, if they all have the same.
    pub(super) fn best(&self, split: Option<bool>) -> (Space, usize) {
        let total: i64 = self.counts.iter().flatten().sum();
        let mut best = (Space::new(0, None), i64::MAX);
        for position in [None, split] {
            // At mask M: even minus odd parities, where by position odd heaps count the other way round.
            let excess = transform(self.counts.iter().map(|&[even, odd]| match position {
                None => even + odd,
                Some(_) => even - odd,
            }));
            // Rare is even parity, or, by position with odd takes, odd parity + heap.
            let sign = if position == Some(true) { -1 } else { 1 };
            for (mask, excess) in (0..=u16::MAX).zip(excess) {
                let rare = (total + sign * excess) / 2;
                if rare < best.1 {
                    best = (Space::new(mask, position), rare);
                }
            }
        }
        (best.0, best.1 as usize)
    }
}

/// The Walsh–Hadamard transform of one number for each value.
fn transform(numbers: impl Iterator<Item = i64>) -> Vec<i64> {
    let mut sums: Vec<i64> = numbers.collect();
    sums.resize(sums.len().next_power_of_two(), 0);
    let mut half = 1;
    while half < sums.len() {
        for block in sums.chunks_exact_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            for (a, b) in low.iter_mut().zip(high) {
                (*a, *b) = (*a + *b, *a - *b);
            }
        }
        half *= 2;
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The best space by trying every mask.
    #[test]
    fn the_transform_finds_the_mask_with_the_fewest_rare_heaps() {
        let mut counts = Counts::default();
        let values: Vec<u16> = (1_u32..400)
            .map(|heap| (heap.wrapping_mul(2_654_435_761) >> 27) as u16 | (3 * (heap & 1)) as u16)
            .collect();
        (1..).zip(&values).for_each(|(heap, &value)| counts.add(heap, value));
        for split in [None, Some(false), Some(true)] {
            let rare_in =
                |space: &Space| (1..).zip(&values).filter(|&(heap, &value)| space.is_rare(heap, value)).count();
            let (best, rare) = counts.best(split);
            assert_eq!(rare, rare_in(&best));
            for mask in 0..32 {
                assert!(rare <= rare_in(&Space::new(mask, None)) && rare <= rare_in(&Space::new(mask, split)));
            }
        }
    }
}
