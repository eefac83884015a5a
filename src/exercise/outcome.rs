//! Exercise kind `outcome`: "Does the player to move win or lose?"
//!
//! Prompt: a position. Answer: P (the player to move loses) or N. Written from theory (nim-sum, misère
//! rule, remainder); confirmed by labelling every position from the end, by the rules alone.
//! Source: Bouton 1902; Báron 1964; catalogue X-01.

use super::candidates;
use super::telling::{self, game, outcome, say, sentences, step, step_showing};
use super::{Answer, Bounds, Checks, Dice, Kind, Mistake, Question, Side, Space, Takes, Task};
use crate::document::{Block, Phrase, Step};
use crate::rules::{self, Game, Play, Position, Rules};
use crate::solver::{self, Outcome as Won};

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
        position.parts().iter().any(|&heap| heap > 0)
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
    let heaps = position.parts();
    let mut steps = Vec::new();
    match (rules.name(), game.play) {
        ("subtract", _) => {
            let (lost, all) = lost_heaps(rules, heaps[0]);
            steps.push(step(Phrase::new("subtract-from-zero")));
            let period = solver::values(rules, 0).ok().and_then(|values| values.period);
            if let (false, Some(period)) = (all, period) {
                steps.push(step(
                    Phrase::new("subtract-repeats").with("period", period.length).with("from", period.from),
                ));
            }
            let key = if all { "subtract-lost-heaps" } else { "subtract-lost-heaps-near" };
            steps.push(step(Phrase::new(key).with("heap", heaps[0]).with("heaps", telling::list(&lost))));
            let reaching = telling::winning(game, position);
            for best in &reaching {
                steps.push(step(Phrase::new("subtract-reach-lost").with("move", best.in_words())));
            }
            if reaching.is_empty() {
                steps.push(step(Phrase::new("subtract-no-lost-in-reach").with("heap", heaps[0])));
            }
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
                steps.push(step(Phrase::new("misere-many-big").with("big", big)));
                steps.push(step_showing(Phrase::new(key), vec![telling::blocks_or_columns(heaps)]));
                steps.extend(a_repair(game, position));
                steps.push(step(Phrase::new("misere-why")));
            }
        }
        (_, Play::Normal) if heaps.len() == 2 => steps.push(step(match telling::winning(game, position).first() {
            Some(best) => Phrase::new("two-heaps-differ").with("move", best.in_words()),
            None => Phrase::new("two-heaps-equal"),
        })),
        (_, Play::Normal) => {
            let key = if won == Won::P { "columns-all-even" } else { "columns-some-odd" };
            let count = Phrase::new("columns-lay-out");
            steps.push(step_showing(count, vec![telling::blocks_or_columns(heaps)]));
            steps.push(step(Phrase::new(key)));
            steps.extend(a_repair(game, position));
        }
    }
    vec![Block::Steps(steps)]
}

/// The first move that makes every column even, if there is one.
fn a_repair(game: &Game, position: &Position) -> Option<Step> {
    let moves = telling::winning(game, position);
    let best = moves.first()?;
    Some(step(Phrase::new("a-winning-move").with("move", best.in_words())))
}

/// The heaps up to `heap` that are lost for the player to move: all when they are few, else those
/// within reach of a move. And whether these are all.
fn lost_heaps(rules: &Rules, heap: u64) -> (Vec<u64>, bool) {
    let lost = |heap: &u64| {
        let (game, position) = game(rules, &[*heap], Play::Normal);
        outcome(&game, &position) == Won::P
    };
    let mut heaps: Vec<u64> = (0..=heap).filter(lost).collect();
    let all = heaps.len() <= MANY_HEAPS;
    if !all {
        let most = rules.parameters().last().copied().unwrap_or(1);
        heaps.retain(|lost| lost + most >= heap);
    }
    (heaps, all)
}

/// A list of more heaps than these does not fit a line.
const MANY_HEAPS: usize = 12;

/// Rules of thumb that people use, where they go wrong here.
fn mistakes(rules: &Rules, game: &Game, position: &Position) -> Vec<Mistake> {
    let heaps = position.parts();
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
        let mut sorted = heaps.to_vec();
        sorted.retain(|&heap| heap > 0);
        sorted.sort_unstable();
        let largest = sorted.last().copied().unwrap_or(0);
        let others: u128 = sorted.iter().map(|&heap| u128::from(heap)).sum::<u128>() - u128::from(largest);
        let equal = sorted.windows(2).any(|pair| pair[0] == pair[1]);
        if sorted.len() >= 3 && others == u128::from(largest) {
            guesses.push(("largest-is-sum", true, Phrase::new("looks-largest-is-sum")));
        }
        if sorted.len() >= 3 && equal {
            guesses.push(("two-equal-heaps", true, Phrase::new("looks-two-equal-heaps")));
        }
        if sorted.len() >= 3 && !equal {
            guesses.push(("no-equal-heaps", false, Phrase::new("looks-no-equal-heaps")));
        }
        let equal_steps = sorted.len() == 3 && sorted[1] - sorted[0] == sorted[2] - sorted[1] && sorted[0] < sorted[1];
        if equal_steps {
            guesses.push(("equal-steps", true, Phrase::new("looks-equal-steps")));
        }
        guesses.push(("even-total", total == 0, Phrase::new("looks-even-total")));
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
