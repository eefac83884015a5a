//! Chomp from the definition: a position is N if and only if some bite leaves a P-position.
//!
//! Representation: one bit for each position inside a board, by the number of its heights as a multiset; a bite
//! lowers heights, so every option has a smaller number. Positions are visited in the order of their numbers.
//! Each looks up its options until one is P, 13 to 24 of them on average.
//! Fails where the positions are beyond the budget.
//! Source: Gale 1974 for the rules.

use super::{Bite, positions};
use crate::solver::general::Numbering;
use crate::solver::{Budget, LostPositions, OutOfReach, Outcome, retrograde};

/// The outcomes of all positions inside one board, each found from its options.
#[derive(Clone, Debug)]
pub struct Pull {
    numbering: Numbering,
    lost: LostPositions,
}

impl Pull {
    /// The outcomes of every position inside `rows` x `columns`.
    ///
    /// # Errors
    /// More positions than `budget.states`.
    pub fn new(rows: usize, columns: usize, budget: Budget) -> Result<Pull, OutOfReach> {
        let count = positions(rows, columns);
        OutOfReach::states(count.max((rows as u128 + 2).saturating_mul(columns as u128)), budget.states)?;
        let numbering = Numbering::new(columns, rows as u64);
        let mut heights = vec![0; columns];
        let lost = retrograde(count as usize, |number, lost| {
            // The smallest number is the empty position: the poison is eaten, the player to move has won.
            let wins = number == 0 || wins(&numbering, &heights, number, lost);
            numbering.advance(&mut heights);
            wins
        });
        Ok(Pull { numbering, lost })
    }

    /// The outcome of a position inside the board; none if it is not one.
    pub fn outcome(&self, heights: &[usize]) -> Option<Outcome> {
        let mut padded: Vec<u64> = heights.iter().map(|&height| height as u64).collect();
        padded.resize(self.numbering.heaps.max(heights.len()), 0);
        let falling = padded.is_sorted_by(|left, right| left >= right);
        let inside = padded.len() == self.numbering.heaps && padded.iter().all(|&top| top <= self.numbering.largest);
        let lost = (falling && inside).then(|| self.lost.contains(self.numbering.number(&padded)))?;
        Some(if lost { Outcome::P } else { Outcome::N })
    }

    /// Every winning bite of a position, by row, then by column; none as for [`Pull::outcome`].
    pub fn winning_moves(&self, heights: &[usize]) -> Option<Vec<Bite>> {
        self.outcome(heights)?;
        let wins = |bite: &Bite| self.outcome(&bite.after(heights)) == Some(Outcome::P);
        Some(Bite::all(heights).into_iter().filter(wins).collect())
    }

    /// How many P-positions there are inside the board.
    pub fn lost(&self) -> u64 {
        self.lost.count()
    }
}

/// Whether some bite leaves a P-position.
fn wins(numbering: &Numbering, heights: &[u64], number: usize, lost: &LostPositions) -> bool {
    (0..heights.first().copied().unwrap_or(0)).any(|left| {
        // The bites that cut columns to this height, from the last column that is higher to the first.
        let mut bitten = number;
        (0..heights.partition_point(|&height| height > left)).rev().any(|column| {
            bitten -= numbering.before(column, heights[column]) - numbering.before(column, left);
            lost.contains(bitten)
        })
    })
}
