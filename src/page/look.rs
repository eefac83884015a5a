//! What is understood of a block while it is typed, before anything is answered: a line, its picture to touch, and the
//! procedure whose steps can be seen.
//!
//! Failure: [`Refused`]: what is wrong with the text, with the place of the slip.

use std::fmt::Write;

use serde_json::{Value, json};

use super::{Html, Refused, solve, touch};
use crate::book::{self, About, OneBlock};
use crate::document::Phrase;
use crate::document::book::Part;
use crate::render::Escaped;
use crate::rules::Parsed;
use crate::source::{Span, Text};

/// What is understood of the last block of `whole`, whose text is in `range`; ids in it begin with `id`.
pub fn look(word: &str, whole: &Text, range: Span, id: u64, html: &Html) -> Result<Value, Refused> {
    let text = &whole.content[range.clone()];
    let steps = book::procedure(word, text).map(|(name, numbers)| json!({ "procedure": name, "numbers": numbers }));
    if let Some(about) = book::about(word, text) {
        let parsed = html.position(&about.position, about.misere, "")?;
        return Ok(json!({
            "position": about.position,
            "misere": about.misere,
            "steps": steps,
            "html": { "understood": solve::understood(&parsed, html)?, "stage": stage(&about, &parsed, book::heaps(word, text), id, html)? },
        }));
    }
    let OneBlock { book, faults, .. } = book::understood(whole);
    let understood = match (&faults, book.chapters[0].parts.first()) {
        (_, Some(Part::Statement(statement))) if !statement.formula.is_empty() => {
            format!("<p>{}</p>{}", html.say("live-understood")?, html.parts().formula(&statement.formula))
        }
        (None, Some(_)) => {
            let text: Vec<&str> = text.split_whitespace().collect();
            format!("{} <b class=\"pos\">{}</b>", html.say("live-understood")?, Escaped(&text.join(" ")))
        }
        (Some(faults), _) => return Ok(json!({ "html": { "slip": html.slips(faults, range)? } })),
        (None, None) => return Ok(json!({ "html": {} })),
    };
    Ok(json!({ "steps": steps, "html": { "understood": understood } }))
}

/// The picture of a position with its places to touch; of heaps to be solved also their digits, each of which can be flipped.
fn stage(about: &About, parsed: &Parsed, heaps: Option<Vec<u64>>, id: u64, html: &Html) -> Result<String, Refused> {
    let places = touch::positions(parsed, |position| about.written(position), html)?;
    let mut out = html.touched(parsed, "live-touch-position", places, id)?;
    if let Some(heaps) = heaps {
        out += &digits(about, &heaps, html)?;
    }
    Ok(out)
}

/// The heaps in binary. A digit that is touched makes the position with the other digit in its place.
fn digits(about: &About, heaps: &[u64], html: &Html) -> Result<String, Refused> {
    let most = heaps.iter().max().map_or(1, |heap| heap.max(&1).ilog2() + 1);
    let powers: Vec<u64> = (0..most).rev().map(|power| 1 << power).collect();
    let (mut ways, mut rows) = (Vec::new(), String::new());
    for (place, heap) in heaps.iter().enumerate() {
        let name = html.phrase(&Phrase::new("page-picture-heap").with("number", place + 1))?;
        let _ = write!(rows, "<tr><th scope=\"row\">{name}</th>");
        for power in &powers {
            let mut other = heaps.to_vec();
            other[place] ^= power;
            let numbers: Vec<String> = other.iter().map(u64::to_string).collect();
            let position = format!("nim {}", numbers.join(" "));
            let label = html.attribute(&Phrase::new("page-touch-position").with("position", position.as_str()))?;
            let (number, on) = (ways.len(), heap & power > 0);
            let _ = write!(
                rows,
                "<td><button type=\"button\" class=\"place\" aria-pressed=\"false\" data-place=\"{number}\" tabindex=\"{}\" \
                 aria-label=\"{}, {label}\"{}>{}</button></td>",
                if number == 0 { 0 } else { -1 },
                u64::from(on),
                if on { " data-on" } else { "" },
                u64::from(on),
            );
            ways.push(json!([[number], [about.written(&position)]]));
        }
        let _ = write!(rows, "<td>{heap}</td></tr>");
    }
    let mut sums = String::new();
    for power in &powers {
        let odd = heaps.iter().filter(|&heap| heap & power > 0).count() % 2 == 1;
        let (class, key) = if odd { (" class=\"odd\"", "page-picture-odd") } else { ("", "page-picture-even") };
        let _ = write!(sums, "<td{class}>{}</td>", html.say(key)?);
    }
    let heads: String = powers.iter().map(|power| format!("<th scope=\"col\">{power}</th>")).collect();
    let ways = json!(ways).to_string();
    Ok(format!(
        "<table class=\"flips places\" data-of=\"digits\" data-ways=\"{}\"><thead><tr><td></td>{heads}<td></td></tr></thead>\
         <tbody>{rows}<tr><td></td>{sums}<td></td></tr></tbody></table>",
        Escaped(&ways)
    ))
}
