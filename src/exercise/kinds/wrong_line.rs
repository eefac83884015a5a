//! Exercise kind `wrong-line`: "One line of this computation is wrong. Which?"
//!
//! Prompt: three heaps of Nim and five lines that look for a winning move. Answer: the number of the line that is false
//! by itself; what follows from it is computed rightly. Written by putting one error in; confirmed by evaluating each
//! line alone, digit by digit.
//! Source: theses on games, exercise 28 (repair the proof); Bouton 1902.

use crate::document::build::{join, paragraph, say, step, step_showing, tuple};
use crate::document::{Answer, Blank, Block, Math, Mistake, Phrase, Question, Step};
use crate::exercise::drawing::columns_table;
use crate::exercise::games;
use crate::exercise::second::numbers_in;
use crate::exercise::solved::SolvedPosition;
use crate::exercise::{
    Candidate, Degenerate, Dice, Extra, Form, Kind, Misconception, Settings, Space, Subject, Task, Verifier, difficulty,
};
use crate::rules::Play;

/// A line of a computation and the numbers in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    /// The nim-sum of two numbers.
    Sum(u64, u64, u64),
    /// The highest power of 2 in a number.
    Highest(u64, u64),
    /// A heap with a one in a column becomes its nim-sum with another number.
    Becomes { heap: u64, column: u64, sum: u64, left: u64 },
    /// How many tokens go when a heap is lowered.
    Takes { heap: u64, left: u64, taken: u64 },
}

/// How many lines there are.
const LINES: usize = 5;

/// The kind; sizes come from the task.
pub const KIND: Kind = Kind {
    name: "wrong-line",
    work: 2,
    summary: "the one wrong line of a computation that looks for a winning move of Nim",
    settings: || Settings { games: &["nim"], ..Settings::size(1, 255, (3, 31)) },
    subject: Subject::InOrder("check"),
    // Three heaps and the line where the error is.
    space: |task| Space::Tuples(vec![(1, LINES as u64), task.size, task.size, task.size]),
    accepts: |_, candidate| !spoiled(candidate).is_empty(),
    degenerate,
    // How many columns there are.
    difficulty: |_, candidate| difficulty::level(difficulty::width(&candidate.numbers[1..]).saturating_sub(1)),
    pose,
    second_route,
    extra: Extra { form: Form::Line, of_few: true, ..Extra::NONE },
};

/// Equal heaps cancel; and where adding in the ordinary way gives the same nim-sum of the first two heaps, nobody
/// would add wrongly.
fn degenerate(_: &Task, candidate: &Candidate) -> Option<Degenerate> {
    let heaps = &candidate.numbers[1..];
    if heaps[0] == heaps[1] || heaps[1] == heaps[2] || heaps[0] == heaps[2] {
        return Some(Degenerate::EqualHeaps);
    }
    (heaps[0] & heaps[1] == 0).then_some(Degenerate::OrdinarySum)
}

fn pose(task: &Task, candidate: &Candidate, dice: &mut Dice) -> Question {
    let wrong = candidate.numbers[0] as usize - 1;
    let heaps = heaps_of(candidate);
    let choices = spoiled(candidate);
    let lines = choices[dice.below(choices.len() as u64) as usize];
    let at = SolvedPosition::new(&task.games[0], heaps.to_vec(), Play::Normal);
    let texts: Vec<String> = lines.iter().map(text_of).collect();
    let mut steps = vec![checked(&lines, wrong)];
    if wrong > 0 {
        steps.insert(0, step(Phrase::new("wrong-line-before").with("before", wrong)));
    }
    if wrong + 1 < LINES {
        steps.push(step(Phrase::new("wrong-line-after").with("line", wrong + 1)));
    }
    steps.push(step(match at.winning_moves().first() {
        Some(best) => Phrase::new("reaches-lost").with("move", at.in_words(best)),
        None => Phrase::new("wrong-line-lost"),
    }));
    Question {
        position: format!("check {}: {}", join(&heaps), texts.join("; ")),
        stem: games::stem(&task.games[0], Play::Normal, "wrong-line-prompt"),
        sample: Some(Phrase::new("wrong-line-sample")),
        prompt: vec![
            paragraph(Phrase::new("wrong-line-heaps").with("heaps", tuple(&heaps))),
            Block::Steps(lines.iter().map(|line| step(says(line))).collect()),
        ],
        space: vec![Block::Answer(vec![say(Phrase::new("write-wrong-line").with("blank", Blank::Short))])],
        headline: say(Phrase::new("wrong-line-answer").with("line", wrong + 1).with("says", corrected(&lines[wrong]))),
        solution: vec![Block::Steps(steps)],
        wrong: mistakes(&lines, wrong),
        answer: Answer::Number(wrong as u64 + 1),
        routes: [Phrase::new("route-error-put-in"), Phrase::new("route-lines-evaluated")],
    }
}

fn second_route(_: &Task, position: &str, _: &mut Verifier) -> Result<Answer, String> {
    let (_, lines) = position.split_once(':').ok_or_else(|| format!("`{position}` has no lines"))?;
    let digit = |number: u64, place: u32| number / 2u64.pow(place) % 2;
    // Digit by digit, without the operator that wrote the lines.
    let sum =
        |a: u64, b: u64| (0..62).map(|place| (digit(a, place) + digit(b, place)) % 2 * 2u64.pow(place)).sum::<u64>();
    let mut false_lines = Vec::new();
    for (place, line) in (1..).zip(lines.split(';')) {
        let holds = match (line.split_whitespace().next(), &numbers_in(line)[..]) {
            (Some("sum"), &[a, b, c]) => sum(a, b) == c,
            (Some("highest"), &[a, power]) => {
                power <= a && a < 2 * power && (0..62).any(|place| 2u64.pow(place) == power)
            }
            (Some("becomes"), &[heap, column, b, left]) => heap / column % 2 == 1 && sum(heap, b) == left,
            (Some("takes"), &[heap, left, taken]) => taken > 0 && left + taken == heap,
            _ => return Err(format!("`{line}` cannot be read")),
        };
        if !holds {
            false_lines.push(place);
        }
    }
    match false_lines[..] {
        [only] => Ok(Answer::Number(only)),
        _ => Err(format!("{} lines of `{position}` are false", false_lines.len())),
    }
}

fn heaps_of(candidate: &Candidate) -> [u64; 3] {
    let [_, a, b, c] = candidate.numbers[..] else { unreachable!("the space has four numbers") };
    [a, b, c]
}

/// The computation, line after line; `spoil` gives what an error makes of the right number of a line.
fn computed([a, b, c]: [u64; 3], spoil: &dyn Fn(usize, u64) -> u64) -> Option<[Line; LINES]> {
    let two = spoil(0, a ^ b);
    let sum = spoil(1, two ^ c);
    let right = 1u64.checked_shl(sum.checked_ilog2()?)?;
    let highest = spoil(2, right);
    // The heap must be lowered: it has the true highest column too.
    let heap = [a, b, c].into_iter().find(|heap| heap & highest != 0 && heap & right != 0)?;
    let left = spoil(3, heap ^ sum);
    let taken = spoil(4, heap.checked_sub(left).filter(|&taken| taken > 0)?);
    Some([
        Line::Sum(a, b, two),
        Line::Sum(two, c, sum),
        Line::Highest(sum, highest),
        Line::Becomes { heap, column: highest, sum, left },
        Line::Takes { heap, left, taken },
    ])
}

/// The computation with each error that people make in the line of the candidate, where it is an error and what
/// follows can still be computed.
fn spoiled(candidate: &Candidate) -> Vec<[Line; LINES]> {
    let heaps = heaps_of(candidate);
    let [a, b, c] = heaps;
    let wrong = candidate.numbers[0] as usize - 1;
    let Some(right) = computed(heaps, &|_, number| number) else { return Vec::new() };
    let Line::Sum(_, _, two) = right[0] else { return Vec::new() };
    let (Line::Sum(_, _, sum), Line::Becomes { heap, left, .. }) = (right[1], right[3]) else { return Vec::new() };
    let errors = match wrong {
        // Added with carrying, every one counted, or the last column forgotten.
        0 => vec![a + b, a | b, a.abs_diff(b), two ^ 1],
        1 => vec![two + c, two | c, two.abs_diff(c), sum ^ 1],
        // The lowest instead of the highest, or one column further.
        2 => vec![1 << sum.trailing_zeros(), 1 << (sum.ilog2().max(1) - 1)],
        // Subtracted instead, or the highest column only.
        3 => vec![heap.saturating_sub(sum), heap - (1 << sum.ilog2()), sum],
        // What is left, or the nim-sum, taken for what goes.
        _ => vec![left, sum, heap - left + 1],
    };
    let mut found: Vec<[Line; LINES]> = Vec::new();
    for error in errors {
        let lines = computed(heaps, &|line, number| if line == wrong { error } else { number });
        if let Some(lines) = lines.filter(|lines| lines[wrong] != right[wrong] && error > 0 && !found.contains(lines)) {
            found.push(lines);
        }
    }
    // In the last line at least one token goes, and not more than there are.
    found.retain(|lines| matches!(lines[4], Line::Takes { heap, taken, .. } if taken <= heap));
    found
}

/// A line as text for programs.
fn text_of(line: &Line) -> String {
    match line {
        Line::Sum(a, b, sum) => format!("sum {a} {b} {sum}"),
        Line::Highest(number, power) => format!("highest {number} {power}"),
        Line::Becomes { heap, column, sum, left } => format!("becomes {heap} {column} {sum} {left}"),
        Line::Takes { heap, left, taken } => format!("takes {heap} {left} {taken}"),
    }
}

/// A line for people.
fn says(line: &Line) -> Phrase {
    match *line {
        Line::Sum(a, b, sum) => {
            Phrase::new("wrong-line-sum").with("sum", Math::chain(&[a, b], "⊕").equals(Math::Number(sum)))
        }
        Line::Highest(number, power) => Phrase::new("wrong-line-highest").with("number", number).with("power", power),
        Line::Becomes { heap, column, sum, left } => Phrase::new("wrong-line-becomes")
            .with("heap", heap)
            .with("column", column)
            .with("sum", Math::chain(&[heap, sum], "⊕").equals(Math::Number(left))),
        Line::Takes { heap, left, taken } => Phrase::new("wrong-line-takes")
            .with("heap", heap)
            .with("left", left)
            .with("difference", Math::chain(&[heap, left], "−").equals(Math::Number(taken))),
    }
}

/// The line as it should be.
fn corrected(line: &Line) -> Phrase {
    says(&match *line {
        Line::Sum(a, b, _) => Line::Sum(a, b, a ^ b),
        Line::Highest(number, _) => Line::Highest(number, 1 << number.ilog2()),
        Line::Becomes { heap, column, sum, .. } => Line::Becomes { heap, column, sum, left: heap ^ sum },
        Line::Takes { heap, left, .. } => Line::Takes { heap, left, taken: heap - left },
    })
}

/// Why the wrong line is wrong, with what shows it.
fn checked(lines: &[Line; LINES], wrong: usize) -> Step {
    let explain = |key| Phrase::new(key).with("line", wrong + 1).with("says", corrected(&lines[wrong]));
    match lines[wrong] {
        Line::Sum(a, b, _) => step_showing(explain("wrong-line-columns"), vec![columns_table(&[a, b], true)]),
        Line::Becomes { heap, sum, .. } => {
            step_showing(explain("wrong-line-columns"), vec![columns_table(&[heap, sum], true)])
        }
        Line::Highest(..) | Line::Takes { .. } => step(explain("wrong-line-should-be")),
    }
}

/// Other lines that people blame; each is true by itself.
fn mistakes(lines: &[Line; LINES], wrong: usize) -> Vec<Mistake> {
    let mut guesses = vec![Misconception::new("looks-last-line", LINES - 1)];
    if wrong + 1 < LINES {
        guesses.push(Misconception::new("looks-blames-what-follows", wrong + 1));
    }
    if wrong > 0 {
        guesses.push(Misconception::new("looks-blames-line-before", wrong - 1));
        guesses.push(Misconception::new("looks-first-line", 0));
    }
    let mistake = |guess: Misconception<usize>| {
        let line = guess.answer;
        let refutation = Phrase::new("refuted-line-is-true").with("line", line + 1).with("says", says(&lines[line]));
        let shown = Phrase::new("line-shown").with("line", line + 1);
        guess.refuted(|line| Answer::Number(line as u64 + 1), refutation).shown_as(shown)
    };
    guesses.into_iter().filter(|guess| guess.answer != wrong).map(mistake).collect()
}
