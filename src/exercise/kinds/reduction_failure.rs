//! Exercise kind `reduction-failure`: "At which line does the reduction stop with an odd sum?"
//!
//! Prompt: a trio that is not a v-trio and meets an odd sum. Answer: the line, counted from 0. Written by
//! the steps; confirmed as the exponent of the lowest odd binary column.
//! Source: Báron 1964; B-61, B-74, X-06.

use super::reduction_trace::{how_to_read, lines, trio_of};
use crate::baron::columns::Columns;
use crate::baron::reduction;
use crate::document::build::{join, paragraph, say, step, step_showing, tuple};
use crate::document::{Answer, Blank, Block, Inline, Mistake, Phrase, Question, Trace};
use crate::exercise::drawing::columns_table;
use crate::exercise::second::{numbers_in, parse_exactly};
use crate::exercise::{
    Candidate, Dice, Extra, Form, Judged, Kind, Misconception, Settings, Space, Subject, Task, Verdict, Verifier,
    difficulty,
};

/// The kind; sizes come from the task.
pub const KIND: Kind = Kind {
    name: "reduction-failure",
    work: 3,
    summary: "at which line Báron's reduction meets an odd sum, and why; left out: trios that fail at line 0, or never, or have two equal numbers",
    settings: || Settings::size(1, (1 << 20) - 1, (8, 63)),
    subject: Subject::Trio,
    space: |task| Space::Multisets { count: 3, range: task.size },
    accepts,
    degenerate: |_, _| None,
    // How many binary digits there are; not the line, or the level would tell the answer.
    difficulty: |_, candidate| difficulty::level(difficulty::width(&trio_of(candidate)).saturating_sub(2)),
    pose,
    second_route,
    extra: Extra {
        form: Form::LineAndNumbers(judge),
        repeated: Some(|candidate| u64::from(line_of(trio_of(candidate)).min(4))),
        ..Extra::NONE
    },
};

fn accepts(_: &Task, candidate: &Candidate) -> bool {
    let trio = trio_of(candidate);
    // Line 0 would be no question, and no number may be used up before the odd column comes up.
    let line = line_of(trio);
    trio[0] < trio[1] && trio[1] < trio[2] && (1..20).contains(&line) && trio[0] >> (line - 1) > 0
}

/// The line that the lowest odd column comes up in; 64 for none.
fn line_of(trio: [u64; 3]) -> u32 {
    (trio[0] ^ trio[1] ^ trio[2]).trailing_zeros()
}

fn pose(_: &Task, candidate: &Candidate, _: &mut Dice) -> Question {
    let trio = trio_of(candidate);
    let trace = reduction::trace(trio);
    let failed = trace.failed_step.unwrap_or(0);
    let lines = lines(trio);
    let end = lines[failed];
    let sum: u64 = end.iter().sum();
    Question {
        position: format!("nim {}", join(&trio)),
        stem: vec![Phrase::rule("reduction-rules"), Phrase::new("reduction-failure-prompt")],
        sample: Some(Phrase::new("reduction-failure-sample")),
        prompt: vec![Block::Paragraph(vec![Inline::Signs(tuple(&trio))])],
        space: vec![Block::Answer(vec![say(Phrase::new("write-failure")
            .with("line", Blank::Short)
            .with("trio", Blank::Tuple(3)))])],
        headline: say(Phrase::new("reduction-fails-at")
            .with("line", failed)
            .with("trio", tuple(&end))
            .with("sum", sum)),
        solution: vec![
            paragraph(how_to_read(&trio)),
            Block::Trace(Trace::solved(&lines, None)),
            Block::Steps(vec![
                step_showing(
                    Phrase::new("reduction-reads-columns").with("place", 1u64 << failed),
                    vec![columns_table(&trio, true)],
                ),
                step(Phrase::new("reduction-lowest-odd").with("line", failed)),
            ]),
        ],
        wrong: mistakes(trio, failed as u64, &lines),
        answer: Answer::Number(failed as u64),
        routes: [Phrase::new("route-steps"), Phrase::new("route-lowest-odd-column")],
    }
}

fn second_route(_: &Task, position: &str, _: &mut Verifier) -> Result<Answer, String> {
    let columns = Columns::of(&parse_exactly::<3>(position)?);
    let from_right = columns.sums.iter().rev().position(|count| count % 2 == 1);
    let line = from_right.ok_or_else(|| format!("`{position}` has no odd column"))?;
    Ok(Answer::Number(line as u64))
}

/// The line, and the numbers at the right one.
fn judge(question: &Question, right: &[u64], given: &[Option<u64>]) -> Verdict {
    let end = numbers_in(&question.position).into_iter().map(|number| Some(number >> right[0]));
    Verdict::of([
        Judged::new(Phrase::new("mark-part-line"), given[0] == Some(right[0])),
        Judged::new(Phrase::new("mark-part-numbers"), end.eq(given[1..].iter().copied())),
    ])
}

fn mistakes(trio: [u64; 3], failed: u64, lines: &[[u64; 3]]) -> Vec<Mistake> {
    let odd = trio[0] ^ trio[1] ^ trio[2];
    let width = u64::from(difficulty::width(&trio));
    let guesses = [
        Misconception::new("looks-highest-odd-column", u64::from(odd.ilog2())),
        Misconception::new("looks-counts-lines-from-one", failed + 1),
        Misconception::new("looks-columns-from-left", width - 1 - failed),
        Misconception::new("looks-line-before", failed - 1),
    ];
    let mistake = |guess: Misconception<u64>| {
        let place = guess.answer.min(failed);
        let line = lines[place as usize];
        let refutation = match place < failed {
            true => Phrase::new("refuted-still-even").with("sum", line.iter().sum::<u64>()),
            false => Phrase::new("refuted-odd-before"),
        };
        let shown = Phrase::new("line-shown").with("line", guess.answer);
        guess.refuted(Answer::Number, refutation.with("line", place).with("trio", tuple(&line))).shown_as(shown)
    };
    guesses.map(mistake).into()
}
