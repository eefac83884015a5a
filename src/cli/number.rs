//! Numbers typed as arguments, what a person reads who typed something else.
//!
//! Representation: naturals up to 2^64 - 1, in digits. clap puts the argument and the value in front
//! of the message and exits with 2.

/// The natural written in `text`.
///
/// # Errors
/// Signs, fractions, words and numbers above 2^64 - 1, each with what to write instead.
pub fn natural(text: &str) -> Result<u64, String> {
    let is_digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if is_digits(text) {
        return text.parse().map_err(|_| format!("too large; the largest number is {}", u64::MAX));
    }
    Err(match text.strip_prefix('-') {
        Some(number) if number.bytes().any(|byte| byte.is_ascii_digit()) => {
            "negative; numbers here are counts: 0, 1, 2, …"
        }
        _ if text.split([',', ';', '/']).filter(|part| is_digits(part)).count() > 2 => {
            "several numbers; put spaces between them, as in 25 43 50"
        }
        _ if is_digits(&text.replacen(['.', ','], "", 1)) => "not a whole number; write digits alone, like 25",
        _ => "not a number; write digits, like 25",
    }
    .to_owned())
}

/// The number of one of these things, which count from 0.
///
/// # Errors
/// As for [`natural`], and numbers above `most`.
pub fn counted(text: &str, what: &str, most: u64) -> Result<u64, String> {
    match natural(text) {
        Ok(number) if number <= most => Ok(number),
        Err(message) if !text.starts_with('-') && !message.starts_with("too large") => Err(message),
        _ => Err(format!("{what} count from 0; the largest is {most}")),
    }
}
