//! The students of a class, as far as marking asks: who has which variant.
//!
//! Failure: a table without ids, an id twice, a variant that is no number; all of them at once.

use super::answers::table;
use crate::cli::input::Refused;
use crate::source::csv::Cell;
use crate::source::{Diagnostic, Diagnostics};

/// The students in order.
pub struct Roster {
    /// The file as it was named.
    pub name: String,
    /// The students.
    pub students: Vec<Student>,
}

/// A student.
pub struct Student {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// The variant: the column's, or else the place in the table.
    pub variant: u64,
    /// The line in the file, from 1.
    pub line: usize,
}

impl Roster {
    /// Reads a roster.
    ///
    /// # Errors
    /// Every fault, see above.
    pub fn read(given: &str) -> Result<Roster, Refused> {
        let (decoded, table) = table(given, "a roster")?;
        let text = decoded.text;
        let mut faults = Vec::new();
        let heads: Vec<String> = table.rows[0].iter().map(|cell| cell.text.to_lowercase()).collect();
        let column = |name: &str| heads.iter().position(|head| head == name);
        let Some(ids) = column("id") else {
            let help = "begin the file with `id,name`";
            let fault =
                Diagnostic::new("missing-column", table.rows[0][0].span.clone(), "there is no column `id`", help);
            return Err(Diagnostics::one(text, fault).into());
        };
        let mut students: Vec<(Cell, Student)> = Vec::new();
        for (place, row) in table.rows.iter().skip(1).enumerate() {
            let cell = |column: Option<usize>| column.and_then(|column| row.get(column)).cloned().unwrap_or_default();
            let (id, variant) = (cell(Some(ids)), cell(column("variant")));
            if let Some((first, _)) = students.iter().find(|(_, known)| known.id == id.text) {
                let message = format!("the id `{}` is there twice", id.text);
                let fault =
                    Diagnostic::new("duplicate-id", id.span.clone(), message, "give each student an id of its own");
                faults.push(fault.with_note(first.span.clone(), "first here"));
            }
            let number = match (variant.text.is_empty(), variant.text.parse()) {
                (true, _) => place as u64,
                (false, Ok(number)) => number,
                (false, Err(_)) => {
                    let help = "a variant is a number: 0, 1, 2, …";
                    faults.push(Diagnostic::new("bad-variant", variant.span.clone(), "this is no variant", help));
                    0
                }
            };
            let line = text.place(row[0].span.start).0;
            students
                .push((id.clone(), Student { id: id.text, name: cell(column("name")).text, variant: number, line }));
        }
        Diagnostics::check(&text, faults)?;
        Ok(Roster { name: text.name, students: students.into_iter().map(|(_, student)| student).collect() })
    }

    /// The student with this id.
    pub fn student(&self, id: &str) -> Option<&Student> {
        self.students.iter().find(|student| student.id == id)
    }
}
