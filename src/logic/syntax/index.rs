//! Where each definition stands, and whether it subtracts anywhere.
//!
//! Representation: names to item numbers, in alphabetical order.
//! Failure: a name that is not defined has no entry. Source: symbol tables, Knuth, vol. 3, 6.

use super::formula::{Claims, Definition, Formula, FormulaKind, Item, Term, TermKind};
use std::collections::BTreeMap;

/// Definitions by name.
pub(crate) type Index = BTreeMap<String, Entry>;

/// A definition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    item: usize,
    /// Whether it, or a definition that it uses, holds a difference.
    subtracts: bool,
}

impl Claims {
    /// Items and comments as read.
    pub(crate) fn gather(items: Vec<Item>, comments: Vec<String>) -> Claims {
        let mut index = Index::new();
        for (item, content) in items.iter().enumerate() {
            if let Item::Define(definition) = content {
                let subtracts = subtracts(&definition.body, &index);
                index.insert(definition.name.text.clone(), Entry { item, subtracts });
            }
        }
        Claims { items, comments, index }
    }

    /// Some of the items and no comments after them; what these items name has to be among them.
    pub fn only(self, keep: impl Fn(&Item) -> bool) -> Claims {
        Claims::gather(self.items.into_iter().filter(keep).collect(), Vec::new())
    }

    /// The definition of this name.
    pub fn definition(&self, name: &str) -> Option<&Definition> {
        match &self.items[self.index.get(name)?.item] {
            Item::Define(definition) => Some(definition),
            Item::State(_) | Item::Game(_) | Item::Heaps(_) => None,
        }
    }

    /// Whether the formula, with its definitions written out, holds a difference.
    pub(crate) fn subtracts(&self, formula: &Formula) -> bool {
        subtracts(formula, &self.index)
    }

    /// Whether the term holds a difference, likewise.
    pub(crate) fn term_subtracts(&self, term: &Term) -> bool {
        subtracting(term, &self.index)
    }
}

fn subtracts(formula: &Formula, index: &Index) -> bool {
    let term = |term: &Term| subtracting(term, index);
    match &formula.kind {
        FormulaKind::Truth(_) => false,
        FormulaKind::Compare(terms, _) | FormulaKind::Predicate(_, terms) => terms.iter().any(term),
        FormulaKind::Call(name, terms) => {
            index.get(&name.text).is_some_and(|entry| entry.subtracts) || terms.iter().any(term)
        }
        FormulaKind::Not(inner) | FormulaKind::Quantified(_, _, inner) => subtracts(inner, index),
        FormulaKind::And(parts) | FormulaKind::Or(parts) => parts.iter().any(|part| subtracts(part, index)),
        FormulaKind::Implies(left, right) | FormulaKind::Iff(left, right) => {
            subtracts(left, index) || subtracts(right, index)
        }
        FormulaKind::If(condition, yes, no) => [condition, yes, no].into_iter().any(|part| subtracts(part, index)),
    }
}

fn subtracting(term: &Term, index: &Index) -> bool {
    let inner = |term: &Term| subtracting(term, index);
    match &term.kind {
        TermKind::Variable(_) | TermKind::Number(_) => false,
        TermKind::Difference(..) => true,
        TermKind::Sum(terms) | TermKind::Xor(terms) | TermKind::Apply(_, terms) => terms.iter().any(inner),
        TermKind::Product(left, right) => inner(left) || inner(right),
        TermKind::If(condition, yes, no) => subtracts(condition, index) || inner(yes) || inner(no),
    }
}
