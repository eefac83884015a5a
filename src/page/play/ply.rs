//! A game that was played, and what became of the chances that there were.
//!
//! Representation: moves in words; outcomes are those of whoever moves next, so a move that gives nothing away goes
//! from N to P.

use super::judge::end;
use crate::document::{Arg, Phrase};
use crate::rules::{Game, Move, Position};
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
    /// The move.
    pub step: Move,
    /// The same in words.
    pub words: String,
    /// The outcome before it.
    pub before: Outcome,
    /// The outcome after it.
    pub after: Outcome,
    /// The moves in words that would have given nothing away; empty in a lost position, where none could.
    pub better: Vec<String>,
    /// The first of these.
    pub best: Option<Move>,
}

/// How good a position is for somebody: 2 won, 1 drawn, 0 lost.
fn chance(outcome: Outcome, moves_next: bool) -> u8 {
    match (outcome, moves_next) {
        (Outcome::Draw, _) => 1,
        (Outcome::N, true) | (Outcome::P, false) => 2,
        _ => 0,
    }
}

impl Ply {
    /// The chances before and after a move that gave something away.
    pub fn mistake(&self) -> Option<(u8, u8)> {
        let chances = (chance(self.before, true), chance(self.after, false));
        (chances.1 < chances.0).then_some(chances)
    }
}

/// A game from its start to the position reached.
pub struct Played<'p> {
    /// The game.
    pub game: &'p Game,
    /// Where it began.
    pub start: &'p Position,
    /// The moves made.
    pub plies: &'p [Ply],
    /// The position reached.
    pub position: &'p Position,
    /// Its outcome.
    pub outcome: Outcome,
    /// Whether the player made the first move.
    pub first: bool,
    /// Whether the other side never gives anything away.
    pub perfect: bool,
}

/// A sentence for each move that gave something away, with the moves that would not have.
pub fn given_away(played: &Played<'_>) -> Vec<Phrase> {
    let Played { game, plies, .. } = played;
    let mut sentences = Vec::new();
    for (place, ply) in plies.iter().enumerate() {
        let Some(chances) = ply.mistake() else { continue };
        let key = match chances {
            (2, 0) => "review-win-lost",
            (2, _) => "review-win-drawn",
            _ => "review-draw-lost",
        };
        let better = Arg::Text(ply.better.iter().take(MOST_BETTER).cloned().collect::<Vec<_>>().join("; "));
        let better = match ply.better.len().saturating_sub(MOST_BETTER) {
            0 => better,
            more => Phrase::new("play-and-more").with("moves", better).with("more", more).into(),
        };
        // An asterisk of a message would set italics.
        let sentence = Phrase::new(key).with("number", place + 1).with("mark", "(*)");
        sentences.push(sentence.with("position", game.text(&ply.from)).with("better", better));
    }
    sentences
}

/// The last sentence: what the player did with the chances there were.
pub fn last_sentence(played: &Played<'_>) -> Option<Phrase> {
    let Played { game, start, plies, position, outcome, first, perfect } = *played;
    let opening = plies.first().map_or(outcome, |ply| ply.before);
    let lost_from_the_start = chance(opening, first) == 0;
    let erred = |player| plies.iter().any(|ply| ply.player == player && ply.mistake().is_some());
    let key = match end(game, position, plies.last().map_or(!first, |ply| ply.player)) {
        Some(_) if erred(false) => return None,
        // A perfect program gives nothing away, so a win was never out of the player's hands.
        Some(Some(true)) if plies.iter().any(|ply| ply.player) => "review-won",
        Some(None) if plies.iter().all(|ply| ply.mistake().is_none()) => "review-draw",
        Some(Some(false)) if lost_from_the_start && plies.len() > 1 && first => "review-no-chance-first",
        Some(Some(false)) if lost_from_the_start && plies.len() > 1 => "review-no-chance-second",
        Some(_) => return None,
        None => match chance(outcome, true) {
            2 => "review-unfinished-won",
            1 => "review-unfinished-draw",
            _ if !perfect => return None,
            _ if lost_from_the_start => "review-unfinished-no-chance",
            _ => "review-unfinished-lost",
        },
    };
    Some(Phrase::new(key).with("position", game.text(start)))
}
