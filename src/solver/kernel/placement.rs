//! Placing squares: players put s x s blocks on free cells of a board; who cannot, loses.
//!
//! Representation: a block is named by its upper left cell, and only blocks that still fit matter: a
//! position is the set of their places, as bits of one word. Two blocks are in each other's way if they
//! are less than s rows and less than s columns apart; a position falls into components, whose Grundy
//! values add by xor, and a component's value is kept under its least image by the eight symmetries of
//! the square. Components inside 8 x 8 places are words of 64 bits, longer ones of 128.
//! A kept component counts as [`WEIGHT`] positions of the budget, which is about its memory.
//! Fails where a component has more places than a word, see [`fits_words`], or when the budget is used up:
//! 8 x 8 cells keep some ten thousands of components, 9 x 9 half a million.
//! Source: N-14 to N-20, N-52; Schaefer 1978 for the game on graphs (node Kayles).

use rustc_hash::FxHashMap;

use super::super::{Budget, OutOfReach};
use frame::Frame;

mod frame;

/// How many positions of the budget a kept component counts as.
pub const WEIGHT: u64 = 8;

/// The most cells of a board: sorting its blocks into components takes up to the square of them.
pub const MOST_CELLS: u64 = 1 << 12;

/// A board: which of its cells are free.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    rows: usize,
    columns: usize,
    /// Row by row.
    free: Vec<bool>,
}

/// A block by its upper left cell, rows and columns from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Block {
    /// The upper row.
    pub row: usize,
    /// The left column.
    pub column: usize,
}

impl Board {
    /// A board whose cells are all free.
    ///
    /// # Errors
    /// More than [`MOST_CELLS`] cells.
    pub fn empty(rows: usize, columns: usize) -> Result<Board, OutOfReach> {
        OutOfReach::states(rows as u128 * columns as u128, MOST_CELLS)?;
        Ok(Board { rows, columns, free: vec![true; rows * columns] })
    }

    /// A board from its cells, row by row; none if their number is not rows times columns, or more than
    /// [`MOST_CELLS`].
    pub fn new(rows: usize, columns: usize, free: Vec<bool>) -> Option<Board> {
        let fits = rows.checked_mul(columns) == Some(free.len()) && free.len() as u64 <= MOST_CELLS;
        fits.then_some(Board { rows, columns, free })
    }

    /// How many rows the board has.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// How many columns the board has.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// The blocks that fit, by row, then by column; blocks of size 0 never do.
    pub fn blocks(&self, size: usize) -> Vec<Block> {
        let fits = |block: &Block| self.fits(size, *block);
        let (rows, columns) = (1..=self.rows, 1..=self.columns);
        rows.flat_map(|row| columns.clone().map(move |column| Block { row, column })).filter(fits).collect()
    }

    /// Whether a block lies on the board and on free cells only.
    pub fn fits(&self, size: usize, block: Block) -> bool {
        let inside =
            |start: usize, length: usize| start >= 1 && (start - 1).checked_add(size).is_some_and(|end| end <= length);
        size > 0
            && inside(block.row, self.rows)
            && inside(block.column, self.columns)
            && self.cells(size, block).all(|cell| self.free[cell])
    }

    /// The board with this block on it; none if it does not fit.
    pub fn with(&self, size: usize, block: Block) -> Option<Board> {
        if !self.fits(size, block) {
            return None;
        }
        let mut after = self.clone();
        self.cells(size, block).for_each(|cell| after.free[cell] = false);
        Some(after)
    }

    /// The cells of a block on the board.
    fn cells(&self, size: usize, block: Block) -> impl Iterator<Item = usize> + use<> {
        let columns = self.columns;
        let rows = block.row - 1..block.row - 1 + size;
        rows.flat_map(move |row| (block.column - 1..block.column - 1 + size).map(move |column| row * columns + column))
    }
}

/// The components already known, for blocks of one size.
pub struct Placement {
    size: usize,
    budget: Budget,
    /// How many options were looked at.
    steps: u64,
    /// The values of components inside 8 x 8 places.
    narrow: FxHashMap<u64, u8>,
    /// The values of longer ones, for each stride.
    wide: FxHashMap<u32, FxHashMap<u128, u8>>,
}

impl Placement {
    /// Nothing known yet, for blocks of `size` x `size`.
    pub fn new(size: usize, budget: Budget) -> Placement {
        Placement { size, budget, steps: 0, narrow: FxHashMap::default(), wide: FxHashMap::default() }
    }

    /// How many components are kept.
    pub fn kept(&self) -> u64 {
        (self.narrow.len() + self.wide.values().map(FxHashMap::len).sum::<usize>()) as u64
    }

    /// The Grundy value of a board; 0 if the player to move loses.
    ///
    /// # Errors
    /// A board that does not fit, more components than `budget.states / WEIGHT`, more options than `budget.steps`, both
    /// counted over all questions asked here.
    pub fn value(&mut self, board: &Board) -> Result<u64, OutOfReach> {
        let mut sum = 0;
        for component in components(&board.blocks(self.size), self.size) {
            sum ^= self.component(&component)?;
        }
        Ok(sum)
    }

    /// Every block that leaves a lost board, by row, then by column.
    ///
    /// # Errors
    /// As for [`Placement::value`].
    pub fn winning_moves(&mut self, board: &Board) -> Result<Vec<Block>, OutOfReach> {
        let mut winning = Vec::new();
        for block in board.blocks(self.size) {
            if let Some(after) = board.with(self.size, block)
                && self.value(&after)? == 0
            {
                winning.push(block);
            }
        }
        Ok(winning)
    }

    /// The value of one component.
    fn component(&mut self, blocks: &[Block]) -> Result<u64, OutOfReach> {
        let (low, [height, width]) = corner(blocks);
        let places = blocks.iter().map(|block| (block.row - low.row, block.column - low.column));
        let stride = stride(blocks).ok_or(OutOfReach::Positions { limit: self.budget.states })?;
        if stride == 8 {
            return self.narrow_value(Frame::new(stride, self.size).word(places)).map(u64::from);
        }
        // Lying down, so that the stride is its longer side.
        let turned = places.map(|(row, column)| if width >= height { (row, column) } else { (column, row) });
        let frame = Frame::new(stride, self.size);
        self.wide_value(frame, frame.word(turned)).map(u64::from)
    }

    /// The value of a position inside 8 x 8 places.
    fn narrow_value(&mut self, places: u64) -> Result<u8, OutOfReach> {
        let frame = Frame::new(8, self.size);
        let mut sum = 0;
        let mut rest = places;
        while rest != 0 {
            let component = frame.component(rest);
            rest &= !component;
            // One place, or two in each other's way.
            if component.count_ones() <= 2 {
                sum ^= 1;
                continue;
            }
            let key = frame.least_of_eight(component);
            if let Some(&value) = self.narrow.get(&key) {
                sum ^= value;
                continue;
            }
            let mut seen = 0_u128;
            for place in frame.places(key) {
                self.step()?;
                seen |= 1 << self.narrow_value(key & !frame.around(place))?;
            }
            let value = seen.trailing_ones() as u8;
            self.room()?;
            self.narrow.insert(key, value);
            sum ^= value;
        }
        Ok(sum)
    }

    /// The value of a position in longer words.
    fn wide_value(&mut self, frame: Frame<u128>, places: u128) -> Result<u8, OutOfReach> {
        let mut sum = 0;
        let mut rest = places;
        while rest != 0 {
            let component = frame.component(rest);
            rest &= !component;
            let key = frame.cornered(component);
            if let Some(small) = frame.inside_eight(key) {
                sum ^= self.narrow_value(small)?;
                continue;
            }
            let key = frame.least_of_four(key);
            if let Some(&value) = self.wide.get(&frame.stride).and_then(|table| table.get(&key)) {
                sum ^= value;
                continue;
            }
            let mut seen = 0_u128;
            for place in frame.places(key) {
                self.step()?;
                seen |= 1 << self.wide_value(frame, key & !frame.around(place))?;
            }
            let value = seen.trailing_ones() as u8;
            self.room()?;
            self.wide.entry(frame.stride).or_default().insert(key, value);
            sum ^= value;
        }
        Ok(sum)
    }

    fn step(&mut self) -> Result<(), OutOfReach> {
        self.steps = self.steps.saturating_add(1);
        OutOfReach::steps(self.steps, self.budget.steps)
    }

    /// Whether one more component may be kept.
    fn room(&self) -> Result<(), OutOfReach> {
        let limit = self.budget.states / WEIGHT;
        if self.kept() < limit { Ok(()) } else { Err(OutOfReach::Positions { limit }) }
    }
}

/// Whether words hold every component of a board, and of all boards after it.
pub fn fits_words(board: &Board, size: usize) -> bool {
    components(&board.blocks(size), size).iter().all(|blocks| stride(blocks).is_some())
}

/// Whether two blocks of a size are in each other's way.
fn in_the_way(size: usize, one: Block, other: Block) -> bool {
    one.row.abs_diff(other.row) < size && one.column.abs_diff(other.column) < size
}

/// The blocks by component, each component in order.
fn components(blocks: &[Block], size: usize) -> Vec<Vec<Block>> {
    let mut left = blocks.to_vec();
    let mut found = Vec::new();
    while let Some(first) = left.first().copied() {
        let mut component = vec![first];
        left.remove(0);
        let mut done = 0;
        while done < component.len() {
            let here = component[done];
            let (near, far) = left.into_iter().partition(|&block| in_the_way(size, here, block));
            component.extend::<Vec<Block>>(near);
            left = far;
            done += 1;
        }
        component.sort();
        found.push(component);
    }
    found
}

/// The least row and column of some blocks, and how many rows and columns their places take.
fn corner(blocks: &[Block]) -> (Block, [usize; 2]) {
    let extent = |places: &dyn Fn(&Block) -> usize| {
        let (least, greatest) = (blocks.iter().map(places).min(), blocks.iter().map(places).max());
        least.zip(greatest).map_or((1, 1), |(least, greatest)| (least, greatest - least + 1))
    };
    let ((row, height), (column, width)) = (extent(&|block| block.row), extent(&|block| block.column));
    (Block { row, column }, [height, width])
}

/// How long the rows of a frame are that holds a component lying down: 8 in a short word, more in a long one.
fn stride(blocks: &[Block]) -> Option<u32> {
    let (_, sides) = corner(blocks);
    let [short, long] = [sides[0].min(sides[1]), sides[0].max(sides[1])];
    let stride = long.next_power_of_two().max(16);
    if long <= 8 { Some(8) } else { (short.saturating_mul(stride) <= 128).then_some(stride as u32) }
}

/// The first player's opening on an empty board: the block in the middle, if there is one, that is if the
/// rows and the columns left over are both even in number. The first player wins such a board by answering each block with
/// its reflections through the middle.
pub fn middle(rows: usize, columns: usize, size: usize) -> Option<Block> {
    let (above, left) = (rows.checked_sub(size)?, columns.checked_sub(size)?);
    let even = above % 2 == 0 && left % 2 == 0 && size > 0;
    even.then_some(Block { row: above / 2 + 1, column: left / 2 + 1 })
}

/// The Grundy value of an empty board for blocks of 2 x 2, where theory has it: with up to three rows that of
/// Dawson's Kayles (0.07) with a heap for the longer side, with five rows 0. `dawson` gives the values of
/// Dawson's Kayles. None for other boards.
pub fn known_value(rows: usize, columns: usize, dawson: impl FnOnce(usize) -> u64) -> Option<u64> {
    let (short, long) = (rows.min(columns), rows.max(columns));
    match short {
        0 | 1 => Some(0),
        // In three rows every block uses the middle one, so it bars the same blocks as in two.
        2 | 3 => Some(dawson(long)),
        _ if short == 5 || long == 5 => Some(0),
        _ => None,
    }
}
