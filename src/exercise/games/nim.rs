//! Nim on sheets: binary columns, blocks, and the misère rule.
//!
//! Lost positions are rare, so for them a candidate holds all heaps but the largest, which the others fix.
//! Source: Bouton 1902; Báron 1964, H-36 to H-40.

use super::super::{AnswerClass, Space, Task};
use super::argument::why_lost;
use super::{GameText, Misconception, SolvedPosition, argued, nim_sum, numbers, place_for, taken_for};
use crate::document::build::{step, step_showing, tuple};
use crate::document::{Block, Phrase, Role, Step};
use crate::exercise::difficulty;
use crate::exercise::drawing::heaps_picture;
use crate::rules::{self, Move, Play, Rules};
use crate::solver::Outcome;

/// Nim.
pub struct Nim;

impl GameText for Nim {
    fn space(&self, _: &Rules, task: &Task) -> Space {
        let fixed = u64::from(task.class == Some(AnswerClass::P));
        let each = |count: u64| Space::Multisets { count: (count - fixed) as usize, range: task.size };
        Space::Union((task.heaps.0..=task.heaps.1).map(each).collect())
    }

    fn parts(&self, _: &Rules, task: &Task, candidate: &[u64]) -> Option<Vec<u64>> {
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

    fn rules(&self, _: &Rules, play: Play) -> Vec<Phrase> {
        let end = match play {
            Play::Normal => "rule-last-token-wins",
            Play::Misere => "rule-last-token-loses",
        };
        vec![Phrase::rule("rule-nim"), Phrase::ending(end)]
    }

    fn picture(&self, at: &SolvedPosition) -> Block {
        heaps_picture(at.parts())
    }

    fn sample_position(&self, _: &Rules) -> Option<(Vec<u64>, Phrase)> {
        Some((vec![5, 5, 2], Phrase::new("sample-heaps").with("heaps", numbers(&[5, 5, 2]))))
    }

    fn written(&self, _: &Rules, step: Option<(&[u64], &Move)>) -> Phrase {
        take_from_heap(step)
    }

    /// One for each heap; in normal play an odd number of heaps can win.
    fn lines_to_write(&self, at: &SolvedPosition) -> usize {
        let heaps = at.parts().len();
        match at.game.play {
            Play::Misere => heaps,
            Play::Normal => heaps - (heaps + 1) % 2,
        }
    }

    fn difficulty(&self, at: &SolvedPosition) -> u8 {
        difficulty(at.parts())
    }

    fn reasons(&self, at: &SolvedPosition) -> Vec<Step> {
        let heaps = at.parts();
        match at.game.play {
            Play::Normal if copies(at, false) => argued::explain(at, false),
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
        if copies(at, true) {
            return argued::explain(at, true);
        }
        let (heaps, play) = (at.parts(), at.game.play);
        let big = heaps.iter().filter(|&&heap| heap >= 2).count();
        // Two heaps are levelled, heaps of one counted: columns would only hide it.
        if (play == Play::Normal && heaps.len() == 2) || (play == Play::Misere && big < 2) {
            return self.reasons(at);
        }
        let sum = nim_sum(heaps.iter().copied());
        let top = 1u64 << sum.ilog2();
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
        let mut guesses = Vec::new();
        let mut guess = |key, lost| guesses.push(Misconception::new(key, taken_for(lost)));
        if at.game.play == Play::Misere {
            let normal = in_normal_play(at).outcome() == Outcome::P;
            guess("looks-normal-rule", normal);
            guess("looks-everything-reversed", !normal);
        }
        let mut sorted: Vec<u64> = at.parts().iter().copied().filter(|&heap| heap > 0).collect();
        sorted.sort_unstable();
        if let [others @ .., largest] = &sorted[..]
            && others.len() >= 2
        {
            let equal = sorted.windows(2).any(|pair| pair[0] == pair[1]);
            if others.iter().map(|&heap| u128::from(heap)).sum::<u128>() == u128::from(*largest) {
                guess("looks-largest-is-sum", true);
            }
            guess(if equal { "looks-two-equal-heaps" } else { "looks-no-equal-heaps" }, equal);
        }
        if let [small, middle, large] = sorted[..]
            && small < middle
            && middle - small == large - middle
        {
            guess("looks-equal-steps", true);
        }
        guess("looks-even-total", nim_sum(at.parts().iter().map(|heap| heap & 1)) == 0);
        guesses
    }

    fn guessed_moves(&self, at: &SolvedPosition) -> Vec<Misconception<rules::Step>> {
        let heaps = at.parts();
        let sum = nim_sum(heaps.iter().copied());
        let largest = (0..heaps.len()).max_by_key(|&part| heaps[part]).unwrap_or(0);
        // Each names a heap and what would be left of it.
        let mut guesses: Vec<Misconception<(usize, Option<u64>)>> = Vec::new();
        let mut guess = |key, part, left| guesses.push(Misconception::new(key, (part, left)));
        if at.game.play == Play::Misere {
            for step in in_normal_play(at).winning_moves() {
                guess("looks-normal-rule", step.step.part, Some(step.step.left[0]));
            }
        }
        if let ([first, second], Play::Normal) = (heaps, at.game.play) {
            guess("looks-takes-whole-heap", largest, Some(0));
            guess("looks-one-off", largest, Some(first.min(second) + 1));
        } else {
            guess("looks-nim-sum-from-largest", largest, heaps[largest].checked_sub(sum));
        }
        if let Some(best) = at.winning_moves().first() {
            let part = best.step.part;
            guess("looks-amount-for-rest", part, Some(best.taken));
            let top = 1u64 << sum.max(1).ilog2();
            guess("looks-first-column", part, (heaps[part] & top != 0).then(|| heaps[part] - top));
        }
        if heaps.len() >= 3 {
            let second = (0..heaps.len()).filter(|&part| part != largest).map(|part| heaps[part]).max();
            guess("looks-levels-two", largest, second);
        }
        let guesses = guesses.into_iter().map(|guess| match guess.name {
            "nim-sum-from-largest" => guess.with("sum", sum),
            "first-column" => guess.named("first-column-only"),
            _ => guess,
        });
        guesses.filter_map(|guess| guess.map(|(part, left)| Some(rules::Step::to(part, left?)))).collect()
    }
}

/// Whether equal heaps are the whole argument: of the position if it is lost, of all or one of its winning moves.
fn copies(at: &SolvedPosition, all: bool) -> bool {
    if at.game.play == Play::Misere || at.parts().len() == 2 {
        return false;
    }
    let winning = at.winning_moves();
    let argued = |best: &Move| why_lost(&at.game, &best.to).is_some();
    match at.outcome() {
        Outcome::P => why_lost(&at.game, &at.position).is_some(),
        _ if all => winning.iter().all(argued),
        _ => winning.iter().any(argued),
    }
}

/// The same position when the last token wins.
fn in_normal_play<'a>(at: &SolvedPosition<'a>) -> SolvedPosition<'a> {
    SolvedPosition::new(at.rules, at.parts().to_vec(), Play::Normal)
}

/// A move that takes from one of several heaps, as it is written.
pub fn take_from_heap(step: Option<(&[u64], &Move)>) -> Phrase {
    let take = place_for(step.map(|(_, step)| step.taken));
    let heap = place_for(step.map(|(_, step)| step.step.part as u64 + 1));
    Phrase::new("write-move").for_role(Role::Take).with("take", take).with("heap", heap)
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
