//! Exercise kind `outcome`: "Does the player to move win or lose?"
//!
//! Prompt: a position of any game. Answer: P (the player to move loses), N, or a draw. Written from theory;
//! confirmed by labelling every position from the end, by the rules alone.
//! Source: Bouton 1902; Báron 1964; X-01.

use crate::document::{Answer, Block, Mistake, Phrase};
use crate::exercise::games::{self, At};
use crate::exercise::moves::winner;
use crate::exercise::telling::{self, say, sentences};
use crate::exercise::{Bounds, Verifier, Dice, Kind, Question, Side, Space, Settings, Task, candidates};
use crate::rules::{Acts, Rules};
use crate::solver::Outcome as Won;

/// The kind; game and sizes come from the task.
pub struct Outcome;

impl Kind for Outcome {
    fn name(&self) -> &'static str {
        "outcome"
    }

    fn summary(&self) -> &'static str {
        "who wins this position, the player to move or the other one"
    }

    fn settings(&self) -> Settings {
        Settings {
            games: games::ALL,
            play: true,
            heaps: Some(Bounds { least: 1, most: 6, default: (3, 3) }),
            verdicts: &["P", "N", "draw"],
            ..Settings::size(0, 1000, (1, 15))
        }
    }

    fn settings_for(&self, rules: &Rules) -> Settings {
        let verdicts: &[&str] = if rules.draws() { &["P", "N", "draw"] } else { &["P", "N"] };
        Settings { verdicts, ..games::settings(self.settings(), rules) }
    }

    fn space(&self, task: &Task, side: Side) -> Space {
        candidates::positions(task, side)
    }

    fn accepts(&self, task: &Task, side: Side, candidate: &[u64]) -> bool {
        let Some((rules, parts)) = candidates::position(task, side, candidate) else { return false };
        let begun = match rules.acts() {
            Acts::Together => rules.count(&parts) > 0,
            Acts::Lowers | Acts::Splits => parts.iter().any(|&heap| heap > 0),
        };
        let (game, position) = telling::game(rules, &parts, task.play);
        begun && (side == Side::All || telling::side_of(telling::outcome(&game, &position)) == side)
    }

    fn difficulty(&self, task: &Task, side: Side, candidate: &[u64]) -> u8 {
        let asked = candidates::position(task, side, candidate);
        asked.map_or(1, |(rules, parts)| games::of(rules).difficulty(&**rules, &parts))
    }

    fn pose(&self, task: &Task, side: Side, candidate: &[u64], dice: &mut Dice) -> Question {
        let (rules, parts) = candidates::position(task, side, candidate).unwrap_or((&task.games[0], vec![0]));
        let teller = games::of(rules);
        let at = At::new(rules, teller.arranged(parts, dice), task.play);
        let answer = winner(at.won);
        let mut prompt = teller.rules(&**rules, task.play);
        prompt.push(Phrase::new("outcome-prompt"));
        let mut ticks = vec![say(Phrase::new("outcome-choice-n")), say(Phrase::new("outcome-choice-p"))];
        if rules.draws() {
            ticks.push(say(Phrase::new("outcome-choice-draw")));
        }
        Question {
            position: at.text(),
            prompt: vec![sentences(prompt)],
            space: vec![Block::Beside(vec![teller.picture(&**rules, at.parts()), Block::Ticks(ticks)])],
            headline: say(headline(at.won)),
            solution: vec![Block::Steps(teller.reasons(&at))],
            wrong: telling::named(&answer, mistakes(&at)),
            answer,
            routes: [teller.first_route(task.play), Phrase::new("route-search")],
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
fn mistakes(at: &At) -> Vec<Mistake> {
    let refuted = telling::refutes_outcome(&at.game, &at.position);
    let guesses = games::of(at.rules).guessed_outcomes(at).into_iter();
    let mistake =
        |guess: games::Guess<Won>| Mistake::new(guess.name, winner(guess.thought), guess.looks, refuted.clone());
    guesses.map(mistake).collect()
}
