//! Formulas as MathML Core.
//!
//! Representation: one `<math>` element for each formula, without namespaces or styles.
//! It cannot fail; every name and sign is escaped.
//! Source: MathML Core, W3C.

use super::markup::tagged;
use crate::document::{CLOSING, Math, OPENING};

/// Appends the formula as a `<math>` element.
pub fn write(math: &Math, out: &mut String) {
    out.push_str("<math>");
    part(math, out);
    out.push_str("</math>");
}

fn part(math: &Math, out: &mut String) {
    match math {
        Math::Number(number) => tagged("<mn>", &number.to_string(), "</mn>", out),
        Math::Variable(name) => tagged("<mi>", name, "</mi>", out),
        // Without its own space an operator in words would cling to both operands.
        Math::Name("mod") => out.push_str(r#"<mo lspace=".3em" rspace=".3em">mod</mo>"#),
        Math::Name(name) => tagged(r#"<mi mathvariant="normal">"#, name, "</mi>", out),
        // Parentheses of one line need not grow, and have no space of their own.
        Math::Sign(sign) if OPENING.contains(sign) || CLOSING.contains(sign) => {
            tagged(r#"<mo stretchy="false" lspace="0" rspace="0">"#, sign, "</mo>", out);
        }
        Math::Sign(sign) => tagged("<mo>", sign, "</mo>", out),
        Math::Power(base, exponent) => {
            out.push_str("<msup>");
            part(base, out);
            part(exponent, out);
            out.push_str("</msup>");
        }
        Math::Row(parts) => {
            out.push_str("<mrow>");
            parts.iter().for_each(|inner| part(inner, out));
            out.push_str("</mrow>");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_become_elements() {
        let mut out = String::new();
        let power = Math::Power(Box::new(Math::Number(2)), Box::new(Math::Variable("k")));
        write(&Math::Row(vec![Math::chain(&[3, 5], "⊕"), Math::Sign("<"), power]), &mut out);
        assert_eq!(
            out,
            "<math><mrow><mrow><mn>3</mn><mo>⊕</mo><mn>5</mn></mrow><mo>&lt;</mo>\
             <msup><mn>2</mn><mi>k</mi></msup></mrow></math>"
        );
    }
}
