//! The door `play`: a game as a page asks for it.

use serde::Deserialize;
use serde_json::{Value, json};

use super::judge::Stop;
use super::ply::{Played, given_away, last_sentence};
use super::session::Session;
use crate::document::{Arg, Phrase};
use crate::page::{Html, Refused, board, touch};
use crate::rules::Parsed;
use crate::solver::Outcome;

/// The most moves that are listed to choose from.
const MOST_LISTED: usize = 60;

/// A game so far.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// Where it begins.
    position: String,
    /// Whether the last move loses.
    #[serde(default)]
    misere: bool,
    /// Whether the program moves first.
    #[serde(default)]
    second: bool,
    /// Decides among equally good moves of the program.
    #[serde(default)]
    seed: String,
    /// What the student typed, in order.
    #[serde(default)]
    moves: Vec<String>,
    /// Whether a hint is wanted.
    #[serde(default)]
    hint: bool,
    /// Whether the student stops here.
    #[serde(default)]
    stop: bool,
}

/// The position reached by the moves typed and their replies, with everything to show of it.
pub fn play(asked: &Play, html: &Html) -> Result<Value, Refused> {
    let Parsed { game, position } = html.position(&asked.position, asked.misere)?;
    let mut session = Session::new(&game, &position, asked.second, &asked.seed, &html.words)?;
    if asked.second {
        session.reply()?;
    }
    let mut slip = None;
    for line in &asked.moves {
        // Only the last line can be wrong: a page keeps those that were moves.
        match session.typed(&line.trim().to_lowercase())? {
            Ok(()) => {
                session.reply()?;
            }
            Err(why) => {
                slip = Some(on_a_page(why));
                break;
            }
        }
    }
    shown(&mut session, asked, slip, html)
}

fn shown(session: &mut Session<'_>, asked: &Play, slip: Option<Phrase>, html: &Html) -> Result<Value, Refused> {
    let over = session.over();
    let hint = if asked.hint && !over { Some(hint(session)?) } else { None };
    let Session { game, position, plies, choices, .. } = &*session;
    let now = match (over, plies.last()) {
        (true, _) => Phrase::new("live-closing").with("winner", session.end()[1]),
        (false, None) => Phrase::new("live-you-begin"),
        (false, Some(ply)) => Phrase::new("live-my-move").with("move", Arg::Text(ply.words.clone())),
    };
    let mut log = String::new();
    for (place, ply) in plies.iter().enumerate() {
        log += &html.log_line(place + 1, ply.player, &ply.words)?;
    }
    let touch = if over { String::new() } else { board::heaps(game, position, html)? };
    let list = match over {
        true => String::new(),
        false => board::choices(game, choices, MOST_LISTED, !touch.is_empty(), html)?,
    };
    let parsed = Parsed { game: game.clone(), position: position.clone() };
    let steps: Vec<_> = choices.iter().map(|choice| (&choice.step, vec![choice.words.clone()])).collect();
    let places = if touch.is_empty() { touch::moves(&parsed, &steps, html)? } else { String::new() };
    Ok(json!({
        "position": game.text(position),
        "moves": plies.iter().map(|ply| json!({"you": ply.player, "move": ply.words})).collect::<Vec<_>>(),
        "made": plies.iter().filter(|ply| ply.player).count(),
        "over": over,
        "html": {
            "picture": if touch.is_empty() { html.touched(&parsed, "live-touch-board", places, 3_000_000)? } else { touch },
            "says": html.phrase(&now)?,
            "log": log,
            "moves": list,
            "slip": slip.map(|slip| html.phrase(&slip)).transpose()?,
            "hint": hint.map(|hint| html.phrase(&hint)).transpose()?,
            "review": (over || asked.stop).then(|| review(&session.played(), html)).transpose()?,
        },
    }))
}

fn hint(session: &mut Session<'_>) -> Result<Phrase, Stop> {
    let best = session.best()?;
    Ok(match (session.verdict.outcome, &best[..]) {
        (Outcome::N, [step, others @ ..]) => {
            Phrase::new("live-hint-won").with("move", session.describe(step)).with("others", others.len())
        }
        (Outcome::Draw, [step, ..]) => Phrase::new("live-hint-draw").with("move", session.describe(step)),
        _ => Phrase::new("live-hint-lost"),
    })
}

/// What each move did, and which gave the game away.
fn review(played: &Played<'_>, html: &Html) -> Result<String, Refused> {
    let mut rows = String::new();
    for (place, ply) in played.plies.iter().enumerate() {
        rows += &html.review_row(place + 1, ply)?;
    }
    let sentences: Vec<Phrase> = given_away(played).into_iter().chain(last_sentence(played)).map(on_a_page).collect();
    html.review(&rows, &sentences)
}

/// A message of the terminal as a page says it: nothing is typed after the program's name here.
fn on_a_page(phrase: Phrase) -> Phrase {
    const OTHERS: [(&str, &str); 9] = [
        ("play-mean", "live-no-move"),
        ("play-no-move", "live-no-move"),
        ("play-no-number", "live-no-number"),
        ("play-no-numbers", "live-no-numbers"),
        ("review-draw-lost", "live-draw-lost"),
        ("review-no-chance-first", "live-no-chance-first"),
        ("review-no-chance-second", "live-no-chance-second"),
        ("review-win-drawn", "live-win-drawn"),
        ("review-win-lost", "live-win-lost"),
    ];
    let key = OTHERS.iter().find(|(known, _)| *known == phrase.key).map_or(phrase.key, |(_, other)| other);
    Phrase { key, ..phrase }
}

impl From<Stop> for Refused {
    fn from(stop: Stop) -> Refused {
        match stop {
            Stop::Unsolved(error) => Refused::message(error),
            Stop::Words(error) => Refused::message(error),
            Stop::Moves(moves) => {
                Refused::message(format!("this position has {moves} moves, more than are looked at; make it smaller"))
            }
        }
    }
}
