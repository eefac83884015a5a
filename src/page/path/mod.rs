//! The path through practice: what to ask next of somebody, what they see of their way, and their record.
//!
//! Representation: a record is a text that the page sends with each request and gets back; the core keeps nothing.
//! Failure: [`Refused`]: a text that is not a record, a station that does not exist.

mod record;
mod worlds;

use std::fmt::Write;

use serde::Deserialize;
use serde_json::{Value, json};

use self::record::{MOST_DOTS, Record, Try, Why};
use self::worlds::{Station, WORLDS};
use super::practice::Practice;
use super::{Html, Refused, workshop};
use crate::document::{Arg, Phrase};

/// The first try at a question of a station.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entered {
    station: String,
    ended: Try,
    /// The mistake, by name, where it has one.
    #[serde(default)]
    mistake: Option<String>,
}

/// Somebody on the path.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Walk {
    /// Their record; without it they begin.
    #[serde(default)]
    record: Option<String>,
    /// What they answered.
    #[serde(default)]
    entered: Option<Entered>,
    /// The station of the question that they look at.
    #[serde(default)]
    here: Option<String>,
    /// The station that they choose.
    #[serde(default)]
    chosen: Option<String>,
    /// The world whose stations they look at.
    #[serde(default)]
    world: Option<String>,
}

fn number(name: &str) -> Result<usize, Refused> {
    worlds::number(name).ok_or_else(|| Refused::message(format!("there is no station `{name}`")))
}

/// The door `path`: the record, what to ask next, and what is seen of the way.
pub fn path(asked: &Walk, html: &Html) -> Result<Value, Refused> {
    let mut record = match &asked.record {
        None => Record::new(),
        Some(text) => Record::read(text).ok_or_else(|| match html.say("path-not-read") {
            Ok(says) => Refused::said(says),
            Err(refused) => refused,
        })?,
    };
    if let Some(chosen) = &asked.chosen {
        record.choose(number(chosen)?);
    }
    let (mut next, mut why, mut seek, mut says) = (record.at(), Why::Stay, None, None);
    if let Some(Entered { station, ended, mistake }) = &asked.entered {
        // What breaks the rules does not show in another question.
        let mistake = mistake.as_ref().filter(|name| *name != "slip-no-move");
        let station = number(station)?;
        let before = record.dots(station);
        (next, why) = record.enter(station, *ended, mistake.is_some());
        seek = mistake.filter(|_| why == Why::Again);
        let how = match ended {
            Try::Right => "right",
            Try::Helped => "helped",
            Try::Missed if record.dots(station) < before => "lost",
            Try::Missed => "missed",
        };
        let (how, then) =
            (Phrase::new("path-tried").with("how", how), Phrase::new("path-next").with("why", why.name()));
        says = Some(format!("{} {}", html.phrase(&how)?, html.phrase(&then)?));
    }
    let here = asked.entered.as_ref().map(|entered| &entered.station).or(asked.here.as_ref());
    let here = here.map(|name| number(name)).transpose()?;
    let at = here.unwrap_or(next);
    let stations = asked.world.as_deref().map(|world| stations(&record, world, at, html)).transpose()?;
    let Station { kind, game, level } = station(next);
    let mut of = json!({ "kind": kind, "level": level });
    if !game.is_empty() {
        of["game"] = (*game).into();
    }
    Ok(json!({
        "record": record.text(),
        "next": { "station": worlds::name(next), "of": of, "seek": seek, "hint": why == Why::Hint },
        "html": {
            "worlds": worlds_of(&record, at, html)?,
            "stations": stations,
            "station": line(&record, next, html)?,
            "here": here.map(|here| line(&record, here, html)).transpose()?,
            "says": says,
        },
    }))
}

fn station(number: usize) -> &'static Station {
    worlds::stations().nth(number).unwrap_or(&WORLDS[0].stations[0])
}

/// The number of a station as people read it: `2.3`.
fn label(station: usize, html: &Html) -> Result<String, Refused> {
    let world = worlds::starts().take_while(|start| *start <= station).count();
    let start = worlds::starts().nth(world - 1).unwrap_or(0);
    let number = Phrase::new("path-number").with("world", world).with("station", station - start + 1);
    // From right to left, too, the world comes first.
    Ok(format!("<span dir=\"ltr\">{}</span>", html.phrase(&number)?))
}

/// What a station asks: its kind and its game.
fn title(number: usize, html: &Html) -> Result<String, Refused> {
    let Station { kind, game, .. } = station(number);
    let kind = workshop::name_of(kind);
    html.phrase(&match *game {
        "" => kind,
        game => {
            Phrase::new("path-station").with("kind", Arg::Phrase(kind)).with("game", Arg::Phrase(Phrase::game(game)))
        }
    })
}

/// A station in a line: its number, what it asks, its dots.
fn line(record: &Record, station: usize, html: &Html) -> Result<String, Refused> {
    let (label, title) = (label(station, html)?, title(station, html)?);
    Ok(format!("<b>{label}</b> <span>{title}</span> {}", dots(record, station, html)?))
}

/// The dots of a station.
fn dots(record: &Record, station: usize, html: &Html) -> Result<String, Refused> {
    let (own, most) = (record.dots(station), MOST_DOTS);
    pips("dots", (u64::from(own), u64::from(most)), "path-dots", html)
}

/// So many marks, the first of them filled, with a sentence for them.
fn pips(class: &str, (filled, all): (u64, u64), key: &'static str, html: &Html) -> Result<String, Refused> {
    let says = html.attribute(&Phrase::new(key).with("count", filled).with("of", all))?;
    let mark = |place: u64| if place < filled { "<i data-on></i>" } else { "<i></i>" };
    let marks: String = (0..all).map(mark).collect();
    Ok(format!("<span class=\"pips {class}\" role=\"img\" aria-label=\"{says}\">{marks}</span>"))
}

/// The worlds, each a button that shows its stations.
fn worlds_of(record: &Record, at: usize, html: &Html) -> Result<String, Refused> {
    let mut out = String::new();
    for (world, start) in WORLDS.iter().zip(worlds::starts()) {
        let own = start..start + world.stations.len();
        let mastered = own.clone().filter(|&station| record.leads_on(station)).count() as u64;
        let here = if own.contains(&at) { " data-here" } else { "" };
        let name = world.name;
        let _ = write!(
            out,
            "<button type=\"button\" class=\"world\" data-world=\"{name}\" aria-expanded=\"false\"{here}>\
             <svg aria-hidden=\"true\"><use href=\"#world-{name}\"/></svg><b>{}</b>{}</button>",
            html.phrase(&Phrase::new("path-world").with("world", name))?,
            pips("", (mastered, world.stations.len() as u64), "path-mastered", html)?,
        );
    }
    Ok(out)
}

/// The stations of a world, each a button with a question of it to look at.
fn stations(record: &Record, world: &str, at: usize, html: &Html) -> Result<String, Refused> {
    let start = number(&format!("{world}.1"))?;
    let count = WORLDS.iter().find(|known| known.name == world).map_or(0, |world| world.stations.len());
    let mut out = String::from("<ol>");
    for number in start..start + count {
        let Station { kind, game, level } = station(number);
        let practice = Practice {
            kind: (*kind).to_owned(),
            game: Some((*game).to_owned()).filter(|game| !game.is_empty()),
            level: Some(*level),
            size: None,
            seed: "station".to_owned(),
            number: 0,
        };
        let picture = practice.with_turn(|_, plan, _| {
            let question = plan.unconfirmed(0).into_iter().next();
            question.map_or_else(|| Ok(String::new()), |(_, question)| workshop::picture(&question, html))
        })?;
        let current = if number == at { " aria-current=\"step\"" } else { "" };
        let _ = write!(
            out,
            "<li><button type=\"button\" class=\"station\" data-station=\"{}\"{current}><span class=\"pic\" aria-hidden=\"true\" inert>\
             {picture}</span><span class=\"txt\"><b>{}</b> {}</span>{}</button></li>",
            worlds::name(number),
            label(number, html)?,
            title(number, html)?,
            dots(record, number, html)?,
        );
    }
    out.push_str("</ol>");
    Ok(out)
}
