//! A formula as a tree: enough for nim-sums, Grundy values, powers and remainders.
//!
//! The tree has two writers: MathML in `render`, and Unicode text here, for Markdown, alternatives and
//! messages: `7 ⊕ 3 ⊕ 12 = 8`.

use std::fmt;

/// A formula.
#[derive(Clone, Debug, PartialEq)]
pub enum Math {
    /// A number, in decimal.
    Number(u64),
    /// A variable or the name of a function, set in italics: `n`, `g`.
    Variable(&'static str),
    /// An upright word that is the same in every language: `mex`, `mod`.
    Name(&'static str),
    /// A sign between or around: `⊕`, `=`, `+`, `(`, `,`, `{`.
    Sign(&'static str),
    /// A base and its exponent.
    Power(Box<Math>, Box<Math>),
    /// Parts in a row.
    Row(Vec<Math>),
}

impl Math {
    /// Numbers with a sign between them, like `7 ⊕ 3 ⊕ 12`.
    pub fn chain(numbers: &[u64], sign: &'static str) -> Math {
        let signed = numbers.iter().flat_map(|&number| [Math::Sign(sign), Math::Number(number)]);
        Math::Row(signed.skip(1).collect())
    }

    /// Two formulas with `=` between them.
    pub fn equals(self, right: Math) -> Math {
        Math::Row(vec![self, Math::Sign("="), right])
    }
}

/// What comes before a part decides whether a space does.
#[derive(Clone, Copy, PartialEq)]
enum Before {
    Start,
    Operand,
    Operator,
    Open,
}

impl fmt::Display for Math {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_part(self, &mut Before::Start, f)
    }
}

/// Signs that hold to what follows, as an opening parenthesis.
pub const OPENING: &[&str] = &["(", "{", "[", "⌊"];
/// Signs that hold to what precedes, as a closing parenthesis.
pub const CLOSING: &[&str] = &[")", "}", "]", "⌋"];

fn write_part(part: &Math, before: &mut Before, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let gap = if *before == Before::Operator { " " } else { "" };
    *before = match part {
        Math::Row(parts) => return parts.iter().try_for_each(|part| write_part(part, before, f)),
        Math::Number(number) => {
            write!(f, "{gap}{number}")?;
            Before::Operand
        }
        // The one name between its operands; the others, as mex, come before a parenthesis.
        Math::Name("mod") => {
            f.write_str(" mod")?;
            Before::Operator
        }
        Math::Variable(name) | Math::Name(name) => {
            write!(f, "{gap}{name}")?;
            Before::Operand
        }
        Math::Sign(sign) if OPENING.contains(sign) => {
            write!(f, "{gap}{sign}")?;
            Before::Open
        }
        Math::Sign(sign) if CLOSING.contains(sign) => {
            f.write_str(sign)?;
            Before::Operand
        }
        Math::Sign(sign) => {
            let gap = match *before {
                _ if *sign == "," => "",
                Before::Operand => " ",
                _ => gap,
            };
            write!(f, "{gap}{sign}")?;
            Before::Operator
        }
        Math::Power(base, exponent) => {
            write!(f, "{gap}{}", bracketed(base))?;
            let exponent = exponent.to_string();
            match exponent.chars().map(superscript).collect::<Option<String>>() {
                Some(raised) => f.write_str(&raised)?,
                None if exponent.chars().count() == 1 => write!(f, "^{exponent}")?,
                None => write!(f, "^({exponent})")?,
            }
            Before::Operand
        }
    };
    Ok(())
}

fn bracketed(base: &Math) -> String {
    match base {
        Math::Row(parts) if parts.len() > 1 => format!("({base})"),
        _ => base.to_string(),
    }
}

fn superscript(sign: char) -> Option<char> {
    Some(match sign {
        '0' => '⁰',
        '1' => '¹',
        '2' => '²',
        '3' => '³',
        '4'..='9' => char::from_u32('⁴' as u32 + sign as u32 - '4' as u32)?,
        'k' => 'ᵏ',
        'm' => 'ᵐ',
        'n' => 'ⁿ',
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::Math::{Name, Number, Power, Row, Sign, Variable};
    use super::*;

    #[test]
    fn formulas_read_as_in_a_book() {
        let nim_sum = Math::chain(&[7, 3, 12], "⊕").equals(Number(8));
        assert_eq!(nim_sum.to_string(), "7 ⊕ 3 ⊕ 12 = 8");
        let mex = Row(vec![Name("mex"), Sign("{"), Number(0), Sign(","), Number(2), Sign("}"), Sign("="), Number(1)]);
        assert_eq!(mex.to_string(), "mex{0, 2} = 1");
        let value = Row(vec![Variable("g"), Sign("("), Variable("n"), Sign("+"), Number(7), Sign(")")]);
        assert_eq!(value.clone().equals(Number(2)).to_string(), "g(n + 7) = 2");
        let rest = Row(vec![Number(23), Name("mod"), Number(7), Sign("="), Number(2)]);
        assert_eq!(rest.to_string(), "23 mod 7 = 2");
        let powers = Row(vec![
            Power(Box::new(Number(2)), Box::new(Variable("k"))),
            Sign("<"),
            Power(Box::new(Number(2)), Box::new(Number(64))),
        ]);
        assert_eq!(powers.to_string(), "2ᵏ < 2⁶⁴");
        let sum = Power(Box::new(value), Box::new(Row(vec![Variable("a"), Sign("+"), Number(1)])));
        assert_eq!(sum.to_string(), "(g(n + 7))^(a + 1)");
    }
}
