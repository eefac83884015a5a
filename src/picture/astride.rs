//! A strip with crosses over the board with two rows that is the same game: a cell of the strip for each inner line
//! of the board, and a block astride the line for each cross.
//!
//! Representation: cells of the strip count from 1, as the inner lines do; a strip of n - 1 cells belongs to n columns.
//! How it ends: no picture (`None`) for no cells or more than 20, for crosses beside one another, twice or outside.
//! Source: N-52, N-53.

use super::board::{self, CELL};
use super::{mark, path, rect, signs, word};
use crate::document::build::list;
use crate::document::{Phrase, Picture, px};

/// More cells are not drawn.
const MOST: u64 = 20;

/// Where the board begins; words come before.
const LEFT: i32 = px(54);
/// The top of the strip, and of the board below it.
const STRIP: i32 = px(20);
const BOARD: i32 = STRIP + px(48);

/// The strip with its crosses over the board with its blocks.
pub fn astride(cells: u64, crosses: &[u64]) -> Option<Picture> {
    let apart = crosses.windows(2).all(|pair| pair[0] + 1 < pair[1]);
    if !(1..=MOST).contains(&cells) || !apart || crosses.iter().any(|cross| !(1..=cells).contains(cross)) {
        return None;
    }
    let line = |number: u64| LEFT + CELL * number as i32;
    let (right, bottom) = (line(cells + 1), BOARD + 2 * CELL);
    let (mut shapes, mut strip, mut row) = (Vec::new(), String::new(), String::from(" ."));
    for &cross in crosses {
        for (x, y) in [(-1, 0), (0, 0), (-1, 1), (0, 1)].map(|(x, y)| (line(cross) + CELL * x, BOARD + CELL * y)) {
            shapes.push(rect("cover", (x, y), CELL, CELL));
            board::hatch(x, y, CELL, &mut shapes);
        }
    }
    for y in 0..=2 {
        shapes.push(path("rule", [(LEFT, BOARD + CELL * y), (right, BOARD + CELL * y)]));
    }
    for column in 0..=cells + 1 {
        shapes.push(path("rule", [(line(column), BOARD), (line(column), bottom)]));
    }
    for cell in 1..=cells {
        let x = line(cell) - CELL / 2;
        shapes.push(rect("cell", (x, STRIP), CELL, CELL));
        shapes.push(mark("mid", line(cell), STRIP - px(6), cell.to_string()));
        shapes.push(path("rule", [(line(cell), STRIP + CELL), (line(cell), BOARD)]));
        let crossed = crosses.contains(&cell);
        if crossed {
            board::cross(x, STRIP, CELL, &mut shapes);
            shapes.push(path("heavy", [(line(cell), STRIP + CELL), (line(cell), bottom)]));
            shapes.push(rect("frame", (line(cell) - CELL, BOARD), 2 * CELL, 2 * CELL));
            row.truncate(row.len() - 1);
            row.push_str("# #");
        } else {
            row.push_str(" .");
        }
        strip.push_str(if crossed { " X" } else { " ." });
    }
    for column in 1..=cells + 1 {
        shapes.push(mark("mid", line(column) - CELL / 2, bottom + px(15), column.to_string()));
    }
    shapes.push(word("", 0, STRIP + px(16), Phrase::new("page-picture-astride-strip")));
    shapes.push(word("", 0, BOARD + CELL + px(4), Phrase::new("page-picture-astride-board")));
    Some(Picture::new(
        (right + px(4), bottom + px(22)),
        Phrase::new("page-picture-astride").with("cells", cells).with("columns", cells + 1),
        Phrase::new("page-picture-astride-says").with("count", crosses.len()).with("crosses", list(crosses)),
        shapes,
        vec![signs(format!(" {strip}")), signs(row.clone()), signs(row)],
    ))
}

#[cfg(test)]
mod tests {
    use super::super::count;
    use super::*;

    /// The finished strip of N-53: crosses in the cells 2 and 5 of five.
    #[test]
    fn a_block_is_astride_the_line_of_its_cross() {
        let picture = astride(5, &[2, 5]).expect("it fits");
        assert_eq!((count(&picture, "cell"), count(&picture, "frame"), count(&picture, "cover")), (5, 2, 8));
        assert_eq!(picture.plain, ["  . X . . X", " . # # . # #", " . # # . # #"].map(signs));
        for (cells, crosses) in
            [(0, &[][..]), (21, &[]), (5, &[2, 3]), (5, &[5, 2]), (5, &[2, 2]), (5, &[6]), (5, &[0])]
        {
            assert_eq!(astride(cells, crosses), None, "{cells} {crosses:?}");
        }
        assert!(astride(20, &[]).is_some());
    }
}
