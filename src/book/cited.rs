//! Statements of other books, cited by their names: `[@nim:bouton]`, where `book.yaml` says `cites: { nim: nim.json }`.
//!
//! Representation: the file `claims.json` that a built book has beside its pages, kept in the folder of the book that
//! cites it. It holds the statements as text, so each one that is cited is decided again here.
//! Failure: no such file, one that is not an index, a name that is not in it, a statement that is not as the index says.

use std::sync::OnceLock;

use serde::Deserialize;

use crate::claim::{self, ProofOptions, Verdict};
use crate::logic::{self, Claims};
use crate::source::{Diagnostic, Diagnostics, Text, forbidden};

/// The index of another book.
#[derive(Debug)]
pub struct Cited {
    /// The title of the other book.
    book: String,
    entries: Vec<(Entry, OnceLock<Result<(), Doubt>>)>,
    text: Text,
    claims: Claims,
}

/// Why a citation does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// It was not decided: the limit that was reached.
    Limit(String),
    /// It is not as the index says.
    False(String),
}

/// The longest title of a book and name of a statement, in characters.
const LONGEST: usize = 200;

/// The file, as far as it matters here.
#[derive(Deserialize)]
struct Index {
    book: String,
    statements: Vec<Entry>,
    text: String,
}

/// A statement of the other book.
#[derive(Debug, Deserialize)]
struct Entry {
    name: String,
    number: String,
    verdict: String,
}

impl Cited {
    /// Reads an index.
    ///
    /// # Errors
    /// What makes it none.
    pub fn read(text: &Text) -> Result<Cited, Diagnostics> {
        let refuse = |line: usize, column: usize, message: String| {
            let start: usize = text.content.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
            let at = start + column.saturating_sub(1);
            let help = "copy the file `claims.json` of the other book again; `nimbook book` writes it beside the pages";
            Diagnostics::one(text.clone(), Diagnostic::new("no-index", at..at, message, help))
        };
        let index: Index = serde_json::from_str(&text.content).map_err(|error| {
            let said = error.to_string();
            // The place is told anyway.
            let said = said.split(" at line ").next().unwrap_or_default();
            refuse(error.line(), error.column(), format!("this is not the index of a book: {said}"))
        })?;
        let names = index.statements.iter().flat_map(|entry| [&entry.name, &entry.number]);
        for shown in names.chain([&index.book]) {
            if shown.contains(forbidden) || shown.chars().count() > LONGEST {
                let shown: String = shown.escape_debug().take(40).collect();
                return Err(refuse(1, 1, format!("a page cannot show this name of its book: {shown}")));
            }
        }
        let stated = Text::new(text.name.clone(), &index.text);
        let claims = logic::parse(&stated).map_err(|faults| {
            let first = faults.list().first().map(|fault| fault.message.clone()).unwrap_or_default();
            refuse(1, 1, format!("its statements cannot be read: {first}"))
        })?;
        let entries = index.statements.into_iter().map(|entry| (entry, OnceLock::new())).collect();
        Ok(Cited { book: index.book, entries, text: stated, claims })
    }

    /// The names that can be cited.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.entries.iter().map(|(entry, _)| entry.name.as_str())
    }

    /// What a citation says: the name, the other book, and the number there; none where there is no such name.
    ///
    /// # Errors
    /// Why the statement does not hold as the index says; it is decided at its first citation.
    pub fn cite(&self, name: &str) -> Option<Result<String, Doubt>> {
        let (entry, decided) = self.entries.iter().find(|(entry, _)| entry.name == name)?;
        let said = || format!("{name} ({}, {})", self.book, entry.number);
        Some(decided.get_or_init(|| self.decide(entry)).clone().map(|()| said()))
    }

    /// Decides a statement anew.
    fn decide(&self, entry: &Entry) -> Result<(), Doubt> {
        let wanted = |item: &logic::Item| item.name().text == entry.name && !matches!(item, logic::Item::Define(_));
        let outcomes = claim::judge_some(&self.text, &self.claims, &ProofOptions::default(), &wanted);
        let Some(outcome) = outcomes.first() else {
            return Err(Doubt::False("the index does not hold its text".to_owned()));
        };
        let found = outcome.verdict.code();
        match &outcome.verdict {
            Verdict::GaveUp(_) => Err(Doubt::Limit(claim::sentence(outcome))),
            _ if found != entry.verdict => {
                Err(Doubt::False(format!("it is {found} here, and {} by the index", entry.verdict)))
            }
            _ if !outcome.ok => Err(Doubt::False(claim::sentence(outcome))),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn index(book: &str, name: &str, verdict: &str, text: &str) -> String {
        let entry = format!("{{\"name\": \"{name}\", \"number\": \"1.2\", \"verdict\": \"{verdict}\"}}");
        format!("{{\n\"book\": \"{book}\",\n\"statements\": [{entry}],\n\"text\": \"{text}\"\n}}\n")
    }

    fn read(verdict: &str, text: &str) -> Result<Cited, Diagnostics> {
        Cited::read(&Text::new("nim.json", &index("Nim", "grows", verdict, text)))
    }

    const TEXT: &str = "define twice(a, b) := b = 2*a\\nclaim grows: forall a, b: twice(a, b) implies a <= b\\n";

    #[test]
    fn a_cited_statement_is_decided_again() {
        let cited = read("proved", TEXT).expect("an index");
        assert_eq!(cited.cite("grows"), Some(Ok("grows (Nim, 1.2)".to_owned())));
        assert_eq!(cited.cite("twice"), None);
        let error = |verdict: &str, text: &str| match read(verdict, text)
            .expect("an index")
            .cite("grows")
            .expect("a name")
            .expect_err("a fault")
        {
            Doubt::False(why) => why,
            Doubt::Limit(why) => panic!("{why}"),
        };
        assert_eq!(error("refuted", TEXT), "it is proved here, and refuted by the index");
        assert_eq!(error("proved", &TEXT.replace("a <= b", "a < b")), "it is refuted here, and proved by the index");
        assert_eq!(error("proved", "define twice(a, b) := b = 2*a\\n"), "the index does not hold its text");
    }

    #[test]
    fn other_files_are_no_index() {
        let code = |read: Result<Cited, Diagnostics>| read.expect_err("no index").list()[0].code;
        assert_eq!(code(Cited::read(&Text::new("nim.json", "{}"))), "no-index");
        assert_eq!(code(read("proved", "claim grows: forall a")), "no-index");
        let odd = TEXT.replace("grows", &"g".repeat(LONGEST + 1));
        assert_eq!(
            code(Cited::read(&Text::new("nim.json", &index("Nim\\u202e", "grows", "proved", TEXT)))),
            "no-index"
        );
        assert_eq!(
            code(Cited::read(&Text::new("nim.json", &index("Nim", &"g".repeat(LONGEST + 1), "proved", &odd)))),
            "no-index"
        );
    }
}
