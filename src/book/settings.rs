//! `book.yaml`: title, what the book is about, authors, languages and the works that are cited.
//!
//! Representation: works in the order of the file; a key is lowercase, like `bouton-1902`.
//! Failure: all faults of the file, reported with the others of the book; what can be read holds all the same, so
//! that the chapters are looked at in the same run.

use crate::document::AUTHOR_LANGUAGES;
use crate::document::authored::allows_link;
use crate::document::book::Work;
use crate::source::yaml::{Key, Node, Value};
use crate::source::{Diagnostic, Diagnostics, Reader, Span, Text, Wording};

use super::outline::{LABEL, is_unfit};
use super::translation::ORIGINAL;

/// What `book.yaml` says, as far as it can be read.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The title by language; none where it is at fault.
    pub title: Option<Wording>,
    /// What the book is about, by language.
    pub about: Option<Wording>,
    /// Who wrote the book.
    pub authors: Vec<String>,
    /// The languages in which it is written, and the place of each; none where they are at fault.
    pub languages: Option<Vec<(String, Span)>>,
    /// Their place together; the beginning of the file if they are left out.
    pub languages_span: Span,
    /// The works that may be cited; none where it is not known which there are.
    pub works: Option<Vec<Work>>,
    /// The indices of other books that may be cited: key, file, and its place.
    pub cites: Vec<(String, String, Span)>,
}

/// A text in a language: in that language, else in English, else in the first there is; empty without any.
pub fn worded(wording: &Option<Wording>, language: &str) -> String {
    let Some(wording) = wording else { return String::new() };
    let first = match wording {
        Wording::Same { text, .. } => text.as_str(),
        Wording::Each(each) => each.first().map_or("", |(_, text, _)| text.as_str()),
    };
    wording.get(language).or_else(|| wording.get(ORIGINAL)).unwrap_or(first).trim().to_owned()
}

/// Reads `book.yaml`: what it says, and every fault of the text.
pub fn read(text: &Text) -> (Settings, Result<(), Diagnostics>) {
    let (mut reader, node) = Reader::open(text);
    // A tree with faults lacks what they refuse: a work, or a language.
    let whole = reader.is_clean();
    let mut found = node.map(|node| settings(&mut reader, &node)).unwrap_or_default();
    if !whole {
        (found.languages, found.works) = (None, None);
    }
    (found, reader.finish(Some(())))
}

fn settings(reader: &mut Reader<'_>, node: &Node) -> Settings {
    let fields = reader.fields(node, "a book", &["title", "about", "authors", "languages", "bibliography", "cites"]);
    let title = fields.required(reader, "title").and_then(|node| reader.wording(node, AUTHOR_LANGUAGES));
    let about = fields.get("about").and_then(|node| reader.wording(node, AUTHOR_LANGUAGES));
    let authors = fields.get("authors").map(|node| match &node.value {
        Value::Scalar { text, .. } => vec![text.clone()],
        _ => reader.list(node).iter().filter_map(|item| reader.string(item).map(str::to_owned)).collect(),
    });
    let spoken = fields.get("languages");
    let languages = spoken.map(|node| {
        let codes = reader.list(node).iter();
        codes
            .map(|item| Some((reader.one_of(item, "languages", AUTHOR_LANGUAGES)?.to_owned(), item.span.clone())))
            .collect()
    });
    let works = fields.get("bibliography").map(|node| works(reader, node));
    let cites = fields.get("cites").map(|node| cites(reader, node)).unwrap_or_default();
    Settings {
        title,
        about,
        authors: authors.unwrap_or_default(),
        languages: languages.unwrap_or_else(|| Some(vec![(ORIGINAL.to_owned(), 0..0)])),
        languages_span: spoken.map_or(0..0, |node| node.span.clone()),
        works: works.unwrap_or_else(|| Some(Vec::new())),
        cites,
    }
}

/// The indices of other books by their keys.
fn cites(reader: &mut Reader<'_>, node: &Node) -> Vec<(String, String, Span)> {
    let Value::Map(entries) = &node.value else {
        let help = "write one book a line, like `nim: nim.json`";
        reader.fault(Diagnostic::new("wrong-type", node.span.clone(), "expected books by their keys", help));
        return Vec::new();
    };
    let file = |(key, node): &(_, Node)| {
        let key: &Key = key;
        Some((key.name.clone(), reader.string(node)?.to_owned(), node.span.clone()))
    };
    entries.iter().filter_map(file).collect()
}

/// The works by their keys, those at fault too; none if it is not a list of works.
fn works(reader: &mut Reader<'_>, node: &Node) -> Option<Vec<Work>> {
    let Value::Map(entries) = &node.value else {
        let help = "write one work a line, like `bouton-1902: { author: …, title: …, year: 1902 }`";
        return reader.refuse(&node.span, "wrong-type", "expected works by their keys", help);
    };
    let mut works = Vec::new();
    for (key, node) in entries {
        let fields = reader.fields(node, "a work", &["author", "title", "year", "in", "url"]);
        let text = ["author", "year", "in", "url"]
            .map(|name| fields.get(name).and_then(|node| reader.string(node)).map(str::to_owned));
        let title = fields.required(reader, "title").and_then(|node| reader.string(node));
        if key.name.contains(is_unfit) {
            let message = "the key of a work is one word without quotes and brackets";
            reader.fault(Diagnostic::new("bad-label", key.span.clone(), message, LABEL));
        }
        if let Some(node) = fields.get("url").filter(|_| text[3].as_deref().is_some_and(|url| !allows_link(url))) {
            let help = "begin it with `https:`, `http:` or `mailto:`";
            reader.fault(Diagnostic::new("dead-link", node.span.clone(), "this link leads nowhere", help));
        }
        let ([author, year, within, url], title) = (text, title.unwrap_or_default().to_owned());
        let [author, year, within] = [author, year, within].map(Option::unwrap_or_default);
        works.push(Work { key: key.name.clone(), author, title, year, within, url });
    }
    Some(works)
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
        let (settings, checked) = read(&text);
        assert!(checked.is_ok());
        assert_eq!((worded(&settings.title, "hu").as_str(), settings.authors.len()), ("Nim", 2));
        assert_eq!(worded(&settings.about, "en"), "Heaps, and how to win.");
        let works = settings.works.expect("a list of works");
        assert_eq!((works[0].key.as_str(), works[0].within.as_str()), ("x-1902", "Z 3"));
    }

    #[test]
    fn a_work_needs_a_title() {
        let text = Text::new("book.yaml", "title: Nim\nbibliography:\n  x: { author: X, titel: Y }\n");
        let (settings, checked) = read(&text);
        let faults = checked.expect_err("faults");
        let codes: Vec<&str> = faults.list().iter().map(|fault| fault.code).collect();
        assert_eq!(codes, ["missing-key", "unknown-key"]);
        assert_eq!(settings.works.expect("a list of works").len(), 1, "it may be cited all the same");
    }

    #[test]
    fn what_cannot_be_read_is_not_known() {
        let known = |content: &str| {
            let (settings, checked) = read(&Text::new("book.yaml", content));
            assert!(checked.is_err(), "{content}");
            (settings.title.is_some(), settings.languages.is_some(), settings.works.is_some())
        };
        assert_eq!(known("titel: Nim\n"), (false, true, true));
        assert_eq!(known("title: Nim\nlanguages: [en, hungarian]\n"), (true, false, true));
        assert_eq!(known("title: Nim\nbibliography: none\n"), (true, true, false));
        assert_eq!(known("title: Nim\n- no list\n"), (false, false, false));
    }
}
