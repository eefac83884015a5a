//! A book as pages that open from disk: a cover, a page for each chapter, the whole book in one page, their
//! stylesheet and script, a search index, and the certificates.
//!
//! Representation: [`File`]s with their names below the folder of the book, in a fixed order. Pages refer to
//! each other by relative names only.
//! Failure: [`RenderError`].

mod boxes;
mod exercises;
mod formula;
pub mod front;
mod links;
mod lists;
mod map;
mod part;
mod places;
pub mod prose;
mod reason;
pub mod rows;

use std::borrow::Cow;
use std::fmt::Write;

use tera::{Context, Map, Value};

use super::search::{self, Entry};
use super::{host, of_language};
use crate::document::book::{Book, Chapter, Part};
use crate::document::{Phrase, Words};
use crate::parallel;
use crate::render::index;
use crate::render::markup::printable;
use crate::render::markup::{Escaped, plain};
use crate::render::{File, RenderError, Templates};
use links::Links;
use part::Parts;

/// Words of the page frame and of the pane of a game: in the templates `label_back` and `live_back`.
const LABELS: &str = "book-label-back book-label-contents book-label-menu book-label-next book-label-nothing-found book-label-prev \
    book-label-results book-label-search book-label-skip book-label-tally book-label-theme book-label-whole \
    live-against live-against-beginner live-against-careless live-against-perfect live-against-two live-sound \
    live-back live-give-up live-hint live-move live-play live-reset live-stop live-your-move shop-make";

/// The parts of a book that is not a book, for blocks by themselves; with their answers open if that is wanted.
pub fn parts(book: &Book, open: bool, words: &Words) -> Result<String, RenderError> {
    let links = Links { book, page: links::Page::Whole };
    let mut out = String::new();
    for chapter in &book.chapters {
        let mut parts = Parts::new(chapter, links, words);
        (parts.alone, parts.open) = (true, open);
        chapter.parts.iter().try_for_each(|part| parts.push(part))?;
        out += &parts.out;
    }
    Ok(out)
}

/// A statement in signs.
pub fn formula(text: &str) -> String {
    let mut out = String::new();
    formula::write(text, &mut out);
    out
}

/// Each part of each chapter, for a page that another program makes.
pub fn hosted(book: &Book, words: &Words) -> Result<Vec<Vec<String>>, RenderError> {
    let chapter = |(index, chapter): (usize, &Chapter)| {
        let mut parts = Parts::new(chapter, Links { book, page: links::Page::Chapter(index) }, words);
        let part = |part: &Part| {
            parts.push(part)?;
            Ok(host::fragment(&std::mem::take(&mut parts.out)))
        };
        chapter.parts.iter().map(part).collect()
    };
    book.chapters.iter().enumerate().map(chapter).collect()
}

/// Words of what answers a reader, by their name in the script.
const LIVE: [(&str, &str); 13] = [
    ("change", "live-change"),
    ("check", "live-check"),
    ("failed", "live-failed"),
    ("first", "live-play-first"),
    ("play", "live-play"),
    ("reset", "live-reset"),
    ("second", "live-play-second"),
    ("stepBack", "live-step-back"),
    ("stepOn", "live-step-on"),
    ("steps", "live-steps"),
    ("stop", "live-stop"),
    ("stopped", "live-stopped"),
    ("without", "guess-without"),
];

/// All files of a book. The engine, packed with gzip, answers its readers; without it no part of the book does.
pub fn pages(
    book: &Book,
    engine: Option<&[u8]>,
    words: &Words,
    templates: &Templates,
) -> Result<Vec<File>, RenderError> {
    let mut pages = Vec::new();
    let mut add = |name: &str, content: String| pages.push(File::new(name, content));
    let frame = Frame { book, is_live: engine.is_some(), words, templates };
    let chapters = parallel::map(book.chapters.len(), |index| frame.chapter(index));
    let mut chapters = chapters.into_iter().collect::<Result<Vec<Written>, _>>()?;
    let entries: Vec<Entry> = chapters.iter_mut().flat_map(|written| std::mem::take(&mut written.entries)).collect();
    let (whole, index) = parallel::both(|| frame.whole(&chapters), || search::index(&entries));
    add("index.html", frame.cover()?);
    for (chapter, written) in book.chapters.iter().zip(chapters) {
        add(&format!("{}.html", chapter.stem), written.page);
    }
    add("whole.html", whole?);
    add("nimbook.css", templates.book_stylesheet.clone());
    add("book.js", templates.book_script.clone());
    if let Some(engine) = engine {
        add("answer.js", templates.book_live_script.clone());
        add("nimbook-engine.js", format!("window.nimbookEngine = \"{}\";\n", printable(engine)));
    }
    add("search.js", index);
    add("places-index.js", places::script(book, words)?);
    pages.push(index::file(book, "claims.json", "html"));
    for (name, bytes) in &book.certificates {
        pages.push(File::new(format!("certificates/{name}.nbc"), bytes.clone()));
    }
    Ok(pages)
}

/// A chapter as HTML.
struct Written {
    page: String,
    /// Its parts for any page.
    body: String,
    /// What the search finds in it.
    entries: Vec<Entry>,
}

/// What all pages share.
struct Frame<'a> {
    book: &'a Book,
    /// Whether an engine answers.
    is_live: bool,
    words: &'a Words,
    templates: &'a Templates,
}

impl<'a> Frame<'a> {
    /// The values of every page: of a chapter, or of the whole book.
    fn context(&self, kind: &str, title: &str, current: Option<usize>) -> Result<Context, RenderError> {
        let chapters =
            current.map_or(&self.book.chapters[..], |index| std::slice::from_ref(&self.book.chapters[index]));
        let mut context = of_language(self.words);
        let mut text = |name: Cow<'static, str>, value: &str| context.insert_value(name, Value::normal_string(value));
        text("book_title".into(), &self.book.title);
        text("title".into(), title);
        text("kind".into(), kind);
        text("heading".into(), title);
        for key in LABELS.split(' ') {
            text(key.trim_start_matches("book-").replace('-', "_").into(), &self.words.text(&Phrase::new(key))?);
        }
        let mut said = serde_json::Map::new();
        for (name, key) in LIVE {
            said.insert(name.to_owned(), self.words.text(&Phrase::new(key))?.into());
        }
        if self.is_live {
            context.insert_value("live", Value::normal_string(&serde_json::Value::from(said).to_string()));
        }
        context.insert_value("toc", Value::safe_string(&self.contents(current)?));
        let rows = front::tally(chapters).into_iter();
        let rows = rows.map(|one| front::row(&one, &one.count.to_string(), self.words));
        context.insert_value("tally", Value::safe_string(&rows.collect::<Result<Vec<_>, _>>()?.concat()));
        Ok(context)
    }

    fn chapter(&self, index: usize) -> Result<Written, RenderError> {
        let chapter = &self.book.chapters[index];
        let links = Links { book: self.book, page: links::Page::Chapter(index) };
        let heading = prose::line(&chapter.title, &links, self.words)?;
        let mut context = self.context("chapter", &plain(&heading), Some(index))?;
        let crumb = self.words.text(&chapter.name())?;
        context.insert_value("crumb", Value::normal_string(&crumb));
        context.insert_value("heading", Value::safe_string(&heading));
        if index > 0 {
            context.insert_value("prev", self.neighbour(index - 1)?);
        }
        if index + 1 < self.book.chapters.len() {
            context.insert_value("next", self.neighbour(index + 1)?);
        }
        let mut parts = Parts::new(chapter, Links { book: self.book, page: links::Page::Any }, self.words);
        let entries = self.body(chapter, &mut parts)?;
        let body = std::mem::take(&mut parts.out);
        let has_all = chapter.parts.contains(&Part::Solutions);
        if !has_all && chapter.has_solutions() {
            parts.printed_solutions(index)?;
        }
        Ok(Written { page: self.page(context, &links.resolve(&(body.clone() + &parts.out)))?, body, entries })
    }

    /// Appends a chapter's parts; entries for the search index.
    fn body(&self, chapter: &Chapter, parts: &mut Parts<'_>) -> Result<Vec<Entry>, RenderError> {
        parts.live = self.is_live;
        let mut found = vec![(String::new(), &chapter.title, 0)];
        for part in &chapter.parts {
            if let Part::Heading { level: 2, label, text, .. } = part {
                found.push((label.clone(), text, parts.out.len()));
            }
            parts.push(part)?;
        }
        let ends: Vec<usize> = found.iter().skip(1).map(|&(_, _, start)| start).chain([parts.out.len()]).collect();
        let entries = found.into_iter().zip(ends).map(|((anchor, title, start), end)| {
            let page = format!("{}.html", chapter.stem);
            let title = plain(&prose::line(title, &parts.links, self.words)?);
            Ok(Entry { page, anchor, title, text: plain(&parts.out[start..end]) })
        });
        entries.collect()
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
    fn whole(&self, chapters: &[Written]) -> Result<String, RenderError> {
        let links = Links { book: self.book, page: links::Page::Whole };
        let mut body = front::write(self.book, self.words, false)?;
        for (chapter, written) in self.book.chapters.iter().zip(chapters) {
            let parts = links.resolve(&written.body);
            let (label, number) = (Escaped(&chapter.label), Escaped(&chapter.shown));
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
            let links = Links { book: self.book, page: current.map_or(links::Page::Whole, links::Page::Chapter) };
            let (here, number, stem) = (current == Some(index), Escaped(&chapter.shown), Escaped(&chapter.stem));
            let title = prose::line(&chapter.title, &links, self.words)?;
            let mark = if here { " aria-current=\"page\"" } else { "" };
            let _ = write!(
                out,
                "<li><a href=\"{stem}.html\"{mark}><span class=\"n\">{number}</span><span>{title}</span></a>"
            );
            let mut sections = String::new();
            for part in chapter.parts.iter().filter(|_| here) {
                if let Part::Heading { level: 2, label, text, .. } = part {
                    let (label, title) = (Escaped(label), prose::line(text, &links, self.words)?);
                    let _ = writeln!(sections, "<li><a href=\"#{label}\">{title}</a></li>");
                }
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
        let title =
            prose::line(&chapter.title, &Links { book: self.book, page: links::Page::Chapter(index) }, self.words)?;
        let mut map = Map::new();
        map.insert("href".into(), Value::normal_string(&format!("{}.html", chapter.stem)));
        map.insert("number".into(), Value::normal_string(&chapter.shown));
        map.insert("title".into(), Value::safe_string(&title));
        Ok(Value::from(map))
    }
}
