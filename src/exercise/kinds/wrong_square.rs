//! Exercise kind `wrong-square`: "One letter on this board is wrong. Which?"
//!
//! Prompt: a board filled with P and N, one letter of it wrong. Answer: its square. Written by theory, which knows the
//! right letters; confirmed by turning each letter round in turn, until every P has no move to a P and every N has one.
//! Only one board is so, so only one square can be wrong.
//! Source: N-04 to N-07; thesis exercise 3.

use crate::document::build::{say, step, step_showing, tuple, tuples};
use crate::document::{Answer, Blank, Block, Mistake, Phrase, Question, Step};
use crate::exercise::board::{Board, WAYS};
use crate::exercise::second::numbers_in;
use crate::exercise::{
    Candidate, Degenerate, Dice, Extra, Form, GameAndNumbers, Kind, Misconception, Settings, Space, Subject, Task,
    Verifier,
};
use crate::rules::parse_game;

/// The kind; the sides of the board come from `size`, the piece from `by`.
pub const KIND: Kind = Kind {
    name: "wrong-square",
    work: 3,
    summary: "the one wrong letter on a board of P and N (`size`: its sides; `by`: how the piece moves)",
    settings: || Settings { ways: WAYS, ..Settings::size(4, 10, (5, 7)) },
    subject: Subject::Board,
    space,
    accepts,
    degenerate,
    difficulty,
    pose,
    second_route,
    extra: Extra { form: Form::Square, topic: Some(Board::way), read: Some(read), ..Extra::NONE },
};

/// A board and the square whose letter is wrong.
fn space(task: &Task) -> Space {
    Board::space(task, &[(0, task.size.1 - 1), (0, task.size.1 - 1)])
}

fn accepts(_: &Task, candidate: &Candidate) -> bool {
    let (board, [x, y]) = (Board::of(candidate), wrong(candidate));
    x < board.size[0] && y < board.size[1]
}

/// Where there is no move, everybody sees a P.
fn degenerate(_: &Task, candidate: &Candidate) -> Option<Degenerate> {
    (Board::of(candidate).reached(wrong(candidate)).len() <= 1).then_some(Degenerate::OneMove)
}

/// How many letters are read by who goes outwards from the corner until a letter does not fit: each square's own, and
/// those that a move reaches from it, up to the first P.
fn difficulty(_: &Task, candidate: &Candidate) -> u8 {
    let (board, [x, y]) = (Board::of(candidate), wrong(candidate));
    let lost = board.lost();
    let read = |square: [u64; 2]| {
        let reached = board.reached(square);
        1 + reached.iter().position(|to| lost.contains(to)).map_or(reached.len(), |place| place + 1)
    };
    let before = board.squares().filter(|square| square[0] + square[1] < x + y);
    match before.map(read).sum::<usize>() + read([x, y]) {
        ..20 => 1,
        20..40 => 2,
        40..80 => 3,
        80..160 => 4,
        _ => 5,
    }
}

fn pose(_: &Task, candidate: &Candidate, _: &mut Dice) -> Question {
    let (board, square) = (Board::of(candidate), wrong(candidate));
    let (right, printed) = (board.lost(), printed(candidate));
    Question {
        position: text(candidate),
        stem: board.stem(if board.is_queen() { "wrong-square-prompt-queen" } else { "wrong-square-prompt" }),
        sample: Some(Phrase::new("wrong-square-sample")),
        prompt: board.steps().into_iter().chain([board.picture(Some(&printed), None)]).collect(),
        space: vec![Block::Answer(vec![say(Phrase::new("write-wrong-square").with("square", Blank::Tuple(2)))])],
        headline: say(Phrase::new("wrong-square-answer").with("square", tuple(&square))),
        solution: vec![Block::Steps(explain(&board, &right, &printed, square))],
        wrong: mistakes(&board, &right, &printed, square),
        answer: Answer::Pairs(vec![square]),
        routes: [
            Phrase::new(if board.is_queen() { "route-golden" } else { "route-equal-values" }),
            Phrase::new("route-turn-each-letter"),
        ],
    }
}

fn second_route(_: &Task, position: &str, _: &mut Verifier) -> Result<Answer, String> {
    let letters = position.split(' ').next_back().unwrap_or_default();
    let [left, down, columns, rows] = numbers_in(position)[..] else {
        return Err(format!("`{position}` is not a board"));
    };
    let rules = |digits: u64| {
        let digits: Vec<String> = digits.to_string().chars().map(String::from).collect();
        parse_game(&if digits == ["0"] { "queen".to_owned() } else { format!("subtract({})", digits.join(",")) })
            .map_err(|error| error.message)
    };
    let (left, down) = (rules(left)?, rules(down)?);
    // From the rules: where a move leads from each square.
    let reached = |[x, y]: [u64; 2]| -> Vec<[u64; 2]> {
        if left.name() == "queen" {
            return left.steps(&[x, y]).iter().map(|step| [step.left[0], step.left[1]]).collect();
        }
        let across = left.steps(&[x]).into_iter().map(|step| [step.left[0], y]);
        across.chain(down.steps(&[y]).into_iter().map(|step| [x, step.left[0]])).collect()
    };
    let squares: Vec<[u64; 2]> = (0..columns).flat_map(|x| (0..rows).map(move |y| [x, y])).collect();
    let lines: Vec<&str> = letters.split('/').rev().collect();
    let printed = |[x, y]: [u64; 2]| lines.get(y as usize).and_then(|line| line.as_bytes().get(x as usize));
    let fits = |turned: [u64; 2]| {
        let lost = |square: [u64; 2]| (printed(square) == Some(&b'P')) != (square == turned);
        squares.iter().all(|&square| lost(square) != reached(square).into_iter().any(lost))
    };
    let found: Vec<[u64; 2]> = squares.iter().copied().filter(|&square| fits(square)).collect();
    match found[..] {
        [square] => Ok(Answer::Pairs(vec![square])),
        _ => Err(format!("{} letters of `{position}` could be wrong", found.len())),
    }
}

/// A board as text: the takes, the sides, and the letters row by row from the top.
fn read(task: &Task, position: &str) -> GameAndNumbers {
    let known = |candidate: &Candidate| accepts(task, candidate) && text(candidate) == position.trim();
    let mut found = None;
    if let [left, down, columns, rows] = numbers_in(position)[..] {
        let squares = (0..columns.min(99)).flat_map(|x| (0..rows.min(99)).map(move |y| [x, y]));
        let candidates = squares.map(|[x, y]| Candidate::from(vec![left, down, columns, rows, x, y]));
        let space = space(&KIND.widest(task));
        found = candidates.filter(|one| space.contains(0, &one.numbers)).find(known);
    }
    found.map(|one| (0, one.numbers)).ok_or_else(|| format!("`{position}` is not a board with one wrong letter"))
}

/// The square whose letter is wrong.
fn wrong(candidate: &Candidate) -> [u64; 2] {
    [candidate.numbers[4], candidate.numbers[5]]
}

/// The squares with a printed P.
fn printed(candidate: &Candidate) -> Vec<[u64; 2]> {
    let (board, square) = (Board::of(candidate), wrong(candidate));
    let lost = board.lost();
    board.squares().filter(|one| lost.contains(one) != (*one == square)).collect()
}

/// The board as text: `wrong-square 13 2 5 4 NNPNN/…`, the top row first.
fn text(candidate: &Candidate) -> String {
    let (board, printed) = (Board::of(candidate), printed(candidate));
    let [columns, rows] = board.size;
    let letter = |x: u64, y: u64| if printed.contains(&[x, y]) { 'P' } else { 'N' };
    let lines: Vec<String> = (0..rows).rev().map(|y| (0..columns).map(|x| letter(x, y)).collect()).collect();
    format!("wrong-square {} {} {columns} {rows} {}", board.takes[0], board.takes[1], lines.join("/"))
}

/// Why this letter is wrong, and the board with the right one.
fn explain(board: &Board, right: &[[u64; 2]], printed: &[[u64; 2]], square: [u64; 2]) -> Vec<Step> {
    let reached = board.reached(square);
    let reason = match reached.iter().find(|to| right.contains(to)) {
        Some(to) => Phrase::new("wrong-square-is-n").with("square", tuple(&square)).with("to", tuple(to)),
        None => Phrase::new("wrong-square-is-p")
            .with("square", tuple(&square))
            .with("count", reached.len())
            .with("reached", tuples(&reached)),
    };
    let mut steps = vec![step(Phrase::new("wrong-square-look")), step(reason)];
    // Squares farther out may contradict their letters only because of the wrong one.
    let misled = |one: &[u64; 2]| {
        *one != square && printed.contains(one) == board.reached(*one).iter().any(|to| printed.contains(to))
    };
    let others: Vec<[u64; 2]> = board.squares().filter(misled).collect();
    if let Some(other) = others.first() {
        let misleads = Phrase::new("wrong-square-misleads").with("count", others.len());
        steps.push(step(misleads.with("other", tuple(other)).with("square", tuple(&square))));
    }
    steps.push(step_showing(Phrase::new("wrong-square-mended"), vec![board.picture(Some(right), Some(square))]));
    steps
}

/// Squares that are blamed instead: those whose letters fit no longer because of the wrong one.
fn mistakes(board: &Board, right: &[[u64; 2]], printed: &[[u64; 2]], square: [u64; 2]) -> Vec<Mistake> {
    let fits = |one: [u64; 2]| printed.contains(&one) != board.reached(one).iter().any(|to| printed.contains(to));
    let misled: Vec<[u64; 2]> = board.squares().filter(|&one| one != square && !fits(one)).collect();
    let mut guesses: Vec<Misconception<[u64; 2]>> = Vec::new();
    guesses.extend(misled.first().map(|&one| Misconception::new("looks-misled-square", one)));
    guesses.push(Misconception::new("looks-swapped-distances", [square[1], square[0]]));
    guesses.push(Misconception::new("looks-distances-from-one", [square[0] + 1, square[1] + 1]));
    let mistake = |guess: Misconception<[u64; 2]>| {
        let at = guess.answer;
        if at[0] >= board.size[0] || at[1] >= board.size[1] {
            return None;
        }
        let reached = board.reached(at);
        let refutation = match reached.iter().find(|to| right.contains(to)) {
            Some(to) => Phrase::new("refuted-letter-n").with("square", tuple(&at)).with("to", tuple(to)),
            None => Phrase::new("refuted-letter-p").with("square", tuple(&at)),
        };
        Some(guess.refuted(|answer| Answer::Pairs(vec![answer]), refutation))
    };
    guesses.into_iter().filter_map(mistake).collect()
}
