//! Sentences that somebody asserts, and what is known about them.
//!
//! Representation: a [`StatementReport`] for each statement of a text, in the order of the text.
//! Failure: a statement past the limits is given up, and one whose certificate the checker does not accept is
//! disputed.
//! Source: McConnell, Mehlhorn, Näher, Schweitzer 2011 (certifying algorithms).

mod agreement;
mod block;
mod judge;
mod playable;
mod report;
mod search;
mod trust;
mod verdict;

pub use crate::logic::Condition;
pub use agreement::agrees;
pub use block::{Known, Solved, Unsolved, solve_block};
#[cfg(test)]
pub(crate) use judge::judge_checked;
pub use judge::{Kind, ProofOptions, StatementReport, judge, judge_some};
pub use playable::{NotPlayable, playable};
pub use report::{sentence, summary};
pub use trust::trust;
pub use verdict::Verdict;
