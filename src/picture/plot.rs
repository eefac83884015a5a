//! Values over heaps: stems and dots, squares on the axis for the value 0, the period bracketed.
//!
//! Representation: one column of 12 pixels for each heap, narrower ones if there are more than 48. The first whole period is shaded and bracketed,
//! a heavy line is where it begins, and values before it that break the pattern are ringed.
//! How it ends: no picture (`None`) without values or with more than 501 of them.
//! Source: LOOK of nimbook, "plot".

use super::{and, circle, mark, path, rect, signs, word};
use crate::document::build::list;
use crate::document::{Phrase, Picture, px};

/// The most values that a plot shows.
const MOST: usize = 501;

const PITCH: i32 = px(12);
/// Of many heaps the columns are narrower, so that together they are no wider than this,
const WIDE: i32 = px(580);
/// but not narrower than this.
const NARROWEST: i32 = 48;
/// Left of heap 0, and right of the last heap.
const RIGHT: i32 = px(16);
/// Above the largest value, and the height of the values.
const TOP: i32 = px(16);
const TALL: i32 = px(160);
/// Below the axis: numbers of heaps and the bracket of the period.
const BELOW: i32 = px(56);
/// The same without a period.
const NUMBERS: i32 = px(26);
/// So many heaps have a number each.
const NUMBERED: usize = 10;

/// Values to be drawn.
#[derive(Clone, Copy, Debug)]
pub struct Plot<'a> {
    /// The game as typed, with its parameters.
    pub game: &'a str,
    /// One value for each heap from 0.
    pub values: &'a [u64],
    /// The least heap from which the values repeat, and how many heaps later; both if that is proved.
    pub period: Option<(u64, u64)>,
    /// The heaps before the period whose values break its pattern.
    pub exceptions: &'a [u64],
}

/// The plot of the values.
pub fn plot(plot: &Plot) -> Option<Picture> {
    let count = plot.values.len();
    if count == 0 || count > MOST {
        return None;
    }
    let highest = plot.values.iter().copied().max().unwrap_or(0).max(1);
    // Labels of values are about 7 pixels a digit.
    let left = px(26) + px(7) * highest.to_string().len() as i32;
    let pitch = (WIDE / count as i32).clamp(NARROWEST, PITCH);
    let radius = (pitch * 2 / 5).min(35);
    let last = count as u64 - 1;
    let x = |heap: u64| left + pitch * heap.min(last) as i32;
    let axis = TOP + TALL;
    // In parts of the height, in 128 bits: values may be as large as they like.
    let y = |value: u64| axis - (u128::from(value) * TALL as u128 / u128::from(highest)) as i32;
    let mut shapes = Vec::new();
    let seen = plot.period.filter(|&(from, _)| from <= last);
    let bracketed = seen.is_some();
    if let Some((from, length)) = seen {
        let end = from.saturating_add(length).saturating_sub(1);
        let (start, stop) = (x(from) - pitch / 2, x(end.min(last)) + pitch / 2);
        let bottom = axis + px(36);
        shapes.push(rect("band", (start, TOP), stop - start, TALL));
        let mut brace = vec![(start, bottom - px(6)), (start, bottom), (stop, bottom)];
        // A period that goes on past the plot has an open bracket.
        if end <= last {
            brace.push((stop, bottom - px(6)));
        }
        shapes.push(path("brace", brace));
        shapes.push(path("heavy", [(start, TOP), (start, axis)]));
        shapes.push(word(
            "",
            start,
            bottom + px(15),
            Phrase::new("page-picture-period").with("length", length).with("from", from),
        ));
    }
    let step = tick(highest, 4);
    for value in (0..=highest / step).map(|times| times * step) {
        shapes.push(path("rule", [(left - px(6), y(value)), (x(last) + px(6), y(value))]));
        shapes.push(mark("end", left - px(10), y(value) + px(4), value.to_string()));
    }
    let numbered = match () {
        _ if count <= NUMBERED => 1,
        _ if pitch == PITCH => 5,
        _ => 10,
    };
    for heap in (0..=last).step_by(numbered) {
        shapes.push(mark("mid", x(heap), axis + px(20), heap.to_string()));
    }
    for (heap, &value) in (0..).zip(plot.values) {
        let (x, y) = (x(heap), y(value));
        if value == 0 {
            let side = 2 * radius;
            let (x, y) = (x - radius, y - radius);
            shapes.push(rect("token", (x, y), side, side));
        } else {
            shapes.push(path("stem", [(x, axis), (x, y)]));
            shapes.push(circle("token", (x, y), radius));
        }
        if plot.exceptions.contains(&heap) {
            shapes.push(circle("ring", (x, y), 65));
        }
    }
    let period = plot.period.map_or(0, |(_, length)| length.to_string().len() + 30) as i32;
    Some(Picture::new(
        ((x(last) + RIGHT).max(left + px(6) * period), axis + if bracketed { BELOW } else { NUMBERS }),
        Phrase::new("page-picture-plot").with("game", Phrase::game(plot.game)).with("last", last),
        says(plot, highest),
        shapes,
        vec![signs(list(plot.values))],
    ))
}

/// What the plot shows, in words.
fn says(plot: &Plot, highest: u64) -> Phrase {
    let zeros = plot.values.iter().filter(|&&value| value == 0).count();
    let mut says = Phrase::new("page-picture-plot-says")
        .with("count", plot.values.len())
        .with("highest", highest.min(plot.values.iter().copied().max().unwrap_or(0)).to_string())
        .with("zeros", zeros);
    if let Some((from, length)) = plot.period {
        says = and(says, Phrase::new("page-picture-plot-repeats").with("length", length).with("from", from));
    }
    let inside: Vec<u64> = plot.exceptions.iter().copied().filter(|&heap| heap < plot.values.len() as u64).collect();
    match &inside[..] {
        [] => says,
        inside => and(says, Phrase::new("page-picture-plot-exceptions").with("heaps", list(inside))),
    }
}

/// The distance of grid lines: 1, 2 or 5 times a power of ten, so that there are at most `most` above the axis.
pub fn tick(highest: u64, most: u64) -> u64 {
    let mut power = 1_u64;
    loop {
        let steps = [power, power.saturating_mul(2), power.saturating_mul(5)];
        if let Some(step) = steps.into_iter().find(|step| highest / step <= most) {
            return step;
        }
        power = power.saturating_mul(10);
    }
}

#[cfg(test)]
mod tests {
    use super::super::count;
    use super::*;
    use crate::document::Shape;

    #[test]
    fn grid_lines_stand_at_round_values() {
        assert_eq!(
            [1, 3, 4, 5, 8, 9, 20, 24, 25, 500].map(|highest| tick(highest, 4)),
            [1, 1, 1, 2, 2, 2, 5, 5, 10, 200]
        );
        assert!(u64::MAX / tick(u64::MAX, 4) <= 4);
    }

    #[test]
    fn exceptions_are_ringed_and_zeros_are_squares() {
        let values = [0, 1, 2, 3, 1, 4, 3, 2, 1];
        let drawn = plot(&Plot { game: "kayles", values: &values, period: Some((71, 12)), exceptions: &[0, 3, 6, 70] });
        let picture = drawn.expect("nine values fit");
        let squares = picture.shapes.iter().filter(|shape| matches!(shape, Shape::Rect { class: "token", .. })).count();
        assert_eq!((count(&picture, "ring"), squares), (3, 1));
        assert!(plot(&Plot { game: "nim", values: &[], period: None, exceptions: &[] }).is_none());
    }
}
