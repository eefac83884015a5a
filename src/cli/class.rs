//! `nimbook class`: a sheet for every student of a class, one file to print, and all that a teacher needs beside it.
//!
//! Sheets are drawn and written a few at a time on all cores, and each wave goes to the disk before the next is begun,
//! so memory does not grow with the class, and the files do not depend on the number of cores.

use std::convert::Infallible;
use std::fs;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use encoding_rs::Encoding;
use serde_json::{Value, json};

use super::batch::{self, Batch};
use super::encoding;
use super::files::{self, Origin, Target};
use super::input::{self, Refused, pretty, quoted};
use super::kept;
use super::language::Spoken;
use super::page::without_engine;
use super::pages::{argument, dialect, refused, without_pdf};
use super::range::{self, Range};
use super::{Reply, number};
use crate::class::drawing::Drawing;
use crate::class::files::{ClassFiles, answers_stem, roster_stem};
use crate::class::keeping::{self, Change, Replace};
use crate::class::listed::Listed;
use crate::class::owner::Role;
use crate::class::print::Print;
use crate::class::tables::Tables;
use crate::class::{ClassError, KEPT, Output, bundle};
use crate::page::{self, Engine, MaybeEngine};
use crate::render::{FORMATS, Format, RenderError};
use crate::sheet::roster::MOST_STUDENTS;
use crate::sheet::{Plan, Spec, VERSIONS};
use crate::source::{plural, printable};

/// The default formats.
const USUAL: &str = "html";

/// The formats of tables.
const TABLES: [&str; 2] = ["csv", "xlsx"];

/// Arguments of `nimbook class`.
#[derive(Args)]
pub struct Class {
    /// The sheet: a YAML file or the name of a built-in sheet
    spec: String,
    /// The class: a list of names, or a table (CSV or a workbook) with the columns id and name, and perhaps variant, level
    /// (-1, 0 or 1), language, large (print) and extra (minutes)
    #[arg(long, required_unless_present = "variants", conflicts_with = "variants")]
    roster: Option<String>,
    /// Encoding of tables that are neither UTF-8 nor UTF-16, if it is not recognised
    #[arg(long, value_parser = encoding::named, value_name = "NAME")]
    encoding: Option<&'static Encoding>,
    /// Number of sheets without names, instead of a roster
    #[arg(long, value_parser = variants, allow_negative_numbers = true)]
    variants: Option<u64>,
    /// Deal this many versions, A, B, …, in turn, instead of a different sheet for each student
    #[arg(long, value_parser = versions, allow_negative_numbers = true, value_name = "2..26")]
    versions: Option<u64>,
    /// Draw one question of the class again, like 2a, for everybody or for one student
    #[arg(long, value_name = "ITEM", conflicts_with = "range")]
    replace: Option<String>,
    /// Id of the student whose question is drawn again
    #[arg(long, requires = "replace")]
    student: Option<String>,
    /// Folder to write into; `-` is standard output, one line of JSON for each sheet in the order of variants
    #[arg(long, default_value = "nimbook-out")]
    out: PathBuf,
    /// Formats, separated by commas; see `nimbook list formats`. For the tables csv or xlsx, by default that of the
    /// roster
    #[arg(long, default_value = USUAL, value_delimiter = ',', value_parser = trimmed)]
    format: Vec<String>,
    /// Make whole keys and a table of answers, the table alone, or neither
    #[arg(long, value_enum, default_value_t = Key::Separate)]
    key: Key,
    /// Also write a file for each student
    #[arg(long)]
    each: bool,
    /// Write one file, STEM.nimbook.zip, instead of a folder
    #[arg(long, conflicts_with_all = ["range", "replace"])]
    zip: bool,
    /// Make only the sheets of these variants, like 0..99 (both included), with keys; not the page, the report
    /// and the tables of the whole class
    #[arg(long, value_name = "A..B", value_parser = range::range)]
    range: Option<Range>,
    /// Approximate exercises that the format cannot express
    #[arg(long)]
    lossy: bool,
    /// Write for a platform that reads the format in its own way: canvas or ilias with qti12, openolat with qti21
    #[arg(long, value_name = "NAME")]
    dialect: Option<String>,
    // The language of whoever the roster names no other for.
    #[command(flatten)]
    spoken: Spoken,
    /// Folder with templates that override built-in ones of the same name
    #[arg(long)]
    templates: Option<String>,
    /// Replace files that nimbook did not write
    #[arg(long)]
    force: bool,
    /// Print one JSON value
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Key {
    Separate,
    Short,
    None,
}

/// A name in a list, without the spaces around it.
fn trimmed(name: &str) -> Result<String, Infallible> {
    Ok(name.trim().to_owned())
}

/// A number of sheets.
fn variants(text: &str) -> Result<u64, String> {
    match number::natural(text)? {
        0 => Err("a class has at least 1 sheet".to_owned()),
        many if many <= MOST_STUDENTS as u64 => Ok(many),
        _ => Err(format!("too many; a class has at most {} sheets", MOST_STUDENTS)),
    }
}

/// A number of versions.
fn versions(text: &str) -> Result<u64, String> {
    let versions = number::natural(text)?;
    let bounds = || format!("a class has {} to {} versions", VERSIONS.start(), VERSIONS.end());
    VERSIONS.contains(&versions).then_some(versions).ok_or_else(bounds)
}

impl Class {
    /// Reads the class, draws, confirms and writes; nothing is written when anything is wrong.
    pub fn run(&self, engine: MaybeEngine) -> Result<Reply, Reply> {
        let formats = self.formats()?;
        let dialect = dialect(self.dialect.as_deref(), formats.iter().map(|format| format.name))?;
        let (mut spec, stem) = input::sheet(&self.spec)?;
        spec.versions = self.versions.or(spec.versions);
        let versions = spec.versions;
        let origin = Origin::new(&spec, &self.spec);
        let before = self.before(&spec, &stem)?;
        spec.kept = before.as_ref().map(|before| before.kept.clone()).unwrap_or_default();
        let mut plan = Plan::new(spec, 0)?;
        let refused = |error| self.refused(error);
        let are_workbooks = self.tables().next_back().map(|name| name == "xlsx");
        let left = |stem: &str, tables: Tables| input::table_before(&self.spec, &self.out, stem, tables, self.encoding);
        let mut listed = match &self.roster {
            Some(roster) => {
                let given = input::table(roster, self.encoding)?;
                let wanted = Tables::new(are_workbooks.unwrap_or(given.text.is_workbook()), ',');
                let (kept, note) = left(&roster_stem(&stem), wanted)?;
                let mut listed = Listed::read(&given, kept.as_ref(), versions, self.force).map_err(refused)?;
                listed.notes.extend(note);
                listed
            }
            None => Listed::numbered(self.variants.unwrap_or(0), versions),
        };
        if let Some(are_workbooks) = are_workbooks {
            listed.tables = Tables::new(are_workbooks, listed.roster.as_ref().map_or(',', |roster| roster.delimiter));
        }
        listed.check(&plan, &formats, &self.spec).map_err(refused)?;
        let replace = self.to_replace(&plan, &listed, before.as_ref())?;
        let keeping = keeping::keep(&plan, before.as_ref(), &listed.members, replace.as_ref())?;
        listed.notes.extend(keeping.notes());
        (plan.spec.kept, plan.spec.issued) = (keeping.kept, keeping.issued);
        listed.note_unchanged(&plan);
        if let Some(range) = self.range {
            listed.members.retain(|member| range.variants().contains(&member.variant));
            if listed.members.is_empty() {
                let help = "the column `variant` of the roster that `class` writes has the variants";
                let message = "no student of this class has any of these variants".to_owned();
                return Err(Refused::new("--range", "empty-range", message, help).into());
            }
        }
        let languages = listed.languages(self.spoken.lang.code)?;
        let templates = input::templates(self.templates.as_deref(), &self.spec)?;
        let drawing = Drawing {
            plan: &plan,
            languages: &languages,
            templates: &templates,
            formats: &formats,
            with_keys: self.key == Key::Separate,
            each: self.each,
            lossy: self.lossy,
            dialect,
        };
        if range::is_stdout(&self.out, &self.format, USUAL)? {
            listed.members.sort_by_key(|member| member.variant);
            let line = |member: &_, verifier: &mut _| drawing.line(member, verifier).map_err(refused);
            return Ok(Reply { err: listed.noted(), ..range::lines(&listed.members, line)? });
        }
        let (mut page, mut answers) = (None, None);
        if self.range.is_none() {
            let made = |engine: Engine<'_>| {
                page::of_plan(&engine.text(), Some((&plan, &stem)), &[], false, &languages[0], &templates)
            };
            page = engine.ok().map(made).transpose().map_err(|error| self.cannot_render(&error))?;
            if !self.force {
                let (kept, note) = left(&answers_stem(&stem), listed.tables)?;
                answers = kept;
                listed.notes.extend(note);
            }
        }
        let files = ClassFiles {
            drawing: &drawing,
            listed: &listed,
            stem: &stem,
            // Files of a range have it in their names, so that ranges share a folder.
            part: self.range.map(|range| range.stem(&stem)),
            with_short: self.key != Key::None,
            page: page.map(|page| (page::file_name(Some(&stem)), page)),
            answers,
        };
        let target = Target { folder: &self.out, option: "--out", force: self.force, origin: Some(origin) };
        if self.zip {
            let mut written: Vec<Output> = Vec::new();
            files.write(&mut written).map_err(refused)?;
            let packed = bundle::packed(&bundle::sealed(&plan.spec, &stem, written));
            let bytes = packed.map_err(|error| Reply::gave_up(format!("error: the archive: {error}\n")))?;
            let paths = batch::write(&target, &[Output { name: bundle::name(&stem), role: Role::Other, bytes }])?;
            let mut reply = Reply::done(self.report(&plan, &listed, &keeping.changes, &stem, &paths));
            reply.err = listed.noted();
            return Ok(reply);
        }
        let mut batch = Batch::new(&target);
        let prints = files.write(&mut batch).map_err(refused)?;
        let left_over = if self.range.is_none() { left_over(&target, &prints) } else { Vec::new() };
        let paths = batch.finish()?;
        listed.notes.extend(left_over.iter().map(|path| removed(path)));
        let mut reply = Reply::done(self.report(&plan, &listed, &keeping.changes, &stem, &paths));
        reply.err = listed.noted();
        if let (None, Err(reason)) = (self.range, engine) {
            reply.err += &without_engine(reason, "the page of the class is not written");
        }
        Ok(reply)
    }

    /// The formats asked for, each once.
    fn formats(&self) -> Result<Vec<&'static Format>, Refused> {
        let names: Vec<&str> = FORMATS.iter().map(|format| format.name).collect();
        let mut formats: Vec<&Format> = Vec::new();
        let asked = || self.format.iter().map(String::as_str).filter(|name| !TABLES.contains(name));
        for name in asked().chain(Some(USUAL).filter(|_| asked().next().is_none())) {
            let Some(format) = FORMATS.iter().find(|format| format.name == name) else {
                without_pdf(name)?;
                return Err(argument("--format", "unknown-format", name, &names));
            };
            if !format.has_sets() {
                let message = format!("a class cannot be written as {name} yet");
                let help = "leave it out, and print the file `-sheets.html`: each sheet begins on a right page";
                return Err(Refused::new("--format", "no-sets", message, help));
            }
            if !formats.iter().any(|known| known.name == format.name) {
                formats.push(format);
            }
        }
        Ok(formats)
    }

    /// The formats of tables asked for.
    fn tables(&self) -> impl DoubleEndedIterator<Item = &str> {
        self.format.iter().map(String::as_str).filter(|name| TABLES.contains(name))
    }

    fn cannot_render(&self, error: &RenderError) -> Reply {
        input::cannot_render(self.templates.as_deref().unwrap_or(&self.spec), error).into()
    }

    fn refused(&self, error: ClassError) -> Reply {
        match error {
            ClassError::Render(error, None) => self.cannot_render(&error),
            other => refused(&self.spec, other),
        }
    }

    /// The spec of the class that was made in the folder before, or else what the spec itself kept.
    fn before(&self, spec: &Spec, stem: &str) -> Result<Option<Spec>, Reply> {
        let place = self.out.join(format!("{stem}{KEPT}"));
        let kept = match kept::of_class(&place) {
            Err(_) if self.force => None,
            kept => kept?,
        };
        let own = || spec.has_class().then(|| spec.clone());
        Ok(kept.or_else(own))
    }

    /// The question that is to be drawn anew.
    fn to_replace(&self, plan: &Plan, listed: &Listed, before: Option<&Spec>) -> Result<Option<Replace>, Refused> {
        let Some(label) = &self.replace else { return Ok(None) };
        if before.is_none_or(|before| before.kept.sheets.is_empty()) {
            let message = "there is no class in this folder yet, so no question can be replaced".to_owned();
            return Err(Refused::new(
                "--replace",
                "no-class",
                message,
                "make the class first, or name its folder with `--out`",
            ));
        }
        let labels = plan.labels();
        if !labels.contains(label) {
            let message = format!("the sheet has no question `{}`", printable(label));
            let help = format!("its questions are {}", labels.join(", "));
            return Err(Refused::new("--replace", "unknown-question", message, help));
        }
        let replace = Replace::new(label, self.student.as_deref(), &listed.members);
        let Some(replace) = replace else {
            let student = printable(self.student.as_deref().unwrap_or_default());
            let message = format!("nobody in this class has the id `{student}`");
            return Err(Refused::new("--student", "unknown-student", message, "take the id from the roster"));
        };
        Ok(Some(replace))
    }

    fn report(&self, plan: &Plan, listed: &Listed, changes: &[Change], stem: &str, paths: &[PathBuf]) -> String {
        let questions: u64 = plan.spec.exercises.iter().map(|exercise| exercise.count).sum();
        let students = listed.members.len();
        if self.json {
            let files: Vec<String> = paths.iter().map(|path| printable(&path.to_string_lossy())).collect();
            let changes: Vec<Value> = changes.iter().map(Change::json).collect();
            let mut reply = json!({"ok": true, "sheets": students, "questions": questions, "files": files});
            if !changes.is_empty() {
                reply["changes"] = json!(changes);
            }
            return pretty(&reply);
        }
        let (sheets, of) = (plural(students, "sheet"), plural(questions as usize, "question"));
        let files = files::lines(paths, &self.out);
        let mut out = format!("{sheets} of {of}, every answer found by two routes\n{files}");
        if self.range.is_none() && !self.zip {
            let answers = self.out.join(listed.tables.name(&answers_stem(stem)));
            // Versions that the file does not know of are in the spec that is kept.
            let kept = self.out.join(format!("{stem}{KEPT}"));
            let spec = if self.versions.is_some() { kept.to_string_lossy() } else { self.spec.as_str().into() };
            let (spec, answers) = (quoted(&spec), quoted(&answers.to_string_lossy()));
            out += "type the answers into the table: an empty cell is no answer, and `-` says that there is none\n";
            out += &format!("go on with `nimbook mark {spec} --answers {answers}`\n");
        }
        out
    }
}

/// Parts that an earlier run made of a class of another size, and that this one does not make: nobody else's files.
fn left_over(target: &Target<'_>, prints: &[Print]) -> Vec<PathBuf> {
    let found = fs::read_dir(target.folder).into_iter().flatten().flatten();
    let mut found: Vec<String> = found.filter_map(|entry| entry.file_name().into_string().ok()).collect();
    let left = |name: &String, print: &Print| print.is_left_over(name) && target.made(name, print.role());
    found.retain(|name| prints.iter().any(|print| left(name, print)));
    found.sort();
    found.into_iter().map(|name| target.folder.join(name)).collect()
}

/// Removes what a class of another size had, as parts or as a whole; what to say about it.
fn removed(path: &Path) -> String {
    let shown = printable(&path.to_string_lossy());
    match fs::remove_file(path) {
        Ok(()) => format!("removed {shown}, which belonged to a class of another size"),
        Err(error) => format!("cannot remove {shown}, which belongs to a class of another size: {error}"),
    }
}
