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
//! Representation: a mask of 32 bits and the kind. The best mask is read off the Walsh–Hadamard
//! transform of the counts of the values: at place M it is the number of heaps of even parity minus
//! those of odd parity.
//! Source: Berlekamp; Winning Ways, ch. 4 ("sparse space"); Flammenkamp for classes by position.

/// The parity of values under one mask.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Parity {
    mask: u32,
    odd_below_64: u64,
}

impl Parity {
    pub(super) fn new(mask: u32) -> Parity {
        let odd = |value: u32| (value & mask).count_ones() % 2 == 1;
        let odd_below_64 = (0..64).filter(|&value| odd(value)).fold(0, |bits, value| bits | 1 << value);
        Parity { mask, odd_below_64 }
    }

    /// Whether a value has an odd number of bits in common with the mask.
    #[inline]
    pub(super) fn is_odd(&self, value: u32) -> bool {
        let mut bits = value & self.mask;
        for shift in [16, 8, 4, 2, 1] {
            bits ^= bits >> shift;
        }
        bits & 1 == 1
    }

    /// The odd values below 64, one bit for each.
    pub(super) fn odd_below_64(&self) -> u64 {
        self.odd_below_64
    }
}

/// Which heaps are common and which are rare.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Space {
    pub(super) parity: Parity,
    /// The parity of the takes that split, if the class depends on the position.
    pub(super) position: Option<bool>,
}

impl Space {
    /// The parity of the values that pairs of common heaps never have, for the options of this heap.
    #[inline]
    pub(super) fn complete(&self, heap: usize) -> bool {
        match self.position {
            None => true,
            Some(split) => (heap & 1 == 1) == split,
        }
    }

    /// Whether a heap of this value is rare.
    #[inline]
    pub(super) fn is_rare(&self, heap: usize, value: u32) -> bool {
        self.parity.is_odd(value) != self.complete(heap)
    }
}

/// How often each value occurs, at even and at odd heaps from 1 on.
#[derive(Clone, Debug, Default)]
pub(super) struct Counts {
    /// At place v: how many even and how many odd heaps have the value v.
    counts: Vec<[u32; 2]>,
}

impl Counts {
    #[inline]
    pub(super) fn add(&mut self, heap: usize, value: u32) {
        let place = value as usize;
        if place >= self.counts.len() {
            self.counts.resize(place + 1, [0; 2]);
        }
        self.counts[place][heap & 1] += 1;
    }

    /// The space with the fewest rare heaps, and how many it has. `split` is the parity of the takes
    /// that split, if they all have the same.
    pub(super) fn best(&self, split: Option<bool>) -> (Space, u64) {
        let total: i64 = self.counts.iter().map(|[even, odd]| i64::from(*even) + i64::from(*odd)).sum();
        let plain = self.transform(|[even, odd]| even + odd);
        let (mask, common) = greatest(plain.iter().map(|&excess| (total - excess) / 2));
        let mut best = (Space { parity: Parity::new(mask), position: None }, (total - common) as u64);
        if let Some(odd) = split {
            // The transform counts parity + heap even minus odd; common is 1 + t.
            let sign = if odd { 1 } else { -1 };
            let signed = self.transform(|[even, odd]| even - odd);
            let (mask, common) = greatest(signed.iter().map(|&excess| (total + sign * excess) / 2));
            if ((total - common) as u64) < best.1 {
                best = (Space { parity: Parity::new(mask), position: split }, (total - common) as u64);
            }
        }
        best
    }

    /// The Walsh–Hadamard transform of a number for each value.
    fn transform(&self, number: impl Fn([i64; 2]) -> i64) -> Vec<i64> {
        let numbers = self.counts.iter().map(|&[even, odd]| number([even.into(), odd.into()]));
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
}

/// The place of the greatest number, the first of them, and the number.
fn greatest(numbers: impl Iterator<Item = i64>) -> (u32, i64) {
    let mut best = (0, i64::MIN);
    for (place, number) in (0_u32..).zip(numbers) {
        if number > best.1 {
            best = (place, number);
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The best space by trying every mask, with parities counted bit by bit.
    #[test]
    fn the_transform_finds_the_mask_with_the_fewest_rare_heaps() {
        let mut counts = Counts::default();
        let values: Vec<u32> =
            (1_u32..400).map(|heap| (heap.wrapping_mul(2_654_435_761) >> 27) | (3 * (heap & 1))).collect();
        for (heap, &value) in (1..).zip(&values) {
            counts.add(heap, value);
        }
        for split in [None, Some(false), Some(true)] {
            let (space, rare) = counts.best(split);
            let rare_under = |mask: u32, position: Option<bool>| {
                let space = Space { parity: Parity::new(mask), position };
                (1..).zip(&values).filter(|&(heap, &value)| space.is_rare(heap, value)).count() as u64
            };
            assert_eq!(rare, rare_under(space.parity.mask, space.position));
            for mask in 0..32 {
                assert!(rare <= rare_under(mask, None));
                assert!(split.is_none() || rare <= rare_under(mask, split));
            }
        }
    }

    #[test]
    fn parity_is_that_of_the_bits_in_common() {
        for mask in [0, 1, 0b1011, u32::MAX, 1 << 31] {
            let parity = Parity::new(mask);
            for value in (0..200).chain([u32::MAX, 1 << 31, 0x8001_0000]) {
                assert_eq!(parity.is_odd(value), (value & mask).count_ones() % 2 == 1);
            }
            assert!((0..64).all(|value| (parity.odd_below_64() >> value & 1 == 1) == parity.is_odd(value)));
        }
    }

    /// Two common heaps never make a value of the complete parity.
    #[test]
    fn pairs_of_common_heaps_have_one_parity() {
        for (position, take) in
            [(None, 0), (None, 1), (Some(false), 0), (Some(false), 2), (Some(true), 1), (Some(true), 3)]
        {
            let space = Space { parity: Parity::new(0b110), position };
            for (a, b, left, right) in (1..9)
                .flat_map(|a| (1..9).map(move |b| (a, b)))
                .flat_map(|(a, b)| (0..64).map(move |v| (a, b, v / 8, v % 8)))
            {
                if !space.is_rare(a, left) && !space.is_rare(b, right) {
                    assert_ne!(space.parity.is_odd(left ^ right), space.complete(a + b + take));
                }
            }
        }
    }
}
