//! Three in a line from the rules: every way to play on, to the end, without a table.
//!
//! Representation: the points of the mover and of the other player as lists.
//! Takes up to 9! steps from an empty board of nine points.
//! Source: Zermelo 1913.

/// 1 if the mover wins with best play of both, 0 for a draw, -1 if the other wins.
pub fn negamax(lines: &[[usize; 3]], mine: &[usize], theirs: &[usize]) -> i32 {
    if lines.iter().any(|line| line.iter().all(|point| theirs.contains(point))) {
        return -1;
    }
    let free = (0..9).filter(|point| !mine.contains(point) && !theirs.contains(point));
    let after = |point| -negamax(lines, theirs, &[mine, &[point]].concat());
    free.map(after).max().unwrap_or(0)
}
