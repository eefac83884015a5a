//! Exercise kind `outcome`: "Does the player to move win or lose?"
//!
//! Prompt: a position of any game. Answer: P (the player to move loses), N, or a draw. Written from theory;
//! confirmed by labelling every position from the end, by the rules alone.
//! Source: Bouton 1902; Báron 1964; X-01.

use crate::document::build::{say, sentences};
use crate::document::{Answer, Block, Mistake, Phrase};
use crate::exercise::games;
use crate::exercise::second::winner;
use crate::exercise::solved::SolvedPosition;
use crate::exercise::{
    AnswerClass, Bounds, Candidate, Dice, Kind, Question, Settings, Space, Task, Verifier, candidates, distinct,
};
use crate::rules::{MoveShape, Play, Rules};
use crate::solver::Outcome as Won;

/// The kind: `outcome` itself, or one of its presets.
pub struct Outcome {
    /// The name, as authors write it.
    pub name: &'static str,
    /// One line for lists.
    pub summary: &'static str,
    /// The settings; those of a preset with one game are not changed by the game.
    pub settings: fn() -> Settings,
}

/// The kind with any game.
pub const OUTCOME: Outcome = Outcome {
    name: "outcome",
    summary: "who wins this position, the player to move or the other one",
    settings: || Settings {
        games: &games::ALL,
        plays: &[Play::Normal, Play::Misere],
        heaps: Some(Bounds { least: 1, most: 6, default: (3, 3) }),
        classes: &[AnswerClass::P, AnswerClass::N, AnswerClass::Draw],
        ..Settings::size(0, 1000, (1, 15))
    },
};

impl Kind for Outcome {
    fn name(&self) -> &'static str {
        self.name
    }

    fn summary(&self) -> &'static str {
        self.summary
    }

    fn settings(&self) -> Settings {
        (self.settings)()
    }

    fn settings_for(&self, rules: &Rules) -> Settings {
        let settings = self.settings();
        if settings.games.len() == 1 {
            return settings;
        }
        let classes = if rules.draws() { settings.classes } else { &settings.classes[..2] };
        Settings { classes, ..games::settings(settings, rules) }
    }

    fn space(&self, task: &Task) -> Space {
        candidates::positions(task)
    }

    fn accepts(&self, task: &Task, candidate: &Candidate) -> bool {
        let Some((rules, parts)) = candidates::position(task, candidate) else { return false };
        let begun = match rules.move_shape() {
            MoveShape::WholeBoard => rules.count(&parts) > 0,
            MoveShape::TakeFromHeap | MoveShape::SplitHeap => parts.iter().any(|&heap| heap > 0),
        };
        let at = SolvedPosition::new(rules, parts, task.play);
        begun && task.class.is_none_or(|wanted| wanted == at.outcome().into())
    }

    fn difficulty(&self, task: &Task, candidate: &Candidate) -> u8 {
        let asked = candidates::position(task, candidate);
        asked.map_or(1, |(rules, parts)| games::of(rules).difficulty(&**rules, &parts))
    }

    fn pose(&self, task: &Task, candidate: &Candidate, dice: &mut Dice) -> Question {
        let (rules, parts) = candidates::position(task, candidate).unwrap_or((&task.games[0], vec![0]));
        let text = games::of(rules);
        let at = SolvedPosition::new(rules, games::arranged(rules, parts, dice), task.play);
        let answer = winner(at.outcome());
        let mut prompt = text.rules(&**rules, task.play);
        prompt.push(Phrase::new("outcome-prompt"));
        let mut ticks = vec![say(Phrase::new("outcome-choice-n")), say(Phrase::new("outcome-choice-p"))];
        if rules.draws() {
            ticks.push(say(Phrase::new("outcome-choice-draw")));
        }
        Question {
            position: at.text(),
            prompt: vec![sentences(prompt)],
            space: vec![Block::Beside(vec![text.picture(&**rules, at.parts()), Block::Ticks(ticks)])],
            headline: say(headline(at.outcome())),
            solution: vec![Block::Steps(text.reasons(&at))],
            wrong: distinct(&answer, mistakes(&at)),
            answer,
            routes: [games::first_route(rules, task.play), Phrase::new("route-search")],
        }
    }

    fn second_route(&self, task: &Task, position: &str, verifier: &mut Verifier) -> Result<Answer, String> {
        let parsed = crate::rules::parse(position, task.play).map_err(|error| error.message)?;
        verifier.outcome(&parsed.game, &parsed.position).map(winner)
    }

    fn largest(&self, task: &Task) -> Option<String> {
        Some(candidates::largest(task))
    }
}

/// The answer in a sentence.
fn headline(outcome: Won) -> Phrase {
    Phrase::new(match outcome {
        Won::P => "outcome-is-p",
        Won::N => "outcome-is-n",
        Won::Draw => "outcome-is-draw",
    })
}

/// Rules of thumb that people use, where they go wrong here.
fn mistakes(at: &SolvedPosition) -> Vec<Mistake> {
    let refuted = games::refutes_outcome(&at.game, &at.position);
    let guesses = games::of(at.rules).guessed_outcomes(at).into_iter();
    let mistake = |guess: games::Misconception<Won>| {
        Mistake::new(guess.name, winner(guess.answer), guess.description, refuted.clone())
    };
    guesses.map(mistake).collect()
}
