//! What the parser refuses, in plain words and at the place where a person would look.
//!
//! Representation: the parser says what it met and where it gave up. For most kinds of error a table
//! has the words; where the cause is often earlier (a tab, an open quote or bracket, a missing space), the
//! text before is looked at again. What is not in the table becomes the fault `syntax`.
//! Cost: linear in the text. Source: YAML 1.2.2, ch. 5 to 8.

use crate::source::{Diagnostic, Span, Text, control_character, forbidden, quote};
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
pub(super) fn explain(text: &Text, error: &ScanError, state: &State) -> Diagnostic {
    let content = &text.content;
    let at = content.floor_char_boundary(error.marker().byte_offset().unwrap_or(content.len()));
    let kind = error.kind();
    let general = || {
        let help = "look for a missing quote, bracket or `:` here and in the line above, and check the indentation";
        Diagnostic::new("syntax", word(text, at), "this does not fit here", help)
    };
    if *kind == ErrorKind::RecursionLimitExceeded {
        return too_deep(at..at + 1);
    }
    tab(text, kind, at)
        .or_else(|| unclosed_quote(text, kind, at, state))
        .or_else(|| missing_space(text, at, state))
        .or_else(|| bracket(text, kind, at, state))
        .or_else(|| no_key(text, kind, at, state))
        .or_else(|| {
            let (code, message, help) = in_words(kind)?;
            let span = match code {
                "indentation" => word(text, first(text, at)),
                "stray-bracket" | "unclosed-bracket" | "control-character" => at..content.ceil_char_boundary(at + 1),
                _ => at..text.line(at).end.max(at),
            };
            Some(Diagnostic::new(code, span, message, help))
        })
        .unwrap_or_else(general)
}

/// Code, message and help for errors that are where the parser reports them.
fn in_words(kind: &ErrorKind) -> Option<(&'static str, &'static str, &'static str)> {
    use ErrorKind as Kind;

    Some(match kind {
        Kind::BomInsideDocument => {
            ("control-character", "there is an invisible byte order mark (U+FEFF) here", "delete it")
        }
        Kind::DirectiveDisallowed => ("directive", "lines that begin with `%` are not allowed here", "delete the line"),
        Kind::InvalidTrailingSingleQuotedScalar => {
            let help = "put all of it between the quotes; write a quote inside as `''`";
            ("text-after-quote", "there is text after the closing quote", help)
        }
        Kind::InvalidTrailingDoubleQuotedScalar => {
            let help = "put all of it between the quotes; write a quote inside as `\\\"`";
            ("text-after-quote", "there is text after the closing quote", help)
        }
        Kind::UnknownQuotedScalarEscape | Kind::InvalidQuotedScalarHexEscape | Kind::InvalidUnicodeEscape => {
            let message = "a backslash in this text means nothing between double quotes";
            ("bad-escape", message, "write a backslash as `\\\\`, or use single quotes")
        }
        Kind::UnexpectedCharacter { .. } => {
            ("reserved-character", "a text cannot begin with this character", "put the text into quotes")
        }
        Kind::MisplacedFlowCollectionEnd => {
            ("stray-bracket", "this bracket closes nothing", "delete it, or put the text into quotes")
        }
        Kind::MismatchedFlowCollectionEnd { .. } => {
            let help = "close `[` with `]` and `{` with `}`";
            ("unclosed-bracket", "this bracket is closed by one of another kind", help)
        }
        Kind::ExpectedBlockSequenceEntry => {
            let message = "this line does not line up: it is among list items and does not begin with `-`";
            ("indentation", message, "indent it like the keys of its item, or begin it with `- `")
        }
        Kind::ExpectedBlockMappingKey
        | Kind::InvalidIndentation
        | Kind::InvalidFlowScalarIndent
        | Kind::InvalidBlockScalarIndent => {
            let message = "this line does not line up with the lines above it";
            ("indentation", message, "give all keys of one block the same number of spaces")
        }
        Kind::BlockSequenceEntryNotAllowed => {
            let help = "begin the list on the next line, each item with `- `";
            ("list-beside-key", "a list cannot begin on the line of its key", help)
        }
        Kind::CommentInterceptedScalar => {
            let message = "there is a comment inside a text of several lines";
            ("comment-in-text", message, "move the comment above the key")
        }
        Kind::InvalidBlockScalarHeader => {
            let help = "begin the text on the next line, indented deeper than its key";
            ("text-after-bar", "there is text after this `|` or `>` on its line", help)
        }
        _ => return None,
    })
}

/// Every character that YAML forbids; their places mean nothing to the parser.
pub(super) fn control_characters(text: &Text) -> Vec<Diagnostic> {
    let forbidden = |character: char| match character {
        '\u{85}' => false,
        '\u{fffe}' | '\u{ffff}' => true,
        _ => forbidden(character),
    };
    let places = text.content.char_indices().filter(|&(_, character)| forbidden(character));
    let fault = |(at, character): (usize, char)| control_character(at..at + character.len_utf8(), character);
    // A file of zeros has a million of them; nobody reads more than a screenful.
    places.take(100).map(fault).collect()
}

/// More lists and maps inside each other than the tree holds.
pub(super) fn too_deep(span: Span) -> Diagnostic {
    let message = format!("more than {} lists and maps are inside each other here", super::DEEPEST);
    Diagnostic::new("too-deep", span, message, "use fewer levels; a sheet needs four")
}

fn tab(text: &Text, kind: &ErrorKind, at: usize) -> Option<Diagnostic> {
    use ErrorKind as Kind;
    let content = &text.content;
    let line = text.line(at);
    let margin = content[line.clone()].find(|character| character != ' ').map(|blanks| line.start + blanks);
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
    let in_margin = margin.filter(|&place| content[place..].starts_with('\t'));
    let place = in_margin.or_else(|| blamed.then(ahead).flatten())?;
    let run = content[place..].len() - content[place..].trim_start_matches('\t').len();
    let message = "there is a tab where YAML counts spaces";
    Some(Diagnostic::new("tab", place..place + run, message, "replace it with spaces, two for each level"))
}

/// A quote that is not closed.
fn unclosed_quote(text: &Text, kind: &ErrorKind, at: usize, state: &State) -> Option<Diagnostic> {
    use ErrorKind as Kind;
    let (Kind::UnclosedQuotedScalar | Kind::InvalidQuotedScalarIndent | Kind::DocumentIndicatorInQuotedScalar) = kind
    else {
        return None;
    };
    let open = open_quote(&text.content, state.understood.min(at), at)?;
    let mark = &text.content[open..=open];
    let message = format!("the text that begins here with {mark} does not end on its line");
    let help = format!("close it with {mark}; if it is meant to go on, indent its further lines deeper than its key");
    Some(Diagnostic::new("unclosed-quote", open..text.line(open).end, message, help))
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

/// A bracket that is not closed, or that holds what does not fit between its items.
fn bracket(text: &Text, kind: &ErrorKind, at: usize, state: &State) -> Option<Diagnostic> {
    use ErrorKind as Kind;
    let open = match kind {
        Kind::MisplacedFlowCollectionEnd | Kind::MismatchedFlowCollectionEnd { .. } => return None,
        Kind::UnclosedFlowCollection { .. } => state.open.unwrap_or(at),
        _ => state.open?,
    };
    let bracket = &text.content[open..text.content.ceil_char_boundary(open + 1)];
    if closes(text.content.as_bytes(), open) {
        let message = format!("this does not fit between the items after `{bracket}`");
        let help = "put one comma between two items, and a text with `,`, `:` or brackets into quotes";
        return Some(Diagnostic::new("missing-comma", word(text, at), message, help));
    }
    let message = format!("the list or map that begins here with `{bracket}` is not closed");
    let help = format!("close it with `{}`", if bracket == "[" { "]" } else { "}" });
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

/// `key:value`, which YAML reads as one word.
fn missing_space(text: &Text, at: usize, state: &State) -> Option<Diagnostic> {
    [state.last_scalar.start, at].into_iter().find_map(|byte| {
        let line = text.line(byte);
        let typed = text.content[line.clone()].trim_start_matches(['-', ' ']);
        let (key, value) = typed.split_once(':')?;
        let key_like = !key.is_empty() && key.chars().all(|c| c.is_alphanumeric() || "-_\"'".contains(c));
        if !key_like || value.is_empty() || value.starts_with([' ', '\t', '/', ':']) {
            return None;
        }
        let colon = line.end - typed.len() + key.len();
        let message = format!("a space is missing after the `:` of {}", quote(key));
        let help = format!("write {}", quote(&format!("{key}: {}", value.trim_end())));
        Some(Diagnostic::new("missing-space", colon..colon + 1, message, help))
    })
}

/// A second `:` on a line, a `:` too few, or a key where a text goes on.
fn no_key(text: &Text, kind: &ErrorKind, at: usize, state: &State) -> Option<Diagnostic> {
    use ErrorKind as Kind;
    let content = &text.content;
    let (line, first) = (text.line(at), first(text, at));
    match kind {
        Kind::ExpectedBlockMappingKey if content[first..].starts_with("- ") => {
            let help = "indent it below the key whose list it belongs to";
            Some(Diagnostic::new("indentation", word(text, first), "there is a list item among keys", help))
        }
        Kind::MappingValueNotAllowed if text.line(state.last_scalar.start) == line => {
            let start = content[line.start..at].find(": ").map_or(first, |colon| line.start + colon + 2);
            let typed = quote(content[start..line.end].trim());
            let help = format!("put the text into quotes: \"{}\"", typed.trim_matches('`'));
            Some(Diagnostic::new("colon-in-text", at..at + 1, "the text of this key holds a second `:`", help))
        }
        Kind::MappingValueNotAllowed => {
            let key = quote(content[first..at].trim_end());
            let message =
                format!("{key} cannot be a key here: the line above is a text, and this line goes on with it");
            let help = "indent it like the keys it belongs to; a value is on the line of its key";
            Some(Diagnostic::new("indentation", word(text, first), message, help))
        }
        Kind::SimpleKeyExpected | Kind::InvalidSimpleKey => {
            let typed = content[first..line.end].trim_end();
            let message = format!("{} is not a key: a `:` is missing", quote(typed));
            let help = "write `key: value`, or indent the line if it goes on with the text above";
            Some(Diagnostic::new("missing-colon", first..first + typed.len(), message, help))
        }
        _ => None,
    }
}

/// Where the text of the line at this place begins.
fn first(text: &Text, at: usize) -> usize {
    let line = text.line(at);
    line.end - text.content[line].trim_start().len()
}

/// From a place to the next blank, `:` or end of the line.
fn word(text: &Text, at: usize) -> Span {
    let line = text.line(at);
    let at = at.min(line.end);
    let rest = &text.content[at..line.end];
    at..at + rest.find([' ', '\t', ':']).unwrap_or(rest.len())
}
