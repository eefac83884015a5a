//! A table of numbers in squares: rows from the top, their numbers outside; some squares shaded, some framed.
//!
//! Representation: one list for each row, empty squares without text. In characters a shaded number is in round
//! brackets, a framed one in square brackets, and one that is both between `<` and `>`.
//! Source: Horváth 2004, figures 4 and 5; Bouton 1902 for nim-sums.

use super::board::{self, CELL, Numbered};
use super::{mark, rect, signs};
use crate::document::{Line, Phrase, Picture, px};

/// How a square looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// A number on paper.
    Plain,
    /// Bold on a grey square.
    Shaded,
    /// Bold in a heavy frame.
    Framed,
    /// Both.
    FramedShade,
}

/// A square with what is written in it.
pub type Square = (String, Look);

/// The table, with its title and what it says.
pub fn numbers(rows: &[Vec<Square>], title: Phrase, description: Phrase) -> Picture {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let (mut under, mut over) = (Vec::new(), Vec::new());
    board::numbers(CELL, rows.len(), columns, Numbered { from: 0, up: false }, &mut over);
    for (row, squares) in rows.iter().enumerate() {
        for (column, (text, look)) in squares.iter().enumerate() {
            let (x, y) = board::corner(CELL, row, column);
            match look {
                Look::Plain => {}
                Look::Shaded => under.push(rect("shade", (x, y), CELL, CELL)),
                Look::Framed => over.push(rect("chosen", (x, y), CELL, CELL)),
                Look::FramedShade => {
                    under.push(rect("shade", (x, y), CELL, CELL));
                    over.push(rect("chosen", (x, y), CELL, CELL));
                }
            }
            if !text.is_empty() {
                let class = if *look == Look::Plain { "mid" } else { "mid bold-word" };
                over.push(mark(class, x + CELL / 2, y + px(16), text.clone()));
            }
        }
    }
    board::grid(CELL, rows.len(), columns, &mut under);
    let (width, height) = board::size(CELL, rows.len(), columns);
    let shapes = [under, over].concat();
    Picture::new((width, height), title, description, shapes, rows.iter().map(|row| plain(row)).collect())
}

fn plain(squares: &[Square]) -> Line {
    let square = |(text, look): &Square| match look {
        Look::Plain => format!("{text:>3} "),
        Look::Shaded => format!("{:>4}", format!("({text})")),
        Look::Framed => format!("{:>4}", format!("[{text}]")),
        Look::FramedShade => format!("{:>4}", format!("<{text}>")),
    };
    signs(squares.iter().map(square).collect::<String>().trim_end())
}
