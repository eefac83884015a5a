//! Why an answer is wrong: the move, or the reply, that shows it.

use super::{Detail, describe_move};
use crate::document::Phrase;
use crate::rules::{Game, Move, Position};
use crate::solver::{self, Outcome};

/// Why a position that somebody took for lost is not, or the other way round: one move, or an answer.
pub fn refutes_outcome(game: &Game, position: &Position) -> Phrase {
    if let Some(best) = winning(game, position) {
        return Phrase::new("refuted-by-winning-move").with("move", in_words(game, position, &best));
    }
    let moves = game.moves(position);
    let drawn = |position: &Position| solver::outcome(game, position) == Ok(Outcome::Draw);
    if drawn(position) {
        let holding = moves.iter().find(|step| drawn(&step.to));
        let holds = holding.map(|step| Phrase::new("refuted-is-draw").with("move", in_words(game, position, step)));
        return holds.unwrap_or_else(|| Phrase::new("refuted-no-move"));
    }
    let replied = moves.iter().find_map(|first| Some((first, winning(game, &first.to)?)));
    match replied {
        Some((first, reply)) => Phrase::new("refuted-by-reply-to")
            .with("move", in_words(game, position, first))
            .with("reply", in_words(game, &first.to, &reply)),
        None if moves.is_empty() => Phrase::new("refuted-no-move"),
        None => Phrase::new("refuted-only-move-takes-last"),
    }
}

/// The reply that refutes a move to `position`, which is won for whoever moves there.
pub fn refuting_reply(game: &Game, position: &Position) -> Phrase {
    match winning(game, position) {
        Some(reply) => Phrase::new("refuted-by-reply").with("reply", in_words(game, position, &reply)),
        None if game.draws() => {
            let drawn = |step: &Move| solver::outcome(game, &step.to) == Ok(Outcome::Draw);
            match game.moves(position).iter().find(|step| drawn(step)) {
                Some(reply) => Phrase::new("refuted-reaches-draw").with("reply", in_words(game, position, reply)),
                None => Phrase::new("refuted-full-board"),
            }
        }
        // In misère play the empty position is won for whoever would move there.
        None => Phrase::new("refuted-takes-last"),
    }
}

/// A winning move, where theory knows one.
pub fn winning(game: &Game, position: &Position) -> Option<Move> {
    solver::winning_moves(game, position).ok()?.into_iter().next()
}

fn in_words(game: &Game, before: &Position, step: &Move) -> Phrase {
    describe_move(game, before, step, Detail::Reached)
}
