//! Octal and hexadecimal games and Grundy's game on sheets: heaps by their values, row upon row.
//!
//! Source: Guy and Smith 1956; Winning Ways, ch. 4; N-51 to N-55.

use super::misread::{self, Misreading};
use super::solution::by_theory;
use super::{GameText, Misconception, Place, SolvedPosition, entry, nim_sum, values};
use crate::document::build::{list, say};
use crate::document::{Blank, Line, Phrase, Step};
use crate::rules::code::Code;
use crate::rules::{self, Move, Play, Ruleset};
use crate::solver::Outcome;

/// Games whose heaps split.
pub struct TakeAndBreak;

impl GameText for TakeAndBreak {
    /// The games without words of their own are described by their codes.
    fn rules(&self, rules: &dyn Ruleset, _: Play) -> Vec<Phrase> {
        let mut sentences = match (entry(rules).rules, rules.code()) {
            ([], Some((code, _))) => code_in_words(code),
            (keys, _) => keys.iter().map(|key| Phrase::new(key)).collect(),
        };
        sentences.push(Phrase::new("rule-last-move-wins"));
        sentences
    }

    fn describe_move(&self, rules: &dyn Ruleset, _: &[u64], step: &Move, place: Place) -> Phrase {
        match rules.code() {
            // Where heaps are longer strips, nobody sees how much is taken.
            Some((_, 1..)) => place.mark(),
            _ if step.taken == 0 && step.step.left.len() > 1 => place.split(&step.step.left),
            _ => place.take(step.taken),
        }
    }

    fn place_to_write(&self, _: &[u64]) -> Line {
        say(Phrase::new("write-heaps-after").with("blank", Blank::Wide))
    }

    fn reasons(&self, at: &SolvedPosition) -> Vec<Step> {
        if !at.fits_sheets() {
            return by_theory(at);
        }
        let mut steps = values::of_heaps(at);
        steps.extend(values::verdict(at));
        steps
    }

    fn guessed_outcomes(&self, at: &SolvedPosition) -> Vec<Misconception<Outcome>> {
        let mut guesses = misread::outcomes(at, self.misreadings(at));
        let even = nim_sum(at.parts().iter().map(|heap| heap & 1)) == 0;
        guesses.push(Misconception::new("even-total", super::taken_for(even), Phrase::new("looks-even-total")));
        guesses
    }

    fn guessed_moves(&self, at: &SolvedPosition) -> Vec<Misconception<rules::Step>> {
        let mut guesses = misread::moves(at, self.misreadings(at));
        let steps = at.rules.steps(at.parts());
        let taken = |step: &&rules::Step| at.parts()[step.part] - step.left.iter().sum::<u64>();
        if let Some(most) = steps.iter().max_by_key(taken).filter(|step| taken(step) > 0) {
            guesses.push(Misconception::new("takes-most", most.clone(), Phrase::new("looks-takes-most")));
        }
        guesses
    }

    fn misreadings(&self, at: &SolvedPosition) -> Vec<Misreading> {
        let to = at.parts().iter().copied().max().unwrap_or(0);
        let mut misreadings = Vec::new();
        if at.rules.name() == "grundy" {
            let looks = Phrase::new("looks-equal-halves");
            let values = misread::with_equal_halves(&**at.rules, to);
            misreadings.push(Misreading { name: "equal-halves", looks, values });
        } else {
            let looks = Phrase::new("looks-forgets-splitting");
            let values = misread::without_splits(&**at.rules, to);
            misreadings.push(Misreading { name: "forgets-splitting", looks, values });
        }
        if at.parts().len() > 1 {
            misreadings.push(Misreading {
                name: "as-nim",
                looks: Phrase::new("looks-as-nim"),
                values: (0..=to).collect(),
            });
        }
        misreadings
    }
}

/// What a code allows, a sentence for each number of heaps that may be left.
fn code_in_words(code: &Code) -> Vec<Phrase> {
    let takes = |heaps: u32| code.leaving(heaps).filter(|&take| take > 0).collect::<Vec<u64>>();
    let mut told = vec![Phrase::new("rule-octal").with("code", code.to_string())];
    let keys = ["rule-octal-nothing", "rule-octal-one", "rule-octal-two", "rule-octal-three"];
    for (heaps, key) in (0..).zip(keys) {
        let takes = takes(heaps);
        if !takes.is_empty() {
            told.push(Phrase::new(key).with("takes", list(&takes)));
        }
    }
    let splits: Vec<u64> = (2..=3).filter(|&heaps| code.leaving(heaps).any(|take| take == 0)).map(u64::from).collect();
    if !splits.is_empty() {
        told.push(Phrase::new("rule-octal-split").with("heaps", list(&splits)));
    }
    told
}
