//! What a block of a book is about, for those who touch it: a position, or a procedure with its numbers.
//!
//! Representation: a position as text, and how the block says another one.
//! It cannot fail: a block that is about neither has none.

use crate::picture::{self, PAIRS_FIT};
use crate::rules::{self, MoveShape, NIM, Play};

use super::answers::parsed;

/// The first words of pictures that are not positions.
const DRAWINGS: &[&str] = &[
    "astride",
    "automaton",
    "blocks",
    "chomp-table",
    "discs",
    "fano",
    "nim-sums",
    "openings",
    "pairs",
    "stairs",
    "tree",
    "values",
    "walk",
];

/// What comes before a position in misère play, and after one whose winning moves are drawn.
const MISERE: &str = "misere ";
const WINNING: &str = " winning";

/// Behind a board of the queen with two lines; another board has none.
const GOLDEN: &str = " golden";

/// The most heaps whose columns are looked at one after the other, and what each is below.
const MOST_HEAPS: usize = 6;
const HEAPS_BELOW: u64 = 64;

/// A position in the text of a block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// The position.
    pub position: String,
    /// Whether the last move loses.
    pub misere: bool,
    /// Whether its winning moves are wanted.
    winning: bool,
    /// Whether the block names a board, whose corner the position is.
    board: bool,
}

impl About {
    /// What the block says for another position.
    pub fn written(&self, position: &str) -> String {
        if self.board {
            let mut sides: Vec<String> = position.split_whitespace().map(str::to_owned).collect();
            let [last, first] = [sides.pop(), sides.pop()].map(|side| side.and_then(|side| side.parse::<u64>().ok()));
            let side = |side: Option<u64>| side.map_or(1, |side| side + 1);
            return format!("{} {}x{}", sides.join(" "), side(first), side(last));
        }
        let (misere, winning) = (if self.misere { MISERE } else { "" }, if self.winning { WINNING } else { "" });
        format!("{misere}{position}{winning}")
    }
}

/// The position that a block with this word and text is about, readable or not.
pub fn about(word: &str, text: &str) -> Option<About> {
    let text = text.trim();
    let (text, winning) = match text.strip_suffix(WINNING).filter(|_| word == "picture") {
        Some(text) => (text, true),
        None => (text, false),
    };
    let (position, misere) = text.strip_prefix(MISERE).map_or((text, false), |position| (position, true));
    let first = position.split_whitespace().next().unwrap_or_default();
    let about = |position: &str, board| Some(About { position: position.trim().to_owned(), misere, winning, board });
    match word {
        "play" | "solve" => about(position, false),
        // A game has several positions.
        "picture" if !DRAWINGS.contains(&first) && !position.contains('>') => about(position, false),
        "board" => {
            let (game, sides) = position.strip_suffix(GOLDEN).unwrap_or(position).rsplit_once(' ')?;
            let (width, height) = sides.split_once('x')?;
            let corner = |side: &str| side.parse::<u64>().ok()?.checked_sub(1);
            picture::lost_squares(game)?;
            about(&format!("{game} {} {}", corner(width)?, corner(height)?), true)
        }
        _ => None,
    }
}

/// The procedure that a block is about, by its name among the steps of a page, and its numbers.
pub fn procedure(word: &str, text: &str) -> Option<(&'static str, String)> {
    let fits = |text: &str| text.trim().parse().is_ok_and(|number| PAIRS_FIT.contains(&number));
    match (word, text.trim().strip_prefix("pairs ")) {
        ("trace", _) => Some(("reduction", text.trim().to_owned())),
        ("trios", _) if fits(text) => Some(("builder", text.trim().to_owned())),
        ("picture", Some(number)) if fits(number) => Some(("builder", number.trim().to_owned())),
        _ => {
            let heaps: Vec<String> = heaps(word, text)?.iter().map(u64::to_string).collect();
            Some(("columns", heaps.join(" ")))
        }
    }
}

/// The heaps of a position of Nim whose columns are looked at: one that is solved, because columns tell the answer.
pub fn heaps(word: &str, text: &str) -> Option<Vec<u64>> {
    let about = about(word, text).filter(|about| word == "solve" && !about.misere)?;
    let parsed = rules::parse(&about.position, Play::Normal).ok()?;
    let [rules] = &parsed.game.components[..] else { return None };
    let heaps = parsed.position.parts();
    let fits = (2..=MOST_HEAPS).contains(&heaps.len()) && heaps.iter().all(|&heap| heap < HEAPS_BELOW);
    (rules.name() == NIM && fits).then(|| heaps.to_vec())
}

/// What a reader may do with a block besides changing it: `play` from its position, `steps` of its procedure.
pub fn offers(word: &str, text: &str) -> Vec<&'static str> {
    // Heaps of a block that is there to be played are played where they are.
    let played = |about: &About| {
        parsed(&about.position).is_ok_and(|parsed| match &parsed.game.components[..] {
            [rules] => word != "play" || rules.move_shape() != MoveShape::TakeFromHeap,
            _ => word != "play",
        })
    };
    let mut offers = Vec::new();
    if about(word, text).is_some_and(|about| played(&about)) {
        offers.push("play");
    }
    if procedure(word, text).is_some() {
        offers.push("steps");
    }
    offers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_says_another_position_as_it_said_its_own() {
        for (word, text, position, other, written) in [
            ("solve", "misere nim 3 5", "nim 3 5", "nim 3 4", "misere nim 3 4"),
            ("picture", "chomp 3 2 1 winning", "chomp 3 2 1", "chomp 3 2", "chomp 3 2 winning"),
            ("board", "queen 12x9", "queen 11 8", "queen 6 2", "queen 7x3"),
            ("play", "squares 3x4", "squares 3x4", "squares 2x4", "squares 2x4"),
        ] {
            let about = about(word, text).unwrap_or_else(|| panic!("{word} {text}"));
            assert_eq!((about.position.as_str(), about.written(other).as_str()), (position, written));
        }
        for (word, text) in [
            ("picture", "fano"),
            ("picture", "values kayles 40"),
            ("picture", "automaton a: a > 3"),
            ("picture", "chomp 2x2 > 2 1 > 1 1"),
            ("board", "nim 8x8"),
            ("trace", "1 2 3"),
        ] {
            assert_eq!(about(word, text), None, "{word} {text}");
        }
    }

    #[test]
    fn what_is_offered_can_be_done() {
        for (word, text, offered) in [
            ("solve", "nim 7 3 12", &["play", "steps"][..]),
            ("solve", "misere nim 3 5 7", &["play"]),
            ("solve", "nim 46 45 99", &["play"]),
            ("picture", "chomp 3x4", &["play"]),
            ("picture", "pairs 7", &["steps"]),
            ("trios", "31", &[]),
            ("trace", "25 43 50", &["steps"]),
            ("play", "nim 2 3", &[]),
            ("picture", "nim 2 3", &["play"]),
            ("play", "chomp 3x4", &["play"]),
            ("values", "kayles 40", &[]),
            ("board", "queen 12x12", &["play"]),
        ] {
            assert_eq!(offers(word, text), offered, "{word} {text}");
        }
    }
}
