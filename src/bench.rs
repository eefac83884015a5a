//! What the benches measure; no part of the front door.

pub use crate::exercise::KINDS;
pub use crate::rules::code::Code;

/// How many wrong answers with a reason the exercises of a sheet name.
pub fn wrong_answers(sheet: &crate::Sheet) -> usize {
    sheet.drawn().iter().map(|one| one.question.wrong.len()).sum()
}

/// Chomp.
pub mod chomp {
    pub use crate::solver::kernel::chomp::board::Board;
    pub use crate::solver::kernel::chomp::certificate::{find, verify};
    pub use crate::solver::kernel::chomp::pull::Pull;
    pub use crate::solver::kernel::chomp::statements;
    pub use crate::solver::kernel::chomp::survey::Survey;
    pub use crate::solver::kernel::chomp::three::plain::by_definition;
    pub use crate::solver::kernel::chomp::three::sweep;
}

/// Fibonacci nim.
pub mod fibonacci {
    pub use crate::solver::kernel::fibonacci::winning_takes;
}

/// Three in a line.
pub mod lines {
    pub use crate::rules::games::lines::{CELLS, TRIANGLE};
    pub use crate::solver::kernel::lines::Solved;
}

/// Octal games and Grundy's game.
pub mod octal {
    pub use crate::solver::kernel::octal::{Octal, settle, values};
}

/// Placing squares.
pub mod placement {
    pub use crate::solver::kernel::placement::{Board, Placement};
}

/// The queen's game.
pub mod queen {
    pub use crate::solver::kernel::queen::{outcome, values};
}

/// Rim.
pub mod rim {
    pub use crate::solver::kernel::rim::for_each;
}
