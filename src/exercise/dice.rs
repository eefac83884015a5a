//! Dice: numbers and orders drawn from the raw words of ChaCha8, by rules of our own.
//!
//! Only raw generator words are stable from one release of a library to the next, so ranges and
//! shuffles are here, with test vectors. Representation: a key of 32 bytes and a stream number;
//! the same two give the same throws for ever.
//! Source: Fisher and Yates 1938 (shuffle); Bernstein 2008 (ChaCha).
//!
//! The name of the draws (`exercise::DRAWS`) changes when any of them does; the name of the format, which is in every id
//! (`exercise::FORMAT`), when anything else of what is drawn does, too.

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

/// The format of what is drawn, in every sheet id: a change of it changes all of them.
pub const FORMAT: &str = "nimbook-3";

/// What the keys of all dice begin with; a change of it changes every sheet. Since `nimbook-2` only the levels that are
/// taken where an author names none have changed, so an exercise with levels asks what it asked.
pub const DRAWS: &str = "nimbook-2";

/// The formats of before, each with the releases that had it.
pub const FORMER: [(&str, &str); 1] = [("nimbook-2", "0.1")];

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
    as_typed: bool,
}

impl Dice {
    /// The throws of this key in this stream.
    pub fn new(key: Key, stream: u64) -> Dice {
        let mut words = ChaCha8Rng::from_seed(key.0);
        words.set_stream(stream);
        Dice { words, as_typed: false }
    }

    /// The same throws for a position that an author typed: its numbers keep their order.
    pub fn keeping_order(self) -> Dice {
        Dice { as_typed: true, ..self }
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

    /// The numbers of a position in an order, each order equally likely, unless an author typed them.
    pub fn shuffled(&mut self, numbers: &[u64]) -> Vec<u64> {
        let mut numbers = numbers.to_vec();
        if !self.as_typed {
            self.shuffle(&mut numbers);
        }
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
