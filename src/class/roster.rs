//! The students of a class, as far as marking asks: who has which sheet.
//!
//! Failure: every fault of the table, as `class` says it.

use std::collections::HashMap;

use crate::sheet::roster::{self, Member};
use crate::sheet::{SheetId, Spec};
use crate::source::csv::Cell;
use crate::source::{Diagnostic, Diagnostics, Text, without_zeros};

/// The students, and the table that lists them.
pub struct Roster {
    text: Text,
    students: Vec<Member>,
    /// The place of each id among them, and of each variant.
    ids: HashMap<String, usize>,
    variants: HashMap<u64, usize>,
    /// Whether several students have the same variant.
    versions: bool,
    /// What is between its columns.
    pub delimiter: char,
}

impl Roster {
    /// Reads the roster of a class with so many versions, if it has any; the one that `class` kept says who was in it before.
    ///
    /// # Errors
    /// Every fault of the table.
    pub fn read(text: Text, kept: Option<&Text>, versions: Option<u64>) -> Result<Roster, Diagnostics> {
        let kept = kept.map(|kept| roster::Roster::read(kept, None, versions)).transpose()?;
        let read = |kept| roster::Roster::read(&text, kept, versions);
        // A roster of another class says nothing of this one.
        let mut own = read(None)?;
        if let Some(kept) = &kept {
            match read(Some(kept)) {
                Ok(known) if known.shares_anybody(kept) => own = known,
                Err(faults) if own.shares_anybody(kept) => return Err(faults),
                _ => {}
            }
        }
        let students: Vec<Member> = own.everybody().cloned().collect();
        let numbered = || students.iter().enumerate();
        let ids = numbered().map(|(place, student)| (student.id.clone(), place)).collect();
        let variants = numbered().map(|(place, student)| (student.variant, place)).collect();
        Ok(Roster { text, students, ids, variants, versions: versions.is_some(), delimiter: own.delimiter })
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

    /// The fault of an id that lost its zeros.
    pub fn shortened(&self, id: &Cell) -> Option<Diagnostic> {
        self.students.iter().find_map(|student| without_zeros(id, &student.id))
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
