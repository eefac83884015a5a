//! Rim and Dim on sheets: heaps by their smallest prime factor, and by how often they can be halved.
//!
//! Source: N-63 to N-70.

use super::nim::take_from_heap;
use super::{GameText, Misconception, SolvedPosition, misread, numbers, values};
use crate::document::build::step;
use crate::document::{Math, Phrase, Step};
use crate::rules::{self, Move, Play, Rules};
use crate::solver::{self, Explanation, Outcome};

/// Rim and Dim.
pub struct Divisors;

impl GameText for Divisors {
    /// Of 6 everything may be taken in Dim, of 1 in Rim.
    fn sample_position(&self, rules: &Rules) -> Option<(Vec<u64>, Phrase)> {
        let heaps = if rules.name() == "dim" { [1, 1, 6] } else { [1, 1, 3] };
        Some((heaps.to_vec(), Phrase::new("sample-heaps").with("heaps", numbers(&heaps))))
    }

    fn written(&self, _: &Rules, step: Option<(&[u64], &Move)>) -> Phrase {
        take_from_heap(step)
    }

    fn beyond(&self, at: &SolvedPosition, moves: &[&Move]) -> Vec<Step> {
        let mut steps = by_divisors(at);
        steps.extend(values::verdict(at, moves));
        steps
    }

    fn guessed_outcomes(&self, at: &SolvedPosition) -> Vec<Misconception<Outcome>> {
        misread::outcomes(at)
    }

    fn guessed_moves(&self, at: &SolvedPosition) -> Vec<Misconception<rules::Step>> {
        let mut guesses = misread::moves(at);
        // Everything from the largest heap, or as much as the rules allow.
        let steps = at.rules.steps(at.parts());
        let taken = |step: &&rules::Step| at.parts()[step.part] - step.left[0];
        if let Some(most) = steps.iter().max_by_key(taken) {
            guesses.push(Misconception::new("looks-takes-most", most.clone()));
        }
        guesses
    }

    /// Of a small heap also the whole row of values, as a question about it has one to fill in.
    fn explain_value(&self, at: &SolvedPosition) -> Vec<Step> {
        let mut steps = by_divisors(at);
        if matches!(at.parts(), [heap] if *heap <= values::LONGEST_ROW) {
            steps.extend(values::explain_value(at));
        }
        steps
    }

    fn misreadings(&self, at: &SolvedPosition) -> Vec<Misconception<Vec<u64>>> {
        let to = at.parts().iter().copied().max().unwrap_or(0);
        let right = values::table(at.rules, to).values;
        let as_nim = Misconception::new("looks-as-nim", (0..=to).collect()).with("what", "heaps");
        if at.rules.name() == "dim" {
            let powers = misread::seeing(&**at.rules, to, |heap, step| (heap - step.left[0]).is_power_of_two());
            return vec![
                Misconception::new("looks-exponent", right.iter().map(|value| value.saturating_sub(1)).collect()),
                Misconception::new("looks-only-powers-of-two", powers),
                as_nim,
            ];
        }
        let two_is_first = |(heap, &right): (u64, &u64)| if heap > 0 && heap.is_multiple_of(2) { 1 } else { right };
        let factors = (0..=to).map(|heap| odd_factor(at.rules, heap)).collect();
        vec![
            Misconception::new("looks-two-is-first-prime", (0..).zip(&right).map(two_is_first).collect()),
            Misconception::new("looks-factor-itself", factors),
            as_nim,
        ]
    }
}

/// The rule, the heaps in the order typed, why the rule holds, and the sum.
fn by_divisors(at: &SolvedPosition) -> Vec<Step> {
    let dim = at.rules.name() == "dim";
    let mut steps = vec![step(Phrase::new(if dim { "dim-values" } else { "rim-values" }))];
    let mut known = Vec::new();
    for &heap in at.parts() {
        if !known.contains(&heap) {
            steps.push(step(explained(at.rules, heap)));
            known.push(heap);
        }
    }
    steps.push(step(Phrase::new(if dim { "dim-why" } else { "rim-why" })));
    if at.parts().len() > 1 {
        let each: Vec<u64> = at.parts().iter().map(|&heap| values::of_heap(at.rules, heap)).collect();
        steps.push(values::sum(&each));
    }
    steps
}

/// A heap in words: how often it can be halved, or its smallest prime factor and which prime that is.
pub fn explained(rules: &Rules, heap: u64) -> Phrase {
    match explanation(rules, heap) {
        Some(Explanation::Twos { twos, value, .. }) if heap > 0 => {
            Phrase::new("dim-value").with("heap", heap).with("twos", u64::from(twos)).with("value", value)
        }
        Some(Explanation::SmallestFactor { factor: None, .. }) if heap > 0 => Phrase::new("rim-one"),
        Some(Explanation::SmallestFactor { factor: Some(2), .. }) => Phrase::new("rim-even").with("heap", heap),
        Some(Explanation::SmallestFactor { factor: Some(factor), value, .. }) => {
            let product = Math::chain(&[factor, heap / factor], "·").equals(Math::Number(heap));
            let described = if factor == heap {
                Phrase::new("rim-prime").with("heap", heap)
            } else {
                Phrase::new("rim-composite").with("product", product).with("factor", factor)
            };
            described.with("value", value)
        }
        _ => Phrase::new("value-empty-heap"),
    }
}

/// Why a single heap has its value.
fn explanation(rules: &Rules, heap: u64) -> Option<Explanation> {
    let at = SolvedPosition::new(rules, vec![heap], Play::Normal);
    solver::explain(&at.game, &at.position).ok()
}

/// The smallest prime factor of an odd heap, the heap 1 itself, and 0 for even ones.
fn odd_factor(rules: &Rules, heap: u64) -> u64 {
    match explanation(rules, heap) {
        Some(Explanation::SmallestFactor { factor: Some(factor), .. }) if factor > 2 => factor,
        _ => heap % 2,
    }
}
