//! What the parser refuses, in plain words and at the place where a person would look.
//!
//! Representation: the parser says what it met and where it gave up; the cause is often
//! earlier (an open quote, a tab, a missing space), so the text around is looked at again.
//! What nobody foresaw becomes the fault `syntax`. Cost: linear in the text.
//! Source: YAML 1.2.2, ch. 5 to 8.

use super::enclosed::{State, brackets, quotes, word};
use crate::source::{Diagnostic, Span, Text, quote};
use serde_yaml::granit_parser::{ErrorKind, ScanError};

/// The code of the fault that an alias is.
pub(super) const ALIAS: &str = "alias";

/// The fault of a refused text.
pub(super) fn explain(text: &Text, error: &ScanError, state: &State) -> Diagnostic {
    let content = &text.content;
    let at = content.floor_char_boundary(error.marker().byte_offset().unwrap_or(content.len()));
    limits(text, error.kind(), at)
        .or_else(|| tab(text, error.kind(), at))
        .or_else(|| quotes(text, error.kind(), at, state))
        .or_else(|| text_like_an_alias(text, at, state))
        .or_else(|| missing_space(text, at, state))
        .or_else(|| brackets(text, error.kind(), at, state))
        .or_else(|| lines(text, error.kind(), at, state))
        .or_else(|| characters(text, at))
        .unwrap_or_else(|| {
            let help = "look here and at the line above for a missing quote, bracket or `:`, and at the indentation";
            Diagnostic::new("syntax", word(text, at), "this does not fit here", help)
        })
}

/// Every character that YAML forbids; their places mean nothing to the parser.
pub(super) fn control_characters(text: &Text) -> Vec<Diagnostic> {
    let forbidden = |character: char| match character {
        '\t' | '\n' | '\r' | '\u{85}' => false,
        '\u{fffe}' | '\u{ffff}' => true,
        _ => character.is_control(),
    };
    let places = text.content.char_indices().filter(|&(_, character)| forbidden(character));
    let fault = |(at, character): (usize, char)| {
        let message = format!("there is an invisible control character (U+{:04X}) here", u32::from(character));
        Diagnostic::new("control-character", at..at + character.len_utf8(), message, "delete it")
    };
    // A file of zeros has a million of them; nobody reads more than a screenful.
    places.take(100).map(fault).collect()
}

/// More lists and maps inside each other than the tree holds.
pub(super) fn too_deep(span: Span) -> Diagnostic {
    let message = format!("more than {} lists and maps are inside each other here", super::DEEPEST);
    Diagnostic::new("too-deep", span, message, "use fewer levels; a sheet needs four")
}

/// What is refused anywhere.
fn limits(text: &Text, kind: &ErrorKind, at: usize) -> Option<Diagnostic> {
    match kind {
        ErrorKind::RecursionLimitExceeded => Some(too_deep(at..at + 1)),
        ErrorKind::BomInsideDocument => {
            let message = "there is an invisible byte order mark (U+FEFF) here";
            Some(Diagnostic::new("control-character", at..at + '\u{feff}'.len_utf8(), message, "delete it"))
        }
        ErrorKind::DirectiveDisallowed => {
            let message = "lines that begin with `%` are not understood here";
            Some(Diagnostic::new("directive", at..text.line(at).end, message, "delete the line"))
        }
        _ => None,
    }
}

fn tab(text: &Text, kind: &ErrorKind, at: usize) -> Option<Diagnostic> {
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
    let message = "there is a tab where YAML counts spaces";
    Some(Diagnostic::new("tab", place..place + run, message, "replace it by spaces, two for each level"))
}

/// `*Find* the move`, which YAML reads as an alias with something after it.
fn text_like_an_alias(text: &Text, at: usize, state: &State) -> Option<Diagnostic> {
    let alias = state.last_alias.clone()?;
    let line = text.line(alias.start);
    let rest = text.content.get(alias.end..line.end)?.trim();
    let here = text.line(at) == line && !rest.is_empty() && !rest.starts_with([',', ']', '}', '#', ':']);
    here.then(|| cannot_begin(text, alias.start..alias.start + 1, line.end))
}

/// `key:value`, which YAML reads as one word.
fn missing_space(text: &Text, at: usize, state: &State) -> Option<Diagnostic> {
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
        Some(Diagnostic::new("missing-space", colon..colon + 1, message, help))
    })
}

/// Lines that do not fit their neighbours.
fn lines(text: &Text, kind: &ErrorKind, at: usize, state: &State) -> Option<Diagnostic> {
    use ErrorKind as Kind;
    let content = &text.content;
    let line = text.line(at);
    let first = line.end - content[line.clone()].trim_start().len();
    let indentation =
        |message: String, help: &str| Some(Diagnostic::new("indentation", word(text, first), message, help));
    match kind {
        Kind::MappingValueNotAllowed if text.line(state.last_scalar.start) == line => {
            let start = content[line.start..at].find(": ").map_or(first, |colon| line.start + colon + 2);
            let typed = content[start..line.end].trim();
            let message = "the text of this key holds a second `:`".to_owned();
            let help = format!("put the text into quotes: \"{}\"", short(typed));
            Some(Diagnostic::new("colon-in-text", at..at + 1, message, help))
        }
        Kind::MappingValueNotAllowed => {
            let message = format!(
                "{} cannot be a key here: the line above is a text, and this line goes on with it",
                quote(content[first..at].trim_end())
            );
            indentation(message, "indent it like the keys it belongs to; a value is on the line of its key")
        }
        Kind::ExpectedBlockMappingKey if is_dash(content, at, first) => indentation(
            "there is a list item among keys".to_owned(),
            "indent it below the key whose list it belongs to",
        ),
        Kind::ExpectedBlockSequenceEntry => indentation(
            "this line does not line up: it is among list items and does not begin with `-`".to_owned(),
            "indent it like the keys of its item, or begin it with `- `",
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
            let message = format!("{} is not a key: a `:` is missing", quote(typed));
            let help = "write `key: value`, or indent the line if it goes on with the text above";
            Some(Diagnostic::new("missing-colon", first..first + typed.len(), message, help))
        }
        Kind::BlockSequenceEntryNotAllowed => {
            let help = "begin the list on the next line, each item with `- `";
            Some(Diagnostic::new("list-beside-key", at..at + 1, "a list cannot begin on the line of its key", help))
        }
        Kind::CommentInterceptedScalar => {
            let message = "there is a comment inside a text of several lines";
            Some(Diagnostic::new("comment-in-text", at..line.end, message, "move the comment above the key"))
        }
        Kind::InvalidBlockScalarHeader => {
            let help = "begin the text on the next line, indented deeper than its key";
            let message =
                format!("there is text on the line of `{}`", &content[at..content.ceil_char_boundary(at + 1)]);
            Some(Diagnostic::new("text-after-bar", at..line.end, message, help))
        }
        _ => None,
    }
}

fn is_dash(content: &str, at: usize, first: usize) -> bool {
    content[first..].starts_with("- ") && at <= first + 2
}

/// Characters that mean something to YAML where a text was meant.
fn characters(text: &Text, at: usize) -> Option<Diagnostic> {
    let character = text.content[at..].chars().next().filter(|character| "@`%,&*!?|>#\"'".contains(*character))?;
    Some(cannot_begin(text, at..at + character.len_utf8(), text.line(at).end))
}

fn cannot_begin(text: &Text, span: Span, end: usize) -> Diagnostic {
    let message = format!("a text cannot begin with {}", text.slice(&span));
    let typed = text.slice(&(span.start..end)).trim().to_owned();
    let help = match typed.contains('"') {
        true => "put the text into single quotes".to_owned(),
        false => format!("put the text into quotes: \"{}\"", short(&typed)),
    };
    Diagnostic::new("reserved-character", span, message, help)
}

/// The words as [`quote`] shows them, without its backticks.
fn short(words: &str) -> String {
    let quoted = quote(words);
    quoted[1..quoted.len() - 1].to_owned()
}
