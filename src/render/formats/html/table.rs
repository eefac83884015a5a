//! Tables and reduction traces as HTML.
//!
//! Representation: every table has a caption, heads with a scope, and a frame that scrolls and takes the
//! keyboard; mathematics inside stays left to right in every language.
//! Failure: [`RenderError`].
//! Source: LOOK of nimbook, "trace", "values".

use std::fmt::Write;

use super::block::{Blocks, NUMBER};
use super::{attribute, inline, label};
use crate::document::build::tuple;
use crate::document::{Arg, Cell, CellMark, Phrase, Table, TableLook, Trace, TraceLine};
use crate::render::RenderError;

/// More values are in bands below one another, so that they fit on paper.
pub const WIDEST_VALUES: usize = 16;

/// The heads of three numbers.
pub const NUMBERS: &str = r#"<th scope="col"><i>a</i></th><th scope="col"><i>b</i></th><th scope="col"><i>c</i></th>"#;

impl Blocks<'_> {
    /// Opens the scrolling frame of a table.
    fn frame(&mut self, caption: &Phrase, left_to_right: bool) -> Result<(), RenderError> {
        let direction = if left_to_right { " dir=\"ltr\"" } else { "" };
        let label = attribute(caption, self.words)?;
        let _ = writeln!(self.out, r#"<div class="scroll"{direction} tabindex="0" role="group" aria-label="{label}">"#);
        Ok(())
    }

    pub fn table(&mut self, table: &Table) -> Result<(), RenderError> {
        self.frame(&table.caption, table.look != TableLook::Plain)?;
        match table.look {
            TableLook::Values => table.bands(WIDEST_VALUES).iter().try_for_each(|band| self.whole_table(band))?,
            _ => self.whole_table(table)?,
        }
        self.out.push_str("</div>\n");
        let is_place = |cell: &Cell| cell.mark == CellMark::Write && cell.line.is_empty();
        if self.fields.is_some_and(|fields| fields.working) && table.rows.iter().flatten().any(is_place) {
            let _ = writeln!(self.out, "<p class=\"label\">{}</p>", label("live-working", self.words)?);
        }
        Ok(())
    }

    fn whole_table(&mut self, table: &Table) -> Result<(), RenderError> {
        let columns = match table.look {
            TableLook::Values => format!(r#" style="--columns: {}""#, self.columns(table)?),
            _ => String::new(),
        };
        let _ = write!(self.out, r#"<table class="{}"{columns}><caption class="vh">"#, table.look.name());
        self.out.push_str(&inline(&table.caption, self.words)?);
        self.out.push_str("</caption>\n<thead><tr>");
        for cell in &table.head {
            // A corner heads nothing.
            let (open, close) = if cell.line.is_empty() { ("td", "td") } else { ("th scope=\"col\"", "th") };
            self.cell(open, close, cell, &Phrase::new("page-place"))?;
        }
        self.out.push_str("</tr></thead>\n<tbody>\n");
        for (number, row) in table.rows.iter().enumerate() {
            let total = row.iter().any(|cell| matches!(cell.mark, CellMark::Total | CellMark::OddTotal));
            self.out.push_str(if total { "<tr class=\"rule\">" } else { "<tr>" });
            for (index, cell) in row.iter().enumerate() {
                let heads = index == 0 && table.row_heads;
                let (open, close) = if heads { ("th scope=\"row\"", "th") } else { ("td", "td") };
                self.cell(open, close, cell, &self.place(table, number, index)?)?;
            }
            self.out.push_str("</tr>\n");
        }
        self.out.push_str("</tbody></table>\n");
        Ok(())
    }

    /// The columns of a table of values, as wide as three signs; where a column says more, it counts as several.
    fn columns(&self, table: &Table) -> Result<usize, RenderError> {
        let mut longest = 0;
        for cell in table.rows.iter().chain([&table.head]).flat_map(|row| row.iter().skip(1)) {
            longest = longest.max(self.words.line_text(&cell.line)?.chars().count());
        }
        Ok(table.head.len() * longest.div_ceil(3).max(1))
    }

    /// What the place to write in a row of a table is called: by the heads of its row and column; rows with one head are
    /// counted.
    fn place(&self, table: &Table, row: usize, column: usize) -> Result<Phrase, RenderError> {
        // On paper nothing is called.
        if self.fields.is_none() {
            return Ok(Phrase::new("page-place"));
        }
        let text = |cell: Option<&Cell>| cell.map_or(Ok(String::new()), |cell| self.words.line_text(&cell.line));
        let head = |row: &Vec<Cell>| text(row.first().filter(|_| table.row_heads));
        let heads: Vec<String> = table.rows.iter().map(head).collect::<Result<_, _>>()?;
        let same = |rows: &[String]| rows.iter().filter(|head| **head == heads[row]).count();
        let (own, column) = (&heads[row], text(table.head.get(column))?);
        let row =
            if own.is_empty() || same(&heads) == 1 { own.clone() } else { format!("{own} ({})", same(&heads[..=row])) };
        Ok(match (row.is_empty(), column.is_empty()) {
            (true, true) => Phrase::new("page-place"),
            (false, false) => {
                Phrase::new("page-place-cell").with("row", Arg::Text(row)).with("column", Arg::Text(column))
            }
            _ => Phrase::new("page-place-in")
                .with("line", Arg::Text(row + &column))
                .with("place", 1u64)
                .with("count", 1u64),
        })
    }

    fn cell(&mut self, open: &str, close: &str, cell: &Cell, place: &Phrase) -> Result<(), RenderError> {
        let class = match cell.mark {
            CellMark::None | CellMark::Total => "",
            CellMark::Odd | CellMark::OddTotal => " class=\"odd\"",
            CellMark::Strong => " class=\"strong\"",
            CellMark::Write => " class=\"write\"",
        };
        let _ = write!(self.out, "<{open}{class}>");
        match (cell.mark, self.fields) {
            (CellMark::Write, Some(_)) if cell.line.is_empty() => self.field(NUMBER, place)?,
            _ => self.pieces_in(&self.words.line(&cell.line)?, place)?,
        }
        let _ = write!(self.out, "</{close}>");
        Ok(())
    }

    pub fn trace(&mut self, trace: &Trace) -> Result<(), RenderError> {
        let caption = self.trace_caption(trace);
        if self.fields.is_some() && trace.lines.iter().all(|line| !line.solved) {
            return self.field_trace(trace, &caption);
        }
        // Digits of more places would have no room for handwriting beside every line.
        let to_fill = trace.binary && trace.lines.iter().all(|line| !line.solved);
        if to_fill && (self.is_item || trace.places > 6) {
            return self.short_trace(trace, &caption);
        }
        self.frame(&caption, true)?;
        let dense = match trace.places {
            _ if !trace.binary => " decimal",
            0..=7 => "",
            8..=11 => " dense",
            _ => " dense tiny",
        };
        let caption = inline(&caption, self.words)?;
        let places = trace.places;
        let _ = writeln!(
            self.out,
            r#"<table class="trace{dense}" style="--places: {places}"><caption class="vh">{caption}</caption>"#
        );
        self.out.push_str("<colgroup><col></colgroup><colgroup><col><col><col><col></colgroup>");
        if trace.binary {
            self.out.push_str("<colgroup><col></colgroup><colgroup><col><col><col><col></colgroup>");
        }
        self.trace_head(trace.binary)?;
        self.out.push_str("<tbody>\n");
        for (number, line) in trace.lines.iter().enumerate() {
            self.trace_line(number, line, trace);
        }
        self.out.push_str("</tbody></table></div>\n");
        Ok(())
    }

    /// Appends a trace to be filled in that has half a row, or many places: its lines in decimal, and beside them the first line in
    /// binary, whose column *k* is what line *k* reads.
    fn short_trace(&mut self, trace: &Trace, caption: &Phrase) -> Result<(), RenderError> {
        let (line, sum) = (Phrase::new("page-trace-line"), Phrase::new("page-trace-sum"));
        let (line, sum) = (inline(&line, self.words)?, inline(&sum, self.words)?);
        let binary = inline(&Phrase::new("page-trace-binary"), self.words)?;
        let caption = inline(caption, self.words)?;
        let out = &mut self.out;
        let _ = write!(
            out,
            "<div class=\"short{}\" dir=\"ltr\"><table class=\"lines\"><caption class=\"vh\">{caption}</caption>\n\
             <thead><tr><th scope=\"col\"><span class=\"vh\">{line}</span></th>",
            if trace.places > 7 { " long" } else { "" }
        );
        let _ = writeln!(out, "{NUMBERS}<th scope=\"col\">{sum}</th></tr></thead><tbody>");
        for (number, line) in trace.lines.iter().enumerate() {
            let _ = write!(out, "<tr><th scope=\"row\">{number}</th>");
            for entry in line.entries() {
                let _ = write!(out, "<td>{}</td>", entry.map(|entry| entry.to_string()).unwrap_or_default());
            }
            out.push_str("<td class=\"sum\"></td></tr>\n");
        }
        let _ = write!(
            out,
            "</tbody></table>\n<table class=\"bits\"><caption class=\"vh\">{binary}</caption><thead><tr><td></td>"
        );
        for place in (0..trace.places).rev() {
            let _ = write!(out, "<th scope=\"col\">{place}</th>");
        }
        out.push_str("</tr></thead><tbody>\n");
        for name in ["a", "b", "c"] {
            let _ = write!(out, "<tr><th scope=\"row\"><i>{name}</i></th>");
            out.push_str(&"<td></td>".repeat(trace.places));
            out.push_str("</tr>\n");
        }
        out.push_str("</tbody></table></div>\n");
        Ok(())
    }

    /// What a trace is of: the numbers it begins with, or, where they are to be written, its question.
    fn trace_caption(&self, trace: &Trace) -> Phrase {
        match trace.lines.first().and_then(|line| line.numbers) {
            Some(numbers) => Phrase::new("page-trace-of").with("numbers", tuple(&numbers)),
            None => Phrase::new("page-trace-caption").with("number", self.exercise),
        }
    }

    fn trace_head(&mut self, binary: bool) -> Result<(), RenderError> {
        let word = |key| inline(&Phrase::new(key), self.words);
        let (decimal, line, sum) = (word("page-trace-decimal")?, word("page-trace-line")?, word("page-trace-sum")?);
        let mut groups = format!(r#"<tr class="group"><td></td><th colspan="4" scope="colgroup">{decimal}</th>"#);
        let mut heads = format!(r#"<tr><th scope="col">{line}</th>{NUMBERS}<th scope="col">{sum}</th>"#);
        if binary {
            let (binary, last) = (word("page-trace-binary")?, word("page-trace-last")?);
            let _ = write!(groups, r#"<td class="gut"></td><th colspan="4" scope="colgroup">{binary}</th>"#);
            let _ = write!(heads, r#"<td class="gut"></td>{NUMBERS}<th scope="col">{last}</th>"#);
        }
        let _ = writeln!(self.out, "<thead>{groups}</tr>\n{heads}</tr></thead>");
        Ok(())
    }

    fn trace_line(&mut self, number: usize, line: &TraceLine, trace: &Trace) {
        let class = if line.strong { " class=\"stop\"" } else { "" };
        let _ = write!(self.out, r#"<tr{class}><th scope="row">{number}</th>"#);
        for number in line.entries() {
            let _ = match number {
                Some(number) if line.rings(number) => {
                    write!(self.out, r#"<td class="dec odd"><span>{number}</span></td>"#)
                }
                Some(number) => write!(self.out, r#"<td class="dec">{number}</td>"#),
                None => write!(self.out, r#"<td class="dec"></td>"#),
            };
        }
        let sum = line.sum().map(|sum| sum.to_string()).unwrap_or_default();
        let _ = write!(self.out, r#"<td class="sum">{sum}</td>"#);
        if trace.binary {
            self.out.push_str("<td class=\"gut\"></td>");
            line.digits().iter().for_each(|digits| self.digits(digits.as_deref(), line.width, trace.places));
            let _ = write!(self.out, r#"<td class="last">{}</td>"#, line.last_digits().unwrap_or_default());
        }
        self.out.push_str("</tr>\n");
    }

    /// The binary digits of a number: those still to be read, then a dot for each that is gone; or places
    /// to write.
    fn digits(&mut self, digits: Option<&str>, width: usize, places: usize) {
        self.out.push_str("<td class=\"b\">");
        match digits {
            Some(digits) => {
                let (read, last) = digits.split_at(digits.len() - 1);
                let _ = write!(self.out, r#"<span class="digits" role="img" aria-label="{digits}">"#);
                for digit in read.chars() {
                    let _ = write!(self.out, "<b>{digit}</b>");
                }
                let _ = write!(self.out, r#"<b class="look">{last}</b>"#);
                self.out.extend(std::iter::repeat_n("<b class=\"gone\">·</b>", places.saturating_sub(digits.len())));
                self.out.push_str("</span>");
            }
            None => {
                self.out.push_str("<span class=\"digits\" aria-hidden=\"true\">");
                self.out.extend(std::iter::repeat_n("<b class=\"cell\"></b>", width));
                self.out.push_str("</span>");
            }
        }
        self.out.push_str("</td>");
    }
}
