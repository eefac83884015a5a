//! Exercise kind `mex`: "What is the smallest natural number that is missing?"
//!
//! Prompt: numbers in some order, repeats allowed. Answer: their mex. Written by marking what occurs;
//! confirmed by walking through the sorted numbers to the first gap.
//! Source: Sprague 1935, Grundy 1939; Winning Ways, ch. 4.

use std::collections::BTreeSet;

use crate::document::build::{join, list, say, step};
use crate::document::{Answer, Blank, Block, Inline, Mistake, Phrase, Question};
use crate::exercise::second::numbers_in;
use crate::exercise::{
    Candidate, Degenerate, Dice, Extra, Kind, Misconception, Settings, Space, Subject, Task, Verifier, difficulty,
};
use crate::solver;

/// The kind; `heaps` says how many numbers, `size` how large.
pub const KIND: Kind = Kind {
    name: "mex",
    work: 1,
    summary: "the smallest natural number missing from a list (`heaps`: how many numbers)",
    settings: || Settings::size(0, 30, (0, 7)).heaps(1, 12, (4, 6)),
    subject: Subject::Numbers("mex"),
    space: |task| Space::multisets(task.heaps, task.size),
    accepts: |_, _| true,
    degenerate: |_, candidate| match &candidate.numbers[..] {
        [0, 1, 5] | [5, 1, 0] => Some(Degenerate::Example),
        numbers => (!numbers.contains(&0)).then_some(Degenerate::ZeroMissing),
    },
    // How many numbers there are to look through for 0, for 1, and so on; the answer does not count, or the level would
    // tell it.
    difficulty: |_, candidate| difficulty::level((candidate.numbers.len() as u32).saturating_sub(3)),
    pose,
    second_route,
    // Few lists lack none of the first numbers, so that all these are one group.
    extra: Extra { repeated: Some(|candidate| solver::mex(candidate.numbers.iter().copied()).min(3)), ..Extra::NONE },
};

fn pose(_: &Task, candidate: &Candidate, dice: &mut Dice) -> Question {
    let numbers = dice.shuffled(&candidate.numbers);
    let value = solver::mex(numbers.iter().copied());
    let found: Vec<u64> = (0..value).collect();
    let explain = if value == 0 {
        step(Phrase::new("mex-zero-is-missing"))
    } else {
        step(Phrase::new("mex-found").with("count", value).with("found", list(&found)).with("value", value))
    };
    Question {
        position: format!("mex {}", join(&numbers)),
        stem: vec![Phrase::new("mex-prompt")],
        sample: Some(Phrase::new("mex-sample")),
        prompt: vec![Block::Paragraph(vec![Inline::Signs(list(&numbers))])],
        space: vec![Block::Answer(vec![say(Phrase::new("write-mex").with("blank", Blank::Short))])],
        headline: say(Phrase::new("mex-answer").with("value", value)),
        solution: vec![Block::Steps(vec![step(Phrase::new("mex-look-from-zero")), explain])],
        wrong: mistakes(&numbers),
        answer: Answer::Number(value),
        routes: [Phrase::new("route-mex"), Phrase::new("route-gap")],
    }
}

fn second_route(_: &Task, position: &str, _: &mut Verifier) -> Result<Answer, String> {
    let mut numbers = numbers_in(position);
    numbers.sort_unstable();
    numbers.dedup();
    let gap = (0..).zip(&numbers).find(|&(place, &number)| place < number);
    Ok(Answer::Number(gap.map_or(numbers.len() as u64, |(place, _)| place)))
}

fn mistakes(numbers: &[u64]) -> Vec<Mistake> {
    let least = numbers.iter().copied().min().unwrap_or(0);
    let most = numbers.iter().copied().max().unwrap_or(0);
    let missing_from = |start: u64| (start..).find(|number| !numbers.contains(number)).unwrap_or(start);
    let guesses = [
        Misconception::new("looks-counts-from-one", missing_from(1)),
        Misconception::new("looks-one-more-than-largest", most + 1),
        Misconception::new("looks-gap-above-least", missing_from(least)),
        Misconception::new("looks-how-many", numbers.iter().collect::<BTreeSet<_>>().len() as u64),
    ];
    let value = missing_from(0);
    let mistake = |guess: Misconception<u64>| {
        let refutation = match numbers.contains(&guess.answer) {
            true => Phrase::new("refuted-is-in-list").with("number", guess.answer),
            false => Phrase::new("refuted-smaller-missing").with("smaller", value),
        };
        guess.refuted(Answer::Number, refutation)
    };
    guesses.map(mistake).into()
}
