//! From the tree as written to the plain formula that is decided.

pub mod bytes;
pub mod elaborate;
pub mod linear;
pub mod naming;
pub mod plain;
pub mod rewrite;
pub mod stages;
pub mod terms;
