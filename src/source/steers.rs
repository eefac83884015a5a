//! Characters that act instead of being seen: they steer a terminal, or turn the direction of text.
//!
//! Representation: all of category Cc, line breaks and tabs among them; the characters with the property
//! Bidi_Control; the separators of lines and paragraphs; the mark of byte order.
//! Source: Unicode Standard Annex 9, table 4; `PropList.txt` of the Unicode Character Database.

/// Whether a character acts instead of being seen.
pub fn steers(character: char) -> bool {
    character.is_control()
        || matches!(
            character,
            '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}'
        )
}
