//! Blocks on any number of heaps as text: the formatter, whose output parses to the same tree.
//!
//! Representation: one part on each line, in the order of the grammar.
//! Failure: none. Source: the language is nimbook's own.

use super::HeapsBlock;
use crate::logic::syntax::formula::Numeration;
use crate::logic::syntax::print::{self, Signs};
use std::fmt::Write;

/// One block, ending with a line break.
pub(crate) fn block(block: &HeapsBlock, signs: Signs) -> String {
    let mut out = format!("heaps {} ({}) {}", block.name.text, print::names(&block.accumulator), block.play.word());
    if block.numeration == Numeration::Zeckendorf {
        out.push_str(" in zeckendorf");
    }
    let start: Vec<String> = block.start.iter().map(ToString::to_string).collect();
    let start = if start.len() == 1 { start.concat() } else { format!("({})", start.join(", ")) };
    let sum: Vec<String> = block.sum.iter().map(|term| print::term(term, signs)).collect();
    let _ = writeln!(out, " {{\n  start {start}\n  add {} to ({})", block.heap.text, sum.join(", "));
    out.push_str(&print::broken("  losing", &block.losing, signs));
    for (word, formula) in [("invariant", &block.invariant), ("end", &block.end)] {
        if let Some(formula) = formula {
            out.push_str(&print::broken(&format!("  {word}"), formula, signs));
        }
    }
    let whole = print::names(&block.whole);
    for (word, formula) in [("select", &block.select), ("rest", &block.rest)] {
        out.push_str(&print::broken(&format!("  {word} ({whole})"), formula, signs));
    }
    out.push_str("}\n");
    out
}
