//! Takes numbers, ranges, names and texts out of a YAML tree and collects everything that is wrong.
//!
//! Representation: a text and the faults found in it so far. Each question is answered with a
//! value, or with `None` and a fault at the exact place: what was expected and what was found.
//! Failure: [`Reader::finish`] gives the value or all the faults.
//! Source: the keys of a sheet, as `sheet` reads them.

mod fields;
mod number;
mod part;
mod wording;

use super::{Diagnostic, Diagnostics, Span, Text, quote, suggest, yaml};
pub use fields::Fields;
use std::ops::RangeInclusive;
pub use wording::Wording;
use yaml::{Node, Value};

/// Reads one text; see the module.
#[derive(Debug)]
pub struct Reader<'t> {
    text: &'t Text,
    faults: Vec<Diagnostic>,
}

impl<'t> Reader<'t> {
    /// A reader and the YAML tree of its text. Without a tree the reader has a fault.
    pub fn open(text: &'t Text) -> (Reader<'t>, Option<Node>) {
        let (node, faults) = yaml::read(text);
        (Reader { text, faults }, node)
    }

    /// The text.
    pub fn text(&self) -> &'t Text {
        self.text
    }

    /// Adds a fault that only the caller can see, like an id used twice.
    pub fn fault(&mut self, fault: Diagnostic) {
        self.faults.push(fault);
    }

    /// Adds a fault in place of an answer.
    pub fn refuse<T>(
        &mut self,
        span: &Span,
        code: &'static str,
        message: impl Into<String>,
        help: impl Into<String>,
    ) -> Option<T> {
        self.fault(Diagnostic::new(code, span.clone(), message, help));
        None
    }

    /// Whether nothing was wrong so far.
    pub fn is_clean(&self) -> bool {
        self.faults.is_empty()
    }

    /// The value, if nothing was wrong.
    ///
    /// # Errors
    /// All faults in order of place. No value without a fault is the fault `unreadable`.
    pub fn finish<T>(self, value: Option<T>) -> Result<T, Diagnostics> {
        match value {
            Some(value) if self.faults.is_empty() => Ok(value),
            None if self.faults.is_empty() => {
                let fault =
                    Diagnostic::new("unreadable", 0..0, "this file cannot be read", "compare it with an example");
                Err(Diagnostics::one(self.text.clone(), fault))
            }
            _ => Err(Diagnostics::sorted(self.text, self.faults)),
        }
    }

    /// The keys and values of a map, of which only `allowed` keys exist. `what` names the map in
    /// messages, with its article: `an exercise`.
    ///
    /// An unknown key is a fault; so is anything but a map, and then the answer is empty.
    pub fn fields<'n>(&mut self, node: &'n Node, what: &'n str, allowed: &[&str]) -> Fields<'n> {
        let entries = match &node.value {
            Value::Map(entries) => Some(entries.as_slice()),
            other => {
                let help = match other {
                    // YAML reads `id:win` as one word.
                    Value::Scalar { text, quoted: false }
                        if text.split(':').next().is_some_and(|key| allowed.contains(&key)) =>
                    {
                        format!("put a space after the `:` of {}", quote(text))
                    }
                    _ => format!("write one `key: value` a line; the keys are {}", listed(allowed)),
                };
                self.expected::<()>(node, &format!("{what} with keys"), &help);
                None
            }
        };
        for (key, _) in entries.unwrap_or_default() {
            if !allowed.contains(&key.name.as_str()) {
                self.unknown(&key.name, key.span.clone(), "unknown-key", &format!("{what} has no key"), allowed);
            }
        }
        Fields::new(node, entries, what)
    }

    /// The text of a scalar as typed; a number is a text too. Nothing at all is a fault.
    pub fn string<'n>(&mut self, node: &'n Node) -> Option<&'n str> {
        match &node.value {
            Value::Scalar { text, .. } => Some(text),
            _ => self.expected(node, "a text", "write it after the `:` of its key"),
        }
    }

    /// `true` or `false`, without quotes.
    pub fn boolean(&mut self, node: &Node) -> Option<bool> {
        let help = match &node.value {
            Value::Scalar { text, quoted } => match (text.to_lowercase().as_str(), quoted) {
                ("true", false) => return Some(true),
                ("false", false) => return Some(false),
                ("true" | "yes" | "on" | "y" | "1", _) => "write `true` without quotes",
                ("false" | "no" | "off" | "n" | "0", _) => "write `false` without quotes",
                _ => "write `true` or `false`",
            },
            _ => "write `true` or `false`",
        };
        self.expected(node, "`true` or `false`", help)
    }

    /// The items of a list, in order; anything else is a fault and an empty list.
    pub fn list<'n>(&mut self, node: &'n Node) -> &'n [Node] {
        match &node.value {
            Value::List(items) => items,
            _ => {
                self.expected::<()>(node, "a list", "begin each item with `- ` on its own line, or write `[a, b]`");
                &[]
            }
        }
    }

    /// One of these names, as it is in the list.
    pub fn one_of<'c>(&mut self, node: &Node, names: &[&'c str]) -> Option<&'c str> {
        let Value::Scalar { text, .. } = &node.value else {
            return self.expected(node, "a name", &format!("write one of {}", listed(names)));
        };
        let found = names.iter().find(|name| *name == text);
        if found.is_none() {
            self.unknown(text, node.span.clone(), "unknown-name", "there is no", names);
        }
        found.copied()
    }

    /// A whole number between these limits, both included: digits without quotes, sign, point or
    /// zeros in front.
    pub fn integer(&mut self, node: &Node, limits: RangeInclusive<u64>) -> Option<u64> {
        number::integer(self, node, &limits)
    }

    /// A range `a..b` with both ends included, or one number, between these limits; never empty.
    pub fn range(&mut self, node: &Node, limits: RangeInclusive<u64>) -> Option<RangeInclusive<u64>> {
        number::range(self, node, &limits)
    }

    /// One text for all languages, or a map from these language codes to texts.
    pub fn wording(&mut self, node: &Node, languages: &[&str]) -> Option<Wording> {
        wording::read(self, node, languages)
    }

    /// The place of a part of a scalar: `width` characters of its text from the character
    /// `column`, counted from 1. The whole scalar if what was typed differs from the text, as with
    /// escapes and folded lines.
    pub fn part(&self, node: &Node, column: usize, width: usize) -> Span {
        part::place(self.text, node, column, width)
    }

    /// The fault "expected …, found …"; answers `None` so that a caller can end with it.
    fn expected<T>(&mut self, node: &Node, expected: &str, help: &str) -> Option<T> {
        let message = format!("expected {expected}, found {}", found(node));
        self.faults.push(Diagnostic::new("wrong-type", node.span.clone(), message, help));
        None
    }

    fn unknown(&mut self, word: &str, span: Span, code: &'static str, message: &str, known: &[&str]) {
        let message = format!("{message} {}", quote(word));
        let help = match suggest(word, known.iter().copied()) {
            Some(near) => format!("did you mean `{near}`?"),
            None => format!("there are {}", listed(known)),
        };
        self.faults.push(Diagnostic::new(code, span, message, help));
    }
}

/// What a node holds, for a message.
fn found(node: &Node) -> String {
    match &node.value {
        Value::Null => "nothing".to_owned(),
        Value::Scalar { text, quoted: true } => format!("the text {}", quote(text)),
        Value::Scalar { text, .. } => quote(text),
        Value::List(_) => "a list".to_owned(),
        Value::Map(_) => "keys and values".to_owned(),
    }
}

fn listed(names: &[&str]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All that is wrong, as `line:column code message; help`.
    fn reported(content: &str, question: impl Fn(&mut Reader<'_>, &Node)) -> Vec<String> {
        let text = Text::new("t", content);
        let (mut reader, node) = Reader::open(&text);
        question(&mut reader, &node.expect("a tree"));
        let Err(faults) = reader.finish(Some(())) else { return Vec::new() };
        let row = |fault: &Diagnostic| {
            let (line, column) = text.place(fault.span.start);
            format!("{line}:{column} {} {}; {}", fault.code, fault.message, fault.help)
        };
        faults.list().iter().map(row).collect()
    }

    #[test]
    fn all_that_is_wrong_with_the_keys_is_told() {
        let found = reported("heap: 3\nseed:\nseed: b\n", |reader, node| {
            let fields = reader.fields(node, "a sheet", &["heaps", "seed", "size"]);
            assert_eq!(fields.key_span("seed"), Some(8..12));
            let seed = fields.get("seed").expect("it is there");
            assert_eq!(reader.string(seed), None);
            assert!(fields.required(reader, "size").is_none());
        });
        assert_eq!(
            found,
            [
                "1:1 unknown-key a sheet has no key `heap`; did you mean `heaps`?",
                "1:1 missing-key a sheet needs the key `size`; add a line `size: …`",
                "2:6 wrong-type expected a text, found nothing; write it after the `:` of its key",
                "3:1 duplicate-key the key `seed` is here a second time; keep one of the two",
            ]
        );
    }

    #[test]
    fn without_a_map_no_key_is_missed() {
        let found = reported("just text\n", |reader, node| {
            let fields = reader.fields(node, "a sheet", &["seed"]);
            assert!(fields.required(reader, "seed").is_none());
            assert_eq!(fields.start(), 0..9);
        });
        assert_eq!(
            found,
            ["1:1 wrong-type expected a sheet with keys, found `just text`; \
              write one `key: value` a line; the keys are `seed`"]
        );
    }

    #[test]
    fn a_missing_space_is_seen() {
        let found = reported("- id:win\n", |reader, node| {
            let items = reader.list(node);
            reader.fields(&items[0], "an exercise", &["id", "kind"]);
        });
        assert_eq!(
            found,
            ["1:3 wrong-type expected an exercise with keys, found `id:win`; put a space after the `:` of `id:win`"]
        );
    }

    #[test]
    fn truth_values_are_true_and_false() {
        assert!(
            reported("[true, True, false]", |reader, node| {
                let read: Vec<_> = reader.list(node).iter().map(|item| reader.boolean(item)).collect();
                assert_eq!(read, [Some(true), Some(true), Some(false)]);
            })
            .is_empty()
        );
        let found = reported("[yes, \"false\", maybe]", |reader, node| {
            for item in reader.list(node) {
                reader.boolean(item);
            }
        });
        assert_eq!(
            found,
            [
                "1:2 wrong-type expected `true` or `false`, found `yes`; write `true` without quotes",
                "1:7 wrong-type expected `true` or `false`, found the text `false`; write `false` without quotes",
                "1:16 wrong-type expected `true` or `false`, found `maybe`; write `true` or `false`",
            ]
        );
    }

    #[test]
    fn names_come_from_a_list() {
        let found = reported("[mixed, mixd, [a]]", |reader, node| {
            let read: Vec<_> = reader.list(node).iter().map(|item| reader.one_of(item, &["all", "mixed"])).collect();
            assert_eq!(read, [Some("mixed"), None, None]);
        });
        assert_eq!(
            found,
            [
                "1:9 unknown-name there is no `mixd`; did you mean `mixed`?",
                "1:15 wrong-type expected a name, found a list; write one of `all`, `mixed`",
            ]
        );
    }

    #[test]
    fn example_of_reader() {
        use crate::source::{Reader, Text};
        let text = Text::new("sheet.yaml", "heaps: 3\nsize: 1..15\n");
        let (mut reader, node) = Reader::open(&text);
        let game = node.and_then(|node| {
            let fields = reader.fields(&node, "a sheet", &["heaps", "size"]);
            // Every question is asked before the first `?`, so that all faults are reported.
            let heaps = fields.required(&mut reader, "heaps").and_then(|node| reader.integer(node, 1..=9));
            let size = fields.required(&mut reader, "size").and_then(|node| reader.range(node, 1..=100));
            Some((heaps?, size?))
        });
        assert_eq!(reader.finish(game).ok(), Some((3, 1..=15)));
    }
}
