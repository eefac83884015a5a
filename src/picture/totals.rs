//! The totals of a class: a dot for each student above an axis of points, and the middle of the class.
//!
//! Representation: a place on the axis for each quarter of a point. Where a column would be higher than twenty dots, a dot
//! means several students.

use super::{circle, mark, path, signs, word};
use crate::document::{Phrase, Picture, Points, px};

const WIDTH: i32 = px(612);
const LEFT: i32 = px(14);
const RADIUS: i32 = 44;
const PITCH: i32 = px(11);
const HIGHEST: usize = 20;

/// The totals; nothing is drawn of an empty class but the axis.
pub fn totals(totals: &[Points], most: Points) -> Picture {
    let most = most.quarters().max(4);
    let mut sorted: Vec<u64> = totals.iter().map(|total| total.quarters()).collect();
    sorted.sort_unstable();
    // Dots that would touch stand in one column.
    let columns = (most / 4).clamp(1, 60);
    let column = |total: u64| (total * columns + most / 2) / most;
    let at = |column: u64| LEFT + (i64::from(WIDTH) * column as i64 / columns as i64) as i32;
    let mut counts = vec![0_usize; columns as usize + 1];
    sorted.iter().for_each(|&total| counts[column(total.min(most)) as usize] += 1);
    let highest = counts.iter().copied().max().unwrap_or(0);
    let each = highest.div_ceil(HIGHEST).max(1);
    let axis = px(14) + PITCH * highest.div_ceil(each).max(2) as i32;
    let mut shapes = vec![path("rule", [(LEFT, axis), (LEFT + WIDTH, axis)])];
    for (place, &count) in counts.iter().enumerate() {
        let x = at(place as u64);
        for dot in 0..count.div_ceil(each) {
            shapes.push(circle("token", (x, axis - px(8) - PITCH * dot as i32), RADIUS));
        }
    }
    let step = [1, 2, 4, 5, 10, 20, 25, 50, 100, 200, 500, 1000]
        .into_iter()
        .find(|step| most / 4 / step <= 12)
        .unwrap_or(1000);
    for points in (0..=most / 4).step_by(step as usize) {
        let x = LEFT + (i64::from(WIDTH) * (points * 4) as i64 / most as i64) as i32;
        shapes.push(path("rule", [(x, axis), (x, axis + px(5))]));
        shapes.push(mark("mid", x, axis + px(18), points.to_string()));
    }
    let mut description = Phrase::new("marks-totals-none");
    if let Some(&middle) = sorted.get(sorted.len() / 2) {
        let above = sorted.iter().filter(|&&total| total >= middle).count();
        let said = Phrase::new("marks-middle")
            .with("above", above)
            .with("count", sorted.len())
            .with("points", Points::from_quarters(middle));
        let x = at(column(middle));
        shapes.push(path("heavy", [(x, axis), (x, axis + px(8))]));
        shapes.push(word("mid bold-word", x.clamp(px(136), WIDTH - px(108)), axis + px(34), said.clone()));
        description = said;
    }
    let plain = vec![signs(sorted.iter().map(|total| (total / 4).to_string()).collect::<Vec<_>>().join(" "))];
    let title = Phrase::new("marks-totals");
    Picture::new((WIDTH + px(28), axis + px(42)), title, description, shapes, plain)
}
