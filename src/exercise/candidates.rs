//! Positions as candidates: heaps of Nim as multisets, one-heap games as a game and a heap.
//!
//! Lost positions of Nim are rare, so for them a candidate holds all heaps but the largest, which the
//! others fix. One-heap games (several sets may be drawn from) have candidates `[game, heap]`.

use super::{Side, Space, Task};
use crate::rules::{Play, Rules};

/// The candidates of a task on a side.
pub fn positions(task: &Task, side: Side) -> Space {
    if !is_nim(task) {
        return Space::Tuples(vec![(0, task.games.len() as u64 - 1), task.size]);
    }
    let fixed = u64::from(side == Side::First);
    let counts = task.heaps.0..=task.heaps.1;
    Space::Union(counts.map(|count| Space::Multisets { count: (count - fixed) as usize, range: task.size }).collect())
}

/// The game and the heaps of a candidate; none when no heap inside the range completes it.
pub fn position<'a>(task: &'a Task, side: Side, candidate: &[u64]) -> Option<(&'a Rules, Vec<u64>)> {
    if !is_nim(task) {
        return Some((&task.games[candidate[0] as usize], vec![candidate[1]]));
    }
    let mut heaps = candidate.to_vec();
    if side == Side::First {
        let last = completing_heap(candidate, task.play);
        let largest = candidate.last().copied().unwrap_or(0);
        if last < largest || last < task.size.0 || last > task.size.1 {
            return None;
        }
        heaps.push(last);
    }
    Some((&task.games[0], heaps))
}

/// The largest position of a task, as text.
pub fn largest(task: &Task) -> String {
    let rules = &task.games[task.games.len() - 1];
    let count = if is_nim(task) { task.heaps.1 } else { 1 };
    format!("{}{}", rules.title(), format!(" {}", task.size.1).repeat(count as usize))
}

fn is_nim(task: &Task) -> bool {
    task.games[0].name() == "nim"
}

/// The one heap that makes a lost position of these.
fn completing_heap(heaps: &[u64], play: Play) -> u64 {
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    if play == Play::Misere && heaps.iter().all(|&heap| heap <= 1) { sum ^ 1 } else { sum }
}
