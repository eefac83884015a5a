//! Exercise kind `losing-set`: "Which heaps are lost? Answer for all sizes, by remainders."
//!
//! Prompt: the numbers that may be taken. Answer: remainders after division by the smallest number that describes the
//! lost heaps. Written from the proved period of the values. Confirmed by an induction of its own: heaps below the
//! largest take are decided one by one; a larger heap is lost if no take leads to a lost remainder, so one look at each
//! remainder settles all sizes.
//! Source: Winning Ways, ch. 4; N-27, N-50.

use crate::document::build::{cell, list, paragraph, say, signs, step, step_showing};
use crate::document::{Answer, Blank, Block, Mistake, Phrase, Question, Step, Table, TableLook};
use crate::exercise::degenerate::counts_up;
use crate::exercise::games::{self, parted, refutes_outcome, values};
use crate::exercise::second::numbers_in;
use crate::exercise::{
    Candidate, Degenerate, Dice, Extra, Kind, Misconception, Settings, Space, Subject, Task, Verifier, difficulty,
};
use crate::rules::{Game, Play, Position, Rules, parse_game};
use crate::solver::Outcome;

/// Answers with a larger modulus are not asked for.
const LARGEST: u64 = 20;

/// The kind; the numbers that may be taken come from `heaps` (how many) and `size` (how large).
pub const KIND: Kind = Kind {
    name: "losing-set",
    work: 4,
    summary: "all lost heaps of a subtraction game, by remainders (`heaps`: how many numbers may be taken)",
    settings: || Settings::size(1, 12, (1, 9)).heaps(1, 4, (2, 3)),
    subject: Subject::Numbers("losing-set"),
    space: |task| Space::multisets(task.heaps, task.size),
    accepts,
    degenerate,
    difficulty,
    pose,
    second_route,
    extra: Extra::NONE,
};

/// Different numbers whose lost heaps follow the pattern from 0 on.
fn accepts(_: &Task, candidate: &Candidate) -> bool {
    let set = &candidate.numbers;
    set.windows(2).all(|pair| pair[0] < pair[1]) && lost_remainders(set).is_some()
}

/// One remainder, or takes that are all odd: that is seen at once.
fn degenerate(_: &Task, candidate: &Candidate) -> Option<Degenerate> {
    let few = lost_remainders(&candidate.numbers).is_some_and(|(modulus, _)| modulus <= 3);
    (few || counts_up(&candidate.numbers)).then_some(Degenerate::PlainPeriod)
}

/// How many heaps there are to decide until the pattern shows.
fn difficulty(_: &Task, candidate: &Candidate) -> u8 {
    let modulus = lost_remainders(&candidate.numbers).map_or(LARGEST, |(modulus, _)| modulus);
    difficulty::level((modulus as u32 + candidate.numbers.len() as u32).saturating_sub(2) / 3)
}

fn pose(_: &Task, candidate: &Candidate, _: &mut Dice) -> Question {
    let set = &candidate.numbers;
    let (modulus, remainders) = lost_remainders(set).expect("what is accepted has a pattern");
    let write = Phrase::new("write-remainders").with("remainders", Blank::Long).with("modulus", Blank::Short);
    let answer = Phrase::new("losing-set-answer").with("remainders", list(&remainders)).with("modulus", modulus);
    Question {
        position: format!("losing-set {}", crate::document::build::join(set)),
        stem: vec![
            Phrase::rule("losing-set-rules"),
            Phrase::ending("rule-last-move-wins"),
            Phrase::new("losing-set-prompt"),
        ],
        sample: Some(Phrase::new("losing-set-sample")),
        prompt: vec![paragraph(Phrase::new("period-takes").with("numbers", games::choice(set)))],
        space: vec![Block::Answer(vec![say(write)])],
        headline: say(answer),
        solution: vec![Block::Steps(explain(set, modulus, &remainders))],
        wrong: mistakes(set, modulus, &remainders),
        answer: Answer::Residues { modulus, remainders },
        routes: [Phrase::new("route-values"), Phrase::new("route-induction")],
    }
}

fn second_route(_: &Task, position: &str, _: &mut Verifier) -> Result<Answer, String> {
    let takes = numbers_in(position);
    let most = takes.iter().copied().max().unwrap_or(0);
    let mut lost: Vec<bool> = Vec::new();
    for heap in 0..400 {
        lost.push(!takes.iter().any(|&take| take <= heap && lost[(heap - take) as usize]));
    }
    for modulus in 1..=64_u64 {
        let says = |heap: u64| lost[(heap % modulus) as usize];
        let begins = (0..most.max(modulus)).all(|heap| lost[heap as usize] == says(heap));
        let leads_to = |remainder: u64, take: u64| says(remainder + modulus * take - take);
        let goes_on =
            (0..modulus).all(|remainder| says(remainder) != takes.iter().any(|&take| leads_to(remainder, take)));
        if begins && goes_on {
            let remainders = (0..modulus).filter(|&remainder| says(remainder)).collect();
            return Ok(Answer::Residues { modulus, remainders });
        }
    }
    Err(format!("the lost heaps of `{position}` follow no short pattern"))
}

/// The game of a set.
fn game(set: &[u64]) -> Option<Rules> {
    parse_game(&format!("subtract({})", list(set).replace(' ', ""))).ok()
}

/// The smallest modulus and the remainders of all lost heaps, if they follow a short pattern from 0 on.
fn lost_remainders(set: &[u64]) -> Option<(u64, Vec<u64>)> {
    let found = values::table(&game(set)?, 64);
    let period = found.period?;
    let end = period.from + period.length;
    if end > 64 || period.length > LARGEST {
        return None;
    }
    // From here on one whole period is known, and with it every heap.
    let lost = |heap: u64| {
        found.values[if heap < end { heap } else { period.from + (heap - period.from) % period.length } as usize] == 0
    };
    let fits = |modulus: &u64| {
        period.length.is_multiple_of(*modulus)
            && (0..end + period.length).all(|heap| lost(heap) == lost(heap % modulus))
    };
    let modulus = (1..=period.length).find(fits)?;
    Some((modulus, (0..modulus).filter(|&remainder| lost(remainder)).collect()))
}

/// The first heaps, and the two halves of the proof.
fn explain(set: &[u64], modulus: u64, remainders: &[u64]) -> Vec<Step> {
    let most = set.last().copied().unwrap_or(1);
    let lost = |heap: u64| remainders.contains(&(heap % modulus));
    let last = modulus + most - 1;
    let first: Vec<u64> = (0..=last).filter(|&heap| lost(heap)).collect();
    let leads_to = |remainder: u64, take: u64| (remainder + modulus * take - take) % modulus;
    let mut head = vec![cell(say(Phrase::new("losing-set-remainder")))];
    let (mut takes, mut goals) =
        (vec![cell(say(Phrase::new("losing-set-take")))], vec![cell(say(Phrase::new("losing-set-leaves")))]);
    for remainder in (0..modulus).filter(|&remainder| !lost(remainder)) {
        let take = set.iter().copied().find(|&take| lost(leads_to(remainder, take)));
        head.push(signs(remainder));
        takes.push(signs(take.unwrap_or_default()));
        goals.push(signs(leads_to(remainder, take.unwrap_or_default())));
    }
    let caption = Phrase::new("losing-set-caption").with("modulus", modulus);
    let table = Table { look: TableLook::Values, caption, head, rows: vec![takes, goals], row_heads: true };
    let from_lost: Vec<String> = remainders
        .iter()
        .map(|&remainder| {
            let mut reached = Vec::new();
            for one in set.iter().map(|&take| leads_to(remainder, take)) {
                if !reached.contains(&one) {
                    reached.push(one);
                }
            }
            format!("{remainder}\u{a0}→\u{a0}{{{}}}", list(&reached).replace(", ", ",\u{a0}"))
        })
        .collect();
    vec![
        step(Phrase::new("losing-set-first").with("last", last).with("heaps", list(&first))),
        step(
            Phrase::new("losing-set-from-lost")
                .with("remainders", list(remainders))
                .with("modulus", modulus)
                .with("moves", parted(&from_lost)),
        ),
        step_showing(Phrase::new("losing-set-to-lost").with("modulus", modulus), vec![Block::Table(table)]),
        step(Phrase::new("losing-set-small").with("most", most)),
    ]
}

fn mistakes(set: &[u64], modulus: u64, remainders: &[u64]) -> Vec<Mistake> {
    let most = set.last().copied().unwrap_or(1);
    let least = set.first().copied().unwrap_or(1);
    let sum: u64 = set.iter().sum();
    let guesses = vec![
        Misconception::new("looks-one-more-than-take", (most + 1, vec![0])),
        Misconception::new("looks-sum-of-takes", (sum, vec![0])),
        Misconception::new("looks-below-least-take", (most + least, (0..least).collect::<Vec<u64>>())),
        Misconception::new("looks-only-one-remainder", (modulus, vec![0])),
    ];
    let Some(rules) = game(set) else { return Vec::new() };
    let game = Game::single(rules, Play::Normal);
    let mistake = |guess: Misconception<(u64, Vec<u64>)>| {
        let (wrong_modulus, wrong) = &guess.answer;
        // Beyond the first differing heap nothing more is to be said.
        let differs = (0..modulus * wrong_modulus)
            .find(|heap| wrong.contains(&(heap % wrong_modulus)) != remainders.contains(&(heap % modulus)))?;
        let lost = crate::solver::outcome(&game, &Position::of([differs])) == Ok(Outcome::P);
        let key = if lost { "refuted-heap-is-lost" } else { "refuted-heap-is-won" };
        let why = refutes_outcome(&game, &Position::of([differs]));
        let refutation = Phrase::new(key).with("heap", differs).with("why", why);
        Some(guess.refuted(|(modulus, remainders)| Answer::Residues { modulus, remainders }, refutation))
    };
    guesses.into_iter().filter_map(mistake).collect()
}
