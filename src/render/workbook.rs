//! Workbooks of spreadsheets (`.xlsx`): a table out.
//!
//! Representation: cells that are written are texts, which a spreadsheet leaves alone, and numbers in the columns that are
//! said to be numbers. The archive ends with the seal of packages, so a workbook that somebody has saved is known as theirs.
//! Failure: the table is too large for an archive.
//! Source: ECMA-376, part 1, sections 12.3 and 18.3.

use std::fmt::Write;

use super::{Escaped, RenderError, archive};

/// The formats of cells: the usual one, text, a bold head.
const STYLES: &str = "<styleSheet xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\">\
    <fonts count=\"2\"><font><sz val=\"11\"/><name val=\"Calibri\"/></font>\
    <font><b/><sz val=\"11\"/><name val=\"Calibri\"/></font></fonts>\
    <fills count=\"2\"><fill><patternFill patternType=\"none\"/></fill><fill><patternFill patternType=\"gray125\"/></fill></fills>\
    <borders count=\"1\"><border><left/><right/><top/><bottom/><diagonal/></border></borders>\
    <cellStyleXfs count=\"1\"><xf numFmtId=\"0\" fontId=\"0\" fillId=\"0\" borderId=\"0\"/></cellStyleXfs>\
    <cellXfs count=\"3\"><xf numFmtId=\"0\" fontId=\"0\" fillId=\"0\" borderId=\"0\" xfId=\"0\"/>\
    <xf numFmtId=\"49\" fontId=\"0\" fillId=\"0\" borderId=\"0\" xfId=\"0\" applyNumberFormat=\"1\"/>\
    <xf numFmtId=\"49\" fontId=\"1\" fillId=\"0\" borderId=\"0\" xfId=\"0\" applyNumberFormat=\"1\" applyFont=\"1\"/></cellXfs>\
    <cellStyles count=\"1\"><cellStyle name=\"Normal\" xfId=\"0\" builtinId=\"0\"/></cellStyles></styleSheet>";

/// What the other parts of the archive are.
const TYPES: &str = "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\">\
    <Default Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>\
    <Default Extension=\"xml\" ContentType=\"application/xml\"/>\
    <Override PartName=\"/xl/workbook.xml\" ContentType=\"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml\"/>\
    <Override PartName=\"/xl/worksheets/sheet1.xml\" ContentType=\"application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml\"/>\
    <Override PartName=\"/xl/styles.xml\" ContentType=\"application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml\"/></Types>";

/// The namespaces of parts that point to others.
const RELATIONS: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/// A table as a workbook: the first row is its head, and the columns that `is_number` names hold numbers.
///
/// # Errors
/// The table is too large for an archive.
pub fn write(rows: &[Vec<String>], is_number: impl Fn(&str) -> bool) -> Result<Vec<u8>, RenderError> {
    let head = rows.first().map_or(&[][..], Vec::as_slice);
    let numbers: Vec<bool> = head.iter().map(|head| is_number(head)).collect();
    let mut sheet = "<worksheet xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\"><sheetViews>\
         <sheetView workbookViewId=\"0\"><pane ySplit=\"1\" topLeftCell=\"A2\" activePane=\"bottomLeft\" state=\"frozen\"/>\
         </sheetView></sheetViews><cols>"
        .to_owned();
    for (column, is_number) in numbers.iter().enumerate() {
        let longest = rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0);
        let (column, style, width) = (column + 1, u8::from(!is_number), longest.clamp(6, 40) + 2);
        let _ = write!(
            sheet,
            "<col min=\"{column}\" max=\"{column}\" width=\"{width}\" style=\"{style}\" customWidth=\"1\"/>"
        );
    }
    sheet += "</cols><sheetData>";
    for (at, row) in rows.iter().enumerate() {
        sheet += "<row>";
        for (cell, is_number) in row.iter().zip(numbers.iter().chain(std::iter::repeat(&false))) {
            let _ = match (cell.is_empty(), at) {
                (false, 1..) if *is_number && is_plain(cell) => write!(sheet, "<c><v>{cell}</v></c>"),
                (true, _) if *is_number => write!(sheet, "<c/>"),
                (true, _) => write!(sheet, "<c s=\"1\"/>"),
                (false, _) => {
                    let (style, text) = (if at == 0 { 2 } else { 1 }, Escaped(cell));
                    write!(sheet, "<c s=\"{style}\" t=\"inlineStr\"><is><t xml:space=\"preserve\">{text}</t></is></c>")
                }
            };
        }
        sheet += "</row>";
    }
    sheet += "</sheetData></worksheet>";
    let relations = |all: &str| {
        format!(
            "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">{all}</Relationships>"
        )
    };
    let relation = |id: &str, kind: &str, target: &str| {
        format!("<Relationship Id=\"{id}\" Type=\"{RELATIONS}/{kind}\" Target=\"{target}\"/>")
    };
    let book = format!(
        "<workbook xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\" xmlns:r=\"{RELATIONS}\">\
         <sheets><sheet name=\"nimbook\" sheetId=\"1\" r:id=\"rId1\"/></sheets></workbook>"
    );
    let parts = [
        ("[Content_Types].xml", TYPES.to_owned()),
        ("_rels/.rels", relations(&relation("rId1", "officeDocument", "xl/workbook.xml"))),
        ("xl/workbook.xml", book),
        (
            "xl/_rels/workbook.xml.rels",
            relations(
                &(relation("rId1", "worksheet", "worksheets/sheet1.xml") + &relation("rId2", "styles", "styles.xml")),
            ),
        ),
        ("xl/styles.xml", STYLES.to_owned()),
        ("xl/worksheets/sheet1.xml", sheet),
    ];
    let parts = parts
        .map(|(name, part)| (name, format!("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n{part}")));
    let fault = |error: zip::result::ZipError| RenderError::Package { message: error.to_string() };
    archive(parts.iter().map(|(name, part)| (*name, part.as_bytes()))).map_err(fault)
}

/// Whether a text is a number without exponent, as a cell holds it.
fn is_plain(cell: &str) -> bool {
    cell.parse::<f64>().is_ok() && cell.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b'.' | b'-'))
}
