//! Chomp with three columns by plain routes: the rules, and the definition of f word for word.
//!
//! Representation: [`Positions`] labels every (A, B, C) up to a height by looking at all its options, without
//! f. [`by_definition`] follows definition 2.10 with sets as lists of truth values, one A after the other.
//! Cost: A + B + C steps for each position of the first, about C for each cell of the second.
//! Fails where positions or cells are beyond the budget.
//! Source: Horváth 2004, 2.3 and 2.10.

use crate::solver::{Budget, LostPositions, OutOfReach, retrograde};

/// The outcomes of all positions with A up to a height.
#[derive(Clone, Debug)]
pub struct Positions {
    height: usize,
    /// (A, B, C) has the number with these digits in base `height + 1`.
    lost: LostPositions,
}

impl Positions {
    /// Labels all positions with A <= `height`.
    ///
    /// # Errors
    /// `(height + 1)^3` beyond `budget.states`.
    pub fn new(height: usize, budget: Budget) -> Result<Positions, OutOfReach> {
        let side = height as u128 + 1;
        let (needed, limit) = (side.saturating_mul(side).saturating_mul(side), budget.states);
        if needed > u128::from(limit) {
            return Err(OutOfReach::States { needed, limit });
        }
        let (height, side) = (height, height + 1);
        let number = |a: usize, b: usize, c: usize| (a * side + b) * side + c;
        // The empty position is won: the poison has just been eaten. Heights that rise are no positions.
        let lost = retrograde(needed as usize, |position, lost| {
            let (a, b, c) = (position / side / side, position / side % side, position % side);
            let is_lost = |a, b, c| lost.contains(number(a, b, c));
            a == 0
                || b > a
                || c > b
                || (0..a).any(|left| is_lost(left, b.min(left), c.min(left)))
                || (0..b).any(|left| is_lost(a, left, c.min(left)))
                || (0..c).any(|left| is_lost(a, b, left))
        });
        Ok(Positions { height, lost })
    }

    /// The outcome of (A, B, C); none if the heights rise or A is beyond the limit.
    #[cfg(test)]
    pub fn outcome(&self, [a, b, c]: [usize; 3]) -> Option<crate::solver::Outcome> {
        use crate::solver::Outcome;

        let there = c <= b && b <= a && a <= self.height;
        let number = || (a * (self.height + 1) + b) * (self.height + 1) + c;
        there.then(|| if self.lost.contains(number()) { Outcome::P } else { Outcome::N })
    }

    /// All P-positions, by A, then B, then C.
    pub fn lost(&self) -> impl Iterator<Item = [usize; 3]> {
        let side = self.height + 1;
        self.lost.iter().map(move |number| [number / side / side, number / side % side, number % side])
    }
}

/// The rows 0 to `rows` of f in the columns up to `columns`, each from the column with its own number to
/// its end or the last column.
///
/// # Errors
/// `(rows + columns + 2) * (columns + 1)` beyond `budget.states`.
pub fn by_definition(rows: usize, columns: usize, budget: Budget) -> Result<Vec<Vec<usize>>, OutOfReach> {
    let rows = rows.min(columns);
    // f(B, C) <= B + C + 1.
    let places = rows.saturating_add(columns).saturating_add(2);
    let (needed, limit) = (places as u128 * (columns as u128 + 1), budget.states);
    if needed > u128::from(limit) {
        return Err(OutOfReach::States { needed, limit });
    }
    let mut in_column = vec![vec![false; places]; columns + 1];
    let mut on_diagonal = vec![false; places];
    let mut table = Vec::new();
    for c in 0..=rows {
        let mut in_row = vec![false; places];
        let mut row = Vec::new();
        for (b, in_column) in in_column.iter_mut().enumerate().skip(c) {
            let free = |&a: &usize| !in_column[a] && !in_row[a] && !on_diagonal[a];
            let a = (b.max(1)..places).find(free).expect("f(B, C) <= B + C + 1, Horváth 2004, 2.13");
            in_column[a] = true;
            in_row[a] = true;
            row.push(a);
            if a == b {
                break;
            }
        }
        on_diagonal[row[0]] = true;
        table.push(row);
    }
    Ok(table)
}
