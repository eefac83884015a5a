//! Budgets: how much a search may do, in positions and steps instead of seconds, so that the answer
//! is the same on every machine.
//!
//! Representation: two naturals. The default, 2^24 positions and 2^27 steps, holds five Nim heaps up
//! to 63, takes about a second at worst and never more than about 150 MB.
//! Failure: running out is an answer, [`OutOfReach`], with the numbers that say by how much.
//!
//! Whether a position is in reach depends on the position and the budget alone, although tables of the search grow and
//! are kept. A sheet whose largest position is out of reach is refused when it is planned.

use std::fmt;

/// How much a search may keep and do.
///
/// ```
/// use nimbook::{Budget, Play, parse, solve};
///
/// let parsed = parse("nim 7 3 12", Play::Normal)?;
/// let solution = solve(&parsed.game, &parsed.position, Budget { states: 10, ..Budget::default() })?;
/// assert!(solution.agreed_by.is_empty());
/// assert_eq!(solution.outcome.to_string(), "N");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The most positions in one table; also the most moves of single heaps kept beside it.
    /// Whatever is above 2^32 - 1 counts as that.
    pub states: u64,
    /// The most steps: one for every move, and for every heap of a P-position, that is looked at.
    pub steps: u64,
}

impl Default for Budget {
    fn default() -> Budget {
        Budget { states: 1 << 24, steps: 1 << 27 }
    }
}

/// Why a question has no answer inside its limit.
///
/// ```
/// use nimbook::{Budget, Play, parse, solve};
///
/// let parsed = parse("nim 7 3 12", Play::Normal)?;
/// let solution = solve(&parsed.game, &parsed.position, Budget { states: 10, ..Budget::default() })?;
/// let why = solution.moves_unconfirmed.ok_or("the budget is too small")?;
/// assert!(why.to_string().ends_with("its limit is 10"), "{why}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutOfReach {
    /// The table would be too large.
    States {
        /// How many positions it would hold; `u128::MAX` means that many or more.
        needed: u128,
        /// How many it may hold.
        limit: u64,
    },
    /// The search met more positions than it may keep.
    Positions {
        /// How many it may keep.
        limit: u64,
    },
    /// The moves, or the positions they lead to, may have too many numbers to be listed. How many they have
    /// is not counted to the end.
    Numbers {
        /// How many numbers may be listed.
        limit: u64,
    },
    /// Where games are drawn, and where the last move loses, there are no Grundy values.
    NoValue,
    /// The search took its last allowed step before the end.
    Steps {
        /// How many steps it was allowed.
        limit: u64,
    },
    /// No period was found among the Grundy values computed, and the heap is beyond them.
    Values {
        /// The heap asked for.
        heap: u64,
        /// How many values were computed: those of `0..limit`.
        limit: u64,
    },
}

impl OutOfReach {
    /// This limit, if a table needs more positions than it may hold.
    ///
    /// # Errors
    /// [`OutOfReach::States`].
    pub(crate) fn states(needed: u128, limit: u64) -> Result<(), OutOfReach> {
        if needed > u128::from(limit) { Err(OutOfReach::States { needed, limit }) } else { Ok(()) }
    }

    /// This limit, if there are more numbers to list than are listed.
    ///
    /// # Errors
    /// [`OutOfReach::Numbers`].
    pub(crate) fn numbers(count: u64, limit: u64) -> Result<(), OutOfReach> {
        if count > limit { Err(OutOfReach::Numbers { limit }) } else { Ok(()) }
    }

    /// This limit, if a search took more steps than it is allowed.
    ///
    /// # Errors
    /// [`OutOfReach::Steps`].
    #[inline]
    pub(crate) fn steps(taken: u64, limit: u64) -> Result<(), OutOfReach> {
        if taken > limit { Err(OutOfReach::Steps { limit }) } else { Ok(()) }
    }
}

impl fmt::Display for OutOfReach {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OutOfReach::States { needed: u128::MAX, limit } => {
                write!(out, "the search needs more than 10^35 positions; its limit is {limit}")
            }
            OutOfReach::States { needed, limit } => {
                write!(out, "the search needs {needed} positions; its limit is {limit}")
            }
            OutOfReach::Positions { limit } => {
                write!(out, "the search needs more positions than its limit of {limit}")
            }
            OutOfReach::Numbers { limit } => {
                write!(out, "listing the moves may take more than {limit} numbers, which is the limit")
            }
            OutOfReach::NoValue => write!(out, "this game has no Grundy values"),
            OutOfReach::Steps { limit } => write!(out, "the search needs more than its limit of {limit} steps"),
            OutOfReach::Values { heap, limit } => {
                write!(out, "no period shows in the first {limit} Grundy values, and the heap {heap} is beyond them")
            }
        }
    }
}

impl std::error::Error for OutOfReach {}
