//! Three in a line on nine points: tic-tac-toe and Trihex, solved whole.
//!
//! Representation: nine points, 0 to 8, each free or taken by the first or the second player; a code in
//! base 3 with point 0 lowest. Who has taken fewer points moves, the first player when both have the same.
//! A line of one player ends the game; nine points without one are a draw. One byte for each of the 3^9
//! codes, filled from full boards to the empty one.
//! Never fails: 19,683 codes. What is no position of a game (wrong counts, two winners) has no result.
//! Source: N-21, N-23; for the board of Trihex, a configuration of nine points and nine lines.

use std::fmt;

pub mod plain;

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

impl fmt::Display for Ending {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Ending::First => "first",
            Ending::Second => "second",
            Ending::Draw => "draw",
        })
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
    /// For each code its ending with best play; none if it is no position.
    endings: Vec<Option<Ending>>,
    /// For each code whether its game is over.
    over: Vec<bool>,
}

impl Solved {
    /// Solves the game with these lines; one with a point beyond the ninth is never complete.
    pub fn new(lines: &[[usize; 3]]) -> Solved {
        let mut solved = Solved { endings: vec![None; CODES], over: vec![false; CODES] };
        let inside = lines.iter().filter(|line| line.iter().all(|&point| point < 9));
        let masks: Vec<u16> = inside.map(|line| line.iter().fold(0, |mask, point| mask | 1 << point)).collect();
        // A move raises a digit, so options have larger codes.
        for code in (0..CODES).rev() {
            let points = points(code);
            let Some(mover) = mover(&points) else { continue };
            let won = [Player::First, Player::Second].map(|player| {
                let taken = (0..9).fold(0, |taken, point| taken | u16::from(points[point] == Some(player)) << point);
                masks.iter().any(|mask| taken & mask == *mask)
            });
            solved.endings[code] = match won {
                // A player who had a line would not have let the other go on.
                [true, true] => None,
                [true, false] => (mover == Player::Second).then_some(Ending::First),
                [false, true] => (mover == Player::First).then_some(Ending::Second),
                [false, false] => solved.best(code, &points, mover),
            };
            solved.over[code] = won != [false; 2] || points.iter().all(Option::is_some);
        }
        solved
    }

    /// The best ending for the mover among the options; a draw if there are none.
    fn best(&self, code: usize, points: &Points, mover: Player) -> Option<Ending> {
        let options = options(code, points, mover).map(|(_, option)| self.endings[option]);
        let rank = |ending: &Ending| match *ending {
            Ending::Draw => 1,
            ending if ending == Ending::win(mover) => 2,
            _ => 0,
        };
        Some(options.flatten().max_by_key(rank).unwrap_or(Ending::Draw))
    }

    /// How the game ends with best play of both from here; none if this is no position.
    pub fn ending(&self, points: &Points) -> Option<Ending> {
        self.endings[code(points)]
    }

    /// Whose turn it is; none if this is no position or the game is over.
    pub fn mover(&self, points: &Points) -> Option<Player> {
        let code = code(points);
        self.endings[code].filter(|_| !self.over[code]).and_then(|_| mover(points))
    }

    /// The points where the mover wins by moving, rising; none as for [`Solved::ending`].
    pub fn winning_moves(&self, points: &Points) -> Option<Vec<usize>> {
        self.ending(points)?;
        let Some(mover) = self.mover(points) else { return Some(Vec::new()) };
        let options = options(code(points), points, mover);
        let wins = options.filter(|&(_, option)| self.endings[option] == Some(Ending::win(mover)));
        Some(wins.map(|(point, _)| point).collect())
    }

    /// How many positions a game can reach, the empty board included, and how many different games there
    /// are.
    pub fn reachable(&self) -> (usize, u64) {
        let mut ways = vec![0_u64; CODES];
        ways[0] = 1;
        let mut games = 0;
        for code in 0..CODES {
            let points = points(code);
            match mover(&points) {
                Some(mover) if ways[code] > 0 && !self.over[code] => {
                    for (_, option) in options(code, &points, mover) {
                        ways[option] += ways[code];
                    }
                }
                _ => games += ways[code],
            }
        }
        (ways.iter().filter(|&&ways| ways > 0).count(), games)
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

/// The board of a code.
fn points(code: usize) -> Points {
    POWERS.map(|power| [None, Some(Player::First), Some(Player::Second)][code / power % 3])
}

/// Whose turn the counts say it is; none if neither.
fn mover(points: &Points) -> Option<Player> {
    let count = |player| points.iter().filter(|&&point| point == Some(player)).count();
    match count(Player::First).checked_sub(count(Player::Second)) {
        Some(0) => Some(Player::First),
        Some(1) => Some(Player::Second),
        _ => None,
    }
}

/// The free points with the codes after a move there.
fn options(code: usize, points: &Points, mover: Player) -> impl Iterator<Item = (usize, usize)> + use<> {
    let points = *points;
    let digit = if mover == Player::First { 1 } else { 2 };
    (0..9).filter(move |&point| points[point].is_none()).map(move |point| (point, code + digit * POWERS[point]))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All positions with up to some number of free points, and the winning moves of each.
    fn agree(lines: &[[usize; 3]], most_free: usize) -> usize {
        let solved = Solved::new(lines);
        let mut seen = 0;
        for code in 0..CODES {
            let points = points(code);
            let Some(ending) = solved.ending(&points) else { continue };
            if points.iter().filter(|point| point.is_none()).count() > most_free {
                continue;
            }
            seen += 1;
            let to_move = mover(&points).expect("a position");
            let other = if to_move == Player::First { Player::Second } else { Player::First };
            assert_eq!(ending, plain::ending(lines, &points, to_move), "{points:?}");
            let moves = solved.winning_moves(&points).expect("a position");
            assert_eq!(moves.is_empty(), ending != Ending::win(to_move) || solved.mover(&points).is_none());
            for point in 0..9 {
                let mut after = points;
                after[point] = Some(to_move);
                let wins = points[point].is_none()
                    && solved.mover(&points).is_some()
                    && plain::ending(lines, &after, other) == Ending::win(to_move);
                assert_eq!(moves.contains(&point), wins, "{points:?} {point}");
            }
        }
        seen
    }

    #[test]
    fn every_position_agrees_with_negamax() {
        assert!(agree(TICTACTOE, 7) > 5000);
        assert!(agree(TRIHEX, 7) > 5000);
    }

    /// N-21: draw, 255168 games, 5478 positions; every opening draws.
    #[test]
    fn tic_tac_toe_is_a_draw() {
        let solved = Solved::new(TICTACTOE);
        assert_eq!(solved.reachable(), (5478, 255_168));
        for point in 0..9 {
            let mut points = [None; 9];
            points[point] = Some(Player::First);
            assert_eq!(solved.ending(&points), Some(Ending::Draw), "{point}");
        }
        assert_eq!(solved.winning_moves(&[None; 9]), Some(vec![]));
        assert_eq!(plain::ending(TICTACTOE, &[None; 9], Player::First), Ending::Draw);
    }

    fn letters(points: &[usize]) -> String {
        points.iter().map(|&point| char::from(b'A' + point as u8)).collect()
    }

    /// A Trihex position after moves in turn.
    fn played(moves: &str) -> Points {
        let mut points = [None; 9];
        for (turn, letter) in moves.bytes().enumerate() {
            points[usize::from(letter - b'A')] = Some(if turn % 2 == 0 { Player::First } else { Player::Second });
        }
        points
    }

    /// N-23: nine lines of three points, three through each; the side points D, E, F alone are in no line
    /// with each other among the triples of points.
    #[test]
    fn trihex_is_a_configuration() {
        assert_eq!(TRIHEX.len(), 9);
        for point in 0..9 {
            assert_eq!(TRIHEX.iter().filter(|line| line.contains(&point)).count(), 3);
        }
        let together = |a, b| TRIHEX.iter().filter(|line| line.contains(&a) && line.contains(&b)).count();
        let apart: Vec<(usize, usize)> =
            (0..9).flat_map(|a| (a + 1..9).map(move |b| (a, b))).filter(|&(a, b)| together(a, b) == 0).collect();
        assert!((0..9).all(|a| (0..a).all(|b| together(a, b) <= 1)));
        let triangle = |&(a, b, c): &(usize, usize, usize)| {
            apart.contains(&(a, b)) && apart.contains(&(b, c)) && apart.contains(&(a, c))
        };
        let triples = (0..9).flat_map(|a| (a + 1..9).flat_map(move |b| (b + 1..9).map(move |c| (a, b, c))));
        assert_eq!(triples.filter(triangle).collect::<Vec<_>>(), [(3, 4, 5)]);
        // Drawn with straight lines: exactly these triples of points lie on one.
        let drawn: [[i64; 3]; 9] =
            [[21, 0, 0], [0, 21, 0], [0, 0, 21], [0, 14, 7], [7, 0, 14], [14, 7, 0], [9, 8, 4], [4, 9, 8], [8, 4, 9]];
        for (a, b, c) in (0..9).flat_map(|a| (a + 1..9).flat_map(move |b| (b + 1..9).map(move |c| (a, b, c)))) {
            let [p, q, r] = [drawn[a], drawn[b], drawn[c]];
            let minor = |i: usize, j: usize| q[i] * r[j] - q[j] * r[i];
            let flat = p[0] * minor(1, 2) - p[1] * minor(0, 2) + p[2] * minor(0, 1) == 0;
            let line = TRIHEX.iter().any(|line| [a, b, c].iter().all(|point| line.contains(point)));
            assert_eq!(flat, line, "{}", letters(&[a, b, c]));
        }
    }

    /// N-24: the first player wins with every opening.
    #[test]
    fn all_nine_openings_of_trihex_win() {
        let solved = Solved::new(TRIHEX);
        assert_eq!(solved.winning_moves(&[None; 9]).map(|moves| letters(&moves)), Some("ABCDEFGHI".into()));
    }

    /// N-25: after D and a reply off the sides, all winning second points, and where the printed advice fails.
    #[test]
    fn second_points_after_a_corner_or_inner_reply() {
        let solved = Solved::new(TRIHEX);
        for (reply, winning) in [("A", "HI"), ("B", "FH"), ("C", "EI"), ("G", "BC"), ("H", "BF"), ("I", "CE")] {
            let moves = solved.winning_moves(&played(&format!("D{reply}"))).expect("a position");
            assert_eq!(letters(&moves), winning, "{reply}");
        }
        // The advice of the source: a point and its forced answer, as printed there.
        let advice = [
            ("DAIH", Ending::First),
            ("DAHI", Ending::First),
            ("DBAG", Ending::Draw),
            ("DBHI", Ending::First),
            ("DCAG", Ending::Draw),
            ("DCIH", Ending::First),
            ("DGBC", Ending::First),
            ("DGCB", Ending::First),
            ("DHBC", Ending::First),
            ("DHGA", Ending::Draw),
            ("DICB", Ending::First),
            ("DIGA", Ending::Draw),
        ];
        for (moves, ending) in advice {
            assert_eq!(solved.ending(&played(moves)), Some(ending), "{moves}");
        }
    }

    /// N-26: after D and E the first player has five winning points, F among them.
    #[test]
    fn second_points_after_a_side_reply() {
        let solved = Solved::new(TRIHEX);
        let moves = solved.winning_moves(&played("DE")).expect("a position");
        assert_eq!(moves.len(), 5);
        assert!(letters(&moves).contains('F'), "{}", letters(&moves));
    }

    /// T18: twelve of the fillings five against four have no line of one player.
    #[test]
    fn full_boards_without_a_line() {
        let solved = Solved::new(TRIHEX);
        let full = (0..CODES).map(points).filter(|points| points.iter().all(Option::is_some));
        assert_eq!(full.filter(|points| solved.ending(points) == Some(Ending::Draw)).count(), 12);
    }

    #[test]
    fn what_no_game_reaches_has_no_ending() {
        let solved = Solved::new(TICTACTOE);
        let [first, second] = [Some(Player::First), Some(Player::Second)];
        let mut two_ahead = [None; 9];
        (two_ahead[0], two_ahead[1]) = (first, first);
        let both = [first, first, first, second, second, second, None, None, None];
        let late = [first, first, first, second, second, None, second, None, None];
        for points in [two_ahead, both, late] {
            assert_eq!(solved.ending(&points), None);
            assert_eq!(solved.mover(&points), None);
            assert_eq!(solved.winning_moves(&points), None);
        }
        let over = [first, first, first, second, second, None, None, None, None];
        assert_eq!(solved.ending(&over), Some(Ending::First));
        assert_eq!(solved.mover(&over), None);
        assert_eq!(solved.winning_moves(&over), Some(vec![]));
    }

    #[test]
    fn example_of_new() {
        use crate::solver::kernel::lines::{Ending, Solved, TICTACTOE, TRIHEX};
        assert_eq!(Solved::new(TICTACTOE).ending(&[None; 9]), Some(Ending::Draw));
        assert_eq!(Solved::new(TRIHEX).ending(&[None; 9]), Some(Ending::First));
    }
}
