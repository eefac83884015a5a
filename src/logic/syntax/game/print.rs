//! Game blocks as text: the formatter, whose output parses to the same tree.
//!
//! Representation: one part on each line: `moves of`, the moves, the measure, the losing positions.
//! Failure: none. Source: the language is nimbook's own.

use super::{GameBlock, MoveRule};
use crate::logic::syntax::formula::{Formula, Numeration};
use crate::logic::syntax::print::{self, Signs};
use std::fmt::Write;

/// One block, ending with a line break.
pub(crate) fn block(block: &GameBlock, signs: Signs) -> String {
    let variables = match &block.piles {
        Some((count, prefix)) => format!("{count} piles {}", prefix.text),
        None => print::names(&block.variables),
    };
    let mut out = format!("game {} ({variables}) {}", block.name.text, block.play.word());
    if block.numeration == Numeration::Zeckendorf {
        out.push_str(" in zeckendorf");
    }
    if !block.domain.is_empty() {
        let _ = write!(out, " with {}", list(&block.domain, signs));
    }
    if block.piles.is_some() {
        out.push('\n');
        return out;
    }
    out.push_str(" {\n");
    if let Some(other) = &block.moves_of {
        let _ = writeln!(out, "  moves of {}", other.text);
    }
    for rule in &block.moves {
        let _ = writeln!(out, "  move {}", self::rule(rule, signs));
    }
    if let Some(measure) = &block.measure {
        let _ = writeln!(out, "  measure {}", print::term(measure, signs));
    }
    out.push_str(&print::broken("  losing", &block.losing, signs));
    out.push_str("}\n");
    out
}

/// A move without its word: `x < a to (x, b)`.
pub(crate) fn rule(rule: &MoveRule, signs: Signs) -> String {
    let targets: Vec<String> = rule.targets.iter().map(|term| print::term(term, signs)).collect();
    let mut out = list(&rule.guard, signs);
    if !out.is_empty() {
        out.push(' ');
    }
    let _ = write!(out, "to ({})", targets.join(", "));
    if !rule.when.is_empty() {
        let _ = write!(out, " when {}", list(&rule.when, signs));
    }
    out
}

pub(crate) fn list(formulas: &[Formula], signs: Signs) -> String {
    formulas.iter().map(|formula| print::formula(formula, signs)).collect::<Vec<_>>().join(", ")
}
