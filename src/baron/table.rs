//! The v-trios in Báron's columns: one column per smallest number, inside it by middle number.
//!
//! Representation: blocks from top to bottom, each of at most so many columns from left to right
//! (his table up to 31 has two blocks, of columns 1-8 and 9-15). The construction hypotenuse by
//! hypotenuse has one column per largest number instead. No trios, no blocks; nothing fails.
//! Source: Báron 1964 (the table of 155).

use std::iter;

use super::Trio;
use super::greedy::{By, Run};

/// How many columns a block of his table has at most.
pub const COLUMNS: usize = 8;

/// One column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// What the trios of the column share: the smallest number from scratch, the largest by hypotenuse.
    pub shared: u64,
    /// The trios from the top, by middle number from scratch, as they arise by hypotenuse; never empty.
    pub trios: Vec<Trio>,
}

/// Columns side by side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// The columns from left to right; never empty.
    pub columns: Vec<Column>,
}

impl Block {
    /// The rows from the top; a column that has ended leaves `None`.
    pub fn rows(&self) -> impl Iterator<Item = Vec<Option<Trio>>> {
        let height = self.columns.iter().map(|column| column.trios.len()).max().unwrap_or(0);
        (0..height).map(|row| self.columns.iter().map(|column| column.trios.get(row).copied()).collect())
    }
}

/// The columns of a run from left to right, in the order of the number that their trios share.
pub fn columns(run: &Run) -> Vec<Column> {
    let shared = |trio: &Trio| match run.by {
        By::Scratch => trio[0],
        By::Hypotenuse => trio[2],
    };
    let column = |trios: &[Trio]| Column { shared: shared(&trios[0]), trios: trios.to_vec() };
    run.trios.chunk_by(|one, next| shared(one) == shared(next)).map(column).collect()
}

/// The columns cut into blocks of at most `at_most`, which is raised to 1.
pub fn blocks(run: &Run, at_most: usize) -> Vec<Block> {
    let mut columns = columns(run).into_iter();
    let next = || Some(Block { columns: columns.by_ref().take(at_most.max(1)).collect() });
    iter::from_fn(next).take_while(|block| !block.columns.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::baron::greedy;

    /// B-43: the row lengths of the printed table and the sizes of its columns.
    #[test]
    fn the_table_up_to_31_has_his_shape() {
        let run = greedy::fast(31).unwrap();
        let sizes: Vec<usize> = columns(&run).iter().map(|column| column.trios.len()).collect();
        assert_eq!(sizes, [15, 14, 14, 12, 12, 12, 12, 8, 8, 8, 8, 8, 8, 8, 8]);
        let lengths: Vec<Vec<usize>> = blocks(&run, COLUMNS)
            .iter()
            .map(|block| block.rows().map(|row| row.iter().flatten().count()).collect())
            .collect();
        assert_eq!(lengths, [vec![8, 8, 8, 8, 8, 8, 8, 8, 7, 7, 7, 7, 3, 3, 1], vec![7; 8]]);
    }

    #[test]
    fn a_column_may_end_early() {
        let blocks = blocks(&greedy::fast(6).unwrap(), COLUMNS);
        let rows: Vec<_> = blocks[0].rows().collect();
        assert_eq!(rows, [vec![Some([1, 2, 3]), Some([2, 4, 6]), Some([3, 5, 6])], vec![Some([1, 4, 5]), None, None]]);
    }

    #[test]
    fn by_hypotenuse_a_column_is_a_hypotenuse() {
        let columns = columns(&greedy::by_hypotenuse(7).unwrap());
        assert_eq!(columns.iter().map(|column| column.shared).collect::<Vec<_>>(), [3, 5, 6, 7]);
        assert_eq!(columns[3].trios, [[1, 6, 7], [2, 5, 7], [3, 4, 7]]);
    }

    #[test]
    fn without_trios_there_are_no_blocks() {
        assert!(blocks(&greedy::fast(2).unwrap(), 0).is_empty());
    }
}
