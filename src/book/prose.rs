//! Prose of a chapter: computed values, references, citations and links, resolved at their places.
//!
//! Representation: [`Prose`] keeps the Markdown of a span; ranges count from its start.
//! Failure: faults at their places: a wrong value, a dead reference, a work or number that does not exist,
//! raw HTML, pictures of files, formulas that cannot be read. Bare integers above 12 are warned of.

use crate::document::authored::formula_fault;
use crate::document::book::{Insert, Place, Prose, Put};
use crate::document::{Arg, Phrase};
use crate::source::{Diagnostic, Span, did_you_mean};

use super::cited::Doubt;
use super::expression;
use super::markdown::{Inner, inners, is_source};
use super::outline::Chapter;
use super::writer::Writer;

/// The largest integer that prose may state without having it computed.
const BARE: u64 = 12;

/// Years, which are not results.
const YEARS: std::ops::RangeInclusive<u64> = 1_500..=2_100;

impl Writer<'_> {
    /// The prose of a span of the chapter at work.
    pub fn prose(&mut self, span: &Span) -> Prose {
        let content = self.content();
        let mut puts = Vec::new();
        for (inner, at) in inners(content, span) {
            let what = match inner {
                Inner::Code(code) => self.code(&code, &at),
                Inner::Reference { label, words } => self.reference(&label, words, &at, span),
                Inner::Link(target) => self.link(&target, &at, content, span),
                Inner::Text(text) => {
                    self.bare_integers(&text, &at);
                    None
                }
                Inner::Math(formula) => {
                    let help = "correct the LaTeX between the dollar signs; `\\$` is a plain dollar";
                    formula_fault(&formula).and_then(|message| self.refuse("bad-formula", &at, message, help))
                }
                Inner::Html => {
                    let help = "write Markdown, like `**bold**` and `*slanted*`; `\\<` is a plain `<`";
                    self.refuse("raw-html", &at, "HTML is not allowed here", help)
                }
                Inner::Image => {
                    let help = "draw it with a block, like ```` ```picture nim 3 5 7 ````, or link to it";
                    self.refuse("raw-image", &at, "a picture of a file has no place in a book of one folder", help)
                }
            };
            puts.extend(what.map(|what| Put { at: at.start - span.start..at.end - span.start, what }));
        }
        Prose { markdown: content[span.clone()].to_owned(), puts }
    }

    /// Code that begins with `= ` is computed; other code stays as it is.
    fn code(&mut self, code: &str, at: &Span) -> Option<Insert> {
        let expression = code.strip_prefix("= ")?;
        // One backtick, the sign and a space come before it; two backticks are rare and shift by one.
        let code = &self.content()[at.clone()];
        let start = at.start + code.len() - code.trim_start_matches('`').len() + 2;
        match expression::evaluate(expression, &mut self.answers) {
            Ok(value) => Some(Insert::Computed(value.to_string())),
            Err(wrong) => {
                let span = start + wrong.span.start..start + wrong.span.end;
                self.refuse(wrong.code, &span, wrong.message, wrong.help)
            }
        }
    }

    fn reference(&mut self, label: &str, words: Option<Span>, at: &Span, span: &Span) -> Option<Insert> {
        let worded = |place: Place, own: Phrase| match &words {
            Some(words) => Insert::Worded(place, words.start - span.start..words.end - span.start),
            None => Insert::Reference(place, own),
        };
        if let Some((key, name)) = label.strip_prefix('@').and_then(|label| label.split_once(':')) {
            return self.cited(key, name, at);
        }
        if let Some(key) = label.strip_prefix('@') {
            // Nothing can be said of a work where their list cannot be read.
            let works = self.book.works?;
            let Some(work) = works.iter().find(|work| work.key == key) else {
                let near = self.suggest(key, works.iter().map(|work| work.key.as_str()));
                let add = "add it to the bibliography in `book.yaml`".to_owned();
                let help = near.map_or(add, |near| format!("did you mean `@{near}`?"));
                return self.refuse("unknown-work", at, format!("no work has the key `{key}`"), help);
            };
            let place = self.book.outline.block("bibliography", "").unwrap_or_else(|| self.here());
            let said = format!("{} {}", surnames(&work.author), work.year);
            let own = Phrase::new("book-citation").with("work", Arg::Text(said.trim().to_owned()));
            return Some(worded(Place { anchor: format!("work-{key}"), ..place }, own));
        }
        if is_source(label) {
            return self.source(label, at);
        }
        let label = label.strip_prefix('#').unwrap_or(label);
        if self.book.alone {
            let own = Phrase::new("book-citation").with("work", Arg::Text(label.to_owned()));
            return Some(worded(Place { anchor: label.to_owned(), ..self.here() }, own));
        }
        let Some(target) = self.book.outline.find(label) else {
            let near = self.suggest(label, self.book.outline.labels());
            let other = "give a section, block or statement this label".to_owned();
            let help = near.map_or(other, |near| format!("did you mean `#{near}`?"));
            return self.refuse("dead-reference", at, format!("nothing in the book has the label `{label}`"), help);
        };
        Some(worded(target.place.clone(), target.words.clone()))
    }

    /// A statement of another book, which is decided again.
    fn cited(&mut self, key: &str, name: &str, at: &Span) -> Option<Insert> {
        // A block by itself has no book that says which others there are.
        let cites = if self.book.alone { return None } else { self.book.cites };
        let Some((_, other)) = cites.iter().find(|(known, _)| known == key) else {
            let known = cites.iter().map(|(known, _)| known.as_str());
            let help = did_you_mean(key, known, || "add its file to `cites` in `book.yaml`".to_owned());
            return self.refuse("unknown-book", at, format!("no other book has the key `{key}`"), help);
        };
        // What is wrong with an index is told once, at the index.
        let other = other.as_ref()?;
        match other.cite(name) {
            Some(Ok(said)) => Some(Insert::Computed(said)),
            Some(Err(Doubt::Limit(why))) => {
                let message = format!("`{name}` of `{key}` is not decided: {why}");
                self.refuse("gave-up", at, message, "cite a statement of it that says less")
            }
            Some(Err(Doubt::False(why))) => {
                let help = "copy `claims.json` of the other book again, or correct the other book";
                self.refuse("false-citation", at, format!("`{name}` of `{key}` is not as it says: {why}"), help)
            }
            None => {
                let help = did_you_mean(name, other.names(), || "choose one of those that its index lists".to_owned());
                self.refuse("unknown-statement", at, format!("`{key}` has no statement `{name}`"), help)
            }
        }
    }

    /// A mark that the sentence states a numbered statement of the sources.
    fn source(&mut self, id: &str, at: &Span) -> Option<Insert> {
        if let Some(numbers) = self.book.numbers.filter(|numbers| numbers.iter().all(|number| number != id)) {
            let known = numbers.iter().map(String::as_str);
            let help = did_you_mean(id, known, || "add it to a file in `sources`".to_owned());
            return self.refuse("unknown-number", at, format!("no statement of the sources is `{id}`"), help);
        }
        self.cite(id);
        let series = id.split('-').next().unwrap_or_default();
        let table = self.book.outline.block("sources", series);
        let place = table.map_or_else(|| self.here(), |table| Place { anchor: id.to_owned(), ..table });
        Some(Insert::Source(place, id.to_owned()))
    }

    /// A link with a target: to the web, or to another chapter by its file.
    fn link(&mut self, target: &str, at: &Span, content: &str, span: &Span) -> Option<Insert> {
        if ["https:", "http:", "mailto:"].iter().any(|scheme| target.starts_with(scheme)) {
            return None;
        }
        if self.book.alone {
            return None;
        }
        let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
        let named = |chapter: &Chapter| file == format!("{}.md", chapter.name.stem);
        let chapter =
            if file.is_empty() { Some(self.chapter) } else { self.book.outline.chapters.iter().position(named) };
        let found = chapter.filter(|&chapter| {
            anchor.is_empty() || self.book.outline.find(anchor).is_some_and(|target| target.place.chapter == chapter)
        });
        let Some(chapter) = found else {
            let help = "link to `https:`, to a chapter as in `05-patterns.md#lines`, or write `[#label]`";
            return self.refuse("dead-link", at, "this link leads nowhere", help);
        };
        let words = content[at.clone()].rfind("](").map_or(0..0, |end| at.start + 1..at.start + end);
        let place = Place { chapter, anchor: anchor.to_owned() };
        Some(Insert::Worded(place, words.start - span.start..words.end - span.start))
    }

    /// Warns of numbers that a program could have computed.
    fn bare_integers(&mut self, text: &str, at: &Span) {
        let mut start = 0;
        let is_word = |character: char| character.is_alphanumeric() || character == '-';
        for word in text.split(|character: char| !is_word(character)) {
            let place = start;
            start += word.len() + 1;
            let Ok(number) = word.parse::<u64>() else { continue };
            if number > BARE && !YEARS.contains(&number) {
                let at = at.start + place.min(at.len());
                let message = format!("nothing checks the number {number}");
                let help = "have it computed, like `` `= grundy(nim 7 3 12) is 8` ``, or write it as a formula between dollar signs";
                self.found
                    .diagnostics
                    .warn(self.file, Diagnostic::new("bare-number", at..at + word.len(), message, help));
            }
        }
    }
}

/// The last names of authors, `Anil Gangolli and Thane Plambeck`, as a citation has them.
fn surnames(authors: &str) -> String {
    let names: Vec<&str> = authors.split(" and ").flat_map(|some| some.split(", ")).collect();
    let last: Vec<&str> = names.iter().filter_map(|name| name.split_whitespace().last()).collect();
    match last[..] {
        [] => String::new(),
        [one] => one.to_owned(),
        [one, other] => format!("{one} and {other}"),
        [one, ..] => format!("{one} et al."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn citations_have_last_names() {
        assert_eq!(surnames("Charles L. Bouton"), "Bouton");
        assert_eq!(surnames("Anil Gangolli and Thane Plambeck"), "Gangolli and Plambeck");
        assert_eq!(surnames("Elwyn R. Berlekamp, John H. Conway and Richard K. Guy"), "Berlekamp et al.");
    }
}
