//! The language of claims: its words, its tree, its printer, and its meaning in plain integers.

pub mod bounds;
pub mod claims;
pub mod evaluate;
pub mod explain;
pub mod expression;
pub mod formula;
pub mod game;
pub mod heaps;
pub mod operands;
pub mod parse;
pub mod print;
pub mod readings;
pub mod scope;
pub mod substitute;
pub mod token;
