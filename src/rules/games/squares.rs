//! Squares: cover s x s free cells of a board at a time.
//!
//! Position: the number of columns, then one number for each cell by rows, 0 free and 1 covered. No
//! room left: you lose. A move covers cells, so the game ends. With s = 1 nobody has a choice.
//! Source: N-14.

use std::sync::Arc;

use crate::rules::reader::{Reader, Token};
use crate::rules::{Family, Make, MoveShape, Numbers, Rules, Ruleset, Shape, Step, TextError, text};

/// How the game is written.
pub const FAMILY: Family = Family {
    name: "squares",
    parameters: "3",
    example: "squares 3x8",
    about: "cover 2 x 2 free cells of a board, with `squares(s)` s x s",
    misere: false,
    make: Make::Optional(|numbers| Ok(Arc::new(Squares::new(numbers)?))),
    read,
};

/// The side of a square when none is given.
const USUAL: u64 = 2;

/// The rules for one size of squares.
#[derive(Debug)]
pub struct Squares {
    side: [u64; 1],
}

impl Squares {
    /// The game of squares with this side, 2 if none is given.
    ///
    /// # Errors
    /// More than one number, or a side outside 1 to 9; the message says so.
    pub fn new(numbers: &[u64]) -> Result<Squares, String> {
        match numbers {
            [] => Ok(Squares { side: [USUAL] }),
            [side @ 1..=9] => Ok(Squares { side: [*side] }),
            [side] => Err(format!("the side of a square is 1 to 9, not {side}")),
            _ => Err("expected one number, the side of a square".to_owned()),
        }
    }

    /// The places of the upper left corners of all squares that can still be put, by row and column from 0.
    fn corners(&self, board: &[u64]) -> Vec<[usize; 2]> {
        let (side, columns) = (self.side[0] as usize, board[0] as usize);
        let (cells, rows) = (&board[1..], (board.len() - 1) / columns);
        let free = |row: usize, column: usize| {
            (row..row + side).all(|row| cells[row * columns + column..][..side].iter().all(|&cell| cell == 0))
        };
        let mut corners = Vec::new();
        for row in 0..(rows + 1).saturating_sub(side) {
            corners.extend(
                (0..(columns + 1).saturating_sub(side)).filter(|&column| free(row, column)).map(|column| [row, column]),
            );
        }
        corners
    }
}

impl Ruleset for Squares {
    fn name(&self) -> &'static str {
        "squares"
    }

    fn title(&self) -> String {
        if self.side == [USUAL] { "squares".to_owned() } else { format!("squares({})", self.side[0]) }
    }

    fn parameters(&self) -> &[u64] {
        &self.side
    }

    fn shape(&self) -> Shape {
        Shape { parts: (2, 1000), up_to: 1000 }
    }

    fn move_shape(&self) -> MoveShape {
        MoveShape::WholeBoard
    }

    fn count(&self, board: &[u64]) -> u64 {
        self.corners(board).len() as u64
    }

    /// By the row of the upper left corner, then by its column.
    fn steps(&self, board: &[u64]) -> Vec<Step> {
        let (side, columns) = (self.side[0] as usize, board[0] as usize);
        let cover = |[row, column]: [usize; 2]| {
            let mut after = Numbers::from_slice(board);
            for row in row..row + side {
                after[1 + row * columns + column..][..side].fill(1);
            }
            Step { part: 0, left: after }
        };
        self.corners(board).into_iter().map(cover).collect()
    }

    /// An empty board by its sides, else row by row.
    fn text(&self, board: &[u64]) -> String {
        let (columns, cells) = (board[0] as usize, &board[1..]);
        if cells.iter().all(|&cell| cell == 0) {
            return format!("{}x{columns}", cells.len() / columns);
        }
        let row = |cells: &[u64]| cells.iter().map(|&cell| if cell == 0 { '.' } else { '#' }).collect::<String>();
        cells.chunks(columns).map(row).collect::<Vec<_>>().join("/")
    }
}

/// `rows x columns`, or the rows with `.` and `#`, separated by `/`.
fn read(reader: &mut Reader, family: &Family, rules: &Rules, room: usize) -> Result<Vec<u64>, TextError> {
    if matches!(reader.peek().token, Token::Number(_)) {
        let start = reader.peek();
        let [rows, columns] = text::sides(reader, family, rules)?;
        if rows * columns >= room as u64 {
            return Err(start.error("this board is too large", format!("a board has at most {} cells here", room - 1)));
        }
        let mut board = vec![0; (rows * columns) as usize + 1];
        board[0] = columns;
        return Ok(board);
    }
    let rows = text::board(reader, family, rules, room - 1, &['.', '#'])?;
    let mut board = vec![rows[0].len() as u64];
    board.extend(rows.concat());
    Ok(board)
}
