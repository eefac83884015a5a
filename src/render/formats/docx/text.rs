//! Lines of text as runs, formulas and fields to fill in.
//!
//! Representation: a run for each piece; what reads left to right within a line from right to left is embedded (`w:dir`).
//! A place to write is a content control for plain text, named after its question and counted within it, which shows as
//! many low lines as it is wide until something is typed. Signs that no XML has are marks for the package around the text:
//! see [`mark`].
//! Failure: [`RenderError`] for a word that the language lacks.
//! Source: ECMA-376, part 1, sections 17.3.2 and 17.5.2; MS-DOCX for boxes to tick.

use std::fmt::Write;

use super::{Writer, formula};
use crate::document::{Blank, Line, Math, Phrase, Piece};
use crate::render::RenderError;
use crate::render::bank::xml::escaped;
use crate::render::formula::of_math;
use crate::render::markup::{LONG_SIGNS, unbroken_tuples};

/// Marks in the text of a sheet, which is put into a package with others.
pub mod mark {
    /// A number that nothing else in the package has.
    pub const UNIQUE: char = '\u{1}';
    /// The end of the name of a style: large sheets have their own.
    pub const SIZE: char = '\u{2}';
    /// The language of a run, where it is not that of the package.
    pub const LANGUAGE: char = '\u{3}';
    /// The number of a new list, between this and `;`, and that of the last one of its kind.
    pub const NEW_LIST: char = '\u{4}';
    pub const SAME_LIST: char = '\u{5}';
}

/// What a run looks like.
#[derive(Clone, Copy, Default)]
pub struct Look {
    /// Its style; the name ends as the size of the sheet says.
    pub style: &'static str,
    pub bold: bool,
    pub italic: bool,
    /// Whether it reads left to right, whatever the language.
    pub left_to_right: bool,
}

impl Look {
    pub fn of(style: &'static str) -> Look {
        Look { style, ..Look::default() }
    }
}

impl Writer<'_> {
    pub fn line(&mut self, line: &Line) -> Result<(), RenderError> {
        let pieces = self.words.line(line)?;
        self.pieces(&pieces, Look::default());
        Ok(())
    }

    pub fn phrase(&mut self, phrase: &Phrase, look: Look) -> Result<(), RenderError> {
        let pieces = self.words.phrase(phrase)?;
        self.pieces(&pieces, look);
        Ok(())
    }

    /// A message without arguments.
    pub fn label(&mut self, key: &'static str, look: Look) -> Result<(), RenderError> {
        self.phrase(&Phrase::new(key), look)
    }

    pub fn pieces(&mut self, pieces: &[Piece], look: Look) {
        // Hebrew has no italics, and what is stressed has another style.
        let italic = !self.words.right_to_left();
        let ltr = Look { left_to_right: true, ..look };
        for piece in pieces {
            match piece {
                Piece::Emphasis(name) if piece.variable().is_some() => self.run(name, Look { italic: true, ..ltr }),
                Piece::Text(text) => self.run(&unbroken_tuples(text), look),
                Piece::Emphasis(text) => self.run(&unbroken_tuples(text), Look { italic, ..look }),
                Piece::Strong(text) => self.run(text, Look { bold: true, ..look }),
                Piece::Signs(text) if text.len() > LONG_SIGNS => self.run(&unbroken_tuples(text), ltr),
                Piece::Signs(text) => self.run(&text.replace(' ', "\u{a0}"), ltr),
                // Alone among words, a number or a variable needs no formula, and can be bold.
                Piece::Math(Math::Number(number)) => self.run(&number.to_string(), ltr),
                Piece::Math(Math::Variable(name)) => self.run(name, Look { italic: true, ..ltr }),
                Piece::Math(math) => formula::write(&of_math(math), false, &mut self.out),
                Piece::Blank(Blank::Tuple(numbers)) => {
                    let rtl = self.words.right_to_left();
                    self.out.push_str(if rtl { "<w:dir w:val=\"ltr\">" } else { "" });
                    for place in 0..*numbers {
                        self.one_run(if place > 0 { "\u{a0}, " } else { "(\u{a0}" }, look, false);
                        self.field(width(Blank::Short));
                    }
                    self.one_run("\u{a0})", look, false);
                    self.out.push_str(if rtl { "</w:dir>" } else { "" });
                }
                Piece::Blank(blank) => self.field(width(*blank)),
            }
        }
    }

    /// Text in one run, or in several where parts of it keep an order of their own.
    pub fn run(&mut self, text: &str, look: Look) {
        let rtl = self.words.right_to_left();
        for part in text.split_inclusive(['\u{2066}', '\u{2067}', '\u{2069}']) {
            let kept = part.ends_with('\u{2069}');
            let part = part.trim_end_matches(['\u{2066}', '\u{2067}', '\u{2069}']);
            if part.is_empty() {
                continue;
            }
            let is_hebrew = part.contains(|sign| ('\u{590}'..'\u{600}').contains(&sign));
            let ltr = rtl && (look.left_to_right || kept) && !is_hebrew;
            if ltr {
                self.out.push_str("<w:dir w:val=\"ltr\">");
            }
            self.one_run(part, look, rtl && !ltr);
            if ltr {
                self.out.push_str("</w:dir>");
            }
        }
    }

    fn one_run(&mut self, text: &str, look: Look, rtl: bool) {
        self.out.push_str("<w:r><w:rPr>");
        self.properties(look, rtl);
        // A number after what reads from the left would be drawn into it.
        let apart = if rtl && self.out.ends_with("</w:dir><w:r><w:rPr><w:rtl/>") { "\u{200f}" } else { "" };
        let space = if text.starts_with(' ') || text.ends_with(' ') { " xml:space=\"preserve\"" } else { "" };
        let _ = write!(self.out, "</w:rPr><w:t{space}>{apart}{}</w:t></w:r>", escaped(text));
    }

    /// The properties of a run, in the order that the schema has.
    fn properties(&mut self, look: Look, rtl: bool) {
        if !look.style.is_empty() {
            let _ = write!(self.out, "<w:rStyle w:val=\"{}{}\"/>", look.style, mark::SIZE);
        }
        self.out.push_str(if look.bold { "<w:b/><w:bCs/>" } else { "" });
        self.out.push_str(if look.italic { "<w:i/><w:iCs/>" } else { "" });
        if rtl {
            self.out.push_str("<w:rtl/>");
        } else {
            self.out.push(mark::LANGUAGE);
        }
    }

    /// A place to write of about so many digits; in a key, which nobody fills in, low lines alone.
    pub fn field(&mut self, digits: usize) {
        let line = "_".repeat(digits);
        if self.label.is_empty() {
            return self.one_run(&line, Look::of("PlaceholderText"), false);
        }
        self.open_field(
            "",
            &format!("<w:showingPlcHdr/><w:text{}/>", if digits > 40 { " w:multiLine=\"1\"" } else { "" }),
        );
        self.one_run(&line, Look::of("PlaceholderText"), false);
        self.out.push_str("</w:sdtContent></w:sdt>");
    }

    /// A box to tick.
    pub fn tick(&mut self) {
        const STATES: &str = "<w14:checkbox><w14:checked w14:val=\"0\"/><w14:checkedState w14:val=\"2612\" w14:font=\"MS Gothic\"/>\
            <w14:uncheckedState w14:val=\"2610\" w14:font=\"MS Gothic\"/></w14:checkbox>";
        const SIGN: &str = "<w:r><w:rPr><w:rFonts w:ascii=\"MS Gothic\" w:eastAsia=\"MS Gothic\" w:hAnsi=\"MS Gothic\" w:hint=\"eastAsia\"/>\
            </w:rPr><w:t>\u{2610}</w:t></w:r>";
        if self.label.is_empty() {
            self.out.push_str(SIGN);
            return;
        }
        self.open_field("", STATES);
        self.out.push_str(SIGN);
        self.out.push_str("</w:sdtContent></w:sdt>");
    }

    /// Opens a content control of this kind, with a name of its own or that of its question and place.
    pub fn open_field(&mut self, name: &str, kind: &str) {
        let (title, tag) = match name {
            "" => {
                self.places += 1;
                (self.label.clone(), format!("{}-{}", self.label, self.places))
            }
            name => (self.label.clone(), name.to_owned()),
        };
        let _ = write!(
            self.out,
            "<w:sdt><w:sdtPr><w:alias w:val=\"{}\"/><w:tag w:val=\"{tag}\"/><w:id w:val=\"{}\"/>{kind}</w:sdtPr><w:sdtContent>",
            escaped(&title),
            mark::UNIQUE
        );
    }

    /// About how wide a line is, in twentieths of a point.
    pub fn width(&self, line: &Line) -> Result<usize, RenderError> {
        let width = |piece: &Piece| match piece {
            Piece::Text(text) | Piece::Emphasis(text) | Piece::Signs(text) => 108 * text.chars().count(),
            Piece::Strong(text) => 116 * text.chars().count(),
            Piece::Math(math) => 120 * math.to_string().chars().count(),
            Piece::Blank(Blank::Tuple(numbers)) => usize::from(*numbers) * (110 * width(Blank::Short) + 180) + 200,
            Piece::Blank(blank) => 110 * width(*blank),
        };
        let width: usize = self.words.line(line)?.iter().map(width).sum();
        Ok(if self.large { width * 8 / 5 } else { width })
    }
}

/// How many low lines a place to write has.
fn width(blank: Blank) -> usize {
    match blank {
        Blank::Short | Blank::Sign | Blank::Tuple(_) => 7,
        Blank::Wide => 18,
        Blank::Long => 28,
    }
}
