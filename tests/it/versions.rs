//! A class with versions: neighbours have different ones, each has one id and one key, and marks tell students apart.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;
use tempfile::TempDir;

const SPEC: &str = "title: Friday\nseed: versions\nversions: 4\npoints: 12\nexercises:\n\
                    \x20 - {id: pins, kind: grundy-value, game: kayles, size: 5..9, easy: true, repeat: true}\n\
                    \x20 - {id: bite, kind: winning-moves, game: chomp, heaps: 3, size: 3..4, repeat: true}\n\
                    \x20 - {id: nim, kind: outcome, heaps: 3, size: 3..15, count: 2}\n";

/// 30 students in three languages, one with an easier sheet.
fn home() -> TempDir {
    let home = tempfile::tempdir().expect("a folder");
    let row = |id: usize| {
        let level = if id == 7 { "-1" } else { "" };
        format!("{id},Student {id},{},{level}\n", ["en", "hu", "he"][id % 3])
    };
    let rows: String = (0..30).map(row).collect();
    fs::write(home.path().join("friday.yaml"), SPEC).expect("written");
    fs::write(home.path().join("9b.csv"), format!("id,name,language,level\n{rows}")).expect("written");
    home
}

fn run(folder: &Path, arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_nimbook")).args(arguments).current_dir(folder).output();
    let output = output.expect("the program runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

fn done(folder: &Path, arguments: &[&str]) -> String {
    let (code, out, err) = run(folder, arguments);
    assert_eq!(code, Some(0), "{err}");
    out
}

fn text(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join("nimbook-out").join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn list(folder: &Path, name: &str, field: &str) -> Vec<Value> {
    let set: Value = serde_json::from_str(&text(folder, name)).expect("JSON");
    set[field].as_array().expect("a list").clone()
}

/// What a sheet asks in its exercises, by their ids.
fn asked(sheet: &Value) -> BTreeSet<String> {
    let exercises = sheet["exercises"].as_array().expect("exercises");
    exercises.iter().map(|one| one["position"].as_str().expect("a position").to_owned()).collect()
}

#[test]
fn neighbours_have_different_questions_and_each_version_has_one_key() {
    let home = home();
    done(home.path(), &["class", "friday.yaml", "--roster", "9b.csv", "--format", "json,html,md"]);
    let sheets = list(home.path(), "friday-sheets.json", "sheets");
    assert_eq!(sheets.len(), 30);
    let mut ids: BTreeMap<String, String> = BTreeMap::new();
    for (place, sheet) in sheets.iter().enumerate() {
        let version = sheet["version"].as_str().expect("a version").to_owned();
        let letter = ["A", "B", "C", "D"][place % 4];
        assert_eq!(version, if place == 7 { "D \u{2212}1".to_owned() } else { letter.to_owned() });
        // One id for a version in all languages, and another for one with a level.
        let id = sheet["id"].as_str().expect("an id").to_owned();
        assert_eq!(ids.entry(version).or_insert(id.clone()), &id);
        if let Some(next) = sheets.get(place + 1).filter(|_| place != 6 && place != 7) {
            assert!(asked(sheet).is_disjoint(&asked(next)), "{place} and the next");
        }
    }
    assert_eq!(ids.values().collect::<BTreeSet<_>>().len(), 5);
    // The key and the short key have each version once, and no student.
    let keys = list(home.path(), "friday-keys.json", "sheets");
    assert_eq!(keys.len(), 5);
    assert!(keys.iter().all(|key| key["language"] == "en" && key.get("student").is_none()));
    let rows = list(home.path(), "friday-short.json", "rows");
    let names: Vec<&str> = rows.iter().map(|row| row["name"].as_str().expect("a name")).collect();
    assert_eq!(names, ["A", "B", "C", "D", "D \u{2212}1"]);
    assert!(!text(home.path(), "friday-keys.html").contains("Student 0"));
    assert!(text(home.path(), "friday-short.md").contains("| Version |"));
    // The letter is in the title and in the corner of every page, and nothing is there twice.
    let page = text(home.path(), "friday-sheets.html");
    assert_eq!(page.matches("<b class=\"version\">B</b>").count(), 8);
    assert_eq!(page.matches("@top-right { content: \"B\";").count(), 8);
    let mut seen = BTreeSet::new();
    for id in page.split(" id=\"").skip(1).map(|rest| rest.split('"').next().unwrap_or_default()) {
        assert!(seen.insert(id.to_owned()), "{id} is there twice");
    }
    // The roster says who has which, and is read again.
    let roster = text(home.path(), "friday-roster.csv");
    assert!(roster.contains("\n7,Student 7,hu,-1,D\n"), "{roster}");
    let fresh = roster.lines().filter(|line| !line.starts_with("3,")).collect::<Vec<_>>().join("\n");
    fs::write(home.path().join("9b.csv"), fresh.replace("\n8,", "\nnew,New,en,,\n8,")).expect("written");
    done(home.path(), &["class", "friday.yaml", "--roster", "9b.csv", "--format", "json"]);
    let roster = text(home.path(), "friday-roster.csv");
    assert!(roster.contains("\nnew,New,en,,B,\n") && roster.contains("\n4,Student 4,hu,,A,\n"), "{roster}");
}

#[test]
fn marks_tell_students_of_one_version_apart() {
    let home = home();
    done(home.path(), &["class", "friday.yaml", "--roster", "9b.csv", "--format", "json"]);
    let keys = list(home.path(), "friday-keys.json", "sheets");
    let right = |id: &str| {
        let key = keys.iter().find(|key| key["id"] == id).expect("a key");
        key["exercises"][0]["answer"]["value"].as_u64().expect("a number")
    };
    let table = text(home.path(), "friday-answers.csv");
    let filled: Vec<String> = table
        .lines()
        .enumerate()
        .map(|(place, line)| {
            let id = line.split(',').next().unwrap_or_default();
            // Every third student is wrong by one.
            let answer = |id: &str| right(id) + u64::from(place % 3 == 0);
            if place == 0 { line.to_owned() } else { line.replace(",,,,", &format!(",{},,,", answer(id))) }
        })
        .collect();
    fs::write(home.path().join("a.csv"), filled.join("\n")).expect("written");
    let mark =
        ["mark", "friday.yaml", "--answers", "a.csv", "--roster", "9b.csv", "--json", "--follow-up", "--out", "m"];
    let marks: Value = serde_json::from_str(&done(home.path(), &mark)).expect("JSON");
    let students = marks["students"].as_array().expect("students");
    assert_eq!(students.len(), 30);
    for (place, student) in students.iter().enumerate() {
        assert_eq!(student["id"], place.to_string());
        let expected = if (place + 1) % 3 == 0 { "wrong" } else { "right" };
        assert_eq!(student["items"][0]["status"], expected, "{place}: {student:#}");
    }
    let files = fs::read_dir(home.path().join("m/friday-follow-up")).expect("a folder").count();
    assert_eq!(files, 60, "each student has a sheet and a key");
    // A row that is there twice, and a version that is another student's.
    let said = |rows: &[&str]| {
        fs::write(home.path().join("b.csv"), rows.join("\n")).expect("written");
        let (code, _, err) = run(home.path(), &["mark", "friday.yaml", "--answers", "b.csv", "--roster", "9b.csv"]);
        assert_eq!(code, Some(2), "{err}");
        err
    };
    let lines: Vec<&str> = filled.iter().map(String::as_str).collect();
    assert!(said(&[lines[0], lines[1], lines[1]]).contains("error[double-entry]"));
    let swapped = lines[2].replacen(
        lines[2].split(',').next().unwrap_or_default(),
        lines[1].split(',').next().unwrap_or_default(),
        1,
    );
    let swapped = said(&[lines[0], &swapped]);
    assert!(swapped.contains("is version A, and this student has version B"), "{swapped}");
    // Without ids and names nobody can tell.
    let nameless =
        lines[1].split(',').enumerate().map(|(place, cell)| if place == 1 || place == 2 { "" } else { cell });
    let nameless = nameless.collect::<Vec<_>>().join(",");
    assert!(said(&[lines[0], &nameless, &nameless]).contains("write who gave each of them"));
}

/// Versions that only the command knows of are in the spec that is kept, and the command that comes next names it.
#[test]
fn versions_of_the_command_are_kept() {
    let home = home();
    fs::write(home.path().join("plain.yaml"), SPEC.replace("versions: 4\n", "")).expect("written");
    let out = done(home.path(), &["class", "plain.yaml", "--variants", "9", "--versions", "3", "--format", "json"]);
    assert!(
        crate::slashed(&out).contains("go on with `nimbook mark nimbook-out/plain.nimbook.yaml --answers"),
        "{out}"
    );
    assert!(text(home.path(), "plain.nimbook.yaml").starts_with("versions: 3\ntitle: Friday\n"));
    let sheets = list(home.path(), "plain-sheets.json", "sheets");
    let versions: Vec<&str> = sheets.iter().map(|sheet| sheet["version"].as_str().expect("a version")).collect();
    assert_eq!(versions, ["A", "B", "C", "A", "B", "C", "A", "B", "C"]);
    // Marks beside it know them, whichever spec they are asked for.
    let table = text(home.path(), "plain-answers.csv");
    let typed = |line: &str| format!("{line}{}\n", if line.ends_with(',') { "P" } else { "" });
    fs::write(home.path().join("nimbook-out/a.csv"), table.lines().map(typed).collect::<String>()).expect("written");
    let answers = "nimbook-out/a.csv";
    let [of_spec, of_kept] = ["plain.yaml", "nimbook-out/plain.nimbook.yaml"].map(|spec| {
        done(home.path(), &["mark", spec, "--answers", answers, "--out", "m", "--force"]);
        fs::read_to_string(home.path().join("m/marks.csv")).expect("marks")
    });
    assert_eq!((of_spec.lines().count() > 9, of_spec), (true, of_kept));
    // The file that a command made with versions of its own goes on with others.
    fs::copy(home.path().join("nimbook-out/plain.nimbook.yaml"), home.path().join("kept.yaml")).expect("copied");
    done(
        home.path(),
        &["class", "kept.yaml", "--variants", "9", "--versions", "5", "--out", "five", "--format", "json"],
    );
    let kept = fs::read_to_string(home.path().join("five/kept.nimbook.yaml")).expect("the kept spec");
    assert!(kept.starts_with("versions: 5\ntitle: Friday\n"), "{kept}");
}

#[test]
fn what_is_no_version_is_refused_with_the_way_out() {
    let home = home();
    let refused = |roster: &str, arguments: &[&str]| {
        fs::write(home.path().join("bad.csv"), roster).expect("written");
        let all = [&["class", "friday.yaml", "--roster", "bad.csv"], arguments].concat();
        let (code, _, err) = run(home.path(), &all);
        assert_eq!(code, Some(2), "{err}");
        err
    };
    let said = refused("id,name,variant\n1,A,E\n2,B,a\n", &[]);
    assert!(said.contains("bad.csv:2:5: error[bad-variant]: `E` is not a version; the versions are A to D"), "{said}");
    assert!(said.contains("1 fault"), "{said}");
    assert!(refused("id,name\n1,A\n", &["--versions", "1"]).contains("a class has 2 to 26 versions"));
    assert!(refused("id,name\n1,A\n", &["--versions", "27"]).contains("a class has 2 to 26 versions"));
    fs::write(home.path().join("friday.yaml"), SPEC.replace("versions: 4", "versions: 1")).expect("written");
    assert!(refused("id,name\n1,A\n", &[]).contains("friday.yaml:3:11"));
    fs::write(home.path().join("friday.yaml"), SPEC.replace("versions: 4\n", "")).expect("written");
    let said = refused("id,name,variant\n1,A,B\n", &["--key", "none"]);
    assert!(said.contains("`B` is a version, and this class has none"), "{said}");
}
