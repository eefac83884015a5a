//! The statements of a file: of a file of claims, or of the blocks of a chapter.
//!
//! Representation: a path that ends in `.md` is a chapter's. Beside a `book.yaml`, the chapters
//! before it are read too, because their definitions hold in it.
//! Failure: a file that cannot be read, and every fault of the statements; exit 2.

use std::fs;
use std::path::{Path, PathBuf};

use super::input::{self, Refused, folder};
use crate::book::{self, File, Folder};
use crate::claim::{self, Options, Outcome};
use crate::logic::{self, Claims};
use crate::source::{Span, Text};

/// The statements of a file.
pub enum Statements {
    /// Of a file of claims.
    Claims(Text, Claims),
    /// Of a chapter: its name, and what it states.
    Chapter(String, Box<book::Statements>),
}

impl Statements {
    /// Reads a file, and what it needs of others.
    ///
    /// # Errors
    /// All that is wrong with it, and with the chapters before it.
    pub fn read(given: &str) -> Result<Statements, Refused> {
        if given.ends_with(".md") {
            return chapter(given);
        }
        let text = input::text(given, "claims")?;
        Ok(Statements::Claims(text.clone(), logic::parse(&text)?))
    }

    /// The name of the file.
    pub fn name(&self) -> &str {
        match self {
            Statements::Claims(text, _) => &text.name,
            Statements::Chapter(name, _) => name,
        }
    }

    /// All statements, with what they take from other files.
    pub fn claims(&self) -> &Claims {
        match self {
            Statements::Claims(_, claims) => claims,
            Statements::Chapter(_, chapter) => chapter.claims(),
        }
    }

    /// What the file itself holds.
    pub fn own(&self) -> Claims {
        match self {
            Statements::Claims(_, claims) => claims.clone(),
            Statements::Chapter(_, chapter) => chapter.own(),
        }
    }

    /// The text that spans of the claims mean.
    pub fn text(&self) -> &Text {
        match self {
            Statements::Claims(text, _) => text,
            Statements::Chapter(_, chapter) => chapter.text(),
        }
    }

    /// The line of the file where a span of the claims begins.
    pub fn line(&self, span: &Span) -> usize {
        match self {
            Statements::Claims(text, _) => text.place(span.start).0,
            Statements::Chapter(_, chapter) => chapter.line(span),
        }
    }

    /// What became of each statement of the file.
    pub fn judge(&self, options: &Options) -> Vec<Outcome> {
        match self {
            Statements::Claims(text, claims) => claim::judge(text, claims, options),
            Statements::Chapter(_, chapter) => chapter.judge(options),
        }
    }
}

/// The statements of a chapter.
fn chapter(given: &str) -> Result<Statements, Refused> {
    let text = input::text(given, "md")?;
    let (name, path) = (text.name.clone(), below(Path::new(given)));
    let mut refused = Vec::new();
    let mut files = Vec::new();
    for before in earlier(Path::new(given))? {
        match input::text(&before.to_string_lossy(), "md") {
            Ok(text) => files.push(File { path: last(&before), text }),
            Err(more) => refused.extend(more.0),
        }
    }
    files.push(File { path: path.clone(), text });
    if !refused.is_empty() {
        return Err(refused.into());
    }
    Ok(Statements::Chapter(name, Box::new(book::Statements::read(&Folder::new(files), &path)?)))
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
    let entries = fs::read_dir(folder).and_then(Iterator::collect::<Result<Vec<_>, _>>).map_err(|error| {
        let message = format!("this folder cannot be read: {error}");
        Refused::new(&folder.to_string_lossy(), "cannot-read", message, "check its rights")
    })?;
    let names = entries.iter().map(|entry| entry.file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> = names.filter(|name| book::precedes(name, &last(chapter))).collect();
    names.sort();
    Ok(names.into_iter().map(|name| chapter.with_file_name(name)).collect())
}
