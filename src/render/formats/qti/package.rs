//! A package: the manifest, the test, the items and their pictures.
//!
//! Representation: a piece is the items of one sheet as JSON, so that sheets are written side by side; [`of`] puts the
//! pieces of some sheets into one archive. Items of one exercise and level are a section of the test.

use serde::{Deserialize, Serialize};

use super::{Version, item};
use crate::document::{Document, Words};
use crate::render::RenderError;
use crate::render::bank::xml::Xml;
use crate::render::bank::{Asked, Pictures, archive};
use crate::source::checksum;

/// The questions of a sheet.
#[derive(Serialize, Deserialize)]
struct Piece {
    /// The title of the sheet.
    title: String,
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
    /// What one unit of its grade is worth, as a decimal.
    weight: String,
    xml: String,
    /// Names and contents.
    pictures: Vec<(String, String)>,
}

/// The items of a sheet.
///
/// # Errors
/// See [`RenderError`].
pub fn piece(version: Version, document: &Document, words: &Words) -> Result<String, RenderError> {
    let mut items = Vec::with_capacity(document.exercises.len());
    for asked in Asked::all(document, words, Pictures::Beside(PICTURES)) {
        let asked = asked?;
        let (xml, units) = item::write(version, &asked, words);
        let points = if asked.exercise.points == 0 { 1.0 } else { asked.exercise.points as f64 / 4.0 };
        let of = [&asked.text, &asked.solution].into_iter().flat_map(|text| &text.pictures);
        items.push(Item {
            section: asked.category[1..].join(", "),
            weight: (points / units as f64).to_string(),
            xml,
            pictures: of.map(|picture| (picture.name.clone(), picture.svg.clone())).collect(),
            id: asked.id,
            name: format!("item-{}", asked.guid),
        });
    }
    let piece = Piece { title: document.title.clone(), items };
    serde_json::to_string(&piece).map_err(|error| RenderError::Package { message: error.to_string() })
}

/// Where pictures are, as seen from an item.
const PICTURES: &str = "../pictures/";

/// The package with the items of these pieces.
///
/// # Errors
/// It is too large for an archive.
pub fn of(version: Version, pieces: &[String]) -> Result<Vec<u8>, RenderError> {
    let fault = |message: String| RenderError::Package { message };
    let pieces = pieces.iter().map(|piece| serde_json::from_str(piece));
    let pieces: Vec<Piece> = pieces.collect::<Result<_, _>>().map_err(|error| fault(error.to_string()))?;
    let title = pieces.first().map_or("", |piece| &piece.title).to_owned();
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
    let (manifest, test) = (manifest(version, &id, &items), test(version, &id, &title, &items));
    let names: Vec<String> = items.iter().map(file).collect();
    let mut files: Vec<(&str, &str)> = vec![("imsmanifest.xml", &manifest), ("test.xml", &test)];
    let pictures: Vec<String> =
        items.iter().flat_map(|item| &item.pictures).map(|(name, _)| format!("pictures/{name}")).collect();
    files.extend(names.iter().map(String::as_str).zip(items.iter().map(|item| item.xml.as_str())));
    let drawn = items.iter().flat_map(|item| &item.pictures).map(|(_, svg)| svg.as_str());
    files.extend(pictures.iter().map(String::as_str).zip(drawn));
    archive(files).map_err(|error| fault(error.to_string()))
}

/// The file of an item.
fn file(item: &Item) -> String {
    format!("items/{}.xml", item.id)
}

/// What no other package has.
fn identifier(items: &[Item]) -> String {
    format!("nimbook-{}", checksum(items.iter().map(|item| item.xml.as_str())))
}

fn manifest(version: Version, id: &str, items: &[Item]) -> String {
    let (namespace, schema, number, suffix) = match version {
        Version::Two => ("http://www.imsglobal.org/xsd/imscp_v1p1", "QTIv2.2 Package", "1.0.0", "xmlv2p2"),
        Version::Three => ("http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1", "QTI Package", "3.0.0", "xmlv3p0"),
    };
    let (test, item) = (format!("imsqti_test_{suffix}"), format!("imsqti_item_{suffix}"));
    let mut xml = Xml::new();
    xml.declaration();
    xml.open("manifest", &[("xmlns", namespace), ("identifier", id)]);
    xml.open("metadata", &[]);
    xml.leaf("schema", &[], schema);
    xml.leaf("schemaversion", &[], number);
    xml.close("metadata");
    xml.empty("organizations", &[]);
    xml.open("resources", &[]);
    xml.line();
    xml.open("resource", &[("identifier", "test"), ("type", &test), ("href", "test.xml")]);
    xml.empty("file", &[("href", "test.xml")]);
    for item in items {
        xml.empty("dependency", &[("identifierref", &item.name)]);
    }
    xml.close("resource");
    xml.line();
    for one in items {
        let href = file(one);
        xml.open("resource", &[("identifier", &one.name), ("type", &item), ("href", &href)]);
        xml.empty("file", &[("href", &href)]);
        for (name, _) in &one.pictures {
            xml.empty("file", &[("href", &format!("pictures/{name}"))]);
        }
        xml.close("resource");
        xml.line();
    }
    xml.close("resources");
    xml.close("manifest");
    xml.line();
    xml.text_of_all()
}

/// All items in sections, with the points of each as its weight.
fn test(version: Version, id: &str, title: &str, items: &[Item]) -> String {
    let (element, attribute) = (|name| version.element(name), |name| version.attribute(name));
    let [root, part, section, reference] =
        ["assessmentTest", "testPart", "assessmentSection", "assessmentItemRef"].map(element);
    let [navigation, submission, base, variable, weight] =
        ["navigationMode", "submissionMode", "baseType", "variableIdentifier", "weightIdentifier"].map(attribute);
    let mut xml = Xml::new();
    xml.declaration();
    xml.open(&root, &[("xmlns", version.namespace()), ("identifier", id), ("title", title)]);
    let score = [("identifier", "SCORE"), ("cardinality", "single"), (&*base, "float")];
    xml.empty(&element("outcomeDeclaration"), &score);
    xml.open(&part, &[("identifier", "part"), (&navigation, "nonlinear"), (&submission, "individual")]);
    for (number, alike) in items.chunk_by(|one, next| one.section == next.section).enumerate() {
        let id = format!("section-{}", number + 1);
        xml.open(&section, &[("identifier", &id), ("title", &alike[0].section), ("visible", "true")]);
        xml.line();
        for item in alike {
            xml.open(&reference, &[("identifier", &item.name), ("href", &file(item))]);
            xml.empty(&element("weight"), &[("identifier", "points"), ("value", &item.weight)]);
            xml.close(&reference);
            xml.line();
        }
        xml.close(&section);
    }
    xml.close(&part);
    let [processing, set, sum, variables] =
        ["outcomeProcessing", "setOutcomeValue", "sum", "testVariables"].map(element);
    xml.open(&processing, &[]);
    xml.open(&set, &[("identifier", "SCORE")]);
    xml.open(&sum, &[]);
    xml.empty(&variables, &[(&variable, "SCORE"), (&weight, "points")]);
    xml.close(&sum);
    xml.close(&set);
    xml.close(&processing);
    xml.close(&root);
    xml.line();
    xml.text_of_all()
}
