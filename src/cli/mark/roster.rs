//! The students of a class, as far as marking asks: who has which sheet.
//!
//! Failure: every fault of the table, as `class` tells it.

use crate::cli::input::{self, Refused};
use crate::document::page_languages;
use crate::sheet::{SheetId, Shift, Spec, roster};

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
    /// The variant: the column's, or else the next one that nobody has.
    pub variant: u64,
    /// Whether the questions are easier or harder.
    shift: Shift,
    /// The line in the file, from 1.
    pub line: usize,
}

impl Student {
    /// The first sheet of the student.
    pub fn sheet(&self, spec: &Spec) -> SheetId {
        SheetId::shifted(spec, self.shift, self.variant, 0)
    }
}

impl Roster {
    /// Reads a roster.
    ///
    /// # Errors
    /// Every fault of the table.
    pub fn read(given: &str) -> Result<Roster, Refused> {
        let text = input::table(given)?.text;
        let codes: Vec<&str> = page_languages().map(|language| language.code).collect();
        let class = roster::Roster::read(&text, None, &codes)?;
        let students = class.everybody().map(|member| Student {
            id: member.id.clone(),
            name: member.name.clone(),
            variant: member.variant,
            shift: member.shift,
            line: text.place(member.span.start).0,
        });
        Ok(Roster { students: students.collect(), name: text.name })
    }

    /// The student with this id.
    pub fn student(&self, id: &str) -> Option<&Student> {
        self.students.iter().find(|student| student.id == id)
    }
}
