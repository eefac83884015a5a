//! GIFT: questions as plain text, which Moodle and others read.
//!
//! Representation: a question is one line, so no line is empty or a comment. Texts are HTML with pictures within; what
//! GIFT reads as notation is escaped, and `->` is an arrow, because it would make a question of matching.
//! Failure: [`RenderError`]; GIFT has no gaps. Where the document allows it, an essay that a person marks is written.
//! Source: Moodle's `question/format/gift`, version 4.

use std::fmt::Write;

use super::moodle::{fraction, path};
use crate::document::{Document, Words};
use crate::render::bank::{self, Asked, Choice, PLACE, Pictures, Response, unsaid};
use crate::render::formats::{Around, Frame, Holds, InSets};
use crate::render::markup::Escaped;
use crate::render::{File, Format, RenderError, Seal};

/// Files of GIFT; templates have no part in it.
pub const FORMAT: Format = Format {
    name: "gift",
    extension: "gift",
    about: "a bank of questions as plain text, for Moodle and others; without gaps",
    seal: Seal::Comment("\n// nimbook ", "\n"),
    write: |document, words, _| Ok(vec![File::new(".gift", piece(document, words)?)]),
    in_sets: InSets::with_keys(
        Around::Frame(|_, _, _| Ok(Frame { before: String::new(), between: "", after: String::new() })),
        |document, words, _| piece(document, words),
    ),
    holds: Holds::Bank,
};

/// The questions of a sheet.
fn piece(document: &Document, words: &Words) -> Result<String, RenderError> {
    let mut out = String::new();
    let mut category = None;
    bank::each(document, words, Pictures::Within, |asked| {
        if category.as_ref() != Some(&asked.category) {
            category = Some(asked.category.clone());
            let _ = writeln!(out, "$CATEGORY: {}\n", one_line(&path(&asked.category)));
        }
        let text = asked.text.html(|_| PLACE.to_owned());
        let _ = write!(out, "::{}::[html]{}{{", literal(&asked.name), literal(&text));
        answers(document, asked, &mut out)?;
        let solution = asked.solution.html(|_| PLACE.to_owned());
        let _ = writeln!(out, "####[html]{}}}\n", literal(&solution));
        Ok(())
    })?;
    Ok(out)
}

fn answers(document: &Document, asked: &Asked<'_>, out: &mut String) -> Result<(), RenderError> {
    match &asked.response {
        Response::Number { right, wrong } => {
            let _ = write!(out, "#=%100%{right}:0");
            for (value, says) in wrong {
                let _ = write!(out, " =%0%{value}:0{}", feedback(Some(says)));
            }
        }
        Response::Words { right, wrong } => {
            for text in texts(right.iter()) {
                let _ = write!(out, " =%100%{text}");
            }
            for (text, says) in wrong {
                for text in texts([text].into_iter()) {
                    let _ = write!(out, " =%0%{text}{}", feedback(Some(says)));
                }
            }
        }
        Response::One(choices) => {
            for Choice { html, share, feedback: says } in choices {
                let sign = if *share > 0 { '=' } else { '~' };
                let _ = write!(out, " {sign}[html]{}{}", literal(html), feedback(says.as_ref()));
            }
        }
        Response::Several(choices) => {
            for Choice { html, share, feedback: says } in choices {
                let fraction = fraction(*share)
                    .ok_or_else(|| unsaid(asked, "GIFT has no fractions for more than 10 right boxes"))?;
                let _ = write!(out, " ~%{fraction}%[html]{}{}", literal(html), feedback(says.as_ref()));
            }
        }
        Response::Gaps(_) if document.lossy => {}
        Response::Gaps(_) => return Err(unsaid(asked, "GIFT has no gaps for an answer of several parts")),
    }
    Ok(())
}

/// Texts to compare with. A star would stand for anything; an arrow of two characters makes another kind of question.
fn texts<'t>(all: impl Iterator<Item = &'t String>) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    for text in all {
        let text = literal(&text.replace("->", "→").replace('*', "\\*"));
        if !out.contains(&text) {
            out.push(text);
        }
    }
    out
}

/// What is said to an answer, after its mark.
fn feedback(says: Option<&String>) -> String {
    says.map_or_else(String::new, |says| format!("#[html]{}", literal(&Escaped(says).to_string())))
}

/// A text in which nothing is read as notation.
fn literal(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 64);
    for character in text.chars() {
        match character {
            '~' | '=' | '#' | '{' | '}' | ':' | '\\' => {
                out.push('\\');
                out.push(character);
            }
            '\n' => out.push_str("\\n"),
            '\r' => {}
            _ => out.push(character),
        }
    }
    out
}

/// A text without ends of lines.
fn one_line(text: &str) -> String {
    text.replace(['\n', '\r'], " ")
}
