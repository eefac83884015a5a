//! The queen's game from the rules: the mex of the values of all options.
//!
//! Representation: `[y][x]`, rows of values up to the given distances. Takes x + y + min(x, y) steps for
//! each position.
//! Fails beyond the budget.
//! Source: Sprague 1935, Grundy 1939.

use crate::solver::{Budget, OutOfReach, mex};

/// The Grundy values of the distances up to `width` and `height`; 0 is a P-position.
///
/// # Errors
/// More positions than `budget.states`.
pub fn values(width: usize, height: usize, budget: Budget) -> Result<Vec<Vec<u64>>, OutOfReach> {
    let (needed, limit) = ((width as u128 + 1).saturating_mul(height as u128 + 1), budget.states);
    if needed > u128::from(limit) {
        return Err(OutOfReach::States { needed, limit });
    }
    let mut table: Vec<Vec<u64>> = Vec::new();
    for y in 0..=height {
        table.push(Vec::new());
        for x in 0..=width {
            let left = (0..x).map(|left| table[y][left]);
            let down = (0..y).map(|left| table[left][x]);
            let along = (1..=x.min(y)).map(|step| table[y - step][x - step]);
            let value = mex(left.chain(down).chain(along).collect::<Vec<_>>());
            table[y].push(value);
        }
    }
    Ok(table)
}
