//! The steps of a solution as text: sentences, and tables of digits and values.
//!
//! Representation: lines of at most 80 characters. Binary columns too wide for a line are written close
//! together, without their places, and counts of ten and more downwards.

use super::width::{WIDTH, isolated, width, wrap};
use crate::document::{Block, Cell, CellMark, Step, Table, TableLook, Words, WordsError};
use crate::render;

/// The steps, an empty line around what is shown.
///
/// # Errors
/// A missing word.
pub fn text(steps: &[Step], words: &Words) -> Result<String, WordsError> {
    let mut paragraphs = vec![String::new()];
    for step in steps {
        let sentence = wrap(&words.line_text(&step.says)?);
        paragraphs.last_mut().expect("there is one from the start").push_str(&sentence);
        for block in &step.shows {
            let lines = match block {
                Block::Table(table) => lines(table, words)?,
                other => render::plain(std::slice::from_ref(other), words)?,
            };
            paragraphs.push(lines.join("\n") + "\n");
        }
        if !step.shows.is_empty() {
            paragraphs.push(String::new());
        }
    }
    paragraphs.retain(|paragraph| !paragraph.is_empty());
    Ok(paragraphs.join("\n"))
}

/// A table as aligned lines. Among words from right to left, a table with rows of signs alone reads from left to right,
/// heads and labels too: each of them is one piece.
fn lines(table: &Table, words: &Words) -> Result<Vec<String>, WordsError> {
    let texts = |cells: &Vec<Cell>| cells.iter().map(|cell| words.line_text(&cell.line)).collect::<Result<_, _>>();
    let mut rows: Vec<Vec<String>> = Vec::new();
    for cells in std::iter::once(&table.head).chain(&table.rows) {
        rows.push(texts(cells)?);
    }
    let turns = words.right_to_left() && rows.iter().any(|row| row.iter().all(|cell| !speaks(cell)));
    for cell in rows.iter_mut().flatten() {
        if turns && speaks(cell) {
            *cell = isolated(cell);
        }
    }
    let lines = written(table, rows);
    Ok(if turns { lines.iter().map(|line| isolated(line)).collect() } else { lines })
}

/// Whether a cell has letters that read from right to left.
fn speaks(cell: &str) -> bool {
    cell.contains(|sign: char| ('\u{590}'..'\u{600}').contains(&sign))
}

/// The rows of a table as lines; below binary columns the odd ones are marked.
fn written(table: &Table, mut rows: Vec<Vec<String>>) -> Vec<String> {
    if table.look != TableLook::Columns {
        return aligned(&rows);
    }
    let sign = |cell: &Cell| if cell.mark == CellMark::OddTotal { "^" } else { "" }.to_owned();
    rows.extend(table.rows.last().map(|total| total.iter().map(sign).collect()));
    let lines = aligned(&rows);
    let fits = lines.iter().all(|line| width(line) <= WIDTH);
    if fits { lines } else { close(&rows[1..]) }
}

/// Rows with their cells under one another, at the right of each column; no line of blanks.
fn aligned(rows: &[Vec<String>]) -> Vec<String> {
    let wide = |column: usize| rows.iter().map(|row| width(&row[column])).max().unwrap_or(0);
    let widths: Vec<usize> = (0..rows[0].len()).map(wide).collect();
    let line = |row: &Vec<String>| {
        let cells: Vec<String> =
            row.iter().zip(&widths).map(|(cell, &wide)| " ".repeat(wide - width(cell)) + cell).collect();
        cells.join(" ").trim_end().to_owned()
    };
    rows.iter().map(line).filter(|line| !line.is_empty()).collect()
}

/// Rows of digits as close as needed, then the counts, which go downwards where they are long, and the marks.
/// Numbers that leave no room for their digits give way to their places.
fn close(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows[0].len() - 1;
    let wide = |labels: &[String]| labels.iter().map(|label| width(label)).max().unwrap_or(0);
    let mut labels: Vec<String> = rows.iter().map(|row| row[0].clone()).collect();
    if wide(&labels) + 1 + columns > WIDTH {
        let numbers = rows.len() - 2;
        labels.splice(..numbers, (1..=numbers).map(|place| place.to_string()));
    }
    let wide = wide(&labels);
    let gap = if wide + 2 * columns <= WIDTH { " " } else { "" };
    let mut lines = Vec::new();
    for (row, label) in rows.iter().zip(&labels) {
        let tall = row[1..].iter().map(|cell| cell.chars().count()).max().unwrap_or(1);
        for level in 0..tall {
            let cell = |cell: &String| format!("{cell:>tall$}").chars().nth(level).unwrap_or(' ').to_string();
            let cells: Vec<String> = row[1..].iter().map(cell).collect();
            let named = if level == 0 { label } else { "" };
            let blanks = " ".repeat(wide - width(named));
            lines.push(format!("{blanks}{named} {}", cells.join(gap)).trim_end().to_owned());
        }
    }
    lines
}
