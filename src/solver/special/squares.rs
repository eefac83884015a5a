//! Placing squares on a board: by components of the board, and without search where a theorem has it.
//!
//! Empty boards of two or three rows are Dawson's Kayles, those of five are lost for whoever begins, and
//! those with a middle block are won by it and reflections. All others are cut into components, each
//! solved up to its eight symmetries; boards with a component too long for that are valued by mex.
//! Fails when there are more components than [`BUDGET`] allows.
//! Source: N-14 to N-20.

use std::cell::RefCell;

use super::{Explanation, Method, OutOfReach, Outcome, alone};
use crate::rules::code::Code;
use crate::rules::{Numbers, Position, Rules, Step};
use crate::solver::kernel::octal;
use crate::solver::kernel::placement::{Block, Board, Placement, fits_words, known_value, middle};
use crate::solver::{Budget, grundy_by_mex, option_values_by_mex};

/// The theory of placing squares.
pub struct Theory;

/// How many components and options one question may take. An option takes a third of a microsecond, most of it to look
/// its components up, so this is some five seconds: 9 x 9 is in reach, 7 x 12 is not.
const BUDGET: Budget = Budget { states: 1 << 24, steps: 1 << 24 };

/// The same for boards whose components are too long, by mex, which takes shorter steps.
const BY_MEX: Budget = Budget { steps: 1 << 29, ..BUDGET };

/// The size of squares whose boards of two, three and five rows are known.
const KNOWN: usize = 2;

thread_local! {
    /// The components of the last size of squares.
    static PLACEMENT: RefCell<Option<(usize, Placement)>> = const { RefCell::new(None) };
}

/// Asks the components of this size of squares; a new table when the old one is used up.
fn components<T>(size: usize, ask: impl Fn(&mut Placement) -> Result<T, OutOfReach>) -> Result<T, OutOfReach> {
    PLACEMENT.with_borrow_mut(|known| {
        if let Some((known_size, placement)) = known
            && *known_size == size
            && let Ok(answer) = ask(placement)
        {
            return Ok(answer);
        }
        // Whether a board is in reach must not depend on what was asked before.
        let mut fresh = Placement::new(size, BUDGET);
        let answer = ask(&mut fresh);
        *known = Some((size, fresh));
        answer
    })
}

/// The board and its sides.
fn board(parts: &[u64]) -> (Board, usize, usize) {
    let (columns, cells) = (parts[0] as usize, &parts[1..]);
    let rows = cells.len() / columns;
    let free = cells.iter().map(|&cell| cell == 0).collect();
    (Board::new(rows, columns, free).expect("the rules take only boards of 1000 cells or fewer"), rows, columns)
}

/// The size of the squares.
fn size(rules: &Rules) -> usize {
    rules.parameters().first().map_or(KNOWN, |&side| side as usize)
}

fn empty(parts: &[u64]) -> bool {
    parts[1..].iter().all(|&cell| cell == 0)
}

/// The value of an empty board that a theorem knows.
fn known(size: usize, parts: &[u64], rows: usize, columns: usize) -> Option<u64> {
    let dawson = |longer: usize| {
        let code: Code = "0.07".parse().expect("a code");
        let table = octal::values(&code, longer as u64, BY_MEX).expect("a side of a board is a small heap");
        table.get(longer as u64).map(u64::from).expect("the table reaches the longer side")
    };
    (size == KNOWN && empty(parts)).then(|| known_value(rows, columns, dawson)).flatten()
}

impl super::Theory for Theory {
    fn method(&self, _: &Rules) -> Method {
        Method::Components
    }

    fn value(&self, rules: &Rules, parts: &[u64]) -> Result<u64, OutOfReach> {
        let (board, rows, columns) = board(parts);
        let size = size(rules);
        if let Some(value) = known(size, parts, rows, columns) {
            return Ok(value);
        }
        if !fits_words(&board, size) {
            return grundy_by_mex(&alone(rules), &Position::of(parts), BY_MEX);
        }
        components(size, |placement| placement.value(&board))
    }

    /// All by the same components.
    fn option_values(&self, rules: &Rules, parts: &[u64]) -> Result<Vec<u64>, OutOfReach> {
        let size = size(rules);
        let left = rules.steps(parts);
        if !fits_words(&board(parts).0, size) {
            return option_values_by_mex(&alone(rules), &Position::of(parts), BY_MEX);
        }
        components(size, |placement| left.iter().map(|step| placement.value(&board(&step.left).0)).collect())
    }

    fn outcome(&self, rules: &Rules, parts: &[u64]) -> Result<Outcome, OutOfReach> {
        let (_, rows, columns) = board(parts);
        if empty(parts) && middle(rows, columns, size(rules)).is_some() {
            return Ok(Outcome::N);
        }
        Ok(Outcome::of_value(self.value(rules, parts)?))
    }

    fn winning_steps(&self, rules: &Rules, parts: &[u64]) -> Result<Vec<Step>, OutOfReach> {
        if self.outcome(rules, parts)? != Outcome::N {
            return Ok(Vec::new());
        }
        let (board, _, columns) = board(parts);
        let size = size(rules);
        if !fits_words(&board, size) {
            return self.steps_to(rules, parts, 0);
        }
        let winning = components(size, |placement| placement.winning_moves(&board))?;
        let cover = |Block { row, column }: Block| {
            let mut after = Numbers::from_slice(parts);
            for row in row - 1..row - 1 + size {
                after[row * columns + column..][..size].fill(1);
            }
            Step { part: 0, left: after }
        };
        Ok(winning.into_iter().map(cover).collect())
    }

    fn explain(&self, rules: &Rules, parts: &[u64]) -> Result<Explanation, OutOfReach> {
        let (_, rows, columns) = board(parts);
        let size = size(rules);
        let middle = middle(rows, columns, size).filter(|_| empty(parts)).map(|block| [block.row, block.column]);
        let value = known(size, parts, rows, columns);
        Ok(Explanation::Squares { rows, columns, middle, value })
    }
}
