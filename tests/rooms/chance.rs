//! Choices that look random and are the same every time: raw ChaCha8 words under a seed.
//!
//! Failure: panics when asked to choose among nothing.
//! Source: Bernstein 2008 (ChaCha).

use rand::Rng;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

/// Endless choices.
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// The choices of a seed.
    pub fn new(seed: u64) -> Chance {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Chance(ChaCha8Rng::from_seed(key))
    }

    /// A number below `limit`, which is at least 1; large limits are a little uneven.
    pub fn below(&mut self, limit: usize) -> usize {
        usize::try_from(self.0.next_u64() % limit as u64).expect("below a usize")
    }

    /// One of the things of a list.
    pub fn pick<'l, T>(&mut self, list: &'l [T]) -> &'l T {
        &list[self.below(list.len())]
    }
}
