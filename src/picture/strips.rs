//! Strips: rows of pins for Kayles, rows of cells for games in which a cell is marked.
//!
//! Representation: one number for each strip, its length. Pins that a move takes are broken, cells that
//! it marks hold an X, and cells that can be marked no more are hatched. Every fifth place has its number. Beside
//! a strip of more than 24 places, all are closer together.
//! How it ends: of many strips the first 24 are drawn; of a strip longer than 40 only its beginning.
//! Source: Winning Ways, ch. 4 (Kayles, Dawson's Chess, Treblecross); N-51.

use super::board;
use super::places::{Edit, Place as Spot, Touch, with};
use super::scene::{Change, Drawn, Scene};
use super::{and, counted, goes, mark, more, path, plain_row, rect, word};
use crate::document::build::list;
use crate::document::{Phrase, Picture, Shape, px};

/// More strips are not drawn.
const MOST: usize = 24;
/// Longer strips are not drawn whole.
const LONG: u64 = 40;
/// So much of a longer strip is drawn.
const BEGINNING: u64 = 8;
const LABELS: i32 = px(54);
const ROW: i32 = px(56);
/// The side of a cell, and from pin to pin.
const CELL: i32 = px(24);
const PIN: i32 = px(20);
/// Beside longer strips, both are this,
const CLOSE: i32 = px(14);
/// so that a page holds them.
const FREE: u64 = 24;

/// What is on a strip.
#[derive(Clone, Copy, PartialEq, Eq)]
enum On {
    /// Pins; a move takes neighbours.
    Pins,
    /// Cells; a mark makes so many cells on each side useless.
    Cells { reach: u64 },
}

/// Rows of pins.
pub(super) fn pins(scene: &Scene) -> Drawn {
    draw(scene, On::Pins)
}

/// Strips of cells; no mark may be beside another.
pub(super) fn chess(scene: &Scene) -> Drawn {
    draw(scene, On::Cells { reach: 1 })
}

/// Strips of cells; marks two apart would be completed to three.
pub(super) fn treblecross(scene: &Scene) -> Drawn {
    draw(scene, On::Cells { reach: 2 })
}

fn draw(scene: &Scene, on: On) -> Drawn {
    let shown = &scene.numbers[..scene.numbers.len().min(MOST)];
    let changes = scene.one_of_each_heap(|change| {
        shown.get(change.part).is_some_and(|&length| change_on(on, length, &change.left).is_some())
    });
    let (labelled, start, pitch) = measures(on, scene.numbers);
    let [name, title, says, goes_to] = match on {
        On::Pins => ["page-picture-row", "page-picture-pins", "page-picture-pins-say", "page-picture-row-goes"],
        On::Cells { .. } => {
            ["page-picture-strip", "page-picture-strips", "page-picture-strips-say", "page-picture-strip-goes"]
        }
    };
    let (mut shapes, mut plain, mut width) = (Vec::new(), Vec::new(), px(60));
    for (index, &length) in shown.iter().enumerate() {
        let left = changes.iter().find(|change| change.part == index).map(|change| &change.left[..]);
        let hit = left.and_then(|left| change_on(on, length, left));
        let top = ROW * index as i32;
        let name = labelled.then(|| Phrase::new(name).with("number", index + 1));
        shapes.extend(name.clone().map(|name| word("", 0, top + px(22), name)));
        let end = strip(on, length, hit, (start, top, pitch), &mut shapes);
        let (count, right) = counted(length, left, (end + px(8), top + px(23)), &mut shapes);
        width = width.max(right);
        plain.push(plain_row(name, &in_signs(on, length, hit), &count));
    }
    let mut description = Phrase::new(says).with("lengths", list(shown));
    for change in &changes {
        description = and(description, goes(goes_to, change, shown[change.part]));
    }
    let mut notes = Vec::new();
    if shown.iter().any(|&length| length > LONG) {
        notes.push(Phrase::new("page-picture-long-strips").with("most", LONG));
    }
    notes.extend(more("page-picture-more-strips", scene.numbers.len(), MOST));
    let height = (ROW * shown.len() as i32).max(px(1));
    let title = Phrase::new(title).with("count", scene.numbers.len());
    let picture = Picture::new((width, height), title, description, shapes, plain);
    Drawn { picture, marked: changes.len(), notes }
}

/// Where a change acts on a strip, from 0: the first pin taken and how many, or the cell marked and 1.
/// None when no place gives these parts.
fn change_on(on: On, length: u64, left: &[u64]) -> Option<(u64, u64)> {
    let kept = left.iter().try_fold(0_u64, |sum, &part| sum.checked_add(part)).filter(|&kept| kept <= length)?;
    match on {
        On::Pins => Some((left.first().copied().unwrap_or(0), length - kept)),
        On::Cells { reach } => {
            let mut wanted: Vec<u64> = left.iter().copied().filter(|&part| part > 0).collect();
            wanted.sort_unstable();
            // The first part lies to the left of the mark; without one the mark is at the beginning.
            let first = left.first().copied().unwrap_or(0);
            let places = [first.saturating_add(reach)].into_iter().chain(0..=reach).filter(|&place| place < length);
            let mut parts =
                places.map(|place| (place, [place.saturating_sub(reach), (length - 1 - place).saturating_sub(reach)]));
            let found = parts.find(|(_, parts)| {
                let mut parts: Vec<u64> = parts.iter().copied().filter(|&part| part > 0).collect();
                parts.sort_unstable();
                parts == wanted
            });
            found.map(|(place, _)| (place, 1))
        }
    }
}

/// What is in a place of a strip after a change.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Kept,
    Taken,
    Marked,
    Useless,
}

fn place(on: On, at: u64, hit: Option<(u64, u64)>) -> Place {
    match (on, hit) {
        (On::Pins, Some((first, count))) if at >= first && at - first < count => Place::Taken,
        (On::Cells { .. }, Some((marked, _))) if at == marked => Place::Marked,
        (On::Cells { reach }, Some((marked, _))) if at.abs_diff(marked) <= reach => Place::Useless,
        _ => Place::Kept,
    }
}

/// How much of a strip is drawn.
fn drawn(length: u64) -> u64 {
    if length > LONG { BEGINNING } else { length }
}

/// Draws a strip and returns where it ends. A strip that is not drawn whole shows no change.
fn strip(
    on: On,
    length: u64,
    hit: Option<(u64, u64)>,
    (start, top, pitch): (i32, i32, i32),
    shapes: &mut Vec<Shape>,
) -> i32 {
    let whole = length <= LONG;
    let hit = hit.filter(|_| whole);
    let count = drawn(length);
    for at in 0..count {
        let (x, state) = (start + pitch * at as i32, place(on, at, hit));
        if on == On::Pins {
            pin(x + pitch / 2, top + px(30), state, shapes);
        } else {
            cell(x, top + px(30) - pitch, pitch, state, shapes);
        }
        if at == 0 || (at + 1) % 5 == 0 {
            shapes.push(mark("mid", x + pitch / 2, top + px(45), (at + 1).to_string()));
        }
    }
    let mut end = start + pitch * count as i32;
    if on == On::Pins {
        shapes.push(path("shelf", [(start, top + px(30)), (end, top + px(30))]));
    } else if count == 0 {
        // A strip without cells is a line, so that it can be seen.
        shapes.push(path("brace", [(start, top + px(6)), (start, top + px(30))]));
    }
    if !whole {
        shapes.push(mark("num", end + px(4), top + px(23), "…"));
        end += px(20);
    }
    end
}

/// A pin on a shelf: a head above a body.
fn pin(x: i32, base: i32, state: Place, shapes: &mut Vec<Shape>) {
    let class = if state == Place::Taken { "token taken" } else { "token" };
    shapes.push(Shape::Rect { class, x: x - px(5), y: base - px(16), width: px(10), height: px(15), round: px(3) });
    shapes.push(Shape::Circle { class, x, y: base - px(21), radius: 45 });
}

fn cell(x: i32, y: i32, side: i32, state: Place, shapes: &mut Vec<Shape>) {
    shapes.push(rect("cell", (x, y), side, side));
    match state {
        Place::Marked => board::cross(x, y, side, shapes),
        Place::Useless => board::hatch(x, y, side, shapes),
        Place::Kept | Place::Taken => {}
    }
}

/// A strip in characters.
fn in_signs(on: On, length: u64, hit: Option<(u64, u64)>) -> String {
    let hit = hit.filter(|_| length <= LONG);
    let sign = |at: u64| match (place(on, at, hit), on) {
        (Place::Kept, On::Pins) => '●',
        (Place::Taken, _) => '○',
        (Place::Kept, _) => '□',
        (Place::Marked, _) => 'X',
        (Place::Useless, _) => '░',
    };
    let signs: String = (0..drawn(length)).map(sign).collect();
    if length > LONG { signs + "…" } else { signs }
}

/// Whether strips have names, where they begin, and how far apart their places are.
fn measures(on: On, lengths: &[u64]) -> (bool, i32, i32) {
    let labelled = lengths.len() != 1;
    let pitch = match on {
        _ if lengths.iter().take(MOST).any(|length| (FREE + 1..=LONG).contains(length)) => CLOSE,
        On::Pins => PIN,
        On::Cells { .. } => CELL,
    };
    (labelled, if labelled { LABELS } else { px(1) }, pitch)
}

/// Pins to knock down.
pub(super) fn touch_pins(scene: &Scene, moves: &[Change], touch: &mut Touch) {
    ways(On::Pins, scene, moves, touch);
}

/// Cells to mark, none beside another.
pub(super) fn touch_chess(scene: &Scene, moves: &[Change], touch: &mut Touch) {
    ways(On::Cells { reach: 1 }, scene, moves, touch);
}

/// Cells to mark.
pub(super) fn touch_treblecross(scene: &Scene, moves: &[Change], touch: &mut Touch) {
    ways(On::Cells { reach: 2 }, scene, moves, touch);
}

/// Pins to stand up and to take away.
pub(super) fn edit_pins(scene: &Scene) -> Vec<Edit> {
    edits(On::Pins, scene)
}

/// Cells to add and to take away.
pub(super) fn edit_cells(scene: &Scene) -> Vec<Edit> {
    edits(On::Cells { reach: 0 }, scene)
}

/// Where a place of a strip is touched.
fn touched(on: On, lengths: &[u64], strip: usize, at: u64) -> Spot {
    let (_, start, pitch) = measures(on, lengths);
    Spot::alone((start + pitch * at as i32, ROW * strip as i32 + px(2)), (pitch, px(30)))
}

/// The first place that goes from a strip, with those after it, and the place after the last one, where one more comes.
fn edits(on: On, scene: &Scene) -> Vec<Edit> {
    let lengths = scene.numbers;
    let edit = |strip: usize, at: u64| {
        let length = if at == lengths[strip] { at + 1 } else { at };
        (touched(on, lengths, strip, at), with(lengths, strip, length))
    };
    let drawn = (0..lengths.len().min(MOST)).filter(|&strip| lengths[strip] <= LONG);
    drawn.flat_map(|strip| (0..=lengths[strip].min(LONG - 1)).map(move |at| edit(strip, at))).collect()
}

/// The runs of places that leave the parts of a move.
fn ways(on: On, scene: &Scene, moves: &[Change], touch: &mut Touch) {
    let place = |strip: usize, at: u64| {
        let name = Phrase::new("page-touch-pin").with("number", at + 1).with("row", strip + 1);
        Spot { name: (on == On::Pins).then_some(name), ..touched(on, scene.numbers, strip, at) }
    };
    for (step, change) in moves.iter().enumerate() {
        let Some(&length) = scene.numbers.get(change.part).filter(|&&length| length <= LONG) else { continue };
        if change.part >= MOST {
            continue;
        }
        // What is hit leaves the same parts where it is as far from the other end.
        if let Some((first, count)) = change_on(on, length, &change.left) {
            for first in [first, length - first - count] {
                touch.way(step, (first..first + count).map(|at| place(change.part, at)));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_of_changes_by_hand() {
        assert_eq!(change_on(On::Pins, 7, &[2, 3]), Some((2, 2)));
        assert_eq!(change_on(On::Pins, 7, &[6]), Some((6, 1)));
        assert_eq!(change_on(On::Pins, 2, &[0]), Some((0, 2)));
        assert_eq!(change_on(On::Pins, 2, &[3]), None);
        // N-51: five cells of Dawson's Chess leave strips of 3, of 2, or of 1 and 1.
        let chess = On::Cells { reach: 1 };
        assert_eq!(change_on(chess, 5, &[3]), Some((4, 1)));
        assert_eq!(change_on(chess, 5, &[2]), Some((3, 1)));
        assert_eq!(change_on(chess, 5, &[1, 1]), Some((2, 1)));
        assert_eq!(change_on(chess, 5, &[4]), None);
        assert_eq!(change_on(chess, 1, &[0]), Some((0, 1)));
        let treblecross = On::Cells { reach: 2 };
        assert_eq!(change_on(treblecross, 5, &[0, 0]), Some((2, 1)));
        assert_eq!(change_on(treblecross, 5, &[0, 1]), Some((1, 1)));
        assert_eq!(change_on(treblecross, 5, &[2]), Some((4, 1)));
    }
}
