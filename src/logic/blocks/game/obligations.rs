//! What must hold of a game block, as statements of the engine.
//!
//! Representation: the checker builds the obligations from the parts of the block, as it will build them
//! again to judge the certificate.
//! Failure: parts that are too many.
//! Source: see the theorem in `logic/check/game.rs`.

use super::form::Form;
use crate::logic::blocks::parts::{Built, built};
use crate::logic::certificate::game_bytes;
use crate::logic::check::{self, Demand, Refused};
use crate::source::Span;

/// One obligation as a statement.
pub(crate) type Obligation = Built<Demand>;

/// All obligations of a block; each atom has the place of the block.
pub(crate) fn obligations(form: &Form, span: &Span) -> Result<Vec<Obligation>, Refused> {
    let list = check::game_obligations(&game_bytes(form))?.into_iter();
    Ok(list.map(|(demand, one)| built(demand, one, span)).collect())
}
