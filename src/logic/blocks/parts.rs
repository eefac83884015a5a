//! The parts of a block as plain formulas, and what the checker builds of them, as statements of the engine.
//!
//! Representation: bound variables follow after those that the block means, and no two parts share one. The
//! checker's formulas become those of the engine, part by part.
//! Failure: too many parts once the definitions, or the obligations, are written out.

use crate::logic::check::{self, Formula, Refused, What};
use crate::logic::limit::{GaveUp, Limits};
use crate::logic::lower::elaborate;
use crate::logic::lower::linear::{Linear, Part, Var};
use crate::logic::lower::plain::{Atom, Plain};
use crate::logic::syntax::claims::Claims;
use crate::logic::syntax::formula::{self, FormulaKind, Relation, Term, TermKind};
use crate::source::Span;

/// Writes parts of a block as plain formulas.
pub(super) struct Parts<'c> {
    pub claims: &'c Claims,
    pub limits: &'c Limits,
    /// Those of the block and of the bound variables so far.
    pub names: Vec<String>,
}

impl Parts<'_> {
    /// The formula, in which these names mean the variables that begin there.
    pub fn plain(&mut self, formula: &formula::Formula, visible: &[(usize, &[String])]) -> Result<Plain, GaveUp> {
        // Names that the part does not see are empty, and so nothing means them.
        let mut free = vec![""; self.names.len()];
        for (from, names) in visible {
            for (var, name) in (*from..).zip(*names) {
                free[var] = name;
            }
        }
        let sentence = elaborate::open(self.claims, formula, &free, self.limits)?;
        self.names.extend(sentence.names.into_iter().skip(free.len()));
        Ok(sentence.body)
    }
}

/// Names for that many results, which no text can write.
pub(super) fn results(count: usize) -> Vec<String> {
    (0..count).map(|entry| entry.to_string()).collect()
}

/// Each of these results is the term of its place.
pub(super) fn equations<'t>(
    results: &[String],
    terms: impl IntoIterator<Item = &'t Term>,
    span: &Span,
) -> formula::Formula {
    let equation = |(name, term): (&String, &Term)| {
        let result = Term { kind: TermKind::Variable(name.clone()), span: term.span.clone() };
        let kind = FormulaKind::Compare(vec![result, term.clone()], vec![Relation::Equal]);
        formula::Formula { kind, span: term.span.clone() }
    };
    all(results.iter().zip(terms).map(equation).collect(), span)
}

/// All of them.
pub(super) fn all(parts: Vec<formula::Formula>, span: &Span) -> formula::Formula {
    formula::Formula { kind: FormulaKind::And(parts), span: span.clone() }
}

/// Why the checker builds nothing: too much to write out, or a fault of this program.
pub(super) fn not_built(refused: Refused, span: &Span) -> GaveUp {
    match refused.beyond() {
        Some(beyond) => GaveUp::unchecked(span.clone(), beyond),
        None => {
            let hint = "report this block: engine and checker read it differently";
            GaveUp { operation: refused.to_string(), ..GaveUp::disagreement(span.clone(), hint) }
        }
    }
}

/// One obligation as a statement: `forall leading: body`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Built<K> {
    pub kind: K,
    pub leading: Vec<Var>,
    pub body: Plain,
    /// The names of all its variables, by index.
    pub names: Vec<String>,
}

/// The obligation with this place for each atom.
pub(crate) fn built<K>(kind: K, obligation: check::Obligation, span: &Span) -> Built<K> {
    let check::Obligation { leading, body, names } = obligation;
    Built { kind, leading, body: plain(&body, span), names }
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
