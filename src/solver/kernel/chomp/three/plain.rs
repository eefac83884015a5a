//! Chomp with three columns by plain routes: the rules, and the definition of f word for word.
//!
//! Representation: [`lost_positions`] labels every (A, B, C) up to a height by looking at all its options, without
//! f. [`by_definition`] follows definition 2.10 with sets as lists of truth values, one A after the other.
//! Cost: A + B + C steps for each position of the first, about C for each cell of the second.
//! Fails where positions or cells are beyond the budget.
//! Source: Horváth 2004, 2.3 and 2.10.

use crate::solver::{Budget, OutOfReach, retrograde};

/// All P-positions with A <= `height`, by A, then B, then C.
///
/// # Errors
/// `(height + 1)^3` beyond `budget.states`.
pub fn lost_positions(height: usize, budget: Budget) -> Result<Vec<[usize; 3]>, OutOfReach> {
    let needed = (height as u128 + 1).saturating_pow(3);
    OutOfReach::states(needed, budget.states)?;
    // The number of (A, B, C) has these digits.
    let side = height + 1;
    let position = |number: usize| [number / side / side, number / side % side, number % side];
    let lost = retrograde(needed as usize, |number, lost| {
        let [a, b, c] = position(number);
        let is_lost = |a: usize, b: usize, c: usize| lost.contains((a * side + b) * side + c);
        // The empty position is won: the poison has just been eaten. Heights that rise are not positions.
        a == 0
            || b > a
            || c > b
            || (0..a).any(|left| is_lost(left, b.min(left), c.min(left)))
            || (0..b).any(|left| is_lost(a, left, c.min(left)))
            || (0..c).any(|left| is_lost(a, b, left))
    });
    Ok(lost.iter().map(position).collect())
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
    OutOfReach::states(places as u128 * (columns as u128 + 1), budget.states)?;
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
