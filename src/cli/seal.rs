//! Seals: how nimbook knows a file that it wrote and that nobody has changed since, and what it was made from.
//!
//! Representation: 16 hexadecimal digits, a checksum of all other bytes of the file, and behind them whose file it is
//! (see [`super::owner`]), or nothing. In most formats they are in a comment that ends the file, in JSON in the second
//! field; no viewer shows them. A certificate (`nbc`) ends with a digest of its own, which is its seal.
//! Failure: a file with a byte changed, added or missing has no valid seal, so it counts as somebody
//! else's. The seal guards against accidents; whoever wants to forge one can.

use crate::render::{FORMATS, PDF_SEAL, Seal};
use crate::source::checksum;

/// The seal of a file, by the ending of its name: as its format says, or as files beside those have it.
fn seal(extension: &str) -> Seal {
    if let Some(format) = FORMATS.iter().find(|format| format.extension == extension) {
        return format.seal;
    }
    match extension {
        "css" | "js" => Seal::Comment("\n/* nimbook ", " */\n"),
        "lock" | "toml" | "yaml" => Seal::Comment("# nimbook ", "\n"),
        "pdf" => PDF_SEAL,
        "nbc" => Seal::Own(crate::logic::is_whole),
        _ => Seal::Comment("\n<!-- nimbook ", " -->\n"),
    }
}

/// What is around the digits in JSON.
const FIELD: (&str, &str) = ("{\n  \"generator\": \"nimbook\",\n  \"seal\": \"", "\",\n");

/// How many digits a seal has.
const DIGITS: usize = 16;

/// The most bytes that say whose a file is.
const LONGEST: usize = 100;

/// The content of a file, with a seal that says whose it is. JSON must be an object in lines.
pub fn sealed(extension: &str, content: &[u8], owner: &str) -> Vec<u8> {
    let ((before, after), head, rest) = match seal(extension) {
        Seal::Comment(before, after) => ((before, after), content, &b""[..]),
        Seal::Within(before, after) => {
            ((before, after), content.strip_suffix(after.as_bytes()).unwrap_or(content), &b""[..])
        }
        Seal::Field => (FIELD, &b""[..], content.strip_prefix(b"{\n").unwrap_or(content)),
        Seal::Own(_) => return content.to_vec(),
    };
    let after = if owner.is_empty() { after.to_owned() } else { format!(" {owner}{after}") };
    let digits = checksum([head, before.as_bytes(), after.as_bytes(), rest]);
    [head, before.as_bytes(), digits.as_bytes(), after.as_bytes(), rest].concat()
}

/// The content of a YAML file, in whole lines, without the seal that it may have.
pub fn unsealed_yaml(content: &str) -> String {
    let seal = owner("yaml", content.as_bytes()).and_then(|_| content.rfind("# nimbook "));
    let content = seal.map_or(content, |at| &content[..at]);
    if content.ends_with('\n') { content.to_owned() } else { format!("{content}\n") }
}

/// Whose a file is, by its seal; none if the seal is not valid.
pub fn owner(extension: &str, file: &[u8]) -> Option<String> {
    let ((before, after), at) = match seal(extension) {
        Seal::Comment(before, after) | Seal::Within(before, after) => {
            let near = file.len().saturating_sub(before.len() + DIGITS + LONGEST + after.len());
            let at = file[near..].windows(before.len()).rposition(|part| part == before.as_bytes())?;
            ((before, after), near + at)
        }
        Seal::Field => (FIELD, 0),
        Seal::Own(check) => return check(file).then(String::new),
    };
    let (digits, rest) = file[at..].strip_prefix(before.as_bytes())?.split_at_checked(DIGITS)?;
    let end = rest.windows(after.len()).take(LONGEST).position(|part| part == after.as_bytes())?;
    let whole = matches!(seal(extension), Seal::Field) || end + after.len() == rest.len();
    let owner = str::from_utf8(&rest[..end]).ok()?;
    let valid = digits == checksum([&file[..at], before.as_bytes(), rest]).as_bytes();
    (whole && valid).then(|| owner.trim_start().to_owned())
}
