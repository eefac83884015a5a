//! After the game: every move with the outcome before and after it, and which one gave the game away.
//!
//! Representation: text of at most 80 columns; moves count from 1. Outcomes are those of whoever moves
//! next, so a move that gives nothing away goes from N to P.

use super::super::width::{hanging, width, wrap};
use crate::document::{Arg, Phrase, Words, WordsError};
use crate::page::play::{Played, given_away, last_sentence};
use crate::rules::Play;
use crate::solver::Outcome;

/// An outcome in the table: a letter, which is the same in every language, or the word for a draw.
fn letter(outcome: Outcome) -> Arg {
    match outcome {
        Outcome::Draw => Phrase::new("review-drawn").into(),
        outcome => outcome.to_string().into(),
    }
}

/// The review of a game.
pub fn review(played: &Played<'_>, words: &Words) -> Result<String, WordsError> {
    let Played { game, start, plies, .. } = played;
    let say = |phrase: Phrase| Ok::<_, WordsError>(wrap(&words.text(&phrase)?));
    let heading = if game.play == Play::Misere { "review-heading-misere" } else { "review-heading" };
    let mut out = say(Phrase::new(heading).with("position", game.text(start)))? + "\n";
    if plies.is_empty() {
        out += &say(Phrase::new("review-no-move"))?;
    }
    let outcomes: Vec<String> = plies
        .iter()
        .map(|ply| {
            let outcomes = Phrase::new("review-outcomes").with("before", letter(ply.before));
            words.text(&outcomes.with("after", letter(ply.after)))
        })
        .collect::<Result<_, _>>()?;
    let wide = outcomes.iter().map(|outcomes| width(outcomes)).max().unwrap_or(0);
    for (place, (ply, outcomes)) in plies.iter().zip(&outcomes).enumerate() {
        let who = words.text(&Phrase::new(if ply.player { "review-you" } else { "review-i" }))?;
        let mark = if ply.mistake().is_some() { "*" } else { " " };
        let blanks = " ".repeat(wide - width(outcomes));
        out += &hanging(&format!("{:>4}{mark} {who:<3}  {outcomes}{blanks}  ", place + 1), &ply.words);
    }
    out.push('\n');
    out += &say(Phrase::new(if game.draws() { "review-legend-draws" } else { "review-legend" }))?;
    for sentence in given_away(played) {
        out += &say(sentence)?;
    }
    Ok(out + &last_sentence(played).map_or_else(|| Ok(String::new()), say)?)
}
