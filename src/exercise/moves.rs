//! A move as an answer: where it leads, and how it is said in the terms of its game.
//!
//! Representation: what a move takes from a heap and leaves of it, and the position reached. Where the
//! numbers of a game belong together, `heap` is 1 and nothing is taken.

use super::games::{Detail, describe_move};
use super::second::answer_move;
use crate::document::{AnswerMove, Phrase};
use crate::rules::{Game, Move, Position};

/// A move that wins, with its words.
#[derive(Clone, Debug, PartialEq)]
pub struct Winning {
    /// The heap, from 1.
    pub heap: usize,
    /// How many tokens go.
    pub take: u64,
    /// How many are left of the heap, all parts together.
    pub left: u64,
    /// The position reached.
    pub to: Position,
    /// The move as an answer.
    pub answer: AnswerMove,
    /// The move in the words of a sheet, to appear inside a sentence.
    words: Phrase,
    /// The same at the beginning of a sentence.
    headline: Phrase,
}

impl Winning {
    /// A move of a game of one component.
    pub fn of(game: &Game, before: &Position, step: Move) -> Winning {
        let text = Some(describe_move(game, before, &step, Detail::Move));
        let answer = AnswerMove { text, ..answer_move(game, &step) };
        Winning {
            heap: answer.heap,
            take: answer.take,
            left: answer.left.iter().sum(),
            words: describe_move(game, before, &step, Detail::Reached),
            headline: describe_move(game, before, &step, Detail::Headline),
            answer,
            to: step.to,
        }
    }

    /// A move in words: how much is taken, from where, and what is left; which coins are turned.
    pub fn in_words(&self) -> Phrase {
        self.words.clone()
    }

    /// A move in words at the beginning of a sentence.
    pub fn headline(&self) -> Phrase {
        self.headline.clone()
    }
}
