//! Characters that act instead of being seen: they steer a terminal, or turn the direction of text.
//!
//! Representation: all of category Cc, line breaks and tabs among them; the characters with the property
//! Bidi_Control; the separators of lines and paragraphs; the mark of byte order.
//! Source: Unicode Standard Annex 9, table 4; `PropList.txt` of the Unicode Character Database.

use super::{Diagnostic, Span};

/// Whether a character acts instead of being seen.
pub fn steers(character: char) -> bool {
    character.is_control()
        || matches!(
            character,
            '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}'
        )
}

/// Whether a character steers and no page may hold it: all but those that part lines, tabs, and the mark of byte
/// order, which is invisible everywhere.
pub fn forbidden(character: char) -> bool {
    steers(character) && !matches!(character, '\n' | '\t' | '\r' | '\u{2028}' | '\u{2029}' | '\u{feff}')
}

/// A name as one line that is safe to print in a terminal.
pub fn printable(name: &str) -> String {
    name.chars().map(|character| if steers(character) { char::REPLACEMENT_CHARACTER } else { character }).collect()
}

/// The fault of a text that holds such a character, as it is or as an escape.
pub fn control_character(span: Span, character: char) -> Diagnostic {
    let message = format!("there is an invisible control character (U+{:04X}) here", u32::from(character));
    Diagnostic::new("control-character", span, message, "delete it")
}
