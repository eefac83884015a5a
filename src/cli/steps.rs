//! The steps of a solution as text: sentences, and tables of digits and values.
//!
//! Representation: lines of at most 80 characters. Binary columns too wide for a line are written close
//! together, without their places, and counts of ten and more downwards.

use super::width::{WIDTH, in_a_block, isolated, width, within, wrap};
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
    Ok(if turns { in_a_block(&lines) } else { lines })
}

/// Whether a cell has letters that read from right to left.
fn speaks(cell: &str) -> bool {
    cell.contains(|sign: char| ('\u{590}'..'\u{600}').contains(&sign))
}

/// The rows of a table as lines; below binary columns the odd ones are marked.
fn written(table: &Table, mut rows: Vec<Vec<String>>) -> Vec<String> {
    if table.look != TableLook::Columns {
        return aligned(&rows, true);
    }
    let sign = |cell: &Cell| if cell.mark == CellMark::OddTotal { "^" } else { "" }.to_owned();
    rows.extend(table.rows.last().map(|total| total.iter().map(sign).collect()));
    let lines = aligned(&rows, false);
    let fits = lines.iter().all(|line| width(line) <= WIDTH);
    if fits { lines } else { close(&rows[1..]) }
}

/// Rows with their cells under one another; no line of blanks. Numbers and signs stand at the right of their column; where
/// cells of several words `may_be_left`, these stand at the left, with more room between, and where the rows are too
/// long for a line, the widest of their columns is broken.
fn aligned(rows: &[Vec<String>], may_be_left: bool) -> Vec<String> {
    let columns = rows[0].len();
    let of_words = |column: usize| rows[1..].iter().any(|row| row[column].contains([' ', '\u{a0}']));
    let has_words: Vec<bool> = (0..columns).map(|column| may_be_left && of_words(column)).collect();
    let gap = if has_words.contains(&true) { "  " } else { " " };
    let wide = |column: usize| rows.iter().map(|row| width(&row[column])).max().unwrap_or(0);
    let mut widths: Vec<usize> = (0..columns).map(wide).collect();
    let long = widths.iter().sum::<usize>() + gap.len() * (columns - 1);
    if let Some(widest) = (0..columns).max_by_key(|&column| (has_words[column], widths[column]))
        && has_words[widest]
        && long > WIDTH
    {
        widths[widest] = widths[widest].saturating_sub(long - WIDTH).max(NARROWEST);
    }
    let mut lines = Vec::new();
    for row in rows {
        let cells: Vec<Vec<String>> = row.iter().zip(&widths).map(|(cell, &wide)| broken(cell, wide)).collect();
        let tall = cells.iter().map(Vec::len).max().unwrap_or(0);
        for level in 0..tall {
            let cell = |column: usize| {
                let text = cells[column].get(level).map_or("", String::as_str);
                let blanks = " ".repeat(widths[column].saturating_sub(width(text)));
                if has_words[column] { format!("{text}{blanks}") } else { format!("{blanks}{text}") }
            };
            let line = (0..columns).map(cell).collect::<Vec<_>>().join(gap);
            lines.push(line.trim_end().to_owned());
        }
    }
    lines.retain(|line| !line.is_empty());
    lines
}

/// The narrowest that a column is made.
const NARROWEST: usize = 16;

/// A cell in lines that fit a column, as far as its words do; after a semicolon rather than elsewhere.
fn broken(cell: &str, wide: usize) -> Vec<String> {
    if width(cell) == 0 {
        return Vec::new();
    }
    let mut lines: Vec<String> = Vec::new();
    for part in cell.split_inclusive("; ") {
        match lines.last_mut() {
            Some(line) if width(line) + width(part.trim_end()) <= wide => line.push_str(part),
            _ => lines.push(part.to_owned()),
        }
    }
    if lines.iter().any(|line| width(line.trim_end()) > wide) {
        return within(cell, wide).lines().map(str::to_owned).collect();
    }
    lines
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
