//! Boards to cover: free squares empty, covered ones hatched.
//!
//! Representation: the number of columns, then one number for each square by rows from the top, 0 free and
//! 1 covered, with the outlines of blocks that cover them. A move is framed: what it covers. A reason may
//! show the middle line of the board, or its middle.
//! How it ends: of a large board the first 20 rows and 40 columns are drawn.
//! Source: N-14.

use super::board::{self, CELL, Numbered};
use super::places::{Edit, Place, Touch, with};
use super::scene::{Change, Drawn, Scene, Stress};
use super::{and, circle, path, rect};
use crate::document::{Phrase, Picture, px};

const MOST_ROWS: usize = 20;
const MOST_COLUMNS: usize = 40;

/// The board of a scene, and one of its moves.
pub(super) fn draw(scene: &Scene) -> Drawn {
    let (columns, cells) = cells(scene);
    let rows = cells.len() / columns;
    let shown = (rows.min(MOST_ROWS), columns.min(MOST_COLUMNS));
    let covers = scene.changes().iter().find_map(|change| cover(cells, columns, shown, &change.left));
    let (mut shapes, mut covered) = (Vec::new(), 0_u64);
    let numbered = Numbered { from: 1, up: false };
    board::numbers(CELL, shown.0, shown.1, numbered, &mut shapes);
    let plain = board::lines(shown.0, shown.1, numbered, |row, column| {
        if cells[row * columns + column] != 0 {
            let (x, y) = board::corner(CELL, row, column);
            covered += 1;
            shapes.push(rect("cover", (x, y), CELL, CELL));
            board::hatch(x, y, CELL, &mut shapes);
            return '▨';
        }
        let framed = covers.is_some_and(|[top, left, bottom, right]| {
            (top..=bottom).contains(&row) && (left..=right).contains(&column)
        });
        if framed { '▣' } else { '□' }
    });
    board::grid(CELL, shown.0, shown.1, &mut shapes);
    let size = size(scene.game);
    for (row, column) in blocks(cells, columns, size).unwrap_or_default() {
        if row + size <= shown.0 && column + size <= shown.1 {
            let side = CELL * size as i32;
            shapes.push(rect("stem", board::corner(CELL, row, column), side, side));
        }
    }
    let ((left, top), (right, bottom)) = (board::corner(CELL, 0, 0), board::corner(CELL, shown.0, shown.1));
    let (x, y) = (i32::midpoint(left, right), i32::midpoint(top, bottom));
    for stress in scene.stress {
        match stress {
            Stress::Upright => shapes.push(path("heavy", [(x, top), (x, bottom)])),
            Stress::Level => shapes.push(path("heavy", [(left, y), (right, y)])),
            Stress::Middle => shapes.push(circle("token", (x, y), px(5))),
            _ => {}
        }
    }
    let mut description =
        Phrase::new("page-picture-cells-say").with("rows", shown.0).with("columns", shown.1).with("covered", covered);
    if let Some([top, left, bottom, right]) = covers {
        let ((x, y), (end, base)) = (board::corner(CELL, top, left), board::corner(CELL, bottom + 1, right + 1));
        shapes.push(rect("chosen", (x, y), end - x, base - y));
        shapes.extend([path("cross", [(x, y), (end, base)]), path("cross", [(end, y), (x, base)])]);
        let step = Phrase::new("page-picture-covers").with("row", top + 1).with("column", left + 1);
        description = and(description, step);
    }
    let notes = board::cut(rows, columns, (MOST_ROWS, MOST_COLUMNS)).collect();
    let (width, height) = board::size(CELL, shown.0, shown.1);
    let title = Phrase::new("page-picture-cells").with("rows", rows).with("columns", columns);
    let picture = Picture::new((width, height), title, description, shapes, plain);
    Drawn { picture, marked: usize::from(covers.is_some()), notes }
}

/// The side of the blocks of a game.
fn size(game: &str) -> usize {
    let side = game.strip_prefix("squares(").and_then(|rest| rest.strip_suffix(')'));
    side.and_then(|side| side.trim().parse().ok()).filter(|&side| side > 0).unwrap_or(2)
}

/// The upper left cells of the blocks that cover what is covered, if it can be so: the first cell that no block covers
/// yet is the corner of one, so there is only one way.
fn blocks(cells: &[u64], columns: usize, size: usize) -> Option<Vec<(usize, usize)>> {
    let mut left: Vec<bool> = cells.iter().map(|&cell| cell != 0).collect();
    let mut blocks = Vec::new();
    for at in 0..left.len() {
        if !left[at] {
            continue;
        }
        let (row, column) = (at / columns, at % columns);
        if column + size > columns || (row + size) * columns > left.len() {
            return None;
        }
        for cell in (row..row + size).flat_map(|row| (column..column + size).map(move |column| row * columns + column))
        {
            if !std::mem::take(&mut left[cell]) {
                return None;
            }
        }
        blocks.push((row, column));
    }
    Some(blocks)
}

/// The rectangle that a move covers, as first row, first column, last row and last column from 0; none if
/// it is not drawn whole.
fn cover(cells: &[u64], columns: usize, shown: (usize, usize), after: &[u64]) -> Option<[usize; 4]> {
    let after = after.get(1..).unwrap_or_default();
    let changed: Vec<usize> = (0..cells.len().min(after.len())).filter(|&at| cells[at] != after[at]).collect();
    let (first, last) = (*changed.first()?, *changed.last()?);
    let found = [first / columns, first % columns, last / columns, last % columns];
    (found[2] < shown.0 && found[3] < shown.1).then_some(found)
}

/// The number of columns, and the cells.
fn cells<'s>(scene: &Scene<'s>) -> (usize, &'s [u64]) {
    match scene.numbers {
        [columns, cells @ ..] => (usize::try_from(*columns).unwrap_or(usize::MAX).clamp(1, cells.len().max(1)), cells),
        [] => (1, &[]),
    }
}

/// The upper left cells of what moves cover.
pub(super) fn touch(scene: &Scene, moves: &[Change], touch: &mut Touch) {
    let (columns, cells) = cells(scene);
    for (step, change) in moves.iter().enumerate() {
        let covered = cover(cells, columns, (MOST_ROWS, MOST_COLUMNS), &change.left);
        touch.way(step, covered.map(|[top, left, ..]| Place::square(top, left)));
    }
}

/// Cells to cover and to free.
pub(super) fn edits(scene: &Scene) -> Vec<Edit> {
    let (columns, cells) = cells(scene);
    let shown = |at: &usize| at / columns < MOST_ROWS && at % columns < MOST_COLUMNS;
    let edit =
        |at: usize| (Place::square(at / columns, at % columns), with(scene.numbers, at + 1, 1 - cells[at].min(1)));
    (0..cells.len()).filter(shown).map(edit).collect()
}

#[cfg(test)]
mod tests {
    use super::{blocks, size};

    #[test]
    fn what_is_covered_is_parted_into_blocks() {
        let parted = |rows: &[&str], size| {
            let cells: Vec<u64> = rows.concat().bytes().map(|sign| u64::from(sign == b'#')).collect();
            blocks(&cells, rows[0].len(), size)
        };
        assert_eq!(parted(&["..##..", "######", "##..##"], 2), Some(vec![(0, 2), (1, 0), (1, 4)]));
        assert_eq!(parted(&["####", "####"], 2), Some(vec![(0, 0), (0, 2)]));
        assert_eq!([parted(&["###", "###"], 2), parted(&["##", ".."], 2)], [None, None]);
        assert_eq!(parted(&["###", "###", "###"], 3), Some(vec![(0, 0)]));
        assert_eq!(["squares", "squares(3)"].map(size), [2, 3]);
    }
}
