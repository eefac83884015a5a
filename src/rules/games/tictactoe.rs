//! Tic-tac-toe: three in a row, a column or a diagonal of a 3 x 3 board.
//!
//! Position: the nine cells by rows, as in `lines`.
//! Source: N-21.

use std::sync::Arc;

use crate::rules::reader::{Reader, Token};
use crate::rules::{Acts, Family, Make, Rules, Ruleset, Shape, Step, TextError, lines, text};

/// How tic-tac-toe is written.
pub const FAMILY: Family = Family {
    name: "tictactoe",
    parameters: "",
    example: "tictactoe X.O/.../...",
    about: "mark cells in turn; three in a line win; bare, the empty board",
    misere: false,
    make: Make::Plain(|| Arc::new(Tictactoe)),
    read,
};

/// Rows, columns, diagonals.
pub const LINES: lines::Lines =
    &[[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

/// The rules; there is nothing to configure.
#[derive(Debug)]
pub struct Tictactoe;

impl Ruleset for Tictactoe {
    fn name(&self) -> &'static str {
        "tictactoe"
    }

    fn shape(&self) -> Shape {
        Shape { parts: (9, 9), up_to: 2 }
    }

    fn acts(&self) -> Acts {
        Acts::Together
    }

    fn count(&self, cells: &[u64]) -> u64 {
        lines::open(LINES, cells).len() as u64
    }

    /// By row, then by column.
    fn steps(&self, cells: &[u64]) -> Vec<Step> {
        lines::steps(LINES, cells)
    }

    fn drawn(&self, cells: &[u64]) -> bool {
        lines::drawn(LINES, cells)
    }

    fn draws(&self) -> bool {
        true
    }

    /// Nothing for the empty board.
    fn text(&self, cells: &[u64]) -> String {
        if cells.iter().all(|&cell| cell == 0) {
            return String::new();
        }
        let row = |cells: &[u64]| cells.iter().map(|&cell| ['.', 'X', 'O'][cell as usize]).collect::<String>();
        cells.chunks(3).map(row).collect::<Vec<_>>().join("/")
    }
}

/// Three rows of `.`, `X` and `O` with `/` between; nothing for the empty board.
fn read(reader: &mut Reader, family: &Family, rules: &Rules, _: usize) -> Result<Vec<u64>, TextError> {
    let start = reader.peek();
    if matches!(start.token, Token::End | Token::Symbol('+')) {
        return Ok(vec![0; 9]);
    }
    let rows = text::board(reader, family, rules, 9, &['.', 'X', 'O'])?;
    let help = || format!("write three rows of three, as in `{}`", family.example);
    if rows.len() != 3 || rows[0].len() != 3 {
        return Err(start.error("the board of tic-tac-toe has three rows of three cells", help()));
    }
    let cells = rows.concat();
    match lines::impossible(LINES, &cells) {
        Some(why) => Err(start.error("this position cannot come up in play", why)),
        None => Ok(cells),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_moves_by_hand() {
        assert_eq!(Tictactoe.count(&[0; 9]), 9);
        let won = [1, 1, 1, 2, 2, 0, 0, 0, 0];
        assert_eq!((Tictactoe.count(&won), Tictactoe.drawn(&won)), (0, false));
        let full = [1, 2, 1, 1, 2, 2, 2, 1, 1];
        assert_eq!((Tictactoe.count(&full), Tictactoe.drawn(&full)), (0, true));
        let step = &Tictactoe.steps(&[1, 0, 0, 0, 0, 0, 0, 0, 0])[3];
        assert_eq!(Tictactoe.text(&step.left), "X../.O./...");
    }

    #[test]
    fn positions_that_cannot_come_up() {
        let impossible = |cells: [u64; 9]| lines::impossible(LINES, &cells).is_some();
        assert!(impossible([2, 0, 0, 0, 0, 0, 0, 0, 0]));
        assert!(impossible([1, 1, 1, 2, 2, 2, 0, 0, 0]));
        assert!(impossible([1, 1, 1, 2, 2, 0, 2, 0, 0]));
        assert!(!impossible([1, 1, 1, 2, 2, 0, 0, 0, 0]));
        assert!(!impossible([2, 2, 2, 1, 1, 0, 1, 0, 0]));
        assert!(impossible([2, 2, 2, 1, 1, 0, 1, 1, 0]));
    }
}
