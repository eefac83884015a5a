//! `sources/*.yaml` and `glossary.yaml`: what the sources state, with numbers, and the words of the field.
//!
//! Representation: an [`Entry`] for each numbered statement, in the order of the files. What it rests on is the
//! author's word; only `decided` takes its verdict from the chapters.
//! Failure: all faults of a file at once; what can be read of it holds all the same.

use crate::document::AUTHOR_LANGUAGES;
use crate::document::book::{Status, Term};
use crate::source::yaml::{Node, Value};
use crate::source::{Diagnostic, Diagnostics, Reader, Span, Text};

use super::markdown::is_source;

/// The names of all statuses, as authors write them.
const NAMES: &[&str] = &["by-hand", "checked", "cited", "computed", "decided", "definition", "history", "open"];

/// A numbered statement of the sources.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// `B-31`
    pub id: String,
    /// Its place.
    pub id_span: Span,
    /// What it says, as Markdown.
    pub says: String,
    /// What it rests on; none where a statement of a chapter decides it.
    pub status: Option<Status>,
    /// Whether it is false as printed.
    pub wrong: bool,
}

/// The statements of a file, as far as it can be read.
#[derive(Clone, Debug, Default)]
pub struct Entries {
    /// Those without faults.
    pub sound: Vec<Entry>,
    /// The numbers of all; none where it is not known which there are.
    pub numbers: Option<Vec<String>>,
}

/// Reads a file of statements: what it says, and every fault of the text.
pub fn entries(text: &Text) -> (Entries, Result<(), Diagnostics>) {
    let (mut reader, node) = Reader::open(text);
    // A tree with faults lacks what they refuse.
    let whole = reader.is_clean();
    let mut found = Entries::default();
    match node.as_ref().map(|node| (node, &node.value)) {
        Some((_, Value::Map(entries))) => {
            let sound = entries.iter().filter_map(|(key, node)| entry(&mut reader, &key.name, &key.span, node));
            found.sound = sound.collect();
            found.numbers = whole.then(|| entries.iter().map(|(key, _)| key.name.clone()).collect());
        }
        Some((node, _)) => {
            let help = "write one statement a line, like `B-31: { says: …, status: by-hand }`";
            let message = "expected statements by their numbers";
            reader.fault(Diagnostic::new("wrong-type", node.span.clone(), message, help));
        }
        None => {}
    }
    (found, reader.finish(Some(())))
}

fn entry(reader: &mut Reader<'_>, id: &str, id_span: &Span, node: &Node) -> Option<Entry> {
    if !is_source(id) {
        let help = "number it with the letter of its source, like `B-31`";
        reader.fault(Diagnostic::new("bad-number", id_span.clone(), format!("`{id}` numbers no statement"), help));
    }
    let fields = reader.fields(node, "a statement", &["says", "status", "bound", "false"]);
    let says = fields.required(reader, "says").and_then(|node| reader.string(node)).map(str::to_owned);
    let status = fields.required(reader, "status").and_then(|node| reader.one_of(node, "status", NAMES));
    let bound = fields.get("bound").and_then(|node| reader.integer(node, 0..=u64::MAX));
    let wrong = fields.get("false").and_then(|node| reader.boolean(node)).unwrap_or(false);
    let status = match (status?, bound) {
        ("decided", _) => None,
        ("definition", _) => Some(Status::Convention),
        ("history", _) => Some(Status::History),
        ("computed", _) => Some(Status::Computed),
        ("by-hand", _) => Some(Status::ByHand),
        ("checked", Some(bound)) => Some(Status::Checked(bound)),
        ("checked", None) => {
            let (message, help) = ("a checked statement needs its bound", "say how far, like `bound: 40`");
            return reader.refuse(&node.span, "missing-key", message, help);
        }
        ("open", _) => Some(Status::Open),
        _ => Some(Status::Cited),
    };
    Some(Entry { id: id.to_owned(), id_span: id_span.clone(), says: says?, status, wrong })
}

/// Reads the glossary.
///
/// # Errors
/// Every fault of the text.
pub fn glossary(text: &Text) -> Result<Vec<Term>, Diagnostics> {
    let (mut reader, node) = Reader::open(text);
    let found = node.map(|node| {
        let mut terms = Vec::new();
        for item in reader.list(&node) {
            let fields = reader.fields(item, "a term", &[AUTHOR_LANGUAGES, &["says"]].concat());
            let says = fields.required(&mut reader, "says").and_then(|node| reader.string(node)).map(str::to_owned);
            fields.required(&mut reader, "en");
            let word = |language: &&str| {
                let word = reader.string(fields.get(language)?)?;
                Some(((*language).to_owned(), word.to_owned()))
            };
            let words = AUTHOR_LANGUAGES.iter().filter_map(word).collect();
            terms.extend(says.map(|says| Term { words, says, place: None }));
        }
        terms
    });
    reader.finish(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statements_have_a_number_and_a_status() {
        let text = Text::new(
            "b.yaml",
            "B-01: { says: Two heaps, status: by-hand }\nB-02: { says: x, status: checked, bound: 40, false: true }\n",
        );
        let (Entries { sound: entries, numbers }, checked) = entries(&text);
        assert!(checked.is_ok() && numbers.is_some_and(|numbers| numbers == ["B-01", "B-02"]));
        let found = |entry: &Entry| (entry.id.clone(), entry.status.clone(), entry.wrong);
        assert_eq!(found(&entries[0]), ("B-01".into(), Some(Status::ByHand), false));
        assert_eq!(found(&entries[1]), ("B-02".into(), Some(Status::Checked(40)), true));
    }

    #[test]
    fn what_is_missing_is_reported() {
        let text = Text::new("b.yaml", "Q1: { says: x, status: open }\nB-2: { says: x, status: checked }\nB-3: {}\n");
        let (entries, checked) = entries(&text);
        let codes: Vec<&str> = checked.expect_err("faults").list().iter().map(|fault| fault.code).collect();
        assert_eq!(codes, ["bad-number", "missing-key", "missing-key", "missing-key"]);
        // They may be cited all the same.
        assert_eq!((entries.sound.len(), entries.numbers.map(|numbers| numbers.len())), (1, Some(3)));
    }

    #[test]
    fn terms_have_words_in_several_languages() {
        let text = Text::new("g.yaml", "- { en: heap, hu: kupac, says: A pile of tokens. }\n");
        let terms = glossary(&text).expect("no faults");
        assert_eq!(terms[0].words, [("en".into(), "heap".into()), ("hu".into(), "kupac".into())]);
    }
}
