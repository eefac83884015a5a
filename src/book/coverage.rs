//! What the sources say, and where the book says it: every numbered statement has a place.
//!
//! Representation: the rows of the tables of sources, from the register and the citations of all chapters.
//! Failure: a statement that no chapter cites; one that is said to be decided but stands in no statement.

use crate::document::book::{self, Prose, Source};
use crate::source::Diagnostic;

use super::diagnostics::BookDiagnostics;
use super::register::{Entry, Status};
use super::writer::Citation;

/// An entry of the register and the file where it stands.
pub type Filed = (usize, Entry);

/// The rows of one source, by the letter of its numbers.
pub fn rows(register: &[Filed], citations: &[Citation], series: &str) -> Vec<Source> {
    let of = |entry: &Entry| entry.id.split('-').next() == Some(series);
    register.iter().filter(|(_, entry)| of(entry)).map(|(_, entry)| row(entry, citations)).collect()
}

fn row(entry: &Entry, citations: &[Citation]) -> Source {
    let own: Vec<&Citation> = citations.iter().filter(|citation| citation.id == entry.id).collect();
    let status = match entry.status {
        Status::Decided => own.iter().find_map(|citation| citation.status.clone()).unwrap_or(book::Status::Open),
        Status::Definition => book::Status::Convention,
        Status::History => book::Status::History,
        Status::Computed => book::Status::Computed,
        Status::ByHand => book::Status::ByHand,
        Status::Checked(bound) => book::Status::Checked(bound),
        Status::Open => book::Status::Open,
        Status::Cited => book::Status::Cited,
    };
    let mut places = Vec::new();
    for citation in own {
        if !places.iter().any(|(_, place)| *place == citation.place) {
            places.push((citation.words.clone(), citation.place.clone()));
        }
    }
    let says = Prose { markdown: entry.words.clone(), puts: Vec::new() };
    Source { id: entry.id.clone(), says, wrong: entry.wrong, status, places }
}

/// Tells what has no place.
pub fn check(register: &[Filed], citations: &[Citation], diagnostics: &mut BookDiagnostics) {
    for (file, entry) in register {
        let own: Vec<&Citation> = citations.iter().filter(|citation| citation.id == entry.id).collect();
        if own.is_empty() {
            let help = format!("write `[{}]` where the chapter states it", entry.id);
            let message = format!("no chapter cites the statement {}", entry.id);
            diagnostics.add(*file, Diagnostic::new("not-cited", entry.id_span.clone(), message, help));
            continue;
        }
        if entry.status != Status::Decided {
            continue;
        }
        let known: Vec<&book::Status> = own.iter().filter_map(|citation| citation.status.as_ref()).collect();
        let decided = |status: &&book::Status| !matches!(status, book::Status::ByHand | book::Status::Definition);
        if !known.iter().any(decided) {
            let help = format!("write `[{}]` in the words of a claim, or give it another status", entry.id);
            let message = format!("{} is said to be decided, but no decided statement cites it", entry.id);
            diagnostics.add(*file, Diagnostic::new("not-decided", entry.id_span.clone(), message, help));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::folder::{File, Folder};
    use crate::document::Phrase;
    use crate::document::book::Place;
    use crate::source::Text;

    fn told(status: Status, citations: &[Citation]) -> Vec<&'static str> {
        let entry = Entry { id: "B-01".into(), id_span: 0..4, says: 0..0, words: "x".into(), status, wrong: false };
        let mut diagnostics = BookDiagnostics::default();
        check(&[(0, entry)], citations, &mut diagnostics);
        let text = Text::new("b.yaml", "B-01: {}");
        let folder = Folder::new(vec![File { path: "b.yaml".into(), text }]);
        let faults = diagnostics.check(|file| folder.text(file)).err().unwrap_or_default();
        faults.iter().flat_map(|faults| faults.list().iter().map(|fault| fault.code)).collect()
    }

    fn citation(status: Option<book::Status>) -> Citation {
        let place = Place { chapter: 0, anchor: String::new() };
        Citation { id: "B-01".into(), place, words: Phrase::new("book-here"), status }
    }

    #[test]
    fn every_statement_needs_a_place_of_its_kind() {
        assert_eq!(told(Status::ByHand, &[]), ["not-cited"]);
        assert!(told(Status::ByHand, &[citation(None)]).is_empty());
        assert_eq!(told(Status::Decided, &[citation(None)]), ["not-decided"]);
        assert_eq!(told(Status::Decided, &[citation(Some(book::Status::ByHand))]), ["not-decided"]);
        assert!(told(Status::Decided, &[citation(Some(book::Status::Refuted))]).is_empty());
    }
}
