//! Plain formulas: what is decided once definitions, differences, `min`, `max` and `if` are gone.
//!
//! Representation: a tree over [`Atom`]s in normal form; each bound variable has an index of its
//! own, so nothing can be captured. Variables range over the naturals. The checker's formulas look much
//! the same and share no code with these, on purpose.
//! Source: negation and quantifier rules of first-order logic.

use super::linear::{Linear, Part, Var};
use crate::source::Span;
use num_bigint::{BigInt, BigUint, Sign};
use std::collections::BTreeSet;

/// A formula without abbreviations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Plain {
    /// True or false.
    Truth(bool),
    /// An atom and the place it comes from.
    Atom(Atom, Span),
    /// Negation.
    Not(Box<Plain>),
    /// All hold.
    And(Vec<Plain>),
    /// At least one holds.
    Or(Vec<Plain>),
    /// The first implies the second.
    Implies(Box<Plain>, Box<Plain>),
    /// Both or neither.
    Iff(Box<Plain>, Box<Plain>),
    /// Some natural makes it true.
    Exists(Var, Box<Plain>, Span),
    /// All naturals make it true.
    Forall(Var, Box<Plain>, Span),
}

/// A statement about digits or sizes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Atom {
    /// The combination is 0.
    Equal(Linear),
    /// The combination is at most 0.
    AtMost(Linear),
    /// The combination is odd.
    Odd(Linear),
    /// A power of 2.
    Pow2(Linear),
    /// The first is a power of 2 that occurs in the binary form of the second.
    Bit(Linear, Linear),
    /// The Zeckendorf form ends in an even number of zeros; true for 0.
    EndZerosEven(Linear),
}

impl Atom {
    /// The kind as a number from 2: so certificates write it; 0 and 1 are the truth values.
    pub(crate) fn kind(&self) -> u8 {
        match self {
            Atom::Equal(_) => 2,
            Atom::AtMost(_) => 3,
            Atom::Odd(_) => 4,
            Atom::Pow2(_) => 5,
            Atom::Bit(..) => 6,
            Atom::EndZerosEven(_) => 7,
        }
    }

    /// The terms of the atom.
    pub fn terms(&self) -> impl Iterator<Item = &Linear> {
        let (first, second) = match self {
            Atom::Equal(term) | Atom::AtMost(term) | Atom::Odd(term) | Atom::Pow2(term) | Atom::EndZerosEven(term) => {
                (term, None)
            }
            Atom::Bit(bit, term) => (bit, Some(term)),
        };
        std::iter::once(first).chain(second)
    }

    /// The same atom about other terms.
    #[must_use]
    pub fn map(&self, mut change: impl FnMut(&Linear) -> Linear) -> Atom {
        match self {
            Atom::Equal(term) => Atom::Equal(change(term)),
            Atom::AtMost(term) => Atom::AtMost(change(term)),
            Atom::Odd(term) => Atom::Odd(change(term)),
            Atom::Pow2(term) => Atom::Pow2(change(term)),
            Atom::EndZerosEven(term) => Atom::EndZerosEven(change(term)),
            Atom::Bit(bit, term) => Atom::Bit(change(bit), change(term)),
        }
    }

    /// Whether the variable occurs.
    pub fn mentions(&self, var: Var) -> bool {
        self.terms().any(|term| term.mentions(var))
    }
}

impl Plain {
    /// `term = 0` in normal form: coefficients without common divisor, the first one positive.
    pub fn equal(term: Linear, span: Span) -> Plain {
        let divisor = term.divisor();
        if divisor == BigUint::ZERO {
            return Plain::Truth(term.constant == BigInt::ZERO);
        }
        if term.constant.magnitude() % &divisor != BigUint::ZERO {
            return Plain::Truth(false);
        }
        let constant = &term.constant / BigInt::from(divisor.clone());
        let mut term = term.divided(&divisor, constant);
        if term.parts[0].1.sign() == Sign::Minus {
            term = term.negated();
        }
        // A sum of naturals and something positive is never 0.
        if term.is_plain_sum() && term.constant != BigInt::ZERO {
            return Plain::Truth(false);
        }
        Plain::Atom(Atom::Equal(term), span)
    }

    /// `term <= 0` in normal form.
    pub fn at_most(term: Linear, span: Span) -> Plain {
        let divisor = term.divisor();
        if divisor == BigUint::ZERO {
            return Plain::Truth(term.constant.sign() != Sign::Plus);
        }
        // Over the integers d*s + k <= 0 is s + ⌈k/d⌉ <= 0.
        let (whole, rest) = (term.constant.magnitude() / &divisor, term.constant.magnitude() % &divisor);
        let constant = match term.constant.sign() {
            Sign::Plus if rest != BigUint::ZERO => BigInt::from(whole + 1_u32),
            Sign::Plus => BigInt::from(whole),
            _ => -BigInt::from(whole),
        };
        let term = term.divided(&divisor, constant);
        if term.is_plain_sum() && term.constant != BigInt::ZERO {
            return Plain::Truth(false);
        }
        if term.negated().is_plain_sum() {
            return Plain::Truth(true);
        }
        Plain::Atom(Atom::AtMost(term), span)
    }

    /// Any atom in normal form.
    pub fn atom(atom: Atom, span: Span) -> Plain {
        match atom {
            Atom::Equal(term) => Plain::equal(term, span),
            Atom::AtMost(term) => Plain::at_most(term, span),
            Atom::Odd(term) if term.parts.is_empty() => Plain::Truth(term.constant.bit(0)),
            Atom::Pow2(term) if term.parts.is_empty() => {
                Plain::Truth(term.constant.sign() == Sign::Plus && term.constant.magnitude().count_ones() == 1)
            }
            other => Plain::Atom(other, span),
        }
    }

    /// The free variables, in order.
    pub fn free(&self) -> BTreeSet<Var> {
        match self {
            Plain::Truth(_) => BTreeSet::new(),
            Plain::Atom(atom, _) => {
                let mut free = BTreeSet::new();
                atom.terms().for_each(|term| term.variables(&mut free));
                free
            }
            Plain::Not(inner) => inner.free(),
            Plain::And(parts) | Plain::Or(parts) => parts.iter().flat_map(Plain::free).collect(),
            Plain::Implies(left, right) | Plain::Iff(left, right) => &left.free() | &right.free(),
            Plain::Exists(var, body, _) | Plain::Forall(var, body, _) => {
                let mut free = body.free();
                free.remove(var);
                free
            }
        }
    }

    /// How many nodes the formula has.
    pub fn size(&self) -> usize {
        1 + match self {
            Plain::Truth(_) | Plain::Atom(..) => 0,
            Plain::Not(inner) | Plain::Exists(_, inner, _) | Plain::Forall(_, inner, _) => inner.size(),
            Plain::And(parts) | Plain::Or(parts) => parts.iter().map(Plain::size).sum(),
            Plain::Implies(left, right) | Plain::Iff(left, right) => left.size() + right.size(),
        }
    }

    /// Whether the variable occurs free.
    pub fn mentions(&self, var: Var) -> bool {
        match self {
            Plain::Truth(_) => false,
            Plain::Atom(atom, _) => atom.mentions(var),
            Plain::Not(inner) => inner.mentions(var),
            Plain::And(parts) | Plain::Or(parts) => parts.iter().any(|part| part.mentions(var)),
            Plain::Implies(left, right) | Plain::Iff(left, right) => left.mentions(var) || right.mentions(var),
            Plain::Exists(bound, body, _) | Plain::Forall(bound, body, _) => *bound != var && body.mentions(var),
        }
    }

    /// The formula with `value` for a free variable; atoms go back to normal form.
    #[must_use]
    pub fn substitute(&self, var: Var, value: &Linear) -> Plain {
        let inner = |part: &Plain| Box::new(part.substitute(var, value));
        match self {
            Plain::Truth(truth) => Plain::Truth(*truth),
            Plain::Atom(atom, span) => Plain::atom(atom.map(|term| term.substitute(var, value)), span.clone()),
            Plain::Not(part) => Plain::Not(inner(part)),
            Plain::And(parts) => Plain::And(parts.iter().map(|part| part.substitute(var, value)).collect()),
            Plain::Or(parts) => Plain::Or(parts.iter().map(|part| part.substitute(var, value)).collect()),
            Plain::Implies(left, right) => Plain::Implies(inner(left), inner(right)),
            Plain::Iff(left, right) => Plain::Iff(inner(left), inner(right)),
            Plain::Exists(bound, body, span) => Plain::Exists(*bound, inner(body), span.clone()),
            Plain::Forall(bound, body, span) => Plain::Forall(*bound, inner(body), span.clone()),
        }
    }

    /// The conjunction, without `true`, without nesting.
    pub fn and(parts: impl IntoIterator<Item = Plain>) -> Plain {
        let mut list = Vec::new();
        for part in parts {
            match part {
                Plain::Truth(true) => {}
                Plain::Truth(false) => return Plain::Truth(false),
                Plain::And(inner) => list.extend(inner),
                other => list.push(other),
            }
        }
        match list.len() {
            0 => Plain::Truth(true),
            1 => list.remove(0),
            _ => Plain::And(list),
        }
    }

    /// The disjunction, without `false`, without nesting.
    pub fn or(parts: impl IntoIterator<Item = Plain>) -> Plain {
        let mut list = Vec::new();
        for part in parts {
            match part {
                Plain::Truth(false) => {}
                Plain::Truth(true) => return Plain::Truth(true),
                Plain::Or(inner) => list.extend(inner),
                other => list.push(other),
            }
        }
        match list.len() {
            0 => Plain::Truth(false),
            1 => list.remove(0),
            _ => Plain::Or(list),
        }
    }

    /// The negation; `not not` disappears.
    #[must_use]
    pub fn negated(self) -> Plain {
        match self {
            Plain::Truth(truth) => Plain::Truth(!truth),
            Plain::Not(inner) => *inner,
            other => Plain::Not(Box::new(other)),
        }
    }

    /// The parts of a conjunction; one part if it is none.
    pub fn conjuncts(self) -> Vec<Plain> {
        match self {
            Plain::And(parts) => parts,
            other => vec![other],
        }
    }
}

/// The digit functions and nim-sums that a term contains, outermost ones only.
pub(crate) fn digit_parts(term: &Linear) -> impl Iterator<Item = &Part> {
    term.parts.iter().map(|(part, _)| part).filter(|part| !matches!(part, Part::Var(_)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn atoms_have_a_normal_form() {
        let twice = |constant: i32| {
            let zero = Linear::number(constant);
            zero.plus(&Linear::var(0), &BigInt::from(2)).plus(&Linear::var(1), &BigInt::from(-4))
        };
        let half = |constant: i32| {
            Linear::number(constant).plus(&Linear::var(0), &BigInt::from(1)).plus(&Linear::var(1), &BigInt::from(-2))
        };
        assert_eq!(Plain::equal(twice(3), 0..1), Plain::Truth(false), "2a - 4b is never -3");
        assert_eq!(Plain::equal(twice(-4), 0..1), Plain::Atom(Atom::Equal(half(-2)), 0..1));
        assert_eq!(Plain::at_most(twice(3), 0..1), Plain::Atom(Atom::AtMost(half(2)), 0..1));
        assert_eq!(Plain::at_most(twice(-3), 0..1), Plain::Atom(Atom::AtMost(half(-1)), 0..1));
        assert_eq!(Plain::at_most(Linear::var(0).negated(), 0..1), Plain::Truth(true), "0 <= a");
    }
}
