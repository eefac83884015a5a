//! Files of statements about all naturals: each must get the verdict its word asserts, each fault
//! the message that stands beside it.

use crate::{logic, source::Text};
use std::path::{Path, PathBuf};

fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
    let entries = std::fs::read_dir(folder).expect("the folder exists");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("readable").path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "claims"));
    files.sort();
    files
}

fn text(file: &Path) -> Text {
    let name = file.file_name().expect("a file").to_string_lossy();
    Text::new(name, &std::fs::read_to_string(file).expect("UTF-8"))
}

#[test]
fn every_statement_gets_its_verdict() {
    for file in files("claims") {
        let text = text(&file);
        let claims = logic::parse(&text).unwrap_or_else(|faults| panic!("{faults}"));
        assert!(claims.statements().count() > 0, "{}", text.name);
        for unrewritten in [false, true] {
            let options = logic::ProofOptions { unrewritten, ..logic::ProofOptions::default() };
            for statement in claims.statements() {
                let judgement = logic::decide(&claims, statement, &options);
                let place = format!("{} {} (unrewritten: {unrewritten})", text.name, statement.name.text);
                assert!(judgement.ok, "{place}: {:?} {:?}", judgement.verdict, judgement.mismatch);
                if let logic::Verdict::Refuted(witness) = &judgement.verdict {
                    assert!(witness.confirmed, "{place}: plain integers must agree: {witness:?}");
                }
            }
        }
    }
}

#[test]
fn every_fault_gets_its_message() {
    for file in files("faults") {
        let text = text(&file);
        let faults = logic::parse(&text).expect_err("a file of faults");
        let shown = format!("{faults}\n");
        let expected = std::fs::read_to_string(file.with_extension("txt")).unwrap_or_default();
        if shown != expected {
            panic!("{} has other messages now:\n{shown}", text.name);
        }
    }
}

#[test]
fn the_formatter_changes_no_meaning() {
    for file in files("claims") {
        let text = text(&file);
        let claims = logic::parse(&text).unwrap_or_else(|faults| panic!("{faults}"));
        let ascii = logic::print::claims(&claims, logic::print::Signs::Ascii);
        for signs in [logic::print::Signs::Ascii, logic::print::Signs::Unicode] {
            let printed = Text::new("printed", &logic::print::claims(&claims, signs));
            let again = logic::parse(&printed).unwrap_or_else(|faults| panic!("{faults}"));
            assert_eq!(logic::print::claims(&again, logic::print::Signs::Ascii), ascii, "{}", text.name);
        }
        assert!(ascii.lines().all(|line| line.starts_with('#') || line.chars().count() <= 400), "{ascii}");
    }
}
