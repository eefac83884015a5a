//! Three in a line on nine points: tic-tac-toe and Trihex, solved whole.
//!
//! Representation: nine points, 0 to 8, each free or taken by the first or the second player; a code in
//! base 3 with point 0 lowest. Who has taken fewer points moves, the first player when both have the same.
//! A line of one player ends the game; nine points without one are a draw. One ending for each of the
//! 3^9 = 19,683 codes, filled from full boards to the empty one.
//! A board that no game reaches (wrong counts, two winners) has no ending.
//! Source: N-21, N-23; for the board of Trihex, a configuration of nine points and nine lines.

/// What is at each point.
pub type Points = [Option<Player>; 9];

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// Who moves on the empty board.
    First,
    /// Who replies.
    Second,
}

/// How a game ends with best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The first player gets a line.
    First,
    /// The second player gets a line.
    Second,
    /// Nobody does.
    Draw,
}

impl Ending {
    /// A win of this player.
    pub fn win(player: Player) -> Ending {
        match player {
            Player::First => Ending::First,
            Player::Second => Ending::Second,
        }
    }
}

/// Rows, columns and diagonals; the points row by row.
pub const TICTACTOE: &[[usize; 3]] =
    &[[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

/// Trihex with the points A to I as 0 to 8: ABF BCD CAE are the sides of the triangle, ADG BEH CFI join a
/// corner to a side point, DHI EGI FGH a side point to two inner ones.
pub const TRIHEX: &[[usize; 3]] =
    &[[0, 1, 5], [1, 2, 3], [2, 0, 4], [0, 3, 6], [1, 4, 7], [2, 5, 8], [3, 7, 8], [4, 6, 8], [5, 6, 7]];

/// How many codes there are.
const CODES: usize = 19_683;

/// The number of a code's digit.
const POWERS: [usize; 9] = [1, 3, 9, 27, 81, 243, 729, 2187, 6561];

/// A game on nine points, with the ending of every position.
#[derive(Clone, Debug)]
pub struct Solved {
    /// The points of each line as bits.
    lines: Vec<u16>,
    /// For each code its ending with best play; `None` if it is no position.
    endings: Vec<Option<Ending>>,
}

impl Solved {
    /// Solves the game with these lines of points 0 to 8.
    pub fn new(lines: &[[usize; 3]]) -> Solved {
        let lines = lines.iter().map(|line| line.iter().fold(0, |mask, point| mask | 1 << point)).collect();
        let mut solved = Solved { lines, endings: vec![None; CODES] };
        // A move raises a digit, so options have larger codes.
        for code in (0..CODES).rev() {
            let points = POWERS.map(|power| [None, Some(Player::First), Some(Player::Second)][code / power % 3]);
            solved.endings[code] = solved.label(&points);
        }
        solved
    }

    /// The ending of a board whose options are labelled.
    fn label(&self, points: &Points) -> Option<Ending> {
        let mover = mover(points)?;
        match [Player::First, Player::Second].map(|player| self.has_line(points, player)) {
            // A player who had a line would not have let the other go on.
            [true, true] => None,
            [true, false] => (mover == Player::Second).then_some(Ending::First),
            [false, true] => (mover == Player::First).then_some(Ending::Second),
            [false, false] => {
                let rank = |ending: &Ending| match *ending {
                    Ending::Draw => 1,
                    ending if ending == Ending::win(mover) => 2,
                    _ => 0,
                };
                let endings = self.options(points, mover).filter_map(|(_, ending)| ending);
                Some(endings.max_by_key(rank).unwrap_or(Ending::Draw))
            }
        }
    }

    fn has_line(&self, points: &Points, player: Player) -> bool {
        let taken = (0..9).fold(0, |taken, point| taken | u16::from(points[point] == Some(player)) << point);
        self.lines.iter().any(|line| taken & line == *line)
    }

    /// The free points, rising, with the ending after a move there.
    fn options(&self, points: &Points, mover: Player) -> impl Iterator<Item = (usize, Option<Ending>)> {
        let (code, digit) = (code(points), if mover == Player::First { 1 } else { 2 });
        let free = (0..9).filter(|&point| points[point].is_none());
        free.map(move |point| (point, self.endings[code + digit * POWERS[point]]))
    }

    /// How the game ends with best play of both from here; `None` if this is no position.
    pub fn ending(&self, points: &Points) -> Option<Ending> {
        self.endings[code(points)]
    }

    /// The points where the mover wins by moving, rising, none when the game is over; `None` as for
    /// [`Solved::ending`].
    pub fn winning_moves(&self, points: &Points) -> Option<Vec<usize>> {
        self.ending(points)?;
        let mover = mover(points)?;
        let over = [Player::First, Player::Second].into_iter().any(|player| self.has_line(points, player));
        let wins = self.options(points, mover).filter(|&(_, ending)| !over && ending == Some(Ending::win(mover)));
        Some(wins.map(|(point, _)| point).collect())
    }
}

/// The code of a board.
fn code(points: &Points) -> usize {
    let digit = |point: &Option<Player>| match point {
        None => 0,
        Some(Player::First) => 1,
        Some(Player::Second) => 2,
    };
    points.iter().zip(POWERS).map(|(point, power)| digit(point) * power).sum()
}

/// Whose turn the counts say it is; `None` if neither.
fn mover(points: &Points) -> Option<Player> {
    let count = |player| points.iter().filter(|&&point| point == Some(player)).count();
    match count(Player::First).checked_sub(count(Player::Second)) {
        Some(0) => Some(Player::First),
        Some(1) => Some(Player::Second),
        _ => None,
    }
}
