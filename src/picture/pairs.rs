//! Báron's scheme of pairs: a right triangle whose slanting lines hold the pairs with the same larger number.
//!
//! Representation: row `a` holds `(a, b)` for `b` from `a + 1` to the largest number, flush left, so that each
//! hypotenuse is one straight line. Pairs used up are struck through, leftovers are dashed.
//! How it ends: no picture (`None`) below 2 or above 15, where the numbers would not fit.
//! Source: Báron, the pair scheme (B-24: "the result is a right triangle").

use super::{and, mark, path, signs};
use crate::document::build::tuple;
use crate::document::{Inline, Phrase, Picture, Shape, Spot, px};

/// The numbers for which the triangle fits a page.
pub const FITS: std::ops::RangeInclusive<u64> = 2..=15;

/// The centre of the first pair.
const FIRST: (i32, i32) = (px(44), px(42));
const HIGH: i32 = px(28);

/// From pair to pair, from row to row, and how wide a pair is: less in a large triangle.
fn measures(largest: u64) -> (i32, i32, i32) {
    match largest {
        ..=12 => (px(50), px(40), px(42)),
        _ => (px(41), px(36), px(37)),
    }
}

/// What is special about pairs; a pair is in at most one list, and the smaller number comes first.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pairs<'a> {
    /// Used up by trios: struck through.
    pub used: &'a [(u64, u64)],
    /// Spoken of just now: dark.
    pub chosen: &'a [(u64, u64)],
    /// Left over at the end: dashed.
    pub left: &'a [(u64, u64)],
}

/// The triangle of the pairs up to `largest`.
pub fn pair_triangle(largest: u64, pairs: Pairs<'_>) -> Option<Picture> {
    if !FITS.contains(&largest) {
        return None;
    }
    let (pitch, row, wide) = measures(largest);
    let place = |a: u64, b: u64| (FIRST.0 + pitch * (b - a - 1) as i32, FIRST.1 + row * (a - 1) as i32);
    let mut shapes = Vec::new();
    for b in 2..=largest {
        let (top, bottom) = (place(1, b), place(b - 1, b));
        // A hypotenuse goes on past its first pair, to its number.
        let (x, y) = (top.0 + px(31), top.1 - px(25));
        shapes.push(path("rule", [(x, y), bottom]));
        shapes.push(mark("num mid", x + px(8), y - px(4), b.to_string()));
    }
    let (mut plain, mut spots) = (Vec::new(), Vec::new());
    for a in 1..largest {
        shapes.push(mark("end", px(14), place(a, a + 1).1 + px(4), a.to_string()));
        let mut line = String::new();
        for b in a + 1..=largest {
            let ((x, y), half) = (place(a, b), (wide / 2, HIGH / 2));
            spots.push(Spot {
                corner: (x - half.0, y - half.1),
                size: (wide, HIGH),
                chosen: wide,
                says: tuple(&[a, b]),
            });
            let sign = bead((a, b), (place(a, b), wide), &pairs, &mut shapes);
            line += &format!("{sign}{:<7}", format!("({a}, {b})").replace(", ", ","));
        }
        plain.push(signs(line.trim_end()));
    }
    for (sign, key, list) in [
        ("- ", "page-picture-sign-used", pairs.used),
        ("* ", "page-picture-sign-chosen", pairs.chosen),
        ("? ", "page-picture-sign-left", pairs.left),
    ] {
        if !list.is_empty() {
            plain.push(vec![Inline::Text(sign), Phrase::new(key).into()]);
        }
    }
    Some(Picture {
        spots,
        ..Picture::new(
            (place(1, largest).0 + px(48), place(largest - 1, largest).1 + px(18)),
            Phrase::new("page-picture-pairs").with("largest", largest),
            description(largest, &pairs),
            shapes,
            plain,
        )
    })
}

/// Draws one pair and returns its sign in characters.
fn bead((a, b): (u64, u64), ((x, y), wide): ((i32, i32), i32), pairs: &Pairs<'_>, shapes: &mut Vec<Shape>) -> char {
    let holds = |list: &[(u64, u64)]| list.contains(&(a, b));
    let (class, text, sign) = match () {
        () if holds(pairs.chosen) => ("bead on", "num mid on-token", '*'),
        () if holds(pairs.used) => ("bead", "num mid", '-'),
        () if holds(pairs.left) => ("bead left", "num mid", '?'),
        () => ("bead", "num mid", ' '),
    };
    // Four digits are too wide for it.
    let text = match (a, text) {
        (..10, text) => text,
        (_, "num mid") => "num close mid",
        _ => "num close mid on-token",
    };
    let (left, top) = (x - wide / 2, y - HIGH / 2);
    shapes.push(Shape::Rect { class, x: left, y: top, width: wide, height: HIGH, round: HIGH / 2 });
    shapes.push(mark(text, x, y + 55, format!("{a} {b}")));
    if sign == '-' {
        shapes.push(path("strike", [(x - px(16), y + px(8)), (x + px(16), y - px(8))]));
    }
    sign
}

fn description(largest: u64, pairs: &Pairs<'_>) -> Phrase {
    let mut says = Phrase::new("page-picture-pairs-say").with("largest", largest);
    for (key, list) in [
        ("page-picture-pairs-used", pairs.used),
        ("page-picture-pairs-chosen", pairs.chosen),
        ("page-picture-pairs-left", pairs.left),
    ] {
        if !list.is_empty() {
            let text: Vec<_> = list.iter().map(|(a, b)| format!("({a}, {b})")).collect();
            says = and(says, Phrase::new(key).with("pairs", text.join(", ")));
        }
    }
    says
}

#[cfg(test)]
mod tests {
    use super::super::count;
    use super::*;

    #[test]
    fn the_scheme_for_six_has_fifteen_pairs() {
        // B-26 and B-34: 15 pairs; (1,6), (2,5) and (3,4) are left over.
        let left = [(1, 6), (2, 5), (3, 4)];
        let picture = pair_triangle(6, Pairs { left: &left, used: &[(1, 2)], ..Pairs::default() }).unwrap();
        assert_eq!((count(&picture, "bead"), count(&picture, "bead left"), count(&picture, "bead on")), (12, 3, 0));
        // Five rows, and what `-` and `?` mean.
        assert_eq!(picture.plain.len(), 7);
        assert_eq!(picture.plain[0], signs("-(1,2)   (1,3)   (1,4)   (1,5)  ?(1,6)"));
        assert_eq!(picture.plain[4], signs(" (5,6)"));
    }

    #[test]
    fn each_hypotenuse_is_straight() {
        for largest in [7, 15] {
            let picture = pair_triangle(largest, Pairs::default()).unwrap();
            let (pitch, row, _) = measures(largest);
            let last = |a: i32| (FIRST.0 + pitch * (largest as i32 - 1 - a), FIRST.1 + row * (a - 1));
            for a in 1..largest as i32 {
                let (x, y) = last(a);
                let centre = |shape: &Shape| match shape {
                    Shape::Rect { x, y, width, height, .. } => (x + width / 2, y + height / 2),
                    _ => (0, 0),
                };
                assert!(picture.shapes.iter().any(|shape| centre(shape) == (x, y)));
            }
        }
        assert_eq!(pair_triangle(1, Pairs::default()), None);
        assert_eq!(pair_triangle(16, Pairs::default()), None);
    }
}
