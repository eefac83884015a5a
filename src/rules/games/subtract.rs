//! Subtraction games: one heap, from which a move takes one of a fixed set of numbers.
//!
//! Position: the heap, `[n]`. The set is sorted, its numbers positive and distinct. No move left: you
//! lose. A move lowers the heap, so the game ends.
//! Source: Winning Ways, ch. 4; the set `1..=m` is Bachet's game (1612).

use std::sync::Arc;

use crate::rules::{Family, Make, Ruleset, Shape, Step, text};

/// How subtraction games are written.
pub const FAMILY: Family = Family {
    name: "subtract",
    parameters: "1,2,3",
    example: "subtract(1,2,3) 21",
    about: "take one of the given numbers from the heap",
    misere: false,
    make: Make::Numbers(|set| Ok(Arc::new(Subtract::new(set)?))),
    read: text::numbers,
};

/// The most numbers a set may have, and the largest of them.
const LARGEST: u64 = 64;

/// The rules for one set.
#[derive(Debug)]
pub struct Subtract {
    set: Vec<u64>,
}

impl Subtract {
    /// The game of this set, which may come in any order.
    ///
    /// # Errors
    /// An empty set, a zero, a repeated number, or one above 64; the message says which.
    pub fn new(set: &[u64]) -> Result<Subtract, String> {
        let mut sorted = set.to_vec();
        sorted.sort_unstable();
        if sorted.is_empty() {
            return Err("a subtraction set needs at least one number, as in `subtract(1,2,3)`".to_owned());
        }
        if sorted[0] == 0 {
            return Err("0 cannot be taken; the numbers of a subtraction set start at 1".to_owned());
        }
        if let Some(pair) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(format!("{} appears twice in the subtraction set", pair[0]));
        }
        if let Some(large) = sorted.iter().find(|&&number| number > LARGEST) {
            return Err(format!("{large} is too large for a subtraction set; the largest number is {LARGEST}"));
        }
        Ok(Subtract { set: sorted })
    }
}

impl Ruleset for Subtract {
    fn name(&self) -> &'static str {
        "subtract"
    }

    fn parameters(&self) -> &[u64] {
        &self.set
    }

    fn shape(&self) -> Shape {
        Shape { parts: (1, 1), up_to: u64::MAX }
    }

    fn count(&self, heap: &[u64]) -> u64 {
        self.set.iter().filter(|&&take| take <= heap[0]).count() as u64
    }

    fn steps(&self, heap: &[u64]) -> Vec<Step> {
        let lefts = self.set.iter().rev().filter_map(|&take| heap[0].checked_sub(take));
        lefts.map(|left| Step::to(0, left)).collect()
    }

    fn each_left(&self, heap: u64, visit: &mut dyn FnMut(&[u64])) {
        self.set.iter().filter_map(|&take| heap.checked_sub(take)).for_each(|left| visit(&[left]));
    }
}
