//! What stands below the title of a book: what it is about, its authors, how its verdicts are read, its chapters.
//!
//! Representation: HTML. The cover tells the first paragraph of every chapter; the whole book in one page lists the
//! chapters for paper only, since beside its text they stand in the contents.
//! Failure: [`RenderError`].

use super::links::Links;
use super::{TALLIED, plain, prose};
use crate::document::book::{Book, Chapter, Part, Status};
use crate::document::{Phrase, Words};
use crate::render::RenderError;
use crate::render::formats::html::inline;
use crate::render::markup::{escape, verdict};

/// What stands before the first chapter; `cover` if it has a page of its own.
pub fn write(book: &Book, words: &Words, cover: bool) -> Result<String, RenderError> {
    let mut out = String::new();
    if !book.authors.is_empty() {
        out.push_str("<p class=\"authors\">");
        escape(&book.authors.join(", "), &mut out);
        out.push_str("</p>\n");
    }
    if !book.about.is_empty() {
        out.push_str("<p class=\"lede\">");
        escape(&book.about, &mut out);
        out.push_str("</p>\n");
    }
    legend(book, words, &mut out)?;
    if cover {
        out.push_str("<ol class=\"chapters\">\n");
    } else {
        let contents = inline(&Phrase::new("book-label-contents"), words)?;
        out.push_str(&format!("<h2 class=\"head printed\">{contents}</h2>\n<ol class=\"chapters printed\">\n"));
    }
    for (index, chapter) in book.chapters.iter().enumerate() {
        self::chapter(book, (index, chapter), words, cover, &mut out)?;
    }
    out.push_str("</ol>\n");
    Ok(out)
}

/// What each verdict means that the book has.
fn legend(book: &Book, words: &Words, out: &mut String) -> Result<(), RenderError> {
    let mut rows = String::new();
    for code in TALLIED {
        let mut statuses = book.chapters.iter().flat_map(Chapter::statements).map(|statement| &statement.status);
        let Some(status) = statuses.find(|status| verdict(status) == code) else { continue };
        let (word, says) = match status {
            Status::Proved => (status.word(), "book-legend-proved"),
            Status::ByHand => (status.word(), "book-legend-hand"),
            Status::Checked(_) => (Phrase::new("book-checked-some"), "book-legend-checked"),
            Status::Refuted => (status.word(), "book-legend-refuted"),
            Status::Open => (status.word(), "book-legend-open"),
            _ => continue,
        };
        rows.push_str(&format!(
            "<div data-verdict=\"{code}\"><dt class=\"badge\"><svg class=\"mark\" aria-hidden=\"true\">\
             <use href=\"#{code}\"/></svg>{}</dt><dd>{}</dd></div>\n",
            inline(&word, words)?,
            inline(&Phrase::new(says), words)?,
        ));
    }
    if !rows.is_empty() {
        let title = inline(&Phrase::new("book-legend"), words)?;
        out.push_str(&format!("<h2 class=\"head\">{title}</h2>\n<dl class=\"legend\">\n{rows}</dl>\n"));
    }
    Ok(())
}

/// A chapter of the list, on the cover with its first paragraph.
fn chapter(
    book: &Book,
    (index, chapter): (usize, &Chapter),
    words: &Words,
    cover: bool,
    out: &mut String,
) -> Result<(), RenderError> {
    let links = Links { book, current: None };
    let href = match cover {
        true => format!("{}.html", chapter.stem),
        false => links.href(&crate::document::book::Place { chapter: index, anchor: String::new() }),
    };
    out.push_str(&format!("<li value=\"{}\"><a href=\"", chapter.number));
    escape(&href, out);
    out.push_str("\">");
    out.push_str(&prose::line(&chapter.title, &links, words)?);
    out.push_str("</a>");
    if let Some(Part::Lede(text)) = chapter.parts.first().filter(|_| cover) {
        let lede = prose::line(text, &links, words)?;
        out.push_str("<p>");
        escape(&plain(&lede), out);
        out.push_str("</p>");
    }
    out.push_str("</li>\n");
    Ok(())
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
            chapters: Vec::new(),
            certificates: Vec::new(),
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
            stem: "01-one".to_owned(),
            label: "one".to_owned(),
            title: title.clone(),
            parts: vec![Part::Lede(title)],
        }];
        let cover = write(&book, &words, true).expect("it can be written");
        assert!(cover.contains("<li value=\"1\"><a href=\"01-one.html\">One</a><p>One</p></li>"), "{cover}");
        let whole = write(&book, &words, false).expect("it can be written");
        assert!(whole.contains("<li value=\"1\"><a href=\"#one\">One</a></li>"), "{whole}");
    }
}
