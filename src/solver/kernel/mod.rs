//! Kernels: fast tables of values and outcomes for single games. The tests compare each with a plain route from
//! the definition.
//!
//! Representation: pure functions and tables of naturals; no kernel knows positions as text or another
//! kernel. The theories of `special` call them.
//! Failure: whatever a caller can make large is counted against a [`Budget`](super::Budget) first and
//! answered with [`OutOfReach`](super::OutOfReach), which says by how much; never by the clock.
//! Source: named at the head of each kernel.

pub mod chomp;
pub mod coins;
pub mod dim;
pub mod discs;
pub mod fibonacci;
pub mod lines;
pub mod octal;
pub mod placement;
pub mod queen;
pub mod rim;
