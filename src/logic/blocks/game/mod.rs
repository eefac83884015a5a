//! Game blocks decided and played.
//!
//! Representation: from one block come the statements that prove it ([`obligations`],
//! [`decide_game`]) and the rules as plain integers ([`Interpreted`], [`Search`]), which share
//! nothing but the tree.
//! Failure: a false block names the obligation that failed.
//! Source: the kernel of a finite game, Bouton 1902.

mod differences;
mod form;
mod interpret;
mod judge;
mod obligations;
mod search;

#[cfg(test)]
pub use crate::logic::check::GameObligationKind as ObligationKind;
pub use crate::logic::syntax::game::{GameBlock, Play};
pub(crate) use form::{Form, form};
pub(crate) use interpret::BOUND;
pub use interpret::{Interpreted, PlayError, Turn};
pub use judge::decide_game;
#[cfg(test)]
pub(crate) use obligations::obligations;
pub use search::{Compared, Search};
