//! Exercise kind `label-board`: "Write P into every lost square."
//!
//! Prompt: a board and how a token moves on it. Answer: its lost squares. Written by theory: equal values in both
//! directions, or the golden ratio for the queen; confirmed by search, square by square.
//! Source: Wythoff 1907; N-04 to N-07; thesis exercise 1.

use crate::document::build::{say, step, step_showing, tuple, tuples};
use crate::document::{Answer, Block, Mistake, Phrase, Question, Step};
use crate::exercise::board::{Board, WAYS};
use crate::exercise::second::{is_lost, numbers_in, parse_exactly};
use crate::exercise::{
    Candidate, Dice, Extra, Form, Judged, Kind, Misconception, Settings, Subject, Task, Verdict, Verifier, difficulty,
};
use crate::rules::Play;

/// The kind; the sides of the board come from `size`, the piece from `by`.
pub const KIND: Kind = Kind {
    name: "label-board",
    work: 4,
    summary: "the lost squares of a board (`size`: its sides; `by`: how the piece moves)",
    settings: || Settings { ways: WAYS, choice: false, ..Settings::size(4, 12, (5, 7)) },
    subject: Subject::Board,
    space: |task| Board::space(task, &[]),
    accepts: |_, _| true,
    degenerate: |_, _| None,
    difficulty,
    pose,
    second_route,
    extra: Extra {
        form: Form::Board(judge),
        cancels: Some("page-marks-squares-cancel"),
        topic: Some(Board::way),
        ..Extra::NONE
    },
};

/// How many squares have to be decided.
fn difficulty(_: &Task, candidate: &Candidate) -> u8 {
    let board = Board::of(candidate);
    difficulty::level((board.size[0] * board.size[1]) as u32 / 10 + u32::from(board.is_queen()) - 1)
}

fn pose(_: &Task, candidate: &Candidate, _: &mut Dice) -> Question {
    let board = Board::of(candidate);
    let lost = board.lost();
    let (asks, sample) = match board.is_queen() {
        true => ("label-board-prompt-queen", "label-board-sample-queen"),
        false => ("label-board-prompt", "label-board-sample"),
    };
    Question {
        position: format!("board {}", crate::document::build::join(&candidate.numbers)),
        stem: board.stem(asks),
        sample: Some(Phrase::new(sample)),
        prompt: board.steps().into_iter().collect(),
        space: vec![board.picture(None, None)],
        headline: say(Phrase::new("label-board-answer").with("squares", tuples(&lost))),
        solution: vec![Block::Steps(explain(&board, &lost))],
        wrong: mistakes(&board, &lost),
        answer: Answer::Pairs(lost.to_vec()),
        routes: [
            Phrase::new(if board.is_queen() { "route-golden" } else { "route-equal-values" }),
            Phrase::new("route-search"),
        ],
    }
}

fn second_route(_: &Task, position: &str, verifier: &mut Verifier) -> Result<Answer, String> {
    let [left, down, columns, rows] = parse_exactly::<4>(position)?;
    let takes = |digits: u64| {
        let digits: Vec<String> = digits.to_string().chars().map(String::from).collect();
        digits.join(",")
    };
    let mut lost = Vec::new();
    for (x, y) in (0..columns).flat_map(|x| (0..rows).map(move |y| (x, y))) {
        let text = match (left, down) {
            (0, 0) => format!("queen {x} {y}"),
            _ => format!("subtract({}) {x} + subtract({}) {y}", takes(left), takes(down)),
        };
        if is_lost(&text, Play::Normal, verifier)? {
            lost.push([x, y]);
        }
    }
    Ok(Answer::Pairs(lost))
}

/// As many squares earn as are lost or follow from the student's own marks, less those that do neither. A square follows
/// if it reaches no marked one, and every square that it does reach reaches one. An error is an error, also where
/// everything else follows from it.
fn judge(question: &Question, right: &[[u64; 2]], given: &[Option<[u64; 2]>]) -> Verdict {
    let board = Board::of(&numbers_in(&question.position).into());
    let reaches_marked = |square| board.reached(square).into_iter().any(|to| given.contains(&Some(to)));
    let follows = |square: [u64; 2]| {
        let on_board = square[0] < board.size[0] && square[1] < board.size[1];
        on_board && !reaches_marked(square) && board.reached(square).into_iter().all(reaches_marked)
    };
    let good = given.iter().flatten().filter(|&&square| right.contains(&square) || follows(square)).count();
    let earned = good.min(right.len()).saturating_sub(given.len() - good).min(right.len() - 1);
    let label = |square: &[u64; 2]| Phrase::new("mark-part-pair").with("pair", tuple(square));
    Verdict::of(right.iter().enumerate().map(|(place, square)| Judged::new(label(square), place < earned)))
}

/// The board filled in, why the rule fills it, and what theory says.
fn explain(board: &Board, lost: &[[u64; 2]]) -> Vec<Step> {
    let mut steps = vec![step_showing(Phrase::new("label-board-fill"), vec![board.picture(Some(lost), None)])];
    // The farthest square that wins, and the farthest that loses although it has a move.
    let far = |&[x, y]: &[u64; 2]| x + y;
    let won = board.squares().filter(|square| !lost.contains(square)).max_by_key(far);
    let best = won.and_then(|won| board.reached(won).into_iter().find(|to| lost.contains(to)).map(|to| (won, to)));
    if let Some((won, to)) = best {
        steps.push(step(Phrase::new("label-board-won").with("square", tuple(&won)).with("to", tuple(&to))));
    }
    if let Some(square) = lost.iter().copied().filter(|&square| !board.reached(square).is_empty()).max_by_key(far) {
        let reached = board.reached(square);
        let lost = Phrase::new("label-board-lost").with("square", tuple(&square)).with("count", reached.len());
        steps.push(step(lost.with("reached", tuples(&reached))));
    }
    if !board.is_queen() {
        let [left, down] = board.values().map(|values| crate::document::build::list(&values));
        steps.push(step(Phrase::new("label-board-values").with("left", left).with("down", down)));
    }
    steps
}

fn mistakes(board: &Board, lost: &[[u64; 2]]) -> Vec<Mistake> {
    let picked = |wanted: &dyn Fn([u64; 2]) -> bool| board.squares().filter(|&square| wanted(square)).collect();
    let mut guesses: Vec<Misconception<Vec<[u64; 2]>>> = vec![
        Misconception::new("looks-only-ends", picked(&|square| board.reached(square).is_empty())),
        Misconception::new("looks-diagonal", picked(&|[x, y]| x == y)),
    ];
    if board.is_queen() {
        guesses.insert(0, Misconception::new("looks-doubled", picked(&|[x, y]| 2 * x == y || 2 * y == x)));
    }
    guesses.push(Misconception::new("looks-both-even", picked(&|[x, y]| x % 2 == 0 && y % 2 == 0)));
    let mistake = |guess: Misconception<Vec<[u64; 2]>>| {
        let wrong = guess.answer.iter().find(|square| !lost.contains(square));
        let refutation = match wrong {
            Some(&square) => {
                let to = board.reached(square).into_iter().find(|to| lost.contains(to))?;
                Phrase::new("refuted-reaches-lost").with("square", tuple(&square)).with("to", tuple(&to))
            }
            None => {
                let missing = lost.iter().find(|square| !guess.answer.contains(square))?;
                Phrase::new("refuted-lost-missing").with("square", tuple(missing))
            }
        };
        Some(guess.refuted(Answer::Pairs, refutation))
    };
    guesses.into_iter().filter_map(mistake).collect()
}
