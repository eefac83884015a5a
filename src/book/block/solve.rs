//! `solve POSITION`: who wins, by how much, every winning move, and how it is known.
//!
//! Failure: a position that is at fault or out of reach, or an answer that no second route confirms.

use crate::document::Phrase;
use crate::document::book::{Part, Solved};
use crate::exercise::games::{Detail, describe_move, solution as wording};
use crate::rules::Parsed;
use crate::solver::Solution;

use super::BlockContext;
use crate::book::drawing;
use crate::book::writer::Writer;

/// The most winning moves that are listed.
const MOST_MOVES: usize = 24;

/// A position with its solution.
pub fn make(writer: &mut Writer<'_>, at: &BlockContext<'_>) -> Option<Part> {
    let answer = writer.answers.solved(&at.fence.arguments);
    let answer = writer.understood(at.fence, answer, "write a position as for `nimbook solve`")?;
    let moves = &answer.solution.winning_moves;
    Some(Part::Solved(Box::new(Solved {
        label: at.numbered.label.clone(),
        number: at.numbered.number.clone(),
        position: at.fence.arguments.clone(),
        picture: Some(drawing::with_moves(&answer.parsed, None, None)),
        answer: (!moves.is_empty()).then(|| drawing::with_moves(&answer.parsed, Some(moves), None)),
        lines: lines(&answer.parsed, &answer.solution),
        caption: writer.prose(&at.fence.body),
        draws: answer.parsed.game.draws(),
        game: None,
        changeable: None,
    })))
}

/// Outcome, Grundy value, winning moves, and how they are known.
fn lines(Parsed { game, position }: &Parsed, solution: &Solution) -> Vec<(Phrase, Phrase)> {
    let outcome = wording::outcome(game, position, solution.outcome, solution.winning_moves.is_empty());
    let mut lines = vec![(Phrase::new("book-solved-outcome"), outcome)];
    if solution.grundy.is_some() {
        let value = wording::value(game, solution);
        let value = match wording::value_method(solution) {
            None => value,
            Some(method) => Phrase::new("book-solved-value-by").with("value", value).with("method", method),
        };
        lines.push((Phrase::new("book-solved-grundy"), value));
    }
    let moves = &solution.winning_moves;
    let said = match moves.len() {
        _ if solution.moves_limit.is_some() => Phrase::new("book-solved-many"),
        0 => Phrase::new("book-solved-none"),
        count => {
            let shown = moves.iter().take(MOST_MOVES);
            let shown = shown.map(|step| describe_move(game, position, step, Detail::Left));
            let and = |said, step| Phrase::new("book-solved-and-move").with("moves", said).with("move", step);
            let mut said = shown.reduce(and).expect("at least one");
            if count > MOST_MOVES {
                said = Phrase::new("book-solved-and-more").with("moves", said);
            }
            Phrase::new("book-solved-moves").with("count", count).with("moves", said)
        }
    };
    lines.push((Phrase::new("book-solved-winning"), said));
    let known = Phrase::new("book-solved-method").with("method", wording::method(solution.method));
    lines.push((Phrase::new("book-solved-known"), known.with("agreed", wording::confirmed(solution))));
    lines
}
