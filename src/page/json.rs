//! Results as JSON, alike on the command line and inside a page. The order of the fields is fixed.

use serde_json::{Map, Value, json};

use crate::claim::{StatementReport, Verdict};
use crate::exercise::games::move_text;
use crate::rules::{Game, Position};
use crate::solver::Solution;

pub use crate::render::number;

/// The solution of a position.
pub fn solution(game: &Game, position: &Position, solution: &Solution) -> Value {
    let moves = solution.winning_moves.iter();
    let outcome = match game.draws() {
        true => solution.outcome.player(position).to_owned(),
        false => solution.outcome.to_string(),
    };
    let moves: Vec<Value> =
        moves.map(|step| json!({"to": game.text(&step.to), "text": move_text(game, position, step)})).collect();
    let mut out = json!({
        "position": game.text(position),
        "play": game.play.to_string(),
        "outcome": outcome,
        "grundy": solution.grundy.map(number),
        "winning_moves": if solution.moves_limit.is_some() { Value::Null } else { moves.into() },
        "method": solution.method.name(),
        "agreed_by": solution.agreed_by.iter().map(|route| route.name()).collect::<Vec<_>>(),
    });
    if solution.grundy.is_some() && solution.grundy_method != solution.method {
        out["grundy_method"] = solution.grundy_method.name().into();
    }
    // What is missing says why.
    for (field, limit) in [("grundy_limit", solution.grundy_limit), ("moves_limit", solution.moves_limit)] {
        if let Some(limit) = limit {
            out[field] = limit.to_string().into();
        }
    }
    out
}

/// What became of a statement.
pub fn outcome(outcome: &StatementReport) -> Value {
    let witness = match &outcome.verdict {
        Verdict::Refuted(witness) if !witness.values.is_empty() => {
            let exact = |value: &num_bigint::BigUint| {
                u64::try_from(value).map_or_else(|_| Value::from(value.to_string()), number)
            };
            let values = witness.values.iter().map(|(name, value)| (name.clone(), exact(value)));
            Value::from(values.collect::<Map<String, Value>>())
        }
        _ => Value::Null,
    };
    json!({
        "id": outcome.id,
        "verdict": outcome.verdict.code(),
        "ok": outcome.ok,
        "witness": witness,
        // A statement is decided or not; other things are checked up to a bound.
        "bound": null,
        "obligation": outcome.obligation,
        "empty": outcome.empty.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "states": outcome.states,
        "certificate_bytes": outcome.certificate.as_ref().map(Vec::len),
        "line": outcome.line,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_past_2_to_the_53_are_strings() {
        assert_eq!(number(9_007_199_254_740_992), json!(9_007_199_254_740_992_u64));
        assert_eq!(number(9_007_199_254_740_993), json!("9007199254740993"));
    }
}
