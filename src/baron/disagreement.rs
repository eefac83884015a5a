//! Two routes to one answer that differ: a fault of the program, never of its user.
//!
//! Representation: one line, lowercase, with everything needed to see the difference again.

use std::fmt;

/// What two independent routes do not agree on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Disagreement(pub(super) String);

impl fmt::Display for Disagreement {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "two routes disagree on {}", self.0)
    }
}

impl std::error::Error for Disagreement {}
