//! Why a statement fails, as words with formulas between them; why a game fails, as a sentence.
//!
//! Representation: the line that the prover says, `2*3 = 6 is not less than 6`: its signs and numbers become `<math>`
//! elements, its words stay words.
//! It cannot fail; a word that is not known is taken for a name.
//! Source: MathML Core, W3C.

use super::formula::element;
use super::rows::tokens;
use crate::render::markup::escape;

const WORDS: &[&str] = &[
    "an", "at", "binary", "does", "end", "even", "false", "for", "greater", "in", "is", "least", "less", "most",
    "natural", "not", "number", "odd", "of", "part", "power", "than", "zeros",
];

/// Signs that are typed in letters, and how they are printed.
const SIGNS: &[(&str, &str)] = &[("xor", "⊕"), ("<=", "≤"), (">=", "≥"), ("!=", "≠")];

pub fn write(because: &str, out: &mut String) {
    let mut text = because.to_owned();
    for (typed, printed) in SIGNS {
        text = text.replace(&format!(" {typed} "), &format!(" {printed} "));
    }
    let (mut open, mut before) = (false, "");
    for range in tokens(&text) {
        let (token, free) = (&text[range.clone()], text[..range.start].ends_with(' '));
        // After `not` the letter is the article: `is not a power of 2`.
        let is_word = WORDS.contains(&token) || (token == "a" && before == "not");
        // What a comma or a colon after a word parts are sentences; in brackets they part numbers.
        let is_stop = !open && [":", ",", "."].contains(&token);
        if is_word || is_stop {
            out.push_str(if open { "</math>" } else { "" });
            out.push_str(if is_word && free { " " } else { "" });
            escape(token, out);
            open = false;
        } else {
            if !open {
                out.push_str(if free { " <math>" } else { "<math>" });
            }
            open = true;
            match token {
                // Between numbers a product needs its sign.
                "*" => out.push_str("<mo>·</mo>"),
                _ => element(token, before, out),
            }
        }
        before = token;
    }
    out.push_str(if open { "</math>" } else { "" });
}

/// Appends the reason of a game: words, and rules between backticks.
pub fn write_sentence(because: &str, out: &mut String) {
    for (place, part) in because.split('`').enumerate() {
        let is_rule = place % 2 == 1;
        out.push_str(if is_rule { "<code>" } else { "" });
        escape(part, out);
        out.push_str(if is_rule { "</code>" } else { "" });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reason_of_a_game_is_a_sentence_with_its_rules() {
        let mut out = String::new();
        write_sentence("end is broken at n = 1; no move is left there, but `losing` does not hold", &mut out);
        let expected = "end is broken at n = 1; no move is left there, but <code>losing</code> does not hold";
        assert_eq!(out, expected);
    }

    /// The reason without its elements, brackets around what is a formula.
    fn shown(because: &str) -> String {
        let mut out = String::new();
        write(because, &mut out);
        let marked = out.replace("<math>", "[").replace("</math>", "]");
        let texts = marked.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text));
        texts.collect::<String>().replace("&lt;", "<")
    }

    #[test]
    fn comparisons_are_formulas_among_words() {
        assert_eq!(shown("2*3 = 6 is not less than 6"), "[2·3=6] is not less than [6]");
        assert_eq!(shown("1 xor 2 = 3"), "[1⊕2=3]");
        assert_eq!(shown("6 is not a power of 2"), "[6] is not a power of [2]");
    }

    #[test]
    fn stops_after_words_are_none_of_the_formula() {
        assert_eq!(shown("v(0, 2) is false: 0 is not less than 0"), "[v(0,2)] is false: [0] is not less than [0]");
        assert_eq!(
            shown("a - b is not a natural number for a = 1, b = 2"),
            "[a−b] is not a natural number for [a=1,b=2]"
        );
    }
}
