//! The next sheet of each student: the questions in which points were lost, from the next attempt of the same sheet.
//!
//! The next attempt has the same exercises at the student's levels, with other positions; it is the first in which none of a
//! student's questions comes again, as far as sixteen attempts go. The id says variant and attempt, so `show` makes the
//! whole attempt, key and all, and `mark` marks it. Who has all points has no next sheet. Each has a file of its own, and
//! all are in one file to print, each beginning on a right page.

use super::marks::{Marks, StudentMarks};
use crate::cli::Reply;
use crate::cli::files::Output;
use crate::cli::owner::Role;
use crate::cli::pages::not_drawn;
use crate::document::{Document, Show, Student, Words};
use crate::exercise::Verifier;
use crate::marking;
use crate::render::{self, RenderError, Templates};
use crate::sheet::{MOST_ATTEMPT, Plan, Sheet, SheetId, Shift, Spec};

/// How many attempts are tried.
const MOST_TRIES: u64 = 16;

/// The next sheet of a student.
pub struct Next {
    /// Its id.
    pub id: SheetId,
    /// The questions that come again, by number.
    pub questions: Vec<String>,
    /// The sheet and its key.
    documents: [Document; 2],
}

/// The next sheets, one for each student.
///
/// # Errors
/// Why a sheet cannot be drawn.
pub fn next(given: &str, spec: &Spec, marks: &Marks, words: &Words) -> Result<Vec<Option<Next>>, Reply> {
    let mut verifier = Verifier::new();
    let mut plans: Vec<(u64, Plan)> = Vec::new();
    let mut all = Vec::new();
    for student in &marks.students {
        let lost = lost(student);
        if lost.is_empty() {
            all.push(None);
            continue;
        }
        let first = student.sheet.attempt + 1;
        let mut found = None;
        for attempt in (first..first + MOST_TRIES).take_while(|attempt| *attempt <= MOST_ATTEMPT) {
            if !plans.iter().any(|(known, _)| *known == attempt) {
                plans.push((attempt, Plan::new(spec.clone(), attempt)?));
            }
            let Some((_, plan)) = plans.iter().find(|(known, _)| *known == attempt) else { continue };
            let shift = student.sheet.shift(spec).unwrap_or(Shift::None);
            let sheet = Sheet::shifted(plan, shift, student.sheet.variant, attempt, &mut verifier)
                .map_err(|error| not_drawn(given, error))?;
            let document = |shows| {
                let mut document = marking::with_parts(sheet.document(plan, words.code(), shows), &sheet, plan);
                document.exercises.retain(|exercise| lost.contains(&exercise.number.to_string()));
                document.points = document.exercises.iter().map(|exercise| exercise.points).sum();
                document.title = format!("{} ({})", document.title, lost.join(", "));
                document.of(Student { id: student.id.clone(), name: student.name.clone(), large: student.large })
            };
            let documents = [document(Show::Questions), document(Show::Key)];
            let again = |position: &String| student.items.iter().any(|item| item.position == *position);
            let repeats = documents[0].exercises.iter().any(|exercise| again(&exercise.question.position));
            found = Some(Next { id: sheet.id, questions: lost.clone(), documents });
            if !repeats {
                break;
            }
        }
        all.push(found);
    }
    Ok(all)
}

/// The numbers of the exercises in which a student lost points.
fn lost(student: &StudentMarks) -> Vec<String> {
    let items = student.items.iter().filter(|item| item.marked.earned() < item.marked.of());
    let mut numbers: Vec<String> =
        items.map(|item| item.label.trim_end_matches(|letter: char| letter.is_ascii_lowercase()).to_owned()).collect();
    numbers.dedup();
    numbers
}

/// The files of the next sheets: one for each, named by its id, and one with all of them; and the same of their keys.
///
/// # Errors
/// Why they cannot be written in HTML.
pub fn files(
    stem: &str,
    title: &str,
    next: &[Option<Next>],
    words: &Words,
    templates: &Templates,
) -> Result<Vec<Output>, RenderError> {
    let mut files = Vec::new();
    let shown = [("", "sheets", Role::Sheet), ("-key", "keys", Role::Key)];
    for (which, (suffix, what, role)) in shown.into_iter().enumerate() {
        let documents: Vec<&Document> = next.iter().flatten().map(|one| &one.documents[which]).collect();
        for document in &documents {
            for file in render::render("html", document, words, templates)? {
                let name = format!("{stem}-follow-up/{}{suffix}{}", document.id, file.name);
                files.push(Output { name, role, bytes: file.bytes });
            }
        }
        if let Some(bytes) = render::set("html", title, &documents, words, templates)? {
            files.push(Output { name: format!("{stem}-follow-up-{what}.html"), role, bytes });
        }
    }
    Ok(files)
}
