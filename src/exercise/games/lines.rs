//! Tic-tac-toe and Trihex on sheets: positions with `size` marks in which nobody has a line.
//!
//! A candidate is a position: 0 for a free point, 1 for x, 2 for o. x has as many marks as o or one more.
//! Source: N-21 to N-26; X-10.

use super::super::{Space, Task};
use super::argument::mover;
use super::{GameText, Misconception, Naming, Place, SolvedPosition, argued, changed, refutation, row_and_column};
use crate::document::build::step;
use crate::document::{Arg, Blank, Phrase, Step};
use crate::rules::games::lines::{CELLS, TRIANGLE};
use crate::rules::{self, Move, Rules};
use crate::solver::Outcome;

/// Three in a line.
pub struct Lines;

impl GameText for Lines {
    /// The positions that come up in play, found from the empty board.
    fn space(&self, rules: &Rules, task: &Task) -> Space {
        let mut found = Vec::new();
        let mut marked: Vec<Vec<u64>> = vec![vec![0; POINTS]];
        for marks in 0..=task.size.1 {
            if marks >= task.size.0 {
                found.extend(marked.iter().filter(|points| rules.count(points) > 0).cloned());
            }
            marked = marked.iter().flat_map(|points| rules.steps(points)).map(|step| step.left.to_vec()).collect();
            marked.sort_unstable();
            marked.dedup();
        }
        found.sort_unstable();
        Space::Listed(found)
    }

    fn largest(&self, _: &Rules, _: &Task) -> Vec<u64> {
        vec![0; POINTS]
    }

    fn describe_move(&self, rules: &Rules, before: &[u64], step: &Move, place: Place) -> Phrase {
        let after = &step.step.left;
        let point = changed(before, after).next().expect("a move marks a point");
        let player = if after[point] == 1 { "x" } else { "o" };
        place.within(match rules.name() {
            "trihex" => Phrase::new("move-point").with("player", player).with("point", NAMES[point]),
            _ => {
                let mark = Phrase::new("move-mark-cell").with("player", player);
                mark.with("row", point / 3 + 1).with("column", point % 3 + 1)
            }
        })
    }

    fn naming(&self, rules: &Rules, before: &[u64], after: &[u64]) -> Naming {
        let point = changed(before, after).next().expect("a move marks a point");
        match rules.name() {
            "trihex" => Naming::Letter(point),
            _ => Naming::Square([point as u64 / 3 + 1, point as u64 % 3 + 1]),
        }
    }

    /// The mover has A and B in Trihex, two cells of the first row in tic-tac-toe.
    fn sample_position(&self, rules: &Rules) -> Option<(Vec<u64>, Phrase)> {
        Some(match rules.name() {
            "trihex" => (vec![1, 1, 0, 2, 2, 0, 0, 0, 0], Phrase::new("sample-trihex")),
            _ => (vec![1, 1, 0, 2, 2, 0, 0, 0, 0], Phrase::new("sample-tictactoe")),
        })
    }

    fn written(&self, rules: &Rules, step: Option<(&[u64], &Move)>) -> Phrase {
        let point = step.and_then(|(before, step)| changed(before, &step.step.left).next());
        if rules.name() == "trihex" {
            let name = point.map_or(Arg::Blank(Blank::Sign), |point| NAMES[point].into());
            return Phrase::new("write-point").with("point", name);
        }
        row_and_column(point.map(|point| [point as u64 / 3 + 1, point as u64 % 3 + 1]))
    }

    fn turn(&self, at: &SolvedPosition) -> Option<Phrase> {
        Some(Phrase::new("turn-of").with("player", ["x", "o"][mover(at.parts()) as usize - 1]))
    }

    fn beyond(&self, at: &SolvedPosition, moves: &[&Move]) -> Vec<Step> {
        if at.outcome() == Outcome::Draw {
            return argued::held(at);
        }
        let forces = |best: &&Move| step(Phrase::new("lines-forces").with("move", at.in_words(best)));
        let mut steps: Vec<Step> = moves.iter().map(forces).collect();
        if moves.is_empty() {
            steps.push(refutation(at));
        }
        steps
    }

    fn guessed_outcomes(&self, _: &SolvedPosition) -> Vec<Misconception<Outcome>> {
        vec![
            Misconception::new("looks-always-a-draw", Outcome::Draw),
            Misconception::new("looks-mover-wins", Outcome::N),
            Misconception::new("looks-other-wins", Outcome::P),
        ]
    }

    fn guessed_moves(&self, at: &SolvedPosition) -> Vec<Misconception<rules::Step>> {
        let points = at.parts();
        let steps = at.rules.steps(points);
        let (lines, middle) = match at.rules.name() {
            "trihex" => (&TRIANGLE[..], &[6, 7, 8][..]),
            _ => (&CELLS[..], &[4][..]),
        };
        let mover = mover(points);
        let pairs = |step: &&rules::Step| {
            let two = |line: &[usize; 3]| {
                let count = |mark: u64| line.iter().filter(|&&point| step.left[point] == mark).count();
                let is_new = |&point: &usize| step.left[point] != points[point];
                count(mover) == 2 && count(0) == 1 && line.iter().any(is_new)
            };
            lines.iter().any(two) && !lines.iter().any(|line| line.iter().all(|&point| step.left[point] == mover))
        };
        let takes_middle = |step: &&rules::Step| middle.iter().any(|&point| step.left[point] != points[point]);
        let found = [
            Misconception::new("looks-takes-the-middle", steps.iter().find(takes_middle)),
            Misconception::new("looks-any-two-in-line", steps.iter().find(pairs)),
        ];
        found.into_iter().filter_map(|guess| guess.map(Option::<&_>::cloned)).collect()
    }
}

/// How many points both boards have.
const POINTS: usize = 9;

/// The points of Trihex.
const NAMES: [&str; POINTS] = ["A", "B", "C", "D", "E", "F", "G", "H", "I"];
