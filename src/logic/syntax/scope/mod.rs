//! The scope check: every name means something, every number is of one numeration.

mod formula;
mod game;
mod heaps;

use crate::logic::syntax::claims::{Claims, Item};
use crate::logic::syntax::game::GameBlock;
use crate::source::{Diagnostic, Span, quote};
use formula::Scope;
use std::collections::{HashMap, HashSet};

/// Diagnostics of all items; calls of the names in `broken` are let pass.
pub(crate) fn faults(claims: &Claims, broken: &HashSet<String>) -> Vec<Diagnostic> {
    let later = claims.definitions().map(|definition| definition.name.text.clone()).collect();
    let mut scope = Scope::new(later, broken);
    let mut labels: HashMap<&str, Span> = HashMap::new();
    let mut games: Vec<&GameBlock> = Vec::new();
    for item in &claims.items {
        let name = item.name();
        if !matches!(item, Item::Define(_))
            && let Some(first) = labels.insert(&name.text, name.span.clone())
        {
            let message = format!("the name {} is taken", quote(&name.text));
            let fault = Diagnostic::new("duplicate", name.span.clone(), message, "choose another name");
            scope.faults.push(fault.with_note(first, "first used here"));
        }
        match item {
            Item::Define(definition) => scope.definition(definition),
            Item::State(statement) => scope.statement(statement),
            Item::Game(block) => {
                game::block(&mut scope, claims, &games, block);
                games.push(block);
            }
            Item::Heaps(block) => heaps::block(&mut scope, claims, block),
        }
    }
    scope.faults
}
