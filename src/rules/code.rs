//! Codes of take-and-break games: what may be taken from a heap, and into how many heaps the rest may fall.
//!
//! Representation: digits d0 . d1 d2 d3 …, each 0 to f. Digit dk speaks of taking k tokens: its bit 0
//! allows it if nothing is left, bit 1 if one heap is left, bit 2 if the rest becomes two heaps and
//! bit 3 three heaps; none of these heaps is empty. d0 speaks of splitting without taking, so it has
//! bits 2 and 3 only. Octal codes have no bit 3.
//! Failure: [`CodeError`] with the place of the character that is wrong.
//! Source: Guy and Smith 1956; Winning Ways, ch. 4.

use std::fmt;
use std::str::FromStr;

/// The most places after the point.
pub const MOST_PLACES: usize = 64;

/// The code of a take-and-break game: at least one digit is not 0, the last one never is unless it is d0.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code {
    /// d0, d1, d2, …: each at most 15.
    digits: Vec<u8>,
}

impl Code {
    /// The digit for taking `take` tokens; 0 beyond the end.
    pub fn digit(&self, take: u64) -> u8 {
        usize::try_from(take).ok().and_then(|take| self.digits.get(take)).copied().unwrap_or(0)
    }

    /// The place of the last digit that is not 0: the most tokens a move can take.
    pub fn last_place(&self) -> u64 {
        self.digits.len() as u64 - 1
    }

    /// Whether no digit allows three heaps.
    pub fn is_octal(&self) -> bool {
        self.digits.iter().all(|&digit| digit < 8)
    }

    /// The takes whose digit allows that `heaps` heaps are left, 0 to 3, in rising order.
    pub fn leaving(&self, heaps: u32) -> impl Iterator<Item = u64> {
        (0_u64..).zip(&self.digits).filter(move |&(_, &digit)| digit >> heaps & 1 == 1).map(|(take, _)| take)
    }

    /// Reads an octal code: [`Code::from_str`], but 8 to f are refused.
    ///
    /// # Errors
    /// As for [`Code::from_str`], and at the first digit above 7.
    pub fn octal(text: &str) -> Result<Code, CodeError> {
        let code: Code = text.parse()?;
        let above = |letter: char| letter.to_digit(16).is_some_and(|digit| digit > 7);
        match text.chars().position(above) {
            Some(place) => {
                Err((place, "the digits of an octal code end at 7; with larger ones write `hex(…)`".to_owned()))
            }
            None => Ok(code),
        }
    }
}

impl fmt::Display for Code {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:x}.", self.digits[0])?;
        match &self.digits[1..] {
            [] => out.write_str("0"),
            places => places.iter().try_for_each(|digit| write!(out, "{digit:x}")),
        }
    }
}

impl FromStr for Code {
    type Err = CodeError;

    /// Reads `0.137`, `4.007`, `0.8f` or `0.8F`; zeros at the end say nothing and are dropped.
    /// `Display` gives the text back, without such zeros and in small letters.
    ///
    /// # Errors
    /// The first character that does not belong where it is, more than [`MOST_PLACES`] places, or no
    /// digit but 0.
    fn from_str(text: &str) -> Result<Code, CodeError> {
        let digit = |place: usize, letter: char| match letter.to_digit(16) {
            Some(digit) => Ok(digit as u8),
            None => {
                let letter = letter.escape_debug();
                Err((place, format!("`{letter}` is not a digit; the digits are 0 to 7, and up to f with three heaps")))
            }
        };
        let error = |place: usize, message: &str| Err((place, message.to_owned()));
        let mut letters = text.chars().enumerate();
        let Some((_, first)) = letters.next() else {
            return error(0, "the code is missing; write one like 0.77");
        };
        let mut digits = vec![digit(0, first)?];
        if digits[0] % 4 != 0 {
            return error(0, "the digit before the point is 0, or 4, 8 or c for splits without taking");
        }
        if letters.next().is_none_or(|(_, letter)| letter != '.') {
            return error(1, "a point follows the first digit, as in 0.77");
        }
        for (place, letter) in letters {
            let found = digit(place, letter)?;
            if digits.len() > MOST_PLACES {
                let most = format!("the code is too long; it has at most {MOST_PLACES} digits after the point");
                return Err((place, most));
            }
            digits.push(found);
        }
        if digits.len() == 1 {
            return error(2, "digits are missing after the point, as in 0.77");
        }
        while digits.len() > 1 && digits.last() == Some(&0) {
            digits.pop();
        }
        if digits == [0] {
            return error(0, "no digit allows a move; one of them must not be 0");
        }
        Ok(Code { digits })
    }
}

/// What is wrong with a code: how many characters come before the fault, and a message that says what to do.
pub type CodeError = (usize, String);

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn digits_say_how_many_heaps_are_left() {
        let code: Code = "4.137".parse().expect("a code");
        let leaving = |heaps| code.leaving(heaps).collect::<Vec<_>>();
        assert_eq!((leaving(0), leaving(1), leaving(2), leaving(3)), (vec![1, 2, 3], vec![2, 3], vec![0, 3], vec![]));
        assert_eq!((code.last_place(), code.digit(2), code.digit(99)), (3, 3, 0));
        assert!(code.is_octal() && !"0.8f".parse::<Code>().expect("a code").is_octal());
    }

    #[test]
    fn codes_print_as_they_are_written() {
        for text in ["0.137", "4.007", "0.8f", "c.0", "4.0", "8.123456789abcdef", "0.0000000001"] {
            assert_eq!(text.parse::<Code>().expect("a code").to_string(), text);
        }
        for (text, printed) in [("0.770", "0.77"), ("0.8F", "0.8f"), ("4.000", "4.0")] {
            assert_eq!(text.parse::<Code>().expect("a code").to_string(), printed);
        }
    }

    #[test]
    fn every_fault_has_its_place_and_says_what_to_do() {
        let long = format!("0.{}1", "0".repeat(MOST_PLACES));
        let faults = [
            ("", 0, "is missing"),
            ("x.1", 0, "`x` is not a digit"),
            ("0.1g", 3, "`g` is not a digit"),
            ("0.7é", 3, "`é` is not a digit"),
            ("1.3", 0, "before the point"),
            ("7", 0, "before the point"),
            ("077", 1, "a point"),
            ("0", 1, "a point"),
            ("4.", 2, "digits are missing"),
            ("0.000", 0, "no digit allows"),
            (&long, MOST_PLACES + 2, "too long"),
            ("0.78", 3, "end at 7"),
            ("8.1", 0, "end at 7"),
        ];
        for (text, place, words) in faults {
            let (found, message) = Code::octal(text).expect_err(text);
            assert!(found == place && message.contains(words), "{text}: {found}, {message}");
        }
        assert_eq!(Code::octal("0.77"), "0.77".parse());
    }

    proptest! {
        #[test]
        fn reading_and_printing_are_inverse(whole in 0_u32..4, places in prop::collection::vec(0_u32..16, 1..MOST_PLACES)) {
            prop_assume!(whole > 0 || places.iter().any(|&digit| digit > 0));
            let digits: String = places.iter().filter_map(|&digit| char::from_digit(digit, 16)).collect();
            let text = format!("{:x}.{digits}", 4 * whole);
            let code: Code = text.parse().expect("digits");
            prop_assert_eq!(code.to_string().parse::<Code>(), Ok(code.clone()));
            for (take, &digit) in (1..).zip(&places) {
                prop_assert_eq!(u32::from(code.digit(take)), digit);
            }
        }

        #[test]
        fn no_text_makes_it_panic(text in ".{0,80}") {
            if let Err((place, _)) = text.parse::<Code>() {
                prop_assert!(place <= text.chars().count());
            }
        }
    }
}
