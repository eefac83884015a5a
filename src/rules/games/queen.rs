//! The queen's game: move a queen left, down, or diagonally left and down, to the corner.
//!
//! Position: `[x, y]`, the distances to the corner, in squares. No move left: you lose. A move lowers a
//! distance or both, so the game ends.
//! Also known as Wythoff's game: take from one heap, or equally many from both.
//! Source: Wythoff 1907; Winning Ways, ch. 3 ("Wyt Queens"); N-04.

use std::sync::Arc;

use crate::rules::{Family, MoveShape, Ruleset, Shape, Step};

/// How the queen's game is written.
pub const FAMILY: Family =
    Family::plain("queen", "queen 9 7", "move a queen left, down or diagonally to the corner", || Arc::new(Queen));

/// The rules; there is nothing to configure.
#[derive(Debug)]
pub struct Queen;

impl Ruleset for Queen {
    fn name(&self) -> &'static str {
        "queen"
    }

    fn shape(&self) -> Shape {
        Shape { parts: (2, 2), up_to: u64::MAX }
    }

    fn move_shape(&self) -> MoveShape {
        MoveShape::WholeBoard
    }

    fn count(&self, position: &[u64]) -> u64 {
        let [x, y] = corner(position);
        x.saturating_add(y).saturating_add(x.min(y))
    }

    /// To the left, down, then diagonally; each by what is left, rising.
    fn steps(&self, position: &[u64]) -> Vec<Step> {
        let [x, y] = corner(position);
        let left = (0..x).map(|left| [left, y]);
        let down = (0..y).map(|left| [x, left]);
        let both = (1..=x.min(y)).rev().map(|far| [x - far, y - far]);
        left.chain(down).chain(both).map(Step::together).collect()
    }
}

/// The two distances.
fn corner(position: &[u64]) -> [u64; 2] {
    [position[0], position[1]]
}
