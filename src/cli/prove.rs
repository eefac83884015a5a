//! `nimbook prove FILE…`: every statement of files of claims and of chapters, decided for all naturals.
//!
//! Output: one sentence for each statement in lines of 80 characters and a line that counts them, or
//! one JSON array. No verdict is shown whose certificate the checker did not accept: the statement is disputed.
//! Exit 1 when a statement is proved or refuted against its word, or is disputed; else
//! 3 when a claim or refutation gave up; 2 when a file is at fault, with all that is wrong.

use std::path::{Path, PathBuf};

use clap::Args;

use super::input::Refused;
use super::statements::Statements;
use super::{Reply, batch, files, plain, width};
use crate::claim::{self, ProofOptions, StatementReport, Verdict};
use crate::class::Output;
use crate::class::owner::Role;
use crate::logic::print::{self, Signs};
use crate::logic::{Claims, Limits, Word, check};
use crate::page;
use crate::source::{Diagnostics, plural, printable};

/// Arguments of `nimbook prove`.
#[derive(Args)]
pub struct Prove {
    /// Files of claims, or chapters (`.md`)
    #[arg(value_name = "FILE", required = true)]
    files: Vec<String>,
    /// Write the certificate of each verdict into this folder, as ID.nbc
    #[arg(long, value_name = "DIR")]
    certificates: Option<PathBuf>,
    /// Replace certificates of other statements, and files that nimbook did not write or that somebody changed
    #[arg(long, requires = "certificates")]
    force: bool,
    /// List what the verdicts rest on
    #[arg(long, conflicts_with = "json")]
    trust: bool,
    /// Leave quantifiers where the author put them; for measurements
    #[arg(long)]
    unrewritten: bool,
    /// Format the statements of the files and print them; decide nothing
    #[arg(long, conflicts_with_all = ["certificates", "trust", "json"])]
    format: bool,
    /// Print one JSON value
    #[arg(long)]
    json: bool,
}

/// A file with what became of its statements.
struct Judged {
    stated: Statements,
    outcomes: Vec<StatementReport>,
}

impl Prove {
    /// Reads all files, decides all statements, has every certificate checked, and reports.
    pub fn run(&self) -> Result<Reply, Reply> {
        let read = Refused::unless_all(self.files.iter().map(|file| Statements::read(file)))?;
        if self.format {
            return Ok(Reply::done(formatted(&read)));
        }
        let options = ProofOptions { unrewritten: self.unrewritten, ..ProofOptions::default() };
        let judged = read.into_iter().map(|stated| Judged { outcomes: stated.judge(&options), stated }).collect();
        self.reply(judged, &options.limits)
    }

    /// Certificates written, and what to say.
    fn reply(&self, judged: Vec<Judged>, limits: &Limits) -> Result<Reply, Reply> {
        let written = match self.certificates {
            Some(_) => self.write(&judged)?,
            None => 0,
        };
        let out = if self.json { json(&judged) } else { self.text(&judged, written, limits) };
        let code = code(judged.iter().flat_map(|file| &file.outcomes));
        Ok(Reply { out, err: disputed(&judged), code, ..Reply::default() })
    }

    /// Writes the certificates; how many there are.
    fn write(&self, judged: &[Judged]) -> Result<usize, Refused> {
        let Some(folder) = &self.certificates else { return Ok(0) };
        let mut certificates: Vec<Output> = Vec::new();
        let mut obstacles = Vec::new();
        let outcomes =
            judged.iter().flat_map(|file| file.outcomes.iter().map(|outcome| (&file.stated.claims, outcome)));
        for (claims, outcome) in outcomes {
            let Some(bytes) = &outcome.certificate else { continue };
            let name = format!("{}.nbc", outcome.id);
            // Some file systems take A.nbc and a.nbc for one file.
            let same = |known: &&Output| known.name.to_lowercase() == name.to_lowercase();
            if let Some(known) = certificates.iter().find(same) {
                let message = format!("another statement has the certificate `{}`", known.name);
                let help = "rename one of the two, or prove the files one by one";
                return Err(Refused::new(&name, "same-name", message, help));
            }
            if !self.force {
                obstacles.extend(obstacle(&folder.join(&name), bytes, claims));
            }
            certificates.push(Output { name, role: Role::Other, bytes: bytes.clone() });
        }
        if !obstacles.is_empty() {
            return Err(obstacles.into());
        }
        let target = files::Target { folder, option: "--certificates", force: self.force, origin: None };
        batch::write(&target, &certificates)?;
        Ok(certificates.len())
    }

    fn text(&self, judged: &[Judged], written: usize, limits: &Limits) -> String {
        let mut out = String::new();
        for Judged { stated, outcomes } in judged {
            if judged.len() > 1 {
                let blank = if out.is_empty() { "" } else { "\n" };
                out += &format!("{blank}{}\n", stated.name);
            }
            for outcome in outcomes {
                out += &width::indented(&claim::sentence(outcome), 0, 2);
            }
            out += &width::indented(&claim::summary(outcomes), 0, 2);
            if self.trust {
                out.push('\n');
                out.extend(claim::trust(&stated.claims, limits).lines().map(folded));
            }
        }
        if let Some(folder) = &self.certificates {
            out += &format!("{} in {}\n", plural(written, "certificate"), printable(&folder.to_string_lossy()));
        }
        out
    }
}

/// Why a certificate may not be written to its place: the one that is there proves something else.
fn obstacle(place: &Path, certificate: &[u8], claims: &Claims) -> Option<Diagnostics> {
    // What is not a certificate, or a changed one, is refused where files are written.
    files::owner(place)?;
    let known = plain::read(place, check::FILE as u64).ok()?;
    if known == certificate || check::check(&known).is_ok_and(|known| claim::agrees(&known, claims).is_ok()) {
        return None;
    }
    let message = "this file exists, and it is the certificate of another statement";
    let help = "choose another folder with `--certificates`, or replace it with `--force`";
    Some(Diagnostics::without_place(printable(&place.to_string_lossy()), "other-owner", message, help))
}

/// A paragraph in lines of 80 characters, set in as far as its first word; a list goes on after its
/// number, and what the formatter wrote a little further in.
fn folded(paragraph: &str) -> String {
    let text = paragraph.trim_start();
    let blanks = paragraph.len() - text.len();
    let others = match text.as_bytes() {
        [digit, b'.', b' ', ..] if digit.is_ascii_digit() => blanks + 3,
        _ if blanks > 3 => blanks + 4,
        _ => blanks,
    };
    if text.is_empty() { "\n".to_owned() } else { width::indented(text, blanks, others) }
}

/// The files as the formatter writes them, with their names above if there are several.
fn formatted(read: &[Statements]) -> String {
    let mut out = String::new();
    for stated in read {
        if read.len() > 1 {
            let blank = if out.is_empty() { "" } else { "\n" };
            out += &format!("{blank}# {}\n", stated.name);
        }
        out += &print::claims(&stated.own(), Signs::Ascii);
    }
    out
}

/// The exit code.
fn code<'o>(outcomes: impl Iterator<Item = &'o StatementReport>) -> u8 {
    let mut code = 0;
    for outcome in outcomes {
        match outcome.verdict {
            Verdict::GaveUp(_) if outcome.word != Word::Conjecture => code = 3,
            _ if !outcome.ok => return 1,
            _ => {}
        }
    }
    code
}

/// What to report of disputed statements; empty if there are none.
fn disputed(judged: &[Judged]) -> String {
    let mut message = String::new();
    for Judged { stated, outcomes } in judged {
        let before = message.len();
        for outcome in outcomes {
            let Verdict::Disputed(objection) = &outcome.verdict else { continue };
            let (name, line, id) = (&stated.name, outcome.line, &outcome.id);
            message += &format!("{name}:{line}: error[disputed]: two routes disagree about `{id}`: {objection}\n");
        }
        if message.len() > before {
            message += &print::claims(&stated.claims, Signs::Ascii);
        }
    }
    if !message.is_empty() {
        let version = env!("CARGO_PKG_VERSION");
        message += &format!("help: this is a fault of nimbook {version}, not of the file; please report these lines\n");
    }
    message
}

/// All outcomes as one array, a line for each.
fn json(judged: &[Judged]) -> String {
    let lines: Vec<String> =
        judged.iter().flat_map(|file| &file.outcomes).map(|outcome| page::json::outcome(outcome).to_string()).collect();
    if lines.is_empty() { "[]\n".to_owned() } else { format!("[\n{}\n]\n", lines.join(",\n")) }
}

#[cfg(test)]
#[path = "../../tests/rooms/cli/prove.rs"]
mod tests;
