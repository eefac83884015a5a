//! The first sheet of a workbook as a table.
//!
//! Representation: a cell is its text; a number is written without an exponent as far as 15 digits go, a date as
//! `2024-04-03`, a truth as `TRUE`. Rows without text are left out, columns of a row are all that the sheet has.
//! Failure: `bad-workbook` with the reason, and `cell-error` at each cell that shows an error.

use std::collections::{BTreeMap, BTreeSet};

use quick_xml::events::BytesStart;

use super::dates::{date, is_date};
use super::parts::{Node, Parts, attribute, walk};
use crate::class::Table;
use crate::source::csv;
use crate::source::{Diagnostics, Text, cell_error};

/// The most cells of a table, empty ones too.
const MOST_CELLS: usize = 4_000_000;

/// The table on the first sheet of a workbook.
///
/// # Errors
/// See above.
pub fn read(name: &str, bytes: &[u8]) -> Result<Table, Diagnostics> {
    let rows = Book::open(bytes).and_then(|book| book.rows()).map_err(|reason| {
        let help = "open it in the spreadsheet and save it as `.xlsx` or as CSV, UTF-8 if you can choose";
        let message = format!("this workbook cannot be read: {reason}");
        Diagnostics::without_place(name, "bad-workbook", message, help)
    })?;
    let width = rows.values().filter_map(|row| row.keys().next_back()).max().copied().unwrap_or(0);
    if width.saturating_mul(rows.len()) > MOST_CELLS {
        let message = format!("this sheet has more than {MOST_CELLS} cells, which is the limit");
        return Err(Diagnostics::without_place(
            name,
            "too-large",
            message,
            "divide the class, or delete what is far away",
        ));
    }
    let (mut cells, mut faults) = (Vec::new(), Vec::new());
    for (&row, known) in &rows {
        for column in 1..=width {
            let cell = known.get(&column).map_or("", |(text, _)| text);
            let field = if cell.is_empty() { String::new() } else { csv::line([cell], ',').trim_end().to_owned() };
            cells.push((row, column, field));
            if known.get(&column).is_some_and(|(_, is_error)| *is_error) {
                faults.push((cells.len() - 1, cell.to_string()));
            }
        }
    }
    let text = Text::of_cells(name, cells);
    let fault = |(place, error): (usize, String)| cell_error(text.cell(place), &error);
    Diagnostics::check(&text, faults.into_iter().map(fault).collect())?;
    Ok(Table { text, note: None })
}

/// Text and whether it is an error, by row and column.
type Rows = BTreeMap<usize, BTreeMap<usize, (String, bool)>>;

/// What the sheet and the parts that it points to hold.
struct Book {
    sheet: String,
    shared: Vec<String>,
    /// The styles that show dates.
    dates: BTreeSet<usize>,
    /// The days by which dates are later.
    epoch: f64,
}

impl Book {
    fn open(bytes: &[u8]) -> Result<Book, String> {
        let mut parts = Parts::new(bytes)?;
        let relations = "xl/_rels/workbook.xml.rels";
        let (Some(book), Some(relations)) = (parts.text("xl/workbook.xml")?, parts.text(relations)?) else {
            return Err("it has no workbook of the format `.xlsx`".to_owned());
        };
        let (mut first, mut epoch) = (None, 0.0);
        walk(&book, |node| match node {
            Node::Start("sheet", start) if first.is_none() => first = sheet_id(start),
            Node::Start("workbookPr", start) if is_true(attribute(start, "date1904")) => epoch = 1462.0,
            _ => {}
        })?;
        let (mut sheet, mut shared, mut styles) = (None, None, None);
        walk(&relations, |node| {
            let Node::Start("Relationship", start) = node else { return };
            let [id, kind, target] = ["Id", "Type", "Target"].map(|name| attribute(start, name));
            let target = target.map(|target| match target.strip_prefix('/') {
                Some(whole) => whole.to_owned(),
                None => format!("xl/{target}"),
            });
            match kind.as_deref().and_then(|kind| kind.rsplit('/').next()) {
                Some("sharedStrings") => shared = target,
                Some("styles") => styles = target,
                _ if id.is_some() && id == first => sheet = target,
                _ => {}
            }
        })?;
        let sheet = sheet.map_or(Ok(None), |name| parts.text(&name))?.ok_or("its first sheet is missing")?;
        let mut text = |name: Option<String>| name.map_or(Ok(None), |name| parts.text(&name));
        let shared = text(shared)?.map_or(Ok(Vec::new()), |part| strings(&part))?;
        let dates = text(styles)?.map_or(Ok(BTreeSet::new()), |part| dates(&part))?;
        Ok(Book { sheet, shared, dates, epoch })
    }

    /// The cells with text.
    fn rows(&self) -> Result<Rows, String> {
        let mut rows = Rows::new();
        let (mut row, mut column, mut kind, mut style) = (0, 0, String::new(), 0);
        let (mut typed, mut holds, mut is_phonetic) = (String::new(), false, false);
        walk(&self.sheet, |node| match node {
            Node::Start("row", start) => {
                row = attribute(start, "r").and_then(|row| row.parse().ok()).unwrap_or(row + 1);
                column = 0;
            }
            Node::Start("c", start) => {
                column = attribute(start, "r").and_then(|place| column_of(&place)).unwrap_or(column + 1);
                kind = attribute(start, "t").unwrap_or_default();
                style = attribute(start, "s").and_then(|style| style.parse().ok()).unwrap_or(0);
                typed.clear();
            }
            Node::Start("v" | "t", _) => holds = !is_phonetic,
            Node::End("v" | "t") => holds = false,
            Node::Start("rPh", _) => is_phonetic = true,
            Node::End("rPh") => is_phonetic = false,
            Node::Text(text) if holds => typed += text,
            Node::End("c") => {
                let text = self.shown(&kind, &typed, style);
                if !text.trim().is_empty() {
                    rows.entry(row).or_default().insert(column, (text, kind == "e"));
                }
            }
            _ => {}
        })?;
        Ok(rows)
    }

    /// A cell as text: of a kind, with what stands in it, in a style.
    fn shown(&self, kind: &str, typed: &str, style: usize) -> String {
        match kind {
            "s" => {
                typed.trim().parse::<usize>().ok().and_then(|place| self.shared.get(place)).cloned().unwrap_or_default()
            }
            "b" => if typed.trim() == "1" { "TRUE" } else { "FALSE" }.to_owned(),
            "" | "n" => match typed.trim().parse::<f64>() {
                Ok(number) if self.dates.contains(&style) => date(number + self.epoch),
                Ok(number) if number.abs() >= 1e15 => format!("{number:E}"),
                Ok(number) => number.to_string(),
                Err(_) => typed.trim().to_owned(),
            },
            "d" => typed.trim().trim_end_matches("T00:00:00").to_owned(),
            _ => unescaped(typed),
        }
    }
}

/// The texts that cells share.
fn strings(part: &str) -> Result<Vec<String>, String> {
    let mut all: Vec<String> = Vec::new();
    let (mut holds, mut is_phonetic) = (false, false);
    walk(part, |node| match node {
        Node::Start("si", _) => all.push(String::new()),
        Node::Start("t", _) => holds = !is_phonetic,
        Node::End("t") => holds = false,
        Node::Start("rPh", _) => is_phonetic = true,
        Node::End("rPh") => is_phonetic = false,
        Node::Text(text) if holds => all.last_mut().into_iter().for_each(|last| *last += text),
        _ => {}
    })?;
    Ok(all.iter().map(|text| unescaped(text)).collect())
}

/// The styles that show dates, by their place among the formats of cells.
fn dates(part: &str) -> Result<BTreeSet<usize>, String> {
    let (mut codes, mut found) = (BTreeMap::new(), BTreeSet::new());
    let (mut is_inside, mut place) = (false, 0);
    walk(part, |node| match node {
        Node::Start("numFmt", start) => {
            let code = number(start).zip(attribute(start, "formatCode"));
            codes.extend(code);
        }
        Node::Start("cellXfs", _) => is_inside = true,
        Node::End("cellXfs") => is_inside = false,
        Node::Start("xf", start) if is_inside => {
            let format = number(start).unwrap_or(0);
            if is_date(format, codes.get(&format).map(String::as_str)) {
                found.insert(place);
            }
            place += 1;
        }
        _ => {}
    })?;
    Ok(found)
}

/// The number of a format.
fn number(start: &BytesStart<'_>) -> Option<u32> {
    attribute(start, "numFmtId")?.parse().ok()
}

/// The relation of a sheet; its number has the same name without a prefix.
fn sheet_id(start: &BytesStart<'_>) -> Option<String> {
    let is_relation = |name: &str| name.ends_with(":id");
    let found = start.attributes().flatten().find(|known| is_relation(known.key.as_ref()))?;
    Some(found.value.into_owned())
}

fn is_true(value: Option<String>) -> bool {
    matches!(value.as_deref(), Some("1" | "true"))
}

/// The column of a cell, from 1; none above XFD, the last one.
fn column_of(place: &str) -> Option<usize> {
    let letters = place.bytes().take_while(u8::is_ascii_alphabetic);
    let column =
        letters.take(4).fold(0, |column, letter| 26 * column + usize::from(letter.to_ascii_uppercase() - b'A') + 1);
    (1..=16_384).contains(&column).then_some(column)
}

/// A text without the escapes of characters that XML cannot hold, as `_x000D_`; line ends are `\n`.
fn unescaped(text: &str) -> String {
    let (mut out, mut rest) = (String::new(), text);
    while let Some(at) = rest.find("_x") {
        let code = rest.get(at + 2..at + 7).and_then(|code| u32::from_str_radix(code.strip_suffix('_')?, 16).ok());
        let (sign, length) = code.and_then(char::from_u32).map_or(('_', 1), |sign| (sign, 7));
        out += &rest[..at];
        out.push(sign);
        rest = &rest[at + length..];
    }
    (out + rest).replace("\r\n", "\n")
}
