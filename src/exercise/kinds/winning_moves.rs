//! Exercise kind `winning-moves`: "Find every winning move", or the only one.
//!
//! Prompt: an N-position of any game. Answer: its moves to P-positions, never empty; all are accepted.
//! Written from theory; confirmed by labelling, which knows the rules alone.
//! Source: Sprague 1935, Grundy 1939; Báron 1964 (the fixing move); X-02.

use crate::document::build::{paragraph, say};
use crate::document::{Answer, AnswerMove, Block, Inline, Line, Mistake, Phrase, Question, Role};
use crate::exercise::games::{self, Detail, describe_move};
use crate::exercise::second::{answer_move, position_of};
use crate::exercise::solved::SolvedPosition;
use crate::exercise::{
    Bounds, Candidate, Dice, Extra, Kind, Misconception, Settings, Subject, Task, Verifier, candidates, degenerate,
};
use crate::rules::{self, Move, Play};

/// The kind; game and sizes come from the task.
pub const KIND: Kind = Kind {
    name: "winning-moves",
    work: 3,
    summary: "find every winning move; with `unique: true`, the only one; left out: positions without a winning move, and, except in Nim and subtraction games, those with more than four",
    settings: || Settings {
        games: &games::WITH_A_CHOICE,
        plays: &[Play::Normal, Play::Misere],
        heaps: Some(Bounds { least: 1, most: 6, default: (3, 3) }),
        unique: true,
        sums: true,
        authored: true,
        ..Settings::size(0, 1000, (1, 15))
    },
    subject: Subject::Position,
    space: candidates::positions,
    accepts,
    degenerate: |task, candidate| candidates::position(task, candidate).and_then(|at| degenerate::of_play(&at)),
    difficulty,
    pose,
    second_route,
    extra: Extra {
        settings_for: games::settings,
        no_argument: |task, candidate| candidates::has_no_argument(task, candidate, true),
        largest: |task| Some(candidates::largest(task)),
        ..Extra::NONE
    },
};

fn accepts(task: &Task, candidate: &Candidate) -> bool {
    candidates::position(task, candidate).is_some_and(|at| match at.winning_count() {
        count if task.unique => count == 1,
        count => (1..=games::entry(at.rules).most_answers).contains(&count),
    })
}

/// What the game counts (columns and heaps, squares, or moves to look at), and one more where there are several moves to
/// find.
fn difficulty(task: &Task, candidate: &Candidate) -> u8 {
    let several = |at: SolvedPosition| !task.unique && at.winning_count() > 1;
    let more = u8::from(candidates::position(task, candidate).is_some_and(several));
    (candidates::difficulty(task, candidate) + more).min(5)
}

fn pose(task: &Task, candidate: &Candidate, dice: &mut Dice) -> Question {
    let at = candidates::posed(task, candidate, dice);
    let (rules, text) = (at.rules, games::of(at.rules));
    let lines = if task.unique { 1 } else { text.lines_to_write(&at).max(at.winning_moves().len()) };
    let asks = match lines {
        1 => Phrase::new("winning-moves-prompt-one"),
        _ => Phrase::new("winning-moves-prompt-all").for_role(Role::AllMoves),
    };
    let places = vec![say(text.written(rules, None)); lines];
    Question {
        position: at.text(),
        stem: [text.rules(rules, task.play), vec![asks]].concat(),
        sample: games::sample(rules, task.play),
        prompt: text.turn(&at).map(paragraph).into_iter().collect(),
        space: vec![Block::Beside(vec![text.picture(&at), Block::Answer(places)])],
        headline: headline(&at),
        solution: games::key(text.key_picture(&at), text.repairs(&at)),
        wrong: mistakes(&at),
        answer: Answer::Moves(at.winning_moves().iter().map(|step| worded(&at, step)).collect()),
        routes: [games::first_route(rules, task.play), Phrase::new("route-search")],
    }
}

fn second_route(task: &Task, position: &str, verifier: &mut Verifier) -> Result<Answer, String> {
    let parsed = position_of(task, position)?;
    let labels = verifier.labels(&parsed.game);
    let winning = labels.winning_moves(&parsed.position).map_err(|limit| limit.to_string())?;
    Ok(Answer::Moves(winning.iter().map(|step| answer_move(&parsed.game, step)).collect()))
}

/// A move as an answer, with its words.
fn worded(at: &SolvedPosition, step: &Move) -> AnswerMove {
    let text = describe_move(&at.game, &at.position, step, Detail::Move);
    let written = games::of(at.rules).written(at.rules, Some((at.parts(), step)));
    let written = Some(written).filter(|line| line.role != Role::AnyMove);
    AnswerMove { text: Some(text), written, ..answer_move(&at.game, step) }
}

fn headline(at: &SolvedPosition) -> Line {
    let mut line = Line::new();
    for (index, step) in at.winning_moves().iter().enumerate() {
        line.push(Inline::Say(match index {
            0 => describe_move(&at.game, &at.position, step, Detail::Headline),
            _ => Phrase::new("or-move").with("move", at.in_words(step)),
        }));
    }
    line.push(Inline::Text(". "));
    line.extend(games::so_many_win(at).map(Inline::Say));
    line
}

/// Moves that people make, where they are moves and do not win.
fn mistakes(at: &SolvedPosition) -> Vec<Mistake> {
    let steps = at.rules.steps(at.parts());
    let mistake = |guess: Misconception<rules::Step>| {
        let made = steps.iter().find(|step| **step == guess.answer)?;
        let made = at.after(made.clone());
        let refutation = games::refuting_reply(&at.game, &made.to);
        let (shown, answer) = (say(at.in_words(&made)), Answer::Moves(vec![worded(at, &made)]));
        Some(Mistake { name: guess.name, answer, shown, description: guess.description, refutation })
    };
    games::of(at.rules).guessed_moves(at).into_iter().filter_map(mistake).collect()
}
