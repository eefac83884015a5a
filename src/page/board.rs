//! Positions to touch: heaps whose tokens are taken, and the list of all moves.
//!
//! Representation: HTML. A move of the list (`data-move`) says what it does, as it would be typed; of heaps also which
//! heap (`data-part`, from 0) and what is left of it (`data-left`), so that a touched heap finds its move.

use std::fmt::Write;

use super::play::Choice;
use super::{Html, Refused};
use crate::document::Phrase;
use crate::render::Escaped;
use crate::rules::{Game, Move, MoveShape, Position};

/// The most heaps to touch, and the most tokens of each.
const MOST_HEAPS: usize = 8;
const MOST_TOKENS: u64 = 40;

/// All moves, each a button; where there are more than `most`, they are said to be many, and with heaps to touch they
/// are there but not shown.
pub fn choices(game: &Game, choices: &[Choice], most: usize, touched: bool, html: &Html) -> Result<String, Refused> {
    let listed = choices.len() <= most;
    let mut out = String::new();
    if !listed && !touched {
        let many = Phrase::new("live-many-moves").with("count", choices.len());
        return Ok(format!("<p class=\"label\">{}</p>", html.phrase(&many)?));
    }
    let summary = html.phrase(&Phrase::new("live-moves").with("count", choices.len()))?;
    let hidden = if listed { "" } else { " hidden" };
    let _ = write!(out, "<details class=\"all-moves\"{hidden}><summary>{summary}</summary><ul class=\"choices\">");
    let lowers = game.components.len() == 1 && game.components[0].move_shape() == MoveShape::TakeFromHeap;
    for choice in choices.iter().take(MOST_HEAPS * MOST_TOKENS as usize) {
        let place = match (&choice.step.step.left[..], lowers) {
            ([left], true) => format!(" data-part=\"{}\" data-left=\"{left}\"", choice.step.step.part),
            _ => String::new(),
        };
        let words = Escaped(&choice.words);
        let _ = write!(out, "<li><button type=\"button\" data-move{place}>{words}</button></li>");
    }
    out.push_str("</ul></details>");
    Ok(out)
}

/// Heaps as sliders, or with the tokens marked that a move takes; nothing where the game has none, or too many.
pub fn heaps(game: &Game, position: &Position, taken: Option<&Move>, html: &Html) -> Result<String, Refused> {
    let [rules] = &game.components[..] else { return Ok(String::new()) };
    let parts = position.parts();
    let fits = parts.len() <= MOST_HEAPS && parts.iter().all(|&part| part <= MOST_TOKENS);
    if rules.move_shape() != MoveShape::TakeFromHeap || !fits {
        return Ok(String::new());
    }
    let (group, nothing) = (Phrase::new("live-heaps"), Phrase::new("live-nothing-taken"));
    let (group, nothing) = (html.attribute(&group)?, html.attribute(&nothing)?);
    let mut out = format!(
        "<p class=\"label\">{}</p><div class=\"heaps\" role=\"group\" aria-label=\"{group}\">",
        html.say("live-touch-heaps")?
    );
    for (place, &size) in parts.iter().enumerate() {
        let name = html.attribute(&Phrase::new("page-picture-heap").with("number", place + 1))?;
        let _ = write!(
            out,
            "<div class=\"heap\" role=\"slider\" tabindex=\"0\" data-part=\"{place}\" aria-label=\"{name}\" \
             aria-valuemin=\"0\" aria-valuemax=\"{size}\" aria-valuenow=\"{size}\" aria-valuetext=\"{size}, {nothing}\">\
             <span class=\"label\">{name}</span><span class=\"tokens\">"
        );
        let stays = taken.filter(|taken| taken.step.part == place).and_then(|taken| taken.step.left.first());
        for left in 0..size {
            let ring = if stays.is_some_and(|&stays| left >= stays) { " class=\"reply\"" } else { "" };
            let _ = write!(out, "<i data-left=\"{left}\"{ring}></i>");
        }
        let _ = write!(out, "</span><b class=\"now\">{size}</b></div>");
    }
    out.push_str("</div>");
    Ok(out)
}
