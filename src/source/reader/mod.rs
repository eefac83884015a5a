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

    /// A reader of a tree that was not typed.
    pub fn new(text: &'t Text) -> Reader<'t> {
        Reader { text, faults: Vec::new() }
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
        self.fields_naming(node, what, allowed, allowed)
    }

    /// The same where a message names only some of the keys that exist.
    pub fn fields_naming<'n>(&mut self, node: &'n Node, what: &'n str, allowed: &[&str], named: &[&str]) -> Fields<'n> {
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
                    _ => format!("write one `key: value` a line; the keys are {}", listed(named)),
                };
                self.expected::<()>(node, &format!("{what} with keys"), &help);
                None
            }
        };
        for (key, _) in entries.unwrap_or_default() {
            if !allowed.contains(&key.name.as_str()) {
                self.unknown(&key.name, key.span.clone(), "unknown-key", &format!("{what} has no key"), named);
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
        let (word, quoted) = match &node.value {
            Value::Scalar { text, quoted } => (text.to_lowercase(), *quoted),
            _ => Default::default(),
        };
        let help = match (word.as_str(), quoted) {
            ("true", false) => return Some(true),
            ("false", false) => return Some(false),
            ("true" | "yes" | "on" | "y" | "1", _) => "write `true` without quotes",
            ("false" | "no" | "off" | "n" | "0", _) => "write `false` without quotes",
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

    /// The value of a key that takes one of these names.
    pub fn one_of<'c>(&mut self, node: &Node, key: &str, names: &[&'c str]) -> Option<&'c str> {
        let Value::Scalar { text, .. } = &node.value else {
            return self.expected(node, "a name", &format!("write one of {}", listed(names)));
        };
        let found = names.iter().find(|name| *name == text);
        if found.is_none() {
            let message = format!("`{key}` cannot be");
            self.unknown(text, node.span.clone(), "unknown-name", &message, names);
        }
        found.copied()
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
            None => format!("write one of {}", listed(known)),
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
