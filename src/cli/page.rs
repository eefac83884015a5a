//! `nimbook page`: one HTML file with the core inside, for a class or for anybody.

use std::path::PathBuf;

use clap::Args;
use serde_json::json;

use super::files::{self, Output};
use super::input::{self, pretty, printable};
use super::language::Spoken;
use super::owner::{Origin, Role};
use super::sheet::reseed;
use super::{Reply, number};
use crate::document::{Phrase, Words};
use crate::page::{ENGINE, kinds};
use crate::render::{Live, RenderError, Templates, live_page};
use crate::rules;
use crate::sheet::Plan;

/// Arguments of `nimbook page`.
#[derive(Args)]
pub struct Page {
    /// The sheet of a class, a YAML file, or the name of a built-in sheet; without it the page has practice and any position
    spec: Option<String>,
    /// Another seed than the sheet's own
    #[arg(long, requires = "spec")]
    seed: Option<String>,
    #[command(flatten)]
    spoken: Spoken,
    /// The folder to write into
    #[arg(long, default_value = "nimbook-out")]
    out: PathBuf,
    /// A folder with templates that replace built-in ones of the same name
    #[arg(long)]
    templates: Option<String>,
    /// Replace a file that nimbook did not write
    #[arg(long)]
    force: bool,
    /// One JSON value on standard output
    #[arg(long)]
    json: bool,
}

/// How the name of a page without a sheet begins.
const ALONE: &str = "nimbook";

/// The name of the page of a sheet with this stem, or of the page without a sheet.
pub fn name(stem: Option<&str>) -> String {
    stem.map_or_else(|| format!("{ALONE}.html"), |stem| format!("{stem}-page.html"))
}

/// The page of the variants of a plan, or without a sheet.
///
/// # Errors
/// A template or a word is broken.
pub fn of_plan(plan: Option<&Plan>, words: &Words, templates: &Templates) -> Result<String, RenderError> {
    let title = match plan {
        Some(plan) => plan.title(words.code()),
        None => words.text(&Phrase::new("live-title"))?,
    };
    let live = Live {
        title: &title,
        engine: ENGINE,
        data: json!({"lang": words.code(), "seed": ALONE, "spec": plan.map(|plan| plan.spec.kept())}),
        kinds: &kinds(),
        games: rules::ALL.len(),
    };
    live_page(&live, words, templates)
}

impl Page {
    /// Reads the spec, plans it so that every fault is reported, and writes the page.
    pub fn run(&self) -> Result<Reply, Reply> {
        let words = self.spoken.words()?;
        let given = self.spec.as_deref();
        let mut sheet = None;
        if let Some(given) = given {
            let (mut spec, stem) = input::sheet(given)?;
            reseed(&mut spec, self.seed.as_deref())?;
            sheet = Some((Plan::new(spec, 0)?, stem));
        }
        let name = self.templates.as_deref().unwrap_or(given.unwrap_or(ALONE));
        let templates = input::templates(self.templates.as_deref(), given.unwrap_or(ALONE))?;
        let page = of_plan(sheet.as_ref().map(|(plan, _)| plan), &words, &templates);
        let page = page.map_err(|error| input::cannot_render(name, &error))?;
        let name = self::name(sheet.as_ref().map(|(_, stem)| stem.as_str()));
        let origin = sheet.as_ref().zip(given).map(|((plan, _), given)| Origin::new(&plan.spec, given));
        let target = files::Target { folder: &self.out, option: "--out", force: self.force, origin };
        let bytes = page.into_bytes();
        let size = bytes.len();
        let paths = files::write(&target, &[Output { name, role: Role::Page, bytes }])?;
        let shown: Vec<String> = paths.iter().map(|path| printable(&path.to_string_lossy())).collect();
        if self.json {
            return Ok(Reply::done(pretty(&json!({"ok": true, "files": shown, "bytes": size}))));
        }
        let what = match &sheet {
            Some((plan, _)) => format!("{} of its sheets", number::count(plan.variants() as usize, "variant")),
            None => "practice and any position".to_owned(),
        };
        Ok(Reply::done(format!("One page with {what}, {} kB, for any browser\n  {}\n", size / 1000, shown.concat())))
    }
}
