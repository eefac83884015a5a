//! The obligations of the fold rule as plain formulas.
//!
//! Representation: the checker builds them from the parts of the block, as it will build them again to
//! judge the certificate.
//! Failure: parts that the checker does not read.
//! Source: see the fold rule in the documentation of blocks on heaps.

use super::form::Form;
use crate::logic::blocks::parts::{Built, built};
use crate::logic::certificate::heaps_bytes;
use crate::logic::check::{self, ObligationKind, Refused};
use crate::source::Span;

/// One obligation as a statement.
pub(crate) type Obligation = Built<ObligationKind>;

/// All obligations of a block; each atom has the place of the block.
pub(crate) fn obligations(form: &Form, span: &Span) -> Result<Vec<Obligation>, Refused> {
    let list = check::heaps_obligations(&heaps_bytes(form))?.into_iter();
    Ok(list.map(|(kind, one)| built(kind, one, span)).collect())
}

#[cfg(test)]
#[path = "../../../../tests/rooms/obligations.rs"]
mod tests;
