//! `--range A..B` of `sheet` and `class`: parts of a run that can be put together again.
//!
//! Failure: a sheet that depends on the range in which it was made, a line that is no JSON value, a file of the whole
//! class that is written from a part of it.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;
use tempfile::TempDir;

const SPEC: &str = "title: Week 3\nseed: week-3\nexercises:\n  - {id: win, kind: winning-moves, heaps: 3, size: 1..40}\n  \
                    - {id: sum, kind: nim-sum, heaps: 2, size: 1..120, count: 2}\n";

fn home() -> TempDir {
    let home = tempfile::tempdir().expect("a folder");
    fs::write(home.path().join("week.yaml"), SPEC).expect("written");
    fs::write(home.path().join("9b.csv"), "id,name,variant\na,Anna,4\nb,Ben,2\nc,Cleo,0\nd,Dan,7\n").expect("written");
    home
}

/// Exit code, standard output and standard error, on so many threads.
fn run_on(folder: &Path, threads: &str, arguments: &[&str]) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimbook"));
    let command = command.args(arguments).current_dir(folder).env("RAYON_NUM_THREADS", threads).stdin(Stdio::null());
    let output = command.output().expect("the program runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    let (out, err) = (text(output.stdout), text(output.stderr));
    assert!(!err.contains("panicked"), "{err}");
    (output.status.code(), out, err)
}

fn done(folder: &Path, arguments: &[&str]) -> String {
    let (code, out, err) = run_on(folder, "2", arguments);
    assert_eq!(code, Some(0), "{arguments:?}: {err}");
    out
}

/// The files of a folder by their names.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().filter(|entry| entry.path().is_file());
    entries
        .map(|entry| (entry.file_name().to_string_lossy().into_owned(), fs::read(entry.path()).expect("a file")))
        .collect()
}

#[test]
fn every_sheet_of_a_range_is_the_sheet_of_its_variant() {
    let home = home();
    let said = done(home.path(), &["sheet", "week.yaml", "--range", "3..5", "--format", "html,json", "--out", "many"]);
    let files_said = "  many/week.nimbook.yaml\n  many/week-each/ (12 files)\n";
    assert_eq!(crate::slashed(&said), format!("3 sheets, every answer found by two routes\n{files_said}"));
    let many = files(&home.path().join("many/week-each"));
    assert_eq!(many.len(), 12);
    for variant in ["3", "4", "5"] {
        let arguments = ["sheet", "week.yaml", "--variant", variant, "--format", "html,json", "--out", "one", "--json"];
        let said: Value = serde_json::from_str(&done(home.path(), &arguments)).expect("JSON");
        let id = said["id"].as_str().expect("an id");
        for (suffix, ending) in [("", "html"), ("", "json"), ("-key", "html"), ("-key", "json")] {
            let one = fs::read(home.path().join(format!("one/week{suffix}.{ending}"))).expect("a file");
            assert!(many[&format!("{id}{suffix}.{ending}")] == one, "{variant}{suffix}.{ending}");
        }
    }
    let kept = files(&home.path().join("many"));
    assert_eq!(kept.keys().collect::<Vec<_>>(), ["week.nimbook.yaml"]);
}

#[test]
fn lines_of_ranges_are_the_lines_of_the_whole() {
    let home = home();
    let lines = |threads: &str, range: &str| {
        let (code, out, err) = run_on(home.path(), threads, &["sheet", "week.yaml", "--range", range, "--out", "-"]);
        assert_eq!((code, err.as_str()), (Some(0), ""));
        out
    };
    let whole = lines("2", "0..39");
    assert_eq!(whole, lines("1", "0..39"));
    assert_eq!(whole, ["0..0", "1..16", "17..39"].map(|range| lines("2", range)).concat());
    for (variant, line) in whole.lines().enumerate() {
        let sheet: Value = serde_json::from_str(line).expect("a value in a line");
        assert_eq!(sheet["variant"], variant);
        let exercises = sheet["exercises"].as_array().expect("exercises");
        assert!(exercises.len() == 3 && exercises.iter().all(|one| one["answer"].is_object()));
    }
    let questions = done(home.path(), &["sheet", "week.yaml", "--variant", "7", "--key", "none", "--out", "-"]);
    let sheet: Value = serde_json::from_str(&questions).expect("JSON");
    assert!(sheet["exercises"][0]["answer"].is_null() && sheet["variant"] == 7, "{questions}");
    let (code, out, err) = run_on(home.path(), "2", &["sheet", "week.yaml", "--format", "moodle", "--out", "-"]);
    assert_eq!((code, out.as_str()), (Some(2), ""));
    assert!(err.starts_with("--format: error[not-json]: on standard output each sheet is a line of JSON\n"), "{err}");
    assert_eq!(files(home.path()).len(), 2, "nothing is written");
}

#[test]
fn a_part_of_a_class_is_as_in_the_whole() {
    let home = home();
    let class = ["class", "week.yaml", "--roster", "9b.csv", "--format", "html,json", "--each"];
    done(home.path(), &[&class[..], &["--out", "all"]].concat());
    done(home.path(), &[&class[..], &["--out", "part", "--range", "2..4"]].concat());
    let sheets = |folder: &str| {
        let text = fs::read_to_string(home.path().join(folder)).expect("the sheets");
        let set: Value = serde_json::from_str(&text).expect("JSON");
        set["sheets"].as_array().expect("sheets").clone()
    };
    let all_sheets = sheets("all/week-sheets.json");
    assert_eq!(sheets("part/week-2-4-sheets.json"), all_sheets[..2]);
    let part = files(&home.path().join("part"));
    let names = ["keys.html", "keys.json", "sheets.html", "sheets.json", "short.html", "short.json"];
    assert_eq!(
        part.keys().collect::<Vec<_>>(),
        names.map(|name| format!("week-2-4-{name}")).iter().collect::<Vec<_>>()
    );
    let (all, some) = (files(&home.path().join("all/week-each")), files(&home.path().join("part/week-each")));
    assert_eq!((all.len(), some.len()), (8, 4));
    assert!(some.iter().all(|(name, bytes)| all[name] == *bytes));
    // Beside the whole class, in the same folder, it replaces nothing of it.
    done(home.path(), &[&class[..], &["--out", "all", "--range", "2..4"]].concat());
    assert_eq!(sheets("all/week-sheets.json"), all_sheets);
    let lines = done(home.path(), &[&class[..4], &["--out", "-"]].concat());
    let names: Vec<Value> = lines
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("JSON")["student"]["name"].clone())
        .collect();
    assert_eq!(names, ["Cleo", "Ben", "Anna", "Dan"], "in the order of variants");
}

#[test]
fn what_is_no_range_is_refused() {
    let home = home();
    for (range, said) in [
        ("5", "not a range"),
        ("5..3", "the first variant is larger than the last; write 3..5"),
        ("0..16777216", "variants count from 0; the largest is 16777215"),
        ("a..b", "not a number"),
        ("..4", "not a number"),
        ("0..99999", "error[too-few]"),
    ] {
        let (code, out, err) = run_on(home.path(), "2", &["sheet", "week.yaml", "--range", range, "--out", "-"]);
        assert_eq!((code, out.as_str()), (Some(2), ""), "{range}: {err}");
        assert!(err.contains(said), "{range}: {err}");
    }
    // However many variants are asked for, as many exist.
    let spec = "title: t\nseed: s\nexercises:\n  - { id: sum, kind: nim-sum, heaps: 3..3, size: 1..7 }\n";
    let small = tempfile::tempdir().expect("a folder");
    fs::write(small.path().join("small.yaml"), spec).expect("it is writable");
    for range in ["0..33", "0..34", "0..199"] {
        let (code, _, err) = run_on(small.path(), "2", &["sheet", "small.yaml", "--range", range, "--out", "-"]);
        assert_eq!(code, Some(2));
        assert!(err.contains("questions of level 2 up to this variant, but only 33 exist"), "{range}: {err}");
    }
    let class = ["class", "week.yaml", "--roster", "9b.csv", "--range", "8..9"];
    let (code, _, err) = run_on(home.path(), "2", &class);
    assert_eq!(code, Some(2));
    assert!(err.contains("error[empty-range]"), "{err}");
    assert_eq!(files(home.path()).len(), 2);
}

/// A limit of processes or of memory can forbid more threads; so does a stack that no machine has.
#[test]
fn where_no_thread_can_be_started_one_is_enough() {
    let home = home();
    let made = |out: &str, stack: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_nimbook"));
        let command = command.args(["class", "week.yaml", "--roster", "9b.csv", "--out", out]).current_dir(home.path());
        let output = command.env("RUST_MIN_STACK", stack).stdin(Stdio::null()).output().expect("the program runs");
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
        files(&home.path().join(out))
    };
    let usual = made("usual", "2097152");
    assert!(usual.len() > 5 && usual == made("alone", "1125899906842624"));
}
