//! Codes of take-and-break games: what may be taken from a heap, and into how many heaps the rest may fall.
//!
//! Representation: digits d0 . d1 d2 d3 …, each 0 to f. Digit dk speaks of taking k tokens: its bit 0
//! allows it if nothing is left, bit 1 if one heap is left, bit 2 if the rest becomes two heaps and
//! bit 3 three heaps; none of these heaps is empty. d0 speaks of splitting without taking, so it has
//! bits 2 and 3 only. Octal codes have no bit 3.
//! Failure: [`CodeError`] with the column of the character that is wrong.
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
            Some(place) => Err(CodeError { column: place + 1, fault: CodeFault::Hexadecimal }),
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
        let error = |place: usize, fault| Err(CodeError { column: place + 1, fault });
        let mut letters = text.chars().enumerate();
        let mut digits = match letters.next() {
            None => return error(0, CodeFault::Empty),
            Some((_, letter)) => match letter.to_digit(16) {
                Some(whole) if whole % 4 == 0 => vec![whole as u8],
                Some(_) => return error(0, CodeFault::Whole),
                None => return error(0, CodeFault::Letter(letter)),
            },
        };
        match letters.next() {
            Some((_, '.')) => {}
            _ => return error(1, CodeFault::Point),
        }
        for (place, letter) in letters {
            match letter.to_digit(16) {
                None => return error(place, CodeFault::Letter(letter)),
                Some(_) if digits.len() > MOST_PLACES => return error(place, CodeFault::Long),
                Some(digit) => digits.push(digit as u8),
            }
        }
        if digits.len() == 1 {
            return error(2, CodeFault::Places);
        }
        while digits.len() > 1 && digits.last() == Some(&0) {
            digits.pop();
        }
        if digits == [0] {
            return error(0, CodeFault::NoMove);
        }
        Ok(Code { digits })
    }
}

/// What is wrong with a code, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeError {
    /// The column of the character, from 1; one past the end if something is missing there.
    pub column: usize,
    /// What is wrong with it.
    pub fault: CodeFault,
}

/// The ways in which a code can be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeFault {
    /// There is nothing.
    Empty,
    /// A character that is not a digit.
    Letter(char),
    /// The digit before the point has bit 0 or 1: it would allow a move that changes nothing.
    Whole,
    /// The point is missing after the first digit.
    Point,
    /// Nothing follows the point.
    Places,
    /// A digit above 7 in an octal code.
    Hexadecimal,
    /// More than [`MOST_PLACES`] digits after the point.
    Long,
    /// All digits are 0.
    NoMove,
}

impl fmt::Display for CodeError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.fault {
            CodeFault::Empty => write!(out, "the code is missing; write one like 0.77"),
            CodeFault::Letter(letter) => {
                write!(
                    out,
                    "`{}` is no digit; the digits are 0 to 7, and up to f with three heaps",
                    letter.escape_debug()
                )
            }
            CodeFault::Whole => {
                write!(out, "the digit before the point is 0, or 4, 8 or c for splits without taking")
            }
            CodeFault::Point => write!(out, "a point stands after the first digit, as in 0.77"),
            CodeFault::Places => write!(out, "digits are missing after the point, as in 0.77"),
            CodeFault::Hexadecimal => {
                write!(out, "the digits of an octal code end at 7; with larger ones write `hex(…)`")
            }
            CodeFault::Long => write!(out, "the code is too long; it has at most {MOST_PLACES} digits after the point"),
            CodeFault::NoMove => write!(out, "no digit allows a move; one of them must not be 0"),
        }
    }
}

impl std::error::Error for CodeError {}

/// An octal game that the books call by a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Named {
    /// The name, as typed.
    pub name: &'static str,
    /// Its code.
    pub code: &'static str,
    /// How much larger the heap is than the number that is typed: a strip of 9 cells of Treblecross
    /// is a heap of 11.
    pub larger: u64,
}

/// Every named octal game, in alphabetical order. Source: Winning Ways, ch. 4.
pub const NAMED: &[Named] = &[
    Named { name: "dawson-chess", code: "0.137", larger: 0 },
    Named { name: "dawson-kayles", code: "0.07", larger: 0 },
    Named { name: "guiles", code: "0.15", larger: 0 },
    Named { name: "kayles", code: "0.77", larger: 0 },
    Named { name: "officers", code: "0.6", larger: 0 },
    Named { name: "treblecross", code: "0.007", larger: 2 },
];

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
    fn every_fault_has_its_column_and_says_what_to_do() {
        let long = format!("0.{}1", "0".repeat(MOST_PLACES));
        let faults = [
            ("", 1, CodeFault::Empty),
            ("x.1", 1, CodeFault::Letter('x')),
            ("0.1g", 4, CodeFault::Letter('g')),
            ("0.7é", 4, CodeFault::Letter('é')),
            ("1.3", 1, CodeFault::Whole),
            ("7", 1, CodeFault::Whole),
            ("077", 2, CodeFault::Point),
            ("0", 2, CodeFault::Point),
            ("4.", 3, CodeFault::Places),
            ("0.000", 1, CodeFault::NoMove),
            (&long, MOST_PLACES + 3, CodeFault::Long),
        ];
        for (text, column, fault) in faults {
            let error = text.parse::<Code>().expect_err(text);
            assert_eq!(error, CodeError { column, fault }, "{text}");
            assert!(!error.to_string().is_empty() && !error.to_string().ends_with('.'), "{error}");
        }
        assert_eq!(Code::octal("0.78"), Err(CodeError { column: 4, fault: CodeFault::Hexadecimal }));
        assert_eq!(Code::octal("8.1"), Err(CodeError { column: 1, fault: CodeFault::Hexadecimal }));
        assert_eq!(Code::octal("0.77"), "0.77".parse());
    }

    #[test]
    fn names_are_sorted_and_have_octal_codes() {
        assert!(NAMED.is_sorted_by_key(|named| named.name));
        for named in NAMED {
            assert_eq!(Code::octal(named.code).expect(named.name).to_string(), named.code);
        }
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
            if let Err(error) = text.parse::<Code>() {
                prop_assert!(error.column >= 1 && error.column <= text.chars().count() + 1);
            }
        }
    }
}
