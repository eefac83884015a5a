//! How wide a page of text is, and text broken to it.
//!
//! Representation: widths in characters, 80 to a line. A word longer than a line is alone on it.

use super::streams::{END_OF_ISOLATE, ISOLATE};
use crate::document::{Phrase, Words, WordsError};

/// A text that reads from left to right by itself, whatever is around it.
pub fn isolated(text: &str) -> String {
    format!("{ISOLATE}{text}{END_OF_ISOLATE}")
}

/// Lines that read from left to right and stand under one another: in a terminal that writes from right to left, a shorter
/// one would stand at the right. Blanks at the end of a line go to its other end there (UAX 9, L1), unless they are blanks
/// at which no line breaks.
pub fn in_a_block(lines: &[String]) -> Vec<String> {
    let widest = lines.iter().map(|line| width(line)).max().unwrap_or(0);
    let filled = |line: &String| isolated(&format!("{line}{}", "\u{a0}".repeat(widest - width(line))));
    lines.iter().map(filled).collect()
}

/// Forbids a break where it stands.
const JOINER: char = '\u{2060}';

/// The width that every command's text keeps to.
pub const WIDTH: usize = 80;

/// The words of `text`, one space apart, in lines of at most [`WIDTH`] characters.
/// Every line ends with a line break; no words, no lines.
pub fn wrap(text: &str) -> String {
    indented(text, 0, 0)
}

/// The same after a label, whose width later lines leave free.
pub fn hanging(label: &str, text: &str) -> String {
    let width = label.chars().count();
    format!("{label}{}", indented(text, width, width).trim_start_matches(' '))
}

/// The same, with so many blanks before the first line, and before every other.
pub fn indented(text: &str, first: usize, others: usize) -> String {
    broken(text, first, others, WIDTH)
}

/// The same in lines of at most so many characters.
pub fn within(text: &str, limit: usize) -> String {
    broken(text, 0, 0, limit)
}

fn broken(text: &str, first: usize, others: usize, limit: usize) -> String {
    let mut wrapped = String::new();
    // Where the line ends; nothing before its first word.
    let mut column = None;
    // What is isolated from the text around it, is so in each line: see `streams`.
    let mut open = 0;
    for word in pieces(text, limit / 2) {
        let length = width(&word);
        let start = match column {
            Some(end) if end + 1 + length <= limit => {
                wrapped.push(' ');
                end + 1
            }
            before => {
                let blanks = if before.is_some() { others } else { first };
                wrapped.extend(std::iter::repeat_n(END_OF_ISOLATE, open));
                wrapped.extend(before.map(|_| '\n'));
                wrapped.extend(std::iter::repeat_n(' ', blanks));
                wrapped.extend(std::iter::repeat_n(ISOLATE, open));
                blanks
            }
        };
        wrapped.push_str(&word);
        open = (open + word.matches(ISOLATE).count()).saturating_sub(word.matches(END_OF_ISOLATE).count());
        column = Some(start + length);
    }
    wrapped.extend(column.map(|_| '\n'));
    wrapped
}

/// The characters of a text that take a place in its line.
pub fn width(text: &str) -> usize {
    text.chars().filter(|sign| ![ISOLATE, END_OF_ISOLATE, JOINER].contains(sign)).count()
}

/// The words of a text; a tuple and what is isolated is one word unless it is longer than this.
fn pieces(text: &str, longest: usize) -> Vec<String> {
    let (mut pieces, mut isolated, mut open, mut in_tuple) = (Vec::new(), Vec::new(), 0, false);
    let mut words = text.split_ascii_whitespace().peekable();
    while let Some(word) = words.next() {
        isolated.push(word.to_owned());
        open = (open + word.matches(ISOLATE).count()).saturating_sub(word.matches(END_OF_ISOLATE).count());
        // `(1,`, but not `(1 state`
        let first = word.strip_prefix('(').and_then(|word| word.strip_suffix(','));
        let begins = first.is_some_and(|first| first.bytes().all(|byte| byte.is_ascii_digit()));
        in_tuple = in_tuple && !word.contains(')') || begins;
        let open = open + usize::from(in_tuple);
        if open == 0 || words.peek().is_none() {
            let together = isolated.join(" ");
            if open == 0 && width(&together) <= longest {
                pieces.push(together);
                isolated.clear();
            } else {
                pieces.append(&mut isolated);
            }
        }
    }
    pieces
}

/// The words of a phrase, in lines of at most [`WIDTH`] characters.
pub fn say(words: &Words, phrase: &Phrase) -> Result<String, WordsError> {
    Ok(wrap(&words.text(phrase)?))
}

#[cfg(test)]
mod tests {
    use super::{indented, wrap};

    #[test]
    fn lines_are_as_full_as_80_characters_allow() {
        let ten = "ábcdefghij ";
        assert_eq!(wrap(&ten.repeat(8)), format!("{}\n{}\n", ten.repeat(7).trim_end(), ten.trim_end()));
        let exact = format!("{} {}", "x".repeat(40), "y".repeat(39));
        assert_eq!(wrap(&exact), format!("{exact}\n"));
        assert_eq!(wrap(&format!("a {} b", "x".repeat(90))), format!("a\n{}\nb\n", "x".repeat(90)));
        assert_eq!(wrap("  "), "");
        assert_eq!(indented(&ten.repeat(8), 0, 2), format!("{}\n  {}\n", ten.repeat(7).trim_end(), ten.trim_end()));
        assert_eq!(indented("a", 4, 2), "    a\n");
        // An isolate ends with its line and goes on in the next.
        let cells = format!("\u{2066}{} {}\u{2069}", "x".repeat(50), "y".repeat(50));
        let lines = format!("\u{2066}{}\u{2069}\n\u{2066}{}\u{2069}\n", "x".repeat(50), "y".repeat(50));
        assert_eq!(wrap(&cells), lines);
        // A tuple is not torn apart.
        let tuple = format!("{} \u{2066}(1, 2)\u{2069}.", "x".repeat(75));
        assert_eq!(wrap(&tuple), format!("{}\n\u{2066}(1, 2)\u{2069}.\n", "x".repeat(75)));
        let tuple = format!("{} (1, 2), (x y)", "x".repeat(70));
        assert_eq!(wrap(&tuple), format!("{} (1, 2),\n(x y)\n", "x".repeat(70)));
        assert_eq!(wrap(&format!("{} (1 state)", "x".repeat(75))), format!("{} (1\nstate)\n", "x".repeat(75)));
        let tuple = format!("{} (1, 2), (x y)", "x".repeat(75));
        assert_eq!(wrap(&tuple), format!("{}\n(1, 2), (x y)\n", "x".repeat(75)));
    }
}
