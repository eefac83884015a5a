//! A class of thirty whose students read three languages: each gets sheet and key in theirs, with the numbers of the sheet
//! in English, and is marked in whichever they write.
//!
//! Failure: a sheet in another language or direction, a number that differs between languages, or a mark that is lost.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use regex::Regex;
use serde_json::Value;

const SPEC: &str = "title: { en: \"Nim\", hu: \"Nim-játék\", he: \"נים\" }\nseed: languages\npoints: 20\nexercises:\n  \
    - {id: win, kind: winning-moves, heaps: 3, size: 1..40}\n  - {id: who, kind: outcome, heaps: 3, size: 1..40}\n  \
    - {id: sum, kind: nim-sum, heaps: 2, size: 1..120}\n  - {id: third, kind: complete-trio, size: 1..60}\n  \
    - {id: mex, kind: mex, heaps: 8, size: 0..12}\n";

const LANGUAGES: [&str; 3] = ["en", "hu", "he"];

fn run(folder: &Path, arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_nimbook"))
        .args(arguments)
        .current_dir(folder)
        .output()
        .expect("the program runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

fn read(path: impl AsRef<Path>) -> String {
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.as_ref().display()))
}

/// The keys of a class, by the ids of students.
fn keys(folder: &Path) -> BTreeMap<usize, Value> {
    let set: Value = serde_json::from_str(&read(folder.join("week-keys.json"))).expect("JSON");
    let id = |sheet: &Value| sheet["student"]["id"].as_str().and_then(|id| id.parse().ok()).expect("an id");
    set["sheets"].as_array().expect("sheets").iter().map(|sheet| (id(sheet), sheet.clone())).collect()
}

/// The same without the words: what is left has to be the same in every language.
fn without_words(value: &Value) -> Value {
    let worded = [
        "text", "part", "prompt", "choices", "headline", "solution", "looks", "refuted", "routes", "picture", "intro",
        "title",
    ];
    match value {
        Value::Object(fields) => {
            let kept = fields.iter().filter(|(key, _)| !worded.contains(&key.as_str()) && *key != "language");
            kept.map(|(key, inner)| (key.clone(), without_words(inner))).collect()
        }
        Value::Array(items) => items.iter().map(without_words).collect(),
        other => other.clone(),
    }
}

/// The numbers above 12 of what is read, in order of size: smaller ones may be words in one language and not in another.
fn numbers(text: &str) -> Vec<u64> {
    let digits = Regex::new(r"\d+").expect("a pattern");
    let mut found: Vec<u64> = digits.find_iter(text).filter_map(|digits| digits.as_str().parse().ok()).collect();
    found.retain(|&number| number > 12);
    found.sort_unstable();
    found
}

/// The right answer as a student writes it.
fn written(exercise: &Value, language: &str) -> String {
    let answer = &exercise["answer"];
    if let Some(moves) = answer["any_of"].as_array() {
        return moves.iter().filter_map(|one| one["text"].as_str()).collect::<Vec<_>>().join("; ");
    }
    let mover = answer["value"] == "N";
    match (exercise["kind"].as_str(), language) {
        (Some("outcome"), "hu") => if mover { "a soron következő játékos" } else { "a másik játékos" }.to_owned(),
        (Some("outcome"), "he") => if mover { "הצד שבתור" } else { "הצד השני" }.to_owned(),
        (Some("outcome"), _) => if mover { "the player to move" } else { "the other player" }.to_owned(),
        _ => answer["value"].to_string(),
    }
}

#[test]
fn a_class_of_three_languages() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path();
    let language = |id: usize| LANGUAGES[id % 3];
    let row = |id: usize, last: &str| format!("{id},Student {id}{last}\n");
    fs::write(folder.join("week.yaml"), SPEC).expect("written");
    let mixed: String = (0..30).map(|id| row(id, &format!(",{}", language(id)))).collect();
    fs::write(folder.join("mixed.csv"), format!("id,name,language\n{mixed}")).expect("written");
    let plain: String = (0..30).map(|id| row(id, "")).collect();
    fs::write(folder.join("plain.csv"), format!("id,name\n{plain}")).expect("written");
    for name in ["mixed", "plain"] {
        let roster = format!("{name}.csv");
        run(folder, &["class", "week.yaml", "--roster", &roster, "--out", name, "--format", "html,json"]);
    }
    let (mixed, plain) = (keys(&folder.join("mixed")), keys(&folder.join("plain")));
    assert_eq!((mixed.len(), plain.len()), (30, 30));
    for (id, key) in &mixed {
        let english = &plain[id];
        assert_eq!(key["language"], language(*id));
        assert_eq!(key["title"], ["Nim", "Nim-játék", "נים"][id % 3]);
        assert_eq!(without_words(key), without_words(english), "student {id}");
        let both = key["exercises"].as_array().into_iter().zip(english["exercises"].as_array());
        for (own, english) in both.flat_map(|(own, english)| own.iter().zip(english)) {
            assert_eq!(language(*id) == "en", own["prompt"] == english["prompt"], "student {id}: {}", own["prompt"]);
            for field in ["headline", "solution", "wrong"] {
                let said = numbers(&own[field].to_string());
                assert_eq!(said, numbers(&english[field].to_string()), "student {id}: {}", own[field]);
            }
        }
    }
    for (file, said) in
        [("week-sheets.html", ["Name", "Név", "שם"]), ("week-keys.html", ["Key to", "Megoldókulcs:", "תשובות:"])]
    {
        let html = read(folder.join("mixed").join(file));
        let sheets: Vec<&str> = html.split("<article class=\"sheet\"").skip(1).collect();
        assert_eq!(sheets.len(), 30, "{file}");
        for (id, sheet) in sheets.iter().enumerate() {
            let direction = if language(id) == "he" { "rtl" } else { "ltr" };
            let begins = format!(" lang=\"{}\" dir=\"{direction}\"", language(id));
            assert!(sheet.starts_with(&begins), "{file}: {}", &sheet[..60]);
            assert!(sheet.contains(said[id % 3]), "{file}: student {id}");
        }
    }
    let heads = read(folder.join("mixed/week-answers.csv"));
    let mut answers = format!("{}\n", heads.lines().next().expect("a first line"));
    for (id, key) in &mixed {
        let cells = key["exercises"].as_array().expect("exercises").iter();
        let cells: Vec<String> = cells.map(|one| format!("\"{}\"", written(one, language(*id)))).collect();
        answers += &format!("{},{id},Student {id},{}\n", key["id"].as_str().expect("an id"), cells.join(","));
    }
    fs::write(folder.join("answers.csv"), answers).expect("written");
    for language in LANGUAGES {
        let arguments = ["mark", "week.yaml", "--answers", "answers.csv", "--roster", "mixed.csv", "--lang", language];
        let out = run(folder, &[&arguments[..], &["--out", language, "--json"]].concat());
        let marks: Value = serde_json::from_str(&out).expect("JSON");
        let students = marks["students"].as_array().expect("students");
        let points: Vec<&Value> = students.iter().map(|student| &student["points"]).collect();
        assert!(points.len() == 30 && points.iter().all(|&points| *points == 20.0), "{language}: {points:?}");
    }
}
