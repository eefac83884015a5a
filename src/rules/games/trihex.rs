//! Trihex: three in a line on nine points with nine lines.
//!
//! Position: the points A to I, as in `lines`. A, B, C are the corners of a triangle, D, E, F points on
//! its sides, G, H, I inside; every line has three points and every point is on three lines.
//! Source: N-23.

use std::sync::Arc;

use crate::rules::reader::{Reader, Token};
use crate::rules::{Acts, Family, Make, Rules, Ruleset, Shape, Step, TextError, lines};

/// How Trihex is written.
pub const FAMILY: Family = Family {
    name: "trihex",
    parameters: "",
    example: "trihex x:AD o:B",
    about: "mark points A to I in turn; three in a line win; bare, the empty board",
    misere: false,
    make: Make::Plain(|| Arc::new(Trihex)),
    read,
};

/// The points by name.
pub const POINTS: [char; 9] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'];

/// ABF, BCD, CAE; ADG, BEH, CFI; DHI, EGI, FGH.
pub const LINES: lines::Lines =
    &[[0, 1, 5], [1, 2, 3], [2, 0, 4], [0, 3, 6], [1, 4, 7], [2, 5, 8], [3, 7, 8], [4, 6, 8], [5, 6, 7]];

/// The rules; there is nothing to configure.
#[derive(Debug)]
pub struct Trihex;

impl Ruleset for Trihex {
    fn name(&self) -> &'static str {
        "trihex"
    }

    fn shape(&self) -> Shape {
        Shape { parts: (9, 9), up_to: 2 }
    }

    fn acts(&self) -> Acts {
        Acts::Together
    }

    fn count(&self, points: &[u64]) -> u64 {
        lines::open(LINES, points).len() as u64
    }

    /// By the letter of the point.
    fn steps(&self, points: &[u64]) -> Vec<Step> {
        lines::steps(LINES, points)
    }

    fn drawn(&self, points: &[u64]) -> bool {
        lines::drawn(LINES, points)
    }

    fn draws(&self) -> bool {
        true
    }

    /// The points of each player by letter; nothing for the empty board.
    fn text(&self, points: &[u64]) -> String {
        let of = |player: u64, name: &str| {
            let taken = (0..9).filter(|&point| points[point] == player);
            let letters: String = taken.map(|point| POINTS[point]).collect();
            (!letters.is_empty()).then(|| format!("{name}:{letters}"))
        };
        [of(1, "x"), of(2, "o")].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }
}

/// `x:` and `o:` with the letters of their points, in either order; nothing for the empty board.
fn read(reader: &mut Reader, family: &Family, _: &Rules, _: usize) -> Result<Vec<u64>, TextError> {
    let start = reader.peek();
    let help = || format!("write the points of each player, as in `{}`", family.example);
    let mut points = vec![0; 9];
    let mut named = Vec::new();
    while !matches!(reader.peek().token, Token::End | Token::Symbol('+')) {
        let Some((run, word)) = reader.run() else { break };
        let player = match run.get(..2) {
            Some("x:") => 1,
            Some("o:") => 2,
            _ => return Err(word.error("points stand after `x:` or `o:`", help())),
        };
        if named.contains(&player) {
            return Err(word.error("the points of this player stand twice", help()));
        }
        named.push(player);
        for (place, letter) in run.chars().enumerate().skip(2) {
            let at = |message: String| TextError { column: word.column + place, width: 1, message, help: help() };
            let Some(point) = POINTS.iter().position(|&known| known == letter) else {
                return Err(at(format!("the points are A to I, not `{}`", letter.escape_debug())));
            };
            if points[point] != 0 {
                return Err(at(format!("the point {letter} stands twice")));
            }
            points[point] = player;
        }
    }
    match lines::impossible(LINES, &points) {
        Some(why) => Err(start.error("this position cannot come up in play", why)),
        None => Ok(points),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_is_on_three_lines_and_two_points_on_at_most_one() {
        for point in 0..9 {
            assert_eq!(LINES.iter().filter(|line| line.contains(&point)).count(), 3);
            for other in 0..point {
                assert!(LINES.iter().filter(|line| line.contains(&point) && line.contains(&other)).count() <= 1);
            }
        }
        // The points on the sides are on no line with each other (N-23).
        for pair in [[3, 4], [4, 5], [3, 5]] {
            assert!(LINES.iter().all(|line| !pair.iter().all(|point| line.contains(point))));
        }
    }

    #[test]
    fn the_moves_by_hand() {
        assert_eq!(Trihex.count(&[0; 9]), 9);
        // x: A, B, F is a side.
        let won = [1, 1, 2, 2, 0, 1, 0, 0, 0];
        assert_eq!((Trihex.count(&won), Trihex.drawn(&won)), (0, false));
        assert_eq!(Trihex.text(&won), "x:ABF o:CD");
    }
}
