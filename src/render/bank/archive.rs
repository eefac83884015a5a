//! Packages for learning platforms and Anki: ZIP archives that are the same whenever they are made.
//!
//! Representation: files are stored, in the order given, as on Unix and with the earliest time that ZIP knows. The comment of the
//! archive ends with a checksum of all bytes before it, which is its seal.
//! Failure: the archive or a file in it is too large for ZIP.
//! Source: APPNOTE.TXT (PKWARE).

use std::io::{Cursor, Write};

use zip::result::ZipResult;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, System, ZipWriter};

use crate::source::checksum;

/// What the comment begins with.
const COMMENT: &str = "nimbook ";

/// How many digits a checksum has.
const DIGITS: usize = 16;

/// An archive with these files, each a name and what it holds.
pub fn archive<'f, B: AsRef<[u8]> + ?Sized + 'f>(
    files: impl IntoIterator<Item = (&'f str, &'f B)>,
) -> ZipResult<Vec<u8>> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Stored)
        .system(System::Unix)
        .last_modified_time(DateTime::default())
        .unix_permissions(0o644);
    for (name, content) in files {
        archive.start_file(name, options)?;
        archive.write_all(content.as_ref())?;
    }
    archive.set_comment(format!("{COMMENT}{}", "0".repeat(DIGITS)))?;
    let mut archive = archive.finish()?.into_inner();
    let end = archive.len() - DIGITS;
    let digits = checksum([&archive[..end]]);
    archive.truncate(end);
    archive.extend_from_slice(digits.as_bytes());
    Ok(archive)
}

/// Whether a package is one of these, and as it was written.
pub fn is_whole(archive: &[u8]) -> bool {
    let Some(end) = archive.len().checked_sub(DIGITS) else { return false };
    archive[..end].ends_with(COMMENT.as_bytes()) && archive[end..] == *checksum([&archive[..end]]).as_bytes()
}
