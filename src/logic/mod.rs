//! Statements about all naturals, decided by finite automata.
//!
//! Representation: a text becomes a tree ([`Claims`]); a statement becomes a plain formula, and
//! that, part by part, an automaton that reads the digits of all its variables at once.
//! Failure: a text at fault gives [`Diagnostics`](crate::source::Diagnostics); a statement too large for the
//! limits is given up, with the place and the numbers, and never called true or false.
//! Source: Büchi 1960; Bruyère, Hansel, Michaux, Villemaire 1994; Mousavi, Schaeffer, Shallit 2016.

mod automata;
mod blocks;
mod certificate;
pub mod check;
mod decide;
mod empty;
mod limit;
mod lower;
mod machine;
mod syntax;

pub use blocks::{BlockJudgement, game, heaps};
pub use certificate::{Stated, block_certificate, certificate, is_whole, stated, stated_game, stated_heaps};
pub use decide::{Judgement, ProofOptions, Verdict, Witness, decide};
pub use empty::{Condition, empty};
pub(crate) use limit::Unit;
pub use limit::{GaveUp, Limits};
pub use machine::{Machine, machine};
pub use syntax::claims::{Claims, Item, Statement, Word};
pub use syntax::formula::{Formula, FormulaKind, Function, Numeration, Predicate, Relation, Term, TermKind};
pub use syntax::parse::parse;
pub use syntax::print;

#[cfg(test)]
pub(crate) use {
    automata::dfa::Order,
    decide::{Planned, Trail, automaton, in_order, trail},
    limit::Budget,
    lower::elaborate::open,
    syntax::evaluate::{Bound, evaluate},
};
