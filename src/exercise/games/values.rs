//! Grundy values on sheets: rows of them, sums of them, and what people take for them.
//!
//! Representation: steps of a solution, and guesses with their names.
//! Source: Sprague 1935, Grundy 1939; Winning Ways, ch. 3 and 4.

use std::collections::BTreeSet;

use super::{Misconception, SolvedPosition, describe_winning, entry, misread, nim_sum};
use crate::document::build::{self, cell, signs, step, step_showing};
use crate::document::{Block, Cell, CellMark, Inline, Math, Phrase, Step, Table, TableLook};
use crate::rules::{MoveShape, Play, Rules};
use crate::solver::{self, Outcome};

/// A row of values to fill in fits the page up to this heap.
pub const LONGEST_ROW: u64 = 20;

/// `g(n)` as a formula.
pub fn of(heap: u64) -> Math {
    g(Math::Number(heap))
}

fn g(argument: Math) -> Math {
    Math::Row(vec![Math::Variable("g"), Math::Sign("("), argument, Math::Sign(")")])
}

/// The values of the heaps from 0 to `heap`, by theory.
pub fn table(rules: &Rules, heap: u64) -> solver::Values {
    if entry(rules).periodic {
        return solver::values(rules, heap).expect("the bounds of `size` are below what theory lists");
    }
    solver::Values { values: (0..=heap).map(|heap| of_heap(rules, heap)).collect(), period: None }
}

/// The value of one heap, by theory.
pub fn of_heap(rules: &Rules, heap: u64) -> u64 {
    super::value(&SolvedPosition::new(rules, vec![heap], Play::Normal))
}

/// The values under their heaps, the first so many filled in.
pub fn row(values: &[u64], filled: usize) -> Block {
    let mut head = vec![cell(vec![Inline::Math(Math::Variable("n"))])];
    let mut cells = vec![cell(vec![Inline::Math(g(Math::Variable("n")))])];
    for (heap, &value) in values.iter().enumerate() {
        head.push(signs(heap));
        let mark = if value == 0 && filled == values.len() { CellMark::Strong } else { CellMark::None };
        let blank = Cell { line: Vec::new(), mark: CellMark::Write };
        cells.push(if heap < filled { Cell { mark, ..signs(value) } } else { blank });
    }
    let caption = Phrase::new("values-caption").with("last", values.len() - 1);
    Block::Table(Table { look: TableLook::Values, caption, head, rows: vec![cells], row_heads: true })
}

/// The values of all heaps of a position, and their nim-sum where there are several.
pub fn of_heaps(at: &SolvedPosition) -> Vec<Step> {
    let heaps = at.parts();
    let largest = heaps.iter().copied().max().unwrap_or(0);
    let solver::Values { values, period } = table(at.rules, largest);
    let mut steps = Vec::new();
    if largest <= LONGEST_ROW {
        steps.push(step_showing(Phrase::new("grundy-row"), vec![row(&values, values.len())]));
    } else {
        let known: Vec<String> =
            heaps.iter().map(|&heap| format!("g({heap})\u{a0}=\u{a0}{}", values[heap as usize])).collect();
        steps.push(step(Phrase::new("values-by-table").with("values", known)));
        let repeats = period.filter(|period| period.from + period.length <= largest);
        steps.extend(
            repeats.map(|period| {
                step(Phrase::new("values-repeat").with("period", period.length).with("from", period.from))
            }),
        );
    }
    if heaps.len() > 1 {
        let each: Vec<u64> = heaps.iter().map(|&heap| values[heap as usize]).collect();
        steps.push(sum(&each));
    }
    steps
}

/// The nim-sum of values.
pub fn sum(values: &[u64]) -> Step {
    let total = nim_sum(values.iter().copied());
    step(Phrase::new("values-sum").with("sum", Math::chain(values, "⊕").equals(Math::Number(total))))
}

/// What the value says of who wins, and the moves to value 0.
pub fn verdict(at: &SolvedPosition) -> Vec<Step> {
    if at.outcome() == Outcome::P {
        return vec![step(Phrase::new("values-lost"))];
    }
    let mut steps = vec![step(Phrase::new("values-won"))];
    steps.extend(describe_winning(at));
    steps
}

/// Why a position has its value.
pub fn explain_value(at: &SolvedPosition) -> Vec<Step> {
    match (at.rules.move_shape(), at.parts()) {
        (MoveShape::WholeBoard, _) => explain_by_moves(at),
        (_, [heap]) => explain_heap(at.rules, *heap),
        _ => of_heaps(at),
    }
}

fn explain_heap(rules: &Rules, heap: u64) -> Vec<Step> {
    let solver::Values { values, period, .. } = table(rules, heap);
    let value = values[heap as usize];
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
    let reached: BTreeSet<u64> = rules.steps(&[heap]).iter().map(|step| misread::value(&values, &step.left)).collect();
    steps.push(step(if reached.is_empty() {
        Phrase::new("grundy-no-move").with("heap", heap)
    } else {
        Phrase::new("grundy-options").with("heap", heap).with("values", set(&reached)).with("value", value)
    }));
    steps
}

/// The values that a move reaches, by theory.
pub fn reached(at: &SolvedPosition) -> BTreeSet<u64> {
    let after = |step: crate::rules::Move| solver::grundy(&at.game, &step.to).ok().flatten();
    at.game.moves(&at.position).into_iter().filter_map(after).collect()
}

/// The values as a set.
fn set(values: &BTreeSet<u64>) -> String {
    build::set(&values.iter().copied().collect::<Vec<_>>())
}

/// Why a board has its value: the values one move away.
fn explain_by_moves(at: &SolvedPosition) -> Vec<Step> {
    let reached = reached(at);
    vec![step(if reached.is_empty() {
        Phrase::new("grundy-position-no-move")
    } else {
        Phrase::new("grundy-position-options").with("values", set(&reached)).with("value", super::value(at))
    })]
}

/// What people take for the value of heaps.
pub fn guessed(at: &SolvedPosition, misreadings: Vec<Misconception<Vec<u64>>>) -> Vec<Misconception<u64>> {
    let mut guesses = vec![match at.parts() {
        [heap] => {
            let from_one = misread::from_one(&**at.rules, *heap)[*heap as usize];
            Misconception::new("looks-counts-from-one", from_one)
        }
        heaps => {
            let values = table(at.rules, heaps.iter().copied().max().unwrap_or(0)).values;
            Misconception::new("looks-adds-values", heaps.iter().map(|&heap| values[heap as usize]).sum())
        }
    }];
    let value = |values: Vec<u64>| Some(misread::value(&values, at.parts()));
    guesses.extend(misreadings.into_iter().filter_map(|misread| misread.map(value)));
    guesses
}

/// What people take for the value of any position.
pub fn of_any_game(at: &SolvedPosition) -> [Misconception<u64>; 2] {
    [
        Misconception::new("looks-number-of-moves", at.move_count()),
        Misconception::new("looks-only-won-or-lost", u64::from(at.outcome() != Outcome::P)),
    ]
}
