//! The line of a fault, fit for a terminal, and the marker under the fault.
//!
//! Representation: two strings of at most [`COLUMNS`] terminal columns. A tab shows as four
//! blanks; control characters and marks that turn the direction of text show as stand-ins, so a
//! hostile file can neither steer the terminal nor move the marker.
//! A longer line is cut around the fault, with `…` where something is missing.
//! Source: Unicode Standard Annex 11 (width).

use super::{Span, Text, steers};
use unicode_width::UnicodeWidthChar;

/// The widest line that is shown whole, in terminal columns: 80 with its indentation.
const COLUMNS: usize = 78;

/// How far from the start of a fault its line is looked at, in bytes: far enough for [`COLUMNS`]
/// of any script, near enough for a file that is one line.
const REACH: usize = 1_000;

/// What a tab is shown as.
const TAB: &str = "    ";

/// A line and the marker under its fault, both without indentation and line break.
pub(super) struct Excerpt {
    pub line: String,
    pub marker: String,
}

/// The first line of the span with `^` under every column of it, at least one.
pub(super) fn excerpt(text: &Text, span: &Span) -> Excerpt {
    let span = text.clamp(span);
    let line = text.line(span.start);
    let near = text.clamp(&(span.start.saturating_sub(REACH)..span.start.saturating_add(REACH)));
    let (cut_left, cut_right) = (near.start > line.start, near.end < line.end);
    let line = near.start.max(line.start)..near.end.min(line.end);
    let cells = cells(&text.content[line.clone()]);
    let width: usize = cells.iter().map(|cell| cell.width).sum();
    let first_byte = span.start.min(line.end) - line.start;
    let end_byte = span.end.clamp(line.start, line.end) - line.start;

    // A combining mark is drawn over the character before it, so the marker starts there.
    let mut first = cells.partition_point(|cell| cell.byte < first_byte);
    while first > 0 && cells.get(first).is_some_and(|cell| cell.width == 0) {
        first -= 1;
    }
    let start: usize = cells[..first].iter().map(|cell| cell.width).sum();
    let marked = cells[first..].iter().take_while(|cell| cell.byte < end_byte);
    let end = start + marked.map(|cell| cell.width).sum::<usize>().max(1);

    let window = window(start, end, width);
    let mut shown = String::new();
    let mut column = 0;
    let mut blank = None;
    for cell in &cells {
        if column >= window.start && column + cell.width <= window.end {
            blank.get_or_insert(column - window.start);
            match cell.shown {
                '\t' => shown.push_str(TAB),
                character => shown.push(character),
            }
        }
        column += cell.width;
    }
    let mut marker = " ".repeat(start - window.start);
    marker.push_str(&"^".repeat(end.min(window.end.max(start + 1)) - start));
    if cut_left || window.start > 0 {
        // A wide character can straddle the cut and leave one column empty.
        shown.insert_str(0, &format!("…{}", " ".repeat(blank.unwrap_or(0))));
        marker.insert(0, ' ');
    }
    if cut_right || window.end < width {
        shown.push('…');
    }
    Excerpt { line: shown.trim_end().to_owned(), marker }
}

/// The columns to show: all, or [`COLUMNS`] less the two `…`, with the marker in their middle.
fn window(start: usize, end: usize, width: usize) -> Span {
    if width.max(end) <= COLUMNS {
        return 0..width.max(end);
    }
    let room = COLUMNS - 2;
    let middle = (start + end.min(start + room)) / 2;
    let left = middle.saturating_sub(room / 2).min(width.max(end) - room);
    left..left + room
}

/// One character of the line: its byte, what is drawn for it, and how many columns that takes.
struct Cell {
    byte: usize,
    shown: char,
    width: usize,
}

fn cells(line: &str) -> Vec<Cell> {
    let cell = |(byte, character): (usize, char)| {
        let shown = match character {
            '\t' => return Cell { byte, shown: '\t', width: TAB.len() },
            '\0'..='\u{1f}' => char::from_u32(0x2400 + u32::from(character)).unwrap_or('�'),
            '\u{7f}' => '␡',
            _ if steers(character) => '�',
            _ => character,
        };
        Cell { byte, shown, width: shown.width().unwrap_or(0) }
    };
    line.char_indices().map(cell).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(content: &str, span: Span) -> String {
        let Excerpt { line, marker } = excerpt(&Text::new("t", content), &span);
        format!("{line}\n{marker}")
    }

    #[test]
    fn the_marker_stands_under_the_span() {
        assert_eq!(drawn("a\nheap: 3\nb", 2..6), "heap: 3\n^^^^");
        assert_eq!(drawn("\tx: 1", 1..2), "    x: 1\n    ^");
        assert_eq!(drawn("שם: 3", 6..7), "שם: 3\n    ^");
        assert_eq!(drawn("游戏: 3", 0..6), "游戏: 3\n^^^^");
        assert_eq!(drawn("e\u{301}: 3", 1..3), "e\u{301}: 3\n^");
    }

    #[test]
    fn odd_spans_still_get_one_marker() {
        assert_eq!(drawn("", 0..0), "\n^");
        assert_eq!(drawn("ab\n", 2..3), "ab\n  ^");
        assert_eq!(drawn("ab\n", 3..3), "\n^");
        assert_eq!(drawn("ab", 7..90), "ab\n  ^");
        assert_eq!(drawn("ab\ncd\n", 1..5), "ab\n ^", "a span over several lines marks the first");
        assert_eq!(drawn("a\u{1b}[31mb", 1..2), "a␛[31mb\n ^");
        assert_eq!(drawn("a\u{202e}b", 4..5), "a�b\n  ^");
    }

    #[test]
    fn a_long_line_is_cut_around_the_span() {
        let line = format!("{}WRONG{}", "x".repeat(300), "y".repeat(300));
        let Excerpt { line, marker } = excerpt(&Text::new("t", &line), &(300..305));
        assert_eq!(line.chars().count(), COLUMNS);
        assert!(line.starts_with('…') && line.ends_with('…'));
        let under: String = line.chars().zip(marker.chars()).filter(|&(_, mark)| mark == '^').map(|(c, _)| c).collect();
        assert_eq!(under, "WRONG");
    }

    #[test]
    fn a_cut_through_wide_characters_keeps_the_columns() {
        for before in 200..204 {
            let content = format!("a{}x{}", "中".repeat(before), "中".repeat(200));
            let at = 1 + 3 * before;
            let Excerpt { line, marker } = excerpt(&Text::new("t", &content), &(at..at + 1));
            let column = |text: &str, stop: char| {
                text.chars().take_while(|&c| c != stop).map(|c| c.width().unwrap_or(0)).sum::<usize>()
            };
            assert_eq!(column(&line, 'x'), column(&marker, '^'));
            assert!(column(&line, '\0') <= COLUMNS);
        }
    }

    #[test]
    fn a_mark_wider_than_the_window_begins_in_it() {
        let Excerpt { line, marker } = excerpt(&Text::new("t", &"z".repeat(5000)), &(1000..4000));
        assert_eq!(line.chars().count(), COLUMNS);
        assert!(marker.len() <= COLUMNS && marker.contains('^'));
    }
}
