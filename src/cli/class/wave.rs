//! Sheets of some students of a class, drawn and written side by side.
//!
//! Representation: students in groups of [`GROUP`], each group with second routes of its own, whose tables are thrown
//! away with it. What a sheet is depends on nothing but its student, so neither groups nor cores can be seen in it.

use crate::cli::Reply;
use crate::cli::input;
use crate::cli::pages::not_drawn;
use crate::document::{Show, Student, Words};
use crate::exercise::Verifier;
use crate::parallel;
use crate::render::{self, Format, RenderError, Templates};
use crate::sheet::roster::Member;
use crate::sheet::{Plan, Sheet};

/// How many students have the same second routes.
const GROUP: usize = 15;

/// How many students are drawn before anything of them is written.
pub const SIZE: usize = 16 * GROUP;

/// What is drawn of each student, and how.
pub struct Drawing<'a> {
    /// The plan of the sheet.
    pub plan: &'a Plan,
    /// The spec as the user named it.
    pub given: &'a str,
    /// The words of each language.
    pub languages: &'a [(&'a str, Words)],
    /// The language of whoever has no other.
    pub language: &'a str,
    /// The templates.
    pub templates: &'a Templates,
    /// The formats.
    pub formats: &'a [&'static Format],
    /// Whether whole keys are written.
    pub with_keys: bool,
    /// Whether each student has files of their own.
    pub each: bool,
}

/// The sheets of some students.
pub struct Wave {
    /// In the order of the students.
    pub pieces: Vec<Piece>,
}

/// What is written of a student.
pub struct Piece {
    /// The id of the sheet.
    pub id: String,
    /// The sheet, and the key, as pieces of the files of [`Drawing::documents`].
    pub documents: Vec<String>,
    /// The student's own files.
    pub each: Vec<(&'static Format, Vec<u8>)>,
    /// The sheet itself.
    pub sheet: Sheet,
}

/// A student, as far as sheets say it.
pub fn student(member: &Member) -> Student {
    Student { id: member.id.clone(), name: member.name.clone(), large: member.large }
}

impl Drawing<'_> {
    /// The documents that are made of each student, in the order of their files.
    pub fn documents(&self) -> impl Iterator<Item = (&'static Format, Show)> {
        let shows = [Show::Questions, Show::Key].into_iter().take(if self.with_keys { 2 } else { 1 });
        shows.flat_map(|shows| self.formats.iter().map(move |format| (*format, shows)))
    }

    /// The words of a language.
    pub fn words(&self, language: &str) -> &Words {
        &self.languages.iter().find(|(code, _)| *code == language).unwrap_or(&self.languages[0]).1
    }

    /// The sheets of these students.
    ///
    /// # Errors
    /// The first that cannot be drawn or written, in the order of the students.
    pub fn wave(&self, members: &[Member]) -> Result<Wave, Reply> {
        let groups: Vec<&[Member]> = members.chunks(GROUP).collect();
        let drawn = parallel::map(groups.len(), |group| {
            let mut verifier = Verifier::new();
            groups[group].iter().map(|member| self.piece(member, &mut verifier)).collect::<Result<Vec<_>, Reply>>()
        });
        let mut pieces = Vec::with_capacity(members.len());
        for group in drawn {
            pieces.extend(group?);
        }
        Ok(Wave { pieces })
    }

    /// All of one student.
    fn piece(&self, member: &Member, verifier: &mut Verifier) -> Result<Piece, Reply> {
        let sheet = Sheet::shifted(self.plan, member.shift, member.variant, 0, verifier)
            .map_err(|error| not_drawn(self.given, error))?;
        let language = member.language.as_deref().unwrap_or(self.language);
        let words = self.words(language);
        let refused = |error: RenderError| Reply::from(input::cannot_render(self.given, &error));
        let (mut documents, mut each) = (Vec::new(), Vec::new());
        for (format, shows) in self.documents() {
            let document = sheet.document(self.plan, language, shows).of(student(member));
            documents.push(render::piece(format, &document, words, self.templates).map_err(refused)?);
            if self.each && shows == Show::Questions {
                let files = render::render(format.name, &document, words, self.templates).map_err(refused)?;
                each.extend(files.into_iter().take(1).map(|file| (format, file.bytes)));
            }
        }
        Ok(Piece { id: sheet.id.to_string(), documents, each, sheet })
    }
}
