//! The encodings in which tables of schools come: UTF-8 with or without a mark, UTF-16, and two of Windows.
//!
//! Representation: a [`Text`] and the encoding that was recognised. UTF-16 is known by its mark, or by a zero beside
//! each of the first two characters. What is neither that nor UTF-8 is Windows-1255 (Hebrew) where words are written
//! with letters beyond ASCII alone, and Windows-1250 (Central European) where such letters are among others.
//! Failure: `too-large`, `workbook` where a spreadsheet saved its own format, and `unknown-encoding` where the bytes are no text in the encoding that they seem to have.
//! Source: the Encoding Standard of WHATWG, by `encoding_rs`.

use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1250, WINDOWS_1255};

use crate::class::Table;
use crate::source::{Diagnostic, Diagnostics, Text};

/// The largest table that is read, in bytes: 16 MiB, some hundred thousand students.
pub const LIMIT: usize = 1 << 24;

/// The bytes of a table as text.
///
/// # Errors
/// One fault, see above.
pub fn decode(name: &str, bytes: &[u8]) -> Result<Table, Diagnostics> {
    if bytes.len() > LIMIT {
        let message = format!("this file has more than {LIMIT} bytes, the most that is read");
        return Err(Diagnostics::without_place(name, "too-large", message, "divide the class"));
    }
    // A workbook is an archive, or in the old form a compound document.
    if bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"\xd0\xcf\x11\xe0") {
        let message = "this is a workbook of a spreadsheet, not a table in CSV";
        let help = "open it in the spreadsheet and save the sheet as CSV, UTF-8 if you can choose";
        return Err(Diagnostics::without_place(name, "workbook", message, help));
    }
    let encoding = recognised(bytes);
    let (content, used, broken) = encoding.decode(bytes);
    let text = Text::new(name, &content);
    if broken {
        let at = content.find(char::REPLACEMENT_CHARACTER).unwrap_or(0);
        let at = at.saturating_sub(content.len() - text.content.len());
        let message = format!("this is no character of {}, the encoding that the file seems to have", called(used));
        let fault = Diagnostic::new("unknown-encoding", at..at + 3, message, "save the file as UTF-8");
        return Err(Diagnostics::one(text, fault));
    }
    let note =
        (used != UTF_8).then(|| format!("{name} is not UTF-8; it was read as {}, check the names", called(used)));
    Ok(Table { text, note, marked: used != UTF_8 || bytes.starts_with(b"\xef\xbb\xbf") })
}

/// The name of an encoding for people.
fn called(encoding: &'static Encoding) -> String {
    match encoding {
        _ if encoding == WINDOWS_1250 => "Windows-1250 (Central European)".to_owned(),
        _ if encoding == WINDOWS_1255 => "Windows-1255 (Hebrew)".to_owned(),
        _ => encoding.name().to_owned(),
    }
}

/// The encoding that the bytes seem to have.
fn recognised(bytes: &[u8]) -> &'static Encoding {
    match bytes {
        [0xff, 0xfe, ..] | [1..=255, 0, 1..=255, 0, ..] => UTF_16LE,
        [0xfe, 0xff, ..] | [0, 1..=255, 0, 1..=255, ..] => UTF_16BE,
        _ if str::from_utf8(bytes).is_ok() => UTF_8,
        _ => {
            let is_letter = |byte: &u8| byte.is_ascii_alphabetic() || *byte >= 0x80;
            let words = bytes.split(|byte| !is_letter(byte)).filter(|word| word.iter().any(|&byte| byte >= 0x80));
            let hebrew = |word: &&[u8]| word.len() > 1 && word.iter().all(|byte| (0xc0..=0xfa).contains(byte));
            let (hebrew, other): (Vec<&[u8]>, Vec<&[u8]>) = words.partition(hebrew);
            if hebrew.len() > other.len() { WINDOWS_1255 } else { WINDOWS_1250 }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(bytes: &[u8]) -> (String, String) {
        let decoded = decode("f.csv", bytes).expect("a text");
        (decoded.text.content, decoded.note.unwrap_or_default())
    }

    #[test]
    fn six_encodings_are_recognised_and_said() {
        // The bytes are from the tables of the Encoding Standard: ő is F5 in Windows-1250, ש is F9 in Windows-1255.
        assert_eq!(read("id,Ágó".as_bytes()), ("id,Ágó".into(), String::new()));
        assert_eq!(read(b"\xef\xbb\xbfid"), ("id".into(), String::new()));
        for bytes in [&b"\xff\xfei\0d\0Q\x01"[..], b"\xfe\xff\0i\0d\x01Q", b"i\0d\0Q\x01", b"\0i\0d\x01Q"] {
            let (content, note) = read(bytes);
            assert_eq!(content, "idő");
            assert!(note.contains("read as UTF-16"), "{note}");
        }
        let (content, note) = read(b"id,name\n1,Mez\xf5 Gerg\xf5\n2,\xd3n\xf3di \xc9va\n");
        assert_eq!(content, "id,name\n1,Mező Gergő\n2,Ónódi Éva\n");
        assert!(note.ends_with("Windows-1250 (Central European), check the names"), "{note}");
        let (content, note) = read(b"id,name\n1,\xf0\xe5\xf2\xed \xec\xe5\xe9\n");
        assert_eq!(content, "id,name\n1,נועם לוי\n");
        assert!(note.ends_with("Windows-1255 (Hebrew), check the names"), "{note}");
    }

    #[test]
    fn what_is_no_text_is_refused_with_its_place() {
        let fault = |bytes: &[u8]| decode("f.csv", bytes).expect_err("a fault").to_string();
        assert!(fault(b"\xff\xfei\0d\0\0\xd8").starts_with("f.csv:1:3: error[unknown-encoding]"));
        assert!(fault(&vec![b'a'; LIMIT + 1]).contains("error[too-large]"));
        // The first bytes of .xlsx and .ods, and those of .xls.
        assert!(fault(b"PK\x03\x04\x14\0\x06\0").starts_with("f.csv: error[workbook]"));
        assert!(fault(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1").starts_with("f.csv: error[workbook]"));
    }
}
