//! Seals: valid on what nimbook wrote, and on nothing else; and whose a file is.

use crate::class::owner::may_replace;
use crate::class::seal::{owner, sealed};

#[test]
fn every_changed_byte_breaks_a_seal() {
    for (extension, content) in
        [("md", "# Nim\n"), ("html", "<p>nimbook</p>\n"), ("json", "{\n  \"a\": 1\n}\n"), ("md", "")]
    {
        for owned in ["", "book", "key 0a1b2c cbf29ce484222325"] {
            let file = sealed(extension, content.as_bytes(), owned);
            assert_eq!(owner(extension, &file).as_deref(), Some(owned), "{extension}");
            assert_eq!(owner(extension, content.as_bytes()), None);
            for at in 0..file.len() {
                let mut changed = file.clone();
                changed[at] ^= 1;
                assert_eq!(owner(extension, &changed), None, "{extension}, byte {at}");
                assert_eq!(owner(extension, &file[..at]), None);
                changed.remove(at);
                assert_eq!(owner(extension, &changed), None);
            }
            assert_eq!(owner(extension, &[&file[..], b"my notes\n"].concat()), None);
        }
    }
}

#[test]
fn a_file_of_the_first_version_has_a_seal() {
    // `nimbook picture "nim 1" --format text --out p.md`, version 0.1.0.
    let file = "nim: One heap of tokens\n●  1\n\n<!-- nimbook 84e9379fce3c9d61 -->\n";
    assert_eq!(owner("md", file.as_bytes()).as_deref(), Some(""));
}

#[test]
fn a_spec_is_the_same_while_what_it_says_or_where_it_is_stays() {
    let old = "sheet 0a1b2c cbf29ce484222325";
    for new in [old, "sheet ffffff cbf29ce484222325", "sheet 0a1b2c 0000000000000000"] {
        assert!(may_replace(old, new) && may_replace("", new), "{new}");
    }
    for new in ["sheet ffffff 0000000000000000", "key 0a1b2c cbf29ce484222325", "book", "picture"] {
        assert!(!may_replace(old, new) && !may_replace(new, old), "{new}");
    }
    assert!(may_replace("book", "book"));
}

#[test]
fn sealed_json_is_json_with_its_fields_in_order() {
    let file = sealed("json", b"{\n  \"title\": \"Nim\"\n}\n", "sheet 0a1b2c cbf29ce484222325");
    let value: serde_json::Value = serde_json::from_slice(&file).expect("JSON");
    let keys: Vec<&String> = value.as_object().expect("an object").keys().collect();
    assert_eq!(keys, ["generator", "seal", "title"]);
}
