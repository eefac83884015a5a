//! Parts of a page for a page that another program makes.
//!
//! Representation: an element of class `nimbook`, complete in itself: symbols are drawn where they are used. It has no empty
//! line, because one would end it within Markdown. The stylesheet is that of the book, each rule nested below this
//! class, so it touches nothing else; colours follow the themes of mdBook, else the reader's own.

use crate::render::Templates;

const SYMBOLS: [&str; 2] =
    [include_str!("../../../../templates/html/symbols.html"), include_str!("../../../../templates/book/page.html")];

/// Before the rules: a length that is one `em` where a part begins, because hosts have roots of any size.
const LENGTH: &str = "@property --em { syntax: \"<length>\"; inherits: true; initial-value: 16px; }\n";

/// Before the rules: the frame of a page is not ours here, and tables do not look like the host's.
const FRAME: &str = ".nimbook.book.book { --em: 1em; --page: var(--bg, Canvas); color: var(--ink); background: none; }\n\
                     .nimbook.book > .text { padding: 0; margin: 0; inline-size: auto; max-inline-size: none; }\n\
                     .nimbook :is(table, thead, tr, th, td) { border: 0; background: none; }\n\
                     .nimbook tbody tr:nth-child(n) { background: none; }\n";

/// HTML of a book in an element for the page of a host.
pub fn fragment(html: &str) -> String {
    let mut html = html.trim_end().to_owned();
    for (name, drawn) in SYMBOLS.iter().flat_map(|text| symbols(text)) {
        html = html.replace(&format!("<use href=\"#{name}\"/>"), &drawn);
    }
    // Within preformatted text, the only place where an empty line says something, the entity says the same.
    while html.contains("\n\n") {
        html = html.replace("\n\n", "\n&#10;");
    }
    format!("<div class=\"nimbook book\"><div class=\"text\">\n{html}\n</div></div>\n")
}

/// The symbols of a template: name and drawing.
fn symbols(text: &str) -> impl Iterator<Item = (&str, String)> {
    text.split("<symbol id=\"").skip(1).filter_map(|rest| {
        let (name, rest) = rest.split_once('"')?;
        let (drawn, _) = rest.split_once("</symbol>")?;
        Some((name, format!("<svg{drawn}</svg>")))
    })
}

/// The stylesheet for the pages of a host.
pub fn stylesheet(templates: &Templates) -> String {
    let nested = templates
        .book_stylesheet
        // Pages of paper are the host's.
        .replace("@page", "@media not all")
        .replace(":root:not([data-theme=\"light\"])", "&:not(:is(.light, .rust) *)")
        .replace(":root[data-theme=\"dark\"]", ":is(.navy, .coal, .ayu) &")
        .replace(":root", "&")
        .replace(".book ", "&.book ");
    let nested: String = nested.split_inclusive('\n').map(relative).collect();
    format!("{LENGTH}{FRAME}.nimbook {{\n{nested}}}\n")
}

/// A line with its `rem` as that length; those of a media query are not the root's.
fn relative(line: &str) -> String {
    if line.contains("@media") {
        return line.to_owned();
    }
    let mut pieces: Vec<String> = line.split("rem").map(str::to_owned).collect();
    let last = pieces.len() - 1;
    for piece in &mut pieces[..last] {
        let digits = piece.len() - piece.trim_end_matches(|sign: char| sign.is_ascii_digit() || sign == '.').len();
        let (before, number) = piece.split_at(piece.len() - digits);
        *piece = match (number, before.strip_suffix('-')) {
            ("", _) => format!("{piece}rem"),
            (_, Some(before)) if before.ends_with([' ', '(', ':']) => format!("{before}calc(-{number} * var(--em))"),
            _ => format!("{before}calc({number} * var(--em))"),
        };
    }
    pieces.concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fragment_is_complete_and_has_no_empty_line() {
        let html = fragment("<p><svg class=\"mark\"><use href=\"#refuted\"/></svg></p>\n\n<pre>a\n\n\nb</pre>\n");
        assert!(html.contains("<svg class=\"mark\"><svg viewBox=\"0 0 24 24\"><path"), "{html}");
        assert!(!html.contains("<use") && html.contains("a\n&#10;\nb"), "{html}");
        assert!(html.trim_end().lines().all(|line| !line.trim().is_empty()), "{html}");
    }

    #[test]
    fn every_rule_is_below_the_class() {
        let templates = Templates::built_in().expect("templates");
        let css = stylesheet(&templates);
        assert!(!css.contains(":root") && !css.contains("@page") && !css.contains("@import"));
        let (mut depth, mut outside) = (0_i32, String::new());
        let css = css.strip_prefix(LENGTH).and_then(|css| css.strip_prefix(FRAME)).expect("the beginning");
        for line in css.lines().filter(|line| !line.contains("@media")) {
            let digits =
                line.match_indices("rem").filter(|(at, _)| line[..*at].ends_with(|sign: char| sign.is_ascii_digit()));
            assert_eq!(digits.count(), 0, "{line}");
        }
        assert_eq!(
            relative("a { top: -6rem; inset: .3rem 1rem; }"),
            "a { top: calc(-6 * var(--em)); inset: calc(.3 * var(--em)) calc(1 * var(--em)); }"
        );
        for character in css.chars() {
            depth += i32::from(character == '{') - i32::from(character == '}');
            if depth == 0 && character != '}' {
                outside.push(character);
            }
        }
        assert_eq!((depth, outside.trim()), (0, ".nimbook"));
    }
}
