//! The door `play`: a game as a page asks for it.

use serde::Deserialize;
use serde_json::{Value, json};

use super::judge::{Judge, Stop, Verdict, end};
use super::ply::{Played, Ply, given_away, last_sentence};
use super::typed::{Choice, Typed, choices};
use crate::document::{Arg, Phrase};
use crate::exercise::games::{Detail, describe_move};
use crate::page::{Html, Refused, board};
use crate::rules::{Game, Move, Parsed, Position};
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

/// A game that goes on.
struct Session<'s> {
    game: Game,
    start: Position,
    position: Position,
    verdict: Verdict,
    choices: Vec<Choice>,
    plies: Vec<Ply>,
    first: bool,
    judge: Judge,
    html: &'s Html,
}

/// The position reached by the moves typed and their replies, with everything to show of it.
pub fn play(asked: &Play, html: &Html) -> Result<Value, Refused> {
    let Parsed { game, position } = html.position(&asked.position, asked.misere)?;
    let mut judge = Judge::new(&game, &position, &asked.seed);
    let verdict = judge.verdict(&position)?;
    let choices = choices(&game, &position, &html.words)?;
    let mut session = Session {
        start: position.clone(),
        first: !asked.second,
        plies: Vec::new(),
        game,
        position,
        verdict,
        choices,
        judge,
        html,
    };
    if asked.second {
        session.reply()?;
    }
    let mut slip = None;
    for line in &asked.moves {
        let lower = line.trim().to_lowercase();
        let Session { game, position, choices, html, .. } = &session;
        let chosen = Typed { line: &lower, game, position, choices, words: &html.words }.choice()?;
        match chosen {
            Ok(place) => {
                session.make(session.choices[place].step.clone(), true)?;
                session.reply()?;
            }
            // Only the last line can be wrong: a page keeps those that were moves.
            Err(why) => {
                slip = Some(on_a_page(why));
                break;
            }
        }
    }
    session.shown(asked, slip)
}

impl Session<'_> {
    fn make(&mut self, step: Move, player: bool) -> Result<(), Stop> {
        let words = &self.html.words;
        let describe = |step: &Move| words.text(&describe_move(&self.game, &self.position, step, Detail::Left));
        let said = describe(&step)?;
        let after = self.judge.verdict(&step.to)?;
        let better = match self.verdict.outcome {
            Outcome::P => Vec::new(),
            _ => self.judge.best(&self.position, &self.verdict)?,
        };
        let better = better.iter().map(describe).collect::<Result<_, _>>()?;
        let from = std::mem::replace(&mut self.position, step.to);
        let before = std::mem::replace(&mut self.verdict, after).outcome;
        self.choices = choices(&self.game, &self.position, words)?;
        self.plies.push(Ply { player, from, words: said, before, after: self.verdict.outcome, better });
        Ok(())
    }

    /// The program's move, if there is one.
    fn reply(&mut self) -> Result<(), Stop> {
        match self.judge.choose(&self.position, &self.verdict, self.plies.len())? {
            Some(step) => self.make(step, false),
            None => Ok(()),
        }
    }

    fn shown(&mut self, asked: &Play, slip: Option<Phrase>) -> Result<Value, Refused> {
        let over = self.choices.is_empty();
        let hint = if asked.hint && !over { Some(self.hint()?) } else { None };
        let Session { game, position, plies, choices, html, first, .. } = &*self;
        let last_by = plies.last().map_or(!*first, |ply| ply.player);
        let now = match (over, plies.last()) {
            (true, _) => Phrase::new("live-closing").with(
                "winner",
                match end(game, position, last_by).flatten() {
                    Some(true) => "you",
                    Some(false) => "program",
                    None => "nobody",
                },
            ),
            (false, None) => Phrase::new("live-you-begin"),
            (false, Some(ply)) => Phrase::new("live-my-move").with("move", Arg::Text(ply.words.clone())),
        };
        let mut log = String::new();
        for (place, ply) in plies.iter().enumerate() {
            log += &html.log_line(place + 1, ply.player, &ply.words)?;
        }
        let made = plies.iter().filter(|ply| ply.player).count();
        let review = (over || asked.stop).then(|| self.review()).transpose()?;
        let touch = if over { String::new() } else { board::heaps(game, position, html)? };
        let list = match over {
            true => String::new(),
            false => board::choices(game, choices, MOST_LISTED, !touch.is_empty(), html)?,
        };
        let parsed = Parsed { game: game.clone(), position: position.clone() };
        let picture = if touch.is_empty() { html.picture(&parsed, 3_000_000)? } else { touch };
        let numbers: Vec<Value> = plies.iter().map(|ply| json!({"you": ply.player, "move": ply.words})).collect();
        Ok(json!({
            "position": game.text(position),
            "moves": numbers,
            "made": made,
            "over": over,
            "html": {
                "picture": picture,
                "says": html.phrase(&now)?,
                "log": log,
                "moves": list,
                "slip": slip.map(|slip| html.phrase(&slip)).transpose()?,
                "hint": hint.map(|hint| html.phrase(&hint)).transpose()?,
                "review": review,
            },
        }))
    }

    fn hint(&mut self) -> Result<Phrase, Stop> {
        let best = self.judge.best(&self.position, &self.verdict)?;
        let describe = |step: &Move| describe_move(&self.game, &self.position, step, Detail::Left);
        Ok(match (self.verdict.outcome, &best[..]) {
            (Outcome::N, [step, others @ ..]) => {
                Phrase::new("live-hint-won").with("move", describe(step)).with("others", others.len())
            }
            (Outcome::Draw, [step, ..]) => Phrase::new("live-hint-draw").with("move", describe(step)),
            _ => Phrase::new("live-hint-lost"),
        })
    }

    /// What each move did, and which gave the game away.
    fn review(&self) -> Result<String, Refused> {
        let Session { game, start, plies, position, first, html, .. } = self;
        let played = Played { game, start, plies, position, outcome: self.verdict.outcome, first: *first };
        let mut rows = String::new();
        for (place, ply) in plies.iter().enumerate() {
            rows += &html.review_row(place + 1, ply)?;
        }
        let sentences: Vec<Phrase> =
            given_away(&played).into_iter().chain(last_sentence(&played)).map(on_a_page).collect();
        html.review(&rows, &sentences)
    }
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
