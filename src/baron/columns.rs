//! The columns of a position: its heaps in binary under one another, and the sum of every column.
//!
//! Representation: rows of equal width over `0` and `1`, heaps in the order given; sums and places
//! from the highest place to 1, a place being the power of 2 that its digits count. The sums are
//! counted from the digits; no xor is taken. Any number of heaps.
//! Source: Báron 1964 (digit sums); Bouton 1902.

use std::iter;

/// Heaps in binary, and their column sums.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Columns {
    /// One row of digits per heap, padded with zeros to the longest.
    pub rows: Vec<String>,
    /// How many heaps have a 1 in each column, from the left.
    pub sums: Vec<usize>,
    /// The value of a 1 in each column, from the left; the last place is 1.
    pub places: Vec<u64>,
}

impl Columns {
    /// The columns of these heaps. At least one column, even without heaps or with empty ones.
    pub fn of(heaps: &[u64]) -> Columns {
        let rows = digits(heaps);
        let width = rows.first().map_or(1, String::len);
        let sums = (0..width).map(|column| rows.iter().filter(|row| row.as_bytes()[column] == b'1').count());
        let mut places: Vec<u64> = iter::successors(Some(1_u64), |place| place.checked_mul(2)).take(width).collect();
        places.reverse();
        Columns { sums: sums.collect(), rows, places }
    }

    /// The places whose sum is odd, from the highest.
    pub fn odd_places(&self) -> Vec<u64> {
        let odd = self.sums.iter().zip(&self.places).filter(|(sum, _)| *sum % 2 == 1);
        odd.map(|(_, &place)| place).collect()
    }

    /// The lowest place whose sum is odd; the reduction meets it first.
    pub fn lowest_odd_place(&self) -> Option<u64> {
        self.odd_places().last().copied()
    }

    /// Whether every sum is even.
    pub fn all_even(&self) -> bool {
        self.sums.iter().all(|sum| sum % 2 == 0)
    }

    /// The sums written one after the other, like `222022`; with spaces once a sum has two digits.
    pub fn sums_text(&self) -> String {
        let between = if self.sums.iter().any(|&sum| sum > 9) { " " } else { "" };
        self.sums.iter().map(usize::to_string).collect::<Vec<_>>().join(between)
    }
}

/// The numbers in binary, padded with zeros to the longest.
pub fn digits(numbers: &[u64]) -> Vec<String> {
    let longest = numbers.iter().copied().max().unwrap_or(0);
    let width = longest.checked_ilog2().unwrap_or(0) + 1;
    let digit = |number: u64, place: u32| if number >> place & 1 == 1 { '1' } else { '0' };
    numbers.iter().map(|&number| (0..width).rev().map(|place| digit(number, place)).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// B-73: the two printed examples, digit by digit.
    #[test]
    fn the_printed_digit_sums() {
        let left = Columns::of(&[25, 43, 50]);
        assert_eq!(left.rows, ["011001", "101011", "110010"]);
        assert_eq!(left.sums_text(), "222022");
        assert!(left.all_even());
        let right = Columns::of(&[16, 39, 47]);
        assert_eq!(right.rows, ["010000", "100111", "101111"]);
        assert_eq!(right.sums_text(), "211222");
        assert_eq!(right.places, [32, 16, 8, 4, 2, 1]);
        assert_eq!((right.odd_places(), right.lowest_odd_place()), (vec![16, 8], Some(8)));
    }

    /// Section 3.5: the column sums of the test vectors for the fixing move.
    #[test]
    fn sums_of_positions_with_other_numbers_of_heaps() {
        for (heaps, sums) in [
            (&[2, 5, 10][..], "1121"),
            (&[46, 45, 21], "212312"),
            (&[3, 5, 7, 9], "1224"),
            (&[1, 2, 4, 8], "1111"),
            (&[1, 1, 1, 1, 1], "5"),
            (&[20, 36, 57], "221201"),
        ] {
            assert_eq!(Columns::of(heaps).sums_text(), sums, "{heaps:?}");
        }
    }

    #[test]
    fn empty_and_full_positions() {
        let none = Columns::of(&[]);
        assert_eq!((none.rows.len(), none.sums, none.places), (0, vec![0], vec![1]));
        assert_eq!(Columns::of(&[0, 0]).rows, ["0", "0"]);
        let full = Columns::of(&[u64::MAX; 12]);
        assert_eq!((full.sums.len(), full.places[0]), (64, 1 << 63));
        assert!(full.sums_text().starts_with("12 12 "));
    }
}
