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
        self.named(phrase.with("take", take))
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

    /// `mark a cell of strip 3`
    pub fn mark(self) -> Phrase {
        self.within(match self.heap {
            None => Phrase::new("move-mark"),
            Some(strip) => Phrase::new("move-mark-of-strip").with("strip", strip),
        })
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
            Detail::Headline => Phrase::new("headline-move").with("move", phrase),
            _ => phrase,
        }
    }

    fn named(self, mut phrase: Phrase) -> Phrase {
        phrase.args.extend(self.heap.map(|heap| ("heap", heap.into())));
        phrase.args.extend(self.part.map(|part| ("part", part.into())));
        phrase
    }
}

/// A move in words, to appear inside a sentence unless it is a headline.
pub fn describe_move(game: &Game, before: &Position, step: &Move, detail: Detail) -> Phrase {
    let (rules, parts) = (&game.components[step.component], &before.0[step.component]);
    let (sum, acts, left) = (game.components.len() > 1, rules.move_shape(), &step.step.left[..]);
    let only = parts.len() == 1 && (sum || acts == MoveShape::SplitHeap || rules.shape().parts.1 == 1);
    let heap = (acts != MoveShape::WholeBoard && !only).then_some(step.step.part + 1);
    let place = Place { heap, part: sum.then_some(step.component + 1), detail };
    let described = super::of(rules).describe_move(&**rules, parts, step, place);
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
    match numbers {
        [] | [0] => Phrase::new("nothing").into(),
        [only] => Arg::Number(*only),
        [first @ .., last] => {
            let first = first.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
            Phrase::new("list-and").with("first", Arg::Text(first)).with("last", *last).into()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{ALL, Play, parse};

    fn texts(position: &str, detail: Detail) -> Vec<String> {
        let parsed = parse(position, Play::Normal).expect("a position");
        let moves = parsed.game.moves(&parsed.position);
        let phrase = |step| describe_move(&parsed.game, &parsed.position, step, detail);
        moves.iter().map(|step| ENGLISH.text(&phrase(step)).expect("words")).collect()
    }

    #[test]
    fn heaps_are_named_where_there_are_several() {
        let texts = |position| texts(position, Detail::Move);
        assert_eq!(texts("nim 0 1 2"), ["take 1 from heap 2", "take 2 from heap 3", "take 1 from heap 3"]);
        assert_eq!(texts("nim 1"), ["take 1 from heap 1"]);
        assert_eq!(texts("subtract(2) 21"), ["take 2"]);
        assert_eq!(texts("kayles 2"), ["take 2, leaving nothing", "take 1, leaving 1"]);
        assert_eq!(texts("kayles 0 3")[1], "take 1 from heap 2, leaving 1 and 1");
        assert_eq!(texts("grundy 3"), ["split the heap into 1 and 2"]);
        assert_eq!(texts("grundy 3 0"), ["split heap 1 into 1 and 2"]);
        assert_eq!(texts("treblecross 1"), ["mark a cell, leaving nothing"]);
    }

    #[test]
    fn parts_of_a_sum_are_named() {
        assert_eq!(
            texts("nim 1 1 + subtract(1,3) 4 + nim 1", Detail::Left),
            [
                "take 1 from heap 1 of part 1, leaving 0",
                "take 1 from heap 2 of part 1, leaving 0",
                "take 3 from part 2, leaving 1",
                "take 1 from part 2, leaving 3",
                "take 1 from part 3, leaving 0",
            ]
        );
        assert_eq!(
            texts("grundy 3 0 + grundy 3 + turtles b", Detail::Move),
            ["split heap 1 of part 1 into 1 and 2", "split the heap into 1 and 2 in part 2", "turn coin 1 in part 3",]
        );
    }

    #[test]
    fn sheets_say_what_is_reached() {
        assert_eq!(texts("nim 1 2", Detail::Reached)[0], "take 1 from heap 1, leaving (0, 2)");
        assert_eq!(texts("nim 1 2", Detail::Headline)[0], "Take 1 from heap 1, leaving (0, 2)");
        assert_eq!(texts("kayles 3 0", Detail::Reached)[1], "take 1 from heap 1, leaving (1, 1, 0)");
        assert_eq!(texts("fibonacci 3", Detail::Headline)[0], "Take 2, leaving 1");
        assert_eq!(texts("queen 1 2", Detail::Reached)[3], "move 1 diagonally, to (0, 1)");
        assert_eq!(texts("chomp 1x2", Detail::Headline), ["A winning move: bite at row 1, column 2"]);
    }

    #[test]
    fn boards_and_rows_have_words_of_their_own() {
        let texts = |position| texts(position, Detail::Move);
        assert_eq!(texts("queen 1 2"), ["move 1 to the left", "move 2 down", "move 1 down", "move 1 diagonally"]);
        assert_eq!(
            texts("chomp 2 2"),
            ["bite at row 1, column 2", "bite at row 2, column 1", "bite at row 2, column 2"]
        );
        assert_eq!(texts("turtles wb"), ["turn coin 2", "turn coins 1 and 2"]);
        assert_eq!(texts("mock-turtles wwb")[3], "turn coins 1, 2 and 3");
        assert_eq!(texts("flip-right bb"), ["turn coin 1 and all to its right", "turn coin 2"]);
        assert_eq!(texts("squares 3x2")[1], "cover from row 2, column 1");
        assert_eq!(texts("tictactoe X../.../...")[3], "o at row 2, column 2");
        assert_eq!(texts("trihex x:D")[1], "o takes B");
    }

    #[test]
    fn every_game_has_words_for_its_moves() {
        for family in ALL {
            for detail in [Detail::Move, Detail::Left, Detail::Reached, Detail::Headline] {
                assert!(!texts(family.example, detail).is_empty(), "{}", family.name);
            }
        }
    }
}
