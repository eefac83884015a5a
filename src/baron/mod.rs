//! Báron's own procedures: the pair scheme, the greedy trios and their table, the reduction, the columns.
//!
//! Representation: a [`Pair`] and a [`Trio`] are plain arrays of naturals; pairs and built trios are
//! increasing, traced trios keep the order typed. Nothing here knows any other room.
//! Failure: builders refuse a scheme above their stated limit ([`greedy::TooLarge`]); everything built or
//! traced is confirmed by a second route, and a difference is a [`Disagreement`].
//! Source: Báron 1964.

pub mod columns;
mod disagreement;
mod exact;
pub mod greedy;
pub mod pairs;
pub mod reduction;
pub mod table;
pub mod xor;

pub use disagreement::Disagreement;

/// Two numbers; the smaller one first wherever a pair is listed.
pub type Pair = [u64; 2];

/// Three numbers; increasing wherever a trio is built, in the order typed wherever one is traced.
pub type Trio = [u64; 3];

/// A pair as Báron writes it: `(1,2)`.
pub fn show_pair([a, b]: Pair) -> String {
    format!("({a},{b})")
}

/// A trio as Báron writes it: `(1,2,3)`.
pub fn show_trio([a, b, c]: Trio) -> String {
    format!("({a},{b},{c})")
}
