//! What a reader guessed of a closed block, row by row beside what it is.
//!
//! Representation: a guess is the texts of the form's fields, in their order: of a position who wins and a move, of
//! values the next ones, of a false statement numbers.
//! Failure: [`Refused`]: a block that has no answer, and what cannot be read, so that nobody loses a guess by a slip.

use std::fmt::Write;

use super::play::{Choice, Typed, choices};
use super::{Html, Refused};
use crate::book;
use crate::document::Phrase;
use crate::document::book::{Part, Statement, Status};
use crate::exercise::games::{Detail, describe_move, solution as wording};
use crate::exercise::second::numbers_in;
use crate::render::Escaped;
use crate::rules::Parsed;
use crate::solver::{Outcome, Solution};
use crate::source::{Text, steers};

/// The most winning moves that are listed.
const MOST_MOVES: usize = 6;

/// A row: what it is about, how far the guess is right, what was said, and what it is; all but the verdict as HTML.
struct Row {
    about: String,
    verdict: &'static str,
    said: String,
    is: String,
}

/// The guess beside the answer, as a table; `text` is what the block says, `before` what comes before it.
pub fn compared(part: &Part, before: &str, text: &str, guess: &[String], html: &Html) -> Result<String, Refused> {
    let guessed = |place: usize| guess.get(place).map_or("", |text| text.trim());
    let rows = match part {
        Part::Solved(_) => position(text, guessed(0), guessed(1), html)?,
        Part::Figure(_) => values(text, guessed(0), html)?,
        Part::Statement(statement) => numbers(statement, before, text, guessed(0), html)?,
        _ => Vec::new(),
    };
    let all = |verdict| rows.iter().all(|row| row.verdict == verdict);
    let (verdict, key) = match () {
        () if all("proved") => ("proved", "live-right"),
        () if all("refuted") => ("refuted", "live-not-yet"),
        () => ("checked", "live-partly"),
    };
    let mut out = format!("<p>{}</p><table class=\"versus\"><thead><tr><td></td>", html.status(verdict, key)?);
    for key in ["guess-you-said", "guess-it-is"] {
        let _ = write!(out, "<th scope=\"col\">{}</th>", html.say(key)?);
    }
    out += "</tr></thead><tbody>";
    for Row { about, verdict, said, is } in rows {
        let (name, said) = (sign(verdict, html)?, if said.is_empty() { html.say("guess-nothing")? } else { said });
        let _ = write!(out, "<tr><th scope=\"row\">{about}</th><td>{name} {said}</td><td>{is}</td></tr>");
    }
    Ok(out + "</tbody></table>")
}

/// A verdict as a shape with its word for those who do not see it.
fn sign(verdict: &str, html: &Html) -> Result<String, Refused> {
    let key = match verdict {
        "proved" => "live-right",
        "checked" => "live-partly",
        _ => "live-not-yet",
    };
    let word = html.attribute(&Phrase::new(key))?;
    Ok(format!(
        "<span data-verdict=\"{verdict}\"><svg class=\"mark\" role=\"img\" aria-label=\"{word}\"><use href=\"#{verdict}\"/></svg></span>"
    ))
}

/// Who wins, and with which move.
fn position(text: &str, who: &str, with: &str, html: &Html) -> Result<Vec<Row>, Refused> {
    let solved = book::solved(text).map_err(Refused::message)?;
    let (Parsed { game, position }, solution) = (&solved.parsed, &solved.solution);
    let stuck = solution.winning_moves.is_empty() && solution.moves_limit.is_none();
    let right = match solution.outcome {
        Outcome::N => "next",
        Outcome::P => "other",
        Outcome::Draw => "draw",
    };
    let said = match who {
        "next" => html.say("guess-next")?,
        "other" => html.say("guess-other")?,
        "draw" => html.say("guess-draw")?,
        _ => String::new(),
    };
    let is = html.phrase(&wording::outcome(game, position, solution.outcome, stuck))?;
    let about = html.say("guess-who-wins")?;
    let mut rows = vec![Row { about, verdict: verdict(who == right), said, is }];
    if solution.outcome == Outcome::N && !stuck || !with.is_empty() {
        rows.push(winning(&solved.parsed, solution, with, html)?);
    }
    Ok(rows)
}

/// The move that a reader would make, beside those that win.
fn winning(Parsed { game, position }: &Parsed, solution: &Solution, with: &str, html: &Html) -> Result<Row, Refused> {
    let choices = choices(game, position, &html.words)?;
    let line = with.to_lowercase();
    let typed = Typed { line: &line, game, position, choices: &choices, listed: false, words: &html.words };
    let (said, right) = match typed.choice()? {
        _ if with.is_empty() => (String::new(), false),
        Ok(place) => {
            let Choice { words, step, .. } = &choices[place];
            (Escaped(words).to_string(), solution.winning_moves.iter().any(|winning| winning.to == step.to))
        }
        // Where there is no move, whatever is typed is wrong.
        Err(_) if choices.is_empty() => (Escaped(with).to_string(), false),
        // What cannot be read is not taken for a guess. The sample does not win, if there is such a move.
        Err(_) => {
            let wins = |choice: &&Choice| solution.winning_moves.iter().any(|winning| winning.to == choice.step.to);
            let sample = choices.iter().find(|choice| !wins(choice)).or(choices.first());
            let sample = sample.map_or_else(String::new, |choice| choice.words.clone());
            let typed: String = with.chars().filter(|&character| !steers(character)).take(40).collect();
            let why = Phrase::new("guess-no-move").with("typed", typed).with("sample", sample);
            return Err(Refused::said(html.phrase(&why)?));
        }
    };
    let mut wins = Vec::new();
    for step in solution.winning_moves.iter().take(MOST_MOVES) {
        wins.push(html.phrase(&describe_move(game, position, step, Detail::Left))?);
    }
    let more = solution.winning_moves.len().saturating_sub(MOST_MOVES);
    if more > 0 {
        wins.push(html.phrase(&Phrase::new("live-more").with("count", more))?);
    }
    let is = if wins.is_empty() { html.say("live-no-winning-move")? } else { wins.join("; ") };
    Ok(Row { about: html.say("guess-with")?, verdict: verdict(right), said, is })
}

/// The values that come next.
fn values(text: &str, typed: &str, html: &Html) -> Result<Vec<Row>, Refused> {
    let found = book::values(text).map_err(Refused::message)?;
    let said = numbers_in(typed);
    if said.is_empty() {
        return Err(Refused::said(html.say("guess-no-numbers")?));
    }
    let row = |(place, heap): (usize, usize)| {
        let (is, said) = (found[heap], said.get(place).copied());
        let about = html.phrase(&Phrase::new("guess-heap").with("heap", heap))?;
        let shown = said.map_or_else(String::new, |said| said.to_string());
        Ok(Row { about, verdict: verdict(said == Some(is)), said: shown, is: is.to_string() })
    };
    book::asked(found.len()).enumerate().map(row).collect()
}

/// Numbers that make a statement false; the smallest are in its witness.
fn numbers(statement: &Statement, before: &str, text: &str, typed: &str, html: &Html) -> Result<Vec<Row>, Refused> {
    let witness = statement.witness.as_ref().ok_or_else(|| Refused::message("nothing makes it false"))?;
    let smallest: Vec<String> = witness.values.iter().map(|(_, value)| value.clone()).collect();
    let said: Vec<String> = numbers_in(typed).iter().map(u64::to_string).collect();
    if said.len() != smallest.len() {
        let names: Vec<&str> = witness.values.iter().map(|(name, _)| name.as_str()).collect();
        let why = Phrase::new("guess-each-number").with("names", names.join(", "));
        return Err(Refused::said(html.phrase(&why)?));
    }
    let fails = said == smallest || is_false(witness, before, text, &said);
    let tuple =
        |numbers: &[String]| if numbers.is_empty() { String::new() } else { format!("({})", numbers.join(", ")) };
    let is = html.say(if fails { "guess-false-there" } else { "guess-true-there" })?;
    let mut rows = vec![Row { about: html.say("guess-yours")?, verdict: verdict(fails), said: tuple(&said), is }];
    let about = html.say("guess-smallest")?;
    rows.push(Row { about, verdict: verdict(said == smallest), said: tuple(&said), is: tuple(&smallest) });
    Ok(rows)
}

/// Whether a statement is false for these numbers, as the prover finds and the checker confirms.
fn is_false(witness: &crate::document::book::Witness, before: &str, text: &str, numbers: &[String]) -> bool {
    let Some((quantified, body)) = text.split_once(':') else { return false };
    let (body, lines) =
        body.split_once("\nwitness").map_or((body, String::new()), |(body, lines)| (body, format!("\nwitness{lines}")));
    let names = witness.values.iter().map(|(name, _)| name);
    let at: Vec<String> = names.zip(numbers).map(|(name, number)| format!("{name} = {number}")).collect();
    let there = format!("{before}{quantified}: {} implies ({body}){lines}\n```\n", at.join(" and "));
    let block = book::one_block(&Text::new("block", &there));
    let status = block.book.chapters[0].parts.first().map(|part| match part {
        Part::Statement(statement) => statement.status.clone(),
        _ => Status::NoVerdict,
    });
    status == Some(Status::Refuted)
}

fn verdict(right: bool) -> &'static str {
    if right { "proved" } else { "refuted" }
}
