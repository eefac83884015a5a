//! Grundy values on sheets: rows of them, sums of them, and what people take for them.
//!
//! Representation: steps of a solution, and guesses with their names.
//! Source: Sprague 1935, Grundy 1939; Winning Ways, ch. 3 and 4.

use super::misread::{self, Misreading};
use super::{Misconception, SolvedPosition, describe_winning, entry, nim_sum};
use crate::document::build::{set, step, step_showing};
use crate::document::{Block, Cell, CellMark, Inline, Math, Phrase, Step, Table, TableLook};
use crate::rules::{Play, Rules};
use crate::solver::{self, Outcome};

/// A row of values to fill in fits the page up to this heap.
pub const LONGEST_ROW: u64 = 20;

/// `g(n)` as a formula.
pub fn of(heap: u64) -> Math {
    Math::Row(vec![Math::Variable("g"), Math::Sign("("), Math::Number(heap), Math::Sign(")")])
}

/// The values of the heaps from 0 to `heap`, by theory.
pub fn table(rules: &Rules, heap: u64) -> solver::Values {
    if entry(&**rules).periodic {
        return solver::values(rules, heap).expect("the bounds of `size` are below what theory lists");
    }
    solver::Values { values: (0..=heap).map(|heap| of_heap(rules, heap)).collect(), period: None }
}

/// The value of one heap, by theory.
pub fn of_heap(rules: &Rules, heap: u64) -> u64 {
    let at = SolvedPosition::new(rules, vec![heap], Play::Normal);
    let value = solver::grundy(&at.game, &at.position).expect("the bounds of `size` are within theory");
    value.expect("heaps in normal play have values")
}

/// The values under their heaps, the first so many filled in.
pub fn row(values: &[u64], filled: usize) -> Block {
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

/// Why a position of heaps has its value.
pub fn explain_value(at: &SolvedPosition) -> Vec<Step> {
    match at.parts() {
        [heap] => explain_heap(at.rules, *heap),
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
    let mut reached: Vec<u64> = rules.steps(&[heap]).iter().map(|step| misread::value_after(step, &values)).collect();
    reached.sort_unstable();
    reached.dedup();
    steps.push(step(if reached.is_empty() {
        Phrase::new("grundy-no-move").with("heap", heap)
    } else {
        Phrase::new("grundy-options").with("heap", heap).with("values", set(&reached)).with("value", value)
    }));
    steps
}

/// The values that a move reaches, sorted, each once; by theory.
pub fn reached(at: &SolvedPosition) -> Vec<u64> {
    let after = |step: crate::rules::Move| solver::grundy(&at.game, &step.to).ok().flatten();
    let mut reached: Vec<u64> = at.game.moves(&at.position).into_iter().filter_map(after).collect();
    reached.sort_unstable();
    reached.dedup();
    reached
}

/// Why a board has its value: the values one move away.
pub fn explain_by_moves(at: &SolvedPosition) -> Vec<Step> {
    let reached = reached(at);
    vec![step(if reached.is_empty() {
        Phrase::new("grundy-position-no-move")
    } else {
        Phrase::new("grundy-position-options").with("values", set(&reached)).with("value", super::value(at))
    })]
}

/// What people take for the value of heaps.
pub fn guessed(at: &SolvedPosition, misreadings: Vec<Misreading>) -> Vec<Misconception<u64>> {
    let heaps = at.parts();
    let mut guesses = Vec::new();
    match heaps {
        [heap] => {
            let from_one = misread::from_one(&**at.rules, *heap)[*heap as usize];
            guesses.push(Misconception::new("counts-from-one", from_one, Phrase::new("looks-counts-from-one")));
        }
        _ => {
            let values = table(at.rules, heaps.iter().copied().max().unwrap_or(0)).values;
            let total = heaps.iter().map(|&heap| values[heap as usize]).sum();
            guesses.push(Misconception::new("adds-values", total, Phrase::new("looks-adds-values")));
        }
    }
    guesses.extend(misread::values(at, misreadings));
    guesses.extend(of_any_game(at));
    guesses
}

/// What people take for the value of any position.
pub fn of_any_game(at: &SolvedPosition) -> [Misconception<u64>; 2] {
    let moves = at.game.count(&at.position);
    [
        Misconception::new("number-of-moves", moves, Phrase::new("looks-number-of-moves")),
        Misconception::new(
            "only-won-or-lost",
            u64::from(at.outcome() != Outcome::P),
            Phrase::new("looks-only-won-or-lost"),
        ),
    ]
}
