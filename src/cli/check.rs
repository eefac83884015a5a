//! `nimbook check`: everything wrong with a sheet, how many variants exist, how hard they are.

use clap::Args;
use serde_json::json;

use super::Reply;
use super::input::{self, pretty, printable};
use super::pages::not_drawn;
use super::width::wrap;
use crate::exercise::{KINDS, Verifier};
use crate::page::json::number;
use crate::sheet::{self, Plan, Report, Sheet};

/// Arguments of `nimbook check`.
#[derive(Args)]
pub struct Check {
    /// The sheet, a YAML file, or the name of a built-in sheet
    spec: String,
    /// One JSON value on standard output
    #[arg(long)]
    json: bool,
}

impl Check {
    /// Reads the sheet, draws its first variant, and reports. Writes nothing.
    pub fn run(&self) -> Result<Reply, Reply> {
        let (text, _) = input::spec(&self.spec)?;
        let plan = Plan::new(sheet::read(&text)?, 0)?;
        Sheet::draw(&plan, 0, 0, &mut Verifier::new()).map_err(|error| not_drawn(&self.spec, error))?;
        let report = Report::new(&plan);
        if self.json {
            let exercises = serde_json::to_value(&report.exercises).unwrap_or_default();
            return Ok(Reply::done(pretty(&json!({
                "ok": true, "exercises": exercises, "variants": number(report.variants), "faults": [],
            }))));
        }
        Ok(Reply::done(self.text(&report)))
    }

    fn text(&self, report: &Report) -> String {
        let mut out = format!("{}: no faults\n\n", printable(&self.spec));
        let widest = report.exercises.iter().map(|one| one.id.chars().count()).max().unwrap_or(0).clamp(8, 24);
        let row = |[id, kind, count, questions, variants, difficulty]: [&str; 6]| {
            format!("{id:widest$}  {kind:17}  {count:>5}  {questions:>12}  {variants:>10}  {difficulty}\n")
        };
        out += &row(["exercise", "kind", "count", "questions", "variants", "difficulty"]);
        for one in &report.exercises {
            let id: String = one.id.chars().take(widest).collect();
            let least = |number: u64| format!("{}{number}", if one.exact { "" } else { "≥ " });
            let (count, questions, variants) = (one.count.to_string(), least(one.questions), least(one.variants));
            out += &row([&id, one.kind, &count, &questions, &variants, &levels(&one.difficulty)]);
        }
        out.push('\n');
        for one in report.exercises.iter().filter(|one| one.exact && one.questions < one.candidates) {
            let asked = format!("`{}` asks {} of {} candidates", one.id, one.questions, one.candidates);
            let about = KINDS.iter().map(|kind| kind.about()).find(|about| about.name == one.kind);
            out += &wrap(&match about.and_then(|about| about.summary.split_once("; left out: ")) {
                Some((_, left)) => format!("{asked}; left out: {left}."),
                None => format!("{asked}."),
            });
        }
        out += &wrap(&format!(
            "{} without a question in common. Difficulty runs from 1 to 5: least, middle and greatest of the questions.",
            match report.variants {
                1 => "There is 1 variant".to_owned(),
                variants if report.exercises.iter().all(|one| one.exact) => format!("There are {variants} variants"),
                variants => format!("There are at least {variants} variants"),
            }
        ));
        out
    }
}

/// Least, middle and greatest difficulty.
fn levels(counts: &[u64; 5]) -> String {
    let total: u64 = counts.iter().sum();
    let at = |place: u64| {
        let mut seen = 0;
        (1..=5).find(|&level| {
            seen += counts[level - 1];
            seen > place
        })
    };
    match (at(0), at(total / 2), at(total.saturating_sub(1))) {
        (Some(least), Some(middle), Some(greatest)) => format!("{least} {middle} {greatest}"),
        _ => "-".to_owned(),
    }
}
