//! Seals: how nimbook knows a file that it wrote and that nobody has changed since.
//!
//! Representation: 16 hexadecimal digits, a checksum of all other bytes of the file. In most formats
//! they stand in a comment that ends the file, in JSON in the second field; no viewer shows them. A
//! certificate (`nbc`) ends with a digest of its own, which is its seal.
//! Failure: a file with a byte changed, added or missing has no valid seal, so it counts as somebody
//! else's. The seal guards against accidents; whoever wants to forge one can.

use crate::source::checksum;

/// What stands around the digits, by the ending of the file's name.
fn around(extension: &str) -> (&'static str, &'static str) {
    match extension {
        "json" => ("{\n  \"generator\": \"nimbook\",\n  \"seal\": \"", "\",\n"),
        "css" | "js" => ("\n/* nimbook ", " */\n"),
        "lock" | "toml" | "yaml" => ("# nimbook ", "\n"),
        _ => ("\n<!-- nimbook ", " -->\n"),
    }
}

/// How many digits a seal has.
const DIGITS: usize = 16;

/// The content of a file, with a seal. JSON must be an object in lines.
pub fn sealed(extension: &str, content: &[u8]) -> Vec<u8> {
    if extension == "nbc" {
        return content.to_vec();
    }
    let (before, after) = around(extension);
    let (head, rest) = match extension {
        "json" => (&b""[..], content.strip_prefix(b"{\n").unwrap_or(content)),
        _ => (content, &b""[..]),
    };
    let digits = checksum([head, before.as_bytes(), after.as_bytes(), rest]);
    [head, before.as_bytes(), digits.as_bytes(), after.as_bytes(), rest].concat()
}

/// Whether a file has a valid seal.
pub fn is_sealed(extension: &str, file: &[u8]) -> bool {
    if extension == "nbc" {
        return crate::logic::is_whole(file);
    }
    let (before, after) = around(extension);
    let at = match extension {
        "json" => Some(0),
        _ => file.len().checked_sub(before.len() + DIGITS + after.len()),
    };
    let Some(rest) = at.and_then(|at| file.get(at..)?.strip_prefix(before.as_bytes())) else { return false };
    let Some((digits, rest)) = rest.split_at_checked(DIGITS) else { return false };
    let Some(rest) = rest.strip_prefix(after.as_bytes()) else { return false };
    let head = &file[..at.unwrap_or(0)];
    digits == checksum([head, before.as_bytes(), after.as_bytes(), rest]).as_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_changed_byte_breaks_a_seal() {
        for (extension, content) in
            [("md", "# Nim\n"), ("html", "<p>nimbook</p>\n"), ("json", "{\n  \"a\": 1\n}\n"), ("md", "")]
        {
            let file = sealed(extension, content.as_bytes());
            assert!(is_sealed(extension, &file), "{extension}");
            assert!(!is_sealed(extension, content.as_bytes()));
            for at in 0..file.len() {
                let mut changed = file.clone();
                changed[at] ^= 1;
                assert!(!is_sealed(extension, &changed), "{extension}, byte {at}");
                assert!(!is_sealed(extension, &file[..at]));
                changed.remove(at);
                assert!(!is_sealed(extension, &changed));
            }
            assert!(!is_sealed(extension, &[&file[..], b"my notes\n"].concat()));
        }
    }

    #[test]
    fn sealed_json_is_json_with_its_fields_in_order() {
        let file = sealed("json", b"{\n  \"title\": \"Nim\"\n}\n");
        let value: serde_json::Value = serde_json::from_slice(&file).expect("JSON");
        let keys: Vec<&String> = value.as_object().expect("an object").keys().collect();
        assert_eq!(keys, ["generator", "seal", "title"]);
    }
}
