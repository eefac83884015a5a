//! Exercise kind `greedy-scheme`: "Run Báron's builder on this triangle of pairs."
//!
//! Prompt: the largest number and how the builder goes on (all at once, or one hypotenuse after the
//! other). Answer: the trios in the order found. Written by the builder word by word; confirmed by
//! listing the trios with zero nim-sum in the order that belongs to the mode.
//! Source: Báron 1964; catalogue B-29 to B-36, X-08.

use super::answer::tuple;
use super::telling::{self, say, sentences, step, step_showing, these};
use super::{Answer, Checks, Dice, Kind, Mistake, Question, Side, Space, Takes, Task};
use crate::baron::greedy::{self, By, Log};
use crate::baron::{Pair, Trio, pairs, xor};
use crate::document::{Block, Cell, CellMark, Inline, Line, Phrase, Table, TableLook};
use crate::picture;

/// The kind; the largest number comes from `size`, the mode from `by`.
pub struct GreedyScheme;

/// The names of the modes, in the order of candidates.
const WAYS: [&str; 2] = ["scratch", "hypotenuse"];

impl Kind for GreedyScheme {
    fn name(&self) -> &'static str {
        "greedy-scheme"
    }

    fn summary(&self) -> &'static str {
        "the trios that Báron's builder finds, in order (`size`: the largest number)"
    }

    fn takes(&self) -> Takes {
        Takes { ways: &WAYS, ..Takes::size(3, 16, (5, 9)) }
    }

    fn space(&self, task: &Task, _: Side) -> Space {
        let ways = task.ways.iter().filter_map(|way| WAYS.iter().position(|known| known == way));
        Space::Union(ways.map(|way| Space::Tuples(vec![task.size, (way as u64, way as u64)])).collect())
    }

    fn accepts(&self, _: &Task, _: Side, candidate: &[u64]) -> bool {
        !run(candidate[0], by(candidate[1])).run.trios.is_empty()
    }

    fn difficulty(&self, _: &Task, _: Side, candidate: &[u64]) -> u8 {
        telling::level((candidate[0] as u32).saturating_sub(3) / 2 + candidate[1] as u32)
    }

    fn pose(&self, _: &Task, _: Side, candidate: &[u64], _: &mut Dice) -> Question {
        let (largest, way) = (candidate[0], candidate[1]);
        let log = run(largest, by(way));
        let trios = log.run.trios.clone();
        let answer = Answer::Trios(trios.clone());
        let key = if way == 0 { "greedy-prompt-scratch" } else { "greedy-prompt-hypotenuse" };
        let leftover = if log.run.leftover.is_empty() {
            Phrase::new("greedy-none-left").with("largest", largest)
        } else {
            Phrase::new("greedy-left").with("pairs", pairs_text(&log.run.leftover))
        };
        Question {
            position: format!("trios {largest}{}", if way == 0 { "" } else { " by hypotenuse" }),
            prompt: vec![sentences(vec![
                Phrase::new(key).with("largest", largest),
                Phrase::new("greedy-rules"),
                Phrase::new("greedy-order"),
            ])],
            space: vec![
                triangle(largest, None),
                Block::Write(Phrase::new("write-trios"), (trios.len() as u64).div_ceil(5).max(2)),
            ],
            headline: tuples(&trios),
            solution: vec![Block::Steps({
                let mut steps: Vec<_> = log.turns.iter().filter_map(turn_in_words).map(step).collect();
                steps.push(step_showing(leftover, vec![triangle(largest, Some(&log.run.leftover))]));
                steps
            })],
            wrong: telling::named(&answer, mistakes(largest, &trios)),
            answer,
            routes: [Phrase::new("route-builder"), Phrase::new("route-zero-sum-trios")],
        }
    }

    fn second_route(&self, _: &Task, position: &str, _: &mut Checks) -> Result<Answer, String> {
        let [largest] = these::<1>(position)?;
        let mut trios = xor::zero_xor_trios(largest);
        if position.ends_with("hypotenuse") {
            trios.sort_by_key(|trio| [trio[2], trio[0], trio[1]]);
        }
        Ok(Answer::Trios(trios))
    }

    fn largest(&self, _: &Task) -> Option<String> {
        None
    }
}

fn by(way: u64) -> By {
    if way == 0 { By::Scratch } else { By::Hypotenuse }
}

fn run(largest: u64, by: By) -> Log {
    greedy::literal(largest, by).expect("the bounds of `size` are below the builder's limits")
}

/// Trios with commas between.
fn tuples(trios: &[Trio]) -> Line {
    let mut line = Line::new();
    for (index, trio) in trios.iter().enumerate() {
        if index > 0 {
            line.push(Inline::Text(", "));
        }
        line.push(Inline::Signs(tuple(trio)));
    }
    line
}

pub(super) fn pairs_text(pairs: &[Pair]) -> String {
    pairs.iter().map(|pair| tuple(pair)).collect::<Vec<_>>().join(" ")
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

/// The rows of the scheme as a table, without the pairs used up.
fn rows(largest: u64, used: &[(u64, u64)]) -> Block {
    let cell = |line| Cell { line, mark: CellMark::None };
    let shown = |a: u64| {
        let larger = (a + 1..=largest).filter(|&b| !used.contains(&(a, b)));
        larger.map(|b| tuple(&[a, b])).collect::<Vec<_>>().join(" ")
    };
    let row = |a: u64| vec![cell(vec![Inline::Signs(a.to_string())]), cell(vec![Inline::Signs(shown(a))])];
    Block::Table(Table {
        look: TableLook::Plain,
        caption: Phrase::new("scheme-caption").with("largest", largest),
        head: vec![cell(say(Phrase::new("scheme-smaller"))), cell(say(Phrase::new("scheme-pairs")))],
        rows: (1..largest).map(row).collect(),
        row_heads: true,
    })
}

/// A turn that took a partner, or looked at some in vain.
fn turn_in_words(turn: &greedy::Turn) -> Option<Phrase> {
    let pair = tuple(&turn.pair);
    match (turn.trio, turn.candidates.last()) {
        (Some(trio), Some(partner)) => {
            let excluded =
                tuple(&[trio[0], trio[1]]) + " " + &tuple(&[trio[0], trio[2]]) + " " + &tuple(&[trio[1], trio[2]]);
            Some(
                Phrase::new("greedy-takes")
                    .with("pair", pair)
                    .with("partner", tuple(&partner.pair))
                    .with("trio", tuple(&trio))
                    .with("excluded", excluded),
            )
        }
        (None, Some(_)) => {
            let blocking: Vec<Pair> =
                turn.candidates.iter().filter_map(|candidate| candidate.excluded.first().copied()).collect();
            Some(Phrase::new("greedy-passed").with("pair", pair).with("blocking", pairs_text(&blocking)))
        }
        _ => None,
    }
}

/// The builder with one rule changed: the trios it gives, in its order.
fn builder(largest: u64, changed: Changed) -> Vec<Trio> {
    let mut used: Vec<Pair> = Vec::new();
    let mut trios = Vec::new();
    for [a, b] in pairs::pairs(largest) {
        if used.contains(&[a, b]) {
            continue;
        }
        let fits = |c: &u64| !used.contains(&[a, *c]) && !used.contains(&[b, *c]);
        let third = match changed {
            Changed::LargestThird => (b + 1..=largest).rev().find(fits),
            _ => (b + 1..=largest).find(fits),
        };
        match third {
            Some(c) => {
                let last = if changed == Changed::ThirdPairWrong && trios.len() == 1 { [a + 1, c] } else { [b, c] };
                used.extend([[a, b], [a, c], last]);
                trios.push([a, b, c]);
            }
            None if changed == Changed::PassedOverExcluded => {
                used.push([a, b]);
                used.extend((b + 1..=largest).map(|c| [a, c]));
            }
            None => {}
        }
    }
    trios
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Changed {
    LargestThird,
    PassedOverExcluded,
    ThirdPairWrong,
}

fn mistakes(largest: u64, trios: &[Trio]) -> Vec<Mistake> {
    let guesses = [
        ("largest-third", Changed::LargestThird, "looks-largest-third"),
        ("excludes-passed-over", Changed::PassedOverExcluded, "looks-excludes-passed-over"),
        ("excludes-wrong-pair", Changed::ThirdPairWrong, "looks-excludes-wrong-pair"),
    ];
    let mistake = |(name, changed, looks)| {
        let wrong = builder(largest, changed);
        let place = (0..trios.len().max(wrong.len())).find(|&place| trios.get(place) != wrong.get(place))?;
        let refuted = match trios.get(place) {
            Some(right) => Phrase::new("refuted-trio").with("number", place + 1).with("trio", tuple(right)),
            None => Phrase::new("refuted-no-more-trios").with("count", trios.len()),
        };
        Some(Mistake { name, answer: Answer::Trios(wrong), looks: Phrase::new(looks), refuted })
    };
    guesses.into_iter().filter_map(mistake).collect()
}
