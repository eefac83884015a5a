//! Blocks of games: what must hold for one to be true, and who wins by search.

mod decide;
pub mod game;
pub mod heaps;
mod parts;

pub use decide::BlockJudgement;
