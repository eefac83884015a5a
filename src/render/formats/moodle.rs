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
use crate::render::bank::xml::{self, Attributes, element, leaf};
use crate::render::bank::{self, Asked, Choice, Fits, Gap, PLACE, Picture, Pictures, Response, Rich};
use crate::render::formats::{Around, Frame, Holds, InSets};
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
    in_sets: InSets::with_keys(Around::Frame(|_, _, _| Ok(frame())), |document, words, _| piece(document, words)),
    holds: Holds::Bank,
};

/// Beside a text, files have this folder.
const FILES: &str = "@@PLUGINFILE@@/";

/// A try that is wrong costs a third, so nothing is left to earn after this many hints and a try more.
const HINTS: usize = 2;

/// The fractions that Moodle takes: one, a half, a third and so on.
const FRACTIONS: [&str; 10] = ["100", "50", "33.33333", "25", "20", "16.66667", "14.28571", "12.5", "11.11111", "10"];

fn frame() -> Frame {
    Frame { before: xml::DECLARATION.to_owned() + "<quiz>\n", between: "", after: "</quiz>\n".to_owned() }
}

/// The questions of a sheet.
fn piece(document: &Document, words: &Words) -> Result<String, RenderError> {
    let mut out = String::new();
    let mut category = None;
    bank::each(document, words, Pictures::Beside(FILES), |asked| {
        if category.as_ref() != Some(&asked.category) {
            category = Some(asked.category.clone());
            let name = text("category", &[], &path(&asked.category));
            out += &(element("question", &[("type", "category")], name) + "\n");
        }
        out += &(question(asked, words)? + "\n");
        Ok(())
    })?;
    Ok(out)
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

fn question(asked: &Asked<'_>, words: &Words) -> Result<String, RenderError> {
    let kind = match &asked.response {
        Response::Number { .. } => "numerical",
        Response::Words { .. } => "shortanswer",
        Response::One(_) | Response::Several(_) => "multichoice",
        Response::Gaps(_) => "cloze",
    };
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
    let mut out = text("name", &[], &asked.name) + &rich("questiontext", &asks, &asked.text);
    out += &rich("generalfeedback", &asked.solution.html(|_| PLACE.to_owned()), &asked.solution);
    if kind != "cloze" {
        out += &leaf("defaultgrade", &[], &asked.grade());
    }
    out.extend(
        [("penalty", "0.3333333"), ("hidden", "0"), ("idnumber", &asked.id)].map(|(name, says)| leaf(name, &[], says)),
    );
    match &asked.response {
        Response::Number { right, wrong } => {
            out += &answer("100", &right.to_string(), Some("0"), None);
            out.extend(wrong.iter().map(|(value, says)| answer("0", &value.to_string(), Some("0"), Some(says))));
        }
        Response::Words { right, wrong } => {
            out += &leaf("usecase", &[], "0");
            // A star would stand for anything.
            let literal = |text: &str| text.replace('*', "\\*");
            out.extend(right.iter().map(|text| answer("100", &literal(text), None, None)));
            out.extend(wrong.iter().map(|(text, says)| answer("0", &literal(text), None, Some(says))));
        }
        Response::One(choices) => out += &options(asked, choices, "true")?,
        Response::Several(choices) => out += &options(asked, choices, "false")?,
        Response::Gaps(_) => {}
    }
    let hints = asked.hints(HINTS, words, Pictures::Beside(FILES))?;
    out.extend(hints.iter().map(|hint| rich("hint", &hint.html(|_| PLACE.to_owned()), hint)));
    let tags = ["nimbook", asked.exercise.kind, words.code()].map(|tag| text("tag", &[], tag));
    Ok(element("question", &[("type", kind)], out + &element("tags", &[], tags.concat())))
}

/// An element with an element `text`.
fn text(name: &str, attributes: Attributes<'_>, content: &str) -> String {
    element(name, attributes, leaf("text", &[], content))
}

/// A text in HTML with its pictures.
fn rich(name: &str, html: &str, of: &Rich) -> String {
    let file = |picture: &Picture| {
        let attributes = [("name", &*picture.name), ("path", "/"), ("encoding", "base64")];
        leaf("file", &attributes, &base64(picture.svg.as_bytes()))
    };
    element(name, &[("format", "html")], leaf("text", &[], html) + &of.pictures.iter().map(file).collect::<String>())
}

/// What is said to an answer.
fn feedback(says: Option<&String>) -> String {
    let html = says.map_or_else(String::new, |says| format!("<p>{}</p>", Escaped(says)));
    text("feedback", &[("format", "html")], &html)
}

fn answer(fraction: &str, typed: &str, tolerance: Option<&str>, says: Option<&String>) -> String {
    let tolerance = tolerance.map_or_else(String::new, |tolerance| leaf("tolerance", &[], tolerance));
    let inside = leaf("text", &[], typed) + &feedback(says) + &tolerance;
    element("answer", &[("fraction", fraction), ("format", "moodle_auto_format")], inside)
}

fn options(asked: &Asked<'_>, choices: &[Choice], single: &str) -> Result<String, RenderError> {
    let settings = [
        ("single", single),
        ("shuffleanswers", "false"),
        ("answernumbering", "none"),
        ("showstandardinstruction", "0"),
    ];
    let mut out = settings.map(|(name, says)| leaf(name, &[], says)).concat();
    for name in ["correctfeedback", "partiallycorrectfeedback", "incorrectfeedback"] {
        out += &text(name, &[("format", "html")], "");
    }
    for choice in choices {
        let fraction = fraction(choice.share)
            .ok_or_else(|| bank::unsaid(asked, "Moodle has no fractions for more than 10 right boxes"))?;
        let inside = leaf("text", &[], &choice.html) + &feedback(choice.feedback.as_ref());
        out += &element("answer", &[("fraction", &fraction), ("format", "html")], inside);
    }
    Ok(out)
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
