//! A package: the manifest, the test, the items and their pictures.
//!
//! Representation: a piece is the items of one sheet as JSON, so that sheets are written side by side; [`of`] puts the
//! pieces of some sheets into one archive. Items of one exercise and level are a section of the test.

use serde::{Deserialize, Serialize};

use super::{Version, item};
use crate::document::{Document, Words};
use crate::render::bank::dialect::{Dialect, Grade};
use crate::render::bank::xml::{Attributes, DECLARATION, element, empty, leaf};
use crate::render::bank::{Asked, archive};
use crate::render::{RenderError, fault};
use crate::source::checksum;

/// The questions of a sheet.
#[derive(Serialize, Deserialize)]
struct Piece {
    title: String,
    dialect: String,
    items: Vec<Item>,
}

/// A question as a file.
#[derive(Serialize, Deserialize)]
struct Item {
    id: String,
    /// Its identifier in the package.
    name: String,
    /// Its exercise and level.
    section: String,
    /// What one unit of its grade is worth, as a decimal; nothing where it is graded in points.
    weight: Option<String>,
    xml: String,
    /// Names and contents.
    pictures: Vec<(String, String)>,
}

/// The items of a sheet.
pub fn piece(version: Version, document: &Document, words: &Words) -> Result<String, RenderError> {
    let mut items = Vec::with_capacity(document.exercises.len());
    let dialect = version.dialect(document.dialect);
    for asked in Asked::all(document, words, dialect.pictures) {
        let asked = asked?;
        let (xml, units) = item::write(version, dialect, &asked, words);
        let of = [&asked.text, &asked.solution].into_iter().flat_map(|text| &text.pictures);
        items.push(Item {
            section: asked.category[1..].join(", "),
            weight: (dialect.grade == Grade::Units).then(|| (asked.points() / units as f64).to_string()),
            xml,
            pictures: of.map(|picture| (picture.name.clone(), picture.svg.clone())).collect(),
            id: asked.id,
            name: format!("item-{}", asked.guid),
        });
    }
    let piece = Piece { title: document.title.clone(), dialect: dialect.name.to_owned(), items };
    serde_json::to_string(&piece).map_err(fault)
}

/// The package with the items of these pieces.
pub fn of(version: Version, pieces: &[String]) -> Result<Vec<u8>, RenderError> {
    let pieces = pieces.iter().map(|piece| serde_json::from_str(piece));
    let pieces: Vec<Piece> = pieces.collect::<Result<_, _>>().map_err(fault)?;
    let (title, dialect) = pieces.first().map_or(("", ""), |piece| (&piece.title, &piece.dialect));
    let (title, dialect) = (title.to_owned(), version.dialect(dialect));
    let mut items: Vec<Item> = pieces.into_iter().flat_map(|piece| piece.items).collect();
    // Sections hold what belongs together; within them the order stays.
    let mut sections: Vec<String> = Vec::new();
    for item in &items {
        if !sections.contains(&item.section) {
            sections.push(item.section.clone());
        }
    }
    items.sort_by_key(|item| sections.iter().position(|section| *section == item.section));
    let id = identifier(&items);
    let (manifest, test) = (manifest(version, &id, &items), test(version, dialect, &id, &title, &items));
    let pictures = items.iter().flat_map(|item| &item.pictures);
    let pictures = pictures.map(|(name, svg)| (format!("pictures/{name}"), svg.as_str()));
    let files: Vec<_> = items.iter().map(|item| (file(item), item.xml.as_str())).chain(pictures).collect();
    let files = files.iter().map(|(name, content)| (name.as_str(), *content));
    archive([("imsmanifest.xml", &*manifest), ("test.xml", &test)].into_iter().chain(files)).map_err(fault)
}

fn file(item: &Item) -> String {
    format!("items/{}.xml", item.id)
}

/// What no other package has.
fn identifier(items: &[Item]) -> String {
    format!("nimbook-{}", checksum(items.iter().map(|item| item.xml.as_str())))
}

fn manifest(version: Version, id: &str, items: &[Item]) -> String {
    let (namespace, schema, number, suffix) = match version {
        Version::V21 => ("http://www.imsglobal.org/xsd/imscp_v1p1", "QTIv2.1 Package", "1.0.0", "xmlv2p1"),
        Version::V22 => ("http://www.imsglobal.org/xsd/imscp_v1p1", "QTIv2.2 Package", "1.0.0", "xmlv2p2"),
        Version::V30 => ("http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1", "QTI Package", "3.0.0", "xmlv3p0"),
    };
    let (test, item) = (format!("imsqti_test_{suffix}"), format!("imsqti_item_{suffix}"));
    let file = |href: &str| empty("file", &[("href", href)]);
    let depends = items.iter().map(|item| empty("dependency", &[("identifierref", &item.name)]));
    let inside = file("test.xml") + &depends.collect::<String>();
    let attributes = [("identifier", "test"), ("type", &*test), ("href", "test.xml")];
    let mut resources = format!("\n{}\n", element("resource", &attributes, inside));
    for one in items {
        let href = self::file(one);
        let pictures = one.pictures.iter().map(|(name, _)| file(&format!("pictures/{name}")));
        let inside = file(&href) + &pictures.collect::<String>();
        let attributes = [("identifier", &*one.name), ("type", &item), ("href", &href)];
        resources += &(element("resource", &attributes, inside) + "\n");
    }
    let metadata = leaf("schema", &[], schema) + &leaf("schemaversion", &[], number);
    let inside =
        element("metadata", &[], metadata) + &empty("organizations", &[]) + &element("resources", &[], resources);
    format!("{DECLARATION}{}\n", element("manifest", &[("xmlns", namespace), ("identifier", id)], inside))
}

/// All items in sections, with the points of each as its weight where it is not graded in points.
fn test(version: Version, dialect: &Dialect, id: &str, title: &str, items: &[Item]) -> String {
    let reference = |item: &Item| {
        let weight = |value: &String| version.empty("weight", &[("identifier", "points"), ("value", value)]);
        let weight = item.weight.as_ref().map_or_else(String::new, weight);
        version.element("assessmentItemRef", &[("identifier", &item.name), ("href", &file(item))], weight) + "\n"
    };
    let section = |(number, alike): (usize, &[Item])| {
        let id = format!("section-{}", number + 1);
        let attributes = [("identifier", &*id), ("title", &alike[0].section), ("visible", "true")];
        let references = alike.iter().map(reference).collect::<String>();
        version.element("assessmentSection", &attributes, "\n".to_owned() + &references)
    };
    let sections: String = items.chunk_by(|one, next| one.section == next.section).enumerate().map(section).collect();
    let part = [("identifier", "part"), ("navigationMode", "nonlinear"), ("submissionMode", "individual")];
    let (weight, sums): (Attributes<'_>, &[&str]) = match dialect.grade {
        Grade::Units => (&[("weightIdentifier", "points")], &["SCORE"]),
        Grade::Points | Grade::Percent => (&[], &["SCORE", "MAXSCORE", "MINSCORE"]),
    };
    let declared = sums.iter().map(|name| {
        let attributes = [("identifier", *name), ("cardinality", "single"), ("baseType", "float")];
        version.empty("outcomeDeclaration", &attributes)
    });
    let summed = sums.iter().map(|name| {
        let points = version.empty("testVariables", &[&[("variableIdentifier", *name)], weight].concat());
        version.element("setOutcomeValue", &[("identifier", name)], version.element("sum", &[], points))
    });
    let inside = declared.collect::<String>()
        + &version.element("testPart", &part, sections)
        + &version.element("outcomeProcessing", &[], summed.collect::<String>());
    let attributes = [("xmlns", version.namespace()), ("identifier", id), ("title", title)];
    format!("{DECLARATION}{}\n", version.element("assessmentTest", &attributes, inside))
}
