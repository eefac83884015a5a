//! Dice: numbers and orders drawn from the raw words of ChaCha8, by rules of our own.
//!
//! Only raw generator words are stable from one release of a library to the next, so ranges and
//! shuffles are here, with test vectors. Representation: a key of 32 bytes and a stream number;
//! the same two give the same throws for ever.
//! Source: Fisher and Yates 1938 (shuffle); Bernstein 2008 (ChaCha).

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

/// The format of keys; a change of it changes every sheet, and every sheet id with it.
pub const FORMAT: &str = "nimbook-1";

/// A key of 32 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key(pub [u8; 32]);

impl Key {
    /// The key of these words, in this order; `["a", "b"]` and `["ab"]` have different keys.
    ///
    /// Each block of 32 bytes is mixed into the state, and ChaCha8 under that state gives the next one
    /// (Davies and Meyer's way to make a hash of a cipher). Each word ends with its length in 8 bytes.
    pub fn of(words: &[&str]) -> Key {
        let mut bytes = Vec::new();
        for word in words {
            bytes.extend_from_slice(word.as_bytes());
            bytes.extend_from_slice(&(word.len() as u64).to_le_bytes());
        }
        bytes.extend_from_slice(&(bytes.len() as u64).to_le_bytes());
        let mut state = [0u8; 32];
        for block in bytes.chunks(32) {
            let mut mixed = state;
            for (byte, &given) in mixed.iter_mut().zip(block) {
                *byte ^= given;
            }
            let mut next = [0u8; 32];
            ChaCha8Rng::from_seed(mixed).fill_bytes(&mut next);
            for (byte, &given) in next.iter_mut().zip(&mixed) {
                *byte ^= given;
            }
            state = next;
        }
        Key(state)
    }
}

/// A stream of throws.
#[derive(Debug)]
pub struct Dice {
    words: ChaCha8Rng,
}

impl Dice {
    /// The throws of this key in this stream.
    pub fn new(key: Key, stream: u64) -> Dice {
        let mut words = ChaCha8Rng::from_seed(key.0);
        words.set_stream(stream);
        Dice { words }
    }

    /// The next raw word.
    pub fn word(&mut self) -> u64 {
        self.words.next_u64()
    }

    /// A number below `bound`, each equally likely; 0 when `bound` is 0.
    ///
    /// Words past the last whole multiple of `bound` are thrown back, less than one in two of them.
    pub fn below(&mut self, bound: u64) -> u64 {
        if bound == 0 {
            return 0;
        }
        let excess = (u64::MAX % bound + 1) % bound;
        loop {
            let word = self.word();
            if word <= u64::MAX - excess {
                return word % bound;
            }
        }
    }

    /// One of the items; the list is not empty.
    pub fn choose<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len() as u64) as usize]
    }

    /// The numbers in an order, each order equally likely.
    pub fn shuffled(&mut self, numbers: &[u64]) -> Vec<u64> {
        let mut numbers = numbers.to_vec();
        self.shuffle(&mut numbers);
        numbers
    }

    /// Puts the items in an order, each order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let place = self.below(last as u64 + 1) as usize;
            items.swap(last, place);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The vectors come from another implementation of ChaCha8 and of these rules, in Python.
    #[test]
    fn keys_and_throws_are_pinned() {
        let key = Key::of(&[FORMAT, "spring-2026", "win"]);
        assert_eq!(hex(&key.0), "99e81e1513454ad36c5588d91488f0054644ff32a202fc3675d93a2d6d991209");
        let mut dice = Dice::new(key, 0);
        assert_eq!([dice.word(), dice.word()], [15828468401865408911, 742654963347507907]);
        let throws: Vec<u64> = (0..12).map(|_| dice.below(6)).collect();
        assert_eq!(throws, [5, 5, 3, 1, 5, 0, 1, 2, 0, 2, 5, 3]);
        let mut order: Vec<u64> = (0..8).collect();
        dice.shuffle(&mut order);
        assert_eq!(order, [1, 3, 4, 5, 2, 7, 6, 0]);
        assert_ne!(Dice::new(key, 1).word(), Dice::new(key, 0).word());
    }

    #[test]
    fn the_generator_is_chacha_with_8_rounds() {
        // First key-stream block of ChaCha8 under the all-zero key and nonce, from the eSTREAM vectors.
        let mut block = [0u8; 16];
        ChaCha8Rng::from_seed([0; 32]).fill_bytes(&mut block);
        assert_eq!(hex(&block), "3e00ef2f895f40d67f5bb8e81f09a5a1");
    }

    #[test]
    fn words_do_not_run_together() {
        assert_ne!(Key::of(&["a", "b"]), Key::of(&["ab"]));
        assert_ne!(Key::of(&["a", ""]), Key::of(&["a"]));
        assert_ne!(Key::of(&[]), Key::of(&[""]));
        let long = "x".repeat(100);
        assert_ne!(Key::of(&[&long]), Key::of(&[&long[1..]]));
    }

    #[test]
    fn every_number_below_the_bound_comes_up_about_equally_often() {
        let mut dice = Dice::new(Key::of(&["fair"]), 0);
        let mut counts = [0u32; 7];
        for _ in 0..70_000 {
            counts[dice.below(7) as usize] += 1;
        }
        // Standard deviation 93; six of them is beyond chance.
        assert!(counts.iter().all(|&count| count.abs_diff(10_000) < 560), "{counts:?}");
        assert_eq!(dice.below(1), 0);
        assert_eq!(dice.below(0), 0);
        assert!(dice.below(u64::MAX) < u64::MAX);
    }

    fn hex(bytes: &[u8]) -> String {
        bytes.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}
