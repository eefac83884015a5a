//! Whole numbers and ranges of them, as people type them.
//!
//! Representation: decimal digits of a `u64`, without sign, point, exponent or zeros in front;
//! a range is `a..b` with both ends included, or one number.
//! Failure: a fault at the number or at the end of the range that is wrong.
//! Source: the keys of a sheet, as `sheet` reads them.

use super::Reader;
use crate::source::{
    quote,
    yaml::{Node, Value},
};
use std::ops::RangeInclusive;

impl Reader<'_> {
    /// A whole number between these limits, both included: digits without quotes, sign, point or
    /// zeros in front.
    pub fn integer(&mut self, node: &Node, limits: RangeInclusive<u64>) -> Option<u64> {
        match &node.value {
            Value::Scalar { text, quoted: false } => number(self, node, text, 1, &limits),
            Value::Scalar { text, quoted: true } if digits(text) => {
                self.expected(node, "a whole number", "take the quotes away")
            }
            _ => self.expected(node, "a whole number", "write it with digits, like `15`"),
        }
    }

    /// A range `a..b` with both ends included, or one number, between these limits; never empty.
    pub fn range(&mut self, node: &Node, limits: RangeInclusive<u64>) -> Option<RangeInclusive<u64>> {
        const EXPECTED: &str = "a range like `1..15`";
        let Value::Scalar { text, .. } = &node.value else {
            return self.expected(node, EXPECTED, "write the smallest and the largest number, like `1..15`");
        };
        let Some((low, high)) = text.split_once("..") else {
            return match meant(text) {
                Some(meant) => self.expected(node, EXPECTED, &format!("write {}", quote(&meant))),
                None => number(self, node, text, 1, &limits).map(|only| only..=only),
            };
        };
        if let (false, Some(meant)) = (digits(low.trim()) && digits(high.trim()), meant(text)) {
            return self.expected(node, EXPECTED, &format!("write {}", quote(&meant)));
        }
        let column = |end: &str, before: usize| before + end.chars().count() - end.trim_start().chars().count() + 1;
        let low_end = number(self, node, low.trim(), column(low, 0), &limits);
        let high_end = number(self, node, high.trim(), column(high, low.chars().count() + 2), &limits);
        let (low, high) = (low_end?, high_end?);
        if low > high {
            let message = format!("the range {} is empty", quote(text));
            let help = format!("write the smaller number first: `{high}..{low}`");
            return self.refuse(&node.span, "empty-range", message, help);
        }
        Some(low..=high)
    }
}

fn digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The range after `1-15`, `1...15`, `1..=15` and `1 to 15`: two numbers and something between.
fn meant(text: &str) -> Option<String> {
    let low = text.trim().trim_end_matches(|c: char| c.is_ascii_digit());
    let high = &text.trim()[low.len()..];
    let middle = low.trim_start_matches(|c: char| c.is_ascii_digit());
    let low = &low[..low.len() - middle.len()];
    let between = matches!(middle.trim(), "-" | "–" | "—" | "…" | "..." | "..=" | "to" | ":" | ",");
    (between && digits(low) && digits(high)).then(|| format!("{low}..{high}"))
}

/// The number at `column` of the scalar, or a fault at that place.
fn number(
    reader: &mut Reader<'_>,
    node: &Node,
    typed: &str,
    column: usize,
    limits: &RangeInclusive<u64>,
) -> Option<u64> {
    let span = reader.part(node, column, typed.chars().count());
    let mut refuse = |code, message: String, help: String| reader.refuse(&span, code, message, help);
    let (least, most) = (limits.start(), limits.end());
    let within = format!("write a number from {least} to {most}");
    let shown = quote(typed);
    if typed.strip_prefix('-').is_some_and(digits) {
        return refuse("out-of-range", format!("expected at least {least}, found {shown}"), within);
    }
    if typed.is_empty() {
        return refuse("wrong-type", "a number is missing here".to_owned(), "write a range like `1..15`".to_owned());
    }
    if !digits(typed) {
        let help = "write it with digits only, like `15`".to_owned();
        return refuse("wrong-type", format!("expected a whole number, found {shown}"), help);
    }
    let plain = typed.trim_start_matches('0');
    if plain.len() < typed.len() && typed != "0" {
        let help = format!("write {}", quote(if plain.is_empty() { "0" } else { plain }));
        return refuse("wrong-type", format!("the number {shown} begins with a zero"), help);
    }
    match typed.parse::<u64>() {
        Ok(number) if limits.contains(&number) => Some(number),
        Ok(number) if number < *least => {
            refuse("out-of-range", format!("expected at least {least}, found {shown}"), within)
        }
        _ => refuse("out-of-range", format!("expected at most {most}, found {shown}"), within),
    }
}
