//! A statement in signs as MathML that a line may break.
//!
//! Representation: one `<math>` element up to each connective, because browsers do not break formulas, and a row
//! for each part of a long one; a line that does not begin with a space begins a paragraph. Blocks in braces stay
//! as they are typed, but for lines that are too wide.
//! It cannot fail; signs it does not know become operators.
//! Source: MathML Core, W3C.

use std::fmt::Write;

use super::rows::{self, CONNECTIVES, Row};
use crate::render::markup::{escape, tagged};

/// Words that are not names.
const WORDS: &[&str] = &["if", "then", "else", "in", "mod", "zeckendorf", "true", "false"];

/// As many characters of a formula fit a box beside the contents of the book.
const WIDTH: usize = 64;

/// As many characters of a block in braces do.
const WIDTH_OF_CODE: usize = 64;

pub fn write(text: &str, out: &mut String) {
    if text.is_empty() {
        return;
    }
    if rows::is_code(text) {
        out.push_str("<pre class=\"formula\" tabindex=\"0\" dir=\"ltr\"><code>");
        text.lines().for_each(|line| code(line, out));
        out.push_str("</code></pre>\n");
        return;
    }
    for paragraph in rows::paragraphs(text) {
        out.push_str("<p class=\"formula\" dir=\"ltr\">");
        formula(&paragraph.replace(":=", "≔"), out);
        out.push_str("</p>\n");
    }
}

/// A line of a block; one that is too wide is continued further to the right.
fn code(line: &str, out: &mut String) {
    let (tokens, indent) = (rows::tokens(line), line.len() - line.trim_start().len());
    if tokens.is_empty() {
        out.push('\n');
        return;
    }
    for Row { tokens: within, depth } in rows::rows(line, &tokens, WIDTH_OF_CODE.saturating_sub(indent)) {
        // What continues a line is never below its beginning.
        let deep = indent + 2 * depth.max(usize::from(within.start > 0));
        let _ = write!(out, "<span class=\"row\" style=\"--deep: {deep}\">{}", " ".repeat(deep));
        escape(&line[tokens[within.start].start..tokens[within.end - 1].end], out);
        out.push_str("\n</span>");
    }
}

/// A formula, in rows if it needs more than one.
fn formula(text: &str, out: &mut String) {
    let tokens = rows::tokens(text);
    let words: Vec<&str> = tokens.iter().map(|token| &text[token.clone()]).collect();
    match &rows::rows(text, &tokens, WIDTH)[..] {
        [_] => pieces(&words, out),
        rows => {
            for row in rows {
                let _ = write!(out, "<span class=\"row\" style=\"--depth: {}\">", row.depth);
                pieces(&words[row.tokens.clone()], out);
                out.push_str("</span>\n");
            }
        }
    }
}

/// Appends a formula within a sentence.
pub fn inline(text: &str, out: &mut String) {
    let tokens = rows::tokens(text);
    pieces(&tokens.into_iter().map(|token| &text[token]).collect::<Vec<_>>(), out);
}

/// Tokens in pieces between which a line may break.
fn pieces(tokens: &[&str], out: &mut String) {
    let (mut before, mut level) = ("", 0_usize);
    out.push_str("<math>");
    for (index, &token) in tokens.iter().enumerate() {
        if index > 0 && (token == "≔" || CONNECTIVES.contains(&token)) {
            out.push_str("</math> <math>");
        }
        element(token, before, out);
        level = match token {
            "(" => level + 1,
            ")" => level.saturating_sub(1),
            _ => level,
        };
        // Quantifiers are apart from what they bind; a line ends after the outermost only.
        if token == ":" && index + 1 < tokens.len() {
            out.push_str(if level == 0 { "</math> <math>" } else { "<mspace width=\".3em\"/>" });
        }
        before = token;
    }
    out.push_str("</math>");
}

/// One token as an element; what comes before it decides whether it is a product or a sign.
pub fn element(token: &str, before: &str, out: &mut String) {
    let number = |text: &str| text.starts_with(|character: char| character.is_ascii_digit());
    match token {
        "*" if number(before) => out.push_str("<mo>&#8290;</mo>"),
        "*" => out.push_str("<mo>·</mo>"),
        "-" => out.push_str("<mo>−</mo>"),
        "∀" | "∃" | "¬" => tagged("<mo rspace=\"0\">", token, "</mo>", out),
        ":" => out.push_str("<mo lspace=\"0\" rspace=\"0\">:</mo>"),
        "(" | ")" => tagged("<mo stretchy=\"false\" lspace=\"0\" rspace=\"0\">", token, "</mo>", out),
        // Where a piece begins it would be read as a sign before a number, without space after it.
        "≔" => out.push_str("<mo form=\"infix\" lspace=\"0\">≔</mo>"),
        _ if CONNECTIVES.contains(&token) => tagged("<mo form=\"infix\" lspace=\"0\">", token, "</mo>", out),
        "," => out.push_str("<mo separator=\"true\">,</mo>"),
        _ if number(token) => tagged("<mn>", token, "</mn>", out),
        _ if WORDS.contains(&token) => tagged("<mo lspace=\".3em\" rspace=\".3em\">", token, "</mo>", out),
        _ if token.starts_with(|character: char| character.is_alphabetic() || character == '_') => {
            tagged("<mi>", token, "</mi>", out)
        }
        _ => tagged("<mo>", token, "</mo>", out),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statements_break_before_connectives() {
        let mut out = String::new();
        write("∀ a: 2*a < b\n    → v(a)\n", &mut out);
        let expected = "<p class=\"formula\" dir=\"ltr\"><math><mo rspace=\"0\">∀</mo><mi>a</mi>\
                        <mo lspace=\"0\" rspace=\"0\">:</mo></math> <math><mn>2</mn><mo>&#8290;</mo><mi>a</mi><mo>&lt;</mo><mi>b</mi></math> \
                        <math><mo form=\"infix\" lspace=\"0\">→</mo><mi>v</mi><mo stretchy=\"false\" lspace=\"0\" rspace=\"0\">(</mo><mi>a</mi>\
                        <mo stretchy=\"false\" lspace=\"0\" rspace=\"0\">)</mo></math></p>\n";
        assert_eq!(out, expected);
    }

    #[test]
    fn definitions_are_paragraphs_and_games_stay() {
        let mut out = String::new();
        write("define d(a) := a = 1\ndefine e(a) := a = 2\n", &mut out);
        assert_eq!(out.matches("<p class").count(), 2);
        let mut out = String::new();
        write("game nim (a) {\n  move x < a to (x)\n}\n", &mut out);
        assert!(out.starts_with("<pre") && out.contains("x &lt; a"), "{out}");
    }

    #[test]
    fn long_statements_have_rows() {
        let mut out = String::new();
        write(&format!("define d(a) := {}", ["a = 100000"; 12].join(" ∨ ")), &mut out);
        assert_eq!((out.matches("--depth: 0").count(), out.matches("--depth: 1").count()), (1, 12), "{out}");
        assert!(!out.contains("<math></math>"), "{out}");
        let mut out = String::new();
        write(
            &format!("game g (a) {{\n\n  losing if {} then a = 1 else a = 2\n}}\n", ["a = 100"; 6].join(" ∧ ")),
            &mut out,
        );
        assert!(out.contains("--deep: 4\">    then a = 1\n</span>") && out.contains("\n</span>\n<span"), "{out}");
    }
}
