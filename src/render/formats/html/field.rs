//! Places to write as fields to type in: what a question looks like on a page that reads answers.
//!
//! Representation: a line, a row or a group of boxes that make one part of an answer has `data-part`; within it the
//! fields appear in the order in which the part is read. `data-part="words"` is read with the words between its fields,
//! `numbers` without them, `boxes` by a mark for each, ticked or not, a `choice` by the words beside the one that is chosen,
//! a `table` row by row.
//! Failure: [`RenderError`].

use std::fmt::Write;

use super::block::{Blocks, Fields, LIST, NUMBER};
use super::table::NUMBERS;
use super::{attribute, inline, label, pieces};
use crate::document::{Arg, Blank, Line, Phrase, Piece, Trace};
use crate::render::RenderError;

/// How many places to write a piece is.
fn places(piece: &Piece) -> u64 {
    match piece {
        Piece::Blank(Blank::Tuple(numbers)) => u64::from(*numbers),
        Piece::Blank(_) => 1,
        _ => 0,
    }
}

/// The words around places to write, with an ellipsis for each of these but the last; none where there are no words.
fn around(text: &str) -> Option<String> {
    let mut words = String::new();
    for sign in text.chars() {
        match sign {
            '_' if words.ends_with('…') => {}
            '_' => words.push('…'),
            sign => words.push(sign),
        }
    }
    let end = |sign: char| sign.is_whitespace() || ['.', ':', '…'].contains(&sign);
    words.contains(char::is_alphanumeric).then(|| words.trim_end_matches(end).to_owned())
}

/// The words after the last colon; none where there are no words.
fn after_colon(text: &str) -> Option<String> {
    let last = text.rsplit(':').next().unwrap_or_default();
    around(last.trim_start_matches(|sign: char| !sign.is_alphanumeric()))
}

/// The most fields of a page that one question has; the rest of a long table is typed in one field.
const MOST_BOXES: u64 = 9;

impl Blocks<'_> {
    /// Appends pieces; places to write are fields where there are any.
    pub fn pieces(&mut self, all: &[Piece]) -> Result<(), RenderError> {
        self.pieces_in(all, &Phrase::new("page-place"))
    }

    /// Appends pieces; places to write are called by the words before them, else by those around them, else by this name.
    pub fn pieces_in(&mut self, all: &[Piece], name: &Phrase) -> Result<(), RenderError> {
        if self.fields.is_none() {
            pieces(all, self.words, &mut self.out)?;
            return Ok(());
        }
        let line = match around(&self.words.plain_text(all)) {
            Some(words) => Arg::Text(words),
            None => Arg::Phrase(name.clone()),
        };
        let name = Phrase::new("page-place-in").with("line", line);
        let count: u64 = all.iter().map(places).sum();
        let mut place = 0u64;
        let mut before = String::new();
        for piece in all {
            let words = self.fields.is_some_and(|fields| fields.words);
            let class = match piece {
                Piece::Blank(Blank::Sign) => "entry",
                Piece::Blank(Blank::Short | Blank::Tuple(_)) => NUMBER,
                Piece::Blank(Blank::Wide | Blank::Long) if words => "entry long",
                Piece::Blank(Blank::Wide | Blank::Long) => LIST,
                other => {
                    pieces(std::slice::from_ref(other), self.words, &mut self.out)?;
                    before += &self.words.plain_text(std::slice::from_ref(other));
                    continue;
                }
            };
            let own = after_colon(&std::mem::take(&mut before)).map(Arg::Text);
            let is_tuple = matches!(piece, Piece::Blank(Blank::Tuple(_)));
            self.out.push_str(if is_tuple { r#"<bdi class="pos">("# } else { "" });
            for index in 0..places(piece) {
                self.out.push_str(if index > 0 { ", " } else { "" });
                place += 1;
                let name = match &own {
                    Some(words) => Phrase::new("page-place-in")
                        .with("line", words.clone())
                        .with("place", index + 1)
                        .with("count", places(piece)),
                    None => name.clone().with("place", place).with("count", count),
                };
                self.field(class, &name)?;
            }
            self.out.push_str(if is_tuple { ")</bdi>" } else { "" });
        }
        Ok(())
    }

    /// Appends a field, called by this name; where numbers are wanted, a phone shows its keys for them.
    pub fn field(&mut self, class: &str, name: &Phrase) -> Result<(), RenderError> {
        let name = attribute(name, self.words)?;
        self.counted();
        // Those keys lack a minus.
        let signed = self.fields.is_some_and(|fields| fields.signed);
        let keys = if !signed && [NUMBER, LIST].contains(&class) { " inputmode=\"numeric\"" } else { "" };
        let _ = write!(
            self.out,
            r#"<input type="text" class="{class}"{keys} aria-label="{name}" autocomplete="off" spellcheck="false">"#
        );
        Ok(())
    }

    fn counted(&mut self) -> usize {
        self.fields.as_mut().map_or(0, |fields| {
            fields.count += 1;
            fields.count
        })
    }

    /// Appends lines with fields, each a part of the answer.
    pub fn field_lines(&mut self, lines: &[Line], fields: Fields) -> Result<(), RenderError> {
        let part = if fields.words { "words" } else { "numbers" };
        for (place, words) in lines.iter().enumerate() {
            let group = match lines.len() {
                1 => String::new(),
                count => {
                    let name = Phrase::new("page-answer-of").with("place", place + 1).with("count", count);
                    format!(" role=\"group\" aria-label=\"{}\"", attribute(&name, self.words)?)
                }
            };
            let _ = write!(self.out, "<p class=\"answer\" data-part=\"{part}\"{group}>");
            self.pieces(&self.words.line(words)?)?;
            self.out.push_str("</p>\n");
        }
        Ok(())
    }

    /// Appends boxes to choose from.
    pub fn field_boxes(&mut self, lines: &[Line], fields: Fields) -> Result<(), RenderError> {
        let kind = if fields.one { "radio" } else { "checkbox" };
        let (part, name) = (if fields.marks { "boxes" } else { "choice" }, self.id());
        let legend = label("live-choose", self.words)?;
        let _ =
            write!(self.out, "<fieldset class=\"choice\" data-part=\"{part}\"><legend class=\"vh\">{legend}</legend>");
        for (index, words) in lines.iter().enumerate() {
            self.counted();
            let _ = write!(self.out, r#"<label><input type="{kind}" name="{name}" value="{}"><span>"#, index + 1);
            self.pieces(&self.words.line(words)?)?;
            self.out.push_str("</span></label>");
        }
        self.out.push_str("</fieldset>\n");
        Ok(())
    }

    /// Appends a field of several lines.
    pub fn field_area(&mut self, label: &Phrase, lines: u64) -> Result<(), RenderError> {
        self.counted();
        let label = inline(label, self.words)?;
        let rows = lines.clamp(1, MOST_BOXES);
        let _ = writeln!(
            self.out,
            "<label class=\"field\" data-part=\"numbers\"><span class=\"label\">{label}</span>\
             <textarea class=\"list\" inputmode=\"numeric\" rows=\"{rows}\" autocomplete=\"off\" spellcheck=\"false\"></textarea></label>"
        );
        Ok(())
    }

    /// Appends the lines of a reduction, in decimal, with fields where they are to be written.
    pub fn field_trace(&mut self, trace: &Trace, caption: &Phrase) -> Result<(), RenderError> {
        let (name, line) = (attribute(caption, self.words)?, label("page-trace-line", self.words)?);
        let _ = writeln!(
            self.out,
            "<div class=\"scroll\" dir=\"ltr\" tabindex=\"0\" role=\"group\" aria-label=\"{name}\"><table class=\"marked\" \
             data-part=\"table\"><caption class=\"vh\">{name}</caption><thead><tr><th scope=\"col\">{line}</th>\
             {NUMBERS}</tr></thead><tbody>"
        );
        for (number, line) in trace.lines.iter().enumerate() {
            let row = if line.numbers.is_some() { "" } else { " data-row" };
            let _ = write!(self.out, "<tr{row}><th scope=\"row\">{number}</th>");
            for (name, entry) in ["a", "b", "c"].into_iter().zip(line.entries()) {
                self.out.push_str("<td class=\"n\">");
                let place = Phrase::new("page-place-cell").with("row", number).with("column", name);
                match entry {
                    Some(entry) => self.out.push_str(&entry.to_string()),
                    None => self.field(NUMBER, &place)?,
                }
                self.out.push_str("</td>");
            }
            self.out.push_str("</tr>\n");
        }
        self.out.push_str("</tbody></table></div>\n");
        Ok(())
    }
}
