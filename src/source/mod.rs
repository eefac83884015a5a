//! Text that people write, and what is wrong with it: faults with file, line, column and the way out.
//!
//! Representation: a [`Text`] is a whole file; spans are byte ranges into it; lines and columns
//! count from 1, columns in characters.
//! Failure: reading never panics; everything that is wrong becomes a [`Fault`].

mod fault;

pub use fault::{Fault, Span, Text};
