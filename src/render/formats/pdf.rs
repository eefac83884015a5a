//! PDF: pages to be printed, with a title, a language, tags, bookmarks, and words for every formula and picture.
//!
//! Representation: the documents become one value of JSON, which fixed Typst templates read; no Typst is generated, so
//! nothing that a person wrote is markup. The same documents give the same bytes: no time stamp, no fonts of a machine.
//! Failure: [`RenderError`].
//! Source: Typst 0.15; LOOK of nimbook, "Paper".

mod block;
mod book;
mod formula;
mod press;
mod sheet;
mod text;

use serde_json::{Value, json};

use crate::document::{Document, Paper, Words};
use crate::render::{File, Format, PDF_SEAL, RenderError};

pub use book::pages as book_pages;

/// Pages to be printed.
pub const FORMAT: Format = Format {
    name: "pdf",
    extension: "pdf",
    about: "pages to be printed, tagged for readers who do not see them",
    seal: PDF_SEAL,
    write: |document, words, _| {
        let bytes = documents(&[(document, words)])?;
        Ok(vec![File { name: ".pdf".to_owned(), bytes }])
    },
    in_sets: None,
};

/// How deep data may nest; Typst calls no function deeper.
const DEEPEST: usize = 60;

/// Documents in one PDF, each in its language and beginning on a right-hand page. It takes some 1.5 MB for each while it
/// is written, so that a large class is better printed in several files.
///
/// # Errors
/// See [`RenderError`].
///
/// ```
/// use nimbook::{LANGUAGES, Plan, Sheet, Show, Text, Verifier, Words, pdf_documents, read};
///
/// let spec = "title: Two heaps\nseed: a\nexercises:\n  - id: one\n    kind: winning-moves\n    heaps: 2\n";
/// let plan = Plan::new(read(&Text::new("two.yaml", spec))?, 0)?;
/// let sheet = Sheet::draw(&plan, 0, 0, &mut Verifier::new())?;
/// let (questions, key) = (sheet.document(&plan, "en", Show::Questions), sheet.document(&plan, "en", Show::Key));
/// let words = Words::new(&LANGUAGES[0])?;
/// assert!(pdf_documents(&[(&questions, &words), (&key, &words)])?.starts_with(b"%PDF-"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn documents(documents: &[(&Document, &Words)]) -> Result<Vec<u8>, RenderError> {
    let pages = documents.iter().map(|(document, words)| sheet::of(document, words));
    let pages = pages.collect::<Result<Vec<_>, _>>()?;
    let first = documents.first().map(|(document, _)| *document);
    let paper = first.map_or(Paper::A4, |document| document.paper);
    let ident = documents.iter().map(|(document, _)| document.id.as_str()).collect::<Vec<_>>().join(" ");
    let data = json!({
        "paper": of_paper(paper),
        "large": paper.is_large(),
        "rtl": pages.first().is_some_and(|page| page["rtl"] == true),
        "documents": pages,
    });
    print("sheet.typ", &data, ident)
}

/// The name of a paper in Typst.
fn of_paper(paper: Paper) -> &'static str {
    match paper {
        Paper::A4 | Paper::A4Large => "a4",
        Paper::Letter | Paper::LetterLarge => "us-letter",
    }
}

fn print(template: &str, data: &Value, ident: String) -> Result<Vec<u8>, RenderError> {
    if depth(data) > DEEPEST {
        return Err(RenderError::Nested { limit: DEEPEST });
    }
    press::print(template, data.to_string(), ident)
}

/// How many arrays and objects are around the innermost value.
fn depth(data: &Value) -> usize {
    let mut deepest = 0;
    let mut waiting = vec![(data, 0)];
    while let Some((value, depth)) = waiting.pop() {
        deepest = deepest.max(depth);
        match value {
            Value::Array(inner) => waiting.extend(inner.iter().map(|value| (value, depth + 1))),
            Value::Object(inner) => waiting.extend(inner.values().map(|value| (value, depth + 1))),
            _ => {}
        }
    }
    deepest
}
