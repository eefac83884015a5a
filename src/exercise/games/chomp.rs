//! Chomp on sheets: `heaps` columns of chocolate, their heights from `size`, never rising.
//!
//! Source: Schuh 1952, Gale 1974; C-01 to C-10.

use super::super::Task;
use super::{
    Detail, GameText, Misconception, Naming, Place, SolvedPosition, argued, describe_move, refutation, row_and_column,
    taken_for,
};
use crate::document::build::{step, tuple};
use crate::document::{Phrase, Step};
use crate::exercise::difficulty;
use crate::rules::games::chomp::bite;
use crate::rules::{self, Move, Play, Rules};
use crate::solver::Outcome;

/// Chomp.
pub struct Chomp;

impl GameText for Chomp {
    fn parts(&self, _: &Rules, _: &Task, candidate: &[u64]) -> Option<Vec<u64>> {
        Some(candidate.iter().rev().copied().collect())
    }

    fn candidate(&self, parts: &[u64]) -> Vec<u64> {
        parts.iter().rev().copied().collect()
    }

    fn describe_move(&self, _: &Rules, before: &[u64], step: &Move, place: Place) -> Phrase {
        let [row, column] = bite(before, &step.step.left);
        place.within(Phrase::new("move-bite").with("row", row).with("column", column))
    }

    fn naming(&self, _: &Rules, before: &[u64], after: &[u64]) -> Naming {
        Naming::Square(bite(before, after))
    }

    fn sample_position(&self, _: &Rules) -> Option<(Vec<u64>, Phrase)> {
        Some((vec![1; 4], Phrase::new("sample-chomp").with("columns", 4_u64)))
    }

    fn written(&self, _: &Rules, step: Option<(&[u64], &Move)>) -> Phrase {
        row_and_column(step.map(|(before, step)| bite(before, &step.step.left)))
    }

    /// How many squares there are, each a bite to look at.
    fn difficulty(&self, at: &SolvedPosition) -> u8 {
        let squares: u64 = at.parts().iter().sum();
        difficulty::level(1 + squares as u32 / 4)
    }

    fn has_no_argument(&self, at: &SolvedPosition, all: bool) -> bool {
        !argued::is_whole(at, all)
    }

    /// What no simple shape explains: the lost boards inside the one that a bite leaves, from the poison upwards.
    fn beyond(&self, at: &SolvedPosition, moves: &[&Move]) -> Vec<Step> {
        let columns = at.parts();
        let mut steps = Vec::new();
        if columns.len() > 1 && columns[0] > 1 && columns.iter().all(|&height| height == columns[0]) {
            steps.push(step(Phrase::new("chomp-whole")));
        }
        let boards: Vec<&[u64]> = match moves {
            [] => vec![columns],
            moves => moves.iter().map(|best| best.to.parts()).collect(),
        };
        steps.push(step(Phrase::new("chomp-from-poison")));
        let mut lost: Vec<Vec<u64>> = boards.iter().flat_map(|board| lost_boards(at.rules, board)).collect();
        lost.sort_unstable_by_key(|board| (board.iter().sum::<u64>(), board.clone()));
        lost.dedup();
        if (2..=MOST_BOARDS).contains(&lost.len()) {
            let listed: Vec<String> = lost.iter().map(|board| tuple(board)).collect();
            steps.push(step(Phrase::new("chomp-lost-boards").with("boards", listed)));
        }
        for best in moves {
            let made = describe_move(&at.game, &at.position, best, Detail::Headline);
            let reached = Phrase::new("chomp-reaches-lost").with("move", made);
            steps.push(step(reached.with("columns", tuple(best.to.parts()))));
        }
        if moves.is_empty() {
            steps.push(step(Phrase::new("chomp-is-lost").with("columns", tuple(columns))));
            if at.is_small() {
                steps.push(refutation(at));
            }
        }
        steps
    }

    fn guessed_outcomes(&self, at: &SolvedPosition) -> Vec<Misconception<Outcome>> {
        let columns = at.parts();
        let even = columns.iter().sum::<u64>() % 2 == 1;
        let mut guesses = vec![
            Misconception::new("looks-first-always-wins", Outcome::N),
            Misconception::new("looks-even-squares", taken_for(even)),
        ];
        if columns[0] == columns.len() as u64 {
            guesses.push(Misconception::new("looks-equal-arms", Outcome::P));
        }
        guesses
    }

    fn guessed_moves(&self, at: &SolvedPosition) -> Vec<Misconception<rules::Step>> {
        let columns = at.parts();
        let wide = columns.len() as u64;
        let steps = at.rules.steps(columns);
        let bites = [
            Misconception::new("looks-square-rule", [2, 2]),
            Misconception::new("looks-single-square", [columns[columns.len() - 1], wide]),
            Misconception::new("looks-first-column-only", [1, 2]),
        ];
        let biting = |square| steps.iter().find(|step| bite(columns, &step.left) == square).cloned();
        bites.into_iter().filter_map(|guess| guess.map(biting)).collect()
    }
}

/// More lost boards are too long a list to read.
const MOST_BOARDS: usize = 24;

/// The lost boards inside this one; nothing where there are too many boards to look at.
fn lost_boards(rules: &Rules, board: &[u64]) -> Vec<Vec<u64>> {
    let mut boards: Vec<Vec<u64>> = vec![Vec::new()];
    let mut growing = boards.clone();
    for &height in board {
        let taller = |left: &Vec<u64>| {
            let most = left.last().copied().unwrap_or(height).min(height);
            let left = left.clone();
            (1..=most).map(move |height| left.iter().copied().chain([height]).collect::<Vec<u64>>())
        };
        growing = growing.iter().flat_map(taller).collect();
        if growing.len() > 2_000 {
            return Vec::new();
        }
        boards.extend(growing.iter().cloned());
    }
    boards.remove(0);
    let lost = |board: &Vec<u64>| SolvedPosition::new(rules, board.clone(), Play::Normal).outcome() == Outcome::P;
    boards.retain(lost);
    boards
}
