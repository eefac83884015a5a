//! Markdown that authors write into a sheet, checked where it stands.

use crate::document::authored;
use crate::source::yaml::Node;
use crate::source::{Fault, Reader, Wording};

use super::spec::AUTHOR_LANGUAGES;

/// The most characters of an author's text.
const LONGEST: usize = 20_000;

/// A text in Markdown, in one wording or one for each language; its formulas can be read and it holds
/// no HTML.
pub fn markdown(reader: &mut Reader<'_>, node: &Node) -> Option<Wording> {
    let wording = reader.wording(node, AUTHOR_LANGUAGES)?;
    let texts: Vec<(String, crate::source::Span)> = match &wording {
        Wording::Same { text, span } => vec![(text.clone(), span.clone())],
        Wording::Each(wordings) => wordings.iter().map(|(_, text, span)| (text.clone(), span.clone())).collect(),
    };
    let mut clean = true;
    for (text, span) in texts {
        if text.chars().count() > LONGEST {
            let message = format!("a text has at most {LONGEST} characters");
            reader.fault(Fault::new(
                "too-long",
                span.clone(),
                message,
                "divide it, or put it into a document of its own",
            ));
            clean = false;
        }
        let scalar = Node {
            span: span.clone(),
            value: crate::source::yaml::Value::Scalar { text: text.clone(), quoted: is_quoted(reader, &span) },
        };
        for (place, message) in authored::check(&text) {
            let column = text[..place.start].chars().count() + 1;
            let width = text[place].chars().count().max(1);
            let at = reader.part(&scalar, column, width);
            reader.fault(Fault::new("bad-markdown", at, message, "mend the text; formulas stand between dollar signs"));
            clean = false;
        }
    }
    clean.then_some(wording)
}

fn is_quoted(reader: &Reader<'_>, span: &crate::source::Span) -> bool {
    reader.text().content.get(span.clone()).is_some_and(|typed| typed.starts_with(['"', '\'']))
}
