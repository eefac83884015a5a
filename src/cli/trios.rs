//! `nimbook trios N`: the v-trios up to N as the greedy construction finds them, or what it leaves.
//!
//! Output: Báron's columns as text or Markdown, CSV in the order found, or one JSON value. Every list
//! is confirmed by the zero-xor route before anything is printed; a difference is exit 1.
//! N above the construction's limit is exit 3; a word for N is exit 2 (clap says so).

mod columns;

use serde_json::{Value, json};

use super::Reply;
use super::number::natural;
use super::width::wrap;
use crate::baron::greedy::{self, Run};
use crate::baron::{show_pair, xor};
use crate::document::{LANGUAGES, Phrase, Words, WordsError};

/// Lists the v-trios up to N, built by Báron's greedy procedure
///
/// A v-trio is three heaps that lose for whoever has to move. The procedure takes the first remaining
/// pair, joins it to the first other one that shares a number and brings in no excluded pair, and
/// excludes the three pairs of that trio.
#[derive(Clone, Debug, clap::Args)]
pub struct Trios {
    /// The largest number, up to 2047
    #[arg(value_name = "N", value_parser = natural, allow_negative_numbers = true)]
    pub n: u64,
    /// The order of construction: the whole scheme of pairs, or one hypotenuse after the other
    #[arg(long, value_enum, default_value_t = Order::Scratch)]
    pub by: Order,
    /// List the pairs left over instead
    #[arg(long)]
    pub leftover: bool,
    /// Format of the output
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,
    /// Print one JSON value, like --format json
    #[arg(long, conflicts_with = "format")]
    pub json: bool,
}

/// The order of construction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Order {
    /// The whole scheme of pairs at once.
    Scratch,
    /// One hypotenuse after the other.
    Hypotenuse,
}

/// What is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// Báron's columns.
    Text,
    /// One line per trio or pair, in the order found.
    Csv,
    /// Báron's columns as a Markdown table.
    Md,
    /// One JSON value with trios and pairs left over.
    Json,
}

impl Trios {
    /// The trios or the pairs left over, once the second route has confirmed both.
    pub fn run(&self) -> Result<Reply, Reply> {
        let built = match self.by {
            Order::Scratch => greedy::fast(self.n),
            Order::Hypotenuse => greedy::by_hypotenuse(self.n),
        };
        self.confirmed(&built.map_err(|limit| Reply::gave_up(format!("error: {limit}")))?)
    }

    /// Prints a run that the second route confirms; a disputed one is not shown.
    pub fn confirmed(&self, run: &Run) -> Result<Reply, Reply> {
        xor::confirm(run).map_err(|disagreement| Reply::disputed(disagreement.to_string()))?;
        let format = if self.json { Format::Json } else { self.format };
        let words = Words::new(&LANGUAGES[0])?;
        Ok(Reply::done(match (format, self.leftover) {
            (Format::Text, false) => columns::text(run, &words)?,
            (Format::Md, false) => columns::markdown(run, &words)?,
            (Format::Text | Format::Md, true) => leftover(run, &words)?,
            (Format::Csv, false) => csv("a,b,c", &run.trios),
            (Format::Csv, true) => csv("a,b", &run.leftover),
            (Format::Json, _) => format!("{}\n", json(run)),
        }))
    }
}

/// The pairs left over, one space apart.
fn leftover(run: &Run, words: &Words) -> Result<String, WordsError> {
    if run.is_complete() {
        return Ok(words.text(&Phrase::new("trios-nothing-left").with("largest", run.n))? + "\n");
    }
    let pairs: Vec<String> = run.leftover.iter().copied().map(show_pair).collect();
    Ok(wrap(&pairs.join(" ")))
}

fn csv<const LENGTH: usize>(header: &str, rows: &[[u64; LENGTH]]) -> String {
    let lines = rows.iter().map(|row| row.map(|number| number.to_string()).join(",") + "\n");
    format!("{header}\n{}", lines.collect::<String>())
}

/// The same with and without `--leftover`.
fn json(run: &Run) -> Value {
    json!({
        "n": run.n,
        "by": run.by,
        "count": run.trios.len(),
        "trios": run.trios,
        "leftover": run.leftover,
        "agreed_by": ["zero-xor"],
    })
}
