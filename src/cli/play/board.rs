//! A position as a player sees it: its text, and a board drawn in rows.
//!
//! Representation: lines of at most 80 characters; boards too large for them are left as text.

use super::super::width::{WIDTH, wrap};
use crate::rules::{Game, Position};

/// The most rows that are drawn.
const MOST_ROWS: usize = 20;

/// The position, on one line or wrapped; a board below it.
pub fn show(game: &Game, position: &Position) -> String {
    wrap(&game.text(position)) + &drawing(game, position).unwrap_or_default()
}

/// The board of a game that is played on one, with a number for each row.
fn drawing(game: &Game, position: &Position) -> Option<String> {
    let [rules] = &game.components[..] else { return None };
    let parts = position.parts();
    let rows: Vec<String> = match rules.name() {
        // The top row first; `!` is the poison.
        "chomp" => {
            let row = |row: u64| {
                let wide = parts.iter().take_while(|&&height| height >= row).count();
                let squares = if row == 1 {
                    "!".to_owned() + &"#".repeat(wide.saturating_sub(1)) + "   ! is the poison"
                } else {
                    "#".repeat(wide)
                };
                format!("  row {row:<2}  {squares}\n")
            };
            let tallest = parts.first().copied().filter(|&tallest| tallest <= MOST_ROWS as u64)?;
            (1..=tallest).rev().map(row).collect()
        }
        "tictactoe" | "squares" => {
            let cells = match rules.name() {
                "squares" => &parts[1..],
                _ => parts,
            };
            let wide = if rules.name() == "squares" { parts[0] as usize } else { 3 };
            let signs = if rules.name() == "squares" { ['.', '#', '#'] } else { ['.', 'X', 'O'] };
            let row = |(number, row): (usize, &[u64])| {
                let row: String = row.iter().map(|&cell| signs[cell as usize]).collect();
                format!("  row {:<2}  {row}\n", number + 1)
            };
            cells.chunks(wide).enumerate().map(row).collect()
        }
        _ => return None,
    };
    let fits = rows.len() <= MOST_ROWS && rows.iter().all(|row| row.chars().count() <= WIDTH + 1);
    fits.then(|| rows.concat())
}
