//! Why an answer is wrong: the move, or the reply, that shows it.

use super::{Detail, Heaps, describe_move, leaving};
use crate::document::build::tuple;
use crate::document::{Phrase, Role};
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
            .with("move", before_reply(game, position, first))
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
        Some(reply) => {
            Phrase::new("refuted-by-reply").for_role(Role::Reply).with("reply", in_words(game, position, &reply))
        }
        None if game.draws() => {
            let reaches = |reply| {
                let reached = Phrase::new("refuted-reaches-draw").for_role(Role::Reply);
                reached.with("reply", in_words(game, position, &reply))
            };
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

/// A move that a reply follows, with the rows or strips that it leaves where they get other numbers by it.
fn before_reply(game: &Game, before: &Position, step: &Move) -> Phrase {
    let (rules, place) = (&game.components[step.component], step.component);
    let (old, new) = (&before.0[place], &step.to.0[place]);
    let said = in_words(game, before, step);
    let is_renumbered = super::of(rules).heaps(rules) != Heaps::Tokens && old.len() != new.len() && old.len() > 1;
    if is_renumbered { leaving(said, tuple(new)) } else { said }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::{LANGUAGES, Words};
    use crate::rules::{Play, parse};

    /// A split gives the rows after it other numbers.
    #[test]
    fn a_reply_to_a_split_names_rows_that_are_shown() {
        let words = Words::new(&LANGUAGES[0]).expect("the built-in language speaks");
        let refuted = |text: &str| {
            let parsed = parse(text, Play::Normal).expect("a position");
            words.text(&refutes_outcome(&parsed.game, &parsed.position)).expect("words")
        };
        let split = "every move has a winning reply, as after “row 1 becomes 1 and 2, leaving (1, 2, 11, 2)”: row 3 becomes 3 and 7";
        assert_eq!(refuted("kayles 5 11 2"), split);
        assert_eq!(
            refuted("kayles 3 3"),
            "every move has a winning reply, as after “row 1 becomes 1”: row 2 becomes 1"
        );
    }
}
