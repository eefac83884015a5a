//! Sheets as a package: each a section with its own head and foot, and the parts that they share.
//!
//! Representation: pictures and links are called by checksums, so that a sheet knows the names without the others. The sheets
//! of a class begin on right-hand pages and count their own.
//! Failure: [`RenderError`]; a package that is too large for ZIP.
//! Source: ECMA-376, part 1, sections 11.3 and 17.6; part 2.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use super::sheet::counted;
use super::text::mark;
use super::{MARGIN, Piece, size};
use crate::document::Paper;
use crate::render::bank::archive;
use crate::render::bank::xml::escaped;
use crate::render::formats::Cover;
use crate::render::{RenderError, fault};

const STYLES: &str = include_str!("../../../../templates/docx/styles.xml");
const NUMBERING: &str = include_str!("../../../../templates/docx/numbering.xml");
const SETTINGS: &str = include_str!("../../../../templates/docx/settings.xml");

/// What all parts begin with.
const HEAD: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";

/// The beginning of all names of relations.
const RELATIONS: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/// The namespaces of text, which may be ignored where it is older than a field.
const SPACES: &str = "xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\" \
    xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\" \
    xmlns:m=\"http://schemas.openxmlformats.org/officeDocument/2006/math\" \
    xmlns:wp=\"http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing\" \
    xmlns:a=\"http://schemas.openxmlformats.org/drawingml/2006/main\" \
    xmlns:pic=\"http://schemas.openxmlformats.org/drawingml/2006/picture\" \
    xmlns:asvg=\"http://schemas.microsoft.com/office/drawing/2016/SVG/main\" \
    xmlns:w14=\"http://schemas.microsoft.com/office/word/2010/wordml\" \
    xmlns:mc=\"http://schemas.openxmlformats.org/markup-compatibility/2006\" mc:Ignorable=\"w14\"";

/// What was numbered so far.
#[derive(Default)]
struct Numbers {
    unique: u32,
    /// The lists: which pattern each has, and where it begins.
    lists: Vec<(u8, u64)>,
    /// The last list of each kind.
    last: BTreeMap<char, usize>,
}

/// The number of the list of bullets; those with numbers come after it.
const BULLETS: usize = 1;

/// Sheets as one package.
pub fn write(cover: &Cover, pieces: &[Piece]) -> Result<Vec<u8>, RenderError> {
    let mut numbers = Numbers::default();
    let all_large = cover.paper.is_large() || pieces.iter().all(|piece| piece.large);
    let mut body = String::new();
    let mut parts: Vec<(String, Vec<u8>)> = Vec::new();
    let mut relations = vec![
        relation("styles", "styles", "styles.xml", ""),
        relation("numbering", "numbering", "numbering.xml", ""),
        relation("settings", "settings", "settings.xml", ""),
    ];
    let mut types = String::new();
    for (place, piece) in pieces.iter().enumerate() {
        let alone = pieces.len() == 1;
        let size = if piece.large && !all_large { "Large" } else { "" };
        let mut resolve = |text: &str| resolved(text, piece, cover, size, &mut numbers);
        body += &resolve(&piece.body);
        // No program counts the pages of a section alike, so the pages of several sheets have no total.
        let slash = if piece.right_to_left { "\u{200e} / \u{200e}" } else { " / " };
        let total = format!("<w:r><w:t xml:space=\"preserve\">{slash}</w:t></w:r>{}", counted("NUMPAGES"));
        let footer = format!("{}{}</w:p>", resolve(&piece.footer), if alone { total.as_str() } else { "" });
        let mut edges = vec![("ftr", "footer", footer)];
        if !piece.is_key {
            edges.push(("hdr", "header", resolve(&piece.header)));
        }
        for (element, name, text) in edges {
            let name = format!("{name}{}", place + 1);
            let part = format!("{HEAD}<w:{element} {SPACES}>{text}</w:{element}>");
            parts.push((format!("word/{name}.xml"), part.into_bytes()));
            let kind = name.trim_end_matches(|digit: char| digit.is_ascii_digit());
            relations.push(relation(&name, kind, &format!("{name}.xml"), ""));
            types += &format!("<Override PartName=\"/word/{name}.xml\" ContentType=\"{WORD}.{kind}+xml\"/>");
            if let Some(code) = piece.code.as_ref().filter(|_| kind == "footer") {
                let part = related(&image_relations(code).concat());
                parts.push((format!("word/_rels/{name}.xml.rels"), part.into_bytes()));
            }
        }
        body += &section(cover.paper, piece, place + 1, alone, place + 1 == pieces.len());
    }
    let mut seen = BTreeSet::new();
    for (name, image) in pieces.iter().flat_map(|piece| &piece.images) {
        if seen.insert(name) {
            relations.extend(image_relations(name));
            parts.push((format!("word/media/{name}.svg"), image.svg.clone().into_bytes()));
            parts.push((format!("word/media/{name}.emf"), image.emf.clone()));
        }
    }
    let links: BTreeMap<_, _> = pieces.iter().flat_map(|piece| &piece.links).collect();
    for (name, target) in links {
        relations.push(relation(name, "hyperlink", &escaped(target), " TargetMode=\"External\""));
    }
    let tag = tag(&cover.lang, cover.paper);
    let document = format!("{HEAD}<w:document {SPACES}><w:body>{body}</w:body></w:document>");
    let core = format!(
        "{HEAD}<cp:coreProperties xmlns:cp=\"http://schemas.openxmlformats.org/package/2006/metadata/core-properties\" \
         xmlns:dc=\"http://purl.org/dc/elements/1.1/\"><dc:title>{}</dc:title><dc:language>{tag}</dc:language></cp:coreProperties>",
        escaped(&cover.title)
    );
    let top = [
        relation("document", "officeDocument", "word/document.xml", ""),
        relation("core", "", "docProps/core.xml", "").replace(
            &format!("{RELATIONS}/"),
            "http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties",
        ),
    ];
    let fixed = [
        ("[Content_Types].xml", format!("{HEAD}{}{types}</Types>", *TYPES)),
        ("_rels/.rels", related(&top.concat())),
        ("docProps/core.xml", core),
        ("word/document.xml", document),
        ("word/_rels/document.xml.rels", related(&relations.concat())),
        ("word/styles.xml", styles(cover, all_large, pieces, tag)),
        ("word/numbering.xml", numbering(&numbers)),
        ("word/settings.xml", format!("{HEAD}{}", filled(SETTINGS, 1.0, &[("lang", tag)]))),
    ];
    let fixed = fixed.iter().map(|(name, part)| (*name, part.as_bytes()));
    archive(fixed.chain(parts.iter().map(|(name, part)| (name.as_str(), part.as_slice())))).map_err(fault)
}

/// The types of parts of Word.
const WORD: &str = "application/vnd.openxmlformats-officedocument.wordprocessingml";

/// What the parts of every package are.
static TYPES: std::sync::LazyLock<String> = std::sync::LazyLock::new(|| {
    let part = |name: &str, kind: &str| format!("<Override PartName=\"/{name}.xml\" ContentType=\"{kind}+xml\"/>");
    let ending = |ending: &str, kind: &str| format!("<Default Extension=\"{ending}\" ContentType=\"{kind}\"/>");
    [
        "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\">".to_owned(),
        ending("rels", "application/vnd.openxmlformats-package.relationships+xml"),
        ending("xml", "application/xml"),
        ending("svg", "image/svg+xml"),
        ending("emf", "image/x-emf"),
        part("word/document", &format!("{WORD}.document.main")),
        part("word/styles", &format!("{WORD}.styles")),
        part("word/numbering", &format!("{WORD}.numbering")),
        part("word/settings", &format!("{WORD}.settings")),
        part("docProps/core", "application/vnd.openxmlformats-package.core-properties"),
    ]
    .concat()
});

fn relation(id: &str, kind: &str, target: &str, mode: &str) -> String {
    format!("<Relationship Id=\"{id}\" Type=\"{RELATIONS}/{kind}\" Target=\"{target}\"{mode}/>")
}

/// The relations of a picture: its two files.
fn image_relations(name: &str) -> [String; 2] {
    [("E", "emf"), ("S", "svg")]
        .map(|(sign, ending)| relation(&format!("{sign}{name}"), "image", &format!("media/{name}.{ending}"), ""))
}

fn related(all: &str) -> String {
    format!(
        "{HEAD}<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">{all}</Relationships>"
    )
}

/// A section with this head and foot. That of all sheets but the last is in a paragraph of its own, which takes no room.
fn section(paper: Paper, piece: &Piece, number: usize, alone: bool, is_last: bool) -> String {
    let (width, height) = size(paper);
    let page = match piece.lies {
        true => format!("w:w=\"{height}\" w:h=\"{width}\" w:orient=\"landscape\""),
        false => format!("w:w=\"{width}\" w:h=\"{height}\""),
    };
    let reference = |name: &str, kind: &str| format!("<w:{name}Reference w:type=\"{kind}\" r:id=\"{name}{number}\"/>");
    let (header, first, title_page) = match piece.is_key {
        true => (String::new(), String::new(), ""),
        false => (reference("header", "default"), reference("footer", "first"), "<w:titlePg/>"),
    };
    let begins = if piece.is_key { "nextPage" } else { "oddPage" };
    let count = if alone { "" } else { "<w:pgNumType w:start=\"1\"/>" };
    let section = format!(
        "<w:sectPr>{header}{}{first}<w:type w:val=\"{begins}\"/><w:pgSz {page}/>\
         <w:pgMar w:top=\"{MARGIN}\" w:right=\"{MARGIN}\" w:bottom=\"{MARGIN}\" w:left=\"{MARGIN}\" w:header=\"454\" \
         w:footer=\"454\" w:gutter=\"0\"/>{count}{title_page}{}</w:sectPr>",
        reference("footer", "default"),
        if piece.right_to_left { "<w:bidi/>" } else { "" }
    );
    match is_last {
        true => section,
        false => format!("<w:p><w:pPr><w:pStyle w:val=\"TableEnd\"/>{section}</w:pPr></w:p>"),
    }
}

/// The text of a piece with numbers, names of styles and languages in place of its marks.
fn resolved(text: &str, piece: &Piece, cover: &Cover, size: &str, numbers: &mut Numbers) -> String {
    let language = match piece.lang == cover.lang || piece.right_to_left {
        true => String::new(),
        false => format!("<w:lang w:val=\"{}\"/>", tag(&piece.lang, cover.paper)),
    };
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(|sign: char| ('\u{1}'..='\u{5}').contains(&sign)) {
        out.push_str(&rest[..at]);
        let sign = char::from(rest.as_bytes()[at]);
        rest = &rest[at + 1..];
        match sign {
            mark::UNIQUE => {
                numbers.unique += 1;
                let _ = write!(out, "{}", numbers.unique);
            }
            mark::SIZE => out.push_str(size),
            mark::LANGUAGE => out.push_str(&language),
            _ => {
                let (list, after) = rest.split_once(';').unwrap_or((rest, ""));
                rest = after;
                let kind = list.chars().next().unwrap_or('s');
                if sign == mark::NEW_LIST && kind != 'b' {
                    // The patterns of `numbering.xml`: letters, Hebrew letters, numbers.
                    let pattern = match kind {
                        'i' if piece.lang == "he" => 2,
                        'i' => 1,
                        _ => 3,
                    };
                    numbers.lists.push((pattern, list[kind.len_utf8()..].parse().unwrap_or(1)));
                    numbers.last.insert(kind, BULLETS + numbers.lists.len());
                }
                let _ = write!(out, "{}", numbers.last.get(&kind).copied().unwrap_or(BULLETS));
            }
        }
    }
    out.push_str(rest);
    // Runs without properties say so less briefly.
    out.replace("<w:rPr></w:rPr>", "")
}

/// The language of a document as a tag with its country, which proofing asks for.
fn tag(lang: &str, paper: Paper) -> &'static str {
    match (lang, paper) {
        ("he", _) => "he-IL",
        ("hu", _) => "hu-HU",
        (_, Paper::Letter | Paper::LetterLarge) => "en-US",
        _ => "en-GB",
    }
}

/// A template with what its names in braces stand for, and with numbers in braces in this size.
fn filled(template: &str, scale: f64, names: &[(&str, &str)]) -> String {
    let mut out = String::with_capacity(template.len());
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        let (name, after) = after.split_once('}').unwrap_or((after, ""));
        out.push_str(before);
        match (name.parse::<f64>(), names.iter().find(|(known, _)| *known == name)) {
            (Ok(size), _) => {
                let _ = write!(out, "{}", (size * scale).round());
            }
            (_, Some((_, value))) => out.push_str(value),
            (_, None) => {}
        }
        rest = after;
    }
    out + rest
}

/// The styles; where some sheets are large and others are not, those of large ones, too.
fn styles(cover: &Cover, all_large: bool, pieces: &[Piece], tag: &str) -> String {
    const LARGE: f64 = 1.6;
    let lies = pieces.iter().any(|piece| piece.lies);
    let width = super::text_width(cover.paper, lies).to_string();
    let names = [("lang", if tag == "he-IL" { "en-GB" } else { tag }), ("width", &width)];
    let mut out = format!("{HEAD}{}", filled(STYLES, if all_large { LARGE } else { 1.0 }, &names));
    if all_large || !pieces.iter().any(|piece| piece.large) {
        return out;
    }
    let end = out.rfind("</w:styles>").unwrap_or(out.len());
    out.truncate(end);
    let large = filled(STYLES, LARGE, &names);
    for style in large.split("<w:style ").skip(1) {
        let style = style.split_inclusive("</w:style>").next().unwrap_or_default();
        if style.starts_with("w:type=\"table\"") {
            continue;
        }
        let mut style = style.replace(" w:default=\"1\"", "");
        for (before, after) in [("w:styleId=\"", "\""), ("<w:basedOn w:val=\"", "\""), ("<w:next w:val=\"", "\"")] {
            if let Some(start) = style.find(before).map(|at| at + before.len())
                && let Some(length) = style[start..].find(after)
            {
                style.insert_str(start + length, "Large");
            }
        }
        let style = style.replacen("<w:name w:val=\"", "<w:name w:val=\"large ", 1).replace("<w:qFormat/>", "");
        out += "<w:style ";
        out += &style;
    }
    out + "</w:styles>"
}

/// The lists.
fn numbering(numbers: &Numbers) -> String {
    let mut all = String::from("<w:num w:numId=\"1\"><w:abstractNumId w:val=\"0\"/></w:num>");
    for (place, (pattern, start)) in numbers.lists.iter().enumerate() {
        let _ = write!(
            all,
            "<w:num w:numId=\"{}\"><w:abstractNumId w:val=\"{pattern}\"/><w:lvlOverride w:ilvl=\"0\">\
             <w:startOverride w:val=\"{start}\"/></w:lvlOverride></w:num>",
            BULLETS + 1 + place
        );
    }
    format!("{HEAD}{}", filled(NUMBERING, 1.0, &[("lists", &all)]))
}
