//! Blocks on any number of heaps decided by the fold rule, and played.

mod fold;
pub(crate) mod form;
mod judge;
mod obligations;
mod search;

pub use fold::Fold;
pub use judge::decide_heaps;
pub use search::check_lists;

#[cfg(test)]
pub use {
    crate::logic::{check::ObligationKind, syntax::heaps::HeapsBlock},
    judge::{FailedObligation, failed_obligations},
    search::is_lost,
};
