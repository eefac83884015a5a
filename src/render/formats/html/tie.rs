//! What browsers would part at the end of a line, tied together: a formula and the punctuation or the prefix that touches
//! it, short code, and words with a hyphen near their beginning, like *v-trio* and *nim-sum*.
//!
//! Representation: HTML in, the same HTML out, with an element that does not break around a formula and the signs
//! that touch it. Formulas that stand alone are left as they are.
//! Source: UAX 14 for the signs, which in text never begin or end a line.

/// Signs that never end a line.
const OPENING: &[char] = &['(', '[', '“', '‘', '«', '„'];

/// Opens what does not break.
const TIED: &str = "<span class=\"tied\">";

/// Ends a word that is joined to what follows.
const JOINER: char = '\u{2060}';

/// Joins a Hebrew prefix to what follows.
const MAQAF: char = '־';

/// Code that is no longer is not parted.
const SHORT: usize = 24;

/// Opens code in a sentence.
const CODE: &str = "<code>";

/// A word with more letters before its hyphen may be parted there.
const FEW: usize = 4;

/// Signs that never begin a line.
const CLOSING: &[char] = &['.', ',', ';', ':', '!', '?', ')', ']', '”', '’', '»', '…', '-', '\u{2011}', '–', '\u{a0}'];

/// Appends HTML with its formulas tied to what touches them.
pub fn write(html: &str, out: &mut String) {
    let mut rest = html;
    while let Some((before, formula, after)) = next(rest) {
        let text = prefix(before.trim_end_matches(OPENING));
        let (opening, closing) = (&before[text.len()..], closing(after));
        words(text, out);
        let touched = before.len() > text.len() || !closing.is_empty();
        let ties = touched && !text.ends_with(TIED) && !formula.starts_with("<math display=\"block\"");
        if ties {
            out.push_str(TIED);
        }
        out.push_str(opening);
        out.push_str(formula);
        out.push_str(closing);
        if ties {
            out.push_str("</span>");
        }
        rest = &after[closing.len()..];
    }
    words(rest, out);
}

/// Appends HTML without formulas, its short code and its words with a hyphen near their beginning tied together.
fn words(html: &str, out: &mut String) {
    let mut rest = html;
    while let Some((text, code)) = rest.split_once(CODE) {
        hyphens(text, out);
        let length = code.find('<').unwrap_or(code.len());
        let short = code[..length].contains(' ') && length <= SHORT && !text.ends_with("<pre>");
        out.push_str(if short { "<code class=\"tied\">" } else { CODE });
        out.push_str(&code[..length]);
        rest = &code[length..];
    }
    hyphens(rest, out);
}

/// Appends HTML without formulas and code, its words of a few letters, a hyphen and more letters tied together.
fn hyphens(html: &str, out: &mut String) {
    let mut written = 0;
    for (hyphen, _) in html.match_indices('-') {
        let (before, after) = (&html[..hyphen], &html[hyphen + 1..]);
        let letters = after.find(|sign: char| !sign.is_alphabetic()).unwrap_or(after.len());
        let start = before
            .rfind(|sign: char| !sign.is_alphabetic())
            .map_or(0, |at| at + before[at..].chars().next().map_or(0, char::len_utf8));
        let begins = before[..start].chars().next_back().is_none_or(|sign| !sign.is_numeric() && sign != '-');
        let few = (1..=FEW).contains(&before[start..].chars().count());
        let tag = before.rfind('<').is_some_and(|open| !before[open..].contains('>'));
        if begins && few && !tag && letters > 2 && !html[..start].ends_with(TIED) {
            let end = hyphen + 1 + letters;
            out.push_str(&html[written..start]);
            out.push_str(TIED);
            out.push_str(&html[start..end]);
            out.push_str("</span>");
            written = end;
        }
    }
    out.push_str(&html[written..]);
}

/// The first formula, with what comes before and after it.
fn next(html: &str) -> Option<(&str, &str, &str)> {
    const END: &str = "</math>";
    let start = html.find("<math")?;
    let end = start + html[start..].find(END)? + END.len();
    Some((&html[..start], &html[start..end], &html[end..]))
}

/// The text without the word at its end that is joined to the formula, if one is: a Hebrew prefix with its maqaf.
fn prefix(text: &str) -> &str {
    match text.ends_with([JOINER, MAQAF]) {
        true => text.trim_end_matches(|sign: char| !sign.is_whitespace() && sign != '>' && sign != ';'),
        false => text,
    }
}

/// The signs at the beginning of a text that belong to a formula before it; after a hyphen, the rest of the word too.
fn closing(text: &str) -> &str {
    let signs = |from: usize| text.len() - text[from..].trim_start_matches(CLOSING).len();
    let mut end = signs(0);
    if text[..end].ends_with(['-', '\u{2011}']) {
        let word = &text[end..];
        end = signs(end + word.find(|character: char| !character.is_alphanumeric()).unwrap_or(word.len()));
    }
    &text[..end]
}

#[cfg(test)]
mod tests {
    use super::write;

    fn tied(html: &str) -> String {
        let mut out = String::new();
        write(html, &mut out);
        out
    }

    #[test]
    fn what_touches_a_formula_stays_with_it() {
        let html =
            tied("<p>if (<math>a</math>), the <math>n</math>-th, <math>b</math> c, <math>N</math>\u{2011}ig.</p>");
        let expected = "<p>if <span class=\"tied\">(<math>a</math>),</span> the <span class=\"tied\"><math>n</math>-th,</span> \
                        <math>b</math> c, <span class=\"tied\"><math>N</math>\u{2011}ig.</span></p>";
        assert_eq!(html, expected);
    }

    #[test]
    fn code_that_is_short_is_tied() {
        let html = tied("<p>the bar <code>chomp 3 3 1 1</code>, <code>xor</code></p><pre><code>a b</code></pre>");
        let expected =
            "<p>the bar <code class=\"tied\">chomp 3 3 1 1</code>, <code>xor</code></p><pre><code>a b</code></pre>";
        assert_eq!(html, expected);
        let long = "<code>game one (n) normal with even(n)</code>";
        assert_eq!(tied(long), long);
    }

    #[test]
    fn words_with_a_hyphen_near_their_beginning_are_tied() {
        let html = tied(
            "a v-trio <math>n</math> of P-positions <a href=\"#a-v-trio\" class=\"b c-tied\">x-y</a>, one-to-one, non-v-trio, nim-sum, whatever-else",
        );
        let expected = "a <span class=\"tied\">v-trio</span> <math>n</math> of <span class=\"tied\">P-positions</span> \
                        <a href=\"#a-v-trio\" class=\"b c-tied\">x-y</a>, one-to-one, non-v-trio, <span class=\"tied\">nim-sum</span>, whatever-else";
        assert_eq!(html, expected);
    }

    /// Messages have a joiner after the maqaf, and authors write none.
    #[test]
    fn a_hebrew_prefix_stays_with_its_formula() {
        let html = tied("<p>ערך ב־\u{2060}<math>a</math>, ו־<math>b</math> גדול</p>");
        let expected = "<p>ערך <span class=\"tied\">ב־\u{2060}<math>a</math>,</span> \
                        <span class=\"tied\">ו־<math>b</math></span> גדול</p>";
        assert_eq!(html, expected);
    }

    #[test]
    fn formulas_that_stand_alone_are_left() {
        let html = "<p>so</p>(<math display=\"block\">a</math>, <math>no end";
        assert_eq!(tied(html), html);
    }
}
