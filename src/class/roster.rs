//! The students of a class, as far as marking asks: who has which sheet.
//!
//! Failure: every fault of the table, as `class` says it.

use std::collections::HashMap;

use crate::sheet::roster::{self, Member};
use crate::sheet::{SheetId, Spec};
use crate::source::{Diagnostics, Text};

/// The students, and the table that lists them.
pub struct Roster {
    text: Text,
    students: Vec<Member>,
    /// The place of each id among them, and of each variant.
    ids: HashMap<String, usize>,
    variants: HashMap<u64, usize>,
    /// Whether several students have the same variant.
    versions: bool,
}

impl Roster {
    /// Reads the roster of a class with so many versions, if it has any.
    ///
    /// # Errors
    /// Every fault of the table.
    pub fn read(text: Text, versions: Option<u64>) -> Result<Roster, Diagnostics> {
        let students: Vec<Member> = roster::Roster::read(&text, None, versions)?.everybody().cloned().collect();
        let numbered = || students.iter().enumerate();
        let ids = numbered().map(|(place, student)| (student.id.clone(), place)).collect();
        let variants = numbered().map(|(place, student)| (student.variant, place)).collect();
        Ok(Roster { text, students, ids, variants, versions: versions.is_some() })
    }

    /// The file as it was named.
    pub fn name(&self) -> &str {
        &self.text.name
    }

    /// Everybody who gets a sheet or got one.
    pub fn students(&self) -> &[Member] {
        &self.students
    }

    /// The student with this id.
    pub fn student(&self, id: &str) -> Option<&Member> {
        self.ids.get(id).and_then(|&place| self.students.get(place))
    }

    /// The student whose sheets are of this variant; none where several may have it.
    pub fn of_variant(&self, variant: u64) -> Option<&Member> {
        self.variants.get(&variant).filter(|_| !self.versions).and_then(|&place| self.students.get(place))
    }

    /// The line of a student, from 1.
    pub fn line(&self, student: &Member) -> usize {
        self.text.place(student.span.start).0
    }
}

/// The first sheet of a student.
pub fn sheet_of(student: &Member, spec: &Spec) -> SheetId {
    spec.id(student.shift, student.variant, 0)
}
