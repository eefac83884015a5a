//! Exercise kind `zeckendorf`: "Write n as a sum of Fibonacci numbers without neighbours."
//!
//! Prompt: a number. Answer: the parts, the largest first. Written by taking the largest Fibonacci number that fits;
//! confirmed by trying every choice of Fibonacci numbers no two of which are neighbours.
//! Source: Zeckendorf 1972; N-72.

use crate::document::build::{list, say, step};
use crate::document::{Answer, Blank, Block, Inline, Math, Mistake, Phrase, Question};
use crate::exercise::second::parse_exactly;
use crate::exercise::{
    Candidate, Degenerate, Dice, Extra, Form, Judged, Kind, Misconception, Settings, Space, Subject, Task, Verdict,
    Verifier, difficulty,
};
use crate::solver::kernel::fibonacci::zeckendorf;

/// The kind; the numbers come from `size`.
pub const KIND: Kind = Kind {
    name: "zeckendorf",
    work: 1,
    summary: "a number as a sum of Fibonacci numbers without neighbours",
    settings: || Settings::size(1, 10_000, (12, 150)),
    subject: Subject::InOrder("zeckendorf"),
    space: |task| Space::Tuples(vec![task.size]),
    accepts: |_, _| true,
    // A Fibonacci number is its own sum.
    degenerate: |_, candidate| (zeckendorf(candidate.numbers[0]).len() == 1).then_some(Degenerate::OnePart),
    difficulty,
    pose,
    second_route,
    extra: Extra { form: Form::Summands(judge), ..Extra::NONE },
};

/// How many Fibonacci numbers have to be looked through.
fn difficulty(_: &Task, candidate: &Candidate) -> u8 {
    let below = fibonacci_up_to(candidate.numbers[0]).len() as u32;
    difficulty::level(below.saturating_sub(2) / 2)
}

fn pose(_: &Task, candidate: &Candidate, _: &mut Dice) -> Question {
    let number = candidate.numbers[0];
    let parts = zeckendorf(number);
    let sum = Math::Number(number).equals(Math::chain(&parts, "+"));
    let mut steps = vec![step(Phrase::new("zeckendorf-list").with("numbers", list(&fibonacci_up_to(number))))];
    let mut rest = number;
    for &part in &parts {
        let taken = Phrase::new(if rest == part { "zeckendorf-last" } else { "zeckendorf-take" });
        steps.push(step(taken.with("rest", rest).with("part", part).with("left", rest - part)));
        rest -= part;
    }
    steps.push(step(Phrase::new("zeckendorf-no-neighbours")));
    Question {
        position: format!("zeckendorf {number}"),
        stem: vec![Phrase::rule("zeckendorf-rules"), Phrase::new("zeckendorf-prompt")],
        sample: Some(Phrase::new("zeckendorf-sample")),
        prompt: Vec::new(),
        space: vec![Block::Answer(vec![say(Phrase::new("write-sum")
            .with("number", number)
            .with("blank", Blank::Long))])],
        headline: vec![Inline::Math(sum)],
        solution: vec![Block::Steps(steps)],
        wrong: mistakes(number, &parts),
        answer: Answer::Parts(parts),
        routes: [Phrase::new("route-largest-first"), Phrase::new("route-every-choice")],
    }
}

fn second_route(_: &Task, position: &str, _: &mut Verifier) -> Result<Answer, String> {
    let [number] = parse_exactly::<1>(position)?;
    let mut fibonacci = vec![1_u64, 2];
    while let Some(next) = fibonacci.iter().rev().take(2).copied().reduce(u64::saturating_add)
        && next <= number
    {
        fibonacci.push(next);
    }
    // Every choice without neighbours as its sum and parts, and whether it ends with the number before.
    let mut choices: Vec<(u64, Vec<u64>, bool)> = vec![(0, Vec::new(), false)];
    for &part in &fibonacci {
        let mut next = Vec::new();
        for (sum, parts, neighbour) in choices {
            if !neighbour && sum + part <= number {
                next.push((sum + part, [&[part], &parts[..]].concat(), true));
            }
            next.push((sum, parts, false));
        }
        choices = next;
    }
    let mut found = choices.into_iter().filter(|(sum, ..)| *sum == number).map(|(_, parts, _)| parts);
    match (found.next(), found.next()) {
        (Some(parts), None) => Ok(Answer::Parts(parts)),
        _ => Err(format!("`{position}` has no single sum")),
    }
}

/// A sum has to add up before its neighbours are looked at.
fn judge(_: &Question, right: &[u64], given: &[Option<u64>]) -> Verdict {
    let (number, given): (u64, Vec<u64>) = (right.iter().sum(), given.iter().copied().flatten().collect());
    let fibonacci = fibonacci_up_to(u64::MAX);
    let places: Vec<Option<usize>> = given.iter().map(|one| fibonacci.iter().position(|known| known == one)).collect();
    let stranger = places.iter().position(Option::is_none).map(|place| given[place]);
    let twice = given.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0]);
    let sum = given.iter().try_fold(0_u64, |sum, one| sum.checked_add(*one));
    let adds_up = stranger.is_none() && twice.is_none() && sum == Some(number);
    let apart = stranger.is_none() && places.windows(2).all(|pair| pair[0] > pair[1].map(|place| place + 1));
    let neighbours = Judged::new(Phrase::new("mark-part-no-neighbours"), apart);
    Verdict {
        parts: vec![
            Judged::new(Phrase::new("mark-part-adds-up"), adds_up),
            Judged { cancelled: !adds_up, ..neighbours },
        ],
        named: None,
        refutation: match (stranger, twice, sum) {
            (Some(number), ..) => Some(Phrase::new("mark-no-fibonacci-number").with("number", number)),
            (_, Some(number), _) => Some(Phrase::new("mark-number-twice").with("number", number)),
            (_, _, Some(sum)) if sum != number => {
                Some(Phrase::new("mark-other-sum").with("sum", sum).with("number", number))
            }
            _ => None,
        },
    }
}

/// The Fibonacci numbers 1, 2, 3, 5, … up to a number.
fn fibonacci_up_to(number: u64) -> Vec<u64> {
    let pairs = std::iter::successors(Some((1_u64, 2_u64)), |&(a, b)| Some((b, a.checked_add(b)?)));
    pairs.map(|(a, _)| a).take_while(|&a| a <= number).collect()
}

/// Sums of Fibonacci numbers that hold neighbours or repeats, and other sums that people write.
fn mistakes(number: u64, parts: &[u64]) -> Vec<Mistake> {
    let fibonacci = fibonacci_up_to(number);
    let mut guesses = Vec::new();
    // The smallest part above 2, or else the largest, as the sum of the two before it.
    let split = parts.iter().rev().find(|&&part| part > 2).copied();
    let at = split.and_then(|split| fibonacci.iter().position(|&one| one == split));
    if let (Some(split), Some(at)) = (split, at) {
        let (larger, smaller) = (fibonacci[at - 1], fibonacci[at - 2]);
        let answer =
            parts.iter().flat_map(|&part| if part == split { vec![larger, smaller] } else { vec![part] }).collect();
        guesses.push((Misconception::new("looks-neighbours", answer), [larger, smaller, split]));
    }
    if let Some(&two) = parts.iter().find(|&&part| part == 2) {
        let answer = parts.iter().flat_map(|&part| if part == two { vec![1, 1] } else { vec![part] }).collect();
        guesses.push((Misconception::new("looks-one-twice", answer), [1, 1, 2]));
    }
    let powers: Vec<u64> = (0..u64::BITS).rev().map(|place| 1 << place).filter(|power| number & power != 0).collect();
    let stranger = powers.iter().find(|power| !fibonacci.contains(power)).copied();
    let mut mistakes: Vec<Mistake> = guesses
        .into_iter()
        .map(|(guess, [larger, smaller, sum])| {
            let key = if larger == smaller { "refuted-same-twice" } else { "refuted-are-neighbours" };
            let refutation = Phrase::new(key).with("larger", larger).with("smaller", smaller).with("sum", sum);
            guess.refuted(Answer::Parts, refutation)
        })
        .collect();
    if let Some(stranger) = stranger {
        let guess = Misconception::new("looks-powers-of-two", powers);
        mistakes.push(guess.refuted(Answer::Parts, Phrase::new("refuted-no-fibonacci").with("number", stranger)));
    }
    mistakes
}
