//! Formulas in LaTeX. What an author wrote stays as it is where it holds known commands alone; else it is written anew from
//! its tree, in which nothing can be a definition.
//!
//! Source: amsmath, unicode-math.

use super::escape::{command, escaped};
use crate::render::formula::{Class, Node, Place, accent};

/// Commands that an author's formula may have: they only set mathematics.
const PLAIN: &[&str] = &[
    "alpha",
    "approx",
    "bar",
    "beta",
    "binom",
    "bmod",
    "cap",
    "cdot",
    "cdots",
    "chi",
    "cup",
    "dfrac",
    "delta",
    "dots",
    "ell",
    "emptyset",
    "epsilon",
    "equiv",
    "eta",
    "exists",
    "forall",
    "frac",
    "gamma",
    "ge",
    "geq",
    "hat",
    "in",
    "infty",
    "lambda",
    "land",
    "langle",
    "lceil",
    "ldots",
    "le",
    "left",
    "leftarrow",
    "leq",
    "lfloor",
    "lnot",
    "log",
    "lor",
    "mapsto",
    "mathbb",
    "mathbf",
    "mathcal",
    "mathrm",
    "max",
    "mid",
    "min",
    "mu",
    "ne",
    "neg",
    "neq",
    "nmid",
    "notin",
    "nu",
    "omega",
    "oplus",
    "otimes",
    "overline",
    "phi",
    "pi",
    "pmod",
    "prime",
    "prod",
    "psi",
    "qquad",
    "quad",
    "rangle",
    "rceil",
    "rfloor",
    "rho",
    "right",
    "Rightarrow",
    "rightarrow",
    "sigma",
    "sqrt",
    "subset",
    "subseteq",
    "sum",
    "tau",
    "tfrac",
    "theta",
    "times",
    "to",
    "underline",
    "varepsilon",
    "varphi",
    "vee",
    "wedge",
    "xi",
];

/// Names of functions that have commands.
const FUNCTIONS: &[&str] = &["cos", "exp", "gcd", "inf", "lim", "ln", "log", "max", "min", "sin", "sup", "tan"];

/// Whether nothing in a formula is more than mathematics, so that it can stay as its author wrote it.
pub fn is_plain(formula: &str) -> bool {
    if formula.contains(['%', '$', '#', '~', '&']) || formula.contains("^^") || !formula.is_ascii() {
        return false;
    }
    let is_sign = |name: &str| name.len() == 1 && name.contains([' ', ',', ';', ':', '!', '{', '}', '|']);
    let mut rest = formula;
    while let Some(at) = rest.find('\\') {
        rest = &rest[at + 1..];
        let letters = rest.bytes().take_while(u8::is_ascii_alphabetic).count();
        let name = &rest[..letters.max(1).min(rest.len())];
        if !PLAIN.contains(&name) && !is_sign(name) {
            return false;
        }
        rest = &rest[name.len()..];
    }
    // A line that is empty ends a formula.
    !formula.lines().any(|line| line.trim().is_empty()) && !formula.contains('\r')
}

/// A formula without its marks.
pub fn written(node: &Node) -> String {
    let mut out = String::new();
    push(node, &mut out);
    out.trim().to_owned()
}

/// Appends a piece, apart from a command before it.
fn add(piece: &str, out: &mut String) {
    let letters = out.bytes().rev().take_while(u8::is_ascii_alphabetic).count();
    let behind_command = letters > 0 && out[..out.len() - letters].ends_with('\\');
    if behind_command && piece.starts_with(|sign: char| sign.is_ascii_alphabetic()) {
        out.push(' ');
    }
    out.push_str(piece);
}

fn push(node: &Node, out: &mut String) {
    match node {
        Node::Number(digits) => add(&digits.replace(',', "{,}"), out),
        Node::Letter(letter) => add(&letter_of(*letter), out),
        Node::Word(word) if word == "mod" => add("\\bmod ", out),
        Node::Word(word) if FUNCTIONS.contains(&word.as_str()) => add(&format!("\\{word}"), out),
        Node::Word(word) if word.chars().all(char::is_alphanumeric) => add(&format!("\\operatorname{{{word}}}"), out),
        Node::Word(text) | Node::Text(text) => add(&format!("\\text{{{}}}", escaped(text)), out),
        Node::Sign(class, sign) => add(&sign_of(*class, *sign), out),
        Node::Row(parts) => parts.iter().for_each(|part| push(part, out)),
        Node::Script { base, below, above, place } => script(base, below, above, *place, out),
        Node::Fraction { above, below, rule: true } => {
            add(&format!("\\frac{{{}}}{{{}}}", written(above), written(below)), out);
        }
        Node::Fraction { above, below, rule: false } => {
            add(&format!("\\genfrac{{}}{{}}{{0pt}}{{}}{{{}}}{{{}}}", written(above), written(below)), out);
        }
        Node::Root { of, index } => {
            let index = index.as_ref().map_or_else(String::new, |index| format!("[{{{}}}]", written(index)));
            add(&format!("\\sqrt{index}{{{}}}", written(of)), out);
        }
        Node::Fenced { open, close, of } => {
            let fence = |sign: &Option<char>| sign.map_or_else(|| ".".to_owned(), |sign| sign_of(Class::Usual, sign));
            add(&format!("\\left{} {}\\right{} ", fence(open), written(of), fence(close)), out);
        }
        Node::Lines(rows) => add(&environment("aligned", rows), out),
        Node::Grid { rows, .. } => add(&environment("matrix", rows), out),
        Node::Cases { rows, left: true } => add(&environment("cases", rows), out),
        Node::Cases { rows, left: false } => {
            add(&format!("\\left.{}\\right\\}}", environment("matrix", rows)), out);
        }
        Node::Space(width) => add(&format!("\\hspace{{{}em}}", f64::from(*width) / 1_000.0), out),
        Node::Styled(style, of) => {
            let command = match *style {
                "bold" => "mathbf",
                "frak" => "mathfrak",
                "cal" => "mathcal",
                "mono" => "mathtt",
                "sans" => "mathsf",
                "bb" => "mathbb",
                "italic" => "mathit",
                _ => "mathrm",
            };
            add(&format!("\\{command}{{{}}}", written(of)), out);
        }
        Node::Struck(of) => add(&format!("\\not{{{}}}", written(of)), out),
    }
}

fn letter_of(letter: char) -> String {
    match command(letter) {
        Some(command) => command.to_owned(),
        None => letter.to_string(),
    }
}

fn sign_of(class: Class, sign: char) -> String {
    match sign {
        '\\' => "\\backslash".to_owned(),
        '{' | '}' | '#' | '$' | '%' | '&' | '_' => format!("\\{sign}"),
        '^' => "\\text{\\textasciicircum}".to_owned(),
        '~' => "\\sim".to_owned(),
        '′' => "'".to_owned(),
        '|' if class == Class::Relation => "\\mid".to_owned(),
        '[' | ']' => format!("{{{sign}}}"),
        sign => command(sign).map_or_else(|| sign.to_string(), str::to_owned),
    }
}

fn environment(name: &str, rows: &[Vec<Node>]) -> String {
    let row = |cells: &Vec<Node>| cells.iter().map(written).collect::<Vec<_>>().join(" & ");
    // What begins a row is not an option of the end of the last.
    format!("\\begin{{{name}}}{}\\end{{{name}}}", rows.iter().map(row).collect::<Vec<_>>().join(" \\\\ {}"))
}

type Part = Option<Box<Node>>;

fn script(base: &Node, below: &Part, above: &Part, place: Place, out: &mut String) {
    if let Some(sign) = accent(below, above, place) {
        return add(&format!("\\{}{{{}}}", over(sign), written(base)), out);
    }
    let inner = written(base);
    let [below, above] = [below, above].map(|part| part.as_ref().map(|part| written(part)));
    if place == Place::AboveBelow {
        let inner = below.map_or(inner.clone(), |below| format!("\\underset{{{below}}}{{{inner}}}"));
        return add(&above.map_or(inner.clone(), |above| format!("\\overset{{{above}}}{{{inner}}}")), out);
    }
    let is_single =
        matches!(base, Node::Number(_) | Node::Letter(_) | Node::Word(_) | Node::Sign(..) | Node::Fenced { .. });
    add(&if is_single { inner } else { format!("{{{inner}}}") }, out);
    below.iter().for_each(|below| out.push_str(&format!("_{}", argument(below))));
    above.iter().for_each(|above| out.push_str(&format!("^{}", argument(above))));
}

/// A script, in braces unless it is one character.
fn argument(script: &str) -> String {
    match script.len() {
        1 => script.to_owned(),
        _ => format!("{{{script}}}"),
    }
}

/// The command for a sign over or under a base.
fn over(sign: char) -> &'static str {
    match sign {
        '^' => "hat",
        '¯' => "bar",
        '~' | '˜' => "tilde",
        '→' | '⃗' => "vec",
        '˙' => "dot",
        '¨' => "ddot",
        '´' => "acute",
        '`' => "grave",
        'ˇ' => "check",
        '˘' => "breve",
        '⏞' => "overbrace",
        '←' => "overleftarrow",
        '↔' => "overleftrightarrow",
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

    fn again(formula: &str) -> String {
        written(&of_latex(formula, 0).unwrap_or_else(|error| panic!("{formula}: {error}")))
    }

    #[test]
    fn formulas_of_the_house_are_latex() {
        let sum = Math::chain(&[7, 3, 12], "⊕").equals(Math::Number(8));
        assert_eq!(written(&of_math(&sum)), "7\\oplus3\\oplus12=8");
        let power = Math::Power(Box::new(Math::Number(2)), Box::new(Math::Number(64)));
        let value = Math::Row(vec![Math::Name("mex"), Math::Sign("{"), Math::Number(0), Math::Sign("}"), power]);
        assert_eq!(written(&of_math(&value)), "\\operatorname{mex}\\{0\\}2^{64}");
    }

    #[test]
    fn trees_are_written_as_they_were_read() {
        for formula in ["\\frac{a+1}{2}", "\\sqrt{5}", "\\lfloor k\\varphi\\rfloor", "2^{n+1}\\le x_1", "a\\bmod b"] {
            assert_eq!(again(formula), formula);
            assert!(is_plain(formula));
        }
        assert_eq!(
            again("\\begin{cases} 1 & a \\\\ 2 & b \\end{cases}"),
            "\\begin{cases}1 & a \\\\ {}2 & b\\end{cases}"
        );
    }

    #[test]
    fn no_formula_of_an_author_defines_or_reads_anything() {
        for formula in [
            "\\text{\\input{/etc/passwd}}",
            "\\def\\x{1}\\x",
            "a^^5cinput",
            "a % b",
            "\\text{$\\write18{ls}$}",
            "\\operatorname{\\openin}",
            "a\n\nb",
        ] {
            assert!(!is_plain(formula), "{formula}");
        }
        assert_eq!(again("\\text{\\input{/etc/passwd}}"), "\\text{\\textbackslash{}input\\{/etc/passwd\\}}");
    }
}
