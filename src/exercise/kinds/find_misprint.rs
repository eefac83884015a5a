//! Exercise kind `find-misprint`: "One number of this worked reduction is misprinted. Which, and what
//! belongs there?"
//!
//! Prompt: the lines of a reduction with one number changed. Answer: its place and the right number; no
//! other single change mends the table. Written by undoing what was changed, and uniqueness by trying
//! what each line makes of the one before; confirmed from the printed numbers alone, by the interval of
//! first lines that each printed number allows.
//! Source: Báron 1964; B-60, B-67, X-17.

use super::reduction_trace::{lines, steps, trio_of};
use crate::document::build::{cell, join, say, signs, step, step_showing};
use crate::document::{Answer, Blank, Block, CellMark, Inline, Math, Mistake, Phrase, Question, Table, TableLook};
use crate::exercise::second::parse_exactly;
use crate::exercise::{
    Candidate, Dice, Extra, Kind, Misconception, Settings, Space, Subject, Task, Verifier, difficulty,
};

/// Lines of three numbers.
type Lines = Vec<[u64; 3]>;

/// A number of the lines and what is put there: its line, its column, the number.
type Change = (usize, usize, u64);

/// The names of the columns.
const COLUMNS: [&str; 3] = ["a", "b", "c"];

/// The lines after a change.
fn repaired(lines: &Lines, (line, column, number): Change) -> Lines {
    let mut lines = lines.clone();
    lines[line][column] = number;
    lines
}

/// The kind; sizes come from the task.
pub const KIND: Kind = Kind {
    name: "find-misprint",
    work: 4,
    summary: "the one misprinted number of a worked reduction, and its repair",
    settings: || Settings::size(4, (1 << 20) - 1, (12, 63)),
    subject: Subject::Trio,
    space: |task| Space::Multisets { count: 3, range: task.size },
    accepts,
    degenerate: |_, _| None,
    // How many lines the trace of the reduction has; not the line of the misprint, or the level would tell it.
    difficulty: |_, candidate| difficulty::level(steps(trio_of(candidate))),
    pose,
    second_route,
    extra: Extra::NONE,
};

fn accepts(_: &Task, candidate: &Candidate) -> bool {
    let trio = trio_of(candidate);
    trio[0] < trio[1] && trio[1] < trio[2] && steps(trio) >= 2
}

fn pose(_: &Task, candidate: &Candidate, dice: &mut Dice) -> Question {
    let right = lines(trio_of(candidate));
    let (line, column, wrong) = misprint(&right, dice);
    let printed = repaired(&right, (line, column, wrong));
    let value = right[line][column];
    let text: Vec<String> = printed.iter().map(|line| join(line)).collect();
    let variable = Math::Variable(COLUMNS[column]);
    let explain = if line == 0 {
        let below = right[1][column];
        Phrase::new("misprint-in-first-line")
            .with("column", variable.clone())
            .with("wrong", wrong)
            .with("below", below)
            .with("even", 2 * below)
            .with("odd", 2 * below + 1)
            .with("right", value)
    } else {
        Phrase::new("misprint-in-line")
            .with("column", variable.clone())
            .with("line", line)
            .with("before", line - 1)
            .with("half", halving(&right, line, column))
            .with("wrong", wrong)
    };
    // The line below may confirm it: it comes from the right number and not from the wrong one.
    let confirmed = right.get(line + 1).filter(|below| line > 0 && below[column] != wrong / 2).map(|_| {
        step(Phrase::new("misprint-next-fits").with("line", line + 1).with("right", value).with("wrong", wrong))
    });
    let mut steps = vec![
        step(Phrase::new("misprint-check-each-line")),
        step_showing(explain, vec![table(&right, Some((line, column)))]),
    ];
    steps.extend(confirmed);
    steps.push(step(Phrase::new("misprint-only-repair")));
    Question {
        position: format!("lines {}", text.join(" / ")),
        stem: vec![Phrase::rule("reduction-rules"), Phrase::new("misprint-prompt")],
        sample: Some(Phrase::new("misprint-sample")),
        prompt: Vec::new(),
        space: vec![
            table(&printed, None),
            Block::Answer(vec![say(Phrase::new("write-misprint")
                .with("line", Blank::Short)
                .with("column", Blank::Sign)
                .with("wrong", Blank::Short)
                .with("right", Blank::Short))]),
        ],
        headline: say(Phrase::new("misprint-answer")
            .with("line", line)
            .with("column", variable)
            .with("wrong", wrong)
            .with("right", value)),
        solution: vec![Block::Steps(steps)],
        wrong: mistakes(&printed, &right, (line, column)),
        answer: Answer::Repair { line, column, right: value },
        routes: [Phrase::new("route-steps"), Phrase::new("route-intervals")],
    }
}

fn second_route(_: &Task, position: &str, _: &mut Verifier) -> Result<Answer, String> {
    let printed: Lines = position.split('/').map(parse_exactly::<3>).collect::<Result<_, _>>()?;
    let repairs = repairs_by_intervals(&printed);
    match repairs.as_slice() {
        [(line, column, right)] => Ok(Answer::Repair { line: *line, column: *column, right: *right }),
        several => Err(format!("{} single changes correct `{position}`", several.len())),
    }
}

/// A place and a wrong number such that no other single change mends the table.
///
/// There always is one: in line 1 of three or more, a number two larger fits neither neighbour.
fn misprint(right: &Lines, dice: &mut Dice) -> Change {
    let mut choices = Vec::new();
    for (line, numbers) in right.iter().enumerate() {
        for (column, &number) in numbers.iter().enumerate() {
            let misprints =
                [Some(number + 1), number.checked_sub(1), Some(number + 2), Some(number + 10), swapped(number)];
            let wrong = misprints.into_iter().flatten().filter(|&wrong| wrong != number);
            choices.extend(wrong.map(|wrong| (line, column, wrong)));
        }
    }
    dice.shuffle(&mut choices);
    let only = |&change: &Change| repairs_by_steps(&repaired(right, change)).len() == 1;
    choices.into_iter().find(only).unwrap_or((1, 0, right[1][0] + 2))
}

/// A number with its last two decimal digits exchanged.
fn swapped(number: u64) -> Option<u64> {
    (number >= 10).then(|| number / 100 * 100 + number % 10 * 10 + number / 10 % 10)
}

/// Every single change that makes the lines a reduction: what the steps make of the line before, or in
/// the first line one of the two numbers whose half is below.
fn repairs_by_steps(printed: &Lines) -> Vec<Change> {
    let mut repairs = Vec::new();
    for line in 0..printed.len() {
        for column in 0..3 {
            let below = printed.get(line + 1).map_or(0, |next| next[column]);
            let candidates = match line {
                0 => vec![2 * below, 2 * below + 1],
                _ => vec![printed[line - 1][column] / 2],
            };
            for candidate in candidates {
                let mended = repaired(printed, (line, column, candidate));
                if candidate != printed[line][column] && lines(mended[0]) == mended {
                    repairs.push((line, column, candidate));
                }
            }
        }
    }
    repairs
}

/// The same from intervals: `v` in line `k` says that the first line holds a number of
/// `v * 2^k ..= v * 2^k + 2^k - 1`. Without the changed number those of a column must meet.
fn repairs_by_intervals(printed: &Lines) -> Vec<Change> {
    let mut repairs = Vec::new();
    for column in 0..3 {
        for line in 0..printed.len() {
            let (mut least, mut most) = (0u128, u128::MAX);
            for (other, numbers) in printed.iter().enumerate().filter(|(other, _)| *other != line) {
                let start = u128::from(numbers[column]) << other;
                least = least.max(start);
                most = most.min(start + (1 << other) - 1);
            }
            // With the first line left out at most two numbers remain, else exactly one.
            for first in (least..=most).take(2) {
                let value = (first >> line) as u64;
                let mended = repaired(printed, (line, column, value));
                if value != printed[line][column] && ends_as_it_should(&mended) && falls_by_halves(&mended) {
                    repairs.push((line, column, value));
                }
            }
        }
    }
    repairs
}

/// Every column holds its first number divided by 1, 2, 4, …, rounded down.
fn falls_by_halves(lines: &Lines) -> bool {
    lines.iter().enumerate().all(|(shift, line)| (0..3).all(|column| line[column] == lines[0][column] >> shift))
}

/// Only the last line has an odd sum or a zero.
fn ends_as_it_should(lines: &Lines) -> bool {
    let ends = |line: &[u64; 3]| line.contains(&0) || (line[0] % 2 + line[1] % 2 + line[2] % 2) % 2 == 1;
    lines.iter().enumerate().all(|(place, line)| ends(line) == (place + 1 == lines.len()))
}

/// How a number comes from the one above: `43 - 1 = 42, 42 / 2 = 21`.
fn halving(right: &Lines, line: usize, column: usize) -> Math {
    let (above, below) = (right[line - 1][column], right[line][column]);
    let half = |number| Math::chain(&[number, 2], "÷").equals(Math::Number(below));
    if above % 2 == 0 {
        return half(above);
    }
    let even = Math::chain(&[above, 1], "−").equals(Math::Number(above - 1));
    Math::Row(vec![even, Math::Sign(","), half(above - 1)])
}

fn table(lines: &Lines, strong: Option<(usize, usize)>) -> Block {
    let mut head = vec![cell(say(Phrase::new("head-line")))];
    head.extend(COLUMNS.map(|name| cell(vec![Inline::Math(Math::Variable(name))])));
    let row = |(index, line): (usize, &[u64; 3])| {
        let mut cells = vec![signs(index)];
        cells.extend(line.map(signs));
        if let Some((_, column)) = strong.filter(|place| place.0 == index) {
            cells[column + 1].mark = CellMark::Strong;
        }
        cells
    };
    let rows = lines.iter().enumerate().map(row).collect();
    Block::Table(Table {
        look: TableLook::Pairs,
        caption: Phrase::new("misprint-caption"),
        head,
        rows,
        row_heads: true,
    })
}

fn mistakes(printed: &Lines, right: &Lines, (line, column): (usize, usize)) -> Vec<Mistake> {
    let wrong = printed[line][column];
    let mut guesses = Vec::new();
    if line + 1 < printed.len() {
        guesses.push(Misconception::new("looks-mends-line-below", (line + 1, wrong / 2)));
    }
    if line > 0 {
        guesses.push(Misconception::new("looks-mends-line-above", (line - 1, wrong * 2)));
        let rounded = Misconception::new("looks-rounds-up", (line, right[line - 1][column].div_ceil(2)));
        guesses.push(rounded.named("halves-without-subtracting"));
    }
    let mistake = |guess: Misconception<(usize, u64)>| {
        let (line, right) = guess.answer;
        let mended = repaired(printed, (line, column, right));
        let still = (1..mended.len()).find(|&next| mended[next][column] != mended[next - 1][column] / 2);
        let refutation = match still {
            Some(next) => Phrase::new("refuted-lines-do-not-fit").with("above", next - 1).with("below", next),
            None => Phrase::new("refuted-stops-elsewhere"),
        };
        (right != printed[line][column]).then(|| guess.refuted(|_| Answer::Repair { line, column, right }, refutation))
    };
    guesses.into_iter().filter_map(mistake).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exercise::Key;

    /// Brute force over all numbers, sharing nothing with either route.
    #[test]
    fn both_routes_find_exactly_the_repairs_that_trying_everything_finds() {
        let mut dice = Dice::new(Key::of(&["misprints"]), 0);
        for _ in 0..300 {
            let trio = [1 + dice.below(30), 1 + dice.below(30), 1 + dice.below(30)];
            let mut printed = lines(trio);
            if printed.len() < 2 {
                continue;
            }
            let (line, column) = (dice.below(printed.len() as u64) as usize, dice.below(3) as usize);
            let wrong = dice.below(40);
            if wrong == printed[line][column] {
                continue;
            }
            printed = repaired(&printed, (line, column, wrong));
            let places = (0..3).flat_map(|column| (0..printed.len()).map(move |line| (line, column)));
            let changes = places.flat_map(|(line, column)| (0..200).map(move |value| (line, column, value)));
            let mends = |&change: &Change| {
                let mended = repaired(&printed, change);
                mended != printed && falls_by_halves(&mended) && ends_as_it_should(&mended)
            };
            let tried: Vec<Change> = changes.filter(mends).collect();
            assert_eq!(repairs_by_intervals(&printed), tried, "{printed:?}");
            let mut by_steps = repairs_by_steps(&printed);
            by_steps.sort_by_key(|&(line, column, value)| (column, line, value));
            assert_eq!(by_steps, tried, "{printed:?}");
        }
    }
}
