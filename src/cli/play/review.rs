//! After the game: every move with the outcome before and after it, and which one gave the game away.
//!
//! Representation: text of at most 80 columns; moves count from 1. Outcomes are those of whoever moves
//! next, so a move that gives nothing away goes from N to P.

use super::super::width::{hanging, wrap};
use super::session::end;
use crate::rules::{Game, Play, Position};
use crate::solver::Outcome;

/// The most better moves that are named.
const MOST_BETTER: usize = 5;

/// A move that was made.
#[derive(Clone, Debug)]
pub struct Ply {
    /// Whether the player made it; else the program did.
    pub player: bool,
    /// The position before it.
    pub from: Position,
    /// The move in words.
    pub words: String,
    /// The outcome before it.
    pub before: Outcome,
    /// The outcome after it.
    pub after: Outcome,
    /// The moves in words that would have given nothing away; empty in a lost position, where none could.
    pub better: Vec<String>,
}

impl Ply {
    /// How good a position is for somebody: 2 won, 1 drawn, 0 lost.
    fn worth(outcome: Outcome, moves_next: bool) -> u8 {
        match (outcome, moves_next) {
            (Outcome::Draw, _) => 1,
            (Outcome::N, true) | (Outcome::P, false) => 2,
            _ => 0,
        }
    }

    /// What the move gave away, if anything: worth before and after.
    fn slip(&self) -> Option<(u8, u8)> {
        let worth = (Ply::worth(self.before, true), Ply::worth(self.after, false));
        (worth.1 < worth.0).then_some(worth)
    }
}

/// The review of a game that went this way to `position`, whose outcome is the last.
pub fn review(
    game: &Game,
    start: &Position,
    plies: &[Ply],
    position: &Position,
    outcome: Outcome,
    first: bool,
) -> String {
    let misere = if game.play == Play::Misere { ", misère play" } else { "" };
    let mut out = wrap(&format!("Review of {}{misere}", game.text(start))) + "\n";
    if plies.is_empty() {
        out += "No move was made.\n";
    }
    for (place, ply) in plies.iter().enumerate() {
        let (who, mark) = (if ply.player { "you" } else { "I" }, if ply.slip().is_some() { "*" } else { " " });
        let outcomes = format!("{} to {}", ply.before, ply.after);
        let wide = if game.draws() { 12 } else { 6 };
        out += &hanging(&format!("{:>4}{mark} {who:<3}  {outcomes:<wide$}  ", place + 1), &ply.words);
    }
    out.push('\n');
    let draw = if game.draws() { " draw: neither can, if both play well." } else { "" };
    out += &wrap(&format!("N: whoever moves next can win. P: whoever moved last can.{draw}"));
    let slips: Vec<_> = plies.iter().enumerate().filter_map(|(place, ply)| Some((place, ply, ply.slip()?))).collect();
    for (place, ply, worth) in &slips {
        let what = match worth {
            (2, 0) => "lost the game: it gave the win away",
            (2, _) => "gave the win away for a draw",
            _ => "lost the game: it gave the draw away",
        };
        let would = if worth.0 == 2 { "would have won" } else { "would have kept the draw" };
        let mut better = ply.better.iter().take(MOST_BETTER).cloned().collect::<Vec<_>>().join("; ");
        if ply.better.len() > MOST_BETTER {
            better += &format!("; and {} more", ply.better.len() - MOST_BETTER);
        }
        let from = game.text(&ply.from);
        out += &wrap(&format!("Move {} (*) {what}. In {from} this {would}: {better}.", place + 1));
    }
    out + &wrap(&verdict(game, start, plies, position, outcome, first, slips.is_empty()))
}

/// The last sentence: what the player did with the chances there were.
fn verdict(
    game: &Game,
    start: &Position,
    plies: &[Ply],
    position: &Position,
    outcome: Outcome,
    first: bool,
    clean: bool,
) -> String {
    let opening = plies.first().map_or(outcome, |ply| ply.before);
    let chance = Ply::worth(opening, first);
    let text = game.text(start);
    match end(game, position, plies.last().map_or(!first, |ply| ply.player)) {
        // The program gives nothing away, so a win was never out of the player's hands.
        Some(Some(true)) if plies.iter().any(|ply| ply.player) => "You gave nothing away and won.".to_owned(),
        Some(None) if clean => "Neither of us gave anything away, so it is a draw.".to_owned(),
        Some(Some(false)) if chance == 0 && plies.len() > 1 => {
            let (letter, who) = if first { ("P", "you moved") } else { ("N", "I moved") };
            let other = match (first, game.play) {
                (true, Play::Normal | Play::Misere) => "with --second I begin, and the win is yours",
                (false, _) => "without --second you begin, and the win is yours",
            };
            format!(
                "You never had a chance: {text} is {letter} and {who} first, so every game was lost for you; {other}."
            )
        }
        Some(_) => String::new(),
        None => match Ply::worth(outcome, true) {
            2 => "The game was not finished: you could still win.".to_owned(),
            1 => "The game was not finished: a draw was still open.".to_owned(),
            _ if chance == 0 => {
                "The game was not finished: you had no chance from the start, because I give nothing away.".to_owned()
            }
            _ => "The game was not finished: it was lost for you, because I give nothing away.".to_owned(),
        },
    }
}
