//! Exercise kind `reduction-trace`: "Reduce this trio, line by line."
//!
//! Prompt: three heaps. Answer: every line to the end, the line where one may stop early, and whether
//! the trio is a v-trio. Written by the steps themselves (subtract 1 from two odd numbers, halve);
//! confirmed by dividing the first line by powers of 2 and by the parity of the binary columns.
//! Source: Báron 1964; B-59 to B-66, X-05.

use std::iter;

use crate::baron::columns::Columns;
use crate::baron::reduction;
use crate::document::build::{join, paragraph, say, tuple};
use crate::document::{Answer, Blank, Block, Mistake, Phrase, Question, Trace};
use crate::exercise::second::parse_exactly;
use crate::exercise::{
    AnswerClass, Candidate, Degenerate, Dice, Extra, Form, Judged, Kind, Misconception, Named, Reduced, Settings,
    Space, Subject, Task, Verdict, Verifier, cancel, difficulty,
};

/// The kind; sizes come from the task.
pub const KIND: Kind = Kind {
    name: "reduction-trace",
    work: 4,
    summary: "every line of Báron's reduction of a trio, and its verdict; left out: trios with a 0, a 1 or two equal numbers",
    settings: || Settings {
        classes: &[AnswerClass::VTrio, AnswerClass::NotVTrio],
        choice: false,
        ..Settings::size(1, (1 << 20) - 1, (10, 60))
    },
    subject: Subject::Trio,
    space,
    accepts,
    degenerate: |_, candidate| (steps(trio_of(candidate)) == 0).then_some(Degenerate::EndsAtOnce),
    // How many lines there are to write.
    difficulty: |_, candidate| difficulty::level(steps(trio_of(candidate))),
    pose,
    second_route,
    extra: Extra { form: Form::Reduction(judge), class, ..Extra::NONE },
};

fn space(task: &Task) -> Space {
    let count = if task.class == Some(AnswerClass::VTrio) { 2 } else { 3 };
    Space::Multisets { count, range: task.size }
}

fn accepts(task: &Task, candidate: &Candidate) -> bool {
    let [a, b, c] = trio_of(candidate);
    let inside = c <= task.size.1 && a < b && b < c;
    inside && difficulty::width(&[a]) > 1 && (task.class.is_none() || task.class == class(task, candidate))
}

fn pose(_: &Task, candidate: &Candidate, _: &mut Dice) -> Question {
    let sorted = trio_of(candidate);
    let trace = reduction::trace(sorted);
    let lines = lines(sorted);
    let stop = trace.stopped_at.and_then(|stop| lines.iter().position(|line| *line == stop));
    let trio = trace.verdict == reduction::Verdict::VTrio;
    let last = lines[lines.len() - 1];
    let headline = if trio {
        let stop = stop.unwrap_or(0);
        Phrase::new("reduction-is-trio").with("line", stop).with("trio", tuple(&lines[stop]))
    } else {
        let key = if has_odd_sum(last) { "reduction-odd-sum" } else { "reduction-unequal-pair" };
        Phrase::new(key).with("line", lines.len() - 1).with("trio", tuple(&last))
    };
    let room = difficulty::width(&sorted) as usize;
    Question {
        position: format!("nim {}", join(&sorted)),
        stem: vec![Phrase::new("reduction-trace-prompt")],
        sample: Some(Phrase::new("reduction-sample")),
        prompt: Vec::new(),
        space: vec![
            Block::Trace(Trace::to_fill_in(sorted, room)),
            Block::Ticks(vec![
                say(Phrase::new("reduction-choice-trio")),
                say(Phrase::new("reduction-choice-not").with("blank", Blank::Short)),
            ]),
        ],
        headline: say(headline),
        solution: vec![
            paragraph(how_to_read(&sorted)),
            Block::Trace(Trace::solved(&lines, stop)),
            Block::Remark(say(also_right(stop, trio, lines.len()))),
        ],
        wrong: mistakes(sorted, &lines),
        answer: Answer::Trace { lines, stop, trio },
        routes: [Phrase::new("route-steps"), Phrase::new("route-division")],
    }
}

fn second_route(_: &Task, position: &str, _: &mut Verifier) -> Result<Answer, String> {
    let trio = parse_exactly::<3>(position)?;
    let mut lines = Vec::new();
    for shift in 0..64 {
        let line = trio.map(|number| number >> shift);
        lines.push(line);
        let odd = line.iter().filter(|&number| number % 2 == 1).count() % 2 == 1;
        if odd || line.contains(&0) {
            break;
        }
    }
    let even_sum = |line: &[u64; 3]| line.iter().map(|&number| u128::from(number)).sum::<u128>() % 2 == 0;
    let stop = lines.iter().position(|line| even_sum(line) && line.iter().min() == Some(&1));
    let lost = Columns::of(&trio).sums.iter().all(|count| count % 2 == 0);
    let different = trio[0] != trio[1] && trio[1] != trio[2] && trio[0] != trio[2];
    Ok(Answer::Trace { lines, stop, trio: lost && different && !trio.contains(&0) })
}

fn class(_: &Task, candidate: &Candidate) -> Option<AnswerClass> {
    let [a, b, c] = trio_of(candidate);
    Some(if a ^ b ^ c == 0 { AnswerClass::VTrio } else { AnswerClass::NotVTrio })
}

/// The trio of a candidate: the smaller two fix the third of a v-trio.
pub(super) fn trio_of(candidate: &Candidate) -> [u64; 3] {
    let numbers = &candidate.numbers;
    [numbers[0], numbers[1], numbers.get(2).copied().unwrap_or(numbers[0] ^ numbers[1])]
}

/// How many steps the reduction takes, which for thousands of candidates is found without its lines: they end at the
/// lowest odd column, or where the least number has lost its last digit.
pub(super) fn steps([a, b, c]: [u64; 3]) -> u32 {
    (a ^ b ^ c).trailing_zeros().min(difficulty::width(&[a.min(b).min(c)]))
}

/// The run-on lines of the reduction.
pub(super) fn lines(trio: [u64; 3]) -> Vec<[u64; 3]> {
    reduction::trace(trio).steps.iter().map(|line| line.trio).collect()
}

/// What the marks of a solved trace mean; long numbers are not shown in binary.
pub(super) fn how_to_read(trio: &[u64; 3]) -> Phrase {
    Phrase::new(if difficulty::width(trio) <= 12 { "reduction-how-to-read" } else { "reduction-odd-marked" })
}

/// A line that may be the last one decides by its two larger numbers; without one the sum was odd before.
fn also_right(stop: Option<usize>, trio: bool, lines: usize) -> Phrase {
    match stop {
        Some(line) if trio => Phrase::new("reduction-may-stop-trio").with("line", line),
        Some(line) => Phrase::new("reduction-may-stop-not").with("line", line),
        None => Phrase::new("reduction-must-stop").with("line", lines - 1),
    }
}

/// What somebody makes of a line.
type Next = fn([u64; 3]) -> [u64; 3];

/// The steps that people take instead, with what they look like.
const STEPS: [(&str, Next); 3] = [
    ("looks-subtracts-from-all", subtract_from_all),
    ("looks-halves-even-only", halve_even),
    ("looks-rounds-up", round_up),
];

fn subtract_from_all(line: [u64; 3]) -> [u64; 3] {
    let any_odd = line.iter().any(|number| number % 2 == 1);
    line.map(|number| if any_odd { number.saturating_sub(1) } else { number } / 2)
}

fn halve_even(line: [u64; 3]) -> [u64; 3] {
    line.map(|number| if number % 2 == 0 { number / 2 } else { number - 1 })
}

fn round_up(line: [u64; 3]) -> [u64; 3] {
    line.map(|number| number.div_ceil(2))
}

/// Steps that people take instead, where they lead to other lines.
fn mistakes(trio: [u64; 3], lines: &[[u64; 3]]) -> Vec<Mistake> {
    let answer = |lines| Answer::Trace { lines, stop: None, trio: false };
    let guesses = STEPS.map(|(key, step)| Misconception::new(key, step));
    let mut mistakes = Vec::new();
    let end = lines[lines.len() - 1];
    if has_odd_sum(end) {
        let wrong = [lines, &[end.map(|number| number / 2)]].concat();
        let refutation = refuted("refuted-odd-sum", lines.len() - 1, end);
        mistakes.push(Misconception::new("looks-goes-on", wrong).refuted(answer, refutation));
    }
    for guess in guesses {
        let wrong: Vec<[u64; 3]> =
            iter::successors(Some(trio), |&line| Some((guess.answer)(line))).take(lines.len()).collect();
        let Some(first) = (0..lines.len()).find(|&line| wrong[line] != lines[line]) else { continue };
        mistakes.push(guess.refuted(|_| answer(wrong), refuted("refuted-line", first, lines[first])));
    }
    mistakes
}

fn has_odd_sum(line: [u64; 3]) -> bool {
    line.iter().filter(|&number| number % 2 == 1).count() % 2 == 1
}

/// Each line is judged against the one that the student wrote before it. After an error lines earn only as far as the
/// student's own line leaves any to write, and the verdict only if a right step came after the error; so a mistake
/// that makes the rest trivial earns nothing more.
fn judge(question: &Question, given: &Reduced) -> Verdict {
    let Answer::Trace { lines, stop, trio: lost } = &question.answer else { return Verdict::default() };
    let (lost, end) = (*lost, lines.len() - 1);
    let (last, needed) = (lines[end], stop.unwrap_or(end));
    let mut verdict = Verdict::default();
    // The lines as the student goes on from, the last of them that is written, and the first that is wrong.
    let (mut own, mut written, mut error) = (vec![lines[0]], 0, None);
    let (mut right_after_error, mut wrong_extra) = (false, 0);
    for place in 1..=needed.max(given.lines.len()) {
        let line = given.lines.get(place - 1).copied().flatten();
        let before = own[own.len() - 1];
        let (next, ends) = (before.map(|number| number / 2), has_odd_sum(before) || before.contains(&0));
        let fits = line == Some(next) && !ends;
        // An early stop excuses only lines that are not written.
        let extra = place > needed;
        if !extra || line.is_some() {
            // After an error a line that is written is judged by the last one that was, and says so.
            let label = match error {
                Some(_) if !fits && line.is_some() => Phrase::new("mark-part-trace-line-own").with("before", written),
                _ if extra => Phrase::new("mark-part-trace-line-past"),
                _ => Phrase::new("mark-part-trace-line"),
            };
            let right = fits || extra && line == Some(next);
            wrong_extra += usize::from(extra && !right);
            let part = Judged::new(label.with("line", place), right);
            verdict.parts.push(Judged { weight: u64::from(!extra), ..part });
        }
        // A line that is left out earns nothing, and those below it are not shifted.
        let Some(line) = line else {
            own.push(next);
            continue;
        };
        if fits {
            right_after_error |= error.is_some();
        } else if error.is_none() {
            error = Some(place);
            let step = || STEPS.into_iter().find(|(_, step)| step(before) == line).map(|(key, _)| key);
            verdict.named = if ends { Some("looks-goes-on") } else { step() }.map(Named::new);
            verdict.refutation = Some(match ends && has_odd_sum(before) {
                true => refuted("refuted-odd-sum", place - 1, before),
                false => refuted("refuted-line", if ends { place - 1 } else { place }, next),
            });
        }
        own.push(line);
        written = place;
    }
    own.truncate(given.lines.len() + 1);
    let earned = given.said.is_some_and(|(said, line)| {
        let is_line = |end: usize| line.is_none_or(|line| line == end);
        match error {
            // Without lines "not lost" must say where. The early stop shows it, too, unless more was written and shows
            // it better.
            None => {
                let stated = given.lines.len() >= needed || line.is_some() || said;
                let shown = given.lines.len() > needed && own.last().is_some_and(|&last| has_odd_sum(last));
                said == lost && (lost || stated && (is_line(end) || stop.is_some_and(is_line) && !shown))
            }
            // Everything asked for is there, and the odd sum was seen after all.
            Some(error) if error > needed => said == lost && (lost || line == Some(needed)),
            Some(_) => {
                right_after_error && verdict_of(&own).is_some_and(|(lost, end)| said == lost && (lost || is_line(end)))
            }
        }
    });
    // Who has not said how it ends is not told.
    let wrong = given.said.filter(|_| !earned);
    if wrong.is_some() && error.is_none() {
        let key = match lost {
            true => "mark-trace-ends-equal",
            false if has_odd_sum(last) => "refuted-odd-sum",
            false => "mark-trace-ends-unequal",
        };
        verdict.refutation = Some(refuted(key, end, last));
    }
    let is_own = wrong.is_some() && error.is_some_and(|error| error <= needed);
    let label = match is_own {
        true if right_after_error => "mark-part-verdict-own",
        true => "mark-part-verdict-after",
        false => "mark-part-verdict",
    };
    verdict.parts.push(Judged::new(Phrase::new(label), earned));
    cancel(&mut verdict.parts, wrong_extra);
    if error.is_none() && !verdict.parts.iter().all(|part| part.right) {
        let wrong_verdict = |key| Named { name: "wrong-verdict", ..Named::new(key) };
        verdict.named = Some(match wrong {
            Some(_) if given.lines.len() >= needed => wrong_verdict("slip-wrong-verdict"),
            Some((said, _)) if given.lines.is_empty() && said != lost => wrong_verdict("slip-verdict-alone"),
            Some(_) if given.lines.is_empty() => Named::new("slip-not-lost-alone"),
            _ => Named::new("slip-missing"),
        });
    }
    verdict
}

fn refuted(key: &'static str, line: usize, trio: [u64; 3]) -> Phrase {
    Phrase::new(key).with("line", line).with("trio", tuple(&trio))
}

/// What the last of these lines says: whether the trio is lost, and the line that shows it, the first with an odd sum.
fn verdict_of(lines: &[[u64; 3]]) -> Option<(bool, usize)> {
    let end = lines.len() - 1;
    let mut last = lines[end];
    last.sort_unstable();
    match last {
        _ if has_odd_sum(last) => Some((false, lines.iter().position(|&line| has_odd_sum(line))?)),
        [0, b, c] => Some((b == c, end)),
        [1, b, c] => Some((b % 2 == 0 && b ^ 1 == c, end)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_counted_without_the_lines() {
        for number in 0..20 * 20 * 20 {
            let trio = [number % 20, number / 20 % 20, number / 400];
            assert_eq!(steps(trio) as usize + 1, lines(trio).len(), "{trio:?}");
        }
    }
}
