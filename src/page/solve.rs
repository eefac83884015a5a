//! The door `solve`: who wins a position, its value, its winning moves and why, each as a part to be opened.

use serde::Deserialize;
use serde_json::{Value, json};

use super::{Html, Refused, json as printed, play, touch};
use crate::document::{Arg, Block, Phrase};
use crate::exercise::games::{Detail, describe_move, solution as wording};
use crate::render::Escaped;
use crate::rules::{Move, Parsed};
use crate::solver::{self, Budget, Outcome, Solution};

/// The most winning moves that are listed.
const MOST_MOVES: usize = 40;

/// A position to be solved.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solve {
    /// The position.
    position: String,
    /// Whether the last move loses.
    #[serde(default)]
    misere: bool,
    /// Game blocks that somebody pasted.
    #[serde(default)]
    own: String,
    /// Whether it is only to be read and drawn.
    #[serde(default)]
    look: bool,
}

/// What was understood, and the solution: `reply.solution` is what `nimbook solve --json` prints.
pub fn solve(asked: &Solve, html: &Html) -> Result<Value, Refused> {
    let parsed = html.position(&asked.position, asked.misere, &asked.own)?;
    let Parsed { game, position } = &parsed;
    let mut parts = json!({
        "understood": understood(&parsed, html)?,
        "picture": html.touched(&parsed, "live-touch-position", touch::positions(&parsed, str::to_owned, html)?, 2_000_000)?,
    });
    if asked.look {
        return Ok(json!({ "html": parts }));
    }
    let solution = solver::solve(game, position, Budget::default()).map_err(Refused::message)?;
    for (name, part) in [
        ("who", who(&parsed, &solution, html)?),
        ("value", value(&parsed, &solution, html)?),
        ("moves", moves(&parsed, &solution, html)?),
        ("why", why(&parsed, solution.outcome, &solution.winning_moves, 2_000_001, html)?),
    ] {
        parts[name] = part.into();
    }
    Ok(json!({ "solution": printed::solution(game, position, &solution), "html": parts }))
}

/// What is understood of a position, with the rules of its game.
pub fn understood(Parsed { game, position }: &Parsed, html: &Html) -> Result<String, Refused> {
    let understood = Phrase::new("live-understood-position").with("position", game.text(position));
    let rules = play::rules(game, &html.words)?;
    html.phrase(&understood.with("rules", Arg::Text(rules)))
}

fn who(Parsed { game, position }: &Parsed, solution: &Solution, html: &Html) -> Result<String, Refused> {
    let stuck = solution.winning_moves.is_empty() && solution.moves_limit.is_none();
    let confirmed = html.phrase(&wording::confirmed(solution))?;
    let method = html.phrase(&wording::method(solution.method))?;
    if solution.agreed_by.is_empty() {
        let status = html.status("none", "live-no-verdict")?;
        let why = html.phrase(&Phrase::new("live-one-route"))?;
        let limit =
            solution.moves_unconfirmed.map(|limit| Phrase::new("live-second-limit").with("limit", limit.to_string()));
        let second = limit
            .map_or(Ok(format!("; {confirmed}.")), |limit| Ok::<_, Refused>(format!(". {}", html.phrase(&limit)?)))?;
        return Ok(format!("<p>{status}</p><p class=\"label\">{why} {method}{second}</p>"));
    }
    let outcome = html.phrase(&wording::outcome(game, position, solution.outcome, stuck))?;
    let agree = html.say("live-routes-agree")?;
    Ok(format!("<p>{outcome}</p><p class=\"label\">{agree} {method}; {confirmed}.</p>"))
}

fn value(Parsed { game, .. }: &Parsed, solution: &Solution, html: &Html) -> Result<String, Refused> {
    if solution.agreed_by.is_empty() && solution.grundy.is_some() {
        return Ok(format!("<p>{}</p>", html.status("none", "live-no-verdict")?));
    }
    Ok(format!("<p>{}</p>", html.phrase(&wording::value(game, solution))?))
}

fn moves(Parsed { game, position }: &Parsed, solution: &Solution, html: &Html) -> Result<String, Refused> {
    if solution.agreed_by.is_empty() {
        return Ok(format!("<p>{}</p>", html.status("none", "live-no-verdict")?));
    }
    if let Some(limit) = solution.moves_limit {
        return Ok(format!("<p>{}</p>", Escaped(&limit.to_string())));
    }
    if solution.winning_moves.is_empty() {
        return Ok(format!("<p>{}</p>", html.say("live-no-winning-move")?));
    }
    let mut out = String::from("<ul>");
    for step in solution.winning_moves.iter().take(MOST_MOVES) {
        out += &format!("<li>{}</li>", html.phrase(&describe_move(game, position, step, Detail::Reached))?);
    }
    let more = solution.winning_moves.len().saturating_sub(MOST_MOVES);
    if more > 0 {
        out += &format!("<li>{}</li>", html.phrase(&Phrase::new("live-more").with("count", more))?);
    }
    Ok(out + "</ul>")
}

/// Why it is won or lost, in steps, by these winning moves; `id` begins the ids in them.
pub fn why(
    Parsed { game, position }: &Parsed,
    outcome: Outcome,
    moves: &[Move],
    id: u64,
    html: &Html,
) -> Result<String, Refused> {
    match wording::explain(game, position, outcome, moves) {
        Ok(steps) => Ok(html.parts().blocks(&[Block::Steps(steps)], id)?),
        Err(error) => Ok(format!("<p>{}</p>", Escaped(&error.to_string()))),
    }
}
