//! A chapter becomes a document: its title, its first paragraph, and each further piece in its order.
//!
//! Failure: a chapter without a title; everything else is told where it is found.

use crate::document::Phrase;
use crate::document::book::{self, Part, Place, Prose};

use super::block::{self, BlockContext};
use super::markdown::Piece;
use super::outline::Numbered;
use super::writer::{Rendered, Writer};

impl Writer<'_> {
    /// The chapter as a document, and what the book needs to know of it.
    pub fn rendered(mut self) -> Rendered {
        let chapter = self.document();
        let Writer { lock, diagnostics, citations, certificates, .. } = self;
        Rendered { chapter, citations, certificates, lock, diagnostics }
    }

    fn document(&mut self) -> book::Chapter {
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
        let name = &chapter.name;
        book::Chapter { number: name.number, stem: name.stem.clone(), label: name.label.clone(), title, parts }
    }

    fn part(&mut self, piece: usize, numbered: &Numbered, first: bool) -> Vec<Part> {
        match &numbered.piece {
            Piece::Prose(span) if first => {
                // The first paragraph is the lede; what follows it is prose.
                let content = &self.book.folder.text(self.file).content[span.clone()];
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
