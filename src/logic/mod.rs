//! Statements about all naturals, decided by finite automata.
//!
//! Representation: a text becomes a tree ([`Claims`]); a statement becomes a plain formula, and
//! that, part by part, an automaton that reads the digits of all its variables at once.
//! Failure: a text at fault gives [`Faults`](crate::source::Faults); a statement too large for the
//! limits is given up, with the place and the numbers, and never called true or false.
//! Source: Büchi 1960; Bruyère, Hansel, Michaux, Villemaire 1994; Mousavi, Schaeffer, Shallit 2016.

mod automata;
mod blocks;
mod certificate;
pub mod check;
mod decide;
mod limit;
mod lower;
mod syntax;

pub use blocks::{game, heaps};
pub use certificate::{Stated, certificate, game_certificate, heaps_certificate, is_whole, stated, stated_heaps};
#[cfg(test)]
pub(crate) use decide::automaton;
#[cfg(test)]
pub(crate) use decide::{Judgement, Trail};
pub use decide::{Options, Verdict, Witness, decide};
#[cfg(test)]
pub(crate) use limit::{Budget, Unit};
pub use limit::{GaveUp, Limits};
#[cfg(test)]
pub(crate) use lower::elaborate::open;
pub use syntax::claims::{Claims, Item, Statement, Word};
#[cfg(test)]
pub use syntax::evaluate::{Bound, evaluate};
pub use syntax::formula::{Formula, FormulaKind, Function, Numeration, Predicate, Relation, Term, TermKind};
pub use syntax::parse::parse;
pub use syntax::print;
