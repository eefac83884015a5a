//! Exercise kind `outcome`: "Does the player to move win or lose?"
//!
//! Prompt: a position of any game. Answer: P (the player to move loses), N, or a draw. Written from theory;
//! confirmed by labelling every position from the end, by the rules alone.
//! Source: Bouton 1902; Báron 1964; X-01.

use crate::document::build::{paragraph, say};
use crate::document::{Answer, Block, Inline, Line, Mistake, Phrase, Question};
use crate::exercise::games;
use crate::exercise::second::{position_of, winner};
use crate::exercise::solved::SolvedPosition;
use crate::exercise::{
    AnswerClass, Bounds, Candidate, Dice, Extra, Kind, Settings, Subject, Task, Verifier, candidates, degenerate,
};
use crate::rules::{Play, Rules};
use crate::solver::Outcome as Won;

/// The kind; game and sizes come from the task.
pub const KIND: Kind = Kind {
    name: "outcome",
    work: 2,
    summary: "who wins this position, the player to move or the other one; left out: positions without a move",
    settings: || Settings {
        games: &games::ALL,
        plays: &[Play::Normal, Play::Misere],
        sums: true,
        authored: true,
        heaps: Some(Bounds { least: 1, most: 6, default: (3, 3) }),
        classes: &[AnswerClass::P, AnswerClass::N, AnswerClass::Draw],
        choice: false,
        ..Settings::size(0, 1000, (1, 15))
    },
    subject: Subject::Position,
    space: candidates::positions,
    accepts,
    degenerate: |task, candidate| candidates::position(task, candidate).and_then(|at| degenerate::of_play(&at)),
    // What the game counts: columns and heaps, squares, or moves to look at.
    difficulty: candidates::difficulty,
    pose,
    second_route,
    extra: Extra {
        settings_for,
        class: |task, candidate| candidates::position(task, candidate).map(|at| at.outcome().into()),
        no_argument: |task, candidate| candidates::has_no_argument(task, candidate, false),
        largest: |task| Some(candidates::largest(task)),
        ..Extra::NONE
    },
};

fn settings_for(settings: Settings, rules: &Rules) -> Settings {
    let classes = if rules.draws() { settings.classes } else { &settings.classes[..2] };
    Settings { classes, ..games::settings(settings, rules) }
}

fn accepts(task: &Task, candidate: &Candidate) -> bool {
    candidates::position(task, candidate)
        .is_some_and(|at| at.is_begun() && task.class.is_none_or(|wanted| wanted == at.outcome().into()))
}

fn pose(task: &Task, candidate: &Candidate, dice: &mut Dice) -> Question {
    let at = candidates::posed(task, candidate, dice);
    let (rules, text) = (at.rules, games::of(at.rules));
    let mut ticks = vec![say(Phrase::new("outcome-choice-n")), say(Phrase::new("outcome-choice-p"))];
    if rules.draws() {
        ticks.push(say(Phrase::new("outcome-choice-draw")));
    }
    Question {
        position: at.text(),
        stem: games::stem(rules, task.play, "outcome-prompt"),
        sample: None,
        prompt: text.turn(&at).map(paragraph).into_iter().collect(),
        space: vec![Block::Beside(vec![text.picture(&at), Block::Ticks(ticks)])],
        headline: headline(&at),
        solution: games::key(text.key_picture(&at), text.reasons(&at)),
        wrong: mistakes(&at),
        answer: winner(at.outcome()),
        routes: [games::first_route(rules, task.play), Phrase::new("route-search")],
    }
}

fn second_route(task: &Task, position: &str, verifier: &mut Verifier) -> Result<Answer, String> {
    let parsed = position_of(task, position)?;
    verifier.outcome(&parsed.game, &parsed.position).map(winner)
}

/// The answer in a sentence; of a lost position also that no move wins, of a draw how many moves keep it.
fn headline(at: &SolvedPosition) -> Line {
    let won = say(Phrase::new(match at.outcome() {
        Won::P => "outcome-is-p",
        Won::N => "outcome-is-n",
        Won::Draw => "outcome-is-draw",
    }));
    match at.outcome() {
        Won::P => won.into_iter().chain([Inline::Text(" "), Inline::Say(Phrase::new("no-move-wins"))]).collect(),
        Won::Draw => {
            let kept = Phrase::new("draw-kept").with("count", games::holding_moves(at));
            won.into_iter().chain([Inline::Text(" "), Inline::Say(kept)]).collect()
        }
        Won::N => won,
    }
}

/// Rules of thumb that people use, where they go wrong here.
fn mistakes(at: &SolvedPosition) -> Vec<Mistake> {
    let refuted = games::refutes_outcome(&at.game, &at.position);
    let refutation = |guess: &Won| match (at.outcome(), guess) {
        (Won::Draw, Won::N) => games::refutes_win(&at.game, &at.position),
        _ => refuted.clone(),
    };
    let guesses = games::of(at.rules).guessed_outcomes(at).into_iter();
    guesses
        .map(|guess| {
            let refutation = refutation(&guess.answer);
            guess.refuted(winner, refutation)
        })
        .collect()
}
