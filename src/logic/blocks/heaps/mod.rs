//! Blocks on any number of heaps decided by the fold rule, and played.

mod duty;
mod fold;
pub(crate) mod form;
mod judge;
mod obligations;
mod search;

pub use crate::logic::syntax::heaps::HeapsBlock;
pub use duty::Duty;
pub use fold::Fold;
pub use judge::{BrokenDuty, HeapsJudgement, HeapsVerdict, broken_duties, decide_heaps};
pub use search::{check_lists, is_lost};
