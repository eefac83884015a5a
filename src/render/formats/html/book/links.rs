//! Where the links of a page lead: to other pages, or within the one page of the whole book.
//!
//! Representation: a chapter is written once, for any page, with marks in place of targets; [`Links::resolve`] puts
//! in those of a page.

use crate::document::book::{Book, Part, Place};
use crate::render::markup::Escaped;

/// The links of one page.
#[derive(Clone, Copy)]
pub struct Links<'b> {
    pub book: &'b Book,
    pub page: Page,
}

/// The page on which a link is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Page {
    /// Not known yet.
    Any,
    /// That of a chapter, by its index.
    Chapter(usize),
    /// The whole book in one page.
    Whole,
}

/// What begins the mark of a link on any page: a character that no HTML has, in an attribute that only links have.
const MARK: &str = "href=\"\0";

/// The label of the section that explains how formulas are read.
const FORMULA_KEY: &str = "formula-key";

impl Links<'_> {
    /// The target of a link.
    pub fn href(&self, place: &Place) -> String {
        let chapter = &self.book.chapters[place.chapter];
        let (anchor, stem) = (&place.anchor, &chapter.stem);
        match self.page {
            Page::Any => format!("\0{}\0{anchor}\0", place.chapter),
            Page::Whole if anchor.is_empty() => format!("#{}", chapter.label),
            Page::Chapter(index) if index == place.chapter && anchor.is_empty() => "#text".to_owned(),
            Page::Chapter(index) if index != place.chapter => {
                let root = "../".repeat(self.book.chapters[index].stem.matches('/').count());
                let anchor = if anchor.is_empty() { String::new() } else { format!("#{anchor}") };
                format!("{root}{stem}.html{anchor}")
            }
            Page::Whole | Page::Chapter(_) => format!("#{anchor}"),
        }
    }

    /// Where the book explains how its formulas are read, if it does.
    pub fn formula_key(&self) -> Option<Place> {
        let is_key = |part: &Part| matches!(part, Part::Heading { label, .. } if label == FORMULA_KEY);
        let chapter = self.book.chapters.iter().position(|chapter| chapter.parts.iter().any(is_key))?;
        Some(Place { chapter, anchor: FORMULA_KEY.to_owned() })
    }

    /// HTML that was written for any page, with the links of this one.
    pub fn resolve(&self, html: &str) -> String {
        let mut pieces = html.split(MARK);
        let mut out = String::with_capacity(html.len());
        out.push_str(pieces.next().unwrap_or_default());
        for piece in pieces {
            let mut fields = piece.splitn(3, '\0');
            let mut next = || fields.next().unwrap_or_default();
            let place = Place { chapter: next().parse().unwrap_or(0), anchor: next().to_owned() };
            out.push_str("href=\"");
            out.push_str(&self.href(&place));
            out.push_str(next());
        }
        out
    }

    /// The opening tag of a link.
    pub fn open(&self, class: &str, place: &Place) -> String {
        format!("<a class=\"{class}\" href=\"{}\">", Escaped(&self.href(place)))
    }
}
