//! Sheet ids: `NB-4T7K-Q2MX-R`, from which, with the spec, a sheet and its key can be built again. Comments, titles
//! and the order of keys in the spec do not matter.
//!
//! Representation: eight base-32 characters (24 bits of digest, 4 of attempt, 12 of variant), or twelve (24
//! bits of digest, 12 of attempt, 24 of variant) when that does not fit, in groups of four, and a check
//! character. The alphabet is Crockford's, without I, L, O and U. The check character is a weighted sum in the
//! field of 32 elements, so one wrong character or two neighbours exchanged are always noticed.
//! Failure: a text that is not an id says why; a variant above 2^24 - 1 or an attempt above 4095 has none.
//! Source: Crockford's base 32; Reed and Solomon 1960 (the check character).

use std::fmt;
use std::str::FromStr;

/// The largest variant that an id can hold.
pub const MOST_VARIANT: u64 = (1 << 24) - 1;

/// The largest attempt that an id can hold.
pub const MOST_ATTEMPT: u64 = (1 << 12) - 1;

const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Which sheet this is: of which spec, which variant, which attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetId {
    /// 24 bits that the spec and the format version decide.
    pub digest: u32,
    /// The attempt, at most [`MOST_ATTEMPT`].
    pub attempt: u64,
    /// The variant, at most [`MOST_VARIANT`].
    pub variant: u64,
}

impl fmt::Display for SheetId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digest = u64::from(self.digest);
        let (bits, count) = if self.attempt < 16 && self.variant < 4096 {
            (digest << 16 | self.attempt << 12 | self.variant, 8)
        } else {
            (digest << 36 | self.attempt << 24 | self.variant, 12)
        };
        let digits: Vec<u8> = (0..count).rev().map(|place| (bits >> (5 * place) & 31) as u8).collect();
        out.write_str(&written(START, &digits))
    }
}

/// How an id begins.
const START: &str = "NB";

/// Digits below 32 as a text that people copy: how it begins, groups of four characters, and a check character.
pub fn written(start: &str, digits: &[u8]) -> String {
    let sign = |digit: u8| char::from(ALPHABET[usize::from(digit)]);
    let groups = digits.chunks(4).map(|group| group.iter().map(|&digit| sign(digit)).collect());
    let all: Vec<String> = std::iter::once(start.to_owned()).chain(groups).collect();
    format!("{}-{}", all.join("-"), sign(check(digits)))
}

/// The digits of such a text and its check character, which is not looked at; small letters, other dashes, spaces and missing
/// hyphens are fine, `O` is read as 0, `I` and `L` as 1.
///
/// # Errors
/// The text begins otherwise, holds another character, or nothing more.
pub fn read(start: &str, text: &str) -> Result<(Vec<u8>, u8), IdFault> {
    let between = |character: char| {
        character.is_whitespace() || "-\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2212}_".contains(character)
    };
    let typed: String = text.to_uppercase().chars().filter(|&character| !between(character)).collect();
    let characters = typed.strip_prefix(start).ok_or(IdFault::Start)?;
    let digits: Option<Vec<u8>> = characters.chars().map(digit).collect();
    let mut digits = digits.ok_or(IdFault::Character)?;
    let last = digits.pop().ok_or(IdFault::Length)?;
    Ok((digits, last))
}

/// A text that is not a sheet id, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IdError {
    text: String,
    /// What is wrong with it.
    pub fault: IdFault,
}

/// What is wrong with a text that should be a sheet id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IdFault {
    /// It does not begin with `NB-`.
    Start,
    /// It holds a character that no id has.
    Character,
    /// It is too short or too long.
    Length,
    /// Its last character does not fit the others.
    Slip,
}

impl fmt::Display for IdError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = &self.text;
        match self.fault {
            IdFault::Start => write!(out, "`{text}` is not a sheet id: it does not start with NB-"),
            IdFault::Character => write!(out, "`{text}` is not a sheet id: it holds a character that no id has"),
            IdFault::Length => write!(out, "`{text}` is not a sheet id: 9 or 13 characters follow NB"),
            IdFault::Slip => {
                write!(out, "`{text}` has a slip: its check character does not fit; compare it with the sheet")
            }
        }
    }
}

impl FromStr for SheetId {
    type Err = IdError;

    /// See [`read`].
    fn from_str(text: &str) -> Result<SheetId, IdError> {
        let refused = |fault| IdError { text: text.to_owned(), fault };
        let (digits, last) = read(START, text).map_err(refused)?;
        if digits.len() != 8 && digits.len() != 12 {
            return Err(refused(IdFault::Length));
        }
        if check(&digits) != last {
            return Err(refused(IdFault::Slip));
        }
        let bits = digits.iter().fold(0u64, |bits, &digit| bits << 5 | u64::from(digit));
        Ok(if digits.len() == 8 {
            SheetId { digest: (bits >> 16) as u32, attempt: bits >> 12 & 15, variant: bits & 4095 }
        } else {
            SheetId { digest: (bits >> 36) as u32, attempt: bits >> 24 & MOST_ATTEMPT, variant: bits & MOST_VARIANT }
        })
    }
}

fn digit(sign: char) -> Option<u8> {
    let sign = match sign {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    ALPHABET.iter().position(|&known| char::from(known) == sign).map(|place| place as u8)
}

/// The check character: the sum of digit times power, a power of 2 for each place, in the field of 32 elements.
pub fn check(digits: &[u8]) -> u8 {
    digits.iter().rev().fold((0, 2), |(sum, weight), &digit| (sum ^ times(digit, weight), times(weight, 2))).0
}

/// Multiplication in the field of 32 elements, modulo x^5 + x^2 + 1.
fn times(a: u8, b: u8) -> u8 {
    (0..5).rev().fold(0, |product, bit| {
        let doubled = product << 1 ^ if product & 16 != 0 { 0b10_0101 } else { 0 };
        if b >> bit & 1 == 1 { doubled ^ a } else { doubled }
    })
}
