//! The queen's game by Wythoff's theorem: the P-positions are `{⌊kφ⌋, ⌊kφ⌋ + k}` for k = 0, 1, 2, …
//!
//! Outcome and winning moves are answered for any distances that fit a word, in exact integers. Grundy
//! values have no formula; they are computed square by square.
//! Fails for Grundy values of boards with more squares than [`BUDGET`] allows.
//! Source: Wythoff 1907; Winning Ways, ch. 3.

use std::cell::RefCell;
use std::rc::Rc;

use super::{Explanation, Last, Method, OutOfReach, Outcome, last};
use crate::rules::{Rules, Step};
use crate::solver::Budget;
use crate::solver::kernel::queen;

/// The theory of the queen's game.
pub struct Theory;

/// How many squares a table of Grundy values may have.
const BUDGET: Budget = Budget { states: 1 << 22, steps: 1 << 28 };

/// Values by rows from the corner.
type Table = Vec<Vec<u32>>;

thread_local! {
    static TABLE: Last<Table> = const { RefCell::new(None) };
}

/// The values of all squares from the corner to this one.
fn table(parts: &[u64]) -> Result<Rc<Table>, OutOfReach> {
    let squares = parts.iter().fold(1_u128, |all, &part| all.saturating_mul(u128::from(part) + 1));
    OutOfReach::states(squares, BUDGET.states)?;
    let (x, y) = (parts[0] as usize, parts[1] as usize);
    last(&TABLE, |table| table.len() > y && table[0].len() > x, || queen::values(x, y, BUDGET))
}

/// The value of a square inside the table.
fn at(table: &Table, parts: &[u64]) -> u64 {
    u64::from(table[parts[1] as usize][parts[0] as usize])
}

impl super::Theory for Theory {
    fn method(&self, _: &Rules) -> Method {
        Method::GoldenRatio
    }

    fn value_method(&self, _: &Rules) -> Method {
        Method::Mex
    }

    fn value(&self, _: &Rules, parts: &[u64]) -> Result<u64, OutOfReach> {
        Ok(at(&*table(parts)?, parts))
    }

    /// All from one table.
    fn option_values(&self, rules: &Rules, parts: &[u64]) -> Result<Vec<u64>, OutOfReach> {
        let table = table(parts)?;
        Ok(rules.steps(parts).iter().map(|step| at(&table, &step.left)).collect())
    }

    fn outcome(&self, _: &Rules, parts: &[u64]) -> Result<Outcome, OutOfReach> {
        Ok(queen::outcome(parts[0], parts[1]))
    }

    /// To the left, down, then diagonally, as the rules have it.
    fn winning_steps(&self, _: &Rules, parts: &[u64]) -> Result<Vec<Step>, OutOfReach> {
        let (x, y) = (parts[0], parts[1]);
        let mut moves = queen::winning_moves(x, y);
        moves.sort_unstable_by_key(|&(left, down)| (down != y, left != x, left, down));
        Ok(moves.into_iter().map(|(left, down)| Step::together([left, down])).collect())
    }

    fn explain(&self, _: &Rules, parts: &[u64]) -> Result<Explanation, OutOfReach> {
        let (smaller, difference) = (parts[0].min(parts[1]), parts[0].abs_diff(parts[1]));
        Ok(Explanation::Golden { smaller, difference, lost: queen::golden(difference) })
    }
}
