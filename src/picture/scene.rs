//! A position to be drawn: plain numbers, and what is to be marked on it.
//!
//! Representation: a [`Scene`] says nothing of rules; each drawing knows what its numbers mean. Whatever
//! a drawing leaves out or marks is in notes, lines of words below it.
//! How it ends: numbers that no position has give an odd drawing, never a panic; a name that is not in
//! the list gives none.

use super::{and, drawing, word};
use crate::document::{Arg, Inline, Phrase, Picture, Shape, px};

/// The most parts of a sum that one picture shows.
pub const MOST_COMPONENTS: usize = 8;

/// A picture with notes is at least so wide, so that they fit in.
const NOTES_NEED: i32 = px(300);
const NOTE: i32 = px(18);
/// Words beside a long number need this, and each of its digits so much.
const WORDS_NEED: i32 = px(190);
const SIGN: i32 = px(8);
/// Between the parts of a sum.
const BETWEEN: i32 = px(20);
/// Above them is the name of each.
const HEAD: i32 = px(22);

/// A position in plain numbers.
#[derive(Clone, Copy, Debug, Default)]
pub struct Scene<'a> {
    /// The game as typed, with its parameters: `subtract(1,2,3)`.
    pub game: &'a str,
    /// The numbers of the position, in the order typed.
    pub numbers: &'a [u64],
    /// The winning moves, if they were asked for. Boards mark all of them, heaps one each, rows one.
    pub winning: Option<&'a [Change]>,
    /// The positions of two numbers in which whoever has to move loses, if they were asked for.
    pub lost: Option<&'a [[u64; 2]]>,
    /// What a reason points at, on boards that know how to show it.
    pub stress: &'a [Stress],
}

/// Something on a board that a reason points at. Rows and columns of chocolate count from the poison, from 0; points
/// and cells of other boards are numbered as in the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stress {
    /// A square with a number in it; squares with the same number belong together.
    Number {
        /// Its row.
        row: usize,
        /// Its column.
        column: usize,
        /// The number.
        number: u64,
    },
    /// A square in a frame.
    Frame {
        /// Its row.
        row: usize,
        /// Its column.
        column: usize,
    },
    /// The point marked last, in a frame.
    New(usize),
    /// A point in a ring: a line ends there.
    Goal(usize),
    /// A heavy line through three points.
    Line([usize; 3]),
    /// The upright line in the middle of a board.
    Upright,
    /// The level line in the middle.
    Level,
    /// The middle itself.
    Middle,
}

/// What a move puts in the place of a heap, or of all numbers where they belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Which heap, from 0; 0 where the numbers belong together.
    pub part: usize,
    /// What is there after the move.
    pub left: Vec<u64>,
}

impl Scene<'_> {
    /// The winning moves; none when they were not asked for.
    pub(super) fn changes(&self) -> &[Change] {
        self.winning.unwrap_or(&[])
    }

    /// The first winning move of each heap, of those that fit on the drawing.
    pub(super) fn one_of_each_heap(&self, fits: impl Fn(&Change) -> bool) -> Vec<&Change> {
        let mut found: Vec<&Change> = Vec::new();
        for change in self.changes().iter().filter(|change| fits(change)) {
            if found.iter().all(|known| known.part != change.part) {
                found.push(change);
            }
        }
        found
    }
}

/// A drawing before its notes.
pub struct Drawn {
    /// The drawing itself.
    pub picture: Picture,
    /// How many of the winning moves are marked.
    pub marked: usize,
    /// What is not drawn, and what signs mean.
    pub notes: Vec<Phrase>,
}

/// The picture of a position of the game with this name.
pub fn of(name: &str, scene: &Scene) -> Picture {
    described(name, scene, ["page-picture-winning", "page-picture-winning-some"])
}

/// The same of a part of a sum, where other parts may have winning moves too.
pub fn of_part(name: &str, scene: &Scene) -> Picture {
    described(name, scene, ["page-picture-winning-part", "page-picture-winning-some-part"])
}

/// A picture with its notes; the keys are those of all winning moves marked, and of some.
fn described(name: &str, scene: &Scene, [all, some]: [&'static str; 2]) -> Picture {
    let Drawn { mut picture, marked, mut notes } = (drawing(name).draw)(scene);
    if let Some(winning) = scene.winning {
        notes.push(match (winning.len(), marked) {
            (0, _) => Phrase::new("page-picture-winning-none"),
            (count, marked) if count == marked => Phrase::new(all).with("count", count),
            (count, marked) => Phrase::new(some).with("marked", marked).with("count", count),
        });
    }
    let what = Arg::Phrase(picture.title);
    picture.title = of_game(scene, what);
    noted(picture, notes)
}

/// The same without its notes, beside words that say them.
pub fn without_notes(name: &str, scene: &Scene) -> Picture {
    let Drawn { mut picture, .. } = (drawing(name).draw)(scene);
    picture.title = of_game(scene, Arg::Phrase(picture.title));
    picture
}

/// What is drawn, and of which game it is.
fn of_game(scene: &Scene, what: Arg) -> Phrase {
    Phrase::new("page-picture-of").with("game", Phrase::game(scene.game)).with("what", what)
}

/// How far down the drawings of the parts of a sum are, from their heights.
pub fn tops(heights: impl Iterator<Item = i32>) -> Vec<i32> {
    let below = |end: &mut i32, height| {
        let top = *end + HEAD;
        *end = top + height + BETWEEN;
        Some(top)
    };
    heights.scan(0, below).collect()
}

/// The pictures of the parts of a sum, each with the name of its game, below one another, and how many more there are.
pub fn sum(parts: Vec<(Phrase, Picture)>, more: usize) -> Picture {
    let count = parts.len() + more;
    let mut whole = Picture {
        mirrors: parts.iter().all(|(_, part)| part.mirrors),
        ..Picture::new(
            (px(1), 0),
            Phrase::new("page-picture-sum").with("count", count),
            Phrase::new("page-picture-sum-says").with("count", count),
            Vec::new(),
            Vec::new(),
        )
    };
    let tops = tops(parts.iter().map(|(_, part)| part.height));
    for (index, ((game, part), top)) in parts.into_iter().zip(tops).enumerate() {
        let named = |what| Phrase::new("page-picture-part").with("number", index + 1).with("what", Arg::Phrase(what));
        let (shown, head) = (named(game), named(part.title));
        whole.shapes.push(word("bold-word", 0, top - px(8), shown.clone()));
        whole.shapes.extend(part.shapes.into_iter().map(|shape| moved_down(shape, top)));
        whole.width = whole.width.max(part.width).max(NOTES_NEED);
        whole.height = top + part.height;
        whole.description = and(
            whole.description,
            and(Phrase::new("page-picture-stop").with("what", Arg::Phrase(head.clone())), part.description),
        );
        whole.plain.push(vec![Inline::Say(shown)]);
        whole.plain.extend(part.plain);
    }
    whole.height = whole.height.max(px(1));
    match more {
        0 => whole,
        more => noted(whole, vec![Phrase::new("page-picture-more-parts").with("count", more)]),
    }
}

/// The picture with lines of words below it.
fn noted(mut picture: Picture, notes: Vec<Phrase>) -> Picture {
    for note in notes {
        picture.width = picture.width.max(NOTES_NEED).max(WORDS_NEED + SIGN * signs(&note));
        picture.height += NOTE;
        picture.shapes.push(word("", 0, picture.height - px(4), note.clone()));
        picture.plain.push(vec![Inline::Say(note.clone())]);
        let sentence = Phrase::new("page-picture-stop").with("what", Arg::Phrase(note));
        picture.description = and(picture.description, sentence);
    }
    picture
}

/// How many signs a note has beside its words.
fn signs(note: &Phrase) -> i32 {
    let lengths = note.args.iter().map(|(_, arg)| match arg {
        Arg::Signs(signs) => signs.chars().count() as i32,
        _ => 0,
    });
    lengths.sum()
}

fn moved_down(mut shape: Shape, far: i32) -> Shape {
    match &mut shape {
        Shape::Circle { y, .. } | Shape::Rect { y, .. } | Shape::Text { y, .. } => *y += far,
        Shape::Path { points, .. } => points.iter_mut().for_each(|(_, y)| *y += far),
    }
    shape
}

#[cfg(test)]
mod tests {
    use super::super::DRAWINGS;
    use super::*;

    #[test]
    fn notes_say_how_many_winning_moves_are_marked() {
        let last = |winning: &[Change]| {
            let scene = Scene { game: "nim", numbers: &[5, 9, 10], winning: Some(winning), ..Scene::default() };
            let picture = of("nim", &scene);
            match picture.plain.last().and_then(|line| line.last()) {
                Some(Inline::Say(phrase)) => phrase.key,
                _ => "",
            }
        };
        let change = |part| Change { part, left: vec![3] };
        assert_eq!(last(&[]), "page-picture-winning-none");
        assert_eq!(last(&[change(0)]), "page-picture-winning");
        assert_eq!(last(&[change(0), change(1)]), "page-picture-winning");
        assert_eq!(last(&[change(0), change(0)]), "page-picture-winning-some");
    }

    #[test]
    fn any_numbers_of_any_game_are_drawn() {
        assert!(DRAWINGS.is_sorted_by_key(|(name, _)| name));
        for name in DRAWINGS.iter().map(|(name, _)| *name).chain(["chess"]) {
            for numbers in [&[][..], &[0], &[u64::MAX; 3], &[0, 0, 7, 7], &[9; 40], &[u64::MAX; 1000]] {
                let changes = [Change { part: 0, left: Vec::new() }, Change { part: 3, left: vec![u64::MAX; 2] }];
                let lost = Some(&[[0, 0], [u64::MAX; 2]][..]);
                let stress = [Stress::New(700), Stress::Goal(8), Stress::Line([0, 7, 9]), Stress::Middle];
                let scene = Scene { game: name, numbers, winning: Some(&changes), lost, stress: &stress };
                let picture = of(name, &scene);
                assert!(picture.width > 0 && picture.height > 0, "{name}");
            }
        }
    }
}
