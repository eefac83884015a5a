//! What the sources say, and where the book says it: every numbered statement has a place.
//!
//! Representation: the rows of the tables of sources, from the register and the citations of all chapters.
//! Failure: a statement that no chapter cites; one that is said to be decided but is in no statement.

use crate::document::book::{Prose, Source, Status};
use crate::source::Diagnostic;

use super::diagnostics::BookDiagnostics;
use super::register::Entry;
use super::writer::Citation;

/// An entry of the register and its file.
pub type Filed = (usize, Entry);

/// The rows of one source, by the letter of its numbers.
pub fn rows(register: &[Filed], citations: &[Citation], series: &str) -> Vec<Source> {
    let of = |entry: &Entry| entry.id.split('-').next() == Some(series);
    register.iter().filter(|(_, entry)| of(entry)).map(|(_, entry)| row(entry, citations)).collect()
}

fn row(entry: &Entry, citations: &[Citation]) -> Source {
    let own: Vec<&Citation> = citations.iter().filter(|citation| citation.id == entry.id).collect();
    let decided = || own.iter().find_map(|citation| citation.status.clone()).unwrap_or(Status::Open);
    let status = match entry.status.clone().unwrap_or_else(decided) {
        // What is proved is its contrary.
        Status::Proved if entry.wrong => Status::Refuted,
        status => status,
    };
    let mut places = Vec::new();
    for citation in &own {
        if !places.iter().any(|(_, place)| *place == citation.place) {
            places.push((citation.words.clone(), citation.place.clone()));
        }
    }
    let says = Prose { markdown: entry.says.clone(), puts: Vec::new() };
    Source { id: entry.id.clone(), says, wrong: entry.wrong, status, places }
}

/// Reports what has no place.
pub fn check(register: &[Filed], citations: &[Citation], diagnostics: &mut BookDiagnostics) {
    for (file, entry) in register {
        let own: Vec<&Citation> = citations.iter().filter(|citation| citation.id == entry.id).collect();
        let decides =
            |status: &Status| !matches!(status, Status::ByHand | Status::Definition | Status::Open | Status::NoVerdict);
        let id = &entry.id;
        let (code, message, help) = if own.is_empty() {
            let help = format!("write `[{id}]` where the chapter states it");
            ("not-cited", format!("no chapter cites the statement {id}"), help)
        } else if entry.status.is_none() && !own.iter().any(|citation| citation.status.as_ref().is_some_and(decides)) {
            let help = format!("write `[{id}]` in the words of a claim, or give it another status");
            ("not-decided", format!("{id} is said to be decided, but no decided statement cites it"), help)
        } else {
            continue;
        };
        diagnostics.add(*file, Diagnostic::new(code, entry.id_span.clone(), message, help));
    }
}
