//! Sentences that somebody asserts, and what is known about them.
//!
//! Representation: an [`Outcome`] for each statement of a text, in the order of the text.
//! Failure: a statement past the limits is given up, and a certificate that the checker does
//! not accept makes the outcome disputed.
//! Source: McConnell, Mehlhorn, Näher, Schweitzer 2011 (certifying algorithms).

mod agreement;
mod block;
mod judge;
mod report;
mod search;
mod trust;

pub use agreement::agrees;
pub use block::{Known, Solved, Unsolved, solve_block};
pub use judge::{Kind, Options, Outcome, judge, judge_some};
pub use report::{sentence, summary};
pub use trust::trust;

/// What is known about a statement or block.
pub use crate::logic::Verdict;
