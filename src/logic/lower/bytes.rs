//! Numbers, texts and formulas as bytes: so certificates hold them, and so equal formulas are known as equal.
//!
//! Representation: see `tests/stranger/FORMAT.md`; numbers in groups of seven bits, low group first.

use super::linear::{Linear, Part, Var};
use super::plain::Plain;
use num_bigint::{BigInt, BigUint, Sign};

/// What was written so far.
#[derive(Default)]
pub(crate) struct Bytes(pub Vec<u8>);

impl Bytes {
    pub fn number(&mut self, number: usize) {
        let mut rest = number;
        while rest > 0x7f {
            self.0.push(u8::try_from(rest & 0x7f).expect("seven bits") | 0x80);
            rest >>= 7;
        }
        self.0.push(u8::try_from(rest).expect("seven bits"));
    }

    pub fn var(&mut self, var: Var) {
        self.number(var as usize);
    }

    pub fn big(&mut self, number: &BigUint) {
        let bytes = if *number == BigUint::ZERO { Vec::new() } else { number.to_bytes_le() };
        self.number(bytes.len());
        self.0.extend(bytes);
    }

    pub fn integer(&mut self, number: &BigInt) {
        let sign = match number.sign() {
            Sign::NoSign => return self.0.push(0),
            Sign::Plus => 1,
            Sign::Minus => 2,
        };
        self.0.push(sign);
        self.big(number.magnitude());
    }

    pub fn string(&mut self, text: &str) {
        self.number(text.len());
        self.0.extend(text.as_bytes());
    }

    pub fn list<T>(&mut self, items: &[T], mut each: impl FnMut(&mut Self, &T)) {
        self.number(items.len());
        items.iter().for_each(|item| each(self, item));
    }

    pub fn formula(&mut self, plain: &Plain) {
        self.formula_of(plain, &|var| var as usize);
    }

    /// The formula with these numbers for its variables.
    pub fn formula_of(&mut self, plain: &Plain, number: &impl Fn(Var) -> usize) {
        self.number(usize::from(plain.kind()));
        plain.terms().for_each(|term| self.linear(term, number));
        match plain {
            Plain::And(parts) | Plain::Or(parts) => self.number(parts.len()),
            Plain::Exists(var, ..) | Plain::Forall(var, ..) => self.number(number(*var)),
            _ => {}
        }
        plain.children().for_each(|part| self.formula_of(part, number));
    }

    fn linear(&mut self, term: &Linear, number: &impl Fn(Var) -> usize) {
        self.list(&term.parts, |this, (part, coefficient)| {
            this.integer(coefficient);
            match part {
                Part::Var(var) => {
                    this.number(0);
                    this.number(number(*var));
                }
                Part::Xor(operands) => {
                    this.number(1);
                    this.list(operands, |this, operand| this.linear(operand, number));
                }
                Part::Shift(inner) | Part::Lowpart(inner) => {
                    this.number(if matches!(part, Part::Shift(_)) { 2 } else { 3 });
                    this.linear(inner, number);
                }
            }
        });
        self.integer(&term.constant);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_their_shortest_form() {
        let mut bytes = Bytes(Vec::new());
        [0, 127, 128, 300].into_iter().for_each(|number| bytes.number(number));
        bytes.integer(&BigInt::from(-258));
        bytes.big(&BigUint::ZERO);
        assert_eq!(bytes.0, [0, 0x7f, 0x80, 1, 0xac, 2, 2, 2, 2, 1, 0]);
    }
}
