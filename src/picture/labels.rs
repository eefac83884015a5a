//! A board whose squares are labelled P and N, or to be labelled: its corner at the bottom left, distances outside.
//!
//! Representation: squares `[x, y]`, the distances to the left and to the bottom edge. P is a dark disc.
//! How it ends: boards are as large as exercises ask for, so nothing is cut.
//! Source: LOOK of nimbook, "board"; N-05.

use super::board::{self, CELL, Numbered, TO_WRITE_IN};
use super::{and, circle, mark};
use crate::document::build::{tuple, tuples};
use crate::document::{Phrase, Picture, Spot, px};

const DISC: i32 = px(8);

/// What is written on a board.
pub struct Labels<'a> {
    /// How many columns and rows.
    pub size: [u64; 2],
    /// The squares labelled P; all others have an N. None on an empty board.
    pub lost: Option<&'a [[u64; 2]]>,
    /// A square with a ring around its label.
    pub ringed: Option<[u64; 2]>,
}

/// The board with its labels.
pub fn labels(board: &Labels) -> Picture {
    let [columns, rows] = board.size.map(|side| side as usize);
    let cell = if board.lost.is_some() { CELL } else { TO_WRITE_IN };
    let (mut shapes, mut spots) = (Vec::new(), Vec::new());
    let numbered = Numbered { from: 0, up: true };
    board::numbers(cell, rows, columns, numbered, &mut shapes);
    board::grid(cell, rows, columns, &mut shapes);
    let plain = board::lines(rows, columns, numbered, |row, column| {
        let square = [column as u64, (rows - 1 - row) as u64];
        let (left, top) = board::corner(cell, row, column);
        spots.push(Spot { corner: (left, top), size: (cell, cell), chosen: cell, says: tuple(&square) });
        let centre = (left + cell / 2, top + cell / 2);
        let letter = match board.lost.map(|lost| lost.contains(&square)) {
            None => '·',
            Some(true) => {
                shapes.push(circle("token", centre, DISC));
                shapes.push(mark("mid on-token", centre.0, centre.1 + px(4), "P"));
                'P'
            }
            Some(false) => {
                shapes.push(mark("mid", centre.0, centre.1 + px(4), "N"));
                'N'
            }
        };
        if board.ringed == Some(square) {
            shapes.push(circle("ring", centre, px(11)));
        }
        letter
    });
    let mut description = Phrase::new("page-picture-labels-say");
    if let Some(lost) = board.lost {
        let lost = Phrase::new("page-picture-labels-p").with("squares", tuples(lost).join(", "));
        description = and(description, lost);
    }
    if let Some(square) = board.ringed {
        description = and(description, Phrase::new("page-picture-labels-ring").with("square", tuple(&square)));
    }
    let (width, height) = board::size(cell, rows, columns);
    let title = Phrase::new("page-picture-labels").with("columns", columns).with("rows", rows);
    Picture { spots, ..Picture::new((width, height), title, description, shapes, plain) }
}
