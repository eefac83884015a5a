//! The v-trios in Báron's columns, as text for 80 columns and as Markdown.
//!
//! Representation: from scratch one column per smallest number, eight to a block as in his table or
//! fewer where they would not fit; by hypotenuse one column per largest number. Nothing fails.
//! Source: Báron 1964 (the table of 155).

use crate::baron::greedy::{By, Run};
use crate::baron::table::{self, Block, Column};
use crate::baron::{Trio, pairs, show_trio};
use crate::cli::width::{WIDTH, say};
use crate::document::{Phrase, Words, WordsError};

/// His columns, blocks one below the other, and the counts.
pub fn text(run: &Run, words: &Words) -> Result<String, WordsError> {
    let mut text = String::new();
    for block in table::blocks(run, columns_that_fit(run)) {
        let widths: Vec<usize> = block.columns.iter().map(width).collect();
        for row in block.rows() {
            let cells: Vec<String> = row.into_iter().zip(&widths).map(|(cell, &width)| pad(cell, width)).collect();
            text.push_str(cells.join(" ").trim_end());
            text.push('\n');
        }
        text.push('\n');
    }
    let counts = Phrase::new("trios-count").with("trios", run.trios.len()).with("largest", run.n);
    let counts = counts.with("left", run.leftover.len()).with("pairs", pairs::count(run.n).to_string());
    for sentence in [counts, Phrase::new("trios-known")] {
        text += &say(words, &sentence)?;
    }
    Ok(text)
}

/// The most columns, up to his eight, of which every block fits the page.
fn columns_that_fit(run: &Run) -> usize {
    let widths: Vec<usize> = table::columns(run).iter().map(width).collect();
    let fits = |block: &[usize]| block.iter().map(|width| width + 1).sum::<usize>() <= WIDTH + 1;
    (1..=table::COLUMNS).rev().find(|&at_most| widths.chunks(at_most).all(fits)).unwrap_or(1)
}

/// How wide the widest trio of a column is.
fn width(column: &Column) -> usize {
    column.trios.iter().map(|&trio| show_trio(trio).len()).max().unwrap_or(0)
}

fn pad(cell: Option<Trio>, width: usize) -> String {
    format!("{:<width$}", cell.map_or(String::new(), show_trio))
}

/// His columns as one Markdown table per block, headed by the number that a column shares.
pub fn markdown(run: &Run, words: &Words) -> Result<String, WordsError> {
    if run.trios.is_empty() {
        return Ok(words.text(&Phrase::new("trios-none").with("largest", run.n))? + "\n");
    }
    let letter = match run.by {
        By::Scratch => 'a',
        By::Hypotenuse => 'c',
    };
    let tables: Vec<String> =
        table::blocks(run, table::COLUMNS).iter().map(|block| markdown_table(block, letter)).collect();
    Ok(tables.join("\n"))
}

fn markdown_table(block: &Block, letter: char) -> String {
    let widths: Vec<usize> = block.columns.iter().map(width).collect();
    let line = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
    let heads = block.columns.iter().zip(&widths);
    let mut table =
        line(heads.map(|(column, &width)| format!("{:<width$}", format!("{letter} = {}", column.shared))).collect());
    table.push_str(&line(widths.iter().map(|&width| "-".repeat(width)).collect()));
    for row in block.rows() {
        table.push_str(&line(row.into_iter().zip(&widths).map(|(cell, &width)| pad(cell, width)).collect()));
    }
    table
}
