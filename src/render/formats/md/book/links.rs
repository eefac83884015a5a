//! Where the links of a Markdown file lead.

use crate::document::book::{Book, Place};

/// The target of a link from a chapter.
pub fn href(book: &Book, current: usize, place: &Place) -> String {
    let stem = book.chapters.get(place.chapter).map_or("", |chapter| chapter.stem.as_str());
    match (current == place.chapter, place.anchor.is_empty()) {
        (true, false) => format!("#{}", place.anchor),
        (_, true) => format!("{stem}.md"),
        (false, false) => format!("{stem}.md#{}", place.anchor),
    }
}
