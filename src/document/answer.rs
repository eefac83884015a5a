//! Answers, typed: every format writes them in its own way.
//!
//! Two answers are equal when they accept the same; [`Answer::accepts`] asks whether one that a
//! student may give is among them.

use std::fmt;

use super::build::{list, place, tuple};
use super::{Inline, Line, Math, Phrase};

/// Everything that is right.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// Who wins.
    Winner(Winner),
    /// Any one of these moves, in the order of the rules.
    Moves(Vec<AnswerMove>),
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
    /// Numbers in this order, as the cells of a row that is filled in.
    Numbers(Vec<u64>),
    /// Numbers in this order, all of them together: how many there are is asked, too.
    Parts(Vec<u64>),
    /// The boxes to tick, all of them and no other, counted from 0.
    Ticks(Vec<usize>),
    /// The box to tick, counted from 0, of some that exclude one another.
    Choice(usize),
    /// The numbers with one of these remainders, in rising order, modulo the smallest number that describes them.
    Residues {
        /// The modulus.
        modulus: u64,
        /// The remainders.
        remainders: Vec<u64>,
    },
    /// Whether a sentence is true; if it is not, the smallest numbers for which it fails.
    Counterexample(Option<Vec<u64>>),
    /// A place on a table, measured from its centre.
    Place {
        /// To the right.
        x: i64,
        /// Upwards.
        y: i64,
    },
}

/// Who wins when both play well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    /// The player to move.
    ToMove,
    /// The other player.
    Other,
    /// Nobody: a draw.
    Nobody,
}

/// A move as an answer. Two are equal when they do the same, in whatever words.
#[derive(Clone, Debug)]
pub struct AnswerMove {
    /// The heap, from 1; 1 where the numbers of a position belong together.
    pub heap: usize,
    /// How many tokens go.
    pub take: u64,
    /// What replaces the heap; nothing where the numbers of a position belong together.
    pub left: Vec<u64>,
    /// The position reached, as typed.
    pub to: String,
    /// The move in words, as `solve` lists it; a second route has none.
    pub text: Option<Phrase>,
    /// The line of the sheet, filled in; none where any words will do, and of a second route.
    pub written: Option<Phrase>,
}

impl PartialEq for AnswerMove {
    fn eq(&self, other: &AnswerMove) -> bool {
        (self.heap, self.take, &self.left, &self.to) == (other.heap, other.take, &other.left, &other.to)
    }
}

/// A wrong answer with a name, what it looks like, and what refutes it.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake {
    /// The misconception, for programs: `adds`.
    pub name: &'static str,
    /// The wrong answer.
    pub answer: Answer,
    /// The wrong answer, for people.
    pub shown: Line,
    /// What it looks like, in words.
    pub description: Phrase,
    /// What refutes it.
    pub refutation: Phrase,
}

impl Answer {
    /// Whether all that `given` holds is right: equal, or some of the moves, at least one.
    pub fn accepts(&self, given: &Answer) -> bool {
        match (self, given) {
            (Answer::Moves(all), Answer::Moves(some)) => !some.is_empty() && some.iter().all(|step| all.contains(step)),
            _ => self == given,
        }
    }

    /// Whether there may be nothing to answer: no box, no pair, no move.
    pub fn may_be_none(&self) -> bool {
        matches!(self, Answer::Ticks(_) | Answer::Pairs(_) | Answer::Moves(_))
    }

    /// The answer in a line, for people; of moves, the positions reached.
    pub fn line(&self) -> Line {
        match self {
            Answer::Winner(winner) => vec![Inline::Say(Phrase::new(match winner {
                Winner::ToMove => "outcome-choice-n",
                Winner::Other => "outcome-choice-p",
                Winner::Nobody => "outcome-choice-draw",
            }))],
            Answer::Number(value) => vec![Inline::Signs(value.to_string())],
            Answer::Moves(moves) => spaced(moves.iter().map(|step| step.to.clone())),
            Answer::Trace { lines, .. } => spaced(lines.iter().map(|line| tuple(line))),
            Answer::Trios(trios) => spaced(trios.iter().map(|trio| tuple(trio))),
            Answer::Pairs(pairs) => spaced(pairs.iter().map(|pair| tuple(pair))),
            Answer::Repair { line, column, right } => vec![Inline::Say(
                Phrase::new("repair")
                    .with("line", *line)
                    .with("column", Math::Variable(["a", "b", "c"][*column % 3]))
                    .with("right", *right),
            )],
            Answer::Numbers(numbers) | Answer::Parts(numbers) => listed(numbers.iter().copied()),
            Answer::Ticks(ticks) => listed(ticks.iter().map(|tick| *tick as u64 + 1)),
            Answer::Choice(tick) => listed([*tick as u64 + 1].into_iter()),
            Answer::Residues { modulus, remainders } => vec![Inline::Say(
                Phrase::new("residues").with("modulus", *modulus).with("remainders", list(remainders)),
            )],
            Answer::Counterexample(None) => vec![Inline::Say(Phrase::new("true-for-all"))],
            Answer::Counterexample(Some(numbers)) => {
                let numbers = if let [number] = numbers[..] { number.to_string() } else { tuple(numbers) };
                vec![Inline::Say(Phrase::new("false-for").with("numbers", numbers))]
            }
            Answer::Place { x, y } => vec![Inline::Signs(place([*x, *y]))],
        }
    }
}

impl Mistake {
    /// A mistake whose answer speaks for itself.
    pub fn new(name: &'static str, answer: Answer, description: Phrase, refutation: Phrase) -> Mistake {
        Mistake { name, shown: answer.line(), answer, description, refutation }
    }

    /// The same with its answer in words.
    pub fn shown_as(self, answer: Phrase) -> Mistake {
        Mistake { shown: vec![Inline::Say(answer)], ..self }
    }
}

/// Numbers with commas between, or the word for nothing.
fn listed(numbers: impl Iterator<Item = u64>) -> Line {
    let numbers: Vec<String> = numbers.map(|number| number.to_string()).collect();
    if numbers.is_empty() { vec![Inline::Say(Phrase::new("nothing"))] } else { vec![Inline::Signs(numbers.join(", "))] }
}

/// Texts with spaces between, or the word for nothing.
fn spaced(texts: impl Iterator<Item = String>) -> Line {
    let line: Line = texts.flat_map(|text| [Inline::Text(" "), Inline::Signs(text)]).skip(1).collect();
    if line.is_empty() { vec![Inline::Say(Phrase::new("nothing"))] } else { line }
}

/// For messages about two routes that disagree.
impl fmt::Display for Answer {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Winner(Winner::ToMove) => out.write_str("N"),
            Answer::Winner(Winner::Other) => out.write_str("P"),
            Answer::Winner(Winner::Nobody) => out.write_str("draw"),
            Answer::Moves(moves) => {
                let moves: Vec<String> = moves.iter().map(|step| format!("to {}", step.to)).collect();
                out.write_str(&moves.join("; "))
            }
            Answer::Number(value) => write!(out, "{value}"),
            Answer::Trace { lines, stop, trio } => {
                let verdict = if *trio { "v-trio" } else { "not-v-trio" };
                write!(out, "{lines:?}, early stop {stop:?}, {verdict}")
            }
            Answer::Trios(trios) => write!(out, "{trios:?}"),
            Answer::Pairs(pairs) => write!(out, "{pairs:?}"),
            Answer::Repair { line, column, right } => write!(out, "line {line}, column {column}: {right}"),
            Answer::Numbers(numbers) | Answer::Parts(numbers) => write!(out, "{numbers:?}"),
            Answer::Ticks(ticks) => write!(out, "boxes {ticks:?}"),
            Answer::Choice(tick) => write!(out, "box {tick}"),
            Answer::Residues { modulus, remainders } => write!(out, "{remainders:?} modulo {modulus}"),
            Answer::Counterexample(numbers) => write!(out, "counterexample {numbers:?}"),
            Answer::Place { x, y } => out.write_str(&place([*x, *y])),
        }
    }
}
