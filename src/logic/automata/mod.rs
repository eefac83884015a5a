//! Automata over the digits of several numbers, and the engine that makes one from a formula.

pub mod atom;
pub mod dfa;
pub mod engine;
pub mod horner;
pub mod letters;
pub mod lists;
pub mod minimize;
pub mod numeration;
pub mod plan;
pub mod product;
pub mod project;
pub mod refine;
pub mod witness;
