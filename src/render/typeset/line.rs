//! Lines: words, signs, formulas and places to write.
//!
//! Representation: one text for each line. From right to left, what reads from the left is in a command `lefttoright`, and the
//! characters that say so elsewhere are left out.
//! Failure: [`WordsError`] for a word that the language lacks.

use super::{Notation, Writer};
use crate::document::{Blank, Line, Math, Phrase, Piece, WordsError};
use crate::render::formula::{Node, of_math};
use crate::render::markup::{LONG_SIGNS, unbroken_tuples};

impl<N: Notation> Writer<'_, N> {
    pub fn line(&self, line: &Line) -> Result<String, WordsError> {
        Ok(self.pieces(&self.words.line(line)?))
    }

    pub fn phrase(&self, phrase: &Phrase) -> Result<String, WordsError> {
        Ok(self.pieces(&self.words.phrase(phrase)?))
    }

    /// A message without arguments.
    pub fn label(&self, key: &'static str) -> Result<String, WordsError> {
        self.phrase(&Phrase::new(key))
    }

    fn pieces(&self, pieces: &[Piece]) -> String {
        let (mut out, mut kept) = (String::new(), Vec::new());
        for piece in pieces {
            match piece {
                piece if piece.variable().is_some() => {
                    let letters = piece.variable().unwrap_or_default().chars().map(Node::Letter);
                    out += &N::formula(&Node::Row(letters.collect()), false);
                }
                Piece::Text(text) => self.push(&unbroken_tuples(text), &mut kept, &mut out),
                // Hebrew has no italics.
                Piece::Emphasis(text) if self.words.right_to_left() => {
                    self.push(&unbroken_tuples(text), &mut kept, &mut out);
                }
                Piece::Emphasis(text) => out += &N::call("emph", &[], &[&self.said(&unbroken_tuples(text))]),
                Piece::Strong(text) => out += &N::call("strong", &[], &[&self.said(text)]),
                Piece::Signs(text) if text.len() > LONG_SIGNS => self.push_signs(&unbroken_tuples(text), &mut out),
                Piece::Signs(text) => self.push_signs(&text.replace(' ', "\u{a0}"), &mut out),
                Piece::Math(Math::Number(number)) => out += &number.to_string(),
                Piece::Math(math) => out += &N::formula(&of_math(math), false),
                Piece::Blank(blank) => out += &self.blank(*blank),
            }
        }
        out
    }

    /// Text alone.
    pub fn said(&self, text: &str) -> String {
        let mut out = String::new();
        self.push(text, &mut Vec::new(), &mut out);
        out
    }

    /// Signs that read from the left.
    pub fn signs(&self, text: &str) -> String {
        let mut out = String::new();
        self.push_signs(text, &mut out);
        out
    }

    fn push_signs(&self, text: &str, out: &mut String) {
        let is_hebrew = text.contains(|sign| ('\u{590}'..'\u{600}').contains(&sign));
        let is_number = text.chars().all(|sign| sign.is_ascii_digit());
        if !self.words.right_to_left() || is_hebrew || is_number {
            return N::text(text, out);
        }
        let mut inner = String::new();
        N::text(text, &mut inner);
        *out += &N::call("lefttoright", &[], &[&inner]);
    }

    /// Appends text. What keeps an order of its own may begin in one piece and end in another: `kept` holds where in `out`
    /// it begins, or nothing where its order is that of the page.
    fn push(&self, text: &str, kept: &mut Vec<Option<usize>>, out: &mut String) {
        for part in text.split_inclusive(['\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}']) {
            N::text(part, out);
            match part.chars().next_back() {
                Some('\u{2066}') => kept.push(Some(out.len())),
                Some('\u{2067}' | '\u{2068}') => kept.push(None),
                Some('\u{2069}') => {
                    if let Some(start) = kept.pop().flatten() {
                        let inner = out.split_off(start);
                        *out += &N::call("lefttoright", &[], &[&inner]);
                    }
                }
                _ => {}
            }
        }
    }

    fn blank(&self, blank: Blank) -> String {
        let place = |width| N::call("blank", &[width], &[]);
        match blank {
            Blank::Short | Blank::Sign => place("12mm"),
            Blank::Wide => place("33mm"),
            Blank::Long => place("52mm"),
            Blank::Tuple(numbers) => {
                let places = vec![place("11mm"); usize::from(numbers)].join(", ");
                let mut out = String::new();
                N::text("(\u{a0}", &mut out);
                out += &places;
                N::text("\u{a0})", &mut out);
                if self.words.right_to_left() { N::call("lefttoright", &[], &[&out]) } else { out }
            }
        }
    }

    /// About how wide a line is, in hundredths of an em.
    pub fn width(&self, line: &Line) -> Result<usize, WordsError> {
        let width = |piece: &Piece| match piece {
            Piece::Text(text) | Piece::Emphasis(text) | Piece::Signs(text) => 46 * text.chars().count(),
            Piece::Strong(text) => 53 * text.chars().count(),
            Piece::Math(math) => 55 * math.to_string().chars().count(),
            Piece::Blank(Blank::Short | Blank::Sign) => 310,
            Piece::Blank(Blank::Wide) => 850,
            Piece::Blank(Blank::Long) => 1_340,
            Piece::Blank(Blank::Tuple(numbers)) => 360 * usize::from(*numbers) + 100,
        };
        Ok(self.words.line(line)?.iter().map(width).sum())
    }
}
