//! The text of `nimbook solve`: one field after another, for 80 columns.
//!
//! Representation: a field is a label, padded, and its text, wrapped under itself. Long lists of moves
//! are cut with a count; JSON has them all.

use super::super::width::WIDTH;
use super::words;
use crate::rules::{Game, Play, Position};
use crate::solver::{Outcome, Solution};

/// Where the text of a field starts, in characters.
const LABEL: usize = 15;

/// The most winning moves that the text lists.
pub const MOST_MOVES: usize = 20;

/// The solution as a page of text.
pub fn page(game: &Game, position: &Position, solution: &Solution) -> String {
    let last = match game.play {
        Play::Normal => "the last move wins",
        Play::Misere => "misère play: the last move loses",
    };
    let mut out = field("position", &game.text(position));
    out += &field("play", last);
    out += &field("outcome", outcome_in_words(solution.outcome, solution.winning_moves.is_empty()));
    out += &match solution.grundy {
        Some(value) => field("Grundy value", &value.to_string()),
        None => field("Grundy value", "none; it decides nothing in misère play"),
    };
    out += &moves(game, solution);
    out += &field("known by", method_in_words(solution.method));
    out += &field("confirmed by", &confirmed(solution));
    out
}

/// Who wins; `stuck` if no move does.
pub fn outcome_in_words(outcome: Outcome, stuck: bool) -> &'static str {
    match (outcome, stuck) {
        (Outcome::P, _) => "P: the previous player wins; whoever has to move loses",
        (Outcome::N, false) => "N: the next player wins; whoever has to move can force it",
        // Only misère play has such a position: the other player took the last token, and lost.
        (Outcome::N, true) => "N: the game is over; whoever would have to move has won",
    }
}

fn moves(game: &Game, solution: &Solution) -> String {
    let moves = &solution.winning_moves;
    let mut out = field("winning moves", &if moves.is_empty() { "none".to_owned() } else { moves.len().to_string() });
    for step in moves.iter().take(MOST_MOVES) {
        out += &field("", &format!("{}, leaving {}", words(game, step), step.step.left));
    }
    if moves.len() > MOST_MOVES {
        out += &field("", &format!("and {} more, which --json lists", moves.len() - MOST_MOVES));
    }
    out
}

fn method_in_words(method: &'static str) -> &'static str {
    match method {
        "nim-sum" => "nim-sum: the heaps added in binary without carry (Bouton)",
        "misere rule" => "misère rule: as in normal play until only single tokens would be left (Bouton)",
        "mod m+1" => "mod m+1: the remainder after division by the largest take plus 1",
        "period" => "period: the Grundy values repeat from some heap on",
        "sum of Grundy values" => "sum of Grundy values: the parts' values added without carry (Sprague, Grundy)",
        other => other,
    }
}

fn confirmed(solution: &Solution) -> String {
    match (solution.moves_unconfirmed, solution.grundy_unconfirmed) {
        (None, None) => "search, which knows only the rules".to_owned(),
        (None, Some(out)) => {
            format!("search, but for the Grundy value, which takes one heap more: {out}")
        }
        (Some(out), _) => format!("nothing; the second route is out of reach: {out}"),
    }
}

/// A label and its text, wrapped under itself.
pub fn field(label: &str, text: &str) -> String {
    let mut out = String::new();
    let mut line = format!("{label:<LABEL$}");
    let mut empty = true;
    for word in text.split(' ') {
        if !empty && line.chars().count() + 1 + word.chars().count() > WIDTH {
            out += &line;
            out.push('\n');
            line = " ".repeat(LABEL);
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line += word;
        empty = false;
    }
    out + &line + "\n"
}
