//! A solved position in words: who wins, how it is known, and why. The one wording for the terminal, the
//! book and the keys.
//!
//! Representation: [`Phrase`]s, one for each line of a solution; a reason is a list of [`Step`]s.
//! Source of the reasons: the file of each game; sums by Sprague 1935, Grundy 1939.

use super::{Detail, SolvedPosition, describe_move, divisors, of, queen, values};
use crate::document::build::step;
use crate::document::{Phrase, Step};
use crate::exercise::drawing::columns_table;
use crate::rules::{Game, Move, Play, Position, Rules};
use crate::solver::{self, Explanation, Method, Outcome, Route, Solution, SolveError};

/// The most winning moves that a reason names.
const MOST_NAMED: usize = 20;

/// Who wins, in the words of the game; `stuck` if no move does.
pub fn outcome(game: &Game, position: &Position, outcome: Outcome, stuck: bool) -> Phrase {
    match outcome.player(position) {
        _ if !game.draws() => winner(outcome, stuck),
        "first" => Phrase::new("solved-first"),
        "second" => Phrase::new("solved-second"),
        _ => Phrase::new("solved-draw"),
    }
}

/// Who wins a game without players of their own.
pub fn winner(outcome: Outcome, stuck: bool) -> Phrase {
    Phrase::new(match (outcome, stuck) {
        (Outcome::P, _) => "solved-p",
        (Outcome::N, false) => "solved-n",
        // Only misère play has such a position: the other player took the last token, and lost.
        (Outcome::N, true) => "solved-n-over",
        (Outcome::Draw, _) => "solved-draw",
    })
}

/// The Grundy value, or why there is none.
pub fn value(game: &Game, solution: &Solution) -> Phrase {
    match (solution.grundy, solution.grundy_limit) {
        (Some(value), _) => Phrase::new("solved-value").with("value", value),
        (None, Some(limit)) => Phrase::new("solved-value-unknown").with("limit", limit.to_string()),
        (None, None) if game.draws() => Phrase::new("solved-no-value-draws"),
        (None, None) => Phrase::new("solved-no-value-misere"),
    }
}

/// How the value is known, if not as the rest.
pub fn value_method(solution: &Solution) -> Option<Phrase> {
    let other = solution.grundy.is_some() && solution.grundy_method != solution.method;
    other.then(|| method(solution.grundy_method))
}

/// How the answer is known.
pub fn method(method: Method) -> Phrase {
    Phrase::new(match method {
        Method::NimSum => "method-nim-sum",
        Method::MisereRule => "method-misere-rule",
        Method::Remainder => "method-remainder",
        Method::Period => "method-period",
        Method::OctalValues => "method-octal-values",
        Method::TableOfValues => "method-table-of-values",
        Method::PowersOfTwo => "method-powers-of-2",
        Method::SmallestPrimeFactor => "method-smallest-prime-factor",
        Method::CoinValues => "method-coin-values",
        Method::LastCoin => "method-last-coin",
        Method::GoldenRatio => "method-golden-ratio",
        Method::Zeckendorf => "method-zeckendorf",
        Method::ChocolateTables => "method-chocolate-tables",
        Method::Components => "method-components",
        Method::AllPositions => "method-all-positions",
        Method::LosingFormula => "method-losing-formula",
        Method::SumOfValues => "method-sum-of-values",
        Method::Mex => "method-mex",
        Method::Search => "method-search",
    })
}

/// Which other route confirms the answer, or why none does.
pub fn confirmed(solution: &Solution) -> Phrase {
    let limited = |key, limit: solver::OutOfReach| Phrase::new(key).with("limit", limit.to_string());
    match (solution.agreed_by.first(), solution.moves_unconfirmed, solution.grundy_unconfirmed) {
        (Some(route), ..) => Phrase::new(match route {
            Route::Search => "route-name-search",
            Route::Mex => "route-name-mex",
            Route::Definition => "route-name-definition",
            Route::PullTable => "route-name-pull-table",
        }),
        (None, Some(limit), _) => limited("confirmed-out-of-reach", limit),
        (None, None, Some(limit)) => limited("confirmed-but-for-value", limit),
        (None, None, None) => Phrase::new("confirmed-no-theory"),
    }
}

/// Why a position is won or lost, by its outcome and its winning moves.
///
/// # Errors
/// A heap beyond what the theory can answer.
pub fn explain(game: &Game, position: &Position, won: Outcome, moves: &[Move]) -> Result<Vec<Step>, SolveError> {
    if game.count(position) == 0 {
        let drawn = game.split(position).any(|(rules, parts)| rules.drawn(parts));
        return Ok(vec![step(Phrase::new(match game.play {
            _ if drawn => "solved-over-draw",
            Play::Normal => "solved-over",
            Play::Misere => "solved-over-misere",
        }))]);
    }
    let explanation = match solver::explain(game, position) {
        Err(SolveError::NoTheory { .. }) => return Ok(vec![step(Phrase::new("solved-no-theory"))]),
        explanation => explanation?,
    };
    let moves = &moves[..moves.len().min(MOST_NAMED)];
    match &game.components[..] {
        [rules] => {
            let at = SolvedPosition::solved(game, position, won, moves);
            let mut steps = if moves.is_empty() { of(rules).reasons(&at) } else { of(rules).repairs(&at) };
            // Sheets mark small boards from the corner; the theorem gives the same answer.
            steps.extend(queen::golden(&explanation).filter(|_| at.fits_sheets()));
            Ok(steps)
        }
        _ => sum(game, position, moves),
    }
}

/// A sum by the values of its parts.
fn sum(game: &Game, position: &Position, moves: &[Move]) -> Result<Vec<Step>, SolveError> {
    let mut steps = vec![step(Phrase::new("sum-rule"))];
    let mut part_values = Vec::new();
    for (part, (rules, parts)) in game.split(position).enumerate() {
        let (game, position) = (Game::single(rules.clone(), Play::Normal), Position::of(parts));
        let explanation = solver::explain(&game, &position)?;
        let value = solver::grundy(&game, &position)?.expect("games of a sum have values");
        let described = Phrase::new("sum-part").with("part", part + 1).with("position", game.text(&position));
        steps.push(step(described.with("value", describe_value(rules, &explanation, value))));
        part_values.push(value);
    }
    let nim_sum = part_values.iter().fold(0, |sum, value| sum ^ value);
    let total = values::sum(&part_values);
    steps.push(Step { shows: vec![columns_table(&part_values, true)], ..total });
    steps.push(step(Phrase::new(if nim_sum == 0 { "values-lost" } else { "values-won" })));
    let named = |best| Phrase::new("reaches-lost").with("move", describe_move(game, position, best, Detail::Left));
    steps.extend(moves.iter().map(|best| step(named(best))));
    Ok(steps)
}

/// Why heaps larger than those of sheets have their values, and what follows.
pub fn by_theory(at: &SolvedPosition) -> Vec<Step> {
    let explanation = at.explanation();
    let mut steps = Vec::new();
    if let Explanation::Heaps { heaps, values: found } = &explanation {
        for (index, (heap, &value)) in heaps.iter().zip(found).enumerate() {
            let described = Phrase::new("values-heap").with("number", index + 1).with("heap", at.parts()[index]);
            steps.push(step(described.with("value", describe_value(at.rules, heap, value))));
        }
        let total = values::sum(found);
        steps.push(Step { shows: vec![columns_table(found, true)], ..total });
    } else {
        let value = describe_value(at.rules, &explanation, super::value(at));
        steps.push(step(Phrase::new("values-one-heap").with("value", value)));
    }
    steps.extend(values::verdict(at, &at.winning_moves().iter().collect::<Vec<_>>()));
    steps
}

/// The value of a heap or of a part of a sum, and where it comes from.
fn describe_value(rules: &Rules, explanation: &Explanation, value: u64) -> Phrase {
    match explanation {
        Explanation::Remainder { heap, modulus, .. } => {
            Phrase::new("value-remainder").with("heap", *heap).with("modulus", *modulus)
        }
        Explanation::Period { heap, same_as, period: Some(period), .. } => {
            let key = if same_as == heap { "value-period" } else { "value-period-like" };
            let repeats = Phrase::new(key).with("like", *same_as).with("length", period.length);
            repeats.with("from", period.from).with("checked", period.verified_to)
        }
        Explanation::SmallestFactor { heap, .. } | Explanation::Twos { heap, .. } => {
            return divisors::explained(rules, *heap);
        }
        Explanation::Heaps { .. } | Explanation::NimSum => Phrase::new("value-of-heaps"),
        Explanation::Coins { .. } => Phrase::new("value-of-coins"),
        Explanation::LastCoin { .. } => Phrase::new("value-of-last-coin"),
        _ => Phrase::new("value-mex"),
    }
    .with("value", value)
}
