//! The empty table of answers that a class set comes with, and what becomes of answers that are in it already.
//!
//! Representation: rows with the columns `sheet`, `id` and `name` and one for each question, and a row for each student.
//! Failure: answers that are there are never lost: those of other questions are a fault.

use std::collections::BTreeMap;

use crate::source::csv::{self, Cell};
use crate::source::{Diagnostic, Diagnostics, Text};

/// The columns before the questions.
const FIRST: [&str; 3] = ["sheet", "id", "name"];

/// The table for these sheets, with their students' ids and names; what `old` holds for one of them is kept, and what it holds
/// for others is at the end.
///
/// # Errors
/// The faults of `old`, or that its answers are to other questions.
pub fn answer_sheet(
    labels: &[String],
    sheets: &[[&str; 3]],
    old: Option<&Text>,
) -> Result<Vec<Vec<String>>, Diagnostics> {
    let mut filled: BTreeMap<(String, String), Vec<Cell>> = BTreeMap::new();
    let mut order = Vec::new();
    let head: Vec<&str> = FIRST.into_iter().chain(labels.iter().map(String::as_str)).collect();
    if let Some(old) = old {
        let mut faults = Vec::new();
        let table = csv::read(old, &mut faults);
        let mut rows = table.rows.iter();
        let known = rows.next();
        for row in rows.filter(|row| row.iter().skip(FIRST.len()).any(|cell| !cell.text.is_empty())) {
            if let Some(more) = row.get(head.len()..).and_then(|more| more.iter().find(|cell| !cell.text.is_empty())) {
                let message = format!("this line has {} cells, but there are {} columns", row.len(), head.len());
                let help = "put an answer that holds a comma or semicolon between quotes";
                faults.push(Diagnostic::new("too-many-cells", more.span.clone(), message, help));
            }
            // Of several students with one version each has a row.
            let sheet = (row[0].text.to_uppercase(), row.get(1).map_or_else(String::new, |id| id.text.clone()));
            order.push(sheet.clone());
            if filled.insert(sheet, row.clone()).is_some() {
                let message = "there are two rows of answers for this sheet";
                faults.push(Diagnostic::new("duplicate-sheet", row[0].span.clone(), message, "delete one of them"));
            }
        }
        let same = known.is_some_and(|known| known.iter().map(|cell| cell.text.as_str()).eq(head.iter().copied()));
        if !order.is_empty() && !same {
            let span = known.and_then(|known| known.first()).map_or(0..0, |first| first.span.clone());
            let message = "these answers belong to other questions than those of the spec";
            let help = "move the file before you make the class anew, or choose another folder with `--out`";
            faults.push(Diagnostic::new("other-questions", span, message, help));
        }
        Diagnostics::check(old, faults)?;
    }
    let mut out = vec![head.iter().map(|&head| head.to_owned()).collect()];
    for own in sheets {
        let answers = filled.remove(&(own[0].to_owned(), own[1].to_owned()));
        let answers = answers.iter().flatten().skip(FIRST.len()).map(|cell| cell.text.clone());
        let mut row: Vec<String> = own.map(str::to_owned).into_iter().chain(answers).collect();
        row.resize(head.len(), String::new());
        out.push(row);
    }
    for row in order.iter().filter_map(|sheet| filled.remove(sheet)) {
        out.push(row.into_iter().map(|cell| cell.text).collect());
    }
    Ok(out)
}
