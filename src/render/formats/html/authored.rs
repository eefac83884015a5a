//! An author's Markdown as HTML: headings below those of the page, raw HTML as text, formulas as MathML.
//!
//! Representation: pulldown-cmark's events, changed one by one before they are written.
//! Failure: [`RenderError::Authored`] at the first formula that cannot be read.
//! Source: CommonMark 0.31; pulldown-latex for formulas.

use pulldown_cmark::{Event, HeadingLevel, Parser, Tag, TagEnd, html};
use pulldown_latex::config::{DisplayMode, RenderConfig};

use super::tie;
use crate::document::{authored, unbroken};
use crate::render::RenderError;

/// Appends Markdown as HTML.
pub fn write(markdown: &str, out: &mut String) -> Result<(), RenderError> {
    let mut events = Vec::new();
    // Links can nest pictures, but not links, so one flag is enough for each.
    let mut keeps_link = true;
    for (event, range) in Parser::new_ext(markdown, authored::options()).into_offset_iter() {
        let event = match event {
            Event::Start(Tag::HtmlBlock) => Event::Start(Tag::Paragraph),
            Event::End(TagEnd::HtmlBlock) => Event::End(TagEnd::Paragraph),
            Event::Start(Tag::Heading { level, .. }) => {
                Event::Start(Tag::Heading { level: shifted(level), id: None, classes: vec![], attrs: vec![] })
            }
            Event::End(TagEnd::Heading(level)) => Event::End(TagEnd::Heading(shifted(level))),
            Event::Start(Tag::Link { dest_url, .. }) if !authored::allows_link(&dest_url) => {
                keeps_link = false;
                continue;
            }
            Event::End(TagEnd::Link) if !keeps_link => {
                keeps_link = true;
                continue;
            }
            other => other,
        };
        events.extend(safe(event, range.start)?);
    }
    let mut html = String::new();
    html::push_html(&mut html, events.into_iter());
    tie::write(&unbroken(html), out);
    Ok(())
}

/// The page has one heading of level 1 and exercises of level 2.
fn shifted(level: HeadingLevel) -> HeadingLevel {
    HeadingLevel::try_from((level as usize + 2).min(6)).expect("6 is the deepest level")
}

/// What an event that begins at this byte may show: raw HTML as text, formulas as MathML, pictures by their words.
pub fn safe(event: Event<'_>, at: usize) -> Result<Option<Event<'_>>, RenderError> {
    let formula = |text: &str, mode| formula_markup(text, mode, at).map(|element| Event::InlineHtml(element.into()));
    Ok(Some(match event {
        Event::Html(raw) | Event::InlineHtml(raw) => Event::Text(raw),
        Event::InlineMath(text) => formula(&text, DisplayMode::Inline)?,
        Event::DisplayMath(text) => formula(&text, DisplayMode::Block)?,
        Event::Start(Tag::Image { .. }) | Event::End(TagEnd::Image) => return Ok(None),
        other => other,
    }))
}

/// A formula as a `<math>` element; `at` is its byte in the author's text, for messages.
pub fn formula_markup(formula: &str, display_mode: DisplayMode, at: usize) -> Result<String, RenderError> {
    if let Some(message) = authored::formula_fault(formula) {
        return Err(RenderError::Authored { at, message });
    }
    let storage = pulldown_latex::Storage::new();
    let formula = authored::separated(formula);
    let parser = pulldown_latex::Parser::new(&formula, &storage);
    let mut element = String::new();
    let config = RenderConfig { display_mode, ..RenderConfig::default() };
    pulldown_latex::push_mathml(&mut element, parser, config)
        .map_err(|error| RenderError::Authored { at, message: error.to_string() })?;
    // The crate writes the signs < and > as they are, and the blank as an entity that it escapes.
    let element = element.replace("><</", ">&lt;</").replace(">></", ">&gt;</");
    let element = element.replace("<mtext>&amp;nbsp;</mtext>", "<mtext>\u{a0}</mtext>");
    // A full stop in a formula is a decimal point, which has no space around it.
    Ok(element.replace("<mo>.</mo>", "<mo lspace=\"0\" rspace=\"0\">.</mo>"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn html(markdown: &str) -> String {
        let mut out = String::new();
        write(markdown, &mut out).unwrap_or_else(|error| panic!("{error}"));
        out
    }

    #[test]
    fn nothing_of_the_author_is_markup() {
        let page = html("# Hi <b onclick=x>\n\n<script>alert(1)</script>\n\n[a](javascript:x) ![b](http://c) [d](#e)");
        assert!(page.contains("<h3>Hi &lt;b onclick=x&gt;</h3>"), "{page}");
        assert!(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"), "{page}");
        assert!(!page.contains("<script") && !page.contains("<img") && !page.contains("javascript:"), "{page}");
        assert!(page.contains(r##"<p>a b <a href="#e">d</a></p>"##), "{page}");
    }

    /// UAX 14 has a place to break after a maqaf.
    #[test]
    fn no_line_ends_within_the_hebrew_word_for_odd() {
        assert_eq!(html("מספר **אי־זוגי**"), "<p>מספר <strong>אי־\u{2060}זוגי</strong></p>\n");
    }

    proptest! {
        #[test]
        fn no_formula_panics_or_breaks_out(formula in r"([a-c0-2{}^_&|~%#'<>\[\]() ]|\\(frac|sqrt|left|right|begin\{cases\}|end\{cases\}|begin\{array\}\{c\}|end\{array\}|text|oplus|def|pmod|\\|[a-z!,.|])){0,14}") {
            let mut out = String::new();
            if write(&format!("${formula}$"), &mut out).is_ok() {
                prop_assert_eq!(out.matches("<math").count(), out.matches("</math>").count());
                prop_assert!(!out.contains("<script") && !out.contains("merror"));
            }
        }
    }

    #[test]
    fn formulas_become_mathml_or_stop_the_page() {
        assert!(html("$a<b>c$").contains("&lt;</mo>") && html("$a<b>c$").contains("&gt;</mo>"));
        assert!(!html("$a<b$").contains("<b$"));
        assert!(html(r"$a\ b$").contains("</mi><mtext>\u{a0}</mtext><mi>"), "{}", html(r"$a\ b$"));
        assert!(html("$0.d_1$").contains("<mn>0</mn><mo lspace=\"0\" rspace=\"0\">.</mo>"), "{}", html("$0.d_1$"));
        assert!(html("$(1,2)$").contains("<mn>1</mn><mo>,</mo><mn>2</mn>"), "{}", html("$(1,2)$"));
        assert!(matches!(write("x $\\nowhere$", &mut String::new()), Err(RenderError::Authored { at: 2, .. })));
    }
}
