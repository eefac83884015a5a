//! Statements about all naturals, decided by finite automata.
//!
//! Representation: a text becomes a tree ([`Claims`]); a statement becomes a plain formula, and
//! that, part by part, an automaton that reads the digits of all its variables at once.
//! Failure: a text at fault gives [`Faults`](crate::source::Faults); a statement too large for the
//! limits is given up, with the place and the numbers, and never called true or false.
//! Source: Büchi 1960; Bruyère, Hansel, Michaux, Villemaire 1994; Mousavi, Schaeffer, Shallit 2016.

mod atom;
mod cases;
mod certificate;
pub mod checker;
mod decide;
mod dfa;
mod differences;
mod elaborate;
mod engine;
mod evaluate;
mod explain;
mod expression;
mod formula;
pub mod game;
pub mod heaps;
mod horner;
mod index;
mod letters;
mod limit;
mod linear;
mod lists;
mod minimize;
mod naming;
mod numeration;
mod operands;
mod parse;
mod plain;
mod plan;
pub mod print;
mod product;
mod project;
mod readings;
mod refine;
mod replay;
mod rewrite;
mod scope;
mod solutions;
mod token;
mod witness;

pub use atom::Primitive;
pub use certificate::{Stated, certificate, game_certificate, heaps_certificate, is_whole, stated, stated_heaps};
pub use decide::{Judgement, Options, Trail, Verdict, Witness, decide};
pub use dfa::Dfa;
pub use engine::{Operation, Step};
pub use evaluate::{Bound, evaluate};
pub use formula::{
    Claims, Definition, Formula, FormulaKind, Function, Item, Name, Numeration, Predicate, Quantifier, Relation,
    Statement, Term, TermKind, WitnessLine, Word,
};
pub use letters::Letters;
pub use limit::{GaveUp, Limits};
pub use linear::{Linear, Part, Var};
pub use lists::Lists;
pub use parse::parse;
pub use plain::{Atom, Plain};
pub use plan::{Origin, Plan};
pub use product::Join;
pub use project::Subsets;
pub use rewrite::{Rewrite, Rule};
pub use solutions::{Solutions, solutions};
