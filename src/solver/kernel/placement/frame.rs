//! Sets of places as bits of a word: a frame of rows of equal length, the stride, from the lowest bit on.
//!
//! Representation: the place in row r and column c is bit r * stride + c. Words of 64 bits have 8 rows of 8,
//! words of 128 bits rows of 16, 32, 64 or 128.
//! Source: for turning 8 x 8 bits over, Warren, *Hacker's Delight*, ch. 7.

use std::ops::{BitAnd, BitOr, Not, Shl, Shr};

/// What is needed of a word.
pub trait Word:
    Copy
    + Ord
    + From<bool>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// How many bits there are.
    const BITS: u32;
    /// The number of the lowest set bit.
    fn lowest(self) -> u32;
}

impl Word for u64 {
    const BITS: u32 = u64::BITS;

    fn lowest(self) -> u32 {
        self.trailing_zeros()
    }
}

impl Word for u128 {
    const BITS: u32 = u128::BITS;

    fn lowest(self) -> u32 {
        self.trailing_zeros()
    }
}

/// A frame for words of one kind, and the size of the blocks.
#[derive(Clone, Copy)]
pub struct Frame<W> {
    /// How long a row is.
    pub stride: u32,
    size: usize,
    /// The first column.
    first: W,
    /// The last column.
    last: W,
}

impl<W: Word> Frame<W> {
    /// A frame; the stride divides the bits of the word.
    pub fn new(stride: u32, size: usize) -> Frame<W> {
        let rows = (0..W::BITS / stride).map(|row| row * stride);
        let first = rows.fold(W::from(false), |column, row| column | W::from(true) << row);
        Frame { stride, size, first, last: first << (stride - 1) }
    }

    /// The set of these places, as row and column from 0.
    pub fn word(&self, places: impl Iterator<Item = (usize, usize)>) -> W {
        places.fold(W::from(false), |set, (row, column)| {
            set | W::from(true) << (row as u32 * self.stride + column as u32)
        })
    }

    /// The places one by one, as words.
    pub fn places(&self, set: W) -> impl Iterator<Item = W> + use<W> {
        let mut left = set;
        std::iter::from_fn(move || {
            if left == W::from(false) {
                return None;
            }
            let place = W::from(true) << left.lowest();
            left = left & !place;
            Some(place)
        })
    }

    /// All places in the way of some place of the set, with the set.
    pub fn around(&self, set: W) -> W {
        // Beyond a frame's sides there is nothing: as many steps as it has columns reach everything.
        let steps = self.size.saturating_sub(1).min(W::BITS as usize);
        let mut near = set;
        for _ in 0..steps.min(self.stride as usize) {
            near = near | (near & !self.last) << 1 | (near & !self.first) >> 1;
        }
        for _ in 0..steps.min((W::BITS / self.stride) as usize) {
            // A frame of one row has nothing above and below.
            if self.stride < W::BITS {
                near = near | near << self.stride | near >> self.stride;
            }
        }
        near
    }

    /// The component of the lowest place.
    pub fn component(&self, set: W) -> W {
        let mut component = W::from(true) << set.lowest();
        loop {
            let grown = self.around(component) & set;
            if grown == component {
                return component;
            }
            component = grown;
        }
    }

    /// A set that is not empty, moved to the first row and column.
    pub fn cornered(&self, set: W) -> W {
        let upper = set >> (set.lowest() / self.stride * self.stride);
        // All rows laid over the first one; what is set beyond it does not come before its lowest bit.
        let mut folded = upper;
        let mut half = W::BITS / 2;
        while half >= self.stride {
            folded = folded | folded >> half;
            half /= 2;
        }
        upper >> folded.lowest()
    }
}

impl Frame<u64> {
    /// The least image of a set under the eight symmetries of the square, in the corner.
    pub fn least_of_eight(&self, set: u64) -> u64 {
        let across = transposed(set);
        let images = |set: u64| {
            // Upside down, turned half, and left for right.
            let (rows, half) = (set.swap_bytes(), set.reverse_bits());
            [set, rows, half, half.swap_bytes()].map(corner).into_iter().fold(u64::MAX, u64::min)
        };
        images(set).min(images(across))
    }
}

/// A set of 8 x 8 places that is not empty, moved to the first row and column.
fn corner(set: u64) -> u64 {
    let upper = set >> (set.trailing_zeros() & !7);
    let folded = upper | upper >> 32;
    let folded = folded | folded >> 16;
    let folded = folded | folded >> 8;
    upper >> (folded & 0xff).trailing_zeros()
}

/// Rows for columns.
fn transposed(set: u64) -> u64 {
    let mut set = set;
    // Blocks of 1, 2 and 4 change places with those across the diagonal.
    for (distance, mask) in [(7, 0x00aa_00aa_00aa_00aa), (14, 0x0000_cccc_0000_cccc), (28, 0x0000_0000_f0f0_f0f0)] {
        let change = (set ^ set >> distance) & mask;
        set ^= change ^ change << distance;
    }
    set
}

/// How long the halves of a word are, of its halves, and so on, and which bits the lower ones have.
const HALVES: [(u32, u128); 3] =
    [(64, u128::MAX / ((1 << 64) + 1)), (32, u128::MAX / ((1 << 32) + 1)), (16, u128::MAX / ((1 << 16) + 1))];

impl Frame<u128> {
    /// A set in the corner as a word of 8 x 8, if it fits; such a frame has no more than 8 rows.
    pub fn inside_eight(&self, set: u128) -> Option<u64> {
        if set & !(self.first * 0xff) != 0 {
            return None;
        }
        let rows = 0..128 / self.stride;
        Some(rows.fold(0, |small, row| small | ((set >> (row * self.stride)) as u64 & 0xff) << (row * 8)))
    }

    /// The least image of a set under the four symmetries of a rectangle, in the corner.
    pub fn least_of_four(&self, set: u128) -> u128 {
        // Halves change places, then halves of halves, down to single rows.
        let upside_down = |set: u128| {
            let halves = HALVES.iter().take_while(|(length, _)| *length >= self.stride);
            halves.fold(set, |turned, &(length, lower)| (turned & lower) << length | turned >> length & lower)
        };
        let half = set.reverse_bits();
        [set, upside_down(set), half, upside_down(half)]
            .map(|image| self.cornered(image))
            .into_iter()
            .fold(set, u128::min)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rows and columns of a set.
    fn listed(set: u64) -> Vec<(usize, usize)> {
        (0..64).filter(|bit| set >> bit & 1 == 1).map(|bit| (bit / 8, bit % 8)).collect()
    }

    #[test]
    fn symmetries_move_places_as_they_should() {
        let frame: Frame<u64> = Frame::new(8, 2);
        let mut set = 0x0123_4567_89ab_cdef_u64;
        for _ in 0..200 {
            set = set.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let sparse = set & set >> 7 & set << 11 | 1 << (set % 64);
            let turned = frame.word(listed(sparse).into_iter().map(|(row, column)| (column, row)));
            assert_eq!(transposed(sparse), turned);
            let flipped = frame.word(listed(sparse).into_iter().map(|(row, column)| (row, 7 - column)));
            for image in [turned, flipped, sparse.reverse_bits(), frame.cornered(sparse)] {
                assert_eq!(frame.least_of_eight(image), frame.least_of_eight(sparse), "{sparse:x}");
            }
            assert_eq!(corner(sparse), frame.cornered(sparse));
        }
    }

    #[test]
    fn what_is_around_a_place() {
        for size in 1..=4 {
            for stride in [8_u32, 16, 128] {
                let frame: Frame<u128> = Frame::new(stride, size);
                for place in 0..128 {
                    let expected = (0..128_u32).filter(|&other| {
                        let apart = |one: u32, other: u32| (one.abs_diff(other) as usize) < size;
                        apart(place / stride, other / stride) && apart(place % stride, other % stride)
                    });
                    let expected = expected.fold(0_u128, |set, other| set | 1 << other);
                    assert_eq!(frame.around(1 << place), expected, "{size} {stride} {place}");
                }
            }
        }
    }
}
