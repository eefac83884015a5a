//! Markdown that the author of a sheet or book wrote: what it may hold.
//!
//! Representation: CommonMark with tables and mathematics between dollar signs; places are byte ranges.
//! Nothing in it can break a page: raw HTML is shown as text, pictures by their alternative, and only
//! links to the web, to an address or within the page are kept. [`check`] tells the author of these.
//! Failure: a formula that LaTeX does not know is a fault, and a page with it is not written.
//! Source: CommonMark 0.31; pulldown-cmark.

use std::ops::Range;

use pulldown_cmark::{Event as Markdown, Options, Parser, Tag};
use pulldown_latex::event::{Content, Event};

/// The longest formula in bytes; the time to read one grows with the square of its depth.
pub const LONGEST_FORMULA: usize = 4_096;

/// What is read beyond CommonMark.
pub fn options() -> Options {
    Options::ENABLE_TABLES | Options::ENABLE_MATH
}

/// Something in an author's Markdown that no page shows as it was meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slip {
    /// Where, as bytes of the Markdown.
    pub place: Range<usize>,
    /// What is wrong: lowercase, without a full stop.
    pub message: String,
    /// What to do: lowercase, without a full stop.
    pub help: &'static str,
}

/// What is wrong with an author's Markdown, in the order of the text; nothing wrong is an empty list.
pub fn check(markdown: &str) -> Vec<Slip> {
    let mut slips = Vec::new();
    for (event, place) in Parser::new_ext(markdown, options()).into_offset_iter() {
        let (message, help) = match event {
            Markdown::Html(_) | Markdown::InlineHtml(_) => (
                "HTML is not understood here".to_owned(),
                "write Markdown, like `**bold**` and `*slanted*`; `\\<` is a plain `<`",
            ),
            Markdown::InlineMath(formula) | Markdown::DisplayMath(formula) => match formula_fault(&formula) {
                Some(message) => (message, "mend the LaTeX between the dollar signs; `\\$` is a plain dollar"),
                None => continue,
            },
            Markdown::Start(Tag::Link { dest_url, .. }) if !allows_link(&dest_url) => (
                "this link leads nowhere on paper or in a file alone".to_owned(),
                "begin it with `https:`, `http:`, `mailto:` or `#`",
            ),
            Markdown::Start(Tag::Image { .. }) => {
                ("a picture cannot be shown: a sheet is one file".to_owned(), "describe it, or link to it")
            }
            _ => continue,
        };
        slips.push(Slip { place, message, help });
    }
    slips
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

/// Whether a link may be followed from a page: to the web, to a mail address, or within the page.
pub fn allows_link(target: &str) -> bool {
    let scheme = target.split_once(':').map(|(scheme, _)| scheme.to_ascii_lowercase());
    target.starts_with('#') || matches!(scheme.as_deref(), Some("http" | "https" | "mailto"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(markdown: &str) -> Vec<(&str, String)> {
        check(markdown).into_iter().map(|slip| (&markdown[slip.place], slip.message)).collect()
    }

    #[test]
    fn good_markdown_has_no_faults() {
        assert_eq!(
            faults("Take $a \\oplus b$ *now*, [see](https://example.org), [up](#q1).\n\n| a |\n|---|\n| 1 |"),
            []
        );
    }

    #[test]
    fn faults_have_places() {
        let found = faults("A <b>bold</b> claim: $\\frobnicate{1}$ and ![x](y.png) and [z](javascript:alert(1)).");
        let places: Vec<_> = found.iter().map(|(place, _)| *place).collect();
        let expected = ["<b>", "</b>", "$\\frobnicate{1}$", "![x](y.png)", "[z](javascript:alert(1))"];
        assert_eq!(places, expected);
        assert!(found[2].1.starts_with("this formula cannot be read: "), "{}", found[2].1);
    }

    #[test]
    fn hostile_formulas_end() {
        let deep = format!("${}1{}$", "{".repeat(3_000), "}".repeat(3_000));
        assert_eq!(faults(&deep).len(), 1);
        assert_eq!(faults("$\\def\\x{\\x}\\x$").len(), 1);
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
