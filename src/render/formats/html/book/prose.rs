//! Prose of a book as HTML: Markdown with computed values and links in their places.
//!
//! Representation: pulldown-cmark's events; the ranges of the prose's [`Put`]s are written by themselves.
//! Failure: a formula that cannot be read, which the builder has reported before.
//! Source: CommonMark 0.31.

use pulldown_cmark::{BrokenLink, CowStr, Event, Options, Parser, Tag, TagEnd, html};

use super::super::tie;
use super::links::Links;
use crate::document::Words;
use crate::document::authored;
use crate::document::book::{Insert, Prose, Put};
use crate::render::RenderError;
use crate::render::formats::html::authored::safe;
use crate::render::formats::html::{inline, scrolled};
use crate::render::markup::Escaped;

/// Appends prose as HTML. `tight` leaves the element around a single paragraph out.
pub fn write(
    prose: &Prose,
    tight: bool,
    links: &Links<'_>,
    words: &Words,
    out: &mut String,
) -> Result<(), RenderError> {
    let mut events = Vec::new();
    // A link whose words are not the author's hides them; `true` while they are shown.
    let mut open: Option<bool> = None;
    for (event, start, put) in self::events(prose) {
        let event = match (event, put) {
            (Event::End(TagEnd::Link), _) if open.is_some() => {
                open = None;
                Event::InlineHtml(CowStr::Borrowed("</a>"))
            }
            _ if open == Some(false) => continue,
            (Event::Code(_), Some(put)) => raw(said(put, links, words)?),
            (Event::Start(Tag::Link { .. }), Some(put)) => {
                if matches!(put.what, Insert::Source(..)) {
                    bind(&mut events);
                }
                open = Some(matches!(put.what, Insert::Worded(..)));
                raw(said(put, links, words)?)
            }
            (Event::Start(Tag::Paragraph) | Event::End(TagEnd::Paragraph), _) if tight => continue,
            (Event::Start(Tag::Table(alignments)), _) => {
                events.push(raw(scrolled("book-label-table", words)?));
                Event::Start(Tag::Table(alignments))
            }
            (Event::End(TagEnd::Table), _) => {
                events.push(Event::End(TagEnd::Table));
                Event::InlineHtml(CowStr::Borrowed("</div>"))
            }
            (other, _) => match safe(other, start)? {
                Some(event) => event,
                None => continue,
            },
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

/// The events of prose, each with the byte where it begins and what replaces its range.
pub fn events(prose: &Prose) -> impl Iterator<Item = (Event<'_>, usize, Option<&Put>)> {
    let known = |link: BrokenLink<'_>| {
        let put = prose.put_at(link.span.start);
        put.map(|_| (CowStr::Borrowed(""), CowStr::Borrowed("")))
    };
    let options = authored::options() | Options::ENABLE_HEADING_ATTRIBUTES | Options::ENABLE_SMART_PUNCTUATION;
    let parser = Parser::new_with_broken_link_callback(&prose.markdown, options, Some(known));
    parser.into_offset_iter().map(|(event, range)| {
        let put = prose.put_at(range.start).filter(|put| put.at == range);
        (event, range.start, put)
    })
}

/// Makes the space at the end of what was written one at which no line ends.
fn bind(events: &mut [Event<'_>]) {
    let Some(last) = events.last_mut() else { return };
    match last {
        Event::Text(text) if text.ends_with(' ') => *last = Event::Text(format!("{}\u{a0}", text.trim_end()).into()),
        Event::SoftBreak => *last = Event::Text("\u{a0}".into()),
        _ => {}
    }
}

/// Appends HTML whose tables have no heads without words: the corner of a table heads nothing and is a cell like others.
fn corners(written: &str, out: &mut String) {
    let mut rest = written;
    while let Some(at) = rest.find("></th>") {
        let (head, after) = (&rest[..at], &rest[at + "></th>".len()..]);
        match head.rfind('<').filter(|&open| head[open..].starts_with("<th")) {
            Some(open) => out.extend([&head[..open], "<td", &head[open + "<th".len()..], "></td>"]),
            None => out.extend([head, "></th>"]),
        }
        rest = after;
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

/// What appears in the place of a range; a link is left open.
fn said(put: &Put, links: &Links<'_>, words: &Words) -> Result<String, RenderError> {
    Ok(match &put.what {
        Insert::Computed(value) => format!("<span class=\"computed\">{}</span>", Escaped(value)),
        Insert::Nothing => String::new(),
        Insert::Worded(place, _) => links.open("ref", place),
        Insert::Reference(place, phrase) => links.open("ref", place) + &inline(phrase, words)?,
        Insert::Source(place, id) => format!("{}{}", links.open("source", place), Escaped(id)),
    })
}

#[cfg(test)]
mod tests {
    use pulldown_cmark::Event;

    use super::{bind, corners};

    #[test]
    fn no_line_ends_before_a_tag() {
        let mut events = [Event::Text("second ".into())];
        bind(&mut events);
        assert_eq!(events, [Event::Text("second\u{a0}".into())]);
        let mut events = [Event::Text("second".into()), Event::SoftBreak];
        bind(&mut events);
        assert_eq!(events[1], Event::Text("\u{a0}".into()));
        let mut events = [Event::Text("(".into())];
        bind(&mut events);
        assert_eq!(events, [Event::Text("(".into())]);
    }

    #[test]
    fn a_corner_is_no_head() {
        let mut out = String::new();
        corners("<tr><th></th><th style=\"text-align: right\"></th><th><b>n</b></th><th>m</th></tr>", &mut out);
        assert_eq!(out, "<tr><td></td><td style=\"text-align: right\"></td><th><b>n</b></th><th>m</th></tr>");
    }
}
