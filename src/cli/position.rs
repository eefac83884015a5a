//! Positions as arguments: read, and shown with a marker under the fault.
//!
//! Representation: the words of the argument with one space between them, so that a position needs no
//! quotes. At most one line of 80 characters of it is shown, around the fault.
//! Failure: the reply that exits 2: `error: …`, the text, the marker, `help: …`.

use super::Reply;
use super::width::WIDTH;
use crate::rules::TextError;

/// The words of a position as one text.
pub fn text(words: &[String]) -> String {
    words.join(" ")
}

/// The reply to a text that is no position.
pub fn fault(text: &str, error: &TextError) -> Reply {
    let room = WIDTH - 2;
    let characters: Vec<char> = text.chars().map(shown).collect();
    // Without the start of a long text, the fault still stands in the line, a third of the way in.
    let first = if characters.len() <= room { 0 } else { (error.column - 1).saturating_sub(room / 3) };
    let line: String = characters[first..].iter().take(room).collect();
    let indent = error.column - 1 - first;
    let marker = format!("{}{}", " ".repeat(indent), "^".repeat(error.width.min(room - indent.min(room - 1))));
    Reply::input(format!("error: {}\n  {line}\n  {marker}\nhelp: {}\n", error.message, error.help))
}

/// The character, or a space for one that would move the cursor or turn the line round.
fn shown(each: char) -> char {
    let turns = matches!(each, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    if each.is_control() || turns { ' ' } else { each }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Play, parse};

    fn message(text: &str) -> String {
        let reply = fault(text, &parse(text, Play::Normal).expect_err("no position"));
        assert_eq!((reply.code, reply.out.as_str()), (2, ""));
        reply.err
    }

    #[test]
    fn the_marker_stands_under_the_fault() {
        assert_eq!(message("num 3 5"), "error: no game is called `num`\n  num 3 5\n  ^^^\nhelp: did you mean `nim`?\n");
        assert!(message("nim 3 5 x").contains("  nim 3 5 x\n          ^\n"));
        assert!(message("nim\t3\nx").contains("  nim 3 x\n        ^\n"));
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
