//! `solve POSITION`: who wins, by how much, every winning move, and how it is known.
//!
//! Failure: a position that is at fault or out of reach, or an answer that no second route confirms.

use crate::document::Phrase;
use crate::document::book::{Part, Solved};
use crate::exercise::games::{Detail, describe_move};
use crate::rules::{Game, Parsed, Position};
use crate::solver::{Method, Outcome, Route, Solution};

use super::{BlockContext, say};
use crate::book::drawing;
use crate::book::writer::Writer;

/// The most winning moves that are listed.
const MOST_MOVES: usize = 24;

/// A position with its solution.
pub fn make(writer: &mut Writer<'_>, at: &BlockContext<'_>) -> Option<Part> {
    let answer = writer.answers.solved(&at.fence.arguments);
    let answer = writer.understood(at.fence, answer, "write a position as for `nimbook solve`")?;
    let lines = lines(&answer.game, &answer.position, &answer.solution);
    let parsed = Parsed { game: answer.game.clone(), position: answer.position.clone() };
    let moves = &answer.solution.winning_moves;
    let picture = Some(drawing::with_moves(&parsed, Some(moves), None));
    let caption = writer.prose(&at.fence.body);
    Some(Part::Solved(Box::new(Solved {
        label: at.numbered.label.clone(),
        position: at.fence.arguments.clone(),
        picture,
        lines,
        caption,
        game: None,
    })))
}

/// Outcome, Grundy value, winning moves, and how they are known.
fn lines(game: &Game, position: &Position, solution: &Solution) -> Vec<(Phrase, Phrase)> {
    let mut lines = vec![(say("book-solved-outcome"), outcome(game, position, solution))];
    if let Some(value) = solution.grundy {
        let said = Phrase::new("book-solved-number").with("number", value);
        let said = match solution.grundy_method == solution.method {
            true => said,
            false => Phrase::new("book-solved-number-by")
                .with("number", value)
                .with("method", say(method(solution.grundy_method))),
        };
        lines.push((say("book-solved-grundy"), said));
    }
    let moves = &solution.winning_moves;
    let said = match moves.len() {
        _ if solution.moves_limit.is_some() => say("book-solved-many"),
        0 => say("book-solved-none"),
        count => {
            let shown = moves.iter().take(MOST_MOVES);
            let mut shown = shown.map(|step| describe_move(game, position, step, Detail::Left));
            let first = shown.next().expect("at least one");
            let mut said = shown
                .fold(first, |said, step| Phrase::new("book-solved-and-move").with("moves", said).with("move", step));
            if count > MOST_MOVES {
                said = Phrase::new("book-solved-and-more").with("moves", said);
            }
            Phrase::new("book-solved-moves").with("count", count).with("moves", said)
        }
    };
    lines.push((say("book-solved-winning"), said));
    let agreed = match solution.agreed_by.first().expect("a book solves only what a second route confirms") {
        Route::Search => "book-agreed-search",
        Route::Mex => "book-agreed-mex",
        Route::Definition => "book-agreed-definition",
        Route::PullTable => "book-agreed-pull-table",
    };
    let known =
        Phrase::new("book-solved-method").with("method", say(method(solution.method))).with("agreed", say(agreed));
    lines.push((say("book-solved-known"), known));
    lines
}

/// How it is known, as a phrase.
fn method(method: Method) -> &'static str {
    match method {
        Method::NimSum => "book-method-nim-sum",
        Method::MisereRule => "book-method-misere-rule",
        Method::Remainder => "book-method-mod",
        Method::Period => "book-method-period",
        Method::OctalValues => "book-method-octal",
        Method::TableOfValues => "book-method-table",
        Method::PowersOfTwo => "book-method-twos",
        Method::SmallestPrimeFactor => "book-method-prime",
        Method::CoinValues => "book-method-coins",
        Method::LastCoin => "book-method-last-coin",
        Method::GoldenRatio => "book-method-golden",
        Method::Zeckendorf => "book-method-zeckendorf",
        Method::ChocolateTables => "book-method-chocolate",
        Method::Components => "book-method-components",
        Method::AllPositions => "book-method-points",
        Method::SumOfValues => "book-method-sum",
        Method::Mex => "book-method-mex",
        Method::Search => "book-method-search",
    }
}

fn outcome(game: &Game, position: &Position, solution: &Solution) -> Phrase {
    if game.draws() {
        return say(match solution.outcome.player(position) {
            "first" => "book-outcome-first",
            "second" => "book-outcome-second",
            _ => "book-outcome-draw",
        });
    }
    say(match solution.outcome {
        Outcome::P => "book-outcome-p",
        Outcome::N => "book-outcome-n",
        Outcome::Draw => "book-outcome-draw",
    })
}
