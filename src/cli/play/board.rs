//! A position as a player sees it: drawn, a board in numbered rows, anything else as its picture in characters.
//!
//! Representation: at most 21 lines of at most 80 characters; what is too large for them is left as text.

use super::super::width::{WIDTH, wrap};
use crate::book::drawing;
use crate::document::{Phrase, Words, WordsError};
use crate::picture::{self, Row};
use crate::rules::{Game, Parsed, Position};

/// The most rows that are drawn.
const MOST_ROWS: usize = 20;

/// The position as a drawing, or as its text.
pub fn show(game: &Game, position: &Position, words: &Words) -> Result<String, WordsError> {
    let mut lines = Vec::new();
    let rows = match &game.components[..] {
        [rules] => picture::rows(rules.name(), position.parts()),
        _ => None,
    };
    match rows.filter(|rows| rows.len() <= MOST_ROWS) {
        Some(rows) => {
            for Row { number, cells, note } in &rows {
                let row = words.text(&Phrase::new("play-row").with("row", *number))?;
                let row = if *number < 10 { row + " " } else { row };
                let note = note.as_ref().map(|note| words.text(note)).transpose()?;
                let line = format!("  {row}  {}   {}", words.isolated(cells), note.unwrap_or_default());
                lines.push(line.trim_end().to_owned());
            }
        }
        None => {
            let parsed = Parsed { game: game.clone(), position: position.clone() };
            for line in &drawing::with_moves(&parsed, None, None).plain {
                lines.push(format!("  {}", words.line_text(line)?).trim_end().to_owned());
            }
        }
    }
    // A board has the numbers of its columns below it.
    let fits = (1..=MOST_ROWS + 1).contains(&lines.len()) && lines.iter().all(|line| line.chars().count() <= WIDTH);
    Ok(if fits { lines.join("\n") + "\n" } else { wrap(&game.text(position)) })
}
