//! Subtraction games on sheets: lost heaps counted upwards, and their period.
//!
//! Source: Winning Ways, ch. 4; N-27, N-28.

use super::solution::by_theory;
use super::{GameText, Misconception, SolvedPosition, choice, nim, place_for, shown, taken_for};
use crate::document::build::{list, step};
use crate::document::{Block, Phrase, Role, Step};
use crate::exercise::drawing::heaps_picture;
use crate::rules::{self, Move, Play, Rules};
use crate::solver::{self, Outcome};

/// Subtraction games.
pub struct Subtract;

impl GameText for Subtract {
    fn rules(&self, rules: &Rules, _: Play) -> Vec<Phrase> {
        let numbers = choice(rules.parameters());
        vec![Phrase::rule("rule-subtract").with("numbers", numbers), Phrase::ending("rule-last-move-wins")]
    }

    fn picture(&self, at: &SolvedPosition) -> Block {
        heaps_picture(at.parts())
    }

    /// The least number that may be taken.
    fn sample_position(&self, rules: &Rules) -> Option<(Vec<u64>, Phrase)> {
        let least = *rules.parameters().first()?;
        Some((vec![least], Phrase::new("sample-heap").with("heap", least)))
    }

    fn written(&self, _: &Rules, step: Option<(&[u64], &Move)>) -> Phrase {
        let take = place_for(step.map(|(_, step)| step.taken));
        let left = place_for(step.map(|(_, step)| step.step.left[0]));
        Phrase::new("write-move-one-heap").for_role(Role::Take).with("take", take).with("left", left)
    }

    /// One for each number of the set, up to six.
    fn lines_to_write(&self, at: &SolvedPosition) -> usize {
        at.rules.parameters().len().min(6)
    }

    /// How many binary digits the heap has: how far the row of lost heaps goes before it.
    fn difficulty(&self, at: &SolvedPosition) -> u8 {
        nim::difficulty(at.parts())
    }

    fn beyond(&self, at: &SolvedPosition, moves: &[&Move]) -> Vec<Step> {
        if !at.fits_sheets() {
            return by_theory(at);
        }
        let heap = at.parts()[0];
        let (lost, all) = lost_heaps(at.rules, heap);
        let mut steps = vec![step(Phrase::new("subtract-from-zero"))];
        let period = solver::values(at.rules, 0).ok().and_then(|values| values.period);
        if let (false, Some(period)) = (all, period) {
            let last = period.from + period.length - 1;
            if let (first, true) = lost_heaps(at.rules, last) {
                let first = Phrase::new("subtract-lost-heaps").with("count", first.len()).with("heaps", list(&first));
                steps.push(step(first.with("heap", last)));
            }
            steps.push(step(Phrase::new("subtract-repeats").with("period", period.length).with("from", period.from)));
        }
        let key = if all { "subtract-lost-heaps" } else { "subtract-lost-heaps-near" };
        steps.push(step(Phrase::new(key).with("heap", heap).with("count", lost.len()).with("heaps", list(&lost))));
        let reached = |best: &&Move| {
            shown(
                at,
                best,
                Phrase::new("subtract-reach-lost").with("count", lost.len()).with("move", at.in_words(best)),
            )
        };
        steps.extend(moves.iter().map(reached));
        if moves.is_empty() {
            let left: Vec<u64> = at.game.moves(&at.position).iter().map(|step| step.to.parts()[0]).collect();
            let stuck = Phrase::new("subtract-no-lost-in-reach").with("heap", heap);
            steps.push(step(stuck.with("left", list(&left))));
        }
        steps
    }

    fn guessed_outcomes(&self, at: &SolvedPosition) -> Vec<Misconception<Outcome>> {
        let (heap, most) = (at.parts()[0], most(at.rules));
        vec![
            Misconception::new("looks-multiple-of-largest", taken_for(heap.is_multiple_of(most))).with("most", most),
            Misconception::new("looks-even-heap", taken_for(heap.is_multiple_of(2))),
        ]
    }

    fn misreadings(&self, at: &SolvedPosition) -> Vec<Misconception<Vec<u64>>> {
        let most = most(at.rules).max(1);
        let remainders = (0..=at.parts()[0]).map(|heap| heap % most).collect();
        vec![Misconception::new("looks-remainder-of-largest", remainders).with("most", most)]
    }

    fn guessed_moves(&self, at: &SolvedPosition) -> Vec<Misconception<rules::Step>> {
        let (heap, most) = (at.parts()[0], most(at.rules));
        let mut guesses = Vec::new();
        if let Some(left) = heap.checked_sub(most) {
            guesses.push(Misconception::new("looks-takes-most", rules::Step::to(0, left)));
        }
        let leaves = Misconception::new("looks-leaves-multiple", rules::Step::to(0, heap - heap % most));
        guesses.push(leaves.with("most", most).named("leaves-multiple-of-largest"));
        guesses
    }
}

/// The largest number of the set.
fn most(rules: &Rules) -> u64 {
    rules.parameters().last().copied().unwrap_or(1)
}

/// The heaps up to `heap` that are lost for the player to move: all when they are few, else those
/// within reach of a move. And whether these are all.
fn lost_heaps(rules: &Rules, heap: u64) -> (Vec<u64>, bool) {
    let lost = |heap: &u64| SolvedPosition::new(rules, vec![*heap], Play::Normal).outcome() == Outcome::P;
    let mut heaps: Vec<u64> = (0..=heap).filter(lost).collect();
    let all = heaps.len() <= MANY_HEAPS;
    if !all {
        heaps.retain(|lost| lost + most(rules) >= heap);
    }
    (heaps, all)
}

/// A list of more heaps than these does not fit a line.
const MANY_HEAPS: usize = 12;
