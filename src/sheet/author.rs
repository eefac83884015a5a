//! Markdown that authors write into a sheet, checked where it stands.
//!
//! Representation: a wording whose formulas can be read, without HTML, pictures and control characters.
//! Failure: every slip is a fault at its own place, also in texts whose lines YAML folds or whose
//! characters it unescapes, as far as the slip can be found again in what was typed.
//! Source: CommonMark 0.31.

use std::ops::Range;

use crate::document::authored;
use crate::source::yaml::{Node, Value};
use crate::source::{Fault, Reader, Span, Wording};

use crate::document::AUTHOR_LANGUAGES;

/// The most characters of an author's text.
const LONGEST: usize = 20_000;

/// The texts of a wording and their places.
pub fn texts(wording: &Wording) -> Vec<(String, Span)> {
    match wording {
        Wording::Same { text, span } => vec![(text.clone(), span.clone())],
        Wording::Each(wordings) => wordings.iter().map(|(_, text, span)| (text.clone(), span.clone())).collect(),
    }
}

/// A text in Markdown, in one wording or one for each language; its formulas can be read and it holds
/// no HTML.
pub fn markdown(reader: &mut Reader<'_>, node: &Node) -> Option<Wording> {
    let wording = reader.wording(node, AUTHOR_LANGUAGES)?;
    let mut clean = true;
    for (text, span) in texts(&wording) {
        for (span, code, message, help) in faults(reader, &text, &span) {
            reader.fault(Fault::new(code, span, message, help));
            clean = false;
        }
    }
    clean.then_some(wording)
}

fn faults(reader: &Reader<'_>, text: &str, span: &Span) -> Vec<(Span, &'static str, String, &'static str)> {
    let given = text.chars().count();
    if given > LONGEST {
        let message = format!("this text has {given} characters; the limit is {LONGEST}");
        return vec![(span.clone(), "too-long", message, "divide it, or put it into a document of its own")];
    }
    let strange = |sign: char| sign.is_control() && !matches!(sign, '\n' | '\t' | '\r');
    if let Some(at) = text.find(strange) {
        let message = "this text holds a character that does not print".to_owned();
        return vec![(place(reader, text, span, &(at..at + 1)), "bad-markdown", message, "delete it")];
    }
    let slips = authored::check(text).into_iter();
    slips.map(|slip| (place(reader, text, span, &slip.place), "bad-markdown", slip.message, slip.help)).collect()
}

/// Where a part of a text stands in the file.
fn place(reader: &Reader<'_>, text: &str, span: &Span, part: &Range<usize>) -> Span {
    let typed = reader.text().slice(span);
    let quoted = typed.starts_with(['"', '\'']);
    let scalar = Node { span: span.clone(), value: Value::Scalar { text: text.to_owned(), quoted } };
    let words = text.get(part.clone()).unwrap_or_default();
    let column = text[..part.start].chars().count() + 1;
    let found = reader.part(&scalar, column, words.chars().count().max(1));
    if found != *span || words == text {
        return found;
    }
    // What was typed differs from what was read: look for the same words, as often as they came before and
    // once more; between double quotes a backslash is typed twice.
    let before = text[..part.start].matches(words).count();
    let words = if typed.starts_with('"') { words.replace('\\', "\\\\") } else { words.to_owned() };
    match typed.match_indices(&words).nth(before) {
        Some((at, _)) if !words.is_empty() => span.start + at..span.start + at + words.len(),
        _ => found,
    }
}
