//! `nimbook page`: one HTML file with the core inside, for a class or for anybody.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use serde_json::json;

use super::Reply;
use super::batch;
use super::files::{Origin, Target};
use super::input::{self, Refused, pretty};
use super::kept;
use super::language::Spoken;
use super::sheet::reseed;
use crate::class::Output;
use crate::class::owner::Role;
use crate::page::{self, ALONE, MaybeEngine, NoEngine};
use crate::sheet::Plan;
use crate::source::{plural, printable};

/// Arguments of `nimbook page`.
#[derive(Args)]
pub struct Page {
    /// The sheet: a YAML file or the name of a built-in sheet; without it, the page for teachers, on which sheets, classes and marks are made
    spec: Option<String>,
    /// Override the sheet's seed
    #[arg(long, requires = "spec")]
    seed: Option<String>,
    #[command(flatten)]
    spoken: Spoken,
    /// Write one HTML file, or a package for learning platforms (SCORM 1.2) that contains it
    #[arg(long, value_enum, default_value_t = Form::Html)]
    format: Form,
    /// Folder to write into
    #[arg(long, default_value = "nimbook-out")]
    out: PathBuf,
    /// Folder with templates that override built-in ones of the same name
    #[arg(long)]
    templates: Option<String>,
    /// Replace a file that nimbook did not write
    #[arg(long)]
    force: bool,
    /// Print one JSON value
    #[arg(long)]
    json: bool,
}

/// What a page is written as.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Form {
    Html,
    Scorm,
}

/// What brings an engine into a build that has none.
pub const BRINGS_ENGINE: &str = "in the folder of its sources run `rustup component add rust-src`, then `.ci/engine`, and \
    build it again; with Debian's Rust install its `rust-src` (or `rust-web-src`) and `lld` in place of the first";

/// What a command says that does without the engine.
pub fn without_engine(reason: NoEngine, left_out: &str) -> String {
    format!("note: {reason}, so {left_out}; {BRINGS_ENGINE}\n")
}

impl Page {
    /// Reads the spec, plans it so that every fault is reported, and writes the page.
    pub fn run(&self, engine: MaybeEngine) -> Result<Reply, Reply> {
        let words = self.spoken.words()?;
        let given = self.spec.as_deref();
        let mut sheet = None;
        if let Some(given) = given {
            let (mut spec, stem) = input::sheet(given)?;
            reseed(&mut spec, self.seed.as_deref())?;
            let spec = kept::with_class(spec, &stem, &[&self.out])?;
            sheet = Some((Plan::new(spec, 0)?, stem));
        }
        let engine =
            engine.map_err(|reason| Refused::new("nimbook page", "no-engine", reason.to_string(), BRINGS_ENGINE))?;
        let name = self.templates.as_deref().unwrap_or(given.unwrap_or(ALONE));
        let templates = input::templates(self.templates.as_deref(), given.unwrap_or(ALONE))?;
        let platform = self.format == Form::Scorm;
        let sheets = sheet.as_ref().map(|(plan, stem)| (plan, stem.as_str()));
        // What teachers begin with; students have their sheet, and platforms no use for it.
        let ready = if given.is_none() && !platform { input::sheets() } else { Vec::new() };
        let page = page::of_plan(&engine.text(), sheets, &ready, platform, &words, &templates);
        let page = page.map_err(|error| input::cannot_render(name, &error))?;
        let name = page::file_name(sheets.map(|(_, stem)| stem));
        let origin = sheet.as_ref().zip(given).map(|((plan, _), given)| Origin::new(&plan.spec, given));
        let target = Target { folder: &self.out, option: "--out", force: self.force, origin };
        let (name, bytes) = match platform {
            false => (name, page.into_bytes()),
            true => {
                let stem = name.strip_suffix(".html").unwrap_or(&name);
                let plan = sheets.map(|(plan, _)| plan);
                let package = page::package(&page::title(plan, &words)?, &page);
                let full = |error| Reply::gave_up(format!("error: the package: {error}\n"));
                (format!("{stem}.zip"), package.map_err(full)?)
            }
        };
        let size = bytes.len();
        let paths = batch::write(&target, &[Output { name, role: Role::Page, bytes }])?;
        let shown: Vec<String> = paths.iter().map(|path| printable(&path.to_string_lossy())).collect();
        if self.json {
            return Ok(Reply::done(pretty(&json!({"ok": true, "files": shown, "bytes": size}))));
        }
        let what = match &sheet {
            Some((plan, _)) => format!("{} of its sheets", plural(plan.variants() as usize, "variant")),
            None => "sheets to make, classes, marks, practice and play".to_owned(),
        };
        let place = if platform { "learning platforms (SCORM 1.2)" } else { "any browser" };
        Ok(Reply::done(format!("One page with {what}, {} kB, for {place}\n  {}\n", size / 1000, shown.concat())))
    }
}
