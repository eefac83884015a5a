//! A book as pages that open from disk: a cover, a page for each chapter, the whole book in one page, their
//! stylesheet and script, a search index, and the certificates.
//!
//! Representation: [`File`]s with their names below the folder of the book, in a fixed order. Pages refer to
//! each other by relative names only.
//! Failure: [`RenderError`].

mod formula;
mod front;
mod links;
mod lists;
mod part;
mod prose;
mod reason;
mod rows;
mod tie;

use std::fmt::Write;

use tera::{Context, Map, Value};

use super::search::{self, Entry};
use crate::document::book::{Book, Chapter, Part};
use crate::document::{Phrase, Words};
use crate::parallel;
use crate::render::markup::{Escaped, plain};
use crate::render::{File, RenderError, Templates};
use links::Links;
use part::Parts;

/// Words of the page frame, by their name in the templates.
const LABELS: [(&str, &str); 12] = [
    ("label_chapter", "book-label-chapter"),
    ("label_contents", "book-label-contents"),
    ("label_menu", "book-label-menu"),
    ("label_next", "book-label-next"),
    ("label_nothing_found", "book-label-nothing-found"),
    ("label_prev", "book-label-prev"),
    ("label_results", "book-label-results"),
    ("label_search", "book-label-search"),
    ("label_skip", "book-label-skip"),
    ("label_tally", "book-label-tally"),
    ("label_theme", "book-label-theme"),
    ("label_whole", "book-label-whole"),
];

/// All files of a book.
///
/// # Errors
/// See [`RenderError`].
pub fn pages(book: &Book, words: &Words, templates: &Templates) -> Result<Vec<File>, RenderError> {
    let mut pages = Vec::new();
    let mut add = |name: &str, content: String| pages.push(File::new(name, content));
    let frame = Frame { book, words, templates };
    let (whole, chapters) = parallel::both(|| frame.whole(), || frame.chapters());
    let mut entries = Vec::new();
    add("index.html", frame.cover()?);
    for (chapter, (page, found)) in book.chapters.iter().zip(chapters?) {
        add(&format!("{}.html", chapter.stem), page);
        entries.extend(found);
    }
    add("whole.html", whole?);
    add("nimbook.css", templates.book_stylesheet().to_owned());
    add("book.js", templates.book_script().to_owned());
    add("search.js", search::index(&entries));
    for (name, bytes) in &book.certificates {
        pages.push(File { name: format!("certificates/{name}.nbc"), bytes: bytes.clone() });
    }
    Ok(pages)
}

/// What all pages share.
struct Frame<'a> {
    book: &'a Book,
    words: &'a Words,
    templates: &'a Templates,
}

impl<'a> Frame<'a> {
    /// The values of every page: of a chapter, or of the whole book.
    fn context(&self, kind: &str, title: &str, current: Option<usize>) -> Result<Context, RenderError> {
        let chapters =
            current.map_or(&self.book.chapters[..], |index| std::slice::from_ref(&self.book.chapters[index]));
        let mut context = Context::new();
        let mut text = |name: &'static str, value: &str| context.insert_value(name, Value::normal_string(value));
        text("lang", self.words.code());
        text("dir", if self.words.right_to_left() { "rtl" } else { "ltr" });
        text("book_title", &self.book.title);
        text("title", title);
        text("kind", kind);
        text("heading", title);
        for (name, key) in LABELS {
            text(name, &self.words.text(&Phrase::new(key))?);
        }
        context.insert_value("toc", Value::safe_string(&self.contents(current)?));
        let rows = front::tally(chapters).into_iter();
        let rows = rows.map(|(status, word, count)| front::row(status, &word, &count.to_string(), self.words));
        context.insert_value("tally", Value::safe_string(&rows.collect::<Result<Vec<_>, _>>()?.concat()));
        Ok(context)
    }

    /// A chapter's parts; with entries for the search index if they are wanted.
    fn body(
        &self,
        chapter: &Chapter,
        links: Links<'a>,
        entries: Option<&mut Vec<Entry>>,
    ) -> Result<String, RenderError> {
        let mut parts = Parts::new(chapter, links, self.words);
        let page = format!("{}.html", chapter.stem);
        let title = plain(&prose::line(&chapter.title, &links, self.words)?);
        let mut found = vec![(String::new(), title, 0)];
        for part in &chapter.parts {
            if let Part::Heading { level: 2, label, text, .. } = part {
                let title = plain(&prose::line(text, &links, self.words)?);
                found.push((label.clone(), title, parts.out.len()));
            }
            parts.push(part)?;
        }
        if let Some(entries) = entries {
            let ends = found.iter().skip(1).map(|&(_, _, start)| start).chain([parts.out.len()]);
            for ((anchor, title, start), end) in found.iter().zip(ends) {
                let (anchor, title) = (anchor.clone(), title.clone());
                entries.push(Entry { page: page.clone(), anchor, title, text: plain(&parts.out[*start..end]) });
            }
        }
        Ok(parts.out)
    }

    /// The pages of all chapters, each with its entries for the search index.
    fn chapters(&self) -> Result<Vec<(String, Vec<Entry>)>, RenderError> {
        let page = |index: usize| {
            let chapter = &self.book.chapters[index];
            let mut entries = Vec::new();
            let links = Links { book: self.book, current: Some(index) };
            let body = self.body(chapter, links, Some(&mut entries))?;
            Ok((self.chapter(index, &body)?, entries))
        };
        parallel::map(self.book.chapters.len(), page).into_iter().collect()
    }

    fn chapter(&self, index: usize, body: &str) -> Result<String, RenderError> {
        let chapter = &self.book.chapters[index];
        let links = Links { book: self.book, current: Some(index) };
        let heading = prose::line(&chapter.title, &links, self.words)?;
        let mut context = self.context("chapter", &plain(&heading), Some(index))?;
        context.insert_value("number", Value::from(chapter.number));
        context.insert_value("heading", Value::safe_string(&heading));
        if index > 0 {
            context.insert_value("prev", self.neighbour(index - 1)?);
        }
        if index + 1 < self.book.chapters.len() {
            context.insert_value("next", self.neighbour(index + 1)?);
        }
        self.page(context, body)
    }

    /// The cover: what the book is, and every chapter with its first paragraph.
    fn cover(&self) -> Result<String, RenderError> {
        let mut context = self.context("cover", &self.book.title, None)?;
        if !self.book.chapters.is_empty() {
            context.insert_value("next", self.neighbour(0)?);
        }
        self.page(context, &front::write(self.book, self.words, true)?)
    }

    fn page(&self, mut context: Context, body: &str) -> Result<String, RenderError> {
        context.insert_value("body", Value::safe_string(body));
        self.templates.html("html/book/page.html", context)
    }

    /// The whole book in one page.
    fn whole(&self) -> Result<String, RenderError> {
        let links = Links { book: self.book, current: None };
        let mut body = front::write(self.book, self.words, false)?;
        let chapters = &self.book.chapters;
        let bodies = parallel::map(chapters.len(), |index| self.body(&chapters[index], links, None));
        for (chapter, parts) in chapters.iter().zip(bodies) {
            let parts = parts?;
            let (label, number) = (Escaped(&chapter.label), chapter.number);
            let title = prose::line(&chapter.title, &links, self.words)?;
            let _ = writeln!(
                body,
                "<section class=\"chapter\" id=\"{label}\">\n<h1><span class=\"n\">{number}</span>{title}</h1>\n{parts}</section>"
            );
        }
        self.page(self.context("whole", &self.book.title, None)?, &body)
    }

    /// The list of chapters as HTML, the current one with its sections.
    fn contents(&self, current: Option<usize>) -> Result<String, RenderError> {
        let mut out = String::new();
        for (index, chapter) in self.book.chapters.iter().enumerate() {
            let links = Links { book: self.book, current };
            let (here, number) = (current == Some(index), chapter.number);
            let (title, stem) = (prose::line(&chapter.title, &links, self.words)?, Escaped(&chapter.stem));
            let mark = if here { " aria-current=\"page\"" } else { "" };
            let _ = write!(
                out,
                "<li><a href=\"{stem}.html\"{mark}><span class=\"n\">{number}</span><span>{title}</span></a>"
            );
            let mut sections = String::new();
            for (_, label, text) in chapter.sections().filter(|_| here) {
                let (label, title) = (Escaped(label), prose::line(text, &links, self.words)?);
                let _ = writeln!(sections, "<li><a href=\"#{label}\">{title}</a></li>");
            }
            if !sections.is_empty() {
                let _ = write!(out, "\n<ol>\n{sections}</ol>\n");
            }
            out.push_str("</li>\n");
        }
        Ok(out)
    }

    /// A chapter to turn to.
    fn neighbour(&self, index: usize) -> Result<Value, RenderError> {
        let chapter = &self.book.chapters[index];
        let title = prose::line(&chapter.title, &Links { book: self.book, current: Some(index) }, self.words)?;
        let mut map = Map::new();
        map.insert("href".into(), Value::normal_string(&format!("{}.html", chapter.stem)));
        map.insert("number".into(), Value::from(chapter.number));
        map.insert("title".into(), Value::safe_string(&title));
        Ok(Value::from(map))
    }
}
