//! Marked text: what Fluent's messages say, with the places of arguments still visible.
//!
//! Representation: two noncharacters of Unicode, which no text may hold, open and close the name of an argument;
//! outside, `*` and `**` switch italics and bold, and `@` marks an article or
//! a suffix (`hungarian.rs`).
//! Failure: an asterisk that is never closed is a fault of the message.
//! Source: Unicode standard 23.7 (noncharacters are free for internal use).

use std::borrow::Cow;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;

use super::hungarian;

/// The marks.
pub struct Mark;

impl Mark {
    /// Opens the name of an argument.
    pub const SLOT: char = '\u{fdd0}';
    /// Closes it.
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
    Slot(Style, String),
}

/// An element of a message that chooses.
pub enum Element {
    /// Marked text.
    Words(String),
    /// Variants by their keys, of which an argument chooses one, or the default.
    Choice { by: String, variants: Vec<(String, Vec<Element>)>, default: Vec<Element> },
}

/// The elements of a pattern; no two of words are neighbours, and there is at least one.
///
/// # Errors
/// Anything of Fluent but words, arguments and choices by an argument.
pub fn elements(pattern: &Pattern<&str>) -> Result<Vec<Element>, String> {
    let mut elements = vec![Element::Words(String::new())];
    for element in &pattern.elements {
        let mut words = Cow::Borrowed("");
        match element {
            PatternElement::TextElement { value } => words = (*value).into(),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
                InlineExpression::StringLiteral { value } => words = unescape_unicode_to_string(value),
                InlineExpression::VariableReference { id } => {
                    words = format!("{}{}{}", Mark::SLOT, id.name, Mark::CLOSE).into();
                }
                other => return Err(format!("this is neither words nor an argument: {other:?}")),
            },
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                let InlineExpression::VariableReference { id } = selector else {
                    return Err(format!("only an argument chooses, and not {selector:?}"));
                };
                let (mut others, mut default) = (Vec::new(), Vec::new());
                for Variant { key, value, default: is_default } in variants {
                    let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) = key;
                    if *is_default {
                        default = self::elements(value)?;
                    }
                    others.push(((*key).to_owned(), self::elements(value)?));
                }
                elements.push(Element::Choice { by: id.name.to_owned(), variants: others, default });
            }
        }
        match elements.last_mut() {
            Some(Element::Words(text)) => text.push_str(&words),
            _ if words.is_empty() => {}
            _ => elements.push(Element::Words(words.into_owned())),
        }
    }
    Ok(elements)
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
    while let Some(at) = rest.find(['*', Mark::SLOT]) {
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
        let (name, after) = rest[Mark::SLOT.len_utf8()..]
            .split_once(Mark::CLOSE)
            .ok_or("an argument whose name never ends".to_owned())?;
        parts.push(Part::Slot(style, name.to_owned()));
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
