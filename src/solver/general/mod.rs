//! Routes that work for any rules: mex, outcomes, labelling backwards from the end, budgets.
//!
//! Representation: every route takes a [`Game`](crate::rules::Game) and a position and learns the
//! rest from the rules alone. There is no theorem about a single game here.
//! Failure: a search that would pass its [`Budget`] answers [`OutOfReach`] with the numbers.
//! Source: Winning Ways, ch. 3; Siegel, *Combinatorial Game Theory* (2013), ch. IV.

mod binomial;
mod budget;
mod graph;
mod grundy;
mod mex;
mod multisets;
mod outcome;
mod recurrence;
mod retrograde;
mod search;
mod table;

pub use binomial::binomial;
pub use budget::{Budget, OutOfReach};
pub use grundy::{grundy_by_mex, option_values_by_mex};
pub use mex::mex;
pub use multisets::Numbering;
pub use outcome::Outcome;
pub use recurrence::{heap_values, moves_up_to};
pub use retrograde::{LostPositions, retrograde};
pub use search::RetrogradeTable;
