//! Drawings of positions, as shapes with classes.
//!
//! Representation: tenths of a pixel, one geometry everywhere: tokens of radius 7, 20 apart, 6 more after
//! every five; in blocks radius 5.6, 16 apart. Every drawing has a title, a description and plain lines.
//! Positions come as plain numbers in a [`Scene`]; [`DRAWINGS`] says which drawing belongs to which game.
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
mod tree;
mod walk;

pub use astride::astride;
pub use automaton::{Automaton, automaton};
pub use blocks::blocks;
pub use discs::{Discs, discs};
pub use fano::fano;
pub use heaps::{ONE_ROW, as_dots, heap, heaps};
pub use labels::{Labels, labels};
pub use numbers::{Look, Square, numbers};
pub use openings::{MOST_BARS, Opening, openings};
pub use pairs::{FITS as PAIRS_FIT, Pairs, pair_triangle};
pub use places::{Edit, Place, Touch};
pub use plot::{Plot, plot};
pub use queen::golden;
pub use row::row;
pub use scene::{Change, Drawn, MOST_COMPONENTS, Scene, Stress, of, of_part, sum, tops, without_notes};
pub use stairs::stairs;
pub use totals::totals;
pub use tree::tree;
pub use walk::{Walk, walk};

use crate::document::build::list;
use crate::document::{Arg, Inline, Label, Line, Phrase, Shape, px};

/// A position in rows of characters.
type Rows = fn(&[u64]) -> Vec<Row>;

/// How one game is drawn.
pub type Draw = fn(&Scene) -> Drawn;

/// How a game is drawn, and where its drawing is touched.
#[derive(Clone, Copy)]
struct Drawing {
    draw: Draw,
    /// Where moves are made.
    touch: fn(&Scene, &[Change], &mut Touch),
    /// Where positions are changed; several edits at one place are tried in this order.
    edits: fn(&Scene) -> Vec<Edit>,
    /// Its rows in characters, where it is a board whose rows have numbers in a terminal.
    rows: Option<Rows>,
}

/// A row of a board in characters.
pub struct Row {
    /// Its number, from 1.
    pub number: usize,
    /// Its cells.
    pub cells: String,
    /// What is to be said of it.
    pub note: Option<Phrase>,
}

/// Heaps of tokens whose numbers are changed by touch.
const HEAPS: Drawing = Drawing { draw: heaps::draw, touch: heaps::touch, edits: heaps::edits, rows: None };

/// Heaps of games of an author, whose blocks say what a position is: they are typed.
const FIXED_HEAPS: Drawing = Drawing { touch: heaps::touch_whole, edits: |_| Vec::new(), ..HEAPS };

const COINS: Drawing = Drawing { draw: coins::draw, touch: coins::touch, edits: coins::edits, rows: None };

/// Strips of pins or cells.
const fn strips(draw: Draw, touch: fn(&Scene, &[Change], &mut Touch), edits: fn(&Scene) -> Vec<Edit>) -> Drawing {
    Drawing { draw, touch, edits, rows: None }
}

/// How each family of games is drawn, by name, in alphabetical order; games of an author are [`FIXED_HEAPS`].
const DRAWINGS: &[(&str, Drawing)] = &[
    ("chomp", Drawing { draw: chomp::draw, touch: chomp::touch, edits: chomp::edits, rows: Some(chomp::rows) }),
    ("dawson-chess", strips(strips::chess, strips::touch_chess, strips::edit_cells)),
    ("dawson-kayles", strips(strips::pins, strips::touch_pins, strips::edit_pins)),
    ("dim", HEAPS),
    ("fibonacci", Drawing { draw: heaps::with_most, ..HEAPS }),
    ("flip-right", COINS),
    ("grundy", HEAPS),
    ("guiles", HEAPS),
    ("hex", HEAPS),
    ("kayles", strips(strips::pins, strips::touch_pins, strips::edit_pins)),
    ("mock-turtles", COINS),
    ("nim", HEAPS),
    ("octal", HEAPS),
    ("officers", HEAPS),
    ("queen", Drawing { draw: queen::draw, touch: queen::touch, edits: queen::edits, rows: None }),
    ("rim", HEAPS),
    ("ruler", COINS),
    (
        "squares",
        Drawing {
            draw: squares::draw,
            touch: squares::touch,
            edits: squares::edits,
            rows: Some(|parts| rows_of(&parts[1..], parts[0] as usize, ['.', '#', '#'])),
        },
    ),
    ("subtract", HEAPS),
    (
        "tictactoe",
        Drawing {
            draw: lines::tictactoe,
            touch: lines::touch_tictactoe,
            edits: lines::edits_tictactoe,
            rows: Some(|cells| rows_of(cells, 3, ['.', 'X', 'O'])),
        },
    ),
    ("treblecross", strips(strips::treblecross, strips::touch_treblecross, strips::edit_cells)),
    ("trihex", Drawing { draw: lines::trihex, touch: lines::touch_trihex, edits: lines::edits_trihex, rows: None }),
    ("turtles", COINS),
];

/// How positions of the game with this name are drawn and touched.
fn drawing(name: &str) -> Drawing {
    DRAWINGS.iter().find(|(known, _)| *known == name).map_or(FIXED_HEAPS, |(_, drawing)| *drawing)
}

/// The places of the drawing of a game with this name, with these moves; none where moves are not seen in it, or not all.
pub fn touch(name: &str, scene: &Scene, moves: &[Change]) -> Option<Touch> {
    let mut touch = Touch::default();
    (drawing(name).touch)(scene, moves, &mut touch);
    let all = (0..moves.len()).all(|step| touch.ways.iter().any(|(said, _)| *said == step));
    (all && !moves.is_empty()).then_some(touch)
}

/// The places of a drawing that change a position, each with the numbers that it makes; none where it is typed.
pub fn edits(name: &str, scene: &Scene) -> Vec<Edit> {
    (drawing(name).edits)(scene)
}

/// The rows of a position of the game with this name, where it is a board whose rows have numbers in a terminal.
pub fn rows(name: &str, parts: &[u64]) -> Option<Vec<Row>> {
    drawing(name).rows.map(|rows| rows(parts))
}

/// Cells in rows of so many, each as the character of its number.
fn rows_of(cells: &[u64], wide: usize, characters: [char; 3]) -> Vec<Row> {
    let row = |row: &[u64]| row.iter().map(|&cell| characters[cell as usize]).collect();
    let numbered = |(number, cells)| Row { number, cells: row(cells), note: None };
    (1..).zip(cells.chunks(wide)).map(numbered).collect()
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

/// The number after a row that ends at `end`, before and after a move, and how far it reaches. Numerals of 16 px
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_family_of_games_has_a_line() {
        let names: Vec<&str> = DRAWINGS.iter().map(|(name, _)| *name).collect();
        let families: Vec<&str> = crate::rules::ALL.iter().map(|family| family.name).collect();
        assert_eq!(names, families);
    }
}
