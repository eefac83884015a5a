//! Values of games that may leave three heaps.
//!
//! Representation: beside the values, for every total the set of values that two heaps of that total can
//! have, as bits. Three heaps of total m have the values of two of total m - c, moved by the value of the
//! heap c. Totals that go with equal values of c are united first, so a heap costs about n unions of
//! sets, and a move of bits for every distinct value: n^2 times V / 64 words for n heaps with values to V,
//! against n^3 from the definition.
//! Memory: n sets of V bits; counted against the budget as words, like the values.
//! Source: Winning Ways, ch. 4 for the games; the definition for the rest.

use crate::rules::code::Code;
use crate::solver::{Budget, OutOfReach};

/// Values from heap 0 on and the sets of pairs.
pub struct Triples {
    code: Code,
    pub(super) values: Vec<u16>,
    /// At place t: the values of two heaps of total t, as bits.
    pairs: Vec<Vec<u64>>,
    /// How many words the sets have together.
    words: u64,
    steps: u64,
}

impl Triples {
    pub(super) fn new(code: Code) -> Triples {
        Triples { code, values: vec![0], pairs: vec![Vec::new()], words: 0, steps: 0 }
    }

    /// Adds values until there are `count`.
    pub(super) fn extend(&mut self, count: usize, budget: Budget) -> Result<(), OutOfReach> {
        while self.values.len() < count {
            OutOfReach::steps(self.steps, budget.steps)?;
            OutOfReach::states(u128::from(self.words) + self.values.len() as u128, budget.states)?;
            let value = self.next();
            self.values.push(value.try_into().map_err(|_| super::TOO_LARGE)?);
        }
        Ok(())
    }

    /// The value of the next heap.
    fn next(&mut self) -> u32 {
        let heap = self.values.len();
        let mut pairs = Vec::new();
        for a in 1..=heap / 2 {
            insert(&mut pairs, self.values[a] ^ self.values[heap - a]);
        }
        self.steps += heap as u64 / 2 + 1;
        self.words += pairs.len() as u64;
        self.pairs.push(pairs);

        let mut seen = Vec::new();
        let takes: Vec<usize> = (0..=self.code.last_place() as usize).take_while(|&take| take <= heap).collect();
        for take in takes {
            let (digit, rest) = (self.code.digit(take as u64), heap - take);
            if digit & 1 != 0 && rest == 0 {
                insert(&mut seen, 0);
            }
            if digit & 2 != 0 && rest > 0 {
                insert(&mut seen, self.values[rest]);
            }
            if digit & 4 != 0 {
                unite(&mut seen, &self.pairs[rest]);
            }
            if digit & 8 != 0 {
                self.insert_triples(&mut seen, rest);
            }
        }
        let full = seen.iter().take_while(|&&word| word == u64::MAX).count();
        let ones = seen.get(full).map_or(0, |word| word.trailing_ones());
        64 * full as u32 + ones
    }

    /// The values of three heaps of this total.
    fn insert_triples(&mut self, seen: &mut Vec<u64>, total: usize) {
        // One set of pairs for each value of the third heap.
        let mut beside: Vec<Vec<u64>> = Vec::new();
        for third in 1..total.saturating_sub(1) {
            let value = usize::from(self.values[third]);
            if value >= beside.len() {
                beside.resize(value + 1, Vec::new());
            }
            let pairs = &self.pairs[total - third];
            unite(&mut beside[value], pairs);
            self.steps += pairs.len() as u64 + 1;
        }
        for (value, pairs) in (0_u32..).zip(&beside) {
            self.steps += pairs.len() as u64 + 1;
            unite_moved(seen, pairs, value);
        }
    }
}

fn insert(set: &mut Vec<u64>, value: u16) {
    let word = usize::from(value) / 64;
    if word >= set.len() {
        set.resize(word + 1, 0);
    }
    set[word] |= 1 << (value % 64);
}

fn unite(set: &mut Vec<u64>, other: &[u64]) {
    if other.len() > set.len() {
        set.resize(other.len(), 0);
    }
    for (word, more) in set.iter_mut().zip(other) {
        *word |= more;
    }
}

/// Unites with the set of all `v xor by` for v in `other`.
fn unite_moved(set: &mut Vec<u64>, other: &[u64], by: u32) {
    for (place, &word) in other.iter().enumerate().filter(|&(_, &word)| word != 0) {
        let to = place ^ (by as usize / 64);
        if to >= set.len() {
            set.resize(to + 1, 0);
        }
        set[to] |= move_bits(word, by % 64);
    }
}

/// The bit v of the word goes to the bit `v xor by`: halves of 32, 16, 8, 4, 2 and 1 bits change places.
fn move_bits(mut word: u64, by: u32) -> u64 {
    const LOW_HALVES: [u64; 6] = [
        0x5555_5555_5555_5555,
        0x3333_3333_3333_3333,
        0x0f0f_0f0f_0f0f_0f0f,
        0x00ff_00ff_00ff_00ff,
        0x0000_ffff_0000_ffff,
        0x0000_0000_ffff_ffff,
    ];
    for (bit, low) in (0..).zip(LOW_HALVES) {
        if by >> bit & 1 == 1 {
            word = (word & low) << (1 << bit) | (word >> (1 << bit)) & low;
        }
    }
    word
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moved_bits_are_nim_sums() {
        for by in 0..64 {
            for value in 0..64 {
                assert_eq!(move_bits(1 << value, by), 1 << (value ^ by));
            }
        }
        // 5 and 73, moved by 200, are 205 and 129.
        let mut set = Vec::new();
        unite_moved(&mut set, &[1 << 5, 1 << 9], 200);
        assert_eq!(set, [0, 0, 1 << 1, 1 << 13]);
    }
}
