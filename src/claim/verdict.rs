//! What is known about a sentence, and the words for it.
//!
//! Representation: `proved` and `refuted` are about all naturals, `checked` about those up to a
//! bound, `gave-up` says nothing about any.
//! Source: three words are kept apart everywhere: proved, checked up to a bound, open.

use crate::logic::{GaveUp, Witness};

/// What is known about a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It holds for all naturals.
    Proved,
    /// It does not hold; here is the smallest counterexample.
    Refuted(Witness),
    /// It holds up to this number. Nothing is known beyond.
    #[expect(dead_code, reason = "the book is to say what was checked up to a bound")]
    Checked {
        /// The largest number that was looked at.
        bound: u64,
    },
    /// Nothing is known: a limit was reached.
    GaveUp(GaveUp),
}

impl Verdict {
    /// The word that people read.
    pub fn word(&self) -> &'static str {
        match self {
            Verdict::Proved => "PROVED",
            Verdict::Refuted(_) => "FALSE",
            Verdict::Checked { .. } => "CHECKED",
            Verdict::GaveUp(_) => "GAVE UP",
        }
    }

    /// The word that programs read.
    pub fn code(&self) -> &'static str {
        match self {
            Verdict::Proved => "proved",
            Verdict::Refuted(_) => "refuted",
            Verdict::Checked { .. } => "checked",
            Verdict::GaveUp(_) => "gave-up",
        }
    }
}
