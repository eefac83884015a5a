//! A dispute concerns one statement, and hides no other.

use super::*;
use crate::claim::judge_checked;
use crate::logic::check::{Beyond, Refused, check};
use crate::logic::parse;
use crate::source::Text;

const CONTENT: &str = "claim one: forall a: a xor a = 0\nclaim two: forall a: a < a + 1\nclaim three: 1 < 2\n";

/// What becomes of the statements if the checker has this against the second one.
fn judged(beyond: Option<Beyond>) -> Vec<Judged> {
    let text = Text::new("it.claims", CONTENT);
    let claims = parse(&text).expect("no faults");
    let checker = |bytes: &[u8]| {
        let checked = check(bytes)?;
        let refused = Refused::Wrong { part: "two".to_owned(), what: "it looks odd".to_owned(), beyond };
        if checked.id == "two" { Err(refused) } else { Ok(checked) }
    };
    let outcomes = judge_checked(&text, &claims, &ProofOptions::default(), &|_| true, &checker);
    let stated = Statements { name: "it.claims".to_owned(), text, claims, chapter: None };
    vec![Judged { stated, outcomes }]
}

fn reply(certificates: Option<PathBuf>, json: bool, beyond: Option<Beyond>) -> Reply {
    let prove =
        Prove { files: Vec::new(), certificates, force: false, trust: false, unrewritten: false, format: false, json };
    prove.reply(judged(beyond), &Limits::default()).expect("nothing stops it")
}

#[test]
fn a_dispute_is_the_verdict_of_one_statement() {
    let folder = tempfile::tempdir().expect("a folder");
    let found = reply(Some(folder.path().join("nbc")), false, None);
    assert_eq!(found.code, 1);
    let sentences = found.out.replace("\n  ", " ");
    for part in [
        "PROVED one (",
        "\nDISPUTED two: no verdict, because two routes disagree: certificate refused, part `two`: it looks odd\n",
        "\nPROVED three (",
        "\n3 statements: 2 proved, 1 disputed; nothing against the text\n2 certificates in ",
    ] {
        assert!(sentences.contains(part), "{part}: {sentences}");
    }
    assert!(found.err.starts_with("it.claims:2: error[disputed]: two routes disagree about `two`: "), "{}", found.err);
    assert!(found.err.contains("claim two: forall a: a < a + 1\n"), "{}", found.err);
    let files = std::fs::read_dir(folder.path().join("nbc")).expect("written");
    let mut files: Vec<_> = files.map(|entry| entry.expect("readable").file_name()).collect();
    files.sort();
    assert_eq!(files, ["one.nbc", "three.nbc"]);
}

#[test]
fn programs_read_every_other_verdict() {
    let found = reply(None, true, None);
    let value: serde_json::Value = serde_json::from_str(&found.out).expect("an array");
    let verdicts: Vec<_> = value.as_array().expect("an array").iter().map(|one| one["verdict"].clone()).collect();
    assert_eq!((verdicts, found.code), (vec!["proved".into(), "disputed".into(), "proved".into()], 1));
    assert_eq!((&value[1]["ok"], &value[1]["certificate_bytes"]), (&false.into(), &serde_json::Value::Null));
}

#[test]
fn a_limit_of_the_checker_is_no_dispute() {
    let found = reply(None, false, Some(Beyond { what: "steps", reached: 12, limit: 10 }));
    assert_eq!((found.code, &found.err[..]), (3, ""));
    let sentences = found.out.replace("\n  ", " ");
    let part = "GAVE UP two at line 2, checking the certificate: 12 steps, the limit is 10. Hint: split the claim\n";
    assert!(sentences.contains(part), "{sentences}");
}
