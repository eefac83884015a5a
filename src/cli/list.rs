//! `nimbook list`: the games, exercises, formats, languages and sheets that there are.

use clap::{Args, ValueEnum};
use serde_json::json;

use super::Reply;
use super::input::{self, pretty};
use super::width::hanging;
use crate::document::LANGUAGES;
use crate::exercise::{self, KINDS};
use crate::render::FORMATS;
use crate::rules;

/// Arguments of `nimbook list`.
#[derive(Args)]
pub struct List {
    /// What to list
    #[arg(value_enum)]
    what: What,
    /// Print one JSON value
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum What {
    Games,
    Exercises,
    Formats,
    Languages,
    Sheets,
}

impl List {
    /// Name and description of each, by name.
    pub fn run(&self) -> Result<Reply, Reply> {
        let also = |names: &[&str], about: String| match names {
            [_, others @ ..] if !others.is_empty() => format!("{about}; also {}", others.join(", ")),
            _ => about,
        };
        let rows: Vec<(String, String)> = match self.what {
            What::Games => rules::ALL
                .iter()
                .map(|family| {
                    let about = format!("`{}`: {}", family.example, family.about);
                    (family.name.into(), also(&rules::names::all(family.name), about))
                })
                .collect(),
            What::Exercises => KINDS
                .iter()
                .map(|kind| (kind.name.into(), also(&exercise::names::all(kind.name), kind.summary.into())))
                .collect(),
            What::Formats => FORMATS.iter().map(|format| (format.name.into(), format.about.into())).collect(),
            What::Languages => LANGUAGES.iter().map(|language| (language.code.into(), language.name.into())).collect(),
            What::Sheets => input::sheets().into_iter().map(|(name, text)| (name.into(), about(text))).collect(),
        };
        if self.json {
            let rows: Vec<_> = rows.iter().map(|(name, about)| json!({"name": name, "about": about})).collect();
            return Ok(Reply::done(pretty(&json!(rows))));
        }
        let widest = rows.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
        let lines = rows.iter().map(|(name, about)| hanging(&format!("{name:widest$}  "), about));
        Ok(Reply::done(lines.collect::<String>()))
    }
}

/// The comment in the first line of a built-in sheet.
fn about(text: &str) -> String {
    text.lines().next().unwrap_or("").trim_start_matches('#').trim().to_owned()
}
