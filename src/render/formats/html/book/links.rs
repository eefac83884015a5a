//! Where the links of a page lead: to other pages, or within the one page of the whole book.

use crate::document::book::{Book, Place};
use crate::render::markup::Escaped;

/// The links of one page.
#[derive(Clone, Copy)]
pub struct Links<'b> {
    /// The book.
    pub book: &'b Book,
    /// The chapter of the page; none for the whole book in one page.
    pub current: Option<usize>,
}

impl Links<'_> {
    /// The target of a link.
    pub fn href(&self, place: &Place) -> String {
        let chapter = &self.book.chapters[place.chapter];
        match self.current {
            None if place.anchor.is_empty() => format!("#{}", chapter.label),
            None => format!("#{}", place.anchor),
            Some(current) if current == place.chapter && place.anchor.is_empty() => "#text".to_owned(),
            Some(current) if current == place.chapter => format!("#{}", place.anchor),
            Some(_) if place.anchor.is_empty() => format!("{}.html", chapter.stem),
            Some(_) => format!("{}.html#{}", chapter.stem, place.anchor),
        }
    }

    /// The opening tag of a link.
    pub fn open(&self, class: &str, place: &Place) -> String {
        format!("<a class=\"{class}\" href=\"{}\">", Escaped(&self.href(place)))
    }
}
