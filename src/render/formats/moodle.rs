//! Moodle XML: a bank of questions, in a category for each exercise and level.
//!
//! Representation: one `quiz`; numbers are `numerical`, moves `shortanswer`, choices `multichoice`, and answers of several
//! parts `cloze`, whose grade is the sum of its gaps. Texts are escaped and never in CDATA, so nothing in them ends one.
//! The `idnumber` of a question is that of its exercise, variant and item. Pictures are files beside the text. Hints are
//! shown where a question may be tried again.
//! Failure: [`RenderError`]; more right boxes than Moodle has fractions for.
//! Source: Moodle's `question/format/xml` and `question/type/multianswer`, version 4.

use std::fmt::Write;

use crate::document::{Document, Words};
use crate::render::bank::xml::{Attributes, Xml};
use crate::render::bank::{self, Asked, Choice, Fits, Gap, PLACE, Pictures, Response, Rich};
use crate::render::formats::{Around, Frame, InSets};
use crate::render::markup::{Escaped, base64};
use crate::render::{File, Format, RenderError, Seal};

/// Files of Moodle XML; templates have no part in it.
pub const FORMAT: Format = Format {
    name: "moodle",
    extension: "xml",
    about: "a bank of questions for Moodle, with keys and feedback (XML)",
    seal: Seal::Comment("\n<!-- nimbook ", " -->\n"),
    write: |document, words, _| {
        let Frame { before, after, .. } = frame();
        Ok(vec![File::new(".xml", before + &piece(document, words)? + &after)])
    },
    in_sets: Some(InSets {
        around: Around::Frame(|_, _, _| Ok(frame())),
        piece: |document, words, _| piece(document, words),
        answers: |_, _, _, _| Ok(Vec::new()),
    }),
    is_bank: true,
};

/// Beside a text, files have this folder.
const FILES: &str = "@@PLUGINFILE@@/";

/// A try that is wrong costs a third, so nothing is left to earn after this many hints and a try more.
const HINTS: usize = 2;

/// The fractions that Moodle takes: one, a half, a third and so on.
const FRACTIONS: [&str; 10] = ["100", "50", "33.33333", "25", "20", "16.66667", "14.28571", "12.5", "11.11111", "10"];

fn frame() -> Frame {
    let mut xml = Xml::new();
    xml.declaration();
    Frame { before: xml.text_of_all() + "<quiz>\n", between: "", after: "</quiz>\n".to_owned() }
}

/// The questions of a sheet.
fn piece(document: &Document, words: &Words) -> Result<String, RenderError> {
    let mut xml = Xml::new();
    let mut category = None;
    bank::each(document, words, Pictures::Beside(FILES), |asked| {
        if category.as_ref() != Some(&asked.category) {
            category = Some(asked.category.clone());
            xml.open("question", &[("type", "category")]);
            text(&mut xml, "category", &[], &path(&asked.category));
            xml.close("question");
            xml.line();
        }
        question(asked, words, &mut xml)
    })?;
    Ok(xml.text_of_all())
}

/// A category; a slash in a name is written twice, and does not touch those between names.
pub fn path(category: &[String; 3]) -> String {
    let names = category.each_ref().map(|name| {
        let name = name.trim();
        let edge = |is_edge: bool| if is_edge { " " } else { "" };
        format!("{}{}{}", edge(name.starts_with('/')), name.replace('/', "//"), edge(name.ends_with('/')))
    });
    format!("$course$/top/{}", names.join("/"))
}

fn question(asked: &Asked<'_>, words: &Words, xml: &mut Xml) -> Result<(), RenderError> {
    let kind = match &asked.response {
        Response::Number { .. } => "numerical",
        Response::Words { .. } => "shortanswer",
        Response::One(_) | Response::Several(_) => "multichoice",
        Response::Gaps(_) => "cloze",
    };
    xml.open("question", &[("type", kind)]);
    text(xml, "name", &[], &asked.name);
    let asks = match &asked.response {
        // Nothing that an author wrote is a gap.
        Response::Gaps(gaps) => {
            let parts = asked.text.parts.iter().map(|part| match part {
                bank::Part::Html(html) => html.replace('{', "&#123;"),
                bank::Part::Gap(number) => gaps.get(*number).map_or_else(String::new, code),
            });
            parts.collect::<String>()
        }
        _ => asked.text.html(|_| PLACE.to_owned()),
    };
    rich(xml, "questiontext", &asks, &asked.text);
    rich(xml, "generalfeedback", &asked.solution.html(|_| PLACE.to_owned()), &asked.solution);
    if kind != "cloze" {
        xml.leaf("defaultgrade", &[], &asked.grade());
    }
    xml.leaf("penalty", &[], "0.3333333");
    xml.leaf("hidden", &[], "0");
    xml.leaf("idnumber", &[], &asked.id);
    match &asked.response {
        Response::Number { right, wrong } => {
            answer(xml, "100", &right.to_string(), Some("0"), None);
            for (value, says) in wrong {
                answer(xml, "0", &value.to_string(), Some("0"), Some(says));
            }
        }
        Response::Words { right, wrong } => {
            xml.leaf("usecase", &[], "0");
            // A star would stand for anything.
            let literal = |text: &str| text.replace('*', "\\*");
            right.iter().for_each(|text| answer(xml, "100", &literal(text), None, None));
            wrong.iter().for_each(|(text, says)| answer(xml, "0", &literal(text), None, Some(says)));
        }
        Response::One(choices) => options(asked, choices, true, xml)?,
        Response::Several(choices) => options(asked, choices, false, xml)?,
        Response::Gaps(_) => {}
    }
    for hint in asked.hints(HINTS, words, Pictures::Beside(FILES))? {
        rich(xml, "hint", &hint.html(|_| PLACE.to_owned()), &hint);
    }
    xml.open("tags", &[]);
    for tag in ["nimbook", asked.exercise.kind, words.code()] {
        text(xml, "tag", &[], tag);
    }
    xml.close("tags");
    xml.close("question");
    xml.line();
    Ok(())
}

/// An element with an element `text`.
fn text(xml: &mut Xml, name: &str, attributes: Attributes<'_>, content: &str) {
    xml.open(name, attributes);
    xml.leaf("text", &[], content);
    xml.close(name);
}

/// A text in HTML with its pictures.
fn rich(xml: &mut Xml, name: &str, html: &str, of: &Rich) {
    xml.open(name, &[("format", "html")]);
    xml.leaf("text", &[], html);
    for picture in &of.pictures {
        let content = base64(picture.svg.as_bytes());
        xml.leaf("file", &[("name", &picture.name), ("path", "/"), ("encoding", "base64")], &content);
    }
    xml.close(name);
}

/// What is said to an answer.
fn feedback(xml: &mut Xml, says: Option<&String>) {
    let html = says.map_or_else(String::new, |says| format!("<p>{}</p>", Escaped(says)));
    text(xml, "feedback", &[("format", "html")], &html);
}

fn answer(xml: &mut Xml, fraction: &str, typed: &str, tolerance: Option<&str>, says: Option<&String>) {
    xml.open("answer", &[("fraction", fraction), ("format", "moodle_auto_format")]);
    xml.leaf("text", &[], typed);
    feedback(xml, says);
    if let Some(tolerance) = tolerance {
        xml.leaf("tolerance", &[], tolerance);
    }
    xml.close("answer");
}

fn options(asked: &Asked<'_>, choices: &[Choice], single: bool, xml: &mut Xml) -> Result<(), RenderError> {
    xml.leaf("single", &[], if single { "true" } else { "false" });
    xml.leaf("shuffleanswers", &[], "false");
    xml.leaf("answernumbering", &[], "none");
    xml.leaf("showstandardinstruction", &[], "0");
    for name in ["correctfeedback", "partiallycorrectfeedback", "incorrectfeedback"] {
        text(xml, name, &[("format", "html")], "");
    }
    for choice in choices {
        let fraction = fraction(choice.share)
            .ok_or_else(|| bank::unsaid(asked, "Moodle has no fractions for more than 10 right boxes"))?;
        xml.open("answer", &[("fraction", &fraction), ("format", "html")]);
        xml.leaf("text", &[], &choice.html);
        feedback(xml, choice.feedback.as_ref());
        xml.close("answer");
    }
    Ok(())
}

/// A share as Moodle takes it; none where it does not.
pub fn fraction(share: i64) -> Option<String> {
    let digits = match usize::try_from(share.unsigned_abs()).ok()?.checked_sub(1) {
        None => "0",
        Some(place) => FRACTIONS.get(place)?,
    };
    Some(format!("{}{digits}", if share < 0 { "-" } else { "" }))
}

/// A gap in Moodle's own notation.
fn code(gap: &Gap) -> String {
    let mut code = format!("{{{}:", gap.weight);
    let says = |text: &str| literal(&Escaped(text).to_string());
    match &gap.fits {
        Fits::Number(number) => drop(write!(code, "NUMERICAL:={number}:0")),
        Fits::Words(texts) => {
            let texts: Vec<String> = texts.iter().map(|text| format!("={}", literal(text))).collect();
            let _ = write!(code, "SHORTANSWER:{}", texts.join("~"));
        }
        Fits::Choice(options, right) => {
            let mark = |place| if place == *right { "=" } else { "" };
            let told = |text: &String| {
                let named = gap.wrong.iter().find(|(wrong, _)| wrong == text);
                named.map_or_else(String::new, |(_, feedback)| format!("#{}", says(feedback)))
            };
            let options = options.iter().enumerate();
            let options = options.map(|(place, text)| format!("{}{}{}", mark(place), says(text), told(text)));
            let _ = write!(code, "MULTICHOICE:{}", options.collect::<Vec<_>>().join("~"));
        }
    }
    for (text, feedback) in &gap.wrong {
        match &gap.fits {
            Fits::Number(_) => drop(write!(code, "~%0%{text}:0#{}", says(feedback))),
            Fits::Words(_) => drop(write!(code, "~%0%{}#{}", literal(text), says(feedback))),
            Fits::Choice(..) => {}
        }
    }
    code + "}"
}

/// A text in which nothing is read as notation: characters that could be are references, which Moodle resolves.
fn literal(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 16);
    for character in text.chars() {
        match character {
            '&' | '<' | '>' | '"' | '\'' | '{' | '}' | '#' | '~' | '=' | '%' | '\\' | '*' => {
                let _ = write!(out, "&#{};", u32::from(character));
            }
            _ => out.push(character),
        }
    }
    out
}
