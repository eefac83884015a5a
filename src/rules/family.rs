//! A family of games: how its positions are written, and how one of its rulesets is made.
//!
//! Representation: the words and the two functions of a family, as its file states them; [`super::ALL`] is the
//! list.

use super::{Rules, text};

/// A family of games: how it is written and how one of its rulesets is made.
#[derive(Clone, Copy)]
pub struct Family {
    /// The word that starts a position, like `nim`.
    pub name: &'static str,
    /// What is in parentheses after the name, like `1,2,3`; empty if there are none.
    pub parameters: &'static str,
    /// A position that shows the notation.
    pub example: &'static str,
    /// What a move is, in one line: lowercase, without a full stop.
    pub about: &'static str,
    /// Whether it may be played so that the last move loses.
    pub misere: bool,
    /// Makes the ruleset from what is in parentheses.
    pub make: Make,
    /// Reads the numbers of a position.
    pub read: text::Read,
}

impl Family {
    /// A family with nothing in parentheses, whose positions are numbers and whose last move wins.
    pub const fn plain(name: &'static str, example: &'static str, about: &'static str, make: fn() -> Rules) -> Family {
        Family { name, parameters: "", example, about, misere: false, make: Make::Plain(make), read: text::numbers }
    }

    /// A game of the family without a position, as in `subtract(1,2,3)`.
    pub fn game(&self) -> String {
        match (self.parameters, self.make) {
            ("", _) | (_, Make::Optional(_)) => self.name.to_owned(),
            (parameters, _) => format!("{}({parameters})", self.name),
        }
    }
}

/// How a ruleset is made.
#[derive(Clone, Copy)]
pub enum Make {
    /// There are no parentheses.
    Plain(fn() -> Rules),
    /// Numbers with commas between them.
    Numbers(fn(&[u64]) -> Result<Rules, String>),
    /// As for numbers, but they may be left out together with their parentheses.
    Optional(fn(&[u64]) -> Result<Rules, String>),
    /// Any text without a closing parenthesis; a fault says how many characters come before it.
    Code(fn(&str) -> Result<Rules, (usize, String)>),
}
