//! Numbers and ranges as people type them, and the place of what is wrong with one.

use crate::source::yaml::Node;
use crate::source::{Reader, Text};
use std::ops::RangeInclusive;

/// The value, or `column: message; help` of each fault.
fn read<T>(typed: &str, question: impl Fn(&mut Reader<'_>, &Node) -> Option<T>) -> Result<T, String> {
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
