//! Marked text: what Fluent gives back, with the places of its placeables still visible.
//!
//! Representation: four noncharacters of Unicode, which no text may hold, open and close placeables.
//! Between them is text to be taken as it is; outside, `*` and `**` switch italics and bold, and `@` marks an article or
//! a suffix (`hungarian.rs`).
//! Failure: an asterisk that is never closed is a fault of the message.
//! Source: Unicode standard 23.7 (noncharacters are free for internal use).

use std::borrow::Cow;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::unicode::unescape_unicode_to_string;

use super::hungarian;

/// The marks.
pub struct Mark;

impl Mark {
    /// Opens the name of an argument.
    pub const SLOT: char = '\u{fdd0}';
    /// Opens signs.
    pub const SIGNS: char = '\u{fdd1}';
    /// Opens a number.
    pub const NUMBER: char = '\u{fdd2}';
    /// Closes each of them.
    pub const CLOSE: char = '\u{fdd3}';
}

/// Longer isolates may break, or they would reach beyond a narrow page.
const LONG_ISOLATE: usize = 32;

/// How words stand out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    Plain,
    Emphasis,
    Strong,
}

/// A part of a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    Words(Style, String),
    Signs(Style, String),
    Number(Style, String),
    Slot(Style, String),
}

/// `content` between `open` and the closing mark, which it cannot forge.
pub fn wrap(open: char, content: &str) -> String {
    let mut text = String::with_capacity(content.len() + 6);
    text.push(open);
    text.extend(content.chars().filter(|&character| character != Mark::CLOSE));
    text.push(Mark::CLOSE);
    text
}

/// The marked text of a pattern that holds only words and arguments; none if it chooses or refers.
pub fn without_choices(pattern: &Pattern<&str>) -> Option<String> {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
                InlineExpression::StringLiteral { value } => text.push_str(&unescape_unicode_to_string(value)),
                InlineExpression::VariableReference { id } => text.push_str(&wrap(Mark::SLOT, id.name)),
                _ => return None,
            },
            PatternElement::Placeable { .. } => return None,
        }
    }
    Some(text)
}

/// Marked text taken apart.
///
/// # Errors
/// Italics or bold that are never closed.
pub fn parts(text: &str) -> Result<Vec<Part>, String> {
    let tied = tied(text);
    let mut parts = Vec::new();
    let mut style = Style::Plain;
    let mut rest = tied.as_ref();
    while let Some(at) = rest.find(['*', Mark::SLOT, Mark::SIGNS, Mark::NUMBER]) {
        push_words(&mut parts, style, &rest[..at]);
        rest = &rest[at..];
        if let Some(after) = rest.strip_prefix('*') {
            let (asked, after) = match after.strip_prefix('*') {
                Some(after) => (Style::Strong, after),
                None => (Style::Emphasis, after),
            };
            style = match style {
                Style::Plain => asked,
                open if open == asked => Style::Plain,
                _ => return Err("italics within bold, or bold within italics".to_owned()),
            };
            rest = after;
            continue;
        }
        let mut signs = rest.chars();
        let open = signs.next();
        let (content, after) =
            signs.as_str().split_once(Mark::CLOSE).ok_or("a placeable that never ends".to_owned())?;
        let content = content.to_owned();
        parts.push(match open {
            Some(Mark::SLOT) => Part::Slot(style, content),
            Some(Mark::SIGNS) => Part::Signs(style, content),
            _ => Part::Number(style, content),
        });
        rest = after;
    }
    push_words(&mut parts, style, rest);
    match style {
        Style::Plain => Ok(parts),
        Style::Emphasis => Err("italics that never end: write * on both sides".to_owned()),
        Style::Strong => Err("bold that never ends: write ** on both sides".to_owned()),
    }
}

/// The text with short isolates in one piece: `(a, b)` from left to right never breaks within a line from right to left.
fn tied(text: &str) -> Cow<'_, str> {
    if !text.contains('\u{2066}') {
        return text.into();
    }
    let mut tied = String::with_capacity(text.len() + 8);
    let mut open = false;
    for piece in text.split_inclusive(['\u{2066}', '\u{2069}']) {
        match open && piece.ends_with('\u{2069}') && piece.chars().count() <= LONG_ISOLATE {
            true => tied += &piece.replace(' ', "\u{a0}"),
            false => tied += piece,
        }
        open = piece.ends_with('\u{2066}');
    }
    tied.into()
}

fn push_words(parts: &mut Vec<Part>, style: Style, words: &str) {
    if !words.is_empty() {
        parts.push(Part::Words(style, words.replace('@', hungarian::MARK.encode_utf8(&mut [0; 4]))));
    }
}
