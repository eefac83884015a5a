//! Exercise kind `greedy-scheme`: "Run Báron's builder on this triangle of pairs."
//!
//! Prompt: the largest number and how the builder goes on (all at once, or one hypotenuse after the
//! other). Answer: the trios in the order found. Written by the builder word by word; confirmed by
//! listing the trios with zero nim-sum in the order that belongs to the mode.
//! Source: Báron 1964; B-29 to B-36, X-08.

use std::collections::BTreeSet;

use crate::baron::greedy::{self, By, Log};
use crate::baron::{Pair, Trio, pairs, xor};
use crate::document::build::{paragraph, say, signs, step, step_showing, tuple, tuples, worded_table};
use crate::document::{Answer, Block, Mistake, Phrase, Question};
use crate::exercise::second::{numbers_in, parse_exactly};
use crate::exercise::{
    Candidate, Dice, Extra, Form, GameAndNumbers, Judged, Kind, Misconception, Settings, Space, Subject, Task, Verdict,
    Verifier, difficulty,
};
use crate::picture;

/// The names of the modes, in the order of candidates.
const WAYS: [&str; 2] = ["scratch", "hypotenuse"];

/// The kind; the largest number comes from `size`, the mode from `by`.
pub const KIND: Kind = Kind {
    name: "greedy-scheme",
    work: 4,
    summary: "the trios that Báron's builder finds, in order (`size`: the largest number)",
    settings: || Settings { ways: &WAYS, ..Settings::size(3, 16, (5, 9)) },
    subject: Subject::InOrder("trios"),
    space,
    accepts: |_, candidate| !run(candidate.numbers[0], by(candidate.numbers[1])).run.trios.is_empty(),
    degenerate: |_, _| None,
    difficulty,
    pose,
    second_route,
    extra: Extra {
        form: Form::Builder(judge),
        cancels: Some("page-marks-more-cancel"),
        read: Some(read),
        ..Extra::NONE
    },
};

fn space(task: &Task) -> Space {
    let ways = task.ways.iter().filter_map(|way| WAYS.iter().position(|known| known == way));
    Space::Union(ways.map(|way| Space::Tuples(vec![task.size, (way as u64, way as u64)])).collect())
}

/// How many numbers there are, each a row more of the triangle, and whether the builder goes by the largest number, which
/// is looked for all over the triangle.
fn difficulty(_: &Task, candidate: &Candidate) -> u8 {
    difficulty::level((candidate.numbers[0] as u32).saturating_sub(3) / 2 + candidate.numbers[1] as u32)
}

fn pose(_: &Task, candidate: &Candidate, _: &mut Dice) -> Question {
    let (largest, way) = (candidate.numbers[0], candidate.numbers[1]);
    let log = run(largest, by(way));
    let trios = log.run.trios.clone();
    let key = if way == 0 { "greedy-prompt-scratch" } else { "greedy-prompt-hypotenuse" };
    let leftover = if log.run.leftover.is_empty() {
        Phrase::new("greedy-none-left").with("largest", largest)
    } else {
        Phrase::new("greedy-left").with("pairs", tuples(&log.run.leftover))
    };
    let mut steps: Vec<_> = turns_in_words(&log, way == 1).into_iter().map(step).collect();
    steps.push(step_showing(leftover, vec![triangle(largest, Some(&log.run.leftover))]));
    Question {
        position: format!("trios {largest}{}", if way == 0 { "" } else { " by hypotenuse" }),
        stem: vec![Phrase::new(key), Phrase::rule("greedy-rules"), Phrase::new("greedy-order")],
        sample: Some(Phrase::new("greedy-sample")),
        prompt: vec![paragraph(Phrase::new("greedy-numbers").with("largest", largest))],
        space: vec![
            triangle(largest, None),
            // Room for as many trios as all pairs could make, so that it does not give away how many there are.
            Block::Write(Phrase::new("write-trios"), (largest * (largest - 1) / 6).div_ceil(5).max(2)),
        ],
        headline: say(Phrase::new("greedy-found").with("count", trios.len()).with("trios", tuples(&trios))),
        solution: vec![Block::Steps(steps)],
        wrong: mistakes(largest, by(way), &trios),
        answer: Answer::Trios(trios),
        routes: [Phrase::new("route-builder"), Phrase::new("route-zero-sum-trios")],
    }
}

fn second_route(_: &Task, position: &str, _: &mut Verifier) -> Result<Answer, String> {
    let [largest] = parse_exactly::<1>(position)?;
    let mut trios = xor::zero_xor_trios(largest);
    if position.ends_with("hypotenuse") {
        trios.sort_by_key(|trio| [trio[2], trio[0], trio[1]]);
    }
    Ok(Answer::Trios(trios))
}

fn read(task: &Task, position: &str) -> GameAndNumbers {
    let by_hypotenuse = position.trim().strip_suffix("by hypotenuse");
    let way = u64::from(by_hypotenuse.is_some());
    let [largest] = parse_exactly::<1>(by_hypotenuse.unwrap_or(position))?;
    let numbers = vec![largest, way];
    match (position.trim().starts_with("trios "), space(&KIND.widest(task)).contains(0, &numbers)) {
        (true, true) => Ok((0, numbers)),
        (true, false) => Err(format!("`{position}` is out of bounds")),
        (false, _) => Err(format!("`{position}` is not like `trios 9` or `trios 9 by hypotenuse`")),
    }
}

fn by(way: u64) -> By {
    if way == 0 { By::Scratch } else { By::Hypotenuse }
}

fn run(largest: u64, by: By) -> Log {
    greedy::literal(largest, by).expect("the bounds of `size` are below the builder's limits")
}

/// The triangle of pairs, or its rows where it does not fit the page. Where the pairs left over are
/// known, those are dashed and all others struck out.
pub(super) fn triangle(largest: u64, left: Option<&[Pair]>) -> Block {
    let used = |pair: &Pair| left.is_some_and(|left| !left.contains(pair));
    let used: Vec<(u64, u64)> = pairs::pairs(largest).filter(used).map(|[a, b]| (a, b)).collect();
    let left: Vec<(u64, u64)> = left.unwrap_or_default().iter().map(|&[a, b]| (a, b)).collect();
    let marked = picture::Pairs { used: &used, chosen: &[], left: &left };
    match picture::pair_triangle(largest, marked) {
        Some(picture) => Block::Picture(picture),
        None => rows(largest, &used),
    }
}

/// The triangle with the pairs that are gone struck out and some stressed.
pub(super) fn marked_triangle(largest: u64, gone: &[Pair], chosen: &[Pair]) -> Block {
    let plain = |pairs: &[Pair]| pairs.iter().map(|&[a, b]| (a, b)).collect::<Vec<_>>();
    let (used, chosen) = (plain(gone), plain(chosen));
    match picture::pair_triangle(largest, picture::Pairs { used: &used, chosen: &chosen, left: &[] }) {
        Some(picture) => Block::Picture(picture),
        None => rows(largest, &used),
    }
}

/// The rows of the scheme as a table, without the pairs used up.
fn rows(largest: u64, used: &[(u64, u64)]) -> Block {
    let shown = |a: u64| {
        let larger = (a + 1..=largest).filter(|&b| !used.contains(&(a, b)));
        larger.map(|b| tuple(&[a, b])).collect::<Vec<_>>().join(" ")
    };
    let row = |a: u64| vec![signs(a), signs(shown(a))];
    let caption = Phrase::new("scheme-caption").with("largest", largest);
    Block::Table(worded_table(caption, &["scheme-smaller", "scheme-pairs"], (1..largest).map(row)))
}

/// Every turn in words. In a small scheme each pair that is passed over says why; in a large one such
/// pairs share a sentence.
fn turns_in_words(log: &Log, by_hypotenuse: bool) -> Vec<Phrase> {
    let mut said = Vec::new();
    let mut passed: Vec<Pair> = Vec::new();
    let mut hypotenuse = 0;
    // Two numbers make one pair, and no trio: the first hypotenuse with anything to say is 3.
    for turn in log.turns.iter().filter(|turn| turn.hypotenuse >= 3) {
        if by_hypotenuse && turn.hypotenuse != hypotenuse {
            hypotenuse = turn.hypotenuse;
            said.extend(passed_together(&mut passed));
            said.push(Phrase::new("greedy-adds").with("hypotenuse", hypotenuse));
        }
        if turn.trio.is_none() && log.run.n > LARGEST_EXPLAINED {
            passed.push(turn.pair);
        } else {
            said.extend(passed_together(&mut passed));
            said.push(builder_turn(turn));
        }
    }
    said.extend(passed_together(&mut passed));
    said
}

/// Up to this number every pair that is passed over says why.
const LARGEST_EXPLAINED: u64 = 7;

/// A turn in words.
pub fn builder_turn(turn: &greedy::Turn) -> Phrase {
    let Some(trio @ [a, b, c]) = turn.trio else { return passes(turn) };
    let partner = turn.candidates.last().map_or(turn.pair, |candidate| candidate.pair);
    Phrase::new("greedy-takes")
        .with("pair", tuple(&turn.pair))
        .with("partner", tuple(&partner))
        .with("trio", tuple(&trio))
        .with("excluded", tuples(&[[a, b], [a, c], [b, c]]))
}

fn passes(turn: &greedy::Turn) -> Phrase {
    if turn.candidates.is_empty() {
        return Phrase::new("greedy-no-candidate").with("pair", tuple(&turn.pair));
    }
    let candidates: Vec<Pair> = turn.candidates.iter().map(|candidate| candidate.pair).collect();
    let gone: Vec<Pair> = turn.candidates.iter().filter_map(|candidate| candidate.excluded.first().copied()).collect();
    Phrase::new("greedy-passed")
        .with("count", candidates.len())
        .with("pair", tuple(&turn.pair))
        .with("partners", tuples(&candidates))
        .with("gone", tuples(&gone))
}

fn passed_together(passed: &mut Vec<Pair>) -> Option<Phrase> {
    let passed = std::mem::take(passed);
    let all = Phrase::new("greedy-passed-together").with("count", passed.len()).with("pairs", tuples(&passed));
    (!passed.is_empty()).then_some(all)
}

/// The trio that the builder finds next where these pairs are gone.
fn next(largest: u64, by: By, gone: &BTreeSet<Pair>) -> Option<Trio> {
    let left = |pair: &Pair| !gone.contains(pair);
    let first = if by == By::Scratch { largest } else { 1 };
    let third = |[a, b]: Pair, most| (b + 1..=most).find(|&c| left(&[a, c]) && left(&[b, c])).map(|c| [a, b, c]);
    (first..=largest).find_map(|most| pairs::pairs(most).filter(left).find_map(|pair| third(pair, most)))
}

/// Each trio is judged against the pairs that the student's own earlier ones leave; so a trio that strikes out too much
/// leaves less to earn. What fits nowhere after the right number of trios cancels one that does.
fn judge(question: &Question, right: &[Trio], given: &[Option<Trio>]) -> Verdict {
    let largest = numbers_in(&question.position)[0];
    let by = by(u64::from(question.position.ends_with("hypotenuse")));
    let (mut gone, mut fits, mut refutation) = (BTreeSet::new(), Vec::new(), None);
    for place in 0..given.len().max(right.len()) {
        let (next, trio) = (next(largest, by, &gone), given.get(place).copied().flatten());
        fits.push(trio.is_some() && next == trio);
        if next != trio && refutation.is_none() {
            let said = |key| Phrase::new(key).with("place", place + 1);
            refutation = Some(match next {
                Some(next) => said("mark-next-trio").with("trio", tuple(&next)),
                None => said("mark-no-trio-left"),
            });
        }
        let struck = trio.map(|[a, b, c]| [[a, b], [a, c], [b, c]]).into_iter().flatten();
        gone.extend(struck.filter(|pair| pair[1] <= largest));
    }
    let wrong = fits.split_off(right.len()).into_iter().filter(|fits| !fits).count();
    let parts = fits.into_iter().zip(1..).map(|(fits, place)| Judged::numbered(place, fits));
    Verdict { refutation, ..Verdict::set(parts, wrong) }
}

/// The builder with one rule changed: the trios it gives, in its order.
fn builder(largest: u64, by: By, changed: Changed) -> Vec<Trio> {
    let mut gone: Vec<Pair> = Vec::new();
    let mut trios = Vec::new();
    let first = if by == By::Scratch { largest } else { 1 };
    for hypotenuse in first..=largest {
        for [a, b] in pairs::pairs(hypotenuse) {
            if gone.contains(&[a, b]) {
                continue;
            }
            let mut thirds: Vec<u64> = (b + 1..=hypotenuse).filter(|&c| !gone.contains(&[a, c])).collect();
            if changed == Changed::LargestThird {
                thirds.reverse();
            }
            let fits = thirds.iter().position(|&c| !gone.contains(&[b, c]));
            if changed == Changed::PassedOverExcluded {
                gone.extend(thirds[..fits.unwrap_or(thirds.len())].iter().map(|&c| [a, c]));
            }
            if let Some(c) = fits.map(|place| thirds[place]) {
                let last = if changed == Changed::ThirdPairWrong && trios.len() == 1 { [a + 1, c] } else { [b, c] };
                gone.extend([[a, b], [a, c], last]);
                trios.push([a, b, c]);
            }
        }
    }
    trios
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Changed {
    Nothing,
    LargestThird,
    PassedOverExcluded,
    ThirdPairWrong,
}

fn mistakes(largest: u64, by: By, trios: &[Trio]) -> Vec<Mistake> {
    let wrong_pair = Misconception::new("looks-excludes-wrong-pair", (by, Changed::ThirdPairWrong));
    let all_at_once = Misconception::new("looks-all-at-once", (By::Scratch, Changed::Nothing));
    let guesses = [
        Misconception::new("looks-largest-third", (by, Changed::LargestThird)),
        Misconception::new("looks-excludes-passed-over", (by, Changed::PassedOverExcluded)),
        wrong_pair.with("trio", tuple(&[1, 4, 5])).with("wrong", tuple(&[2, 5])).with("pair", tuple(&[4, 5])),
    ];
    let mistake = |guess: Misconception<(By, Changed)>| {
        let wrong = builder(largest, guess.answer.0, guess.answer.1);
        let place = (0..trios.len().max(wrong.len())).find(|&place| trios.get(place) != wrong.get(place))?;
        let refutation = match trios.get(place) {
            Some(right) => Phrase::new("refuted-trio").with("number", place + 1).with("trio", tuple(right)),
            None => Phrase::new("refuted-no-more-trios").with("count", trios.len()),
        };
        Some(guess.refuted(|_| Answer::Trios(wrong), refutation))
    };
    let first = (by == By::Hypotenuse).then_some(all_at_once);
    first.into_iter().chain(guesses).filter_map(mistake).collect()
}
