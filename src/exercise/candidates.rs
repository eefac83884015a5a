//! Positions as candidates: one of the games of the task, and what its game text makes a position of; in
//! most games a multiset of heaps.

use super::games;
use super::space::{Candidate, Space};
use super::task::Task;
use crate::rules::{Rules, Ruleset};

/// The candidates of a task.
pub fn positions(task: &Task) -> Space {
    Space::PerGame(task.games.iter().map(|rules| games::of(rules).space(&**rules, task)).collect())
}

/// The game and the numbers of a candidate; none when there is no such position.
pub fn position<'a>(task: &'a Task, candidate: &Candidate) -> Option<(&'a Rules, Vec<u64>)> {
    let rules = &task.games[candidate.game];
    Some((rules, games::of(rules).parts(task, &candidate.numbers)?))
}

/// The largest position of a task, as text.
pub fn largest(task: &Task) -> String {
    let rules = &task.games[task.games.len() - 1];
    typed(&**rules, &games::of(rules).largest(&**rules, task))
}

/// A position as typed.
pub fn typed(rules: &dyn Ruleset, parts: &[u64]) -> String {
    match rules.text(parts) {
        text if text.is_empty() => rules.title(),
        text => format!("{} {text}", rules.title()),
    }
}
