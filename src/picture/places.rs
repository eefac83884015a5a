//! Places of a drawing, and how moves are said by touching them.
//!
//! Representation: places are rectangles in tenths of a pixel, in the drawing of the same numbers. A way is a move, by
//! its place in the list given, with the places that say it; several ways may say one move.

use super::board::{self, CELL};
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
    /// Whether what is chosen is a disc around its middle.
    pub round: bool,
    /// Its name, where several of them say one move.
    pub name: Option<Phrase>,
}

/// A place that changes a position, and the numbers that it makes.
pub type Edit = (Place, Vec<u64>);

/// The places of a drawing and the ways to say moves with them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Touch {
    /// The places.
    pub places: Vec<Place>,
    /// Moves, each with the places that say it, rising.
    pub ways: Vec<(usize, Vec<usize>)>,
}

impl Touch {
    /// The same with its places as they are read: row by row, from the left.
    pub fn in_order(&self) -> Touch {
        let mut order: Vec<usize> = (0..self.places.len()).collect();
        order.sort_by_key(|&place| (self.places[place].corner.1, self.places[place].corner.0));
        let mut rank = order.clone();
        order.iter().enumerate().for_each(|(at, &place)| rank[place] = at);
        let ranked = |(step, places): &(usize, Vec<usize>)| {
            let mut places: Vec<usize> = places.iter().map(|&place| rank[place]).collect();
            places.sort_unstable();
            (*step, places)
        };
        Touch {
            places: order.into_iter().map(|place| self.places[place].clone()).collect(),
            ways: self.ways.iter().map(ranked).collect(),
        }
    }

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
        Place { corner, size, chosen: size.0, round: false, name: None }
    }

    /// A square of a board; rows count from the top.
    pub(super) fn square(row: usize, column: usize) -> Place {
        Place::alone(board::corner(CELL, row, column), (CELL, CELL))
    }
}

/// The numbers with another in one place.
pub(super) fn with(numbers: &[u64], at: usize, number: u64) -> Vec<u64> {
    let mut all = numbers.to_vec();
    all[at] = number;
    all
}
