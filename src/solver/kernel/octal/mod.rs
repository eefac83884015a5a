//! Grundy values of octal and hexadecimal games, of Grundy's game, and the proof of their periods.
//!
//! Representation: [`Octal`] grows a table of values below 2^16 from heap 0 on. Games that leave at most two heaps go by pairs or by sparse space, whichever looks at fewer
//! options (`pairs.rs`, `space.rs`); games that may leave three go by sets of pairs (`triples.rs`).
//! Fails with [`OutOfReach`]: as many heaps as `budget.states`, as many options as `budget.steps`.
//! Source: Guy and Smith 1956; Winning Ways, ch. 4.

mod marks;
mod pairs;
mod period;
mod space;
mod triples;

pub use period::{Certificate, Settled, settle};

use self::pairs::{Moves, Pairs};
use self::triples::Triples;
use crate::rules::code::Code;
use crate::solver::{Budget, OutOfReach};

/// A table has room for 2^16 different values; no game that was ever computed comes near.
const TOO_LARGE: OutOfReach = OutOfReach::States { needed: (1 << 16) + 1, limit: 1 << 16 };

/// The values of one game, computed from heap 0 on as far as they are asked for.
pub enum Octal {
    /// A game that leaves at most two heaps.
    Pairs(Pairs),
    /// A game that may leave three.
    Triples(Triples),
}

impl Octal {
    /// The game of a code, with the heap 0 alone.
    pub fn new(code: &Code) -> Octal {
        match code.is_octal() {
            true => Octal::Pairs(Pairs::new(Moves::of(code))),
            false => Octal::Triples(Triples::new(code.clone())),
        }
    }

    /// Grundy's game: a move splits a heap into two heaps that differ.
    pub fn grundy() -> Octal {
        Octal::Pairs(Pairs::new(Moves::grundy()))
    }

    /// Computes the values up to the heap `to`, if they are not there yet.
    ///
    /// # Errors
    /// The table would be larger than `budget.states` heaps (or 2^32), or the options looked at since
    /// [`Octal::new`] are more than `budget.steps`. What was computed before stays.
    pub fn extend(&mut self, to: u64, budget: Budget) -> Result<(), OutOfReach> {
        OutOfReach::states(u128::from(to) + 1, budget.states.min(u32::MAX.into()))?;
        match self {
            Octal::Pairs(pairs) => pairs.extend(to as usize + 1, budget),
            Octal::Triples(triples) => triples.extend(to as usize + 1, budget),
        }
    }

    /// The values computed so far.
    pub fn into_table(self) -> Table {
        Table(match self {
            Octal::Pairs(pairs) => pairs.values,
            Octal::Triples(triples) => triples.values,
        })
    }

    fn values(&self) -> &[u16] {
        match self {
            Octal::Pairs(pairs) => &pairs.values,
            Octal::Triples(triples) => &triples.values,
        }
    }
}

/// The Grundy values of the heaps `0..=to` of a code.
///
/// # Errors
/// As for [`Octal::extend`].
pub fn values(code: &Code, to: u64, budget: Budget) -> Result<Table, OutOfReach> {
    let mut octal = Octal::new(code);
    octal.extend(to, budget)?;
    Ok(octal.into_table())
}

/// The Grundy values of the heaps `0..=to` in Grundy's game: 0 0 0 1 0 2 1 0 2 1 0 …
///
/// The game is 4.0 without equal heaps. No period is known, and the theorem of Guy and Smith says nothing of it.
///
/// # Errors
/// As for [`Octal::extend`].
pub fn grundy_values(to: u64, budget: Budget) -> Result<Table, OutOfReach> {
    let mut octal = Octal::grundy();
    octal.extend(to, budget)?;
    Ok(octal.into_table())
}

/// Grundy values of heaps from 0 on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table(Vec<u16>);

impl Table {
    /// The value of a heap; `None` beyond the end.
    pub fn get(&self, heap: u64) -> Option<u16> {
        self.0.get(usize::try_from(heap).ok()?).copied()
    }

    /// The values from heap 0 on.
    pub fn iter(&self) -> impl Iterator<Item = u16> {
        self.0.iter().copied()
    }
}
