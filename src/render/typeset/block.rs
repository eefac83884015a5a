//! Blocks of questions and solutions.
//!
//! Failure: [`RenderError`].

use super::{Notation, Writer};
use crate::document::{Block, Line, Phrase, Step};
use crate::render::RenderError;

impl<N: Notation> Writer<'_, N> {
    /// Blocks with an empty line between them.
    pub fn blocks(&mut self, blocks: &[Block]) -> Result<String, RenderError> {
        let parts = blocks.iter().map(|block| self.block(block));
        Ok(parts.collect::<Result<Vec<_>, _>>()?.join("\n\n"))
    }

    fn block(&mut self, block: &Block) -> Result<String, RenderError> {
        Ok(match block {
            Block::Paragraph(line) => self.line(line)?,
            Block::Remark(line) => N::call("remark", &[], &[&self.line(line)?]),
            Block::Authored(markdown) => self.authored(markdown)?,
            Block::Picture(picture) => self.notation.picture(picture, false, self.words)?,
            Block::Beside(blocks) => self.beside(blocks)?,
            Block::Answer(lines) => self.lines(lines, "")?,
            Block::Ticks(lines) => self.lines(lines, &N::call("tick", &[], &[]))?,
            Block::Write(label, lines) => self.ruled(label, *lines)?,
            Block::Steps(steps) => self.steps(steps)?,
            Block::Table(table) => self.table(table)?,
            Block::Trace(trace) => self.trace(trace)?,
        })
    }

    /// Pictures, and beside them the blocks that follow.
    fn beside(&mut self, blocks: &[Block]) -> Result<String, RenderError> {
        let pictures = blocks.iter().take_while(|block| matches!(block, Block::Picture(_))).count();
        let (left, right) = blocks.split_at(pictures);
        let (left, right) = (self.blocks(left)?, self.blocks(right)?);
        Ok(match left.is_empty() || right.is_empty() {
            true => left + &right,
            false => N::call("beside", &[], &[&left, &right]),
        })
    }

    /// Lines below one another, each with this before it.
    fn lines(&self, lines: &[Line], before: &str) -> Result<String, RenderError> {
        let mut out = Vec::new();
        for line in lines {
            out.push(format!("{before}{}{}", if before.is_empty() { "" } else { " " }, self.line(line)?));
        }
        Ok(out.join(&format!("{}\n", N::BREAK)))
    }

    /// A label and lines to write on.
    fn ruled(&self, label: &Phrase, lines: u64) -> Result<String, RenderError> {
        Ok(format!("{}\n\n{}", self.phrase(label)?, N::call("writelines", &[&lines.to_string()], &[])))
    }

    /// Numbered steps; a single sentence needs no number.
    fn steps(&mut self, steps: &[Step]) -> Result<String, RenderError> {
        let mut items = Vec::new();
        for step in steps {
            let mut parts = vec![self.line(&step.says)?];
            if !step.shows.is_empty() {
                parts.push(self.blocks(&step.shows)?);
            }
            items.push(parts.join("\n\n"));
        }
        Ok(match <[String; 1]>::try_from(items) {
            Ok([only]) => only,
            Err(items) => N::list(Some(1), &items),
        })
    }
}
