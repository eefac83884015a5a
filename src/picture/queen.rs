//! The queen's board: its corner at the bottom left, distances outside, lost squares as discs.
//!
//! Representation: `[x, y]`, the distances to the left and to the bottom edge. Where lost squares are
//! given, they are dark discs with a P and all others have an N; arrows lead from the queen to the
//! squares of winning moves, and the letters below an arrow are left out.
//! How it ends: of a large board the 20 squares at each edge are drawn, and a note says where the queen is.
//! Source: LOOK of nimbook, "board"; N-04.

use super::board::{self, CELL, Numbered};
use super::places::{Edit, Place, Touch};
use super::scene::{Change, Drawn, Scene};
use super::{and, circle, mark, path};
use crate::document::build::{tuple, tuples};
use crate::document::{Phrase, Picture, Shape, px};

/// The most squares of a side that are drawn.
pub const SIDE: u64 = 20;

const DISC: i32 = px(8);

/// The board of a scene, its lost squares and its winning moves.
pub(super) fn draw(scene: &Scene) -> Drawn {
    let number = |at: usize| scene.numbers.get(at).copied().unwrap_or(0);
    let queen = [number(0), number(1)];
    let [columns, rows] = queen.map(|far| far.min(SIDE - 1) as usize + 1);
    let here = queen.iter().all(|&far| far < SIDE);
    let targets: Vec<[u64; 2]> = scene.changes().iter().filter_map(|change| change.left[..].try_into().ok()).collect();
    let inside = |[x, y]: [u64; 2]| x < columns as u64 && y < rows as u64;
    let inner: Vec<[u64; 2]> = targets.iter().copied().filter(|&square| inside(square)).collect();
    let passed: Vec<[u64; 2]> =
        if here { inner.iter().flat_map(|&to| between(queen, to)).collect() } else { Vec::new() };
    // Up is the last row first.
    let centre = |[x, y]: [u64; 2]| {
        let (left, top) = board::corner(CELL, rows - 1 - y as usize, x as usize);
        (left + CELL / 2, top + CELL / 2)
    };
    let mut shapes = Vec::new();
    let numbered = Numbered { from: 0, up: true };
    board::numbers(CELL, rows, columns, numbered, &mut shapes);
    board::grid(CELL, rows, columns, &mut shapes);
    let plain = board::lines(rows, columns, numbered, |row, column| {
        let square = [column as u64, (rows - 1 - row) as u64];
        let (cx, cy) = centre(square);
        let letter = match scene.lost.map(|lost| lost.contains(&square)) {
            _ if here && square == queen => {
                crown((cx, cy), &mut shapes);
                'Q'
            }
            None => '·',
            Some(true) => {
                shapes.push(circle("token", (cx, cy), DISC));
                shapes.push(mark("mid on-token", cx, cy + px(4), "P"));
                'P'
            }
            Some(false) => {
                if !passed.contains(&square) {
                    shapes.push(mark("mid", cx, cy + px(4), "N"));
                }
                'N'
            }
        };
        if inner.contains(&square) {
            shapes.push(circle("ring", (cx, cy), px(11)));
        }
        letter
    });
    if here {
        inner.iter().for_each(|&to| arrow(centre(queen), centre(to), &mut shapes));
    }
    let places = |squares: &[[u64; 2]]| tuples(squares).join(", ");
    let mut description = Phrase::new("page-picture-queen-says").with("place", tuple(&queen));
    if let Some(lost) = scene.lost {
        let drawn: Vec<[u64; 2]> = lost.iter().copied().filter(|&square| inside(square)).collect();
        description = and(description, Phrase::new("page-picture-queen-lost").with("squares", places(&drawn)));
    }
    if !inner.is_empty() {
        description = and(description, Phrase::new("page-picture-queen-moves").with("squares", places(&inner)));
    }
    let mut notes = Vec::new();
    if !here {
        notes.push(Phrase::new("page-picture-queen-outside").with("place", tuple(&queen)));
    }
    if scene.lost.is_some() {
        notes.push(Phrase::new("page-picture-queen-signs"));
    }
    let (width, height) = board::size(CELL, rows, columns);
    let title = Phrase::new("page-picture-queen").with("place", tuple(&queen));
    let picture = Picture::new((width, height), title, description, shapes, plain);
    Drawn { picture, marked: inner.len(), notes }
}

/// The picture of a board with so many columns and rows, and after it the two lines from the corner near which
/// its lost squares lie: their slopes are the golden section φ and 1 / φ.
pub fn golden(mut picture: Picture, size: [u64; 2]) -> Picture {
    let [columns, rows] = size.map(|side| side.min(SIDE));
    let corner = |right: i32, up: i32| {
        let (left, top) = board::corner(CELL, rows as usize - 1, 0);
        (left + CELL / 2 + right, top + CELL / 2 - up)
    };
    // To the edge of the board; 1618 / 1000 is near enough to φ on twenty squares.
    let [wide, high] = [columns, rows].map(|side| CELL * (side as i32 - 1) + CELL / 2);
    let (right, up) = (wide.min(high * 1000 / 1618), high.min(wide * 1000 / 1618));
    let lines = [corner(right, right * 1618 / 1000), corner(up * 1618 / 1000, up)];
    picture.shapes.splice(0..0, lines.map(|end| path("brace", [corner(0, 0), end])));
    picture.description = and(picture.description, Phrase::new("page-picture-queen-golden"));
    picture
}

/// The squares that a move passes over, without its ends.
fn between(from: [u64; 2], to: [u64; 2]) -> Vec<[u64; 2]> {
    let far = from[0].saturating_sub(to[0]).max(from[1].saturating_sub(to[1]));
    let step = |axis: usize, at: u64| if from[axis] == to[axis] { from[axis] } else { from[axis].saturating_sub(at) };
    (1..far).map(|at| [step(0, at), step(1, at)]).collect()
}

/// A queen: a crown with three points on a band.
fn crown((x, y): (i32, i32), shapes: &mut Vec<Shape>) {
    let points = [(-70, 60), (-85, -35), (-38, 10), (0, -62), (38, 10), (85, -35), (70, 60), (-70, 60)];
    shapes.push(path("queen", points.map(|(dx, dy)| (x + dx, y + dy))));
    for (dx, dy) in [(-85, -45), (0, -74), (85, -45)] {
        shapes.push(circle("queen", (x + dx, y + dy), 16));
    }
}

/// An arrow that leaves the square of its start and ends at the ring around its target.
fn arrow(from: (i32, i32), to: (i32, i32), shapes: &mut Vec<Shape>) {
    let sign = |from: i32, to: i32| (to - from).signum();
    let (sx, sy) = (sign(from.0, to.0), sign(from.1, to.1));
    // A slanting unit is 5 / 7 of a straight one, near enough to the square root of a half.
    let long = |far: i32| if sx != 0 && sy != 0 { far * 5 / 7 } else { far };
    let along = |(x, y): (i32, i32), far: i32| (x + sx * long(far), y + sy * long(far));
    let (start, tip) = (along(from, px(11)), along(to, -px(12)));
    let neck = along(tip, -px(7));
    let aside = |side: i32| (neck.0 - sy * long(35) * side, neck.1 + sx * long(35) * side);
    shapes.push(path("arrow", [start, neck]));
    shapes.push(path("tip", [tip, aside(1), aside(-1), tip]));
}

/// Squares to move to.
pub(super) fn touch(scene: &Scene, moves: &[Change], touch: &mut Touch) {
    let rows = scene.numbers.get(1).map_or(0, |&far| far.min(SIDE - 1)) as usize + 1;
    for (step, change) in moves.iter().enumerate() {
        if let [x, y] = change.left[..]
            && x < SIDE
            && y < rows as u64
        {
            touch.way(step, [Place::square(rows - 1 - y as usize, x as usize)]);
        }
    }
}

/// Squares to put the queen on.
pub(super) fn edits(scene: &Scene) -> Vec<Edit> {
    let &[x, y] = scene.numbers else { return Vec::new() };
    let [columns, rows] = [x, y].map(|far| far.min(SIDE - 1) + 1);
    let square = |x: u64, y: u64| (Place::square((rows - 1 - y) as usize, x as usize), vec![x, y]);
    (0..rows).rev().flat_map(|y| (0..columns).map(move |x| square(x, y))).collect()
}
