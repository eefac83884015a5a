//! Commands by their arguments and their replies, and what they share.

mod arguments;
mod engine;
mod seal;
#[cfg(feature = "serve")]
mod shelf;
mod steps;
mod trace;
mod trios;
