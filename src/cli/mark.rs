//! `nimbook mark`: answers in, marks out.
//!
//! Reads the table of answers that `class` wrote and a person filled in, judges every answer by the room `marking`, and
//! writes `marks.csv`, `marks.html`, the mark book and a page for each student. Wrong answers are results; a table that contradicts itself, the spec or the
//! roster is a fault, with all its places, and nothing is written.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use encoding_rs::Encoding;
use serde_json::{Value, json};

use super::Reply;
use super::batch::Batch;
use super::encoding;
use super::files::{self, Origin, Target};
use super::input::{self, Refused, pretty};
use super::kept;
use super::language::Spoken;
use super::pages::refused;
use super::sheet::reseed;
use crate::class::answers::Answers;
use crate::class::compare::{self, Change};
use crate::class::files::roster_stem;
use crate::class::follow_up::FollowUp;
use crate::class::markbook::Grades;
use crate::class::marks::Marks;
use crate::class::report::MarksFiles;
use crate::class::roster::Roster;
use crate::class::tables::Tables;
use crate::class::{Table, yaml};
use crate::document::Phrase;
use crate::sheet::Spec;
use crate::source::{plural, printable};

/// Arguments of `nimbook mark`.
#[derive(Args)]
pub struct Mark {
    /// The sheet that was handed out: a YAML file or the name of a built-in sheet
    spec: String,
    /// Table of answers with the columns sheet, id, name, and one for each question, like 1a
    #[arg(long, value_name = "CSV")]
    answers: String,
    /// Roster that says whose sheet is whose
    #[arg(long, value_name = "CSV")]
    roster: Option<String>,
    /// Encoding of tables that are neither UTF-8 nor UTF-16, if it is not recognised
    #[arg(long, value_parser = encoding::named, value_name = "NAME")]
    encoding: Option<&'static Encoding>,
    /// Write tables as CSV or as workbooks; by default like the answers
    #[arg(long, value_enum)]
    format: Option<TableFormat>,
    /// Grade by thresholds in per cent: 50,65,80,90 gives 1 to 5, A:90,B:80,C:65 your own names
    #[arg(long, value_parser = Grades::read, value_name = "LIST")]
    grades: Option<Grades>,
    /// Make a sheet for each student that asks again about what went wrong, with its key, and one file to print
    #[arg(long)]
    follow_up: bool,
    /// Mark with the corrected sheet, and list students whose mark changes from OLDSPEC
    #[arg(long, value_name = "OLDSPEC", conflicts_with = "follow_up")]
    compare: Option<String>,
    /// The seed, if the sheets were made with `--seed`
    #[arg(long)]
    seed: Option<String>,
    /// Folder to write into
    #[arg(long, default_value = "nimbook-out")]
    out: PathBuf,
    #[command(flatten)]
    spoken: Spoken,
    /// Replace files that nimbook did not write
    #[arg(long)]
    force: bool,
    /// Print one JSON value
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum TableFormat {
    Csv,
    Xlsx,
}

impl Mark {
    /// Reads, marks and writes; nothing is written when anything is wrong.
    pub fn run(&self) -> Result<Reply, Reply> {
        let (spec, stem) = self.read(&self.spec)?;
        let beside = Path::new(&self.answers).parent().unwrap_or(Path::new(""));
        let spec = kept::with_class(spec, &stem, &[beside, &self.out])?;
        let origin = Some(Origin::new(&spec, &self.spec));
        let words = self.spoken.words()?;
        let refused = |error| refused(&self.spec, error);
        let kept = |folder: &&Path| {
            input::table_before(&self.spec, folder, &roster_stem(&stem), Tables::Csv(','), self.encoding)
                .ok()
                .and_then(|found| found.0)
        };
        let kept = [beside, &self.out].iter().find_map(kept);
        let mut notes = Vec::new();
        let roster = |given| {
            let Table { text, note } = input::table(given, self.encoding)?;
            notes.extend(note);
            Roster::read(text, kept.as_ref(), spec.versions).map_err(Refused::from)
        };
        let roster = self.roster.as_deref().map(roster).transpose()?;
        let is_yaml = self.answers.ends_with(".yaml") || self.answers.ends_with(".yml");
        let answers = match is_yaml {
            true => yaml::read(&input::text(&self.answers, "yaml")?)?,
            false => Answers::read(input::table(&self.answers, self.encoding)?)?,
        };
        let kept = kept.filter(|_| roster.is_none()).and_then(|kept| Roster::read(kept, None, spec.versions).ok());
        if let Some(kept) = &kept {
            answers.check_ids(kept)?;
        }
        let are_workbooks = self.format.map_or(answers.text.is_workbook(), |format| format == TableFormat::Xlsx);
        // A workbook has none of its own.
        let known = roster.as_ref().or(kept.as_ref()).filter(|_| answers.text.is_workbook());
        let tables = Tables::new(are_workbooks, known.map_or(answers.delimiter, |roster| roster.delimiter));
        let (marks, changes) = match &self.compare {
            Some(old) => compare::compare(&self.read(old)?.0, &spec, &answers, roster.as_ref()),
            None => Marks::new(&spec, &answers, roster.as_ref()).map(|marks| (marks, Vec::new())),
        }
        .map_err(refused)?;
        let languages = marks.languages(words.code())?;
        let follow_up =
            self.follow_up.then(|| FollowUp::new(&spec, &marks, &languages)).transpose().map_err(refused)?;
        let templates = input::templates(None, &self.spec)?;
        let files = MarksFiles {
            spec: &spec,
            tables,
            marks: &marks,
            grades: self.grades.as_ref(),
            follow_up: follow_up.as_ref(),
            stem: &stem,
        };
        let target = Target { folder: &self.out, option: "--out", force: self.force, origin };
        let mut batch = Batch::new(&target);
        let sheets = files.write(&languages, &templates, &mut batch).map_err(refused)?;
        let mut paths = batch.finish()?;
        // Marks come first, then the files to print.
        paths.rotate_left(sheets);
        notes.extend(marks.notes.iter().cloned());
        let err: String = notes.iter().map(|note| format!("note: {note}\n")).collect();
        if self.json {
            let changes: Vec<Value> = changes.iter().map(Change::json).collect();
            let shown: Vec<String> = paths.iter().map(|path| printable(&path.to_string_lossy())).collect();
            let students = marks.json(&words)?;
            let mut reply = json!({"ok": true, "students": students, "notes": notes, "files": shown});
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
                plural(changes.len(), "mark") + if changes.len() == 1 { " changes" } else { " change" }
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
