//! Chomp on every board inside n rows and m columns: one bit for each position, found backwards.
//!
//! Representation: the lower right border of a position, walked from the upper right corner of the board
//! to the lower left one, is a word of n + m binary digits: 1 a step down, 0 a step left. A bite sorts a
//! stretch of the word (zeros first), so every option is a smaller number, and the positions that can
//! bite into a word are the other arrangements of each corner `0…01…1` of it. Words are walked upwards:
//! one that nobody marked is P, and marks whoever can bite into it, about 1.8 marks for each position.
//! A word is split in halves. Words with the same high half are a *shelf*: consecutive bits, in the order
//! of the low half among those with as many ones. C(n + m, n) bits and 4 bytes for each high half.
//! Fails where that is beyond the budget, or beyond 40 digits.
//! Source: retrograde analysis (Thompson 1986; Ströhlein 1970) on lattice paths.

use words::{Arrangements, Corners, Lost, LowHalves, digits};

use super::{Bite, positions};
use crate::solver::{Budget, OutOfReach, Outcome};

mod words;

/// The outcomes of all positions inside one board.
#[derive(Clone, Debug)]
pub struct Board {
    rows: usize,
    columns: usize,
    /// How many digits the low half has, at most 16.
    low_digits: u32,
    /// For each high half where its shelf starts in `winning`, in words of 64; [`NOWHERE`] if it has none.
    shelves: Vec<u32>,
    low: LowHalves,
    /// One bit for each position: set if the player to move wins. Bits after the end of a shelf are set.
    winning: Vec<u64>,
}

/// The most digits of a low half: its ranks then fit 16 bits, and its tables stay in the cache.
const LOW_DIGITS: u32 = 16;

/// The most digits of a word: 24 for the high half, whose table of shelves then takes 64 MB.
const MOST_DIGITS: usize = 40;

/// The shelf of a high half with too many ones or too many zeros.
const NOWHERE: u32 = u32::MAX;

impl Board {
    /// The outcomes of every position inside `rows` x `columns`; a board without squares has one position.
    ///
    /// # Errors
    /// More positions, or more high halves, than `budget.states`; or `rows + columns` beyond 40.
    pub fn new(rows: usize, columns: usize, budget: Budget) -> Result<Board, OutOfReach> {
        let needed = positions(rows, columns);
        let digits = rows.saturating_add(columns);
        OutOfReach::states(needed, budget.states)?;
        if digits > MOST_DIGITS {
            return Err(OutOfReach::Positions { limit: budget.states });
        }
        OutOfReach::states(1 << digits.saturating_sub(LOW_DIGITS as usize), budget.states)?;
        let digits = digits as u32;
        let low_digits = digits.min(LOW_DIGITS);
        let low = LowHalves::new(low_digits);
        let mut board = Board { rows, columns, low_digits, shelves: Vec::new(), low, winning: Vec::new() };
        board.furnish(digits - low_digits);
        board.walk();
        Ok(board)
    }

    /// Makes the shelves, every bit of a position clear and every bit between shelves set.
    fn furnish(&mut self, high_digits: u32) {
        let highs = 0..1_u32 << high_digits;
        let sizes = highs.clone().filter_map(|high| self.shelf_size(high));
        // To the word, since growing step by step would take the memory twice.
        self.winning.reserve_exact(sizes.map(|size| size.div_ceil(64)).sum());
        self.shelves.reserve_exact(highs.len());
        for high in highs {
            let Some(size) = self.shelf_size(high) else {
                self.shelves.push(NOWHERE);
                continue;
            };
            // 2^40 positions and 64 for each of 2^24 shelves stay below 2^32 words of 64.
            self.shelves.push(self.winning.len() as u32);
            self.winning.resize(self.winning.len() + size / 64, 0);
            if size % 64 > 0 {
                self.winning.push(u64::MAX << (size % 64));
            }
        }
    }

    /// How many positions share this high half: none if the low half cannot complete it.
    fn shelf_size(&self, high: u32) -> Option<usize> {
        let ones = (self.rows as u32).checked_sub(high.count_ones())?;
        (ones <= self.low_digits).then(|| self.low.words(self.low_digits, ones).len())
    }

    /// Labels all positions, smallest word first.
    fn walk(&mut self) {
        // The smallest word is the empty position: the poison is eaten, the player to move has won.
        self.winning[0] |= 1;
        let mut lost = Vec::new();
        for high in 0..self.shelves.len() as u32 {
            let Some(size) = self.shelf_size(high) else { continue };
            let start = self.shelves[high as usize] as usize;
            let ones = self.rows as u32 - high.count_ones();
            lost.clear();
            let shelf = &mut self.winning[start..start + size.div_ceil(64)];
            self.low.walk_shelf(shelf, ones, &mut lost);
            self.mark_corners_above(high, &lost, size);
            self.mark_corner_across(high, &lost);
        }
    }

    /// Marks who can bite into these P-positions in a corner that lies inside their high half.
    fn mark_corners_above(&mut self, high: u32, lost: &[Lost], size: usize) {
        let high_digits = self.shelves.len().trailing_zeros();
        // A corner at the lowest digit belongs to `mark_corner_across`.
        for corner in Corners::of(high, high_digits).filter(|corner| corner.place > 0) {
            let rest = high & !corner.mask();
            for arrangement in Arrangements::new(corner.zeros + corner.ones, corner.ones).skip(1) {
                let start = self.shelves[(rest | arrangement << corner.place) as usize] as usize;
                let shelf = &mut self.winning[start..start + size.div_ceil(64)];
                for one in lost {
                    shelf[usize::from(one.rank) / 64] |= 1 << (one.rank % 64);
                }
            }
        }
    }

    /// Marks who can bite into these P-positions in the corner that reaches from the high half into the
    /// low one, except where the high half stays as it is.
    fn mark_corner_across(&mut self, high: u32, lost: &[Lost]) {
        let high_digits = self.shelves.len().trailing_zeros();
        if high_digits == 0 || lost.is_empty() {
            return;
        }
        let ones_above = high.trailing_ones().min(high_digits);
        let zeros_above = (high >> ones_above).trailing_zeros().min(high_digits - ones_above);
        if zeros_above == 0 {
            return;
        }
        let width = ones_above + zeros_above;
        let rest = high & !digits(width);
        // Either the high half has the turn from zeros to ones, and the low half more ones, or the turn
        // is in the low half, below zeros only.
        let below = |one: &Lost| if ones_above > 0 { (one.leading_ones, one.leading_ones) } else { one.corner };
        let most = lost.iter().map(|one| below(one).1).max().unwrap_or(0);
        for ones in ones_above..=width.min(ones_above + most) {
            let moved = ones - ones_above;
            let unmoved = usize::from(moved == 0);
            for arrangement in Arrangements::new(width, ones).skip(unmoved) {
                let target = rest | arrangement;
                let Some(size) = self.shelf_size(target) else { continue };
                let start = self.shelves[target as usize] as usize;
                let shelf = &mut self.winning[start..start + size.div_ceil(64)];
                for one in lost {
                    let (length, low_ones) = below(one);
                    if low_ones < moved {
                        continue;
                    }
                    let place = self.low_digits - length;
                    let kept = one.word & digits(place) as u16;
                    for &arranged in self.low.words(length, low_ones - moved) {
                        let word = kept | ((u32::from(arranged) << place) as u16);
                        let rank = self.low.rank[usize::from(word)];
                        shelf[usize::from(rank) / 64] |= 1 << (rank % 64);
                    }
                }
            }
        }
    }

    /// The outcome of a position inside the board; none if it is not one: heights that rise, or too many
    /// of them, or too high.
    pub fn outcome(&self, heights: &[usize]) -> Option<Outcome> {
        let word = self.word(heights)?;
        let (high, low) = (word >> self.low_digits, word & u64::from(digits(self.low_digits)));
        let rank = usize::from(self.low.rank[low as usize]);
        let start = self.shelves[high as usize] as usize;
        let winning = self.winning[start + rank / 64] >> (rank % 64) & 1;
        Some(if winning == 1 { Outcome::N } else { Outcome::P })
    }

    /// Every winning bite of a position, by row, then by column; none as for [`Board::outcome`].
    pub fn winning_moves(&self, heights: &[usize]) -> Option<Vec<Bite>> {
        self.word(heights)?;
        let wins = |bite: &Bite| self.outcome(&bite.after(heights)) == Some(Outcome::P);
        Some(Bite::all(heights).into_iter().filter(wins).collect())
    }

    /// Every winning first bite of a full board inside this one; empty also if it is not inside.
    pub fn winning_openings(&self, rows: usize, columns: usize) -> Vec<Bite> {
        if columns > self.columns {
            return Vec::new();
        }
        self.winning_moves(&vec![rows; columns]).unwrap_or_default()
    }

    /// How many P-positions there are inside the board.
    pub fn lost(&self) -> u64 {
        self.winning.iter().map(|word| u64::from(word.count_zeros())).sum()
    }

    /// The word of a position, if it is one and lies inside the board.
    fn word(&self, heights: &[usize]) -> Option<u64> {
        let falling = heights.is_sorted_by(|left, right| left >= right);
        if !falling || heights.len() > self.columns || heights.first().is_some_and(|&height| height > self.rows) {
            return None;
        }
        let (mut word, mut depth) = (0_u64, 0);
        for column in (0..self.columns).rev() {
            let height = heights.get(column).copied().unwrap_or(0);
            for _ in depth..height {
                word = word << 1 | 1;
            }
            word <<= 1;
            depth = height;
        }
        for _ in depth..self.rows {
            word = word << 1 | 1;
        }
        Some(word)
    }
}
