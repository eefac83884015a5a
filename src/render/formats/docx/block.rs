//! Blocks as paragraphs, each with a style.
//!
//! Representation: what is directly at a paragraph is its direction, its number in a list and how far it is moved in; all
//! else is its style. The number of an item waits for the first paragraph of the item.
//! Failure: [`RenderError`].
//! Source: ECMA-376, part 1, section 17.3.1.

use std::fmt::Write;

use super::Writer;
use super::text::{Look, mark};
use crate::document::{Block, Line, Phrase, Picture, Role, Step};
use crate::render::RenderError;

/// How far what belongs to a number is moved in, in twentieths of a point.
pub const STEP: usize = 425;

/// Between what stands in one line.
const APART: &str = "\u{2003}\u{2002}";

impl Writer<'_> {
    /// The width of a line here, in twentieths of a point.
    pub fn room(&self) -> usize {
        self.width.saturating_sub(self.indent).max(2 * STEP)
    }

    /// Opens a paragraph; `keep` holds it on one page with the next.
    pub fn open(&mut self, style: &str, keep: bool) {
        let number = self.number.take();
        let style = match (style, &number) {
            ("Normal", Some(_)) => "ListNumber",
            ("Normal", None) if self.indent == STEP => "ListContinue",
            (style, _) => style,
        };
        let _ = write!(self.out, "<w:p><w:pPr><w:pStyle w:val=\"{style}{}\"/>", mark::SIZE);
        self.out.push_str(if keep { "<w:keepNext/>" } else { "" });
        if let Some(number) = &number {
            let _ = write!(self.out, "<w:numPr><w:ilvl w:val=\"0\"/><w:numId w:val=\"{number}\"/></w:numPr>");
        }
        self.out.push_str(if self.words.right_to_left() { "<w:bidi/>" } else { "" });
        match (style, &number) {
            (_, Some(_)) => {
                let _ = write!(self.out, "<w:ind w:left=\"{}\" w:hanging=\"{STEP}\"/>", self.indent);
            }
            ("ListContinue", None) => {}
            (_, None) if self.indent > 0 => {
                let _ = write!(self.out, "<w:ind w:left=\"{}\"/>", self.indent);
            }
            _ => {}
        }
        self.out.push_str("</w:pPr>");
    }

    pub fn close(&mut self) {
        self.out.push_str("</w:p>");
    }

    /// A paragraph with a line.
    pub fn paragraph(&mut self, style: &str, keep: bool, line: &Line) -> Result<(), RenderError> {
        self.open(style, keep);
        self.line(line)?;
        self.close();
        Ok(())
    }

    /// A paragraph for a number that has none yet, because a table comes first.
    pub fn number_alone(&mut self) {
        if self.number.is_some() {
            self.open("Normal", true);
            self.close();
        }
    }

    /// Blocks; `keep` holds the last with what follows.
    pub fn blocks(&mut self, blocks: &[Block], keep: bool) -> Result<(), RenderError> {
        for (place, block) in blocks.iter().enumerate() {
            self.block(block, keep || place + 1 < blocks.len())?;
        }
        Ok(())
    }

    fn block(&mut self, block: &Block, keep: bool) -> Result<(), RenderError> {
        match block {
            Block::Paragraph(line) => self.paragraph("Normal", keep, line),
            Block::Remark(line) => self.paragraph("Remark", keep, line),
            Block::Authored(markdown) => self.authored(markdown),
            Block::Picture(picture) => self.alone(picture, keep),
            Block::Beside(blocks) => self.beside(blocks, keep),
            Block::Answer(lines) => self.lines("Answer", lines, keep),
            Block::Ticks(lines) => self.ticks(lines, keep),
            Block::Write(label, lines) => self.ruled(label, *lines, keep),
            Block::Steps(steps) => self.steps(steps, keep),
            Block::Table(table) => self.table(table),
            Block::Trace(trace) => self.trace(trace),
        }
    }

    /// A picture in a paragraph of its own. Old LibreOffice moves the labels of a picture in a paragraph from right to left,
    /// so it is in one from left to right, which is at the right.
    fn alone(&mut self, picture: &Picture, keep: bool) -> Result<(), RenderError> {
        if self.words.right_to_left() {
            self.number_alone();
            let _ = write!(
                self.out,
                "<w:p><w:pPr><w:pStyle w:val=\"Picture{}\"/>{}<w:ind w:right=\"{}\"/><w:jc w:val=\"right\"/></w:pPr>",
                mark::SIZE,
                if keep { "<w:keepNext/>" } else { "" },
                self.indent
            );
        } else {
            self.open("Picture", keep);
        }
        self.picture(picture)?;
        self.close();
        Ok(())
    }

    fn lines(&mut self, style: &str, lines: &[Line], keep: bool) -> Result<(), RenderError> {
        for (place, line) in lines.iter().enumerate() {
            self.paragraph(style, keep || place + 1 < lines.len(), line)?;
        }
        Ok(())
    }

    /// Pictures and the answer after them in one line where they fit, or below one another.
    fn beside(&mut self, blocks: &[Block], keep: bool) -> Result<(), RenderError> {
        let mut needed = 0;
        for block in blocks {
            needed += 600
                + match block {
                    Block::Picture(picture) => self.picture_width(picture),
                    Block::Answer(lines) if lines.len() == 1 => self.width(&lines[0])?,
                    Block::Ticks(lines) if lines.len() <= 3 => self.ticks_width(lines)?,
                    _ => usize::MAX / 8,
                };
        }
        if needed > self.room() + 600 || self.words.right_to_left() {
            return self.blocks(blocks, keep);
        }
        self.open("Beside", keep);
        for (place, block) in blocks.iter().enumerate() {
            if place > 0 {
                self.run(APART, Look::default());
            }
            match block {
                Block::Picture(picture) => self.picture(picture)?,
                Block::Answer(lines) => self.line(&lines[0])?,
                Block::Ticks(lines) => self.boxes(lines)?,
                _ => {}
            }
        }
        self.close();
        Ok(())
    }

    fn ticks_width(&self, lines: &[Line]) -> Result<usize, RenderError> {
        lines.iter().map(|line| Ok(900 + self.width(line)?)).sum()
    }

    /// Boxes in one line.
    fn boxes(&mut self, lines: &[Line]) -> Result<(), RenderError> {
        for (place, line) in lines.iter().enumerate() {
            if place > 0 {
                self.run(APART, Look::default());
            }
            self.tick();
            self.run("\u{a0}", Look::default());
            self.line(line)?;
        }
        Ok(())
    }

    /// Boxes to tick in one line where they fit, or each in a line of its own.
    fn ticks(&mut self, lines: &[Line], keep: bool) -> Result<(), RenderError> {
        if self.ticks_width(lines)? <= self.room() {
            self.open("Answer", keep);
            self.boxes(lines)?;
            self.close();
            return Ok(());
        }
        for (place, line) in lines.iter().enumerate() {
            self.open("Choice", keep || place + 1 < lines.len());
            self.tick();
            self.run("\u{a0}", Look::default());
            self.line(line)?;
            self.close();
        }
        Ok(())
    }

    /// A label and ruled lines. Working is for paper; all else has a field in its first line.
    fn ruled(&mut self, label: &Phrase, lines: u64, keep: bool) -> Result<(), RenderError> {
        self.open("WritingLine", keep || lines > 1);
        self.phrase(label, Look::of("Label"))?;
        if label.role != Role::Working && !self.label.is_empty() {
            self.run(" ", Look::default());
            self.open_field("", "<w:showingPlcHdr/><w:text w:multiLine=\"1\"/>");
            self.run(&"\u{a0}".repeat(40), Look::of("PlaceholderText"));
            self.out.push_str("</w:sdtContent></w:sdt>");
        }
        self.close();
        for line in 1..lines {
            self.open("WritingLine", keep || line + 1 < lines);
            self.close();
        }
        Ok(())
    }

    /// Numbered steps; a single sentence needs no number.
    fn steps(&mut self, steps: &[Step], keep: bool) -> Result<(), RenderError> {
        let alone = steps.len() == 1;
        for (place, step) in steps.iter().enumerate() {
            let keep = keep && place + 1 == steps.len();
            let before = self.indent;
            if !alone {
                self.number_alone();
                self.indent += STEP;
                self.number = Some(list('s', place == 0, 1));
            }
            self.paragraph("Step", keep || !step.shows.is_empty(), &step.says)?;
            self.blocks(&step.shows, keep)?;
            self.indent = before;
        }
        Ok(())
    }
}

/// The number of a list: a new one of this kind, which begins with a number, or the last.
pub fn list(kind: char, is_new: bool, start: u64) -> String {
    let sign = if is_new { mark::NEW_LIST } else { mark::SAME_LIST };
    format!("{sign}{kind}{start};")
}
