//! Three in a line from the rules: every way to play on, to the end, without a table.
//!
//! Representation: the points of the mover and of the other player as sets of bits.
//! Takes up to 9! steps from an empty board of nine points.
//! Source: Zermelo 1913.

/// 1 if the mover wins with best play of both, 0 for a draw, -1 if the other wins.
pub fn negamax(lines: &[[usize; 3]], mine: &[usize], theirs: &[usize]) -> i32 {
    let bits = |points: &[usize]| points.iter().fold(0, |bits, point| bits | 1 << point);
    let lines: Vec<u16> = lines.iter().map(|line| bits(line)).collect();
    played_out(&lines, bits(mine), bits(theirs))
}

fn played_out(lines: &[u16], mine: u16, theirs: u16) -> i32 {
    if lines.iter().any(|line| line & !theirs == 0) {
        return -1;
    }
    let free = (0..9).map(|point| 1 << point).filter(|point| (mine | theirs) & point == 0);
    free.map(|point| -played_out(lines, theirs, mine | point)).max().unwrap_or(0)
}
