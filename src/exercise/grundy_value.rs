//! Exercise kind `grundy-value`: "Fill in the Grundy values; what is the last one?"
//!
//! Prompt: a subtraction game and a heap. Answer: the heap's Grundy value. Written from the mex
//! recurrence with its proved period, or the remainder; confirmed without mex: the value is the one
//! heap of Nim that makes a lost position beside it.
//! Source: Sprague 1935, Grundy 1939; Winning Ways, ch. 4.

use super::candidates;
use super::telling::{self, say, sentences, set, step, step_showing};
use super::{Answer, Checks, Dice, Kind, Mistake, Question, Side, Space, Takes, Task};
use crate::document::{Blank, Block, Cell, CellMark, Inline, Math, Phrase, Table, TableLook};
use crate::rules::{self, Play, Rules};
use crate::solver;

/// The kind; the set and the heaps come from the task.
pub struct GrundyValue;

impl Kind for GrundyValue {
    fn name(&self) -> &'static str {
        "grundy-value"
    }

    fn summary(&self) -> &'static str {
        "the Grundy value of a heap in a subtraction game"
    }

    fn takes(&self) -> Takes {
        Takes { games: &["subtract"], ..Takes::size(1, 400, (5, 20)) }
    }

    fn space(&self, task: &Task, side: Side) -> Space {
        candidates::positions(task, side)
    }

    fn accepts(&self, _: &Task, _: Side, _: &[u64]) -> bool {
        true
    }

    fn difficulty(&self, task: &Task, _: Side, candidate: &[u64]) -> u8 {
        let set = task.games[candidate[0] as usize].parameters();
        let gaps = u32::from(set.last().copied().unwrap_or(1) as usize != set.len());
        telling::level(1 + (candidate[1] / 8) as u32 + gaps)
    }

    fn pose(&self, task: &Task, _: Side, candidate: &[u64], _: &mut Dice) -> Question {
        let (rules, heap) = (&task.games[candidate[0] as usize], candidate[1]);
        let solver::Values { values, period, .. } = values(rules, heap);
        let value = values[heap as usize];
        let answer = Answer::Number(value);
        let mut prompt = telling::rules_in_words(rules, Play::Normal);
        prompt.push(Phrase::new("grundy-value-prompt").with("g", of(heap)));
        let mut space = Vec::new();
        if heap <= LONGEST_ROW {
            space.push(row(&values, 1));
        }
        let write = Phrase::new("write-grundy").with("g", of(heap)).with("blank", Blank::Short);
        space.push(Block::Answer(vec![say(write)]));
        let mut steps = Vec::new();
        if heap <= LONGEST_ROW {
            steps.push(step_showing(Phrase::new("grundy-row"), vec![row(&values, values.len())]));
        } else if let Some(solver::Period { length, from, .. }) =
            period.filter(|period| period.from + period.length <= heap)
        {
            let same = from + (heap - from) % length;
            let shown = values.get(..(from + length) as usize).filter(|shown| shown.len() as u64 <= LONGEST_ROW + 1);
            if let Some(shown) = shown {
                steps.push(step_showing(Phrase::new("grundy-row"), vec![row(shown, shown.len())]));
            }
            let equal = of(heap).equals(of(same)).equals(Math::Number(value));
            let repeats = Phrase::new("grundy-period").with("period", length).with("from", from);
            steps.push(step(repeats.with("equal", equal)));
        }
        let reached = options(rules, &values, heap);
        steps.push(step(if reached.is_empty() {
            Phrase::new("grundy-no-move").with("heap", heap)
        } else {
            Phrase::new("grundy-options").with("heap", heap).with("values", set(&reached)).with("value", value)
        }));
        Question {
            position: format!("{} {heap}", rules.title()),
            prompt: vec![sentences(prompt)],
            space,
            headline: vec![Inline::Math(of(heap).equals(Math::Number(value)))],
            solution: vec![Block::Steps(steps)],
            wrong: telling::named(&answer, mistakes(rules, &values, heap)),
            answer,
            routes: [Phrase::new("route-values"), Phrase::new("route-nim-heap-beside")],
        }
    }

    fn second_route(&self, _: &Task, position: &str, checks: &mut Checks) -> Result<Answer, String> {
        // g(n) is at most the number of moves, so one of these Nim heaps must balance the position.
        let moves = rules::parse(position, Play::Normal).map_err(|error| error.message)?;
        for value in 0..=moves.game.count(&moves.position) {
            let sum = format!("{position} + nim {value}");
            let parsed = rules::parse(&sum, Play::Normal).map_err(|error| error.message)?;
            if checks.outcome(&parsed.game, &parsed.position)? == solver::Outcome::P {
                return Ok(Answer::Number(value));
            }
        }
        Err(format!("no heap of Nim balances `{position}`"))
    }

    fn largest(&self, task: &Task) -> Option<String> {
        Some(candidates::largest(task))
    }
}

/// A row of values to fill in fits the page up to this heap.
const LONGEST_ROW: u64 = 20;

/// `g(n)` as a formula.
fn of(heap: u64) -> Math {
    Math::Row(vec![Math::Variable("g"), Math::Sign("("), Math::Number(heap), Math::Sign(")")])
}

/// The values of the heaps from 0 to `heap`, by theory.
fn values(rules: &Rules, heap: u64) -> solver::Values {
    solver::values(rules, heap).expect("the bounds of `size` are below what theory lists")
}

/// The values that a move reaches, sorted, each once.
fn options(rules: &Rules, values: &[u64], heap: u64) -> Vec<u64> {
    let mut reached: Vec<u64> = rules.steps(&[heap]).iter().map(|step| values[step.left[0] as usize]).collect();
    reached.sort_unstable();
    reached.dedup();
    reached
}

/// The values under their heaps, the first so many filled in.
fn row(values: &[u64], filled: usize) -> Block {
    let cell = |line, mark| Cell { line, mark };
    let mut head = vec![cell(vec![Inline::Math(Math::Variable("n"))], CellMark::None)];
    let name = Math::Row(vec![Math::Variable("g"), Math::Sign("("), Math::Variable("n"), Math::Sign(")")]);
    let mut cells = vec![cell(vec![Inline::Math(name)], CellMark::None)];
    for (heap, &value) in values.iter().enumerate() {
        head.push(cell(vec![Inline::Signs(heap.to_string())], CellMark::None));
        let mark = if value == 0 && filled == values.len() { CellMark::Strong } else { CellMark::None };
        let shown = vec![Inline::Signs(value.to_string())];
        cells.push(if heap < filled { cell(shown, mark) } else { cell(Vec::new(), CellMark::Write) });
    }
    let caption = Phrase::new("values-caption").with("last", values.len() - 1);
    Block::Table(Table { look: TableLook::Values, caption, head, rows: vec![cells], row_heads: true })
}

fn mistakes(rules: &Rules, values: &[u64], heap: u64) -> Vec<Mistake> {
    let most = rules.parameters().last().copied().unwrap_or(1);
    let from_one = from_one(rules, heap);
    let guesses = [
        ("counts-from-one", from_one, Phrase::new("looks-counts-from-one")),
        ("remainder-of-largest", heap % most.max(1), Phrase::new("looks-remainder-of-largest").with("most", most)),
        ("number-of-moves", rules.count(&[heap]), Phrase::new("looks-number-of-moves")),
        ("only-won-or-lost", u64::from(values[heap as usize] > 0), Phrase::new("looks-only-won-or-lost")),
    ];
    let reached = options(rules, values, heap);
    let mistake = |(name, wrong, looks)| {
        let refuted = if reached.contains(&wrong) {
            Phrase::new("refuted-option-has-value").with("value", wrong)
        } else {
            Phrase::new("refuted-smaller-missing").with("smaller", values[heap as usize])
        };
        Mistake { name, answer: Answer::Number(wrong), looks, refuted }
    };
    guesses.into_iter().map(mistake).collect()
}

/// The last value when the smallest missing number is sought from 1 instead of 0.
fn from_one(rules: &Rules, heap: u64) -> u64 {
    let mut values: Vec<u64> = Vec::new();
    for size in 0..=heap {
        let reached: Vec<u64> = rules.steps(&[size]).iter().map(|step| values[step.left[0] as usize]).collect();
        let start = u64::from(!reached.is_empty());
        values.push((start..).find(|value| !reached.contains(value)).unwrap_or(start));
    }
    values[heap as usize]
}
