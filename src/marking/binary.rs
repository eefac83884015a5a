//! Numbers in binary, with or without leading zeros: `0101`, `0b101`, `101 (binary)`, `binary 101`, `101_2`.

use super::text::{Token, tokens};

/// A number that says that it is binary.
pub fn stated(plain: &str) -> Option<u64> {
    let text = plain.replace(['(', ')'], " ");
    let text = text.trim();
    let text = text.strip_prefix("in ").unwrap_or(text).trim_end_matches(':');
    let before = ["0b", "binary", "base 2", "bináris", "binárisan"];
    let after = ["in binary", "_2", "binary", "bin", "in base 2", "base 2", "b", "kettes", "bináris", "binárisan"];
    let digits = before.iter().find_map(|mark| text.strip_prefix(mark));
    let digits = digits.or_else(|| after.iter().find_map(|mark| text.strip_suffix(mark)))?.trim_start_matches(':');
    value(&digits.split_whitespace().collect::<String>())
}

/// Digits that can be binary ones.
pub fn digits(plain: &str) -> Option<u64> {
    match &tokens(plain)[..] {
        [Token::Digits(digits)] => value(digits),
        _ => None,
    }
}

/// The value of binary digits.
pub fn value(digits: &str) -> Option<u64> {
    if digits.is_empty() || digits.len() > 64 || !digits.bytes().all(|digit| matches!(digit, b'0' | b'1')) {
        return None;
    }
    u64::from_str_radix(digits, 2).ok()
}
