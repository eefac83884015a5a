//! A file as people typed it, and places in it.
//!
//! Representation: a [`Text`] is a whole file; a [`Span`] is a range of its bytes, end excluded;
//! lines and columns count from 1, columns in characters.
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
    breaks: Vec<usize>,
}

impl Text {
    /// A text of this name and content; a leading byte order mark is dropped.
    pub fn new(name: impl Into<String>, content: &str) -> Text {
        let content = content.strip_prefix('\u{feff}').unwrap_or(content);
        let breaks = content.match_indices('\n').map(|(byte, _)| byte).collect();
        Text { name: name.into(), content: content.to_owned(), read: true, breaks }
    }

    /// A file, folder or argument without content: what is wrong with it has no line and no column.
    pub(crate) fn unread(name: impl Into<String>) -> Text {
        Text { read: false, ..Text::new(name, "") }
    }

    /// Whether places in it mean anything.
    pub(super) fn has_places(&self) -> bool {
        self.read
    }

    /// Line and column of a byte, both from 1, columns in characters.
    /// A byte past the end counts as the end; a byte inside a character as its start.
    pub fn place(&self, byte: usize) -> (usize, usize) {
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
    fn a_line_has_no_line_break() {
        let text = Text::new("t", "ab\r\ncd");
        assert_eq!(text.slice(&text.line(3)), "ab");
        assert_eq!(text.slice(&text.line(6)), "cd");
        assert_eq!(Text::new("t", "").line(0), 0..0);
    }
}
