//! Binary columns: numbers written under one another, and how many ones each column has.
//!
//! Representation: columns from the left, the highest power of two first; as many as the longest
//! number has digits, at least one. A column is odd if its count of ones is odd; the odd columns read
//! as a binary number are the nim-sum.
//! Source: Bouton 1902; Báron 1964 (his digit sums).

/// Numbers as rows of binary digits, with the ones of each column counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Columns {
    /// The numbers, one row each.
    pub numbers: Vec<u64>,
    /// The count of ones in each column, from the left; never empty.
    pub ones: Vec<usize>,
    /// The sum in binary without carry.
    pub nim_sum: u64,
}

impl Columns {
    /// The columns of these numbers; no number at all gives one column of count 0.
    pub fn new(numbers: &[u64]) -> Columns {
        let longest = numbers.iter().map(|number| u64::BITS - number.leading_zeros()).max().unwrap_or(0);
        let ones = |place: u32| numbers.iter().filter(|&number| number >> place & 1 == 1).count();
        Columns {
            numbers: numbers.to_vec(),
            ones: (0..longest.max(1)).rev().map(ones).collect(),
            nim_sum: numbers.iter().fold(0, |sum, number| sum ^ number),
        }
    }

    /// How many columns there are: 1 to 64.
    pub fn width(&self) -> usize {
        self.ones.len()
    }

    /// A number in binary, with zeros in front up to the width.
    pub fn digits(&self, number: u64) -> String {
        format!("{number:0width$b}", width = self.width())
    }

    /// Which columns are odd, from the left, starting with 0.
    pub fn odd(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.width()).filter(|&column| self.ones[column] % 2 == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::Columns;

    /// Column sums; the first two are printed in the sources, H-18 and B-73.
    #[test]
    fn column_sums() {
        for (heaps, ones, nim_sum) in [
            (&[7, 3, 12][..], "1222", 8),
            (&[16, 39, 47], "211222", 24),
            (&[20, 36, 57], "221201", 9),
            (&[46, 45, 21], "212312", 22),
            (&[25, 43, 50], "222022", 0),
            (&[1, 1, 1, 1, 1], "5", 1),
            (&[], "0", 0),
            (&[0, 0], "0", 0),
        ] {
            let columns = Columns::new(heaps);
            let counts: String = columns.ones.iter().map(usize::to_string).collect();
            assert_eq!((counts.as_str(), columns.nim_sum), (ones, nim_sum), "{heaps:?}");
        }
    }

    #[test]
    fn odd_columns_spell_the_nim_sum() {
        let columns = Columns::new(&[46, 45, 21]);
        assert_eq!(columns.odd().collect::<Vec<_>>(), [1, 3, 4]);
        assert_eq!(columns.digits(columns.nim_sum), "010110");
    }

    #[test]
    fn the_largest_words_fit() {
        assert_eq!(Columns::new(&[u64::MAX]).width(), 64);
    }
}
