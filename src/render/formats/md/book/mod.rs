//! A book as Markdown that mdBook builds: `book.toml`, a summary, a file for each chapter, pictures as SVG.
//!
//! Representation: [`File`]s with their names below the folder of the book. A picture is a file of its own;
//! a place that links lead to is an empty element with that id, the only HTML there is besides folds and formulas.
//! Failure: [`RenderError`].
//! Source: mdBook 0.5, "Format".

mod part;
mod prose;

use super::escape::escape;
use crate::document::Words;
use crate::document::book::{Book, Part};
use crate::render::index;
use crate::render::markup::base64;
use crate::render::{File, RenderError};
use part::Parts;

/// All files of a book.
pub fn pages(book: &Book, words: &Words) -> Result<Vec<File>, RenderError> {
    let mut pages = vec![File::new("book.toml", settings(book, words))];
    let mut summary = format!("# {}\n\n", escape(&book.title));
    for (index, chapter) in book.chapters.iter().enumerate() {
        let title = prose::write(&chapter.title, index, book, words)?;
        // What has no number of mdBook comes after the numbered chapters.
        summary.push_str(&match chapter.is_appendix() {
            false => format!("- [{title}]({}.md)\n", chapter.stem),
            true => format!("\n[{} {title}]({}.md)\n", chapter.shown, chapter.stem),
        });
        let mut parts = Parts::new(book, index, words);
        parts.out = format!("# {title}\n\n");
        for part in &chapter.parts {
            parts.push(part)?;
        }
        pages.push(File::new(format!("src/{}.md", chapter.stem), parts.out.trim_end().to_owned() + "\n"));
        pages.extend(parts.pictures.into_iter().map(|(name, svg)| File::new(format!("src/pictures/{name}"), svg)));
    }
    pages.insert(1, File::new("src/SUMMARY.md", summary));
    pages.push(index::file(book, "src/claims.json", "md"));
    for (name, bytes) in &book.certificates {
        pages.push(File::new(format!("src/certificates/{name}.nbc"), bytes.clone()));
    }
    Ok(pages)
}

/// Each part of each chapter with its pictures inside.
pub fn hosted(book: &Book, words: &Words) -> Result<Vec<Vec<String>>, RenderError> {
    let chapters = book.chapters.iter().enumerate();
    chapters.map(|(index, chapter)| chapter.parts.iter().map(|it| part(book, index, it, words)).collect()).collect()
}

/// The one part of a book that is not a book, with its pictures inside; nothing where there is none.
pub fn one_block(book: &Book, words: &Words) -> Result<String, RenderError> {
    let mut parts = Parts::new(book, 0, words);
    parts.alone = true;
    book.chapters.iter().flat_map(|chapter| &chapter.parts).try_for_each(|it| parts.push(it))?;
    Ok(with_pictures(parts))
}

fn part(book: &Book, chapter: usize, part: &Part, words: &Words) -> Result<String, RenderError> {
    let mut parts = Parts::new(book, chapter, words);
    parts.push(part)?;
    Ok(with_pictures(parts))
}

/// Parts with their pictures inside.
fn with_pictures(parts: Parts<'_>) -> String {
    parts.pictures.iter().fold(parts.out, |out, (name, svg)| {
        let inside = format!("data:image/svg+xml;base64,{}", base64(svg.as_bytes()));
        out.replace(&format!("(pictures/{name})"), &format!("({inside})"))
    })
}

/// The settings of mdBook: title, what it is about, authors and language.
fn settings(book: &Book, words: &Words) -> String {
    let quoted = |text: &str| format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""));
    let authors: Vec<String> = book.authors.iter().map(|author| quoted(author)).collect();
    let about = match book.about.as_str() {
        "" => String::new(),
        about => format!("description = {}\n", quoted(about)),
    };
    format!(
        "[book]\ntitle = {}\n{about}authors = [{}]\nlanguage = {}\nsrc = \"src\"\n",
        quoted(&book.title),
        authors.join(", "),
        quoted(words.code()),
    )
}
