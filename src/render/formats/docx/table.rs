//! Tables and reduction traces as tables of Word, with heads that come again on the next page.
//!
//! Representation: a table style for each look; mathematics stays left to right in every language, and what is in words
//! begins at the right where the language does. An empty cell is a place to write.
//! Failure: [`RenderError`] for a word that the language lacks.
//! Source: ECMA-376, part 1, section 17.4.

use std::fmt::Write;

use super::Writer;
use super::text::{Look, mark};
use crate::document::build::tuple;
use crate::document::{CellMark, Inline, Line, Math, Phrase, Table, TableLook, Trace, TraceLine};
use crate::render::RenderError;
use crate::render::bank::xml::escaped;
use crate::render::formats::html::WIDEST_VALUES;

/// What is around a cell or in it.
#[derive(Clone, Copy, Default)]
struct Frame {
    /// Its style of paragraphs.
    style: &'static str,
    /// How many columns it has.
    span: usize,
    odd: bool,
    top: bool,
    last: bool,
    /// Whether a digit is written into it.
    place: bool,
}

/// How a table is laid out.
pub struct Layout<'a> {
    pub style: &'static str,
    /// What it holds, for those who do not see it.
    pub caption: &'a str,
    /// The widths of its columns, in twentieths of a point.
    pub columns: Vec<usize>,
    /// Whether its columns begin where lines of the language do.
    pub turns: bool,
    pub row_heads: bool,
}

impl Writer<'_> {
    pub fn table(&mut self, table: &Table) -> Result<(), RenderError> {
        let bands = if table.look == TableLook::Values { table.bands(WIDEST_VALUES) } else { vec![table.clone()] };
        bands.iter().try_for_each(|band| self.band(band))
    }

    fn band(&mut self, table: &Table) -> Result<(), RenderError> {
        let mut widths = vec![0; table.head.len()];
        for row in std::iter::once(&table.head).chain(&table.rows) {
            for (width, cell) in widths.iter_mut().zip(row) {
                let least = if cell.mark == CellMark::Write { 500 } else { 0 };
                *width = (*width).max(self.width(&cell.line)? + 300).max(least);
            }
        }
        if table.look == TableLook::Values && widths.len() > 1 {
            let all = self.room().saturating_sub(widths[0]);
            let widest = widths[1..].iter().copied().max().unwrap_or(0).max(640);
            let columns = widths.len() - 1;
            widths[1..].fill(widest.min(all / columns));
        }
        let caption = self.words.text(&table.caption)?;
        let style = match table.look {
            TableLook::Columns => "SheetColumns",
            TableLook::Values => "SheetValues",
            TableLook::Plain => "SheetPlain",
            TableLook::Pairs => "SheetPairs",
        };
        let turns = table.look == TableLook::Plain;
        let columns = shared(&widths, self.room());
        self.open_table(&Layout {
            style,
            caption: &caption,
            columns: columns.clone(),
            turns,
            row_heads: table.row_heads,
        });
        self.open_row(true, 0);
        for (cell, width) in table.head.iter().zip(&columns) {
            let odd = matches!(cell.mark, CellMark::Odd | CellMark::OddTotal);
            let style = if turns { "TableHead" } else { "TableNumberHead" };
            self.cell(&cell.line, *width, Frame { style, odd, top: odd, ..Frame::default() })?;
        }
        self.close_row();
        for (place, row) in table.rows.iter().enumerate() {
            let total = row.iter().any(|cell| matches!(cell.mark, CellMark::Total | CellMark::OddTotal));
            let height = match (table.look, row.iter().any(|cell| cell.mark == CellMark::Write)) {
                (TableLook::Values, _) => 480,
                (_, true) => 400,
                _ => 0,
            };
            self.open_row(false, height);
            for (at, (cell, width)) in row.iter().zip(&columns).enumerate() {
                let heads = at == 0 && table.row_heads;
                let odd = matches!(cell.mark, CellMark::Odd | CellMark::OddTotal);
                let strong = odd || cell.mark == CellMark::Strong;
                let style = match (turns, strong, heads) {
                    (true, _, _) => "TableText",
                    (_, true, false) => "TableNumberStrong",
                    _ => "TableNumber",
                };
                let frame =
                    Frame { style, odd, top: total, last: odd && place + 1 == table.rows.len(), ..Frame::default() };
                let place = table.look == TableLook::Columns && cell.mark == CellMark::Write;
                self.cell(&cell.line, *width, Frame { place, ..frame })?;
            }
            self.close_row();
        }
        self.close_table();
        Ok(())
    }

    /// Opens a table.
    pub fn open_table(&mut self, layout: &Layout<'_>) {
        self.number_alone();
        let turned = if layout.turns && self.words.right_to_left() { "<w:bidiVisual/>" } else { "" };
        let all: usize = layout.columns.iter().sum();
        let heads = u8::from(layout.row_heads);
        let caption = escaped(&layout.caption.replace(['\u{2066}', '\u{2069}'], ""));
        // A table that reads from the left stands at the right of a page that reads from the right.
        let side = match (self.words.right_to_left(), layout.turns) {
            (true, false) => "<w:jc w:val=\"right\"/>".to_owned(),
            _ => format!("<w:tblInd w:w=\"{}\" w:type=\"dxa\"/>", self.indent),
        };
        let _ = write!(
            self.out,
            "<w:tbl><w:tblPr><w:tblStyle w:val=\"{}\"/>{turned}<w:tblW w:w=\"{all}\" w:type=\"dxa\"/>{side}\
             <w:tblLayout w:type=\"fixed\"/><w:tblLook w:val=\"{}\" w:firstRow=\"1\" w:lastRow=\"0\" w:firstColumn=\"{heads}\" \
             w:lastColumn=\"0\" w:noHBand=\"1\" w:noVBand=\"1\"/><w:tblCaption w:val=\"{caption}\"/></w:tblPr><w:tblGrid>",
            layout.style,
            if layout.row_heads { "06A0" } else { "0620" },
        );
        layout.columns.iter().for_each(|width| {
            let _ = write!(self.out, "<w:gridCol w:w=\"{width}\"/>");
        });
        self.out.push_str("</w:tblGrid>");
    }

    /// Ends a table. What follows keeps its distance, and two tables do not become one.
    pub fn close_table(&mut self) {
        let _ = write!(
            self.out,
            "</w:tbl><w:p><w:pPr><w:pStyle w:val=\"TableEnd{}\"/>{}</w:pPr></w:p>",
            mark::SIZE,
            if self.words.right_to_left() { "<w:bidi/>" } else { "" }
        );
    }

    /// Opens a row, of a head or not, that is at least so high.
    pub fn open_row(&mut self, is_head: bool, height: usize) {
        self.out.push_str("<w:tr><w:trPr><w:cantSplit/>");
        if height > 0 {
            let height = if self.large { height * 8 / 5 } else { height };
            let _ = write!(self.out, "<w:trHeight w:val=\"{height}\" w:hRule=\"atLeast\"/>");
        }
        self.out.push_str(if is_head { "<w:tblHeader/></w:trPr>" } else { "</w:trPr>" });
    }

    pub fn close_row(&mut self) {
        self.out.push_str("</w:tr>");
    }

    fn cell(&mut self, line: &Line, width: usize, frame: Frame) -> Result<(), RenderError> {
        self.open_cell(width, frame);
        self.line(line)?;
        self.close_cell();
        Ok(())
    }

    fn open_cell(&mut self, width: usize, frame: Frame) {
        let _ = write!(self.out, "<w:tc><w:tcPr><w:tcW w:w=\"{width}\" w:type=\"dxa\"/>");
        if frame.span > 1 {
            let _ = write!(self.out, "<w:gridSpan w:val=\"{}\"/>", frame.span);
        }
        if frame.place {
            let border = |side| format!("<w:{side} w:val=\"single\" w:sz=\"4\" w:space=\"0\" w:color=\"6B6B6B\"/>");
            let _ = write!(
                self.out,
                "<w:tcBorders>{}</w:tcBorders>",
                ["top", "left", "bottom", "right"].map(border).concat()
            );
        } else if frame.odd || frame.top || frame.last {
            let border = |side: &str, drawn: bool, size: u8| match drawn {
                true => format!("<w:{side} w:val=\"single\" w:sz=\"{size}\" w:space=\"0\" w:color=\"000000\"/>"),
                false => String::new(),
            };
            let (odd, thick) = (frame.odd, if frame.odd { 12 } else { 8 });
            let _ = write!(
                self.out,
                "<w:tcBorders>{}{}{}{}</w:tcBorders>",
                border("top", frame.top, thick),
                border("left", odd, 12),
                border("bottom", frame.last, 12),
                border("right", odd, 12)
            );
        }
        let style = if frame.style.is_empty() { "TableNumber" } else { frame.style };
        let turned = self.words.right_to_left() && matches!(style, "TableText" | "TableHead");
        let _ = write!(
            self.out,
            "<w:vAlign w:val=\"center\"/></w:tcPr><w:p><w:pPr><w:pStyle w:val=\"{style}{}\"/>{}</w:pPr>",
            mark::SIZE,
            if turned { "<w:bidi/>" } else { "" }
        );
    }

    /// Opens a cell with words, in a head or not.
    pub fn open_worded_cell(&mut self, width: usize, is_head: bool) {
        let style = if is_head { "TableHead" } else { "TableText" };
        self.open_cell(width, Frame { style, ..Frame::default() });
    }

    pub fn close_cell(&mut self) {
        self.out.push_str("</w:p></w:tc>");
    }

    /// A cell with characters that read left to right.
    fn signs(&mut self, text: &str, width: usize, style: &'static str) {
        self.open_cell(width, Frame { style, ..Frame::default() });
        if !text.is_empty() {
            self.run(text, Look { left_to_right: true, ..Look::default() });
        }
        self.close_cell();
    }

    /// A table in words, with these heads.
    pub fn worded(&mut self, caption: &str, heads: &[Line], rows: &[Vec<Line>]) -> Result<(), RenderError> {
        let mut widths = Vec::new();
        for head in heads {
            // A head may have several lines.
            let words = self.words.line_text(head)?;
            let longest = words.split_whitespace().map(|word| word.chars().count()).max().unwrap_or(0);
            widths.push(108 * longest * if self.large { 8 } else { 5 } / 5 + 300);
        }
        for row in rows {
            for (width, line) in widths.iter_mut().zip(row) {
                *width = (*width).max(self.width(line)? + 300);
            }
        }
        let columns = shared(&widths, self.room());
        self.open_table(&Layout {
            style: "SheetPlain",
            caption,
            columns: columns.clone(),
            turns: true,
            row_heads: false,
        });
        for (place, row) in std::iter::once(heads).chain(rows.iter().map(Vec::as_slice)).enumerate() {
            self.open_row(place == 0, 0);
            for (line, width) in row.iter().zip(&columns) {
                let style = if place == 0 { "TableHead" } else { "TableText" };
                self.cell(line, *width, Frame { style, ..Frame::default() })?;
            }
            self.close_row();
        }
        self.close_table();
        Ok(())
    }

    pub fn trace(&mut self, trace: &Trace) -> Result<(), RenderError> {
        let of = trace.lines.first().and_then(|line| line.numbers);
        let caption = of.map_or(Phrase::new("page-trace-decimal"), |numbers| {
            Phrase::new("page-trace-of").with("numbers", tuple(&numbers))
        });
        let caption = self.words.text(&caption)?;
        let to_fill = trace.lines.iter().all(|line| !line.solved);
        // Beside every line digits need room for handwriting, or for large print.
        let beside = trace.binary && !to_fill && (!self.large || trace.places <= 8);
        let digits = if beside { 130 * trace.places + 260 } else { 0 };
        let digits = if self.large { digits * 8 / 5 } else { digits };
        let last = if beside { if self.large { 2_100 } else { 1_400 } } else { 0 };
        let longest = of.into_iter().flatten().map(|number| number.to_string().len()).max().unwrap_or(0);
        let number = (360 + 120 * longest).max(if to_fill { 900 } else { 0 });
        let mut columns = vec![700];
        columns.extend([number; 3]);
        columns.push(number + 200);
        if beside {
            columns.extend([digits, digits, digits, last]);
        }
        if self.large {
            columns[..5].iter_mut().for_each(|width| *width = *width * 7 / 5);
        }
        let columns = shared(&columns, self.room());
        self.open_table(&Layout {
            style: "SheetValues",
            caption: &caption,
            columns: columns.clone(),
            turns: false,
            row_heads: true,
        });
        self.trace_head(&columns)?;
        for (place, line) in trace.lines.iter().enumerate() {
            self.trace_line(place, line, trace, &columns, to_fill);
        }
        self.close_table();
        if trace.binary && to_fill { self.bits(trace.places) } else { Ok(()) }
    }

    fn trace_head(&mut self, columns: &[usize]) -> Result<(), RenderError> {
        let say = |key| vec![Inline::Say(Phrase::new(key))];
        let name = |name| vec![Inline::Math(Math::Variable(name))];
        let head = Frame { style: "TableNumberHead", ..Frame::default() };
        if columns.len() > 5 {
            self.open_row(true, 0);
            self.cell(&Line::new(), columns[0], head)?;
            for (key, part) in [("page-trace-decimal", &columns[1..5]), ("page-trace-binary", &columns[5..])] {
                self.cell(&say(key), part.iter().sum(), Frame { span: 4, ..head })?;
            }
            self.close_row();
        }
        let mut heads = vec![say("page-trace-line"), name("a"), name("b"), name("c"), say("page-trace-sum")];
        if columns.len() > 5 {
            heads.extend([name("a"), name("b"), name("c"), say("page-trace-last")]);
        }
        self.open_row(true, 0);
        for (line, width) in heads.iter().zip(columns) {
            self.cell(line, *width, head)?;
        }
        self.close_row();
        Ok(())
    }

    fn trace_line(&mut self, place: usize, line: &TraceLine, trace: &Trace, columns: &[usize], to_fill: bool) {
        let style = if line.strong { "TableNumberStrong" } else { "TableNumber" };
        self.open_row(false, if to_fill { 440 } else { 0 });
        self.signs(&place.to_string(), columns[0], style);
        for (entry, width) in line.entries().into_iter().zip(&columns[1..4]) {
            self.open_cell(*width, Frame { style, ..Frame::default() });
            if let Some(number) = entry {
                // An odd number is in a frame.
                self.run(&number.to_string(), Look::of(if line.rings(number) { "Ringed" } else { "" }));
            }
            self.close_cell();
        }
        let sum = line.sum().map(|sum| sum.to_string()).unwrap_or_default();
        self.signs(&sum, columns[4], style);
        if columns.len() > 5 {
            for (digits, width) in line.digits().iter().zip(&columns[5..8]) {
                self.open_cell(*width, Frame { style, ..Frame::default() });
                if let Some((read, last)) =
                    digits.as_deref().and_then(|digits| digits.split_at_checked(digits.len() - 1))
                {
                    self.run(read, Look::of("Digits"));
                    self.run(last, Look::of("RingedDigit"));
                    self.run(&"·".repeat(trace.places - digits.as_deref().map_or(0, str::len)), Look::of("Digits"));
                }
                self.close_cell();
            }
            self.signs(&line.last_digits().unwrap_or_default(), columns[8], style);
        }
        self.close_row();
    }

    /// The first line of a trace in binary, to be filled in: column *k* is what line *k* reads.
    fn bits(&mut self, places: usize) -> Result<(), RenderError> {
        let caption = self.words.text(&Phrase::new("page-trace-binary"))?;
        let mut widths = vec![400; places + 1];
        widths[0] = 500;
        let columns = shared(&widths, self.room());
        self.open_table(&Layout {
            style: "SheetValues",
            caption: &caption,
            columns: columns.clone(),
            turns: false,
            row_heads: true,
        });
        self.open_row(true, 0);
        self.signs("", columns[0], "TableNumberHead");
        for (place, width) in (0..places).rev().zip(&columns[1..]) {
            self.signs(&place.to_string(), *width, "TableNumberHead");
        }
        self.close_row();
        for name in ["a", "b", "c"] {
            self.open_row(false, 440);
            self.cell(&vec![Inline::Math(Math::Variable(name))], columns[0], Frame::default())?;
            columns[1..].iter().for_each(|width| self.signs("", *width, "TableNumber"));
            self.close_row();
        }
        self.close_table();
        Ok(())
    }
}

/// The widths that columns get of a room: what they need, or, where that is too much, narrow ones all that they need, and
/// the others their share of the rest.
pub fn shared(needed: &[usize], room: usize) -> Vec<usize> {
    let mut widths = needed.to_vec();
    if needed.iter().sum::<usize>() <= room {
        return widths;
    }
    let mut order: Vec<usize> = (0..needed.len()).collect();
    order.sort_by_key(|&place| needed[place]);
    let (mut rest, mut left, mut wanted) = (room, needed.len(), needed.iter().sum::<usize>());
    for place in order {
        // The last gets no more than half of what the narrower ones leave beyond their own share.
        let even = rest / left;
        let fair = (even + rest * needed[place] / wanted.max(1)) / 2;
        widths[place] = needed[place].min(fair.max(even.min(needed[place])));
        rest = rest.saturating_sub(widths[place]);
        wanted -= needed[place];
        left = (left - 1).max(1);
    }
    widths
}

#[cfg(test)]
mod tests {
    use super::shared;

    #[test]
    fn columns_share_the_room() {
        assert_eq!(shared(&[100, 200], 1_000), [100, 200]);
        assert_eq!(shared(&[100, 2_000, 2_000], 1_100), [100, 500, 500]);
        assert!(shared(&[900, 4_000, 3_000, 500], 5_000).iter().sum::<usize>() <= 5_000);
    }
}
