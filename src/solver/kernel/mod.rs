//! Kernels: fast tables of values, each beside the plain route from the definition.
//!
//! Representation: pure functions of a rule and a bound. Every table stands beside `by_definition`, which
//! shares no code with it but the words of the rule, and the tests compare the two.
//! Failure: [`OutOfReach`](super::OutOfReach); memory and steps are bounded by a [`Budget`](super::Budget),
//! never by the clock.
//! Source: each file names its own.

pub mod coins;
pub mod dim;
pub mod grundy;
pub mod octal;
pub mod rim;
