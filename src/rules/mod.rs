//! The games: positions, moves and their text. Nothing here knows who wins.
//!
//! Representation: a [`Position`] is a list of naturals in the order typed; only the [`Game`] knows
//! what they mean. A game is a sum of one or more components, each a [`Ruleset`] and the number of
//! places it takes.
//! Failure: parsing never panics and names the column and the nearest word; a game's [`Shape`] says
//! which numbers it takes, so that input is checked once, here.

use std::fmt;
use std::sync::Arc;

pub mod nim;
mod reader;
mod slips;
pub mod subtract;
mod text;

pub use text::{MOST_PARTS, Parsed, TextError, parse, parse_game};

/// Every family of games by name, in alphabetical order.
pub const ALL: &[Family] = &[nim::FAMILY, subtract::FAMILY];

/// A family of games: how it is written and how one of its rulesets is made.
#[derive(Clone, Copy)]
pub struct Family {
    /// The word that starts a position, like `nim`.
    pub name: &'static str,
    /// What stands in parentheses after the name, like `1,2,3`; empty if nothing does.
    pub parameters: &'static str,
    /// A position that shows the notation.
    pub example: &'static str,
    /// Whether it may be played so that the last move loses.
    pub misere: bool,
    /// Makes the ruleset from the numbers in parentheses.
    pub make: fn(&[u64]) -> Result<Rules, String>,
}

/// A shared ruleset.
pub type Rules = Arc<dyn Ruleset>;

/// One game's rules: what its author alone can know.
pub trait Ruleset: fmt::Debug + Send + Sync {
    /// The family's name, as typed: `nim`, `subtract`.
    fn name(&self) -> &'static str;

    /// The numbers in parentheses, in canonical order; empty when there are none.
    fn parameters(&self) -> &[u64] {
        &[]
    }

    /// How many numbers a position has and how large they may be.
    fn shape(&self) -> Shape;

    /// How many moves there are from here, counting past `u64` as its maximum. Cheap.
    fn count(&self, parts: &[u64]) -> u64;

    /// Every move, by part from the left, then by the number left.
    /// Callers ask [`Ruleset::count`] first.
    fn steps(&self, parts: &[u64]) -> Vec<Step>;
}

/// Which positions a game takes: how many numbers, and how large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// The smallest and the largest count of parts.
    pub parts: (usize, usize),
    /// The largest value of a part.
    pub up_to: u64,
}

/// One part changed to a smaller number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Which part, from 0.
    pub part: usize,
    /// What is left of it.
    pub left: u64,
}

/// Whether the last move wins or loses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Play {
    /// Whoever moves last wins.
    #[default]
    Normal,
    /// Whoever moves last loses.
    Misere,
}

impl fmt::Display for Play {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Play::Normal => "normal",
            Play::Misere => "misere",
        })
    }
}

/// The numbers of a position, in the order typed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position(pub Vec<u64>);

impl Position {
    /// The position after a step: one part changed, the others in place.
    pub fn after(&self, step: Step) -> Position {
        let mut parts = self.0.clone();
        parts[step.part] = step.left;
        Position(parts)
    }
}

/// A move: the step, what it took, and the position it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// Which part changes and what is left of it; parts count over the whole sum.
    pub step: Step,
    /// How many tokens go.
    pub taken: u64,
    /// The position reached.
    pub to: Position,
}

/// A sum of one or more components, and who wins it.
#[derive(Clone, Debug)]
pub struct Game {
    /// The components from the left.
    pub components: Vec<Component>,
    /// Whether the last move wins or loses.
    pub play: Play,
}

/// A ruleset and how many parts of the position belong to it.
#[derive(Clone, Debug)]
pub struct Component {
    /// The rules of this component.
    pub rules: Rules,
    /// How many numbers of the position are its own.
    pub width: usize,
}

impl Game {
    /// A single component in normal or misère play.
    pub fn single(rules: Rules, width: usize, play: Play) -> Game {
        Game { components: vec![Component { rules, width }], play }
    }

    /// The components with their own parts of a position and the place where these start.
    pub fn split<'a>(&'a self, position: &'a Position) -> impl Iterator<Item = (&'a Component, usize, &'a [u64])> {
        let mut start = 0;
        self.components.iter().map(move |component| {
            let from = start;
            start += component.width;
            (component, from, &position.0[from..start])
        })
    }

    /// How many moves there are, counting past `u64` as its maximum.
    pub fn count(&self, position: &Position) -> u64 {
        self.split(position).map(|(component, _, parts)| component.rules.count(parts)).fold(0, u64::saturating_add)
    }

    /// Every move, by part from the left, then by the number left. Ask [`Game::count`] first.
    pub fn moves(&self, position: &Position) -> Vec<Move> {
        let mut moves = Vec::new();
        for (component, start, parts) in self.split(position) {
            for step in component.rules.steps(parts) {
                moves.push(Move::new(position, Step { part: start + step.part, left: step.left }));
            }
        }
        moves
    }

    /// The position as text, in the notation that [`parse`] reads: the two are inverse.
    pub fn text(&self, position: &Position) -> String {
        let mut out = String::new();
        for (component, start, parts) in self.split(position) {
            if start > 0 {
                out.push_str(" + ");
            }
            out.push_str(&component.rules.title());
            for part in parts {
                out.push_str(&format!(" {part}"));
            }
        }
        out
    }
}

impl dyn Ruleset {
    /// The name with its parameters, as typed: `nim`, `subtract(1,2,3)`.
    pub fn title(&self) -> String {
        let parameters: Vec<String> = self.parameters().iter().map(u64::to_string).collect();
        if parameters.is_empty() {
            self.name().to_owned()
        } else {
            format!("{}({})", self.name(), parameters.join(","))
        }
    }
}

impl Move {
    /// The move that a step makes from a position.
    pub fn new(from: &Position, step: Step) -> Move {
        Move { step, taken: from.0[step.part] - step.left, to: from.after(step) }
    }
}
