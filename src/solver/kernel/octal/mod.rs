//! Grundy values of octal and hexadecimal games, of Grundy's game, and the proof of their periods.
//!
//! Representation: [`Octal`] grows a [`Table`] of values from heap 0 on; `by_definition` is the plain
//! route. Games that leave at most two heaps go by pairs or by sparse space, whichever looks at fewer
//! options (`pairs.rs`, `space.rs`); games that may leave three go by sets of pairs (`triples.rs`).
//! Fails with [`OutOfReach`]: as many heaps as `budget.states`, as many options as `budget.steps`.
//! Source: Guy and Smith 1956; Winning Ways, ch. 4.

mod cells;
mod check;
mod definition;
mod pairs;
mod period;
mod space;
mod table;
mod triples;

pub use definition::by_definition;
pub(super) use definition::grundy_by_definition;
pub use period::{Certificate, Refused, Settled, THEOREM, check_period, settle};
pub use table::Table;

use self::pairs::{Moves, Pairs};
use self::period::CellsRef;
use self::table::Cells;
use self::triples::Triples;
use crate::rules::code::Code;
use crate::solver::{Budget, OutOfReach};

/// The values of one game, computed from heap 0 on as far as they are asked for.
pub struct Octal {
    route: Route,
}

/// The table in the making.
enum Route {
    Bytes(Pairs<u8>),
    Words(Pairs<u16>),
    Longs(Pairs<u32>),
    Triples(Triples),
}

/// How the values were found lately, for reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// All pairs of heaps.
    Pairs,
    /// Sparse space.
    Sparse {
        /// How many heaps from 1 on are rare.
        rare: usize,
        /// The last rare heap; 0 if there is none.
        last: u64,
    },
    /// Sets of pairs, for moves that leave three heaps.
    Triples,
}

impl Octal {
    /// The game of a code, with the heap 0 alone.
    pub fn new(code: &Code) -> Octal {
        Octal {
            route: match code.is_octal() {
                true => Route::Bytes(Pairs::new(Moves::of(code))),
                false => Route::Triples(Triples::new(code.clone())),
            },
        }
    }

    /// Grundy's game: a move splits a heap into two heaps that differ.
    pub fn grundy() -> Octal {
        Octal { route: Route::Bytes(Pairs::new(Moves::grundy())) }
    }

    /// Computes the values up to the heap `to`, if they are not there yet.
    ///
    /// # Errors
    /// The table would be larger than `budget.states` heaps (or 2^32), or the options looked at since
    /// [`Octal::new`] are more than `budget.steps`. What was computed before stays.
    pub fn extend(&mut self, to: u64, budget: Budget) -> Result<(), OutOfReach> {
        let needed = u128::from(to) + 1;
        let limit = budget.states.min(u32::MAX.into());
        if needed > u128::from(limit) {
            return Err(OutOfReach::States { needed, limit });
        }
        let count = to as usize + 1;
        loop {
            let fits = match &mut self.route {
                Route::Bytes(pairs) => pairs.extend(count, budget.steps),
                Route::Words(pairs) => pairs.extend(count, budget.steps),
                Route::Longs(pairs) => pairs.extend(count, budget.steps),
                Route::Triples(triples) => return triples.extend(count, budget),
            };
            if fits {
                break;
            }
            self.widen();
        }
        if self.len() < count { Err(OutOfReach::Steps { limit: budget.steps }) } else { Ok(()) }
    }

    /// Rewrites the table in wider cells.
    fn widen(&mut self) {
        let empty = Route::Bytes(Pairs::new(Moves::grundy()));
        self.route = match std::mem::replace(&mut self.route, empty) {
            Route::Bytes(pairs) => Route::Words(pairs.widened()),
            Route::Words(pairs) => Route::Longs(pairs.widened()),
            widest => widest,
        };
    }

    /// How many heaps have their value.
    fn len(&self) -> usize {
        match &self.route {
            Route::Bytes(pairs) => pairs.values.len(),
            Route::Words(pairs) => pairs.values.len(),
            Route::Longs(pairs) => pairs.values.len(),
            Route::Triples(triples) => triples.values.len(),
        }
    }

    /// The values so far, as slices of their width.
    fn cells(&self) -> CellsRef<'_> {
        match &self.route {
            Route::Bytes(pairs) => CellsRef::Bytes(&pairs.values),
            Route::Words(pairs) => CellsRef::Words(&pairs.values),
            Route::Longs(pairs) => CellsRef::Longs(&pairs.values),
            Route::Triples(triples) => CellsRef::Longs(&triples.values),
        }
    }

    /// How the last value was found.
    pub fn method(&self) -> Method {
        let (sparse, (rare, last)) = match &self.route {
            Route::Bytes(pairs) => (pairs.sparse, pairs.rare()),
            Route::Words(pairs) => (pairs.sparse, pairs.rare()),
            Route::Longs(pairs) => (pairs.sparse, pairs.rare()),
            Route::Triples(_) => return Method::Triples,
        };
        if sparse { Method::Sparse { rare, last } } else { Method::Pairs }
    }

    /// How many options were looked at.
    pub fn steps(&self) -> u64 {
        match &self.route {
            Route::Bytes(pairs) => pairs.steps,
            Route::Words(pairs) => pairs.steps,
            Route::Longs(pairs) => pairs.steps,
            Route::Triples(triples) => triples.steps,
        }
    }

    /// The values computed so far.
    pub fn into_table(self) -> Table {
        Table(match self.route {
            Route::Bytes(pairs) => Cells::Bytes(pairs.values),
            Route::Words(pairs) => Cells::Words(pairs.values),
            Route::Longs(pairs) => Cells::Longs(pairs.values),
            Route::Triples(triples) => Cells::Longs(triples.values),
        })
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

#[cfg(test)]
mod tests {
    #[test]
    fn example_of_values() -> Result<(), Box<dyn std::error::Error>> {
        use crate::solver::{Budget, kernel::octal};
        let kayles = octal::values(&"0.77".parse()?, 10, Budget::default())?;
        assert_eq!(kayles.iter().collect::<Vec<_>>(), [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2]);
        Ok(())
    }
}
