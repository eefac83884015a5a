//! What boards share: squares to read, their numbers outside, hatching and crosses.
//!
//! Representation: row numbers left of the squares, column numbers below them; `cell` is the side of a square.
//! Source: LOOK of nimbook, "Pictures": board cells of 24 pixels to read, of 36 to write in.

use super::{mark, path, signs};
use crate::document::{Line, Phrase, Shape, px};

/// The side of a square to read.
pub const CELL: i32 = px(24);
/// The side of a square to write in.
pub const TO_WRITE_IN: i32 = px(36);
/// Where the first square begins, from the left and from the top.
pub const LEFT: i32 = px(28);
pub const TOP: i32 = px(4);
/// Room below the last row, for the numbers of the columns.
pub const BELOW: i32 = px(22);

/// Lines that slant through a square: it is taken, in print as on a screen.
pub fn hatch(x: i32, y: i32, side: i32, shapes: &mut Vec<Shape>) {
    let step = side / 4;
    for far in [step, 2 * step, 3 * step, side] {
        shapes.push(path("hatch", [(x, y + far), (x + far, y)]));
    }
    for far in [step, 2 * step, 3 * step] {
        shapes.push(path("hatch", [(x + far, y + side), (x + side, y + far)]));
    }
}

/// How rows and columns of a board are numbered: from this number on, rows from the bottom if `up`.
#[derive(Clone, Copy)]
pub struct Numbered {
    pub from: usize,
    pub up: bool,
}

impl Numbered {
    /// The number of a row that is so far from the top.
    fn row(self, row: usize, rows: usize) -> usize {
        self.from + if self.up { rows - 1 - row } else { row }
    }
}

/// Every square by row and column, row by row from the top: the characters that `square` gives, in lines, with the
/// numbers of the rows before them and those of the columns below.
pub fn lines(
    rows: usize,
    columns: usize,
    numbered: Numbered,
    mut square: impl FnMut(usize, usize) -> char,
) -> Vec<Line> {
    let digits = |count: usize| (numbered.from + count).saturating_sub(1).to_string().len();
    let (margin, wide) = (digits(rows), digits(columns));
    let line = |head: String, cell: &mut dyn FnMut(usize) -> String| {
        let cells: String = (0..columns).map(|column| format!(" {:>wide$}", cell(column))).collect();
        signs(format!("{head:>margin$} {cells}"))
    };
    let mut lines: Vec<Line> = (0..rows)
        .map(|row| line(numbered.row(row, rows).to_string(), &mut |column| square(row, column).to_string()))
        .collect();
    lines.push(line(String::new(), &mut |column| (numbered.from + column).to_string()));
    lines
}

/// Notes of how many rows and columns of a large board are not drawn.
pub fn cut(rows: usize, columns: usize, most: (usize, usize)) -> impl Iterator<Item = Phrase> {
    let note =
        |key, count: usize, most| (count > most).then(|| Phrase::new(key).with("count", (count - most).to_string()));
    let notes = [note("page-picture-more-rows", rows, most.0), note("page-picture-more-columns", columns, most.1)];
    notes.into_iter().flatten()
}

/// The upper left corner of a square; rows count from the top.
pub fn corner(cell: i32, row: usize, column: usize) -> (i32, i32) {
    (LEFT + cell * column as i32, TOP + cell * row as i32)
}

/// The size of a picture with so many rows and columns.
pub fn size(cell: i32, rows: usize, columns: usize) -> (i32, i32) {
    (LEFT + cell * columns as i32 + px(4), TOP + cell * rows as i32 + BELOW)
}

/// The numbers of rows and columns.
pub fn numbers(cell: i32, rows: usize, columns: usize, numbered: Numbered, shapes: &mut Vec<Shape>) {
    for row in 0..rows {
        let number = numbered.row(row, rows).to_string();
        shapes.push(mark("end", LEFT - px(6), corner(cell, row, 0).1 + cell / 2 + px(4), number));
    }
    for column in 0..columns {
        let x = corner(cell, rows, column).0 + cell / 2;
        shapes.push(mark("mid", x, corner(cell, rows, 0).1 + px(15), (numbered.from + column).to_string()));
    }
}

/// The lines of an empty board.
pub fn grid(cell: i32, rows: usize, columns: usize, shapes: &mut Vec<Shape>) {
    let ((x, y), (right, bottom)) = (corner(cell, 0, 0), corner(cell, rows, columns));
    for row in 0..=rows {
        shapes.push(path("rule", [(x, corner(cell, row, 0).1), (right, corner(cell, row, 0).1)]));
    }
    for column in 0..=columns {
        shapes.push(path("rule", [(corner(cell, 0, column).0, y), (corner(cell, 0, column).0, bottom)]));
    }
}

/// A cross inside a square.
pub fn cross(x: i32, y: i32, side: i32, shapes: &mut Vec<Shape>) {
    let inset = side / 4;
    shapes.push(path("cross", [(x + inset, y + inset), (x + side - inset, y + side - inset)]));
    shapes.push(path("cross", [(x + side - inset, y + inset), (x + inset, y + side - inset)]));
}
