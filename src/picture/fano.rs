//! The seven lost trios up to 7 as the Fano plane: seven numbers, seven lines of three, one of them round.
//!
//! Representation: a triangle with the powers of two at its corners; every line is a trio whose numbers
//! have an even number of blocks of each size together, like 3 = 1 + 2.
//! Source: Fano 1892; Bouton 1902 for the trios.

use super::{circle, mark, path, signs};
use crate::document::{Phrase, Picture, Shape, px};

/// The straight lines, each from one end to the other.
const LINES: [[usize; 3]; 6] = [[1, 3, 2], [2, 6, 4], [4, 5, 1], [1, 7, 6], [2, 7, 5], [4, 7, 3]];
/// The round one.
const ROUND: [usize; 3] = [3, 5, 6];

/// The places of the numbers 1 to 7. The triangle is 300 wide and, near enough, 260 high.
const PLACES: [(i32, i32); 7] = [
    (px(170), px(20)),
    (px(20), px(280)),
    (px(95), px(150)),
    (px(320), px(280)),
    (px(245), px(150)),
    (px(170), px(280)),
    (px(170), 1933),
];
/// The radius of the round line: a third of the height.
const RADIUS: i32 = 867;

/// The seven trios up to 7.
pub fn fano() -> Picture {
    let place = |number: usize| PLACES[number - 1];
    let mut shapes: Vec<Shape> =
        LINES.iter().map(|[from, _, to]| path("line-of", [place(*from), place(*to)])).collect();
    let (x, y) = place(7);
    shapes.push(circle("line-of", (x, y), RADIUS));
    for number in 1..=7 {
        let (x, y) = place(number);
        shapes.push(circle("point", (x, y), px(13)));
        shapes.push(mark("num mid", x, y + 55, number.to_string()));
    }
    let mut trios: Vec<[usize; 3]> = LINES.iter().copied().chain([ROUND]).collect();
    trios.iter_mut().for_each(|trio| trio.sort_unstable());
    trios.sort_unstable();
    let shown: Vec<String> = trios.iter().map(|[a, b, c]| format!("({a}, {b}, {c})")).collect();
    Picture::new(
        (px(340), px(300)),
        Phrase::new("page-picture-fano"),
        Phrase::new("page-picture-fano-says").with("trios", shown.join(", ")),
        shapes,
        shown.into_iter().map(signs).collect(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lines_are_the_seven_lost_trios() {
        // B-05 and Bouton's table: the lost trios of different heaps up to 7.
        let table = ["(1, 2, 3)", "(1, 4, 5)", "(1, 6, 7)", "(2, 4, 6)", "(2, 5, 7)", "(3, 4, 7)", "(3, 5, 6)"];
        assert_eq!(fano().plain, table.map(signs));
    }

    /// The ends of a straight line and its middle are on one line, to a pixel; the round one passes its three.
    #[test]
    fn lines_pass_their_numbers() {
        let place = |number: usize| (i64::from(PLACES[number - 1].0), i64::from(PLACES[number - 1].1));
        let far = |(ax, ay): (i64, i64), (bx, by): (i64, i64)| ((ax - bx).pow(2) + (ay - by).pow(2)).isqrt();
        for [from, middle, to] in LINES {
            let (a, b, c) = (place(from), place(middle), place(to));
            let twice_area = (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0);
            assert!(twice_area.abs() / far(a, c) <= 10, "{from} {middle} {to}");
        }
        for number in ROUND {
            assert!((far(place(7), place(number)) - i64::from(RADIUS)).abs() <= 10, "{number}");
        }
    }
}
