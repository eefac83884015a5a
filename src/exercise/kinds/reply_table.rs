//! Exercise kind `reply-table`: "The position is lost. Answer every move in the table."
//!
//! Prompt: a lost trio and up to six moves of the opponent. Answer: the position after each reply, in order; there is
//! exactly one reply to each move. Written by the one other heap that has the highest changed column; confirmed by
//! labelling, by the rules alone.
//! Source: Báron 1964 (replies to (1, 2n, 2n+1)); B-16 to B-20, X-16.

use crate::document::build::{cell, join, say, signs, step, step_showing, tuple, worded_table};
use crate::document::{Answer, Blank, Block, Cell, Inline, Line, Mistake, Phrase, Question};
use crate::exercise::games;
use crate::exercise::second::{numbers_in, read_position};
use crate::exercise::{
    Candidate, Dice, Extra, Form, Judged, Kind, Misconception, Named, Settings, Space, Subject, Task, Verdict,
    Verifier, difficulty,
};
use crate::rules::{Game, Play, Position, parse_game};

/// How many moves of the opponent a table has, if the position has as many.
const MOST_ROWS: usize = 6;

/// The kind; sizes come from the task.
pub const KIND: Kind = Kind {
    name: "reply-table",
    work: 4,
    summary: "the winning reply to each of six moves from a lost trio",
    settings: || Settings { games: &["nim"], choice: false, ..Settings::size(1, 63, (1, 15)) },
    subject: Subject::Numbers("replies"),
    space: |task| Space::lost_trios(task.size),
    accepts: |_, _| true,
    degenerate: |_, _| None,
    difficulty,
    pose,
    second_route,
    extra: Extra { form: Form::Replies(faced, judge), ..Extra::NONE },
};

/// With 1 as the smallest heap a pair or a smaller trio of the same form is always the answer; else the columns
/// count.
fn difficulty(_: &Task, candidate: &Candidate) -> u8 {
    let columns = u32::from(candidate.numbers[0] > 1);
    difficulty::level(difficulty::width(&candidate.numbers).saturating_sub(2) + columns)
}

fn pose(task: &Task, candidate: &Candidate, dice: &mut Dice) -> Question {
    let [a, b, c] = candidate.numbers[..] else { unreachable!("the space lists three numbers") };
    let trio = [a, b, c];
    let after = |heap: usize, left: u64| {
        let mut moved = trio;
        moved[heap] = left;
        moved
    };
    let mut moves: Vec<(usize, u64)> =
        (0..3).flat_map(|heap| (0..trio[heap]).rev().map(move |left| (heap, left))).collect();
    let mut drawn: Vec<usize> = (0..moves.len()).collect();
    dice.shuffle(&mut drawn);
    drawn.truncate(MOST_ROWS);
    drawn.sort_unstable();
    moves = drawn.iter().map(|&place| moves[place]).collect();
    let faced: Vec<[u64; 3]> = moves.iter().map(|&(heap, left)| after(heap, left)).collect();
    let replies: Vec<[u64; 3]> = faced.iter().map(|&position| reply(position)).collect();
    let shown: Vec<String> = faced.iter().map(|position| join(position)).collect();
    let first = moves[0];
    let explain = Phrase::new("reply-table-highest")
        .with("heap", first.0 + 1)
        .with("from", trio[first.0])
        .with("to", first.1)
        .with("place", 1u64 << (trio[first.0] ^ first.1).ilog2())
        .with("other", changed(faced[0], replies[0]) + 1);
    Question {
        position: format!("replies {}: {}", join(&trio), shown.join(", ")),
        stem: games::stem(&task.games[0], Play::Normal, "reply-table-prompt"),
        sample: Some(Phrase::new("reply-table-sample")),
        prompt: vec![Block::Paragraph(say(Phrase::new("reply-table-position").with("position", tuple(&trio))))],
        space: vec![table(&faced, None)],
        headline: replies.iter().flat_map(|reply| [Inline::Text(" "), Inline::Signs(tuple(reply))]).skip(1).collect(),
        solution: vec![Block::Steps(vec![
            step(explain),
            step_showing(Phrase::new("reply-table-one-each"), vec![table(&faced, Some(&replies))]),
        ])],
        wrong: mistakes(trio, &faced, &replies),
        answer: Answer::Trios(replies),
        routes: [Phrase::new("route-highest-changed-column"), Phrase::new("route-search")],
    }
}

fn second_route(_: &Task, position: &str, verifier: &mut Verifier) -> Result<Answer, String> {
    let (_, faced) = position.split_once(':').ok_or_else(|| format!("`{position}` names no moves"))?;
    let mut replies = Vec::new();
    for faced in faced.split(',') {
        let parsed = read_position(&format!("nim {}", join(&numbers_in(faced))), Play::Normal)?;
        let winning =
            verifier.labels(&parsed.game).winning_moves(&parsed.position).map_err(|limit| limit.to_string())?;
        let [only] = &winning[..] else { return Err(format!("{} replies win after `{faced}`", winning.len())) };
        let reply = <[u64; 3]>::try_from(only.to.parts()).map_err(|_| format!("`{faced}` is not a trio"))?;
        replies.push(reply);
    }
    Ok(Answer::Trios(replies))
}

/// What the opponent left, row by row.
fn faced(question: &Question) -> Vec<[u64; 3]> {
    numbers_in(&question.position).as_chunks().0[1..].to_vec()
}

/// Each row by itself; the first mistake that has a name and the first wrong move are the ones told of.
fn judge(question: &Question, right: &[[u64; 3]], given: &[Option<[u64; 3]>]) -> Verdict {
    let (faced, trio) = (faced(question), numbers_in(&question.position).as_chunks().0[0]);
    let part = |place: usize| {
        Judged::new(Phrase::new("mark-part-row").with("number", place + 1), given[place] == Some(right[place]))
    };
    let mut verdict = Verdict::of((0..right.len()).map(part));
    for ((&faced, right), made) in faced.iter().zip(right).zip(given) {
        let Some(made) = made.filter(|made| made != right) else { continue };
        let lower = (0..3).all(|heap| made[heap] <= faced[heap]);
        let is_move = lower && (0..3).filter(|&heap| made[heap] != faced[heap]).count() == 1;
        let rule = || REPLIES.into_iter().find(|(_, reply)| reply(trio, faced) == Some(made));
        let named = if is_move { rule().map(|(key, _)| key) } else { Some("slip-no-move") };
        verdict.named = verdict.named.or(named.map(Named::new));
        verdict.refutation = verdict.refutation.or_else(|| is_move.then(|| refuted(faced, made)));
    }
    verdict
}

/// The only reply: of the other heaps exactly one has the highest column that the move made odd.
fn reply(faced: [u64; 3]) -> [u64; 3] {
    let sum = faced[0] ^ faced[1] ^ faced[2];
    let top = 1u64 << sum.max(1).ilog2();
    faced.map(|heap| if heap & top != 0 { heap ^ sum } else { heap })
}

/// The heap in which two positions differ.
fn changed(one: [u64; 3], other: [u64; 3]) -> usize {
    (0..3).find(|&heap| one[heap] != other[heap]).unwrap_or(0)
}

/// The table, to fill in or filled in.
fn table(faced: &[[u64; 3]], replies: Option<&[[u64; 3]]>) -> Block {
    let row = |(place, position): (usize, &[u64; 3])| -> Vec<Cell> {
        let mut row = vec![signs(tuple(position))];
        match replies {
            None => row.push(cell(vec![Inline::Blank(Blank::Tuple(3))])),
            Some(replies) => row.extend([signs(tuple(&replies[place])), cell(reason(replies[place]))]),
        }
        row
    };
    let mut heads = vec!["reply-table-faced", "reply-table-reply"];
    heads.extend(replies.map(|_| "reply-table-because"));
    Block::Table(worded_table(Phrase::new("reply-table-caption"), &heads, faced.iter().enumerate().map(row)))
}

/// Why a position is lost: nothing, two equal heaps, or a smaller lost trio.
fn reason(position: [u64; 3]) -> Line {
    let mut heaps: Vec<u64> = position.into_iter().filter(|&heap| heap > 0).collect();
    heaps.sort_unstable();
    say(match heaps[..] {
        [] => Phrase::new("reply-table-nothing"),
        [_, _] => Phrase::new("reply-table-equal"),
        _ => Phrase::new("reply-table-trio").with("trio", tuple(&heaps)),
    })
}

/// A way to reply to a move from a trio: the position left, where there is such a move.
type Reply = fn([u64; 3], [u64; 3]) -> Option<[u64; 3]>;

/// Replies by other rules, with what they look like.
const REPLIES: [(&str, Reply); 3] = [
    ("looks-levels-two", |_, position| {
        let heap = (0..3).max_by_key(|&heap| position[heap])?;
        let second = (0..3).filter(|&other| other != heap).map(|other| position[other]).max();
        with(position, heap, second)
    }),
    ("looks-takes-as-many", |trio, position| {
        let lowered = changed(trio, position);
        let taken = trio[lowered] - position[lowered];
        let other = (0..3).filter(|&heap| heap != lowered).max_by_key(|&heap| position[heap])?;
        with(position, other, position[other].checked_sub(taken))
    }),
    ("looks-takes-the-rest", |trio, position| with(position, changed(trio, position), Some(0))),
];

/// The position with a heap lowered to a number, if it is larger.
fn with(mut position: [u64; 3], heap: usize, left: Option<u64>) -> Option<[u64; 3]> {
    position[heap] = left.filter(|&left| left < position[heap])?;
    Some(position)
}

/// What shows that a reply loses.
fn refuted(faced: [u64; 3], made: [u64; 3]) -> Phrase {
    let game = Game::single(parse_game("nim").expect("a game of its own"), Play::Normal);
    Phrase::new("refuted-reply")
        .with("faced", tuple(&faced))
        .with("made", tuple(&made))
        .with("why", games::refuting_reply(&game, &Position::of(made)))
}

/// Of each table only the first row that is wrong is refuted.
fn mistakes(trio: [u64; 3], faced: &[[u64; 3]], replies: &[[u64; 3]]) -> Vec<Mistake> {
    let guesses = REPLIES.map(|(key, reply)| Misconception::new(key, reply));
    let mistake = |guess: Misconception<Reply>| {
        let row =
            (0..faced.len()).find(|&row| (guess.answer)(trio, faced[row]).is_some_and(|made| made != replies[row]))?;
        let made = (guess.answer)(trio, faced[row])?;
        let mut table = replies.to_vec();
        table[row] = made;
        let shown = say(Phrase::new("reply-shown").with("faced", tuple(&faced[row])).with("made", tuple(&made)));
        Some(Mistake { shown, ..guess.refuted(|_| Answer::Trios(table), refuted(faced[row], made)) })
    };
    guesses.into_iter().filter_map(mistake).collect()
}
