//! The text of `nimbook solve`: one field after another, for 80 columns.
//!
//! Representation: a field is a label, padded, and its text, wrapped under itself. Long lists of moves
//! are cut with a count; JSON has them all.

use super::super::width::WIDTH;
use crate::document::{Words, WordsError};
use crate::exercise::games::{Detail, describe_move};
use crate::rules::{Game, Play, Position};
use crate::solver::{Method, Outcome, Route, Solution};

/// Where the text of a field starts, in characters.
const LABEL: usize = 15;

/// The most winning moves that the text lists.
pub const MOST_MOVES: usize = 20;

/// The solution as a page of text.
pub fn page(game: &Game, position: &Position, solution: &Solution, words: &Words) -> Result<String, WordsError> {
    let last = match game.play {
        Play::Normal if game.draws() => "the first whole line wins",
        Play::Normal => "the last move wins",
        Play::Misere => "misère play: the last move loses",
    };
    let mut out = field("position", &game.text(position));
    out += &field("play", last);
    out += &field("outcome", who_wins(game, position, solution));
    out += &match solution.grundy {
        Some(value) => field("Grundy value", &value.to_string()),
        None => field("Grundy value", &no_value(game, solution)),
    };
    out += &moves(game, position, solution, words)?;
    out += &field("known by", method_in_words(solution.method));
    if solution.grundy.is_some() && solution.grundy_method != solution.method {
        out += &field("", &format!("Grundy value: {}", method_in_words(solution.grundy_method)));
    }
    out += &field("confirmed by", &confirmed(solution));
    Ok(out)
}

/// Why there is no Grundy value.
fn no_value(game: &Game, solution: &Solution) -> String {
    match solution.grundy_limit {
        Some(out) => format!("not known here: {out}"),
        None if game.draws() => "none; games with draws have no Grundy values".to_owned(),
        None => "none; it decides nothing in misère play".to_owned(),
    }
}

/// Who wins, in the words of the game.
fn who_wins(game: &Game, position: &Position, solution: &Solution) -> &'static str {
    if game.draws() {
        return match solution.outcome.player(position) {
            "first" => "first: x, who began, can force a line",
            "second" => "second: o can force a line",
            _ => "draw: neither can win if the other plays well",
        };
    }
    outcome_in_words(solution.outcome, solution.winning_moves.is_empty() && solution.moves_limit.is_none())
}

/// Who wins; `stuck` if no move does.
pub fn outcome_in_words(outcome: Outcome, stuck: bool) -> &'static str {
    match (outcome, stuck) {
        (Outcome::Draw, _) => "draw: neither can win if the other plays well",
        (Outcome::P, _) => "P: the previous player wins; whoever has to move loses",
        (Outcome::N, false) => "N: the next player wins; whoever has to move can force it",
        // Only misère play has such a position: the other player took the last token, and lost.
        (Outcome::N, true) => "N: the game is over; whoever would have to move has won",
    }
}

fn moves(game: &Game, position: &Position, solution: &Solution, words: &Words) -> Result<String, WordsError> {
    if let Some(out) = solution.moves_limit {
        return Ok(field("winning moves", &format!("not listed: {out}")));
    }
    let moves = &solution.winning_moves;
    let mut out = field("winning moves", &if moves.is_empty() { "none".to_owned() } else { moves.len().to_string() });
    for step in moves.iter().take(MOST_MOVES) {
        out += &field("", &words.text(&describe_move(game, position, step, Detail::Left))?);
    }
    if moves.len() > MOST_MOVES {
        out += &field("", &format!("and {} more, which --json lists", moves.len() - MOST_MOVES));
    }
    Ok(out)
}

fn method_in_words(method: Method) -> &'static str {
    match method {
        Method::NimSum => "nim-sum: the heaps added in binary without carry (Bouton)",
        Method::MisereRule => "misère rule: as in normal play until only single tokens would be left (Bouton)",
        Method::Remainder => "mod m+1: the remainder after division by the largest take plus 1",
        Method::Period => "period: the Grundy values repeat from some heap on",
        Method::OctalValues => {
            "octal values: mex over all moves, and past the table a period that is proved (Guy, Smith)"
        }
        Method::TableOfValues => "table of values: mex over all moves, heap after heap",
        Method::PowersOfTwo => "powers of 2: one more than how often 2 divides the heap",
        Method::SmallestPrimeFactor => "smallest prime factor: its place among the primes; even heaps have 0",
        Method::CoinValues => "coin values: one for each coin `b`, added without carry",
        Method::LastCoin => "last coin: every move turns it",
        Method::GoldenRatio => "golden ratio: the lost pairs are multiples of it, rounded down (Wythoff)",
        Method::Zeckendorf => "Zeckendorf: the smallest part of the heap as a sum of Fibonacci numbers",
        Method::ChocolateTables => "chocolate tables: all positions inside the board, from the poison up",
        Method::Components => "components: parts of the board that do not touch, each solved by itself",
        Method::AllPositions => "table of all positions: every way to mark nine points",
        Method::Mex => "mex: the smallest value that no option has, for every position below this one",
        Method::Search => "search: every position below this one, from the end backwards",
        Method::SumOfValues => "sum of Grundy values: the parts' values added without carry (Sprague, Grundy)",
    }
}

fn confirmed(solution: &Solution) -> String {
    match (solution.moves_unconfirmed, solution.grundy_unconfirmed) {
        _ if solution.agreed_by == [Route::Mex] => "mex: the values of single heaps from the rules alone".to_owned(),
        _ if solution.method == Method::Search => {
            "nothing; no theory is known here for this game and this play".to_owned()
        }
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
