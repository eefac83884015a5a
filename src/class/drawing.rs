//! What is drawn of each student of a class, and how; side by side, wave by wave.

use std::collections::BTreeMap;

use super::{ClassError, wave, words_of};
use crate::document::{Show, Student, Words};
use crate::exercise::Verifier;
use crate::marking;
use crate::render::{self, Format, Holds, Templates};
use crate::sheet::roster::Member;
use crate::sheet::{Plan, Sheet, Shift};

/// What is drawn of each student, and how.
pub struct Drawing<'a> {
    /// The plan of the sheet.
    pub plan: &'a Plan,
    /// The words of each language that somebody has; the first are those of whoever has no other.
    pub languages: &'a [Words],
    /// The templates.
    pub templates: &'a Templates,
    /// The formats.
    pub formats: &'a [&'static Format],
    /// Whether whole keys are written.
    pub with_keys: bool,
    /// Whether each student has files of their own.
    pub each: bool,
    /// Whether a format may write something else in place of what it cannot say.
    pub lossy: bool,
    /// For which platform banks are written.
    pub dialect: &'static str,
}

/// What is written of a student.
pub struct Piece {
    /// The id of the sheet.
    pub id: String,
    /// The sheet, and the key, as pieces of the files of [`Drawing::documents`]; nothing where a student before had the same.
    pub documents: Vec<Option<String>>,
    /// The student's own files.
    pub each: Vec<(&'static Format, Vec<u8>)>,
    /// The sheet itself.
    pub sheet: Sheet,
}

/// A student, and how many before have the same sheet.
pub type Numbered<'a> = (&'a Member, usize);

/// Students with how many before have the same sheet.
pub fn numbered(members: &[Member]) -> Vec<Numbered<'_>> {
    let mut sheets: BTreeMap<(Shift, u64), usize> = BTreeMap::new();
    let mut copy = |member: &Member| {
        let copies = sheets.entry((member.shift, member.variant)).or_default();
        *copies += 1;
        *copies - 1
    };
    members.iter().map(|member| (member, copy(member))).collect()
}

/// A student, as far as sheets say it.
pub fn student((member, copy): Numbered<'_>) -> Student {
    Student { id: member.id.clone(), name: member.name.clone(), large: member.large, copy }
}

impl Drawing<'_> {
    /// The formats of pages, which show questions or keys.
    pub fn pages(&self) -> impl Iterator<Item = &'static Format> {
        self.formats.iter().copied().filter(|format| format.holds == Holds::Pages)
    }

    /// The documents that are made of each student, in the order of their files.
    pub fn documents(&self) -> impl Iterator<Item = (&'static Format, Show)> {
        let shows = [Show::Questions, Show::Key].into_iter().take(if self.with_keys { 2 } else { 1 });
        let whole = self.formats.iter().copied().filter(|format| format.holds != Holds::Pages);
        let pages = shows.flat_map(|shows| self.pages().map(move |format| (format, shows)));
        pages.chain(whole.map(|format| (format, format.shows(self.with_keys))))
    }

    /// The sheets of these students, in their order.
    ///
    /// # Errors
    /// The first that cannot be drawn or written, in the order of the students.
    pub fn wave(&self, members: &[Numbered<'_>]) -> Result<Vec<Piece>, ClassError> {
        wave(members, |&member, verifier| self.piece(member, verifier))
    }

    /// The sheet of a student as a line of JSON.
    ///
    /// # Errors
    /// It cannot be drawn or written.
    pub fn line(&self, member: &Member, verifier: &mut Verifier) -> Result<String, ClassError> {
        let (sheet, words) = self.sheet(member, verifier)?;
        let shows = if self.with_keys { Show::Folded } else { Show::Questions };
        let document = sheet.document(self.plan, words.code(), shows).of(student((member, 0)));
        Ok(render::json_line(&document, words)?)
    }

    /// The sheet of a student, and the words of its language.
    fn sheet(&self, member: &Member, verifier: &mut Verifier) -> Result<(Sheet, &Words), ClassError> {
        let sheet = Sheet::shifted(self.plan, member.shift, member.variant, 0, verifier)?;
        Ok((sheet, words_of(self.languages, member.language.as_deref())))
    }

    /// All of one student. Versions have one key, in the language of the class.
    fn piece(&self, (member, copy): Numbered<'_>, verifier: &mut Verifier) -> Result<Piece, ClassError> {
        let (sheet, own) = self.sheet(member, verifier)?;
        let has_versions = self.plan.spec.versions.is_some();
        let (mut documents, mut each) = (Vec::new(), Vec::new());
        for (format, shows) in self.documents() {
            let is_shared = has_versions && (shows != Show::Questions || format.holds == Holds::Slides);
            if is_shared && copy > 0 {
                documents.push(None);
                continue;
            }
            let words = if is_shared { &self.languages[0] } else { own };
            let document = marking::with_parts(sheet.document(self.plan, words.code(), shows), &sheet, self.plan);
            let document = if is_shared { document } else { document.of(student((member, copy))) };
            let document = if self.lossy { document.lossy() } else { document }.in_dialect(self.dialect);
            documents.push(Some(render::piece(format, &document, words, self.templates)?));
            if self.each && shows == Show::Questions {
                let files = render::render(format.name, &document, words, self.templates)?;
                each.extend(files.into_iter().take(1).map(|file| (format, file.bytes)));
            }
        }
        Ok(Piece { id: sheet.id.to_string(), documents, each, sheet })
    }
}
