//! Three in a line: two players mark points in turn, and whoever has a whole line first has won.
//!
//! Position: one number for each point, 0 free, 1 for x, 2 for o. x moves when both have as many points.
//! A whole line ends the game, and the player to move has lost; a full board without a line is drawn.
//! Source: N-21.

use super::Step;

/// Points in threes.
pub type Lines = &'static [[usize; 3]];

/// Whose turn it is: 1 for x, 2 for o.
pub fn mover(points: &[u64]) -> u64 {
    let count = |player| points.iter().filter(|&&point| point == player).count();
    if count(1) == count(2) { 1 } else { 2 }
}

/// Whether this player has a whole line.
pub fn has_line(lines: Lines, points: &[u64], player: u64) -> bool {
    lines.iter().any(|line| line.iter().all(|&point| points[point] == player))
}

/// The free points of a game that goes on; none when it is over.
pub fn open(lines: Lines, points: &[u64]) -> Vec<usize> {
    if has_line(lines, points, 1) || has_line(lines, points, 2) {
        return Vec::new();
    }
    (0..points.len()).filter(|&point| points[point] == 0).collect()
}

/// Every move, by the point.
pub fn steps(lines: Lines, points: &[u64]) -> Vec<Step> {
    let mark = |point: usize| {
        let mut after = points.to_vec();
        after[point] = mover(points);
        Step::together(after)
    };
    open(lines, points).into_iter().map(mark).collect()
}

/// Whether the game is over without a winner.
pub fn drawn(lines: Lines, points: &[u64]) -> bool {
    !points.contains(&0) && !has_line(lines, points, 1) && !has_line(lines, points, 2)
}

/// Why a position cannot come up in play.
pub fn impossible(lines: Lines, points: &[u64]) -> Option<&'static str> {
    let count = |player| points.iter().filter(|&&point| point == player).count();
    let lines = [has_line(lines, points, 1), has_line(lines, points, 2)];
    match (count(1), count(2)) {
        (x, o) if x != o && x != o + 1 => Some("x begins, so it has as many points as o or one more"),
        _ if lines == [true, true] => Some("only one player can have a whole line"),
        (x, o) if lines[0] && x == o => Some("x has a whole line, so o cannot have moved after it"),
        (x, o) if lines[1] && x > o => Some("o has a whole line, so x cannot have moved after it"),
        _ => None,
    }
}
