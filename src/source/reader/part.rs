//! The place of a part of a scalar, like the second number of a range.
//!
//! Representation: characters of the text that was read, and the bytes of the file that hold them.
//! Failure: where the two differ (escapes, folded lines) the place is the whole scalar.
//! Cost: linear in the scalar. Source: YAML 1.2.2, 8.1.2 (literal style).

use super::Reader;
use crate::source::{
    Span,
    yaml::{Node, Value},
};

impl Reader<'_> {
    /// The place of a part of a scalar: `width` characters of its text from the character
    /// `column`, counted from 1. The whole scalar if what was typed differs from the text, as with
    /// escapes and folded lines.
    pub fn part(&self, node: &Node, column: usize, width: usize) -> Span {
        let Value::Scalar { text, quoted } = &node.value else { return node.span.clone() };
        let typed = self.text.slice(&node.span);
        let start = node.span.start;
        let indent = start - self.text.line(start).start;
        let places = aligned(text, typed, indent).or_else(|| {
            let inside = typed.get(1..).filter(|_| *quoted)?;
            Some(aligned(text, inside, indent)?.into_iter().map(|place| place + 1).collect())
        });
        let Some(places) = places else { return node.span.clone() };
        let place = |character: usize| start + places[character.min(places.len() - 1)];
        let first = column.saturating_sub(1);
        place(first)..place(first.saturating_add(width))
    }
}

/// The byte of `typed` where each character of `text` begins, and where the text ends; `None`
/// where they differ. The lines of a text after `|` lose the indentation of the first.
fn aligned(text: &str, typed: &str, indent: usize) -> Option<Vec<usize>> {
    let mut places = Vec::new();
    let mut place = 0;
    for character in text.chars() {
        places.push(place);
        if place >= typed.len() && character == '\n' {
            continue; // the span ends before the line breaks at the end of such a text
        }
        place += typed[place..].strip_prefix(character).map(|_| character.len_utf8())?;
        if character == '\n' {
            let margin = typed[place..].bytes().take(indent).take_while(|&byte| byte == b' ').count();
            place += margin;
        }
    }
    places.push(place);
    Some(places)
}

#[cfg(test)]
mod tests {
    use crate::source::{Reader, Text};

    #[test]
    fn a_part_of_a_scalar_has_its_own_place() {
        let parts = [
            ("nim 3 x", 7, "x"),
            ("\"nim 3 x\"", 7, "x"),
            ("'nim 3 x'", 5, "3"),
            ("שלום x", 6, "x"),
            ("|\n    one\n      two x\n", 11, "x"),
            ("\"\\x41 x\"", 3, "\"\\x41 x\""),
            ("nim", 9, ""),
        ];
        for (typed, column, expected) in parts {
            let text = Text::new("t", &format!("a: {typed}\n"));
            let (mut reader, node) = Reader::open(&text);
            let node = node.expect("a tree");
            let fields = reader.fields(&node, "a map", &["a"]);
            let span = reader.part(fields.get("a").expect("it is there"), column, 1);
            assert_eq!(text.slice(&span), expected, "{typed}");
        }
    }
}
