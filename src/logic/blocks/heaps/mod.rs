//! Blocks on any number of heaps decided by the fold rule, and played.

mod fold;
pub(crate) mod form;
mod judge;
mod obligations;
mod search;

pub use crate::logic::check::ObligationKind;
pub use crate::logic::syntax::heaps::HeapsBlock;
pub use fold::Fold;
#[cfg(test)]
pub use judge::failed_obligations;
pub use judge::{FailedObligation, HeapsJudgement, decide_heaps};
pub use search::{check_lists, is_lost};
