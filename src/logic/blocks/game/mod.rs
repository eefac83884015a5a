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

pub use crate::logic::syntax::game::{GameBlock, MoveRule, Play};
pub use interpret::{Interpreted, PlayError, STEPS, Turn};
pub use judge::{FailedObligation, GameJudgement, decide_game};
pub use obligations::{Obligation, ObligationKind, obligations};
pub use search::{Compared, Search};
