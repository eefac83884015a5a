//! A trace as text for 80 columns: the lines in a table, the early stop, the verdict in a sentence.
//!
//! Representation: odd numbers carry `*`, Báron's early stop carries `>`. Numbers too wide for one
//! row stand with their binary digits below; any three `u64` fit. Lines carry no trailing spaces.

use std::iter;

use super::Base;
use crate::baron::columns::Columns;
use crate::baron::reduction::{Ended, Line, Parity, Reason, Trace, Verdict};
use crate::baron::{show_pair, show_trio};
use crate::cli::width::{WIDTH, in_a_block, isolated, say, width, wrap};
use crate::document::{Phrase, Words, WordsError};

/// The whole page: heading, lines, marks, verdict, and how it is known.
pub fn page(trace: &Trace, base: Base, words: &Words) -> Result<String, WordsError> {
    let page = Page { trace, words };
    let heading = Phrase::new("trace-heading").with("trio", show_trio(trace.trio));
    let known = Phrase::new("trace-known").with("sums", Columns::of(&trace.trio).sums_text());
    let parts =
        [say(words, &heading)?, page.lines(base)?, page.marks()?, say(words, &verdict(trace))?, say(words, &known)?];
    Ok(parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n"))
}

/// How three numbers are written side by side.
struct Writing {
    title: &'static str,
    between: &'static str,
    numbers: fn(&Line) -> [String; 3],
}

const DECIMAL: Writing = Writing {
    title: "page-trace-decimal",
    between: " ",
    numbers: |line| line.trio.map(|number| format!("{number}{}", mark(number))),
};

const BINARY: Writing = Writing { title: "page-trace-binary", between: "  ", numbers: |line| line.binary.clone() };

const MARKED_BINARY: Writing = Writing {
    title: "page-trace-binary",
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

fn mark(number: u64) -> char {
    if number.is_multiple_of(2) { ' ' } else { '*' }
}

/// What decides whether a line goes on: the head of its column, and the sum in front of its parity.
type Decides = (&'static str, fn(&Line) -> String);

const SUM: Decides = ("page-trace-sum", |line| format!("{}, ", line.sum));
const PARITY: Decides = ("page-trace-sum", |_| String::new());
const LAST_DIGITS: Decides = ("page-trace-last", |line| {
    let [a, b, c] = line.trio.map(|number| number % 2);
    format!("{a}+{b}+{c} = {}, ", a + b + c)
});

/// A trace and the words it is shown in.
struct Page<'t> {
    trace: &'t Trace,
    words: &'t Words,
}

impl Page<'_> {
    fn text(&self, key: &'static str) -> Result<String, WordsError> {
        self.words.text(&Phrase::new(key))
    }

    /// The lines as a table if one fits the page, else as one paragraph each.
    fn lines(&self, base: Base) -> Result<String, WordsError> {
        let (writings, decides): (&[Writing], Decides) = match base {
            Base::Ten => (&[DECIMAL], SUM),
            Base::Two => (&[MARKED_BINARY], LAST_DIGITS),
            Base::Both => (&[DECIMAL, BINARY], LAST_DIGITS),
        };
        for decides in [decides, PARITY] {
            let table = self.table(writings, decides)?;
            if table.lines().all(|line| width(line) <= WIDTH) {
                return Ok(table);
            }
        }
        self.paragraphs(base)
    }

    /// One row per line: the step, the numbers in each writing, and what decides. Among words from right to left each
    /// row still reads from left to right.
    fn table(&self, writings: &[Writing], decides: Decides) -> Result<String, WordsError> {
        let first = &self.trace.steps[0];
        let head = |key: &'static str, wide: usize| -> Result<String, WordsError> {
            let text = self.text(key)?;
            let blanks = " ".repeat(wide.saturating_sub(width(&text)));
            Ok(self.piece(text) + &blanks)
        };
        let mut row = head("trace-step", 7)?;
        for writing in writings {
            row += &head(writing.title, writing.aligned(first, first).len() + 3)?;
        }
        row += &head(decides.0, 0)?;
        let mut rows = vec![row];
        for (step, line) in self.trace.steps.iter().enumerate() {
            let mut row = self.label(step);
            for writing in writings {
                row += &format!("{}   ", writing.aligned(line, first));
            }
            rows.push(row + &self.decided(decides, line)?);
        }
        let rows = if self.words.right_to_left() { in_a_block(&rows) } else { rows };
        Ok(rows.into_iter().map(|row| row + "\n").collect())
    }

    /// A text that is by itself among words from right to left.
    fn piece(&self, text: String) -> String {
        if self.words.right_to_left() { isolated(&text) } else { text }
    }

    /// One paragraph per line, for numbers too wide for a row: decimal, then the binary digits below.
    fn paragraphs(&self, base: Base) -> Result<String, WordsError> {
        let mut paragraphs = Vec::new();
        for (step, line) in self.trace.steps.iter().enumerate() {
            let written = |writing: Writing| (writing.numbers)(line).map(|number| number.trim_end().to_owned());
            let mut rows = match base {
                Base::Two => Vec::from(written(MARKED_BINARY)),
                Base::Ten | Base::Both => iter::once(written(DECIMAL).join(" ")).chain(written(BINARY)).collect(),
            };
            rows.push(self.decided(LAST_DIGITS, line)?);
            let rows: Vec<String> = rows.into_iter().map(|row| self.piece(row)).collect();
            paragraphs.push(format!("{}{}\n", self.label(step), rows.join("\n       ")));
        }
        Ok(paragraphs.join("\n"))
    }

    /// The step and Báron's mark, seven characters wide.
    fn label(&self, step: usize) -> String {
        let stops = self.trace.early_stop().is_some_and(|stop| stop.step == step);
        format!("{}{step:>3}   ", if stops { '>' } else { ' ' })
    }

    fn decided(&self, (_, sum): Decides, line: &Line) -> Result<String, WordsError> {
        let parity = match line.parity {
            Parity::Even => "trace-even",
            Parity::Odd => "trace-odd",
        };
        Ok(sum(line) + &self.piece(self.text(parity)?))
    }

    /// What the marks of the table mean, one line each.
    fn marks(&self) -> Result<String, WordsError> {
        let mut marks = String::new();
        if self.trace.steps.iter().any(|line| !line.odd.is_empty()) {
            let key = if self.trace.steps.len() == 1 { "trace-odd" } else { "trace-mark-odd" };
            marks += &wrap(&format!("* {}", self.text(key)?));
        }
        if let Some(stop) = self.trace.early_stop() {
            let key = if stop.zero_xor() { "trace-mark-stop-yes" } else { "trace-mark-stop-no" };
            let phrase = Phrase::new(key).with("even", stop.even).with("odd", stop.odd);
            marks += &wrap(&format!("> {}", self.words.text(&phrase)?));
        }
        Ok(marks)
    }
}

fn verdict(trace: &Trace) -> Phrase {
    let verdict = match trace.verdict {
        Verdict::VTrio => Phrase::new("trace-is-trio").with("end", end(trace)),
        Verdict::NotVTrio => Phrase::new("trace-is-not").with("end", end(trace)),
        Verdict::Degenerate { reason, zero_xor } => {
            Phrase::new("trace-degenerate").with("why", degenerate(trace, reason, zero_xor))
        }
    };
    verdict.with("trio", show_trio(trace.trio))
}

/// What the trace ends in, within a sentence.
fn end(trace: &Trace) -> Phrase {
    let pair = trace.last().pair().map_or(String::new(), show_pair);
    match trace.ended {
        Ended::OddSum => Phrase::new("trace-end-odd").with("step", trace.steps.len() - 1),
        Ended::EqualPair => Phrase::new("trace-end-equal").with("pair", pair),
        Ended::UnequalPair => Phrase::new("trace-end-unequal").with("pair", pair),
    }
}

/// What zeros and equal numbers mean in the game.
fn degenerate(trace: &Trace, reason: Reason, zero_xor: bool) -> Phrase {
    let heaps: Vec<u64> = trace.trio.into_iter().filter(|&heap| heap > 0).collect();
    match (reason, &heaps[..]) {
        (Reason::ZeroHeap, []) => Phrase::new("trace-all-empty"),
        (Reason::ZeroHeap, [heap]) => Phrase::new("trace-single-heap").with("heap", *heap),
        (Reason::ZeroHeap, [one, other, ..]) => {
            let key = if zero_xor { "trace-empty-equal" } else { "trace-empty-unequal" };
            Phrase::new(key).with("pair", show_pair([*one, *other]))
        }
        (Reason::EqualHeaps, [a, b, c]) if a == b && b == c => Phrase::new("trace-all-equal"),
        (Reason::EqualHeaps, _) => Phrase::new("trace-two-equal"),
    }
}
