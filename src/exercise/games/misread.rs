//! Games of heaps as people misread them: the values that a wrong rule, or a wrong way to count, gives.
//!
//! Representation: one value for each heap from 0; the value of several heaps is their nim-sum, so that a
//! misreading says who would win, by which move, and by how much.
//! Source: Sprague 1935, Grundy 1939 for the recurrence; the misconceptions are of the theses.

use super::{Misconception, SolvedPosition, taken_for};
use crate::document::Phrase;
use crate::rules::{Ruleset, Step};
use crate::solver::{self, Outcome};

/// A wrong table of values with its name.
pub struct Misreading {
    /// The misconception, for programs.
    pub name: &'static str,
    /// What it looks like, in words.
    pub looks: Phrase,
    /// The value of each heap from 0.
    pub values: Vec<u64>,
}

impl Misreading {
    /// The value of several heaps.
    fn of(&self, heaps: &[u64]) -> u64 {
        super::nim_sum(heaps.iter().map(|&heap| self.values.get(heap as usize).copied().unwrap_or(0)))
    }
}

/// Who would win.
pub fn outcomes(at: &SolvedPosition, misreadings: Vec<Misreading>) -> Vec<Misconception<Outcome>> {
    let guess =
        |misread: Misreading| Misconception::new(misread.name, taken_for(misread.of(at.parts()) == 0), misread.looks);
    misreadings.into_iter().map(guess).collect()
}

/// The first move that would win.
pub fn moves(at: &SolvedPosition, misreadings: Vec<Misreading>) -> Vec<Misconception<Step>> {
    let steps = at.rules.steps(at.parts());
    let guess = |misread: Misreading| {
        let step = steps.iter().find(|step| misread.of(&at.rules.after(at.parts(), step)) == 0)?;
        Some(Misconception::new(misread.name, step.clone(), misread.looks))
    };
    misreadings.into_iter().filter_map(guess).collect()
}

/// What the value would be.
pub fn values(at: &SolvedPosition, misreadings: Vec<Misreading>) -> Vec<Misconception<u64>> {
    misreadings
        .into_iter()
        .map(|misread| Misconception::new(misread.name, misread.of(at.parts()), misread.looks))
        .collect()
}

/// The values of the heaps up to `to` when only some moves are seen.
pub fn seeing(rules: &dyn Ruleset, to: u64, sees: impl Fn(u64, &Step) -> bool) -> Vec<u64> {
    recurrence(to, |heap, known| {
        let seen = rules.steps(&[heap]).into_iter().filter(|step| sees(heap, step));
        solver::mex(seen.map(|step| value_after(&step, known)))
    })
}

/// The values when no move splits a heap.
pub fn without_splits(rules: &dyn Ruleset, to: u64) -> Vec<u64> {
    seeing(rules, to, |_, step| step.left.len() == 1)
}

/// The values when a heap may be split into equal halves as well.
pub fn with_equal_halves(rules: &dyn Ruleset, to: u64) -> Vec<u64> {
    recurrence(to, |heap, known| {
        let halves = (heap > 0 && heap % 2 == 0).then_some(0);
        solver::mex(rules.steps(&[heap]).iter().map(|step| value_after(step, known)).chain(halves))
    })
}

/// The values when the smallest missing number is sought from 1 instead of 0.
pub fn from_one(rules: &dyn Ruleset, to: u64) -> Vec<u64> {
    recurrence(to, |heap, known| {
        let reached: Vec<u64> = rules.steps(&[heap]).iter().map(|step| value_after(step, known)).collect();
        let start = u64::from(!reached.is_empty());
        (start..).find(|value| !reached.contains(value)).unwrap_or(start)
    })
}

/// The value of what a step leaves of a heap.
pub fn value_after(step: &Step, values: &[u64]) -> u64 {
    super::nim_sum(step.left.iter().map(|&left| values[left as usize]))
}

/// One value after the other, each from those before.
fn recurrence(to: u64, value: impl Fn(u64, &[u64]) -> u64) -> Vec<u64> {
    let mut values = Vec::new();
    for heap in 0..=to {
        let next = value(heap, &values);
        values.push(next);
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::parse_game;

    #[test]
    fn kayles_without_splits_is_a_subtraction_game() {
        let kayles = parse_game("kayles").expect("a game");
        assert_eq!(without_splits(&*kayles, 8), [0, 1, 2, 0, 1, 2, 0, 1, 2]);
        // Seen whole: Winning Ways, ch. 4.
        assert_eq!(seeing(&*kayles, 8, |_, _| true), [0, 1, 2, 3, 1, 4, 3, 2, 1]);
    }

    #[test]
    fn halves_change_the_game_of_grundy() {
        let grundy = parse_game("grundy").expect("a game");
        assert_eq!(seeing(&*grundy, 6, |_, _| true), [0, 0, 0, 1, 0, 2, 1]);
        assert_eq!(with_equal_halves(&*grundy, 4), [0, 0, 1, 0, 1]);
    }
}
