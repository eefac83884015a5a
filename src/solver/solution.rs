//! A position solved by the theory and, where it can reach, confirmed by the search.
//!
//! Representation: a [`Solution`] holds the theory's answer and how the search went. The search
//! counts as agreeing only if it confirms everything: outcome, every winning move, Grundy value. Where
//! heaps are too large for it, their values by mex may agree instead.
//! Failure: two routes that disagree make a [`Dispute`], which holds both answers.

use std::collections::BTreeMap;
use std::fmt;

use super::general::moves_up_to;
use super::{Budget, Method, OutOfReach, Outcome, RetrogradeTable, Route, SolveError};
use super::{grundy_by_mex, heap_values, known, method, nim_sum, value_method};
use crate::rules::{Game, Move, MoveShape, Play, Position, Rules};

/// The most numbers in all options that are listed to compare them one by one.
const MOST_NUMBERS: u64 = 1 << 22;

/// Everything about one position.
///
/// ```
/// use nimbook::{Budget, Method, Outcome, Play, Route, parse, solve};
///
/// let parsed = parse("fibonacci 100", Play::Normal)?;
/// let solution = solve(&parsed.game, &parsed.position, Budget::default())?;
/// assert_eq!(solution.outcome, Outcome::N);
/// assert_eq!((solution.method, solution.agreed_by), (Method::Zeckendorf, vec![Route::Search]));
/// assert_eq!(parsed.game.text(&solution.winning_moves[0].to), "fibonacci 89 max 22");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// Who wins.
    pub outcome: Outcome,
    /// The Grundy value; none in misère play, in games with draws, and where it is out of reach.
    pub grundy: Option<u64>,
    /// How the Grundy value is known, if there is one.
    pub grundy_method: Method,
    /// Why there is no Grundy value although the position has one.
    pub grundy_limit: Option<OutOfReach>,
    /// Every winning move, in the order of [`Game::moves`].
    pub winning_moves: Vec<Move>,
    /// Why the winning moves are not listed although the outcome is known.
    pub moves_limit: Option<OutOfReach>,
    /// How outcome and moves are known.
    pub method: Method,
    /// The other routes that confirm all of it, if any does.
    pub agreed_by: Vec<Route>,
    /// Why the search could not confirm the outcome and the moves.
    pub moves_unconfirmed: Option<OutOfReach>,
    /// Why the search could not confirm the Grundy value, which needs one more heap.
    pub grundy_unconfirmed: Option<OutOfReach>,
}

impl Solution {
    /// A position known by this method, with no Grundy value and no route that confirms it yet.
    pub(crate) fn new(method: Method, outcome: Outcome, winning_moves: Vec<Move>) -> Solution {
        Solution {
            outcome,
            grundy: None,
            grundy_method: Method::Mex,
            grundy_limit: None,
            winning_moves,
            moves_limit: None,
            method,
            agreed_by: Vec::new(),
            moves_unconfirmed: None,
            grundy_unconfirmed: None,
        }
    }
}

/// Two routes that disagree on a position: everything needed to see it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dispute {
    /// The position, as typed on the command line.
    pub position: String,
    /// Whether the last move wins or loses.
    pub play: Play,
    /// How the theory knows.
    pub method: Method,
    /// What is disputed: `outcome`, `winning moves` or `Grundy value`.
    pub what: &'static str,
    /// What the theory says.
    pub theory: String,
    /// The other route.
    pub route: Route,
    /// What the other route says.
    pub search: String,
}

impl SolveError {
    /// The dispute about a position: what the theory says, and what another route says instead.
    pub(crate) fn disputed(
        game: &Game,
        position: &Position,
        (what, method): (&'static str, Method),
        theory: impl ToString,
        (route, search): (Route, impl ToString),
    ) -> SolveError {
        let (position, theory, search) = (game.text(position), theory.to_string(), search.to_string());
        SolveError::Disputed(Box::new(Dispute { position, play: game.play, method, what, theory, route, search }))
    }
}

impl fmt::Display for Dispute {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Dispute { position, play, method, what, theory, route, search } = self;
        writeln!(out, "two routes disagree on the {what} of `{position}` in {play} play")?;
        writeln!(out, "  {}: {theory}", method.name())?;
        writeln!(out, "  {}: {search}", route.name())?;
        write!(out, "  nimbook {}; please report this", env!("CARGO_PKG_VERSION"))
    }
}

/// Solves a position by the theory and lets the search confirm it within the budget.
///
/// # Errors
/// No theory and out of the reach of the search, a heap beyond the theory, or a `Dispute`. A theory that
/// the search cannot confirm is not an error: then `agreed_by` is empty.
///
/// ```
/// use nimbook::{Budget, Play, parse, solve};
///
/// let parsed = parse("chomp 2x3", Play::Normal)?;
/// let solution = solve(&parsed.game, &parsed.position, Budget::default())?;
/// assert_eq!(parsed.game.text(&solution.winning_moves[0].to), "chomp 2 2 1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn solve(game: &Game, position: &Position, budget: Budget) -> Result<Solution, SolveError> {
    solve_with(&mut RetrogradeTable::new(game, budget), position)
}

/// The same for a position of the game of these labels, which keep what they find for the next one.
///
/// # Errors
/// As for [`solve`].
pub fn solve_with(labels: &mut RetrogradeTable, position: &Position) -> Result<Solution, SolveError> {
    let (game, budget) = (&labels.game().clone(), labels.budget());
    let (outcome, value, moves) = match known(game, position) {
        Ok(known) => known,
        Err(SolveError::NoTheory { .. }) if game.play == Play::Normal || game.components.len() == 1 => {
            return by_search(labels, game, position, budget);
        }
        Err(error) => return Err(error),
    };
    let (grundy, grundy_limit) = in_reach(value)?;
    let (winning_moves, moves_limit) = in_reach(moves)?;
    let mut solution = Solution {
        grundy,
        grundy_method: value_method(game),
        grundy_limit,
        moves_limit,
        ..Solution::new(method(game), outcome, winning_moves)
    };
    // The value first: what the search finds below the larger sum holds the position as well.
    let value = solution.grundy.map(|value| labels.confirms_grundy(position, value)).transpose();
    match (labels.outcome(position), labels.winning_moves(position)) {
        (Ok(outcome), Ok(moves)) => compare(game, position, &solution, Route::Search, outcome, &moves)?,
        (Err(out), _) | (_, Err(out)) => solution.moves_unconfirmed = Some(out),
    }
    match (value, solution.grundy) {
        (Ok(Some(false)), Some(value)) => {
            let what = ("Grundy value", solution.grundy_method);
            return Err(SolveError::disputed(game, position, what, value, (Route::Search, format!("not {value}"))));
        }
        (Ok(_), _) => {}
        (Err(out), _) => solution.grundy_unconfirmed = Some(out),
    }
    if solution.moves_unconfirmed.is_none() && solution.grundy_unconfirmed.is_none() {
        solution.agreed_by.push(Route::Search);
    } else if let Some((outcome, moves, value)) = by_mex(game, position, budget) {
        compare(game, position, &solution, Route::Mex, outcome, &moves)?;
        if solution.grundy != Some(value) {
            let theory = solution.grundy.map_or_else(|| "none".to_owned(), |value| value.to_string());
            let what = ("Grundy value", solution.grundy_method);
            return Err(SolveError::disputed(game, position, what, theory, (Route::Mex, value)));
        }
        solution.agreed_by.push(Route::Mex);
    }
    Ok(solution)
}

/// What is known, or nothing with the limit that was reached.
fn in_reach<T: Default>(answer: Result<T, SolveError>) -> Result<(T, Option<OutOfReach>), SolveError> {
    match answer {
        Ok(known) => Ok((known, None)),
        Err(SolveError::OutOfReach(out)) => Ok((T::default(), Some(out))),
        Err(error) => Err(error),
    }
}

/// The answer of the search alone, for games and plays without a theory.
fn by_search(
    labels: &mut RetrogradeTable,
    game: &Game,
    position: &Position,
    budget: Budget,
) -> Result<Solution, SolveError> {
    let (outcome, winning_moves) = (labels.outcome(position)?, labels.winning_moves(position)?);
    let (grundy, grundy_limit) = match game.play == Play::Misere || game.draws() {
        true => (None, None),
        false => in_reach(grundy_by_mex(game, position, budget).map(Some).map_err(SolveError::OutOfReach))?,
    };
    Ok(Solution { grundy, grundy_limit, ..Solution::new(Method::Search, outcome, winning_moves) })
}

/// Outcome, winning moves and value of heaps in normal play, from the values of single heaps by mex and
/// the theorem of Sprague and Grundy; none where that is too much or does not apply.
fn by_mex(game: &Game, position: &Position, budget: Budget) -> Option<(Outcome, Vec<Move>, u64)> {
    let heaps = game.components.iter().all(|rules| rules.move_shape() != MoveShape::WholeBoard);
    let numbers: u64 = position.0.iter().map(|parts| parts.len() as u64).sum();
    if !heaps || game.play == Play::Misere || game.count(position).saturating_mul(numbers) > MOST_NUMBERS {
        return None;
    }
    let mut largest: BTreeMap<String, (&Rules, u64)> = BTreeMap::new();
    for (rules, parts) in game.split(position) {
        let (_, known) = largest.entry(rules.title()).or_insert((rules, 0));
        *known = parts.iter().copied().fold(*known, u64::max);
    }
    // Nothing is computed before it is clear that all of it is in reach.
    largest.values().try_fold(0_u64, |steps, &(rules, heap)| {
        let steps = steps.saturating_add(moves_up_to(&**rules, heap, budget).ok()?);
        (steps <= budget.steps).then_some(steps)
    })?;
    let tables =
        largest.into_iter().map(|(title, (rules, heap))| Some((title, heap_values(&**rules, heap, budget).ok()?)));
    let tables: BTreeMap<String, Vec<u64>> = tables.collect::<Option<_>>()?;
    let value = |component: usize, parts: &[u64]| {
        let values = &tables[&game.components[component].title()];
        parts.iter().fold(0, |sum, &heap| sum ^ values[heap as usize])
    };
    let values: Vec<u64> = position.0.iter().enumerate().map(|(component, parts)| value(component, parts)).collect();
    let sum = nim_sum(&values);
    let mut moves = game.moves(position);
    moves.retain(|step| sum ^ values[step.component] ^ value(step.component, &step.to.0[step.component]) == 0);
    Some((Outcome::of_value(sum), moves, sum))
}

/// Whether another route has the same outcome and the same winning moves.
fn compare(
    game: &Game,
    position: &Position,
    solution: &Solution,
    route: Route,
    outcome: Outcome,
    moves: &[Move],
) -> Result<(), SolveError> {
    if outcome != solution.outcome {
        let what = ("outcome", solution.method);
        return Err(SolveError::disputed(game, position, what, solution.outcome, (route, outcome)));
    }
    if solution.moves_limit.is_none() && moves != solution.winning_moves {
        let list = |moves: &[Move]| {
            let texts: Vec<String> = moves.iter().map(|step| game.text(&step.to)).collect();
            if texts.is_empty() { "none".to_owned() } else { texts.join(", ") }
        };
        let (what, theory) = (("winning moves", solution.method), list(&solution.winning_moves));
        return Err(SolveError::disputed(game, position, what, theory, (route, list(moves))));
    }
    Ok(())
}
