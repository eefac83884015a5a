//! Chocolate: bevelled squares, the poison dark with a drop, eaten squares as broken lines.
//!
//! Representation: the heights of the columns from the left; the poison lies at the bottom left, and rows
//! count from it upwards. A cross is on the square of every winning bite; what the first of them
//! would take is hatched. Squares that a reason points at hold a number or have a frame.
//! How it ends: of a large board the 20 rows and columns at the poison are drawn.
//! Source: LOOK of nimbook, "board"; C-01.

use super::board::{self, CELL, Numbered};
use super::places::{Edit, Place, Touch};
use super::scene::{Change, Drawn, Scene, Stress};
use super::{Row, and, mark, path, rect};
use crate::document::build::list;
use crate::document::{Phrase, Picture, Shape, px};

/// More rows or columns are not drawn.
const SIDE: usize = 20;

/// The board of a scene, and its bites.
pub(super) fn draw(scene: &Scene) -> Drawn {
    let heights: Vec<usize> =
        scene.numbers.iter().map(|&height| usize::try_from(height).unwrap_or(usize::MAX)).collect();
    let tallest = heights.iter().copied().max().unwrap_or(0);
    let (rows, columns) = (tallest.min(SIDE), heights.len().min(SIDE));
    let bites: Vec<(usize, usize)> = scene.changes().iter().filter_map(|change| bite(&heights, &change.left)).collect();
    let inside: Vec<(usize, usize)> =
        bites.iter().copied().filter(|&(row, column)| row < rows && column < columns).collect();
    let mut shapes = Vec::new();
    let numbered = Numbered { from: 1, up: true };
    board::numbers(CELL, rows, columns, numbered, &mut shapes);
    let plain = board::lines(rows, columns, numbered, |row, column| {
        let ((x, y), up) = (board::corner(CELL, row, column), rows - 1 - row);
        let (there, poison) = (up < heights[column], (up, column) == (0, 0));
        let bitten = inside.contains(&(up, column));
        let goes = inside.first().is_some_and(|&(row, from)| up >= row && column >= from);
        square((x, y), there, poison, &mut shapes);
        if there && goes && !bitten {
            board::hatch(x, y, CELL, &mut shapes);
        }
        if bitten {
            board::cross(x, y, CELL, &mut shapes);
        }
        match (there, poison, bitten, goes) {
            (false, ..) => '·',
            (_, true, ..) => '☠',
            (_, _, true, _) => 'x',
            (.., true) => '▨',
            _ => '■',
        }
    });
    for stress in scene.stress {
        let (Stress::Number { row, column, .. } | Stress::Frame { row, column }) = *stress else { continue };
        if row >= rows || column >= columns {
            continue;
        }
        let (x, y) = board::corner(CELL, rows - 1 - row, column);
        shapes.push(match stress {
            Stress::Number { number, .. } => mark("mid", x + CELL / 2, y + px(16), number.to_string()),
            _ => rect("chosen", (x, y), CELL, CELL),
        });
    }
    let mut description = Phrase::new("page-picture-chocolate-says").with("heights", list(&scene.numbers[..columns]));
    if !inside.is_empty() {
        let places: Vec<String> =
            inside.iter().take(SIDE).map(|(row, column)| format!("({}, {})", row + 1, column + 1)).collect();
        description = and(description, Phrase::new("page-picture-bites").with("places", places.join(", ")));
    }
    // What is hatched is the rest of a bite; one that takes its own square alone has none.
    let hatched = |&&(row, column): &&(usize, usize)| {
        (column..columns).any(|at| (row..rows).any(|up| up < heights[at] && (up, at) != (row, column)))
    };
    let first = inside
        .first()
        .filter(hatched)
        .map(|(row, column)| Phrase::new("page-picture-bite").with("row", row + 1).with("column", column + 1));
    let notes = first.into_iter().chain(board::cut(tallest, heights.len(), (SIDE, SIDE))).collect();
    let (width, height) = board::size(CELL, rows, columns);
    let title = Phrase::new("page-picture-chocolate");
    let picture = Picture::new((width, height), title, description, shapes, plain);
    Drawn { picture, marked: inside.len(), notes }
}

/// The square bitten off between two boards, as row and column from 0; none if nothing changes.
fn bite(before: &[usize], after: &[u64]) -> Option<(usize, usize)> {
    let left = |column: usize| after.get(column).map_or(0, |&height| usize::try_from(height).unwrap_or(usize::MAX));
    let column = (0..before.len()).find(|&column| left(column) < before[column])?;
    Some((left(column), column))
}

fn square((x, y): (i32, i32), there: bool, poison: bool, shapes: &mut Vec<Shape>) {
    let class = match (there, poison) {
        (false, _) => "cell gone",
        (true, true) => "cell poison",
        (true, false) => "cell",
    };
    shapes.push(rect(class, (x, y), CELL, CELL));
    if poison && there {
        let at = |(dx, dy): (i32, i32)| (x + px(12) + dx, y + px(13) + dy);
        let drop = [(0, -80), (35, -20), (45, 20), (32, 52), (0, 65), (-32, 52), (-45, 20), (-35, -20), (0, -80)];
        shapes.push(path("drop", drop.map(at)));
    } else if there {
        let (near, far) = (px(4), CELL - px(4));
        shapes.push(path("bevel", [(x + near, y + far), (x + near, y + near), (x + far, y + near)]));
    }
}

/// Squares to bite at.
pub(super) fn touch(scene: &Scene, moves: &[Change], touch: &mut Touch) {
    let heights: Vec<usize> =
        scene.numbers.iter().map(|&height| usize::try_from(height).unwrap_or(usize::MAX)).collect();
    let rows = heights.iter().copied().max().unwrap_or(0).min(SIDE);
    for (step, change) in moves.iter().enumerate() {
        let square = bite(&heights, &change.left).filter(|&(row, column)| row < rows && column < SIDE);
        touch.way(step, square.map(|(row, column)| Place::square(rows - 1 - row, column)));
    }
}

/// Squares to bite at, and eaten ones to put back with all below and to the left.
pub(super) fn edits(scene: &Scene) -> Vec<Edit> {
    let heights = scene.numbers;
    let rows = heights.iter().copied().max().unwrap_or(0).min(SIDE as u64);
    let mut found = Vec::new();
    for up in 0..rows {
        for column in 0..heights.len().min(SIDE) {
            let there = up < heights[column];
            let height = |(at, &height): (usize, &u64)| match (there, at >= column) {
                (true, true) => height.min(up),
                (false, _) if at <= column => height.max(up + 1),
                _ => height,
            };
            let left: Vec<u64> = heights.iter().enumerate().map(height).collect();
            found.push((Place::square((rows - 1 - up) as usize, column), left));
        }
    }
    found
}

/// The character of the poisoned square.
const POISON: &str = "!";

/// The rows in characters, the top one first.
pub(super) fn rows(heights: &[u64]) -> Vec<Row> {
    let row = |number: usize| {
        let wide = heights.iter().take_while(|&&height| height >= number as u64).count();
        let is_last = number == 1;
        Row {
            number,
            cells: if is_last { POISON } else { "#" }.to_owned() + &"#".repeat(wide - 1),
            note: is_last.then(|| Phrase::new("play-poison").with("sign", POISON)),
        }
    };
    // No terminal shows more.
    let tallest = heights.first().map_or(0, |&tallest| tallest.min(1_000) as usize);
    (1..=tallest).rev().map(row).collect()
}
