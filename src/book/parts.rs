//! A chapter becomes a document: its title, its first paragraph, and each further piece in its order.
//!
//! Failure: a chapter without a title; everything else is reported where it is found.

use crate::document::Phrase;
use crate::document::book::{self, Part, Place, Prose};

use super::block::{self, BlockContext};
use super::folder::Name;
use super::markdown::Piece;
use super::outline::Numbered;
use super::writer::{Found, Writer};

impl Writer<'_> {
    /// The chapter as a document, and what the book needs to know of it besides.
    pub fn document(mut self) -> (book::Chapter, Found) {
        let chapter = &self.book.outline.chapters[self.chapter];
        let title = match &chapter.title {
            Some(span) => self.prose(span),
            None => {
                self.fault("no-title", &(0..0), "this chapter has no title", "begin it with `# ` and a title");
                Prose::default()
            }
        };
        let mut parts = Vec::new();
        for (piece, numbered) in chapter.pieces.iter().enumerate() {
            let more = self.part(piece, numbered, parts.is_empty());
            parts.extend(more);
        }
        let Name { number, shown, stem, label, .. } = chapter.name.clone();
        (book::Chapter { number, shown, stem, label, title, parts }, self.found)
    }

    fn part(&mut self, piece: usize, numbered: &Numbered, first: bool) -> Vec<Part> {
        match &numbered.piece {
            Piece::Prose(span) if first => {
                // The first paragraph is the lede; what follows it is prose.
                let content = &self.content()[span.clone()];
                let end = content.find("\n\n").map_or(span.end, |end| span.start + end + 1);
                let mut parts = vec![Part::Lede(self.prose(&(span.start..end)))];
                if end < span.end {
                    parts.push(Part::Prose(self.prose(&(end..span.end))));
                }
                parts
            }
            Piece::Prose(span) => vec![Part::Prose(self.prose(span))],
            Piece::Heading { level, text, .. } => {
                let place = Place { chapter: self.chapter, anchor: numbered.label.clone() };
                if *level == 2 {
                    self.at = (place, Phrase::new("book-section").with("number", numbered.number.as_str()), None);
                }
                let text = self.prose(text);
                let (number, label) = (numbered.number.clone(), numbered.label.clone());
                vec![Part::Heading { level: *level, number, label, text }]
            }
            Piece::Fence(fence) => block::make(self, &BlockContext { fence, numbered, piece }).into_iter().collect(),
        }
    }
}
