//! `claims.json`: the decided statements of a book, for programs and for other books that cite them.
//!
//! Representation: `book`, the title; `statements`, for each its `name`, `number`, `statement`, `verdict`, `certificate`
//! and `chapter`, both as names of files; `text`, all of them with the definitions that they rest on, as a file of
//! claims has them.

use serde_json::{Value, json};

use crate::document::book::{Book, Chapter, Statement, Status};
use crate::render::File;

/// The file, where chapters have this ending.
pub fn file(book: &Book, name: &str, extension: &str) -> File {
    let chapters = || book.chapters.iter().flat_map(|chapter| chapter.statements().map(move |it| (chapter, it)));
    let statements: Vec<Value> = chapters().filter_map(|(chapter, it)| entry(chapter, it, extension)).collect();
    let text: String = chapters().map(|(_, it)| it.text.as_str()).collect();
    let value = json!({"book": book.title, "statements": statements, "text": text});
    File::new(name, serde_json::to_string_pretty(&value).unwrap_or_default() + "\n")
}

/// A statement that is decided and has a text; rows of Chomp have none.
fn entry(chapter: &Chapter, statement: &Statement, extension: &str) -> Option<Value> {
    let name = statement.certificate.as_ref().filter(|_| !statement.text.is_empty())?;
    let verdict = match statement.status {
        Status::Proved => "proved",
        Status::Refuted => "refuted",
        _ => return None,
    };
    Some(json!({
        "name": name,
        "number": statement.number,
        "statement": statement.text,
        "verdict": verdict,
        "certificate": format!("certificates/{name}.nbc"),
        "chapter": format!("{}.{extension}#{}", chapter.stem, statement.label),
    }))
}
