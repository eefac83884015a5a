//! Quotes and brackets that the parser refuses: what is opened and not closed, or closed twice.
//!
//! Failure: `None` where the cause is another. Cost: linear in the text.
//! Source: YAML 1.2.2, ch. 7 (quoted scalars and flow collections).

use crate::source::{Diagnostic, Span, Text, quote};
use serde_yaml::granit_parser::ErrorKind;

/// What the tree knew when the parser gave up.
pub(super) struct State {
    /// Where the last event that held text ended.
    pub understood: usize,
    /// The last text that was read.
    pub last_scalar: Span,
    /// The last alias, like `*name`.
    pub last_alias: Option<Span>,
    /// The innermost `[` or `{` that is open.
    pub open: Option<usize>,
}

/// A quote that is not closed, is closed too early, or holds an unknown escape.
pub(super) fn quotes(text: &Text, kind: &ErrorKind, at: usize, state: &State) -> Option<Diagnostic> {
    use ErrorKind as Kind;
    let content = &text.content;
    match kind {
        Kind::UnclosedQuotedScalar | Kind::InvalidQuotedScalarIndent | Kind::DocumentIndicatorInQuotedScalar => {
            let open = open_quote(content, state.understood.min(at), at)?;
            let mark = &content[open..=open];
            let message = format!("the text that begins here with {mark} does not end on its line");
            let help =
                format!("close it with {mark}; if it is meant to go on, indent its further lines deeper than its key");
            Some(Diagnostic::new("unclosed-quote", open..text.line(open).end, message, help))
        }
        Kind::InvalidTrailingSingleQuotedScalar | Kind::InvalidTrailingDoubleQuotedScalar => {
            let end = text.line(at).end.max(at);
            let rest = content[at..end].split([',', ']', '}']).next().unwrap_or_default();
            if state.open.is_some() && rest.contains(": ") {
                return None; // the next key: a comma is missing, which is said of brackets
            }
            let message = "there is text after the closing quote";
            let help = match kind {
                Kind::InvalidTrailingSingleQuotedScalar => {
                    "put all of it between the quotes; write a quote inside as `''`"
                }
                _ => "put all of it between the quotes; write a quote inside as `\\\"`",
            };
            Some(Diagnostic::new("text-after-quote", at..end, message, help))
        }
        Kind::UnknownQuotedScalarEscape
        | Kind::InvalidQuotedScalarHexEscape
        | Kind::InvalidLowSurrogateHexEscape
        | Kind::InvalidLowSurrogate
        | Kind::MissingLowSurrogate
        | Kind::UnpairedLowSurrogate
        | Kind::InvalidUnicodeEscape => {
            let span = bad_escape(content, at)?;
            let message = format!("{} means nothing between double quotes", quote(&content[span.clone()]));
            let help = "write a backslash as `\\\\`, or use single quotes";
            Some(Diagnostic::new("bad-escape", span, message, help))
        }
        _ => None,
    }
}

/// The quote that is still open at `at`, looked for from a place where none is.
fn open_quote(content: &str, from: usize, at: usize) -> Option<usize> {
    let bytes = content.as_bytes();
    let mut place = from;
    while place < bytes.len() && place <= at {
        match bytes[place] {
            b'#' if place == 0 || bytes[place - 1].is_ascii_whitespace() => {
                place = content[place..].find('\n').map_or(bytes.len(), |length| place + length);
            }
            b'"' | b'\'' => match closing_quote(bytes, place) {
                Some(close) if close < at => place = close,
                _ => return Some(place),
            },
            _ => {}
        }
        place += 1;
    }
    None
}

fn closing_quote(bytes: &[u8], open: usize) -> Option<usize> {
    let mark = bytes[open];
    let mut place = open + 1;
    while place < bytes.len() {
        match bytes[place] {
            b'\\' if mark == b'"' => place += 1,
            byte if byte == mark && mark == b'\'' && bytes.get(place + 1) == Some(&mark) => place += 1,
            byte if byte == mark => return Some(place),
            _ => {}
        }
        place += 1;
    }
    None
}

/// The first escape after `at` that YAML does not know, or that lacks its digits.
fn bad_escape(content: &str, at: usize) -> Option<Span> {
    let mut place = at;
    loop {
        place += content[place..].find('\\')?;
        let mut rest = content[place + 1..].chars();
        let letter = rest.next()?;
        let digits = match letter {
            'x' => 2,
            'u' => 4,
            'U' => 8,
            _ if "0abt\tnvfre \"/\\N_LP\n\r".contains(letter) => 0,
            _ => return Some(place..place + 1 + letter.len_utf8()),
        };
        let found = rest.take(digits).take_while(char::is_ascii_hexdigit).count();
        let end = place + 2 + found;
        let value = u32::from_str_radix(&content[place + 2..end], 16).unwrap_or(0);
        if found < digits || (digits > 0 && char::from_u32(value).is_none()) {
            return Some(place..end);
        }
        place = end;
    }
}

/// A bracket that is not closed, closes nothing, or holds what is no list or map.
pub(super) fn brackets(text: &Text, kind: &ErrorKind, at: usize, state: &State) -> Option<Diagnostic> {
    use ErrorKind as Kind;
    let content = &text.content;
    let closing = |open: &str| if open == "[" { "]" } else { "}" };
    match kind {
        Kind::MisplacedFlowCollectionEnd => {
            let message = format!("{} closes nothing", quote(&content[at..content.ceil_char_boundary(at + 1)]));
            return Some(Diagnostic::new(
                "stray-bracket",
                at..at + 1,
                message,
                "delete it, or put the text into quotes",
            ));
        }
        Kind::MismatchedFlowCollectionEnd { open, close } => {
            let message = format!("this `{open}` is closed by `{close}`");
            let help = format!("close it with `{}`", closing(&open.to_string()));
            return Some(Diagnostic::new("unclosed-bracket", at..at + 1, message, help));
        }
        _ => {}
    }
    let open = match (kind, state.open) {
        (_, Some(open)) => open,
        (Kind::UnclosedFlowCollection { .. }, None) => at,
        _ => return None,
    };
    if content[at..].starts_with(',') && content[..at].trim_end().ends_with([',', '[', '{']) {
        let help = "delete the comma, or write what is missing";
        return Some(Diagnostic::new("empty-item", at..at + 1, "there is nothing before this comma", help));
    }
    if content[at..].starts_with('-') && *kind == Kind::BlockEntryInFlowCollection {
        let help = "separate the items by commas, or write the list without brackets";
        return Some(Diagnostic::new("dash-in-brackets", at..at + 1, "a list item with `-` is between brackets", help));
    }
    let bracket = &content[open..content.ceil_char_boundary(open + 1)];
    if closes(content.as_bytes(), open) {
        let message = format!("this does not fit between the items after `{bracket}`");
        let help = "put commas between items, and a text with `,`, `:` or brackets into quotes";
        return Some(Diagnostic::new("missing-comma", word(text, at), message, help));
    }
    let message = format!("the list or map that begins here with `{bracket}` is not closed");
    let help = format!("close it with `{}`", closing(bracket));
    Some(Diagnostic::new("unclosed-bracket", open..open + bracket.len(), message, help))
}

/// Whether the bracket at `open` is closed, brackets between quotes not counted.
fn closes(bytes: &[u8], open: usize) -> bool {
    let mut depth = 0_usize;
    let mut place = open;
    while place < bytes.len() {
        match bytes[place] {
            b'[' | b'{' => depth += 1,
            b']' | b'}' if depth == 1 => return true,
            b']' | b'}' => depth -= 1,
            b'"' | b'\'' if b" \n,[{:".contains(&bytes[place - 1]) => match closing_quote(bytes, place) {
                Some(close) => place = close,
                None => return false,
            },
            _ => {}
        }
        place += 1;
    }
    false
}

/// From a place to the next blank, `:` or end of the line.
pub(super) fn word(text: &Text, at: usize) -> Span {
    let line = text.line(at);
    let at = at.min(line.end);
    let rest = &text.content[at..line.end];
    at..at + rest.find([' ', '\t', ':']).unwrap_or(rest.len())
}
