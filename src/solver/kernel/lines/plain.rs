//! Three in a line from the rules: every way to play on, to the end, without a table.
//!
//! Representation: the points of the mover and of the other player as lists.
//! Takes up to 9! steps from an empty board of nine points.
//! Source: Zermelo 1913.

use super::{Ending, Player, Points};

/// How the game ends with best play, if the counts say that `mover` moves: it is over when the other has a
/// line or no point is free.
pub fn ending(lines: &[[usize; 3]], points: &Points, mover: Player) -> Ending {
    let of = |player| (0..9).filter(|&point| points[point] == Some(player)).collect::<Vec<_>>();
    let other = if mover == Player::First { Player::Second } else { Player::First };
    match negamax(lines, &of(mover), &of(other)) {
        1 => Ending::win(mover),
        0 => Ending::Draw,
        _ => Ending::win(other),
    }
}

/// 1 if the mover wins, 0 for a draw, -1 if the other wins.
fn negamax(lines: &[[usize; 3]], mine: &[usize], theirs: &[usize]) -> i32 {
    if lines.iter().any(|line| line.iter().all(|point| theirs.contains(point))) {
        return -1;
    }
    let free = (0..9).filter(|point| !mine.contains(point) && !theirs.contains(point));
    let after = |point| -negamax(lines, theirs, &[mine, &[point]].concat());
    free.map(after).max().unwrap_or(0)
}
