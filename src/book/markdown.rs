//! A chapter's Markdown taken apart: headings, fenced blocks, and prose between them.
//!
//! Representation: spans of the chapter's text, in order. Only fences that begin a line are blocks; the
//! first word after the backticks says which, a last word `#label` names it.
//! Failure: none here; what a word means is decided elsewhere.
//! Source: CommonMark 0.31, by pulldown-cmark.

use pulldown_cmark::{BrokenLink, CodeBlockKind, CowStr, Event, LinkType, Options, Parser, Tag, TagEnd};

use crate::document::authored;
use crate::sheet::author::steering;
use crate::source::{Diagnostic, Span, control_character, forbidden};

/// A piece of a chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A heading: its level from 1, its label, and its words.
    Heading { level: u8, label: Option<String>, text: Span },
    /// A fenced block.
    Fence(Fence),
    /// Anything else.
    Prose(Span),
}

/// A fenced block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fence {
    /// The first word after the backticks; may be empty.
    pub word: String,
    /// Its place.
    pub word_span: Span,
    /// What follows it, without a label at the end.
    pub arguments: String,
    /// Their place.
    pub arguments_span: Span,
    /// The label at the end of the line.
    pub label: Option<(String, Span)>,
    /// The lines within.
    pub body: Span,
    /// Whether a line of backticks ends it.
    pub closed: bool,
}

/// What a stretch of prose has inside that the builder looks at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Inner {
    /// Code: the text within the backticks.
    Code(String),
    /// A link without a definition, `[label]` or `[words][label]`; the span of the words if it has its own.
    Reference { label: String, words: Option<Span> },
    /// A link with a target.
    Link(String),
    /// A formula.
    Math(String),
    /// Raw HTML.
    Html,
    /// An image.
    Image,
    /// Words.
    Text(String),
}

/// What is read in a book beyond a sheet's Markdown.
pub fn options() -> Options {
    authored::options() | Options::ENABLE_HEADING_ATTRIBUTES
}

/// The pieces of a chapter.
pub fn pieces(content: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut depth = 0_usize;
    let mut prose: Option<Span> = None;
    let mut heading: Option<(u8, Option<String>, Option<Span>)> = None;
    for (event, range) in Parser::new_ext(content, options()).into_offset_iter() {
        if let Some((level, label, text)) = &mut heading {
            match event {
                Event::End(TagEnd::Heading(_)) => {
                    depth -= 1;
                    let text = text.clone().unwrap_or(range.start..range.start);
                    pieces.push(Piece::Heading { level: *level, label: label.take(), text });
                    heading = None;
                }
                _ => {
                    let start = text.as_ref().map_or(range.start, |text| text.start);
                    *text = Some(start..range.end.max(text.as_ref().map_or(0, |text| text.end)));
                }
            }
            continue;
        }
        let outermost = depth == 0;
        match &event {
            Event::Start(_) => depth += 1,
            Event::End(_) => depth -= 1,
            _ => {}
        }
        match event {
            _ if !outermost => {}
            Event::Start(Tag::Heading { level, id, .. }) => {
                pieces.extend(prose.take().map(Piece::Prose));
                heading = Some((level as u8, id.map(|id| id.to_string()), None));
            }
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(_))) if begins_line(content, range.start) => {
                pieces.extend(prose.take().map(Piece::Prose));
                pieces.push(Piece::Fence(fence(content, range)));
            }
            _ => prose = Some(prose.map_or(range.clone(), |span| span.start..range.end)),
        }
    }
    pieces.extend(prose.map(Piece::Prose));
    pieces
}

/// The fenced blocks that are not pieces, because they do not begin a line: the first word of each, and its line.
pub fn indented(content: &str) -> impl Iterator<Item = (String, Span)> {
    let mut depth = 0_usize;
    Parser::new_ext(content, options()).into_offset_iter().filter_map(move |(event, range)| {
        let outermost = depth == 0;
        match event {
            Event::Start(_) => depth += 1,
            Event::End(_) => depth -= 1,
            _ => {}
        }
        let Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(info))) = event else { return None };
        let line = content[range.clone()].find('\n').map_or(range.end, |end| range.start + end);
        let word = info.split_whitespace().next()?.to_owned();
        (!outermost || !begins_line(content, range.start)).then_some((word, range.start..line))
    })
}

/// Every control character of a chapter, as it is or as Markdown means it.
pub fn control_characters(content: &str) -> Vec<Diagnostic> {
    let typed = content.char_indices().filter(|&(_, character)| forbidden(character));
    let typed = typed.map(|(at, character)| control_character(at..at + character.len_utf8(), character));
    let meant = Parser::new_ext(content, options()).into_offset_iter().filter_map(|(event, range)| {
        let character = steering(&event).filter(|_| !content[range.clone()].contains(forbidden))?;
        Some(control_character(range, character))
    });
    typed.chain(meant).collect()
}

fn begins_line(content: &str, at: usize) -> bool {
    at == 0 || content.as_bytes()[at - 1] == b'\n'
}

/// A fence by its span: the line of backticks, and what is between it and the last.
fn fence(content: &str, range: Span) -> Fence {
    let text = &content[range.clone()];
    let opening = text.find('\n').unwrap_or(text.len());
    let ticks = text.len() - text.trim_start_matches(['`', '~']).len();
    let info = &text[ticks..opening];
    let start = range.start + ticks + (info.len() - info.trim_start().len());
    let info = info.trim();
    let word = info.split_whitespace().next().unwrap_or_default();
    let rest = info[word.len()..].trim_start();
    let rest_start = start + info.len() - rest.len();
    let label = rest.split_whitespace().next_back().and_then(|last| {
        let name =
            last.strip_prefix('#').filter(|name| name.starts_with(|character: char| character.is_ascii_lowercase()))?;
        Some((name.to_owned(), start + info.len() - last.len()..start + info.len()))
    });
    let arguments = match &label {
        Some((name, _)) => rest[..rest.len() - name.len() - 1].trim_end(),
        None => rest,
    };
    let body_start = range.start + (opening + 1).min(text.len());
    let closing = text.trim_end_matches(['\n', '\r']).rfind('\n').map_or(body_start, |at| range.start + at + 1);
    let closed = content[closing..range.end].trim_start().starts_with(&text[..ticks]) && closing >= body_start;
    Fence {
        word: word.to_owned(),
        word_span: start..start + word.len(),
        arguments: arguments.to_owned(),
        arguments_span: rest_start..rest_start + arguments.len(),
        label,
        body: body_start..if closed { closing } else { range.end },
        closed,
    }
}

/// What is inside a stretch of prose, with its spans in the chapter.
pub fn inners(content: &str, span: &Span) -> Vec<(Inner, Span)> {
    let known =
        |link: BrokenLink<'_>| is_reference(&link.reference).then_some((CowStr::Borrowed(""), CowStr::Borrowed("")));
    let parser = Parser::new_with_broken_link_callback(&content[span.clone()], options(), Some(known));
    let mut found = Vec::new();
    let mut open: Option<Open> = None;
    for (event, range) in parser.into_offset_iter() {
        let range = range.start + span.start..range.end + span.start;
        if let Some(link) = &mut open
            && event != Event::End(TagEnd::Link)
        {
            link.words = Some(link.words.as_ref().map_or_else(|| range.clone(), |known| known.start..range.end));
            continue;
        }
        let inner = match event {
            Event::Code(text) => Inner::Code(text.to_string()),
            Event::InlineMath(formula) | Event::DisplayMath(formula) => Inner::Math(formula.to_string()),
            Event::Html(_) | Event::InlineHtml(_) => Inner::Html,
            Event::Start(Tag::Image { .. }) => Inner::Image,
            Event::Text(text) => Inner::Text(text.to_string()),
            Event::Start(Tag::Link { link_type, dest_url, id, .. }) => match link_type {
                LinkType::ReferenceUnknown | LinkType::ShortcutUnknown | LinkType::CollapsedUnknown => {
                    open = Some(Open {
                        label: id.to_string(),
                        range,
                        own: link_type == LinkType::ReferenceUnknown,
                        words: None,
                    });
                    continue;
                }
                _ => Inner::Link(dest_url.to_string()),
            },
            Event::End(TagEnd::Link) => match open.take() {
                Some(Open { label, range, own, words }) => {
                    found.push((Inner::Reference { label, words: words.filter(|_| own) }, range));
                    continue;
                }
                None => continue,
            },
            _ => continue,
        };
        match found.last_mut() {
            // A block of HTML comes line by line.
            Some((Inner::Html, before)) if inner == Inner::Html && before.end == range.start => before.end = range.end,
            _ => found.push((inner, range)),
        }
    }
    found
}

/// A link whose words are being read.
struct Open {
    label: String,
    range: Span,
    /// Whether its words are the author's, not its label.
    own: bool,
    words: Option<Span>,
}

/// Whether a label in brackets speaks to the builder: `#place`, `@work`, `B-31`.
pub fn is_reference(label: &str) -> bool {
    label.starts_with(['#', '@']) || is_source(label)
}

/// Whether a label numbers a statement of the sources: `B-31`, `C-07a`.
pub fn is_source(label: &str) -> bool {
    let Some((series, number)) = label.split_once('-') else { return false };
    let letters = ["B", "H", "N", "C", "E"].contains(&series);
    letters && number.starts_with(|character: char| character.is_ascii_digit()) && number.len() <= 4
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHAPTER: &str = "# Title\n\nLede.\n\n## One *two* {#one}\n\nText `= 1 + 1 is 2` and [#one], [words][#one] [B-31].\n\n```solve nim 3 5 #first\nA caption.\n```\n\n- list\n\n  ```text\n  not a block\n  ```\n";

    #[test]
    fn a_chapter_falls_into_pieces() {
        let pieces = pieces(CHAPTER);
        let said: Vec<String> = pieces
            .iter()
            .map(|piece| match piece {
                Piece::Heading { level, label, text } => format!("{level} {label:?} {}", &CHAPTER[text.clone()]),
                Piece::Prose(span) => CHAPTER[span.clone()].trim().chars().take(10).collect(),
                Piece::Fence(fence) => {
                    format!(
                        "{}|{}|{:?}|{}",
                        fence.word,
                        fence.arguments,
                        fence.label.as_ref().map(|it| &it.0),
                        &CHAPTER[fence.body.clone()]
                    )
                }
            })
            .collect();
        let expected = [
            "1 None Title",
            "Lede.",
            "2 Some(\"one\") One *two*",
            "Text `= 1 ",
            "solve|nim 3 5|Some(\"first\")|A caption.\n",
            "- list\n\n  ",
        ];
        assert_eq!(said, expected);
    }

    #[test]
    fn prose_holds_values_and_references() {
        let Some(Piece::Prose(span)) = pieces(CHAPTER).into_iter().nth(3) else { panic!("no prose") };
        let found: Vec<(Inner, &str)> = inners(CHAPTER, &span)
            .into_iter()
            .map(|(inner, span)| (inner, &CHAPTER[span]))
            .filter(|(inner, _)| !matches!(inner, Inner::Text(_)))
            .collect();
        assert_eq!(found[0], (Inner::Code("= 1 + 1 is 2".to_owned()), "`= 1 + 1 is 2`"));
        assert_eq!(found[1], (Inner::Reference { label: "#one".to_owned(), words: None }, "[#one]"));
        let Inner::Reference { label, words: Some(words) } = &found[2].0 else { panic!("{found:?}") };
        assert_eq!((label.as_str(), &CHAPTER[words.clone()], found[2].1), ("#one", "words", "[words][#one]"));
        assert_eq!(found[3].1, "[B-31]");
    }

    #[test]
    fn an_open_fence_ends_with_the_text() {
        let text = "```solve nim 1\nno end";
        let Some(Piece::Fence(fence)) = pieces(text).into_iter().next() else { panic!("no fence") };
        assert_eq!((&text[fence.body], fence.closed), ("no end", false));
    }
}
