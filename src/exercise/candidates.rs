//! Positions as candidates: which of the games, and what its teller makes a position of.
//!
//! Representation: `[game, …]`, the place of the game in the task and then the candidate of its teller;
//! in most games a multiset of heaps.

use super::games;
use super::{Side, Space, Task};
use crate::rules::{Rules, Ruleset};

/// The candidates of a task on a side.
pub fn positions(task: &Task, side: Side) -> Space {
    let of_game = |(place, rules): (usize, &Rules)| {
        Space::Led(place as u64, Box::new(games::of(rules).space(&**rules, task, side)))
    };
    Space::Union(task.games.iter().enumerate().map(of_game).collect())
}

/// The game and the numbers of a candidate; none when there is no such position.
pub fn position<'a>(task: &'a Task, side: Side, candidate: &[u64]) -> Option<(&'a Rules, Vec<u64>)> {
    let (place, own) = candidate.split_first()?;
    let rules = &task.games[*place as usize];
    Some((rules, games::of(rules).parts(task, side, own)?))
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
