//! Nim on sheets: binary columns, blocks, and the misère rule.
//!
//! Lost positions are rare, so for them a candidate holds all heaps but the largest, which the others fix.
//! Source: Bouton 1902; Báron 1964, H-36 to H-40.

use super::super::{AnswerClass, Space, Task};
use super::{GameText, Misconception, SolvedPosition, nim_sum, taken_for};
use crate::document::build::tuple;
use crate::document::build::{say, step, step_showing};
use crate::document::{Blank, Block, Line, Phrase, Step};
use crate::exercise::difficulty;
use crate::exercise::drawing::heaps_picture;
use crate::rules::{self, Play, Ruleset};
use crate::solver::Outcome;

/// Nim.
pub struct Nim;

impl GameText for Nim {
    fn space(&self, _: &dyn Ruleset, task: &Task) -> Space {
        let fixed = u64::from(task.class == Some(AnswerClass::P));
        let each = |count: u64| Space::Multisets { count: (count - fixed) as usize, range: task.size };
        Space::Union((task.heaps.0..=task.heaps.1).map(each).collect())
    }

    fn parts(&self, task: &Task, candidate: &[u64]) -> Option<Vec<u64>> {
        let mut heaps = candidate.to_vec();
        if task.class == Some(AnswerClass::P) {
            let last = completing_heap(candidate, task.play);
            let largest = candidate.last().copied().unwrap_or(0);
            if last < largest || last < task.size.0 || last > task.size.1 {
                return None;
            }
            heaps.push(last);
        }
        Some(heaps)
    }

    fn rules(&self, _: &dyn Ruleset, play: Play) -> Vec<Phrase> {
        let end = match play {
            Play::Normal => "rule-last-token-wins",
            Play::Misere => "rule-last-token-loses",
        };
        vec![Phrase::new("rule-nim"), Phrase::new(end)]
    }

    fn picture(&self, _: &dyn Ruleset, heaps: &[u64]) -> Block {
        heaps_picture(heaps)
    }

    fn place_to_write(&self, _: &[u64]) -> Line {
        say(Phrase::new("write-move").with("take", Blank::Short).with("heap", Blank::Short))
    }

    /// One for each heap; in normal play an odd number of heaps can win.
    fn lines_to_write(&self, at: &SolvedPosition) -> usize {
        let heaps = at.parts().len();
        match at.game.play {
            Play::Misere => heaps,
            Play::Normal => heaps - (heaps + 1) % 2,
        }
    }

    fn difficulty(&self, _: &dyn Ruleset, heaps: &[u64]) -> u8 {
        difficulty(heaps)
    }

    fn reasons(&self, at: &SolvedPosition) -> Vec<Step> {
        let heaps = at.parts();
        match at.game.play {
            Play::Misere => misere_reasons(at),
            Play::Normal if heaps.len() == 2 => vec![step(match at.winning_moves().first() {
                Some(best) => Phrase::new("two-heaps-differ").with("move", at.in_words(best)),
                None => Phrase::new("two-heaps-equal"),
            })],
            Play::Normal => {
                let key = if at.outcome() == Outcome::P { "columns-all-even" } else { "columns-some-odd" };
                let count = Phrase::new("columns-lay-out");
                let mut steps = vec![step_showing(count, vec![at.columns(heaps)])];
                steps.push(step(Phrase::new(key)));
                steps.extend(a_repair(at));
                steps
            }
        }
    }

    /// The repair in two pictures: the odd columns, and all even after it.
    fn repairs(&self, at: &SolvedPosition) -> Vec<Step> {
        let Some(best) = at.winning_moves().first() else { return Vec::new() };
        let (heaps, play) = (at.parts(), at.game.play);
        let big = heaps.iter().filter(|&&heap| heap >= 2).count();
        // Two heaps are levelled, heaps of one counted: columns would only hide it.
        if (play == Play::Normal && heaps.len() == 2) || (play == Play::Misere && big < 2) {
            return self.reasons(at);
        }
        let sum = nim_sum(heaps.iter().copied());
        let top = 1u64 << (63 - sum.leading_zeros());
        let holders = heaps.iter().filter(|&&heap| heap & top != 0).count();
        let explain = Phrase::new("repair-top-column")
            .with("place", top)
            .with("holders", holders)
            .with("heap", best.step.part + 1)
            .with("from", heaps[best.step.part])
            .with("to", best.step.left[0]);
        let mut steps = vec![
            step_showing(Phrase::new("columns-lay-out"), vec![at.columns(heaps)]),
            step_showing(explain, vec![at.columns(best.to.parts())]),
            step(Phrase::new("repair-all-even").with("position", tuple(best.to.parts()))),
        ];
        for other in &at.winning_moves()[1..] {
            let again =
                Phrase::new("repair-also").with("heap", other.step.part + 1).with("from", heaps[other.step.part]);
            steps.push(step(again.with("to", other.step.left[0])));
        }
        if play == Play::Misere {
            steps.insert(0, step(Phrase::new("misere-many-big").with("big", big)));
            steps.push(step(Phrase::new("misere-why")));
        }
        steps
    }

    fn guessed_outcomes(&self, at: &SolvedPosition) -> Vec<Misconception<Outcome>> {
        let heaps = at.parts();
        let mut guesses: Vec<(&'static str, bool, Phrase)> = Vec::new();
        let total = nim_sum(heaps.iter().map(|heap| heap & 1));
        if at.game.play == Play::Misere {
            let normal = SolvedPosition::new(at.rules, heaps.to_vec(), Play::Normal).outcome() == Outcome::P;
            guesses.push(("normal-rule", normal, Phrase::new("looks-normal-rule")));
            guesses.push(("everything-reversed", !normal, Phrase::new("looks-everything-reversed")));
        }
        let mut sorted = heaps.to_vec();
        sorted.retain(|&heap| heap > 0);
        sorted.sort_unstable();
        let largest = sorted.last().copied().unwrap_or(0);
        let others: u128 = sorted.iter().map(|&heap| u128::from(heap)).sum::<u128>() - u128::from(largest);
        let equal = sorted.windows(2).any(|pair| pair[0] == pair[1]);
        if sorted.len() >= 3 && others == u128::from(largest) {
            guesses.push(("largest-is-sum", true, Phrase::new("looks-largest-is-sum")));
        }
        if sorted.len() >= 3 && equal {
            guesses.push(("two-equal-heaps", true, Phrase::new("looks-two-equal-heaps")));
        }
        if sorted.len() >= 3 && !equal {
            guesses.push(("no-equal-heaps", false, Phrase::new("looks-no-equal-heaps")));
        }
        let equal_steps = sorted.len() == 3 && sorted[1] - sorted[0] == sorted[2] - sorted[1] && sorted[0] < sorted[1];
        if equal_steps {
            guesses.push(("equal-steps", true, Phrase::new("looks-equal-steps")));
        }
        guesses.push(("even-total", total == 0, Phrase::new("looks-even-total")));
        guesses.into_iter().map(|(name, lost, looks)| Misconception::new(name, taken_for(lost), looks)).collect()
    }

    fn guessed_moves(&self, at: &SolvedPosition) -> Vec<Misconception<rules::Step>> {
        let heaps = at.parts();
        let mut guesses: Vec<(&'static str, usize, Option<u64>, Phrase)> = Vec::new();
        let sum = nim_sum(heaps.iter().copied());
        let largest = (0..heaps.len()).max_by_key(|&part| heaps[part]).unwrap_or(0);
        if at.game.play == Play::Misere {
            for step in SolvedPosition::new(at.rules, heaps.to_vec(), Play::Normal).winning_moves() {
                guesses.push((
                    "normal-rule",
                    step.step.part,
                    Some(step.step.left[0]),
                    Phrase::new("looks-normal-rule"),
                ));
            }
        }
        if let ([first, second], Play::Normal) = (heaps, at.game.play) {
            guesses.push(("takes-whole-heap", largest, Some(0), Phrase::new("looks-takes-whole-heap")));
            guesses.push(("one-off", largest, Some(first.min(second) + 1), Phrase::new("looks-one-off")));
        }
        let whole_sum = Phrase::new("looks-nim-sum-from-largest").with("sum", sum);
        guesses.push(("nim-sum-from-largest", largest, heaps[largest].checked_sub(sum), whole_sum));
        if let Some(best) = at.winning_moves().first() {
            let part = best.step.part;
            guesses.push(("amount-for-rest", part, Some(best.taken), Phrase::new("looks-amount-for-rest")));
            let top = 1u64 << (63 - sum.max(1).leading_zeros());
            let repaired = (heaps[part] & top != 0).then(|| heaps[part] - top);
            guesses.push(("first-column-only", part, repaired, Phrase::new("looks-first-column")));
        }
        if heaps.len() >= 3 {
            let second = (0..heaps.len()).filter(|&part| part != largest).max_by_key(|&part| heaps[part]).unwrap_or(0);
            guesses.push(("levels-two", largest, Some(heaps[second]), Phrase::new("looks-levels-two")));
        }
        let guess = |(name, part, left, looks): (_, usize, Option<u64>, Phrase)| {
            Some(Misconception::new(name, rules::Step::to(part, left?), looks))
        };
        guesses.into_iter().filter_map(guess).collect()
    }
}

/// Columns in play and the number of heaps.
pub fn difficulty(heaps: &[u64]) -> u8 {
    let width = difficulty::width(heaps);
    difficulty::level(width.saturating_sub(2) + (heaps.len() as u32).saturating_sub(2))
}

fn misere_reasons(at: &SolvedPosition) -> Vec<Step> {
    let heaps = at.parts();
    let mut steps = Vec::new();
    let big = heaps.iter().filter(|&&heap| heap >= 2).count();
    let ones = heaps.iter().filter(|&&heap| heap == 1).count();
    if big == 0 {
        let key = if ones % 2 == 0 { "misere-only-ones-even" } else { "misere-only-ones-odd" };
        steps.push(step(Phrase::new(key).with("ones", ones)));
    } else if big == 1 {
        let left = 1 - (ones as u64 % 2);
        steps.push(step(Phrase::new("misere-one-big").with("ones", ones).with("left", left)));
    } else {
        let key = if at.outcome() == Outcome::P { "misere-many-big-even" } else { "misere-many-big-odd" };
        steps.push(step(Phrase::new("misere-many-big").with("big", big)));
        steps.push(step_showing(Phrase::new(key), vec![at.columns(heaps)]));
        steps.extend(a_repair(at));
        steps.push(step(Phrase::new("misere-why")));
    }
    steps
}

/// The first move that makes every column even, if there is one.
fn a_repair(at: &SolvedPosition) -> Option<Step> {
    let best = at.winning_moves().first()?;
    Some(step(Phrase::new("a-winning-move").with("move", at.in_words(best))))
}

/// The one heap that makes a lost position of these.
fn completing_heap(heaps: &[u64], play: Play) -> u64 {
    let sum = nim_sum(heaps.iter().copied());
    if play == Play::Misere && heaps.iter().all(|&heap| heap <= 1) { sum ^ 1 } else { sum }
}
