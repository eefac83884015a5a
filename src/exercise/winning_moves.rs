//! Exercise kind `winning-moves`: "Find every winning move", or the only one.
//!
//! Prompt: an N-position. Answer: its moves to P-positions, never empty; all are accepted. Written from
//! Grundy values (nim-sum, misère rule); confirmed by labelling, which knows the rules alone.
//! Source: Sprague 1935, Grundy 1939; Báron 1964 (the fixing move); catalogue X-02.

use super::answer::{Winning, tuple};
use super::candidates;
use super::outcome;
use super::telling::{self, game, say, sentences, step, step_showing};
use super::{Answer, Bounds, Checks, Dice, Kind, Mistake, Question, Side, Space, Takes, Task};
use crate::document::{Blank, Block, Inline, Line, Phrase};
use crate::rules::{self, Game, Play, Position, Rules};

/// The kind; game and heap sizes come from the task.
pub struct WinningMoves;

impl Kind for WinningMoves {
    fn name(&self) -> &'static str {
        "winning-moves"
    }

    fn summary(&self) -> &'static str {
        "find every winning move; with `unique: true`, the only one"
    }

    fn takes(&self) -> Takes {
        Takes {
            games: &["nim", "subtract"],
            play: true,
            heaps: Some(Bounds { least: 2, most: 6, default: (3, 3) }),
            unique: true,
            ..Takes::size(0, 1000, (1, 15))
        }
    }

    fn space(&self, task: &Task, side: Side) -> Space {
        candidates::positions(task, side)
    }

    fn accepts(&self, task: &Task, side: Side, candidate: &[u64]) -> bool {
        let Some((rules, heaps)) = candidates::position(task, side, candidate) else { return false };
        let (game, position) = game(rules, &heaps, task.play);
        let count = telling::winning(&game, &position).len();
        if task.unique { count == 1 } else { count > 0 }
    }

    fn difficulty(&self, task: &Task, side: Side, candidate: &[u64]) -> u8 {
        let Some((rules, heaps)) = candidates::position(task, side, candidate) else { return 1 };
        let (game, position) = game(rules, &heaps, task.play);
        let several = u8::from(telling::winning(&game, &position).len() > 1 && !task.unique);
        (outcome::difficulty(&heaps) + several).min(5)
    }

    fn pose(&self, task: &Task, side: Side, candidate: &[u64], dice: &mut Dice) -> Question {
        let (rules, heaps) = candidates::position(task, side, candidate).unwrap_or((&task.games[0], vec![0]));
        let heaps = telling::in_some_order(&heaps, dice);
        let (game, position) = game(rules, &heaps, task.play);
        let moves = telling::winning(&game, &position);
        let mut prompt = telling::rules_in_words(rules, task.play);
        let lines = if task.unique { 1 } else { most_moves(rules, task.play, &heaps).max(moves.len()) };
        prompt.push(Phrase::new(if lines == 1 { "winning-moves-prompt-one" } else { "winning-moves-prompt-all" }));
        let answer = Answer::Moves(moves.clone());
        let places: Vec<Line> = (0..lines).map(|_| place_to_write(heaps.len())).collect();
        Question {
            position: game.text(&position),
            prompt: vec![sentences(prompt)],
            space: vec![Block::Beside(vec![telling::heaps_picture(&heaps), Block::Answer(places)])],
            headline: headline(&moves),
            solution: solution(rules, &game, &position, &moves),
            wrong: telling::named(&answer, mistakes(rules, &game, &position, &moves)),
            answer,
            routes: [outcome::first_route(rules, task.play), Phrase::new("route-search")],
        }
    }

    fn second_route(&self, task: &Task, position: &str, checks: &mut Checks) -> Result<Answer, String> {
        let parsed = rules::parse(position, task.play).map_err(|error| error.message)?;
        let labels = checks.labels(&parsed.game);
        let moves = labels.winning_moves(&parsed.position).map_err(|limit| limit.to_string())?;
        Ok(Answer::Moves(moves.into_iter().map(Winning::from).collect()))
    }

    fn largest(&self, task: &Task) -> Option<String> {
        Some(candidates::largest(task))
    }
}

/// The most moves that can win, so that the space does not tell how many do: one for each heap, in
/// normal play an odd number of them; in a subtraction game one for each number of the set, up to six.
fn most_moves(rules: &Rules, play: Play, heaps: &[u64]) -> usize {
    match (rules.name(), play) {
        ("subtract", _) => rules.parameters().len().min(6),
        (_, Play::Misere) => heaps.len(),
        (_, Play::Normal) => heaps.len() - (heaps.len() + 1) % 2,
    }
}

fn place_to_write(heaps: usize) -> Line {
    if heaps == 1 {
        return say(Phrase::new("write-move-one-heap").with("take", Blank::Short).with("left", Blank::Short));
    }
    say(Phrase::new("write-move").with("take", Blank::Short).with("heap", Blank::Short))
}

fn headline(moves: &[Winning]) -> Line {
    let mut line = Line::new();
    for (index, step) in moves.iter().enumerate() {
        if index > 0 {
            line.push(Inline::Say(Phrase::new("or-move").with("move", step.in_words())));
        } else {
            line.push(Inline::Say(telling::move_sentence(step)));
        }
    }
    line.push(Inline::Text("."));
    line
}

/// The repair in two pictures: the odd columns, and all even after it.
fn solution(rules: &Rules, game: &Game, position: &Position, moves: &[Winning]) -> Vec<Block> {
    let Some(best) = moves.first() else { return Vec::new() };
    let heaps = position.parts();
    let big = heaps.iter().filter(|&&heap| heap >= 2).count();
    // Two heaps are levelled, heaps of one counted: columns would only hide it.
    let two = game.play == Play::Normal && heaps.len() == 2;
    if rules.name() == "subtract" || two || (game.play == Play::Misere && big < 2) {
        return outcome::solution(rules, game, position);
    }
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    let top = 1u64 << (63 - sum.leading_zeros());
    let holders = heaps.iter().filter(|&&heap| heap & top != 0).count();
    let explain = Phrase::new("repair-top-column")
        .with("place", top)
        .with("holders", holders)
        .with("heap", best.heap)
        .with("from", heaps[best.heap - 1])
        .with("to", best.left);
    let mut steps = vec![
        step_showing(Phrase::new("columns-lay-out"), vec![telling::blocks_or_columns(heaps)]),
        step_showing(explain, vec![telling::blocks_or_columns(best.to.parts())]),
        step(Phrase::new("repair-all-even").with("position", tuple(best.to.parts()))),
    ];
    for other in &moves[1..] {
        let again = Phrase::new("repair-also").with("heap", other.heap).with("from", heaps[other.heap - 1]);
        steps.push(step(again.with("to", other.left)));
    }
    if game.play == Play::Misere {
        steps.insert(0, step(Phrase::new("misere-many-big").with("big", big)));
        steps.push(step(Phrase::new("misere-why")));
    }
    vec![Block::Steps(steps)]
}

/// Moves that people make, where they do not win.
fn mistakes(rules: &Rules, game: &Game, position: &Position, moves: &[Winning]) -> Vec<Mistake> {
    let heaps = position.parts();
    let mut guesses: Vec<(&'static str, usize, Option<u64>, Phrase)> = Vec::new();
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    let largest = (0..heaps.len()).max_by_key(|&part| heaps[part]).unwrap_or(0);
    if rules.name() == "subtract" {
        let most = rules.parameters().last().copied().unwrap_or(1);
        let rest = heaps[0] % most;
        guesses.push(("takes-most", 0, heaps[0].checked_sub(most), Phrase::new("looks-takes-most")));
        let multiple = Phrase::new("looks-leaves-multiple").with("most", most);
        guesses.push(("leaves-multiple-of-largest", 0, Some(heaps[0] - rest), multiple));
    } else {
        if game.play == Play::Misere {
            let (normal, _) = telling::game(rules, heaps, Play::Normal);
            for step in telling::winning(&normal, position) {
                guesses.push(("normal-rule", step.heap - 1, Some(step.left), Phrase::new("looks-normal-rule")));
            }
        }
        if let ([first, second], Play::Normal) = (heaps, game.play) {
            guesses.push(("takes-whole-heap", largest, Some(0), Phrase::new("looks-takes-whole-heap")));
            guesses.push(("one-off", largest, Some(first.min(second) + 1), Phrase::new("looks-one-off")));
        }
        let whole_sum = Phrase::new("looks-nim-sum-from-largest").with("sum", sum);
        guesses.push(("nim-sum-from-largest", largest, heaps[largest].checked_sub(sum), whole_sum));
        if let Some(best) = moves.first() {
            let part = best.heap - 1;
            guesses.push(("amount-for-rest", part, Some(best.take), Phrase::new("looks-amount-for-rest")));
            let top = 1u64 << (63 - sum.max(1).leading_zeros());
            let repaired = (heaps[part] & top != 0).then(|| heaps[part] - top);
            guesses.push(("first-column-only", part, repaired, Phrase::new("looks-first-column")));
        }
        if heaps.len() >= 3 {
            let second = (0..heaps.len()).filter(|&part| part != largest).max_by_key(|&part| heaps[part]).unwrap_or(0);
            guesses.push(("levels-two", largest, Some(heaps[second]), Phrase::new("looks-levels-two")));
        }
    }
    let legal = |part: usize, left: &u64| {
        *left < heaps[part] && (rules.name() == "nim" || rules.parameters().contains(&(heaps[part] - left)))
    };
    let mistake = |(name, part, left, looks): (&'static str, usize, Option<u64>, Phrase)| {
        let left = left.filter(|left| legal(part, left))?;
        let to = game.after(position, 0, rules::Step::to(part, left)).to;
        let refuted = telling::refuting_reply(game, &to);
        let answer = Answer::Moves(vec![Winning { heap: part + 1, take: heaps[part] - left, left, to }]);
        Some(Mistake { name, answer, looks, refuted })
    };
    guesses.into_iter().filter_map(mistake).collect()
}
