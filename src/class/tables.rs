//! Tables as they are written for a spreadsheet: in CSV or as workbooks.
//!
//! Representation: rows of texts, the head first. CSV begins with a mark of byte order where a cell is not ASCII, because
//! spreadsheets take it for another encoding without; with semicolons numbers have a decimal comma, as spreadsheets that
//! write semicolons read them. In a workbook numbers are numbers, and all else is text.

use crate::render::RenderError;
use crate::render::workbook;
use crate::source::csv;

/// How tables are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tables {
    /// CSV with this delimiter.
    Csv(char),
    /// Workbooks.
    Workbook,
}

impl Tables {
    /// Workbooks, or CSV with this delimiter.
    pub fn new(are_workbooks: bool, delimiter: char) -> Tables {
        if are_workbooks { Tables::Workbook } else { Tables::Csv(delimiter) }
    }

    /// The ending of names.
    pub fn ending(self) -> &'static str {
        match self {
            Tables::Csv(_) => "csv",
            Tables::Workbook => "xlsx",
        }
    }

    /// The name of a file that begins so.
    pub fn name(self, stem: &str) -> String {
        format!("{stem}.{}", self.ending())
    }

    /// A table, whose head says which columns are numbers.
    ///
    /// # Errors
    /// It is too large for a workbook.
    pub fn bytes(self, rows: &[Vec<String>], is_number: impl Fn(&str) -> bool) -> Result<Vec<u8>, RenderError> {
        let Tables::Csv(delimiter) = self else { return workbook::write(rows, is_number) };
        let head = rows.first().map_or(&[][..], Vec::as_slice);
        let has_comma: Vec<bool> = head.iter().map(|head| delimiter == ';' && is_number(head)).collect();
        let mut out = String::new();
        for row in rows {
            let cell = |(place, cell): (usize, &String)| match has_comma.get(place) {
                Some(true) if cell.parse::<f64>().is_ok() => cell.replace('.', ","),
                _ => cell.clone(),
            };
            out += &csv::line(row.iter().enumerate().map(cell), delimiter);
        }
        if !out.is_ascii() {
            out.insert(0, '\u{feff}');
        }
        Ok(out.into_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_and_commas_are_where_a_spreadsheet_wants_them() {
        let table = |delimiter, name: &str| {
            let rows = [["name", "1a"], [name, "0.75"]].map(|row| row.map(str::to_owned).to_vec());
            let bytes = Tables::Csv(delimiter).bytes(&rows, |head| head == "1a").expect("a table");
            String::from_utf8(bytes).expect("UTF-8")
        };
        assert_eq!(table(',', "Ann"), "name,1a\nAnn,0.75\n");
        assert_eq!(table(';', "=Ann"), "name;1a\n'=Ann;0,75\n");
        assert_eq!(table(';', "1.5"), "name;1a\n1.5;0,75\n");
        assert_eq!(table('\t', "Zoë"), "\u{feff}name\t1a\nZoë\t0.75\n");
    }
}
