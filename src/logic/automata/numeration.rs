//! Numbers to digits and back, in base 2 and in Zeckendorf numeration.
//!
//! Representation: digits highest first, without leading zeros; 0 has no digits.
//! The places of Zeckendorf numeration count 1, 2, 3, 5, 8, …, and no two neighbours are 1.
//! Source: Lekkerkerker 1952; Zeckendorf 1972.

use crate::logic::syntax::formula::Numeration;
use num_bigint::BigUint;

impl Numeration {
    /// The digits of a number.
    pub fn digits(self, number: &BigUint) -> Vec<bool> {
        match self {
            Numeration::Binary => (0..number.bits()).rev().map(|place| number.bit(place)).collect(),
            Numeration::Zeckendorf => {
                let mut places = places();
                let mut weights = Vec::new();
                while weights.last().is_none_or(|last| last <= number) {
                    weights.extend(places.next());
                }
                let mut rest = number.clone();
                // The last weight is larger than the number. Greedy subtraction leaves no neighbours.
                let digits = weights.iter().rev().skip(1).map(|weight| {
                    let digit = *weight <= rest;
                    if digit {
                        rest -= weight;
                    }
                    digit
                });
                digits.collect()
            }
        }
    }

    /// The word of a tuple: one letter for each place, the first number in the highest bit.
    #[cfg(test)]
    pub fn word(self, tuple: &[BigUint]) -> Vec<u32> {
        let digits: Vec<Vec<bool>> = tuple.iter().map(|number| self.digits(number)).collect();
        let length = digits.iter().map(Vec::len).max().unwrap_or(0);
        let letter = |place: usize| {
            // Shorter numbers have zeros in front.
            let digit = |number: &Vec<bool>| (place + number.len()).checked_sub(length).is_some_and(|at| number[at]);
            digits.iter().fold(0, |letter, number| 2 * letter + u32::from(digit(number)))
        };
        (0..length).map(letter).collect()
    }

    /// The number of these digits.
    pub fn number(self, digits: &[bool]) -> BigUint {
        match self {
            Numeration::Binary => {
                let mut number = BigUint::ZERO;
                for (place, _) in digits.iter().rev().enumerate().filter(|(_, digit)| **digit) {
                    number.set_bit(place as u64, true);
                }
                number
            }
            Numeration::Zeckendorf => {
                places().zip(digits.iter().rev()).filter(|(_, digit)| **digit).map(|(weight, _)| weight).sum()
            }
        }
    }
}

/// 1, 2, 3, 5, 8, …
fn places() -> impl Iterator<Item = BigUint> {
    let first = (BigUint::from(1_u32), BigUint::from(2_u32));
    std::iter::successors(Some(first), |(one, other)| Some((other.clone(), one + other))).map(|(weight, _)| weight)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_those_of_the_books() {
        let shown = |numeration: Numeration, number: u32| -> String {
            numeration.digits(&BigUint::from(number)).iter().map(|&digit| if digit { '1' } else { '0' }).collect()
        };
        assert_eq!(shown(Numeration::Binary, 0), "");
        assert_eq!(shown(Numeration::Binary, 13), "1101");
        // 1 = 1, 2 = 10, 3 = 100, 4 = 101, 12 = 8 + 3 + 1, 100 = 89 + 8 + 3.
        for (number, digits) in
            [(0, ""), (1, "1"), (2, "10"), (3, "100"), (4, "101"), (12, "10101"), (100, "1000010100")]
        {
            assert_eq!(shown(Numeration::Zeckendorf, number), digits);
        }
    }

    #[test]
    fn digits_give_the_number_back() {
        for numeration in [Numeration::Binary, Numeration::Zeckendorf] {
            for number in (0..2_000).chain([10_u64.pow(18), u64::MAX]).map(BigUint::from) {
                let digits = numeration.digits(&number);
                assert_eq!(numeration.number(&digits), number);
                assert!(digits.first() != Some(&false));
                assert!(numeration == Numeration::Binary || !digits.windows(2).any(|pair| pair[0] && pair[1]));
            }
        }
    }
}
