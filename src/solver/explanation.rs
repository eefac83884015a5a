//! Why a position is won or lost, as data; sentences are made elsewhere.
//!
//! Representation: one case for each way to know, with the numbers that a reader can check by hand.
//! Parts count from 0, over the component in question.
//! Source: Bouton 1902; Winning Ways, ch. 3 and 4.

use super::{Columns, Period};

/// Why a position is won or lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Explanation {
    /// Nim: P exactly if no column is odd. A heap can be changed to win exactly if it has a one in
    /// the leftmost odd column; its digits in all odd columns flip.
    NimSum(Columns),
    /// Misère Nim with two heaps of two or more, or with several: as in normal play.
    MisereAsNormal(Columns),
    /// Misère Nim with a single heap of two or more: it is cut to 0 or 1, so that an odd number of
    /// single tokens is left.
    MisereOneBig {
        /// The heap of two or more.
        part: usize,
        /// How many heaps are single tokens.
        ones: usize,
    },
    /// Misère Nim where no heap has two or more: nobody has a choice, and odd is P.
    MisereSingles {
        /// How many heaps are single tokens.
        ones: usize,
    },
    /// Take 1 to m: the value is the remainder after division by m + 1.
    Remainder {
        /// The heap.
        heap: u64,
        /// m + 1.
        modulus: u64,
        /// What is left of the heap after division.
        remainder: u64,
    },
    /// A subtraction game with a table of values that repeats.
    Period {
        /// The heap.
        heap: u64,
        /// A heap below `from + length` with the same value by periodicity, or the heap itself.
        same_as: u64,
        /// The Grundy value of both.
        value: u64,
        /// The period, if it is proved; else the heap stands in the computed table.
        period: Option<Period>,
    },
    /// Rim: the index of the smallest prime factor among the primes, 1 for the heap 1, 0 for even heaps.
    SmallestFactor {
        /// The heap.
        heap: u64,
        /// Its smallest prime factor; none for the heaps 0 and 1.
        factor: Option<u64>,
        /// The value.
        value: u64,
    },
    /// Dim: one more than how often 2 divides the heap.
    Twos {
        /// The heap.
        heap: u64,
        /// How often 2 divides it; 0 for the heap 0.
        twos: u32,
        /// The value.
        value: u64,
    },
    /// A heap of a game whose values are found by mex one after another.
    Mex {
        /// The heap.
        heap: u64,
        /// The value.
        value: u64,
    },
    /// Several heaps of one game: the value is the nim-sum of theirs.
    Heaps {
        /// Why each heap has its value.
        heaps: Vec<Explanation>,
        /// The values of the heaps.
        values: Columns,
    },
    /// A sum in normal play: its value is the nim-sum of the components' values.
    Sum {
        /// Why each component has its value, from the left.
        components: Vec<Explanation>,
        /// The values of the components.
        values: Columns,
    },
}
