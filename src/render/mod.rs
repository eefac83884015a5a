//! Documents as bytes: one file per format, templates for the pages, drawings and formulas as markup.
//!
//! Representation: text is written into strings, escaped at the moment it is written; lengths are tenths of
//! a pixel. The output depends on the document, the words and the templates, and on nothing else.
//! Failure: [`RenderError`]: a format or a word that does not exist, a template that is broken, Markdown of
//! an author that cannot be shown. Nothing is written then.

mod bank;
mod emf;
mod formats;
mod formula;
mod index;
mod markup;
mod mathml;
mod plain;
mod qr;
mod svg;
mod templates;
#[cfg(feature = "cli")]
mod typeset;
pub mod workbook;

use std::fmt;

use crate::document::{AnswerTable, Arg, Document, Paper, Phrase, Show, Words, WordsError};

pub use bank::dialect::DIALECTS;
pub use bank::{archive, is_whole};
use formats::Around;
pub use formats::html::back::page as marks_back;
pub use formats::html::book::{hosted, pages};
pub use formats::html::fairness;
pub use formats::html::fragment::Fragments;
pub use formats::html::host::{fragment as in_host, stylesheet as host_stylesheet};
pub use formats::html::live::{Live, WORKSHOP, page as live_page};
pub use formats::html::marks::page as marks_page;
pub use formats::json::{line as json_line, number};
pub use formats::md::book::{hosted as markdown_hosted, one_block as markdown_block, pages as markdown_pages};
#[cfg(feature = "pdf")]
use formats::pdf::lacks as pdf_lacks;
#[cfg(feature = "pdf")]
pub use formats::pdf::{book_pages as pdf_pages, documents as pdf_documents};
pub use formats::{Cover, FORMATS, Format, Frame, Holds, InSet, PART, PDF_SEAL, Seal, Set};
pub use markup::{Escaped, base64, printable};
pub use plain::lines as plain;
pub use qr::svg as qr_code;
pub use svg::{Tenths, standalone as svg};
pub use templates::Templates;

/// A file.
///
/// ```
/// use nimbook::{LANGUAGES, Plan, Sheet, Show, Templates, Text, Verifier, Words, read, render};
///
/// let spec = "title: Two heaps\nseed: a\nexercises:\n  - id: one\n    kind: winning-moves\n    heaps: 2\n";
/// let plan = Plan::new(read(&Text::new("two.yaml", spec))?, 0)?;
/// let document = Sheet::draw(&plan, 0, 0, &mut Verifier::new())?.document(&plan, "en", Show::Folded);
/// let words = Words::new(&LANGUAGES[0])?;
/// let files = render("html", &document, &words, &Templates::built_in()?)?;
/// assert_eq!(files[0].name, ".html");
/// assert!(files[0].bytes.starts_with(b"<!doctype html>"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Its name below the folder of a book, with `/`; of a document, what follows the name that its caller
    /// gives it, like `.html`.
    pub name: String,
    /// What it holds.
    pub bytes: Vec<u8>,
}

impl File {
    fn new(name: impl Into<String>, bytes: impl Into<Vec<u8>>) -> File {
        File { name: name.into(), bytes: bytes.into() }
    }
}

/// Why a document has no output.
///
/// ```
/// use nimbook::{LANGUAGES, Plan, Sheet, Show, Templates, Text, Verifier, Words, read, render};
///
/// let spec = "title: Two heaps\nseed: a\nexercises:\n  - id: one\n    kind: winning-moves\n    heaps: 2\n";
/// let plan = Plan::new(read(&Text::new("two.yaml", spec))?, 0)?;
/// let document = Sheet::draw(&plan, 0, 0, &mut Verifier::new())?.document(&plan, "en", Show::Folded);
/// let words = Words::new(&LANGUAGES[0])?;
/// let refused = render("odt", &document, &words, &Templates::built_in()?).err().ok_or("no such format")?;
/// assert!(refused.to_string().starts_with("no format is called `odt`; choose from anki"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RenderError {
    /// No such format; the names of those that there are.
    Format { given: String, known: Vec<&'static str> },
    /// A message or an argument is missing.
    Words(WordsError),
    /// A template is broken. Line and column count from 1; 0 means the template as a whole.
    Template { name: String, line: usize, column: usize, message: String },
    /// Markdown of an author has a formula that cannot be read; `at` is its byte within that Markdown.
    Authored { at: usize, message: String },
    /// The id is too long for a QR code.
    Code { given: usize },
    /// The fonts of this format lack a character.
    Font { given: char },
    /// Lists or formulas are within one another more often than this format can.
    Nested { limit: usize },
    /// The format has no way to say what these exercises ask; what it lacks for each.
    Unsaid(Vec<(String, &'static str)>),
    /// A package cannot be made of its files.
    Package { message: String },
    /// The program was built without this format.
    NotBuilt,
}

impl From<WordsError> for RenderError {
    fn from(error: WordsError) -> RenderError {
        RenderError::Words(error)
    }
}

impl fmt::Display for RenderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RenderError::Format { given, known } => {
                write!(f, "no format is called `{given}`; choose from {}", known.join(", "))
            }
            RenderError::Words(error) => error.fmt(f),
            RenderError::Template { name, line: 0, message, .. } => write!(f, "template {name}: {message}"),
            RenderError::Template { name, line, column, message } => {
                write!(f, "template {name}:{line}:{column}: {message}")
            }
            RenderError::Authored { at, message } => write!(f, "Markdown, byte {at}: {message}"),
            RenderError::Code { given } => {
                write!(f, "an id of {given} characters does not fit into a QR code")
            }
            RenderError::Font { given } => {
                let code = u32::from(*given);
                write!(f, "the fonts for PDF have no `{given}` (U+{code:04X})")
            }
            RenderError::Nested { limit } => write!(f, "lists or formulas are more than {limit} levels deep"),
            RenderError::Unsaid(all) => {
                let each: Vec<String> = all.iter().map(unsaid).collect();
                f.write_str(&each.join("; "))
            }
            RenderError::Package { message } => write!(f, "the package: {message}"),
            RenderError::NotBuilt => f.write_str(NO_PDF.0),
        }
    }
}

impl std::error::Error for RenderError {}

impl RenderError {
    /// What to do about it: lowercase, without a full stop.
    pub fn help(&self) -> &'static str {
        match self {
            RenderError::Format { .. } => "choose one of them with `--format`",
            // Templates of Typst are in the program.
            RenderError::Template { name, .. } if name.starts_with("typst") => "print the HTML from any browser",
            RenderError::Words(_) | RenderError::Template { .. } => "correct the template, or leave `--templates` out",
            RenderError::Authored { .. } => "correct the formula",
            RenderError::Code { .. } => "use a shorter id, and a shorter `url` of the sheet",
            RenderError::Font { .. } => "leave the character out, or print the HTML from any browser",
            RenderError::Nested { .. } => "print the HTML from any browser, which has no such limit",
            RenderError::Unsaid(_) => "choose another format, or write what comes nearest to it with `--lossy`",
            RenderError::Package { .. } => "choose another format",
            RenderError::NotBuilt => NO_PDF.1,
        }
    }
}

/// Why a package cannot be made of its files.
fn fault(error: impl ToString) -> RenderError {
    RenderError::Package { message: error.to_string() }
}

/// That a format cannot say what an exercise asks.
pub fn unsaid((exercise, what): &(String, &'static str)) -> String {
    format!("exercise `{exercise}`: {what}")
}

/// What is said where PDF is wanted of a program that was built without it.
pub const NO_PDF: (&str, &str) = ("this program was built without PDF", "print the HTML instead, from any browser");

/// The document in the format of that name, as one file or more.
///
/// # Errors
/// See [`RenderError`].
///
/// ```
/// use nimbook::{LANGUAGES, Plan, Sheet, Show, Templates, Text, Verifier, Words, read, render};
///
/// let spec = "title: Two heaps\nseed: a\nexercises:\n  - id: one\n    kind: winning-moves\n    heaps: 2\n";
/// let plan = Plan::new(read(&Text::new("two.yaml", spec))?, 0)?;
/// let document = Sheet::draw(&plan, 0, 0, &mut Verifier::new())?.document(&plan, "en", Show::Folded);
/// let words = Words::new(&LANGUAGES[0])?;
/// let files = render("json", &document, &words, &Templates::built_in()?)?;
/// let sheet: serde_json::Value = serde_json::from_slice(&files[0].bytes)?;
/// assert_eq!(sheet["exercises"][0]["kind"], "winning-moves");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn render(
    format: &str,
    document: &Document,
    words: &Words,
    templates: &Templates,
) -> Result<Vec<File>, RenderError> {
    let found = FORMATS.iter().find(|known| known.name == format);
    // The names go along: an error that looked them up would bring every format into a program that has no use for one.
    let known = || FORMATS.iter().map(|format| format.name).collect();
    let none = || match format {
        "pdf" => RenderError::NotBuilt,
        other => RenderError::Format { given: other.to_owned(), known: known() },
    };
    let format = found.ok_or_else(none)?;
    (format.write)(document, words, templates)
}

/// What is around the sheets of a class in this format; none where they are not in one file that grows.
pub fn frame(
    format: &Format,
    set: &Set<'_>,
    words: &Words,
    templates: &Templates,
) -> Option<Result<Frame, RenderError>> {
    match format.in_sets?.around {
        Around::Frame(frame) => Some(frame(set, words, templates)),
        Around::Parts(_) => None,
    }
}

/// The first character of a text that the fonts of a format do not have.
pub fn lacks(format: &Format, text: &str) -> Option<char> {
    text.chars().find(|&character| format.name == "pdf" && pdf_lacks(character))
}

#[cfg(not(feature = "pdf"))]
fn pdf_lacks(_: char) -> bool {
    false
}

/// How many pages a document prints on, where the program can print.
#[cfg(all(feature = "cli", feature = "pdf"))]
pub fn sides(document: &Document, words: &Words) -> Option<usize> {
    formats::pdf::pages(document, words).ok()
}

#[cfg(all(feature = "cli", not(feature = "pdf")))]
pub fn sides(_: &Document, _: &Words) -> Option<usize> {
    None
}

/// What a file with sheets of this set says of itself.
pub fn cover(set: &Set<'_>, words: &Words) -> Result<Cover, WordsError> {
    Ok(Cover { paper: set.paper, lang: words.code().to_owned(), title: title(set.title, set.shows, words)? })
}

/// The title of a document: of a key it says so.
fn title(title: &str, shows: Show, words: &Words) -> Result<String, WordsError> {
    match shows {
        Show::Key => words.text(&Phrase::new("page-key-title").with("title", Arg::Text(title.to_owned()))),
        _ => Ok(title.to_owned()),
    }
}

/// Some sheets of a class, each as [`piece`] gives it, in one file, if this format has such files.
pub fn part(format: &Format, cover: &Cover, pieces: &[String]) -> Option<Result<Vec<u8>, RenderError>> {
    match format.in_sets?.around {
        Around::Frame(_) => None,
        Around::Parts(part) => Some(part(cover, pieces)),
    }
}

/// A sheet of a class in this format; nothing where the format has no such files.
pub fn piece(
    format: &Format,
    document: &Document,
    words: &Words,
    templates: &Templates,
) -> Result<String, RenderError> {
    format.in_sets.map_or(Ok(String::new()), |sets| (sets.piece)(document, words, templates))
}

/// The answers of all sheets of a class in one table; nothing where the format has no such files.
pub fn answers(
    format: &Format,
    table: &AnswerTable,
    paper: Paper,
    words: &Words,
    templates: &Templates,
) -> Result<Vec<u8>, RenderError> {
    format.in_sets.map_or(Ok(Vec::new()), |sets| (sets.answers)(table, paper, words, templates))
}
