//! All files of claims, proved and checked: every certificate is accepted by the checker, which
//! shares no code with the engine, and every statement has its verdict.

use nimbook::claim::{Options, Outcome, judge};
use nimbook::{Text, logic};
use std::path::Path;

/// The outcomes of all files in `tests/claims/`, with the names of the files.
fn all() -> Vec<(String, Vec<Outcome>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/claims");
    let entries = std::fs::read_dir(folder).expect("the folder exists");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("readable").path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "claims"));
    files.sort();
    let outcomes = files.iter().map(|file| {
        let name = file.file_name().expect("a file").to_string_lossy().into_owned();
        let text = Text::new(&name, &std::fs::read_to_string(file).expect("UTF-8"));
        let claims = logic::parse(&text).unwrap_or_else(|faults| panic!("{faults}"));
        (name, judge(&text, &claims, &Options::default()))
    });
    outcomes.collect()
}

#[test]
fn every_claim_is_judged_and_its_certificate_accepted() {
    let mut failed = Vec::new();
    let (mut statements, mut bytes) = (0, 0);
    for (file, outcomes) in all() {
        for outcome in outcomes {
            statements += 1;
            bytes += outcome.certificate.as_ref().map_or(0, Vec::len);
            if !outcome.ok || outcome.certificate.is_none() {
                failed.push(format!("{file} {}: {:?}", outcome.id, outcome.disputed));
            }
        }
    }
    println!("{statements} statements, {bytes} bytes of certificates");
    assert!(statements > 150);
    assert!(failed.is_empty(), "{} of {statements}:\n{}", failed.len(), failed.join("\n"));
}
