//! Exercise kind `outcome`: "Does the player to move win or lose?"
//!
//! Prompt: a position. Answer: P (the player to move loses) or N. Written from theory (nim-sum, misère
//! rule, remainder); confirmed by labelling every position from the end, by the rules alone.
//! Source: Bouton 1902; Báron 1964; catalogue X-01.

use super::candidates;
use super::telling::{self, game, outcome, say, sentences, step, step_showing};
use super::{Answer, Bounds, Checks, Dice, Kind, Mistake, Question, Side, Space, Takes, Task};
use crate::document::{Block, Phrase};
use crate::rules::{self, Game, Play, Position, Rules};
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

    fn takes(&self) -> Takes {
        Takes {
            games: &["nim", "subtract"],
            play: true,
            heaps: Some(Bounds { least: 2, most: 6, default: (3, 3) }),
            verdicts: Some(["P", "N"]),
            ..Takes::size(0, 1000, (1, 15))
        }
    }

    fn space(&self, task: &Task, side: Side) -> Space {
        candidates::positions(task, side)
    }

    fn accepts(&self, task: &Task, side: Side, candidate: &[u64]) -> bool {
        let Some((rules, heaps)) = candidates::position(task, side, candidate) else { return false };
        let (game, position) = game(rules, &heaps, task.play);
        position.0.iter().any(|&heap| heap > 0)
            && (side == Side::All || telling::side_of(outcome(&game, &position)) == side)
    }

    fn difficulty(&self, task: &Task, side: Side, candidate: &[u64]) -> u8 {
        let heaps = candidates::position(task, side, candidate).map_or(vec![], |(_, heaps)| heaps);
        difficulty(&heaps)
    }

    fn pose(&self, task: &Task, side: Side, candidate: &[u64], dice: &mut Dice) -> Question {
        let (rules, heaps) = candidates::position(task, side, candidate).unwrap_or((&task.games[0], vec![0]));
        let heaps = telling::in_some_order(&heaps, dice);
        let (game, position) = game(rules, &heaps, task.play);
        let answer = Answer::Outcome(outcome(&game, &position));
        let mut prompt = telling::rules_in_words(rules, task.play);
        prompt.push(Phrase::new("outcome-prompt"));
        let ticks = vec![say(Phrase::new("outcome-choice-n")), say(Phrase::new("outcome-choice-p"))];
        Question {
            position: game.text(&position),
            prompt: vec![sentences(prompt)],
            space: vec![Block::Beside(vec![telling::heaps_picture(&heaps), Block::Ticks(ticks)])],
            headline: say(headline(outcome(&game, &position))),
            solution: solution(rules, &game, &position),
            wrong: telling::named(&answer, mistakes(rules, &game, &position)),
            answer,
            routes: [first_route(rules, task.play), Phrase::new("route-search")],
        }
    }

    fn second_route(&self, task: &Task, position: &str, checks: &mut Checks) -> Result<Answer, String> {
        let parsed = rules::parse(position, task.play).map_err(|error| error.message)?;
        checks.outcome(&parsed.game, &parsed.position).map(Answer::Outcome)
    }

    fn largest(&self, task: &Task) -> Option<String> {
        Some(candidates::largest(task))
    }
}

/// Columns in play and the number of heaps.
pub(super) fn difficulty(heaps: &[u64]) -> u8 {
    let width = telling::width(heaps);
    telling::level(width.saturating_sub(2) + (heaps.len() as u32).saturating_sub(2))
}

/// The answer in a sentence.
pub(super) fn headline(outcome: Won) -> Phrase {
    Phrase::new(if outcome == Won::P { "outcome-is-p" } else { "outcome-is-n" })
}

/// The theory that writes answers for this game.
pub(super) fn first_route(rules: &Rules, play: Play) -> Phrase {
    Phrase::new(match (rules.name(), play) {
        ("subtract", _) => "route-values",
        (_, Play::Normal) => "route-nim-sum",
        (_, Play::Misere) => "route-misere-rule",
    })
}

/// Why the outcome is what it is.
pub(super) fn solution(rules: &Rules, game: &Game, position: &Position) -> Vec<Block> {
    let won = outcome(game, position);
    let heaps = &position.0;
    let mut steps = Vec::new();
    match (rules.name(), game.play) {
        ("subtract", _) => {
            let lost = lost_heaps(rules, heaps[0]);
            steps.push(step(Phrase::new("subtract-lost-heaps").with("heaps", list(&lost))));
            steps.push(step(match telling::winning(game, position).first() {
                Some(best) => Phrase::new("subtract-reach-lost").with("move", telling::move_in_words(best)),
                None => Phrase::new("subtract-no-lost-in-reach").with("heap", heaps[0]),
            }));
        }
        (_, Play::Misere) => {
            let big = heaps.iter().filter(|&&heap| heap >= 2).count();
            let ones = heaps.iter().filter(|&&heap| heap == 1).count();
            if big == 0 {
                let key = if ones % 2 == 0 { "misere-only-ones-even" } else { "misere-only-ones-odd" };
                steps.push(step(Phrase::new(key).with("ones", ones)));
            } else if big == 1 {
                let left = 1 - (ones as u64 % 2);
                steps.push(step(Phrase::new("misere-one-big").with("ones", ones).with("left", left)));
            } else {
                let key = if won == Won::P { "misere-many-big-even" } else { "misere-many-big-odd" };
                steps.push(step_showing(Phrase::new(key).with("big", big), vec![telling::blocks_or_columns(heaps)]));
            }
        }
        (_, Play::Normal) => {
            let key = if won == Won::P { "columns-all-even" } else { "columns-some-odd" };
            let count = Phrase::new("columns-lay-out");
            steps.push(step_showing(count, vec![telling::blocks_or_columns(heaps)]));
            steps.push(step(Phrase::new(key)));
            if let Some(best) = telling::winning(game, position).first() {
                steps.push(step(Phrase::new("a-winning-move").with("move", telling::move_in_words(best))));
            }
        }
    }
    vec![Block::Steps(steps)]
}

/// The heaps up to `heap` that are lost for the player to move, the last eight of them.
fn lost_heaps(rules: &Rules, heap: u64) -> Vec<u64> {
    let lost = |heap: &u64| {
        let (game, position) = game(rules, &[*heap], Play::Normal);
        outcome(&game, &position) == Won::P
    };
    let mut lost: Vec<u64> = (0..=heap).rev().filter(lost).take(8).collect();
    lost.reverse();
    lost
}

/// Numbers with commas between.
pub(super) fn list(numbers: &[u64]) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(", ")
}

/// Rules of thumb that people use, where they go wrong here.
fn mistakes(rules: &Rules, game: &Game, position: &Position) -> Vec<Mistake> {
    let heaps = &position.0;
    let mut guesses: Vec<(&'static str, bool, Phrase)> = Vec::new();
    if rules.name() == "subtract" {
        let most = rules.parameters().last().copied().unwrap_or(1);
        let multiple = heaps[0].is_multiple_of(most);
        guesses.push(("multiple-of-largest", multiple, Phrase::new("looks-multiple-of-largest").with("most", most)));
        guesses.push(("even-heap", heaps[0].is_multiple_of(2), Phrase::new("looks-even-heap")));
    } else {
        let total = heaps.iter().fold(0u64, |sum, heap| sum ^ (heap & 1));
        if game.play == Play::Misere {
            let (normal, _) = telling::game(rules, heaps, Play::Normal);
            let normal = outcome(&normal, position) == Won::P;
            guesses.push(("normal-rule", normal, Phrase::new("looks-normal-rule")));
            guesses.push(("everything-reversed", !normal, Phrase::new("looks-everything-reversed")));
        }
        guesses.push(("even-total", total == 0, Phrase::new("looks-even-total")));
        guesses.push(("even-count-of-heaps", heaps.len().is_multiple_of(2), Phrase::new("looks-even-count-of-heaps")));
        let mut sorted = heaps.clone();
        sorted.sort_unstable();
        let equal_steps = sorted.len() == 3 && sorted[1] - sorted[0] == sorted[2] - sorted[1] && sorted[0] < sorted[1];
        if equal_steps {
            guesses.push(("equal-steps", true, Phrase::new("looks-equal-steps")));
        }
    }
    let refuted = telling::refutes_outcome(game, position);
    let as_outcome = |lost| if lost { Won::P } else { Won::N };
    let mistake = |(name, lost, looks)| Mistake {
        name,
        answer: Answer::Outcome(as_outcome(lost)),
        looks,
        refuted: refuted.clone(),
    };
    guesses.into_iter().map(mistake).collect()
}
