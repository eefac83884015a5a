//! The marks of a class as files: a table, the mark book, the page `marks.html`, what students get back, and the next sheets.
//!
//! A mistake has one letter in all its questions of an exercise; the commonest is a. A sheet with many items has one
//! column for each exercise instead of each item.

use super::follow_up::{FollowUp, Next};
use super::markbook::{self, Grades, per_cent};
use super::marks::{ItemMarks, Marks, MistakeKey, StudentMarks, key_of, number};
use super::owner::Role;
use super::print::Print;
use super::tables::Tables;
use super::{ClassError, Sink, words_of};
use crate::document::marks::{
    MarksAnswer, MarksBack, MarksCell, MarksExample, MarksMistake, MarksReport, MarksRow, MarksUnread,
};
use crate::document::{Phrase, Points, Words};
use crate::marking::{Status, decided_answer};
use crate::picture;
use crate::render::{Templates, marks_back, marks_page};
use crate::sheet::Spec;

/// The files of marks.
pub struct MarksFiles<'a> {
    /// The spec.
    pub spec: &'a Spec,
    /// How tables are written.
    pub tables: Tables,
    /// The marks.
    pub marks: &'a Marks,
    /// The grades, if there are any.
    pub grades: Option<&'a Grades>,
    /// The next sheets, if they are wanted.
    pub follow_up: Option<&'a FollowUp<'a>>,
    /// How the names of the mark book, of what students get back and of the next sheets begin.
    pub stem: &'a str,
}

impl MarksFiles<'_> {
    /// Puts them into a sink; how many grow. Of the languages, the first is that of the report.
    ///
    /// # Errors
    /// A page cannot be made, or what is in the way of a file.
    pub fn write(&self, languages: &[Words], templates: &Templates, sink: &mut impl Sink) -> Result<usize, ClassError> {
        let MarksFiles { spec, tables, marks, grades, follow_up, stem } = *self;
        let words = &languages[0];
        let title = spec.title_in(words.code());
        let page = marks_page(&report(&title, marks, grades, follow_up.map(|all| &all.next[..])), words, templates)?;
        let table = tables.bytes(&marks.rows(words)?, |head| ["points", "of"].contains(&head))?;
        let book = tables.bytes(&markbook::rows(spec, marks, grades), markbook::is_number)?;
        let back = |student| (back(spec, student, grades, languages), words_of(languages, student.language.as_deref()));
        let back = marks_back(
            &title,
            &marks.students.iter().filter(|student| !student.is_empty()).map(back).collect::<Vec<_>>(),
            words,
            templates,
        )?;
        let [table_name, book_name] = [tables.name("marks"), tables.name(&format!("{stem}-markbook"))];
        let names = [table_name.as_str(), "marks.html", &book_name, &format!("{stem}-students.html")];
        let prints = follow_up.map(|all| all.prints(stem, &title, templates)).transpose()?.unwrap_or_default();
        let growing: Vec<(String, Role)> = prints.iter().flat_map(|print: &Print| print.names().1).collect();
        let mut others = names.map(|name| (name.to_owned(), Role::Marks)).to_vec();
        others.extend(follow_up.iter().flat_map(|all| all.names(stem)));
        sink.begin(&growing, &others)?;
        for (name, bytes) in names.iter().zip([&table[..], page.as_bytes(), &book, back.as_bytes()]) {
            sink.write_whole(name, Role::Marks, bytes)?;
        }
        if let Some(all) = follow_up {
            all.write(stem, prints, templates, sink)?;
        }
        Ok(growing.len())
    }
}

/// How many columns fit on paper.
const MOST_COLUMNS: usize = 12;

/// The letter of a mistake: a, b, …, z, aa, …
fn letter(place: usize) -> String {
    let last = char::from(b'a' + (place % 26) as u8);
    if place < 26 { last.to_string() } else { format!("{}{last}", letter(place / 26 - 1)) }
}

/// The report; `next` has the next sheet of each student, if they were made.
fn report(title: &str, marks: &Marks, grades: Option<&Grades>, next: Option<&[Option<Next>]>) -> MarksReport {
    let labels: Vec<&str> =
        marks.students.first().map_or(Vec::new(), |first| first.items.iter().map(|item| item.label.as_str()).collect());
    let by_item = labels.len() <= MOST_COLUMNS;
    let mut heads: Vec<&str> = labels.iter().map(|label| if by_item { label } else { number(label) }).collect();
    heads.dedup();
    let belongs = |item: &ItemMarks, head: &str| if by_item { item.label == head } else { number(&item.label) == head };
    let mistakes = mistakes(marks);
    let of = |head: &&str| {
        let items = marks.students.first().into_iter().flat_map(|first| &first.items);
        items.filter(|item| belongs(item, head)).map(|item| item.of()).sum()
    };
    let columns: Vec<(String, Points)> = heads.iter().map(|head| ((*head).to_owned(), of(head))).collect();
    let row = |(place, student): (usize, &StudentMarks)| {
        let cell = |head: &&str| {
            let items: Vec<&ItemMarks> = student.items.iter().filter(|item| belongs(item, head)).collect();
            let mut letters: Vec<&str> = items.iter().filter_map(|item| letter_of(&mistakes, item)).collect();
            letters.dedup();
            MarksCell {
                earned: items.iter().map(|item| item.earned()).sum(),
                of: items.iter().map(|item| item.of()).sum(),
                letters: letters.join(" "),
                empty: items.iter().all(|item| item.marked.status == Status::Empty),
                unread: items.iter().any(|item| item.marked.status == Status::Unread),
            }
        };
        MarksRow {
            name: student.called(),
            sheet: student.sheet.to_string(),
            cells: heads.iter().map(cell).collect(),
            earned: student.earned(),
            per_cent: per_cent(student.earned(), student.of()),
            grade: grades.map(|grades| grades.of(student.earned(), student.of()).to_owned()),
            unread: student.unread().next().is_some(),
            empty: student.is_empty(),
            next: next
                .and_then(|next| next.get(place)?.as_ref())
                .map(|next| (next.questions.join(", "), next.id.to_string())),
        }
    };
    let rows: Vec<MarksRow> = marks.students.iter().enumerate().map(row).collect();
    let totals: Vec<Points> = rows.iter().filter(|row| !row.empty).map(|row| row.earned).collect();
    let most = columns.iter().map(|(_, of)| *of).sum();
    let unread = marks.students.iter().flat_map(|student| {
        student.unread().map(|item| MarksUnread {
            name: student.called(),
            label: item.label.clone(),
            typed: item.typed.clone(),
            right: item.right.clone(),
        })
    });
    MarksReport {
        title: title.to_owned(),
        subtitle: Phrase::new("marks-subtitle")
            .with("sheets", marks.students.len())
            .with("questions", labels.len())
            .with("points", most),
        summary: marks.summary(),
        totals: picture::totals(&totals, most),
        provisional: marks.provisional(),
        unread: unread.collect(),
        mistakes: mistakes.into_iter().map(|(_, mistake)| mistake).collect(),
        columns,
        grades: grades.is_some(),
        rows,
        follow_up: next.is_some(),
    }
}

/// What a student gets back, in their language.
fn back(spec: &Spec, student: &StudentMarks, grades: Option<&Grades>, languages: &[Words]) -> MarksBack {
    let answer = |item: &ItemMarks| MarksAnswer {
        label: item.label.clone(),
        typed: match item.marked.decided {
            true => Some(decided_answer(&item.typed).to_owned()).filter(|answer| !answer.is_empty()),
            false => Some(item.typed.clone()),
        },
        earned: (item.marked.status != Status::Unread).then(|| item.earned()),
        of: item.of(),
        mistake: item.marked.mistake.as_ref().map(|named| named.description.clone()),
        refutation: item.marked.refutation.clone(),
    };
    let (earned, of) = (student.earned(), student.of());
    MarksBack {
        title: spec.title_in(words_of(languages, student.language.as_deref()).code()),
        name: student.called(),
        sheet: student.sheet.to_string(),
        large: student.large,
        answers: student.items.iter().map(answer).collect(),
        earned,
        of,
        per_cent: per_cent(earned, of),
        grade: grades.map(|grades| grades.of(earned, of).to_owned()),
    }
}

fn letter_of<'m>(mistakes: &'m [(MistakeKey, MarksMistake)], item: &ItemMarks) -> Option<&'m str> {
    let key = key_of(item)?;
    mistakes.iter().find(|(known, _)| *known == key).map(|(_, mistake)| mistake.letter.as_str())
}

/// Every mistake that was made, the commonest first, with the first answer that made it.
fn mistakes(marks: &Marks) -> Vec<(MistakeKey, MarksMistake)> {
    let mut found: Vec<(MistakeKey, MarksMistake)> = Vec::new();
    for student in &marks.students {
        for item in &student.items {
            let (Some(key), Some(named)) = (key_of(item), &item.marked.mistake) else { continue };
            if let Some((_, known)) = found.iter_mut().find(|(known, _)| *known == key) {
                known.times += 1;
                continue;
            }
            let example = MarksExample {
                name: student.called(),
                label: item.label.clone(),
                understood: item.marked.understood.clone(),
                refutation: item.marked.refutation.clone(),
                picture: item.picture.clone(),
            };
            let question = key.0.clone();
            let looks = named.description.clone();
            found.push((key, MarksMistake { letter: String::new(), question, looks, times: 1, example }));
        }
    }
    found.sort_by_key(|(_, mistake)| std::cmp::Reverse(mistake.times));
    for (place, (_, mistake)) in found.iter_mut().enumerate() {
        mistake.letter = letter(place);
    }
    found
}
