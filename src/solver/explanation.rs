//! Why a position is won or lost, as data; sentences are made elsewhere.
//!
//! Representation: one case for each way to know, with the numbers that a reader can check by hand.
//! Parts count from 0, over the component in question.
//! Source: Bouton 1902; Winning Ways, ch. 3 and 4.

use super::Period;

/// Why a position is won or lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Explanation {
    /// Nim: P if and only if the heaps added in binary without carry are 0.
    NimSum,
    /// Misère Nim: as in normal play while some heap has two tokens or more; single tokens alone are P if their
    /// number is odd.
    MisereRule,
    /// Take 1 to m: the value is the remainder after division by m + 1.
    Remainder {
        /// The heap.
        heap: u64,
        /// m + 1.
        modulus: u64,
    },
    /// A subtraction game with a table of values that repeats.
    Period {
        /// The heap.
        heap: u64,
        /// A heap below `from + length` with the same value by periodicity, or the heap itself.
        same_as: u64,
        /// The Grundy value of both.
        value: u64,
        /// The period, if it is proved; else the heap is in the computed table.
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
    /// Coins: the value is the nim-sum of the values of the coins that can be turned.
    Coins {
        /// The numbers of these coins, from 1 at the left.
        numbers: Vec<u64>,
        /// Their values.
        values: Vec<u64>,
    },
    /// Flip to the right: every move turns the last coin, so only its colour counts.
    LastCoin {
        /// Whether the last coin can be turned.
        black: bool,
        /// How many moves the longest play has, in decimal.
        longest: String,
        /// How many moves the shortest play has.
        shortest: u64,
    },
    /// The queen's game: lost exactly if the smaller distance is ⌊kφ⌋, where k is their difference.
    Golden {
        /// The smaller distance.
        smaller: u64,
        /// The difference k of the distances.
        difference: u64,
        /// ⌊kφ⌋, the smaller distance that would be lost.
        lost: u128,
    },
    /// Fibonacci nim: won exactly if the smallest part may be taken.
    Zeckendorf {
        /// The heap as a sum of Fibonacci numbers, falling, no two of them neighbours.
        parts: Vec<u64>,
        /// How many tokens may be taken.
        most: u64,
    },
    /// Chomp, by the number of columns.
    Chocolate {
        /// The columns, or the rows if these are fewer.
        columns: Vec<u64>,
        /// Whether rows were taken for columns.
        turned: bool,
        /// With three columns (A, B, C): the only A that is lost for this B and C, if there is one.
        lost: Option<Option<u64>>,
    },
    /// Placing squares.
    Squares {
        /// How many rows the board has.
        rows: usize,
        /// How many columns.
        columns: usize,
        /// The upper left cell of the middle block, row and column from 1, if the board is empty and has one.
        middle: Option<[usize; 2]>,
        /// The value of an empty board that a theorem knows.
        value: Option<u64>,
    },
    /// A game of an author: the losing positions that are proved.
    LosingFormula,
    /// Three in a line: every way to mark nine points is solved.
    AllPositions,
    /// A heap of a game whose values are found by mex one after another.
    Mex,
    /// Several heaps of one game: the value is the nim-sum of theirs.
    Heaps {
        /// Why each heap has its value.
        heaps: Vec<Explanation>,
        /// The values of the heaps.
        values: Vec<u64>,
    },
    /// A sum in normal play: its value is the nim-sum of the components' values.
    Sum {
        /// Why each component has its value, from the left.
        components: Vec<Explanation>,
    },
}
