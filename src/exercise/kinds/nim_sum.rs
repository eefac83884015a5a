//! Exercise kind `nim-sum`: "Write the heaps in binary, count the columns, give the nim-sum."
//!
//! Prompt: heaps. Answer: their nim-sum, any size up to 2^63. Written by xor; confirmed by counting the
//! ones of each column of the digit strings, without xor.
//! Source: Bouton 1902; Báron 1964 (digit sums); X-04.

use crate::baron::columns::Columns;
use crate::document::build::{join, say, step, step_showing};
use crate::document::{Answer, Blank, Block, Inline, Math, Mistake, Phrase, Question};
use crate::exercise::drawing::columns_table;
use crate::exercise::games;
use crate::exercise::second::numbers_in;
use crate::exercise::{
    Candidate, Degenerate, Dice, Extra, Form, Kind, Misconception, Settings, Space, Subject, Task, Verifier, difficulty,
};

/// The kind; sizes come from the task.
pub const KIND: Kind = Kind {
    name: "nim-sum",
    work: 2,
    summary: "the nim-sum of heaps, with the counts of the binary columns; left out: heaps that are all below 2",
    settings: || Settings::size(0, (1 << 20) - 1, (1, 31)).heaps(2, 8, (3, 3)),
    subject: Subject::Numbers("nim"),
    space: |task| Space::multisets(task.heaps, task.size),
    accepts: |_, candidate| candidate.numbers.iter().any(|&heap| heap > 1),
    degenerate,
    // How many columns and heaps there are.
    difficulty: |_, candidate| games::nim::difficulty(&candidate.numbers),
    pose,
    second_route,
    extra: Extra { form: Form::Binary, ..Extra::NONE },
};

fn degenerate(_: &Task, candidate: &Candidate) -> Option<Degenerate> {
    let numbers = &candidate.numbers;
    let sum = numbers.iter().fold(0, |sum, number| sum ^ number);
    if numbers.windows(2).any(|pair| pair[0] == pair[1]) {
        return Some(Degenerate::EqualHeaps);
    }
    if numbers.iter().sum::<u64>() == sum {
        return Some(Degenerate::OrdinarySum);
    }
    matches!(numbers[..], [3, 6] | [6, 3]).then_some(Degenerate::Example)
}

fn pose(_: &Task, candidate: &Candidate, dice: &mut Dice) -> Question {
    let heaps = dice.shuffled(&candidate.numbers);
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    let formula = Math::chain(&heaps, "⊕");
    let places = say(Phrase::new("write-sum").with("number", formula.clone()).with("blank", Blank::Short));
    let odd: Vec<u64> = (0..64).rev().map(|bit| 1u64 << bit).filter(|bit| sum & bit != 0).collect();
    let conclusion = match odd[..] {
        [] => Phrase::new("nim-sum-no-odd-column"),
        [place] => Phrase::new("nim-sum-one-odd-column").with("place", place),
        _ => Phrase::new("nim-sum-odd-columns").with("sum", Math::chain(&odd, "+").equals(Math::Number(sum))),
    };
    Question {
        position: format!("nim {}", join(&heaps)),
        stem: vec![Phrase::new("nim-sum-prompt")],
        sample: Some(Phrase::new("nim-sum-sample")),
        prompt: vec![Block::Paragraph(vec![Inline::Math(formula.clone())])],
        space: vec![columns_table(&heaps, false), Block::Answer(vec![places])],
        headline: vec![Inline::Math(formula.equals(Math::Number(sum)))],
        solution: vec![Block::Steps(vec![
            step_showing(Phrase::new("nim-sum-count"), vec![columns_table(&heaps, true)]),
            step(conclusion),
        ])],
        wrong: mistakes(&heaps, sum),
        answer: Answer::Number(sum),
        routes: [Phrase::new("route-nim-sum"), Phrase::new("route-columns")],
    }
}

fn second_route(_: &Task, position: &str, _: &mut Verifier) -> Result<Answer, String> {
    let columns = Columns::of(&numbers_in(position));
    let odd = columns.places.iter().copied().zip(&columns.sums).filter(|(_, count)| *count % 2 == 1);
    Ok(Answer::Number(odd.map(|(weight, _)| weight).sum()))
}

fn mistakes(heaps: &[u64], sum: u64) -> Vec<Mistake> {
    let ones = (1u64 << difficulty::width(heaps).min(63)) - 1;
    let guesses = [
        Misconception::new("looks-adds", heaps.iter().sum()),
        Misconception::new("looks-left-aligned", left_aligned(heaps)),
        Misconception::new("looks-any-one-counts", heaps.iter().fold(0, |sum, heap| sum | heap)),
        Misconception::new("looks-odd-as-even", !sum & ones).named("reads-odd-as-even"),
    ];
    let mistake = |guess: Misconception<u64>| {
        let place = 1u64 << (guess.answer ^ sum).max(1).ilog2();
        let count = heaps.iter().filter(|&heap| heap & place != 0).count();
        let key = if count % 2 == 1 { "refuted-column-odd" } else { "refuted-column-even" };
        guess.refuted(Answer::Number, Phrase::new(key).with("place", place).with("count", count))
    };
    guesses.map(mistake).into()
}

/// The nim-sum when the digits are written flush left instead of flush right.
fn left_aligned(heaps: &[u64]) -> u64 {
    let width = difficulty::width(heaps);
    heaps.iter().filter(|&&heap| heap > 0).fold(0, |sum, &heap| sum ^ (heap << (width - difficulty::width(&[heap]))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_flush_left_give_what_a_person_would_get() {
        // 111, 11, 1100 flush left in four columns: 1110, 1100, 1100.
        assert_eq!(left_aligned(&[7, 3, 12]), 0b1110);
    }
}
