//! Statements about all naturals, decided by finite automata.
//!
//! Representation: a text becomes a tree ([`Claims`]); a statement becomes a plain formula, and
//! that, part by part, an automaton that reads the digits of all its variables at once.
//! Failure: a text at fault gives [`Faults`](crate::source::Faults); a statement too large for the
//! limits is given up, with the place and the numbers, and never called true or false.
//! Source: Büchi 1960; Bruyère, Hansel, Michaux, Villemaire 1994; Mousavi, Schaeffer, Shallit 2016.

mod expression;
mod formula;
mod parse;
pub mod print;
mod scope;
mod token;

pub use formula::{
    Claims, Definition, Formula, FormulaKind, Function, Item, Name, Numeration, Predicate, Quantifier, Relation,
    Statement, Term, TermKind, WitnessLine, Word,
};
pub use parse::parse;
