//! Everything that is wrong with a book, by the index of the file; warnings apart, which stop nothing.

use crate::source::{Diagnostic, Diagnostics, MOST_SHOWN, Span, Text};

/// Faults and warnings with the index of their file, in the order found.
#[derive(Clone, Debug, Default)]
pub struct BookDiagnostics {
    faults: Vec<(usize, Diagnostic)>,
    warnings: Vec<(usize, Diagnostic)>,
}

impl BookDiagnostics {
    /// One more fault of a file.
    pub fn add(&mut self, file: usize, fault: Diagnostic) {
        self.faults.push((file, fault));
    }

    /// More faults of a file.
    pub fn add_all(&mut self, file: usize, faults: impl IntoIterator<Item = Diagnostic>) {
        self.faults.extend(faults.into_iter().map(|fault| (file, fault)));
    }

    /// What was read of a file, or its faults.
    pub fn take<T>(&mut self, file: usize, read: Result<T, Diagnostics>) -> Option<T> {
        read.map_err(|faults| self.add_all(file, faults.list().iter().cloned())).ok()
    }

    /// One more warning about a file.
    pub fn warn(&mut self, file: usize, warning: Diagnostic) {
        self.warnings.push((file, warning));
    }

    /// Takes in what was found elsewhere.
    pub fn join(&mut self, other: BookDiagnostics) {
        self.faults.extend(other.faults);
        self.warnings.extend(other.warnings);
    }

    /// Whether a file has a fault at exactly this place.
    pub fn has_fault_at(&self, file: usize, span: &Span) -> bool {
        self.faults.iter().any(|(of, fault)| (of, &fault.span) == (&file, span))
    }

    /// Whether there are so many faults that the next one is not shown.
    pub fn is_full(&self) -> bool {
        self.faults.len() >= MOST_SHOWN
    }

    /// Whether there is no fault.
    pub fn is_empty(&self) -> bool {
        self.faults.is_empty()
    }

    /// Warnings by file, whose text `text_of` gives, in the order of the files.
    ///
    /// # Errors
    /// The faults in the same form, if there are any.
    pub fn check<'t>(self, text_of: impl Fn(usize) -> &'t Text) -> Result<Vec<Diagnostics>, Vec<Diagnostics>> {
        let failed = !self.faults.is_empty();
        let mut found = if failed { self.faults } else { self.warnings };
        found.sort_by_key(|(file, _)| *file);
        let by_file = found.chunk_by(|(one, _), (other, _)| one == other);
        let of_file = |faults: &[(usize, Diagnostic)]| {
            let list = faults.iter().map(|(_, fault)| fault.clone()).collect();
            Diagnostics::check(text_of(faults[0].0), list).err()
        };
        let gathered = by_file.filter_map(of_file).collect();
        if failed { Err(gathered) } else { Ok(gathered) }
    }
}
