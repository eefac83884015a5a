//! `nimbook class`: a sheet for every student of a class, one file to print, and all that a teacher needs beside it.
//!
//! Sheets are drawn and written a few at a time on all cores, and each wave goes to the disk before the next is begun,
//! so memory does not grow with the class, and the files do not depend on the number of cores.

mod listed;
mod wave;

use std::convert::Infallible;
use std::fs;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use serde_json::json;

use super::batch::Batch;
use super::files::{self, Target};
use super::input::{self, Refused, pretty, printable, quoted};
use super::language::Spoken;
use super::owner::{Origin, Role};
use super::pages::{KEPT, argument, without_pdf};
use super::print::Print;
use super::range::{self, Range, WAVE};
use super::seal::unsealed_yaml;
use super::{Reply, number, page};
use crate::page::MaybeEngine;
use crate::document::{Answer, AnswerColumn, AnswerRow, AnswerTable, LANGUAGES, Show, Student, Words};
use crate::render::{self, FORMATS, Format, Set};
use crate::sheet::fairness::{Fairness, QuestionCount};
use crate::sheet::roster::{MOST_STUDENTS, Member};
use crate::sheet::{Plan, SheetId, answer_sheet};
use listed::Listed;
use wave::Drawing;

/// The formats of who asks for none.
const USUAL: &str = "html";

/// Arguments of `nimbook class`.
#[derive(Args)]
pub struct Class {
    /// The sheet, a YAML file, or the name of a built-in sheet
    spec: String,
    /// The class, a table in CSV with the columns id and name; it may have variant, level (-1, 0 or 1), language,
    /// large (print) and extra (minutes), too
    #[arg(long, required_unless_present = "variants", conflicts_with = "variants")]
    roster: Option<String>,
    /// So many sheets without names, instead of a roster
    #[arg(long, value_parser = variants, allow_negative_numbers = true)]
    variants: Option<u64>,
    /// The folder to write into; `-` is standard output, a line of JSON for each sheet in the order of variants
    #[arg(long, default_value = "nimbook-out")]
    out: PathBuf,
    /// Formats, with commas between; `nimbook list formats` names them
    #[arg(long, default_value = USUAL, value_delimiter = ',', value_parser = trimmed)]
    format: Vec<String>,
    /// Whole keys and a table of answers, the table alone, or neither
    #[arg(long, value_enum, default_value_t = Key::Separate)]
    key: Key,
    /// A file of its own for each student, too
    #[arg(long)]
    each: bool,
    /// Only the sheets of these variants, both ends included, like 0..99, with their keys; without the page, the report
    /// and the tables, which are of the whole class
    #[arg(long, value_name = "A..B", value_parser = range::range)]
    range: Option<Range>,
    /// Where a format cannot say what an exercise asks, write what comes nearest to it
    #[arg(long)]
    lossy: bool,
    // The language of whoever the roster names no other for.
    #[command(flatten)]
    spoken: Spoken,
    /// A folder with templates that replace built-in ones of the same name
    #[arg(long)]
    templates: Option<String>,
    /// Replace files that nimbook did not write
    #[arg(long)]
    force: bool,
    /// One JSON value on standard output
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

impl Class {
    /// Reads the class, draws, confirms and writes; nothing is written when anything is wrong.
    pub fn run(&self, engine: MaybeEngine) -> Result<Reply, Reply> {
        let formats = self.formats()?;
        let (spec, stem) = input::sheet(&self.spec)?;
        let kept = unsealed_yaml(&spec.kept()).into_bytes();
        let origin = Origin::new(&spec, &self.spec);
        let plan = Plan::new(spec, 0)?;
        let mut listed = match &self.roster {
            Some(roster) => Listed::read(roster, &self.out.join(roster_name(&stem)), self.force)?,
            None => Listed::numbered(self.variants.unwrap_or(0)),
        };
        listed.check(&plan, &formats, &self.spec)?;
        listed.note_unchanged(&plan);
        if let Some(range) = self.range {
            listed.members.retain(|member| range.variants().contains(&member.variant));
            if listed.members.is_empty() {
                let help = "the column `variant` of the roster that `class` writes has the variants";
                let message = "nobody of this class has one of these variants".to_owned();
                return Err(Refused::new("--range", "empty-range", message, help).into());
            }
        }
        let mut languages = vec![self.spoken.words()?];
        for member in &listed.members {
            let spoken = LANGUAGES.iter().find(|language| member.language.as_deref() == Some(language.code));
            if let Some(spoken) = spoken.filter(|spoken| languages.iter().all(|words| words.code() != spoken.code)) {
                languages.push(Words::new(spoken)?);
            }
        }
        let templates = input::templates(self.templates.as_deref(), &self.spec)?;
        let drawing = Drawing {
            plan: &plan,
            given: &self.spec,
            languages: &languages,
            templates: &templates,
            formats: &formats,
            with_keys: self.key == Key::Separate,
            each: self.each,
            lossy: self.lossy,
            engine,
        };
        if range::is_stdout(&self.out, &self.format, USUAL)? {
            listed.members.sort_by_key(|member| member.variant);
            let reply = range::lines(&listed.members, |member, verifier| drawing.line(member, verifier))?;
            return Ok(Reply { err: listed.noted(), ..reply });
        }
        let target = Target { folder: &self.out, option: "--out", force: self.force, origin: Some(origin) };
        let (paths, left_over) = self.write(&drawing, &target, &listed, &stem, &kept)?;
        listed.notes.extend(left_over.iter().map(|path| removed(path)));
        let mut reply = Reply::done(self.report(&plan, &listed, &stem, &paths));
        reply.err = listed.noted();
        if let (None, Err(reason)) = (self.range, engine) {
            reply.err += &page::without_engine(reason, "the page of the class is not written");
        }
        Ok(reply)
    }

    /// The formats asked for, each once.
    fn formats(&self) -> Result<Vec<&'static Format>, Refused> {
        let names: Vec<&str> = FORMATS.iter().map(|format| format.name).collect();
        let mut formats: Vec<&Format> = Vec::new();
        for name in &self.format {
            let Some(format) = FORMATS.iter().find(|format| format.name == name) else {
                without_pdf(name)?;
                return Err(argument("--format", "unknown-format", name, &names));
            };
            if !format.has_sets() {
                let message = format!("a class is not written as {name} yet");
                let help = "leave it out, and print the file `-sheets.html`: each sheet begins on a right page";
                return Err(Refused::new("--format", "no-sets", message, help));
            }
            if !formats.iter().any(|known| known.name == format.name) {
                formats.push(format);
            }
        }
        Ok(formats)
    }

    /// Writes all files; their paths, and those of parts that a larger class had.
    fn write(
        &self,
        drawing: &Drawing<'_>,
        target: &Target<'_>,
        listed: &Listed,
        stem: &str,
        kept: &[u8],
    ) -> Result<(Vec<PathBuf>, Vec<PathBuf>), Reply> {
        let (plan, words) = (drawing.plan, &drawing.languages[0]);
        let spec = &plan.spec;
        let title = plan.title(words.code());
        let id = |member: &Member| SheetId::shifted(spec, member.shift, member.variant, 0).to_string();
        let sheets: Vec<(String, Student)> =
            listed.members.iter().map(|member| (id(member), wave::student(member))).collect();
        let most = listed.members.iter().map(|member| member.variant).max().unwrap_or(0);
        let mut fairness = Fairness::new(plan, most);
        let column = |question: &QuestionCount| AnswerColumn {
            label: question.label.clone(),
            points: question.points,
            ..AnswerColumn::default()
        };
        let mut table = AnswerTable {
            title: title.clone(),
            points: fairness.points,
            columns: fairness.questions.iter().map(column).collect(),
            rows: Vec::new(),
        };
        let is_whole = self.range.is_none();
        // Files of a range have it in their names, so that ranges share a folder.
        let shared = self.range.map_or_else(|| stem.to_owned(), |range| range.stem(stem));
        let whole = if is_whole { self.whole(drawing, listed, &table, &sheets, stem, kept)? } else { Vec::new() };
        let set =
            Set { title: &title, shows: Show::Questions, paper: spec.paper, url: spec.url.as_deref(), sheets: &sheets };
        let (mut places, spoken) = (0.., (words, drawing.templates));
        let prints = drawing.documents().map(|document| Print::new(document, &shared, &set, &mut places, spoken));
        let mut prints: Vec<Print> = prints.collect::<Result<_, _>>().map_err(|error| self.cannot_render(&error))?;
        let (mut growing, mut others) = (Vec::new(), Vec::new());
        for (grows, names) in prints.iter().map(Print::names) {
            if grows { &mut growing } else { &mut others }.extend(names);
        }
        others.extend(whole.iter().map(|(name, role, _)| (name.clone(), *role)));
        let fairness_name = format!("{stem}-fairness.html");
        others.extend(is_whole.then(|| (fairness_name.clone(), Role::Fairness)));
        let short: Vec<&Format> = match self.key {
            Key::None => Vec::new(),
            _ => drawing.pages().collect(),
        };
        others.extend(short.iter().map(|format| (short_name(&shared, format), Role::Key)));
        if self.each {
            for (id, _) in &sheets {
                others.extend(drawing.pages().map(|format| (each_name(stem, id, format), Role::Sheet)));
            }
        }
        let mut batch = Batch::begin(target, &growing, &others)?;
        for members in listed.members.chunks(WAVE) {
            for (piece, member) in drawing.wave(members)?.into_iter().zip(members) {
                for (print, document) in prints.iter_mut().zip(piece.documents) {
                    print.add(document, &mut batch)?;
                }
                fairness.add(piece.sheet.shift(), piece.sheet.drawn());
                if !short.is_empty() {
                    let right: Vec<&Answer> = piece.sheet.drawn().iter().map(|drawn| &drawn.question.answer).collect();
                    let row = AnswerRow {
                        name: member.name.clone(),
                        sheet: piece.id.clone(),
                        extra: member.extra,
                        cells: right.iter().map(|answer| answer.parts()).collect(),
                    };
                    table.add(row, &right);
                }
                for (format, bytes) in &piece.each {
                    batch.write_whole(&each_name(stem, &piece.id, format), Role::Sheet, bytes)?;
                }
            }
        }
        let left_over = prints.iter().filter(|_| is_whole).flat_map(|print| print.left_over(target)).collect();
        for print in prints {
            print.finish(&mut batch)?;
        }
        for format in short {
            let page = render::answers(format, &table, spec.paper, words, drawing.templates);
            let page = page.map_err(|error| self.cannot_render(&error))?;
            batch.write_whole(&short_name(&shared, format), Role::Key, &page)?;
        }
        if is_whole {
            let page = render::fairness(&fairness, &title, spec.paper, words, drawing.templates);
            let page = page.map_err(|error| self.cannot_render(&error))?;
            batch.write_whole(&fairness_name, Role::Fairness, page.as_bytes())?;
        }
        for (name, role, bytes) in &whole {
            batch.write_whole(name, *role, bytes)?;
        }
        Ok((batch.finish()?, left_over))
    }

    /// The files of the whole class that are known before a sheet is drawn: the spec as it is, the page, the tables.
    fn whole(
        &self,
        drawing: &Drawing<'_>,
        listed: &Listed,
        table: &AnswerTable,
        sheets: &[(String, Student)],
        stem: &str,
        kept: &[u8],
    ) -> Result<Vec<(String, Role, Vec<u8>)>, Reply> {
        let labels: Vec<String> = table.columns.iter().map(|column| column.label.clone()).collect();
        let name = format!("{stem}-answers.csv");
        let answers = self.answers(&labels, sheets, listed, &name)?;
        let mut files = vec![
            (format!("{stem}{KEPT}"), Role::Spec, kept.to_vec()),
            (name, Role::Table, listed.table(&answers)),
        ];
        if let Ok(engine) = drawing.engine {
            let page = page::of_plan(engine, Some((drawing.plan, stem)), false, &drawing.languages[0], drawing.templates);
            let page = page.map_err(|error| self.cannot_render(&error))?.into_bytes();
            files.insert(1, (page::name(Some(stem)), Role::Page, page));
        }
        if let Some(roster) = &listed.roster {
            files.push((roster_name(stem), Role::Table, listed.table(&roster.write())));
        }
        Ok(files)
    }

    /// The table for answers; what is in the one that is there is kept.
    fn answers(
        &self,
        labels: &[String],
        sheets: &[(String, Student)],
        listed: &Listed,
        name: &str,
    ) -> Result<String, Reply> {
        let place = self.out.join(name);
        let is_there = fs::metadata(&place).is_ok_and(|found| found.is_file() && found.len() > 0) && !self.force;
        let old = is_there.then(|| input::table(&place.to_string_lossy())).transpose()?;
        let delimiter = listed.roster.as_ref().map_or(',', |roster| roster.delimiter);
        Ok(answer_sheet(labels, sheets, old.as_ref().map(|old| &old.text), delimiter)?)
    }

    fn cannot_render(&self, error: &render::RenderError) -> Reply {
        input::cannot_render(self.templates.as_deref().unwrap_or(&self.spec), error).into()
    }

    fn report(&self, plan: &Plan, listed: &Listed, stem: &str, paths: &[PathBuf]) -> String {
        let questions: u64 = plan.spec.exercises.iter().map(|exercise| exercise.count).sum();
        let count = listed.members.len();
        if self.json {
            let files: Vec<String> = paths.iter().map(|path| printable(&path.to_string_lossy())).collect();
            return pretty(&json!({"ok": true, "sheets": count, "questions": questions, "files": files}));
        }
        let (sheets, of) = (number::count(count, "sheet"), number::count(questions as usize, "question"));
        let files = files::lines(paths, &self.out);
        let mut out = format!("{sheets} of {of}, every answer found by two routes\n{files}");
        if self.range.is_none() {
            let answers = self.out.join(format!("{stem}-answers.csv"));
            let (spec, answers) = (quoted(&self.spec), quoted(&answers.to_string_lossy()));
            out += "type the answers into the table: an empty cell is no answer, and `-` says that there is none\n";
            out += &format!("go on with `nimbook mark {spec} --answers {answers}`\n");
        }
        out
    }
}

/// Removes what a class of another size had, as parts or as a whole; what to say about it.
fn removed(path: &Path) -> String {
    let shown = printable(&path.to_string_lossy());
    match fs::remove_file(path) {
        Ok(()) => format!("{shown} was of a class of another size, and is removed"),
        Err(error) => format!("{shown} is of a class of another size, and cannot be removed: {error}"),
    }
}

/// The name of the roster with every variant filled in.
fn roster_name(stem: &str) -> String {
    format!("{stem}-roster.csv")
}

/// The name of the table of right answers.
fn short_name(stem: &str, format: &Format) -> String {
    format!("{stem}-short.{}", format.extension)
}

/// The name of one student's file.
fn each_name(stem: &str, id: &str, format: &Format) -> String {
    format!("{stem}-each/{id}.{}", format.extension)
}
