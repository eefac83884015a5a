//! Names for terms that no primitive atom can hold: `(a + b) xor c = 0` becomes
//! `exists s: s = a + b and s xor c = 0`.
//!
//! Representation: new variables after the old ones, called `_1`, `_2`, …; each definition is
//! beside the literal that needs it.
//! An atom with huge coefficients keeps its shape and is given up later.
//! Source: Tseitin 1968.

use super::linear::{Linear, Part, Var};
use super::plain::{Atom, Plain, digit_parts};
use super::stages::Rewriting;
use crate::logic::automata::atom::{Primitive, SMALL};
use crate::source::Span;
use num_bigint::{BigInt, Sign};

/// Makes all atoms of the part at work primitive.
pub(crate) fn name(at: &mut Rewriting<'_>, names: &mut Vec<String>) {
    let literal = match at.here() {
        Plain::Atom(atom, span) => Some((atom, span, true)),
        Plain::Not(inner) => match &**inner {
            Plain::Atom(atom, span) => Some((atom, span, false)),
            _ => None,
        },
        _ => None,
    };
    let Some((atom, span, positive)) = literal else {
        return at.each(|at| name(at, names));
    };
    let var = Var::try_from(names.len()).expect("parts are limited");
    if let Some(named) = named(atom, span, positive, var) {
        names.push(format!("_{var}"));
        at.stage(|_| named);
        at.inside(0, |at| name(at, names));
    }
}

/// `exists var: var = t and literal(var)` for the innermost term t that needs a name; nothing if
/// the atom is primitive, or no name would help.
fn named(atom: &Atom, span: &Span, positive: bool, var: Var) -> Option<Plain> {
    if Primitive::of(atom).is_some() {
        return None;
    }
    let target = unnamed(atom)?;
    let (definition, rest) = match &target {
        Target::Term(term) => (term.clone(), atom.map(|within| replaced(within, &target, var))),
        Target::Part(part) => (Linear::part(part.clone()), atom.map(|within| replaced(within, &target, var))),
        Target::Constant => constant_named(atom, var),
    };
    let definition = Plain::equal(Linear::var(var).minus(&definition), span.clone());
    let rest = Plain::atom(rest, span.clone());
    let rest = if positive { rest } else { rest.negated() };
    Some(Plain::Exists(var, Box::new(Plain::And(vec![definition, rest])), span.clone()))
}

/// What gets the next name.
enum Target {
    Term(Linear),
    Part(Part),
    /// The size of the constant.
    Constant,
}

/// The innermost term that keeps the atom from being primitive.
fn unnamed(atom: &Atom) -> Option<Target> {
    for term in atom.terms() {
        if let Some(inner) = digit_parts(term).find_map(complex_operand) {
            return Some(Target::Term(inner));
        }
    }
    match atom {
        Atom::Pow2(term) | Atom::EndZerosEven(term) => (term.as_var().is_none()).then(|| Target::Term(term.clone())),
        Atom::Bit(bit, term) => {
            [bit, term].into_iter().find(|term| term.as_var().is_none()).map(|term| Target::Term(term.clone()))
        }
        Atom::Odd(term) => digit_parts(term).next().map(|part| Target::Part(part.clone())),
        Atom::Equal(term) => match digit_parts(term).next() {
            Some(part) => Some(Target::Part(part.clone())),
            None => large(&term.constant, 1 << 39).then_some(Target::Constant),
        },
        Atom::AtMost(term) => {
            // A comparison of nim-sums keeps its shape if their constants are named.
            let shape = term.parts.len() == 2 && !large(&term.constant, 1);
            let constant = digit_parts(term).find_map(constant_operand).filter(|_| shape);
            match (constant, digit_parts(term).next()) {
                (Some(constant), _) => Some(Target::Term(constant)),
                (None, Some(part)) => Some(Target::Part(part.clone())),
                (None, None) => large(&term.constant, SMALL).then_some(Target::Constant),
            }
        }
    }
}

fn large(constant: &BigInt, limit: i64) -> bool {
    *constant.magnitude() > num_bigint::BigUint::from(limit.unsigned_abs())
}

/// An operand of a digit function that is neither a variable nor, in a nim-sum, a constant.
fn complex_operand(part: &Part) -> Option<Linear> {
    let nim = matches!(part, Part::Xor(_));
    for operand in part.operands() {
        if let Some(inner) = digit_parts(operand).find_map(complex_operand) {
            return Some(inner);
        }
        if operand.as_var().is_none() && !(nim && operand.as_number().is_some()) {
            return Some(operand.clone());
        }
    }
    None
}

fn constant_operand(part: &Part) -> Option<Linear> {
    match part {
        Part::Xor(operands) => operands.iter().find(|operand| operand.as_number().is_some()).cloned(),
        _ => None,
    }
}

/// The term with the variable for the target.
fn replaced(term: &Linear, target: &Target, var: Var) -> Linear {
    if matches!(target, Target::Term(whole) if whole == term) {
        return Linear::var(var);
    }
    term.map_parts(|part| match target {
        Target::Part(wanted) if part == wanted => Linear::var(var),
        _ => part.with_operands(|operand| replaced(operand, target, var)),
    })
}

/// The size of the constant, and the atom with the variable in its place.
fn constant_named(atom: &Atom, var: Var) -> (Linear, Atom) {
    let mut size = Linear::default();
    let rest = atom.map(|term| {
        let sign = BigInt::from(if term.constant.sign() == Sign::Minus { -1 } else { 1 });
        size = Linear::number(term.constant.magnitude().clone());
        let bare = Linear { parts: term.parts.clone(), constant: BigInt::ZERO };
        bare.plus(&Linear::var(var), &sign)
    });
    (size, rest)
}
