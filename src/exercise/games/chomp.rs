//! Chomp on sheets: `heaps` columns of chocolate, their heights from `size`, never rising.
//!
//! Source: Schuh 1952, Gale 1974; C-01 to C-10.

use super::super::Task;
use super::{GameText, Misconception, Place, SolvedPosition, refutation, row_and_column, taken_for};
use crate::document::build::{step, tuple};
use crate::document::{Phrase, Step};
use crate::exercise::difficulty;
use crate::rules::games::chomp::bite;
use crate::rules::{self, Move, Rules};
use crate::solver::{Explanation, Outcome};

/// Chomp.
pub struct Chomp;

impl GameText for Chomp {
    fn parts(&self, _: &Task, candidate: &[u64]) -> Option<Vec<u64>> {
        Some(candidate.iter().rev().copied().collect())
    }

    fn candidate(&self, parts: &[u64]) -> Vec<u64> {
        parts.iter().rev().copied().collect()
    }

    fn describe_move(&self, _: &Rules, before: &[u64], step: &Move, place: Place) -> Phrase {
        let [row, column] = bite(before, &step.step.left);
        place.within(Phrase::new("move-bite").with("row", row).with("column", column))
    }

    fn sample_position(&self, _: &Rules) -> Option<(Vec<u64>, Phrase)> {
        Some((vec![1; 4], Phrase::new("sample-chomp").with("columns", 4_u64)))
    }

    fn written(&self, _: &Rules, step: Option<(&[u64], &Move)>) -> Phrase {
        row_and_column(step.map(|(before, step)| bite(before, &step.step.left)))
    }

    fn difficulty(&self, at: &SolvedPosition) -> u8 {
        let squares: u64 = at.parts().iter().sum();
        difficulty::level(1 + squares as u32 / 4)
    }

    fn reasons(&self, at: &SolvedPosition) -> Vec<Step> {
        let Explanation::Chocolate { columns, turned, lost, .. } = at.explanation() else { return Vec::new() };
        let lines = if turned { Phrase::new("chomp-rows") } else { Phrase::new("chomp-columns") };
        let mut steps = match (&columns[..], lost) {
            ([_], _) => vec![step(Phrase::new("chomp-one-line"))],
            ([a, b], _) => {
                let rule = Phrase::new("chomp-two").with("lines", lines);
                let here = Phrase::new(if at.outcome() == Outcome::P { "chomp-two-lost" } else { "chomp-two-won" });
                vec![step(rule), step(here.with("first", *a).with("second", *b))]
            }
            ([a, b, c], Some(lost)) => {
                let rule = Phrase::new("chomp-three").with("lines", lines);
                let here = Phrase::new(match lost {
                    Some(found) if found == *a => "chomp-three-lost",
                    Some(_) => "chomp-three-won",
                    None => "chomp-three-none",
                });
                let here = here.with("first", *a).with("second", *b).with("third", *c);
                vec![step(rule), step(here.with("lost", lost.unwrap_or(0)))]
            }
            _ => vec![step(Phrase::new("chomp-from-poison"))],
        };
        if columns.len() > 3 && columns.iter().all(|&height| height == columns[0]) {
            let square = columns[0] == columns.len() as u64;
            steps.push(step(Phrase::new(if square { "chomp-square" } else { "chomp-whole" })));
        }
        for best in at.winning_moves() {
            let reached = Phrase::new("chomp-reaches-lost").with("move", at.in_words(best));
            steps.push(step(reached.with("columns", tuple(best.to.parts()))));
        }
        if at.outcome() == Outcome::P && columns.len() > 3 && at.is_small() {
            steps.push(refutation(at));
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
