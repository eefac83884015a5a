//! Everything that is wrong with a book, by file.
//!
//! Representation: faults by the index of their file; warnings apart, which stop nothing.

use std::collections::BTreeMap;

use crate::source::{Diagnostic, Diagnostics, Span, Text};

/// Diagnostics and warnings of the files of a book.
#[derive(Clone, Debug, Default)]
pub struct BookDiagnostics {
    faults: BTreeMap<usize, Vec<Diagnostic>>,
    warnings: BTreeMap<usize, Vec<Diagnostic>>,
}

impl BookDiagnostics {
    /// One more fault of a file.
    pub fn add(&mut self, file: usize, fault: Diagnostic) {
        self.faults.entry(file).or_default().push(fault);
    }

    /// More faults of a file.
    pub fn add_all(&mut self, file: usize, faults: impl IntoIterator<Item = Diagnostic>) {
        faults.into_iter().for_each(|fault| self.add(file, fault));
    }

    /// What was read of a file, or its faults.
    pub fn take<T>(&mut self, file: usize, read: Result<T, Diagnostics>) -> Option<T> {
        let faults = match read {
            Ok(read) => return Some(read),
            Err(faults) => faults,
        };
        self.add_all(file, faults.list().iter().cloned());
        None
    }

    /// One more warning about a file.
    pub fn warn(&mut self, file: usize, warning: Diagnostic) {
        self.warnings.entry(file).or_default().push(warning);
    }

    /// Takes in what was found elsewhere.
    pub fn join(&mut self, other: BookDiagnostics) {
        other.faults.into_iter().for_each(|(file, faults)| self.faults.entry(file).or_default().extend(faults));
        other.warnings.into_iter().for_each(|(file, faults)| self.warnings.entry(file).or_default().extend(faults));
    }

    /// Whether a fault of a file is told at exactly this place.
    pub fn told_at(&self, file: usize, span: &Span) -> bool {
        self.faults.get(&file).is_some_and(|faults| faults.iter().any(|fault| fault.span == *span))
    }

    /// Whether there is no fault.
    pub fn is_empty(&self) -> bool {
        self.faults.is_empty()
    }

    /// The faults of each file, whose text `text_of` gives, in the order of the files; warnings if there is none.
    ///
    /// # Errors
    /// At least one fault.
    pub fn check<'t>(self, text_of: impl Fn(usize) -> &'t Text) -> Result<Vec<Diagnostics>, Vec<Diagnostics>> {
        let gather = |map: BTreeMap<usize, Vec<Diagnostic>>| -> Vec<Diagnostics> {
            map.into_iter().filter_map(|(file, faults)| Diagnostics::check(text_of(file), faults).err()).collect()
        };
        if self.faults.is_empty() { Ok(gather(self.warnings)) } else { Err(gather(self.faults)) }
    }
}
