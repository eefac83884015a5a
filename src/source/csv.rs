//! Tables as schools exchange them: CSV with commas, semicolons or tabs in, cells with their places out; and the other
//! way, so that a spreadsheet takes no cell for a formula.
//!
//! Representation: a [`Table`] of rows, each at least one [`Cell`] whose span covers the field as it was typed, quotes
//! and all. Rows without a single character are left out; a first line `sep=;`, as Excel writes it, names the delimiter.
//! Failure: a quote that is never closed, characters after a closing quote, a control character; all of them at once.
//! Source: RFC 4180; OWASP, "CSV Injection".

use std::borrow::Cow;

use csv::{ReaderBuilder, WriterBuilder};

use super::{Diagnostic, Span, Text, steers};

/// The delimiters that are recognised, by how often the first line has them.
const DELIMITERS: [char; 3] = [',', ';', '\t'];

/// Rows of cells.
#[derive(Clone, Debug)]
pub struct Table {
    /// What parts the cells.
    pub delimiter: char,
    /// The rows that hold anything, the head among them.
    pub rows: Vec<Vec<Cell>>,
}

/// What a cell says, and where.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// The text, without quotes, without spaces around it, and without the apostrophe of [`guarded`].
    pub text: String,
    /// The field in the file.
    pub span: Span,
}

/// Reads a table; the faults of its text are appended.
pub fn read(text: &Text, faults: &mut Vec<Diagnostic>) -> Table {
    let content = text.content.as_str();
    let first = content.lines().next().unwrap_or_default();
    let stated =
        first.strip_prefix("sep=").filter(|rest| rest.chars().count() == 1).and_then(|rest| rest.chars().next());
    let begin = if stated.is_some() { first.len() } else { 0 };
    let delimiter = stated.filter(|sign| DELIMITERS.contains(sign)).unwrap_or_else(|| commonest(content));
    let mut table = Table { delimiter, rows: Vec::new() };
    let mut reader = ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(delimiter as u8)
        .from_reader(&content.as_bytes()[begin..]);
    let mut record = csv::StringRecord::new();
    while reader.read_record(&mut record).is_ok_and(|more| more) {
        let from = begin + record.position().map_or(0, |place| place.byte() as usize);
        let (spans, is_closed) = fields(content, from, delimiter, faults);
        let place = |at: usize| spans.get(at).cloned().unwrap_or(from..from);
        let cell = |(at, typed): (usize, &str)| Cell { text: unguarded(typed.trim()).to_owned(), span: place(at) };
        let row: Vec<Cell> = record.iter().enumerate().map(cell).collect();
        for cell in row.iter().filter(|_| is_closed) {
            faults.extend(cell.text.chars().find(|&sign| steers(sign)).map(|sign| unprintable(cell, sign)));
        }
        if row.iter().any(|cell| !cell.text.is_empty()) {
            table.rows.push(row);
        }
    }
    table
}

/// The fault of a cell with a character that steers.
fn unprintable(cell: &Cell, sign: char) -> Diagnostic {
    let (message, help) = match sign {
        '\n' | '\r' => ("a cell has one line".to_owned(), "join its lines"),
        _ => (format!("there is an invisible control character (U+{:04X}) in this cell", u32::from(sign)), "delete it"),
    };
    Diagnostic::new("control-character", cell.span.clone(), message, help)
}

/// The delimiter that the first line has most often outside quotes; of equals, the first of the list.
fn commonest(content: &str) -> char {
    let line = content.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let outside: String = line.split('"').step_by(2).collect();
    let count = |sign: &char| outside.matches(*sign).count();
    DELIMITERS.into_iter().rev().max_by_key(count).unwrap_or(',')
}

/// The fields of the record that begins at a byte, or after the empty lines there, and whether its quotes are closed.
fn fields(content: &str, from: usize, delimiter: char, faults: &mut Vec<Diagnostic>) -> (Vec<Span>, bool) {
    let bytes = content.as_bytes();
    let is_end = |at: usize| matches!(bytes.get(at), None | Some(b'\n' | b'\r'));
    let ends_field = |at: usize| is_end(at) || bytes[at] == delimiter as u8;
    let mut at = from + bytes[from..].iter().take_while(|byte| matches!(byte, b'\n' | b'\r')).count();
    let mut spans = Vec::new();
    loop {
        let start = at;
        if bytes.get(at) == Some(&b'"') {
            match closing(bytes, at) {
                Some(close) => at = close + 1,
                None => {
                    let message = "this quote is never closed";
                    let help = "put a quote at the end of the cell; a quote inside a cell is written twice";
                    faults.push(Diagnostic::new("open-quote", start..start + 1, message, help));
                    spans.push(start..bytes.len());
                    return (spans, false);
                }
            }
            if !ends_field(at) {
                let message = "there are characters after the closing quote of this cell";
                let help = "put the whole cell into quotes; a quote inside a cell is written twice";
                faults.push(Diagnostic::new("bad-quote", at..at + 1, message, help));
            }
        }
        while !ends_field(at) {
            at += 1;
        }
        spans.push(start..at);
        if is_end(at) {
            return (spans, true);
        }
        at += 1;
    }
}

/// The quote that closes the one at a byte; two together are one inside the cell.
fn closing(bytes: &[u8], open: usize) -> Option<usize> {
    let mut at = open + 1;
    loop {
        at += bytes[at..].iter().position(|&byte| byte == b'"')?;
        if bytes.get(at + 1) != Some(&b'"') {
            return Some(at);
        }
        at += 2;
    }
}

/// A cell that no spreadsheet takes for a formula: an apostrophe comes before what could be one. Numbers are none.
pub fn guarded(cell: &str) -> Cow<'_, str> {
    if is_risky(cell) || is_guarded(cell) { format!("'{cell}").into() } else { cell.into() }
}

/// What [`guarded`] was given.
fn unguarded(cell: &str) -> &str {
    if is_guarded(cell) { &cell[1..] } else { cell }
}

/// Whether a cell begins with an apostrophe before what could be a formula, or with several.
fn is_guarded(cell: &str) -> bool {
    cell.strip_prefix('\'').is_some_and(|rest| is_risky(rest.trim_start_matches('\'')))
}

/// Whether a cell could be a formula: it begins with a sign, wide ones included, and is not a number in digits.
fn is_risky(cell: &str) -> bool {
    let is_number = cell.parse::<f64>().is_ok() && cell.ends_with(|sign: char| sign.is_ascii_digit());
    cell.starts_with(['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠']) && !is_number
}

/// A row as a line of CSV, every cell [`guarded`].
pub fn line<C: AsRef<str>>(cells: impl IntoIterator<Item = C>, delimiter: char) -> String {
    let mut writer = WriterBuilder::new().delimiter(delimiter as u8).from_writer(Vec::new());
    let cells: Vec<String> = cells.into_iter().map(|cell| guarded(cell.as_ref()).into_owned()).collect();
    // A list of bytes takes whatever is written.
    let _ = writer.write_record(&cells);
    String::from_utf8(writer.into_inner().unwrap_or_default()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(content: &str) -> Vec<Vec<String>> {
        let mut faults = Vec::new();
        let table = read(&Text::new("t.csv", content), &mut faults);
        assert_eq!(faults, []);
        table.rows.into_iter().map(|row| row.into_iter().map(|cell| cell.text).collect()).collect()
    }

    #[test]
    fn delimiters_quotes_and_empty_lines_are_read() {
        let expected = [["id", "name"], ["1", "Kiss, Éva; \"Évi\""]];
        for content in [
            "id,name\r\n1,\"Kiss, Éva; \"\"Évi\"\"\"\r\n\r\n",
            "\nid;name\n\n1;\"Kiss, Éva; \"\"Évi\"\"\"",
            "sep=;\r\nid;name\n 1 ;\"Kiss, Éva; \"\"Évi\"\"\"\n;\n",
            "id\tname\r1\t\"Kiss, Éva; \"\"Évi\"\"\"\r",
        ] {
            assert_eq!(rows(content), expected, "{content:?}");
        }
        assert_eq!(rows(""), [[""; 0]; 0]);
    }

    #[test]
    fn every_cell_knows_its_place() {
        let content = "id;name\n\n1;\"a\"\"b\"\n2;ő\n";
        let table = read(&Text::new("t.csv", content), &mut Vec::new());
        let typed: Vec<&str> = table.rows.iter().flatten().map(|cell| &content[cell.span.clone()]).collect();
        assert_eq!(typed, ["id", "name", "1", "\"a\"\"b\"", "2", "ő"]);
    }

    #[test]
    fn bad_quotes_and_control_characters_are_faults() {
        let codes = |content: &str| {
            let mut faults = Vec::new();
            read(&Text::new("t.csv", content), &mut faults);
            faults.iter().map(|fault| (fault.code, fault.span.start)).collect::<Vec<_>>()
        };
        assert_eq!(codes("id,name\n1,\"Eva\n2,Bo\n"), [("open-quote", 10)]);
        assert_eq!(codes("id,name\n1,\"Eva\"x\n"), [("bad-quote", 15)]);
        assert_eq!(codes("id,name\n1,E\u{202e}va\n"), [("control-character", 10)]);
    }

    #[test]
    fn formulas_are_guarded_and_come_back() {
        for (cell, written) in [
            ("=1+1", "'=1+1"),
            ("-x", "'-x"),
            ("-1", "-1"),
            ("+1", "+1"),
            ("@a", "'@a"),
            ("-inf", "'-inf"),
            ("＝1+1", "'＝1+1"),
            ("'=1", "''=1"),
            ("Ann", "Ann"),
        ] {
            assert_eq!(guarded(cell), written);
            assert_eq!(unguarded(written), cell);
        }
        assert_eq!(line(["a;b", "=c", ""], ';'), "\"a;b\";'=c;\n");
    }
}
