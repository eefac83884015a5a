//! Backward labelling: which positions lose, from the end of the game upwards.
//!
//! Representation: positions are numbered so that every move leads to a smaller number; one bit for each, set
//! if the player to move loses.
//! Source: Zermelo 1913; Winning Ways, ch. 3.

/// The lost positions among those labelled so far.
#[derive(Clone, Debug, Default)]
pub struct LostPositions {
    bits: Vec<u64>,
}

impl LostPositions {
    /// Whether the player to move loses; false for positions not labelled yet.
    #[inline]
    pub fn contains(&self, position: usize) -> bool {
        self.bits.get(position / 64).is_some_and(|word| word >> (position % 64) & 1 == 1)
    }

    /// How many there are.
    pub fn count(&self) -> u64 {
        self.bits.iter().map(|word| u64::from(word.count_ones())).sum()
    }

    /// Their numbers, rising.
    pub fn iter(&self) -> impl Iterator<Item = usize> {
        (0..64 * self.bits.len()).filter(|&position| self.contains(position))
    }
}

/// Labels the positions `0..count`, smallest first. `wins(position, lost)` says whether its player wins, where
/// `lost` knows every smaller position: usually, whether some move leads to a lost one.
pub fn retrograde(count: usize, mut wins: impl FnMut(usize, &LostPositions) -> bool) -> LostPositions {
    let mut lost = LostPositions { bits: vec![0; count.div_ceil(64)] };
    for position in 0..count {
        if !wins(position, &lost) {
            lost.bits[position / 64] |= 1 << (position % 64);
        }
    }
    lost
}

#[cfg(test)]
mod tests {
    use super::retrograde;

    #[test]
    fn with_takes_of_1_2_or_3_the_multiples_of_4_lose() {
        let lost = retrograde(20, |heap, lost| (1..=heap.min(3)).any(|take| lost.contains(heap - take)));
        assert!(lost.iter().eq([0, 4, 8, 12, 16]));
        assert_eq!((lost.count(), lost.contains(1_000)), (5, false));
    }
}
