//! What the parser refuses, in plain words and at the place where a person would look.
//!
//! Representation: the parser says what it met and where it gave up; the cause often stands
//! earlier (an open quote, a tab, a missing space), so the text around is looked at again.
//! Failure: none; what nobody foresaw becomes the fault `syntax`. Cost: linear in the text.
//! Source: YAML 1.2.2, ch. 5 to 8.

use crate::source::{Fault, Span, Text, quote};
use serde_yaml::granit_parser::{ErrorKind, ScanError};

/// What the tree knew when the parser gave up.
pub(super) struct State {
    /// Where the last event that held text ended.
    pub understood: usize,
    /// The last text that was read.
    pub last_scalar: Span,
    /// The innermost `[` or `{` that is open.
    pub open: Option<usize>,
}

/// The fault of a refused text.
pub(super) fn explain(text: &Text, error: &ScanError, state: &State) -> Fault {
    let content = &text.content;
    let at = content.floor_char_boundary(error.marker().byte_offset().unwrap_or(content.len()));
    tab(text, error.kind(), at)
        .or_else(|| quotes(text, error.kind(), at, state))
        .or_else(|| missing_space(text, at, state))
        .or_else(|| brackets(text, error.kind(), at, state))
        .or_else(|| lines(text, error.kind(), at, state))
        .or_else(|| characters(text, error.kind(), at))
        .unwrap_or_else(|| {
            let help = "look here and at the line above for a missing quote, bracket or `:`, and at the indentation";
            Fault::new("syntax", word(text, at), "this cannot stand here", help)
        })
}

/// Every character that YAML forbids; their places mean nothing to the parser.
pub(super) fn control_characters(text: &Text) -> Vec<Fault> {
    let forbidden = |character: char| match character {
        '\t' | '\n' | '\r' | '\u{85}' => false,
        '\u{fffe}' | '\u{ffff}' => true,
        _ => character.is_control(),
    };
    let places = text.content.char_indices().filter(|&(_, character)| forbidden(character));
    let fault = |(at, character): (usize, char)| {
        let message = format!("an invisible control character (U+{:04X}) stands here", u32::from(character));
        Fault::new("control-character", at..at + character.len_utf8(), message, "delete it")
    };
    // A file of zeros has a million of them; nobody reads more than a screenful.
    places.take(100).map(fault).collect()
}

/// More lists and maps inside each other than the tree holds.
pub(super) fn too_deep(span: Span) -> Fault {
    let message = format!("more than {} lists and maps stand inside each other here", super::DEEPEST);
    Fault::new("too-deep", span, message, "use fewer levels; a sheet needs four")
}

fn tab(text: &Text, kind: &ErrorKind, at: usize) -> Option<Fault> {
    use ErrorKind as Kind;
    let content = &text.content;
    let line = text.line(at);
    let margin = |line: &Span| {
        let margin = &content[line.clone()];
        let margin = &margin[..margin.len() - margin.trim_start_matches([' ', '\t']).len()];
        margin.find('\t').map(|tab| line.start + tab)
    };
    let blamed = matches!(
        kind,
        Kind::TabNotAllowed
            | Kind::TabInBlockIndentation
            | Kind::TabInIndentation
            | Kind::TabInPlainScalar
            | Kind::TabAtBlockScalarStart
    );
    // A parser that blames a tab reports the start of the text that the tab interrupts.
    let ahead = || content[at..].find('\t').map(|tab| at + tab);
    let place = margin(&line).or_else(|| blamed.then(ahead).flatten())?;
    let run = content[place..].len() - content[place..].trim_start_matches('\t').len();
    let message = "a tab stands where YAML counts spaces";
    Some(Fault::new("tab", place..place + run, message, "replace it by spaces, two for each level"))
}

fn quotes(text: &Text, kind: &ErrorKind, at: usize, state: &State) -> Option<Fault> {
    use ErrorKind as Kind;
    let content = &text.content;
    match kind {
        Kind::UnclosedQuotedScalar | Kind::InvalidQuotedScalarIndent | Kind::DocumentIndicatorInQuotedScalar => {
            let open = open_quote(content, state.understood.min(at), at)?;
            let mark = &content[open..=open];
            let message = format!("the text that begins here with {mark} does not end on its line");
            let help =
                format!("close it with {mark}; if it is meant to go on, indent its further lines deeper than its key");
            Some(Fault::new("unclosed-quote", open..text.line(open).end, message, help))
        }
        Kind::InvalidTrailingSingleQuotedScalar | Kind::InvalidTrailingDoubleQuotedScalar => {
            let message = "text stands after the closing quote";
            let help = match kind {
                Kind::InvalidTrailingSingleQuotedScalar => {
                    "put all of it between the quotes; write a quote inside as `''`"
                }
                _ => "put all of it between the quotes; write a quote inside as `\\\"`",
            };
            Some(Fault::new("text-after-quote", at..text.line(at).end.max(at), message, help))
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
            Some(Fault::new("bad-escape", span, message, help))
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

/// `key:value`, which YAML reads as one word.
fn missing_space(text: &Text, at: usize, state: &State) -> Option<Fault> {
    let content = &text.content;
    [state.last_scalar.start, at].into_iter().find_map(|byte| {
        let line = text.line(byte);
        let typed = &content[line.clone()];
        let typed = typed.trim_start_matches(['-', ' ']);
        let start = line.end - typed.len();
        let (key, value) = typed.split_once(':')?;
        let key_like = !key.is_empty() && key.chars().all(|c| c.is_alphanumeric() || "-_\"'".contains(c));
        if !key_like || value.is_empty() || value.starts_with([' ', '\t', '/', ':']) {
            return None;
        }
        let colon = start + key.len();
        let message = format!("a space is missing after the `:` of {}", quote(key));
        let help = format!("write {}", quote(&format!("{key}: {}", value.trim_end())));
        Some(Fault::new("missing-space", colon..colon + 1, message, help))
    })
}

fn brackets(text: &Text, kind: &ErrorKind, at: usize, state: &State) -> Option<Fault> {
    use ErrorKind as Kind;
    let content = &text.content;
    let closing = |open: &str| if open == "[" { "]" } else { "}" };
    match kind {
        Kind::MisplacedFlowCollectionEnd => {
            let message = format!("{} closes nothing", quote(&content[at..content.ceil_char_boundary(at + 1)]));
            return Some(Fault::new("stray-bracket", at..at + 1, message, "delete it, or put the text into quotes"));
        }
        Kind::MismatchedFlowCollectionEnd { open, close } => {
            let message = format!("this `{open}` is closed by `{close}`");
            let help = format!("close it with `{}`", closing(&open.to_string()));
            return Some(Fault::new("unclosed-bracket", at..at + 1, message, help));
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
        return Some(Fault::new("empty-item", at..at + 1, "nothing stands before this comma", help));
    }
    if content[at..].starts_with('-') && *kind == Kind::BlockEntryInFlowCollection {
        let help = "separate the items by commas, or write the list without brackets";
        return Some(Fault::new("dash-in-brackets", at..at + 1, "a list item with `-` stands between brackets", help));
    }
    let bracket = &content[open..content.ceil_char_boundary(open + 1)];
    let message =
        format!("the list or map that begins here with `{bracket}` is not closed, or a comma is missing in it");
    let help = format!("close it with `{}`, and put commas between its items", closing(bracket));
    Some(Fault::new("unclosed-bracket", open..open + bracket.len(), message, help))
}

/// Lines that do not fit their neighbours.
fn lines(text: &Text, kind: &ErrorKind, at: usize, state: &State) -> Option<Fault> {
    use ErrorKind as Kind;
    let content = &text.content;
    let line = text.line(at);
    let first = line.end - content[line.clone()].trim_start().len();
    let indentation = |message: String, help: &str| Some(Fault::new("indentation", word(text, first), message, help));
    match kind {
        Kind::MappingValueNotAllowed if text.line(state.last_scalar.start) == line => {
            let start = content[line.start..at].find(": ").map_or(first, |colon| line.start + colon + 2);
            let typed = content[start..line.end].trim();
            let message = "the text of this key holds a second `:`".to_owned();
            let help = format!("put the text into quotes: {}", quote(&format!("\"{typed}\"")));
            Some(Fault::new("colon-in-text", at..at + 1, message, help))
        }
        Kind::MappingValueNotAllowed => {
            let message = format!(
                "{} cannot be a key here: the line above is a text, and this line goes on with it",
                quote(content[first..at].trim_end())
            );
            indentation(message, "indent it like the keys it belongs to; a value stands on the line of its key")
        }
        Kind::ExpectedBlockMappingKey if is_dash(content, at, first) => {
            indentation("a list item stands among keys".to_owned(), "indent it below the key whose list it belongs to")
        }
        Kind::ExpectedBlockSequenceEntry => indentation(
            "a key stands among list items".to_owned(),
            "indent it below its `-`, or begin its line with `- `",
        ),
        Kind::ExpectedBlockMappingKey
        | Kind::InvalidIndentation
        | Kind::InvalidFlowScalarIndent
        | Kind::InvalidBlockScalarIndent => indentation(
            "this line does not line up with the lines above it".to_owned(),
            "give all keys of one block the same number of spaces",
        ),
        Kind::SimpleKeyExpected | Kind::InvalidSimpleKey => {
            let typed = content[first..line.end].trim_end();
            let message = format!("{} is no key: a `:` is missing", quote(typed));
            let help = "write `key: value`, or indent the line if it goes on with the text above";
            Some(Fault::new("missing-colon", first..first + typed.len(), message, help))
        }
        Kind::BlockSequenceEntryNotAllowed => {
            let help = "begin the list on the next line, each item with `- `";
            Some(Fault::new("list-beside-key", at..at + 1, "a list cannot begin on the line of its key", help))
        }
        Kind::CommentInterceptedScalar => {
            let message = "a comment stands inside a text of several lines";
            Some(Fault::new("comment-in-text", at..line.end, message, "move the comment above the key"))
        }
        Kind::InvalidBlockScalarHeader => {
            let help = "begin the text on the next line, indented deeper than its key";
            let message = format!("text stands on the line of `{}`", &content[at..content.ceil_char_boundary(at + 1)]);
            Some(Fault::new("text-after-bar", at..line.end, message, help))
        }
        _ => None,
    }
}

fn is_dash(content: &str, at: usize, first: usize) -> bool {
    content[first..].starts_with("- ") && at <= first + 2
}

/// Characters that mean something to YAML where a text was meant.
fn characters(text: &Text, kind: &ErrorKind, at: usize) -> Option<Fault> {
    match kind {
        ErrorKind::RecursionLimitExceeded => return Some(too_deep(at..at + 1)),
        ErrorKind::BomInsideDocument => {
            let message = "an invisible byte order mark (U+FEFF) stands here";
            return Some(Fault::new("control-character", at..at + 3, message, "delete it"));
        }
        ErrorKind::DirectiveDisallowed => {
            let message = "lines that begin with `%` are not understood here";
            return Some(Fault::new("directive", at..text.line(at).end, message, "delete the line"));
        }
        _ => {}
    }
    let character = text.content[at..].chars().next().filter(|character| "@`%,&*!?|>#\"'".contains(*character))?;
    let typed = word(text, at);
    let message = format!("a text cannot begin with {character}");
    let help =
        format!("put the text into quotes: {}", quote(&format!("\"{}\"", text.content[at..text.line(at).end].trim())));
    Some(Fault::new("reserved-character", typed.start..typed.start + character.len_utf8(), message, help))
}

/// From a place to the next blank, `:` or end of the line.
fn word(text: &Text, at: usize) -> Span {
    let line = text.line(at);
    let at = at.min(line.end);
    let rest = &text.content[at..line.end];
    at..at + rest.find([' ', '\t', ':']).unwrap_or(rest.len())
}
