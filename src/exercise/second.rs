//! All that a second route may use of this room: reading the numbers of a position, and saying what it found.
//!
//! Nothing here knows who wins. Beside it second routes use `rules`, the search of a [`super::Verifier`] and
//! `baron`, each as far as the first route does not use the same.

use crate::document::{Answer, AnswerMove, Winner};
use crate::rules::{self, Game, Move, MoveShape, Parsed, Play, Position, Rules};
use crate::solver::Outcome;

use super::{Task, Verifier};
pub use crate::document::build::numbers_in;

/// The integers in such a text, a hyphen before the negative ones.
pub fn integers_in(text: &str) -> Vec<i128> {
    let within = |character: char| character.is_ascii_digit() || character == '-';
    text.split(|character| !within(character)).filter_map(|digits| digits.parse().ok()).collect()
}

/// The naturals in a text that holds nothing else, separated by blanks or commas.
///
/// # Errors
/// What is not a number.
pub fn only_numbers(text: &str) -> Result<Vec<u64>, String> {
    let words = text.split([' ', ',']).filter(|word| !word.is_empty());
    words.map(|word| word.parse().map_err(|_| format!("`{word}` is not a number"))).collect()
}

/// Exactly so many naturals.
///
/// # Errors
/// A sentence that names the text.
pub fn parse_exactly<const COUNT: usize>(text: &str) -> Result<[u64; COUNT], String> {
    <[u64; COUNT]>::try_from(numbers_in(text)).map_err(|_| format!("`{text}` does not hold {COUNT} numbers"))
}

/// The position in a text.
///
/// # Errors
/// Why it is not one.
pub fn read_position(text: &str, play: Play) -> Result<Parsed, String> {
    rules::parse(text, play).map_err(|error| error.message)
}

/// The position of one of these games, or of a sum, in a text.
///
/// # Errors
/// Why it is not one.
pub fn position_of(task: &Task, text: &str) -> Result<Parsed, String> {
    let authored = task.games.iter().filter(|rules| rules.authored().is_some());
    for rules in authored {
        let Some(numbers) = text.trim().strip_prefix(&rules.title()).filter(|rest| rest.starts_with(' ')) else {
            continue;
        };
        let (numbers, count) = (only_numbers(numbers)?, rules.shape().parts.0);
        if numbers.len() != count {
            let numbers = if count == 1 { "number" } else { "numbers" };
            return Err(format!("a position of `{}` has {count} {numbers}", rules.title()));
        }
        let (game, position) = (Game::single(rules.clone(), task.play), Position::of(numbers));
        return Ok(Parsed { game, position });
    }
    read_position(text, task.play)
}

/// The one heap of Nim up to `most` that makes a lost position beside this one: its Grundy value, found without mex.
///
/// # Errors
/// The text is not a position, the search does not reach it, or no heap so small balances it.
pub fn balancing_heap(position: &str, most: u64, verifier: &mut Verifier) -> Result<u64, String> {
    let at = read_position(position, Play::Normal)?;
    let labels = verifier.labels(&at.game);
    for heap in 0..=most {
        if labels.confirms_grundy(&at.position, heap).map_err(|limit| limit.to_string())? {
            return Ok(heap);
        }
    }
    Err(format!("no heap of Nim up to {most} balances `{position}`"))
}

/// The Grundy values of single heaps up to a little after they begin to repeat.
pub struct RepeatingRow {
    values: Vec<u64>,
    from: usize,
    length: usize,
}

impl RepeatingRow {
    /// The values by mex from the rules, until the condition of Guy and Smith shows the shortest period: if
    /// g(n) = g(n + p) from e to 2e + p + k, where one move takes at most k and leaves at most two heaps, then for all n
    /// from e on. None where it does not show below 600.
    pub fn of(rules: &Rules) -> Option<RepeatingRow> {
        let mut values: Vec<u64> = Vec::new();
        // Enough for every game that is asked about.
        let most = rules.parameters().iter().copied().max().unwrap_or(0).max(8) as usize;
        for next in 0..600 {
            let mut reached = Vec::new();
            rules.each_left(next, &mut |left| {
                reached.push(left.iter().fold(0, |sum, &part| sum ^ values[part as usize]));
            });
            values.push((0..).find(|value| !reached.contains(value)).unwrap_or_default());
            let known = values.len();
            if !known.is_multiple_of(50) {
                continue;
            }
            for length in 1..known / 2 {
                let differs = (0..known - length).rev().find(|&heap| values[heap] != values[heap + length]);
                let from = differs.map_or(0, |heap| heap + 1);
                if 2 * from + 2 * length + most < known {
                    return Some(RepeatingRow { values, from, length });
                }
            }
        }
        None
    }

    /// The value of a heap.
    pub fn value(&self, heap: u64) -> u64 {
        let from = self.from as u64;
        let same = if heap < from { heap } else { from + (heap - from) % self.length as u64 };
        self.values[same as usize]
    }
}

/// Whether the player to move loses a position, by the search.
///
/// # Errors
/// The text is not a position, or the search does not reach it.
pub fn is_lost(text: &str, play: Play, verifier: &mut Verifier) -> Result<bool, String> {
    let at = read_position(text, play)?;
    Ok(verifier.outcome(&at.game, &at.position)? == Outcome::P)
}

/// The boxes of those positions that are lost, each given by its text.
///
/// # Errors
/// As for [`is_lost`].
pub fn lost_boxes(texts: impl IntoIterator<Item = String>, verifier: &mut Verifier) -> Result<Answer, String> {
    let lost = texts.into_iter().map(|text| is_lost(&text, Play::Normal, verifier));
    Ok(boxes(&lost.collect::<Result<Vec<_>, _>>()?))
}

/// The boxes where it is true, as an answer.
pub fn boxes(ticked: &[bool]) -> Answer {
    Answer::Ticks((0..ticked.len()).filter(|&place| ticked[place]).collect())
}

/// Who wins, as an answer.
pub fn winner(outcome: Outcome) -> Answer {
    Answer::Winner(match outcome {
        Outcome::N => Winner::ToMove,
        Outcome::P => Winner::Other,
        Outcome::Draw => Winner::Nobody,
    })
}

/// A move of a game of one component, or of a sum with a heap in each, as an answer without words. What two routes
/// find alike is equal.
pub fn answer_move(game: &Game, step: &Move) -> AnswerMove {
    let left = match game.components[step.component].move_shape() {
        MoveShape::WholeBoard => Vec::new(),
        MoveShape::TakeFromHeap | MoveShape::SplitHeap => step.step.left.to_vec(),
    };
    AnswerMove {
        heap: step.component + step.step.part + 1,
        take: step.taken,
        left,
        to: game.text(&step.to),
        text: None,
        written: None,
    }
}
