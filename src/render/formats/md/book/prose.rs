//! Prose of a book as Markdown for mdBook: what its author wrote, with values and links in their places.
//!
//! Representation: the author's text, byte for byte, but for the ranges that say something else. Formulas
//! are MathML, which browsers show without a script and without network.
//! Failure: [`RenderError`] for a word that the language lacks.

use std::ops::Range;

use pulldown_cmark::{Event, Options, Parser};
use pulldown_latex::config::DisplayMode;

use crate::document::Words;
use crate::document::authored;
use crate::document::book::{Book, Insert, Place, Prose};
use crate::render::RenderError;
use crate::render::formats::html::formula_markup;
use crate::render::formats::md::block::phrase;
use crate::render::formats::md::escape::escape;

/// The prose, without empty lines around it.
pub fn write(prose: &Prose, current: usize, book: &Book, words: &Words) -> Result<String, RenderError> {
    let mut changes: Vec<(Range<usize>, String)> = Vec::new();
    for put in &prose.puts {
        let link = |text: &str, place: &Place| format!("[{text}]({})", href(book, current, place));
        let said = match &put.what {
            Insert::Computed(value) => escape(value),
            Insert::Nothing => String::new(),
            Insert::Reference(place, said) => link(&phrase(said, words)?, place),
            Insert::Worded(place, own) => link(&prose.markdown[own.clone()], place),
            Insert::Source(place, id) => link(id, place),
        };
        changes.push((put.at.clone(), said));
    }
    let options = authored::options() | Options::ENABLE_HEADING_ATTRIBUTES;
    for (event, range) in Parser::new_ext(&prose.markdown, options).into_offset_iter() {
        let element = match event {
            Event::InlineMath(formula) => formula_markup(&formula, DisplayMode::Inline, range.start)?,
            Event::DisplayMath(formula) => formula_markup(&formula, DisplayMode::Block, range.start)?,
            _ => continue,
        };
        changes.push((range, guarded(&element)));
    }
    // What is within a link goes with it.
    changes.sort_by_key(|(range, _)| range.start);
    let mut out = String::with_capacity(prose.markdown.len());
    let mut at = 0;
    for (range, said) in changes {
        if range.start < at {
            continue;
        }
        out.push_str(&prose.markdown[at..range.start]);
        out.push_str(&said);
        at = range.end;
    }
    out.push_str(&prose.markdown[at..]);
    Ok(out.trim_matches('\n').to_owned())
}

/// The target of a link from a chapter.
pub fn href(book: &Book, current: usize, place: &Place) -> String {
    let stem = book.chapters.get(place.chapter).map_or("", |chapter| chapter.stem.as_str());
    let root = "../".repeat(book.chapters.get(current).map_or(0, |chapter| chapter.stem.matches('/').count()));
    match (current == place.chapter, place.anchor.is_empty()) {
        (true, false) => format!("#{}", place.anchor),
        (_, true) => format!("{root}{stem}.md"),
        (false, false) => format!("{root}{stem}.md#{}", place.anchor),
    }
}

/// An element whose text Markdown leaves alone: its marks are character references.
fn guarded(element: &str) -> String {
    let mut out = String::with_capacity(element.len());
    for sign in element.chars() {
        match sign {
            '*' | '_' | '[' | ']' | '|' | '`' | '\\' | '~' => out += &format!("&#{};", u32::from(sign)),
            '\n' => out.push(' '),
            sign => out.push(sign),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::LANGUAGES;
    use crate::document::book::Put;

    #[test]
    fn values_and_formulas_stand_in_their_places() {
        let markdown = "It is `= 1 is 1` and $a_1 < 2$.".to_owned();
        let puts = vec![Put { at: 6..16, what: Insert::Computed("1".to_owned()) }];
        let words = Words::new(&LANGUAGES[0]).expect("words");
        let said = write(&Prose { markdown, puts }, 0, &Book::default(), &words).expect("prose");
        assert!(said.starts_with("It is 1 and <math display=\"inline\"><msub><mi>a</mi><mn>1</mn></msub>"), "{said}");
        assert!(said.ends_with("</math>.") && !said.contains('$'), "{said}");
    }
}
