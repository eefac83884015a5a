//! The formats of a document: a file for each in the folder `formats`, a line for each in [`FORMATS`]. Pages have no room for
//! the sources of sheets, nor for a format that few platforms read without a dialect, so the core has none of these.

pub(super) mod anki;
pub(super) mod apkg;
pub(super) mod docx;
pub(super) mod gift;
pub(super) mod html;
pub(super) mod json;
pub(super) mod kahoot;
#[cfg(feature = "cli")]
pub(super) mod latex;
pub(super) mod md;
pub(super) mod moodle;
#[cfg(feature = "pdf")]
pub(super) mod pdf;
pub(super) mod qti;
#[cfg(feature = "cli")]
pub(super) mod qti12;
pub(super) mod qti21;
pub(super) mod qti3;
pub(super) mod slides;
#[cfg(feature = "cli")]
pub(super) mod typst;

use super::{File, RenderError, Templates};
use crate::document::{AnswerTable, Document, Paper, Show, Student, Words};

/// Every format by name, in alphabetical order.
pub const FORMATS: &[Format] = &[
    anki::FORMAT,
    apkg::FORMAT,
    docx::FORMAT,
    gift::FORMAT,
    html::FORMAT,
    json::FORMAT,
    kahoot::FORMAT,
    #[cfg(feature = "cli")]
    latex::FORMAT,
    md::FORMAT,
    moodle::FORMAT,
    #[cfg(feature = "pdf")]
    pdf::FORMAT,
    qti::FORMAT,
    #[cfg(feature = "cli")]
    qti12::FORMAT,
    qti21::FORMAT,
    qti3::FORMAT,
    slides::FORMAT,
    #[cfg(feature = "cli")]
    typst::FORMAT,
];

/// A format that a document can have.
pub struct Format {
    /// Its name, as in `--format html`.
    pub name: &'static str,
    /// The ending of its files, without a dot.
    pub extension: &'static str,
    /// What it is for, in a few words.
    pub about: &'static str,
    /// How its files show that they are as they were written.
    pub seal: Seal,
    /// The document as files, at least one.
    pub(super) write: fn(&Document, &Words, &Templates) -> Result<Vec<File>, RenderError>,
    /// How the sheets of a class are written into one file; none where they are not.
    pub(super) in_sets: Option<InSets>,
    /// What its files hold.
    pub holds: Holds,
}

/// What a file of a format holds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Holds {
    /// Pages that show questions or keys.
    Pages,
    /// Questions of all sheets with their keys, for a platform.
    Bank,
    /// The same for a projector.
    Slides,
}

impl Format {
    /// Whether the sheets of a class can be written in it.
    pub fn has_sets(&self) -> bool {
        self.in_sets.is_some()
    }

    /// What its files show that hold questions and keys, where keys are wanted or not: a bank has them in any case.
    pub fn shows(&self, keys: bool) -> Show {
        if keys || self.holds == Holds::Bank { Show::Folded } else { Show::Questions }
    }
}

/// How the sheets of a class are written into one file.
#[derive(Clone, Copy)]
pub struct InSets {
    /// How pieces become a file.
    pub(super) around: Around,
    pub(super) piece: WritePiece,
    /// The answers of all sheets in one table.
    pub(super) answers: WriteAnswers,
}

impl InSets {
    /// The sheets of a file with questions and keys, which has no table of answers beside them.
    const fn with_keys(around: Around, piece: WritePiece) -> Option<InSets> {
        Some(InSets { around, piece, answers: |_, _, _, _| Ok(Vec::new()) })
    }
}

/// What writes a sheet among others.
type WritePiece = fn(&Document, &Words, &Templates) -> Result<String, RenderError>;

/// What writes the answers of a class as a file.
type WriteAnswers = fn(&AnswerTable, Paper, &Words, &Templates) -> Result<Vec<u8>, RenderError>;

/// How the pieces of a class become files.
#[derive(Clone, Copy)]
pub enum Around {
    /// One file, which grows piece by piece: what is around and between them.
    Frame(fn(&Set<'_>, &Words, &Templates) -> Result<Frame, RenderError>),
    /// Files of at most [`PART`] pieces, each written at once.
    Parts(fn(&Cover, &[String]) -> Result<Vec<u8>, RenderError>),
}

/// The most sheets in a file that is written at once.
pub const PART: usize = 100;

/// The sheets of a class, or their keys, before any of them is drawn.
pub struct Set<'a> {
    /// The title of every sheet.
    pub title: &'a str,
    /// What a reader may see of answers.
    pub shows: Show,
    pub paper: Paper,
    /// Where the QR codes lead, before `#` and the id.
    pub url: Option<&'a str>,
    pub sheets: &'a [InSet],
}

/// A sheet of a set, before it is drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InSet {
    /// Its id.
    pub id: String,
    /// What its version is called; nothing where there are none.
    pub version: Option<String>,
    /// Whose it is.
    pub student: Student,
}

impl InSet {
    /// The same sheet without a student.
    pub fn of_nobody(self) -> InSet {
        InSet { student: Student::default(), ..self }
    }
}

/// What a file with several sheets says of itself, in the language of the class; its sheets may be in others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cover {
    pub paper: Paper,
    pub lang: String,
    pub title: String,
}

/// What is written before, between and after the sheets of a class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    pub before: String,
    pub between: &'static str,
    pub after: String,
}

/// How a PDF does; also a program that was built without PDF knows one. Its last two lines are the place of its table
/// of objects and the end (ISO 32000-1, 7.5.5).
pub const PDF_SEAL: Seal = Seal::Within("\n% nimbook ", "\nstartxref\n");

/// How a file shows that nimbook wrote it and that nobody has changed it since.
#[derive(Clone, Copy)]
pub enum Seal {
    /// A checksum at the end, between these; in the format they are a comment.
    Comment(&'static str, &'static str),
    /// The same after the first of these, and before what ends every file of the format, which begins with the second.
    Within(&'static str, &'static str),
    /// A checksum in the second field of a JSON object in lines.
    Field,
    /// The format has a check of its own.
    Own(fn(&[u8]) -> bool),
}
