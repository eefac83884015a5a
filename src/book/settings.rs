//! `book.yaml`: title, what the book is about, authors, languages and the works that are cited.
//!
//! Representation: works in the order of the file; a key is lowercase, like `bouton-1902`.
//! Failure: all faults of the file, told with the others of the book.

use crate::document::book::Work;
use crate::source::yaml::{Node, Value};
use crate::source::{Fault, Faults, Reader, Span, Text, Wording};

use super::translation::ORIGINAL;

/// Languages that a book can be written in.
pub const LANGUAGES: &[&str] = &["en", "he", "hu"];

/// What `book.yaml` says.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The title by language.
    pub title: Wording,
    /// What the book is about, by language.
    pub about: Option<Wording>,
    /// Who wrote the book.
    pub authors: Vec<String>,
    /// The languages in which it is written, and where that stands.
    pub languages: Vec<(String, Span)>,
    /// Where they stand together; the beginning of the file if they are left out.
    pub languages_span: Span,
    /// The works that are cited.
    pub works: Vec<Work>,
}

impl Settings {
    /// The title in a language.
    pub fn title(&self, language: &str) -> String {
        worded(&self.title, language)
    }

    /// What the book is about, in a language; empty if it is not said.
    pub fn about(&self, language: &str) -> String {
        self.about.as_ref().map(|about| worded(about, language)).unwrap_or_default()
    }
}

/// A text in a language: in that language, else in English, else in the first there is.
fn worded(wording: &Wording, language: &str) -> String {
    let first = match wording {
        Wording::Same { text, .. } => text.as_str(),
        Wording::Each(each) => each.first().map_or("", |(_, text, _)| text.as_str()),
    };
    wording.get(language).or_else(|| wording.get("en")).unwrap_or(first).trim().to_owned()
}

/// Reads `book.yaml`.
///
/// # Errors
/// Every fault of the text.
pub fn read(text: &Text) -> Result<Settings, Faults> {
    let (mut reader, node) = Reader::open(text);
    let settings = node.and_then(|node| settings(&mut reader, &node));
    reader.finish(settings)
}

fn settings(reader: &mut Reader<'_>, node: &Node) -> Option<Settings> {
    let fields = reader.fields(node, "a book", &["title", "about", "authors", "languages", "bibliography"]);
    let title = fields.required(reader, "title").and_then(|node| reader.wording(node, LANGUAGES));
    let about = fields.get("about").and_then(|node| reader.wording(node, LANGUAGES));
    let authors = fields.get("authors").map(|node| match &node.value {
        Value::Scalar { text, .. } => vec![text.clone()],
        _ => reader.list(node).iter().filter_map(|item| reader.string(item).map(str::to_owned)).collect(),
    });
    let spoken = fields.get("languages");
    let languages = spoken.map(|node| {
        let codes = reader.list(node).iter();
        codes.filter_map(|item| Some((reader.one_of(item, LANGUAGES)?.to_owned(), item.span.clone()))).collect()
    });
    let works = fields.get("bibliography").map(|node| works(reader, node)).unwrap_or_default();
    Some(Settings {
        title: title?,
        about,
        authors: authors.unwrap_or_default(),
        languages: languages.unwrap_or_else(|| vec![(ORIGINAL.to_owned(), 0..0)]),
        languages_span: spoken.map_or(0..0, |node| node.span.clone()),
        works,
    })
}

fn works(reader: &mut Reader<'_>, node: &Node) -> Vec<Work> {
    let Value::Map(entries) = &node.value else {
        let help = "write one work a line, like `bouton-1902: { author: …, title: …, year: 1902 }`";
        reader.fault(Fault::new("wrong-type", node.span.clone(), "expected works by their keys", help));
        return Vec::new();
    };
    let mut works = Vec::new();
    for (key, node) in entries {
        let fields = reader.fields(node, "a work", &["author", "title", "year", "in", "url"]);
        let mut text = |name: &str| {
            let node = fields.get(name)?;
            reader.string(node).map(str::to_owned)
        };
        let (author, year, within, url) = (text("author"), text("year"), text("in"), text("url"));
        let title = fields.required(reader, "title").and_then(|node| reader.string(node));
        works.push(Work {
            key: key.name.clone(),
            author: author.unwrap_or_default(),
            title: title.unwrap_or_default().to_owned(),
            year: year.unwrap_or_default(),
            within: within.unwrap_or_default(),
            url,
        });
    }
    works
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_name_title_and_works() {
        let text = Text::new(
            "book.yaml",
            "title: { en: Nim }\nabout: Heaps, and\n  how to win.\nauthors: [A, B]\nbibliography:\n  x-1902: { author: X, title: Y, year: 1902, in: Z 3 }\n",
        );
        let settings = read(&text).expect("no faults");
        assert_eq!((settings.title("hu").as_str(), settings.authors.len()), ("Nim", 2));
        assert_eq!(settings.about("en"), "Heaps, and how to win.");
        assert_eq!((settings.works[0].key.as_str(), settings.works[0].within.as_str()), ("x-1902", "Z 3"));
    }

    #[test]
    fn a_work_needs_a_title() {
        let text = Text::new("book.yaml", "title: Nim\nbibliography:\n  x: { author: X, titel: Y }\n");
        let faults = read(&text).expect_err("faults");
        let codes: Vec<&str> = faults.list().iter().map(|fault| fault.code).collect();
        assert_eq!(codes, ["missing-key", "unknown-key"]);
    }
}
