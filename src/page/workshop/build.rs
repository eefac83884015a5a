//! The door `build`: a position of an exercise made by buttons, and how a question shows it.
//!
//! Representation: each button says by `data-numbers` which numbers it leads to; the one that adds the position says by
//! `data-add` what is written for it.
//! Failure: there is no such exercise, or its settings are at fault. A position that it cannot ask about is said to be one.

use std::fmt::Write;

use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::draft::Draft;
use super::gallery::picture;
use super::pins::{Pins, asked};
use crate::document::Phrase;
use crate::exercise::Candidate;
use crate::page::kept::with_plan;
use crate::page::{Html, Refused};
use crate::render::Escaped;
use crate::sheet::{ExerciseSpec, Shift};
use crate::source::yaml;

/// An exercise of a sheet, and the numbers of a position, or none for an example.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Build {
    spec: Draft,
    exercise: usize,
    #[serde(default)]
    numbers: Vec<u64>,
}

/// The door `build`.
pub fn build(wanted: &Build, html: &Html) -> Result<Value, Refused> {
    let exercise = wanted.spec.keys.get("exercises").and_then(|exercises| exercises.get(wanted.exercise));
    let Some(Value::Object(exercise)) = exercise else { return Err(Refused::message("no such exercise")) };
    let mut alone = exercise.clone();
    for key in ["positions", "without", "difficulty", "points", "repeat"] {
        alone.shift_remove(key);
    }
    alone.insert("count".to_owned(), 1.into());
    let (example, heaps) = with_plan(&sheet(&alone), 0, |plan, verifier| {
        let ExerciseSpec { kind, task, .. } = &plan.spec.exercises[0];
        // A question may show more than its numbers, which are what is read.
        let Candidate { game, numbers, .. } = &asked(plan, &Pins::new(), 0)?[0][0].candidate;
        let typed = format!("{} {}", kind.subject.topic(task, *game), spaced(numbers));
        let drawn = plan.questions(Shift::None, 0, verifier).map_err(Refused::message)?;
        let posed = drawn.into_iter().map(|drawn| drawn.question.position);
        let example = posed.chain([typed]).find(|text| kind.read(task, text).is_ok());
        Ok((example.unwrap_or_default(), task.settings(kind).heaps))
    })?;
    let (before, numbers) = parted(&example);
    let numbers = if wanted.numbers.is_empty() { &numbers } else { &wanted.numbers };
    let text = format!("{before}{}", spaced(numbers));
    alone.insert("positions".to_owned(), json!([text]));
    let shown = with_plan(&sheet(&alone), 0, |plan, verifier| {
        let drawn = plan.questions(Shift::None, 0, verifier).map_err(Refused::message)?;
        picture(&drawn[0].question, html)
    });
    let mut out = match &shown {
        Ok(picture) => format!("<div class=\"pic\">{picture}</div>"),
        Err(_) => format!(
            "<p class=\"fault\">{}</p>",
            html.phrase(&Phrase::new("shop-fault-of").with("code", "bad-position"))?
        ),
    };
    out.push_str("<div class=\"parts\">");
    for (place, &number) in numbers.iter().enumerate() {
        let changed = |to: u64| {
            let mut numbers = numbers.clone();
            numbers[place] = to;
            numbers
        };
        let name = html.words.text(&Phrase::new("shop-nth").with("number", place + 1))?;
        steps(&name, number, (number > 0).then(|| changed(number - 1)), Some(changed(number + 1)), html, &mut out)?;
    }
    if let Some(bounds) = heaps.filter(|bounds| bounds.least < bounds.most) {
        let count = numbers.len() as u64;
        let fewer = (count > bounds.least).then(|| numbers[..numbers.len() - 1].to_vec());
        let more = (count < bounds.most).then(|| numbers.iter().copied().chain([1]).collect());
        let name = html.words.text(&Phrase::new("shop-key").with("key", "heaps"))?;
        steps(&name, count, fewer, more, html, &mut out)?;
    }
    let disabled = if shown.is_ok() { "" } else { " disabled" };
    let _ = write!(
        out,
        "</div><button type=\"button\" data-add=\"{}\"{disabled}>{}</button>",
        Escaped(&text),
        html.say("shop-build-add")?
    );
    Ok(json!({ "position": text, "html": { "build": out } }))
}

/// A sheet with one exercise.
fn sheet(exercise: &Map<String, Value>) -> String {
    let keys = json!({ "title": "-", "seed": "nimbook", "exercises": [exercise] });
    yaml::written(keys.as_object().unwrap_or(&Map::new()))
}

/// The numbers at the end of a position, and what is before them.
fn parted(text: &str) -> (&str, Vec<u64>) {
    let before = text.trim_end_matches(|sign: char| sign.is_ascii_digit() || sign == ' ');
    let before = &text[..text.len().min(before.len() + 1)];
    (before, text[before.len()..].split(' ').map_while(|number| number.parse().ok()).collect())
}

fn spaced(numbers: &[u64]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
    numbers.join(" ")
}

/// A number with buttons for one fewer and one more, as far as there are such.
fn steps(
    name: &str,
    number: u64,
    fewer: Option<Vec<u64>>,
    more: Option<Vec<u64>>,
    html: &Html,
    out: &mut String,
) -> Result<(), Refused> {
    let button = |message: &'static str, sign: &str, to: Option<Vec<u64>>| {
        let says = html.attribute(&Phrase::new(message).with("what", name.to_owned()))?;
        let does = to.map_or("disabled".to_owned(), |numbers| format!("data-numbers=\"{}\"", spaced(&numbers)));
        Ok::<String, Refused>(format!("<button type=\"button\" aria-label=\"{says}\" {does}>{sign}</button>"))
    };
    let (fewer, more) = (button("shop-fewer", "−", fewer)?, button("shop-more-of", "+", more)?);
    let _ = write!(
        out,
        "<div class=\"step\" role=\"group\" aria-label=\"{}\">{fewer}<b>{number}</b>{more}</div>",
        Escaped(name)
    );
    Ok(())
}
