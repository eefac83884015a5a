//! The door `steps`: the builder, the reduction and the columns, one step after the other, from the core's own traces.
//!
//! Representation: a list of parts of a page, one for each step, to be shown one at a time.
//! Failure: [`Refused`]: other numbers than the procedure takes.
//! Source: Báron 1964; Bouton 1902.

use serde::Deserialize;
use serde_json::{Value, json};

use super::{Html, Refused};
use crate::baron::greedy::{self, By};
use crate::baron::reduction::{self, Ended};
use crate::book::drawing::{with_move, with_moves};
use crate::document::build::{say, tuple};
use crate::document::{Block, Phrase, Step, Trace};
use crate::exercise::games::solution::explain;
use crate::exercise::kinds::builder_turn;
use crate::exercise::second::only_numbers;
use crate::picture::{PAIRS_FIT, Pairs, pair_triangle};
use crate::rules::{self, Play};
use crate::solver::{self, Budget};

/// A procedure and its numbers.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Steps {
    procedure: Procedure,
    /// The numbers, as typed.
    numbers: String,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Procedure {
    Builder,
    Columns,
    Reduction,
}

/// The largest heap.
const LARGEST: u64 = 1 << 20;

/// Every step, ready to be shown.
pub fn steps(asked: &Steps, html: &Html) -> Result<Value, Refused> {
    let numbers = only_numbers(asked.numbers.trim()).unwrap_or_default();
    let fits = match asked.procedure {
        Procedure::Builder => numbers.len() == 1 && PAIRS_FIT.contains(&numbers[0]),
        Procedure::Columns => (2..=6).contains(&numbers.len()) && numbers.iter().all(|&heap| heap < 64),
        Procedure::Reduction => numbers.len() == 3 && numbers.iter().all(|&heap| (1..=LARGEST).contains(&heap)),
    };
    if !fits {
        return Err(Refused::said(html.say(match asked.procedure {
            Procedure::Builder => "live-builder-takes",
            Procedure::Columns => "live-columns-take",
            Procedure::Reduction => "live-reduction-takes",
        })?));
    }
    let frames = match asked.procedure {
        Procedure::Builder => builder(numbers[0])?,
        Procedure::Columns => columns(&asked.numbers)?,
        Procedure::Reduction => reduction(&numbers),
    };
    let mut parts = Vec::new();
    for (number, Step { says, shows }) in frames.iter().enumerate() {
        let count = Phrase::new("live-step-of").with("number", number + 1).with("count", frames.len());
        let (count, says) = (html.phrase(&count)?, html.parts().line(says)?);
        let shows = html.parts().blocks(shows, 4_000_000 + number as u64)?;
        parts.push(format!(
            "<div class=\"stage\">{shows}</div><p class=\"move\">{says}</p><p class=\"label\">{count}</p>"
        ));
    }
    Ok(json!({ "html": { "steps": parts } }))
}

/// A turn of each pair that is still there, and what is left over.
fn builder(largest: u64) -> Result<Vec<Step>, Refused> {
    let log = greedy::literal(largest, By::Scratch).map_err(|_| Refused::message("the scheme is too large"))?;
    let mut used: Vec<(u64, u64)> = Vec::new();
    let drawn = |used: &[(u64, u64)], chosen: &[(u64, u64)], left: &[(u64, u64)]| {
        pair_triangle(largest, Pairs { used, chosen, left }).map(Block::Picture).into_iter().collect()
    };
    let mut steps = Vec::new();
    for turn in &log.turns {
        let chosen = match turn.trio {
            Some([a, b, c]) => vec![(a, b), (a, c), (b, c)],
            None => vec![turn.pair.into()],
        };
        steps.push(Step { says: say(builder_turn(turn)), shows: drawn(&used, &chosen, &[]) });
        if turn.trio.is_some() {
            used.extend(chosen);
        }
    }
    let left: Vec<(u64, u64)> = log.run.leftover.iter().map(|&pair| pair.into()).collect();
    let says = match log.run.leftover.is_empty() {
        true => Phrase::new("live-builder-complete").with("count", log.run.trios.len()),
        false => Phrase::new("live-builder-left").with("count", log.run.trios.len()).with("left", left.len()),
    };
    steps.push(Step { says: say(says), shows: drawn(&used, &[], &left) });
    Ok(steps)
}

/// A line after the other.
fn reduction(numbers: &[u64]) -> Vec<Step> {
    let traced = reduction::trace([numbers[0], numbers[1], numbers[2]]);
    let lines: Vec<[u64; 3]> = traced.steps.iter().map(|line| line.trio).collect();
    let step = |end: usize| {
        let line = lines[end];
        let odd: Vec<String> = line.iter().filter(|&number| number % 2 == 1).map(u64::to_string).collect();
        let last = end + 1 == lines.len();
        let key = match traced.ended {
            Ended::OddSum if last => "live-reduction-odd",
            Ended::EqualPair if last => "live-reduction-equal",
            Ended::UnequalPair if last => "live-reduction-unequal",
            _ => "live-reduction-line",
        };
        let says = Phrase::new(key).with("number", end).with("line", tuple(&line)).with("count", odd.len());
        Step {
            says: say(says.with("odd", odd.join(", "))),
            shows: vec![Block::Trace(Trace::solved(&lines[..=end], None))],
        }
    };
    (0..lines.len()).map(step).collect()
}

/// Why a position of Nim is won or lost, sentence after sentence.
fn columns(numbers: &str) -> Result<Vec<Step>, Refused> {
    let parsed = rules::parse(&format!("nim {}", numbers.trim()), Play::Normal).map_err(Refused::message)?;
    let solution = solver::solve(&parsed.game, &parsed.position, Budget::default()).map_err(Refused::message)?;
    let moves = &solution.winning_moves;
    let mut steps = explain(&parsed.game, &parsed.position, solution.outcome, moves).map_err(Refused::message)?;
    // A sentence without a table is about the heaps, and about what is taken from them.
    for step in steps.iter_mut().filter(|step| step.shows.is_empty()) {
        let shown = moves.first().map_or_else(|| with_moves(&parsed, None, None), |made| with_move(&parsed, made));
        step.shows.push(Block::Picture(shown));
    }
    Ok(steps)
}
