//! A page as a package for learning platforms: a ZIP archive with its manifest and the page.
//!
//! Representation: as [`archive`] writes it, so the same page gives the same bytes.
//! Source: SCORM 1.2, Content Aggregation Model (ADL 2001).

use crate::render::{Escaped, archive};
use crate::source::checksum;

/// The package with a page of this title.
///
/// # Errors
/// The page is too large for an archive.
pub fn package(title: &str, page: &str) -> Result<Vec<u8>, String> {
    let manifest = manifest(title, page);
    let files = [("imsmanifest.xml", &*manifest), ("index.html", page)];
    archive(files).map_err(|error| error.to_string())
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
