//! The greedy construction of the v-trios up to n, in forms that share no loop with one another.
//!
//! Representation: a [`Run`] holds the trios in the order found, each increasing, and the pairs left
//! over in lexicographic order. [`literal`] is the procedure as Báron describes it, with a full log;
//! [`fast`] and [`by_hypotenuse`] use bit sets.
//! Failure: a scheme above the stated limit of a form is refused before anything is allocated.
//! Source: Báron 1964 (the construction of the v-trios, from scratch and hypotenuse by hypotenuse).

mod bits;
mod literal;

use std::fmt;

use super::{Pair, Trio};

pub use bits::{by_hypotenuse, fast};
pub use literal::{Log, Turn, literal};

/// The largest number that [`fast`] and [`by_hypotenuse`] take: 698,027 trios.
pub const LIMIT: u64 = 2047;

/// The largest number that [`literal`] takes from scratch; its looks grow with the fourth power.
pub const LITERAL_LIMIT: u64 = 127;

/// The largest number that [`literal`] takes hypotenuse by hypotenuse, where every pass is logged.
pub const LITERAL_BY_HYPOTENUSE_LIMIT: u64 = 40;

/// The order in which the pairs are offered to the procedure. The set of trios does not depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// The whole scheme at once, in lexicographic order.
    Scratch,
    /// One hypotenuse added after the other, each time over the remaining pairs.
    Hypotenuse,
}

impl fmt::Display for By {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            By::Scratch => "scratch",
            By::Hypotenuse => "hypotenuse",
        })
    }
}

/// What the construction gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// The largest number allowed.
    pub n: u64,
    /// The order in which pairs were offered.
    pub by: By,
    /// The v-trios in the order found.
    pub trios: Vec<Trio>,
    /// The pairs in no trio, in lexicographic order.
    pub leftover: Vec<Pair>,
}

impl Run {
    /// Whether no pair is left over; Báron calls such a hypotenuse complete.
    pub fn is_complete(&self) -> bool {
        self.leftover.is_empty()
    }
}

/// A construction is not begun: the largest number is above what this form takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge {
    /// The number asked for.
    pub given: u64,
    /// The largest number this form takes.
    pub limit: u64,
}

impl TooLarge {
    /// Lets `given` pass up to `limit`.
    fn unless_up_to(given: u64, limit: u64) -> Result<(), TooLarge> {
        if given <= limit { Ok(()) } else { Err(TooLarge { given, limit }) }
    }
}

impl fmt::Display for TooLarge {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TooLarge { given, limit } = self;
        write!(out, "{given} is above the limit {limit} of this construction; choose a largest number up to {limit}")
    }
}

impl std::error::Error for TooLarge {}
