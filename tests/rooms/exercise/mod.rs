//! What kinds are made of: dice, spaces of candidates, moves in words,
//! arguments.

mod argument;
mod dice;
mod moves;
mod space;
