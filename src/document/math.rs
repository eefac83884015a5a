//! A formula as a tree: enough for nim-sums, Grundy values, powers and remainders.
//!
//! The tree has two writers in `render`: MathML, and Unicode text for Markdown and alternatives.

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
        let mut row = Vec::new();
        for (index, &number) in numbers.iter().enumerate() {
            if index > 0 {
                row.push(Math::Sign(sign));
            }
            row.push(Math::Number(number));
        }
        Math::Row(row)
    }

    /// Two formulas with `=` between them.
    pub fn equals(self, right: Math) -> Math {
        Math::Row(vec![self, Math::Sign("="), right])
    }
}
