//! Answers, for programs and for people.
//!
//! Two answers are equal when they accept the same; [`Answer::accepts`] asks whether one that a
//! student may give is among them.

use std::fmt;

use serde_json::{Value, json};

use crate::document::{Inline, Line, Math, Phrase};
use crate::solver::Outcome;

use super::moves::Winning;

/// Everything that is right.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// Who wins.
    Outcome(Outcome),
    /// Any one of these moves, in the order of the rules.
    Moves(Vec<Winning>),
    /// A number.
    Number(u64),
    /// The lines of a reduction, to its early stop or its end, and whether the trio is a v-trio.
    Trace {
        /// The run-on lines.
        lines: Vec<[u64; 3]>,
        /// The line where one may stop early, if there is one.
        stop: Option<usize>,
        /// Whether the trio is lost for the player to move.
        trio: bool,
    },
    /// Trios in this order.
    Trios(Vec<[u64; 3]>),
    /// Pairs in any order, listed by their smaller, then their larger number.
    Pairs(Vec<[u64; 2]>),
    /// A misprint: its line and column from 0, and the number that belongs there.
    Repair {
        /// The line, from 0.
        line: usize,
        /// The column, from 0.
        column: usize,
        /// The right number.
        right: u64,
    },
}

impl Answer {
    /// Whether all that `given` holds is right: equal, or some of the moves, at least one.
    pub fn accepts(&self, given: &Answer) -> bool {
        match (self, given) {
            (Answer::Moves(all), Answer::Moves(some)) => !some.is_empty() && some.iter().all(|step| all.contains(step)),
            _ => self == given,
        }
    }

    /// The answer in a line, for people.
    pub fn line(&self) -> Line {
        let tuples = |tuples: Vec<String>| -> Line {
            if tuples.is_empty() {
                vec![Inline::Say(Phrase::new("nothing"))]
            } else {
                let mut line = Line::new();
                for tuple in tuples {
                    if !line.is_empty() {
                        line.push(Inline::Text(" "));
                    }
                    line.push(Inline::Signs(tuple));
                }
                line
            }
        };
        match self {
            Answer::Outcome(Outcome::P) => vec![Inline::Say(Phrase::new("outcome-choice-p"))],
            Answer::Outcome(Outcome::Draw) => vec![Inline::Say(Phrase::new("outcome-choice-draw"))],
            Answer::Outcome(Outcome::N) => vec![Inline::Say(Phrase::new("outcome-choice-n"))],
            Answer::Moves(moves) => {
                let mut line = Line::new();
                for step in moves {
                    if !line.is_empty() {
                        line.push(Inline::Text("; "));
                    }
                    line.push(Inline::Say(step.in_words()));
                }
                line
            }
            Answer::Number(value) => vec![Inline::Signs(value.to_string())],
            Answer::Trace { lines, .. } => tuples(lines.iter().map(|line| tuple(line)).collect()),
            Answer::Trios(trios) => tuples(trios.iter().map(|trio| tuple(trio)).collect()),
            Answer::Pairs(pairs) => tuples(pairs.iter().map(|pair| tuple(pair)).collect()),
            Answer::Repair { line, column, right } => vec![Inline::Say(
                Phrase::new("repair")
                    .with("line", *line)
                    .with("column", Math::Variable(["a", "b", "c"][*column % 3]))
                    .with("right", *right),
            )],
        }
    }

    /// The answer as JSON; numbers past 2^53 as strings.
    pub fn json(&self) -> Value {
        match self {
            Answer::Outcome(outcome) => json!({"type": "outcome", "value": outcome.to_string()}),
            Answer::Moves(moves) => {
                json!({"type": "moves", "any_of": moves.iter().map(Winning::json).collect::<Vec<_>>()})
            }
            Answer::Number(value) => json!({"type": "number", "value": number(*value)}),
            Answer::Trace { lines, stop, trio } => json!({
                "type": "trace",
                "lines": lines.iter().map(|line| numbers(line)).collect::<Vec<_>>(),
                "may_stop_at_line": stop,
                "verdict": if *trio { "v-trio" } else { "not-v-trio" },
            }),
            Answer::Trios(trios) => {
                json!({"type": "trios", "in_order": trios.iter().map(|trio| numbers(trio)).collect::<Vec<_>>()})
            }
            Answer::Pairs(pairs) => {
                json!({"type": "pairs", "any_order": pairs.iter().map(|pair| numbers(pair)).collect::<Vec<_>>()})
            }
            Answer::Repair { line, column, right } => {
                json!({"type": "repair", "line": line, "column": column, "right": number(*right)})
            }
        }
    }
}

/// A number, as a string when it is past 2^53 and other programs would round it.
pub fn number(value: u64) -> Value {
    if value > 1 << 53 { json!(value.to_string()) } else { json!(value) }
}

fn numbers(values: &[u64]) -> Value {
    values.iter().map(|&value| number(value)).collect()
}

/// Numbers in parentheses, as positions of a trio are written: `(3, 9, 10)`.
pub fn tuple(numbers: &[u64]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
    format!("({})", numbers.join(", "))
}

/// For messages about disputes.
impl fmt::Display for Answer {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.json())
    }
}
