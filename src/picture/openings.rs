//! The winning openings of bars with three columns: what each leaves, over the number of rows.
//!
//! Representation: a point for each bar, the same scale along both axes. An opening that leaves (A, B, B) is a circle
//! at height B over A, one that leaves (A, A, C) a square at height C.
//! How it ends: no picture (`None`) without bars or with more than 200 of them.
//! Source: Horváth 2004, chapter 3.

use super::plot::tick;
use super::{circle, mark, path, rect, signs, word};
use crate::document::{Phrase, Picture, px};

/// The most bars that a picture shows.
pub const MOST_BARS: usize = 200;

/// A winning opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// The bite in the second column that leaves (A, B, B).
    Second(u32),
    /// The bite in the third column that leaves (A, A, C).
    Third(u32),
}

const WIDE: i32 = px(560);
const LEFT: i32 = px(40);
const TOP: i32 = px(16);
const NUMBERS: i32 = px(26);
const LEGEND: i32 = px(24);

/// The openings of the bars with 1, 2, … rows; of a bar with two openings both.
pub fn openings(bars: &[Vec<Opening>]) -> Option<Picture> {
    let count = bars.len();
    if count == 0 || count > MOST_BARS {
        return None;
    }
    let scale = (WIDE / count as i32).min(px(12));
    let height = |opening: &Opening| match *opening {
        Opening::Second(height) | Opening::Third(height) => height as i32,
    };
    let highest = bars.iter().flatten().map(height).max().unwrap_or(1).max(1);
    let axis = TOP + highest * scale;
    let (x, y) = (|rows: i32| LEFT + rows * scale, |height: i32| axis - height * scale);
    let last = count as i32;
    let mut shapes = Vec::new();
    let step = tick(u64::from(highest.unsigned_abs()), 8) as i32;
    for value in (0..=highest / step).map(|times| times * step) {
        shapes.push(path("rule", [(x(0), y(value)), (x(last) + px(6), y(value))]));
        shapes.push(mark("end", LEFT - px(10), y(value) + px(4), value.to_string()));
    }
    for rows in (step..=last).step_by(step as usize) {
        shapes.push(mark("mid", x(rows), axis + px(20), rows.to_string()));
    }
    let radius = (scale * 2 / 5).clamp(12, 35);
    let square = |(x, y): (i32, i32)| rect("token", (x - radius, y - radius), 2 * radius, 2 * radius);
    let mut counts = [0_usize; 2];
    for (rows, opening) in (1..).zip(bars).flat_map(|(rows, openings)| openings.iter().map(move |it| (rows, it))) {
        let place = (x(rows), y(height(opening)));
        match opening {
            Opening::Second(_) => shapes.push(circle("point", place, radius)),
            Opening::Third(_) => shapes.push(square(place)),
        }
        counts[usize::from(matches!(opening, Opening::Third(_)))] += 1;
    }
    let (first, second) = (axis + NUMBERS + LEGEND, axis + NUMBERS + 2 * LEGEND);
    shapes.push(circle("point", (LEFT, first - px(4)), 35));
    shapes.push(word("", LEFT + px(12), first, Phrase::new("page-picture-openings-second")));
    shapes.push(rect("token", (LEFT - 35, second - px(4) - 35), 70, 70));
    shapes.push(word("", LEFT + px(12), second, Phrase::new("page-picture-openings-third")));
    let plain = |(rows, openings): (usize, &Vec<Opening>)| {
        let said = |opening: &Opening| match opening {
            Opening::Second(b) => format!("({rows}, {b}, {b})"),
            Opening::Third(c) => format!("({rows}, {rows}, {c})"),
        };
        openings.iter().map(said).collect::<Vec<_>>().join(" ")
    };
    Some(Picture::new(
        (x(last) + px(16), second + px(8)),
        Phrase::new("page-picture-openings").with("last", count),
        Phrase::new("page-picture-openings-says").with("second", counts[0]).with("third", counts[1]),
        shapes,
        vec![signs((1..).zip(bars).map(plain).collect::<Vec<_>>().join(" "))],
    ))
}

#[cfg(test)]
mod tests {
    use super::super::count;
    use super::*;

    /// The bars with 1 to 7 rows: Horváth 2004, the table of the openings.
    #[test]
    fn openings_are_circles_and_squares() {
        use Opening::{Second, Third};
        let bars = [Second(0), Third(1), Second(1), Second(2), Third(3), Second(3), Third(4)].map(|one| vec![one]);
        let picture = openings(&bars).expect("seven bars fit");
        // One more of each is in the legend.
        assert_eq!((count(&picture, "point"), count(&picture, "token")), (5, 4));
        assert!(openings(&[]).is_none() && openings(&vec![Vec::new(); MOST_BARS + 1]).is_none());
    }
}
