//! `map`: every chapter in a row with the marks of its statements, and curves between chapters that call on each other.
//!
//! Representation: a list whose rows have one height where there is room, so that the curves beside it meet them; each
//! mark is a link to its statement. What a curve says, a sentence below the row says too.
//! Failure: [`RenderError`].
//! Source: LOOK of nimbook, "map".

use std::fmt::Write;

use super::part::{Parts, mark};
use crate::document::Phrase;
use crate::document::book::{Chapter, Place, Status};
use crate::render::RenderError;
use crate::render::formats::html::{attribute, inline};
use crate::render::markup::{Escaped, verdict};

/// The height of a row in pixels; the stylesheet has the same.
const ROW: usize = 52;
/// Where the curves end, and how far to the left the longest goes.
const END: usize = 92;

impl Parts<'_> {
    pub fn map(&mut self) -> Result<(), RenderError> {
        let book = self.links.book;
        let calls = book.calls();
        let label = attribute(&Phrase::new("book-map"), self.words)?;
        let _ = writeln!(self.out, "<div class=\"map\" role=\"group\" aria-label=\"{label}\">");
        self.curves(calls.iter().enumerate().flat_map(|(to, from)| from.iter().map(move |&from| (from, to))));
        self.out.push_str("<ol>\n");
        for (index, chapter) in book.chapters.iter().enumerate() {
            let used: Vec<usize> = (0..calls.len()).filter(|&later| calls[later].contains(&index)).collect();
            let rests: Vec<usize> = calls[index].iter().copied().collect();
            self.row(index, chapter, [("book-map-rests", &rests), ("book-map-used", &used)])?;
        }
        self.out.push_str("</ol>\n</div>\n");
        Ok(())
    }

    /// A chapter, its statements but for definitions, and what it rests on and is used in.
    fn row(
        &mut self,
        index: usize,
        chapter: &Chapter,
        calls: [(&'static str, &Vec<usize>); 2],
    ) -> Result<(), RenderError> {
        let (number, title) = (&chapter.shown, self.line(&chapter.title)?);
        let href = self.links.href(&Place { chapter: index, anchor: String::new() });
        let _ = write!(
            self.out,
            "<li><p><span class=\"n\">{number}</span> <a href=\"{}\">{title}</a></p>\n<p class=\"marks\">",
            Escaped(&href)
        );
        for statement in chapter.statements().filter(|it| it.status != Status::Definition) {
            let href = self.links.href(&Place { chapter: index, anchor: statement.label.clone() });
            let (code, heading) = (verdict(&statement.status), attribute(&statement.heading, self.words)?);
            let word = attribute(&statement.status.word(), self.words)?;
            let _ = write!(
                self.out,
                "<a data-verdict=\"{code}\" href=\"{}\" title=\"{heading}: {word}\" aria-label=\"{heading}: {word}\">{}</a>",
                Escaped(&href),
                mark(code)
            );
        }
        self.out.push_str("</p>\n<p class=\"calls\">");
        for (key, others) in calls.into_iter().filter(|(_, others)| !others.is_empty()) {
            let numbers: Vec<&str> = others.iter().map(|&other| self.links.book.chapters[other].called()).collect();
            let numbers = numbers.join(", ");
            let said = inline(&Phrase::new(key).with("chapters", numbers), self.words)?;
            let _ = write!(self.out, "{said} ");
        }
        self.out.push_str("</p></li>\n");
        Ok(())
    }

    /// The curves, from row to row.
    fn curves(&mut self, calls: impl Iterator<Item = (usize, usize)>) {
        let height = ROW * self.links.book.chapters.len();
        let _ = write!(
            self.out,
            "<svg class=\"keep curves\" width=\"{END}\" height=\"{height}\" viewBox=\"0 0 {END} {height}\" aria-hidden=\"true\">"
        );
        for (from, to) in calls {
            let (start, end) = (ROW * from + ROW / 2, ROW * to + ROW / 2);
            // Curves of Bézier go three quarters of the way to their middle points.
            let left = END.saturating_sub(16 + 6 * (to - from));
            let _ =
                write!(self.out, "<path class=\"rule\" d=\"M{END} {start}C{left} {start} {left} {end} {END} {end}\"/>");
        }
        self.out.push_str("</svg>\n");
    }
}
