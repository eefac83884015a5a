//! A move as an answer: where it leads, and how it is said in the terms of its game.
//!
//! Representation: what a move takes from a heap and leaves of it, and the position reached, as numbers
//! and as typed. Where the numbers of a game belong together, `heap` is 1 and nothing is taken.
//! Two routes that find the same move make the same [`Winning`].

use serde_json::{Map, Value, json};

use super::answer::number;
use super::games;
use crate::document::Phrase;
use crate::rules::{Acts, Game, Move, Position};

/// A move as an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Winning {
    /// The heap, from 1.
    pub heap: usize,
    /// How many tokens go.
    pub take: u64,
    /// How many are left of the heap, all parts together.
    pub left: u64,
    /// The numbers of the position reached.
    pub to: Position,
    /// The position reached, as typed.
    pub reached: String,
    /// The move in English, as `solve` words it.
    pub text: String,
    /// The move in the words of a sheet, to stand inside a sentence.
    says: Phrase,
    /// What stands in the place of the heap; nothing where the numbers belong together.
    lefts: Vec<u64>,
}

impl Winning {
    /// A move of a game of one component.
    pub fn of(game: &Game, before: &Position, step: Move) -> Winning {
        let rules = &game.components[0];
        let lefts = match rules.acts() {
            Acts::Together => Vec::new(),
            Acts::Lowers | Acts::Splits => step.step.left.to_vec(),
        };
        Winning {
            heap: step.step.part + 1,
            take: step.taken,
            left: lefts.iter().sum(),
            reached: game.text(&step.to),
            text: game.words(before, &step),
            says: games::of(rules).says(&**rules, before.parts(), &step),
            lefts,
            to: step.to,
        }
    }

    /// A move in words: how much is taken, from where, and what is left; which coins are turned.
    pub fn in_words(&self) -> Phrase {
        self.says.clone()
    }

    /// A move in words at the beginning of a sentence.
    pub fn headline(&self) -> Phrase {
        let args = self.says.args.clone();
        match self.says.key {
            "move-heap" => Phrase { key: "headline-heap", args },
            "move-one-heap" => Phrase { key: "headline-one-heap", args },
            _ => Phrase::new("headline-move").with("move", self.in_words()),
        }
    }

    /// The move for programs. `left` stands only where one number takes the place of a heap; `to` always
    /// tells what is left.
    pub fn json(&self) -> Value {
        let mut fields = Map::new();
        fields.insert("to".into(), json!(self.reached));
        fields.insert("text".into(), json!(self.text));
        if !self.lefts.is_empty() {
            fields.insert("heap".into(), json!(self.heap));
            fields.insert("take".into(), number(self.take));
        }
        if let [left] = self.lefts[..] {
            fields.insert("left".into(), number(left));
        }
        Value::Object(fields)
    }
}
