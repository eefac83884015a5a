//! Three in a line on nine points, solved whole: tic-tac-toe and Trihex.
//!
//! Representation: nine points, 0 free, 1 and 2 for the players; a code in base 3 with point 0 lowest. Who has
//! fewer points moves, player 1 when both have as many. A line of one player ends the game; nine points without
//! one are a draw. One outcome for each of the 3^9 = 19,683 codes, filled from full boards to the empty one.
//! Source: N-21, N-23.

use crate::solver::Outcome;

/// How many codes there are.
const CODES: usize = 19_683;

/// The number of a code's digit.
const POWERS: [usize; 9] = [1, 3, 9, 27, 81, 243, 729, 2187, 6561];

/// A game on nine points, with the outcome of every position.
#[derive(Clone, Debug)]
pub struct Solved(Vec<Outcome>);

impl Solved {
    /// Solves the game with these lines of points 0 to 8.
    pub fn new(lines: &[[usize; 3]]) -> Solved {
        let lines: Vec<u16> = lines.iter().map(|line| line.iter().fold(0, |mask, point| mask | 1 << point)).collect();
        let mut outcomes = vec![Outcome::Draw; CODES];
        // A move raises a digit, so options have larger codes.
        for code in (0..CODES).rev() {
            let digits = POWERS.map(|power| code / power % 3);
            let taken = [1, 2]
                .map(|player| (0..9).fold(0_u16, |taken, point| taken | u16::from(digits[point] == player) << point));
            let [first, second] = taken.map(u16::count_ones);
            // Other counts are never played.
            if first != second && first != second + 1 {
                continue;
            }
            let (mover, other) = if first == second { (1, taken[1]) } else { (2, taken[0]) };
            let free = (0..9).filter(|&point| digits[point] == 0);
            outcomes[code] = if lines.iter().any(|line| other & line == *line) {
                Outcome::P
            } else if first + second == 9 {
                Outcome::Draw
            } else {
                Outcome::of_options(free.map(|point| outcomes[code + mover * POWERS[point]]))
            };
        }
        Solved(outcomes)
    }

    /// Who wins a position that can come up in play.
    pub fn outcome(&self, points: &[u64]) -> Outcome {
        self.0[points.iter().zip(POWERS).map(|(&point, power)| point as usize * power).sum::<usize>()]
    }
}
