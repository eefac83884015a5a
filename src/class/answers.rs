//! A table of answers: who has which sheet, and what was written in each place.
//!
//! Representation: rows with the cells of the three columns `sheet`, `id`, `name`, and those of questions by their label,
//! as `1a`; columns and rows come in any order. Other columns are kept aside and named in a note.
//! Failure: every fault of the table, each with its place: a column twice, no column for sheets, more cells than heads.

use super::Table as Given;
use super::roster::Roster;
use crate::source::csv::{self, Cell, Table};
use crate::source::{Diagnostic, Diagnostics, Text, changed, printable};

/// The columns that are not questions.
pub const NAMED: [&str; 3] = ["sheet", "id", "name"];

/// A table of answers.
pub struct Answers {
    /// The file.
    pub text: Text,
    /// What parts its cells.
    pub delimiter: char,
    /// The heads of questions: label and place.
    pub labels: Vec<Cell>,
    /// The rows.
    pub rows: Vec<Row>,
    /// What is worth saying, but no fault.
    pub notes: Vec<String>,
}

/// What is written of one sheet.
pub struct Row {
    /// The sheet id.
    pub sheet: Cell,
    /// The student's id.
    pub id: Cell,
    /// The student's name.
    pub name: Cell,
    /// The answers, one for each of the labels.
    pub cells: Vec<Cell>,
}

impl Row {
    /// Whether no answer is written.
    pub fn is_empty(&self) -> bool {
        self.cells.iter().all(|cell| cell.text.is_empty())
    }
}

/// Whether a fault is in a cell below the label of a question.
fn is_answer(text: &Text, table: &Table, fault: &Diagnostic) -> bool {
    let mut rows = table.rows.iter().skip(1);
    let column = rows.find_map(|row| row.iter().position(|cell| cell.span == fault.span));
    let head = column.and_then(|column| table.rows.first()?.get(column));
    head.is_some_and(|head| is_label(&label(&head.text))) && !text.slice(&fault.span).contains('\0')
}

/// The label of a question as it is printed: `1A`, `1 a` and `1a)` mean `1a`.
pub fn label(head: &str) -> String {
    let plain: String = head.chars().filter(|sign| !sign.is_whitespace() && !".)(".contains(*sign)).collect();
    plain.to_lowercase()
}

/// Whether a head may be the label of a question: a number and perhaps letters.
pub fn is_label(head: &str) -> bool {
    let letters = head.trim_start_matches(|digit: char| digit.is_ascii_digit());
    letters.len() < head.len() && letters.len() <= 2 && letters.bytes().all(|letter| letter.is_ascii_lowercase())
}

/// Where the columns of a table are.
struct Columns {
    named: [Option<usize>; 3],
    labels: Vec<(usize, Cell)>,
    width: usize,
}

impl Answers {
    /// Reads a table of answers.
    ///
    /// # Errors
    /// Every fault, see above.
    pub fn read(Given { text, note }: Given) -> Result<Answers, Diagnostics> {
        let mut notes: Vec<String> = note.into_iter().collect();
        let mut faults = Vec::new();
        let table = csv::read(&text, &mut faults);
        // Answers may hold line breaks, and marks of direction that a keyboard adds; they mean nothing there.
        faults.retain(|fault| fault.code != "control-character" || !is_answer(&text, &table, fault));
        Diagnostics::check(&text, faults)?;
        if table.rows.is_empty() {
            let help = "its first line names the columns";
            let message = "this file is empty, and not a table of answers";
            return Err(Diagnostics::without_place(&text.name, "empty", message, help));
        }
        let mut faults = Vec::new();
        let columns = heads(&text, &table.rows[0], &mut faults, &mut notes);
        let rows = table.rows.iter().skip(1).map(|row| one(row, &columns, &mut faults)).collect();
        Diagnostics::check(&text, faults)?;
        let labels = columns.labels.into_iter().map(|(_, label)| label).collect();
        Ok(Answers { text, delimiter: table.delimiter, labels, rows, notes })
    }

    /// The faults of ids that lost their zeros, by the roster of a class.
    ///
    /// # Errors
    /// One for each of them.
    pub fn check_ids(&self, roster: &Roster) -> Result<(), Diagnostics> {
        let unknown = self.rows.iter().filter(|row| roster.student(&row.id.text).is_none());
        Diagnostics::check(&self.text, unknown.filter_map(|row| roster.shortened(&row.id)).collect())
    }

    /// The place of a cell, for notes.
    pub fn place(&self, cell: &Cell) -> String {
        self.text.at(cell.span.start)
    }
}

/// The columns by their heads.
fn heads(text: &Text, row: &[Cell], faults: &mut Vec<Diagnostic>, notes: &mut Vec<String>) -> Columns {
    let mut columns = Columns { named: [None; 3], labels: Vec::new(), width: row.len() };
    for (place, cell) in row.iter().enumerate() {
        let head = label(&cell.text);
        let twice = |first: &Cell| {
            let message = format!("the column `{head}` appears twice");
            Diagnostic::new("duplicate-column", cell.span.clone(), message, "delete one, or give it another name")
                .with_note(first.span.clone(), "first here")
        };
        if let Some(known) = NAMED.iter().position(|name| *name == head) {
            match columns.named[known] {
                Some(first) => faults.push(twice(&row[first])),
                None => columns.named[known] = Some(place),
            }
        } else if is_label(&head) {
            match columns.labels.iter().find(|(_, known)| known.text == head) {
                Some((_, first)) => faults.push(twice(first)),
                None => columns.labels.push((place, Cell { text: head, span: cell.span.clone() })),
            }
        } else if !cell.text.is_empty() {
            let (place, head) = (text.at(cell.span.start), printable(&cell.text));
            notes.push(format!("{place}: the column `{head}` is not a question and is ignored"));
        }
    }
    let start = row.first().map_or(0..0, |cell| cell.span.clone());
    if columns.named[0].is_none() && columns.named[1].is_none() {
        let message = "there is neither a column `sheet` nor a column `id`";
        let help = "begin the file with `sheet,id,name,1a,1b,…`, as `nimbook class` writes it";
        faults.push(Diagnostic::new("missing-column", start.clone(), message, help));
    }
    if columns.labels.is_empty() {
        let help = "name the columns of answers by their questions, like `1a`";
        faults.push(Diagnostic::new("missing-column", start, "no column belongs to a question", help));
    }
    columns
}

/// The cells of a row.
fn one(row: &[Cell], columns: &Columns, faults: &mut Vec<Diagnostic>) -> Row {
    if let Some(more) = row.get(columns.width..).and_then(|more| more.iter().find(|cell| !cell.text.is_empty())) {
        let message = format!("this line has {} cells, but there are {} columns", row.len(), columns.width);
        let help = "put an answer that holds a comma or semicolon between quotes";
        faults.push(Diagnostic::new("too-many-cells", more.span.clone(), message, help));
    }
    let end = row.last().map_or(0..0, |last| last.span.end..last.span.end);
    let cell =
        |place: usize| row.get(place).cloned().unwrap_or_else(|| Cell { text: String::new(), span: end.clone() });
    let start = row.first().map_or(0..0, |first| first.span.start..first.span.start);
    let named =
        |place: usize| columns.named[place].map_or_else(|| Cell { text: String::new(), span: start.clone() }, cell);
    let cells: Vec<Cell> = columns.labels.iter().map(|&(place, _)| cell(place)).collect();
    faults.extend(cells.iter().chain([&named(1)]).filter_map(changed));
    Row { sheet: named(0), id: named(1), name: named(2), cells }
}
