//! QTI 1.2: a package with all questions in one file, for platforms that read no newer version.
//!
//! Representation: an archive with a manifest, `questions.xml` and the pictures. Texts are HTML, escaped; where a platform
//! reads in its own way, the table of dialects says how. A piece is the items of one sheet as JSON, as in [`qti`](super::qti).
//! Failure: [`RenderError`]; gaps of different kinds or weights for Canvas, unless something else may be written instead.
//! Source: 1EdTech, QTI 1.2.1, "ASI Information Model" and "XML Binding"; content packaging 1.1.

mod item;

use serde::{Deserialize, Serialize};

use crate::document::{Document, Words};
use crate::render::bank::dialect::{self, Gaps};
use crate::render::bank::xml::{DECLARATION, element, empty, leaf};
use crate::render::bank::{self, archive, is_whole};
use crate::render::formats::{Around, Holds, InSets};
use crate::render::{File, Format, RenderError, Seal, fault};
use crate::source::checksum;

/// Packages of QTI 1.2; templates have no part in it.
pub const FORMAT: Format = Format {
    name: "qti12",
    extension: "qti12.zip",
    about: "the same for platforms that read QTI 1.2, as Canvas and ILIAS with --dialect",
    seal: Seal::Own(is_whole),
    write: |document, words, _| Ok(vec![File::new(".qti12.zip", package(&[piece(document, words)?])?)]),
    in_sets: InSets::with_keys(Around::Parts(|_, pieces| package(pieces)), |document, words, _| piece(document, words)),
    holds: Holds::Bank,
};

/// The file with all questions.
const QUESTIONS: &str = "questions.xml";

/// Where pictures are in the package.
const PICTURES: &str = "pictures/";

/// The questions of a sheet.
#[derive(Serialize, Deserialize)]
struct Piece {
    title: String,
    dialect: String,
    /// As XML.
    items: Vec<String>,
    /// Names and contents.
    pictures: Vec<(String, String)>,
}

fn piece(document: &Document, words: &Words) -> Result<String, RenderError> {
    let dialect = dialect::of(FORMAT.name, document.dialect);
    let (mut items, mut pictures) = (Vec::new(), Vec::new());
    bank::each(document, words, dialect.pictures, |asked| {
        items.push(item::write(dialect, asked, document.lossy, words)?);
        let of = [&asked.text, &asked.solution].into_iter().flat_map(|text| &text.pictures);
        pictures.extend(of.map(|picture| (picture.name.clone(), picture.svg.clone())));
        Ok(())
    })?;
    let (title, dialect) = (document.title.clone(), dialect.name.to_owned());
    serde_json::to_string(&Piece { title, dialect, items, pictures }).map_err(fault)
}

/// The package with the questions of these pieces.
fn package(pieces: &[String]) -> Result<Vec<u8>, RenderError> {
    let pieces = pieces.iter().map(|piece| serde_json::from_str(piece));
    let pieces: Vec<Piece> = pieces.collect::<Result<_, _>>().map_err(fault)?;
    let items: Vec<&str> = pieces.iter().flat_map(|piece| &piece.items).map(String::as_str).collect();
    let pictures: Vec<(String, &str)> = pieces
        .iter()
        .flat_map(|piece| &piece.pictures)
        .map(|(name, svg)| (format!("{PICTURES}{name}"), svg.as_str()))
        .collect();
    let id = format!("nimbook-{}", checksum(items.iter().copied()));
    let manifest = manifest(&id, pictures.iter().map(|(name, _)| name.as_str()));
    let questions = questions(&id, pieces.first(), &items.join("\n"));
    let files = pictures.iter().map(|(name, svg)| (name.as_str(), *svg));
    archive([("imsmanifest.xml", &*manifest), (QUESTIONS, &questions)].into_iter().chain(files)).map_err(fault)
}

fn manifest<'p>(id: &str, pictures: impl Iterator<Item = &'p str>) -> String {
    let (mut resources, mut depends) = (String::new(), String::new());
    for (place, href) in pictures.enumerate() {
        let name = format!("picture-{}", place + 1);
        let attributes = [("identifier", &*name), ("type", "webcontent"), ("href", href)];
        resources += &(element("resource", &attributes, empty("file", &[("href", href)])) + "\n");
        depends += &empty("dependency", &[("identifierref", &name)]);
    }
    let attributes = [("identifier", "questions"), ("type", "imsqti_xmlv1p2"), ("href", QUESTIONS)];
    let questions = element("resource", &attributes, empty("file", &[("href", QUESTIONS)]) + &depends);
    let metadata = leaf("schema", &[], "IMS Content") + &leaf("schemaversion", &[], "1.1.3");
    let inside = element("metadata", &[], metadata)
        + &empty("organizations", &[])
        + &element("resources", &[], format!("\n{questions}\n{resources}"));
    let attributes = [("xmlns", "http://www.imsglobal.org/xsd/imscp_v1p1"), ("identifier", id)];
    format!("{DECLARATION}{}\n", element("manifest", &attributes, inside))
}

/// All questions as a test; where gaps are within texts they are a pool, which has no test around it.
fn questions(id: &str, first: Option<&Piece>, items: &str) -> String {
    let (title, dialect) = first.map_or(("", ""), |piece| (piece.title.as_str(), piece.dialect.as_str()));
    let items = format!("\n{items}\n");
    let inside = if dialect::of(FORMAT.name, dialect).gaps == Gaps::Within {
        items
    } else {
        let section = element("section", &[("ident", "root_section")], items);
        element("assessment", &[("ident", id), ("title", title)], section)
    };
    let root = [("xmlns", "http://www.imsglobal.org/xsd/ims_qtiasiv1p2")];
    format!("{DECLARATION}{}\n", element("questestinterop", &root, inside))
}
