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
use std::slice;

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

    /// The kind as a number: so certificates write it.
    pub(crate) fn kind(&self) -> u8 {
        match self {
            Plain::Truth(truth) => u8::from(*truth),
            Plain::Atom(Atom::Equal(_), _) => 2,
            Plain::Atom(Atom::AtMost(_), _) => 3,
            Plain::Atom(Atom::Odd(_), _) => 4,
            Plain::Atom(Atom::Pow2(_), _) => 5,
            Plain::Atom(Atom::Bit(..), _) => 6,
            Plain::Atom(Atom::EndZerosEven(_), _) => 7,
            Plain::Not(_) => 8,
            Plain::And(_) => 9,
            Plain::Or(_) => 10,
            Plain::Implies(..) => 11,
            Plain::Iff(..) => 12,
            Plain::Exists(..) => 13,
            Plain::Forall(..) => 14,
        }
    }

    /// The parts in order: child number n of a path is the n-th of them.
    pub(crate) fn children(&self) -> impl Iterator<Item = &Plain> {
        let (first, second): (&[Plain], &[Plain]) = match self {
            Plain::Truth(_) | Plain::Atom(..) => (&[], &[]),
            Plain::Not(part) | Plain::Exists(_, part, _) | Plain::Forall(_, part, _) => (slice::from_ref(part), &[]),
            Plain::Implies(left, right) | Plain::Iff(left, right) => (slice::from_ref(left), slice::from_ref(right)),
            Plain::And(parts) | Plain::Or(parts) => (parts, &[]),
        };
        first.iter().chain(second)
    }

    /// The same for changing them.
    pub(crate) fn children_mut(&mut self) -> impl Iterator<Item = &mut Plain> {
        let (first, second): (&mut [Plain], &mut [Plain]) = match self {
            Plain::Truth(_) | Plain::Atom(..) => (&mut [], &mut []),
            Plain::Not(part) | Plain::Exists(_, part, _) | Plain::Forall(_, part, _) => {
                (slice::from_mut(part), &mut [])
            }
            Plain::Implies(left, right) | Plain::Iff(left, right) => (slice::from_mut(left), slice::from_mut(right)),
            Plain::And(parts) | Plain::Or(parts) => (parts, &mut []),
        };
        first.iter_mut().chain(second)
    }

    /// The terms of an atom; nothing else has any of its own.
    pub(crate) fn terms(&self) -> impl Iterator<Item = &Linear> {
        let atom = if let Plain::Atom(atom, _) = self { Some(atom) } else { None };
        atom.into_iter().flat_map(Atom::terms)
    }

    /// The free variables, in order.
    pub fn free(&self) -> BTreeSet<Var> {
        let mut free: BTreeSet<Var> = self.children().flat_map(Plain::free).collect();
        self.terms().for_each(|term| term.variables(&mut free));
        if let Plain::Exists(var, ..) | Plain::Forall(var, ..) = self {
            free.remove(var);
        }
        free
    }

    /// How many nodes the formula has.
    pub fn size(&self) -> usize {
        1 + self.children().map(Plain::size).sum::<usize>()
    }

    /// Whether the variable occurs free.
    pub fn mentions(&self, var: Var) -> bool {
        match self {
            Plain::Exists(bound, ..) | Plain::Forall(bound, ..) if *bound == var => false,
            _ => self.terms().any(|term| term.mentions(var)) || self.children().any(|part| part.mentions(var)),
        }
    }

    /// The formula with `value` for a free variable; atoms go back to normal form.
    pub fn substitute(mut self, var: Var, value: &Linear) -> Plain {
        if let Plain::Atom(atom, span) = self {
            return Plain::atom(atom.map(|term| term.substitute(var, value)), span);
        }
        for part in self.children_mut() {
            *part = part.take().substitute(var, value);
        }
        self
    }

    /// The formula, of which `true` is left behind.
    pub(crate) fn take(&mut self) -> Plain {
        std::mem::replace(self, Plain::Truth(true))
    }

    /// The conjunction, without `true`, without nesting.
    pub fn and(parts: impl IntoIterator<Item = Plain>) -> Plain {
        Plain::joined(parts, true)
    }

    /// The disjunction, without `false`, without nesting.
    pub fn or(parts: impl IntoIterator<Item = Plain>) -> Plain {
        Plain::joined(parts, false)
    }

    /// `and` or `or`.
    fn joined(parts: impl IntoIterator<Item = Plain>, and: bool) -> Plain {
        let mut list = Vec::new();
        for part in parts {
            match part {
                Plain::Truth(truth) if truth == and => {}
                Plain::Truth(truth) => return Plain::Truth(truth),
                Plain::And(inner) if and => list.extend(inner),
                Plain::Or(inner) if !and => list.extend(inner),
                other => list.push(other),
            }
        }
        match list.len() {
            0 => Plain::Truth(and),
            1 => list.remove(0),
            _ if and => Plain::And(list),
            _ => Plain::Or(list),
        }
    }

    /// The negation; `not not` disappears.
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
