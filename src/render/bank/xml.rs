//! XML, written element by element; everything is escaped here and nowhere else.
//!
//! Representation: strings, each an element with all that is in it. Characters that XML forbids are left out.
//! Source: XML 1.0, W3C, sections 2.2 and 2.4.

use std::borrow::Cow;
use std::fmt::Display;

use quick_xml::escape::escape;
use quick_xml::events::BytesStart;

/// What XML begins with.
pub const DECLARATION: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

/// Names and values.
pub type Attributes<'a> = &'a [(&'a str, &'a str)];

/// An element around XML.
pub fn element(name: &str, attributes: Attributes<'_>, inside: impl Display) -> String {
    format!("<{}>{inside}</{name}>", &*start(name, attributes))
}

/// An element with text.
pub fn leaf(name: &str, attributes: Attributes<'_>, text: &str) -> String {
    element(name, attributes, escape(allowed(text)))
}

/// An element without content.
pub fn empty(name: &str, attributes: Attributes<'_>) -> String {
    format!("<{}/>", &*start(name, attributes))
}

fn start<'a>(name: &'a str, attributes: Attributes<'a>) -> BytesStart<'a> {
    let mut start = BytesStart::new(name);
    for (name, value) in attributes {
        start.push_attribute((*name, &*allowed(value)));
    }
    start
}

/// A text as XML.
pub fn escaped(text: &str) -> String {
    escape(allowed(text)).into_owned()
}

/// A text, or markup that is well-formed XML already, without the characters that XML forbids.
pub fn allowed(text: &str) -> Cow<'_, str> {
    let is_allowed =
        |character: char| matches!(character, '\t' | '\n' | ' '..='\u{d7ff}' | '\u{e000}'..='\u{fffd}' | '\u{10000}'..);
    match text.chars().all(is_allowed) {
        true => Cow::Borrowed(text),
        false => Cow::Owned(text.chars().filter(|&character| is_allowed(character)).collect()),
    }
}
