//! Where a drawing is touched to make a move: the places, and those that belong to each move.
//!
//! Representation: places are rectangles in tenths of a pixel, in the drawing of the same numbers. A way is a move, by
//! its place in the list given, with the places that say it; several ways may say one move.
//! How it ends: games, and positions, whose moves are not seen in a drawing have none.

use super::board::{self, CELL};
use super::scene::{Change, Scene};
use super::{chomp, coins, heaps, lines, queen, squares, strips};
use crate::document::Phrase;

/// A place to touch.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// Its left and upper edge.
    pub corner: (i32, i32),
    /// Its width and height.
    pub size: (i32, i32),
    /// How wide it is when it is chosen: with what goes along.
    pub chosen: i32,
    /// Its name, where several of them say one move.
    pub name: Option<Phrase>,
}

/// The places of a drawing and the ways to say moves with them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Touch {
    /// The places.
    pub places: Vec<Place>,
    /// Moves, each with the places that say it, rising.
    pub ways: Vec<(usize, Vec<usize>)>,
}

impl Touch {
    /// Adds a way that says a move by places, given by their left upper corners, size and name; the same place is known
    /// by its corner.
    pub(super) fn way(&mut self, step: usize, places: impl IntoIterator<Item = Place>) {
        let mut said = Vec::new();
        for place in places {
            let known = self.places.iter().position(|known| known.corner == place.corner);
            said.push(known.unwrap_or_else(|| {
                self.places.push(place);
                self.places.len() - 1
            }));
        }
        said.sort_unstable();
        let known = self.ways.iter().any(|(_, ways)| *ways == said);
        if !said.is_empty() && !known {
            self.ways.push((step, said));
        }
    }
}

impl Place {
    /// A place that says a move by itself.
    pub(super) fn alone(corner: (i32, i32), size: (i32, i32)) -> Place {
        Place { corner, size, chosen: size.0, name: None }
    }

    /// A square of a board; rows count from the top.
    pub(super) fn square(row: usize, column: usize) -> Place {
        Place::alone(board::corner(CELL, row, column), (CELL, CELL))
    }
}

/// The places of the drawing of a game with this name, with these moves; none where moves are not seen in it, or not all.
pub fn touch(name: &str, scene: &Scene, moves: &[Change]) -> Option<Touch> {
    let ways: fn(&Scene, &[Change], &mut Touch) = match name {
        "chomp" => chomp::touch,
        "dawson-chess" => strips::touch_chess,
        "dawson-kayles" | "kayles" => strips::touch_pins,
        "flip-right" | "mock-turtles" | "ruler" | "turtles" => coins::touch,
        "queen" => queen::touch,
        "squares" => squares::touch,
        "tictactoe" => lines::touch_tictactoe,
        "treblecross" => strips::touch_treblecross,
        "trihex" => lines::touch_trihex,
        _ => heaps::touch,
    };
    let mut touch = Touch::default();
    ways(scene, moves, &mut touch);
    let all = (0..moves.len()).all(|step| touch.ways.iter().any(|(said, _)| *said == step));
    (all && !moves.is_empty()).then_some(touch)
}

/// The places of a drawing that change a position, each with the numbers that it makes; several at one place are tried in
/// this order. None where positions are not changed by touch.
pub fn edits(name: &str, scene: &Scene) -> Option<Vec<(Place, Vec<u64>)>> {
    match name {
        "chomp" => Some(chomp::edits(scene)),
        "flip-right" | "mock-turtles" | "ruler" | "turtles" => Some(coins::edits(scene)),
        "nim" | "rim" | "dim" | "grundy" | "subtract" => heaps::edits(scene),
        "queen" => Some(queen::edits(scene)),
        "squares" => Some(squares::edits(scene)),
        "tictactoe" => Some(lines::edits_tictactoe(scene)),
        "trihex" => Some(lines::edits_trihex(scene)),
        _ => None,
    }
}

/// The numbers with another in one place.
pub(super) fn with(numbers: &[u64], at: usize, number: u64) -> Vec<u64> {
    let mut all = numbers.to_vec();
    all[at] = number;
    all
}
