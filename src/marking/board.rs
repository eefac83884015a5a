//! A board whose lost squares were marked, judged square by square against the student's own marks.
//!
//! A square is lost if no move from it reaches a lost one. So after an error the squares farther out are judged against
//! what the student wrote. Each marked square that is neither lost nor follows from the other marks cancels one that is.

use crate::exercise::board::Board;

/// How many of the marked squares are lost or follow from the other marks, and how many do neither.
///
/// A square follows if it reaches no marked one, and every square that it does reach reaches one.
pub fn fits(board: &Board, right: &[[u64; 2]], marked: &[[u64; 2]]) -> (usize, usize) {
    let lost = |square: &[u64; 2]| marked.contains(square);
    let reaches_lost = |square: [u64; 2]| board.reached(square).iter().any(lost);
    let on_board = |[x, y]: [u64; 2]| x < board.size[0] && y < board.size[1];
    let follows = |square: [u64; 2]| {
        let reached = || board.reached(square).into_iter();
        on_board(square) && !reached().any(|to| lost(&to)) && reached().all(reaches_lost)
    };
    let good = marked.iter().filter(|square| right.contains(square) || follows(**square)).count();
    (good, marked.len() - good)
}
