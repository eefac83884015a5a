//! Formulas in Typst, from the same tree as every other format.
//!
//! Representation: signs as they are, with spaces between them; words are operators. Within the parentheses of a function
//! what Typst would read as its arguments is after a backslash.
//! Source: Typst 0.15, "Math".

use super::escape::quoted;
use crate::render::formula::{Class, Node, Place, accent};

/// A formula without its marks.
pub fn written(node: &Node) -> String {
    let text = match node {
        Node::Row(parts) => parts.iter().map(part).collect::<Vec<_>>().join(" "),
        node => part(node),
    };
    tidy(&text)
}

/// Without spaces that only keep parts apart where nothing has to be.
fn tidy(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn part(node: &Node) -> String {
    match node {
        Node::Number(digits) => digits.replace(',', "\\,"),
        Node::Letter(letter) => letter.to_string(),
        Node::Word(word) if word == "mod" => "mod".to_owned(),
        Node::Word(word) => format!("op({})", quoted(word)),
        Node::Text(text) => quoted(text),
        Node::Sign(class, sign) => sign_of(*class, *sign),
        Node::Row(_) => written(node),
        Node::Script { base, below, above, place } => script(base, below, above, *place),
        Node::Fraction { above, below, rule: true } => call("frac", &[above, below]),
        Node::Fraction { above, below, rule: false } => {
            call("vec", &[above, below]).replacen("vec(", "vec(delim: #none, ", 1)
        }
        Node::Root { of, index: None } => call("sqrt", &[of]),
        Node::Root { of, index: Some(index) } => call("root", &[index, of]),
        Node::Fenced { open: Some('('), close: Some(')'), of } => match &**of {
            Node::Fraction { above, below, rule: false } => call("binom", &[above, below]),
            of => format!("lr(\\( {} \\))", written(of)),
        },
        Node::Fenced { open, close, of } => {
            let fence = |sign: &Option<char>| sign.map_or_else(String::new, |sign| sign_of(Class::Usual, sign));
            format!("lr({} {} {})", fence(open), written(of), fence(close))
        }
        Node::Lines(rows) => rows.iter().map(|row| cells(row, " & ")).collect::<Vec<_>>().join(" \\ "),
        Node::Grid { rows, .. } => {
            let rows: Vec<_> = rows.iter().map(|row| cells(row, ", ")).collect();
            format!("mat(delim: #none, {})", rows.join("; "))
        }
        Node::Cases { rows, left } => {
            let rows: Vec<_> = rows.iter().map(|row| cells(row, " & ")).collect();
            format!("cases(reverse: #{}, {})", !left, rows.join(", "))
        }
        Node::Space(width) => format!("#h({}em)", f64::from(*width) / 1_000.0),
        Node::Styled(style, of) => call(style, &[of]),
        Node::Struck(of) => call("cancel", &[of]),
    }
}

fn cells(cells: &[Node], between: &str) -> String {
    cells.iter().map(written).collect::<Vec<_>>().join(between)
}

/// A function of formulas.
fn call(name: &str, of: &[&Node]) -> String {
    format!("{name}({})", of.iter().map(|node| written(node)).collect::<Vec<_>>().join(", "))
}

/// A sign; what Typst reads is after a backslash.
fn sign_of(class: Class, sign: char) -> String {
    match sign {
        '−' | '-' => "-".to_owned(),
        '|' if class == Class::Relation => "class(\"relation\", |)".to_owned(),
        sign if sign.is_ascii_punctuation() && !"+=<>!.".contains(sign) => format!("\\{sign}"),
        sign => sign.to_string(),
    }
}

type Part = Option<Box<Node>>;

fn script(base: &Node, below: &Part, above: &Part, place: Place) -> String {
    if let Some(sign) = accent(below, above, place) {
        return call(over(sign), &[base]);
    }
    let inner = match (place, written(base)) {
        (Place::AboveBelow, inner) => format!("limits({inner})"),
        (_, inner) => inner,
    };
    let is_single =
        matches!(base, Node::Number(_) | Node::Letter(_) | Node::Word(_) | Node::Sign(..) | Node::Fenced { .. });
    let inner = if is_single || place == Place::AboveBelow { inner } else { format!("attach({inner}") };
    let [below, above] = [below, above].map(|part| part.as_ref().map(|part| written(part)));
    if inner.starts_with("attach(") {
        let below = below.map_or_else(String::new, |below| format!(", b: {below}"));
        let above = above.map_or_else(String::new, |above| format!(", t: {above}"));
        return format!("{inner}{below}{above})");
    }
    let argument = |sign: char, script: Option<String>| {
        script.map_or_else(String::new, |script| match script.chars().count() {
            1 => format!("{sign}{script}"),
            _ => format!("{sign}({script})"),
        })
    };
    format!("{inner}{}{}", argument('_', below), argument('^', above))
}

/// The function for a sign over or under a base.
fn over(sign: char) -> &'static str {
    match sign {
        '^' => "hat",
        '¯' => "macron",
        '~' | '˜' => "tilde",
        '→' | '⃗' => "arrow",
        '˙' => "dot",
        '¨' => "dot.double",
        '´' => "acute",
        '`' => "grave",
        'ˇ' => "caron",
        '˘' => "breve",
        '⏞' => "overbrace",
        '←' => "arrow.l",
        '↔' => "arrow.l.r",
        '_' => "underline",
        '⏟' => "underbrace",
        _ => "overline",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::Math;
    use crate::render::formula::{of_latex, of_math};

    #[test]
    fn formulas_are_mathematics_of_typst() {
        let sum = Math::chain(&[7, 3, 12], "⊕").equals(Math::Number(8));
        assert_eq!(written(&of_math(&sum)), "7 ⊕ 3 ⊕ 12 = 8");
        for (latex, typst) in [
            ("\\frac{a+1}{2}", "frac(a + 1, 2)"),
            ("2^{n+1} \\le x_1", "2^(n + 1) ≤ x_1"),
            ("\\operatorname{mex}(0, 1)", "op(\"mex\") \\( 0 \\, 1 \\)"),
            ("\\binom{n}{2}", "binom(n, 2)"),
            ("\\text{#read}", "\"#read\""),
            ("\\text{\"; $x$}", "\"\\\"; $x$\""),
            ("{(a+b)}^2", "attach(\\( a + b \\), t: 2)"),
        ] {
            let node = of_latex(latex, 0).unwrap_or_else(|error| panic!("{latex}: {error}"));
            assert_eq!(written(&node), typst, "{latex}");
        }
    }
}
