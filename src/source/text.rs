//! A file as people typed it, and places in it.
//!
//! Representation: a [`Text`] is a whole file; a [`Span`] is a range of its bytes, end excluded;
//! lines and columns count from 1, columns in characters. Of a workbook, the content is its table with commas between cells,
//! and lines and columns are those of its cells.
//! A span that lies outside the text or cuts a character is moved inside.
//! Source: Unicode Standard, ch. 3 (UTF-8).

use std::ops::Range;

/// A byte range in a [`Text`], end excluded.
pub type Span = Range<usize>;

/// A file as read: the name that messages show, and its whole content.
///
/// ```
/// let text = nimbook::Text::new("two.yaml", "title: Two heaps\nseed: a\n");
/// assert_eq!(text.place(17), (2, 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    /// The name as the user typed it.
    pub name: String,
    /// The content, without a byte order mark.
    pub content: String,
    /// Whether the content is known; a file that cannot be read and an argument have only a name.
    read: bool,
    /// Where lines end: the bytes of all `\n`, so that a file of many statements is not counted again for each.
    breaks: Box<[usize]>,
    /// The cells of a workbook: the first byte of each, its row and its column; none of a file of text.
    cells: Box<[(usize, usize, usize)]>,
}

impl Text {
    /// A text of this name and content; a leading byte order mark is dropped.
    pub fn new(name: impl Into<String>, content: &str) -> Text {
        let content = content.strip_prefix('\u{feff}').unwrap_or(content);
        let breaks = content.match_indices('\n').map(|(byte, _)| byte).collect();
        Text { name: name.into(), content: content.to_owned(), read: true, breaks, cells: Box::default() }
    }

    /// The table of a workbook: cells as [`super::csv`] reads them, with row and column.
    pub(crate) fn of_cells(name: impl Into<String>, cells: impl IntoIterator<Item = (usize, usize, String)>) -> Text {
        let (mut content, mut places) = (String::new(), Vec::new());
        for (row, column, cell) in cells {
            if !places.is_empty() {
                content.push(if places.last().is_some_and(|(_, last, _)| *last == row) { ',' } else { '\n' });
            }
            places.push((content.len(), row, column));
            content += &cell;
        }
        Text { cells: places.into(), ..Text::new(name, &content) }
    }

    /// Whether it is the table of a workbook.
    pub(crate) fn is_workbook(&self) -> bool {
        !self.cells.is_empty()
    }

    /// The bytes of a cell of a workbook, by its place among all.
    pub(crate) fn cell(&self, place: usize) -> Span {
        let first = |place: usize| self.cells.get(place).map(|cell| cell.0);
        let start = first(place).unwrap_or(self.content.len());
        start..first(place + 1).map_or(self.content.len(), |next| next - 1).max(start)
    }

    /// The file and a place in it for people: `9b.csv:7:2`, and of a workbook `9b.xlsx:B7`.
    pub(crate) fn at(&self, byte: usize) -> String {
        let (line, column) = self.place(byte);
        match self.cells[..] {
            [] => format!("{}:{line}:{column}", self.name),
            _ => format!("{}:{}{line}", self.name, letters(column)),
        }
    }

    /// A file, folder or argument without content: what is wrong with it has no line and no column.
    pub(crate) fn unread(name: impl Into<String>) -> Text {
        Text { read: false, ..Text::new(name, "") }
    }

    /// Whether places in it mean anything.
    pub(crate) fn has_places(&self) -> bool {
        self.read
    }

    /// Line and column of a byte, both from 1, columns in characters.
    /// A byte past the end counts as the end; a byte inside a character as its start.
    pub fn place(&self, byte: usize) -> (usize, usize) {
        let cell = self.cells.partition_point(|&(first, ..)| first <= byte).checked_sub(1);
        if let Some(&(_, row, column)) = cell.and_then(|cell| self.cells.get(cell)) {
            return (row, column);
        }
        let byte = self.content.floor_char_boundary(byte);
        let line_start = self.line_start(byte);
        let newlines = self.breaks.partition_point(|&newline| newline < byte);
        (newlines + 1, self.content[line_start..byte].chars().count() + 1)
    }

    /// The bytes of the line that holds this byte, without its line break.
    /// A line break belongs to the line it ends.
    pub(crate) fn line(&self, byte: usize) -> Span {
        let start = self.line_start(self.content.floor_char_boundary(byte));
        let end = self.content[start..].find('\n').map_or(self.content.len(), |length| start + length);
        let line = &self.content[start..end];
        start..start + line.strip_suffix('\r').unwrap_or(line).len()
    }

    /// The span moved inside the text and onto whole characters.
    pub(crate) fn clamp(&self, span: &Span) -> Span {
        let start = self.content.floor_char_boundary(span.start);
        start..self.content.ceil_char_boundary(span.end).max(start)
    }

    /// The text of a span, after [`Text::clamp`].
    pub(crate) fn slice(&self, span: &Span) -> &str {
        &self.content[self.clamp(span)]
    }

    fn line_start(&self, byte: usize) -> usize {
        self.content[..byte].rfind('\n').map_or(0, |newline| newline + 1)
    }
}

/// A column of a workbook from 1, as spreadsheets call it: A, …, Z, AA, …
fn letters(column: usize) -> String {
    let mut rest = column;
    let mut name = String::new();
    while rest > 0 {
        name.insert(0, char::from(b'A' + ((rest - 1) % 26) as u8));
        rest = (rest - 1) / 26;
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_count_characters_from_one() {
        let text = Text::new("t", "\u{feff}a: ש\r\nbc\n");
        assert_eq!(text.place(0), (1, 1));
        assert_eq!(text.place(3), (1, 4), "the Hebrew letter is the fourth character");
        assert_eq!(text.place(4), (1, 4), "its second byte is the same character");
        assert_eq!(text.place(7), (2, 1));
        assert_eq!(text.place(10), (3, 1));
        assert_eq!(text.place(99), (3, 1));
    }

    #[test]
    fn a_place_in_a_workbook_is_a_cell() {
        let cells = [(1, 1, "id"), (1, 28, "name"), (4, 1, "\"7\n\""), (4, 28, "Éva")];
        let text = Text::of_cells("t.xlsx", cells.map(|(row, column, cell)| (row, column, cell.to_owned())));
        assert_eq!(text.content, "id,name\n\"7\n\",Éva");
        assert_eq!(
            [0, 3, 8, 10, 13, 99].map(|byte| text.at(byte)),
            ["A1", "AB1", "A4", "A4", "AB4", "AB4"].map(|cell| format!("t.xlsx:{cell}"))
        );
        assert_eq!((text.place(13), letters(702), letters(703)), ((4, 28), "ZZ".to_owned(), "AAA".to_owned()));
    }

    #[test]
    fn a_line_has_no_line_break() {
        let text = Text::new("t", "ab\r\ncd");
        assert_eq!(text.slice(&text.line(3)), "ab");
        assert_eq!(text.slice(&text.line(6)), "cd");
        assert_eq!(Text::new("t", "").line(0), 0..0);
    }
}
