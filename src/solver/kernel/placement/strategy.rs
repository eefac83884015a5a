//! Placing squares without search: replies that always fit, and boards that are another game in disguise.
//!
//! Representation: blocks by their upper left cell, rows and columns from 1.
//! Answers nothing where its theorem does not hold.
//! Source: N-16 and N-12 for the reflection, N-19 for the pairing, N-18 and N-52 for two and three rows.

use super::Block;

/// The second player's reply on a board with five rows and blocks of 2 x 2: the same columns, two rows
/// further, past the fourth of the four rows a block can begin in back to the first. It always fits: the
/// two blocks leave no room for another in these columns or beside them, so a column that is not used up
/// is still whole. The second player wins every board with five rows.
///
/// None for rows beyond the fourth, where no block begins.
pub fn five_rows_reply(block: Block) -> Option<Block> {
    (1..=4).contains(&block.row).then(|| Block { row: (block.row + 1) % 4 + 1, ..block })
}

/// The first player's opening on an empty board: the block in the middle, if there is one, that is if the
/// rows and the columns left over are both even in number. The first player wins such a board with
/// [`reflection_reply`].
pub fn middle(rows: usize, columns: usize, size: usize) -> Option<Block> {
    let (above, left) = (rows.checked_sub(size)?, columns.checked_sub(size)?);
    let even = above % 2 == 0 && left % 2 == 0 && size > 0;
    even.then_some(Block { row: above / 2 + 1, column: left / 2 + 1 })
}

/// The reflection of a block through the middle of the board. After the opening in the [`middle`] it always
/// fits: the board is its own image after each of the first player's moves, and a block that overlaps its
/// image overlaps the middle block. None if the block is not on the board.
pub fn reflection_reply(rows: usize, columns: usize, size: usize, block: Block) -> Option<Block> {
    let image = |place: usize, length: usize| {
        let last = length.checked_sub(size)?.checked_add(1)?;
        (1..=last).contains(&place).then(|| last + 1 - place)
    };
    Some(Block { row: image(block.row, rows)?, column: image(block.column, columns)? })
}

/// The Grundy value of an empty board for blocks of 2 x 2, where theory has it: with up to three rows that of
/// Dawson's Kayles (0.07) with a heap for the longer side, with five rows 0. `dawson` gives the values of
/// Dawson's Kayles. None for other boards.
pub fn known_value(rows: usize, columns: usize, dawson: impl FnOnce(usize) -> u64) -> Option<u64> {
    let (short, long) = (rows.min(columns), rows.max(columns));
    match short {
        0 | 1 => Some(0),
        // In three rows every block uses the middle one, so it bars the same blocks as in two.
        2 | 3 => Some(dawson(long)),
        _ if short == 5 || long == 5 => Some(0),
        _ => None,
    }
}
