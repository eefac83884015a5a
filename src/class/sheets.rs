//! The files of single sheets: pages of questions and keys, banks of questions, and slides.

use super::owner::Role;
use super::{ClassError, Output};
use crate::document::{Document, Show, Words};
use crate::exercise::Verifier;
use crate::marking;
use crate::render::{self, Format, Holds, Templates};
use crate::sheet::{Plan, Sheet, Shift};

/// What is written of a sheet: how its name ends, what the file is, and how much of the answers it shows.
pub type Shown = (&'static str, Role, Show);

/// Questions, and their keys in files of their own.
pub const SEPARATE: &[Shown] = &[("", Role::Sheet, Show::Questions), ("-key", Role::Key, Show::Key)];

/// Questions with their solutions folded below.
pub const INLINE: &[Shown] = &[("", Role::Sheet, Show::Folded)];

/// Questions alone.
pub const QUESTIONS: &[Shown] = &[("", Role::Sheet, Show::Questions)];

/// What every sheet of a spec is made with.
pub struct SheetFiles<'a> {
    /// The plan.
    pub plan: &'a Plan,
    /// The formats, each once, in the order of their files.
    pub formats: Vec<&'static Format>,
    /// What is written of each sheet.
    pub shown: &'static [Shown],
    /// Whether a format may write something else in place of what it cannot say.
    pub lossy: bool,
    /// For which platform banks are written.
    pub dialect: &'static str,
    /// The words.
    pub words: &'a Words,
    /// The templates.
    pub templates: &'a Templates,
}

impl SheetFiles<'_> {
    /// The sheet of a variant.
    ///
    /// # Errors
    /// It cannot be drawn.
    pub fn sheet(
        &self,
        shift: Shift,
        variant: u64,
        attempt: u64,
        verifier: &mut Verifier,
    ) -> Result<Sheet, ClassError> {
        Ok(Sheet::shifted(self.plan, shift, variant, attempt, verifier)?)
    }

    /// The formats with questions and keys in one file, or those of pages.
    pub fn formats(&self, whole: bool) -> impl Iterator<Item = &'static Format> {
        self.formats.iter().copied().filter(move |format| (format.holds != Holds::Pages) == whole)
    }

    /// The files of a sheet.
    ///
    /// # Errors
    /// One cannot be made.
    pub fn all(&self, sheet: &Sheet, stem: &str) -> Result<Vec<Output>, ClassError> {
        let mut written = self.pages(sheet, stem)?;
        for format in self.formats(true) {
            for file in render::render(format.name, &self.whole(format, sheet), self.words, self.templates)? {
                written.push(Output { name: format!("{stem}{}", file.name), role: Role::Key, bytes: file.bytes });
            }
        }
        Ok(written)
    }

    /// The pages of a sheet.
    ///
    /// # Errors
    /// One cannot be made.
    pub fn pages(&self, sheet: &Sheet, stem: &str) -> Result<Vec<Output>, ClassError> {
        let mut written: Vec<Output> = Vec::new();
        for &(suffix, role, shows) in self.shown {
            let document = sheet.document(self.plan, self.words.code(), shows);
            let document = marking::with_parts(document, sheet, self.plan);
            for format in self.formats(false) {
                for file in render::render(format.name, &document, self.words, self.templates)? {
                    let name = format!("{stem}{suffix}{}", file.name);
                    if !written.iter().any(|known| known.name == name) {
                        written.push(Output { name, role, bytes: file.bytes });
                    }
                }
            }
        }
        Ok(written)
    }

    /// A sheet as a piece of each file with questions and keys.
    ///
    /// # Errors
    /// One cannot be made.
    pub fn pieces(&self, sheet: &Sheet) -> Result<Vec<String>, ClassError> {
        let piece = |format| render::piece(format, &self.whole(format, sheet), self.words, self.templates);
        Ok(self.formats(true).map(piece).collect::<Result<_, _>>()?)
    }

    /// What a file with questions and keys is made of.
    fn whole(&self, format: &Format, sheet: &Sheet) -> Document {
        let shows = format.shows(self.shown != QUESTIONS);
        let document = sheet.document(self.plan, self.words.code(), shows).in_dialect(self.dialect);
        if self.lossy { document.lossy() } else { document }
    }

    /// A sheet as a line of JSON, with its solutions unless only questions are written.
    ///
    /// # Errors
    /// A missing word.
    pub fn line(&self, sheet: &Sheet) -> Result<String, ClassError> {
        let shows = if self.shown == QUESTIONS { Show::Questions } else { Show::Folded };
        Ok(render::json_line(&sheet.document(self.plan, self.words.code(), shows), self.words)?)
    }
}
