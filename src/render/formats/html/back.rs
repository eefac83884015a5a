//! What students get back: for each the own answers, their points and what was wrong, two on a sheet of paper.
//!
//! Representation: one page, `html/back.html`, with a section for each student in the student's language.
//! Names and answers are escaped like every text. Failure: [`RenderError`].

use std::fmt::Write;

use tera::Value;

use super::{heads, inline, label, of_language};
use crate::document::marks::{MarksAnswer, MarksBack};
use crate::document::{Arg, Phrase, Words};
use crate::render::markup::Escaped;
use crate::render::{RenderError, Templates};

/// The pages of these students, each with the words of their language; the file is in that of `words`.
pub fn page(
    title: &str,
    students: &[(MarksBack, &Words)],
    words: &Words,
    templates: &Templates,
) -> Result<String, RenderError> {
    let mut context = of_language(words);
    let title = words.text(&Phrase::new("marks-back-title").with("title", Arg::Text(title.to_owned())))?;
    context.insert_value("title", Value::normal_string(&title));
    let halves: Vec<String> = students.iter().map(|(back, own)| half(back, own)).collect::<Result<_, _>>()?;
    context.insert_value("halves", Value::safe_string(&halves.concat()));
    templates.html("html/back.html", context)
}

/// The part of one student.
fn half(back: &MarksBack, words: &Words) -> Result<String, RenderError> {
    let direction = if words.right_to_left() { "rtl" } else { "ltr" };
    let sheet = back.sheet.strip_prefix("NB-").unwrap_or(&back.sheet);
    let mut out = format!(
        "<section class=\"half{}\" lang=\"{}\" dir=\"{direction}\">\n<header><h2>{}</h2>\
         <p><b><bdi>{}</bdi></b> <span class=\"id pos\">{}</span></p></header>\n",
        if back.large { " large" } else { "" },
        words.code(),
        Escaped(&back.title),
        Escaped(&back.name),
        Escaped(sheet)
    );
    let points = Phrase::new("live-points").with("earned", back.earned).with("of", back.of);
    let _ = write!(out, "<p class=\"earned\"><b>{}</b>", inline(&points, words)?);
    if let Some(per_cent) = &back.per_cent {
        let _ = write!(out, ", <span class=\"pos\">{} %</span>", words.decimal(per_cent)?);
    }
    if let Some(grade) = back.grade.as_ref().filter(|grade| !grade.is_empty()) {
        let grade = Phrase::new("marks-back-grade").with("grade", Arg::Text(grade.clone()));
        let _ = write!(out, ", <b>{}</b>", inline(&grade, words)?);
    }
    if back.answers.iter().any(|answer| answer.earned.is_none()) {
        let _ = write!(out, " <small>({})</small>", label("marks-provisional", words)?);
    }
    let heads = heads(&["marks-question", "marks-back-answer", "page-score", "marks-back-wrong"], words)?;
    let _ = writeln!(out, "</p>\n<table class=\"plain\"><thead><tr>{heads}</tr></thead><tbody>");
    for answer in &back.answers {
        out += &row(answer, words)?;
    }
    Ok(out + "</tbody></table>\n</section>\n")
}

fn row(answer: &MarksAnswer, words: &Words) -> Result<String, RenderError> {
    let MarksAnswer { label: question, typed, earned, of, mistake, refutation } = answer;
    let typed = match typed.as_deref() {
        Some("") => "–".to_owned(),
        Some(typed) => format!("<bdi class=\"pos long\">{}</bdi>", Escaped(typed)),
        None => label("mark-decided", words)?,
    };
    let of = words.decimal(&of.to_string())?;
    let points = earned.map_or(Ok("?".to_owned()), |earned| words.decimal(&earned.to_string()))?;
    let mut wrong: Vec<String> = mistake.iter().map(|mistake| inline(mistake, words)).collect::<Result<_, _>>()?;
    if let Some(refutation) = refutation {
        let refuted = label("live-refutes", words)?;
        wrong.push(format!("<span class=\"label\">{refuted}</span> {}", inline(refutation, words)?));
    }
    if earned.is_none() {
        wrong.push(label("marks-back-open", words)?);
    }
    Ok(format!(
        "<tr><td>{}</td><td>{typed}</td><td><span class=\"pos\">{points} / {of}</span></td><td>{}</td></tr>\n",
        Escaped(&words.item(question)),
        wrong.join("<br>")
    ))
}
