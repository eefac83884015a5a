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
    if solver::outcome(game, position) == Ok(Outcome::Draw) {
        let holds = holding(game, position)
            .map(|step| Phrase::new("refuted-is-draw").with("move", in_words(game, position, &step)));
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

/// Why the player to move does not win a drawn position: an answer to a move that keeps the draw.
pub fn refutes_win(game: &Game, position: &Position) -> Phrase {
    let answered = holding(game, position).and_then(|step| Some((holding(game, &step.to)?, step)));
    match answered {
        Some((reply, first)) => Phrase::new("refuted-draw-held")
            .with("move", in_words(game, position, &first))
            .with("reply", in_words(game, &first.to, &reply)),
        None => refutes_outcome(game, position),
    }
}

/// A move after which nobody can force a win.
fn holding(game: &Game, position: &Position) -> Option<Move> {
    let drawn = |step: &Move| solver::outcome(game, &step.to) == Ok(Outcome::Draw);
    game.moves(position).into_iter().find(drawn)
}

/// The reply that refutes a move to `position`, which is won for whoever moves there.
pub fn refuting_reply(game: &Game, position: &Position) -> Phrase {
    match winning(game, position) {
        Some(reply) => Phrase::new("refuted-by-reply").with("reply", in_words(game, position, &reply)),
        None if game.draws() => {
            let reaches = |reply| Phrase::new("refuted-reaches-draw").with("reply", in_words(game, position, &reply));
            holding(game, position).map_or_else(|| Phrase::new("refuted-full-board"), reaches)
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
