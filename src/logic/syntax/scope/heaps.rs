//! The scope check of a block on any number of heaps.
//!
//! Representation: as for statements; each part has variables of its own.
//! Failure: one fault for each unknown or reserved name and each difference.

use super::formula::Scope;
use super::game::{known, not_reserved};
use crate::logic::syntax::claims::Claims;
use crate::logic::syntax::formula::Name;
use crate::logic::syntax::heaps::HeapsBlock;
use crate::logic::syntax::parse::heaps::RESERVED;
use crate::logic::syntax::substitute::{free, free_in_term};
use crate::source::Span;

/// Reports the faults of the block.
pub(crate) fn block(scope: &mut Scope<'_>, claims: &Claims, block: &HeapsBlock) {
    scope.begin(block.numeration, "heaps");
    let (accumulator, heap, whole) = (&block.accumulator, std::slice::from_ref(&block.heap), &block.whole);
    for names in [accumulator, heap, whole] {
        not_reserved(scope, names, &RESERVED, "heaps");
        scope.bind(names);
    }
    for term in &block.sum {
        open(scope, &[accumulator, heap]);
        known(scope, free_in_term(term), "only the accumulator and the heap can stand here");
        scope.term(term);
        if claims.term_subtracts(term) {
            difference(scope, &term.span);
        }
    }
    let of_accumulator = "only the accumulator can stand here";
    let of_lists = [Some(&block.losing), block.invariant.as_ref(), block.end.as_ref()];
    let of_lists = of_lists.into_iter().flatten().map(|formula| (formula, vec![&accumulator[..]], of_accumulator));
    let select =
        (&block.select, vec![&whole[..], heap], "only the whole list's accumulator and the heap can stand here");
    let rest =
        (&block.rest, vec![&accumulator[..], whole], "only the accumulator and that of the whole list can stand here");
    for (formula, visible, help) in of_lists.chain([select, rest]) {
        open(scope, &visible);
        known(scope, free(formula), help);
        scope.formula(formula);
        if claims.subtracts(formula) {
            difference(scope, &formula.span);
        }
    }
    scope.bound.clear();
}

/// These names are in scope, whatever was before; their own faults have been reported.
fn open(scope: &mut Scope<'_>, names: &[&[Name]]) {
    scope.bound = names.concat();
}

fn difference(scope: &mut Scope<'_>, span: &Span) {
    let help = "say it with a sum: `exists y: y + b = a`; a definition with `-` cannot stand here either";
    scope.fault("difference", span, "a block on heaps has no differences", help);
}
