//! Exercise sheets, traces and solutions about Nim and its relatives that cannot be wrong:
//! every answer is computed by one route and confirmed by another that shares no code with it.

pub mod baron;
pub mod cli;
pub mod document;
pub mod logic;
pub mod rules;
pub mod source;
