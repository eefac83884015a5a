//! A class for another program, in three calls: its files, the marks of its answers, and the mark of a single answer.
//!
//! Representation: tables and files are text and bytes; files have no seal.
//! Failure: [`ClassError`].

use super::answers::Answers;
use super::drawing::Drawing;
use super::files::ClassFiles;
use super::follow_up::FollowUp;
use super::listed::Listed;
use super::marks::{ItemMarks, Marks, item_marks};
use super::report::MarksFiles;
use super::roster::Roster;
use super::tables::Tables;
use super::{ClassError, Output, Table, keeping};
use crate::document::Words;
use crate::marking;
use crate::render::{FORMATS, File, Format, RenderError, Templates};
use crate::sheet::{Plan, Sheet, Spec};
use crate::source::Text;

/// The files of a class, and notes that are not faults: sheets, keys, the right answers, how fair the sheets are, a
/// table for answers, the roster with every variant.
///
/// The plan is one of attempt 0. The roster is CSV with a head; `id` and `name` must be there, `variant` (from 0), `level` (-1,
/// 0 or 1), `language`, `large`, `extra` (minutes) and `left` may be, for at most 100,000 students. Files are called by `stem`, and of
/// the `formats` that [`render`](crate::render()) knows, those that hold many sheets. Who has no language gets the one of `words`.
///
/// # Errors
/// Every fault of the roster, variants that do not exist, a format that is not known or holds one sheet only.
///
/// ```
/// use nimbook::{LANGUAGES, Plan, Text, Words, class, read};
///
/// let spec = "title: Two heaps\nseed: a\nexercises:\n  - id: one\n    kind: winning-moves\n    heaps: 2\n";
/// let plan = Plan::new(read(&Text::new("two.yaml", spec))?, 0)?;
/// let roster = Text::new("9b.csv", "id,name\n7,Anna\n8,Ben\n");
/// let (files, _) = class(&plan, &roster, &["html"], "two", &Words::new(&LANGUAGES[0])?)?;
/// let table = files.iter().find(|file| file.name == "two-answers.csv").expect("a table for answers");
/// assert!(table.bytes.starts_with(b"sheet,id,name,1\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn class(
    plan: &Plan,
    roster: &Text,
    formats: &[&str],
    stem: &str,
    words: &Words,
) -> Result<(Vec<File>, Vec<String>), ClassError> {
    let known = || FORMATS.iter().filter(|format| format.has_sets());
    let none =
        |name: &str| RenderError::Format { given: name.to_owned(), known: known().map(|known| known.name).collect() };
    let format = |name: &&str| known().find(|known| known.name == *name).ok_or_else(|| none(name));
    let formats: Vec<&Format> = formats.iter().map(format).collect::<Result<_, _>>()?;
    let mut listed = Listed::read(&table(roster), None, plan.spec.versions, false)?;
    listed.check(plan, &formats, stem)?;
    let keeping = keeping::keep(plan, Some(&plan.spec), &listed.members, None)?;
    let mut plan = Plan::new(plan.spec.clone(), 0)?;
    (plan.spec.kept, plan.spec.issued) = (keeping.kept, keeping.issued);
    listed.note_unchanged(&plan);
    let drawing = Drawing {
        plan: &plan,
        languages: &listed.languages(words.code())?,
        templates: &Templates::built_in()?,
        formats: &formats,
        with_keys: true,
        each: false,
        lossy: false,
        dialect: "",
    };
    let mut written = Vec::new();
    let files = ClassFiles {
        drawing: &drawing,
        listed: &listed,
        stem,
        part: None,
        with_short: true,
        page: None,
        answers: None,
    };
    files.write(&mut written)?;
    Ok((plain(written), listed.notes))
}

/// The marks of a class, and their files: `marks.csv`, `marks.html`, a mark book, a page for each student and, where `next` says how their names begin, for each
/// student who lost points a sheet that asks again, with its key.
///
/// The answers are the table that [`class`] made, filled in: columns `sheet`, `id` and `name`, and one for each question. A cell
/// is what a student wrote, in any language of sheets, or the decision of a teacher: `!2.5`, `!right`, `!wrong`. What
/// cannot be read earns nothing and is listed. With the roster, who has which sheet is compared with it.
///
/// # Errors
/// Every fault of the tables: sheets that are not sheets of this spec, of another student or there twice, and questions
/// that no sheet has.
///
/// ```
/// use nimbook::{LANGUAGES, Text, Words, mark, read};
///
/// let spec = "title: Two heaps\nseed: a\npoints: 6\nexercises:\n  - id: one\n    kind: outcome\n    count: 4\n";
/// let spec = read(&Text::new("two.yaml", spec))?;
/// let roster = Text::new("9b.csv", "id,name\n7,Anna\n");
/// let answers = Text::new("answers.csv", "id,1a,1b,1c,1d\n7,!right,!wrong,!0.75,\n");
/// let (marks, files) = mark(&spec, &answers, Some(&roster), None, &Words::new(&LANGUAGES[0])?)?;
/// let anna = &marks.students[0];
/// assert_eq!((anna.name.as_str(), anna.of().to_string()), ("Anna", "6".to_owned()));
/// assert_eq!(anna.items.iter().map(|item| item.status()).collect::<Vec<_>>(), ["right", "wrong", "part", "empty"]);
/// assert_eq!(files.iter().map(|file| &*file.name).collect::<Vec<_>>(), ["marks.csv", "marks.html", "sheet-markbook.csv", "sheet-students.html"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn mark(
    spec: &Spec,
    answers: &Text,
    roster: Option<&Text>,
    next: Option<&str>,
    words: &Words,
) -> Result<(Marks, Vec<File>), ClassError> {
    let answers = Answers::read(table(answers))?;
    let roster = roster.map(|roster| Roster::read(roster.clone(), None, spec.versions)).transpose()?;
    let marks = Marks::new(spec, &answers, roster.as_ref())?;
    let languages = marks.languages(words.code())?;
    let follow_up = next.map(|_| FollowUp::new(spec, &marks, &languages)).transpose()?;
    let (follow_up, stem) = (follow_up.as_ref(), next.unwrap_or("sheet"));
    let files =
        MarksFiles { spec, tables: Tables::Csv(answers.delimiter), marks: &marks, grades: None, follow_up, stem };
    let mut written = Vec::new();
    files.write(&languages, &Templates::built_in()?, &mut written)?;
    Ok((marks, plain(written)))
}

/// The mark of one answer to a sheet that was drawn from this plan, as it was typed; none where the sheet has no question
/// of this label, which is a number and, of several questions, a letter.
///
/// ```
/// use nimbook::{Plan, Sheet, Text, Verifier, mark_answer, read};
///
/// let spec = "title: One heap\nseed: a\nexercises:\n  - id: one\n    kind: nim-sum\n    positions: [nim 3 5 7]\n";
/// let plan = Plan::new(read(&Text::new("one.yaml", spec))?, 0)?;
/// let sheet = Sheet::draw(&plan, 0, 0, &mut Verifier::new())?;
/// let status = |typed| mark_answer(&plan, &sheet, "1", typed).map(|mark| mark.status());
/// assert_eq!([status("1"), status("15"), status("so what"), status("")], ["right", "wrong", "unread", "empty"].map(Some));
/// assert!(mark_answer(&plan, &sheet, "2", "1").is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn mark_answer(plan: &Plan, sheet: &Sheet, label: &str, typed: &str) -> Option<ItemMarks> {
    let (label, item) = marking::items(sheet, plan).find(|(known, _)| known == label)?;
    Some(item_marks(label, &item, typed.to_owned()))
}

/// A table in UTF-8.
fn table(text: &Text) -> Table {
    Table { text: text.clone(), note: None }
}

fn plain(written: Vec<Output>) -> Vec<File> {
    written.into_iter().map(|Output { name, bytes, .. }| File { name, bytes }).collect()
}
