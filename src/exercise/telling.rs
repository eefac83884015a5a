//! What kinds tell alike: the rules in words, pictures, binary columns, moves and their refutations.

pub use super::difficulty::*;
pub use super::drawing::*;
use super::moves::Winning;
use crate::document::Phrase;
pub use crate::document::build::*;
use crate::rules::{Game, Play, Position, Rules};
use crate::solver::{self, Outcome};

/// A game of one component with as many parts as the position has.
pub fn game(rules: &Rules, parts: &[u64], play: Play) -> (Game, Position) {
    (Game::single(rules.clone(), play), Position::of(parts))
}

/// The outcome by theory, of a position inside the bounds of its settings.
pub fn outcome(game: &Game, position: &Position) -> Outcome {
    solver::outcome(game, position).expect("inside the bounds of its settings theory answers for every position")
}

/// The winning moves by theory.
pub fn winning(game: &Game, position: &Position) -> Vec<Winning> {
    let moves = solver::winning_moves(game, position).unwrap_or_default().into_iter();
    moves.map(|step| Winning::of(game, position, step)).collect()
}

/// Why a position that somebody took for lost is not, or the other way round: one move, or an answer.
pub fn refutes_outcome(game: &Game, position: &Position) -> Phrase {
    if let Some(best) = winning(game, position).first() {
        return Phrase::new("refuted-by-winning-move").with("move", best.in_words());
    }
    let first_move = |step| Winning::of(game, position, step);
    let drawn = |position: &Position| solver::outcome(game, position) == Ok(Outcome::Draw);
    if drawn(position) {
        let holding = game.moves(position).into_iter().find(|step| drawn(&step.to));
        let told = holding.map(|step| Phrase::new("refuted-is-draw").with("move", first_move(step).in_words()));
        return told.unwrap_or_else(|| Phrase::new("refuted-no-move"));
    }
    let replied = game.moves(position).into_iter().find_map(|first| {
        let reply = winning(game, &first.to).into_iter().next()?;
        Some((first_move(first), reply))
    });
    match replied {
        None if !game.moves(position).is_empty() => Phrase::new("refuted-only-move-takes-last"),
        Some((first, reply)) => {
            Phrase::new("refuted-by-reply-to").with("move", first.in_words()).with("reply", reply.in_words())
        }
        None => Phrase::new("refuted-no-move"),
    }
}

/// The reply that refutes a move to `position`, which is won for whoever moves there.
pub fn refuting_reply(game: &Game, position: &Position) -> Phrase {
    match winning(game, position).first() {
        Some(reply) => Phrase::new("refuted-by-reply").with("reply", reply.in_words()),
        None if game.draws() => Phrase::new("refuted-only-draws"),
        // In misère play the empty position is won for whoever would move there.
        None => Phrase::new("refuted-takes-last"),
    }
}
