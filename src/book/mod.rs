//! The study book: chapters in Markdown in, claims decided, values computed, a document out.
//!
//! Representation: a [`Folder`] of texts becomes a [`Built`] book. Chapters are taken apart (`markdown`),
//! numbered (`outline`), their statements judged as one text (`statements`), and each piece becomes a part of
//! the document (`block`, `prose`).
//! Failure: everything that is wrong with any file, at once; no document then.
//!
//! A build decides everything: chapters are written in parallel, and nothing is taken from an earlier build. The
//! Markdown of authors is never rewritten: the document holds it with ranges that say something else (a value, a link),
//! and each renderer writes those ranges its own way. That the words of a box say what its formula says, no program can
//! decide: `tests/book/boxes.txt` has each box with the day on which somebody compared the two, and a test fails if a
//! box has changed since.

mod about;
mod answers;
mod block;
mod changeable;
mod chapter;
mod cited;
mod coverage;
mod diagnostics;
pub mod drawing;
mod expression;
mod folder;
mod hosted;
mod index;
mod joined_text;
mod lock;
mod markdown;
mod one_block;
mod outline;
mod parts;
mod prose;
mod register;
mod settings;
mod statements;
mod translation;
mod writer;

use std::collections::HashMap;

pub use about::{About, about, heaps, procedure};
pub use answers::solved;
pub use block::{asked, values};
pub use chapter::Statements;
pub use folder::{File, Folder, precedes};
pub use hosted::{HostChapter, Hosted, hosted};
pub use lock::NAME as LOCK;
pub use one_block::{OneBlock, one_block, understood};

use crate::document::book::{Book, Chapter, Part};
use crate::parallel;
use crate::source::{Diagnostic, Diagnostics, Span, Text, suggest};

use cited::Cited;
use coverage::Filed;
use diagnostics::BookDiagnostics;
use folder::Name;
use lock::Lock;
use markdown::Piece;
use outline::{Numbered, Outline};
use settings::Settings;
use statements::Judged;
use translation::ORIGINAL;
use writer::{Context, Writer};

/// A book without faults.
#[derive(Clone, Debug)]
pub struct Built {
    /// The document.
    pub book: Book,
    /// What its author may want to look at.
    pub warnings: Vec<Diagnostics>,
    /// The lock to be written, if it is another one than was read.
    pub lock: Option<String>,
    /// How many statements were decided.
    pub decided: usize,
}

/// What a build may do.
#[derive(Clone, Copy, Debug)]
pub struct Options<'o> {
    /// The language.
    pub language: &'o str,
    /// Whether everything must be there, as for `--check`: seeds of all exercises, and all chapters and
    /// statements in every language of the book.
    pub complete: bool,
}

/// Builds a book.
///
/// # Errors
/// Every fault of every file.
pub fn build(folder: &Folder, options: &Options<'_>) -> Result<Built, Vec<Diagnostics>> {
    let mut diagnostics = BookDiagnostics::default();
    let settings = folder.find("book.yaml").map(|file| {
        let (settings, checked) = settings::read(folder.text(file));
        diagnostics.take(file, checked);
        settings
    });
    let glossary = read(folder, "glossary.yaml", register::glossary, &mut diagnostics).unwrap_or_default();
    let mut lock = read(folder, LOCK, Lock::read, &mut diagnostics).unwrap_or_default();
    let (register, numbers) = sources(folder, &mut diagnostics);
    let names = folder.chapters(options.language, &mut diagnostics);
    let faults = parallel::map(names.len(), |index| {
        let content = &folder.text(names[index].file).content;
        block::misplaced(content).chain(block::ended_early(content)).collect::<Vec<_>>()
    });
    for (name, faults) in names.iter().zip(faults) {
        diagnostics.add_all(name.file, faults);
    }
    let settings = settings.filter(|_| !names.is_empty());
    let Some(settings) = settings else {
        return Err(missing(folder, diagnostics, names.is_empty(), options.language));
    };
    let cites = cited(folder, &settings.cites, &mut diagnostics);
    check_language(folder, &settings, options.language, &mut diagnostics);
    let (original, translated) = outlined(folder, &settings, options, names, &mut diagnostics);
    let judged = judge(folder, &original, &mut diagnostics);
    let context = Context {
        folder,
        outline: translated.as_ref().unwrap_or(&original),
        works: settings.works.as_deref(),
        cites: &cites,
        numbers: numbers.as_deref(),
        glossary: &glossary,
        judged: match &translated {
            Some(translated) => translation::judged(&original, translated, &judged),
            None => judged,
        },
        language: options.language,
        alone: false,
    };
    let (chapters, certificates) = written(&context, &register, &mut lock, &mut diagnostics);
    check_lock(folder, &lock, options, &mut diagnostics);
    let warnings = diagnostics.check(|file| folder.text(file))?;
    let [title, about] = [&settings.title, &settings.about].map(|text| settings::worded(text, options.language));
    let book = Book { title, about, authors: settings.authors.clone(), chapters, certificates };
    let decided = context.judged.values().filter(|judged| judged.outcome.is_some()).count();
    Ok(Built { book, warnings, lock: lock.written(), decided })
}

/// All chapters as a document, side by side, and their certificates by name.
fn written(
    context: &Context<'_>,
    register: &[Filed],
    lock: &mut Lock,
    diagnostics: &mut BookDiagnostics,
) -> (Vec<Chapter>, Vec<(String, Vec<u8>)>) {
    let count = context.outline.chapters.len();
    let made = parallel::map(count, |chapter| Writer::new(context, chapter, lock.clone()).document());
    let (mut chapters, mut citations, mut certificates) = (Vec::new(), Vec::new(), Vec::new());
    for (chapter, found) in made {
        chapters.push(chapter);
        citations.extend(found.citations);
        certificates.extend(found.certificates);
        lock.join(found.lock);
        diagnostics.join(found.diagnostics);
    }
    certificates.sort();
    for (numbered, chapter) in context.outline.chapters.iter().zip(&mut chapters) {
        fill_sources(&numbered.pieces, &mut chapter.parts, register, &citations);
    }
    coverage::check(register, &citations, diagnostics);
    let words = (context.glossary, context.works.unwrap_or_default(), context.language);
    index::fill(context.folder, &context.outline.chapters, &mut chapters, words, diagnostics);
    (chapters, certificates)
}

/// The words with which fenced blocks begin, in alphabetical order.
#[cfg(test)]
pub fn blocks() -> impl Iterator<Item = &'static str> {
    block::KINDS.iter().map(|(word, _)| *word)
}

/// A file of the folder, if there is one and it can be read.
fn read<T>(
    folder: &Folder,
    path: &str,
    reader: impl Fn(&Text) -> Result<T, Diagnostics>,
    diagnostics: &mut BookDiagnostics,
) -> Option<T> {
    let file = folder.find(path)?;
    diagnostics.take(file, reader(folder.text(file)))
}

/// What the sources state, by file, and the numbers of all of it; none where it is not known which there are.
fn sources(folder: &Folder, diagnostics: &mut BookDiagnostics) -> (Vec<Filed>, Option<Vec<String>>) {
    let (mut register, mut numbers) = (Vec::new(), Some(Vec::new()));
    let mut places: HashMap<String, (usize, Span)> = HashMap::new();
    for (file, found) in folder.below("sources") {
        let (entries, checked) = register::entries(&found.text);
        diagnostics.take(file, checked);
        for entry in entries.sound {
            let (other, span) = places.entry(entry.id.clone()).or_insert_with(|| (file, entry.id_span.clone()));
            // Within a file the reader sees to it.
            if *other != file {
                let text = folder.text(*other);
                let message = format!("{}:{} states `{}`, too", text.name, text.place(span.start).0, entry.id);
                let fault = Diagnostic::new("same-number", entry.id_span.clone(), message, "keep one of the two");
                diagnostics.add(file, fault);
            }
            register.push((file, entry));
        }
        numbers = numbers.zip(entries.numbers).map(|(known, more)| [known, more].concat());
    }
    (register, numbers)
}

/// The indices of other books by the keys under which they are cited; none where one cannot be read.
fn cited(
    folder: &Folder,
    cites: &[(String, String, Span)],
    diagnostics: &mut BookDiagnostics,
) -> Vec<(String, Option<Cited>)> {
    let mut found = Vec::new();
    for (key, path, span) in cites {
        let file = folder.find(path);
        if let (None, Some(settings)) = (file, folder.find("book.yaml")) {
            let help = "copy `claims.json` of the other book into this folder, under this name";
            let message = format!("the book has no file `{path}`");
            diagnostics.add(settings, Diagnostic::new("no-file", span.clone(), message, help));
        }
        let read = file.and_then(|file| diagnostics.take(file, Cited::read(folder.text(file))));
        found.push((key.clone(), read));
    }
    found
}

/// Why there is no book at all.
fn missing(folder: &Folder, diagnostics: BookDiagnostics, chapterless: bool, language: &str) -> Vec<Diagnostics> {
    if !diagnostics.is_empty() {
        return diagnostics.check(|file| folder.text(file)).err().unwrap_or_default();
    }
    let (message, help) = if chapterless {
        let message = format!("the book has no chapter in language `{language}`");
        (message, "write one, like `01-first.md`; English is beside book.yaml, `hu` in a folder `hu`")
    } else {
        let help = "write one with `title: …`; `nimbook new book NAME` starts a book";
        ("the book has no `book.yaml`".to_owned(), help)
    };
    let text = Text::new(folder.named("book.yaml"), "");
    vec![Diagnostics::one(text, Diagnostic::new("no-book", 0..0, message, help))]
}

/// Reports that the book is not written in this language.
fn check_language(folder: &Folder, settings: &Settings, language: &str, diagnostics: &mut BookDiagnostics) {
    let Some(languages) = &settings.languages else { return };
    let codes: Vec<&str> = languages.iter().map(|(code, _)| code.as_str()).collect();
    if !codes.contains(&language)
        && let Some(file) = folder.find("book.yaml")
    {
        let help = format!("add it to `languages`, or choose one of {}", codes.join(", "));
        let message = format!("the book is not written in `{language}`");
        diagnostics.add(file, Diagnostic::new("other-language", settings.languages_span.clone(), message, help));
    }
}

/// The English chapters numbered, and those of a translation if it is built.
fn outlined(
    folder: &Folder,
    settings: &Settings,
    options: &Options<'_>,
    names: Vec<Name>,
    diagnostics: &mut BookDiagnostics,
) -> (Outline, Option<Outline>) {
    let english = if options.language == ORIGINAL { names.clone() } else { folder.chapters(ORIGINAL, diagnostics) };
    let original = Outline::new(folder, english, None, diagnostics);
    let asked = |code: &str| code != ORIGINAL && (code == options.language || options.complete);
    let mut chosen = None;
    // Where it is not known which languages there are, the one that is asked for is looked at.
    let languages = settings.languages.clone().unwrap_or_else(|| vec![(options.language.to_owned(), 0..0)]);
    for (code, span) in languages.iter().filter(|(code, _)| asked(code)) {
        let names = folder.chapters(code, diagnostics);
        let translated = Outline::new(folder, names, Some(&original), diagnostics);
        if let Some(file) = folder.find("book.yaml") {
            translation::check(folder, &original, &translated, (file, code, span), diagnostics);
        }
        if code == options.language {
            chosen = Some(translated);
        }
    }
    (original, chosen)
}

/// Reads and judges the statements of all chapters; the answers by chapter and piece.
fn judge(folder: &Folder, outline: &Outline, diagnostics: &mut BookDiagnostics) -> HashMap<(usize, usize), Judged> {
    let (mut places, mut blocks) = (Vec::new(), Vec::new());
    for (index, chapter) in outline.chapters.iter().enumerate() {
        let content = &folder.text(chapter.name.file).content;
        for (piece, numbered) in chapter.pieces.iter().enumerate() {
            if let Piece::Fence(fence) = &numbered.piece
                && block::is_statement(fence)
            {
                places.push((index, piece));
                blocks.push(statements::split(content, chapter.name.file, fence));
            }
        }
    }
    let judged = statements::judge(folder, &blocks, diagnostics);
    places.into_iter().zip(judged).filter_map(|(place, judged)| Some((place, judged?))).collect()
}

/// Fills the tables of sources, now that all citations are known.
fn fill_sources(pieces: &[Numbered], parts: &mut [Part], register: &[Filed], citations: &[writer::Citation]) {
    let series = pieces.iter().filter_map(|it| match &it.piece {
        Piece::Fence(fence) if fence.word == "sources" => Some(fence.arguments.as_str()),
        _ => None,
    });
    let tables = parts.iter_mut().filter_map(|part| match part {
        Part::Sources(rows) => Some(rows),
        _ => None,
    });
    for (series, rows) in series.zip(tables) {
        *rows = coverage::rows(register, citations, series);
    }
}

/// Reports entries of the lock that nothing asks for, and seeds that are missing where all must be frozen.
fn check_lock(folder: &Folder, lock: &Lock, options: &Options<'_>, diagnostics: &mut BookDiagnostics) {
    let Some(file) = folder.find(LOCK).or_else(|| folder.find("book.yaml")) else { return };
    // A translation may leave exercises out.
    for (key, span) in lock.unused().filter(|_| options.language == ORIGINAL) {
        let near = suggest(key, lock.used());
        let help = near.map_or("remove the line".to_owned(), |near| format!("remove the line; there is `{near}`"));
        let message = format!("the book has no exercises `{key}`");
        diagnostics.add(file, Diagnostic::new("stale-lock", span.clone(), message, help));
    }
    if options.complete && lock.written().is_some() && diagnostics.is_empty() {
        let help = "build the book once, without `--check`, and keep the `book.lock` that this writes";
        diagnostics.add(file, Diagnostic::new("not-frozen", 0..0, "some exercises have no seed in book.lock", help));
    }
}
