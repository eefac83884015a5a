//! Heaps as rows of tokens on a shelf, in fives, with the number of tokens at the end.
//!
//! Representation: rows of ten if a heap of the picture has more than 20 tokens, else one row for each heap; a single
//! token and the number above 60.
//! Moves are drawn on the heaps that they change, one for each: the tokens taken are broken rings, and where a heap
//! splits without losing a token there is a line.
//! It always succeeds; no heaps give an empty picture, and of many the first 24 are drawn.
//! Source: LOOK of nimbook, "heap picture".

use super::scene::{Drawn, Scene};
use super::{Change, and, circle, counted, goes, more, path, plain_row, word};
use crate::document::build::list;
use crate::document::{Phrase, Picture, Shape, px};

/// With more tokens in one of them, all heaps are in rows of ten.
const ONE_ROW: u64 = 20;
/// More tokens are not drawn.
const DRAWN: u64 = 60;
/// More heaps are not drawn.
const MOST: usize = 24;

/// Where tokens begin; labels come before.
const LABELS: i32 = px(54);
const RADIUS: i32 = px(7);
const PITCH: i32 = px(20);
const AFTER_FIVE: i32 = px(6);
const ROW: i32 = px(34);
/// Between the rows of one heap.
const INNER_ROW: i32 = px(20);
const MARGIN: i32 = px(5);

/// The heaps of a position.
pub fn heaps(sizes: &[u64]) -> Picture {
    let title = Phrase::new("page-picture-heaps").with("count", sizes.len());
    drawing(&sizes.iter().map(|&size| Row { size, left: None }).collect::<Vec<_>>(), true, title, says(sizes))
}

/// The one heap of a position.
pub fn heap(size: u64) -> Picture {
    let title = Phrase::new("page-picture-heaps").with("count", 1_u64);
    drawing(&[Row { size, left: None }], false, title, says(&[size]))
}

fn says(sizes: &[u64]) -> Phrase {
    match sizes {
        [size] => Phrase::new("page-picture-heap-says").with("count", *size),
        _ => Phrase::new("page-picture-heaps-say").with("sizes", list(sizes)),
    }
}

/// The heaps of a scene, and one of its moves for each heap.
pub(super) fn draw(scene: &Scene) -> Drawn {
    let shown = &scene.numbers[..scene.numbers.len().min(MOST)];
    let changes = scene.one_of_each_heap(|change| {
        shown.get(change.part).is_some_and(|&size| total(&change.left).is_some_and(|left| left <= size))
    });
    let title = Phrase::new("page-picture-heaps").with("count", scene.numbers.len());
    let mut description = says(shown);
    for change in &changes {
        description = and(description, goes("page-picture-heap-goes", change, shown[change.part]));
    }
    let rows: Vec<Row> = (0..)
        .zip(shown)
        .map(|(index, &size)| Row { size, left: changes.iter().find(|c| c.part == index).map(|c| &c.left[..]) })
        .collect();
    let notes = more("page-picture-more-heaps", scene.numbers.len(), MOST).into_iter().collect();
    let picture = drawing(&rows, scene.numbers.len() != 1, title, description);
    Drawn { picture, marked: changes.len(), notes }
}

/// A heap and the most that may be taken from it, `[heap, most]`.
pub(super) fn with_most(scene: &Scene) -> Drawn {
    let size = scene.numbers.first().copied().unwrap_or(0);
    let most = scene.numbers.get(1).copied().unwrap_or(0);
    let heap = |change: &Change| Change { part: 0, left: change.left[..change.left.len().min(1)].into() };
    let changes: Vec<_> = scene.changes().iter().map(heap).collect();
    let alone = Scene { numbers: &[size], winning: Some(&changes), ..*scene };
    let mut drawn = draw(&alone);
    drawn.notes.insert(0, Phrase::new("page-picture-most").with("most", most.to_string()));
    drawn
}

/// A heap and what a move leaves of it.
struct Row<'a> {
    size: u64,
    left: Option<&'a [u64]>,
}

impl Row<'_> {
    /// Whether a token goes; the tokens taken are between the first heap left and the others.
    fn taken(&self, token: u64) -> bool {
        let Some(left) = self.left else { return false };
        let first = left.first().copied().unwrap_or(0);
        // The heaps left are no larger than the heap together, so nothing overflows.
        token >= first && token < first + (self.size - total(left).unwrap_or(0).min(self.size))
    }

    /// Whether two heaps part before this token and nothing is taken between them.
    fn parts(&self, token: u64) -> bool {
        let Some([first, rest @ ..]) = self.left else { return false };
        let mut at = first + (self.size - total(self.left.unwrap_or(&[])).unwrap_or(0).min(self.size));
        let mut found = !rest.is_empty() && at == *first && token == at;
        for heap in rest.iter().take(rest.len().saturating_sub(1)) {
            at += heap;
            found |= token == at;
        }
        found && token > 0
    }
}

/// All tokens of heaps; none past the largest number.
fn total(heaps: &[u64]) -> Option<u64> {
    heaps.iter().try_fold(0_u64, |sum, &heap| sum.checked_add(heap))
}

/// Heaps before and after a move; labelled unless there is only one.
fn drawing(rows: &[Row], labelled: bool, title: Phrase, description: Phrase) -> Picture {
    let start = if labelled { LABELS } else { 0 };
    let (mut shapes, mut plain) = (Vec::new(), Vec::new());
    let (mut top, mut width) = (0, start.max(px(1)));
    let wraps = rows.iter().any(|row| (ONE_ROW + 1..=DRAWN).contains(&row.size));
    let long = if wraps { 10 } else { ONE_ROW };
    for (index, row) in rows.iter().enumerate() {
        let heap = labelled.then(|| Phrase::new("page-picture-heap").with("number", index + 1));
        let base = top + ROW - px(7) + inner_rows(row.size, long) * INNER_ROW;
        shapes.extend(heap.clone().map(|heap| word("", 0, base - 55, heap)));
        let end = tokens(row, long, (start, top), &mut shapes);
        shapes.push(path("shelf", [(start, base), (end, base)]));
        let (count, right) = counted(row.size, row.left, (end + px(6), base - 45), &mut shapes);
        width = width.max(right);
        plain.push(plain_row(heap, &plain_tokens(row), &count));
        top = base + px(7);
    }
    Picture { width, height: top.max(px(1)), mirrors: true, title, description, shapes, plain }
}

/// Rows beyond the first, with `long` tokens in each.
fn inner_rows(size: u64, long: u64) -> i32 {
    // At most 60 are drawn, so the number is small.
    if (1..=DRAWN).contains(&size) { size.div_ceil(long) as i32 - 1 } else { 0 }
}

/// Draws the tokens of a heap, `long` in a row, and returns where its shelf ends.
fn tokens(row: &Row, long: u64, (start, top): (i32, i32), shapes: &mut Vec<Shape>) -> i32 {
    let first = start + MARGIN + RADIUS;
    let mut end = first;
    // Above the limit one token is drawn for the heap; the number beside it says how many.
    for token in 0..if row.size > DRAWN { 1 } else { row.size } {
        let (column, line) = ((token % long) as i32, (token / long) as i32);
        let x = first + column * PITCH + column / 5 * AFTER_FIVE;
        let y = top + px(17) + line * INNER_ROW;
        let class = if row.size <= DRAWN && row.taken(token) { "token taken" } else { "token" };
        if row.size <= DRAWN && row.parts(token) {
            let before = x - if column % 5 == 0 { (PITCH + AFTER_FIVE) / 2 } else { PITCH / 2 };
            shapes.push(path("brace", [(before, y - px(12)), (before, y + px(9))]));
        }
        shapes.push(circle(class, (x, y), RADIUS));
        end = end.max(x);
    }
    end + RADIUS + MARGIN
}

/// Tokens in characters, in fives; above the limit one and dots.
fn plain_tokens(row: &Row) -> String {
    if row.size > DRAWN {
        return "●…".to_owned();
    }
    let mut text = String::new();
    for token in 0..row.size {
        if row.parts(token) {
            text.push('|');
        }
        if token > 0 && token % 5 == 0 {
            text.push(' ');
        }
        text.push(if row.taken(token) { '○' } else { '●' });
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::count;
    use super::*;

    #[test]
    fn three_heaps_have_the_measures_of_the_look() {
        let picture = heaps(&[5, 9, 10]);
        // LOOK's own drawing: 292 by 104, first token at (66, 17), tenth at (252, 85).
        assert_eq!((picture.width, picture.height), (px(292), px(102)));
        assert!(picture.shapes.contains(&Shape::Circle { class: "token", x: 660, y: 170, radius: 70 }));
        assert!(picture.shapes.contains(&Shape::Circle { class: "token", x: 2520, y: 850, radius: 70 }));
        assert_eq!(count(&picture, "token"), 24);
    }

    #[test]
    fn large_heaps_stand_in_tens_or_as_a_number() {
        assert_eq!(count(&heaps(&[43]), "token"), 43);
        assert_eq!(heap(43).height, px(34 + 4 * 20));
        // Heaps of one picture are compared by eye, so all have the same rows.
        assert_eq!(heaps(&[20, 25]).height, px(2 * 34 + 20 + 2 * 20));
        assert_eq!(heaps(&[20, 61]).height, px(2 * 34));
        assert_eq!(count(&heaps(&[61, u64::MAX]), "token"), 2);
        assert_eq!(heaps(&[]).shapes, []);
    }

    #[test]
    fn a_heap_that_splits_shows_what_is_taken_between_its_parts() {
        let text = |size, left: &[u64]| plain_tokens(&Row { size, left: Some(left) });
        assert_eq!(text(7, &[2, 3]), "●●○○● ●●");
        assert_eq!(text(5, &[2, 3]), "●●|●●●");
        assert_eq!(text(7, &[1, 2, 3]), "●○●●|● ●●");
        assert_eq!(text(3, &[0]), "○○○");
        let scene = Scene { game: "nim", numbers: &[1; 30], ..Scene::default() };
        assert_eq!(draw(&scene).notes, [Phrase::new("page-picture-more-heaps").with("count", 6_u64)]);
    }
}
