//! Bytes of a file to a [`Text`].
//!
//! Representation: UTF-8 of at most [`LIMIT`] bytes; a byte order mark is dropped.
//! Failure: `too-large` and `not-utf8`, the latter with the first bad byte and the encoding that
//! the file seems to have. The text of the fault holds the bytes as far as they can be read.
//! Source: Unicode Standard, ch. 3 (UTF-8) and 2.13 (byte order marks).

use super::{Diagnostic, Diagnostics, Text};

/// The largest file that is read, in bytes: 1 MiB, a thousand times a usual sheet.
pub const LIMIT: usize = 1 << 20;

/// The bytes as a text of this name.
///
/// # Errors
/// One fault: `too-large` at the start, or `not-utf8` at the first bad byte.
pub fn text(name: &str, bytes: &[u8]) -> Result<Text, Diagnostics> {
    text_up_to(name, bytes, LIMIT)
}

/// The same of a file with at most so many bytes.
///
/// # Errors
/// As for [`text`].
pub fn text_up_to(name: &str, bytes: &[u8], most: usize) -> Result<Text, Diagnostics> {
    if bytes.len() > most {
        let start = Text::new(name, &String::from_utf8_lossy(&bytes[..most.min(200)]));
        let message = format!("this file has more than {most} bytes, which is the limit");
        let fault = Diagnostic::new("too-large", 0..0, message, "split it into several files");
        return Err(Diagnostics::one(start, fault));
    }
    if let Some(order) = utf16(bytes) {
        let shown = Text::new(name, &order.decode(bytes));
        let fault = Diagnostic::new("not-utf8", shown.clamp(&(0..1)), "this file is UTF-16, not UTF-8", SAVE);
        return Err(Diagnostics::one(shown, fault));
    }
    let error = match str::from_utf8(bytes) {
        Ok(content) => return Ok(Text::new(name, content)),
        Err(error) => error,
    };
    let place = error.valid_up_to();
    // The mark that `Text::new` drops takes its bytes with it.
    let dropped = if bytes.starts_with(b"\xef\xbb\xbf") { 3 } else { 0 };
    let message = match error.error_len() {
        Some(_) => format!("the byte 0x{:02X} is not UTF-8", bytes[place]),
        None => "the file ends inside a character".to_owned(),
    };
    let help = match error.error_len() {
        // A lone high byte between plain letters is how Latin-1 and its Windows kin write é or ő.
        Some(1) => "save the file as UTF-8; it looks like Latin-1 or a Windows encoding",
        Some(_) => SAVE,
        None => "copy the file again; its end is missing",
    };
    let shown = Text::new(name, &String::from_utf8_lossy(bytes));
    // In the text that is shown a replacement character takes the place of the bad bytes.
    let start = place - dropped;
    let span = start..start + char::REPLACEMENT_CHARACTER.len_utf8();
    Err(Diagnostics::one(shown, Diagnostic::new("not-utf8", span, message, help)))
}

const SAVE: &str = "save the file as UTF-8";

/// Which byte of a 16-bit unit comes first.
#[derive(Clone, Copy)]
enum Order {
    Little,
    Big,
}

impl Order {
    fn decode(self, bytes: &[u8]) -> String {
        let units = bytes.as_chunks::<2>().0.iter().map(|&pair| match self {
            Order::Little => u16::from_le_bytes(pair),
            Order::Big => u16::from_be_bytes(pair),
        });
        char::decode_utf16(units).map(|unit| unit.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
    }
}

/// UTF-16 by its mark, or by a zero beside each of the first two characters.
fn utf16(bytes: &[u8]) -> Option<Order> {
    match bytes {
        [0xff, 0xfe, ..] | [1..=255, 0, 1..=255, 0, ..] => Some(Order::Little),
        [0xfe, 0xff, ..] | [0, 1..=255, 0, 1..=255, ..] => Some(Order::Big),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(bytes: &[u8]) -> String {
        text("f", bytes).expect_err("a fault").to_string()
    }

    #[test]
    fn utf8_is_read_with_or_without_a_mark() {
        assert_eq!(text("f", "נים".as_bytes()).expect("UTF-8").content, "נים");
        assert_eq!(text("f", b"\xef\xbb\xbfa").expect("UTF-8").content, "a");
        assert_eq!(text("f", b"").expect("UTF-8").content, "");
    }

    #[test]
    fn the_first_bad_byte_is_named() {
        let shown = fault(b"a: 1\nb: els\xf5\n");
        assert!(
            shown.starts_with("f:2:7: error[not-utf8]: the byte 0xF5 is not UTF-8\n  b: els�\n        ^"),
            "{shown}"
        );
        assert!(shown.contains("looks like Latin-1"));
        assert!(fault(b"\xef\xbb\xbfab\xff").starts_with("f:1:3: "));
        assert!(fault(b"ab\xe2\x82").contains("ends inside a character"));
    }

    #[test]
    fn utf16_is_recognized() {
        for bytes in [&b"\xff\xfea\0:\0"[..], b"\xfe\xff\0a\0:", b"a\0:\0", b"\0a\0:"] {
            let shown = fault(bytes);
            assert!(shown.contains("this file is UTF-16") && shown.contains("\n  a:\n  ^\n"), "{shown}");
        }
    }

    #[test]
    fn the_size_has_a_limit() {
        assert!(text("f", &vec![b'#'; LIMIT]).is_ok());
        assert!(fault(&vec![b'#'; LIMIT + 1]).contains("more than 1048576 bytes"));
    }
}
