//! Three in a line: two players mark points in turn, and whoever has a whole line first has won.
//!
//! Position: one number for each of nine points, 0 free, 1 for x, 2 for o. x moves when both have as many
//! points. A whole line ends the game, and the player to move has lost; a full board without a line is
//! drawn. Tic-tac-toe has the cells of a 3 x 3 board by rows. In Trihex A, B, C are the corners of a
//! triangle, D, E, F points on its sides, G, H, I inside; every point is on three of nine lines.
//! Source: N-21, N-23.

use std::sync::Arc;

use crate::rules::reader::{Reader, Token, Word};
use crate::rules::{Family, MoveShape, Rules, Ruleset, Shape, Step, TextError, text};

/// How tic-tac-toe is written.
pub const TICTACTOE: Family = Family {
    read: read_cells,
    ..Family::plain(
        "tictactoe",
        "tictactoe X.O/.../...",
        "mark cells in turn; three in a line win; bare, the empty board",
        || Arc::new(Lines { name: "tictactoe", lines: &CELLS, text: rows_of_cells }),
    )
};

/// How Trihex is written.
pub const TRIHEX: Family = Family {
    read: read_letters,
    ..Family::plain(
        "trihex",
        "trihex x:AD o:B",
        "mark points A to I in turn; three in a line win; bare, the empty board",
        || Arc::new(Lines { name: "trihex", lines: &TRIANGLE, text: letters }),
    )
};

/// The lines of tic-tac-toe: rows, columns, diagonals.
pub const CELLS: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

/// The lines of Trihex: ABF, BCD, CAE; ADG, BEH, CFI; DHI, EGI, FGH.
pub const TRIANGLE: [[usize; 3]; 9] =
    [[0, 1, 5], [1, 2, 3], [2, 0, 4], [0, 3, 6], [1, 4, 7], [2, 5, 8], [3, 7, 8], [4, 6, 8], [5, 6, 7]];

/// The points of Trihex by name.
pub const POINTS: [char; 9] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'];

/// The rules of one board.
#[derive(Debug)]
struct Lines {
    name: &'static str,
    lines: &'static [[usize; 3]],
    /// A board that is not empty, as typed.
    text: fn(&[u64]) -> String,
}

impl Ruleset for Lines {
    fn name(&self) -> &'static str {
        self.name
    }

    fn shape(&self) -> Shape {
        Shape { parts: (9, 9), up_to: 2 }
    }

    fn move_shape(&self) -> MoveShape {
        MoveShape::WholeBoard
    }

    fn count(&self, points: &[u64]) -> u64 {
        if won(self.lines, points) { 0 } else { free(points).count() as u64 }
    }

    /// By the point.
    fn steps(&self, points: &[u64]) -> Vec<Step> {
        if won(self.lines, points) {
            return Vec::new();
        }
        let mark = |point: usize| {
            let mut after = points.to_vec();
            after[point] = if taken(points, 1) == taken(points, 2) { 1 } else { 2 };
            Step::together(after)
        };
        free(points).map(mark).collect()
    }

    fn drawn(&self, points: &[u64]) -> bool {
        free(points).next().is_none() && !won(self.lines, points)
    }

    fn draws(&self) -> bool {
        true
    }

    /// Nothing for the empty board.
    fn text(&self, points: &[u64]) -> String {
        if free(points).count() == points.len() { String::new() } else { (self.text)(points) }
    }
}

/// How many points a player has.
fn taken(points: &[u64], player: u64) -> usize {
    points.iter().filter(|&&point| point == player).count()
}

/// The points that nobody has.
fn free(points: &[u64]) -> impl Iterator<Item = usize> + '_ {
    (0..points.len()).filter(|&point| points[point] == 0)
}

/// Whether this player has a whole line.
fn has_line(lines: &[[usize; 3]], points: &[u64], player: u64) -> bool {
    lines.iter().any(|line| line.iter().all(|&point| points[point] == player))
}

/// Whether somebody has a whole line.
fn won(lines: &[[usize; 3]], points: &[u64]) -> bool {
    has_line(lines, points, 1) || has_line(lines, points, 2)
}

/// Why a position cannot come up in play.
fn impossible(lines: &[[usize; 3]], points: &[u64]) -> Option<&'static str> {
    let lines = [1, 2].map(|player| has_line(lines, points, player));
    match (taken(points, 1), taken(points, 2)) {
        (x, o) if x != o && x != o + 1 => Some("x begins, so it has as many marks as o or one more"),
        _ if lines == [true, true] => Some("only one player can have a whole line"),
        (x, o) if lines[0] && x == o => Some("x has a whole line, so o cannot have moved after it"),
        (x, o) if lines[1] && x > o => Some("o has a whole line, so x cannot have moved after it"),
        _ => None,
    }
}

/// The points, if they can come up in play.
fn possible(start: &Word, lines: &[[usize; 3]], points: Vec<u64>) -> Result<Vec<u64>, TextError> {
    match impossible(lines, &points) {
        Some(why) => Err(start.error("this position cannot come up in play", why)),
        None => Ok(points),
    }
}

fn rows_of_cells(cells: &[u64]) -> String {
    let row = |cells: &[u64]| cells.iter().map(|&cell| ['.', 'X', 'O'][cell as usize]).collect::<String>();
    cells.chunks(3).map(row).collect::<Vec<_>>().join("/")
}

/// Three rows of `.`, `X` and `O` with `/` between; nothing for the empty board.
fn read_cells(reader: &mut Reader, family: &Family, rules: &Rules, _: usize) -> Result<Vec<u64>, TextError> {
    let start = reader.peek();
    if matches!(start.token, Token::End | Token::Symbol('+')) {
        return Ok(vec![0; 9]);
    }
    let rows = text::board(reader, family, rules, 9, &['.', 'X', 'O'])?;
    if rows.len() != 3 || rows[0].len() != 3 {
        let help = format!("write three rows of three, as in `{}`", family.example);
        return Err(start.error("the board of tic-tac-toe has three rows of three cells", help));
    }
    possible(&start, &CELLS, rows.concat())
}

/// The points of each player by letter.
fn letters(points: &[u64]) -> String {
    let of = |player: u64, name: &str| {
        let letters: String = (0..9).filter(|&point| points[point] == player).map(|point| POINTS[point]).collect();
        (!letters.is_empty()).then(|| format!("{name}:{letters}"))
    };
    [of(1, "x"), of(2, "o")].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// `x:` and `o:` with the letters of their points, in either order; nothing for the empty board.
fn read_letters(reader: &mut Reader, family: &Family, _: &Rules, _: usize) -> Result<Vec<u64>, TextError> {
    let start = reader.peek();
    let help = || format!("write the points of each player, as in `{}`", family.example);
    let mut points = vec![0; 9];
    let mut named = Vec::new();
    while !matches!(reader.peek().token, Token::End | Token::Symbol('+')) {
        let Some((run, word)) = reader.run() else { break };
        let player = match run.get(..2) {
            Some("x:") => 1,
            Some("o:") => 2,
            _ => return Err(word.error("points stand after `x:` or `o:`", help())),
        };
        if named.contains(&player) {
            return Err(word.error("the points of this player are given twice", help()));
        }
        named.push(player);
        for (place, letter) in run.chars().enumerate().skip(2) {
            let at = |message: String| TextError { column: word.column + place, width: 1, message, help: help() };
            let Some(point) = POINTS.iter().position(|&known| known == letter) else {
                return Err(at(format!("the points are A to I, not `{}`", letter.escape_debug())));
            };
            if points[point] != 0 {
                return Err(at(format!("the point {letter} appears twice")));
            }
            points[point] = player;
        }
    }
    possible(&start, &TRIANGLE, points)
}
