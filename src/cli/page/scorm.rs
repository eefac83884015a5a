//! A page as a package for learning platforms: a ZIP archive with its manifest and the page.
//!
//! Representation: files are stored, in a fixed order and with the earliest time that ZIP knows, so the same page gives
//! the same bytes. The comment of the archive ends with a checksum of all bytes before it.
//! Source: SCORM 1.2, Content Aggregation Model (ADL 2001); APPNOTE.TXT (PKWARE).

use std::io::{Cursor, Write};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use super::Reply;
use crate::render::Escaped;
use crate::source::checksum;

/// What the comment begins with.
const COMMENT: &str = "nimbook ";

/// How many digits a checksum has.
const DIGITS: usize = 16;

/// The package with a page of this title.
///
/// # Errors
/// None: the archive is written in memory.
pub fn package(title: &str, page: &str) -> Result<Vec<u8>, Reply> {
    let mut archive = archive(title, page).map_err(|error| Reply::gave_up(format!("error: the package: {error}\n")))?;
    let end = archive.len() - DIGITS;
    let digits = checksum([&archive[..end]]);
    archive.truncate(end);
    archive.extend_from_slice(digits.as_bytes());
    Ok(archive)
}

fn archive(title: &str, page: &str) -> zip::result::ZipResult<Vec<u8>> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Stored)
        .last_modified_time(DateTime::default())
        .unix_permissions(0o644);
    for (name, text) in [("imsmanifest.xml", &*manifest(title, page)), ("index.html", page)] {
        archive.start_file(name, options)?;
        archive.write_all(text.as_bytes())?;
    }
    archive.set_comment(format!("{COMMENT}{}", "0".repeat(DIGITS)))?;
    Ok(archive.finish()?.into_inner())
}

/// What a platform reads first: one thing to open, and its title.
fn manifest(title: &str, page: &str) -> String {
    let (title, id) = (Escaped(title), checksum([page]));
    format!(
        r#"<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="nimbook-{id}" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="sheet">
    <organization identifier="sheet">
      <title>{title}</title>
      <item identifier="item" identifierref="page"><title>{title}</title></item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="index.html"><file href="index.html"/></resource>
  </resources>
</manifest>
"#
    )
}

/// Whether a package is one of these, and as it was written.
pub fn is_whole(archive: &[u8]) -> bool {
    let Some(end) = archive.len().checked_sub(DIGITS) else { return false };
    archive[..end].ends_with(COMMENT.as_bytes()) && archive[end..] == *checksum([&archive[..end]]).as_bytes()
}
