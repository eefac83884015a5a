//! The one place where text goes out: to standard output and standard error.
//!
//! Representation: what steers a terminal or turns the direction of text is shown as a stand-in, in JSON as the escape
//! that means it; so it does not matter where a text comes from. Only line breaks and tabs pass, and in results the
//! isolates that keep signs in order within a line from right to left, in pairs. Colours of our own are dropped where
//! nobody can see them.
//! Failure: the error of the stream; a reader that closed the pipe has seen what it wanted.

use std::borrow::Cow;
use std::io::{self, ErrorKind, Write};

use super::input::is_full;
use crate::source::steers;

/// A stream that only harmless text reaches; each piece is written at once and whole.
pub struct Harmless<W: Write>(pub W);

impl<W: Write> Write for Harmless<W> {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        self.0.write_all(in_order(&String::from_utf8_lossy(text)).as_bytes())?;
        Ok(text.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// Standard output.
pub fn out() -> Harmless<impl Write> {
    Harmless(anstream::stdout())
}

/// Writes a message to standard error, if it can be written.
pub fn message(text: &str) {
    let _ = anstream::stderr().write_all(harmless(&ended(text), false).as_bytes());
}

/// Writes a message in colours, which holds nothing that a user typed.
pub fn coloured_message(text: &str) {
    let _ = anstream::stderr().write_all(text.as_bytes());
}

/// Writes the result of a command to standard output; the exit code if it cannot be written.
pub fn result(text: &str, json: bool) -> Result<(), u8> {
    let text = ended(text);
    coloured_result(&if json { harmless(&text, true) } else { in_order(&text) })
}

/// Writes a result in colours, which holds nothing that a user typed; the exit code if it cannot be written.
pub fn coloured_result(text: &str) -> Result<(), u8> {
    written(text).map(drop)
}

/// Writes JSON, a value in each line; whether anybody still reads, or the exit code if it cannot be written.
pub fn json_lines(text: &str) -> Result<bool, u8> {
    written(&harmless(text, true))
}

/// Writes to standard output; whether somebody reads it.
fn written(text: &str) -> Result<bool, u8> {
    let mut out = anstream::stdout();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(false),
        Err(error) => {
            message(&format!("error: the standard output cannot be written: {error}"));
            Err(if is_full(&error) { 3 } else { 2 })
        }
        Ok(()) => Ok(true),
    }
}

/// A text with stand-ins for what may not go out as it is.
pub fn harmless(text: &str, json: bool) -> Cow<'_, str> {
    if !text.chars().any(|character| character != '\n' && character != '\t' && steers(character)) {
        return text.into();
    }
    let mut shown = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '\n' | '\t' => shown.push(character),
            _ if !steers(character) => shown.push(character),
            // All of them are in the first plane.
            _ if json => shown.push_str(&format!("\\u{:04x}", u32::from(character))),
            _ => shown.push(char::REPLACEMENT_CHARACTER),
        }
    }
    shown.into()
}

/// The same for a result, where isolates in pairs pass.
fn in_order(text: &str) -> Cow<'_, str> {
    if !text.contains(ISOLATE) {
        return harmless(text, false);
    }
    let line = |line: &str| match isolates_pair(line) {
        true => line.split_inclusive([ISOLATE, END_OF_ISOLATE]).map(kept).collect(),
        false => harmless(line, false).into_owned(),
    };
    text.split_inclusive(['\n', '\t']).map(line).collect::<String>().into()
}

/// A text that may end with an isolate's mark, which stays.
fn kept(text: &str) -> String {
    let end = text.trim_end_matches([ISOLATE, END_OF_ISOLATE]);
    format!("{}{}", harmless(end, false), &text[end.len()..])
}

/// What is between these two reads from left to right, and turns nothing around it.
pub const ISOLATE: char = '\u{2066}';
pub const END_OF_ISOLATE: char = '\u{2069}';

/// Whether every isolate in a line ends there, one within another or not.
fn isolates_pair(line: &str) -> bool {
    let mut open = 0_usize;
    line.chars().all(|character| match character {
        ISOLATE => {
            open += 1;
            true
        }
        END_OF_ISOLATE if open == 0 => false,
        END_OF_ISOLATE => {
            open -= 1;
            true
        }
        _ => true,
    }) && open == 0
}

/// A text that ends with a line break, or nothing.
fn ended(text: &str) -> Cow<'_, str> {
    if text.is_empty() || text.ends_with('\n') { text.into() } else { format!("{text}\n").into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn isolates_pass_in_pairs_and_nothing_else_turns_text() {
        let hebrew = "לקחת \u{2066}(1, 2)\u{2069} מכאן\n";
        assert_eq!(in_order(hebrew), hebrew);
        assert_eq!(harmless(hebrew, false), "לקחת �(1, 2)� מכאן\n");
        assert_eq!(in_order("a\u{2066}b\nc\u{2069}d\n"), "a�b\nc�d\n");
        assert_eq!(in_order("a\u{2069}b\u{2066}c\n\u{2066}x\u{2069}"), "a�b�c\n\u{2066}x\u{2069}");
        assert_eq!(in_order("\u{2066}a\u{202e}b\u{2069}\u{1b}"), "\u{2066}a�b\u{2069}�");
        assert_eq!(harmless("\u{2066}x\u{2069}", true), "\\u2066x\\u2069");
    }
}
