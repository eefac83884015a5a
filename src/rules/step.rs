//! A move inside one component of a game.
//!
//! Representation: what a heap becomes, or all numbers where they belong together.
//!
//! `MoveShape` says what a move does to the numbers of a component: it lowers one heap, replaces one by several, or
//! changes numbers that belong together (boards, coins, chocolate).

use smallvec::{SmallVec, smallvec};

use super::Ruleset;

/// What a move does to the numbers of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveShape {
    /// Every number is a heap; equal heaps are alike, and a move makes one of them smaller.
    TakeFromHeap,
    /// Every number is a heap; equal heaps are alike, and a move puts smaller ones in the place of one,
    /// or several whose sum is not larger.
    SplitHeap,
    /// The numbers belong together; a move may change any of them.
    WholeBoard,
}

/// A move inside one component: what a heap becomes, or all numbers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// Which heap, from 0; 0 where the numbers belong together.
    pub part: usize,
    /// What that heap becomes: one number, or several where it splits. Where the numbers belong together,
    /// all of them after the move.
    pub left: Numbers,
}

/// A few naturals, kept in place.
pub type Numbers = SmallVec<[u64; 2]>;

impl Step {
    /// A heap becomes this number.
    pub fn to(part: usize, left: u64) -> Step {
        Step { part, left: smallvec![left] }
    }

    /// A heap becomes several.
    pub fn split(part: usize, left: &[u64]) -> Step {
        Step { part, left: SmallVec::from_slice(left) }
    }

    /// All numbers of the component are new.
    pub fn together(numbers: impl Into<Numbers>) -> Step {
        Step { part: 0, left: numbers.into() }
    }
}

impl dyn Ruleset + '_ {
    /// How many numbers all options have together, where they belong together; else how many moves there
    /// are. Counting past `u64` as its maximum.
    pub fn size(&self, parts: &[u64]) -> u64 {
        match self.move_shape() {
            MoveShape::WholeBoard => self.count(parts).saturating_mul(parts.len() as u64),
            MoveShape::TakeFromHeap | MoveShape::SplitHeap => self.count(parts),
        }
    }

    /// The numbers of a position after a step.
    pub fn after(&self, parts: &[u64], step: &Step) -> Vec<u64> {
        match self.move_shape() {
            MoveShape::WholeBoard => step.left.to_vec(),
            MoveShape::TakeFromHeap | MoveShape::SplitHeap => {
                let mut after = parts.to_vec();
                after.splice(step.part..=step.part, step.left.iter().copied());
                after
            }
        }
    }
}
