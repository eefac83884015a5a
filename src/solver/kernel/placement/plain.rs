//! Components that no word holds: the mex of the values of all boards with one more block.
//!
//! Representation: a board by its free cells; no components, no symmetry. Each kept board counts with all
//! its cells.
//! Fails when the cells of the boards are more than the budget's states.

use std::collections::HashMap;

use super::Board;
use crate::solver::{Budget, OutOfReach, mex};

/// The Grundy value of a board.
///
/// # Errors
/// More cells of boards than `budget.states` (then `needed` is one board too many), or more options, each
/// with all its cells, than `budget.steps`.
pub(super) fn value(size: usize, board: &Board, budget: Budget) -> Result<u64, OutOfReach> {
    let mut search = Search { size, budget, steps: 0, known: HashMap::new() };
    search.value(board)
}

struct Search {
    size: usize,
    budget: Budget,
    steps: u64,
    known: HashMap<Vec<bool>, u64>,
}

impl Search {
    fn value(&mut self, board: &Board) -> Result<u64, OutOfReach> {
        if let Some(&value) = self.known.get(&board.free) {
            return Ok(value);
        }
        let mut values = Vec::new();
        for block in board.blocks(self.size) {
            self.steps = self.steps.saturating_add(board.free.len() as u64);
            if self.steps > self.budget.steps {
                return Err(OutOfReach::Steps { limit: self.budget.steps });
            }
            if let Some(after) = board.with(self.size, block) {
                values.push(self.value(&after)?);
            }
        }
        let needed = (self.known.len() as u128 + 1) * board.free.len() as u128;
        if needed > u128::from(self.budget.states) {
            return Err(OutOfReach::States { needed, limit: self.budget.states });
        }
        let value = mex(values);
        self.known.insert(board.free.clone(), value);
        Ok(value)
    }
}
