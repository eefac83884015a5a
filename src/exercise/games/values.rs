//! Grundy values on sheets: rows of them, sums of them, and what people take for them.
//!
//! Representation: steps of a solution, and guesses with their names.
//! Source: Sprague 1935, Grundy 1939; Winning Ways, ch. 3 and 4.

use std::collections::{BTreeMap, BTreeSet};

use super::{Detail, Misconception, SolvedPosition, describe_move, entry, misread, nim_sum, shown};
use crate::document::build::{self, cell, signs, step, step_showing, worded_table};
use crate::document::{Block, Cell, CellMark, Inline, Line, Math, Phrase, Step, Table, TableLook};
use crate::rules::{Move, MoveShape, Play, Rules};
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
        // What a single heap leaves is said with the verdict.
        if heaps.len() > 1 {
            let used: BTreeSet<u64> = heaps.iter().copied().collect();
            let of_each = used.into_iter().map(|heap| (heap, options(at.rules, heap))).collect::<Vec<_>>();
            if of_each.iter().map(|(_, options)| options.len()).sum::<usize>() <= MOST_ENTRIES {
                steps.push(step_showing(Phrase::new("grundy-derived"), vec![derivation_table(largest, &of_each)]));
            }
        }
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

/// What the value says of who wins, and what these moves to value 0 leave; of a single heap, what all moves leave.
pub fn verdict(at: &SolvedPosition, moves: &[&Move]) -> Vec<Step> {
    let mut steps = Vec::new();
    let options = if at.parts().len() == 1 && at.fits_sheets() { options(at.rules, at.parts()[0]) } else { Vec::new() };
    if (1..=MOST_OPTIONS).contains(&options.len()) {
        let key = if moves.is_empty() { "values-moves-lost" } else { "values-moves-won" };
        steps.push(step_showing(Phrase::new(key), vec![option_table(at.parts()[0], &options)]));
    } else {
        steps.push(step(Phrase::new(if moves.is_empty() { "values-lost" } else { "values-won" })));
    }
    steps.extend(moves.iter().map(|best| shown(at, best, after(at, best))));
    steps
}

/// A move to value 0 with the values that cancel.
fn after(at: &SolvedPosition, best: &Move) -> Phrase {
    let made = describe_move(&at.game, &at.position, best, Detail::Headline);
    let values: Vec<u64> = best.to.parts().iter().map(|&heap| of_heap(at.rules, heap)).collect();
    let sum = match best.to.parts() {
        [heap] => of(*heap).equals(Math::Number(values[0])),
        _ => Math::chain(&values, "⊕").equals(Math::Number(nim_sum(values.iter().copied()))),
    };
    Phrase::new("values-after").with("move", made).with("sum", sum)
}

/// More moves are not listed with their values.
const MOST_OPTIONS: usize = 24;

/// What a move can leave of a heap, each only once, with the values and the value of all together.
pub struct Reached {
    /// The heaps that are left, rising.
    pub left: Vec<u64>,
    /// Their values.
    pub values: Vec<u64>,
    /// The nim-sum of these.
    pub together: u64,
}

/// What every move leaves of a heap, by theory.
pub fn options(rules: &Rules, heap: u64) -> Vec<Reached> {
    let known = table(rules, heap).values;
    let mut lefts: Vec<Vec<u64>> = rules.steps(&[heap]).iter().map(|step| step.left.to_vec()).collect();
    lefts.iter_mut().for_each(|left| left.sort_unstable());
    lefts.sort();
    lefts.dedup();
    let reached = |left: Vec<u64>| {
        let values: Vec<u64> = left.iter().map(|&heap| known[heap as usize]).collect();
        Reached { together: nim_sum(values.iter().copied()), left, values }
    };
    lefts.into_iter().map(reached).collect()
}

/// The moves from a heap, one line each: what is left, its values, and what they are worth together.
fn option_table(heap: u64, options: &[Reached]) -> Block {
    let splits = options.iter().any(|option| option.left.len() > 1);
    let heads: &[_] = match splits {
        true => &["options-left", "options-values", "options-together"],
        false => &["options-left", "options-value"],
    };
    let row = |option: &Reached| {
        let mark = if option.together == 0 { CellMark::Strong } else { CellMark::None };
        let mut cells = vec![joined(&option.left, " + ")];
        cells.extend(splits.then(|| joined(&option.values, " ⊕ ")));
        cells.push(signs(option.together));
        cells.into_iter().map(|cell| Cell { mark, ..cell }).collect()
    };
    let table = worded_table(Phrase::new("options-caption").with("heap", heap), heads, options.iter().map(row));
    Block::Table(Table { row_heads: false, ..table })
}

fn joined(numbers: &[u64], sign: &str) -> Cell {
    signs(numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(sign))
}

/// The moves from each of the last heaps, with the values that they reach and the smallest one missing: from the
/// first heap on where there is room, else of the last three.
fn derivation(rules: &Rules, heap: u64) -> Block {
    let all: Vec<(u64, Vec<Reached>)> = (0..=heap).map(|heap| (heap, options(rules, heap))).collect();
    let mut first = all.len();
    let mut room = MOST_ENTRIES;
    while first > 0 && (all[first - 1].1.len() <= room || all.len() - first < 3) {
        first -= 1;
        room = room.saturating_sub(all[first].1.len());
    }
    if first > 0 {
        // A table that does not begin at the beginning shows what was asked and two more.
        first = all.len() - 3;
    }
    derivation_table(heap, &all[first..])
}

/// The moves from each of these heaps, the largest last, with the values that they reach and the smallest one missing.
fn derivation_table(largest: u64, heaps: &[(u64, Vec<Reached>)]) -> Block {
    let word = |key: &'static str| cell(vec![Inline::Say(Phrase::new(key))]);
    let row = |(heap, options): &(u64, Vec<Reached>)| {
        let reached: BTreeSet<u64> = options.iter().map(|option| option.together).collect();
        let value = solver::mex(reached.iter().copied());
        let found = Cell { mark: CellMark::Strong, ..signs(value) };
        vec![signs(heap), cell(entries(options)), signs(set(&reached)), found]
    };
    Block::Table(Table {
        look: TableLook::Plain,
        caption: Phrase::new("derivation-caption").with("heap", largest),
        head: vec![
            cell(vec![Inline::Math(Math::Variable("n"))]),
            word("derivation-moves"),
            word("derivation-reached"),
            word("derivation-missing"),
        ],
        rows: heaps.iter().map(row).collect(),
        row_heads: false,
    })
}

/// So many moves of all heaps together are listed.
const MOST_ENTRIES: usize = 72;

/// What moves leave, each with its value: `3: 3` and `1 + 2: 1 ⊕ 2 = 3`.
fn entries(options: &[Reached]) -> Line {
    let entry = |option: &Reached| {
        let plus = option.left.iter().map(u64::to_string).collect::<Vec<_>>().join(" + ");
        match &option.values[..] {
            [value] => format!("{plus}: {value}"),
            values => {
                let sum = values.iter().map(u64::to_string).collect::<Vec<_>>().join(" ⊕ ");
                format!("{plus}: {sum} = {}", option.together)
            }
        }
    };
    let line: Line =
        options.iter().flat_map(|option| [Inline::Text("; "), Inline::Signs(entry(option))]).skip(1).collect();
    if line.is_empty() { vec![Inline::Say(Phrase::new("derivation-none"))] } else { line }
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
    if heap <= LONGEST_ROW && heap > 0 {
        steps.push(step_showing(Phrase::new("grundy-derived"), vec![derivation(rules, heap)]));
        return steps;
    }
    let reached: BTreeSet<u64> = rules.steps(&[heap]).iter().map(|step| misread::value(&values, &step.left)).collect();
    steps.push(step(if reached.is_empty() {
        Phrase::new("grundy-no-move").with("heap", heap)
    } else {
        Phrase::new("grundy-options").with("heap", heap).with("values", set(&reached)).with("value", value)
    }));
    steps
}

/// The moves by the value that they reach, by theory.
pub fn moves_by_value(at: &SolvedPosition) -> BTreeMap<u64, Vec<Move>> {
    let mut found: BTreeMap<u64, Vec<Move>> = BTreeMap::new();
    for step in at.game.moves(&at.position) {
        if let Ok(Some(value)) = solver::grundy(&at.game, &step.to) {
            found.entry(value).or_default().push(step);
        }
    }
    found
}

/// The values as a set.
fn set(values: &BTreeSet<u64>) -> String {
    build::set(&values.iter().copied().collect::<Vec<_>>())
}

/// Why a board has its value: the values one move away.
fn explain_by_moves(at: &SolvedPosition) -> Vec<Step> {
    let reached = moves_by_value(at);
    if reached.is_empty() {
        return vec![step(Phrase::new("grundy-position-no-move"))];
    }
    let value = super::value(at);
    let all = at.move_count() <= MOST_OPTIONS as u64;
    let row = |(reached, moves): (&u64, &Vec<Move>)| {
        let shown = &moves[..if all { moves.len() } else { 1 }];
        let words = shown.iter().flat_map(|step| [Inline::Text("; "), Inline::Say(at.in_words(step))]);
        vec![signs(reached), cell(words.skip(1).collect())]
    };
    let heads = ["reached-value", if all { "reached-moves" } else { "reached-one-move" }];
    let rows = reached.iter().filter(|(reached, _)| all || **reached < value).map(row);
    let table = worded_table(Phrase::new("reached-caption"), &heads, rows);
    let table = Block::Table(Table { row_heads: false, ..table });
    let values: BTreeSet<u64> = reached.keys().copied().collect();
    let found = Phrase::new("grundy-position-options").with("values", set(&values)).with("value", value);
    vec![step_showing(found, vec![table])]
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
