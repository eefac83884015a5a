//! Pictures as shapes: circles, rectangles, paths and labels, in tenths of a pixel.
//!
//! Whole tenths make the written bytes the same everywhere. Shapes carry classes and no colours; the
//! stylesheet gives them light, dark and print.

use super::{Line, Phrase};

/// Tenths of a pixel from whole pixels.
pub const fn px(pixels: i32) -> i32 {
    pixels * 10
}

/// A picture: shapes, and the words that stand in for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// Width in tenths of a pixel.
    pub width: i32,
    /// Height in tenths of a pixel.
    pub height: i32,
    /// Whether it starts at the reading edge, as a row of heaps does, and is mirrored from right to left.
    /// Mathematics does not turn: columns, boards and plots stay as they are.
    pub mirrors: bool,
    /// The sizes of the heaps, where it shows heaps and no move: then they can be drawn on another scale.
    pub heaps: Vec<u64>,
    /// The places that say something in an answer about it.
    pub spots: Vec<Spot>,
    /// What it shows, in a few words.
    pub title: Phrase,
    /// All that it says, for those who do not see it.
    pub description: Phrase,
    /// The shapes, painted in this order.
    pub shapes: Vec<Shape>,
    /// The picture in plain characters, a line each, for formats without pictures.
    pub plain: Vec<Line>,
}

impl Picture {
    /// A picture of this width and height that stays as it is from right to left and is not touched.
    pub fn new(
        (width, height): (i32, i32),
        title: Phrase,
        description: Phrase,
        shapes: Vec<Shape>,
        plain: Vec<Line>,
    ) -> Picture {
        let (heaps, spots) = (Vec::new(), Vec::new());
        Picture { width, height, mirrors: false, heaps, spots, title, description, shapes, plain }
    }
}

/// A place of a picture, and what it says in an answer. Lengths are tenths of a pixel.
#[derive(Clone, Debug, PartialEq)]
pub struct Spot {
    /// Its left and upper edge.
    pub corner: (i32, i32),
    /// Its width and height.
    pub size: (i32, i32),
    /// How wide what is chosen there is: a disc is larger than its middle.
    pub chosen: i32,
    /// As it is typed: `7` or `(2, 5)`.
    pub says: String,
}

/// A shape. Lengths are tenths of a pixel; `class` is one or more class names of the stylesheet.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A circle around `(x, y)`.
    Circle { class: &'static str, x: i32, y: i32, radius: i32 },
    /// A rectangle with its upper left corner at `(x, y)`; `round` is the radius of its corners.
    Rect { class: &'static str, x: i32, y: i32, width: i32, height: i32, round: i32 },
    /// Straight lines through the points.
    Path { class: &'static str, points: Vec<(i32, i32)> },
    /// A label whose baseline starts, is centred or ends at `(x, y)`, as the class says.
    Text { class: &'static str, x: i32, y: i32, label: Label },
}

impl Shape {
    /// Its classes, with spaces between them.
    pub fn class(&self) -> &'static str {
        match self {
            Shape::Circle { class, .. }
            | Shape::Rect { class, .. }
            | Shape::Path { class, .. }
            | Shape::Text { class, .. } => class,
        }
    }
}

/// What a label says.
#[derive(Clone, Debug, PartialEq)]
pub enum Label {
    /// A number or a sign.
    Signs(String),
    /// Words.
    Phrase(Phrase),
}
