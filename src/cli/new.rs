//! `nimbook new`: a sheet, a book or a game to begin with, whose comments say what to try.
//!
//! What is written works as it is: the sheet can be drawn, the book builds, the game is proved. It
//! carries no seal: it is the author's own from the start.
//! Failure: a file or folder of that name; nothing is replaced, and nothing half-written is left behind.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;

use clap::{Args, Subcommand};

use super::Reply;
use super::files::cannot_write;
use super::input::{Refused, folder, quoted};
use super::signals;
use super::staging::Staging;
use crate::source::printable;

/// The files of a new book.
const BOOK: &[(&str, &str)] = &[
    ("01-equal-heaps.md", include_str!("../../templates/new/book/01-equal-heaps.md")),
    ("02-more-numbers.md", include_str!("../../templates/new/book/02-more-numbers.md")),
    ("book.yaml", include_str!("../../templates/new/book/book.yaml")),
];

/// Arguments of `nimbook new`.
#[derive(Args)]
pub struct New {
    #[command(subcommand)]
    what: What,
}

/// What is begun.
#[derive(Subcommand)]
enum What {
    /// Write a sheet of exercises with comments, NAME.yaml
    Sheet(Named),
    /// Write a study book of two chapters, in the folder NAME
    Book(Named),
    /// Write a game with a proof of its lost positions, NAME.claims
    Game(Named),
}

/// The name of what is begun.
#[derive(Args)]
struct Named {
    /// Name without an ending; it may begin with folders
    name: String,
}

impl New {
    /// Writes the files, and says what to do with them.
    pub fn run(&self) -> Result<Reply, Reply> {
        let (given, ending, next) = match &self.what {
            What::Sheet(named) => (&named.name, ".yaml", "check"),
            What::Book(named) => (&named.name, "", "book"),
            What::Game(named) => (&named.name, ".claims", "prove"),
        };
        let Some(last) = Path::new(given).file_name() else {
            return Err(Refused::new(
                "NAME",
                "bad-name",
                "this is not a name for a file",
                "write a name, like `my-first`",
            )
            .into());
        };
        let last = last.to_string_lossy();
        let path = Path::new(given).with_file_name(format!("{}{ending}", last.strip_suffix(ending).unwrap_or(&last)));
        let name = path.to_string_lossy();
        // Dropped after everything that is cleared away.
        let _deferred = signals::defer();
        let written = match &self.what {
            What::Sheet(_) => file(&path, &sheet(last.strip_suffix(ending).unwrap_or(&last))),
            What::Book(_) => book(&path),
            What::Game(_) => file(&path, include_str!("../../templates/new/game.claims")),
        };
        written.map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => {
                let help = "choose another name; nothing was replaced";
                Refused::new(&name, "exists", "this name is taken", help)
            }
            _ => {
                let help = "name a place in a folder that you may write to";
                cannot_write(&path, "this cannot be written", &error, help)
            }
        })?;
        let (shown, typed) = (printable(&name), quoted(&name));
        Ok(Reply::done(format!("{shown}\n  its comments say what to try; go on with `nimbook {next} {typed}`\n")))
    }
}

/// A first sheet with a title and a seed of its own, made of its name.
fn sheet(name: &str) -> String {
    let words = |between: &str| {
        let words = name.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty());
        words.collect::<Vec<_>>().join(between)
    };
    let mut title: String = words(" ").chars().take(60).collect();
    if let Some(first) = title.chars().next() {
        title.replace_range(..first.len_utf8(), &first.to_uppercase().to_string());
    }
    let template = include_str!("../../templates/new/sheet.yaml");
    if title.is_empty() {
        return template.to_owned();
    }
    // In quotes, because `12` and `no` are words, too.
    let seed: String = words("-").chars().take(60).collect();
    template.replace("My first sheet", &title).replace("my-first-sheet", &format!("\"{seed}\""))
}

/// Writes a file that is not there yet, whole or not at all.
fn file(path: &Path, content: &str) -> io::Result<()> {
    let staging = Staging::begin(folder(path))?;
    let file = staging.write("file", content.as_bytes())?;
    tempfile::TempPath::try_from_path(file)?.persist_noclobber(path).map_err(|error| error.error)
}

/// Writes the folder of a book that is not there yet, whole or not at all.
fn book(path: &Path) -> io::Result<()> {
    if path.symlink_metadata().is_ok() {
        return Err(ErrorKind::AlreadyExists.into());
    }
    let staging = Staging::begin(folder(path))?;
    let book = staging.folder("book")?;
    for (name, content) in BOOK {
        staging.write(&format!("book/{name}"), content.as_bytes())?;
    }
    fs::rename(book, path)
}
