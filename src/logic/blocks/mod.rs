//! Blocks of games: what must hold for one to be true, and who wins by search.

pub mod game;
pub mod heaps;
mod parts;
