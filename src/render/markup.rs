//! Text in markup, and the names that pages and programs know values of the document by.
//!
//! Source: HTML, WHATWG, "Serializing HTML fragments".

use crate::document::book::Status;
use crate::document::{Paper, Show};

/// Appends text between tags.
pub fn tagged(open: &str, text: &str, close: &str, out: &mut String) {
    out.push_str(open);
    escape(text, out);
    out.push_str(close);
}

/// Appends text with the five signs replaced that HTML reads, in elements and in quoted attributes.
pub fn escape(text: &str, out: &mut String) {
    let mut rest = text;
    while let Some(at) = rest.find(['&', '<', '>', '"', '\'']) {
        out.push_str(&rest[..at]);
        out.push_str(match rest.as_bytes()[at] {
            b'&' => "&amp;",
            b'<' => "&lt;",
            b'>' => "&gt;",
            b'"' => "&quot;",
            _ => "&#39;",
        });
        rest = &rest[at + 1..];
    }
    out.push_str(rest);
}

/// What a template calls the three kinds of document.
pub fn kind(shows: Show) -> &'static str {
    match shows {
        Show::Questions => "questions",
        Show::Folded => "folded",
        Show::Key => "key",
    }
}

/// The paper's name in a style sheet.
pub fn paper(paper: Paper) -> &'static str {
    match paper {
        Paper::A4 => "A4",
        Paper::Letter => "letter",
    }
}

/// The name of a status, as in `data-verdict`.
pub fn verdict(status: &Status) -> &'static str {
    match status {
        Status::Proved => "proved",
        Status::Refuted => "refuted",
        Status::Checked(_) => "checked",
        Status::Open => "open",
        Status::ByHand => "hand",
        Status::Definition | Status::Convention => "definition",
        Status::History => "history",
        Status::Computed => "computed",
        Status::Cited => "cited",
    }
}
