//! A fault: what is wrong at which place of which file, and one line that helps.
//!
//! Printed as `FILE:LINE:COL: error[CODE]: message`, the line, a marker under the span, and `help: …`.

use std::fmt;
use std::ops::Range;

/// A byte range in a [`Text`].
pub type Span = Range<usize>;

/// A file as read: the name that messages show, and its whole content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    /// The name as the user typed it.
    pub name: String,
    /// The content, without a byte order mark.
    pub content: String,
}

impl Text {
    /// A text of this name and content; a leading byte order mark is dropped.
    pub fn new(name: impl Into<String>, content: &str) -> Text {
        let content = content.strip_prefix('\u{feff}').unwrap_or(content);
        Text { name: name.into(), content: content.to_owned() }
    }

    /// Line and column of a byte, both from 1, columns in characters.
    /// A byte past the end counts as the end.
    pub fn place(&self, byte: usize) -> (usize, usize) {
        let mut byte = byte.min(self.content.len());
        while !self.content.is_char_boundary(byte) {
            byte -= 1;
        }
        let before = &self.content[..byte];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
    }
}

/// One thing that is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// A stable name for programs, like `unknown-key`.
    pub code: &'static str,
    /// What is wrong: lowercase, without a full stop.
    pub message: String,
    /// Where, as bytes of the text.
    pub span: Span,
    /// What to do about it: lowercase, without a full stop.
    pub help: String,
}

impl Fault {
    /// A fault at this span.
    pub fn new(code: &'static str, span: Span, message: impl Into<String>, help: impl Into<String>) -> Fault {
        Fault { code, message: message.into(), span, help: help.into() }
    }

    /// The fault as people read it: headline, the line, a marker, the way out.
    pub fn show<'a>(&'a self, text: &'a Text) -> impl fmt::Display + 'a {
        Shown { fault: self, text }
    }
}

struct Shown<'a> {
    fault: &'a Fault,
    text: &'a Text,
}

impl fmt::Display for Shown<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (line, column) = self.text.place(self.fault.span.start);
        let Fault { code, message, help, span } = self.fault;
        writeln!(out, "{}:{line}:{column}: error[{code}]: {message}", self.text.name)?;
        let source = self.text.content.lines().nth(line - 1).unwrap_or("");
        let width = self
            .text
            .content
            .get(span.clone())
            .map_or(1, |marked| marked.lines().next().unwrap_or("").chars().count().max(1));
        writeln!(out, "  {source}")?;
        writeln!(out, "  {}{}", " ".repeat(column - 1), "^".repeat(width))?;
        writeln!(out, "help: {help}")
    }
}
