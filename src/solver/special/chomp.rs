//! Chomp: by comparing two numbers where that is enough, by Horváth's table for three columns, else by
//! the table of all positions inside the board.
//!
//! One column or row is won at once; with two columns (a, b) P means a = b + 1; of three columns (A, B, C)
//! at most one A makes a P-position. Boards lying down are turned first. Grundy values are found by mex.
//! Fails when a table would have more cells than [`BUDGET`] allows.
//! Source: C-09, C-10, C-23; Brouwer, Horváth, Molnár-Sáska, Szabó 2005.

use std::cell::RefCell;

use super::{Explanation, Last, Method, OutOfReach, Outcome, last};
use crate::rules::{Rules, Step};
use crate::solver::Budget;
use crate::solver::kernel::chomp::{Bite, board::Board, three::Table};

/// The theory of Chomp.
pub struct Theory;

/// How many positions a table may hold, a bit each: boards up to 16 x 16 in some seconds and 130 MB.
pub const BUDGET: Budget = Budget { states: 1 << 30, steps: 1 << 34 };

/// Horváth's table may be made for second columns up to 10,000.
const OF_THREE: Budget = Budget { states: 10_001 * 10_002 / 2, ..BUDGET };

thread_local! {
    /// Each answers for everything inside its sides.
    static THREE: Last<Table> = const { RefCell::new(None) };
    static BOARD: Last<(usize, usize, Board)> = const { RefCell::new(None) };
}

/// Rows for columns: the heights of the board lying on its other side.
fn turned(heights: &[u64]) -> Vec<u64> {
    let tallest = heights.first().copied().unwrap_or(0);
    (1..=tallest).map(|row| heights.iter().take_while(|&&height| height >= row).count() as u64).collect()
}

/// The heights with as few columns as possible, and whether they were turned for it.
fn upright(heights: &[u64]) -> (Vec<u64>, bool) {
    let lies = heights.first().is_some_and(|&rows| rows < heights.len() as u64);
    if lies { (turned(heights), true) } else { (heights.to_vec(), false) }
}

/// Asks Horváth's table for at least this second column.
fn three<T>(heights: &[u64], ask: impl FnOnce(&Table, [u32; 3]) -> Option<T>) -> Result<T, OutOfReach> {
    let at = |place: usize| heights.get(place).copied().unwrap_or(0);
    let make = || Table::new((at(1) as u32).max(60), OF_THREE);
    let table = last(&THREE, |table| u64::from(table.columns()) >= at(1), make)?;
    let columns = [0, 1, 2].map(|place| at(place) as u32);
    Ok(ask(&table, columns).expect("the table reaches the second column, and heights never rise"))
}

/// Asks the table of all positions inside the board.
fn board<T>(heights: &[u64], ask: impl FnOnce(&Board, &[usize]) -> Option<T>) -> Result<T, OutOfReach> {
    let heights: Vec<usize> = heights.iter().map(|&height| height as usize).collect();
    let (rows, columns) = (heights.first().copied().unwrap_or(0), heights.len());
    let make = || Ok((rows, columns, Board::new(rows, columns, BUDGET)?));
    let made = last(&BOARD, |&(high, wide, _)| high >= rows && wide >= columns, make)?;
    Ok(ask(&made.2, &heights).expect("the table holds every position inside its sides"))
}

impl super::Theory for Theory {
    fn method(&self, _: &Rules) -> Method {
        Method::ChocolateTables
    }

    fn value_method(&self, _: &Rules) -> Method {
        Method::Mex
    }

    fn outcome(&self, _: &Rules, heights: &[u64]) -> Result<Outcome, OutOfReach> {
        let (upright, _) = upright(heights);
        match upright[..] {
            [] | [1] => Ok(Outcome::P),
            [_] => Ok(Outcome::N),
            [a, b] => Ok(if a == b + 1 { Outcome::P } else { Outcome::N }),
            [_, _, _] => three(&upright, |table, columns| table.outcome(columns)),
            _ => board(&upright, |board, heights| board.outcome(heights)),
        }
    }

    /// By row from the poison up, then by column.
    fn winning_steps(&self, _: &Rules, heights: &[u64]) -> Result<Vec<Step>, OutOfReach> {
        let (upright, lies) = upright(heights);
        let mut bites = match upright.len() {
            0 => Vec::new(),
            1..=3 => three(&upright, |table, columns| table.winning_moves(columns))?,
            _ => board(&upright, |board, heights| board.winning_moves(heights))?,
        };
        if lies {
            bites = bites.into_iter().map(|Bite { row, column }| Bite { row: column, column: row }).collect();
            bites.sort_unstable();
        }
        // The poison is never bitten.
        bites.retain(|bite| (bite.row, bite.column) != (1, 1));
        let left = |bite: Bite| {
            let kept = heights.iter().enumerate();
            let kept = kept.map(
                |(place, &height)| {
                    if place + 1 < bite.column { height } else { height.min(bite.row as u64 - 1) }
                },
            );
            Step { part: 0, left: kept.filter(|&height| height > 0).collect() }
        };
        Ok(bites.into_iter().map(left).collect())
    }

    fn explain(&self, rules: &Rules, heights: &[u64]) -> Result<Explanation, OutOfReach> {
        let (upright, lies) = upright(heights);
        let lost = match upright[..] {
            [_, b, c] => {
                let f = three(&upright, |table, _| Some(table.f(b as u32, c as u32)))?;
                Some(f.map(u64::from))
            }
            _ => None,
        };
        self.outcome(rules, heights)?;
        Ok(Explanation::Chocolate { columns: upright, turned: lies, lost })
    }
}
