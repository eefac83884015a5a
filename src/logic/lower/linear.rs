//! Integer combinations of variables and digit functions: the normal form of terms.
//!
//! Representation: a constant and a sorted list of parts with their coefficients, none of them 0.
//! A value may be negative inside an equation; obligations keep differences natural.
//! Source: Presburger 1929, with the nim-sum and the Zeckendorf functions as further parts.

use num_bigint::{BigInt, BigUint, Sign};
use std::collections::BTreeSet;

/// A variable of a plain formula: an index into its list of names.
pub type Var = u32;

/// `constant + c1*part1 + c2*part2 + …`
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Linear {
    /// Parts in increasing order, each once, with coefficients other than 0.
    pub parts: Vec<(Part, BigInt)>,
    /// What is added to them.
    pub constant: BigInt,
}

/// Whether the number is 1, without making another one to compare.
pub(crate) fn is_one(number: &BigInt) -> bool {
    number.sign() == Sign::Plus && number.bits() == 1
}

/// What a coefficient multiplies.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part {
    /// A variable.
    Var(Var),
    /// The nim-sum of at least two operands, in increasing order, none a nim-sum itself.
    Xor(Vec<Linear>),
    /// A zero appended to the Zeckendorf form.
    Shift(Box<Linear>),
    /// The smallest Zeckendorf part.
    Lowpart(Box<Linear>),
}

impl Part {
    /// What a digit function is applied to; nothing for a variable.
    pub fn operands(&self) -> &[Linear] {
        match self {
            Part::Var(_) => &[],
            Part::Xor(operands) => operands,
            Part::Shift(inner) | Part::Lowpart(inner) => std::slice::from_ref(inner),
        }
    }

    /// The same function of other operands, in normal form.
    pub fn with_operands(&self, mut change: impl FnMut(&Linear) -> Linear) -> Linear {
        match self {
            Part::Var(_) => Linear::part(self.clone()),
            Part::Xor(operands) => Linear::xor(operands.iter().map(change)),
            Part::Shift(inner) => Linear::part(Part::Shift(Box::new(change(inner)))),
            Part::Lowpart(inner) => Linear::part(Part::Lowpart(Box::new(change(inner)))),
        }
    }
}

impl Linear {
    /// A constant.
    pub fn number(constant: impl Into<BigInt>) -> Linear {
        Linear { parts: Vec::new(), constant: constant.into() }
    }

    /// One part alone.
    pub fn part(part: Part) -> Linear {
        Linear { parts: vec![(part, BigInt::from(1))], constant: BigInt::ZERO }
    }

    /// A variable.
    pub fn var(var: Var) -> Linear {
        Linear::part(Part::Var(var))
    }

    /// The constant, if there is nothing else.
    pub fn as_number(&self) -> Option<&BigInt> {
        self.parts.is_empty().then_some(&self.constant)
    }

    /// The only part, if the term is that part once and nothing else.
    pub fn as_part(&self) -> Option<&Part> {
        match &self.parts[..] {
            [(part, coefficient)] if is_one(coefficient) && self.constant == BigInt::ZERO => Some(part),
            _ => None,
        }
    }

    /// The variable, if the term is just one.
    pub fn as_var(&self) -> Option<Var> {
        match self.as_part() {
            Some(Part::Var(var)) => Some(*var),
            _ => None,
        }
    }

    /// `self + factor * other`
    pub fn plus(mut self, other: &Linear, factor: &BigInt) -> Linear {
        for (part, coefficient) in &other.parts {
            let add = coefficient * factor;
            match self.parts.binary_search_by(|entry| entry.0.cmp(part)) {
                Ok(at) => {
                    self.parts[at].1 += add;
                    if self.parts[at].1 == BigInt::ZERO {
                        self.parts.remove(at);
                    }
                }
                Err(at) if add != BigInt::ZERO => self.parts.insert(at, (part.clone(), add)),
                Err(_) => {}
            }
        }
        self.constant += &other.constant * factor;
        self
    }

    /// `self - other`
    pub fn minus(self, other: &Linear) -> Linear {
        self.plus(other, &BigInt::from(-1))
    }

    /// The nim-sum; equal operands cancel, constants are joined.
    pub fn xor(operands: impl IntoIterator<Item = Linear>) -> Linear {
        let mut constant = BigUint::ZERO;
        let mut rest: Vec<Linear> = Vec::new();
        let mut flip = |operand: Linear| match operand.as_number().map(BigInt::to_biguint) {
            Some(Some(number)) => constant ^= number,
            _ => match rest.binary_search(&operand) {
                Ok(at) => drop(rest.remove(at)),
                Err(at) => rest.insert(at, operand),
            },
        };
        for operand in operands {
            match operand.as_part() {
                Some(Part::Xor(inner)) => inner.iter().cloned().for_each(&mut flip),
                _ => flip(operand),
            }
        }
        if constant != BigUint::ZERO {
            let constant = Linear::number(constant);
            let at = rest.partition_point(|operand| *operand < constant);
            rest.insert(at, constant);
        }
        match rest.len() {
            0 => Linear::default(),
            1 => rest.remove(0),
            _ => Linear::part(Part::Xor(rest)),
        }
    }

    /// How many parts it has, at any depth; of its numbers, how many digits beyond the first 64 bits.
    pub fn size(&self) -> usize {
        let bits = |number: &BigInt| usize::try_from(number.bits() / 64).unwrap_or(usize::MAX);
        let part = |(part, factor): &(Part, BigInt)| {
            1 + bits(factor) + part.operands().iter().map(Linear::size).sum::<usize>()
        };
        bits(&self.constant) + self.parts.iter().map(part).sum::<usize>()
    }

    /// Adds the variables that occur.
    pub fn variables(&self, into: &mut BTreeSet<Var>) {
        for (part, _) in &self.parts {
            if let Part::Var(var) = part {
                into.insert(*var);
            }
            part.operands().iter().for_each(|operand| operand.variables(into));
        }
    }

    /// Whether the variable occurs.
    pub fn mentions(&self, var: Var) -> bool {
        let inside = |part: &Part| part.operands().iter().any(|operand| operand.mentions(var));
        self.parts.iter().any(|(part, _)| *part == Part::Var(var) || inside(part))
    }

    /// The term with `value` for the variable.
    pub fn substitute(&self, var: Var, value: &Linear) -> Linear {
        if !self.mentions(var) {
            return self.clone();
        }
        self.map_parts(|part| match part {
            Part::Var(other) if *other == var => value.clone(),
            _ => part.with_operands(|operand| operand.substitute(var, value)),
        })
    }

    /// The term with other terms for its parts.
    pub(crate) fn map_parts(&self, mut change: impl FnMut(&Part) -> Linear) -> Linear {
        let constant = Linear::number(self.constant.clone());
        self.parts.iter().fold(constant, |sum, (part, coefficient)| sum.plus(&change(part), coefficient))
    }

    /// The greatest common divisor of the coefficients; 0 if there are none.
    pub fn divisor(&self) -> BigUint {
        let mut divisor = BigUint::ZERO;
        for (_, coefficient) in &self.parts {
            let mut other = coefficient.magnitude().clone();
            while other != BigUint::ZERO {
                (divisor, other) = (other.clone(), divisor % other);
            }
        }
        divisor
    }

    /// All coefficients divided by a common divisor, and this constant instead.
    pub fn divided(mut self, divisor: &BigUint, constant: BigInt) -> Linear {
        let divisor = BigInt::from(divisor.clone());
        for (_, coefficient) in &mut self.parts {
            *coefficient /= &divisor;
        }
        self.constant = constant;
        self
    }

    /// The same with every sign turned.
    pub fn negated(&self) -> Linear {
        Linear::default().minus(self)
    }

    /// Whether nothing is subtracted, at any depth.
    pub fn is_natural(&self) -> bool {
        self.is_plain_sum() && self.parts.iter().all(|(part, _)| part.operands().iter().all(Linear::is_natural))
    }

    /// Whether neither a coefficient nor the constant is negative.
    pub fn is_plain_sum(&self) -> bool {
        self.constant.sign() != Sign::Minus && self.parts.iter().all(|(_, c)| c.sign() == Sign::Plus)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn var(v: Var) -> Linear {
        Linear::var(v)
    }

    #[test]
    fn sums_cancel_and_nim_sums_cancel() {
        let sum = var(1).plus(&var(0), &BigInt::from(2)).minus(&var(1));
        assert_eq!(sum, Linear { parts: vec![(Part::Var(0), BigInt::from(2))], constant: BigInt::ZERO });
        let nim = Linear::xor([var(0), var(1), Linear::number(6), var(0), Linear::number(5)]);
        assert_eq!(nim, Linear::xor([Linear::number(3), var(1)]));
        assert_eq!(Linear::xor([nim.clone(), nim]), Linear::default());
    }

    #[test]
    fn substitution_reaches_inside() {
        let nim = Linear::xor([var(0), var(1)]);
        assert_eq!(nim.substitute(0, &Linear::xor([var(1), var(2)])), var(2));
        assert_eq!(var(0).plus(&var(0), &BigInt::from(2)).divisor(), BigUint::from(3_u32));
    }
}
