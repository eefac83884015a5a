//! How wide a page of text is, and text broken to it.
//!
//! Representation: widths in characters, 80 to a line. A word longer than a line stands alone on it.

/// The width that every command's text keeps to.
pub const WIDTH: usize = 80;

/// The words of `text`, one space apart, in lines of at most [`WIDTH`] characters.
/// Every line ends with a line break; no words, no lines.
pub fn wrap(text: &str) -> String {
    hanging("", text)
}

/// The same behind a label, whose width later lines leave free.
pub fn hanging(label: &str, text: &str) -> String {
    let indent = label.chars().count();
    let mut wrapped = String::new();
    let mut column = 0;
    for word in text.split_whitespace() {
        let length = word.chars().count();
        if column > 0 && column + 1 + length > WIDTH {
            wrapped.push('\n');
            column = 0;
        }
        if column == 0 {
            wrapped += &if wrapped.is_empty() { label.to_owned() } else { " ".repeat(indent) };
            column = indent;
        } else {
            wrapped.push(' ');
            column += 1;
        }
        wrapped.push_str(word);
        column += length;
    }
    if column > 0 {
        wrapped.push('\n');
    }
    wrapped
}

#[cfg(test)]
mod tests {
    use super::wrap;

    #[test]
    fn lines_are_as_full_as_80_characters_allow() {
        let ten = "ábcdefghij ";
        assert_eq!(wrap(&ten.repeat(8)), format!("{}\n{}\n", ten.repeat(7).trim_end(), ten.trim_end()));
        let exact = format!("{} {}", "x".repeat(40), "y".repeat(39));
        assert_eq!(wrap(&exact), format!("{exact}\n"));
        assert_eq!(wrap(&format!("a {} b", "x".repeat(90))), format!("a\n{}\nb\n", "x".repeat(90)));
        assert_eq!(wrap("  "), "");
    }
}
