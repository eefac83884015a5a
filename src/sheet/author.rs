//! Markdown that authors write into a sheet, checked in its place.
//!
//! Representation: a wording whose formulas can be read, without HTML, pictures and control characters, which YAML
//! has none of, but Markdown has names for them.
//! Failure: every fault has its own place, also in texts whose lines YAML folds or whose characters it
//! unescapes, as far as the words can be found again in what was typed.
//! Source: CommonMark 0.31.

use std::ops::Range;

use pulldown_cmark::{Event, Parser, Tag};

use crate::document::{AUTHOR_LANGUAGES, authored};
use crate::source::yaml::{Node, Value};
use crate::source::{Diagnostic, Reader, Span, Wording, forbidden};

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
    for (text, span) in texts(&wording) {
        faults(reader, &text, &span).into_iter().for_each(|fault| reader.fault(fault));
    }
    Some(wording)
}

/// Everything in an author's Markdown that no page shows as it was meant.
fn faults(reader: &Reader<'_>, text: &str, span: &Span) -> Vec<Diagnostic> {
    let given = text.chars().count();
    if given > LONGEST {
        let message = format!("this text has {given} characters; the limit is {LONGEST}");
        let help = "divide it, or put it into a document of its own";
        return vec![Diagnostic::new("too-long", span.clone(), message, help)];
    }
    let found = check(text).into_iter();
    found
        .map(|(part, message, help)| Diagnostic::new("bad-markdown", place(reader, text, span, &part), message, help))
        .collect()
}

/// What is wrong with Markdown, in the order of the text: where, as bytes of it, what, and the way out.
fn check(markdown: &str) -> Vec<(Range<usize>, String, &'static str)> {
    let mut found = Vec::new();
    for (event, part) in Parser::new_ext(markdown, authored::options()).into_offset_iter() {
        let (message, help) = match event {
            // What is there as it is was found before.
            _ if steering(&event).is_some() && !markdown[part.clone()].contains(forbidden) => {
                ("this means a control character, which is invisible".to_owned(), "delete it")
            }
            Event::Html(_) | Event::InlineHtml(_) => (
                "HTML is not allowed here".to_owned(),
                "write Markdown, like `**bold**` and `*slanted*`; `\\<` is a plain `<`",
            ),
            Event::InlineMath(formula) | Event::DisplayMath(formula) => match authored::formula_fault(&formula) {
                Some(message) => (message, "correct the LaTeX between the dollar signs; `\\$` is a plain dollar"),
                None => continue,
            },
            Event::Start(Tag::Link { dest_url, .. }) if !authored::allows_link(&dest_url) => (
                "this link leads nowhere on paper or in a file alone".to_owned(),
                "begin it with `https:`, `http:`, `mailto:` or `#`",
            ),
            Event::Start(Tag::Image { .. }) => {
                ("a picture cannot be shown: a sheet is one file".to_owned(), "describe it, or link to it")
            }
            _ => continue,
        };
        found.push((part, message, help));
    }
    found
}

/// A control character that Markdown means, as `&rlm;` does.
pub fn steering(event: &Event<'_>) -> Option<char> {
    let find = |text: &str| text.chars().find(|&character| forbidden(character));
    match event {
        Event::Text(text) => find(text),
        Event::Start(Tag::Link { dest_url, title, .. }) => find(dest_url).or_else(|| find(title)),
        _ => None,
    }
}

/// The place of a part of a text in the file.
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

#[cfg(test)]
mod tests {
    use super::check;

    fn faults(markdown: &str) -> Vec<(&str, String)> {
        check(markdown).into_iter().map(|(part, message, _)| (&markdown[part], message)).collect()
    }

    #[test]
    fn good_markdown_has_no_faults() {
        assert_eq!(
            faults("Take $a \\oplus b$ *now*, [see](https://example.org), [up](#q1).\n\n| a |\n|---|\n| 1 |"),
            []
        );
    }

    #[test]
    fn faults_have_places() {
        let found = faults("A <b>bold</b> claim: $\\frobnicate{1}$ and ![x](y.png) and [z](javascript:alert(1)).");
        let places: Vec<_> = found.iter().map(|(place, _)| *place).collect();
        let expected = ["<b>", "</b>", "$\\frobnicate{1}$", "![x](y.png)", "[z](javascript:alert(1))"];
        assert_eq!(places, expected);
        assert!(found[2].1.starts_with("this formula cannot be read: "), "{}", found[2].1);
    }
}
