//! A fault: what is wrong at which place of which file, and one line that helps.
//!
//! Representation: a stable code, a message, a [`Span`] and a help; sometimes a second place that
//! explains the first. Printed as `FILE:LINE:COL: error[CODE]: message`, the line, a marker, the
//! note if there is one, and `help: …`; for programs as one JSON object. A text without a name is an
//! argument, of which the headline says no place.
//! A span outside the text is moved inside. In a workbook a place is a cell, `FILE:B7`.
//! Source: the form of compiler messages in the GNU Coding Standards, 4.4.

use super::excerpt::{Excerpt, excerpt};
use super::{Span, Text};
use serde::Serialize;
use serde_json::{Value, json};
use std::fmt;

/// One thing that is wrong with a text.
///
/// ```
/// use nimbook::{Text, read};
///
/// let faults = read(&Text::new("two.yaml", "title: Two heaps\n")).err().ok_or("keys are missing")?;
/// assert_eq!(faults.list()[0].code, "missing-key");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// A stable name for programs, like `unknown-key`.
    pub code: &'static str,
    /// What is wrong: lowercase, without a full stop.
    pub message: String,
    /// Where, as bytes of the text.
    pub span: Span,
    /// What to do about it: lowercase, without a full stop.
    pub help: String,
    /// A second place that explains the first, like the first use of a key used twice.
    pub(crate) note: Option<Note>,
}

/// A second place of a [`Diagnostic`] and what it explains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// Where, as bytes of the same text.
    pub span: Span,
    /// What it explains: lowercase, without a full stop.
    pub message: String,
}

impl Diagnostic {
    /// A fault at this span, without a note.
    pub(crate) fn new(
        code: &'static str,
        span: Span,
        message: impl Into<String>,
        help: impl Into<String>,
    ) -> Diagnostic {
        Diagnostic { code, message: message.into(), span, help: help.into(), note: None }
    }

    /// The same fault with a second place that explains it.
    pub(crate) fn with_note(mut self, span: Span, message: impl Into<String>) -> Diagnostic {
        self.note = Some(Note { span, message: message.into() });
        self
    }

    /// The fault as people read it: headline, the line, a marker, the way out; ends with a line break.
    pub fn show<'a>(&'a self, text: &'a Text) -> impl fmt::Display + 'a {
        Shown { fault: self, text }
    }

    /// The fault as programs read it:
    /// `{"file","line","column","end_line","end_column","code","message","help"}`, and `note` with
    /// `line`, `column` and `message` where there is one. Columns count characters from 1; the end
    /// is the place after the last character. A file that was not read has no lines and columns.
    pub fn located(&self, text: &Text) -> impl Serialize + use<> {
        let Diagnostic { code, message, help, .. } = self;
        let mut fields = vec![("file", json!(text.name))];
        if text.has_places() {
            let span = text.clamp(&self.span);
            let ((line, column), (end_line, end_column)) = (text.place(span.start), text.place(span.end));
            fields.extend([("line", json!(line)), ("column", json!(column))]);
            fields.extend([("end_line", json!(end_line)), ("end_column", json!(end_column))]);
        }
        fields.extend([("code", json!(code)), ("message", json!(message)), ("help", json!(help))]);
        fields.extend(self.note.as_ref().map(|Note { span, message }| {
            let (line, column) = text.place(span.start);
            ("note", json!({"line": line, "column": column, "message": message}))
        }));
        fields.into_iter().collect::<Value>()
    }
}

struct Shown<'a> {
    fault: &'a Diagnostic,
    text: &'a Text,
}

impl fmt::Display for Shown<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Diagnostic { code, message, help, span, note } = self.fault;
        let name = &self.text.name;
        if name.is_empty() {
            writeln!(out, "error: {message}")?;
        } else if self.text.has_places() {
            writeln!(out, "{}: error[{code}]: {message}", self.text.at(span.start))?;
        } else {
            writeln!(out, "{name}: error[{code}]: {message}")?;
        }
        if self.text.has_places() {
            let Excerpt { line, marker } = excerpt(self.text, span);
            writeln!(out, "{}", format!("  {line}").trim_end())?;
            writeln!(out, "  {marker}")?;
        }
        if let Some(Note { span, message }) = note {
            writeln!(out, "{}: note: {message}", self.text.at(span.start))?;
        }
        writeln!(out, "help: {help}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn twice() -> (Text, Diagnostic) {
        let text = Text::new("sheet.yaml", "seed: a\nseed: b\n");
        let fault = Diagnostic::new("duplicate-key", 8..12, "the key `seed` is here twice", "delete one of the two")
            .with_note(0..4, "first used here");
        (text, fault)
    }

    #[test]
    fn people_read_headline_line_marker_note_and_help() {
        let (text, fault) = twice();
        let expected = "sheet.yaml:2:1: error[duplicate-key]: the key `seed` is here twice\n  \
                        seed: b\n  ^^^^\nsheet.yaml:1:1: note: first used here\nhelp: delete one of the two\n";
        assert_eq!(fault.show(&text).to_string(), expected);
    }

    #[test]
    fn programs_read_json() {
        let (text, fault) = twice();
        let expected = r#"{"file":"sheet.yaml","line":2,"column":1,"end_line":2,"end_column":5,"code":"duplicate-key","message":"the key `seed` is here twice","help":"delete one of the two","note":{"line":1,"column":1,"message":"first used here"}}"#;
        assert_eq!(serde_json::to_string(&fault.located(&text)).expect("plain data"), expected);
    }
}
