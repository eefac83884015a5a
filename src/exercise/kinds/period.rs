//! Exercise kind `period`: "With which period do these values repeat, from where, and how do you know?"
//!
//! Prompt: the Grundy values of a subtraction game, a little farther than the proof needs them. Answer: the length of
//! the period, the least heap from which it holds, and the last heap whose value the proof needs. Written by theory; confirmed by plain recomputation: the shortest distance
//! at which as many values in a row agree as the largest take, and the first place where they do.
//! Because g(n) depends on the values of the last `m` heaps alone, m the largest take, m values in a row that come
//! again prove the period for all heaps.
//! Source: Winning Ways, ch. 4 (Guy and Smith 1956 for octal games); thesis exercise 21.

use crate::document::build::{list, paragraph, say, step, step_showing};
use crate::document::{Answer, Blank, Block, Mistake, Phrase, Question};
use crate::exercise::degenerate::counts_up;
use crate::exercise::games::{self, values};
use crate::exercise::second::numbers_in;
use crate::exercise::{
    Candidate, Degenerate, Dice, Extra, Form, Judged, Kind, Misconception, Settings, Space, Subject, Task, Verdict,
    Verifier, difficulty,
};
use crate::rules::parse_game;
use crate::solver::Period as Proved;

/// Longer rows of values are not printed.
const LONGEST: u64 = 44;

/// The kind; the numbers that may be taken come from `heaps` (how many) and `size` (how large).
pub const KIND: Kind = Kind {
    name: "period",
    work: 4,
    summary: "the period of a row of Grundy values (`heaps`: how many numbers may be taken, `size`: how large)",
    settings: || Settings::size(1, 12, (1, 10)).heaps(2, 4, (2, 3)),
    subject: Subject::Numbers("period"),
    space: |task| Space::multisets(task.heaps, task.size),
    accepts,
    degenerate,
    difficulty,
    pose,
    second_route,
    extra: Extra { form: Form::Nouns(&["period", "start", "needed"], judge), ..Extra::NONE },
};

/// Different numbers, and a row that fits the page.
fn accepts(_: &Task, candidate: &Candidate) -> bool {
    let set = &candidate.numbers;
    set.windows(2).all(|pair| pair[0] < pair[1])
        && solved(set).is_some_and(|(_, period)| needed(set, &period) <= LONGEST)
}

/// Where 1 to m may be taken, the values only count up; and a period of 3 is seen at once.
fn degenerate(_: &Task, candidate: &Candidate) -> Option<Degenerate> {
    let set = &candidate.numbers;
    let short = || solved(set).is_some_and(|(_, period)| period.length <= 3);
    (counts_up(set) || short()).then_some(Degenerate::PlainPeriod)
}

/// How long the row is that has to be compared with itself.
fn difficulty(_: &Task, candidate: &Candidate) -> u8 {
    solved(&candidate.numbers)
        .map_or(5, |(_, period)| difficulty::level(needed(&candidate.numbers, &period) as u32 / 8))
}

fn pose(_: &Task, candidate: &Candidate, _: &mut Dice) -> Question {
    let set = &candidate.numbers;
    let (row, period) = solved(set).expect("what is accepted has a period");
    // A few values more, so that the end of the row does not tell the period.
    let last = (needed(set, &period) + 1 + set.iter().sum::<u64>() % 4) as usize;
    let row = &row[..=last];
    let (length, from, needed) = (period.length, period.from, needed(set, &period));
    let write = Phrase::new("write-period").with("length", Blank::Short);
    let write = write.with("from", Blank::Short).with("last", Blank::Short);
    Question {
        position: format!("period {}", crate::document::build::join(set)),
        stem: vec![Phrase::rule("period-rules"), Phrase::new("period-prompt")],
        sample: Some(Phrase::new("period-sample")),
        prompt: vec![
            paragraph(Phrase::new("period-takes").with("numbers", games::choice(set))),
            values::row(row, row.len()),
        ],
        space: vec![Block::Answer(vec![say(write)])],
        headline: say(Phrase::new("period-answer").with("length", length).with("from", from).with("last", needed)),
        solution: vec![Block::Steps(explain(set, row, &period))],
        wrong: mistakes(set, row, &period),
        answer: Answer::Numbers(vec![length, from, needed]),
        routes: [Phrase::new("route-values"), Phrase::new("route-window")],
    }
}

fn second_route(_: &Task, position: &str, _: &mut Verifier) -> Result<Answer, String> {
    let set = numbers_in(position);
    let window = set.iter().copied().max().filter(|&most| most > 0).ok_or("nothing may be taken")? as usize;
    // Values from the takes alone, each the first number that no smaller heap in reach has.
    let mut row: Vec<u64> = Vec::new();
    for heap in 0..600_usize {
        let reached =
            |value: u64| set.iter().any(|&take| heap.checked_sub(take as usize).is_some_and(|left| row[left] == value));
        let value = (0..).find(|&value| !reached(value)).unwrap_or_default();
        row.push(value);
    }
    for length in 1..=row.len() - window {
        let agrees = |from: usize| (from..from + window).all(|heap| row[heap] == row[heap + length]);
        if let Some(from) = (0..=row.len() - window - length).find(|&from| agrees(from)) {
            return Ok(Answer::Numbers(
                [length, from, from + length + window - 1].map(|number| number as u64).to_vec(),
            ));
        }
    }
    Err(format!("`{position}` does not repeat soon enough"))
}

/// The last value that is needed follows from the length and the beginning that were given.
fn judge(question: &Question, right: &[u64], given: &[Option<u64>]) -> Verdict {
    let most = numbers_in(&question.position).into_iter().max().unwrap_or(0);
    let needed = match given[..2] {
        // A period of 0 leaves nothing to find.
        [Some(length), Some(from)] if length > 0 => {
            length.checked_add(from).and_then(|sum| sum.checked_add(most)).map(|sum| sum - 1)
        }
        _ => Some(right[2]),
    };
    let rights = [given[0] == Some(right[0]), given[1] == Some(right[1]), needed.is_some() && given[2] == needed];
    let labels = ["mark-part-period", "mark-part-from", "mark-part-needed"].map(Phrase::new);
    Verdict::of(labels.into_iter().zip(rights).map(|(label, right)| Judged::new(label, right)))
}

/// The values of a set and their period, if it is short enough to be seen.
fn solved(set: &[u64]) -> Option<(Vec<u64>, Proved)> {
    let rules = parse_game(&format!("subtract({})", list(set).replace(' ', ""))).ok()?;
    let found = values::table(&rules, LONGEST + 8);
    Some((found.values, found.period?))
}

/// The last heap whose value the proof needs.
fn needed(set: &[u64], period: &Proved) -> u64 {
    period.from + period.length + set.last().copied().unwrap_or(0) - 1
}

/// Why the period holds for ever, why not earlier, and why none is shorter.
fn explain(set: &[u64], row: &[u64], period: &Proved) -> Vec<crate::document::Step> {
    let (length, from, most) = (period.length as usize, period.from as usize, *set.last().unwrap_or(&1) as usize);
    let window = &row[from..from + most];
    let again = Phrase::new("period-again")
        .with("most", most)
        .with("values", list(window))
        .with("first", from)
        .with("last", from + most - 1)
        .with("first-again", from + length)
        .with("last-again", from + length + most - 1);
    let mut steps = vec![
        step_showing(again, Vec::new()),
        step(Phrase::new("period-for-ever").with("most", most).with("length", length)),
    ];
    if from > 0 {
        let (before, later) = (from - 1, from - 1 + length);
        steps.push(step(
            Phrase::new("period-not-earlier")
                .with("before", before)
                .with("value", row[before])
                .with("later", later)
                .with("other", row[later]),
        ));
    }
    // The length is a multiple of every shorter period there might be, so its largest parts are enough to look at.
    let shorter = shorter_parts(period.length);
    let unequal = |&part: &u64| {
        let heap = (from..row.len() - part as usize).find(|&heap| row[heap] != row[heap + part as usize])?;
        Some(format!("g({heap})\u{a0}≠\u{a0}g({})", heap + part as usize))
    };
    let refuted: Vec<String> = shorter.iter().filter_map(unequal).collect();
    if !refuted.is_empty() {
        let not_shorter = Phrase::new("period-not-shorter").with("length", length).with("count", shorter.len());
        steps.push(step(not_shorter.with("parts", list(&shorter)).with("refuted", refuted.join(", "))));
    }
    steps
}

/// The period divided by each of its prime factors: every shorter period of the same row divides one of these.
fn shorter_parts(length: u64) -> Vec<u64> {
    let prime = |number: u64| number > 1 && (2..number).all(|factor| !number.is_multiple_of(factor));
    let mut parts: Vec<u64> = (2..=length)
        .filter(|&factor| length.is_multiple_of(factor) && prime(factor))
        .map(|factor| length / factor)
        .collect();
    parts.sort_unstable();
    parts
}

fn mistakes(set: &[u64], row: &[u64], period: &Proved) -> Vec<Mistake> {
    let (length, from) = (period.length, period.from);
    let most = set.last().copied().unwrap_or(1);
    let last = needed(set, period);
    let mut guesses = vec![
        Misconception::new("looks-one-more-than-take", [most + 1, from, from + 2 * most]),
        Misconception::new("looks-sum-of-takes", [set.iter().sum(), from, from + set.iter().sum::<u64>() + most - 1]),
        Misconception::new("looks-two-periods", [2 * length, from, from + 2 * length + most - 1]),
    ];
    // Of a short period two are less than what is needed.
    let two = from + 2 * length - 1;
    if two > last {
        guesses.insert(0, Misconception::new("looks-two-periods-needed", [length, from, two]));
    }
    if from > 0 {
        guesses.insert(0, Misconception::new("looks-from-the-start", [length, 0, length + most - 1]));
    }
    let mistake = |guess: Misconception<[u64; 3]>| {
        let [wrong_length, wrong_from, _] = guess.answer;
        let differs = (wrong_from as usize..row.len())
            .find(|&heap| row.get(heap + wrong_length as usize).is_some_and(|&later| later != row[heap]));
        let refutation = match differs {
            Some(heap) => Phrase::new("refuted-not-equal")
                .with("heap", heap)
                .with("value", row[heap])
                .with("later", heap + wrong_length as usize)
                .with("other", row[heap + wrong_length as usize]),
            None if wrong_length > length && wrong_length.is_multiple_of(length) => {
                Phrase::new("refuted-shorter-period").with("length", length)
            }
            None if wrong_length == length => {
                Phrase::new("refuted-other-values-needed").with("most", most).with("last", last)
            }
            None => return None,
        };
        let [length, from, last] = guess.answer;
        let shown = Phrase::new("period-shown").with("length", length).with("from", from).with("last", last);
        Some(guess.refuted(|answer| Answer::Numbers(answer.to_vec()), refutation).shown_as(shown))
    };
    guesses.into_iter().filter_map(mistake).collect()
}
