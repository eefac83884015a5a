//! Placing squares from the rules: the mex of the values of all boards with one more block.
//!
//! Representation: a board by its free cells, row by row; no components, no symmetry.
//! Source: Sprague 1935, Grundy 1939.

use std::collections::HashMap;

/// Boards with so many columns and blocks of one size.
pub struct Boards {
    size: usize,
    columns: usize,
    known: HashMap<Vec<bool>, u64>,
}

impl Boards {
    /// Nothing known yet.
    pub fn new(size: usize, columns: usize) -> Boards {
        Boards { size, columns, known: HashMap::new() }
    }

    /// The Grundy value of a board.
    pub fn value(&mut self, free: &[bool]) -> u64 {
        if let Some(&value) = self.known.get(free) {
            return value;
        }
        let rows = free.len().checked_div(self.columns).unwrap_or(0);
        let mut values = Vec::new();
        for row in 0..(rows + 1).saturating_sub(self.size) {
            for column in 0..(self.columns + 1).saturating_sub(self.size) {
                let block = (row..row + self.size)
                    .flat_map(|row| (column..column + self.size).map(move |column| (row, column)));
                let cells: Vec<usize> = block.map(|(row, column)| row * self.columns + column).collect();
                if !cells.is_empty() && cells.iter().all(|&cell| free[cell]) {
                    let mut after = free.to_vec();
                    cells.iter().for_each(|&cell| after[cell] = false);
                    values.push(self.value(&after));
                }
            }
        }
        let value = (0..).find(|value| !values.contains(value)).unwrap_or(0);
        self.known.insert(free.to_vec(), value);
        value
    }
}
