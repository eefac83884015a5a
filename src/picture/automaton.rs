//! An automaton that reads columns of digits: its states in a row, a second ring around those that say yes.
//!
//! Representation: state 1 is first, and an arrow from nowhere leads to it. Arrows to the state itself are loops above
//! it, arrows to the next state are straight, all others arcs below the row; each has the columns that it is for.
//! How it ends: no picture (`None`) for no states or more than 6.
//! Source: Büchi 1960.

use super::{circle, mark, path, signs, word};
use crate::document::build::list;
use crate::document::{Label, Phrase, Picture, Shape, px};

/// More states are not drawn.
const MOST: usize = 6;

/// Longer labels are words.
const LISTED: usize = 3;
/// Such words are at most so many signs in any language.
const WORDS: usize = 7;

const RADIUS: i32 = px(17);
/// With the ring around it.
const OUTER: i32 = px(21);
/// From state to state at least, and the width of a sign of a label.
const PITCH: i32 = px(104);
const SIGN: i32 = 68;
/// The middle of the first state at least, and of the row.
const FIRST: i32 = px(44);
const ROW: i32 = px(66);
/// How deep an arc to a neighbour is, and how much deeper for each state more.
const DEEP: i32 = px(34);
const DEEPER: i32 = px(26);
const NOTE: i32 = px(20);
/// What the note below needs in any language.
const NOTE_NEEDS: i32 = px(356);

/// An automaton to be drawn.
pub struct Automaton<'a> {
    /// What it decides, with the names of its numbers.
    pub about: &'a str,
    /// For each state, whether it says yes at the end; the first one is where it begins.
    pub accept: &'a [bool],
    /// From state to state, and the columns that are read there.
    pub arrows: &'a [(usize, usize, Vec<String>)],
}

/// The automaton.
pub fn automaton(automaton: &Automaton) -> Option<Picture> {
    let &Automaton { about, accept, arrows } = automaton;
    if !(1..=MOST).contains(&accept.len()) {
        return None;
    }
    // A label has room above its state, or between two of them.
    let room = |is: &dyn Fn(usize, usize) -> bool| {
        let labels = arrows.iter().filter(|(from, to, _)| is(*from, *to)).map(|arrow| label(arrow, arrows).1);
        SIGN * labels.max().unwrap_or(0) as i32
    };
    let (loops, straight) = (room(&|from, to| from == to), room(&|from, to| to == from + 1));
    let pitch = PITCH.max(loops + px(12)).max(straight + 2 * OUTER + px(20));
    let first = FIRST.max(loops / 2);
    let x = |state: usize| first + pitch * state as i32;
    let mut shapes = Vec::new();
    arrow([(x(0) - px(44), ROW), (x(0) - OUTER - px(2), ROW)], &mut shapes);
    for (state, &yes) in accept.iter().enumerate() {
        shapes.push(circle("cell", (x(state), ROW), RADIUS));
        if yes {
            shapes.push(circle("stem", (x(state), ROW), OUTER));
        }
        shapes.push(mark("num mid", x(state), ROW + px(5), (state + 1).to_string()));
    }
    let mut bottom = ROW + OUTER;
    for one in arrows {
        let (from, to) = (one.0, one.1);
        let (a, b) = (x(from), x(to));
        let (x, y) = if from == to {
            let around = [(-8, -20), (-14, -30), (-9, -39), (0, -42), (9, -39), (14, -30), (8, -20)];
            arrow(around.map(|(right, down)| (a + px(right), ROW + px(down))), &mut shapes);
            (a, ROW - px(48))
        } else if to == from + 1 {
            let ends = [a + OUTER + px(2), b - OUTER - px(2)];
            arrow(ends.map(|x| (x, ROW)), &mut shapes);
            (i32::midpoint(a, b), ROW - px(7))
        } else {
            // There and back do not lie on one another.
            let deep = DEEP + DEEPER * (from.abs_diff(to) as i32 - 1) + if to < from { DEEPER / 2 } else { 0 };
            let side = if from < to { px(6) } else { -px(6) };
            let (start, end, top) = (a + side, b - side, ROW + OUTER + px(1));
            // A parabola in sixteen steps.
            let point = |step: i32| (start + (end - start) * step / 16, top + deep * step * (16 - step) / 64);
            arrow(std::array::from_fn::<_, 17, _>(|step| point(step as i32)), &mut shapes);
            bottom = bottom.max(top + deep + px(16));
            (i32::midpoint(start, end), top + deep + px(14))
        };
        shapes.push(Shape::Text { class: "mid", x, y, label: label(one, arrows).0 });
    }
    shapes.push(word("", 0, bottom + NOTE, Phrase::new("page-picture-automaton-signs")));
    let yes: Vec<u64> = (1..).zip(accept).filter(|(_, yes)| **yes).map(|(state, _)| state).collect();
    let lines: Vec<String> =
        arrows.iter().map(|(from, to, columns)| format!("{} → {}: {}", from + 1, to + 1, columns.join(", "))).collect();
    let last = x(accept.len() - 1);
    Some(Picture::new(
        ((last + OUTER.max(loops / 2) + px(4)).max(NOTE_NEEDS), bottom + NOTE + px(6)),
        Phrase::new("page-picture-automaton").with("about", about),
        Phrase::new("page-picture-automaton-says")
            .with("count", accept.len())
            .with("arrows", lines.join("; "))
            .with("many", yes.len())
            .with("yes", list(&yes)),
        shapes,
        lines.into_iter().map(signs).collect(),
    ))
}

/// The label of an arrow, and how many signs it has.
fn label(arrow: &(usize, usize, Vec<String>), arrows: &[(usize, usize, Vec<String>)]) -> (Label, usize) {
    let (from, _, columns) = arrow;
    let of_state = || arrows.iter().filter(|(other, ..)| other == from).map(|(.., columns)| columns.len());
    let as_many = of_state().filter(|&count| count >= columns.len()).count();
    match of_state().sum::<usize>() {
        all if all == columns.len() => (Label::Phrase(Phrase::new("page-picture-automaton-all")), WORDS),
        _ if columns.len() > LISTED && as_many == 1 => {
            (Label::Phrase(Phrase::new("page-picture-automaton-others")), WORDS)
        }
        _ => {
            let text = columns.join(", ");
            let long = text.chars().count();
            (Label::Signs(text), long)
        }
    }
}

/// An arrow along these points, its tip in the direction of the last two.
fn arrow<const COUNT: usize>(mut points: [(i32, i32); COUNT], shapes: &mut Vec<Shape>) {
    let [.., before, end] = points[..] else { return };
    let (dx, dy) = (end.0 - before.0, end.1 - before.1);
    let far = (dx * dx + dy * dy).isqrt().max(1);
    // So far back along the last line, and so far aside.
    let at = |back: i32, aside: i32| (end.0 - (dx * back + dy * aside) / far, end.1 - (dy * back - dx * aside) / far);
    let tip = [end, at(px(7), 35), at(px(7), -35), end];
    if let Some(last) = points.last_mut() {
        *last = at(px(6).min(far), 0);
    }
    shapes.extend([path("arrow", points), path("tip", tip)]);
}

#[cfg(test)]
mod tests {
    use super::super::count;
    use super::*;

    fn arrows(all: &[(usize, usize, &str)]) -> Vec<(usize, usize, Vec<String>)> {
        all.iter().map(|&(from, to, text)| (from, to, text.split(' ').map(str::to_owned).collect())).collect()
    }

    #[test]
    fn comparing_two_numbers_takes_three_states() {
        let arrows =
            arrows(&[(0, 0, "00 11"), (0, 1, "01"), (0, 2, "10"), (1, 1, "00 01 10 11"), (2, 2, "00 01 10 11")]);
        let less = Automaton { about: "a < b", accept: &[false, true, false], arrows: &arrows };
        let picture = automaton(&less).expect("three states fit");
        // One arrow more leads to the first state.
        assert_eq!((count(&picture, "cell"), count(&picture, "stem"), count(&picture, "tip")), (3, 1, 6));
        let labels: Vec<&str> = picture
            .shapes
            .iter()
            .filter_map(|shape| match shape {
                Shape::Text { class: "mid", label: Label::Signs(text), .. } => Some(text.as_str()),
                Shape::Text { class: "mid", label: Label::Phrase(phrase), .. } => Some(phrase.key),
                _ => None,
            })
            .collect();
        let all = "page-picture-automaton-all";
        assert_eq!(labels, ["00, 11", "01", "10", all, all]);
        assert_eq!(picture.plain[1], signs("1 → 2: 01"));
        assert!(automaton(&Automaton { about: "", accept: &[true; 7], arrows: &[] }).is_none());
        assert!(automaton(&Automaton { about: "", accept: &[], arrows: &[] }).is_none());
    }
}
