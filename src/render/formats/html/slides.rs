//! Slides as HTML: a screen for the title and one for each question, whose solution comes in steps.
//!
//! Representation: a frame from `html/slides.html` and a piece from `html/slides-sheet.html` for each sheet. The script
//! `html/slides.js` shows one screen of each sheet at a time, side by side; without it, and on paper, all are below one another.
//! Failure: [`RenderError`].
//!
//! Each screen has its whole solution; the script delays the steps by an attribute that only screens know, and sets the
//! largest size at which question and solution fit. What holds questions and keys in one file says so in its `Format`
//! (`Holds`).

use std::fmt::Write;

use tera::Value;

use super::block::Blocks;
use super::{frame as around, in_points, inline, line, of_language, question, with_variables};
use crate::document::{Arg, Block, Document, Exercise, Paper, Phrase, Points, Show, Words, build};
use crate::render::formats::{Frame, Set};
use crate::render::{Escaped, RenderError, Templates};
use crate::source::checksum;

/// Messages of the frame that stand for nothing but themselves.
const LABELS: [&str; 12] = [
    "live-stop",
    "live-theme",
    "slides-back",
    "slides-less",
    "slides-keys",
    "slides-more",
    "slides-next",
    "slides-over",
    "slides-place",
    "slides-start",
    "slides-timer",
    "slides-versions",
];

/// Where the sheets go in the page of the template.
const SHEETS: &str = "<!-- the sheets -->";

/// The slides of one sheet as a page.
pub fn page(document: &Document, words: &Words, templates: &Templates) -> Result<String, RenderError> {
    let set = Set { title: &document.title, shows: document.shows, paper: Paper::A4, url: None, sheets: &[] };
    let Frame { before, after, .. } = frame(&set, words, templates)?;
    Ok(before + &piece(document, words, templates)? + &after)
}

/// What is around the sheets.
pub fn frame(set: &Set<'_>, words: &Words, templates: &Templates) -> Result<Frame, RenderError> {
    let mut context = of_language(words);
    context.insert_value("title", Value::normal_string(set.title));
    for key in LABELS {
        context.insert_value(key.replace('-', "_"), Value::normal_string(&words.text(&Phrase::new(key))?));
    }
    let mut safe = |name: &'static str, value: &str| context.insert_value(name, Value::safe_string(value));
    safe("sheets", SHEETS);
    safe("slides_css", &templates.slides_stylesheet);
    safe("script", &templates.slides_script);
    safe("nonce", &checksum([&templates.slides_script]));
    let page = templates.html("html/slides.html", context)?;
    let Some((before, after)) = page.split_once(SHEETS) else {
        let message = "it has no place for `sheets`".to_owned();
        return Err(RenderError::Template { name: "html/slides.html".to_owned(), line: 0, column: 0, message });
    };
    Ok(Frame { before: before.to_owned(), between: "\n", after: after.to_owned() })
}

/// The slides of a sheet.
pub fn piece(document: &Document, words: &Words, templates: &Templates) -> Result<String, RenderError> {
    let prefix = format!("{}-", Escaped(&document.id.to_lowercase()));
    let mut context = of_language(words);
    let mut text = |name: &'static str, value: &str| context.insert_value(name, Value::normal_string(value));
    text("id", &document.id);
    text("title", &document.title);
    text("version", document.version.as_deref().unwrap_or_default());
    let mut html = |name: &'static str, value: &str| context.insert_value(name, Value::safe_string(value));
    for (name, phrase) in around(document).into_iter().filter(|(name, _)| ["subtitle", "points"].contains(name)) {
        html(name, &phrase.map(|phrase| inline(&phrase, words)).transpose()?.unwrap_or_default());
    }
    html("intro", &Blocks { prefix: &prefix, ..Blocks::new(words, 0) }.all(&document.intro)?);
    let mut slides = String::new();
    for (place, exercise) in document.exercises.iter().enumerate() {
        let blocks = Blocks { prefix: &prefix, ..Blocks::new(words, place as u64 + 1) };
        slides += &slide(exercise, document.version.as_ref().unwrap_or(&document.id), document.shows, blocks)?;
    }
    html("slides", &slides);
    templates.html("html/slides-sheet.html", context)
}

/// A question of the sheet of this name and, where it is shown, its solution, whose last step is the answer.
fn slide(exercise: &Exercise, of: &str, shows: Show, mut blocks: Blocks) -> Result<String, RenderError> {
    let words = blocks.words;
    let heading = inline(&Phrase::new("page-heading").with("number", Arg::Item(exercise.label())), words)?;
    let mut out =
        format!("<section class=\"slide\">\n<header><h2>{heading}</h2><bdi class=\"of label\">{}</bdi>", Escaped(of));
    if exercise.points > Points::NONE {
        let points = inline(&in_points("page-points", exercise.points), words)?;
        let _ = write!(out, "<span class=\"points\">{points}</span>");
    }
    out += "</header>\n<div class=\"body\">\n";
    out += &blocks.all(&exercise.text)?;
    // Each screen is by itself, so what other questions said is said again.
    if !exercise.question.stem.is_empty() {
        let _ = writeln!(out, "<p class=\"stem\">{}</p>", line(&build::spoken(&exercise.question.stem), words)?);
    }
    let mut asked = exercise.clone();
    asked.question.space.retain(|block| !matches!(block, Block::Write(..)));
    out += &question(&asked, &mut blocks)?;
    out += "</div>\n";
    if shows != Show::Questions {
        let label = words.text(&Phrase::new("page-solution"))?;
        // A picture of the answer comes after the steps to it.
        let mut solution: Vec<&Block> = exercise.question.solution.iter().collect();
        solution.sort_by_key(|block| matches!(block, Block::Picture(_)));
        solution.into_iter().try_for_each(|block| blocks.push_all(std::slice::from_ref(block)))?;
        let steps = std::mem::take(&mut blocks.out);
        let headline = with_variables(&exercise.question.headline, words)?;
        let _ = write!(
            out,
            "<div class=\"body way\" role=\"group\" aria-label=\"{}\">\n{steps}<p class=\"solution\">{headline}</p>\n</div>\n",
            Escaped(&label)
        );
    }
    Ok(out + "</section>\n")
}
