//! `nimbook values GAME --to N`: the Grundy values of single heaps, and the period where it is proved.
//!
//! Output: a table for 80 columns, CSV with the header `n,value`, one JSON value, or a plot as SVG.
//! Exit 2 when the game is at fault, 3 when more values are asked for than a table or a plot may have,
//! or the theory gives up on so large a heap.

mod table;

use std::fmt::Write;

use serde_json::json;

use super::number::natural;
use super::{Reply, position};
use crate::book::drawing;
use crate::document::{LANGUAGES, Words};
use crate::page::json::number;
use crate::render;
use crate::rules::{Rules, parse_game};
use crate::solver::{self, Values as Found};

/// Lists Grundy values of single heaps, with the period where it is proved
///
/// The values are those of the heaps 0, 1, 2 up to N, in normal play.
#[derive(Clone, Debug, clap::Args)]
pub struct Values {
    /// The game, as in `subtract(1,3,4)`; the largest heap may follow, as in `kayles 40`
    #[arg(value_name = "GAME", required = true)]
    pub game: Vec<String>,
    /// The largest heap, up to 10000000; for a plot up to 500
    #[arg(long, value_name = "N", value_parser = natural, allow_negative_numbers = true)]
    pub to: Option<u64>,
    /// Format of the output
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,
    /// Print one JSON value, like --format json
    #[arg(long, conflicts_with = "format")]
    pub json: bool,
}

/// What is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// A table for people.
    Text,
    /// Lines of heap and value.
    Csv,
    /// One JSON value for programs.
    Json,
    /// A plot.
    Svg,
}

impl Values {
    /// The values and their period.
    pub fn run(&self) -> Result<Reply, Reply> {
        let text = position::text(&self.game);
        let (name, to) = match (self.to, text.rsplit_once(char::is_whitespace)) {
            (Some(to), _) => (&text[..], to),
            (None, Some((name, last))) if last.starts_with(|digit: char| digit.is_ascii_digit()) => {
                (name, natural(last).map_err(|message| Reply::input(format!("error: {last}: {message}\n")))?)
            }
            _ => {
                parse_game(&text).map_err(|error| position::fault(&text, &error))?;
                return Err(Reply::input(format!(
                    "error: the largest heap is missing\nhelp: write it at the end, as in `nimbook values {text} 40`\n"
                )));
            }
        };
        let rules = parse_game(name).map_err(|error| position::fault(&text, &error))?;
        let format = if self.json { Format::Json } else { self.format };
        if format == Format::Svg && to > MOST_PLOTTED {
            return Err(Reply::gave_up(format!(
                "error: a plot up to {to} is too wide; the largest heap of a plot is {MOST_PLOTTED}\n"
            )));
        }
        let found = solver::values(&rules, to)?;
        let game = rules.title();
        Ok(Reply::done(match format {
            Format::Text => table::table(&game, &found, &Words::new(&LANGUAGES[0])?)?,
            Format::Csv => csv(&found),
            Format::Json => json(&rules, &game, &found),
            Format::Svg => plot(&game, &found)?,
        }))
    }
}

/// The largest heap that a plot shows.
const MOST_PLOTTED: u64 = 500;

/// The values as a drawing by itself.
fn plot(game: &str, found: &Found) -> Result<String, Reply> {
    let too_many = || Reply::input(format!("error: {} values do not fit a plot\n", found.values.len()));
    let drawn = drawing::plot(game, found).ok_or_else(too_many)?;
    Ok(render::svg(&drawn, &Words::new(&LANGUAGES[0])?)? + "\n")
}

/// One line for each heap.
fn csv(found: &Found) -> String {
    let mut out = "n,value\n".to_owned();
    for (heap, value) in found.values.iter().enumerate() {
        let _ = writeln!(out, "{heap},{value}");
    }
    out
}

/// The values as programs read them, on one line; the order of the fields is fixed. Millions of values are written
/// one by one.
fn json(rules: &Rules, game: &str, found: &Found) -> String {
    let period = found.period.as_ref().map(|period| {
        json!({
            "length": period.length,
            "from": period.from,
            "exceptions": period.exceptions,
            "verified_to": period.verified_to,
            "theorem": period.theorem,
        })
    });
    let mut out = format!("{{\"game\":{},", json!(game));
    if let Some((code, _)) = rules.code() {
        let _ = write!(out, "\"code\":\"{code}\",");
    }
    out += "\"from\":0,\"values\":[";
    for (heap, &value) in found.values.iter().enumerate() {
        let _ = write!(out, "{}{}", if heap > 0 { "," } else { "" }, number(value));
    }
    let _ = writeln!(out, "],\"period\":{}}}", json!(period));
    out
}
