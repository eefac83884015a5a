//! The statements of a file: of a file of claims, or of the blocks of a chapter.
//!
//! Representation: a path that ends in `.md` is a chapter's. Beside a `book.yaml`, the chapters
//! before it are read too, because their definitions hold in it.
//! Failure: a file that cannot be read, and every fault of the statements; exit 2.

use std::path::{Path, PathBuf};

use super::input::{self, Refused, folder};
use crate::book::{self, File, Folder};
use crate::claim::{self, ProofOptions, StatementReport};
use crate::logic::{self, Claims};
use crate::source::{Span, Text};

/// The statements of a file.
pub struct Statements {
    /// The name of the file.
    pub name: String,
    /// The text that spans of the claims mean.
    pub text: Text,
    /// All statements, with what they take from other files.
    pub claims: Claims,
    /// The chapter, if it is one.
    pub(super) chapter: Option<book::Statements>,
}

impl Statements {
    /// Reads a file, and what it needs of others.
    ///
    /// # Errors
    /// All that is wrong with it, and with the chapters before it.
    pub fn read(given: &str) -> Result<Statements, Refused> {
        if given.ends_with(".md") {
            let (name, chapter) = chapter(given)?;
            let (text, claims) = (chapter.text().clone(), chapter.claims().clone());
            return Ok(Statements { name, text, claims, chapter: Some(chapter) });
        }
        input::check_ending(given, "file of claims", "claims")?;
        let text = input::text(given, "claims")?;
        Ok(Statements { name: text.name.clone(), claims: logic::parse(&text)?, text, chapter: None })
    }

    /// What the file itself holds.
    pub fn own(&self) -> Claims {
        self.chapter.as_ref().map_or_else(|| self.claims.clone(), book::Statements::own)
    }

    /// The line of the file where a span of the claims begins.
    pub fn line(&self, span: &Span) -> usize {
        self.chapter.as_ref().map_or_else(|| self.text.place(span.start).0, |chapter| chapter.line(span))
    }

    /// What became of each statement of the file.
    pub fn judge(&self, options: &ProofOptions) -> Vec<StatementReport> {
        match &self.chapter {
            Some(chapter) => chapter.judge(options),
            None => claim::judge(&self.text, &self.claims, options),
        }
    }
}

/// The name of a chapter, and its statements.
fn chapter(given: &str) -> Result<(String, book::Statements), Refused> {
    let text = input::text(given, "md")?;
    let (name, path) = (text.name.clone(), below(Path::new(given)));
    let read = |before: PathBuf| {
        let text = input::text(&before.to_string_lossy(), "md")?;
        Ok(File { path: last(&before), text })
    };
    let mut files = Refused::unless_all(earlier(Path::new(given))?.into_iter().map(read))?;
    files.push(File { path: path.clone(), text });
    Ok((name, book::Statements::read(&Folder::new(files), &path)?))
}

/// The last name of a path.
fn last(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// The path of a chapter below the folder of its book: with the folder of its language, if it is a translation.
fn below(path: &Path) -> String {
    // The name of the folder may not have been typed.
    let folder = folder(path).canonicalize().unwrap_or_default();
    let translated = folder.parent().is_some_and(|above| above.join("book.yaml").is_file());
    if translated && !folder.join("book.yaml").is_file() {
        format!("{}/{}", last(&folder), last(path))
    } else {
        last(path)
    }
}

/// The chapters before one of a book, named as it was.
fn earlier(chapter: &Path) -> Result<Vec<PathBuf>, Refused> {
    let folder = folder(chapter);
    if !folder.join("book.yaml").is_file() {
        return Ok(Vec::new());
    }
    let names = input::entries(folder)?.into_iter().map(|path| last(&path));
    let names = names.filter(|name| book::precedes(name, &last(chapter)));
    Ok(names.map(|name| chapter.with_file_name(name)).collect())
}
