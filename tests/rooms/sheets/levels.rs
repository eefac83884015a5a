//! Whether level and work rise together: what a solver does who reads the text of a question and knows its rules, in
//! 200 questions of each kind, or all there are, counted here without the kind's own measure.

mod boards;
mod digits;
mod rows;
mod trios;

use std::collections::{BTreeMap, BTreeSet};

use crate::exercise::{self, Candidate, Dice, KINDS, Key, Kind, Task};
use crate::rules;

/// The numbers in a text.
fn numbers(text: &str) -> Vec<u64> {
    text.split(|character: char| !character.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect()
}

/// Numbers as a text.
fn text(numbers: &[u64]) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
}

/// How many steps a question takes, from its text.
type Work = fn(&str) -> u64;

/// The least and the greatest number of a setting.
type Range = (u64, u64);

/// Kinds with a game or a way, if not the usual ones; heaps and sizes that have many levels, and the work. The mean has to
/// rise from each level to the next: a level is what an author asks for, so none may be easier than the one below it.
const MEASURED: &[(&str, &str, Range, Range, Work)] = &[
    ("big-index", "kayles", (1, 1), (200, 99_999), digits::divide),
    ("both-plays", "", (2, 5), (1, 9), digits::both),
    ("chomp-column", "", (3, 4), (2, 9), boards::chomp_column),
    ("coin-heaps", "mock-turtles", (1, 1), (4, 12), digits::coins),
    ("complete-trio", "", (1, 1), (1, 63), digits::lay_out),
    ("count-trios", "", (1, 1), (3, 127), trios::count),
    ("early-stop", "", (1, 1), (2, 999), trios::compare),
    ("equal-games", "", (1, 1), (2, 15), rows::cancel),
    ("fibonacci-limit", "", (1, 1), (9, 200), rows::fibonacci),
    ("find-misprint", "", (1, 1), (4, 500), trios::misprint),
    ("find-rule", "", (2, 3), (1, 9), rows::find_rule),
    ("greedy-scheme", "", (1, 1), (3, 16), trios::build),
    ("grundy-value", "subtract(1,3,4)", (1, 1), (0, 40), rows::value),
    ("hardy", "", (1, 1), (5, 127), digits::hardy),
    ("join", "", (1, 1), (1, 15), digits::join),
    ("label-board", "", (1, 1), (4, 12), boards::label),
    ("leftover-pairs", "", (1, 1), (2, 16), trios::build),
    ("losing-set", "", (1, 3), (1, 12), rows::losing_set),
    ("mex", "", (4, 9), (0, 8), rows::mex),
    ("mirror-disc", "", (1, 1), (8, 14), boards::discs),
    ("mirror-pins", "", (1, 1), (6, 40), boards::pins),
    ("misere-outcome", "", (2, 4), (1, 30), digits::last_loses),
    ("next-trio", "", (1, 1), (7, 15), trios::next),
    ("next-value", "kayles", (1, 1), (2, 20), rows::kayles),
    ("nim-sum", "", (2, 4), (1, 30), digits::lay_out),
    ("outcome", "nim", (2, 4), (1, 30), digits::lay_out),
    ("outcome", "queen", (1, 1), (1, 20), boards::queen),
    ("period", "", (2, 3), (1, 12), rows::period),
    ("reduction-failure", "", (1, 1), (1, 127), trios::reduce),
    ("reduction-trace", "", (1, 1), (1, 500), trios::reduce),
    ("reply-table", "", (1, 1), (1, 63), digits::replies),
    ("shift-trio", "", (1, 1), (1, 31), digits::shift),
    ("tie-break", "", (1, 1), (5, 10), digits::list),
    ("trio-images", "", (1, 1), (1, 31), digits::list),
    ("which-heap", "kayles", (1, 1), (1, 30), digits::which_heap),
    ("winning-moves", "nim", (2, 4), (1, 30), digits::lower),
    ("wrong-line", "", (1, 1), (1, 63), digits::wrong_line),
    ("wrong-square", "", (1, 1), (4, 9), boards::wrong_square),
    ("zeckendorf", "", (1, 1), (1, 400), rows::fibonacci),
];

/// Kinds without a count: the proofs to be put in order are all of one level, and who finds a counterexample or a reason
/// for a statement has no method whose steps could be counted.
const NOT_MEASURED: [&str; 2] = ["order-proof", "true-or-false"];

/// A level with fewer questions drawn says nothing, and of one level this many are enough.
const FEW: usize = 8;
const MANY: usize = 200;

/// How often candidates are drawn.
const DRAWS: u64 = 20_000;

/// The work of questions by level: all there are of a small space; else of each level as many as are enough.
fn levels(name: &str, choice: &str, heaps: Range, size: Range, work: Work) -> BTreeMap<u8, Vec<u64>> {
    let kind: &Kind = exercise::kind(name).expect("a kind");
    let settings = (kind.settings)();
    let mut task = Task { heaps, size, ..Task::of(&settings) };
    if let Some(way) = settings.ways.iter().find(|way| **way == choice) {
        task.ways = vec![*way];
    } else if !choice.is_empty() {
        task.games = vec![rules::parse_game(choice).expect("a game")];
    }
    let space = (kind.space)(&task);
    let mut dice = Dice::new(Key::of(&["levels", name]), 0);
    let mut levels: BTreeMap<u8, Vec<u64>> = BTreeMap::new();
    let is_small = space.size() <= 200;
    for draw in 0..if is_small { space.size() } else { DRAWS } {
        let candidate: Candidate = space.at(if is_small { draw } else { dice.below(space.size()) });
        if !(kind.accepts)(&task, &candidate) || (kind.degenerate)(&task, &candidate).is_some() {
            continue;
        }
        let of_level = levels.entry((kind.difficulty)(&task, &candidate)).or_default();
        if is_small || of_level.len() < MANY {
            of_level.push(work(&exercise::pose(kind, &task, &candidate, &mut dice).position));
        }
    }
    levels.retain(|_, work| is_small || work.len() >= FEW);
    assert!(is_small || levels.values().map(Vec::len).sum::<usize>() >= 200, "{name} has too few questions");
    levels
}

#[test]
fn level_and_work_rise_together() {
    let mut faults = Vec::new();
    for &(name, choice, heaps, size, work) in MEASURED {
        let mean = |work: &Vec<u64>| work.iter().sum::<u64>() as f64 / work.len() as f64;
        let means: Vec<(u8, usize, f64)> = levels(name, choice, heaps, size, work)
            .iter()
            .map(|(level, work)| (*level, work.len(), mean(work)))
            .collect();
        if means.len() < 2 || !means.windows(2).all(|pair| pair[0].2 < pair[1].2) {
            faults.push(format!("{name} {choice}: {means:.1?}"));
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn every_kind_is_measured_but_two() {
    let all: BTreeSet<&str> = KINDS.iter().map(|kind| kind.name).collect();
    let measured: BTreeSet<&str> = MEASURED.iter().map(|row| row.0).collect();
    assert!(all.difference(&measured).copied().eq(NOT_MEASURED));
    assert!(measured.is_subset(&all));
}
