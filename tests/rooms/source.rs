//! What holds of any text at all: nothing panics, time is bounded, places are exact.
//!
//! Inputs are random bytes, random pieces of YAML, pieces repeated to 100 kB, and trees written
//! out here, whose places are known without the reader.
//! Failure: the smallest input that breaks a property.

mod number;
mod reader;
mod trees;

use crate::source::yaml::{self, Node, Value};
use crate::source::{Diagnostic, Diagnostics, Reader, Span, Text, bytes};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use std::time::{Duration, Instant};

/// Far above what a slow machine needs, far below what a quadratic reader would take.
const PATIENCE: Duration = Duration::from_secs(5);

/// Reads a text and checks every place in the answer.
fn read(text: &Text) -> Result<Node, Vec<Diagnostic>> {
    let answer = match yaml::read(text) {
        (Some(node), faults) if faults.is_empty() => Ok(node),
        (_, faults) => Err(faults),
    };
    match &answer {
        Ok(node) => within(text, node, &(0..text.content.len())),
        Err(faults) => {
            assert!(!faults.is_empty());
            for fault in faults {
                assert_eq!(text.clamp(&fault.span), fault.span, "outside the text, or inside a character: {fault:?}");
                assert!(!fault.message.is_empty() && !fault.help.is_empty());
                assert!(!fault.message.contains(char::is_control) && !fault.help.contains(char::is_control));
            }
            let faults = Diagnostics::check(text, faults.clone()).expect_err("they are not empty");
            for line in faults.to_string().lines() {
                assert!(!line.contains(char::is_control), "{line:?}");
            }
            serde_json::to_string(&faults).expect("faults are plain data");
        }
    }
    answer
}

/// Every place lies inside the text, on whole characters, and inside the place of what holds it.
fn within(text: &Text, node: &Node, around: &Span) {
    let inside = |span: &Span| {
        assert_eq!(text.clamp(span), *span);
        assert!(around.start <= span.start && span.end <= around.end, "{span:?} not in {around:?}");
    };
    inside(&node.span);
    let around = node.span.clone();
    match &node.value {
        Value::Null | Value::Scalar { .. } => {}
        Value::List(items) => items.iter().for_each(|item| within(text, item, &around)),
        Value::Map(entries) => {
            for (key, node) in entries {
                let typed = text.slice(&key.span);
                assert!(typed.contains(&key.name) || typed.contains(['\\', '\'', '\n', '\r']), "{key:?}: {typed}");
                within(text, node, &around);
            }
        }
    }
}

/// Pieces that mean something to YAML, and some that mean something to people.
const PIECES: &[&str] = &[
    "a",
    "b: ",
    "id: win",
    "- ",
    "\n",
    "\n  ",
    "\n    ",
    "\t",
    "[",
    "]",
    "{",
    "}",
    ", ",
    ": ",
    ":",
    "? ",
    "&a ",
    "*a",
    "!t ",
    "|\n",
    ">-\n",
    "\"",
    "'",
    "\\",
    "\\x4",
    "#",
    " # c",
    "---\n",
    "...\n",
    "<<: ",
    "%Y",
    "~",
    "1..15",
    "010",
    "שלום",
    "游",
    "e\u{301}",
    "\u{feff}",
    "\u{a0}",
    "\r",
    "\r\n",
    "\0",
    "\u{1b}[31m",
    "\u{202e}",
    "@",
    "`",
    " ",
    "null",
];

fn pieces(count: std::ops::Range<usize>) -> impl Strategy<Value = String> {
    prop::collection::vec(prop::sample::select(PIECES), count).prop_map(|pieces| pieces.concat())
}

/// A tree to be written out.
#[derive(Clone, Debug)]
enum Plan {
    Scalar(String),
    List(Vec<Plan>),
    Map(Vec<Plan>),
}

fn plan() -> impl Strategy<Value = Plan> {
    let typed = prop_oneof![
        "[a-z0-9][a-z0-9.+*/-]{0,8}",
        "[a-z][a-z א-ת游]{0,8}[a-z]",
        "\"[a-z :,#é\\[\\]{}-]{0,8}\"",
        "'[a-z :,#é\"\\[\\]{}-]{0,8}'",
        Just("no".to_owned()),
        Just("010".to_owned()),
        Just("5e3".to_owned()),
    ];
    let scalar = typed.prop_filter("null is no scalar", |typed| typed != "null").prop_map(Plan::Scalar);
    scalar.prop_recursive(4, 40, 5, |inner| {
        let several = prop::collection::vec(inner, 1..5);
        prop_oneof![several.clone().prop_map(Plan::List), several.prop_map(Plan::Map)]
    })
}

/// A text under construction, with the places of the keys and scalars written so far.
#[derive(Default)]
struct Written {
    content: String,
    places: Vec<Span>,
}

impl Written {
    fn word(&mut self, word: &str) {
        let start = self.content.len();
        self.content.push_str(word);
        self.places.push(start..self.content.len());
    }

    /// Each item on its own lines; the first stands where the text ends.
    fn block(&mut self, plan: &Plan, indent: usize) {
        let margin = " ".repeat(indent);
        match plan {
            Plan::Scalar(typed) => {
                self.word(typed);
                self.content.push('\n');
            }
            Plan::List(items) => {
                for (at, item) in items.iter().enumerate() {
                    self.content.push_str(if at > 0 { &margin } else { "" });
                    self.content.push_str("- ");
                    self.block(item, indent + 2);
                }
            }
            Plan::Map(values) => {
                for (at, value) in values.iter().enumerate() {
                    self.content.push_str(if at > 0 { &margin } else { "" });
                    self.word(&format!("key-{at}"));
                    self.content.push(':');
                    match value {
                        Plan::Scalar(_) => self.content.push(' '),
                        _ => self.content.push_str(&format!("\n{margin}  ")),
                    }
                    self.block(value, indent + 2);
                }
            }
        }
    }

    /// Everything between brackets.
    fn flow(&mut self, plan: &Plan) {
        match plan {
            Plan::Scalar(typed) => self.word(typed),
            Plan::List(items) => {
                self.content.push('[');
                for item in items {
                    self.flow(item);
                    self.content.push_str(", ");
                }
                self.content.push(']');
            }
            Plan::Map(values) => {
                self.content.push('{');
                for (at, value) in values.iter().enumerate() {
                    self.word(&format!("key-{at}"));
                    self.content.push_str(": ");
                    self.flow(value);
                    self.content.push_str(", ");
                }
                self.content.push('}');
            }
        }
    }
}

/// The places of all keys and scalars, in the order typed.
fn places(node: &Node, found: &mut Vec<Span>) {
    match &node.value {
        Value::Null => {}
        Value::Scalar { .. } => found.push(node.span.clone()),
        Value::List(items) => items.iter().for_each(|item| places(item, found)),
        Value::Map(entries) => {
            for (key, node) in entries {
                found.push(key.span.clone());
                places(node, found);
            }
        }
    }
}

/// Reads what was written and compares all places and, of words without quotes, the text.
fn compare(written: &Written) {
    let text = Text::new("t", &written.content);
    let node = read(&text).unwrap_or_else(|faults| panic!("{}\n{:?}", written.content, faults[0]));
    let mut found = Vec::new();
    places(&node, &mut found);
    assert_eq!(found, written.places, "{}", written.content);
    words(&text, &node);
}

fn words(text: &Text, node: &Node) {
    match &node.value {
        Value::Null => {}
        Value::Scalar { text: read, quoted } => {
            let typed = text.slice(&node.span);
            let bare = if *quoted { &typed[1..typed.len() - 1] } else { typed };
            assert_eq!(read, bare);
        }
        Value::List(items) => items.iter().for_each(|item| words(text, item)),
        Value::Map(entries) => entries.iter().for_each(|(_, node)| words(text, node)),
    }
}

/// Asks every question about every value, and the place of every part of it.
fn ask(reader: &mut Reader<'_>, node: &Node) {
    reader.boolean(node);
    reader.integer(node, 1..=20);
    reader.range(node, 1..=20);
    reader.one_of(node, "game", &["nim", "rim"]);
    reader.wording(node, &["en", "hu"]);
    for (column, width) in [(0, 0), (1, 1), (2, 3), (9, usize::MAX)] {
        let part = reader.part(node, column, width);
        assert!(node.span.start <= part.start && part.end <= node.span.end, "{part:?} of {node:?}");
        assert_eq!(reader.text().clamp(&part), part);
    }
    if let Value::List(_) = node.value {
        reader.list(node).iter().for_each(|item| ask(reader, item));
    }
    let fields = reader.fields(node, "a map", &["a", "b", "id"]);
    for key in ["a", "b", "id"] {
        if let Some(node) = fields.required(reader, key) {
            ask(reader, node);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 10_000, failure_persistence: None, rng_seed: RngSeed::Fixed(2026), ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        match bytes::text("f", &bytes) {
            Ok(text) => drop(read(&text)),
            Err(faults) => {
                let fault = &faults.list()[0];
                prop_assert_eq!(faults.text().clamp(&fault.span), fault.span.clone());
                prop_assert!(faults.to_string().starts_with("f:"));
            }
        }
    }

    #[test]
    fn any_characters_are_read_or_refused(content in any::<String>()) {
        drop(read(&Text::new("f", &content)));
    }

    #[test]
    fn any_pieces_of_yaml_are_read_or_refused(content in pieces(0..40)) {
        drop(read(&Text::new("f", &content)));
    }

    #[test]
    fn any_question_about_any_value_is_answered(content in pieces(0..40)) {
        let text = Text::new("f", &content);
        let (mut reader, node) = Reader::open(&text);
        if let Some(node) = node {
            ask(&mut reader, &node);
        }
        let Err(faults) = reader.finish(Some(())) else { return Ok(()) };
        for fault in faults.list() {
            prop_assert_eq!(text.clamp(&fault.span), fault.span.clone());
        }
    }

    #[test]
    fn every_place_is_where_it_was_written(plan in plan()) {
        let mut block = Written::default();
        block.block(&plan, 0);
        compare(&block);
        let mut flow = Written::default();
        flow.flow(&plan);
        compare(&flow);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, rng_seed: RngSeed::Fixed(2026), ..ProptestConfig::default() })]

    #[test]
    fn repetition_costs_no_more_than_its_length(piece in pieces(1..6)) {
        let content = piece.repeat(100_000 / piece.len());
        let start = Instant::now();
        drop(read(&Text::new("f", &content)));
        prop_assert!(start.elapsed() < PATIENCE, "{:?}: {piece:?}", start.elapsed());
    }
}
