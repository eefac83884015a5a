//! Markdown that the author of a sheet or book wrote: what it may hold.
//!
//! Representation: CommonMark with tables and mathematics between dollar signs; places are byte ranges.
//! Nothing in it can break a page: raw HTML is shown as text, pictures by their alternative, and only
//! links to the web, to an address or within the page are kept.
//! Failure: a formula that LaTeX does not know is a fault, and a page with it is not written.
//! Source: CommonMark 0.31; pulldown-cmark.

use pulldown_cmark::{Options, Tag};
use pulldown_latex::event::{Content, Event};

/// The longest formula in bytes; the time to read one grows with the square of its depth.
pub const LONGEST_FORMULA: usize = 4_096;

/// What is read beyond CommonMark.
pub fn options() -> Options {
    Options::ENABLE_TABLES | Options::ENABLE_MATH
}

/// Whether what begins is a block, and not a part of a line.
#[cfg(any(feature = "cli", feature = "pdf"))]
pub fn is_block(tag: &Tag<'_>) -> bool {
    !matches!(
        tag,
        Tag::Emphasis
            | Tag::Strong
            | Tag::Strikethrough
            | Tag::Superscript
            | Tag::Subscript
            | Tag::Link { .. }
            | Tag::Image { .. }
    )
}

/// Why a formula cannot be shown, if it cannot.
pub fn formula_fault(formula: &str) -> Option<String> {
    if formula.len() > LONGEST_FORMULA {
        let given = formula.len();
        return Some(format!("a formula of {given} bytes is too long; the limit is {LONGEST_FORMULA}"));
    }
    let storage = pulldown_latex::Storage::new();
    for event in pulldown_latex::Parser::new(formula, &storage) {
        match event {
            // The first fault ends the reading: a macro that calls itself would give fault after fault.
            Err(fault) => {
                let text = fault.to_string();
                let first = text.lines().next().unwrap_or_default().trim_end_matches([':', '.']);
                let first = first.trim_start_matches("parsing error: ");
                return Some(format!("this formula cannot be read: {first}"));
            }
            // Names of functions are the one text that the writer of MathML does not escape.
            Ok(Event::Content(Content::Function(name))) if name.contains(['<', '>', '&']) => {
                return Some("this formula cannot be read: a name of a function holds `<`, `>` or `&`".to_owned());
            }
            Ok(_) => {}
        }
    }
    None
}

/// The same formula with a blank after each comma before a digit: the comma of `(1,2)` separates, but `1,2` is read
/// as one number with a decimal comma.
pub fn separated(formula: &str) -> String {
    let mut out = String::with_capacity(formula.len() + 8);
    for (place, character) in formula.char_indices() {
        out.push(character);
        if character == ',' && formula[place + 1..].starts_with(|next: char| next.is_ascii_digit()) {
            out.push(' ');
        }
    }
    out
}

/// Whether a link may be followed from a page: to the web, to a mail address, or within the page.
pub fn allows_link(target: &str) -> bool {
    let scheme = target.split_once(':').map(|(scheme, _)| scheme.to_ascii_lowercase());
    target.starts_with('#') || matches!(scheme.as_deref(), Some("http" | "https" | "mailto"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hostile_formulas_end() {
        assert!(formula_fault(&format!("{}1{}", "{".repeat(3_000), "}".repeat(3_000))).is_some());
        assert!(formula_fault("\\def\\x{\\x}\\x").is_some());
        assert!(formula_fault(&"{".repeat(2_000)).is_some());
        assert!(formula_fault("\\operatorname{<b onclick=x>}").is_some());
        assert_eq!(formula_fault("\\operatorname{lcm}(a) < \\text{<b>}"), None);
    }

    #[test]
    fn links_go_to_the_web_or_stay() {
        for (target, allowed) in [
            ("https://example.org", true),
            ("HTTP://example.org", true),
            ("mailto:a@example.org", true),
            ("#q1", true),
            ("javascript:alert(1)", false),
            ("java\nscript:alert(1)", false),
            ("data:text/html,x", false),
            ("file:///etc/passwd", false),
            ("other.html", false),
            ("//example.org", false),
        ] {
            assert_eq!(allows_link(target), allowed, "{target}");
        }
    }
}
