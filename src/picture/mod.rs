//! Drawings of positions, as shapes with classes.
//!
//! Representation: tenths of a pixel, one geometry everywhere: tokens of radius 7, 20 apart, 6 more after
//! every five; in blocks radius 5.6, 16 apart. Every drawing has a title, a description and plain lines.
//! Positions come as plain numbers in a [`Scene`]; [`OWN`] says which drawing belongs to which game.
//! How it ends: a drawing that would be too large is not made (`None`), shown in a compact form, or cut
//! with a note that says how much is missing.
//! Source: LOOK of nimbook, "Pictures".

mod astride;
mod automaton;
mod blocks;
mod board;
mod chomp;
mod coins;
mod discs;
mod fano;
mod heaps;
mod labels;
mod lines;
mod numbers;
mod openings;
mod pairs;
mod places;
mod plot;
mod queen;
mod row;
mod scene;
mod squares;
mod stairs;
mod strips;
mod totals;
mod touch;
mod tree;
mod walk;

pub use astride::astride;
pub use automaton::{Automaton, automaton};
pub use blocks::blocks;
pub use discs::{Discs, discs};
pub use fano::fano;
pub use heaps::{heap, heaps};
pub use labels::{Labels, labels};
pub use numbers::{Look, Square, numbers};
pub use openings::{MOST_BARS, Opening, openings};
pub use pairs::{FITS as PAIRS_FIT, Pairs, pair_triangle};
pub use places::Touch;
pub use plot::{Plot, plot};
pub use queen::golden;
pub use row::row;
pub use scene::{Change, Drawn, MOST_COMPONENTS, Scene, Stress, of, of_part, sum, without_notes};
pub use stairs::stairs;
pub use totals::totals;
pub use touch::{edits, touch};
pub use tree::tree;
pub use walk::{Walk, walk};

use crate::document::build::list;
use crate::document::{Arg, Inline, Label, Line, Phrase, Shape, px};

/// How one game is drawn.
pub type Draw = fn(&Scene) -> Drawn;

/// How games that are no heaps of tokens are drawn, by name, in alphabetical order; all others are.
const OWN: &[(&str, Draw)] = &[
    ("chomp", chomp::draw),
    ("dawson-chess", strips::chess),
    ("dawson-kayles", strips::pins),
    ("fibonacci", heaps::with_most),
    ("flip-right", coins::draw),
    ("kayles", strips::pins),
    ("mock-turtles", coins::draw),
    ("queen", queen::draw),
    ("ruler", coins::draw),
    ("squares", squares::draw),
    ("tictactoe", lines::tictactoe),
    ("treblecross", strips::treblecross),
    ("trihex", lines::trihex),
    ("turtles", coins::draw),
];

/// How positions of the game with this name are drawn.
fn drawing(name: &str) -> Draw {
    OWN.iter().find(|(known, _)| *known == name).map_or(heaps::draw, |(_, draw)| *draw)
}

/// How many squares at each edge of a game's board can be drawn as lost; none where there is no such board.
pub fn lost_squares(game: &str) -> Option<u64> {
    (game == "queen").then_some(queen::SIDE)
}

/// A line of plain signs.
fn signs(text: impl Into<String>) -> Line {
    vec![Inline::Signs(text.into())]
}

/// A label of signs.
fn mark(class: &'static str, x: i32, y: i32, text: impl Into<String>) -> Shape {
    Shape::Text { class, x, y, label: Label::Signs(text.into()) }
}

/// A label in words.
fn word(class: &'static str, x: i32, y: i32, phrase: Phrase) -> Shape {
    Shape::Text { class, x, y, label: Label::Phrase(phrase) }
}

/// A circle.
fn circle(class: &'static str, (x, y): (i32, i32), radius: i32) -> Shape {
    Shape::Circle { class, x, y, radius }
}

/// A rectangle without round corners, by its upper left corner.
fn rect(class: &'static str, (x, y): (i32, i32), width: i32, height: i32) -> Shape {
    Shape::Rect { class, x, y, width, height, round: 0 }
}

/// A note that so many are more than the most that are drawn.
fn more(key: &'static str, count: usize, most: usize) -> Option<Phrase> {
    (count > most).then(|| Phrase::new(key).with("count", count - most))
}

/// How many shapes of a picture have these classes.
#[cfg(test)]
fn count(picture: &crate::document::Picture, class: &str) -> usize {
    picture.shapes.iter().filter(|shape| shape.class() == class).count()
}

/// Two sentences, one after the other.
fn and(first: Phrase, second: Phrase) -> Phrase {
    Phrase::new("page-picture-and").with("first", Arg::Phrase(first)).with("second", second)
}

/// A path.
fn path(class: &'static str, points: impl Into<Vec<(i32, i32)>>) -> Shape {
    Shape::Path { class, points: points.into() }
}

/// Numbers with plus signs between them; a heap that vanishes leaves 0.
fn plus(numbers: &[u64]) -> String {
    list(numbers).replace(", ", " + ")
}

/// What a move makes of a heap or strip, in words.
fn goes(key: &'static str, change: &Change, from: u64) -> Phrase {
    Phrase::new(key).with("number", change.part + 1).with("from", from).with("left", plus(&change.left))
}

/// The number behind a row that ends at `end`, before and after a move, and how far it reaches. Numerals of 16 px
/// are about 9 px wide.
fn counted(size: u64, left: Option<&[u64]>, (end, base): (i32, i32), shapes: &mut Vec<Shape>) -> (String, i32) {
    let count = left.map_or_else(|| size.to_string(), |left| format!("{size} → {}", plus(left)));
    let wide = px(9) * count.chars().count() as i32;
    shapes.push(mark("num mid", end + wide / 2, base, count.clone()));
    (count, end + wide + px(4))
}

/// Places in characters, in rows of so many, with the number of each from 1 below it.
fn numbered<'s>(places: impl ExactSizeIterator<Item = &'s str>, long: usize) -> Vec<Line> {
    let wide = places.len().to_string().len();
    let places: Vec<(usize, &str)> = (1..).zip(places).collect();
    let row = |row: &mut dyn Iterator<Item = String>| {
        signs(row.map(|sign| format!("{sign:>wide$}")).collect::<Vec<_>>().join(" "))
    };
    let rows = places.chunks(long).flat_map(|part| {
        [
            row(&mut part.iter().map(|(_, sign)| (*sign).to_owned())),
            row(&mut part.iter().map(|(number, _)| number.to_string())),
        ]
    });
    rows.collect()
}

/// A row in characters: its name where there are several, its places and its number.
fn plain_row(name: Option<Phrase>, places: &str, count: &str) -> Line {
    let mut line = Line::new();
    if let Some(name) = name {
        line.extend([Inline::Say(name), Inline::Text("  ")]);
    }
    line.push(Inline::Signs(format!("{places}  {count}").trim_start().to_owned()));
    line
}
