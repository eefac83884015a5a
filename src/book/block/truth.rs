//! `truth FILE`: every statement of a file of claims, with its verdict.
//!
//! Failure: a file that the book has not, and everything that is wrong with it.

use crate::claim::{self, ProofOptions};
use crate::document::Phrase;
use crate::document::book::{Part, Prose, Statement};
use crate::logic::print::{self, Signs};
use crate::logic::{self, Item};

use super::{BlockContext, statement};
use crate::book::statements;
use crate::book::writer::Writer;

/// A table of statements with their verdicts.
pub fn make(writer: &mut Writer<'_>, at: &BlockContext<'_>) -> Option<Part> {
    let path = format!("claims/{}", at.fence.arguments);
    let Some(file) = writer.book.folder.find(&path) else {
        let help = match writer.book.folder.nearest(&path) {
            Some(near) => format!("did you mean `{}`?", near.trim_start_matches("claims/")),
            None => "name a file of the folder `claims` of the book".to_owned(),
        };
        return writer.bad_arguments(at.fence, format!("the book has no file `{path}`"), help);
    };
    let text = writer.book.folder.text(file);
    let claims = writer.found.diagnostics.take(file, logic::parse(text))?;
    let mut rows = Vec::new();
    let items = claims.items.iter().filter(|item| !matches!(item, Item::Define(_)));
    for (item, outcome) in items.zip(claim::judge(text, &claims, &ProofOptions::default())) {
        let line = text.line(text.content.split_inclusive('\n').take(outcome.line - 1).map(str::len).sum());
        if let Some(fault) = statements::unmet(&outcome, &line) {
            writer.found.diagnostics.add(file, fault);
        }
        let formula = match item {
            Item::Define(it) => print::definition(it, Signs::Unicode),
            Item::State(it) => print::formula(&it.formula, Signs::Unicode),
            Item::Game(it) => print::game(it, Signs::Unicode),
            Item::Heaps(it) => print::heaps(it, Signs::Unicode),
        };
        rows.push(Statement {
            label: format!("{}-{}", at.numbered.label, outcome.id),
            heading: Phrase::new("book-named").with("name", outcome.id.as_str()),
            status: statement::status(&outcome),
            name: Prose::default(),
            says: Prose::default(),
            witness: statement::witness(&outcome, &formula),
            number: String::new(),
            formula,
            text: String::new(),
            how: None,
            empty: Vec::new(),
            certificate: None,
            changeable: None,
        });
    }
    Some(Part::Truth(rows))
}
