//! Heaps as rows of tokens on a shelf, in fives, with the number of tokens at the end.
//!
//! Representation: up to 20 tokens a row for each heap. If a heap of the picture has more, every token is a dot, ten in
//! a frame, five frames to a bracket, on one scale for all heaps; a heap of more than 200 is a box with its number.
//! Moves are drawn on the heaps that they change, one for each: the tokens taken are broken rings, and where a heap
//! splits without losing a token there is a line.
//! It always succeeds; no heaps give an empty picture, and of many the first 24 are drawn.
//! Source: LOOK of nimbook, "heap picture".

use super::places::{Edit, Place, Touch, with};
use super::scene::{Drawn, Scene};
use super::{Change, and, circle, counted, goes, mark, more, path, plain_row, rect, word};
use crate::document::build::list;
use crate::document::{Phrase, Picture, Shape, px};

/// With more tokens in one of them, all heaps are dots.
pub const ONE_ROW: u64 = 20;
/// More tokens are not drawn.
const DRAWN: u64 = 200;
/// More tokens are not written as signs.
const WRITTEN: u64 = 60;
/// More heaps are not drawn.
const MOST: usize = 24;

/// Where tokens begin; labels come before.
const LABELS: i32 = px(54);
const RADIUS: i32 = px(7);
const PITCH: i32 = px(20);
const AFTER_FIVE: i32 = px(6);
const ROW: i32 = px(34);
const MARGIN: i32 = px(5);
/// The box of a heap that is not drawn.
const BOX: i32 = px(90);

/// Dots: between two of them, from one frame of ten to the next, between brackets of five frames, and their rows.
const DOT: i32 = 43;
const TEN: i32 = 255;
const AFTER_FIFTY: i32 = px(7);
const DOT_ROW: i32 = px(24);

/// The heaps of a position.
pub fn heaps(sizes: &[u64]) -> Picture {
    let title = Phrase::new("page-picture-heaps").with("count", sizes.len());
    drawing(&whole(sizes), (true, false), title, says(sizes))
}

/// A picture of heaps on the scale of heaps with more tokens than a row has; another picture as it is.
pub fn as_dots(picture: Picture) -> Picture {
    let sizes = picture.heaps.clone();
    if sizes.is_empty() {
        return picture;
    }
    drawing(&whole(&sizes), (sizes.len() > 1, true), picture.title, picture.description)
}

fn whole(sizes: &[u64]) -> Vec<Row<'static>> {
    sizes.iter().map(|&size| Row { size, left: None }).collect()
}

/// The one heap of a position.
pub fn heap(size: u64) -> Picture {
    let title = Phrase::new("page-picture-heaps").with("count", 1_u64);
    drawing(&whole(&[size]), (false, false), title, says(&[size]))
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
    let picture = drawing(&rows, (scene.numbers.len() != 1, false), title, description);
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

/// Heaps before and after a move: whether they have labels, and whether they are dots though rows would do.
fn drawing(rows: &[Row], (labelled, dots): (bool, bool), title: Phrase, description: Phrase) -> Picture {
    let start = if labelled { LABELS } else { 0 };
    let (mut shapes, mut plain) = (Vec::new(), Vec::new());
    let (mut top, mut width) = (0, start.max(px(1)));
    let dots = dots || rows.iter().any(|row| (ONE_ROW + 1..=DRAWN).contains(&row.size));
    let (pitch, base) = if dots { (DOT_ROW, px(18)) } else { (ROW, ROW - px(7)) };
    for (index, row) in rows.iter().enumerate() {
        let heap = labelled.then(|| Phrase::new("page-picture-heap").with("number", index + 1));
        shapes.extend(heap.clone().map(|heap| word("", 0, top + base - 55, heap)));
        let end = match row.size {
            0..=DRAWN if dots => draw_dots(row, (start + MARGIN, top), &mut shapes),
            0..=ONE_ROW => draw_tokens(row, (start, top), &mut shapes),
            _ => {
                shapes.push(rect("ten", (start + MARGIN, top + px(5)), BOX, base - px(8)));
                start + MARGIN + BOX
            }
        };
        if !dots {
            shapes.push(path("shelf", [(start, top + base), (end, top + base)]));
        }
        let (count, right) = counted(row.size, row.left, (end + px(6), top + base - 45), &mut shapes);
        width = width.max(right);
        plain.push(plain_row(heap, &plain_tokens(row), &count));
        top += pitch;
    }
    let most = rows.iter().map(|row| row.size).filter(|&size| size <= DRAWN).max().unwrap_or(0);
    if dots && most > 50 {
        width = width.max(brackets(most, (start + MARGIN, top), &mut shapes));
        top += px(18);
    }
    let stay = rows.iter().all(|row| row.left.is_none());
    let heaps = if stay { rows.iter().map(|row| row.size).collect() } else { Vec::new() };
    Picture {
        width,
        height: top.max(px(1)),
        mirrors: true,
        heaps,
        spots: Vec::new(),
        title,
        description,
        shapes,
        plain,
    }
}

/// Draws the tokens of a heap in one row, and returns where its shelf ends.
fn draw_tokens(row: &Row, (start, top): (i32, i32), shapes: &mut Vec<Shape>) -> i32 {
    let first = start + MARGIN + RADIUS;
    let mut end = first;
    for token in 0..row.size {
        let column = token as i32;
        let (x, y) = (token_at(start, column), top + px(17));
        if row.parts(token) {
            let before = x - if column % 5 == 0 { (PITCH + AFTER_FIVE) / 2 } else { PITCH / 2 };
            shapes.push(path("brace", [(before, y - px(12)), (before, y + px(9))]));
        }
        shapes.push(circle(if row.taken(token) { "token taken" } else { "token" }, (x, y), RADIUS));
        end = end.max(x);
    }
    end + RADIUS + MARGIN
}

/// Where the frame of ten with this number begins.
fn frame_at(start: i32, ten: u64) -> i32 {
    start + ten as i32 * TEN + (ten / 5) as i32 * AFTER_FIFTY
}

/// Draws the tokens of a heap as dots, two rows of five in a frame, and returns where they end.
fn draw_dots(row: &Row, (start, top): (i32, i32), shapes: &mut Vec<Shape>) -> i32 {
    let (wide, high) = (4 * DOT + 55, 102);
    for ten in 0..row.size / 10 {
        let (x, y) = (frame_at(start, ten), top + px(4));
        shapes.push(Shape::Rect { class: "ten", x, y, width: wide, height: high, round: 15 });
    }
    let all: Vec<u64> = (0..row.size).collect();
    // A run of dots of one five that stay, or that go, is one dotted line.
    for run in all.chunk_by(|one, next| next % 5 > 0 && row.taken(*one) == row.taken(*next) && !row.parts(*next)) {
        let (first, last) = (run[0], run[run.len() - 1]);
        let at = |token: u64| frame_at(start, token / 10) + 28 + (token % 5) as i32 * DOT;
        let y = top + px(4) + if first % 10 < 5 { 30 } else { 73 };
        let class = if row.taken(first) { "dots taken" } else { "dots" };
        shapes.push(path(class, [(at(first), y), (at(last) + 1, y)]));
        if row.parts(first) {
            shapes.push(path("brace", [(at(first) - DOT / 2, top + px(2)), (at(first) - DOT / 2, top + px(16))]));
        }
    }
    frame_at(start, row.size.div_ceil(10).max(1) - 1) + wide
}

/// Draws brackets below the frames, one for every fifty tokens that there are, and returns where they end.
fn brackets(most: u64, (start, top): (i32, i32), shapes: &mut Vec<Shape>) -> i32 {
    let mut end = 0;
    for fifty in 0..most / 50 {
        let (from, to) = (frame_at(start, 5 * fifty), frame_at(start, 5 * fifty + 4) + 4 * DOT + 55);
        let (upper, lower) = (top, top + px(4));
        shapes.push(path("rule", [(from, upper), (from, lower), (to, lower), (to, upper)]));
        shapes.push(mark("end", to, lower + px(11), (50 * fifty + 50).to_string()));
        end = to;
    }
    end
}

/// Tokens in characters, in fives; above the limit a box.
fn plain_tokens(row: &Row) -> String {
    if row.size > WRITTEN {
        return "[…]".to_owned();
    }
    let mut text = String::with_capacity(4 * row.size as usize);
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

/// The middle of a token of a row.
fn token_at(start: i32, column: i32) -> i32 {
    start + MARGIN + RADIUS + column * PITCH + column / 5 * AFTER_FIVE
}

/// The heaps of a scene: the second number of Fibonacci nim is none.
fn sizes<'s>(scene: &Scene<'s>) -> &'s [u64] {
    if scene.game.starts_with("fibonacci") { &scene.numbers[..scene.numbers.len().min(1)] } else { scene.numbers }
}

/// Where every token is drawn: the first one that goes, with all after it; where a heap may split, all that go, and of a
/// heap that splits and loses none the first one of either new heap.
pub(super) fn touch(scene: &Scene, moves: &[Change], touch: &mut Touch) {
    let sizes = sizes(scene);
    let is_whole = sizes.len() < scene.numbers.len() || moves.iter().all(|change| change.left.len() <= 1);
    if is_whole || !in_rows(sizes) {
        return touch_whole(scene, moves, touch);
    }
    let start = if sizes.len() == 1 { 0 } else { LABELS };
    for (step, change) in moves.iter().enumerate() {
        split(step, change, sizes[change.part], touch, |token| place(start, change.part, token));
    }
}

/// The first token that goes, with all after it, where every token is drawn and heaps stay whole; what else a move changes
/// is not touched.
pub(super) fn touch_whole(scene: &Scene, moves: &[Change], touch: &mut Touch) {
    let sizes = sizes(scene);
    if !in_rows(sizes) {
        return;
    }
    let start = if sizes.len() == 1 { 0 } else { LABELS };
    let beside = scene.numbers.len() - sizes.len();
    for (step, change) in moves.iter().enumerate() {
        let (size, left) = (sizes[change.part], change.left.first().copied().unwrap_or(0));
        if [1, 1 + beside].contains(&change.left.len()) && left < size {
            let (first, last) = (place(start, change.part, left), place(start, change.part, size - 1));
            touch.way(step, [Place { chosen: last.corner.0 + PITCH - first.corner.0, ..first }]);
        }
    }
}

/// The ways to say a move of a game in which heaps of this size may split into two.
fn split(step: usize, change: &Change, size: u64, touch: &mut Touch, at: impl Fn(u64) -> Place) {
    let named = |token: u64| {
        let name = Phrase::new("page-touch-token").with("number", token + 1).with("heap", change.part + 1);
        Place { name: Some(name), ..at(token) }
    };
    let [first, others @ ..] = &change.left[..] else { return touch.way(step, (0..size).map(named)) };
    let Some(goes) = total(&change.left).and_then(|left| size.checked_sub(left)) else { return };
    match (others, goes) {
        ([second], 0) => [first, second].into_iter().for_each(|&token| touch.way(step, [named(token)])),
        ([] | [_], 1..) => {
            // What goes leaves the same heaps where it is as far from the other end.
            for first in [*first, size - first - goes] {
                touch.way(step, (first..first + goes).map(named));
            }
        }
        _ => {}
    }
}

/// Whether every token is drawn in its row.
fn in_rows(sizes: &[u64]) -> bool {
    sizes.len() <= MOST && sizes.iter().all(|&size| size <= ONE_ROW)
}

/// Where a token of a heap is touched.
fn place(start: i32, heap: usize, token: u64) -> Place {
    Place::alone((token_at(start, token as i32) - PITCH / 2, ROW * heap as i32), (PITCH, ROW))
}

/// The first token that goes from a heap, and the place after the last one, where one more comes; none where heaps are
/// not drawn as rows.
pub(super) fn edits(scene: &Scene) -> Vec<Edit> {
    let sizes = sizes(scene);
    let start = if sizes.len() == 1 { 0 } else { LABELS };
    let edit = |heap: usize, token: u64| {
        let size = if token == sizes[heap] { token + 1 } else { token };
        (place(start, heap, token), with(scene.numbers, heap, size))
    };
    let heap = |heap: usize| (0..=sizes[heap].min(ONE_ROW - 1)).map(move |token| edit(heap, token)).collect::<Vec<_>>();
    if in_rows(sizes) { (0..sizes.len()).flat_map(heap).collect() } else { Vec::new() }
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
    fn large_heaps_are_dots_in_tens_or_a_box() {
        let dots = |picture: &Picture| {
            picture
                .shapes
                .iter()
                .map(|shape| match shape {
                    Shape::Path { class: "dots", points } => (points[1].0 - points[0].0) / DOT + 1,
                    _ => 0,
                })
                .sum::<i32>()
        };
        assert_eq!((count(&heaps(&[20]), "token"), dots(&heaps(&[20]))), (20, 0));
        assert_eq!((dots(&heaps(&[43])), count(&heaps(&[43]), "ten")), (43, 4));
        // Heaps of one picture are compared by eye, so all are on one scale.
        assert_eq!((dots(&heaps(&[20, 186])), count(&heaps(&[20, 186]), "token")), (206, 0));
        assert_eq!((count(&heaps(&[201, u64::MAX]), "ten"), dots(&heaps(&[201]))), (2, 0));
        assert!(heaps(&[200, 200, 200]).width < px(640), "as wide as the page");
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

    /// Seven tokens: 2 and 5 part before the third token or the sixth; two go from between 2 and 3, or between 3 and 2.
    #[test]
    fn a_heap_that_splits_is_touched_where_it_parts() {
        let ways = |moves: &[&[u64]]| {
            let changes: Vec<Change> = moves.iter().map(|left| Change { part: 0, left: left.to_vec() }).collect();
            let scene = Scene { game: "octal", numbers: &[7], ..Scene::default() };
            let mut all = Touch::default();
            touch(&scene, &changes, &mut all);
            let token = |place: &usize| {
                (0..7)
                    .find(|&token| super::place(0, 0, token).corner == all.places[*place].corner)
                    .map_or(0, |token| token + 1)
            };
            all.ways
                .iter()
                .map(|(step, places)| (*step, places.iter().map(token).collect()))
                .collect::<Vec<(usize, Vec<u64>)>>()
        };
        assert_eq!(ways(&[&[2, 5]]), [(0, vec![3]), (0, vec![6])]);
        assert_eq!(ways(&[&[2, 3], &[5]]), [(0, vec![3, 4]), (0, vec![4, 5]), (1, vec![6, 7]), (1, vec![1, 2])]);
        // Without a game in which heaps split, the first token goes with all after it.
        assert_eq!(ways(&[&[5]]), [(0, vec![6])]);
    }

    /// Numbers of an author's game belong together: what they become is not a heap that splits, and may be more.
    #[test]
    fn numbers_of_a_game_block_do_not_split() {
        let said = |numbers: &[u64], left: &[u64]| {
            let scene = Scene { game: "pairs", numbers, ..Scene::default() };
            super::super::touch("block", &scene, &[Change { part: 0, left: left.to_vec() }])
        };
        assert!(said(&[5, 1], &[2, 1]).is_none() && said(&[0], &[3]).is_none());
        assert!(said(&[5], &[2]).is_some());
    }
}
