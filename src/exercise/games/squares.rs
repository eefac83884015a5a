//! Placing squares on sheets: boards of `heaps` rows and `size` columns, empty or with one or two blocks
//! on them.
//!
//! A candidate is a position as the rules have it: the number of columns, then the cells by rows.
//! Source: N-14 to N-20.

use super::super::{Space, Task};
use super::{
    Detail, GameText, Misconception, Naming, Place, SolvedPosition, changed, describe_move, refutation,
    refutes_outcome, row_and_column, shown, taken_for,
};
use crate::document::build::step;
use crate::document::{Phrase, Step};
use crate::rules::{self, Move, Play, Rules};
use crate::solver::{Explanation, Outcome};

/// Placing squares.
pub struct Squares;

impl GameText for Squares {
    fn space(&self, rules: &Rules, task: &Task) -> Space {
        let sides = (task.heaps.0..=task.heaps.1)
            .flat_map(|rows| (task.size.0..=task.size.1).map(move |columns| (rows, columns)));
        let mut boards: Vec<Vec<u64>> = sides.map(|(rows, columns)| empty(rows, columns)).collect();
        let mut last = boards.clone();
        for _ in 0..MOST_BLOCKS {
            last = last.iter().flat_map(|board| rules.steps(board)).map(|step| step.left.to_vec()).collect();
            last.sort_unstable();
            last.dedup();
            boards.extend(last.iter().cloned());
        }
        boards.sort_unstable();
        boards.dedup();
        Space::Listed(boards)
    }

    fn largest(&self, _: &Rules, task: &Task) -> Vec<u64> {
        empty(task.heaps.1, task.size.1)
    }

    fn rules(&self, rules: &Rules, _: Play) -> Vec<Phrase> {
        let side = side(rules);
        vec![Phrase::rule("rule-squares").with("side", side), Phrase::ending("rule-last-move-wins")]
    }

    fn describe_move(&self, _: &Rules, before: &[u64], step: &Move, place: Place) -> Phrase {
        let [row, column] = corner(before, &step.step.left);
        place.within(Phrase::new("move-cover").with("row", row).with("column", column))
    }

    fn naming(&self, _: &Rules, before: &[u64], after: &[u64]) -> Naming {
        Naming::Square(corner(before, after))
    }

    fn sample_position(&self, rules: &Rules) -> Option<(Vec<u64>, Phrase)> {
        (side(rules) == 2).then(|| (empty(2, 2), Phrase::new("sample-squares")))
    }

    fn written(&self, _: &Rules, step: Option<(&[u64], &Move)>) -> Phrase {
        row_and_column(step.map(|(before, step)| corner(before, &step.step.left)))
    }

    fn beyond(&self, at: &SolvedPosition, moves: &[&Move]) -> Vec<Step> {
        let Explanation::Squares { rows, columns, value, .. } = at.explanation() else { return Vec::new() };
        let short = rows.min(columns);
        let known = match value {
            Some(value) if (2..=3).contains(&short) => {
                Phrase::new("squares-strip").with("long", rows.max(columns)).with("value", value)
            }
            Some(_) if short >= 5 => Phrase::new("squares-five"),
            _ => Phrase::new("squares-try-all"),
        };
        let mut steps = vec![step(known)];
        steps.extend(moves.iter().map(|best| shown(at, best, reply_to_the_first(at, best))));
        if at.outcome() == Outcome::P && at.is_small() {
            steps.push(refutation(at));
        }
        steps
    }

    fn guessed_outcomes(&self, at: &SolvedPosition) -> Vec<Misconception<Outcome>> {
        let board = at.parts();
        let moves = at.move_count();
        let side = side(at.rules);
        let (columns, rows) = (board[0], (board.len() as u64 - 1) / board[0]);
        let room = (rows / side) * (columns / side);
        let placed = board[1..].iter().sum::<u64>() / (side * side);
        vec![
            Misconception::new("looks-fills-the-board", taken_for((room + placed).is_multiple_of(2))),
            Misconception::new("looks-counts-places", taken_for(moves.is_multiple_of(2))),
            Misconception::new("looks-copies-always", Outcome::N),
        ]
    }

    fn guessed_moves(&self, at: &SolvedPosition) -> Vec<Misconception<rules::Step>> {
        let board = at.parts();
        let steps = at.rules.steps(board);
        let (columns, rows) = (board[0], (board.len() as u64 - 1) / board[0]);
        // Twice the distance of the first square of a block from where it would be in the middle, squared.
        let off_middle = |step: &&rules::Step| {
            let place = (1..board.len())
                .find(|&place| step.left.get(place) != board.get(place))
                .map_or(0, |place| place as u64 - 1);
            let off = |first: u64, length: u64| (2 * first + side(at.rules)).abs_diff(length).pow(2);
            off(place % columns, columns) + off(place / columns, rows)
        };
        let found = [
            Misconception::new("looks-near-the-middle", steps.iter().min_by_key(off_middle)),
            Misconception::new("looks-fills-from-corner", steps.first()),
        ];
        found.into_iter().filter_map(|guess| guess.map(Option::<&_>::cloned)).collect()
    }

    /// A value is at most the longest play: the blocks that fit.
    fn most_value(&self, rules: &Rules, task: &Task) -> u64 {
        let side = side(rules);
        (task.heaps.1 / side) * (task.size.1 / side)
    }

    fn guessed_values(&self, at: &SolvedPosition) -> Vec<Misconception<u64>> {
        let board = at.parts();
        let side = side(at.rules);
        let room = ((board.len() as u64 - 1) / board[0] / side) * (board[0] / side);
        // Squares that are covered leave less room.
        let is_empty = board[1..].iter().all(|&cell| cell == 0);
        is_empty.then(|| Misconception::new("looks-blocks-that-fit", room)).into_iter().collect()
    }
}

/// So many blocks may lie on a board when it is asked about.
const MOST_BLOCKS: usize = 2;

/// An empty board.
fn empty(rows: u64, columns: u64) -> Vec<u64> {
    let mut board = vec![0; (rows * columns) as usize + 1];
    board[0] = columns;
    board
}

/// A winning move with one reply to it and the answer to that.
fn reply_to_the_first(at: &SolvedPosition, best: &Move) -> Phrase {
    let made = describe_move(&at.game, &at.position, best, Detail::Headline);
    let why = refutes_outcome(&at.game, &best.to);
    Phrase::new("squares-after").with("move", made).with("why", why)
}

/// The upper left cell that a move covers, row and column from 1.
fn corner(before: &[u64], after: &[u64]) -> [u64; 2] {
    let cell = changed(before, after).next().expect("a move covers a cell") as u64 - 1;
    [cell / before[0] + 1, cell % before[0] + 1]
}

/// The side of a block.
fn side(rules: &Rules) -> u64 {
    rules.parameters().first().copied().unwrap_or(2)
}
