//! What is at hand while a chapter becomes a document: the outline, the works, what was cited so far.
//!
//! Representation: one writer for each chapter, so that chapters are written side by side.
//! Failure: faults go to the diagnostics at the file at work.

use std::collections::HashMap;

use crate::document::book::{Place, Work};
use crate::document::{Phrase, book};
use crate::exercise::Verifier;
use crate::source::{Diagnostic, Span, suggest};

use super::answers::Answers;
use super::cited::Cited;
use super::diagnostics::BookDiagnostics;
use super::folder::Folder;
use super::lock::Lock;
use super::outline::Outline;
use super::statements::Judged;

/// Where a statement of the sources is cited.
#[derive(Clone, Debug)]
pub struct Citation {
    /// The number of the statement.
    pub id: String,
    /// The place, and what it is called.
    pub place: Place,
    /// `Claim 5.3`, `Section 5.2`.
    pub words: Phrase,
    /// The status of the statement in whose words it is cited.
    pub status: Option<book::Status>,
}

/// What the book needs to know of a chapter besides its document.
#[derive(Debug, Default)]
pub struct Found {
    /// What it cites.
    pub citations: Vec<Citation>,
    /// Its certificates.
    pub certificates: Vec<(String, Vec<u8>)>,
    /// The lock with the seeds that its exercises have asked for.
    pub lock: Lock,
    /// Everything that is wrong with it.
    pub diagnostics: BookDiagnostics,
}

/// What all chapters are written from. They know of each other what the outline and the judged statements say, and
/// no more.
pub struct Context<'b> {
    /// The files.
    pub folder: &'b Folder,
    /// The numbered chapters.
    pub outline: &'b Outline,
    /// The works that may be cited; none where it is not known which there are.
    pub works: Option<&'b [Work]>,
    /// The indices of other books by their keys; none where one cannot be read.
    pub cites: &'b [(String, Option<Cited>)],
    /// The numbers of the statements of the sources; none where it is not known which there are.
    pub numbers: Option<&'b [String]>,
    /// The words of the field.
    pub glossary: &'b [book::Term],
    /// The statements of all chapters by the place of their block: chapter and piece.
    pub judged: HashMap<(usize, usize), Judged>,
    /// The language.
    pub language: &'b str,
    /// Whether a block is written without the book around it, so that nobody knows where a link leads.
    pub alone: bool,
}

/// A chapter at work.
pub struct Writer<'b> {
    /// The book around it.
    pub book: &'b Context<'b>,
    /// What the book needs to know of it so far.
    pub found: Found,
    /// Positions solved so far.
    pub answers: Answers,
    /// The second routes of exercises.
    pub verifier: Verifier,
    /// The index of the chapter.
    pub chapter: usize,
    /// The index of its file.
    pub file: usize,
    /// The last number of an exercise of the chapter.
    pub exercises: u64,
    /// What a citation would belong to: the section or statement at work.
    pub at: (Place, Phrase, Option<book::Status>),
}

impl<'b> Writer<'b> {
    /// A writer at the beginning of a chapter.
    pub fn new(book: &'b Context<'b>, chapter: usize, lock: Lock) -> Writer<'b> {
        Writer {
            book,
            found: Found { lock, ..Found::default() },
            answers: Answers::default(),
            verifier: Verifier::new(),
            chapter,
            file: book.outline.chapters[chapter].name.file,
            exercises: 0,
            at: (Place { chapter, anchor: String::new() }, Phrase::new("book-here"), None),
        }
    }

    /// One more fault of the chapter at work.
    pub fn fault(&mut self, code: &'static str, span: &Span, message: impl Into<String>, help: impl Into<String>) {
        self.found.diagnostics.add(self.file, Diagnostic::new(code, span.clone(), message, help));
    }

    /// The nearest candidate, for a fault that will be shown.
    pub fn suggest<'c>(&self, word: &str, candidates: impl IntoIterator<Item = &'c str>) -> Option<&'c str> {
        if self.found.diagnostics.is_full() { None } else { suggest(word, candidates) }
    }

    /// Reports a fault that leaves nothing to be shown.
    pub fn refuse<T>(
        &mut self,
        code: &'static str,
        span: &Span,
        message: impl Into<String>,
        help: impl Into<String>,
    ) -> Option<T> {
        self.fault(code, span, message, help);
        None
    }

    /// The text of the chapter at work.
    pub fn content(&self) -> &'b str {
        &self.book.folder.text(self.file).content
    }

    /// The beginning of the chapter at work.
    pub fn here(&self) -> Place {
        Place { chapter: self.chapter, anchor: String::new() }
    }

    /// Remembers that a statement of the sources is cited here.
    pub fn cite(&mut self, id: &str) {
        let (place, words, status) = self.at.clone();
        self.found.citations.push(Citation { id: id.to_owned(), place, words, status });
    }
}
