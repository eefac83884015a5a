//! Games of heaps as people misread them: the values that a wrong rule, or a wrong way to count, gives.
//!
//! Representation: one value for each heap from 0; the value of several heaps is their nim-sum, so that a
//! misreading says who would win, by which move, and by how much.
//! Source: Sprague 1935, Grundy 1939 for the recurrence; the misconceptions are of the theses.

use super::{Misconception, SolvedPosition, taken_for};
use crate::rules::{Ruleset, Step};
use crate::solver::{self, Outcome};

/// The value of several heaps.
pub fn value(values: &[u64], heaps: &[u64]) -> u64 {
    super::nim_sum(heaps.iter().map(|&heap| values.get(heap as usize).copied().unwrap_or(0)))
}

/// Who would win.
pub fn outcomes(at: &SolvedPosition) -> Vec<Misconception<Outcome>> {
    let lost = |values: Vec<u64>| Some(taken_for(value(&values, at.parts()) == 0));
    super::of(at.rules).misreadings(at).into_iter().filter_map(|misread| misread.map(lost)).collect()
}

/// Misreadings in which no move splits a heap; whoever has one in mind makes no such move.
const WITHOUT_SPLITS: [&str; 2] = ["as-nim", "forgets-splitting"];

/// The first move that would win, among those that are seen.
pub fn moves(at: &SolvedPosition) -> Vec<Misconception<Step>> {
    let steps = at.rules.steps(at.parts());
    let move_of = |misread: Misconception<Vec<u64>>| {
        let (name, heaps) = (misread.name, at.parts());
        let sees = |step: &&Step| match name {
            name if WITHOUT_SPLITS.contains(&name) => !is_split(step),
            "only-powers-of-two" => (heaps[step.part] - step.left.iter().sum::<u64>()).is_power_of_two(),
            _ => true,
        };
        let wins = |values: Vec<u64>| {
            steps.iter().filter(sees).find(|step| value(&values, &at.rules.after(at.parts(), step)) == 0).cloned()
        };
        misread.map(wins)
    };
    super::of(at.rules).misreadings(at).into_iter().filter_map(move_of).collect()
}

/// The values of the heaps up to `to` when only some moves are seen.
pub fn seeing(rules: &dyn Ruleset, to: u64, sees: impl Fn(u64, &Step) -> bool) -> Vec<u64> {
    recurrence(to, |heap, known| {
        let seen = rules.steps(&[heap]).into_iter().filter(|step| sees(heap, step));
        solver::mex(seen.map(|step| value(known, &step.left)))
    })
}

/// The values when no move splits a heap.
pub fn without_splits(rules: &dyn Ruleset, to: u64) -> Vec<u64> {
    seeing(rules, to, |_, step| !is_split(step))
}

/// Whether a move leaves more than one heap.
fn is_split(step: &Step) -> bool {
    step.left.iter().filter(|&&heap| heap > 0).count() > 1
}

/// The values when a heap may be split into equal halves as well.
pub fn with_equal_halves(rules: &dyn Ruleset, to: u64) -> Vec<u64> {
    recurrence(to, |heap, known| {
        let halves = (heap > 0 && heap % 2 == 0).then_some(0);
        solver::mex(rules.steps(&[heap]).iter().map(|step| value(known, &step.left)).chain(halves))
    })
}

/// The values when the smallest missing number is sought from 1 instead of 0.
pub fn from_one(rules: &dyn Ruleset, to: u64) -> Vec<u64> {
    let mut reached = Vec::new();
    recurrence(to, |heap, known| {
        reached.clear();
        rules.each_left(heap, &mut |left| reached.push(value(known, left)));
        let start = u64::from(!reached.is_empty());
        (start..).find(|value| !reached.contains(value)).unwrap_or(start)
    })
}

/// One value after the other, each from those before.
fn recurrence(to: u64, mut next: impl FnMut(u64, &[u64]) -> u64) -> Vec<u64> {
    (0..=to).fold(Vec::new(), |mut values, heap| {
        values.push(next(heap, &values));
        values
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::parse_game;

    #[test]
    fn wrong_rules_give_other_values() {
        let (kayles, grundy) = (parse_game("kayles").expect("a game"), parse_game("grundy").expect("a game"));
        // Without splits Kayles is a subtraction game. Seen whole: Winning Ways, ch. 4.
        assert_eq!(without_splits(&*kayles, 8), [0, 1, 2, 0, 1, 2, 0, 1, 2]);
        assert_eq!(seeing(&*kayles, 8, |_, _| true), [0, 1, 2, 3, 1, 4, 3, 2, 1]);
        assert_eq!(seeing(&*grundy, 6, |_, _| true), [0, 0, 0, 1, 0, 2, 1]);
        assert_eq!(with_equal_halves(&*grundy, 4), [0, 0, 1, 0, 1]);
    }
}
