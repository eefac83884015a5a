//! A class in one file, `<stem>.nimbook.zip`: its folder, stored, with fixed times, so that the same class is the same bytes.
//!
//! Representation: files are sealed as those of a built-in sheet with this stem, so that they do not know where they were
//! made.
//! Failure: an archive that is too large, or one that cannot be read, in words.

use std::path::Path;

use super::workbook::Parts;
use super::{Output, owner, seal};
use crate::render::archive;
use crate::sheet::{SheetId, Spec};
use crate::source::checksum;

/// The name of the file of a class.
pub fn name(stem: &str) -> String {
    format!("{stem}.nimbook.zip")
}

/// Files with their seals.
pub fn sealed(spec: &Spec, stem: &str, files: Vec<Output>) -> Vec<(String, Vec<u8>)> {
    let digest = SheetId::new(spec, 0, 0).digest;
    let one = |Output { name, role, bytes }: Output| {
        let owner = owner::words(role, Some((Some(digest), checksum(["built-in ", stem]))));
        let ending = Path::new(&name).extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        let bytes = seal::sealed(ending, &bytes, &owner);
        (name, bytes)
    };
    files.into_iter().map(one).collect()
}

/// Sealed files as one, in the order of their names.
///
/// # Errors
/// They are too large together.
pub fn packed(files: &[(String, Vec<u8>)]) -> Result<Vec<u8>, String> {
    let mut files: Vec<(&str, &[u8])> = files.iter().map(|(name, bytes)| (&name[..], &bytes[..])).collect();
    files.sort_unstable();
    archive(files).map_err(|error| error.to_string())
}

/// The files of an archive, those of folders in it left out.
///
/// # Errors
/// It is none, or one of them cannot be read.
pub fn unpacked(bytes: &[u8]) -> Result<Vec<(String, Vec<u8>)>, String> {
    let mut parts = Parts::new(bytes)?;
    let mut files = Vec::new();
    for name in parts.names() {
        let content = parts.bytes(&name)?.unwrap_or_default();
        files.push((name, content));
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_found_again() {
        let files = vec![("b.csv".to_owned(), b"id\n".to_vec()), ("a.html".to_owned(), vec![0, 255])];
        let whole = packed(&files).expect("an archive");
        let found = unpacked(&whole).expect("files");
        assert_eq!(found, [files[1].clone(), files[0].clone()]);
        assert!(unpacked(b"PK").is_err());
    }
}
