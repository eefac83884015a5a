//! Whole numbers and ranges of them, as people type them.
//!
//! Representation: decimal digits of a `u64`, without sign, point, exponent or zeros in front;
//! a range is `a..b` with both ends included, or one number.
//! Failure: a fault at the number or at the end of the range that is wrong.
//! Source: the keys of a sheet, as `sheet` reads them.

use super::Reader;
use crate::source::{
    Diagnostic, quote,
    yaml::{Node, Value},
};
use std::ops::RangeInclusive;

pub(super) fn integer(reader: &mut Reader<'_>, node: &Node, limits: &RangeInclusive<u64>) -> Option<u64> {
    match &node.value {
        Value::Scalar { text, quoted: false } => number(reader, node, text, 1, limits),
        Value::Scalar { text, quoted: true } if digits(text) => {
            reader.expected(node, "a whole number", "take the quotes away")
        }
        _ => reader.expected(node, "a whole number", "write it with digits, like `15`"),
    }
}

pub(super) fn range(reader: &mut Reader<'_>, node: &Node, limits: &RangeInclusive<u64>) -> Option<RangeInclusive<u64>> {
    const EXPECTED: &str = "a range like `1..15`";
    let Value::Scalar { text, .. } = &node.value else {
        return reader.expected(node, EXPECTED, "write the smallest and the largest number, like `1..15`");
    };
    let Some((low, high)) = text.split_once("..") else {
        return match meant(text) {
            Some(meant) => reader.expected(node, EXPECTED, &format!("write {}", quote(&meant))),
            None => number(reader, node, text, 1, limits).map(|only| only..=only),
        };
    };
    if let (false, Some(meant)) = (digits(low.trim()) && digits(high.trim()), meant(text)) {
        return reader.expected(node, EXPECTED, &format!("write {}", quote(&meant)));
    }
    let column = |end: &str, before: usize| before + end.chars().count() - end.trim_start().chars().count() + 1;
    let low_end = number(reader, node, low.trim(), column(low, 0), limits);
    let high_end = number(reader, node, high.trim(), column(high, low.chars().count() + 2), limits);
    let (low, high) = (low_end?, high_end?);
    if low > high {
        let message = format!("the range {} is empty", quote(text));
        let help = format!("write the smaller number first: `{high}..{low}`");
        reader.fault(Diagnostic::new("empty-range", node.span.clone(), message, help));
        return None;
    }
    Some(low..=high)
}

fn digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The range behind `1-15`, `1...15`, `1..=15` and `1 to 15`: two numbers and something between.
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
    let mut refuse = |code, message: String, help: String| {
        reader.fault(Diagnostic::new(code, span.clone(), message, help));
        None
    };
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

#[cfg(test)]
mod tests {
    use crate::source::{Reader, Text};
    use std::ops::RangeInclusive;

    /// The value, or `column: message; help` of each fault.
    fn read<T>(typed: &str, question: impl Fn(&mut Reader<'_>, &super::Node) -> Option<T>) -> Result<T, String> {
        let text = Text::new("t", &format!("- {typed}\n"));
        let (mut reader, node) = Reader::open(&text);
        let node = node.expect("good YAML");
        let item = &reader.list(&node)[0];
        let value = question(&mut reader, item);
        reader.finish(value).map_err(|faults| {
            let place = |at| text.place(at).1 - 2;
            let rows = faults.list().iter().map(|fault| {
                format!("{}+{}: {}; {}", place(fault.span.start), fault.span.len(), fault.message, fault.help)
            });
            rows.collect::<Vec<_>>().join("\n")
        })
    }

    fn integer(typed: &str) -> Result<u64, String> {
        read(typed, |reader, node| reader.integer(node, 1..=20))
    }

    fn range(typed: &str) -> Result<RangeInclusive<u64>, String> {
        read(typed, |reader, node| reader.range(node, 1..=20))
    }

    #[test]
    fn whole_numbers() {
        assert_eq!((integer("1"), integer("20")), (Ok(1), Ok(20)));
        assert_eq!(read(&u64::MAX.to_string(), |reader, node| reader.integer(node, 0..=u64::MAX)), Ok(u64::MAX));
        for (typed, fault) in [
            ("0", "1+1: expected at least 1, found `0`; write a number from 1 to 20"),
            ("21", "1+2: expected at most 20, found `21`; write a number from 1 to 20"),
            ("-3", "1+2: expected at least 1, found `-3`; write a number from 1 to 20"),
            (
                "99999999999999999999",
                "1+20: expected at most 20, found `99999999999999999999`; write a number from 1 to 20",
            ),
            ("010", "1+3: the number `010` begins with a zero; write `10`"),
            ("three", "1+5: expected a whole number, found `three`; write it with digits only, like `15`"),
            ("5e3", "1+3: expected a whole number, found `5e3`; write it with digits only, like `15`"),
            ("\"5\"", "1+3: expected a whole number, found the text `5`; take the quotes away"),
            ("[1]", "1+3: expected a whole number, found a list; write it with digits, like `15`"),
        ] {
            assert_eq!(integer(typed), Err(fault.to_owned()));
        }
    }

    #[test]
    fn ranges() {
        for (typed, both) in [("1..15", 1..=15), ("7", 7..=7), ("2 .. 3", 2..=3), ("\"2..3\"", 2..=3)] {
            assert_eq!(range(typed), Ok(both));
        }
        for (typed, fault) in [
            ("0..3", "1+1: expected at least 1, found `0`; write a number from 1 to 20"),
            ("3..21", "4+2: expected at most 20, found `21`; write a number from 1 to 20"),
            ("\"3..21\"", "5+2: expected at most 20, found `21`; write a number from 1 to 20"),
            (
                "0..99",
                "1+1: expected at least 1, found `0`; write a number from 1 to 20\n\
                 4+2: expected at most 20, found `99`; write a number from 1 to 20",
            ),
            ("1..b", "4+1: expected a whole number, found `b`; write it with digits only, like `15`"),
            ("1..", "4+0: a number is missing here; write a range like `1..15`"),
            ("9..3", "1+4: the range `9..3` is empty; write the smaller number first: `3..9`"),
            ("1-15", "1+4: expected a range like `1..15`, found `1-15`; write `1..15`"),
            ("1...15", "1+6: expected a range like `1..15`, found `1...15`; write `1..15`"),
            ("1..=15", "1+6: expected a range like `1..15`, found `1..=15`; write `1..15`"),
            ("1 to 15", "1+7: expected a range like `1..15`, found `1 to 15`; write `1..15`"),
            ("1–15", "1+6: expected a range like `1..15`, found `1–15`; write `1..15`"),
            (
                "[1, 15]",
                "1+7: expected a range like `1..15`, found a list; \
                 write the smallest and the largest number, like `1..15`",
            ),
        ] {
            assert_eq!(range(typed), Err(fault.to_owned()));
        }
    }
}
