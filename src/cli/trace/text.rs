//! A trace as text for 80 columns: the lines in a table, the early stop, the verdict in a sentence.
//!
//! Representation: odd numbers carry `*`, Báron's early stop carries `>`. Numbers too wide for one
//! row stand with their binary digits below; any three `u64` fit. Lines carry no trailing spaces.

use std::iter;

use super::Base;
use crate::baron::columns::Columns;
use crate::baron::reduction::{Ended, Line, Parity, Reason, Trace, Verdict};
use crate::baron::{Trio, show_pair, show_trio};
use crate::cli::width::{WIDTH, wrap};

/// The whole page: heading, lines, marks, verdict, and how it is known.
pub fn page(trace: &Trace, base: Base) -> String {
    let heading = wrap(&format!("Báron's reduction of {}", show_trio(trace.trio)));
    let sums = Columns::of(&trace.trio).sums_text();
    let known = wrap(&format!(
        "How it is known: two routes agree. One takes the steps; \
         the other is floor division by 2^k and xor of the columns, whose sums are {sums}."
    ));
    let parts = [heading, lines(trace, base), marks(trace), wrap(&verdict(trace)), known];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n")
}

/// How three numbers are written side by side.
struct Writing {
    title: &'static str,
    between: &'static str,
    numbers: fn(&Line) -> [String; 3],
}

const DECIMAL: Writing = Writing {
    title: "decimal",
    between: " ",
    numbers: |line| line.trio.map(|number| format!("{number}{}", mark(number))),
};

const BINARY: Writing = Writing { title: "binary", between: "  ", numbers: |line| line.binary.clone() };

const MARKED_BINARY: Writing = Writing {
    title: "binary",
    between: " ",
    numbers: |line| [0, 1, 2].map(|place| format!("{}{}", line.binary[place], mark(line.trio[place]))),
};

impl Writing {
    /// The numbers aligned to those of the first line, which are the widest of a trace.
    fn aligned(&self, line: &Line, first: &Line) -> String {
        let width = (self.numbers)(first).iter().map(String::len).max().unwrap_or(0);
        (self.numbers)(line).map(|number| format!("{number:>width$}")).join(self.between)
    }
}

/// The lines as a table if one fits the page, else as one paragraph each.
fn lines(trace: &Trace, base: Base) -> String {
    let (writings, decides): (&[Writing], Decides) = match base {
        Base::Ten => (&[DECIMAL], ("sum", sum)),
        Base::Two => (&[MARKED_BINARY], ("last digits", last_digits)),
        Base::Both => (&[DECIMAL, BINARY], ("last digits", last_digits)),
    };
    let fits = |table: &String| table.lines().all(|line| line.chars().count() <= WIDTH);
    [decides, ("sum", parity)]
        .map(|decides| table(trace, writings, decides))
        .into_iter()
        .find(fits)
        .unwrap_or_else(|| paragraphs(trace, base))
}

/// What decides whether a line goes on: the head of its column, and its text.
type Decides = (&'static str, fn(&Line) -> String);

/// One row per line: the step, the numbers in each writing, and what decides.
fn table(trace: &Trace, writings: &[Writing], (title, decide): Decides) -> String {
    let first = &trace.steps[0];
    let mut table = "step   ".to_owned();
    for writing in writings {
        let width = writing.aligned(first, first).len();
        table.push_str(&format!("{:<width$}   ", writing.title));
    }
    table.push_str(title);
    table.push('\n');
    for (step, line) in trace.steps.iter().enumerate() {
        table.push_str(&label(trace, step));
        for writing in writings {
            table.push_str(&format!("{}   ", writing.aligned(line, first)));
        }
        table.push_str(&decide(line));
        table.push('\n');
    }
    table
}

/// One paragraph per line, for numbers too wide for a row: decimal, then the binary digits below.
fn paragraphs(trace: &Trace, base: Base) -> String {
    let paragraph = |(step, line): (usize, &Line)| {
        let written = |writing: Writing| (writing.numbers)(line).map(|number| number.trim_end().to_owned());
        let mut rows = match base {
            Base::Two => Vec::from(written(MARKED_BINARY)),
            Base::Ten | Base::Both => iter::once(written(DECIMAL).join(" ")).chain(written(BINARY)).collect(),
        };
        rows.push(last_digits(line));
        format!("{}{}\n", label(trace, step), rows.join("\n       "))
    };
    trace.steps.iter().enumerate().map(paragraph).collect::<Vec<_>>().join("\n")
}

/// The step and Báron's mark, seven characters wide.
fn label(trace: &Trace, step: usize) -> String {
    let stops = trace.early_stop().is_some_and(|stop| stop.step == step);
    format!("{}{step:>3}   ", if stops { '>' } else { ' ' })
}

fn mark(number: u64) -> char {
    if number.is_multiple_of(2) { ' ' } else { '*' }
}

fn sum(line: &Line) -> String {
    format!("{}, {}", line.sum, parity(line))
}

fn parity(line: &Line) -> String {
    match line.parity {
        Parity::Even => "even",
        Parity::Odd => "odd",
    }
    .to_owned()
}

fn last_digits(line: &Line) -> String {
    let [a, b, c] = line.trio.map(|number| number % 2);
    format!("{a}+{b}+{c} = {}, {}", a + b + c, parity(line))
}

/// What the marks of the table mean, one line each.
fn marks(trace: &Trace) -> String {
    let mut marks = String::new();
    if trace.steps.iter().any(|line| !line.odd.is_empty()) {
        marks.push_str(match trace.steps.len() {
            1 => "* odd\n",
            _ => "* odd; where the sum is even, 1 is taken away and all three are halved\n",
        });
    }
    if let Some(stop) = trace.early_stop() {
        let (even, odd) = (stop.even, stop.odd);
        marks.push_str(&wrap(&match stop.zero_xor() {
            true => format!("> Báron stops here: {odd} = {even} + 1, so the answer is yes"),
            false => format!("> Báron stops here: {odd} is not {even} + 1, so the answer is no"),
        }));
    }
    marks
}

fn verdict(trace: &Trace) -> String {
    let trio = show_trio(trace.trio);
    match trace.verdict {
        Verdict::VTrio => {
            format!(
                "Every sum is even and the end is {}: {trio} is a v-trio, and whoever has to move loses.",
                end(trace)
            )
        }
        Verdict::NotVTrio => {
            format!("The end is {}: {trio} is not a v-trio, and whoever has to move can win.", end(trace))
        }
        Verdict::Degenerate { reason, zero_xor } => {
            format!("{trio} is degenerate: {}", degenerate(trace.trio, reason, zero_xor))
        }
    }
}

/// What the trace ends in, within a sentence.
fn end(trace: &Trace) -> String {
    let step = trace.steps.len() - 1;
    let pair = trace.last().pair().map_or(String::new(), show_pair);
    match trace.ended {
        Ended::OddSum => format!("an odd sum at step {step}, in the column of 2^{step}"),
        Ended::EqualPair => format!("the equal pair {pair}"),
        Ended::UnequalPair => format!("the unequal pair {pair}"),
    }
}

/// What zeros and equal numbers mean in the game.
fn degenerate(trio: Trio, reason: Reason, zero_xor: bool) -> String {
    let heaps: Vec<u64> = trio.into_iter().filter(|&heap| heap > 0).collect();
    match (reason, heaps.as_slice(), zero_xor) {
        (Reason::ZeroHeap, [], _) => "all heaps are empty and the game is over. \
            Zero xor: a lost position for whoever should move, not a trio."
            .to_owned(),
        (Reason::ZeroHeap, [heap], _) => format!(
            "two heaps are empty, which leaves the single heap {heap}. \
             Not zero xor: whoever has to move takes it all and wins."
        ),
        (Reason::ZeroHeap, [one, other, ..], true) => {
            format!("an empty heap leaves the pair ({one},{other}). Zero xor: a losing pair, not a trio.")
        }
        (Reason::ZeroHeap, [one, other, ..], false) => format!(
            "an empty heap leaves the pair ({one},{other}). \
             Not zero xor: whoever has to move levels the pair and wins."
        ),
        (Reason::EqualHeaps, [a, b, c], _) if a == b && b == c => "all heaps are equal, \
             and the numbers of a v-trio are different. \
             Not zero xor: whoever has to move takes one whole heap and wins with the equal pair."
            .to_owned(),
        (Reason::EqualHeaps, ..) => "two heaps are equal, and the numbers of a v-trio are different. \
             Not zero xor: whoever has to move takes the whole third heap and wins with the equal pair."
            .to_owned(),
    }
}
