//! What a player types: commands, and moves by number, by words, or by numbers alone.
//!
//! Representation: numbers alone are those of the list of moves; everything else is read by `marking`, as an answer on a
//! sheet is.
//! Failure: what is not a move, or more than one, is answered with the way out; nothing is guessed.

use crate::document::{Arg, Phrase, Words, WordsError};
use crate::exercise::games::{self, Detail, Naming, describe_move};
use crate::marking;
use crate::rules::{Game, Move, MoveShape, Position, Step};
use crate::source::{steers, suggest};

/// The words that are not moves.
const COMMANDS: [&str; 6] = ["hint", "moves", "undo", "why", "help", "quit"];

/// How many moves are shown to somebody whose words fit several.
const MOST_SHOWN: usize = 6;

/// A move that can be made, as listed.
#[derive(Clone, Debug)]
pub struct Choice {
    /// What to type for it: its place from 1, or with a single heap how much is taken.
    pub number: u64,
    /// The move as `solve` prints it.
    pub words: String,
    /// The move in numbers alone: the part of a sum, the heap if there are several, then what is taken and,
    /// where heaps split, what is left. On boards and with coins the numbers of its words.
    pub numbers: Vec<u64>,
    /// The move.
    pub step: Move,
}

/// Every move of a position; where a single heap only becomes smaller, each is numbered by what it takes,
/// and the smallest comes first.
///
/// # Errors
/// A missing word.
pub fn choices(game: &Game, position: &Position, words: &Words) -> Result<Vec<Choice>, WordsError> {
    let taking = takes_from_one_heap(game, position);
    let mut choices = Vec::new();
    for (place, step) in game.moves(position).into_iter().enumerate() {
        let words = words.text(&describe_move(game, position, &step, Detail::Left))?;
        let numbers = numbers(game, position, &step, &words);
        let number = if taking { numbers[0] } else { place as u64 + 1 };
        choices.push(Choice { number, words, numbers, step });
    }
    choices.sort_by_key(|choice| choice.number);
    Ok(choices)
}

/// Whether a move is named by how much it takes: Fibonacci nim, and one heap that only becomes smaller.
fn takes_from_one_heap(game: &Game, position: &Position) -> bool {
    let [rules] = &game.components[..] else { return false };
    let before = position.parts();
    match rules.move_shape() {
        MoveShape::TakeFromHeap => before.len() == 1,
        MoveShape::SplitHeap => false,
        // A heap with a limit.
        MoveShape::WholeBoard => {
            let named = |step: &Step| games::of(rules).naming(rules, before, &step.left);
            rules.steps(before).first().map(named) == Some(Naming::Heap)
        }
    }
}

fn numbers(game: &Game, position: &Position, step: &Move, words: &str) -> Vec<u64> {
    let (rules, parts) = (&game.components[step.component], &position.0[step.component]);
    let sum = game.components.len() > 1;
    let mut all: Vec<u64> = sum.then_some(step.component as u64 + 1).into_iter().collect();
    if rules.move_shape() == MoveShape::WholeBoard {
        all.extend(tokens(words).iter().filter_map(|word| word.parse::<u64>().ok()));
        // The words of a sum end with the part, which is there already.
        all.truncate(all.len() - usize::from(sum));
        return all;
    }
    if parts.len() > 1 {
        all.push(step.step.part as u64 + 1);
    }
    // Where heaps are longer strips, nobody sees how much is taken.
    let strip = rules.code().is_some_and(|(_, larger)| larger > 0);
    if step.taken > 0 && !strip {
        all.push(step.taken);
    }
    if rules.move_shape() == MoveShape::SplitHeap {
        all.extend(&step.step.left);
    }
    all
}

/// Letters and digits in runs, in lower case, without the words that only join others.
fn tokens(text: &str) -> Vec<String> {
    let lower = text.to_lowercase();
    let words = lower.split(|character: char| !character.is_alphanumeric()).filter(|word| !word.is_empty());
    words.filter(|word| !["from", "of", "at", "and", "the", "in", "to"].contains(word)).map(str::to_owned).collect()
}

/// A line that is not a command, in lower case, and where it was typed.
pub struct Typed<'t> {
    /// The line.
    pub line: &'t str,
    /// The game.
    pub game: &'t Game,
    /// The position.
    pub position: &'t Position,
    /// Its moves.
    pub choices: &'t [Choice],
    /// Whether the numbers of the list are seen.
    pub listed: bool,
    /// The words of the language.
    pub words: &'t Words,
}

/// The place of a move in the list, or why the line is none.
type Chosen = Result<usize, Phrase>;

impl Typed<'_> {
    /// The move that is meant.
    ///
    /// # Errors
    /// A missing word.
    pub fn choice(&self) -> Result<Chosen, WordsError> {
        let typed = tokens(self.line);
        if let Some(place) = self.exactly(&typed) {
            return Ok(Ok(place));
        }
        let is_bare = self.line.chars().all(|sign| sign.is_ascii_digit() || sign.is_whitespace() || sign == ',');
        let given: Option<Vec<u64>> = typed.iter().map(|word| word.parse().ok().filter(|_| is_bare)).collect();
        match given.as_deref() {
            Some([]) | None => Ok(self.in_words(&typed)),
            // A number of a list that nobody sees is meant by nobody.
            Some([_]) if !self.listed && !takes_from_one_heap(self.game, self.position) => Ok(Err(self.no_move())),
            Some([number]) => match self.choices.iter().position(|choice| choice.number == *number) {
                Some(place) => Ok(Ok(place)),
                None => Ok(Err(self.no_number(*number)?)),
            },
            Some(given) => {
                let fits = |choice: &Choice| choice.numbers.starts_with(given);
                let none = self.no_numbers(given)?;
                Ok(self.only(|place| fits(&self.choices[place]), || none))
            }
        }
    }

    /// The only move that fits, or why there is none.
    fn only(&self, fits: impl Fn(usize) -> bool, none: impl FnOnce() -> Phrase) -> Chosen {
        let fitting: Vec<usize> = (0..self.choices.len()).filter(|&place| fits(place)).collect();
        match fitting[..] {
            [] => Err(none()),
            [place] => Ok(place),
            _ => Err(self.several(&fitting)),
        }
    }

    /// The move with exactly these words.
    fn exactly(&self, typed: &[String]) -> Option<usize> {
        self.choices.iter().position(|choice| tokens(&choice.words) == typed)
    }

    /// The one move that these words mean.
    fn in_words(&self, typed: &[String]) -> Chosen {
        let meant = marking::one_move(self.game, self.position, self.line);
        let of = |step: &Move| self.choices.iter().position(|choice| choice.step == *step);
        let mut fitting: Vec<usize> = meant.iter().filter_map(of).collect();
        fitting.sort_unstable();
        match fitting[..] {
            [] => self.by_words(typed),
            [place] => Ok(place),
            // Equal heaps are alike.
            [place, ..] if meant.iter().all(|step| step.to == meant[0].to) => Ok(place),
            _ => Err(self.several(&fitting)),
        }
    }

    /// The only move in whose words these are together.
    fn by_words(&self, typed: &[String]) -> Chosen {
        let whole: Vec<Vec<String>> = self.choices.iter().map(|choice| tokens(&choice.words)).collect();
        let fits = |place: usize| !typed.is_empty() && whole[place].windows(typed.len()).any(|run| run == typed);
        self.only(fits, || self.no_move())
    }

    /// The answer to words that are not a move.
    fn no_move(&self) -> Phrase {
        let shown: String = self.line.chars().filter(|character| !steers(*character)).take(40).collect();
        match suggest(self.line, COMMANDS) {
            Some(near) => Phrase::new("play-mean").with("typed", shown).with("near", near),
            None => Phrase::new("play-no-move").with("typed", shown),
        }
    }

    /// The answer to words that fit several moves.
    fn several(&self, fitting: &[usize]) -> Phrase {
        let shown = fitting.iter().take(MOST_SHOWN).map(|&place| {
            let choice = &self.choices[place];
            format!("`{}` {}", choice.number, choice.words)
        });
        let list = Arg::Text(shown.collect::<Vec<_>>().join("; "));
        let more = fitting.len().saturating_sub(MOST_SHOWN);
        let key = if more == 0 { "play-several" } else { "play-several-more" };
        Phrase::new(key).with("count", fitting.len()).with("moves", list).with("more", more)
    }

    /// The answer to a number that is not a move.
    fn no_number(&self, number: u64) -> Result<Phrase, WordsError> {
        if takes_from_one_heap(self.game, self.position) {
            let all: Vec<u64> = self.choices.iter().map(|choice| choice.number).collect();
            return Ok(Phrase::new("play-cannot-take").with("take", number).with("takes", ranges(&all, self.words)?));
        }
        Ok(Phrase::new("play-no-number").with("number", number).with("count", self.choices.len()))
    }

    /// The answer to several numbers that are not a move.
    fn no_numbers(&self, given: &[u64]) -> Result<Phrase, WordsError> {
        let parts = self.position.parts();
        let (rules, heap, taken) = match (&self.game.components[..], given) {
            ([rules], [heap, taken]) if rules.move_shape() == MoveShape::TakeFromHeap && parts.len() > 1 => {
                (rules, *heap, *taken)
            }
            _ => return Ok(Phrase::new("play-no-numbers")),
        };
        Ok(match usize::try_from(heap).ok().and_then(|heap| parts.get(heap.wrapping_sub(1))) {
            None => Phrase::new("play-no-heap").with("heap", heap).with("count", parts.len()),
            Some(0) => Phrase::new("play-empty-heap").with("heap", heap),
            Some(size) => {
                let mut takes: Vec<u64> = rules.steps(&[*size]).iter().map(|step| size - step.left[0]).collect();
                takes.sort_unstable();
                let cannot = Phrase::new("play-cannot-take-from").with("take", taken).with("heap", heap);
                cannot.with("takes", ranges(&takes, self.words)?)
            }
        })
    }
}

/// Rising numbers, with `a to b` for runs of three or more, at most ten of them.
fn ranges(numbers: &[u64], words: &Words) -> Result<Arg, WordsError> {
    let mut runs: Vec<[u64; 2]> = Vec::new();
    for &number in numbers {
        match runs.last_mut() {
            Some([_, to]) if *to + 1 == number => *to = number,
            _ => runs.push([number, number]),
        }
    }
    let mut shown = Vec::new();
    for &[from, to] in runs.iter().take(10) {
        shown.push(match to - from {
            0 => from.to_string(),
            1 => format!("{from}, {to}"),
            _ => words.text(&Phrase::new("play-range").with("from", from).with("to", to))?,
        });
    }
    if runs.is_empty() {
        shown.push(words.text(&Phrase::new("nothing"))?);
    }
    if runs.len() > 10 {
        shown.push(words.text(&Phrase::new("play-more"))?);
    }
    Ok(Arg::Text(shown.join(", ")))
}
