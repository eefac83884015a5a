//! Rows of coins: turn a black coin, and others to its left or right as the game has it.
//!
//! Representation: a row is a list of colours, black is true; coins are numbered from 1 at the left. The
//! value of a row is the nim-sum of the values of its black coins, each alone in a row of white ones.
//! Turning the rest to the right is another matter: only the last coin counts.
//! Source: N-56 to N-62; Lenstra; Winning Ways, ch. 14 ("Turning Turtles", "Mock Turtles", "Ruler").

use num_bigint::BigUint;

/// A game on a row of coins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coins {
    /// Turn a black coin, and one more to its left or none.
    Turtles,
    /// Turn a black coin, and up to two more to its left.
    MockTurtles,
    /// Turn neighbouring coins, the last of them black.
    Ruler,
    /// Turn a black coin and all to its right.
    FlipRight,
}

impl Coins {
    /// The value of the black coin `number`, from 1, in an otherwise white row of `length` coins;
    /// numbers of Mock Turtles stay below 2^63.
    pub fn coin(self, number: u64, length: u64) -> u64 {
        match self {
            Coins::Turtles => number,
            // The odious number of this rank: an odd number of binary ones.
            Coins::MockTurtles => {
                let rank = number - 1;
                2 * rank + u64::from(rank.count_ones().is_multiple_of(2))
            }
            // The largest power of 2 that divides the number.
            Coins::Ruler => 1 << number.trailing_zeros(),
            Coins::FlipRight => u64::from(number == length),
        }
    }

    /// The value of a row.
    pub fn row_value(self, row: &[bool]) -> u64 {
        let length = row.len() as u64;
        let black = (1..).zip(row).filter(|&(_, &black)| black);
        black.fold(0, |sum, (number, _)| sum ^ self.coin(number, length))
    }
}

/// The longest play of flip-to-the-right: the row read as a binary number, black 1, the leftmost first.
pub fn longest_play(row: &[bool]) -> BigUint {
    let digits: Vec<u8> = row.iter().map(|&black| u8::from(black)).collect();
    BigUint::from_radix_be(&digits, 2).unwrap_or_default()
}

/// The shortest play of flip-to-the-right: how often the colour changes, a white coin put in front.
pub fn shortest_play(row: &[bool]) -> u64 {
    let before = [false].iter().chain(row);
    before.zip(row).filter(|(left, right)| left != right).count() as u64
}
