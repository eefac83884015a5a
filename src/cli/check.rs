//! `nimbook check`: everything wrong with a sheet, how many variants exist, how hard they are.

use std::fmt::Display;

use clap::{Args, value_parser};
use serde_json::json;

use super::Reply;
use super::input::{self, Refused, pretty};
use super::pages::not_drawn;
use super::width::wrap;
use crate::class::keeping::{self, Change};
use crate::document::{LANGUAGES, Show, Words};
use crate::exercise::{self, Verifier};
use crate::page::json::number;
use crate::render;
use crate::sheet::roster::MOST_STUDENTS;
use crate::sheet::{ExerciseReport, Plan, Report, Sheet};
use crate::source::{plural, printable};

/// Arguments of `nimbook check`.
#[derive(Args)]
pub struct Check {
    /// The sheet: a YAML file or the name of a built-in sheet
    spec: String,
    /// List what would change for a class made from OLD: the sheet before an edit, or the one kept with the class, like
    /// friday.nimbook.yaml
    #[arg(long, value_name = "OLD")]
    against: Option<String>,
    /// Check that the sheet is enough for a class of N, and suggest settings that are
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..=MOST_STUDENTS as u64))]
    class: Option<u64>,
    /// Print one JSON value
    #[arg(long)]
    json: bool,
}

/// How many pages the first sheet has on paper, where the program can print.
fn pages(plan: &Plan, sheet: &Sheet) -> Option<usize> {
    let words = Words::new(&LANGUAGES[0]).ok()?;
    render::sides(&sheet.document(plan, LANGUAGES[0].code, Show::Questions), &words)
}

/// How many students are looked at where no class was made.
const STUDENTS: u64 = 30;

impl Check {
    /// Reads the sheet, draws its first variant, and reports. Writes nothing.
    pub fn run(&self) -> Result<Reply, Reply> {
        let (spec, _) = input::sheet(&self.spec)?;
        let plan = Plan::new(spec, 0)?;
        let first = Sheet::draw(&plan, 0, 0, &mut Verifier::new()).map_err(|error| not_drawn(&self.spec, error))?;
        if let Some(students) = self.class {
            plan.suffices(plan.spec.versions.map_or(students, |versions| versions.min(students)) - 1, None)?;
        }
        let report = Report::new(&plan);
        let against = |old: &String| keeping::compare(&plan, &input::sheet(old)?.0, STUDENTS).map_err(Refused::from);
        let against = self.against.as_ref().map(against).transpose()?;
        if self.json {
            let exercises = serde_json::to_value(&report.exercises).unwrap_or_default();
            let mut reply =
                json!({"ok": true, "exercises": exercises, "variants": number(report.variants), "faults": []});
            if let Some(pages) = pages(&plan, &first) {
                reply["pages"] = json!(pages);
            }
            if let Some(keeping) = against {
                let [sheets, same] = keeping.before;
                reply["sheets"] = json!(sheets);
                reply["same"] = json!(same);
                reply["changes"] = keeping.changes.iter().map(Change::json).collect();
            }
            return Ok(Reply::done(pretty(&reply)));
        }
        let mut out = self.text(&report, pages(&plan, &first));
        if let Some(keeping) = against {
            let sheets = plural(keeping.before[0], "sheet");
            let mut notes = keeping.notes();
            if notes.is_empty() {
                notes.push(format!("all of {sheets} would be as before"));
            }
            out += "\n";
            out.extend(notes.iter().map(|note| note.clone() + "\n"));
        }
        Ok(Reply::done(out))
    }

    fn text(&self, report: &Report, pages: Option<usize>) -> String {
        let mut out = format!("{}: no faults\n\n", printable(&self.spec));
        out += &wrap(&enough(report));
        let minutes: f64 = report.exercises.iter().flat_map(|one| &one.minutes).sum();
        let printed = pages.map_or_else(String::new, |pages| format!("{}. ", plural(pages, "page")));
        out += &wrap(&format!(
            "{printed}About {minutes} minutes for somebody who knows the method; a `winning-moves` of level 3 counts as 4."
        ));
        out.push('\n');
        let widest = report.exercises.iter().map(|one| one.id.chars().count()).max().unwrap_or(0).clamp(8, 24);
        let row = |[id, kind, questions, sheets, levels, minutes, points]: [&str; 7]| {
            let line = format!("{id:widest$}  {kind:17} {questions:>9} {sheets:>7}  {levels:8}  {minutes:8} {points}");
            line.trim_end().to_owned() + "\n"
        };
        out += &row(["exercise", "kind", "questions", "sheets", "levels", "minutes", "points"]);
        for one in &report.exercises {
            let id: String = one.id.chars().take(widest).collect();
            let least = |number: u64| match number {
                u64::MAX => "any".to_owned(),
                _ => format!("{}{number}", if one.exact { "" } else { "≥ " }),
            };
            let [levels, minutes, points] = [runs(&one.profile), runs(&one.minutes), runs(&one.points)];
            out += &row([&id, one.kind, &least(one.questions), &least(one.variants), &levels, &minutes, &points]);
        }
        out.push('\n');
        for one in &report.exercises {
            out += &wrap(&candidates(one));
        }
        for one in &report.given_away {
            let whom =
                if one.by == one.of { "another of its questions".to_owned() } else { format!("one of `{}`", one.of) };
            out += &wrap(&format!(
                "In {} of the first {} variants a question of `{}` answers {whom}.",
                one.variants, report.variants_looked_at, one.by
            ));
        }
        out
    }
}

/// For how many different sheets there are questions, and which exercises are the limit.
fn enough(report: &Report) -> String {
    let sheets = |variants: u64, exact: bool| format!("{}{variants}", if exact { "" } else { "at least " });
    let mut all: Vec<&ExerciseReport> = report.exercises.iter().filter(|one| one.variants < u64::MAX).collect();
    all.sort_by_key(|one| one.variants);
    let mut text = match all.first() {
        None => "Enough for any class".to_owned(),
        Some(least) => format!("Enough for {}", plural_of(&sheets(least.variants, least.exact), least.variants)),
    };
    if report.exercises.len() > 1 && !all.is_empty() {
        let limit =
            |one: &&ExerciseReport| format!("`{}` has questions for {}", one.id, sheets(one.variants, one.exact));
        let limits: Vec<String> = all.iter().take(LIMITS).map(limit).collect();
        text += &format!(": {}", limits.join(", "));
        match all.get(LIMITS) {
            Some(next) => text += &format!(", the others for {} or more", next.variants),
            None if report.exercises.len() > limits.len() => text += ", the others for any class",
            None => {}
        }
    }
    let named = report.exercises.iter().any(|one| one.named > 0);
    text + if named { "; those of `positions` are the same on all." } else { "." }
}

/// So many exercises are named that limit a sheet.
const LIMITS: usize = 2;

fn plural_of(number: &str, count: u64) -> String {
    format!("{number} different {}", if count == 1 { "sheet" } else { "sheets" })
}

/// What was left out of an exercise and why, and what a guess would earn.
fn candidates(one: &ExerciseReport) -> String {
    if one.named == one.count {
        return format!("`{}` asks the questions of `positions`.", one.id);
    }
    let mut text = match one.exact {
        true => format!("`{}` draws from {} of {} candidates.", one.id, one.questions, one.candidates),
        false => format!("`{}`: {} of its {} candidates were looked at.", one.id, one.looked_at, one.candidates),
    };
    let kind = exercise::kind(one.kind);
    if let Some((_, left)) = kind.and_then(|kind| kind.summary.split_once("; left out: ")) {
        text += &format!(" Not asked: {left}.");
    }
    if !one.too_easy.is_empty() {
        let reasons: Vec<String> = one.too_easy.iter().map(|(why, count)| format!("{count} ({why})")).collect();
        text += &format!(" Too easy, unless `easy: true`: {}.", reasons.join(", "));
    }
    if one.no_argument > 0 {
        text += &format!(" No short argument is known, unless a `difficulty` is named: {}.", one.no_argument);
    }
    if one.elsewhere > 0 {
        text += &format!(" Asked by other exercises: {}.", one.elsewhere);
    }
    if let Some(variants) = one.repeats_after {
        text += &format!(" Its questions are used again after {variants} variants.");
    }
    if one.relaxed {
        let supply = one.supply.map(|count| count.to_string()).join(", ");
        // Where questions have sides, the supply is that of the side with fewer.
        let all = one.supply.iter().fold(0u64, |sum, &count| sum.saturating_add(count));
        let of_side = if all < one.questions { " of each side" } else { "" };
        text += " The levels asked for do not exist; these are the nearest";
        text += &format!(" (of 1 to 5 there are {supply}{of_side}).");
    }
    if let (best, all @ 2..) = one.best_guess {
        text += &format!(" The best constant guess is right in {best} of {all}.");
    }
    text
}

/// Items with their number where they repeat: `2, 3 x4`.
fn runs<T: PartialEq + Display>(items: &[T]) -> String {
    let runs = items.chunk_by(|one, next| one == next);
    let run = |run: &[T]| if run.len() == 1 { run[0].to_string() } else { format!("{} x{}", run[0], run.len()) };
    runs.map(run).collect::<Vec<_>>().join(", ")
}
