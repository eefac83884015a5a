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

use super::files::{self, Output, Target};
use super::input::{self, pretty, printable};
use super::language::Spoken;
use super::owner::{Origin, Role};
use super::sheet::reseed;
use super::{Reply, number};
use crate::render::marks_page;
use crate::sheet::Spec;
use answers::Answers;
use compare::Change;
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
        let answers = Answers::read(&self.answers)?;
        let (marks, changes) = match &self.compare {
            Some(old) => compare::compare(old, &self.read(old)?.0, &spec, &answers, roster.as_ref())?,
            None => (Marks::new(&self.spec, &spec, &answers, roster.as_ref())?, Vec::new()),
        };
        let next = match self.follow_up {
            true => Some(follow_up::next(&self.spec, &spec, &marks, &words)?),
            false => None,
        };
        let templates = input::templates(None, &self.spec)?;
        let title = spec.title_in(words.code());
        let page = report::report(&title, &marks, next.as_deref());
        let page = marks_page(&page, &words, &templates).map_err(|error| input::cannot_render(&self.spec, &error))?;
        let mark = if answers.marked { "\u{FEFF}" } else { "" };
        let csv = mark.to_owned() + &marks.csv(answers.delimiter, &words)?;
        let mut written = vec![
            Output { name: "marks.csv".to_owned(), role: Role::Marks, bytes: csv.into_bytes() },
            Output { name: "marks.html".to_owned(), role: Role::Marks, bytes: page.into_bytes() },
        ];
        if let Some(next) = &next {
            let files = follow_up::files(&stem, &title, next, &words, &templates);
            written.extend(files.map_err(|error| input::cannot_render(&self.spec, &error))?);
        }
        let target = Target { folder: &self.out, option: "--out", force: self.force, origin };
        let paths = files::write(&target, &written)?;
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
        let mut out = format!("{}: {}\n", number::count(marks.students.len(), "sheet"), marks.summary());
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
