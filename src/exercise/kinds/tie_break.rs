//! Exercise kind `tie-break`: "The builder has taken the numbers in another order. Which of its trios are not lost?"
//!
//! Prompt: the numbers 1 to N in some order and the trios that Báron's builder makes of them in that order. Answer: the
//! boxes of those that are not lost. Written by nim-sums; confirmed by labelling each trio, by the rules alone, after
//! the list has been made again by the builder with its numbers renamed.
//! Source: Báron 1964 (the builder); B-37, B-84, X-24.

use crate::baron::greedy::{self, By};
use crate::document::build::{cell, join, list, say, sentences, signs, step, step_showing, tuple, worded_table};
use crate::document::{Answer, Block, Cell, CellMark, Inline, Math, Mistake, Phrase, Question};
use crate::exercise::games;
use crate::exercise::second::{self, numbers_in};
use crate::exercise::solved::SolvedPosition;
use crate::exercise::{
    BoxNames, Candidate, Dice, Extra, Kind, Misconception, Settings, Space, Subject, Task, Verifier, difficulty,
};
use crate::rules::{Game, Play, Position};

/// What its boxes are called, in the words of any language that mean the same.
const BOXES: BoxNames = BoxNames {
    about: &["not lost", "not lost trio"],
    marks: [&["not lost", "won", "N"], &["lost", "P"]],
    ..BoxNames::NONE
};

/// The kind; the largest number comes from `size`.
pub const KIND: Kind = Kind {
    name: "tie-break",
    work: 4,
    summary: "the builder's trios when it takes the numbers in another order: which are not lost (`size`: the largest number)",
    settings: || Settings { games: &["nim"], choice: false, ..Settings::size(5, 10, (6, 8)) },
    subject: Subject::InOrder("order"),
    space,
    accepts,
    degenerate: |_, _| None,
    // How many numbers there are, and so how many trios to look at.
    difficulty: |_, candidate| difficulty::level((candidate.numbers[0] as u32).saturating_sub(3) / 2 + 1),
    pose,
    second_route,
    extra: Extra { boxes: BOXES, ..Extra::NONE },
};

/// The largest number and the rank of an order.
fn space(task: &Task) -> Space {
    let orders = |largest: u64| Space::Tuples(vec![(largest, largest), (0, (1..=largest).product::<u64>() - 1)]);
    Space::Union((task.size.0..=task.size.1).map(orders).collect())
}

/// At least two trios are lost, and at least two are not.
fn accepts(_: &Task, candidate: &Candidate) -> bool {
    let trios = built(&order_of(candidate));
    let lost = trios.iter().filter(|&&trio| is_lost(trio)).count();
    lost >= 2 && lost + 2 <= trios.len()
}

fn pose(task: &Task, candidate: &Candidate, _: &mut Dice) -> Question {
    let order = order_of(candidate);
    let trios = built(&order);
    let bad: Vec<usize> = (0..trios.len()).filter(|&place| !is_lost(trios[place])).collect();
    let first = trios[bad.first().copied().unwrap_or(0)];
    let at = SolvedPosition::new(&task.games[0], first.to_vec(), Play::Normal);
    let mut steps = vec![step_showing(Phrase::new("tie-break-sums"), vec![table(&trios)])];
    if let Some(best) = at.winning_moves().first() {
        let explain = Phrase::new("tie-break-won").with("trio", tuple(&first));
        steps.push(step(explain.with("move", at.in_words(best))));
    }
    steps.push(step(Phrase::new("tie-break-why")));
    let texts: Vec<String> = trios.iter().map(|trio| join(trio)).collect();
    Question {
        position: format!("order {}: {}", join(&order), texts.join(", ")),
        stem: vec![Phrase::rule("tie-break-rules"), Phrase::new("tie-break-question")],
        sample: Some(Phrase::new("tie-break-sample")),
        prompt: vec![sentences(vec![
            Phrase::new("tie-break-order").with("order", list(&order)),
            Phrase::new("tie-break-found"),
        ])],
        space: vec![Block::Ticks(trios.iter().map(|trio| vec![Inline::Signs(tuple(trio))]).collect())],
        headline: headline(&trios, &bad),
        solution: vec![Block::Steps(steps)],
        wrong: mistakes(task, &trios, &bad),
        answer: Answer::Ticks(bad),
        routes: [Phrase::new("route-nim-sum"), Phrase::new("route-search-built")],
    }
}

fn second_route(_: &Task, position: &str, verifier: &mut Verifier) -> Result<Answer, String> {
    let (order, trios) = position.split_once(':').ok_or_else(|| format!("`{position}` has no trios"))?;
    let order = numbers_in(order);
    // The builder itself takes the numbers in their own order: here k stands for the number in place k.
    let log = greedy::literal(order.len() as u64, By::Scratch).map_err(|limit| limit.to_string())?;
    let mut boxes = Vec::new();
    let mut named = Vec::new();
    for trio in log.run.trios {
        let mut numbers = trio.map(|place| order[place as usize - 1]);
        numbers.sort_unstable();
        if !second::is_lost(&format!("nim {}", join(&numbers)), Play::Normal, verifier)? {
            boxes.push(named.len());
        }
        named.push(numbers);
    }
    match numbers_in(trios) == named.concat() {
        true => Ok(Answer::Ticks(boxes)),
        false => Err(format!("the builder does not make the trios of `{position}`")),
    }
}

/// The numbers in the order of a candidate.
fn order_of(candidate: &Candidate) -> Vec<u64> {
    let mut rest: Vec<u64> = (1..=candidate.numbers[0]).collect();
    let mut rank = candidate.numbers[1] as usize;
    let mut order = Vec::new();
    while !rest.is_empty() {
        let place = rank % rest.len();
        rank /= rest.len();
        order.push(rest.remove(place));
    }
    order
}

/// The trios in the order found, the numbers of each rising: of the pairs left the first in this order, with the first
/// third number such that all three pairs are left.
fn built(order: &[u64]) -> Vec<[u64; 3]> {
    let count = order.len();
    let mut gone = vec![false; count * count];
    let mut trios = Vec::new();
    for a in 0..count {
        for b in a + 1..count {
            let third =
                (b + 1..count).find(|&c| ![a * count + b, a * count + c, b * count + c].iter().any(|&pair| gone[pair]));
            if let Some(c) = third {
                for pair in [a * count + b, a * count + c, b * count + c] {
                    gone[pair] = true;
                }
                let mut trio = [order[a], order[b], order[c]];
                trio.sort_unstable();
                trios.push(trio);
            }
        }
    }
    trios
}

fn is_lost([a, b, c]: [u64; 3]) -> bool {
    a ^ b ^ c == 0
}

/// The trios of these boxes.
fn headline(trios: &[[u64; 3]], boxes: &[usize]) -> Vec<Inline> {
    let shown: Vec<String> = boxes.iter().map(|&place| tuple(&trios[place])).collect();
    say(Phrase::new("tie-break-answer").with("count", shown.len()).with("trios", games::all_of(&shown)))
}

/// Every trio with its nim-sum.
fn table(trios: &[[u64; 3]]) -> Block {
    let row = |trio: &[u64; 3]| -> Vec<Cell> {
        let sum = games::nim_sum(trio.iter().copied());
        let formula = Inline::Math(Math::chain(trio, "⊕").equals(Math::Number(sum)));
        let verdict = Phrase::new(if sum == 0 { "shift-lost" } else { "shift-not-lost" });
        let mark = if sum == 0 { CellMark::None } else { CellMark::Strong };
        vec![Cell { mark, ..signs(tuple(trio)) }, cell(vec![formula]), cell(say(verdict))]
    };
    let heads = ["tie-break-trio", "shift-nim-sum", "shift-verdict"];
    Block::Table(worded_table(Phrase::new("tie-break-caption"), &heads, trios.iter().map(row)))
}

fn mistakes(task: &Task, trios: &[[u64; 3]], bad: &[usize]) -> Vec<Mistake> {
    let guesses: [Misconception<&dyn Fn([u64; 3]) -> bool>; 4] = [
        Misconception::new("looks-every-system-is-lost", &|_| false),
        Misconception::new("looks-odd-total-only", &|[a, b, c]| (a + b + c) % 2 == 1),
        Misconception::new("looks-sum-of-two", &|[a, b, c]| a + b != c),
        Misconception::new("looks-no-trio-is-lost", &|_| true),
    ];
    let game = Game::single(task.games[0].clone(), Play::Normal);
    let mistake = |guess: Misconception<&dyn Fn([u64; 3]) -> bool>| {
        let given: Vec<usize> = (0..trios.len()).filter(|&place| (guess.answer)(trios[place])).collect();
        let place = (0..trios.len()).find(|place| given.contains(place) != bad.contains(place))?;
        let refutation = Phrase::new("refuted-join")
            .with("position", tuple(&trios[place]))
            .with("why", games::refutes_outcome(&game, &Position::of(trios[place])));
        let shown = headline(trios, &given);
        Some(Mistake { shown, ..guess.refuted(|_| Answer::Ticks(given), refutation) })
    };
    guesses.into_iter().filter_map(mistake).collect()
}
