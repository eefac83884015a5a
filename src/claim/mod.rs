//! Sentences that somebody asserts, and what is known about them.
//!
//! Representation: a [`StatementReport`] for each statement of a text, in the order of the text.
//! Failure: a statement past the limits is given up, and one whose certificate the checker does not accept is
//! disputed.
//! Source: McConnell, Mehlhorn, Näher, Schweitzer 2011 (certifying algorithms).
//!
//! `prove` says PROVED or FALSE only after the checker has accepted the certificate. Trusted are the parser and
//! elaboration (a certificate prints back what was judged, and `verify --claims` compares it with the file), the meaning
//! of the atoms, the definitions, and the checker; not the engine, its automata or its rewriting.
//! `tests/stranger/FORMAT.md` describes certificates, and `tests/stranger/check.py` is a checker in Python that was
//! written from it alone. Conditions that never hold (`empty`) are decided and checked like claims, and change no
//! verdict.

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
