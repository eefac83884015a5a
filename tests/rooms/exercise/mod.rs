//! What kinds are made of: dice, spaces of candidates, moves in words.

mod dice;
mod moves;
mod space;
