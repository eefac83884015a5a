//! Seals: valid on what nimbook wrote, and on nothing else.

use crate::cli::seal::{is_sealed, sealed};

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
