//! Grundy's game: a move splits a heap into two heaps that differ.
//!
//! Representation: the tables of `octal`, since the game is 4.0 without equal heaps; mask and rare heaps
//! are found in the same way. No period is known, and the theorem of Guy and Smith says nothing of it.
//! Fails as they do, with [`OutOfReach`].
//! Source: Grundy 1939; Winning Ways, ch. 4; Flammenkamp for the values to 2^35.

use super::octal::{Octal, Table, grundy_by_definition};
use crate::solver::{Budget, OutOfReach};

/// The Grundy values of the heaps `0..=to`: 0 0 0 1 0 2 1 0 2 1 0 …
///
/// # Errors
/// As for [`Octal::extend`].
pub fn values(to: u64, budget: Budget) -> Result<Table, OutOfReach> {
    let mut game = Octal::grundy();
    game.extend(to, budget)?;
    Ok(game.into_table())
}

/// The same values as the mex of the values of every split.
///
/// # Errors
/// As for [`octal::by_definition`](super::octal::by_definition).
pub fn by_definition(to: u64, budget: Budget) -> Result<Vec<u64>, OutOfReach> {
    grundy_by_definition(to, budget)
}

#[cfg(test)]
mod tests {
    #[test]
    fn example_of_values() -> Result<(), Box<dyn std::error::Error>> {
        use crate::solver::{Budget, kernel::grundy};
        let values = grundy::values(10, Budget::default())?;
        assert_eq!(values.iter().collect::<Vec<_>>(), [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0]);
        Ok(())
    }
}
