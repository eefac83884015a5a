//! Exercise kind `shift-trio`: "Which numbers may be added to the two larger heaps of a lost trio?"
//!
//! Prompt: a lost trio (a, b, c) and five numbers. Answer: the boxes of those s for which (a, b + s, c + s) is lost.
//! Written by nim-sums; confirmed by labelling every new trio, by the rules alone.
//! Source: Báron 1964 (conjecture 7); B-51, E-07, F07, F07a, X-14.

use crate::document::build::{cell, join, say, signs, step, step_showing, tuple, worded_table};
use crate::document::{Answer, Block, Cell, CellMark, Inline, Math, Mistake, Phrase, Question};
use crate::exercise::games;
use crate::exercise::second::{boxes, lost_boxes, numbers_in};
use crate::exercise::{
    Candidate, Dice, Extra, Kind, Misconception, Settings, Space, Subject, Task, Verifier, difficulty,
};
use crate::rules::{Game, Play, Position};

/// How many numbers there are to choose from.
const BOXES: usize = 5;

/// The kind; sizes come from the task.
pub const KIND: Kind = Kind {
    name: "shift-trio",
    work: 3,
    summary: "which numbers may be added to the two larger heaps of a lost trio",
    settings: || Settings { games: &["nim"], choice: false, ..Settings::size(1, 31, (1, 23)) },
    subject: Subject::Numbers("shift"),
    space: |task| Space::lost_trios(task.size),
    accepts: |_, _| true,
    degenerate: |_, _| None,
    difficulty,
    pose,
    second_route,
    extra: Extra::NONE,
};

/// How many columns the numbers have, and whether the smallest heap has more than one.
fn difficulty(_: &Task, candidate: &Candidate) -> u8 {
    let heaps = &candidate.numbers;
    difficulty::level(difficulty::width(heaps).saturating_sub(3) + difficulty::width(&heaps[..1]).min(2))
}

fn pose(task: &Task, candidate: &Candidate, dice: &mut Dice) -> Question {
    let [a, b, c] = candidate.numbers[..] else { unreachable!("the space lists three numbers") };
    let trio = [a, b, c];
    let power = (a + 1).next_power_of_two();
    let shifts = shifts(trio, power, dice);
    let good = shifts.iter().map(|&s| is_lost(shifted(trio, s))).collect::<Vec<_>>();
    let lucky: Vec<u64> =
        shifts.iter().copied().filter(|&s| !s.is_multiple_of(power) && is_lost(shifted(trio, s))).collect();
    let mut steps = vec![
        step(Phrase::new("shift-power").with("a", a).with("power", power)),
        step_showing(Phrase::new("shift-table"), vec![table(trio, &shifts)]),
    ];
    if let Some(&s) = lucky.first() {
        steps.push(step(Phrase::new("shift-lucky").with("s", s).with("power", power)));
    }
    Question {
        position: format!("shift {}: {}", join(&trio), join(&shifts)),
        stem: games::stem(&task.games[0], Play::Normal, "shift-prompt"),
        sample: Some(Phrase::new("shift-sample")),
        prompt: vec![Block::Paragraph(say(Phrase::new("shift-numbers").with("trio", tuple(&trio))))],
        space: vec![Block::Ticks(shifts.iter().map(|&s| vec![Inline::Signs(s.to_string())]).collect())],
        headline: headline(&shifts, &good),
        solution: vec![Block::Steps(steps)],
        wrong: mistakes(task, trio, power, &shifts),
        answer: boxes(&good),
        routes: [Phrase::new("route-nim-sum"), Phrase::new("route-search-shifted")],
    }
}

fn second_route(_: &Task, position: &str, verifier: &mut Verifier) -> Result<Answer, String> {
    let (trio, shifts) = position.split_once(':').ok_or_else(|| format!("`{position}` names no numbers"))?;
    let [a, b, c] = numbers_in(trio)[..] else { return Err(format!("`{trio}` is not a trio")) };
    let shifted = |shift| format!("nim {a} {} {}", b.saturating_add(shift), c.saturating_add(shift));
    lost_boxes(numbers_in(shifts).into_iter().map(shifted), verifier)
}

/// The trio after the shift.
fn shifted([a, b, c]: [u64; 3], s: u64) -> [u64; 3] {
    [a, b + s, c + s]
}

fn is_lost([a, b, c]: [u64; 3]) -> bool {
    a ^ b ^ c == 0
}

/// The numbers that may be added, or a sentence.
fn headline(shifts: &[u64], good: &[bool]) -> Vec<Inline> {
    let right: Vec<u64> = shifts.iter().zip(good).filter(|(_, good)| **good).map(|(&s, _)| s).collect();
    say(Phrase::new("shift-answer").with("count", right.len()).with("shifts", games::numbers(&right)))
}

/// One or two multiples of the power, at most one other number that happens to fit, and numbers that do not, the
/// smaller power of 2 among them; rising.
fn shifts(trio: [u64; 3], power: u64, dice: &mut Dice) -> Vec<u64> {
    let mut multiples: Vec<u64> = (1..=3).map(|times| times * power).collect();
    dice.shuffle(&mut multiples);
    multiples.truncate(1 + dice.below(2) as usize);
    let mut chosen = multiples;
    let others: Vec<u64> = (1..=3 * power.max(4)).filter(|s| !s.is_multiple_of(power)).collect();
    let (mut fit, mut fail): (Vec<u64>, Vec<u64>) = others.iter().partition(|&&s| is_lost(shifted(trio, s)));
    dice.shuffle(&mut fit);
    dice.shuffle(&mut fail);
    // Even numbers tempt more.
    fail.sort_by_key(|s| (*s != power / 2, s % 2));
    if dice.below(2) == 1 {
        chosen.extend(fit.first());
    }
    chosen.extend(fail.into_iter().take(BOXES - chosen.len()));
    chosen.sort_unstable();
    chosen
}

/// Every number, the trio it makes, and the nim-sum of that.
fn table(trio: [u64; 3], shifts: &[u64]) -> Block {
    let row = |&s: &u64| -> Vec<Cell> {
        let made = shifted(trio, s);
        let sum = games::nim_sum(made.into_iter());
        let formula = Inline::Math(Math::chain(&made, "⊕").equals(Math::Number(sum)));
        let verdict = Phrase::new(if sum == 0 { "shift-lost" } else { "shift-not-lost" });
        let mark = if sum == 0 { CellMark::Strong } else { CellMark::None };
        vec![Cell { mark, ..signs(s) }, cell(vec![formula]), cell(say(verdict))]
    };
    let heads = ["shift-added", "shift-nim-sum", "shift-verdict"];
    Block::Table(worded_table(Phrase::new("shift-caption"), &heads, shifts.iter().map(row)))
}

fn mistakes(task: &Task, trio: [u64; 3], power: u64, shifts: &[u64]) -> Vec<Mistake> {
    let only_power = |s| s == power;
    let guesses: [Misconception<&dyn Fn(u64) -> bool>; 4] = [
        Misconception::new("looks-any-even-number", &|s| s % 2 == 0),
        Misconception::new("looks-any-power-of-two", &|s: u64| s.is_power_of_two()),
        Misconception::new("looks-only-the-power", &only_power),
        Misconception::new("looks-difference-stays", &|_| true),
    ];
    let game = Game::single(task.games[0].clone(), Play::Normal);
    let mistake = |guess: Misconception<&dyn Fn(u64) -> bool>| {
        let given: Vec<bool> = shifts.iter().map(|&s| (guess.answer)(s)).collect();
        let place = (0..shifts.len()).find(|&place| given[place] != is_lost(shifted(trio, shifts[place])))?;
        let made = shifted(trio, shifts[place]);
        let refutation = Phrase::new("refuted-shift")
            .with("s", shifts[place])
            .with("made", tuple(&made))
            .with("why", games::refutes_outcome(&game, &Position::of(made)));
        let shown = headline(shifts, &given);
        Some(Mistake { shown, ..guess.refuted(|_| boxes(&given), refutation) })
    };
    guesses.into_iter().filter_map(mistake).collect()
}
