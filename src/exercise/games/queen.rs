//! The queen's game on sheets: lost squares, found from the corner outwards.
//!
//! A candidate holds both distances, the smaller one first; the dice decide which is which.
//! Source: Wythoff 1907; N-04 to N-06; X-02.

use super::super::Task;
use super::{
    Detail, GameText, Misconception, Naming, Place, SolvedPosition, describe_move, describe_moves, marked_picture,
    taken_for,
};
use crate::document::build::{step, tuple};
use crate::document::{Arg, Blank, Block, Phrase, Step};
use crate::picture;
use crate::rules::{self, Move, Play, Rules};
use crate::solver::{Explanation, Outcome};

/// The queen's game.
pub struct Queen;

impl GameText for Queen {
    fn describe_move(&self, _: &Rules, before: &[u64], step: &Move, place: Place) -> Phrase {
        let to = &step.step.left[..];
        let (left, down) = (before[0] - to[0], before[1] - to[1]);
        let moved = match (left, down) {
            (far, 0) => Phrase::new("move-left").with("far", far),
            (0, far) => Phrase::new("move-down").with("far", far),
            (far, _) => Phrase::new("move-diagonally").with("far", far),
        };
        place.within(match place.detail {
            Detail::Move | Detail::Left => moved,
            Detail::Reached | Detail::Headline => Phrase::new("move-to").with("move", moved).with("square", tuple(to)),
        })
    }

    fn naming(&self, _: &Rules, _: &[u64], after: &[u64]) -> Naming {
        Naming::Point([after[0], after[1]])
    }

    fn sample_position(&self, _: &Rules) -> Option<(Vec<u64>, Phrase)> {
        Some((vec![3, 0], Phrase::new("sample-queen").with("square", tuple(&[3, 0]))))
    }

    fn written(&self, _: &Rules, step: Option<(&[u64], &Move)>) -> Phrase {
        let square = step.map_or(Arg::Blank(Blank::Tuple(2)), |(_, step)| Arg::Signs(tuple(&step.step.left)));
        Phrase::new("write-square").with("square", square)
    }

    fn key_picture(&self, at: &SolvedPosition) -> Block {
        let side = picture::lost_squares("queen").unwrap_or(0);
        let reach = at.parts().iter().copied().max().unwrap_or(0).min(side);
        let half = lost_squares(at, reach);
        let lost: Vec<[u64; 2]> = half.iter().flat_map(|&[x, y]| [[x, y], [y, x]]).collect();
        Block::Picture(marked_picture(at, Some(&lost), &[]))
    }

    /// A queen has at most three winning moves: one in each direction.
    fn lines_to_write(&self, _: &SolvedPosition) -> usize {
        3
    }

    fn beyond(&self, at: &SolvedPosition, moves: &[&Move]) -> Vec<Step> {
        if !at.fits_sheets() {
            return golden(&at.explanation()).into_iter().chain(describe_moves(at, moves)).collect();
        }
        let reach = at.parts().iter().copied().max().unwrap_or(0);
        let lost: Vec<String> = lost_squares(at, reach).iter().map(|pair| tuple(pair)).collect();
        let mut steps =
            vec![step(Phrase::new("queen-from-corner")), step(Phrase::new("queen-lost-squares").with("squares", lost))];
        if moves.is_empty() {
            steps.push(step(Phrase::new("queen-is-lost").with("square", tuple(at.parts()))));
            return steps;
        }
        steps.extend(moves.iter().map(|best| {
            let made = describe_move(&at.game, &at.position, best, Detail::Headline);
            step(Phrase::new("queen-reaches").with("move", made))
        }));
        // A question about the verdict shows one of them.
        if moves.len() == at.winning_moves().len() {
            steps.push(step(Phrase::new("queen-no-other")));
        }
        steps
    }

    fn guessed_outcomes(&self, at: &SolvedPosition) -> Vec<Misconception<Outcome>> {
        let (x, y) = (at.parts()[0], at.parts()[1]);
        let mut guesses = vec![Misconception::new("looks-only-straight", taken_for(x == y))];
        if x == 2 * y || y == 2 * x {
            guesses.push(Misconception::new("looks-doubles", Outcome::P));
        }
        guesses
    }

    fn guessed_moves(&self, at: &SolvedPosition) -> Vec<Misconception<rules::Step>> {
        let (x, y) = (at.parts()[0], at.parts()[1]);
        let (least, to) = (x.min(y), |square: [u64; 2]| rules::Step::together(square));
        vec![
            Misconception::new("looks-only-straight-move", to([least, least])).named("only-straight"),
            Misconception::new("looks-to-the-edge", to([x - least, y - least])),
            Misconception::new("looks-one-step", to([x, y.saturating_sub(1)])),
        ]
    }

    /// A value is at most the longest play.
    fn most_value(&self, _: &Rules, task: &Task) -> u64 {
        2 * task.size.1
    }

    fn guessed_values(&self, at: &SolvedPosition) -> Vec<Misconception<u64>> {
        let (x, y) = (at.parts()[0], at.parts()[1]);
        vec![
            Misconception::new("looks-as-nim", x ^ y).with("what", "distances"),
            Misconception::new("looks-adds-distances", x + y),
        ]
    }
}

/// Wythoff's pair for this position.
pub fn golden(explanation: &Explanation) -> Option<Step> {
    let Explanation::Golden { smaller, difference, lost } = *explanation else { return None };
    let key = if u128::from(smaller) == lost { "queen-golden-lost" } else { "queen-golden-won" };
    let golden = Phrase::new(key).with("difference", difference).with("lost", lost.to_string());
    Some(step(golden.with("smaller", smaller)))
}

/// The lost squares with distances up to `reach`, the smaller distance first.
fn lost_squares(at: &SolvedPosition, reach: u64) -> Vec<[u64; 2]> {
    let lost = |x: u64, y: u64| SolvedPosition::new(at.rules, vec![x, y], Play::Normal).outcome() == Outcome::P;
    (0..=reach).flat_map(|y| (0..=y).map(move |x| [x, y])).filter(|&[x, y]| lost(x, y)).collect()
}
