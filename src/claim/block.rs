//! A position of a game block: its losing formula answers, a search through its moves confirms.
//!
//! Representation: positions are lists of naturals, one for each variable of the block. The formula
//! answers only where the block is proved; where no proof was found inside the limits, the search
//! answers alone, and says so.
//! Failure: a false block answers nothing; two routes that disagree are reported; past the limits of both
//! routes nothing is known.
//! Source: Bouton 1902 for the formula, Zermelo 1913 for the search.

use super::judge::{ProofOptions, StatementReport, judge_some};
use super::{Verdict, sentence};
use crate::logic::game::{GameBlock, Interpreted, PlayError, Search, Turn};
use crate::logic::{Claims, Item};
use crate::solver;
use crate::source::Text;
use num_bigint::BigUint;
use std::fmt;

/// The most positions that the search labels for one question.
pub const MOST_POSITIONS: usize = 100_000;

/// Everything about one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// Who wins.
    pub outcome: solver::Outcome,
    /// Every winning move, in the order of the block, then of the values of its variables.
    pub winning_moves: Vec<Turn>,
    /// What answered.
    pub known: Known,
    /// What became of the block.
    pub block: StatementReport,
}

/// What answered a question about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Known {
    /// The losing formula of a proved block; the search labelled so many positions and agrees, or
    /// could not say.
    Formula(Result<usize, PlayError>),
    /// The search alone; the formula gave no answer.
    Search {
        /// Why not.
        because: String,
    },
}

/// Why a question has no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unsolved {
    /// The block is false: what it calls losing are not the lost positions.
    False(Box<StatementReport>),
    /// The checker does not accept the certificate of the block.
    Disputed(String),
    /// Formula and search disagree on this position: a fault of nimbook.
    Differ {
        /// What the losing formula says: its outcome and its number of winning moves.
        formula: String,
        /// What the search says.
        search: String,
    },
    /// Past the limits of both routes.
    GaveUp {
        /// Why the formula gives no answer.
        formula: String,
        /// Why the search gives none.
        search: PlayError,
    },
}

impl fmt::Display for Unsolved {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unsolved::False(outcome) => out.write_str(&sentence(outcome)),
            Unsolved::Disputed(objection) => write!(out, "engine and checker disagree: {objection}"),
            Unsolved::Differ { formula, search } => {
                write!(out, "two routes disagree: the losing formula says {formula}, the search says {search}")
            }
            Unsolved::GaveUp { formula, search } if *formula == search.to_string() => {
                write!(out, "no answer: {search}")
            }
            Unsolved::GaveUp { formula, search } => {
                write!(out, "no answer; the losing formula: {formula}; the search: {search}")
            }
        }
    }
}

impl std::error::Error for Unsolved {}

/// Solves a position of a block of the text.
///
/// # Errors
/// The block is false or disputed, the two routes disagree, or both are past their limits. The position
/// must be one of the block: see [`Interpreted::outside`].
pub fn solve_block(text: &Text, claims: &Claims, block: &GameBlock, position: &[BigUint]) -> Result<Solved, Unsolved> {
    let this = |item: &Item| matches!(item, Item::Game(other) if other.name == block.name);
    let judged = judge_some(text, claims, &ProofOptions::default(), &this).pop().expect("the block is in these claims");
    let rules = Interpreted::new(claims, block);
    let formula = match &judged.verdict {
        Verdict::Refuted(_) => return Err(Unsolved::False(Box::new(judged))),
        Verdict::Disputed(objection) => return Err(Unsolved::Disputed(objection.clone())),
        Verdict::Proved => by_formula(&rules, position).map_err(|error| error.to_string()),
        Verdict::GaveUp(_) => Err(format!("it is not proved: {}", sentence(&judged))),
    };
    let mut search = Search::new(&rules, MOST_POSITIONS);
    let searched = search.winning_moves(position).and_then(|moves| Ok((search.is_lost(position)?, moves)));
    let (lost, winning_moves, known) = match (formula, searched) {
        (Ok(formula), Ok(searched)) if formula != searched => {
            return Err(Unsolved::Differ { formula: summary(&formula), search: summary(&searched) });
        }
        (Ok((lost, moves)), Ok(_)) => (lost, moves, Known::Formula(Ok(search.positions()))),
        (Ok((lost, moves)), Err(out)) => (lost, moves, Known::Formula(Err(out))),
        (Err(because), Ok((lost, moves))) => (lost, moves, Known::Search { because }),
        (Err(formula), Err(search)) => return Err(Unsolved::GaveUp { formula, search }),
    };
    let outcome = if lost { solver::Outcome::P } else { solver::Outcome::N };
    Ok(Solved { outcome, winning_moves, known, block: judged })
}

/// Whether the position is lost, and the moves to lost positions.
type Answer = (bool, Vec<Turn>);

/// What the losing formula says of the position and of those that its moves reach.
fn by_formula(rules: &Interpreted<'_>, position: &[BigUint]) -> Result<Answer, PlayError> {
    let lost = rules.is_losing(position)?;
    let mut winning = Vec::new();
    for turn in rules.moves(position)? {
        if rules.is_losing(&turn.reached)? {
            winning.push(turn);
        }
    }
    Ok((lost, winning))
}

/// An answer for the message about two that differ.
fn summary((lost, moves): &Answer) -> String {
    let outcome = if *lost { "P" } else { "N" };
    let count = moves.len();
    format!("{outcome} with {count} winning {}", if count == 1 { "move" } else { "moves" })
}
