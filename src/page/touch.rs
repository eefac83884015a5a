//! Pictures that are touched: what stands in front of them, with what each place says.
//!
//! Representation: a group of places, `data-place` each, and in `data-ways` the ways to say something with them, as
//! JSON: the places, and what goes into the fields. The script compares and forwards; it knows no game.
//! Failure: a word that the language lacks.

use std::fmt::Write;

use serde_json::{Value, json};

use super::{Html, Refused};
use crate::book::drawing;
use crate::document::build::say;
use crate::document::{Answer, Arg, Blank, Block, Exercise, Phrase, Picture, Piece, Points, Question, Spot};
use crate::exercise::games::{Detail, describe_move, of};
use crate::exercise::second::numbers_in;
use crate::marking;
use crate::picture::{self, Change, MOST_COMPONENTS, Place, Scene, Touch};
use crate::render::{Escaped, Tenths};
use crate::rules::{self, Move, Parsed, Rules};
use crate::sheet::ExerciseSpec;

/// The most ways that a picture has.
const MOST: usize = 400;

/// A part of a position as it is drawn: its number, its rules, its numbers, and how far down its drawing is.
struct Part<'p> {
    index: usize,
    rules: &'p Rules,
    numbers: &'p [u64],
    top: i32,
}

/// The parts of a position that are drawn, and the width of the drawing where it is mirrored.
fn drawn<'p>(parsed: &'p Parsed, html: &Html) -> (Vec<Part<'p>>, Option<i32>) {
    let whole = drawing::with_moves(parsed, None, None);
    let parts: Vec<(&Rules, &[u64])> = parsed.game.split(&parsed.position).take(MOST_COMPONENTS).collect();
    let height = |(rules, numbers): &(&Rules, &[u64])| {
        let title = rules.title();
        picture::of_part(rules.name(), &Scene { game: &title, numbers, ..Scene::default() }).height
    };
    let tops = match &parts[..] {
        [_] => vec![0],
        several => picture::tops(several.iter().map(height)),
    };
    let part = |(index, ((rules, numbers), top))| Part { index, rules, numbers, top };
    let turned = (whole.mirrors && html.words.right_to_left()).then_some(whole.width);
    (parts.into_iter().zip(tops).enumerate().map(part).collect(), turned)
}

impl Part<'_> {
    /// A place of the drawing of this part in the drawing of all of them.
    fn place(&self, place: Place, all: usize) -> Place {
        let of_part =
            |what| Phrase::new("page-picture-part").with("number", self.index + 1).with("what", Arg::Phrase(what));
        let name = if all > 1 { place.name.map(of_part) } else { place.name };
        Place { corner: (place.corner.0, place.corner.1 + self.top), name, ..place }
    }
}

/// The places to make these moves with, and what each puts into the fields; nothing where they are not seen.
pub fn moves(parsed: &Parsed, moves: &[(&Move, Vec<String>)], html: &Html) -> Result<String, Refused> {
    let Parsed { game, position } = parsed;
    let (parts, turned) = drawn(parsed, html);
    if moves.len() > MOST || parts.len() < game.components.len() {
        return Ok(String::new());
    }
    let mut touch = Touch::default();
    for part in &parts {
        let own: Vec<usize> = (0..moves.len()).filter(|&step| moves[step].0.component == part.index).collect();
        let change = |step: &Move| Change { part: step.step.part, left: step.step.left.to_vec() };
        let changes: Vec<Change> = own.iter().map(|&step| change(moves[step].0)).collect();
        let title = part.rules.title();
        let scene = Scene { game: &title, numbers: part.numbers, ..Scene::default() };
        match picture::touch(part.rules.name(), &scene, &changes) {
            Some(Touch { places, ways }) => {
                let before = touch.places.len();
                touch.places.extend(places.into_iter().map(|place| part.place(place, parts.len())));
                let moved = |places: Vec<usize>| places.into_iter().map(|place| place + before).collect();
                touch.ways.extend(ways.into_iter().map(|(step, places)| (own[step], moved(places))));
            }
            None if own.is_empty() => {}
            None => return Ok(String::new()),
        }
    }
    let fills: Vec<&[String]> = moves.iter().map(|(_, fill)| &fill[..]).collect();
    let named = |step: usize| describe_move(game, position, moves[step].0, Detail::Move);
    if touch.places.is_empty() { Ok(String::new()) } else { group(&touch, &fills, named, turned, html) }
}

/// The places of a question that asks for numbers or pairs which its first picture shows: each says one of them.
fn spots(question: &Question, html: &Html) -> Result<String, Refused> {
    let first = question.prompt.iter().chain(&question.space).find_map(pictured);
    let (Answer::Pairs(_) | Answer::Parts(_) | Answer::Place { .. }, Some(picture)) = (&question.answer, first) else {
        return Ok(String::new());
    };
    let place = |spot: &Spot| Place {
        corner: spot.corner,
        size: spot.size,
        chosen: spot.chosen,
        round: spot.chosen > spot.size.0,
        name: None,
    };
    let places: Vec<Place> = picture.spots.iter().map(place).collect();
    if places.is_empty() {
        return Ok(String::new());
    }
    let ways = (0..places.len()).map(|place| (place, vec![place])).collect();
    let says: Vec<[String; 1]> = picture.spots.iter().map(|spot| [spot.says.clone()]).collect();
    let fills: Vec<&[String]> = says.iter().map(|says| &says[..]).collect();
    let named = |spot: usize| Phrase::new("live-touch-spot").with("says", Arg::Signs(says[spot][0].clone()));
    let group = group(&Touch { places, ways }, &fills, named, None, html)?;
    Ok(group.replacen("data-ways", "data-list data-ways", 1))
}

/// The first picture in a block.
fn pictured(block: &Block) -> Option<&Picture> {
    match block {
        Block::Picture(picture) => Some(picture),
        Block::Beside(blocks) => blocks.iter().find_map(pictured),
        _ => None,
    }
}

/// The places of a question that asks for moves.
pub fn question(spec: &ExerciseSpec, exercise: &Exercise, html: &Html) -> Result<String, Refused> {
    let item = marking::Item { exercise: spec, question: &exercise.question, points: Points::NONE };
    let (Answer::Moves(_), Some(parsed)) = (&exercise.question.answer, item.position()) else {
        return spots(&exercise.question, html);
    };
    let [rules] = &parsed.game.components[..] else { return Ok(String::new()) };
    let fields = fields(&of(rules).written(rules, None), html)?;
    let steps = parsed.game.moves(&parsed.position);
    let mut filled = Vec::new();
    for step in &steps {
        let numbers = numbers_in(&html.words.text(&of(rules).written(rules, Some((parsed.position.parts(), step))))?);
        let mut fill: Vec<String> = numbers.iter().map(u64::to_string).collect();
        if fields == 1 {
            fill = vec![fill.join(", ")];
        }
        // Moves that are written in other signs than numbers are typed.
        if numbers.is_empty() || fill.len() > fields {
            return Ok(String::new());
        }
        fill.resize(fields, String::new());
        filled.push((step, fill));
    }
    moves(&parsed, &filled, html)
}

/// How many fields a line to write on has.
fn fields(line: &Phrase, html: &Html) -> Result<usize, Refused> {
    let count = |piece: &Piece| match piece {
        Piece::Blank(Blank::Tuple(numbers)) => *numbers as usize,
        Piece::Blank(_) => 1,
        _ => 0,
    };
    Ok(html.words.line(&say(line.clone()))?.iter().map(count).sum())
}

/// The places with which a position is changed, and the position that each makes, as it is `written`.
pub fn positions(parsed: &Parsed, written: impl Fn(&str) -> String, html: &Html) -> Result<String, Refused> {
    let Parsed { game, position } = parsed;
    let (parts, turned) = drawn(parsed, html);
    let (mut places, mut texts) = (Vec::new(), Vec::new());
    for part in &parts {
        let title = part.rules.title();
        let scene = Scene { game: &title, numbers: part.numbers, ..Scene::default() };
        for (place, numbers) in picture::edits(part.rules.name(), &scene) {
            let mut changed = position.clone();
            changed.0[part.index] = numbers;
            let (place, text) = (part.place(place, parts.len()), game.text(&changed));
            if places.len() < MOST && !places.contains(&place) && rules::parse(&text, game.play).is_ok() {
                places.push(place);
                texts.push(text);
            }
        }
    }
    if places.is_empty() {
        return Ok(String::new());
    }
    let ways = (0..places.len()).map(|place| (place, vec![place])).collect();
    let fields: Vec<[String; 1]> = texts.iter().map(|text| [written(text)]).collect();
    let fills: Vec<&[String]> = fields.iter().map(|text| &text[..]).collect();
    let named = |step: usize| Phrase::new("page-touch-position").with("position", texts[step].clone());
    group(&Touch { places, ways }, &fills, named, turned, html)
}

/// The elements; `turned` is the width of a picture that is mirrored.
fn group(
    touch: &Touch,
    fills: &[&[String]],
    named: impl Fn(usize) -> Phrase,
    turned: Option<i32>,
    html: &Html,
) -> Result<String, Refused> {
    let touch = &touch.in_order();
    let ways: Vec<Value> = touch.ways.iter().map(|(step, places)| json!([places, fills[*step]])).collect();
    let mut out = format!("<g class=\"places\" data-ways=\"{}\">", Escaped(&json!(ways).to_string()));
    for (index, place) in touch.places.iter().enumerate() {
        let alone = || touch.ways.iter().find(|(_, places)| places[..] == [index]).map(|(step, _)| named(*step));
        let name = place.name.clone().or_else(alone).map(|name| html.attribute(&name)).transpose()?;
        let ((x, y), (width, height)) = (place.corner, place.size);
        let turn = |x: i32, width: i32| turned.map_or(x, |all| all - x - width);
        let wide = match place.chosen {
            chosen if chosen == width => String::new(),
            chosen if place.round => format!(" style=\"--ring:{}px\"", Tenths(chosen - width)),
            chosen => format!(" style=\"--x:{}px;--wide:{}px\"", Tenths(turn(x, chosen)), Tenths(chosen)),
        };
        let x = turn(x, width);
        let _ = write!(
            out,
            "<rect class=\"place\" role=\"button\" tabindex=\"{}\" aria-pressed=\"false\" data-place=\"{index}\" \
             aria-label=\"{}\"{wide} x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>",
            if index == 0 { 0 } else { -1 },
            name.unwrap_or_default(),
            Tenths(x),
            Tenths(y),
            Tenths(width),
            Tenths(height)
        );
    }
    out.push_str("</g>");
    Ok(out)
}
