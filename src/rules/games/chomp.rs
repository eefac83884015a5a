//! Chomp, poisoned chocolate: bite off a square and everything above it and to its right.
//!
//! Position: the heights of the columns from the left, in squares, never rising, none of them 0. The
//! square in row 1 of column 1 is poison and is never bitten off here, so that whoever cannot move loses.
//! A bite lowers the number of squares, so the game ends.
//! Source: Schuh 1952, Gale 1974; C-01, C-02.

use std::sync::Arc;

use crate::rules::reader::{Reader, Token};
use crate::rules::{Family, MoveShape, Rules, Ruleset, Shape, Step, TextError, text};

/// How Chomp is written.
pub const FAMILY: Family = Family {
    read,
    ..Family::plain(
        "chomp",
        "chomp 3x4",
        "bite off a square and all above and right of it, but never the poison",
        || Arc::new(Chomp),
    )
};

/// The rules; there is nothing to configure.
#[derive(Debug)]
pub struct Chomp;

impl Ruleset for Chomp {
    fn name(&self) -> &'static str {
        "chomp"
    }

    fn shape(&self) -> Shape {
        Shape { parts: (1, 1000), up_to: 1_000_000 }
    }

    fn move_shape(&self) -> MoveShape {
        MoveShape::WholeBoard
    }

    fn count(&self, columns: &[u64]) -> u64 {
        columns.iter().sum::<u64>().saturating_sub(1)
    }

    /// By row from the poison up, then by column.
    fn steps(&self, columns: &[u64]) -> Vec<Step> {
        let tallest = columns.first().copied().unwrap_or(0);
        let mut steps = Vec::new();
        for row in 1..=tallest {
            let wide = columns.iter().take_while(|&&height| height >= row).count();
            for column in 0..wide {
                if (row, column) != (1, 0) {
                    let kept = columns.iter().enumerate();
                    let kept = kept.map(|(place, &height)| if place < column { height } else { height.min(row - 1) });
                    steps.push(Step { part: 0, left: kept.filter(|&height| height > 0).collect() });
                }
            }
        }
        steps
    }

    /// A full board of two columns or more as `rows x columns`, else the columns.
    fn text(&self, columns: &[u64]) -> String {
        match columns {
            [first, .., last] if first == last => format!("{first}x{}", columns.len()),
            _ => columns.iter().map(u64::to_string).collect::<Vec<_>>().join(" "),
        }
    }
}

/// The square bitten off between two positions: its row and its column, from 1.
pub fn bite(before: &[u64], after: &[u64]) -> [u64; 2] {
    let left = |place: usize| after.get(place).copied().unwrap_or(0);
    let column = (0..before.len()).find(|&place| left(place) != before[place]).unwrap_or(0);
    [left(column) + 1, column as u64 + 1]
}

/// `rows x columns`, or the heights of the columns.
fn read(reader: &mut Reader, family: &Family, rules: &Rules, room: usize) -> Result<Vec<u64>, TextError> {
    let start = *reader;
    let word = |place: usize| {
        let mut reader = start;
        (0..place).for_each(|_| drop(reader.next()));
        reader.peek()
    };
    let mut ahead = start;
    ahead.next();
    if ahead.peek().token == Token::Name("x".to_owned()) {
        let [rows, columns] = text::sides(reader, family, rules)?;
        if columns as usize > room {
            return Err(word(0).error("this board is too wide", format!("a position has at most {room} columns")));
        }
        return Ok(vec![rows; columns as usize]);
    }
    let columns = text::numbers(reader, family, rules, room)?;
    if let Some(place) = columns.iter().position(|&height| height == 0) {
        let help = "leave out empty columns; the first one holds the poison";
        return Err(word(place).error("a column of chocolate has at least one square", help));
    }
    if let Some(place) = columns.windows(2).position(|pair| pair[0] < pair[1]) {
        let help = "write the heights from the poison on, none higher than the one before";
        return Err(word(place + 1).error("the columns of chocolate never rise", help));
    }
    Ok(columns)
}
