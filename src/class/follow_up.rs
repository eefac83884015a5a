//! The next sheet of each student, in their language: the questions that went wrong, from the next attempt of the same sheet.
//!
//! The next attempt has the same exercises at the student's levels, with other positions; it is the first in which none of a
//! student's questions comes again, as far as sixteen attempts go. The id says variant and attempt, so `show` makes the
//! whole attempt, key and all, and `mark` marks it. What could not be read did not go wrong. Who has all points has no next sheet. Each has a file of its own, and
//! all are in one file to print, each beginning on a right page. Sheets are drawn twice, to be chosen and to be written, so
//! that only some are held at a time.

use std::collections::BTreeMap;

use super::marks::{ItemMarks, Marks, Plans, StudentMarks};
use super::owner::Role;
use super::print::Print;
use super::{ClassError, Sink, WAVE, wave, words_of};
use crate::document::{Arg, Document, Phrase, Show, Student, Words, WordsError};
use crate::exercise::Verifier;
use crate::marking::{self, Status};
use crate::render::{self, FORMATS, Format, InSet, RenderError, Set, Templates};
use crate::sheet::{self, MOST_ATTEMPT, Sheet, SheetId, Spec};

/// How many attempts are tried.
const MOST_TRIES: u64 = 16;

/// What is made of each next sheet.
const SHOWN: [Show; 2] = [Show::Questions, Show::Key];

/// The next sheet of a student.
pub struct Next {
    /// Its id.
    pub id: SheetId,
    /// The questions that come again, like `3b`.
    pub questions: Vec<String>,
    /// How many students before have a next sheet with this id.
    copy: usize,
}

/// The next sheets of a class.
pub struct FollowUp<'a> {
    spec: &'a Spec,
    languages: &'a [Words],
    students: &'a [StudentMarks],
    plans: Plans<'a>,
    /// One for each student who lost points.
    pub next: Vec<Option<Next>>,
}

impl<'a> FollowUp<'a> {
    /// Chooses the next sheets; of the languages, the first is that of whoever has no other.
    ///
    /// # Errors
    /// Why a sheet cannot be drawn.
    pub fn new(spec: &'a Spec, marks: &'a Marks, languages: &'a [Words]) -> Result<FollowUp<'a>, ClassError> {
        let students = &marks.students;
        let next = students.iter().map(|student| {
            let questions = lost(student);
            (!questions.is_empty()).then_some(Next { id: student.sheet, questions, copy: 0 })
        });
        let next = next.collect();
        let plans = Plans::of(spec, std::iter::empty())?;
        let mut all = FollowUp { spec, languages, students, plans, next };
        let mut open: Vec<usize> = (0..students.len()).filter(|&place| all.next[place].is_some()).collect();
        for tried in 1..=MOST_TRIES {
            open.retain(|&place| students[place].sheet.attempt + tried <= MOST_ATTEMPT);
            for &place in &open {
                let sheet = &students[place].sheet;
                all.plans.add(sheet, sheet.attempt + tried)?;
            }
            let found = wave(&open, |&place, verifier| all.tried(&students[place], tried, verifier))?;
            for (&place, (id, _)) in open.iter().zip(&found) {
                all.next[place].iter_mut().for_each(|next| next.id = *id);
            }
            let mut repeats = found.into_iter().map(|(_, repeats)| repeats);
            open.retain(|_| repeats.next().unwrap_or(false));
        }
        // Who has had every attempt has no next one.
        for (next, student) in all.next.iter_mut().zip(students) {
            next.take_if(|next| next.id == student.sheet);
        }
        let mut copies: BTreeMap<String, usize> = BTreeMap::new();
        for next in all.next.iter_mut().flatten() {
            let known = copies.entry(next.id.to_string()).or_default();
            next.copy = *known;
            *known += 1;
        }
        Ok(all)
    }

    /// The id of the sheet so many attempts after a student's, and whether it repeats a position.
    fn tried(
        &self,
        student: &StudentMarks,
        tried: u64,
        verifier: &mut Verifier,
    ) -> Result<(SheetId, bool), ClassError> {
        let sheet = self.sheet(student, student.sheet.attempt + tried, verifier)?;
        let lost = lost(student);
        let (plan, _) = self.plans.plan(&student.sheet, sheet.id.attempt);
        let mut document = sheet.document(plan, self.languages[0].code(), Show::Questions);
        document.exercises.retain(|exercise| lost.contains(&exercise.label()));
        let again = |position: &String| student.items.iter().any(|item| item.position == *position);
        Ok((sheet.id, document.exercises.iter().any(|exercise| again(&exercise.question.position))))
    }

    /// The sheet of a student's attempt, whose plan is known.
    fn sheet(&self, student: &StudentMarks, attempt: u64, verifier: &mut Verifier) -> Result<Sheet, ClassError> {
        let (plan, shift) = self.plans.plan(&student.sheet, attempt);
        Ok(Sheet::shifted(plan, shift, student.sheet.variant, attempt, verifier)?)
    }

    /// Those who have a next sheet, and that.
    fn all(&self) -> impl Iterator<Item = (&'a StudentMarks, &Next)> {
        self.students.iter().zip(&self.next).filter_map(|(student, next)| Some((student, next.as_ref()?)))
    }

    /// The files to print: one of all sheets, and one of their keys.
    ///
    /// # Errors
    /// A template is broken.
    pub fn prints(&self, stem: &str, title: &str, templates: &Templates) -> Result<Vec<Print>, RenderError> {
        let title = &again(title, &self.languages[0])?;
        let shift = |student: &StudentMarks| self.plans.plan(&student.sheet, student.sheet.attempt + 1).1;
        let sheet = |(student, next): (&StudentMarks, &Next)| InSet {
            id: next.id.to_string(),
            version: self.spec.version(shift(student), next.id.variant),
            student: self::student(student, next),
        };
        let sheets: Vec<InSet> = self.all().map(sheet).collect();
        if sheets.is_empty() {
            return Ok(Vec::new());
        }
        let (paper, url) = (self.spec.paper, self.spec.url.as_deref());
        let set = Set { title, shows: Show::Questions, paper, url, sheets: &sheets };
        let (stem, mut places) = (format!("{stem}-follow-up"), 0..);
        let format = format();
        SHOWN
            .iter()
            .map(|shows| Print::new((format, *shows), &stem, &set, &mut places, (&self.languages[0], templates)))
            .collect()
    }

    /// The names of the files of each student.
    pub fn names(&self, stem: &str) -> Vec<(String, Role)> {
        self.all().flat_map(|(_, next)| SHOWN.map(|shows| name(stem, next, shows))).collect()
    }

    /// Writes all files.
    ///
    /// # Errors
    /// Why they cannot be drawn or written.
    pub fn write(
        &self,
        stem: &str,
        mut prints: Vec<Print>,
        templates: &Templates,
        sink: &mut impl Sink,
    ) -> Result<(), ClassError> {
        let all: Vec<(&StudentMarks, &Next)> = self.all().collect();
        for some in all.chunks(WAVE) {
            let made = wave(some, |(student, next), verifier| self.pages(student, next, templates, verifier))?;
            for (pages, (_, next)) in made.into_iter().zip(some) {
                for ((shows, print), (page, piece)) in SHOWN.into_iter().zip(&mut prints).zip(pages) {
                    let (name, role) = name(stem, next, shows);
                    sink.write_whole(&name, role, &page)?;
                    print.add(piece, sink)?;
                }
            }
        }
        prints.iter_mut().try_for_each(|print| print.finish(sink))
    }

    /// The sheet of a student and its key, each as a page and as a piece of the file to print.
    fn pages(
        &self,
        student: &StudentMarks,
        next: &Next,
        templates: &Templates,
        verifier: &mut Verifier,
    ) -> Result<[(Vec<u8>, String); 2], ClassError> {
        let sheet = self.sheet(student, next.id.attempt, verifier)?;
        let [one, two] = SHOWN.map(|shows| -> Result<_, RenderError> {
            let words = words_of(self.languages, student.language.as_deref());
            let document = self.document(&sheet, student, next, shows, words)?;
            let pages = render::render(format().name, &document, words, templates)?;
            let piece = render::piece(format(), &document, words, templates)?;
            Ok((pages.into_iter().next().map_or_else(Vec::new, |page| page.bytes), piece))
        });
        Ok([one?, two?])
    }

    fn document(
        &self,
        sheet: &Sheet,
        student: &StudentMarks,
        next: &Next,
        shows: Show,
        words: &Words,
    ) -> Result<Document, WordsError> {
        let (plan, _) = self.plans.plan(&student.sheet, next.id.attempt);
        let mut document = marking::with_parts(sheet.document(plan, words.code(), shows), sheet, plan);
        document.exercises.retain(|exercise| next.questions.contains(&exercise.label()));
        sheet::say_once(&mut document.exercises);
        document.points = document.exercises.iter().map(|exercise| exercise.points).sum();
        document.title = again(&document.title, words)?;
        Ok(document.of(self::student(student, next)))
    }
}

/// The format of follow-up sheets: HTML, which every program writes.
fn format() -> &'static Format {
    FORMATS.iter().find(|format| format.name == "html").unwrap_or(&FORMATS[0])
}

/// The name of a student's file, and what it shows; those with the same sheet are told apart by a number.
fn name(stem: &str, next: &Next, shows: Show) -> (String, Role) {
    let id = next.id;
    let copy = if next.copy == 0 { String::new() } else { format!("-{}", next.copy + 1) };
    match shows {
        Show::Key => (format!("{stem}-follow-up/{id}{copy}-key.html"), Role::Key),
        _ => (format!("{stem}-follow-up/{id}{copy}.html"), Role::Sheet),
    }
}

/// A student, as far as sheets say it.
fn student(student: &StudentMarks, next: &Next) -> Student {
    Student { id: student.id.clone(), name: student.name.clone(), large: student.large, copy: next.copy }
}

/// The title of a next sheet.
fn again(title: &str, words: &Words) -> Result<String, WordsError> {
    words.text(&Phrase::new("follow-up-title").with("title", Arg::Text(title.to_owned())))
}

/// The questions that went wrong; none where nothing is written yet.
fn lost(student: &StudentMarks) -> Vec<String> {
    if student.items.iter().all(|item| item.typed.trim().is_empty()) {
        return Vec::new();
    }
    let went_wrong = |item: &&ItemMarks| item.earned() < item.of() && item.marked.status != Status::Unread;
    student.items.iter().filter(went_wrong).map(|item| item.label.clone()).collect()
}
