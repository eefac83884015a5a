//! Computed values: what is between backticks after `=`, and in the heads of compared tables.
//!
//! Grammar: `EXPR is VALUE` or `EXPR`; EXPR has integers, `+ - *`, parentheses, and functions whose
//! arguments are positions and games as everywhere: `grundy(P)`, `outcome(P)`, `moves(P)`, `value(G, n)`,
//! `period(G)`, `from(G)`, `count(trios N)`, `count(leftover N)`, and Horváth's `chompf(B, C)`, `*` where its
//! row has ended and nothing where C > B. A position may begin with `misere`.
//! Failure: a message with the place inside the expression; a value that no second route confirms is none.

use std::fmt;

use super::answers::Answers;
use crate::baron::{greedy, xor};
use crate::source::{Diagnostic, Span, did_you_mean};

/// A computed value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number.
    Number(i128),
    /// A word: an outcome.
    Word(String),
}

impl From<u64> for Value {
    fn from(number: u64) -> Value {
        Value::Number(number.into())
    }
}

impl fmt::Display for Value {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // A minus sign, not a hyphen.
            Value::Number(number) if *number < 0 => write!(out, "−{}", number.unsigned_abs()),
            Value::Number(number) => write!(out, "{number}"),
            Value::Word(word) => out.write_str(word),
        }
    }
}

/// Every function, for messages.
const FUNCTIONS: &[&str] = &["chompf", "count", "from", "grundy", "moves", "outcome", "period", "value"];

/// How far values are computed in search of a period.
const TO: u64 = 2_047;

/// The largest heap whose value is computed; where moves are many, the search ends before.
const MOST_HEAP: u64 = (1 << 16) - 1;

/// Values are computed for so many heaps at once, or twice as many, and so on.
const STEP: u64 = 64;

/// The largest number up to which trios are counted.
const MOST: u64 = 2_000;

/// The value of an expression, after `is` compared with what the author expects.
///
/// # Errors
/// What is wrong, or that the value is another one; its span counts from the start of the expression.
pub fn evaluate(text: &str, answers: &mut Answers) -> Result<Value, Diagnostic> {
    let (expression, expected) = match text.rfind(" is ") {
        Some(at) => (&text[..at], Some((at + 4, text[at + 4..].trim()))),
        None => (text, None),
    };
    let mut reader = Reader { text: expression, at: 0, depth: 0, answers };
    let value = reader.sum()?;
    reader.skip_blanks();
    if reader.at < expression.len() {
        let help = "write `+`, `-` or `*` between values, and `is` before what you expect";
        return Err(bad(reader.at..expression.len(), "this does not belong here", help));
    }
    let Some((at, expected)) = expected else { return Ok(value) };
    let shown = value.to_string();
    if same(&shown, expected) {
        return Ok(value);
    }
    let message = format!("{} is {shown}, not {expected}", expression.trim());
    Err(Diagnostic::new("wrong-value", at..text.len(), message, format!("write {shown}, or correct what is computed")))
}

/// Whether two values read the same, with a minus sign or a hyphen.
pub fn same(one: &str, other: &str) -> bool {
    one.replace('−', "-") == other.replace('−', "-")
}

/// An expression that cannot be read.
fn bad(span: Span, message: impl Into<String>, help: impl Into<String>) -> Diagnostic {
    Diagnostic::new("bad-expression", span, message, help)
}

/// A sign between two numbers, and what it makes of them.
type Operation = (char, fn(i128, i128) -> Option<i128>);

/// Reads an expression from the left.
struct Reader<'t> {
    text: &'t str,
    at: usize,
    /// How many brackets are open.
    depth: usize,
    answers: &'t mut Answers,
}

/// The most brackets that may be open.
const DEEPEST: usize = 100;

impl Reader<'_> {
    fn skip_blanks(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }

    /// Takes a character if it is next.
    fn takes(&mut self, wanted: char) -> bool {
        self.skip_blanks();
        let found = self.text[self.at..].starts_with(wanted);
        self.at += if found { wanted.len_utf8() } else { 0 };
        found
    }

    fn sum(&mut self) -> Result<Value, Diagnostic> {
        self.chain(&[('+', i128::checked_add), ('-', i128::checked_sub)], |reader| {
            reader.chain(&[('*', i128::checked_mul)], Reader::operand)
        })
    }

    /// Values with operations of one rank between them, from the left.
    fn chain(
        &mut self,
        operations: &[Operation],
        next: impl Fn(&mut Self) -> Result<Value, Diagnostic>,
    ) -> Result<Value, Diagnostic> {
        let start = self.at;
        let mut left = next(self)?;
        while let Some((_, operation)) = operations.iter().find(|(sign, _)| self.takes(*sign)) {
            let right = next(self)?;
            let span = start..self.at;
            let (Value::Number(one), Value::Number(other)) = (left, right) else {
                return Err(bad(span, "this is a word, not a number", "compute with numbers only"));
            };
            left = operation(one, other).map(Value::Number).ok_or_else(|| {
                Diagnostic::new("too-large", span, "this number is too large", "compute with smaller numbers")
            })?;
        }
        Ok(left)
    }

    fn operand(&mut self) -> Result<Value, Diagnostic> {
        const UNCLOSED: (&str, &str) = ("a `)` is missing", "close every `(`");
        if self.takes('(') {
            if self.depth == DEEPEST {
                let message = format!("this expression nests deeper than {DEEPEST}");
                return Err(bad(self.at - 1..self.at, message, "remove brackets that change nothing"));
            }
            self.depth += 1;
            let value = self.sum()?;
            self.depth -= 1;
            return if self.takes(')') { Ok(value) } else { Err(bad(self.at..self.at, UNCLOSED.0, UNCLOSED.1)) };
        }
        let start = self.at;
        let length = self.text[start..].find(|letter: char| !letter.is_ascii_alphanumeric());
        let end = length.map_or(self.text.len(), |length| start + length);
        let word = &self.text[start..end];
        self.at = end;
        if word.starts_with(|letter: char| letter.is_ascii_digit()) {
            let number = word.parse().map(Value::Number);
            return number.map_err(|_| bad(start..end, format!("`{word}` is not a whole number"), "write digits only"));
        }
        if !self.text[end..].starts_with('(') || word.is_empty() {
            let help = format!("write a number or one of {}, with its arguments in parentheses", FUNCTIONS.join(", "));
            return Err(bad(start..end.max(start + 1), "a value is missing here", help));
        }
        let close = matching(self.text, end).ok_or_else(|| bad(start..self.text.len(), UNCLOSED.0, UNCLOSED.1))?;
        self.at = close + 1;
        self.call(word, start..end, end + 1..close)
    }

    /// The value of a function; `inside` is the span of its arguments.
    fn call(&mut self, name: &str, name_span: Span, inside: Span) -> Result<Value, Diagnostic> {
        let argument = self.text[inside.clone()].trim();
        let unsolved = |message: String| {
            Diagnostic::new("not-solved", inside.clone(), message, "write a position as for `nimbook solve`")
        };
        match name {
            "grundy" => {
                let value = self.answers.solved(argument).map_err(unsolved)?.solution.grundy;
                let message = "this position has no Grundy value here";
                let none = || Diagnostic::new("no-value", inside, message, "ask for its outcome");
                value.map(Value::from).ok_or_else(none)
            }
            "outcome" => self.answers.outcome(argument).map(Value::Word).map_err(unsolved),
            "moves" => {
                let solved = self.answers.solved(argument).map_err(unsolved)?;
                let help = "ask about a smaller position";
                match solved.solution.moves_limit {
                    None => Ok(Value::from(solved.solution.winning_moves.len() as u64)),
                    Some(limit) => Err(Diagnostic::new("out-of-reach", inside, limit.to_string(), help)),
                }
            }
            "value" => {
                let (game, heap) = argument.rsplit_once(',').ok_or_else(|| {
                    bad(inside.clone(), "a heap is missing", "write `value(GAME, n)`, like `value(kayles, 12)`")
                })?;
                let heap = heap.trim().parse::<u64>().ok().filter(|&heap| heap <= MOST_HEAP).ok_or_else(|| {
                    let message = format!("values are computed for heaps up to {MOST_HEAP}");
                    Diagnostic::new("out-of-reach", inside.clone(), message, "ask for a smaller heap")
                })?;
                let to = (heap + 1).next_power_of_two().max(STEP) - 1;
                let values = self.answers.heap_values(game.trim(), to).map_err(unsolved)?;
                Ok(Value::from(values[heap as usize]))
            }
            "period" | "from" => {
                // Twice as far, until a period is proved.
                let mut to = STEP - 1;
                loop {
                    let values = self.answers.values(argument, to).map_err(unsolved)?;
                    if let Some(period) = &values.period {
                        return Ok(Value::from(if name == "period" { period.length } else { period.from }));
                    }
                    if to >= TO {
                        let message = format!("no period is proved from the values up to {TO}");
                        let help = "state only what is known of this game";
                        return Err(Diagnostic::new("no-period", inside, message, help));
                    }
                    to = 2 * to + 1;
                }
            }
            "chompf" => {
                let numbers: Vec<usize> = argument.split(',').filter_map(|number| number.trim().parse().ok()).collect();
                let &[b, c] = &numbers[..] else {
                    return Err(bad(inside, "`chompf` takes two numbers", "write the columns as in `chompf(8, 3)`"));
                };
                // Below the diagonal there is no position: the cell of a table stays empty.
                if c > b {
                    return Ok(Value::Word(String::new()));
                }
                let found = self.answers.horvath(b, c).map_err(unsolved)?;
                Ok(found.map_or(Value::Word("*".to_owned()), |a| Value::from(a as u64)))
            }
            "count" => count(argument, &inside),
            _ => {
                let help =
                    did_you_mean(name, FUNCTIONS.iter().copied(), || format!("write one of {}", FUNCTIONS.join(", ")));
                Err(Diagnostic::new("unknown-function", name_span, format!("no value is called `{name}`"), help))
            }
        }
    }
}

/// How many trios there are up to a number, or pairs that are left over.
fn count(argument: &str, inside: &Span) -> Result<Value, Diagnostic> {
    let help = "write `count(trios 31)` or `count(leftover 6)`";
    let fault = |code, message: String| Diagnostic::new(code, inside.clone(), message, help);
    let words: Vec<&str> = argument.split_whitespace().collect();
    let (trios, number) = match words[..] {
        ["trios", number] => (true, number),
        ["leftover", number] => (false, number),
        _ => return Err(fault("bad-expression", "this cannot be counted".to_owned())),
    };
    let number = number.parse::<u64>().ok().filter(|&number| number <= MOST);
    let number =
        number.ok_or_else(|| fault("out-of-reach", format!("trios are counted up to a number of at most {MOST}")))?;
    let built = greedy::fast(number).map_err(|error| fault("not-solved", error.to_string()))?;
    // The builder and the enumeration by exclusive or share nothing.
    let (counted, other) = if trios {
        (built.trios.len(), xor::zero_xor_trios(number).len())
    } else {
        (built.leftover.len(), xor::leftover_by_xor(number).len())
    };
    if counted != other {
        let message = format!("the builder counts {counted}, the enumeration {other}");
        let help = "this is a fault of nimbook: please report it";
        return Err(Diagnostic::new("disputed", inside.clone(), message, help));
    }
    Ok(Value::from(counted as u64))
}

/// The place of the parenthesis that closes the one at `open`.
fn matching(text: &str, open: usize) -> Option<usize> {
    let mut depth = 0_usize;
    for (at, sign) in text.char_indices().skip_while(|&(at, _)| at < open) {
        match sign {
            '(' => depth += 1,
            ')' => {
                depth -= 1;
                if depth == 0 {
                    return Some(at);
                }
            }
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn says(text: &str) -> String {
        match evaluate(text, &mut Answers::default()) {
            Ok(value) => value.to_string(),
            Err(wrong) => format!("{}: {} at {:?}", wrong.code, wrong.message, wrong.span),
        }
    }

    /// Báron's 155 trios and the 6 pairs left over at 6; Kayles from Guy and Smith's table; Bouton's 7, 3, 12.
    #[test]
    fn values_of_the_literature() {
        assert_eq!(says("count(trios 31) is 155"), "155");
        assert_eq!(says("3 * count(trios 31) + count(leftover 31)"), "465");
        assert_eq!(says("grundy(nim 7 3 12)"), "8");
        assert_eq!(says("outcome(nim 1 2 3)"), "P");
        assert_eq!(says("outcome(misere nim 1 1)"), "N");
        assert_eq!(says("value(octal(0.77), 9)"), "4");
        assert_eq!(says("value(subtract(1,2,3), 60002)"), "2");
        assert_eq!(says("period(dawson-chess)"), "34");
        assert_eq!(says("moves(nim 1 1 1) - 4"), "−1");
    }

    #[test]
    fn what_is_wrong_has_a_place() {
        assert_eq!(says("count(trios 31) is 154"), "wrong-value: count(trios 31) is 155, not 154 at 19..22");
        assert_eq!(says("grndy(nim 1)"), "unknown-function: no value is called `grndy` at 0..5");
        assert_eq!(says("1 +"), "bad-expression: a value is missing here at 3..4");
        assert_eq!(says("2 2"), "bad-expression: this does not belong here at 2..3");
        assert_eq!(says(&format!("{}7{}", "(".repeat(100), ")".repeat(100))), "7");
        let deep = "bad-expression: this expression nests deeper than 100 at 100..101";
        assert_eq!(says(&"(".repeat(50_000)), deep);
        assert!(says("grundy(nim x)").starts_with("not-solved"));
        assert!(says("grundy((").starts_with("bad-expression"));
    }
}
