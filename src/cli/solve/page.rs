//! The text of `nimbook solve`: one field after another, for 80 columns.
//!
//! Representation: a field is a label, padded, and its text, wrapped under itself. Long lists of moves
//! are cut with a count; JSON has them all.

use super::super::width::hanging;
use crate::document::{Phrase, Words, WordsError};
use crate::exercise::games::{Detail, describe_move, solution as wording};
use crate::rules::{Game, Play, Position};
use crate::solver::Solution;

/// Where the text of a field starts, in characters.
const LABEL: usize = 15;

/// The most winning moves that the text lists.
const MOST_MOVES: usize = 20;

/// The solution as a page of text.
pub fn page(game: &Game, position: &Position, solution: &Solution, words: &Words) -> Result<String, WordsError> {
    let ending = Phrase::new(match game.play {
        Play::Normal if game.draws() => "solve-line-wins",
        Play::Normal => "solve-last-move-wins",
        Play::Misere => "solve-last-move-loses",
    });
    let stuck = solution.winning_moves.is_empty() && solution.moves_limit.is_none();
    let mut page = Page::new(words);
    page.line("solve-position", &game.text(position))?;
    page.field("solve-play", &ending)?;
    page.field("solve-outcome", &wording::outcome(game, position, solution.outcome, stuck))?;
    page.field("solve-value", &wording::value(game, solution))?;
    match solution.moves_limit {
        Some(limit) => page.field("solve-moves", &Phrase::new("solve-not-listed").with("limit", limit.to_string()))?,
        None => {
            let moves = solution.winning_moves.iter();
            page.moves(moves.map(|step| describe_move(game, position, step, Detail::Left)))?;
        }
    }
    page.field("solve-known", &wording::method(solution.method))?;
    if let Some(method) = wording::value_method(solution) {
        page.below(&Phrase::new("solve-value-known").with("method", method))?;
    }
    page.field("solve-confirmed", &wording::confirmed(solution))?;
    Ok(page.text)
}

/// Fields so far.
pub struct Page<'w> {
    words: &'w Words,
    /// What is written.
    pub text: String,
}

impl Page<'_> {
    /// A page without fields.
    pub fn new(words: &Words) -> Page<'_> {
        Page { words, text: String::new() }
    }

    /// A field in words.
    pub fn field(&mut self, label: &'static str, phrase: &Phrase) -> Result<(), WordsError> {
        self.line(label, &self.words.text(phrase)?)
    }

    /// A label and its text, wrapped under itself.
    pub fn line(&mut self, label: &'static str, text: &str) -> Result<(), WordsError> {
        self.text += &hanging(&format!("{:<LABEL$}", self.words.text(&Phrase::new(label))?), text);
        Ok(())
    }

    /// One more line of the field before.
    pub fn below(&mut self, phrase: &Phrase) -> Result<(), WordsError> {
        self.text += &hanging(&" ".repeat(LABEL), &self.words.text(phrase)?);
        Ok(())
    }

    /// How many moves win, and which.
    pub fn moves(&mut self, moves: impl ExactSizeIterator<Item = Phrase>) -> Result<(), WordsError> {
        let count = moves.len();
        let heading = if count == 0 { Phrase::new("solve-no-moves") } else { Phrase::new("solve-count") };
        self.field("solve-moves", &heading.with("count", count))?;
        let more = (count > MOST_MOVES).then(|| Phrase::new("solve-more-moves").with("more", count - MOST_MOVES));
        for step in moves.take(MOST_MOVES).chain(more) {
            self.below(&step)?;
        }
        Ok(())
    }
}
