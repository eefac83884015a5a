//! A statement in signs as MathML that a line may break.
//!
//! Representation: one `<math>` element up to each connective, because browsers do not break formulas; a line
//! that does not begin with a space begins a paragraph. Blocks in braces stay as they are typed.
//! It cannot fail; signs it does not know become operators.
//! Source: MathML Core, W3C.

use crate::render::html::escape;

/// Signs before which a line may break.
const CONNECTIVES: &[&str] = &["∧", "∨", "→", "↔", "≔"];

/// Words that are no names.
const WORDS: &[&str] = &["if", "then", "else", "in", "zeckendorf", "true", "false"];

/// Appends a statement.
pub fn write(text: &str, out: &mut String) {
    if text.is_empty() {
        return;
    }
    if text.contains('{') || text.starts_with("game ") {
        out.push_str("<pre class=\"formula\" tabindex=\"0\" dir=\"ltr\"><code>");
        escape(text, out);
        out.push_str("</code></pre>\n");
        return;
    }
    let mut paragraphs: Vec<String> = Vec::new();
    for line in text.lines() {
        match paragraphs.last_mut().filter(|_| line.starts_with(' ')) {
            Some(last) => {
                last.push(' ');
                last.push_str(line.trim());
            }
            None => paragraphs.push(line.trim_start_matches("define ").to_owned()),
        }
    }
    for paragraph in paragraphs {
        out.push_str("<p class=\"formula\" dir=\"ltr\">");
        pieces(&paragraph.replace(":=", "≔"), out);
        out.push_str("</p>\n");
    }
}

/// The formula in pieces between which a line may break.
fn pieces(text: &str, out: &mut String) {
    let mut before = "";
    out.push_str("<math>");
    for token in tokens(text) {
        if CONNECTIVES.contains(&token) {
            out.push_str("</math> <math>");
        }
        element(token, before, out);
        // The quantifiers stand apart from what they bind.
        if token == ":" {
            out.push_str("</math> <math>");
        }
        before = token;
    }
    out.push_str("</math>");
}

/// Names, numbers and signs, without the blanks between them.
fn tokens(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let is_name = |sign: char| sign.is_alphanumeric() || sign == '_' || sign == '\'';
        let length = match first {
            _ if first.is_ascii_digit() => rest.find(|sign: char| !sign.is_ascii_digit()),
            _ if is_name(first) => rest.find(|sign: char| !is_name(sign)),
            _ => Some(first.len_utf8()),
        };
        let (token, after) = rest.split_at(length.unwrap_or(rest.len()));
        found.push(token);
        rest = after.trim_start();
    }
    found
}

/// One token as an element; what stands before it tells a product from a sign.
fn element(token: &str, before: &str, out: &mut String) {
    let tagged = |open: &str, text: &str, close: &str, out: &mut String| {
        out.push_str(open);
        escape(text, out);
        out.push_str(close);
    };
    let number = |text: &str| text.starts_with(|sign: char| sign.is_ascii_digit());
    match token {
        "*" if number(before) => out.push_str("<mo>&#8290;</mo>"),
        "*" => out.push_str("<mo>·</mo>"),
        "-" => out.push_str("<mo>−</mo>"),
        "∀" | "∃" | "¬" => tagged("<mo rspace=\"0\">", token, "</mo>", out),
        ":" => out.push_str("<mo lspace=\"0\" rspace=\"0\">:</mo>"),
        "(" | ")" => tagged("<mo stretchy=\"false\" lspace=\"0\" rspace=\"0\">", token, "</mo>", out),
        "," => out.push_str("<mo separator=\"true\">,</mo>"),
        _ if number(token) => tagged("<mn>", token, "</mn>", out),
        _ if WORDS.contains(&token) => tagged("<mo lspace=\".3em\" rspace=\".3em\">", token, "</mo>", out),
        _ if token.starts_with(|sign: char| sign.is_alphabetic() || sign == '_') => tagged("<mi>", token, "</mi>", out),
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
                        <math><mo>→</mo><mi>v</mi><mo stretchy=\"false\" lspace=\"0\" rspace=\"0\">(</mo><mi>a</mi>\
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
}
