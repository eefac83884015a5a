//! `nimbook mdbook`: a preprocessor of mdBook, which replaces the blocks of every chapter by what they become.
//!
//! Input: what mdBook 0.4 and 0.5 write to standard input, `[context, book]`; chapters are below `sections` or `items`.
//! Output: the book as JSON. Exit 1 when a block says something false, 2 when something cannot be read, 3 when a limit
//! was reached: mdBook stops then, and nothing is on standard output.

mod install;

use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use serde_json::Value;

use super::block::{STDIN, code, stdin};
use super::book::{MOST_BYTES, files_below, warned};
use super::input::{self, Refused};
use super::{Reply, streams};
use crate::book::{File, HostChapter, Hosted, hosted};
use crate::document::{LANGUAGES, Words};
use crate::render::{self, RenderError};
use crate::source::{Diagnostics, Text, printable};

/// Arguments of `nimbook mdbook`.
#[derive(Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct MdBook {
    #[command(subcommand)]
    asked: Option<Asked>,
}

#[derive(Subcommand)]
enum Asked {
    /// Ask whether a renderer of mdBook can show blocks: exit code 0 for html and markdown, else 1
    Supports {
        /// The name of the renderer
        renderer: String,
    },
    /// Add the preprocessor and its stylesheet to a book
    ///
    /// Adds lines to `book.toml` and changes nothing else; a second run changes nothing.
    Install(install::Install),
}

impl MdBook {
    /// Does what mdBook or the author asks for.
    pub fn run(&self) -> Result<Reply, Reply> {
        match &self.asked {
            None => preprocess(),
            Some(Asked::Install(install)) => install.run(),
            Some(Asked::Supports { renderer }) => {
                let code = u8::from(!["html", "markdown"].contains(&renderer.as_str()));
                Ok(Reply { code, ..Reply::default() })
            }
        }
    }
}

/// Reads the book, replaces its blocks, and writes it.
fn preprocess() -> Result<Reply, Reply> {
    let content = stdin(MOST_BYTES)?;
    let (context, mut book) = read(&content)?;
    let text = |path: &str| context.pointer(path).and_then(Value::as_str).unwrap_or_default();
    let (root, src) = (text("/root"), context.pointer("/config/book/src").and_then(Value::as_str).unwrap_or("src"));
    let language = LANGUAGES.iter().find(|language| language.code == text("/config/book/language"));
    let words = Words::new(language.unwrap_or(&LANGUAGES[0])).map_err(|error| unrendered(&error.into()))?;
    let mut chapters = Vec::new();
    each(&mut book, &mut |chapter| chapters.extend(host_chapter(chapter, src)));
    let beside = Path::new(root).join(src);
    let mut others = files_below(&beside.to_string_lossy(), belongs)?;
    // Named like chapters, from the folder of the book.
    for File { path, text } in &mut others {
        text.name = printable(&Path::new(src).join(path).to_string_lossy());
    }
    let Hosted { book: made, places, warnings } = hosted(&chapters, others).map_err(refused)?;
    let parts = match text("/renderer") {
        "markdown" => render::markdown_hosted(&made, &words),
        _ => render::hosted(&made, &words),
    };
    let parts = parts.map_err(|error| unrendered(&error))?;
    let mut written = chapters.iter().zip(places).zip(parts).map(|((chapter, places), parts)| {
        let mut content = chapter.text.content.clone();
        for (place, part) in places.into_iter().zip(parts).rev() {
            content.replace_range(place, &format!("\n{part}\n"));
        }
        content
    });
    each(&mut book, &mut |chapter| {
        if let Some(content) = host_chapter(chapter, src).and_then(|_| written.next()) {
            chapter["content"] = content.into();
        }
    });
    if let Err(code) = streams::json_lines(&(book.to_string() + "\n")) {
        return Err(Reply { code, ..Reply::default() });
    }
    Ok(Reply { err: warnings.iter().map(warned).collect(), ..Reply::default() })
}

/// Whether a file beside the chapters is for their blocks; all others are the author's own.
fn belongs(path: &str) -> bool {
    match path.split_once('/') {
        None => ["book.lock", "book.yaml", "glossary.yaml"].contains(&path),
        Some(("claims", file)) => file.ends_with(".claims") || file.ends_with(".json"),
        Some((folder, file)) => folder == "sources" && file.ends_with(".yaml"),
    }
}

/// Context and book, as mdBook writes them.
fn read(content: &[u8]) -> Result<(Value, Value), Refused> {
    let refuse = |message: &str| {
        let help = "run `nimbook mdbook install` in the folder of the book, and then `mdbook build`";
        Refused::new(STDIN, "no-book", message, help)
    };
    if content.len() > MOST_BYTES {
        return Err(refuse(&format!("the book has more than {MOST_BYTES} bytes, which is the limit")));
    }
    match serde_json::from_slice(content) {
        Ok(Value::Array(mut both)) if both.len() == 2 && is_book(&both[1]) => {
            let book = both.pop().unwrap_or_default();
            Ok((both.pop().unwrap_or_default(), book))
        }
        _ => Err(refuse("this is not what mdBook gives to a preprocessor")),
    }
}

/// Whether a value has items.
fn is_book(book: &Value) -> bool {
    ["items", "sections"].iter().any(|name| book.get(name).is_some_and(Value::is_array))
}

/// The items of a book, as mdBook 0.4 or 0.5 names them.
fn items(book: &mut Value) -> Option<&mut Vec<Value>> {
    let name = if book.get("items").is_some() { "items" } else { "sections" };
    book.get_mut(name)?.as_array_mut()
}

/// Every chapter of a book, those below others after them.
fn each(book: &mut Value, act: &mut dyn FnMut(&mut Value)) {
    for item in items(book).into_iter().flatten() {
        below(item, act);
    }
}

fn below(item: &mut Value, act: &mut dyn FnMut(&mut Value)) {
    let Some(chapter) = item.get_mut("Chapter") else { return };
    act(chapter);
    for item in chapter.get_mut("sub_items").and_then(Value::as_array_mut).into_iter().flatten() {
        below(item, act);
    }
}

/// A chapter with its file; a draft has none.
fn host_chapter(chapter: &Value, src: &str) -> Option<HostChapter> {
    let text = |key: &str| chapter.get(key).and_then(Value::as_str);
    let path = text("source_path").or(text("path"))?;
    let name = PathBuf::from(src).join(path);
    let text = Text::new(printable(&name.to_string_lossy()), text("content")?);
    let levels = chapter["number"].as_array().into_iter().flatten().filter_map(Value::as_u64);
    let number = levels.map(|level| level.to_string()).collect::<Vec<_>>().join(".");
    let title = chapter["name"].as_str().unwrap_or_default().to_owned();
    Some(HostChapter { path: path.to_owned(), number, title, text })
}

/// The faults of blocks; the worst of them says with which code the program ends.
fn refused(faults: Vec<Diagnostics>) -> Reply {
    let codes: Vec<u8> = faults.iter().map(code).collect();
    let code = [2, 1, 3].into_iter().find(|code| codes.contains(code)).unwrap_or(2);
    Reply { code, ..Refused::from(faults).into() }
}

fn unrendered(error: &RenderError) -> Refused {
    input::cannot_render("mdbook", error)
}
