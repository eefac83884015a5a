//! QTI 2.2: a package of items with a test of all of them, for platforms that follow the standard of 1EdTech.
//!
//! Representation: an archive with a manifest, the test, and for each question an item with its pictures. Numbers are
//! text entries, choices and gaps the interactions of that name; what each earns is a mapping, so parts count alone.
//! The grade of an item is in the units of its parts, and the weight of its reference in the test makes points of it;
//! a platform that knows no weights has points in the item.
//! Failure: [`RenderError`]; a package that is too large for ZIP.
//! Source: 1EdTech, QTI 2.1, 2.2 and 3.0, "Assessment Test, Section and Item Information Model"; content packaging 1.1.

mod item;
mod package;

use std::fmt::Display;

use crate::document::{Document, Words};
use crate::render::bank::dialect::{self, Dialect};
use crate::render::bank::is_whole;
use crate::render::bank::xml::{self, Attributes};
use crate::render::formats::{Around, Holds, InSets};
use crate::render::{File, Format, RenderError, Seal};

/// Packages of QTI 2.2; templates have no part in it.
pub const FORMAT: Format = Format {
    name: "qti",
    extension: "qti.zip",
    about: "a package of questions for platforms that read QTI 2.2",
    seal: Seal::Own(is_whole),
    write: |document, words, _| write(Version::V22, document, words),
    in_sets: InSets::with_keys(Around::Parts(|_, pieces| package(Version::V22, pieces)), |document, words, _| {
        piece(Version::V22, document, words)
    }),
    holds: Holds::Bank,
};

/// A version of the standard. They differ in names, and in what HTML they take.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Version {
    /// 2.1.
    V21,
    /// 2.2.
    V22,
    /// 3.0.
    V30,
}

/// The package of one sheet.
pub fn write(version: Version, document: &Document, words: &Words) -> Result<Vec<File>, RenderError> {
    Ok(vec![File::new(version.ending(), package::of(version, &[package::piece(version, document, words)?])?)])
}

/// Packages of questions of several sheets.
pub use package::{of as package, piece};

impl Version {
    fn ending(self) -> &'static str {
        match self {
            Version::V21 => ".qti21.zip",
            Version::V22 => ".qti.zip",
            Version::V30 => ".qti3.zip",
        }
    }

    /// An element, which is given by its names in version 2, around XML.
    fn element(self, name: &str, attributes: Attributes<'_>, inside: impl Display) -> String {
        self.named(name, attributes, |name, attributes| xml::element(name, attributes, inside))
    }

    /// An element with text.
    fn leaf(self, name: &str, attributes: Attributes<'_>, text: &str) -> String {
        self.named(name, attributes, |name, attributes| xml::leaf(name, attributes, text))
    }

    /// An element without content.
    fn empty(self, name: &str, attributes: Attributes<'_>) -> String {
        self.named(name, attributes, xml::empty)
    }

    /// What is written with the names of this version.
    fn named(
        self,
        name: &str,
        attributes: Attributes<'_>,
        write: impl FnOnce(&str, Attributes<'_>) -> String,
    ) -> String {
        if self != Version::V30 {
            return write(name, attributes);
        }
        let names: Vec<String> = attributes.iter().map(|(name, _)| hyphened(name)).collect();
        let attributes: Vec<_> = names.iter().zip(attributes).map(|(name, (_, value))| (&**name, *value)).collect();
        write(&format!("qti-{}", hyphened(name)), &attributes)
    }

    /// How the platform of a dialect reads this version.
    fn dialect(self, name: &str) -> &'static Dialect {
        dialect::of("qti21", if self == Version::V21 { name } else { "" })
    }

    fn namespace(self) -> &'static str {
        match self {
            Version::V21 => "http://www.imsglobal.org/xsd/imsqti_v2p1",
            Version::V22 => "http://www.imsglobal.org/xsd/imsqti_v2p2",
            Version::V30 => "http://www.imsglobal.org/xsd/imsqtiasi_v3p0",
        }
    }
}

/// `mapEntry` as `map-entry`.
fn hyphened(name: &str) -> String {
    let mut out = String::with_capacity(name.len() + 4);
    for character in name.chars() {
        if character.is_ascii_uppercase() {
            out.push('-');
        }
        out.push(character.to_ascii_lowercase());
    }
    out
}
