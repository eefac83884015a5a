//! A position as a player sees it: drawn, a board in numbered rows, anything else as its picture in characters.
//!
//! Representation: at most 21 lines of at most 80 characters; what is too large for them is left as text.

use super::super::width::{WIDTH, wrap};
use crate::book::drawing;
use crate::document::{Phrase, Words, WordsError};
use crate::rules::{Game, Parsed, Position};

/// The most rows that are drawn.
const MOST_ROWS: usize = 20;

/// The position as a drawing, or as its text.
pub fn show(game: &Game, position: &Position, words: &Words) -> Result<String, WordsError> {
    let mut lines = Vec::new();
    match rows(game, position) {
        Some(rows) => {
            for (number, cells) in &rows {
                let row = words.text(&Phrase::new("play-row").with("row", *number))?;
                let row = if *number < 10 { row + " " } else { row };
                let poisoned = cells.starts_with(POISON);
                let cells = words.isolated(cells);
                lines.push(match poisoned {
                    true => {
                        let poison = words.text(&Phrase::new("play-poison").with("sign", POISON))?;
                        format!("  {row}  {cells}   {poison}")
                    }
                    false => format!("  {row}  {cells}"),
                });
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
