//! Exercise kind `next-trio`: "The builder has found these trios. Which is the next?"
//!
//! Prompt: the triangle of pairs with those struck out that the first trios have used up. Answer: the next trio.
//! Written by the builder word by word; confirmed from the list of trios with nim-sum zero, in order of their pairs.
//! Source: Báron 1964; B-29 to B-36, X-08.

use super::greedy_scheme::marked_triangle;
use crate::baron::greedy::{self, By};
use crate::baron::{Pair, Trio, pairs, xor};
use crate::document::build::{paragraph, say, step, step_showing, tuple, tuples};
use crate::document::{Answer, Blank, Block, Mistake, Phrase, Question};
use crate::exercise::second::parse_exactly;
use crate::exercise::{
    Candidate, Degenerate, Dice, Extra, Kind, Misconception, Settings, Space, Subject, Task, Verifier,
};

/// The kind; the largest number comes from `size`.
pub const KIND: Kind = Kind {
    name: "next-trio",
    work: 2,
    summary: "the next trio that Báron's builder finds, after so many (`size`: the largest number)",
    settings: || Settings::size(5, 15, (7, 12)),
    subject: Subject::InOrder("next-trio"),
    // The largest number, and how many trios are found.
    space: |task| Space::Tuples(vec![task.size, (0, 34)]),
    accepts: |_, candidate| candidate.numbers[1] < trios(candidate.numbers[0]).len() as u64,
    // The first trio is (1, 2, 3) whatever the triangle.
    degenerate: |_, candidate| (candidate.numbers[1] == 0).then_some(Degenerate::NothingFound),
    difficulty,
    pose,
    second_route,
    extra: Extra::NONE,
};

/// How many pairs of the triangle are looked at before the trio is found: those before its first pair, and the
/// partners that are tried.
fn difficulty(_: &Task, candidate: &Candidate) -> u8 {
    let [a, b, c] = trios(candidate.numbers[0])[candidate.numbers[1] as usize];
    let before = pairs::pairs(candidate.numbers[0]).take_while(|&pair| pair != [a, b]).count() as u64;
    match before + (c - b) {
        ..21 => 2,
        21..41 => 3,
        _ => 4,
    }
}

fn pose(_: &Task, candidate: &Candidate, _: &mut Dice) -> Question {
    let (largest, found) = (candidate.numbers[0], candidate.numbers[1] as usize);
    let all = trios(largest);
    let next = all[found];
    let gone = pairs_of(&all[..found]);
    let [a, b, c] = next;
    let passed: Vec<Pair> = pairs::pairs(largest).take_while(|&pair| pair != [a, b]).collect();
    let passed: Vec<Pair> = passed.into_iter().filter(|pair| !gone.contains(pair)).collect();
    let mut steps = Vec::new();
    if !passed.is_empty() {
        steps.push(step(Phrase::new("next-trio-passed").with("pairs", tuples(&passed))));
    }
    let partners: Vec<Pair> = (b + 1..c).map(|third| [a, third]).filter(|pair| !gone.contains(pair)).collect();
    let first = Phrase::new("next-trio-first").with("pair", tuple(&[a, b])).with("partner", tuple(&[a, c]));
    steps.push(step_showing(first, vec![marked_triangle(largest, &gone, &[[a, b], [a, c], [b, c]])]));
    if !partners.is_empty() {
        let lost: Vec<Pair> = partners.iter().map(|&[_, third]| [b, third]).collect();
        let unfit = Phrase::new("next-trio-unfit").with("count", partners.len());
        steps.push(step(unfit.with("partners", tuples(&partners)).with("gone", tuples(&lost))));
    }
    Question {
        position: format!("next-trio {largest} {found}"),
        stem: vec![Phrase::new("next-trio-prompt"), Phrase::rule("greedy-rules")],
        sample: Some(Phrase::new("next-trio-sample")),
        prompt: vec![paragraph(Phrase::new("greedy-numbers").with("largest", largest))],
        space: vec![
            marked_triangle(largest, &gone, &[]),
            Block::Answer(vec![say(Phrase::new("write-next-trio").with("trio", Blank::Tuple(3)))]),
        ],
        headline: say(Phrase::new("next-trio-answer").with("trio", tuple(&next))),
        solution: vec![Block::Steps(steps)],
        wrong: mistakes(largest, &gone, &all, found),
        answer: Answer::Trios(vec![next]),
        routes: [Phrase::new("route-builder"), Phrase::new("route-zero-sum-trios")],
    }
}

fn second_route(_: &Task, position: &str, _: &mut Verifier) -> Result<Answer, String> {
    let [largest, found] = parse_exactly::<2>(position)?;
    let mut all = xor::zero_xor_trios(largest);
    all.sort_unstable();
    let next = usize::try_from(found).ok().and_then(|found| all.get(found));
    next.map(|&next| Answer::Trios(vec![next])).ok_or_else(|| format!("up to {largest} there are fewer trios"))
}

/// The trios of a run, in the order found.
fn trios(largest: u64) -> Vec<Trio> {
    greedy::literal(largest, By::Scratch).expect("the bounds of `size` are below the builder's limits").run.trios
}

/// The pairs that trios use up.
fn pairs_of(trios: &[Trio]) -> Vec<Pair> {
    trios.iter().flat_map(|&[a, b, c]| [[a, b], [a, c], [b, c]]).collect()
}

fn mistakes(largest: u64, gone: &[Pair], all: &[Trio], found: usize) -> Vec<Mistake> {
    let [a, b, c] = all[found];
    let partner = |third: &u64| !gone.contains(&[a, *third]);
    let fits = |third: &u64| partner(third) && !gone.contains(&[b, *third]);
    let first = Phrase::new("refuted-first-pair").with("pair", tuple(&[a, b])).with("third", c);
    // Each wrong trio, and why it is not the next one.
    let unfit = (b + 1..=largest).find(partner).map(|third| {
        let why = Phrase::new("refuted-pair-gone").with("pair", tuple(&[b, third]));
        (Misconception::new("looks-ignores-third-pair", [a, b, third]), why)
    });
    let last = (b + 1..=largest).rev().find(fits).map(|third| {
        let why = Phrase::new("refuted-earlier-partner").with("third", c).with("later", third);
        (Misconception::new("looks-largest-third", [a, b, third]), why)
    });
    let after = all.get(found + 1).map(|&next| (Misconception::new("looks-one-too-far", next), first.clone()));
    let before = found.checked_sub(1).map(|last| {
        let why = Phrase::new("refuted-pair-gone").with("pair", tuple(&[all[last][0], all[last][1]]));
        (Misconception::new("looks-last-again", all[last]), why)
    });
    let guesses = [unfit, last, after, before].into_iter().flatten();
    guesses.map(|(guess, why)| guess.refuted(|trio| Answer::Trios(vec![trio]), why)).collect()
}
