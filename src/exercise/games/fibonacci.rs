//! Fibonacci nim on sheets: heaps as sums of Fibonacci numbers.
//!
//! A candidate is a position: the heap, and how many tokens may be taken. That is all but one at the
//! start, and later an even number, twice what the other player took.
//! Source: Whinihan 1963; N-72; X-29.

use super::super::{Space, Task};
use super::{
    Detail, GameText, Misconception, Naming, Place, SolvedPosition, describe_move, leaving, place_for, shown, taken_for,
};
use crate::document::build::step;
use crate::document::{Math, Phrase, Step};
use crate::rules::{self, Move, Play, Rules};
use crate::solver::{Explanation, Outcome};

/// Fibonacci nim.
pub struct Fibonacci;

impl GameText for Fibonacci {
    fn space(&self, _: &Rules, task: &Task) -> Space {
        let of_heap = |heap: u64| {
            let later = (2..heap - 1).step_by(2);
            later.chain([heap - 1]).map(move |most| vec![heap, most])
        };
        Space::Listed((task.size.0..=task.size.1).flat_map(of_heap).collect())
    }

    fn largest(&self, _: &Rules, task: &Task) -> Vec<u64> {
        vec![task.size.1, task.size.1 - 1]
    }

    fn describe_move(&self, _: &Rules, before: &[u64], step: &Move, place: Place) -> Phrase {
        let left = step.step.left[0];
        let taken = place.take(before[0] - left);
        match place.detail {
            Detail::Move | Detail::Left => taken,
            Detail::Reached | Detail::Headline => leaving(taken, left),
        }
    }

    fn naming(&self, _: &Rules, _: &[u64], _: &[u64]) -> Naming {
        Naming::Heap
    }

    fn sample_position(&self, _: &Rules) -> Option<(Vec<u64>, Phrase)> {
        Some((vec![2, 2], Phrase::new("sample-fibonacci").with("heap", 2_u64).with("most", 2_u64)))
    }

    fn written(&self, _: &Rules, step: Option<(&[u64], &Move)>) -> Phrase {
        let take = place_for(step.map(|(before, step)| before[0] - step.step.left[0]));
        Phrase::new("write-take").with("take", take)
    }

    /// Only the first move may take all but one; every later one at most twice as many as the move before.
    fn turn(&self, at: &SolvedPosition) -> Option<Phrase> {
        let (heap, most) = (at.parts()[0], at.parts()[1]);
        Some(match most {
            _ if most.checked_add(1) == Some(heap) => Phrase::new("turn-first"),
            _ if most > 0 && most.is_multiple_of(2) => {
                Phrase::new("turn-later").with("taken", most / 2).with("most", most)
            }
            _ => Phrase::new("turn-at-most").with("most", most),
        })
    }

    fn beyond(&self, at: &SolvedPosition, moves: &[&Move]) -> Vec<Step> {
        let (heap, most, parts) = (at.parts()[0], at.parts()[1], parts(at));
        let smallest = parts.last().copied().unwrap_or(0);
        let sum = match parts.len() {
            1 => Phrase::new("fibonacci-is-one").with("heap", heap),
            _ => Phrase::new("fibonacci-sum").with("sum", Math::Number(heap).equals(Math::chain(&parts, "+"))),
        };
        let key = if most >= smallest { "fibonacci-may" } else { "fibonacci-may-not" };
        let mut steps = vec![step(Phrase::new("fibonacci-rule")), step(sum)];
        steps.push(step(Phrase::new(key).with("part", smallest).with("most", most)));
        steps.extend(moves.iter().map(|best| shown(at, best, after(at, best))));
        steps.push(step(Phrase::new("fibonacci-why")));
        steps
    }

    fn guessed_outcomes(&self, at: &SolvedPosition) -> Vec<Misconception<Outcome>> {
        let (heap, most) = (at.parts()[0], at.parts()[1]);
        let mut guesses = vec![Misconception::new("looks-multiple-of-three", taken_for(heap % 3 == 0))];
        if most + 1 < heap {
            guesses.push(Misconception::new("looks-cannot-take-all", Outcome::P));
        }
        if parts(at).len() > 1 {
            guesses.push(Misconception::new("looks-no-fibonacci-heap", Outcome::N));
        }
        guesses
    }

    fn guessed_moves(&self, at: &SolvedPosition) -> Vec<Misconception<rules::Step>> {
        let (heap, most) = (at.parts()[0], at.parts()[1]);
        let take = |take: u64| rules::Step::together([heap.saturating_sub(take), take * 2]);
        let largest = parts(at).into_iter().find(|&part| part <= most).unwrap_or(1);
        let mut guesses = vec![Misconception::new("looks-larger-part", take(largest))];
        if heap % 3 > 0 {
            let leaves = Misconception::new("looks-leaves-multiple", take(heap % 3)).with("most", 3_u64);
            guesses.push(leaves.named("leaves-multiple-of-three"));
        }
        guesses.push(Misconception::new("looks-takes-most", take(most.min(heap))));
        guesses
    }
}

/// What a winning move leaves: a smallest part that may not be taken.
fn after(at: &SolvedPosition, best: &Move) -> Phrase {
    let made = describe_move(&at.game, &at.position, best, Detail::Headline);
    let there = SolvedPosition::new(at.rules, best.to.parts().to_vec(), Play::Normal);
    match parts(&there).last() {
        Some(&part) => {
            Phrase::new("fibonacci-after").with("move", made).with("part", part).with("most", there.parts()[1])
        }
        None => Phrase::new("fibonacci-takes-all").with("move", made),
    }
}

/// The heap as a sum of Fibonacci numbers, falling.
fn parts(at: &SolvedPosition) -> Vec<u64> {
    let Explanation::Zeckendorf { parts, .. } = at.explanation() else { return Vec::new() };
    parts
}
