//! Game blocks decided and played.
//!
//! Representation: from one block come the statements that prove it ([`obligations`],
//! [`decide_game`]) and the rules as plain integers ([`Interpreted`], [`Search`]), which share
//! nothing but the tree.
//! Failure: a false block names the obligation that failed.
//! Source: the kernel of a finite game, Bouton 1902.

mod interpret;
mod judge;
mod obligations;
mod search;

pub use crate::logic::syntax::game::{GameBlock, Play};
pub use interpret::{Interpreted, PlayError, Turn};
pub use judge::{GameJudgement, decide_game};
#[cfg(test)]
pub use obligations::ObligationKind;
pub use obligations::{Obligation, obligations};
pub use search::{Compared, Search};
