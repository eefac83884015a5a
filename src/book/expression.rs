//! Computed values: what stands between backticks behind `=`, and in the heads of compared tables.
//!
//! Grammar: `EXPR is VALUE` or `EXPR`; EXPR has integers, `+ - *`, parentheses, and functions whose
//! arguments are positions and games as everywhere: `grundy(P)`, `outcome(P)`, `moves(P)`, `value(G, n)`,
//! `period(G)`, `from(G)`, `count(trios N)`, `count(leftover N)`, and Horváth's `chompf(B, C)`, `*` where its
//! row has ended and nothing where C > B. A position may begin with `misere`.
//! Failure: a message with the place inside the expression; a value that no second route confirms is none.

use std::fmt;
use std::rc::Rc;

use super::answers::{Answers, Solved};
use crate::baron::{greedy, xor};
use crate::source::Span;

/// A computed value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number.
    Number(i128),
    /// A word: an outcome.
    Word(String),
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

/// What is wrong with an expression, and where in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// A stable name.
    pub code: &'static str,
    /// Bytes of the expression.
    pub span: Span,
    /// What is wrong.
    pub message: String,
    /// What to do.
    pub help: String,
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
/// What is wrong, or that the value is another one.
pub fn evaluate(text: &str, answers: &mut Answers) -> Result<Value, Wrong> {
    let (expression, expected) = match text.rfind(" is ") {
        Some(at) => (&text[..at], Some((at + 4, text[at + 4..].trim()))),
        None => (text, None),
    };
    let mut reader = Reader { text: expression, at: 0, answers };
    let value = reader.sum()?;
    reader.blank();
    if reader.at < expression.len() {
        let help = "write `+`, `-` or `*` between values, and `is` before what you expect";
        return Err(reader.wrong("bad-expression", reader.at..expression.len(), "this does not belong here", help));
    }
    let Some((at, expected)) = expected else { return Ok(value) };
    let shown = value.to_string();
    if shown.replace('−', "-") == expected.replace('−', "-") {
        return Ok(value);
    }
    let span = at..text.len();
    let message = format!("{} is {shown}, not {expected}", expression.trim());
    Err(Wrong { code: "wrong-value", span, message, help: format!("write {shown}, or mend what is computed") })
}

/// Reads an expression from the left.
struct Reader<'t> {
    text: &'t str,
    at: usize,
    answers: &'t mut Answers,
}

impl Reader<'_> {
    fn wrong(&self, code: &'static str, span: Span, message: impl Into<String>, help: impl Into<String>) -> Wrong {
        Wrong { code, span, message: message.into(), help: help.into() }
    }

    fn blank(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }

    /// Takes a sign if it is next.
    fn takes(&mut self, sign: char) -> bool {
        self.blank();
        let found = self.text[self.at..].starts_with(sign);
        self.at += if found { sign.len_utf8() } else { 0 };
        found
    }

    fn sum(&mut self) -> Result<Value, Wrong> {
        let start = self.at;
        let mut value = self.product()?;
        loop {
            let sign: fn(i128, i128) -> Option<i128> = match () {
                () if self.takes('+') => i128::checked_add,
                () if self.takes('-') => i128::checked_sub,
                () => return Ok(value),
            };
            let right = self.product()?;
            value = self.combined(start, &value, &right, sign)?;
        }
    }

    fn product(&mut self) -> Result<Value, Wrong> {
        let start = self.at;
        let mut value = self.operand()?;
        while self.takes('*') {
            let right = self.operand()?;
            value = self.combined(start, &value, &right, i128::checked_mul)?;
        }
        Ok(value)
    }

    fn combined(
        &self,
        start: usize,
        left: &Value,
        right: &Value,
        sign: fn(i128, i128) -> Option<i128>,
    ) -> Result<Value, Wrong> {
        let (Value::Number(left), Value::Number(right)) = (left, right) else {
            return Err(self.wrong(
                "bad-expression",
                start..self.at,
                "words are no numbers",
                "compute with numbers only",
            ));
        };
        let value = sign(*left, *right);
        value.map(Value::Number).ok_or_else(|| {
            self.wrong("too-large", start..self.at, "this number is too large", "compute with smaller numbers")
        })
    }

    fn operand(&mut self) -> Result<Value, Wrong> {
        if self.takes('(') {
            let value = self.sum()?;
            if !self.takes(')') {
                return Err(self.wrong("bad-expression", self.at..self.at, "a `)` is missing", "close every `(`"));
            }
            return Ok(value);
        }
        self.blank();
        let start = self.at;
        let word = self.text[start..].find(|sign: char| !sign.is_ascii_alphanumeric());
        let end = word.map_or(self.text.len(), |length| start + length);
        let word = &self.text[start..end];
        self.at = end;
        if word.starts_with(|sign: char| sign.is_ascii_digit()) {
            return word.parse().map(Value::Number).map_err(|_| {
                self.wrong("bad-expression", start..end, format!("`{word}` is no whole number"), "write digits only")
            });
        }
        if !self.text[self.at..].starts_with('(') || word.is_empty() {
            let help = format!("write a number or one of {}, with its arguments in parentheses", FUNCTIONS.join(", "));
            return Err(self.wrong("bad-expression", start..end.max(start + 1), "a value is missing here", help));
        }
        let inside = self.at + 1;
        let close = matching(self.text, self.at).ok_or_else(|| {
            self.wrong("bad-expression", start..self.text.len(), "a `)` is missing", "close every `(`")
        })?;
        self.at = close + 1;
        self.call(word, start..end, inside..close)
    }

    fn call(&mut self, name: &str, name_span: Span, inside: Span) -> Result<Value, Wrong> {
        let argument = &self.text[inside.clone()];
        let number = |number: u64| Ok(Value::Number(number.into()));
        match name {
            "grundy" => match self.solved(&inside)?.solution.grundy {
                Some(value) => number(value),
                None => {
                    Err(self.wrong("no-value", inside, "this position has no Grundy value here", "ask for its outcome"))
                }
            },
            "outcome" => {
                let said = self.answers.outcome(argument.trim());
                said.map(Value::Word).map_err(|message| self.unsolved(&inside, message))
            }
            "moves" => {
                let solution = &self.solved(&inside)?.solution;
                match solution.moves_limit {
                    None => number(solution.winning_moves.len() as u64),
                    Some(limit) => {
                        Err(self.wrong("out-of-reach", inside, limit.to_string(), "ask about a smaller position"))
                    }
                }
            }
            "value" => {
                let comma = argument.rfind(',').ok_or_else(|| {
                    self.wrong(
                        "bad-expression",
                        inside.clone(),
                        "a heap is missing",
                        "write `value(GAME, n)`, like `value(kayles, 12)`",
                    )
                })?;
                let (game, heap) = (argument[..comma].trim(), argument[comma + 1..].trim());
                match heap.parse::<u64>().ok().filter(|&heap| heap <= MOST_HEAP) {
                    Some(heap) => {
                        let up_to = (heap + 1).next_power_of_two().max(STEP) - 1;
                        let values = self.answers.values(game, up_to);
                        let values = values.map_err(|message| self.unsolved(&inside, message))?;
                        number(values.values[heap as usize])
                    }
                    None => {
                        let message = format!("values are computed for heaps up to {MOST_HEAP}");
                        Err(self.wrong("out-of-reach", inside, message, "ask for a smaller heap"))
                    }
                }
            }
            "period" | "from" => {
                // Twice as far, until a period is proved.
                let mut to = STEP - 1;
                let period = loop {
                    let values = self.answers.values(argument.trim(), to);
                    let values = values.map_err(|message| self.unsolved(&inside, message))?;
                    if values.period.is_some() || to >= TO {
                        break values.period.clone();
                    }
                    to = 2 * to + 1;
                };
                match period {
                    Some(period) => number(if name == "period" { period.length } else { period.from }),
                    None => Err(self.wrong(
                        "no-period",
                        inside,
                        format!("no period is proved from the values up to {TO}"),
                        "say of this game only what is known",
                    )),
                }
            }
            "chompf" => {
                let numbers: Vec<usize> = argument.split(',').filter_map(|number| number.trim().parse().ok()).collect();
                let &[b, c] = &numbers[..] else {
                    let help = "write the columns as in `chompf(8, 3)`";
                    return Err(self.wrong("bad-expression", inside, "`chompf` takes two numbers", help));
                };
                // Below the diagonal there is no position: the cell of a table stays empty.
                if c > b {
                    return Ok(Value::Word(String::new()));
                }
                let found = self.answers.horvath(b, c).map_err(|message| self.unsolved(&inside, message))?;
                Ok(found.map_or(Value::Word("*".to_owned()), |a| Value::Number(a as i128)))
            }
            "count" => self.count(argument, &inside),
            _ => {
                let help = match crate::source::suggest(name, FUNCTIONS.iter().copied()) {
                    Some(near) => format!("did you mean `{near}`?"),
                    None => format!("there are {}", FUNCTIONS.join(", ")),
                };
                Err(self.wrong("unknown-function", name_span, format!("there is no value `{name}`"), help))
            }
        }
    }

    fn count(&self, argument: &str, inside: &Span) -> Result<Value, Wrong> {
        let help = "write `count(trios 31)` or `count(leftover 6)`";
        let words: Vec<&str> = argument.split_whitespace().collect();
        let (what, number) = match words[..] {
            [what @ ("trios" | "leftover"), number] => (what, number.parse::<u64>().ok()),
            _ => return Err(self.wrong("bad-expression", inside.clone(), "this cannot be counted", help)),
        };
        let Some(number) = number.filter(|&number| number <= MOST) else {
            let message = format!("trios are counted up to a number of at most {MOST}");
            return Err(self.wrong("out-of-reach", inside.clone(), message, help));
        };
        let built = greedy::fast(number).map_err(|error| self.unsolved(inside, error.to_string()))?;
        // The builder and the enumeration by exclusive or share nothing.
        let (counted, other) = match what {
            "trios" => (built.trios.len(), xor::zero_xor_trios(number).len()),
            _ => (built.leftover.len(), xor::leftover_by_xor(number).len()),
        };
        if counted != other {
            let message = format!("the builder counts {counted}, the enumeration {other}");
            return Err(self.wrong(
                "disputed",
                inside.clone(),
                message,
                "this is a fault of nimbook: please report it",
            ));
        }
        Ok(Value::Number(counted as i128))
    }

    fn solved(&mut self, inside: &Span) -> Result<Rc<Solved>, Wrong> {
        let solved = self.answers.solved(self.text[inside.clone()].trim());
        solved.map_err(|message| self.unsolved(inside, message))
    }

    fn unsolved(&self, inside: &Span, message: String) -> Wrong {
        self.wrong("not-solved", inside.clone(), message, "write a position as for `nimbook solve`")
    }
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
        assert_eq!(says("grndy(nim 1)"), "unknown-function: there is no value `grndy` at 0..5");
        assert_eq!(says("1 +"), "bad-expression: a value is missing here at 3..4");
        assert_eq!(says("2 2"), "bad-expression: this does not belong here at 2..3");
        assert!(says("grundy(nim x)").starts_with("not-solved"));
        assert!(says("grundy((").starts_with("bad-expression"));
    }
}
