//! Seals: how nimbook knows a file that it wrote and that nobody has changed since.
//!
//! Representation: 16 hexadecimal digits, a checksum of all other bytes of the file. In most formats
//! they are in a comment that ends the file, in JSON in the second field; no viewer shows them. A
//! certificate (`nbc`) ends with a digest of its own, which is its seal.
//! Failure: a file with a byte changed, added or missing has no valid seal, so it counts as somebody
//! else's. The seal guards against accidents; whoever wants to forge one can.

use crate::render::{FORMATS, Seal};
use crate::source::checksum;

/// The seal of a file, by the ending of its name: as its format says, or as files beside those have it.
fn seal(extension: &str) -> Seal {
    if let Some(format) = FORMATS.iter().find(|format| format.extension == extension) {
        return format.seal;
    }
    match extension {
        "css" | "js" => Seal::Comment("\n/* nimbook ", " */\n"),
        "lock" | "toml" | "yaml" => Seal::Comment("# nimbook ", "\n"),
        "nbc" => Seal::Own(crate::logic::is_whole),
        _ => Seal::Comment("\n<!-- nimbook ", " -->\n"),
    }
}

/// What is around the digits in JSON.
const FIELD: (&str, &str) = ("{\n  \"generator\": \"nimbook\",\n  \"seal\": \"", "\",\n");

/// How many digits a seal has.
const DIGITS: usize = 16;

/// The content of a file, with a seal. JSON must be an object in lines.
pub fn sealed(extension: &str, content: &[u8]) -> Vec<u8> {
    let ((before, after), head, rest) = match seal(extension) {
        Seal::Comment(before, after) => ((before, after), content, &b""[..]),
        Seal::Field => (FIELD, &b""[..], content.strip_prefix(b"{\n").unwrap_or(content)),
        Seal::Own(_) => return content.to_vec(),
    };
    let digits = checksum([head, before.as_bytes(), after.as_bytes(), rest]);
    [head, before.as_bytes(), digits.as_bytes(), after.as_bytes(), rest].concat()
}

/// Whether a file has a valid seal.
pub fn is_sealed(extension: &str, file: &[u8]) -> bool {
    let ((before, after), at) = match seal(extension) {
        Seal::Comment(before, after) => ((before, after), file.len().checked_sub(before.len() + DIGITS + after.len())),
        Seal::Field => (FIELD, Some(0)),
        Seal::Own(check) => return check(file),
    };
    let Some(rest) = at.and_then(|at| file.get(at..)?.strip_prefix(before.as_bytes())) else { return false };
    let Some((digits, rest)) = rest.split_at_checked(DIGITS) else { return false };
    let Some(rest) = rest.strip_prefix(after.as_bytes()) else { return false };
    let head = &file[..at.unwrap_or(0)];
    digits == checksum([head, before.as_bytes(), after.as_bytes(), rest]).as_bytes()
}
