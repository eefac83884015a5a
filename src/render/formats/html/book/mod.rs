//! A book as pages that open from disk: a cover, a page for each chapter, the whole book in one page, their
//! stylesheet and script, a search index, and the certificates.
//!
//! Representation: [`Page`]s with their names below the folder of the book, in a fixed order. Pages refer to
//! each other by relative names only.
//! Failure: [`RenderError`].

mod exercise;
mod formula;
mod front;
mod links;
mod lists;
mod part;
mod prose;
mod reason;
mod rows;
mod tie;

use tera::{Context, Map, Value};

use super::search::{self, Entry};
use crate::document::book::{Book, Chapter, Part};
use crate::document::{Phrase, Words};
use crate::parallel;
use crate::render::markup::{escape, verdict};
use crate::render::{RenderError, Templates};
use links::Links;
use part::Parts;

/// A file of a book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// Its name below the folder of the book, with `/`.
    pub name: String,
    /// What it holds.
    pub bytes: Vec<u8>,
}

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

/// The statuses that a tally counts, in its order.
const TALLIED: [&str; 5] = ["proved", "hand", "checked", "refuted", "open"];

/// All files of a book.
///
/// # Errors
/// See [`RenderError`].
pub fn pages(book: &Book, words: &Words, templates: &Templates) -> Result<Vec<Page>, RenderError> {
    let mut pages = Vec::new();
    let mut add = |name: &str, bytes: Vec<u8>| pages.push(Page { name: name.to_owned(), bytes });
    let frame = Frame { book, words, templates };
    let (whole, chapters) = parallel::both(|| frame.whole(), || frame.chapters());
    let mut entries = Vec::new();
    add("index.html", frame.cover()?.into_bytes());
    for (chapter, (page, found)) in book.chapters.iter().zip(chapters?) {
        add(&format!("{}.html", chapter.stem), page.into_bytes());
        entries.extend(found);
    }
    add("whole.html", whole?.into_bytes());
    add("nimbook.css", templates.book_stylesheet().as_bytes().to_vec());
    add("book.js", templates.book_script().as_bytes().to_vec());
    add("search.js", search::index(&entries).into_bytes());
    for (name, bytes) in &book.certificates {
        add(&format!("certificates/{name}.nbc"), bytes.clone());
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
    /// The values of every page.
    fn context(&self, kind: &str, title: &str) -> Result<Context, RenderError> {
        let mut context = Context::new();
        let mut text = |name: &'static str, value: &str| context.insert_value(name, Value::normal_string(value));
        text("lang", self.words.code());
        text("dir", if self.words.right_to_left() { "rtl" } else { "ltr" });
        text("book_title", &self.book.title);
        text("title", title);
        text("kind", kind);
        text("root", "");
        text("number", "");
        for (name, key) in LABELS {
            text(name, &self.words.text(&Phrase::new(key))?);
        }
        Ok(context)
    }

    /// A chapter's parts; with entries for the search index if they are wanted.
    fn body(
        &self,
        chapter: &Chapter,
        links: Links<'a>,
        entries: Option<&mut Vec<Entry>>,
    ) -> Result<String, RenderError> {
        let mut parts = Parts::new(chapter, links, self.words, self.templates);
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
        let mut context = self.context("chapter", &plain(&heading))?;
        context.insert_value("number", Value::normal_string(&chapter.number.to_string()));
        context.insert_value("heading", Value::safe_string(&heading));
        context.insert_value("body", Value::safe_string(body));
        context.insert_value("toc", self.contents(Some(index))?);
        context.insert_value("tally", self.tally(std::slice::from_ref(chapter))?);
        if index > 0 {
            context.insert_value("prev", self.neighbour(index - 1)?);
        }
        if index + 1 < self.book.chapters.len() {
            context.insert_value("next", self.neighbour(index + 1)?);
        }
        self.templates.html("html/book/page.html", context)
    }

    /// The cover: what the book is, and every chapter with its first paragraph.
    fn cover(&self) -> Result<String, RenderError> {
        let mut context = self.context("cover", &self.book.title)?;
        context.insert_value("heading", Value::normal_string(&self.book.title));
        context.insert_value("body", Value::safe_string(&front::write(self.book, self.words, true)?));
        context.insert_value("toc", self.contents(None)?);
        context.insert_value("tally", self.tally(&self.book.chapters)?);
        if !self.book.chapters.is_empty() {
            context.insert_value("next", self.neighbour(0)?);
        }
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
            body.push_str("<section class=\"chapter\" id=\"");
            escape(&chapter.label, &mut body);
            body.push_str(&format!("\">\n<h1><span class=\"n\">{}</span>", chapter.number));
            body.push_str(&prose::line(&chapter.title, &links, self.words)?);
            body.push_str("</h1>\n");
            body.push_str(&parts);
            body.push_str("</section>\n");
        }
        let mut context = self.context("whole", &self.book.title)?;
        context.insert_value("heading", Value::normal_string(&self.book.title));
        context.insert_value("body", Value::safe_string(&body));
        context.insert_value("toc", self.contents(None)?);
        context.insert_value("tally", self.tally(&self.book.chapters)?);
        self.templates.html("html/book/page.html", context)
    }

    fn contents(&self, current: Option<usize>) -> Result<Value, RenderError> {
        let links = Links { book: self.book, current };
        let mut entries = Vec::new();
        for (index, chapter) in self.book.chapters.iter().enumerate() {
            let mut entry = self.neighbour_map(index)?;
            entry.insert("current".into(), Value::from(current == Some(index)));
            let mut sections = Vec::new();
            for (number, label, text) in chapter.sections() {
                let mut section = Map::new();
                section.insert("number".into(), Value::normal_string(number));
                section.insert("title".into(), Value::safe_string(&prose::line(text, &links, self.words)?));
                section.insert("href".into(), Value::normal_string(&format!("#{label}")));
                sections.push(Value::from(section));
            }
            entry.insert("sections".into(), Value::from(sections));
            entries.push(Value::from(entry));
        }
        Ok(Value::from(entries))
    }

    fn neighbour(&self, index: usize) -> Result<Value, RenderError> {
        Ok(Value::from(self.neighbour_map(index)?))
    }

    fn neighbour_map(&self, index: usize) -> Result<Map, RenderError> {
        let chapter = &self.book.chapters[index];
        let links = Links { book: self.book, current: Some(index) };
        let mut map = Map::new();
        map.insert("href".into(), Value::normal_string(&format!("{}.html", chapter.stem)));
        map.insert("number".into(), Value::normal_string(&chapter.number.to_string()));
        map.insert("title".into(), Value::safe_string(&prose::line(&chapter.title, &links, self.words)?));
        Ok(map)
    }

    /// How many statements stand how, leaving out what there is none of.
    fn tally(&self, chapters: &[Chapter]) -> Result<Value, RenderError> {
        let mut rows = Vec::new();
        for code in TALLIED {
            let of: Vec<_> = chapters
                .iter()
                .flat_map(Chapter::statements)
                .filter(|statement| verdict(&statement.status) == code)
                .collect();
            let Some(first) = of.first() else { continue };
            let word = if code == "checked" { Phrase::new("book-checked-some") } else { first.status.word() };
            let mut row = Map::new();
            row.insert("verdict".into(), Value::normal_string(code));
            row.insert("word".into(), Value::normal_string(&self.words.text(&word)?));
            row.insert("count".into(), Value::from(of.len() as u64));
            rows.push(Value::from(row));
        }
        Ok(Value::from(rows))
    }
}

/// Elements within a word or beside a full stop; all others part words. Those of formulas begin with `m`.
const WITHIN: [&str; 10] = ["a", "b", "bdi", "cite", "code", "em", "i", "strong", "sub", "sup"];

/// HTML as text: without elements, drawings and formulas' markup, with entities read.
fn plain(html: &str) -> String {
    let mut out = String::with_capacity(html.len() / 2);
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let name = rest[1..].trim_start_matches('/').split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or("");
        if !WITHIN.contains(&name) && !name.starts_with('m') && !out.ends_with(' ') {
            out.push(' ');
        }
        let end = if name == "svg" { "</svg>" } else { ">" };
        rest = rest.find(end).map_or("", |at| &rest[at + end.len()..]);
    }
    out.push_str(rest);
    let read = out
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&#39;", "'")
        .replace("&amp;", "&");
    let mut text = String::with_capacity(read.len());
    for word in read.split_whitespace() {
        // An element ended before the stop.
        if !text.is_empty() && !word.starts_with(['.', ',', ';', ':', ')']) {
            text.push(' ');
        }
        text.push_str(word);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_of_a_page_has_no_markup() {
        let html = "<p>One&amp;two <svg><title>no</title></svg><b>three</b>.</p>\n<p>four</p>";
        assert_eq!(plain(html), "One&two three. four");
        let formula = "<h2><span class=\"n\">5.1</span>Trios</h2><math><mo>(</mo><mi>a</mi></math>, <span>155</span>.";
        assert_eq!(plain(formula), "5.1 Trios (a, 155.");
    }
}
