//! The picture of a position, with its winning moves and, where the game has such a board, its lost squares.
//!
//! Winning moves and lost squares are those of the solver; every lost square is confirmed by the search.
//! Failure: [`SolveError`], where a solution is asked for and is out of reach or disputed.

use crate::document::{Phrase, Picture};
use crate::picture::{self, Change, MOST_COMPONENTS, Plot, Scene};
use crate::rules::{Game, Move, Parsed, Position};
use crate::solver::{self, Budget, Outcome, RetrogradeTable, Route, SolveError, Values};

/// The picture of a position; of a sum, the pictures of its parts; `marked` with winning moves.
///
/// # Errors
/// Only where it is marked: the solution is out of reach or disputed.
pub fn position(parsed: &Parsed, marked: bool) -> Result<Picture, SolveError> {
    let Parsed { game, position } = parsed;
    if !marked {
        return Ok(with_moves(parsed, None, None));
    }
    let moves = winning(game, position)?;
    let lost = match &game.components[..] {
        [rules] => picture::lost_squares(rules.name()).map(|side| lost(game, position.parts(), side)).transpose()?,
        _ => None,
    };
    Ok(with_moves(parsed, Some(&moves), lost.as_deref()))
}

/// The picture of a position with one move; of a sum, without it.
pub fn with_move(parsed: &Parsed, step: &Move) -> Picture {
    match &parsed.game.components[..] {
        [rules] => {
            let change = Change { part: step.step.part, left: step.step.left.to_vec() };
            let (title, numbers) = (rules.title(), parsed.position.parts());
            let scene = Scene { game: &title, numbers, winning: Some(&[change]), ..Scene::default() };
            picture::without_notes(rules.name(), &scene)
        }
        _ => with_moves(parsed, None, None),
    }
}

/// The picture of a position with these moves and, if its board shows them, these lost squares.
pub fn with_moves(parsed: &Parsed, moves: Option<&[Move]>, lost: Option<&[[u64; 2]]>) -> Picture {
    let Parsed { game, position } = parsed;
    let mut parts = Vec::new();
    for (index, (rules, numbers)) in game.split(position).enumerate().take(MOST_COMPONENTS) {
        let here: Option<Vec<Change>> = moves.map(|moves| {
            let own = moves.iter().filter(|step| step.component == index);
            own.map(|step| Change { part: step.step.part, left: step.step.left.to_vec() }).collect()
        });
        let title = rules.title();
        let scene = Scene { game: &title, numbers, winning: here.as_deref(), lost, stress: &[] };
        let drawn = match &game.components[..] {
            [_] => picture::of(rules.name(), &scene),
            _ => picture::of_part(rules.name(), &scene),
        };
        parts.push((Phrase::game(&title), drawn));
    }
    let more = game.components.len() - parts.len();
    match &parts[..] {
        [(_, only)] if more == 0 => only.clone(),
        _ => picture::sum(parts, more),
    }
}

/// The values of single heaps as a plot, with their period; none if there are too many.
pub fn plot(game: &str, found: &Values) -> Option<Picture> {
    let period = found.period.as_ref();
    let exceptions = period.map_or(&[][..], |period| &period.exceptions);
    let period = period.map(|period| (period.from, period.length));
    picture::plot(&Plot { game, values: &found.values, period, exceptions })
}

/// The winning moves, confirmed as `nimbook solve` confirms them.
fn winning(game: &Game, position: &Position) -> Result<Vec<Move>, SolveError> {
    let solution = solver::solve(game, position, Budget::default())?;
    match solution.moves_limit {
        Some(limit) => Err(limit.into()),
        None => Ok(solution.winning_moves),
    }
}

/// The lost squares of the part of the board that is drawn, by the theory and by the search.
fn lost(game: &Game, corner: &[u64], side: u64) -> Result<Vec<[u64; 2]>, SolveError> {
    let end = |axis: usize| corner.get(axis).copied().unwrap_or(0).min(side - 1);
    let mut labels = RetrogradeTable::new(game, Budget::default());
    // Everything else is below the far corner, so that one search answers for all.
    labels.outcome(&Position::of([end(0), end(1)]))?;
    let mut found = Vec::new();
    for y in 0..=end(1) {
        for x in 0..=end(0) {
            let square = Position::of([x, y]);
            let (theory, search) = (solver::outcome(game, &square)?, labels.outcome(&square)?);
            if theory != search {
                let what = ("outcome", solver::method(game));
                return Err(SolveError::disputed(game, &square, what, theory, (Route::Search, search)));
            }
            if theory == Outcome::P {
                found.push([x, y]);
            }
        }
    }
    Ok(found)
}
