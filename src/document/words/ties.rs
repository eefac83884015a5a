//! What stays on one line in Hungarian and Hebrew: a number and the noun that it counts or numbers, `2. kupac`,
//! `4 kavics`, `ערימה 3`; a prefix with its maqaf, and what it is the prefix of.
//!
//! Representation: a blank becomes one at which no line breaks; after a maqaf comes a word joiner.
//! Source: the rules of typesetting in both languages.

use super::{Math, Piece};

/// The blank at which no line breaks.
const BLANK: char = '\u{a0}';

/// Begins signs that keep their order from left to right.
const ISOLATE: char = '\u{2066}';

/// Forbids a break where it stands.
const JOINER: char = '\u{2060}';

/// Joins a Hebrew prefix to what follows.
const MAQAF: char = '־';

/// The prefix of `odd`, at which browsers break a line.
const NOT: &str = "אי־";

/// Hebrew nouns that are numbered; prefixes may stand before them.
const NUMBERED: [&str; 16] = [
    "מספר",
    "ספרת",
    "ספרות",
    "ערך",
    "ערימה",
    "עמודה",
    "שורה",
    "שאלה",
    "תרגיל",
    "חלק",
    "רצועה",
    "תיבה",
    "משבצת",
    "מטבע",
    "פין",
    "גרסה",
];

/// Ties numbers to the words after them.
pub fn hungarian(pieces: &mut [Piece]) {
    for index in 0..pieces.len() {
        let behind_number = index > 0 && is_number(&pieces[index - 1]);
        let Piece::Text(text) = &mut pieces[index] else { continue };
        let mut tied = String::with_capacity(text.len() + 8);
        let mut signs = text.chars().peekable();
        while let Some(sign) = signs.next() {
            let before = tied.strip_suffix('.').unwrap_or(&tied);
            let numbered = if before.is_empty() { behind_number } else { ends_in_digit(before) };
            let is_tied = sign == ' ' && numbered && signs.peek().is_some_and(|next| next.is_lowercase());
            tied.push(if is_tied { BLANK } else { sign });
        }
        *text = tied;
    }
}

/// Ties numbers to the nouns before them, and prefixes to what follows.
pub fn hebrew(pieces: &mut [Piece]) {
    for piece in pieces.iter_mut() {
        if let Piece::Text(text) | Piece::Emphasis(text) | Piece::Strong(text) = piece {
            *text = unbroken(std::mem::take(text));
        }
    }
    for index in 0..pieces.len() {
        let (named, prefixed) = pieces.get(index + 1).map_or((false, false), |next| (is_name(next), true));
        let Piece::Text(text) = &mut pieces[index] else { continue };
        let mut tied = String::with_capacity(text.len() + 8);
        let mut signs = text.chars().peekable();
        while let Some(sign) = signs.next() {
            let number = signs.peek().map_or(named, |next| next.is_ascii_digit() || *next == ISOLATE);
            let is_tied = sign == ' ' && number && NUMBERED.iter().any(|noun| tied.ends_with(noun));
            tied.push(if is_tied { BLANK } else { sign });
        }
        if prefixed && tied.ends_with(MAQAF) {
            tied.push(JOINER);
        }
        *text = tied;
    }
}

/// A text in which no line ends within the word for *odd*.
pub fn unbroken(text: String) -> String {
    if text.contains(NOT) { text.replace(NOT, &format!("{NOT}{JOINER}")) } else { text }
}

fn ends_in_digit(text: &str) -> bool {
    text.ends_with(|sign: char| sign.is_ascii_digit())
}

/// Whether a piece is a number, or the letter of a column.
fn is_name(piece: &Piece) -> bool {
    let is_letter = |text: &str| text.chars().count() == 1;
    match piece {
        Piece::Emphasis(text) => is_letter(text),
        Piece::Math(Math::Variable(name)) => is_letter(name),
        _ => is_number(piece),
    }
}

/// Whether a piece is a number and nothing else.
fn is_number(piece: &Piece) -> bool {
    match piece {
        Piece::Signs(signs) => !signs.is_empty() && signs.bytes().all(|sign| sign.is_ascii_digit()),
        Piece::Math(math) => matches!(math, Math::Number(_)),
        _ => false,
    }
}
