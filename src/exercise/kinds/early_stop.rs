//! Exercise kind `early-stop`: "The reduction has come to a line with a 1. Is it a lost trio?"
//!
//! Prompt: a line (1, b, c) with c at most 3 above b. Answer: one of two boxes. Written by Báron's rule, an even
//! number and the next one; confirmed by running on to a pair, which has to be equal.
//! Source: Báron 1964 (conjecture 2); B-53, B-64, X-07.

use crate::document::build::{join, say, step, step_showing, tuple};
use crate::document::{Answer, Block, Inline, Mistake, Phrase, Question, Trace};
use crate::exercise::games;
use crate::exercise::second::parse_exactly;
use crate::exercise::solved::SolvedPosition;
use crate::exercise::{
    AnswerClass, BoxNames, Candidate, Dice, Extra, Kind, Misconception, Settings, Space, Subject, Task, Verifier,
    difficulty,
};
use crate::rules::{Game, Play, Position};

/// The first box says lost, the second not.
const LOST: usize = 0;
const NOT_LOST: usize = 1;

/// What its boxes are called, in the words of any language that mean the same.
const BOXES: BoxNames = BoxNames {
    called: &[
        ("lost", &[0]),
        ("lost trio", &[0]),
        ("v-trio", &[0]),
        ("trio", &[0]),
        ("P", &[0]),
        ("P-position", &[0]),
        ("yes", &[0]),
        ("yes, lost trio", &[0]),
        ("not lost", &[1]),
        ("not lost trio", &[1]),
        ("not trio", &[1]),
        ("not v-trio", &[1]),
        ("no lost trio", &[1]),
        ("no trio", &[1]),
        ("not", &[1]),
        ("no", &[1]),
        ("won", &[1]),
        ("lost position", &[0]),
        ("trio lost", &[0]),
        ("yes, lost", &[0]),
        ("no, not lost", &[1]),
        ("the player to move loses", &[0]),
        ("the player to move wins", &[1]),
        ("won position", &[1]),
        ("position won", &[1]),
        ("N", &[1]),
        ("N-position", &[1]),
    ],
    ..BoxNames::NONE
};

/// The kind; the numbers beside 1 come from `size`.
pub const KIND: Kind = Kind {
    name: "early-stop",
    work: 1,
    summary: "whether a line of Báron's reduction with the smallest number 1 is a lost trio; left out: lines whose larger numbers are more than 3 apart",
    settings: || Settings {
        games: &["nim"],
        classes: &[AnswerClass::VTrio, AnswerClass::NotVTrio],
        choice: false,
        ..Settings::size(2, 999, (4, 60))
    },
    subject: Subject::Numbers("line"),
    space,
    accepts: |task, candidate| task.class.is_none() || task.class == class(task, candidate),
    degenerate: |_, _| None,
    // How many decimal digits there are to compare.
    difficulty: |_, candidate| difficulty::level(candidate.numbers[2].max(1).ilog10() + 1),
    pose,
    second_route,
    extra: Extra { boxes: BOXES, class, ..Extra::NONE },
};

fn space(task: &Task) -> Space {
    let (least, most) = task.size;
    let lines = |b: u64| (b + 1..=most.min(b + 3)).map(move |c| vec![1, b, c]);
    Space::Listed((least.max(2)..=most).flat_map(lines).collect())
}

fn pose(task: &Task, candidate: &Candidate, _: &mut Dice) -> Question {
    let line = line_of(candidate);
    let [_, b, c] = line;
    let sum = 1 + b + c;
    let lost = is_lost(line);
    let next = [0, b / 2, c / 2];
    let mut steps = Vec::new();
    if sum % 2 == 1 {
        steps.push(step_showing(
            Phrase::new("early-stop-odd").with("sum", sum),
            vec![Block::Trace(Trace::solved(&[line], None))],
        ));
    } else {
        let key = match (lost, c == b + 1) {
            (true, _) => "early-stop-even-and-next",
            (_, true) => "early-stop-odd-and-next",
            _ => "early-stop-too-far-apart",
        };
        let explain = Phrase::new(key).with("b", b).with("c", c);
        steps.push(step(explain.with("expected", if b % 2 == 0 { b + 1 } else { b - 1 })));
        let shown = Phrase::new(if lost { "early-stop-run-on-equal" } else { "early-stop-run-on-unequal" });
        steps.push(step_showing(
            shown.with("line", tuple(&next)),
            vec![Block::Trace(Trace::solved(&[line, next], Some(0)))],
        ));
    }
    let at = SolvedPosition::new(&task.games[0], line.to_vec(), Play::Normal);
    if let Some(best) = at.winning_moves().first() {
        steps.push(step(Phrase::new("reaches-lost").with("move", at.in_words(best))));
    }
    Question {
        position: format!("line {}", join(&line)),
        stem: vec![Phrase::new("early-stop-prompt")],
        sample: Some(Phrase::new("early-stop-sample")),
        prompt: vec![Block::Paragraph(vec![Inline::Signs(tuple(&line))])],
        space: vec![Block::Ticks(vec![
            say(Phrase::new("early-stop-choice-lost")),
            say(Phrase::new("early-stop-choice-not")),
        ])],
        headline: say(
            Phrase::new(if lost { "early-stop-is-trio" } else { "early-stop-is-not" }).with("trio", tuple(&line))
        ),
        solution: vec![Block::Steps(steps)],
        wrong: mistakes(task, line),
        answer: boxed(lost),
        routes: [Phrase::new("route-even-and-next"), Phrase::new("route-running-on")],
    }
}

fn second_route(_: &Task, position: &str, _: &mut Verifier) -> Result<Answer, String> {
    let [one, b, c] = parse_exactly::<3>(position)?;
    if one != 1 || b < 2 || c < b {
        return Err(format!("`{position}` is not a line with the smallest number 1"));
    }
    // Of an even sum exactly one of the others is odd too; without the ones, all three are halved.
    let is_even_sum = (1 + b + c) % 2 == 0;
    Ok(Answer::Choice(if is_even_sum && (b - b % 2) / 2 == (c - c % 2) / 2 { 0 } else { 1 }))
}

fn class(_: &Task, candidate: &Candidate) -> Option<AnswerClass> {
    Some(if is_lost(line_of(candidate)) { AnswerClass::VTrio } else { AnswerClass::NotVTrio })
}

/// The line of a candidate.
fn line_of(candidate: &Candidate) -> [u64; 3] {
    let [one, b, c] = candidate.numbers[..] else { unreachable!("the space lists three numbers") };
    [one, b, c]
}

/// An even number and the next one.
fn is_lost([_, b, c]: [u64; 3]) -> bool {
    b % 2 == 0 && c == b + 1
}

/// The box of a verdict.
fn boxed(lost: bool) -> Answer {
    Answer::Choice(if lost { LOST } else { NOT_LOST })
}

fn mistakes(task: &Task, line: [u64; 3]) -> Vec<Mistake> {
    let [_, b, c] = line;
    let mut guesses = Vec::new();
    if c == b + 1 {
        guesses.push(Misconception::new("looks-any-neighbours", true));
        guesses.push(Misconception::new("looks-odd-number-first", b % 2 == 1));
    }
    if (1 + b + c) % 2 == 0 {
        guesses.push(Misconception::new("looks-even-sum-is-enough", true));
    } else {
        guesses.push(Misconception::new("looks-one-is-enough", true));
    }
    let game = Game::single(task.games[0].clone(), Play::Normal);
    let refutation = games::refutes_outcome(&game, &Position::of(line));
    let shown = |lost| say(Phrase::new(if lost { "early-stop-choice-lost" } else { "early-stop-choice-not" }));
    let mistake = |guess: Misconception<bool>| {
        let lost = guess.answer;
        Mistake { shown: shown(lost), ..guess.refuted(boxed, refutation.clone()) }
    };
    guesses.into_iter().map(mistake).collect()
}
