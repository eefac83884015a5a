//! A position as a player sees it: its text, and a board drawn in rows.
//!
//! Representation: lines of at most 80 characters; boards too large for them are left as text.

use super::super::width::{WIDTH, wrap};
use crate::document::{Phrase, Words, WordsError};
use crate::rules::{Game, Position};

/// The most rows that are drawn.
const MOST_ROWS: usize = 20;

/// The position, on one line or wrapped; a board below it, with a number for each row.
pub fn show(game: &Game, position: &Position, words: &Words) -> Result<String, WordsError> {
    let mut out = wrap(&game.text(position));
    let rows = rows(game, position).filter(|rows| rows.len() <= MOST_ROWS).unwrap_or_default();
    let mut lines = Vec::new();
    for (number, cells) in &rows {
        let line = format!("  {}  {cells}", words.text(&Phrase::new("play-row").with("row", format!("{number:<2}")))?);
        lines.push(match cells.starts_with(POISON) {
            true => format!("{line}   {}\n", words.text(&Phrase::new("play-poison").with("sign", POISON))?),
            false => line + "\n",
        });
    }
    if lines.iter().all(|line| line.chars().count() <= WIDTH + 1) {
        out += &lines.concat();
    }
    Ok(out)
}

/// The character of the poisoned square.
const POISON: &str = "!";

/// The rows of a game that is played on a board, each with its number; of chocolate the top row first.
fn rows(game: &Game, position: &Position) -> Option<Vec<(usize, String)>> {
    let [rules] = &game.components[..] else { return None };
    let parts = position.parts();
    let board = |cells: &[u64], wide: usize, signs: [char; 3]| {
        let row = |row: &[u64]| row.iter().map(|&cell| signs[cell as usize]).collect();
        (1..).zip(cells.chunks(wide).map(row)).collect()
    };
    match rules.name() {
        "chomp" => {
            let row = |row: usize| {
                let wide = parts.iter().take_while(|&&height| height >= row as u64).count();
                let first = if row == 1 { POISON } else { "#" };
                (row, first.to_owned() + &"#".repeat(wide - 1))
            };
            let tallest = parts.first().copied().filter(|&tallest| tallest <= MOST_ROWS as u64)?;
            Some((1..=tallest as usize).rev().map(row).collect())
        }
        "tictactoe" => Some(board(parts, 3, ['.', 'X', 'O'])),
        "squares" => Some(board(&parts[1..], parts[0] as usize, ['.', '#', '#'])),
        _ => None,
    }
}
