//! The chapters of a book put together, whether they were written now or by an earlier build.
//!
//! Representation: chapters in their order, with what the book must know of them; each may be kept for the next
//! build. Failure: none of its own; what is wrong with a chapter goes to the complaints of the book.

use crate::document::book::Chapter;

use super::complaints::Complaints;
use super::lock::Lock;
use super::memory::Memory;
use super::writer::{Citation, Written};

/// The chapters so far.
#[derive(Default)]
pub struct Together {
    /// The documents.
    pub chapters: Vec<Chapter>,
    /// What they cite.
    pub citations: Vec<Citation>,
    /// Their certificates.
    pub certificates: Vec<(String, Vec<u8>)>,
    /// How many of their statements were decided.
    pub decided: usize,
    /// How many of them an earlier build has written.
    pub kept: usize,
    /// What the next build may take.
    pub memory: Memory,
}

impl Together {
    /// One more chapter, from the file at this path, with the digest of what it depends on. One that is written
    /// now brings the lock and the complaints of its writer.
    pub fn add(
        &mut self,
        (path, of): (&str, u64),
        written: Written,
        fresh: Option<(Lock, Complaints)>,
        (lock, complaints): (&mut Lock, &mut Complaints),
    ) {
        if fresh.as_ref().is_none_or(|(_, found)| found.is_silent()) {
            self.memory.keep(path, of, written.clone());
        }
        match fresh {
            Some((own, found)) => {
                lock.join(own);
                complaints.join(found);
            }
            None => {
                written.seeds.iter().for_each(|key| lock.ask(key));
                self.kept += 1;
            }
        }
        self.decided += written.decided;
        self.chapters.push(written.chapter);
        self.citations.extend(written.citations);
        self.certificates.extend(written.certificates);
    }
}
