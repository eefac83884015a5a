//! What is below the title of a book: what it is about, its authors, how its verdicts are read, its chapters.
//!
//! Representation: HTML. The cover shows the first paragraph of every chapter; the whole book in one page lists the
//! chapters for paper only, since beside its text they are in the contents.
//! Failure: [`RenderError`].

use std::fmt::Write;

use super::links::{self, Links};
use super::part::mark;
use super::prose;
use crate::document::book::{Book, Chapter, Part, Place, Status};
use crate::document::{Phrase, Words};
use crate::render::RenderError;
use crate::render::formats::html::{attribute, inline, label};
use crate::render::markup::{Escaped, plain, verdict};

/// What comes before the first chapter; `cover` if it has a page of its own.
pub fn write(book: &Book, words: &Words, cover: bool) -> Result<String, RenderError> {
    let mut out = String::new();
    if !book.authors.is_empty() {
        let _ = writeln!(out, "<p class=\"authors\">{}</p>", Escaped(&book.authors.join(", ")));
    }
    if !book.about.is_empty() {
        let _ = writeln!(out, "<p class=\"lede\">{}</p>", Escaped(&book.about));
    }
    legend(book, words, &mut out)?;
    if cover {
        out.push_str("<ol class=\"chapters\">\n");
    } else {
        let contents = label("book-label-contents", words)?;
        let _ = write!(out, "<h2 class=\"head printed\">{contents}</h2>\n<ol class=\"chapters printed\">\n");
    }
    for (index, chapter) in book.chapters.iter().enumerate() {
        let links = Links { book, page: links::Page::Whole };
        let href = match cover {
            true => format!("{}.html", chapter.stem),
            false => links.href(&Place { chapter: index, anchor: String::new() }),
        };
        let (href, title) = (Escaped(&href), prose::line(&chapter.title, &links, words)?);
        let _ = write!(out, "<li><span class=\"n\">{}</span><a href=\"{href}\">{title}</a>", Escaped(&chapter.shown));
        if let Some(Part::Lede(text)) = chapter.parts.first().filter(|_| cover) {
            let _ = write!(out, "<p>{}</p>", Escaped(&plain(&prose::line(text, &links, words)?)));
        }
        out.push_str("</li>\n");
    }
    out.push_str("</ol>\n");
    Ok(out)
}

/// What each verdict means that the book has.
fn legend(book: &Book, words: &Words, out: &mut String) -> Result<(), RenderError> {
    let mut rows = String::new();
    for one in tally(&book.chapters) {
        rows += &row(&one, &inline(&Phrase::new(one.meaning), words)?, words)?;
    }
    if !rows.is_empty() {
        let title = label("book-legend", words)?;
        let _ = writeln!(out, "<h2 class=\"head\">{title}</h2>\n<dl class=\"legend\">\n{rows}</dl>");
    }
    Ok(())
}

/// A status that some statements have.
pub struct Tally {
    /// Its name, as in `data-verdict`.
    pub name: &'static str,
    /// Its word, without a bound.
    pub word: Phrase,
    /// The message that says what it means.
    pub meaning: &'static str,
    /// How many statements have it.
    pub count: usize,
}

/// The statuses of the chapters' statements; none that no statement has.
pub fn tally(chapters: &[Chapter]) -> Vec<Tally> {
    let of = |(name, meaning): (&'static str, &'static str)| {
        let statuses = chapters.iter().flat_map(Chapter::statements).map(|statement| &statement.status);
        let found: Vec<&Status> = statuses.filter(|status| verdict(status) == name).collect();
        let status = *found.first()?;
        let word = if name == "checked" { Phrase::new("book-checked-some") } else { status.word() };
        Some(Tally { name, word, meaning, count: found.len() })
    };
    let all = [
        ("proved", "book-legend-proved"),
        ("hand", "book-legend-hand"),
        ("checked", "book-legend-checked"),
        ("refuted", "book-legend-refuted"),
        ("open", "book-legend-open"),
        ("none", "book-legend-none"),
    ];
    all.into_iter().filter_map(of).collect()
}

/// A row of a list of verdicts.
pub fn row(one: &Tally, text: &str, words: &Words) -> Result<String, RenderError> {
    let (name, word, mark) = (one.name, attribute(&one.word, words)?, mark(one.name));
    Ok(format!("<div data-verdict=\"{name}\"><dt class=\"badge\">{mark}{word}</dt><dd>{text}</dd></div>\n"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::LANGUAGES;
    use crate::document::book::Prose;

    #[test]
    fn a_book_says_what_it_is_about() {
        let words = Words::new(&LANGUAGES[0]).expect("the messages parse");
        let mut book = Book {
            title: "Nim".to_owned(),
            about: "Heaps & proofs.".to_owned(),
            authors: vec!["A".to_owned(), "B".to_owned()],
            ..Book::default()
        };
        let html = write(&book, &words, true).expect("it can be written");
        assert!(
            html.starts_with("<p class=\"authors\">A, B</p>\n<p class=\"lede\">Heaps &amp; proofs.</p>\n"),
            "{html}"
        );
        // Without verdicts there is nothing to read them by.
        assert!(!html.contains("legend"), "{html}");
        let title = Prose { markdown: "One".to_owned(), puts: Vec::new() };
        book.chapters = vec![Chapter {
            number: 1,
            shown: "1".to_owned(),
            stem: "01-one".to_owned(),
            label: "one".to_owned(),
            title: title.clone(),
            parts: vec![Part::Lede(title)],
        }];
        let cover = write(&book, &words, true).expect("it can be written");
        assert!(
            cover.contains("<li><span class=\"n\">1</span><a href=\"01-one.html\">One</a><p>One</p></li>"),
            "{cover}"
        );
        let whole = write(&book, &words, false).expect("it can be written");
        assert!(whole.contains("<li><span class=\"n\">1</span><a href=\"#one\">One</a></li>"), "{whole}");
    }
}
