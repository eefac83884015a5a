//! The door `play`: a game as a page asks for it.

use serde::Deserialize;
use serde_json::{Value, json};

use super::judge::{Skill, Stop};
use super::ply::{Played, Ply, given_away, last_sentence};
use super::session::Session;
use crate::document::{Arg, Phrase};
use crate::page::{Html, Refused, board, solve, touch};
use crate::render::Escaped;
use crate::rules::{Game, Parsed, Play as PlayRule, Position};
use crate::solver::{self, Budget, Outcome, Solution};

/// The most moves that are listed to choose from.
const MOST_LISTED: usize = 60;

/// The most moves that are shown of a game that goes on by itself.
const MOST_SHOWN: usize = 60;

/// Who plays against the student.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Against {
    #[default]
    Perfect,
    Careless,
    Beginner,
    /// Somebody at the same device, who moves second.
    Two,
}

/// Who made a move, in a table: the player, and the other.
type Names = [&'static str; 2];

/// A game so far.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// Where it begins.
    position: String,
    /// Game blocks that somebody pasted.
    #[serde(default)]
    own: String,
    /// Whether the last move loses.
    #[serde(default)]
    misere: bool,
    /// Whether the program moves first.
    #[serde(default)]
    second: bool,
    /// Who the other one is.
    #[serde(default)]
    against: Against,
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
    let Parsed { game, position } = html.position(&asked.position, asked.misere, &asked.own)?;
    let two = asked.against == Against::Two;
    let mut session = Session::new(&game, &position, asked.second && !two, &asked.seed, &html.words)?;
    (session.two, session.listed) = (two, false);
    session.skill = match asked.against {
        Against::Careless => Skill::Careless,
        Against::Beginner => Skill::Beginner,
        Against::Perfect | Against::Two => Skill::Perfect,
    };
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
    let Session { game, position, plies, choices, two, .. } = &*session;
    let names: Names = if *two { ["play-first", "play-second"] } else { ["review-you", "review-they"] };
    let winner = match (session.end()[1], two) {
        ("you", true) => "first",
        ("program", true) => "second",
        ("program", false) => "opponent",
        (winner, _) => winner,
    };
    let turn = if plies.len().is_multiple_of(2) { "first" } else { "second" };
    let now = match (over, plies.last()) {
        (true, _) => Phrase::new("live-closing").with("winner", winner),
        (false, _) if *two => Phrase::new("live-turn").with("who", turn),
        (false, None) => Phrase::new("live-you-begin"),
        (false, Some(ply)) => Phrase::new("live-my-move").with("move", Arg::Text(ply.words.clone())),
    };
    let mut log = String::new();
    for (place, ply) in plies.iter().enumerate() {
        log += &html.log_line(place + 1, (ply.player, names), &ply.words)?;
    }
    let touch = if over { String::new() } else { board::heaps(game, position, None, html)? };
    let reply = plies.last().filter(|ply| !ply.player && !two);
    let before = reply.map(|reply| before(game, reply, html)).transpose()?;
    // Of heaps the page shows by itself what goes.
    let own = plies.iter().rev().find(|ply| ply.player || *two).filter(|_| touch.is_empty());
    let own = own.map(|own| before_on_board(game, own, 3_000_000, html)).transpose()?;
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
        "made": plies.iter().filter(|ply| ply.player || *two).count(),
        "over": over,
        "html": {
            "picture": if touch.is_empty() { html.touched(&parsed, "live-touch-board", places, 3_000_000)? } else { touch },
            "says": html.phrase(&now)?,
            "log": log,
            "moves": list,
            "own": own,
            "before": before,
            "slip": slip.map(|slip| html.phrase(&slip)).transpose()?,
            "hint": hint.map(|hint| html.phrase(&hint)).transpose()?,
            "review": (over || asked.stop).then(|| review(&session.played(), (over, winner == "you"), (names, *two), html)).transpose()?,
        },
    }))
}

/// The position before a reply, with the reply marked in it.
fn before(game: &Game, reply: &Ply, html: &Html) -> Result<String, Refused> {
    let heaps = board::heaps(game, &reply.from, Some(&reply.step), html)?;
    if !heaps.is_empty() {
        return Ok(heaps);
    }
    before_on_board(game, reply, 3_000_000, html)
}

/// The same as a drawing; `id` begins the ids in it.
fn before_on_board(game: &Game, ply: &Ply, id: u64, html: &Html) -> Result<String, Refused> {
    html.picture(&Parsed { game: game.clone(), position: ply.from.clone() }, &ply.step, id)
}

/// A position from which a game goes on.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    position: String,
    #[serde(default)]
    own: String,
    #[serde(default)]
    misere: bool,
    /// Decides among equally good moves.
    #[serde(default)]
    seed: String,
}

/// The door `line`: how a game goes on from here if both play well, one move after the other; the student moves first.
pub fn line(asked: &Line, html: &Html) -> Result<Value, Refused> {
    let Parsed { game, position } = html.position(&asked.position, asked.misere, &asked.own)?;
    let mut session = Session::new(&game, &position, true, &asked.seed, &html.words)?;
    let mut steps = Vec::new();
    while steps.len() < MOST_SHOWN && session.reply()? {
        let Some(ply) = session.plies.last() else { break };
        let by = (steps.len().is_multiple_of(2), ["review-you", "review-they"]);
        let said = html.log_line(steps.len() + 1, by, &ply.words)?;
        steps.push(format!("{}<ol class=\"game-log\">{said}</ol>", before_on_board(&game, ply, 3_200_000, html)?));
    }
    // The session takes all moves for those of the program.
    let is_own = steps.len() % 2 == 1;
    let winner = match session.end()[1] {
        "nobody" => "nobody",
        last if (last == "program") == is_own => "you",
        _ => "opponent",
    };
    if let (true, Some(last)) = (session.over(), steps.last_mut()) {
        *last += &format!("<p>{}</p>", html.phrase(&Phrase::new("live-closing").with("winner", winner))?);
    }
    let button = |far: &str, key| {
        Ok::<_, Refused>(format!("<button type=\"button\" data-far=\"{far}\">{}</button>", html.say(key)?))
    };
    let tools = button("-1", "live-step-back")? + &button("1", "live-step-on")?;
    Ok(json!({ "html": { "steps": steps, "tools": tools } }))
}

/// What plays on from a position, and what shows how it goes on.
pub fn play_on(game: &Game, from: &Position, html: &Html) -> Result<String, Refused> {
    play_from(game, from, "live-play-on", html)
}

/// The same; `key` is the message of the first button.
fn play_from(game: &Game, from: &Position, key: &'static str, html: &Html) -> Result<String, Refused> {
    let (position, misere) = (game.text(from), if game.play == PlayRule::Misere { " data-misere" } else { "" });
    let button = |what: &str, key| {
        Ok::<_, Refused>(format!(
            "<button type=\"button\" data-{what}=\"{}\"{misere}>{}</button>",
            Escaped(&position),
            html.say(key)?
        ))
    };
    Ok(format!("<div class=\"tools\">{}{}</div>", button("play", key)?, button("line", "live-show-on")?))
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

/// The moment that decided the game, and what each move did; open where somebody stops and asks for it.
fn review(
    played: &Played<'_>,
    (over, won): (bool, bool),
    (names, two): (Names, bool),
    html: &Html,
) -> Result<String, Refused> {
    let mut rows = String::new();
    for (place, ply) in played.plies.iter().enumerate() {
        rows += &html.review_row(place + 1, ply, names)?;
    }
    let last = last_sentence(played).filter(|_| !two);
    let sentences: Vec<Phrase> = given_away(played).into_iter().chain(last).map(on_a_page).collect();
    let says = moment(played, won, two, html)? + &html.review(&rows, &sentences)?;
    Ok(format!(
        "<details class=\"why\"{}><summary>{}</summary>{says}</details>",
        if over { "" } else { " open" },
        html.say("live-ask-why")?
    ))
}

/// The player's last move that gave something away, drawn with one that would not have, why, and to play on from: it decided the
/// game unless the player has `won` all the same.
fn moment(played: &Played<'_>, won: bool, two: bool, html: &Html) -> Result<String, Refused> {
    let Played { game, plies, .. } = played;
    let mistake = |ply: &&Ply| ply.mistake().is_some() && (ply.player || two);
    let Some((place, ply)) = plies.iter().enumerate().rfind(|(_, ply)| mistake(ply)) else { return Ok(String::new()) };
    let Some(best) = &ply.best else { return Ok(String::new()) };
    let parsed = Parsed { game: (*game).clone(), position: ply.from.clone() };
    let picture = html.picture(&parsed, best, 3_100_000)?;
    let key = if won { "live-moment-won" } else { "live-moment" };
    let says = html.phrase(&Phrase::new(key).with("number", place + 1))?;
    let why = match solver::solve(game, &ply.from, Budget::default()) {
        // The reasons of this move alone.
        Ok(Solution { agreed_by, outcome, .. }) if !agreed_by.is_empty() => {
            solve::why(&parsed, outcome, std::slice::from_ref(best), 3_110_000, html)?
        }
        _ => String::new(),
    };
    let again = play_from(game, &ply.from, "live-play-again", html)?;
    Ok(format!("<p class=\"looks\">{says}</p>{picture}{why}{again}"))
}

/// A message of the terminal as a page says it: nothing is typed after the program's name here.
fn on_a_page(phrase: Phrase) -> Phrase {
    const OTHERS: [(&str, &str); 11] = [
        ("play-mean", "live-no-move"),
        ("play-no-move", "live-no-move"),
        ("play-no-number", "live-no-number"),
        ("play-no-numbers", "live-no-numbers"),
        ("review-draw-lost", "live-draw-lost"),
        ("review-no-chance-first", "live-no-chance-first"),
        ("review-no-chance-second", "live-no-chance-second"),
        ("review-win-drawn", "live-win-drawn"),
        ("review-unfinished-lost", "live-unfinished-lost"),
        ("review-unfinished-no-chance", "live-unfinished-no-chance"),
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
