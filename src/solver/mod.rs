//! Who wins, by how much, and with which move: the theory of each game, and a search that checks it.
//!
//! Representation: everything takes a [`Game`] and a [`Position`] of it. `special` answers from a
//! theorem about one game, sums by the theorem of Sprague and Grundy; `general` knows only the rules.
//! Failure: [`SolveError`]; running out of a budget is an answer with its numbers, and two routes that
//! disagree are never passed over.
//! Source: Bouton 1902; Sprague 1935; Grundy 1939; Winning Ways, ch. 3.

mod bars;
mod explanation;
mod general;
pub mod kernel;
mod method;
mod solution;
mod special;
mod values;

use std::fmt;

pub use bars::Bars;
pub use explanation::Explanation;
pub use general::{
    Budget, LostPositions, OutOfReach, Outcome, RetrogradeTable, binomial, grundy_by_mex, heap_values, mex,
    option_values_by_mex, retrograde,
};
pub use method::{Method, Route};
pub use solution::{Dispute, Solution, solve, solve_with};
use special::Theory;
pub use values::{Period, Values, confirmed_heap_values, confirmed_values, values};

use crate::rules::{Game, Move, Play, Position, Rules, Step};

/// Why a question about a position has no answer.
///
/// ```
/// use nimbook::{Budget, Play, SolveError, parse, solve};
///
/// let parsed = parse("kayles 4", Play::Misere)?;
/// let tiny = Budget { states: 1, steps: 1 };
/// assert!(matches!(solve(&parsed.game, &parsed.position, tiny), Err(SolveError::OutOfReach(_))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SolveError {
    /// A limit was reached; the numbers say by how much.
    OutOfReach(OutOfReach),
    /// Nothing is known of this game in this play.
    NoTheory {
        /// The game, as typed.
        game: String,
        /// Whether the last move wins or loses.
        play: Play,
    },
    /// The positions of this game are not heaps, so they have no list of values.
    NoHeaps {
        /// The game, as typed.
        game: String,
    },
    /// More values were asked for than a table may have.
    TooManyValues {
        /// The largest heap asked for.
        to: u64,
        /// The largest heap allowed.
        limit: u64,
    },
    /// Two routes disagree: one of them is wrong.
    Disputed(Box<Dispute>),
}

impl fmt::Display for SolveError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SolveError::OutOfReach(reach) => reach.fmt(out),
            SolveError::NoTheory { game, play: Play::Misere } => {
                write!(out, "`{game}` is not solved in misère play; play it so that the last move wins")
            }
            SolveError::NoTheory { game, .. } => write!(out, "`{game}` is not solved here; choose another game"),
            SolveError::NoHeaps { game } => {
                write!(out, "`{game}` is not played with single heaps, so there is no list of values; solve a position")
            }
            SolveError::TooManyValues { to, limit } => {
                write!(out, "values up to {to} are too many; the largest heap is {limit}")
            }
            SolveError::Disputed(dispute) => dispute.fmt(out),
        }
    }
}

impl std::error::Error for SolveError {}

impl From<OutOfReach> for SolveError {
    fn from(reach: OutOfReach) -> SolveError {
        SolveError::OutOfReach(reach)
    }
}

/// Who wins, by the theory.
///
/// # Errors
/// No theory for this game and play, or a heap beyond what it can answer.
pub fn outcome(game: &Game, position: &Position) -> Result<Outcome, SolveError> {
    match &game.components[..] {
        [single] => Ok(theory(single, game.play)?.outcome(single, position.parts())?),
        _ => Ok(Outcome::of_value(nim_sum(&component_values(game, position)?))),
    }
}

/// The Grundy value, by the theory; none in misère play, where it decides nothing.
///
/// # Errors
/// As for [`outcome`].
pub fn grundy(game: &Game, position: &Position) -> Result<Option<u64>, SolveError> {
    match game.play {
        Play::Normal if game.draws() => Ok(None),
        Play::Normal => Ok(Some(nim_sum(&component_values(game, position)?))),
        Play::Misere => outcome(game, position).map(|_| None),
    }
}

/// Every winning move, by the theory: by part from the left, then by the number left.
///
/// # Errors
/// As for [`outcome`].
pub fn winning_moves(game: &Game, position: &Position) -> Result<Vec<Move>, SolveError> {
    Ok(moves(game, position, winning_steps(game, position)?))
}

fn moves(game: &Game, position: &Position, steps: Vec<(usize, Step)>) -> Vec<Move> {
    steps.into_iter().map(|(component, step)| game.after(position, component, step)).collect()
}

/// How many winning moves there are, without making their positions: cheap, for drawing exercises.
///
/// # Errors
/// As for [`outcome`].
pub fn winning_count(game: &Game, position: &Position) -> Result<usize, SolveError> {
    Ok(winning_steps(game, position)?.len())
}

/// How the theory knows; [`Method::Search`] where there is none.
pub fn method(game: &Game) -> Method {
    match (&game.components[..], game.play) {
        ([single], play) => theory(single, play).map_or(Method::Search, |theory| theory.method(single)),
        (_, Play::Normal) => Method::SumOfValues,
        (_, Play::Misere) => Method::Search,
    }
}

/// How the Grundy value of a position in normal play is known.
fn value_method(game: &Game) -> Method {
    match &game.components[..] {
        [single] => theory(single, game.play).map_or(Method::Mex, |theory| theory.value_method(single)),
        _ => Method::SumOfValues,
    }
}

/// Everything that the theory says of a position; value and moves may be out of reach by themselves.
fn known(game: &Game, position: &Position) -> Result<Known, SolveError> {
    if game.components.len() == 1 {
        return Ok((outcome(game, position)?, grundy(game, position), winning_moves(game, position)));
    }
    let values = component_values(game, position)?;
    let (sum, steps) = (nim_sum(&values), winning_steps_of_sum(game, position, &values));
    Ok((Outcome::of_value(sum), Ok(Some(sum)), steps.map(|steps| moves(game, position, steps))))
}

/// The outcome, the value and the winning moves of a position.
type Known = (Outcome, Result<Option<u64>, SolveError>, Result<Vec<Move>, SolveError>);

/// Why the position is won or lost, as data.
///
/// # Errors
/// As for [`outcome`].
pub fn explain(game: &Game, position: &Position) -> Result<Explanation, SolveError> {
    if let [single] = &game.components[..] {
        return Ok(theory(single, game.play)?.explain(single, position.parts())?);
    }
    component_values(game, position)?;
    let reason = |(rules, parts): (&Rules, &[u64])| Ok(theory(rules, game.play)?.explain(rules, parts)?);
    Ok(Explanation::Sum { components: game.split(position).map(reason).collect::<Result<_, SolveError>>()? })
}

/// The theory of a component.
fn theory(rules: &Rules, play: Play) -> Result<&'static dyn Theory, SolveError> {
    special::of(rules, play).ok_or_else(|| SolveError::NoTheory { game: rules.title(), play })
}

/// The value of each component, from the left; misère games do not add.
fn component_values(game: &Game, position: &Position) -> Result<Vec<u64>, SolveError> {
    if game.play == Play::Misere {
        let titles: Vec<String> = game.components.iter().map(|rules| rules.title()).collect();
        return Err(SolveError::NoTheory { game: titles.join(" + "), play: game.play });
    }
    let value = |(rules, parts): (&Rules, &[u64])| Ok(theory(rules, game.play)?.value(rules, parts)?);
    game.split(position).map(value).collect()
}

fn nim_sum(values: &[u64]) -> u64 {
    values.iter().fold(0, |sum, value| sum ^ value)
}

/// The winning steps, each with its component.
fn winning_steps(game: &Game, position: &Position) -> Result<Vec<(usize, Step)>, SolveError> {
    if let [single] = &game.components[..] {
        let steps = theory(single, game.play)?.winning_steps(single, position.parts())?;
        return Ok(steps.into_iter().map(|step| (0, step)).collect());
    }
    winning_steps_of_sum(game, position, &component_values(game, position)?)
}

/// The same for a sum in normal play whose components have these values.
fn winning_steps_of_sum(game: &Game, position: &Position, values: &[u64]) -> Result<Vec<(usize, Step)>, SolveError> {
    let sum = nim_sum(values);
    let mut winning = Vec::new();
    if sum == 0 {
        return Ok(winning);
    }
    for (component, ((rules, parts), &value)) in game.split(position).zip(values).enumerate() {
        // Leaving `value ^ sum` here cancels everything else.
        let steps = theory(rules, game.play)?.steps_to(rules, parts, value ^ sum)?;
        winning.extend(steps.into_iter().map(|step| (component, step)));
    }
    Ok(winning)
}
