//! Exercise kind `which-heap`: "Three games at once: in which one is a winning move, and to which value must it go?"
//!
//! Prompt: a sum of three games of which exactly one has a winning move. Answer: its place, from 1, and the Grundy
//! value that it must have after the move. Written from values and their nim-sum; confirmed by search, which finds all
//! winning moves of the sum, and the heap of Nim that balances what the move leaves.
//! Source: Sprague 1935, Grundy 1939; N-70 (Ridinim); thesis exercise 20.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use crate::document::build::{join, say, set, step};
use crate::document::{Answer, Blank, Block, Math, Mistake, Phrase, Question, Step};
use crate::exercise::games::{self, Detail, describe_move, nim_sum, sum};
use crate::exercise::second::{balancing_heap, read_position};
use crate::exercise::solved::SolvedPosition;
use crate::exercise::{
    Candidate, Degenerate, Dice, Extra, Form, GameAndNumbers, Judged, Kind, Misconception, Settings, Space, Subject,
    Task, Verdict, Verifier, difficulty,
};
use crate::rules::{self, Game, Parsed, Play, Position};
use crate::solver;

/// The sums that `by` chooses from: their games in order, and their rules.
const SUMS: [(&str, [&str; 3], &str); 2] = [
    ("ridinim", ["rim", "dim", "nim"], "which-heap-ridinim-rules"),
    ("kayles", ["kayles", "subtract(1,2,3)", "nim"], "which-heap-kayles-rules"),
];

/// The sums as games.
static GAMES: LazyLock<[Game; 2]> = LazyLock::new(|| {
    SUMS.map(|(_, games, _)| {
        let ended = games.map(|game| format!("{game} 0")).join(" + ");
        rules::parse(&ended, Play::Normal).expect("three games with a heap each").game
    })
});

/// The largest sizes of each sum that the search reaches: rows of pins split into very many positions.
const LARGEST: [[u64; 3]; 2] = [[30, 30, 30], [12, 9, 15]];

/// The kind; the sizes come from `size`, the games from `by`.
pub const KIND: Kind = Kind {
    name: "which-heap",
    work: 5,
    summary: "the one game of a sum in which a move wins, and the value it must get (`by`: which games)",
    settings: || Settings { ways: &["ridinim", "kayles"], ..Settings::size(1, 30, (1, 24)) },
    subject: Subject::InOrder("which-heap"),
    space,
    accepts,
    degenerate,
    // How wide the values are that have to be found and added.
    difficulty: |_, candidate| difficulty::level(1 + difficulty::width(&values_of(&parsed(candidate)))),
    pose,
    second_route,
    extra: Extra { form: Form::Nouns(&["part", "value"], judge), of_few: true, read: Some(read), ..Extra::NONE },
};

/// The sum and its three sizes.
fn space(task: &Task) -> Space {
    let chosen = (0..).zip(SUMS).filter(|(_, (name, ..))| task.ways.contains(name));
    let of = |sum: u64| {
        let sizes = LARGEST[sum as usize].map(|most| (task.size.0, task.size.1.min(most)));
        Space::Tuples([&[(sum, sum)], &sizes[..]].concat())
    };
    Space::Union(chosen.map(|(sum, _)| of(sum)).collect())
}

/// Winning moves in exactly one of the three.
fn accepts(_: &Task, candidate: &Candidate) -> bool {
    winning_part(&parsed(candidate)).is_some()
}

/// Where one value has more binary digits than the others, the move is there.
fn degenerate(_: &Task, candidate: &Candidate) -> Option<Degenerate> {
    let mut widths: Vec<u32> = values_of(&parsed(candidate)).iter().map(|&value| difficulty::width(&[value])).collect();
    widths.sort_unstable();
    (widths[1] < widths[2]).then_some(Degenerate::OneLargest)
}

fn pose(_: &Task, candidate: &Candidate, _: &mut Dice) -> Question {
    let at = parsed(candidate);
    let values = values_of(&at);
    let sum = nim_sum(values.iter().copied());
    let part = winning_part(&at).expect("accepted positions have winning moves in one part");
    let goal = values[part] ^ sum;
    let (_, _, rules) = SUMS[candidate.numbers[0] as usize];
    let write = Phrase::new("write-part-and-value").with("part", Blank::Short).with("value", Blank::Short);
    let answer = Phrase::new("which-heap-answer").with("part", part + 1).with("from", values[part]);
    Question {
        position: at.game.text(&at.position),
        stem: vec![Phrase::rule(rules), Phrase::ending("rule-last-move-wins"), Phrase::new("which-heap-prompt")],
        sample: Some(Phrase::new("which-heap-sample")),
        prompt: vec![sum::drawn(&at.game, &at.position, &[])],
        space: vec![Block::Answer(vec![say(write)])],
        headline: say(answer.with("to", goal)),
        solution: vec![Block::Steps(explain(&at, &values))],
        wrong: mistakes(&at, &values, part),
        answer: Answer::Numbers(vec![part as u64 + 1, goal]),
        routes: [Phrase::new("route-sum-of-values"), Phrase::new("route-search-and-balance")],
    }
}

fn second_route(_: &Task, position: &str, verifier: &mut Verifier) -> Result<Answer, String> {
    let at = read_position(position, Play::Normal)?;
    let winning = verifier.labels(&at.game).winning_moves(&at.position).map_err(|limit| limit.to_string())?;
    let mut found = Vec::new();
    for step in &winning {
        let (rules, left) = (&at.game.components[step.component], &step.to.0[step.component]);
        let value = balancing_heap(&format!("{} {}", rules.title(), rules.text(left)), 63, verifier)?;
        found.push(vec![step.component as u64 + 1, value]);
    }
    found.dedup();
    match &found[..] {
        [only] => Ok(Answer::Numbers(only.clone())),
        _ => Err(format!("the winning moves of `{position}` are of {} kinds", found.len())),
    }
}

/// The value follows from the part that was given.
fn judge(question: &Question, right: &[u64], given: &[Option<u64>]) -> Verdict {
    let goal = match given[0] {
        Some(part) if part != right[0] => balancing(&question.position, part),
        _ => Some(right[1]),
    };
    Verdict::of([
        Judged::new(Phrase::new("mark-part-place"), given[0] == Some(right[0])),
        Judged::new(Phrase::new("mark-part-value"), goal.is_some() && given[1] == goal),
    ])
}

/// The value that balances the parts beside this one, from 1; none where they are equal or empty, which leaves nothing to add.
fn balancing(position: &str, part: u64) -> Option<u64> {
    let mut others = values_of(&rules::parse(position, Play::Normal).ok()?);
    let place = usize::try_from(part).ok()?.checked_sub(1).filter(|&place| place < others.len())?;
    others.remove(place);
    let sum = nim_sum(others.iter().copied());
    (sum > 0 && others.iter().all(|&value| value > 0)).then_some(sum)
}

/// A sum, like `rim 9 + dim 6 + nim 5`.
fn read(task: &Task, position: &str) -> GameAndNumbers {
    let given = read_position(position, Play::Normal)?;
    let titles: Vec<String> = given.game.components.iter().map(|rules| rules.title()).collect();
    let sum = SUMS.iter().position(|(_, games, _)| titles == *games);
    let heaps: Vec<u64> = given.game.split(&given.position).flat_map(|(_, heaps)| heaps.to_vec()).collect();
    let numbers: Vec<u64> = sum.map(|sum| sum as u64).into_iter().chain(heaps).collect();
    let known = space(&KIND.widest(task)).contains(0, &numbers);
    if known && accepts(task, &numbers.clone().into()) {
        return Ok((0, numbers));
    }
    Err(format!("`{position}` is not a sum of these games with winning moves in exactly one"))
}

/// The sum of a candidate.
fn parsed(candidate: &Candidate) -> Parsed {
    let heaps = candidate.numbers[1..].iter().map(|&heap| vec![heap]);
    Parsed { game: GAMES[candidate.numbers[0] as usize].clone(), position: Position(heaps.collect()) }
}

/// The value of each part, by theory.
fn values_of(at: &Parsed) -> Vec<u64> {
    sum::values_of(&at.game, &at.position)
}

/// The only part with winning moves, from 0.
fn winning_part(at: &Parsed) -> Option<usize> {
    let winning = solver::winning_moves(&at.game, &at.position).ok()?;
    let parts: BTreeSet<usize> = winning.iter().map(|step| step.component).collect();
    if parts.len() == 1 { parts.into_iter().next() } else { None }
}

/// The values that the moves of a part reach.
fn reached(at: &Parsed, part: usize) -> BTreeSet<u64> {
    let (rules, heaps) = at.game.split(&at.position).nth(part).expect("there are three parts");
    let left = rules.steps(heaps).into_iter().map(|step| rules.after(heaps, &step));
    left.map(|left| games::value(&SolvedPosition::new(rules, left, Play::Normal))).collect()
}

/// The values, their nim-sum, and what each part would have to become.
fn explain(at: &Parsed, values: &[u64]) -> Vec<Step> {
    let mut steps = Vec::new();
    for (part, ((rules, heaps), &value)) in at.game.split(&at.position).zip(values).enumerate() {
        let reached: Vec<u64> = reached(at, part).into_iter().collect();
        let known = Phrase::new("which-heap-value").with("part", part + 1).with("value", value);
        let known = known.with("game", Phrase::game(&rules.title())).with("heaps", join(heaps));
        steps.push(step(known.with("reached", set(&reached))));
    }
    let sum = nim_sum(values.iter().copied());
    steps.push(step(Phrase::new("values-sum").with("sum", Math::chain(values, "⊕").equals(Math::Number(sum)))));
    let winning = solver::winning_moves(&at.game, &at.position).unwrap_or_default();
    for (part, &value) in values.iter().enumerate() {
        let goal = value ^ sum;
        let said = match winning.iter().find(|step| step.component == part) {
            Some(best) => {
                Phrase::new("which-heap-can").with("move", describe_move(&at.game, &at.position, best, Detail::Left))
            }
            None => Phrase::new("which-heap-cannot"),
        };
        steps.push(step(said.with("part", part + 1).with("from", value).with("to", goal)));
    }
    steps
}

fn mistakes(at: &Parsed, values: &[u64], right: usize) -> Vec<Mistake> {
    let sum = nim_sum(values.iter().copied());
    let heaps: Vec<u64> = at.game.split(&at.position).map(|(_, heaps)| heaps[0]).collect();
    let largest = |numbers: &[u64]| (0..3).rev().max_by_key(|&part| numbers[part]).unwrap_or(0);
    let (heap, value) = (largest(&heaps), largest(values));
    let plain = nim_sum(heaps.iter().copied());
    let as_nim = (0..3).find(|&part| heaps[part] ^ plain < heaps[part]);
    let mut guesses = vec![
        Misconception::new("looks-largest-heap", (heap, values[heap] ^ sum)),
        Misconception::new("looks-largest-value", (value, values[value] ^ sum)),
        Misconception::new("looks-leaves-the-sum", (right, sum)),
        Misconception::new("looks-clears-it", (right, 0)),
    ];
    let as_nim = as_nim.map(|part| Misconception::new("looks-as-nim", (part, heaps[part] ^ plain)));
    guesses.extend(as_nim.map(|guess| guess.with("what", "parts")));
    let mistake = |guess: Misconception<(usize, u64)>| {
        let (part, goal) = guess.answer;
        let reached = reached(at, part);
        let refutation = if reached.contains(&goal) {
            let after: Vec<u64> = (0..3).map(|one| if one == part { goal } else { values[one] }).collect();
            let total = nim_sum(after.iter().copied());
            Phrase::new("refuted-sum-not-zero").with("sum", Math::chain(&after, "⊕").equals(Math::Number(total)))
        } else {
            let reached: Vec<u64> = reached.into_iter().collect();
            Phrase::new("refuted-value-not-reached").with("part", part + 1).with("reached", set(&reached))
        };
        let shown = Phrase::new("which-heap-shown").with("part", part + 1).with("value", goal);
        guess.refuted(|(part, goal)| Answer::Numbers(vec![part as u64 + 1, goal]), refutation).shown_as(shown)
    };
    guesses.into_iter().map(mistake).collect()
}
