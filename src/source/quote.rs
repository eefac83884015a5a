//! Words of the user inside a message.
//!
//! Representation: one line between backticks, at most [`LONGEST`] characters and `…`; what does
//! not print, or turns the direction of text, is written as an escape.

use super::steers;

/// How many characters of a word a message repeats.
const LONGEST: usize = 40;

/// The words between backticks, short and harmless.
pub fn quote(words: &str) -> String {
    let mut quoted = String::from("`");
    let mut characters = words.chars();
    for character in characters.by_ref().take(LONGEST) {
        match character {
            _ if character.is_control() => quoted.extend(character.escape_default()),
            _ if steers(character) => quoted.extend(character.escape_unicode()),
            _ => quoted.push(character),
        }
    }
    if characters.next().is_some() {
        quoted.push('…');
    }
    quoted.push('`');
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quoted_word_is_short_and_harmless() {
        assert_eq!(quote("נים"), "`נים`");
        assert_eq!(quote("a\n\u{1b}[31m\u{202e}"), "`a\\n\\u{1b}[31m\\u{202e}`");
        assert_eq!(quote(&"x".repeat(41)), format!("`{}…`", "x".repeat(40)));
    }
}
