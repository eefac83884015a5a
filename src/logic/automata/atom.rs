//! Primitive atoms: those whose automaton is built directly.
//!
//! Representation: variables in increasing order where order does not matter.
//! Failure: an atom of another shape is none of these; its parts must be named first.
//! Building runs out of tracks, states, cells or steps.
//! Source: Büchi 1960; each automaton is tested against integers.

use super::dfa::{Dfa, explore};
use super::horner;
use super::letters::{Letters, digit};
use super::minimize::{minimize, valid};
use super::product::{Join, product};
use crate::logic::limit::{Budget, Spent};
use crate::logic::lower::linear::{Linear, Part, Var, is_one};
use crate::logic::lower::plain::Atom;
use crate::logic::syntax::formula::Numeration;
use num_bigint::{BigInt, BigUint, Sign};
use std::collections::BTreeSet;

/// The largest constant of an inequality that is built directly; larger ones are named.
pub(crate) const SMALL: i64 = 64;

/// An atom with an automaton of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Primitive {
    /// `c1*x1 + … + constant` is 0, or at most 0.
    Linear { terms: Vec<(Var, i64)>, constant: i64, at_most: bool },
    /// The nim-sum of the variables is this number; of more than one in base 2.
    Xor(Vec<Var>, BigUint),
    /// The nim-sum of the variables on the left is less than that on the right; base 2.
    XorLess { left: Vec<Var>, right: Vec<Var>, or_equal: bool },
    /// The sum of the variables, and 1 if `plus_one`, is odd.
    Odd { vars: Vec<Var>, plus_one: bool },
    /// A power of 2; base 2.
    Pow2(Var),
    /// The first is a power of 2 that occurs in the second; base 2.
    Bit(Var, Var),
    /// `is` has the Zeckendorf form of `of` and a zero after it.
    Shift { of: Var, is: Var },
    /// `is` is the smallest Zeckendorf part of `of`, or both are 0.
    Lowpart { of: Var, is: Var },
    /// The Zeckendorf form ends in an even number of zeros, or the number is 0.
    EndZerosEven(Var),
}

impl Primitive {
    /// The atom as a primitive one, if it has such a shape.
    pub fn of(atom: &Atom) -> Option<Primitive> {
        match atom {
            Atom::Equal(term) => equal(term),
            Atom::AtMost(term) => at_most(term),
            Atom::Odd(term) => {
                let odd = |number: &BigInt| number.bit(0);
                let mut vars = Vec::new();
                for (part, coefficient) in &term.parts {
                    match part {
                        Part::Var(var) if odd(coefficient) => vars.push(*var),
                        Part::Var(_) => {}
                        _ => return None,
                    }
                }
                Some(Primitive::Odd { vars, plus_one: odd(&term.constant) })
            }
            Atom::Pow2(term) => term.as_var().map(Primitive::Pow2),
            Atom::Bit(bit, term) => Some(Primitive::Bit(bit.as_var()?, term.as_var()?)),
            Atom::EndZerosEven(term) => term.as_var().map(Primitive::EndZerosEven),
        }
    }

    /// The minimal automaton; in Zeckendorf it accepts valid words only.
    pub(crate) fn automaton(&self, numeration: Numeration, budget: &mut Budget) -> Result<Dfa, Spent> {
        let raw = self.raw(numeration, budget)?;
        match numeration {
            Numeration::Binary => minimize(&raw, budget),
            Numeration::Zeckendorf => {
                let valid = valid(&raw.tracks, budget)?;
                minimize(&product(&raw, &valid, Join::And, budget)?, budget)
            }
        }
    }

    fn raw(&self, numeration: Numeration, budget: &mut Budget) -> Result<Dfa, Spent> {
        match self {
            Primitive::Linear { terms, constant, at_most } => {
                horner::linear(terms, *constant, *at_most, numeration, budget)
            }
            Primitive::Xor(vars, number) => digits_of(vars, &numeration.digits(number), budget),
            Primitive::XorLess { left, right, or_equal } => xor_less(left, right, *or_equal, budget),
            Primitive::Odd { vars, plus_one } => odd(vars, *plus_one, numeration, budget),
            Primitive::Pow2(var) => by_digits(
                &[*var],
                budget,
                |seen, digits| match (seen, digits[0]) {
                    (0, digit) => Some(digit),
                    (1, 0) => Some(1),
                    _ => None,
                },
                |state| state == 1,
            ),
            Primitive::Bit(bit, of) => by_digits(
                &[*bit, *of],
                budget,
                |seen, digits| match (seen, digits[0], digits[1]) {
                    (seen, 0, _) => Some(seen),
                    (0, 1, 1) => Some(1),
                    _ => None,
                },
                |state| state == 1,
            ),
            // The digit of `of` must return one place higher in `is`.
            Primitive::Shift { of, is } => by_digits(
                &[*of, *is],
                budget,
                |last, digits| (digits[0] == last).then_some(digits[1]),
                |state| state == 0,
            ),
            // 0: only zeros so far; 1: digits of the whole, none of the part; 2: the part's digit, then zeros.
            Primitive::Lowpart { of, is } => by_digits(
                &[*of, *is],
                budget,
                |seen, digits| match (seen, digits[0], digits[1]) {
                    (0, 0, 0) => Some(0),
                    (0 | 1, 1, 1) => Some(2),
                    (0, 1, 0) => Some(1),
                    (1, _, 0) => Some(1),
                    (2, 0, 0) => Some(2),
                    _ => None,
                },
                |state| state != 1,
            ),
            // 0: only zeros so far; 1: an even number of zeros after the last one; 2: an odd number.
            Primitive::EndZerosEven(var) => by_digits(
                &[*var],
                budget,
                |seen, digits| match (seen, digits[0]) {
                    (_, 1) => Some(1),
                    (1, _) => Some(2),
                    (2, _) => Some(1),
                    _ => Some(0),
                },
                |state| state != 2,
            ),
        }
    }
}

/// An automaton over at most two variables, which may be the same, with its rule by digits.
fn by_digits(
    vars: &[Var],
    budget: &mut Budget,
    next: impl Fn(u32, &[u32]) -> Option<u32>,
    accept: impl Fn(u32) -> bool,
) -> Result<Dfa, Spent> {
    let tracks: Vec<Var> = BTreeSet::from_iter(vars.iter().copied()).into_iter().collect();
    let place: Vec<usize> = vars.iter().map(|var| tracks.iter().position(|track| track == var).unwrap_or(0)).collect();
    let count = tracks.len();
    let letters = Letters::by_key(count, 1 << count, |letter| letter as usize);
    let next = |state: &u32, letter: u32| {
        let digits: Vec<u32> = place.iter().map(|&track| digit(letter, track, count)).collect();
        next(*state, &digits)
    };
    explore(tracks, letters, 0, budget, next, |&state| accept(state))
}

/// The columns of the variables have these parities after leading zeros.
fn digits_of(vars: &[Var], digits: &[bool], budget: &mut Budget) -> Result<Dfa, Spent> {
    budget.tracks(vars.len())?;
    let letters = Letters::by_key(vars.len(), 2, |letter| letter.count_ones() as usize % 2);
    let next = |&read: &usize, letter: u32| {
        let one = letter.count_ones() % 2 == 1;
        match digits.get(read) {
            Some(&digit) if digit == one => Some(read + 1),
            // There may be zeros before the first digit, which is a one.
            _ if read == 0 && !one => Some(0),
            _ => None,
        }
    };
    explore(vars.to_vec(), letters, 0, budget, next, |&read| read == digits.len())
}

/// The highest column with different parities decides.
fn xor_less(left: &[Var], right: &[Var], or_equal: bool, budget: &mut Budget) -> Result<Dfa, Spent> {
    let tracks: Vec<Var> = left.iter().chain(right).copied().collect::<BTreeSet<_>>().into_iter().collect();
    let count = tracks.len();
    budget.tracks(count)?;
    let mask = |vars: &[Var]| -> u32 {
        let places = vars.iter().filter_map(|var| tracks.iter().position(|track| track == var));
        places.map(|place| 1 << (count - 1 - place)).sum()
    };
    let (left, right) = (mask(left), mask(right));
    let parities = |letter: u32| ((letter & left).count_ones() % 2, (letter & right).count_ones() % 2);
    let letters = Letters::by_key(count, 4, |letter| {
        let (left, right) = parities(letter);
        (2 * left + right) as usize
    });
    let next = |&less: &bool, letter: u32| match parities(letter) {
        _ if less => Some(true),
        (0, 1) => Some(true),
        (1, 0) => None,
        _ => Some(false),
    };
    explore(tracks, letters, false, budget, next, |&less| less || or_equal)
}

/// Horner's scheme modulo 2.
fn odd(vars: &[Var], plus_one: bool, numeration: Numeration, budget: &mut Budget) -> Result<Dfa, Spent> {
    budget.tracks(vars.len())?;
    let letters = Letters::by_key(vars.len(), 2, |letter| letter.count_ones() as usize % 2);
    let next = |&(u, v): &(bool, bool), letter: u32| {
        let digit = letter.count_ones() % 2 == 1;
        Some(match numeration {
            Numeration::Binary => (false, digit),
            Numeration::Zeckendorf => (u ^ v, u ^ digit),
        })
    };
    explore(vars.to_vec(), letters, (false, false), budget, next, |&(_, v)| v != plus_one)
}

/// Variables and coefficients, if there is nothing else and all are small.
fn variables(term: &Linear) -> Option<(Vec<(Var, i64)>, i64)> {
    let constant = i64::try_from(&term.constant).ok().filter(|constant| constant.unsigned_abs() < 1 << 40)?;
    let mut terms = Vec::new();
    for (part, coefficient) in &term.parts {
        let Part::Var(var) = part else { return None };
        let coefficient = i64::try_from(coefficient).ok().filter(|size| size.unsigned_abs() < 1 << 31)?;
        terms.push((*var, coefficient));
    }
    Some((terms, constant))
}

fn equal(term: &Linear) -> Option<Primitive> {
    if let [(Part::Var(var), coefficient)] = &term.parts[..]
        && is_one(coefficient)
        && term.constant.sign() != Sign::Plus
    {
        return Some(Primitive::Xor(vec![*var], term.constant.magnitude().clone()));
    }
    if let Some((terms, constant)) = variables(term) {
        return Some(Primitive::Linear { terms, constant, at_most: false });
    }
    let unit = |coefficient: &BigInt, sign: Sign| coefficient.sign() == sign && coefficient.magnitude().bits() == 1;
    match &term.parts[..] {
        [(part @ Part::Xor(_), one)] if unit(one, Sign::Plus) => xor(&[part], (-&term.constant).to_biguint()?),
        [(left, one), (right, other)]
            if term.constant == BigInt::ZERO && unit(one, Sign::Plus) && unit(other, Sign::Minus) =>
        {
            match (left, right) {
                (Part::Var(is), Part::Shift(of)) => Some(Primitive::Shift { of: of.as_var()?, is: *is }),
                (Part::Var(is), Part::Lowpart(of)) => Some(Primitive::Lowpart { of: of.as_var()?, is: *is }),
                (Part::Var(_) | Part::Xor(_), Part::Xor(_)) => xor(&[left, right], BigUint::ZERO),
                _ => None,
            }
        }
        _ => None,
    }
}

/// The nim-sum of variables and nim-sums is this number. A term in two of them has no automaton here, although
/// it cancels: the checker knows atoms of variables and constants only.
fn xor(parts: &[&Part], number: BigUint) -> Option<Primitive> {
    let (mut vars, mut constant) = (BTreeSet::new(), number);
    for part in parts {
        let whole = [Linear::part((*part).clone())];
        for operand in if let Part::Xor(operands) = part { operands } else { &whole[..] } {
            match (operand.as_var(), operand.as_number()) {
                (Some(var), _) if vars.remove(&var) => {}
                (Some(var), _) => drop(vars.insert(var)),
                (_, Some(number)) => constant ^= number.to_biguint()?,
                _ => return None,
            }
        }
    }
    Some(Primitive::Xor(vars.into_iter().collect(), constant))
}

fn at_most(term: &Linear) -> Option<Primitive> {
    if let Some((terms, constant)) = variables(term) {
        return (constant.abs() <= SMALL).then_some(Primitive::Linear { terms, constant, at_most: true });
    }
    let [(first, one), (second, other)] = &term.parts[..] else { return None };
    let (left, right) = match (one.sign(), other.sign(), one.bits() == 1 && other.bits() == 1) {
        (Sign::Plus, Sign::Minus, true) => (first, second),
        (Sign::Minus, Sign::Plus, true) => (second, first),
        _ => return None,
    };
    let operands = |part: &Part| match part {
        Part::Var(var) => Some(vec![*var]),
        Part::Xor(operands) => operands.iter().map(Linear::as_var).collect(),
        Part::Shift(_) | Part::Lowpart(_) => None,
    };
    let or_equal = term.constant == BigInt::ZERO;
    let fits = or_equal || is_one(&term.constant);
    fits.then_some(Primitive::XorLess { left: operands(left)?, right: operands(right)?, or_equal })
}

#[cfg(test)]
#[path = "../../../tests/rooms/automata/atom.rs"]
mod tests;
