//! XML, written element by element; everything is escaped here and nowhere else.
//!
//! Representation: bytes of UTF-8. Characters that XML forbids are left out.
//! It cannot fail: it writes to memory.
//! Source: XML 1.0, W3C, sections 2.2 and 2.4.

use std::borrow::Cow;

use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesEnd, BytesStart, BytesText, Event};

/// A writer.
pub struct Xml {
    writer: Writer<Vec<u8>>,
}

/// Names and values.
pub type Attributes<'a> = &'a [(&'a str, &'a str)];

impl Xml {
    /// Nothing yet.
    pub fn new() -> Xml {
        Xml { writer: Writer::new(Vec::with_capacity(8_192)) }
    }

    /// What XML begins with.
    pub fn declaration(&mut self) {
        self.event(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), None)));
        self.line();
    }

    /// Opens an element.
    pub fn open(&mut self, name: &str, attributes: Attributes<'_>) {
        self.event(Event::Start(start(name, attributes)));
    }

    /// Closes it.
    pub fn close(&mut self, name: &str) {
        self.event(Event::End(BytesEnd::new(name)));
    }

    /// An element without content.
    pub fn empty(&mut self, name: &str, attributes: Attributes<'_>) {
        self.event(Event::Empty(start(name, attributes)));
    }

    /// Text.
    pub fn text(&mut self, text: &str) {
        self.event(Event::Text(BytesText::new(&allowed(text))));
    }

    /// An element with text.
    pub fn leaf(&mut self, name: &str, attributes: Attributes<'_>, text: &str) {
        self.open(name, attributes);
        self.text(text);
        self.close(name);
    }

    /// Markup that is well-formed XML already.
    pub fn markup(&mut self, xhtml: &str) {
        self.event(Event::Text(BytesText::from_escaped(allowed(xhtml))));
    }

    /// The end of a line, where blanks mean nothing.
    pub fn line(&mut self) {
        self.writer.get_mut().push(b'\n');
    }

    /// All of it.
    pub fn text_of_all(self) -> String {
        String::from_utf8(self.writer.into_inner()).expect("it was written from strings")
    }

    fn event(&mut self, event: Event<'_>) {
        self.writer.write_event(event).expect("writing to memory cannot fail");
    }
}

fn start<'a>(name: &'a str, attributes: Attributes<'a>) -> BytesStart<'a> {
    let mut start = BytesStart::new(name);
    for (name, value) in attributes {
        start.push_attribute((*name, &*allowed(value)));
    }
    start
}

/// A text without the characters that XML forbids.
fn allowed(text: &str) -> Cow<'_, str> {
    let is_allowed =
        |character: char| matches!(character, '\t' | '\n' | ' '..='\u{d7ff}' | '\u{e000}'..='\u{fffd}' | '\u{10000}'..);
    match text.chars().all(is_allowed) {
        true => Cow::Borrowed(text),
        false => Cow::Owned(text.chars().filter(|&character| is_allowed(character)).collect()),
    }
}
