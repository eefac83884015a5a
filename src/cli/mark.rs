//! `nimbook mark`: answers in, marks out.
//!
//! Reads the table of answers that `class` wrote and a person filled in, judges every answer by the room `marking`, and
//! writes `marks.csv` and `marks.html`. Wrong answers are results; a table that contradicts itself, the spec or the
//! roster is a fault, with all its places, and nothing is written.

mod answers;
mod compare;
mod follow_up;
mod marks;
mod report;
mod roster;
mod yaml;

use std::path::PathBuf;

use clap::Args;
use serde_json::{Value, json};

use super::batch::Batch;
use super::files::{self, Target};
use super::input::{self, pretty, printable};
use super::language::Spoken;
use super::owner::{Origin, Role};
use super::sheet::reseed;
use super::{Reply, number};
use crate::document::Phrase;
use crate::render::marks_page;
use crate::sheet::Spec;
use answers::Answers;
use compare::Change;
use follow_up::FollowUp;
use marks::Marks;
use roster::Roster;

/// Arguments of `nimbook mark`.
#[derive(Args)]
pub struct Mark {
    /// The sheet that was handed out, a YAML file, or the name of a built-in sheet
    spec: String,
    /// The answers: a table with the columns sheet, id, name, and one for each question, like 1a
    #[arg(long, value_name = "CSV")]
    answers: String,
    /// The students: whose sheet is whose is compared with it
    #[arg(long, value_name = "CSV")]
    roster: Option<String>,
    /// A sheet for each student that asks again about what went wrong, with its key; all of them in one file to print, too
    #[arg(long)]
    follow_up: bool,
    /// The sheet as it was before it was mended: marks by the new one, and lists whose mark changes
    #[arg(long, value_name = "OLDSPEC", conflicts_with = "follow_up")]
    compare: Option<String>,
    /// The seed, if the sheets were made with `--seed`
    #[arg(long)]
    seed: Option<String>,
    /// The folder to write into
    #[arg(long, default_value = "nimbook-out")]
    out: PathBuf,
    #[command(flatten)]
    spoken: Spoken,
    /// Replace files that nimbook did not write
    #[arg(long)]
    force: bool,
    /// One JSON value on standard output
    #[arg(long)]
    json: bool,
}

impl Mark {
    /// Reads, marks and writes; nothing is written when anything is wrong.
    pub fn run(&self) -> Result<Reply, Reply> {
        let (spec, stem) = self.read(&self.spec)?;
        let origin = Some(Origin::new(&spec, &self.spec));
        let words = self.spoken.words()?;
        let roster = self.roster.as_deref().map(Roster::read).transpose()?;
        let is_yaml = self.answers.ends_with(".yaml") || self.answers.ends_with(".yml");
        let answers = if is_yaml { yaml::read(&self.answers)? } else { Answers::read(&self.answers)? };
        let (marks, changes) = match &self.compare {
            Some(old) => compare::compare(old, &self.read(old)?.0, &spec, &answers, roster.as_ref())?,
            None => (Marks::new(&self.spec, &spec, &answers, roster.as_ref())?, Vec::new()),
        };
        let follow_up = self.follow_up.then(|| FollowUp::new(&self.spec, &spec, &marks, &words)).transpose()?;
        let templates = input::templates(None, &self.spec)?;
        let title = spec.title_in(words.code());
        let refused = |error| input::cannot_render(&self.spec, &error);
        let page = report::report(&title, &marks, follow_up.as_ref().map(|all| &all.next[..]));
        let page = marks_page(&page, &words, &templates).map_err(refused)?;
        let mark = if answers.marked { "\u{FEFF}" } else { "" };
        let csv = mark.to_owned() + &marks.csv(answers.delimiter, &words)?;
        let prints =
            follow_up.as_ref().map(|all| all.prints(&stem, &title, &templates)).transpose().map_err(refused)?;
        let prints = prints.unwrap_or_default();
        let growing: Vec<(String, Role)> = prints.iter().flat_map(|print| print.names().1).collect();
        let mut others = ["marks.csv", "marks.html"].map(|name| (name.to_owned(), Role::Marks)).to_vec();
        others.extend(follow_up.iter().flat_map(|all| all.names(&stem)));
        let target = Target { folder: &self.out, option: "--out", force: self.force, origin };
        let (sheets, mut batch) = (growing.len(), Batch::begin(&target, &growing, &others)?);
        batch.write_whole("marks.csv", Role::Marks, csv.as_bytes())?;
        batch.write_whole("marks.html", Role::Marks, page.as_bytes())?;
        if let Some(all) = &follow_up {
            all.write(&stem, prints, &templates, &mut batch)?;
        }
        let mut paths = batch.finish()?;
        // Marks come first, then the files to print.
        paths.rotate_left(sheets);
        let err: String = marks.notes.iter().map(|note| format!("note: {note}\n")).collect();
        if self.json {
            let changes: Vec<Value> = changes.iter().map(Change::json).collect();
            let shown: Vec<String> = paths.iter().map(|path| printable(&path.to_string_lossy())).collect();
            let students = marks.json(&words)?;
            let mut reply = json!({"ok": true, "students": students, "notes": marks.notes, "files": shown});
            if let (Some(_), Some(fields)) = (&self.compare, reply.as_object_mut()) {
                fields.insert("changes".to_owned(), json!(changes));
            }
            return Ok(Reply { err, ..Reply::done(pretty(&reply)) });
        }
        let mut out = words.text(&marks.summary())? + "\n";
        if let Some(provisional) = marks.provisional() {
            let decide = words.text(&Phrase::new("marks-decide"))?;
            out += &format!("{} {decide}\n", words.text(&provisional)?);
        }
        for (times, looks) in marks.commonest(&words)? {
            out += &format!("  {times} × {looks}\n");
        }
        if self.compare.is_some() {
            out += &format!(
                "{}\n",
                number::count(changes.len(), "mark") + if changes.len() == 1 { " changes" } else { " change" }
            );
            out.extend(changes.iter().map(|change| change.line() + "\n"));
        }
        out += &files::lines(&paths, &self.out);
        Ok(Reply { err, ..Reply::done(out) })
    }

    /// A spec with the seed that was given, and its stem.
    fn read(&self, given: &str) -> Result<(Spec, String), Reply> {
        let (mut spec, stem) = input::sheet(given)?;
        reseed(&mut spec, self.seed.as_deref())?;
        Ok((spec, stem))
    }
}
