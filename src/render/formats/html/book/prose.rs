//! Prose of a book as HTML: Markdown with computed values and links in their places.
//!
//! Representation: pulldown-cmark's events; the ranges of the prose's [`Put`]s are written by themselves.
//! Failure: a formula that cannot be read, which the builder has told before.
//! Source: CommonMark 0.31.

use pulldown_cmark::{BrokenLink, CowStr, Event, Options, Parser, Tag, TagEnd, html};
use pulldown_latex::config::DisplayMode;

use super::links::Links;
use super::tie;
use crate::document::authored;
use crate::document::book::{Insert, Prose, Put};
use crate::document::{Phrase, Words};
use crate::render::RenderError;
use crate::render::formats::html::authored::formula_element;
use crate::render::formats::html::inline;
use crate::render::markup::escape;

/// Appends prose as HTML. `tight` leaves the element around a single paragraph out.
pub fn write(
    prose: &Prose,
    tight: bool,
    links: &Links<'_>,
    words: &Words,
    out: &mut String,
) -> Result<(), RenderError> {
    let known = |link: BrokenLink<'_>| {
        let put = prose.puts.iter().any(|put| put.at.start == link.span.start);
        put.then_some((CowStr::Borrowed(""), CowStr::Borrowed("")))
    };
    let options = authored::options() | Options::ENABLE_HEADING_ATTRIBUTES | Options::ENABLE_SMART_PUNCTUATION;
    let parser = Parser::new_with_broken_link_callback(&prose.markdown, options, Some(known));
    let mut events = Vec::new();
    // A link whose words are not the author's hides them; `true` while they are shown.
    let mut open: Option<bool> = None;
    for (event, range) in parser.into_offset_iter() {
        let put = prose.puts.iter().find(|put| put.at == range);
        let event = match (event, put) {
            (Event::End(TagEnd::Link), _) if open.is_some() => {
                open = None;
                Event::InlineHtml(CowStr::Borrowed("</a>"))
            }
            _ if open == Some(false) => continue,
            (Event::Code(_), Some(put)) => raw(said(put, links, words)?),
            (Event::Start(Tag::Link { .. }), Some(put)) => {
                open = Some(matches!(put.what, Insert::Worded(..)));
                raw(said(put, links, words)?)
            }
            (Event::Html(text) | Event::InlineHtml(text), _) => Event::Text(text),
            (Event::InlineMath(formula), _) => formula_element(&formula, DisplayMode::Inline, range.start)?,
            (Event::DisplayMath(formula), _) => formula_element(&formula, DisplayMode::Block, range.start)?,
            (Event::Start(Tag::Paragraph) | Event::End(TagEnd::Paragraph), _) if tight => continue,
            (Event::Start(Tag::Table(alignments)), _) => {
                let mut frame = String::from("<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"");
                escape(&words.text(&Phrase::new("book-label-table"))?, &mut frame);
                frame.push_str("\">");
                events.push(raw(frame));
                Event::Start(Tag::Table(alignments))
            }
            (Event::End(TagEnd::Table), _) => {
                events.push(Event::End(TagEnd::Table));
                Event::InlineHtml(CowStr::Borrowed("</div>"))
            }
            (Event::Start(Tag::Image { .. }) | Event::End(TagEnd::Image), _) => continue,
            (other, _) => other,
        };
        events.push(event);
    }
    let mut written = String::new();
    html::push_html(&mut written, events.into_iter());
    let mut cells = String::new();
    corners(&written, &mut cells);
    tie::write(&cells, out);
    Ok(())
}

/// Appends HTML whose tables have no heads without words: the corner of a table heads nothing and is a cell like others.
fn corners(written: &str, out: &mut String) {
    let mut rest = written;
    while let Some(at) = rest.find("></th>") {
        let open = rest[..at].rfind('<').filter(|&open| rest[open..].starts_with("<th"));
        match open {
            Some(open) => {
                out.push_str(&rest[..open]);
                out.push_str("<td");
                out.push_str(&rest[open + "<th".len()..at]);
                out.push_str("></td>");
            }
            None => out.push_str(&rest[..at + "></th>".len()]),
        }
        rest = &rest[at + "></th>".len()..];
    }
    out.push_str(rest);
}

/// The prose as a string without an element around it.
pub fn line(prose: &Prose, links: &Links<'_>, words: &Words) -> Result<String, RenderError> {
    let mut out = String::new();
    write(prose, true, links, words, &mut out)?;
    Ok(out.trim_end().to_owned())
}

fn raw<'a>(text: String) -> Event<'a> {
    Event::InlineHtml(CowStr::from(text))
}

/// What stands in the place of a range; a link is left open.
fn said(put: &Put, links: &Links<'_>, words: &Words) -> Result<String, RenderError> {
    let mut out = String::new();
    match &put.what {
        Insert::Computed(value) => {
            out.push_str("<span class=\"computed\">");
            escape(value, &mut out);
            out.push_str("</span>");
        }
        Insert::Nothing => {}
        Insert::Worded(place, _) => links.open("ref", place, &mut out),
        Insert::Reference(place, phrase) => {
            links.open("ref", place, &mut out);
            out.push_str(&inline(phrase, words)?);
        }
        Insert::Source(place, id) => {
            links.open("source", place, &mut out);
            escape(id, &mut out);
        }
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::corners;

    #[test]
    fn a_corner_is_no_head() {
        let mut out = String::new();
        corners("<tr><th></th><th style=\"text-align: right\"></th><th><b>n</b></th><th>m</th></tr>", &mut out);
        assert_eq!(out, "<tr><td></td><td style=\"text-align: right\"></td><th><b>n</b></th><th>m</th></tr>");
    }
}
