//! `nimbook verify FILE…`: certificates checked again, with the checker alone.
//!
//! Output: for each certificate what it proves, as the checker read it from the bytes; or one JSON
//! array. With `--claims` it must also be what the claim of that name says.
//! Rows of Chomp have certificates of their own, which `rows` checks.
//! Exit 1 when a certificate is refused, 2 when a file is not a certificate or cannot be read.

pub mod rows;

use clap::Args;
use serde_json::{Value, json};

use super::input::{self, Refused};
use super::statements::Statements;
use super::{Reply, width};
use crate::claim;
use crate::logic::Claims;
use crate::logic::check::{self, Checked, CheckedBlock, Numeration, Verdict, Word, check};

/// Arguments of `nimbook verify`.
#[derive(Args)]
pub struct Verify {
    /// Certificates, or folders of them
    #[arg(value_name = "FILE", required = true)]
    files: Vec<String>,
    /// Require each certificate to prove the claim of its name in this file of claims or chapter (`.md`)
    #[arg(long, value_name = "FILE")]
    claims: Option<String>,
    /// Print one JSON value
    #[arg(long)]
    json: bool,
}

/// Why a certificate is not accepted, and whether it could be read at all.
struct Objection {
    message: String,
    readable: bool,
}

impl Verify {
    /// Checks every file and says what it proves.
    pub fn run(&self) -> Result<Reply, Reply> {
        let files = Refused::unless_all(self.files.iter().map(|file| input::certificates(file)));
        let files = files.map(|files| files.concat());
        let stated = self.claims.as_deref().map(Statements::read).transpose();
        let (files, stated) = match (files, stated) {
            (Ok(files), Ok(stated)) => (files, stated),
            (files, stated) => {
                let refused = [files.err(), stated.err()].into_iter().flatten();
                return Err(Refused(refused.flat_map(|refused| refused.0).collect()).into());
            }
        };
        let mut reply = Reply::default();
        let mut objects = Vec::new();
        for (name, bytes) in &files {
            let claims = stated.as_ref().map(|stated| &stated.claims);
            let verdict = if rows::are_meant(bytes) {
                rows::accepted(bytes, claims).map(|rows| (rows.describe(name), rows.object(name)))
            } else {
                verdict(bytes, claims).map(|checked| (describe(name, &checked), object(name, &checked)))
            };
            let object = match verdict {
                Ok((described, object)) => {
                    reply.out += &described;
                    object
                }
                Err(objection) => {
                    reply.err += &format!("{name}: {}\n", objection.message);
                    // A refused certificate matters more than a file of another kind.
                    reply.code = if objection.readable || reply.code == 1 { 1 } else { 2 };
                    json!({
                        "file": name, "ok": false, "id": null, "word": null, "verdict": null, "parts": [],
                        "reason": objection.message,
                    })
                }
            };
            objects.push(object.to_string());
        }
        if self.json {
            reply.out = format!("[\n{}\n]\n", objects.join(",\n"));
        }
        Ok(reply)
    }
}

/// What the certificate proves, and that the claims say so.
fn verdict(bytes: &[u8], claims: Option<&Claims>) -> Result<Checked, Objection> {
    let checked = check(bytes).map_err(|refused| Objection {
        readable: matches!(refused, check::Refused::Wrong { .. }),
        message: refused.to_string(),
    })?;
    match claims.map_or(Ok(()), |claims| claim::agrees(&checked, claims)) {
        Err(message) => Err(Objection { message: format!("certificate refused: {message}"), readable: true }),
        Ok(()) => Ok(checked),
    }
}

/// What a certificate proves, as people read it.
fn describe(name: &str, checked: &Checked) -> String {
    let Checked { id, witness, block, parts, states, bytes, .. } = checked;
    let (word, verdict, numeration) = words(checked);
    let mut out = match block {
        None => width::indented(&format!("{name}: accepted. {word} {id} is {verdict}."), 0, 2),
        Some(block) => describe_block(name, checked, block),
    };
    // The checker built the obligations of a proved block from its parts.
    let shown = if block.is_some() && witness.is_none() { &[] } else { &parts[..] };
    for (number, part) in shown.iter().enumerate() {
        let label = if number + 1 == parts.len() && part.label == *id { "" } else { &format!("{}: ", part.label) };
        out += &width::indented(&format!("{label}{}", part.statement()), 2, 4);
    }
    if let Some(values) = witness.as_ref().filter(|values| !values.is_empty()) {
        let values: Vec<String> = values.iter().map(|(name, value)| format!("{name}={value}")).collect();
        out += &width::indented(&format!("It fails at {}, and at no smaller numbers.", values.join(", ")), 2, 4);
    }
    out += &format!("  {numeration}, at most {states} states, {bytes} bytes\n");
    out
}

/// The theorem, every part of the block, and which obligations hold.
fn describe_block(name: &str, checked: &Checked, block: &CheckedBlock) -> String {
    let (word, ..) = words(checked);
    let (proved, heaps) = (checked.verdict == Verdict::Proved, checked.word == Word::Heaps);
    let verdict = match (proved, heaps) {
        (true, false) => {
            "proved: every play ends, and the player to move has lost exactly at the positions where `losing` holds"
        }
        (true, true) => "proved for every number of heaps, by the fold rule",
        (false, false) => "not proved: what it has to meet fails in one place",
        (false, true) => {
            "not proved by the fold rule: one of its obligations fails, which alone says nothing of the game"
        }
    };
    let mut out = width::indented(&format!("{name}: accepted. {word} {} is {verdict}.", checked.id), 0, 2);
    let rules =
        if heaps { "A position is a list of heaps; a move lowers one heap to any smaller number; w" } else { "W" };
    let end = if block.misere { "wins" } else { "loses" };
    out += &width::indented(&format!("{rules}hoever cannot move {end}."), 2, 4);
    for (word, text) in &block.said {
        out += &width::indented(&format!("{word}: {text}"), 2, 4);
    }
    if proved {
        let labels = checked.parts.iter().map(|part| part.label.as_str());
        out += "  Built from these parts by the checker, and true for all naturals:\n";
        labels.for_each(|label| out += &width::indented(label, 4, 6));
    }
    out
}

fn words(checked: &Checked) -> (&'static str, &'static str, &'static str) {
    let word = match checked.word {
        Word::Claim => "claim",
        Word::Refute => "refute",
        Word::Conjecture => "conjecture",
        Word::Game => "game",
        Word::Heaps => "heaps",
    };
    let verdict = match checked.verdict {
        Verdict::Proved => "proved",
        Verdict::Refuted => "refuted",
    };
    let numeration = match checked.numeration {
        Numeration::Binary => "Base 2",
        Numeration::Zeckendorf => "Zeckendorf numeration",
    };
    (word, verdict, numeration)
}

fn object(name: &str, checked: &Checked) -> Value {
    let (word, verdict, _) = words(checked);
    let parts = checked.parts.iter();
    let parts = parts.map(|part| json!({"label": part.label, "statement": part.statement(), "holds": part.holds}));
    json!({
        "file": name, "ok": true, "id": checked.id, "word": word, "verdict": verdict,
        "parts": parts.collect::<Vec<_>>(), "reason": null,
    })
}
