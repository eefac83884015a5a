//! Moves in words: the one wording for sheets, keys, solutions, games in the terminal and the book.
//!
//! Representation: a [`Phrase`] made from the numbers of a move. A game says what a move does; where it is
//! made, in a heap, in a part of a sum, is added here.

use std::sync::LazyLock;

use crate::document::build::tuple;
use crate::document::{Arg, LANGUAGES, Phrase, Words};
use crate::rules::{Game, Move, MoveShape, Position};

/// How much of a move is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// `take 8 from heap 3`; a heap that splits says into what.
    Move,
    /// `take 8 from heap 3, leaving 4`: what is left of the heap.
    Left,
    /// `take 8 from heap 3, leaving (7, 3, 4)`: the position reached.
    Reached,
    /// `Take 8 from heap 3, leaving (7, 3, 4)`, at the beginning of a sentence.
    Headline,
}

/// What the heaps of a game are called, on its sheets and in their keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heaps {
    Rows,
    Strips,
    Tokens,
}

impl Heaps {
    /// Its name in messages.
    pub fn key(self) -> &'static str {
        match self {
            Heaps::Rows => "rows",
            Heaps::Strips => "strips",
            Heaps::Tokens => "heaps",
        }
    }
}

/// Where a move is made, as far as that needs words.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// The heap from 1, where there may be several.
    heap: Option<usize>,
    /// The part of a sum, from 1.
    part: Option<usize>,
    /// How much is said.
    pub detail: Detail,
}

impl Place {
    /// `take 8 from heap 3`
    pub fn take(self, take: u64) -> Phrase {
        let headline = self.detail == Detail::Headline;
        let phrase = Phrase::new(match (self.heap, self.part) {
            (None, None) if headline => "headline-take",
            (None, None) => "move-take",
            (Some(_), None) if headline => "headline-take-from-heap",
            (Some(_), None) => "move-take-from-heap",
            (None, Some(_)) => "move-take-from-part",
            (Some(_), Some(_)) => "move-take-from-heap-of-part",
        });
        self.headed(self.named(phrase.with("take", take)))
    }

    /// `split heap 3 into 1 and 2`
    pub fn split(self, left: &[u64]) -> Phrase {
        let phrase = match (self.heap, self.part) {
            (None, _) => return self.within(Phrase::new("move-split").with("left", numbers(left))),
            (Some(_), None) => Phrase::new("move-split-heap"),
            (Some(_), Some(_)) => Phrase::new("move-split-heap-of-part"),
        };
        self.headed(self.named(phrase.with("left", numbers(left))))
    }

    /// `row 3 becomes 1 and 2`, as it is written on sheets
    fn becomes(self, what: Heaps, left: &[u64]) -> Phrase {
        let left = if left.iter().all(|&heap| heap == 0) { Arg::Number(0) } else { numbers(left) };
        match (self.heap, self.part) {
            (None, Some(part)) => self.headed(Phrase::new("move-part-becomes").with("part", part).with("left", left)),
            (None, None) => self.headed(Phrase::new("move-only-becomes").with("what", what.key()).with("left", left)),
            (Some(heap), _) => {
                let phrase = Phrase::new("move-becomes").with("what", what.key());
                self.within(phrase.with("number", heap).with("left", left))
            }
        }
    }

    /// A move in words of the game's own, in its part of a sum.
    pub fn within(self, phrase: Phrase) -> Phrase {
        self.headed(match self.part {
            None => phrase,
            Some(part) => Phrase::new("move-in-part").with("move", phrase).with("part", part),
        })
    }

    fn headed(self, phrase: Phrase) -> Phrase {
        match self.detail {
            Detail::Headline => at_the_start(phrase),
            _ => phrase,
        }
    }

    fn named(self, mut phrase: Phrase) -> Phrase {
        phrase.args.extend(self.heap.map(|heap| ("heap", heap.into())));
        phrase.args.extend(self.part.map(|part| ("part", part.into())));
        phrase
    }
}

/// Moves inside a sentence, and the same at its beginning.
const AT_THE_START: [(&str, &str); 16] = [
    ("move-reach", "headline-reach"),
    ("move-split", "headline-split"),
    ("move-split-heap", "headline-split-heap"),
    ("move-split-heap-of-part", "headline-split-heap-of-part"),
    ("move-becomes", "headline-becomes"),
    ("move-only-becomes", "headline-only-becomes"),
    ("move-part-becomes", "headline-part-becomes"),
    ("move-take-from-part", "headline-take-from-part"),
    ("move-take-from-heap-of-part", "headline-take-from-heap-of-part"),
    ("move-turn", "headline-turn"),
    ("move-turn-from", "headline-turn-from"),
    ("move-left", "headline-left"),
    ("move-down", "headline-down"),
    ("move-diagonally", "headline-diagonally"),
    ("move-bite", "headline-bite"),
    ("move-cover", "headline-cover"),
];

/// A move at the beginning of a sentence. Some begin with a player, who is never capitalized.
fn at_the_start(phrase: Phrase) -> Phrase {
    let key = AT_THE_START.iter().find(|(inside, _)| *inside == phrase.key).map_or(phrase.key, |(_, start)| start);
    let start = |(name, arg)| match (name, arg) {
        ("move", Arg::Phrase(inner)) => (name, Arg::Phrase(at_the_start(inner))),
        other => other,
    };
    Phrase { key, args: phrase.args.into_iter().map(start).collect(), role: phrase.role }
}

/// A move in words, to appear inside a sentence unless it is a headline.
pub fn describe_move(game: &Game, before: &Position, step: &Move, detail: Detail) -> Phrase {
    let (rules, parts) = (&game.components[step.component], &before.0[step.component]);
    let (sum, acts, left) = (game.components.len() > 1, rules.move_shape(), &step.step.left[..]);
    let only = parts.len() == 1 && (sum || acts == MoveShape::SplitHeap || rules.shape().parts.1 == 1);
    let heap = (acts != MoveShape::WholeBoard && !only).then_some(step.step.part + 1);
    let place = Place { heap, part: sum.then_some(step.component + 1), detail };
    let what = super::of(rules).heaps(rules);
    if what != Heaps::Tokens {
        return place.becomes(what, left);
    }
    let described = super::of(rules).describe_move(rules, parts, step, place);
    let reached = matches!(detail, Detail::Reached | Detail::Headline);
    match acts {
        MoveShape::WholeBoard => described,
        _ if reached && parts.len() > 1 => leaving(described, tuple(&step.to.0[step.component])),
        MoveShape::SplitHeap if step.taken == 0 => described,
        MoveShape::SplitHeap => leaving(described, numbers(left)),
        MoveShape::TakeFromHeap if detail == Detail::Move => described,
        MoveShape::TakeFromHeap => leaving(described, left[0]),
    }
}

/// A move with what it leaves.
pub fn leaving(described: Phrase, left: impl Into<Arg>) -> Phrase {
    Phrase::new("move-leaving").with("move", described).with("left", left)
}

/// Numbers with commas and an `and` before the last; the word for nothing if only 0 is left.
pub fn numbers(numbers: &[u64]) -> Arg {
    joined(numbers, "list-and")
}

/// Numbers of which one is chosen, with an `or` before the last.
pub fn choice(numbers: &[u64]) -> Arg {
    joined(numbers, "list-or")
}

/// Signs with commas and an `and` before the last.
pub fn all_of(signs: &[String]) -> Arg {
    match signs {
        [most @ .., last] if !most.is_empty() => two("list-and", each(most, "list-more"), Arg::Signs(last.clone())),
        _ => each(signs, "list-more"),
    }
}

/// Signs with semicolons.
pub fn parted(signs: &[String]) -> Arg {
    each(signs, "list-parted")
}

/// Signs each by itself: among words from right to left the first of them is the rightmost.
fn each(signs: &[String], key: &'static str) -> Arg {
    let signs = signs.iter().cloned().map(Arg::Signs);
    signs.reduce(|most, one| two(key, most, one)).unwrap_or_else(|| Phrase::new("nothing").into())
}

fn two(key: &'static str, first: Arg, last: Arg) -> Arg {
    Phrase::new(key).with("first", first).with("last", last).into()
}

fn joined(numbers: &[u64], key: &'static str) -> Arg {
    match numbers {
        [] | [0] => Phrase::new("nothing").into(),
        [only] => Arg::Number(*only),
        [first @ .., last] => {
            let first = first.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
            Phrase::new(key).with("first", Arg::Text(first)).with("last", *last).into()
        }
    }
}

/// The words of the programs that read JSON.
static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::new(&LANGUAGES[0]).expect("a test reads the built-in words"));

/// A phrase in English, for programs: the same text beside pages of every language.
pub fn english(phrase: &Phrase) -> String {
    ENGLISH.text(phrase).expect("tests word every move")
}

/// A move in English, for programs.
pub fn move_text(game: &Game, before: &Position, step: &Move) -> String {
    english(&describe_move(game, before, step, Detail::Move))
}
