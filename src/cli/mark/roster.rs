//! The students of a class, as far as marking asks: who has which sheet.
//!
//! Failure: every fault of the table, as `class` says it.

use crate::cli::input::{self, Refused};
use crate::sheet::roster::{self, Member};
use crate::sheet::{SheetId, Spec};
use crate::source::Text;

/// The students, and the table that lists them.
pub struct Roster {
    text: Text,
    class: roster::Roster,
}

impl Roster {
    /// Reads a roster.
    ///
    /// # Errors
    /// Every fault of the table.
    pub fn read(given: &str) -> Result<Roster, Refused> {
        let text = input::table(given)?.text;
        Ok(Roster { class: roster::Roster::read(&text, None)?, text })
    }

    /// The file as it was named.
    pub fn name(&self) -> &str {
        &self.text.name
    }

    /// Everybody who gets a sheet or got one.
    pub fn students(&self) -> impl Iterator<Item = &Member> {
        self.class.everybody()
    }

    /// The student with this id.
    pub fn student(&self, id: &str) -> Option<&Member> {
        self.students().find(|student| student.id == id)
    }

    /// The line of a student, from 1.
    pub fn line(&self, student: &Member) -> usize {
        self.text.place(student.span.start).0
    }
}

/// The first sheet of a student.
pub fn sheet_of(student: &Member, spec: &Spec) -> SheetId {
    SheetId::shifted(spec, student.shift, student.variant, 0)
}
