//! Octal and hexadecimal games and Grundy's game on sheets: heaps by their values, row upon row.
//!
//! Source: Guy and Smith 1956; Winning Ways, ch. 4; N-51 to N-55.

use super::solution::by_theory;
use super::{
    GameText, Heaps, Misconception, Place, SolvedPosition, any_move, choice, entry, misread, nim_sum, numbers,
    place_for, values,
};
use crate::document::{Phrase, Step};
use crate::rules::code::Code;
use crate::rules::{self, Move, Play, Rules};
use crate::solver::Outcome;

/// Games whose heaps split.
pub struct TakeAndBreak;

impl GameText for TakeAndBreak {
    /// The games without words of their own are described by their codes.
    fn rules(&self, rules: &Rules, play: Play) -> Vec<Phrase> {
        let mut sentences = match (entry(rules).rules, rules.code()) {
            ([], Some((code, _))) => code_in_words(code),
            (keys, _) => keys.iter().map(|key| Phrase::rule(key)).collect(),
        };
        sentences.push(match play {
            Play::Normal => Phrase::ending("rule-last-move-wins"),
            Play::Misere => Phrase::new("book-play-misere"),
        });
        sentences
    }

    fn heaps(&self, rules: &Rules) -> Heaps {
        match (rules.name(), rules.code()) {
            ("kayles" | "dawson-kayles", _) => Heaps::Rows,
            ("dawson-chess", _) | (_, Some((_, 1..))) => Heaps::Strips,
            _ => Heaps::Tokens,
        }
    }

    fn describe_move(&self, _: &Rules, _: &[u64], step: &Move, place: Place) -> Phrase {
        match step.taken {
            0 if step.step.left.len() > 1 => place.split(&step.step.left),
            taken => place.take(taken),
        }
    }

    /// Two equal heaps beside the smallest one whose one winning move splits it; none where heaps may be split in three.
    fn sample_position(&self, rules: &Rules) -> Option<(Vec<u64>, Phrase)> {
        let wins_once = |heaps: &[u64; 3]| {
            let at = SolvedPosition::new(rules, heaps.to_vec(), Play::Normal);
            matches!(at.winning_moves(), [best] if best.step.part == 0 && best.step.left.len() == 2)
        };
        let pairs = [5, 4, 3, 2, 1, 6, 7, 8, 9];
        let heaps = pairs.into_iter().flat_map(|pair| (2..=12).map(move |heap| [heap, pair, pair])).find(wins_once);
        let heaps = heaps.filter(|_| !splits_in_three(rules))?;
        let key = match self.heaps(rules) {
            Heaps::Rows => "sample-rows",
            Heaps::Strips => "sample-strips",
            Heaps::Tokens => "sample-splits",
        };
        Some((heaps.to_vec(), Phrase::new(key).with("heaps", numbers(&heaps))))
    }

    /// A heap that is not split leaves nothing as its second part.
    fn written(&self, rules: &Rules, step: Option<(&[u64], &Move)>) -> Phrase {
        if splits_in_three(rules) {
            return any_move();
        }
        let key = match self.heaps(rules) {
            Heaps::Rows => "write-row-becomes",
            Heaps::Strips => "write-strip-becomes",
            Heaps::Tokens => "write-heap-becomes",
        };
        let part = |place: usize| step.map(|(_, step)| step.step.left.get(place).copied().unwrap_or(0));
        let heap = place_for(step.map(|(_, step)| step.step.part as u64 + 1));
        Phrase::new(key).with("heap", heap).with("first", place_for(part(0))).with("second", place_for(part(1)))
    }

    fn beyond(&self, at: &SolvedPosition, moves: &[&Move]) -> Vec<Step> {
        if !at.fits_sheets() {
            return by_theory(at);
        }
        let mut steps = values::of_heaps(at);
        steps.extend(values::verdict(at, moves));
        steps
    }

    fn guessed_outcomes(&self, at: &SolvedPosition) -> Vec<Misconception<Outcome>> {
        let mut guesses = misread::outcomes(at);
        let even = nim_sum(at.parts().iter().map(|heap| heap & 1)) == 0;
        guesses.push(Misconception::new("looks-even-total", super::taken_for(even)));
        guesses
    }

    fn guessed_moves(&self, at: &SolvedPosition) -> Vec<Misconception<rules::Step>> {
        let mut guesses = misread::moves(at);
        let steps = at.rules.steps(at.parts());
        let taken = |step: &&rules::Step| at.parts()[step.part] - step.left.iter().sum::<u64>();
        if let Some(most) = steps.iter().max_by_key(taken).filter(|step| taken(step) > 0) {
            let key = match self.heaps(at.rules) {
                Heaps::Strips => "looks-uses-most-cells",
                _ => "looks-takes-most",
            };
            guesses.push(Misconception::new(key, most.clone()).named("takes-most"));
        }
        guesses
    }

    fn misreadings(&self, at: &SolvedPosition) -> Vec<Misconception<Vec<u64>>> {
        let to = at.parts().iter().copied().max().unwrap_or(0);
        let what = self.heaps(at.rules).key();
        let mut misreadings = vec![match at.rules.name() {
            "grundy" => Misconception::new("looks-equal-halves", misread::with_equal_halves(&**at.rules, to)),
            _ => Misconception::new("looks-forgets-splitting", misread::without_splits(&**at.rules, to))
                .with("what", what),
        }];
        if at.parts().len() > 1 {
            misreadings.push(Misconception::new("looks-as-nim", (0..=to).collect()).with("what", what));
        }
        misreadings
    }
}

/// Whether a move may leave three heaps of one.
fn splits_in_three(rules: &Rules) -> bool {
    rules.code().is_some_and(|(code, _)| code.leaving(3).next().is_some())
}

/// What a code allows, a sentence for each number of heaps that may be left.
fn code_in_words(code: &Code) -> Vec<Phrase> {
    let mut sentences = vec![Phrase::rule("rule-octal").with("code", code.to_string())];
    let keys = ["rule-octal-nothing", "rule-octal-one", "rule-octal-two", "rule-octal-three"];
    for (heaps, key) in (0..).zip(keys) {
        let takes: Vec<u64> = code.leaving(heaps).filter(|&take| take > 0).collect();
        if !takes.is_empty() {
            sentences.push(Phrase::rule(key).with("takes", choice(&takes)));
        }
    }
    for (heaps, key) in [(2, "rule-octal-split-two"), (3, "rule-octal-split-three")] {
        sentences.extend(code.leaving(heaps).any(|take| take == 0).then(|| Phrase::rule(key)));
    }
    sentences
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::{LANGUAGES, Words};

    /// Dawson's Chess, read off its digits by hand: 1 empties a heap, 3 may leave one heap, 7 two.
    #[test]
    fn a_code_is_described_digit_by_digit() {
        let rules = rules::parse_game("octal(0.137)").expect("a game");
        let words = Words::new(&LANGUAGES[0]).expect("English speaks");
        let (code, _) = rules.code().expect("an octal game has a code");
        let said: Vec<String> = code_in_words(code).iter().map(|phrase| words.text(phrase).expect("worded")).collect();
        let numbers = |text: &str| -> Vec<u64> {
            text.split(|sign: char| !sign.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect()
        };
        assert_eq!(said.len(), 4, "{said:?}");
        assert_eq!(
            said[1..].iter().map(|text| numbers(text)).collect::<Vec<_>>(),
            [vec![1, 2, 3], vec![2, 3], vec![3]]
        );
    }
}
