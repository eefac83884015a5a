//! Sheets and keys as data for the template: one JSON value for all documents of a file.
//!
//! Representation: what the page of HTML shows, in the same order, as arrays and objects; nothing in it is markup. A
//! bookmark leads to each student's sheet.
//! Failure: [`RenderError`].

use serde_json::{Value, json};

use super::block::{all, one};
use super::press;
use super::text::{label, line, phrase};
use crate::document::{
    Block, Document, Exercise, Mistake, Phrase, Points, Show, Words, build, room_to_work, signs, with_items,
};
use crate::render::formats::html::{
    answers_beside, below, frame, halves, in_points, is_narrow, is_small, marks, points,
};
use crate::render::markup::kind;
use crate::render::{RenderError, qr, svg, title};

/// Labels of every page, by their name in the template.
const LABELS: [(&str, &str); 10] = [
    ("name", "page-name"),
    ("date", "page-date"),
    ("score", "page-score"),
    ("agreed", "page-key-agreed"),
    ("continued", "page-continued"),
    ("solution", "page-solution"),
    ("wrong", "page-wrong"),
    ("looks", "page-looks"),
    ("refuted", "page-refuted"),
    ("qr", "page-qr"),
];

pub fn of(document: &Document, words: &Words) -> Result<Value, RenderError> {
    let key = document.shows == Show::Key;
    let heading = title(&document.title, document.shows, words)?;
    let (student, is_large) = document.student.as_ref().map_or(("", false), |one| (&one.name, one.large));
    let bookmark = match &document.student {
        Some(one) if one.name.is_empty() => document.id.clone(),
        Some(one) => format!("{} ({})", one.name, document.id),
        None => heading.clone(),
    };
    let mut page = json!({
        "style": press::style(words.right_to_left(), is_large || document.paper.is_large()),
        "lang": words.code(),
        "kind": kind(document.shows),
        "title": document.title,
        "heading": heading,
        "bookmark": bookmark,
        "version": document.version,
        "student": student,
        "id": document.id,
    });
    for (name, key) in LABELS {
        page[name] = label(key, words)?;
    }
    for (name, said) in frame(document) {
        page[name] = said.map(|said| phrase(&said, words)).transpose()?.unwrap_or_default();
    }
    let code = document.url.as_ref().map(|url| qr::standalone(&format!("{url}#{}", document.id)));
    page["code"] = json!(code.transpose()?);
    let mut legend = Vec::new();
    for sign in if key { signs(document) } else { Vec::new() } {
        legend.push(json!([svg::printed(&sign.sample, words)?, phrase(&sign.says, words)?]));
    }
    page["signs"] = json!(legend);
    page["intro"] = if key { json!([]) } else { all(&document.intro, words)? };
    let exercises = with_items(&document.exercises).map(|items| exercise(items, document.shows, words));
    page["exercises"] = exercises.collect::<Result<_, _>>()?;
    Ok(page)
}

/// An exercise with its items; those that ask alike are in one group.
pub fn exercise(items: &[Exercise], shows: Show, words: &Words) -> Result<Value, RenderError> {
    let key = shows == Show::Key;
    let points = points(items).filter(|_| !key || items.len() == 1);
    let points = points.map(|points| phrase(&points, words)).transpose()?;
    let groups = items.chunk_by(|one, next| !next.begins_stem(Some(one))).map(|alike| group(alike, shows, words));
    Ok(json!({
        "number": items[0].number,
        "title": words.text(&Phrase::new("page-heading").with("number", items[0].number))?,
        "points": points,
        "text": if key { json!([]) } else { all(&items[0].text, words)? },
        "room": room_to_work(items).filter(|_| shows == Show::Questions).map(|(ruling, work)| json!([ruling.name(), work])),
        "groups": groups.collect::<Result<Value, RenderError>>()?,
    }))
}

fn group(alike: &[Exercise], shows: Show, words: &Words) -> Result<Value, RenderError> {
    let key = shows == Show::Key;
    let (asks, sample) = alike[0].asks();
    let stem = (!key && !asks.is_empty()).then(|| line(&build::spoken(&asks), words));
    let sample = sample.filter(|_| !key).map(|sample| phrase(sample, words));
    let questions = || alike.iter().map(|item| &item.question);
    let dense = shows == Show::Questions && questions().any(|one| is_narrow(one) && !is_small(one));
    let mut items = Vec::new();
    let halves = halves(alike);
    let beside = answers_beside(alike, &halves);
    for (place, one) in alike.iter().enumerate() {
        let ends = alike.get(place + 1).is_none_or(|next| next.question.routes != one.question.routes);
        let mut made = item(one, ends || !key, shows, words)?;
        if shows == Show::Questions {
            made["half"] = json!(halves[place]);
            made["space"] = answers(one, beside, words)?;
        }
        items.push(made);
    }
    Ok(json!({
        "stem": stem.transpose()?,
        "sample": sample.transpose()?,
        "dense": dense,
        "items": items,
    }))
}

/// What an item shows: its question, its solution, or both; `with_routes` if the next item does not have the same.
fn item(exercise: &Exercise, with_routes: bool, shows: Show, words: &Words) -> Result<Value, RenderError> {
    let question = &exercise.question;
    let asks = if shows == Show::Key { [&[][..], &[]] } else { [&question.prompt[..], &question.space] };
    let solution = match shows {
        Show::Questions => Value::Null,
        Show::Folded | Show::Key => solution(exercise, with_routes, shows, words)?,
    };
    let [prompt, space] = asks.map(|blocks| blocks.iter().map(|block| asked(block, words)).collect::<Result<_, _>>());
    Ok(json!({
        "letter": words.item(&exercise.letter),
        "tall": question.prompt.iter().chain(&question.space).any(is_tall),
        "half": false,
        "prompt": Value::Array(prompt?),
        "space": Value::Array(space?),
        "solution": solution,
    }))
}

/// A block of a question; lines of a proof are what is asked about, not steps of a solution.
fn asked(block: &Block, words: &Words) -> Result<Value, RenderError> {
    match block {
        Block::Steps(steps) => {
            let lines = steps.iter().map(|step| line(&step.says, words)).collect::<Result<Value, _>>()?;
            Ok(json!(["lines", lines]))
        }
        block => one(block, words),
    }
}

/// The places to write of an item: beside its picture, which has a column of this width, or below it.
fn answers(item: &Exercise, beside: Option<i32>, words: &Words) -> Result<Value, RenderError> {
    let space = &item.question.space;
    let mut made = match beside {
        None if !item.letter.is_empty() => below(space).map(|block| one(block, words)).collect(),
        _ => all(space, words),
    }?;
    let Some(width) = beside else { return Ok(made) };
    for block in made.as_array_mut().into_iter().flatten().filter(|block| block[0] == "beside") {
        for inner in block[1].as_array_mut().into_iter().flatten().filter(|inner| inner[1][0] == "picture") {
            inner[1].as_array_mut().into_iter().for_each(|picture| picture.push(json!(width)));
        }
    }
    Ok(made)
}

/// Whether a block may need more than a page, in large print at least.
fn is_tall(block: &Block) -> bool {
    match block {
        Block::Beside(blocks) => blocks.iter().any(is_tall),
        Block::Table(table) => table.rows.len() > 14,
        Block::Trace(trace) => trace.lines.len() > 14,
        Block::Ticks(lines) | Block::Answer(lines) => lines.len() > 14,
        Block::Write(_, lines) => *lines > 10,
        Block::Steps(_) | Block::Authored(_) => true,
        Block::Paragraph(_) | Block::Picture(_) | Block::Remark(_) => false,
    }
}

/// The headline, the steps, the named mistakes and the routes; in a key also what was asked, and its points.
fn solution(exercise: &Exercise, with_routes: bool, shows: Show, words: &Words) -> Result<Value, RenderError> {
    let question = &exercise.question;
    let in_key = shows == Show::Key;
    let points = match exercise.points {
        Points::NONE => Value::Null,
        _ if in_key && !exercise.letter.is_empty() => phrase(&in_points("page-points", exercise.points), words)?,
        _ => Value::Null,
    };
    let asked = match &question.prompt[..] {
        _ if !in_key => Value::Null,
        [] => json!(question.position),
        prompt => all(prompt, words)?,
    };
    let wrong = |mistake: &Mistake| -> Result<Value, RenderError> {
        let Mistake { shown, description, refutation, .. } = mistake;
        Ok(json!([line(shown, words)?, phrase(description, words)?, phrase(refutation, words)?]))
    };
    let routes = match with_routes {
        true => {
            let [first, second] = question.routes.clone();
            phrase(&Phrase::new("page-routes").with("first", first).with("second", second), words)?
        }
        false => Value::Null,
    };
    Ok(json!({
        "headline": line(&question.headline, words)?,
        "points": points,
        "marks": marks(exercise).map(|marks| line(&marks, words)).transpose()?,
        "asked": asked,
        "blocks": all(&question.solution, words)?,
        "wrong": question.wrong.iter().map(wrong).collect::<Result<Value, _>>()?,
        "routes": routes,
    }))
}
