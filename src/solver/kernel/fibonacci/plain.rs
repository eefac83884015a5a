//! Fibonacci nim from the rules: a position is N if and only if some take leaves a P-position.
//!
//! Representation: for each n the outcomes with a most of 0 to n; more stones than there are cannot be
//! taken, so a larger most counts as n. n(n + 1)/2 positions, n steps for each at worst.
//! Fails beyond the budget.
//! Source: Whinihan 1963 for the rules.

use crate::solver::{Budget, OutOfReach, Outcome};

/// The outcomes of all positions up to some number of stones.
#[derive(Clone, Debug)]
pub struct Positions {
    /// At `[n][most]` whether the player to move loses.
    lost: Vec<Vec<bool>>,
}

impl Positions {
    /// Labels all positions with up to `stones` stones.
    ///
    /// # Errors
    /// More positions than `budget.states`.
    pub fn new(stones: usize, budget: Budget) -> Result<Positions, OutOfReach> {
        let side = stones as u128 + 1;
        let (needed, limit) = (side.saturating_mul(side + 1) / 2, budget.states);
        if needed > u128::from(limit) {
            return Err(OutOfReach::States { needed, limit });
        }
        let mut positions = Positions { lost: Vec::new() };
        for n in 0..=stones {
            let outcomes = (0..=n).map(|most| positions.takes(n, most).next().is_none()).collect();
            positions.lost.push(outcomes);
        }
        Ok(positions)
    }

    /// The takes that leave a P-position, rising.
    fn takes(&self, n: usize, most: usize) -> impl Iterator<Item = usize> {
        (1..=most.min(n)).filter(move |take| self.lost[n - take][(2 * take).min(n - take)])
    }

    /// The outcome of a position; none if there are too many stones.
    pub fn outcome(&self, n: usize, most: usize) -> Option<Outcome> {
        let lost = *self.lost.get(n)?.get(most.min(n))?;
        Some(if lost { Outcome::P } else { Outcome::N })
    }

    /// Every winning take, rising; none as for [`Positions::outcome`].
    pub fn winning_takes(&self, n: usize, most: usize) -> Option<Vec<usize>> {
        self.outcome(n, most)?;
        Some(self.takes(n, most).collect())
    }
}
