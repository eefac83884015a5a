//! `nimbook values GAME --to N`: the Grundy values of single heaps, and the period where it is proved.
//!
//! Output: a table for 80 columns, CSV with the header `n,value`, one JSON value, or a plot as SVG.
//! Exit 2 when the game is at fault, 3 when more values are asked for than a table or a plot may have,
//! or the theory gives up on so large a heap.

mod table;

use serde_json::{Value, json};

use super::number::natural;
use super::{Reply, position};
use crate::document::{LANGUAGES, Words};
use crate::page::json::number;
use crate::picture::{self, Plot};
use crate::render;
use crate::rules::{Rules, parse_game};
use crate::solver::{self, Values as Found};

/// Lists Grundy values of single heaps, with the period where it is proved
///
/// The values are those of the heaps 0, 1, 2 up to N, in normal play.
#[derive(Clone, Debug, clap::Args)]
pub struct Values {
    /// The game without a heap, as in `subtract(1,3,4)`
    #[arg(value_name = "GAME", required = true)]
    pub game: Vec<String>,
    /// The largest heap, up to 10000000; for a plot up to 500
    #[arg(long, value_name = "N", value_parser = natural)]
    pub to: u64,
    /// What is printed
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,
    /// The same as --format json
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
        let rules = parse_game(&text).map_err(|error| position::fault(&text, &error))?;
        let format = if self.json { Format::Json } else { self.format };
        if format == Format::Svg && self.to > MOST_PLOTTED {
            return Err(Reply::gave_up(format!(
                "error: a plot up to {} is too wide; the largest heap of a plot is {MOST_PLOTTED}\n",
                self.to
            )));
        }
        let found = solver::values(&rules, self.to)?;
        let game = rules.title();
        Ok(Reply::done(match format {
            Format::Text => table::table(&game, &found, &Words::new(&LANGUAGES[0])?)?,
            Format::Csv => csv(&found),
            Format::Json => format!("{}\n", json(&rules, &game, &found)),
            Format::Svg => plot(&game, &found)?,
        }))
    }
}

/// The largest heap that a plot shows.
const MOST_PLOTTED: u64 = 500;

/// The values as a drawing by itself.
fn plot(game: &str, found: &Found) -> Result<String, Reply> {
    let (period, exceptions) = match &found.period {
        Some(period) => (Some((period.from, period.length)), &period.exceptions[..]),
        None => (None, &[][..]),
    };
    let drawn = picture::plot(&Plot { game, values: &found.values, period, exceptions });
    let drawn =
        drawn.ok_or_else(|| Reply::input(format!("error: {} values do not fit a plot\n", found.values.len())))?;
    Ok(render::svg(&drawn, &Words::new(&LANGUAGES[0])?)? + "\n")
}

/// One line for each heap.
fn csv(found: &Found) -> String {
    let lines = found.values.iter().enumerate().map(|(heap, value)| format!("{heap},{value}\n"));
    "n,value\n".to_owned() + &lines.collect::<String>()
}

/// The values as programs read them; the order of the fields is fixed.
fn json(rules: &Rules, game: &str, found: &Found) -> Value {
    let period = found.period.as_ref().map(|period| {
        json!({
            "length": period.length,
            "from": period.from,
            "exceptions": period.exceptions,
            "verified_to": period.verified_to,
            "theorem": period.theorem,
        })
    });
    let values: Vec<Value> = found.values.iter().map(|&value| number(value)).collect();
    let mut out = json!({"game": game});
    if let Some((code, _)) = rules.code() {
        out["code"] = code.to_string().into();
    }
    out["from"] = 0.into();
    out["values"] = values.into();
    out["period"] = period.into();
    out
}
