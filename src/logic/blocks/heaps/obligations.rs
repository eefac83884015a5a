//! The obligations of the fold rule as plain formulas.
//!
//! Representation: the checker builds them from the parts of the block, as it will build them again to
//! judge the certificate; here its formulas become those of the engine, part by part.
//! Failure: parts that the checker does not read.
//! Source: see the fold rule in the documentation of blocks on heaps.

use super::form::Form;
use crate::logic::certificate::form_bytes;
use crate::logic::check::{self, Formula, ObligationKind, Refused, What};
use crate::logic::lower::linear::{Linear, Part, Var};
use crate::logic::lower::plain::{Atom, Plain};
use crate::source::Span;

/// One obligation as a statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Obligation {
    pub kind: ObligationKind,
    pub leading: Vec<Var>,
    pub body: Plain,
    /// The names of all its variables, by index.
    pub names: Vec<String>,
}

/// All obligations of a block; each atom has the place of the block.
pub(crate) fn obligations(form: &Form, span: &Span) -> Result<Vec<Obligation>, Refused> {
    let list = check::obligations(&form_bytes(form))?.into_iter();
    let plain = |(kind, check::Obligation { leading, body, names })| Obligation {
        kind,
        leading,
        body: plain(&body, span),
        names,
    };
    Ok(list.map(plain).collect())
}

/// The engine's formula that says the same.
fn plain(formula: &Formula, span: &Span) -> Plain {
    let inner = |part: &Formula| Box::new(plain(part, span));
    let list = |parts: &[Formula]| parts.iter().map(|part| plain(part, span)).collect();
    let atom = |atom: Atom| Plain::Atom(atom, span.clone());
    match formula {
        Formula::Truth(truth) => Plain::Truth(*truth),
        Formula::Equal(term) => atom(Atom::Equal(linear(term))),
        Formula::AtMost(term) => atom(Atom::AtMost(linear(term))),
        Formula::Odd(term) => atom(Atom::Odd(linear(term))),
        Formula::Pow2(term) => atom(Atom::Pow2(linear(term))),
        Formula::Bit(bit, term) => atom(Atom::Bit(linear(bit), linear(term))),
        Formula::EndZerosEven(term) => atom(Atom::EndZerosEven(linear(term))),
        Formula::Not(part) => Plain::Not(inner(part)),
        Formula::And(parts) => Plain::And(list(parts)),
        Formula::Or(parts) => Plain::Or(list(parts)),
        Formula::Implies(left, right) => Plain::Implies(inner(left), inner(right)),
        Formula::Iff(left, right) => Plain::Iff(inner(left), inner(right)),
        Formula::Exists(var, body) => Plain::Exists(*var, inner(body), span.clone()),
        Formula::Forall(var, body) => Plain::Forall(*var, inner(body), span.clone()),
    }
}

fn linear(term: &check::Linear) -> Linear {
    let part = |what: &What| match what {
        What::Var(var) => Part::Var(*var),
        What::Xor(operands) => Part::Xor(operands.iter().map(linear).collect()),
        What::Shift(inner) => Part::Shift(Box::new(linear(inner))),
        What::Lowpart(inner) => Part::Lowpart(Box::new(linear(inner))),
    };
    let parts = term.parts.iter().map(|(what, factor)| (part(what), factor.clone())).collect();
    Linear { parts, constant: term.constant.clone() }
}

#[cfg(test)]
#[path = "../../../../tests/rooms/obligations.rs"]
mod tests;
