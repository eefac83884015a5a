//! Positions as candidates: one of the games of the task, and what its game text makes a position of; in
//! most games a multiset of heaps.

use super::Dice;
use super::games;
use super::solved::SolvedPosition;
use super::space::{Candidate, Space};
use super::task::Task;

/// The candidates of a task.
pub fn positions(task: &Task) -> Space {
    Space::PerGame(task.games.iter().map(|rules| games::of(rules).space(rules, task)).collect())
}

/// The position of a candidate; none when there is no such position.
pub fn position<'a>(task: &'a Task, candidate: &Candidate) -> Option<SolvedPosition<'a>> {
    let rules = &task.games[candidate.game];
    Some(SolvedPosition::new(rules, games::of(rules).parts(rules, task, &candidate.numbers)?, task.play))
}

/// The position of an accepted candidate as a sheet shows it: heaps in an order of the dice.
pub fn posed<'a>(task: &'a Task, candidate: &Candidate, dice: &mut Dice) -> SolvedPosition<'a> {
    let at = position(task, candidate).expect("what is accepted is a position");
    if games::entry(at.rules).in_order {
        return at;
    }
    SolvedPosition::new(at.rules, dice.shuffled(at.parts()), task.play)
}

/// Whether the key of a position says that no short argument is known, why it is won or lost or why all its moves win.
pub fn has_no_argument(task: &Task, candidate: &Candidate, all: bool) -> bool {
    position(task, candidate).is_some_and(|at| games::of(at.rules).has_no_argument(&at, all))
}

/// How hard a candidate is, by what its game counts (`GameText::difficulty`).
pub fn difficulty(task: &Task, candidate: &Candidate) -> u8 {
    position(task, candidate).map_or(1, |at| games::of(at.rules).difficulty(&at))
}

/// The largest position of a task, as text.
pub fn largest(task: &Task) -> String {
    let rules = task.games.last().expect("a task has a game");
    SolvedPosition::new(rules, games::of(rules).largest(rules, task), task.play).text()
}
