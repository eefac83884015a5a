//! Positions as arguments: read, and shown with a marker under the fault.
//!
//! Representation: the words of the argument with one space between them, so that a position needs no
//! quotes.
//! Failure: the reply that exits 2: `error: …`, the text, the marker, `help: …`.

use super::Reply;
use crate::rules::{self, Parsed, Play, TextError};
use crate::source::{Diagnostic, Text};

/// The words of a position as one text.
pub fn text(words: &[String]) -> String {
    words.join(" ")
}

/// The position in a text.
pub fn parse(text: &str, misere: bool) -> Result<Parsed, Reply> {
    let play = if misere { Play::Misere } else { Play::Normal };
    rules::parse(text, play).map_err(|error| fault(text, &error))
}

/// The reply to a text that is not a position.
pub fn fault(text: &str, error: &TextError) -> Reply {
    let byte = |column: usize| text.char_indices().nth(column).map_or(text.len(), |(byte, _)| byte);
    let first = error.column - 1;
    let fault = Diagnostic::new("position", byte(first)..byte(first + error.width), &error.message, &error.help);
    Reply::input(fault.show(&Text::new("", text)).to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::width::WIDTH;

    fn message(text: &str) -> String {
        let reply = parse(text, false).expect_err("no position");
        assert_eq!((reply.code, reply.out.as_str()), (2, ""));
        reply.err
    }

    #[test]
    fn the_marker_stands_under_the_fault() {
        assert_eq!(message("num 3 5"), "error: no game is called `num`\n  num 3 5\n  ^^^\nhelp: did you mean `nim`?\n");
        assert!(message("nim 3 5 x").contains("  nim 3 5 x\n          ^\n"));
        assert!(message("nim\t3 x").contains("  nim    3 x\n           ^\n"));
    }

    #[test]
    fn long_texts_are_cut_around_the_fault() {
        for text in [format!("nim {}x{}", "12 ".repeat(300), " 7".repeat(300)), "z".repeat(500), "7".repeat(500)] {
            let message = message(&text);
            let lines: Vec<&str> = message.lines().collect();
            assert!(lines.iter().all(|line| line.chars().count() <= WIDTH), "{message}");
            let marked = lines[2].find('^').expect("a marker");
            assert_eq!(lines[1].chars().nth(marked), text.chars().find(|each| ['x', 'z', '7'].contains(each)));
        }
    }
}
