//! Exercise kind `count-trios`: "How many lost trios have no heap above N?"
//!
//! Prompt: N. Answer: a number. Written by counting by the largest heap: 2^m + r is the largest of r lost trios;
//! confirmed by the length of the list that Báron's builder makes.
//! Source: Báron 1964 (35 and 155 trios, complete hypotenuses); B-41, B-42, X-10, X-11.

use crate::baron::greedy;
use crate::document::build::{list, paragraph, say, step, tuple, tuples};
use crate::document::{Answer, Blank, Block, Mistake, Phrase, Question};
use crate::exercise::second::parse_exactly;
use crate::exercise::{
    Candidate, Dice, Extra, Kind, Misconception, Settings, Space, Subject, Task, Verifier, difficulty,
};

/// The kind; the largest number comes from `size`.
pub const KIND: Kind = Kind {
    name: "count-trios",
    work: 3,
    summary: "how many lost trios there are with no heap above a number (`size`)",
    settings: || Settings::size(3, 127, (4, 40)),
    subject: Subject::Numbers("count"),
    space: |task| Space::Tuples(vec![task.size]),
    accepts: |_, _| true,
    degenerate: |_, _| None,
    // How many binary digits the number has, and so how many trios there are to count.
    difficulty: |_, candidate| difficulty::level(difficulty::width(&candidate.numbers).saturating_sub(2)),
    pose,
    second_route,
    extra: Extra::NONE,
};

fn pose(_: &Task, candidate: &Candidate, _: &mut Dice) -> Question {
    let most = candidate.numbers[0];
    let power = 1u64 << most.ilog2();
    let (complete, rest) = (power - 1, most - power);
    let (below, above) = (complete_count(complete), rest * (rest + 1) / 2);
    let mut steps = Vec::new();
    if complete >= 3 {
        steps.push(step(
            Phrase::new("count-trios-complete")
                .with("complete", complete)
                .with("pairs", complete * (complete - 1) / 2)
                .with("count", below),
        ));
    } else {
        steps.push(step(Phrase::new("count-trios-none-below")));
    }
    steps.push(step(Phrase::new("count-trios-by-largest").with("power", power).with("next", power + 1)));
    // The power itself is the largest heap of none, so what lies below it is all.
    if rest > 0 {
        let examples: Vec<[u64; 3]> = with_largest(most).take(4).collect();
        steps.push(step(
            Phrase::new("count-trios-largest-is")
                .with("largest", most)
                .with("count", rest)
                .with("more", u64::from(rest as usize > examples.len()))
                .with("trios", tuples(&examples)),
        ));
        let added: Vec<u64> = (0..=rest).collect();
        let added =
            if added.len() > 8 { format!("0 + 1 + 2 + … + {rest}") } else { list(&added).replace(", ", " + ") };
        steps.push(step(
            Phrase::new("count-trios-sum")
                .with("power", power)
                .with("most", most)
                .with("sum", added)
                .with("above", above)
                .with("below", below)
                .with("all", below + above),
        ));
    }
    Question {
        position: format!("count {most}"),
        stem: vec![Phrase::new("count-trios-prompt")],
        sample: Some(Phrase::new("count-trios-sample")),
        prompt: vec![paragraph(Phrase::new("count-trios-most").with("most", most))],
        space: vec![Block::Answer(vec![say(Phrase::new("write-count").with("blank", Blank::Short))])],
        headline: say(Phrase::new("count-trios-answer").with("count", below + above).with("most", most)),
        solution: vec![Block::Steps(steps)],
        wrong: mistakes(most, below, rest),
        answer: Answer::Number(below + above),
        routes: [Phrase::new("route-by-largest"), Phrase::new("route-builder-list")],
    }
}

fn second_route(_: &Task, position: &str, _: &mut Verifier) -> Result<Answer, String> {
    let [most] = parse_exactly::<1>(position)?;
    let run = greedy::fast(most).map_err(|limit| format!("{limit:?}"))?;
    Ok(Answer::Number(run.trios.len() as u64))
}

/// The trios up to a number such that the next is a power of 2: every pair is in exactly one.
fn complete_count(complete: u64) -> u64 {
    complete * complete.saturating_sub(1) / 6
}

/// The lost trios with this largest heap, the middle one falling.
fn with_largest(largest: u64) -> impl Iterator<Item = [u64; 3]> {
    let power = 1u64 << largest.ilog2();
    (power..largest).rev().map(move |middle| [middle ^ largest, middle, largest])
}

fn mistakes(most: u64, below: u64, rest: u64) -> Vec<Mistake> {
    let pairs = most * (most - 1) / 2;
    let right = below + rest * (rest + 1) / 2;
    let guesses = [
        Misconception::new("looks-pairs-by-three", pairs / 3).with("pairs", pairs),
        Misconception::new("looks-counts-power", below + (rest + 1) * (rest + 2) / 2),
        Misconception::new("looks-only-complete", below),
        Misconception::new("looks-all-threes", pairs * (most.max(2) - 2) / 3),
        Misconception::new("looks-only-largest", rest),
    ];
    let mistake = |guess: Misconception<u64>| {
        let [a, b] = too_large(most);
        let refutation = match (guess.answer > right, guess.name) {
            (true, "pairs-by-three") => Phrase::new("refuted-pair-is-left")
                .with("pair", tuple(&[a, b]))
                .with("third", a ^ b)
                .with("largest", most),
            (true, "counts-power") => Phrase::new("refuted-power-has-none").with("power", 1u64 << most.ilog2()),
            (true, _) => Phrase::new("refuted-not-lost-trio").with("trio", tuple(&[1, 2, most.min(4)])),
            (false, _) if guess.answer == below && rest > 0 => {
                let trio = with_largest(most).next().unwrap_or_default();
                Phrase::new("refuted-trio-missing").with("trio", tuple(&trio))
            }
            (false, _) => Phrase::new("refuted-trio-missing").with("trio", tuple(&[1, 2, 3])),
        };
        guess.refuted(Answer::Number, refutation)
    };
    guesses.map(mistake).into()
}

/// A pair whose third number is above `most`; where there is none, the first pair.
fn too_large(most: u64) -> [u64; 2] {
    let power = 1u64 << most.ilog2();
    (1..power).find(|a| a ^ power > most).map_or([1, 2], |a| [a, power])
}
