//! A class from texts to files: a sheet for every student, what they answered, what it earned, and what comes next.
//!
//! Representation: a roster and answers are texts; files are names and bytes, which go into a [`Sink`] piece by piece, so that
//! memory does not grow with the class. Sheets are drawn in waves, on all cores; who draws one takes second routes that are
//! free, and their tables are thrown away with the wave. What a sheet is depends on its variant alone, so neither waves nor
//! cores can be seen in it.
//! Failure: [`ClassError`].
//!
//! Numbers in a roster are those that nobody ever had, and students who left stay in the roster that is written, so the
//! roster is all that has to be kept. Easier and harder sheets draw from the ends of the same orders: `sheet/profile.rs`
//! proves, next to `placed`, that no two students are asked the same. Tables have no seal that counts, because people
//! write in them: whatever replaces one has read it and keeps what it holds. They are written by `tables.rs` for the
//! spreadsheet that wrote the roster or the answers.

pub mod answers;
pub mod bundle;
pub mod calls;
pub mod compare;
pub mod drawing;
pub mod files;
pub mod follow_up;
pub mod keeping;
pub mod listed;
pub mod markbook;
pub mod marks;
pub mod owner;
pub mod print;
pub mod report;
pub mod roster;
pub mod seal;
pub mod sheets;
pub mod tables;
pub mod workbook;
pub mod yaml;

use std::fmt;
use std::sync::{Mutex, PoisonError};

use crate::document::{LANGUAGES, Language, Words, WordsError};
use crate::exercise::Verifier;
use crate::parallel;
use crate::render::RenderError;
use crate::sheet::{PlanError, Spec};
use crate::source::{self, Diagnostics, Text};
use owner::Role;

/// Why a class cannot be made or marked.
///
/// ```
/// use nimbook::{ClassError, LANGUAGES, Plan, Text, Words, class, read};
///
/// let spec = "title: Two heaps\nseed: a\nexercises:\n  - id: one\n    kind: winning-moves\n    heaps: 2\n";
/// let plan = Plan::new(read(&Text::new("two.yaml", spec))?, 0)?;
/// let twice = Text::new("9b.csv", "id,name\n7,Anna\n7,Ben\n");
/// let refused = class(&plan, &twice, &["html"], "two", &Words::new(&LANGUAGES[0])?);
/// let Err(ClassError::Faults(faults)) = refused else { panic!("an id is there twice") };
/// assert_eq!(faults[0].list()[0].code, "duplicate-id");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub enum ClassError {
    /// Everything that is wrong with texts, or in the way of files.
    Faults(Vec<Diagnostics>),
    /// A sheet cannot be drawn.
    Plan(PlanError),
    /// A file cannot be made: of this name, where it is a single one.
    Render(RenderError, Option<String>),
}

impl fmt::Display for ClassError {
    /// Ends without a line break.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClassError::Faults(faults) => out.write_str(&source::report(faults)),
            ClassError::Plan(error) => error.fmt(out),
            ClassError::Render(error, None) => error.fmt(out),
            ClassError::Render(error, Some(name)) => write!(out, "{name}: {error}"),
        }
    }
}

impl std::error::Error for ClassError {}

impl From<Diagnostics> for ClassError {
    fn from(faults: Diagnostics) -> ClassError {
        ClassError::Faults(vec![faults])
    }
}

impl From<Vec<Diagnostics>> for ClassError {
    fn from(faults: Vec<Diagnostics>) -> ClassError {
        ClassError::Faults(faults)
    }
}

impl From<PlanError> for ClassError {
    fn from(error: PlanError) -> ClassError {
        ClassError::Plan(error)
    }
}

impl From<RenderError> for ClassError {
    fn from(error: RenderError) -> ClassError {
        ClassError::Render(error, None)
    }
}

impl From<WordsError> for ClassError {
    fn from(error: WordsError) -> ClassError {
        RenderError::from(error).into()
    }
}

/// A table of a school as text.
#[derive(Clone, Debug)]
pub struct Table {
    /// The text.
    pub text: Text,
    /// What to say about its encoding; none of UTF-8.
    pub note: Option<String>,
}

/// Where files go, piece by piece; what is in the way of one is an error.
pub trait Sink {
    /// Begins files of these names: those in `growing` get their pieces as they come, the others come whole.
    fn begin(&mut self, growing: &[(String, Role)], others: &[(String, Role)]) -> Result<(), Vec<Diagnostics>>;
    /// Appends a piece to the growing file of this place.
    fn write(&mut self, place: usize, piece: &[u8]) -> Result<(), Vec<Diagnostics>>;
    /// Takes a whole file.
    fn write_whole(&mut self, name: &str, role: Role, bytes: &[u8]) -> Result<(), Vec<Diagnostics>>;
}

/// A file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Output {
    /// Its name below the folder.
    pub name: String,
    /// What it shows.
    pub role: Role,
    /// What it holds, without a seal.
    pub bytes: Vec<u8>,
}

/// Files in memory, first those that grow.
impl Sink for Vec<Output> {
    fn begin(&mut self, growing: &[(String, Role)], _: &[(String, Role)]) -> Result<(), Vec<Diagnostics>> {
        self.extend(growing.iter().map(|(name, role)| Output { name: name.clone(), role: *role, bytes: Vec::new() }));
        Ok(())
    }

    fn write(&mut self, place: usize, piece: &[u8]) -> Result<(), Vec<Diagnostics>> {
        self[place].bytes.extend(piece);
        Ok(())
    }

    fn write_whole(&mut self, name: &str, role: Role, bytes: &[u8]) -> Result<(), Vec<Diagnostics>> {
        self.push(Output { name: name.to_owned(), role, bytes: bytes.to_vec() });
        Ok(())
    }
}

/// The words of a language, and of each other one of these codes.
///
/// # Errors
/// Messages that cannot be read, which tests exclude.
pub fn languages<'a>(usual: &str, codes: impl Iterator<Item = &'a str>) -> Result<Vec<Words>, WordsError> {
    let mut all: Vec<&Language> = LANGUAGES.iter().filter(|language| language.code == usual).collect();
    for code in codes {
        let spoken = LANGUAGES.iter().find(|language| language.code == code);
        all.extend(spoken.filter(|spoken| all.iter().all(|known| known.code != spoken.code)));
    }
    all.into_iter().map(Words::new).collect()
}

/// The words of a language among these, or of whoever has none.
pub fn words_of<'w>(languages: &'w [Words], code: Option<&str>) -> &'w Words {
    languages.iter().find(|words| Some(words.code()) == code).unwrap_or(&languages[0])
}

/// How the names of specs end that are kept beside what was made from them.
pub const KEPT: &str = ".nimbook.yaml";

/// A spec as the file that is kept beside what is made from it.
pub fn kept(spec: &Spec) -> Vec<u8> {
    seal::unsealed_yaml(&spec.kept()).into_bytes()
}

/// How many sheets are drawn before anything of them is written.
pub const WAVE: usize = 240;

/// What is made of each of these, in their order.
///
/// # Errors
/// The first, in this order.
pub fn wave<T: Sync, R: Send, E: Send>(
    all: &[T],
    one: impl Fn(&T, &mut Verifier) -> Result<R, E> + Sync + Send,
) -> Result<Vec<R>, E> {
    let pool = Mutex::new(Vec::new());
    let free = || pool.lock().unwrap_or_else(PoisonError::into_inner);
    let made = parallel::map(all.len(), |place| {
        let mut verifier: Verifier = free().pop().unwrap_or_default();
        let result = one(&all[place], &mut verifier);
        free().push(verifier);
        result
    });
    made.into_iter().collect()
}
