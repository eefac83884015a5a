//! Exercise kind `leftover-pairs`: "Which pairs are left over when the builder stops?"
//!
//! Prompt: the largest number. Answer: the pairs in no trio, perhaps none. Written by the builder;
//! confirmed by listing the pairs whose nim-sum is too large.
//! Source: Báron 1964 (leftovers at 6, conjecture 6); B-34, X-09.

use super::greedy_scheme::triangle;
use crate::baron::{Pair, greedy, pairs, xor};
use crate::document::build::{paragraph, say, step, step_showing, tuple, tuples};
use crate::document::{Answer, Block, Mistake, Phrase, Question};
use crate::exercise::second::parse_exactly;
use crate::exercise::{
    Candidate, Dice, Extra, Form, Kind, Misconception, Settings, Space, Subject, Task, Verifier, difficulty,
};

/// The kind; the largest number comes from `size`.
pub const KIND: Kind = Kind {
    name: "leftover-pairs",
    work: 4,
    summary: "the pairs that Báron's builder leaves over (`size`: the largest number)",
    settings: || Settings::size(2, 16, (4, 12)),
    subject: Subject::Numbers("leftover"),
    space: |task| Space::Tuples(vec![task.size]),
    accepts: |_, _| true,
    degenerate: |_, _| None,
    // How many numbers there are, each a row more of the triangle to build.
    difficulty: |_, candidate| difficulty::level((candidate.numbers[0] as u32).saturating_sub(2) / 2),
    pose,
    second_route,
    extra: Extra { form: Form::Unordered, ..Extra::NONE },
};

fn pose(_: &Task, candidate: &Candidate, _: &mut Dice) -> Question {
    let largest = candidate.numbers[0];
    let run = greedy::fast(largest).expect("the bounds of `size` are below the builder's limit");
    let headline = if run.leftover.is_empty() {
        Phrase::new("leftover-none").with("largest", largest)
    } else {
        Phrase::new("leftover-are").with("count", run.leftover.len()).with("pairs", tuples(&run.leftover))
    };
    Question {
        position: format!("leftover {largest}"),
        stem: vec![Phrase::new("leftover-prompt"), Phrase::rule("greedy-rules"), Phrase::new("leftover-question")],
        sample: Some(Phrase::new("leftover-sample")),
        prompt: vec![paragraph(Phrase::new("greedy-numbers").with("largest", largest))],
        space: vec![
            triangle(largest, None),
            // Up to 7 at most 5 pairs are left, up to 16 at most 16.
            Block::Write(Phrase::new("write-pairs"), if largest < 8 { 1 } else { 2 }),
        ],
        headline: say(headline),
        solution: vec![Block::Steps(vec![
            step(Phrase::new("leftover-trios").with("count", run.trios.len()).with("trios", tuples(&run.trios))),
            step_showing(Phrase::new("leftover-struck"), vec![triangle(largest, Some(&run.leftover))]),
        ])],
        wrong: mistakes(largest, &run.leftover),
        answer: Answer::Pairs(run.leftover),
        routes: [Phrase::new("route-builder"), Phrase::new("route-pairs-too-large")],
    }
}

fn second_route(_: &Task, position: &str, _: &mut Verifier) -> Result<Answer, String> {
    let [largest] = parse_exactly::<1>(position)?;
    Ok(Answer::Pairs(xor::leftover_by_xor(largest)))
}

fn mistakes(largest: u64, leftover: &[Pair]) -> Vec<Mistake> {
    let sum: Vec<Pair> = pairs::pairs(largest).filter(|[a, b]| a + b == largest + 1).collect();
    let mut guesses = vec![
        Misconception::new("looks-sum-one-more", sum).with("sum", largest + 1),
        Misconception::new("looks-last-hypotenuse", pairs::hypotenuse(largest).collect()),
    ];
    if (largest * (largest - 1) / 2).is_multiple_of(3) {
        guesses.push(Misconception::new("looks-divisible-so-complete", Vec::new()));
    }
    let mistake = |guess: Misconception<Vec<Pair>>| {
        let missing = leftover.iter().find(|pair| !guess.answer.contains(pair));
        let refuted = match (missing, guess.answer.iter().find(|pair| !leftover.contains(pair))) {
            (Some(pair), _) => Phrase::new("refuted-pair-is-left")
                .with("pair", tuple(pair))
                .with("third", pair[0] ^ pair[1])
                .with("largest", largest),
            (None, Some(&[a, b])) => {
                let mut trio = [a, b, a ^ b];
                trio.sort_unstable();
                Phrase::new("refuted-pair-is-used").with("pair", tuple(&[a, b])).with("trio", tuple(&trio))
            }
            (None, None) => return None,
        };
        Some(guess.refuted(Answer::Pairs, refuted))
    };
    guesses.into_iter().filter_map(mistake).collect()
}
