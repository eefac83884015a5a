//! Exercise kind `complete-trio`: "Which third heap makes this position lost?"
//!
//! Prompt: two different heaps. Answer: the third. Written by xor; confirmed as the first
//! number that labelling finds lost, by the rules alone.
//! Source: Báron 1964 (a pair lies in one trio); B-15, X-03.

use crate::document::build::{list, paragraph, say, step, step_showing, tuple};
use crate::document::{Answer, Blank, Block, Math, Mistake, Phrase, Question};
use crate::exercise::drawing::{columns_table, heaps_picture};
use crate::exercise::games;
use crate::exercise::second::{balancing_heap, parse_exactly};
use crate::exercise::{
    Candidate, Degenerate, Dice, Extra, Kind, Misconception, Settings, Space, Subject, Task, Verifier, difficulty,
};
use crate::rules::{Game, Play, Position};

/// The kind; sizes come from the task.
pub const KIND: Kind = Kind {
    name: "complete-trio",
    work: 2,
    summary: "the third heap that makes a lost position of two",
    settings: || Settings { games: &["nim"], ..Settings::size(1, 63, (1, 15)) },
    subject: Subject::Trio,
    space: |task| Space::Multisets { count: 2, range: task.size },
    accepts: |_, candidate| candidate.numbers[0] != candidate.numbers[1],
    degenerate: |_, candidate| (candidate.numbers[0] & candidate.numbers[1] == 0).then_some(Degenerate::OrdinarySum),
    difficulty,
    pose,
    second_route,
    extra: Extra { topic: Some(trio), ..Extra::NONE },
};

/// The lost trio that a pair belongs to, as one number: three pairs have the same answer between them.
fn trio(candidate: &Candidate) -> u64 {
    let mut trio = [candidate.numbers[0], candidate.numbers[1], candidate.numbers[0] ^ candidate.numbers[1]];
    trio.sort_unstable();
    trio[0] << 32 | trio[1]
}

/// How many columns the two heaps have, and whether some column has two ones, where ordinary adding goes wrong.
fn difficulty(_: &Task, candidate: &Candidate) -> u8 {
    let pair = &candidate.numbers;
    let carries = u32::from(pair[0] & pair[1] != 0);
    difficulty::level(difficulty::width(pair).saturating_sub(2) + carries)
}

fn pose(task: &Task, candidate: &Candidate, dice: &mut Dice) -> Question {
    let pair = dice.shuffled(&candidate.numbers);
    let (a, b) = (pair[0], pair[1]);
    let third = a ^ b;
    let trio = tuple(&[a, b, third]);
    let stem = games::stem(&task.games[0], Play::Normal, "complete-trio-prompt");
    Question {
        position: format!("nim {a} {b} ?"),
        stem,
        sample: Some(Phrase::new("complete-trio-sample")),
        prompt: vec![paragraph(Phrase::new("beside-third").with("pair", list(&pair)))],
        space: vec![Block::Beside(vec![
            heaps_picture(&pair),
            Block::Answer(vec![say(Phrase::new("write-third").with("blank", Blank::Short))]),
        ])],
        headline: say(Phrase::new("complete-trio-answer").with("third", third).with("trio", trio)),
        solution: games::key(
            heaps_picture(&[a, b, third]),
            vec![
                step_showing(Phrase::new("complete-trio-columns"), vec![columns_table(&pair, true)]),
                step(
                    Phrase::new("complete-trio-fill").with("sum", Math::chain(&pair, "⊕").equals(Math::Number(third))),
                ),
                step(Phrase::new("complete-trio-only").with("third", third)),
            ],
        ),
        wrong: mistakes(task, a, b),
        answer: Answer::Number(third),
        routes: [Phrase::new("route-nim-sum"), Phrase::new("route-search-third")],
    }
}

fn second_route(_: &Task, position: &str, verifier: &mut Verifier) -> Result<Answer, String> {
    let [a, b] = parse_exactly::<2>(position)?;
    // A lost third number is at most a + b: of the smaller ones at most a + b are reached from lost trios.
    balancing_heap(&format!("nim {a} {b}"), a.saturating_add(b), verifier).map(Answer::Number)
}

fn mistakes(task: &Task, a: u64, b: u64) -> Vec<Mistake> {
    let guesses = [
        Misconception::new("looks-adds-heaps", a + b).named("adds"),
        Misconception::new("looks-difference", a.abs_diff(b)),
        Misconception::new("looks-next-number", a.max(b) + 1),
        Misconception::new("looks-equal-to-larger", a.max(b)),
    ];
    let game = Game::single(task.games[0].clone(), Play::Normal);
    let mistake = |guess: Misconception<u64>| {
        let refutation = games::refutes_outcome(&game, &Position::of([a, b, guess.answer]));
        guess.refuted(Answer::Number, refutation)
    };
    guesses.map(mistake).into()
}
