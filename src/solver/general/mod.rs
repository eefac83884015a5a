//! Routes that work for any rules: mex, outcomes, labelling backwards from the end, budgets.
//!
//! Representation: every route takes a [`Game`](crate::rules::Game) and a position and learns the
//! rest from the rules alone. There is no theorem about a single game here.
//! Failure: a search that would pass its [`Budget`] answers [`OutOfReach`] with the numbers.
//! Source: Winning Ways, ch. 3; Siegel, *Combinatorial Game Theory* (2013), ch. IV.
//!
//! Where every move lowers a heap, `search.rs` labels positions from the end backwards; it has no mex, nim-sum or Grundy
//! value. Where moves split heaps or change a board, `graph.rs` finds everything below the position and labels that.
//! Heaps beyond both are confirmed by mex from the rules (`recurrence.rs`), which shares the theorem of Sprague and
//! Grundy with the theory but none of its tables. A Grundy value g is confirmed by labelling the position next to a heap
//! of g: the sum must be lost. A Grundy value that no theorem gives (Chomp, Fibonacci nim) is the mex over all positions
//! below, exactly as the rules give them (`grundy.rs`); it shares neither the normal form nor the numbering of positions
//! with the search that confirms it.

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
