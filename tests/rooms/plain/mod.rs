//! Plain routes: games from their rules alone, which the kernels are compared with. They share no code with the
//! library, not even its types, so that the benches can run them too.

pub mod fibonacci;
pub mod grundy;
pub mod lines;
pub mod octal;
pub mod placement;
pub mod queen;
