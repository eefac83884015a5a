//! Chomp: bite a square out of a bar of chocolate, and with it everything below and to the right; who
//! must eat the poisoned corner loses.
//!
//! Representation: a position is the list of the heights of its columns, from column 1, which holds the
//! poison in its first square; heights never rise. A [`Bite`] names its square. The empty list is the
//! bar after the poison was eaten, which the player to move has won.
//! Source: Gale 1974; Schuh 1952 for the game of divisors.

use crate::solver::binomial;

pub mod board;
pub mod certificate;
pub mod pull;
pub mod statements;
pub mod survey;
pub mod three;

/// A bite: the square chosen. Every square in this row or below and in this column or further right
/// goes. Rows and columns count from 1; the poison is at 1, 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bite {
    /// The row, from 1 at the poison.
    pub row: usize,
    /// The column, from 1 at the poison.
    pub column: usize,
}

impl Bite {
    /// What is left of a position after this bite; the position itself if the square is not in it.
    pub fn after(self, heights: &[usize]) -> Vec<usize> {
        let bitten = |(column, &height): (usize, &usize)| {
            if column + 1 < self.column { height } else { height.min(self.row.saturating_sub(1)) }
        };
        heights.iter().enumerate().map(bitten).collect()
    }

    /// Every bite of a position, by row, then by column, the poison included.
    pub fn all(heights: &[usize]) -> Vec<Bite> {
        let rows = 1..=heights.iter().copied().max().unwrap_or(0);
        let in_row = |row: usize| heights.iter().enumerate().filter(move |&(_, &height)| row <= height);
        rows.flat_map(|row| in_row(row).map(move |(column, _)| Bite { row, column: column + 1 })).collect()
    }
}

/// How many positions lie inside a board, C(rows + columns, rows), the empty one included;
/// `u128::MAX` means that many or more.
pub fn positions(rows: usize, columns: usize) -> u128 {
    binomial(rows as u128 + columns as u128, rows as u128)
}
