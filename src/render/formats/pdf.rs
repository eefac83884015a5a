//! PDF: pages to be printed, with a title, a language, tags, bookmarks, and words for every formula and picture.
//!
//! Representation: the documents become one value of JSON, which fixed Typst templates read; no Typst is generated, so
//! nothing that a person wrote is markup. The same documents give the same bytes: no time stamp, no fonts of a machine.
//! Failure: [`RenderError`].
//! Source: Typst 0.15; LOOK of nimbook, "Paper".
//!
//! Formulas are a tree, from the same events of pulldown-latex as MathML, because text inside a formula would be turned
//! from right to left; pictures are the SVG of the other formats in the colours of paper. Templates exist once for each
//! style (direction, large print), so one file has sheets of several styles. A class is written in parts of at most 100
//! sheets, because memory grows with each sheet of a part. Typst's own check of PDF/UA-1 refuses a picture or formula
//! without words. What Typst remembers is dropped after every file. Characters that its fonts lack are refused by name.

mod answers;
mod block;
mod book;
mod press;
mod sheet;
mod text;

use serde_json::{Value, json};

use crate::document::{Document, Paper, Words};
use crate::render::formats::{Around, Cover, Holds, InSets};
use crate::render::{File, Format, PDF_SEAL, RenderError, title};

pub use book::pages as book_pages;
pub use press::lacks;

/// Pages to be printed.
pub const FORMAT: Format = Format {
    name: "pdf",
    extension: "pdf",
    about: "pages to be printed, tagged for readers who do not see them",
    seal: PDF_SEAL,
    write: |document, words, _| Ok(vec![File::new(".pdf", documents(&[(document, words)])?)]),
    in_sets: Some(InSets {
        around: Around::Parts(bind),
        piece: |document, words, _| piece(document, words),
        answers: |table, paper, words, _| answers::of(table, paper, words),
    }),
    holds: Holds::Pages,
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
    let pieces = documents.iter().map(|(document, words)| piece(document, words));
    let pieces = pieces.collect::<Result<Vec<_>, _>>()?;
    let Some((first, words)) = documents.first() else {
        return Err(RenderError::Package { message: "no documents".to_owned() });
    };
    let title = title(&first.title, first.shows, words)?;
    bind(&Cover { paper: first.paper, lang: words.code().to_owned(), title }, &pieces)
}

/// A document as a value for the template.
fn piece(document: &Document, words: &Words) -> Result<String, RenderError> {
    written(&sheet::of(document, words)?, 2)
}

/// How many pages a document has; two halves of a page to be cut apart are two.
pub fn pages(document: &Document, words: &Words) -> Result<usize, RenderError> {
    let cover = Cover { paper: document.paper, lang: words.code().to_owned(), title: String::new() };
    press::pages(press::style(false, false), "sheet.typ", data(&cover, &[piece(document, words)?]))
}

/// Documents, each as [`piece`] gives it, in one PDF.
fn bind(cover: &Cover, pieces: &[String]) -> Result<Vec<u8>, RenderError> {
    let halves = cover.paper == Paper::A5Pair;
    // One sheet alone is there twice.
    let twice = [pieces, pieces].concat();
    let pieces = if halves && pieces.len() == 1 { &twice } else { pieces };
    press::print(press::style(false, false), "sheet.typ", data(cover, pieces), halves)
}

/// What the template of sheets is given.
fn data(cover: &Cover, pieces: &[String]) -> String {
    let (paper, lang, title) = (json!(of_paper(cover.paper)), json!(cover.lang), json!(cover.title));
    format!("{{\"paper\":{paper},\"lang\":{lang},\"title\":{title},\"documents\":[{}]}}", pieces.join(","))
}

/// The name of a paper in Typst.
fn of_paper(paper: Paper) -> &'static str {
    match paper {
        Paper::A4 | Paper::A4Large => "a4",
        Paper::A5Pair => "a5",
        Paper::Letter | Paper::LetterLarge => "us-letter",
    }
}

fn print(style: &str, template: &str, data: &Value) -> Result<Vec<u8>, RenderError> {
    press::print(style, template, written(data, 0)?, false)
}

/// Data as text, if they are not too deep within so many arrays and objects.
fn written(data: &Value, around: usize) -> Result<String, RenderError> {
    if around + depth(data) > DEEPEST { Err(RenderError::Nested { limit: DEEPEST }) } else { Ok(data.to_string()) }
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
