//! The doors `class`, `marks` and `files` of the core: byte for byte the files of the commands.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

const FORMATS: &str = "html,md,json,moodle,gift,anki,apkg,qti,qti21,qti3,docx,slides";

fn nimbook(folder: &Path, arguments: &[&str]) {
    let output = Command::new(env!("CARGO_BIN_EXE_nimbook")).args(arguments).current_dir(folder).output();
    let output = output.expect("the program runs");
    assert!(output.status.success(), "{arguments:?}\n{}", String::from_utf8_lossy(&output.stderr));
}

/// The files of a folder and of those in it, but for pages with the engine.
fn written(folder: &Path, below: &str, all: &mut BTreeMap<String, Vec<u8>>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = format!("{below}{}", path.file_name().expect("a name").to_string_lossy());
        if path.is_dir() {
            written(&path, &format!("{name}/"), all);
        } else if !name.ends_with("-page.html") {
            all.insert(name, fs::read(&path).expect("a file"));
        }
    }
}

/// RFC 4648, section 4.
fn from_base64(text: &str) -> Vec<u8> {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let (mut bits, mut count, mut bytes) = (0_u32, 0, Vec::new());
    for letter in text.chars().filter(|&letter| letter != '=') {
        bits = bits << 6 | letters.find(letter).expect("a letter of base64") as u32;
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
        }
    }
    bytes
}

fn replied(request: &Value) -> (Value, BTreeMap<String, Vec<u8>>) {
    let reply: Value = serde_json::from_str(&nimbook::answer(&request.to_string())).expect("JSON");
    assert!(reply["error"].is_null(), "{}", reply["error"]);
    let file = |file: &Value| {
        let text = file["text"].as_str().map(|text| text.as_bytes().to_vec());
        let bytes = text.unwrap_or_else(|| from_base64(file["base64"].as_str().expect("bytes")));
        (file["name"].as_str().expect("a name").to_owned(), bytes)
    };
    let files = reply["files"].as_array().expect("files").iter().map(file).collect();
    (reply, files)
}

fn same(folder: &Path, replied: &BTreeMap<String, Vec<u8>>) {
    let mut here = BTreeMap::new();
    written(folder, "", &mut here);
    assert_eq!(here.keys().collect::<Vec<_>>(), replied.keys().collect::<Vec<_>>());
    for (name, bytes) in &here {
        assert!(replied[name] == *bytes, "{name}");
    }
}

#[test]
fn a_sheet_a_class_and_its_marks_are_those_of_the_commands() {
    let home = tempfile::tempdir().expect("a folder");
    let formats: Vec<&str> = FORMATS.split(',').collect();
    let spec = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("exercises/first-sheet.yaml"));
    let spec = spec.expect("a sheet");
    for lang in ["en", "hu", "he"] {
        let out = format!("sheet-{lang}");
        nimbook(home.path(), &["sheet", "first-sheet", "--format", FORMATS, "--lossy", "--lang", lang, "--out", &out]);
        let asked = json!({"do": "files", "lang": lang, "spec": spec, "stem": "first-sheet", "formats": formats, "lossy": true});
        same(&home.path().join(out), &replied(&asked).1);
    }
    let rows: String = (0..30)
        .map(|id| format!("s{id},Noa {id},{},{}\n", ["", "1", "-1"][id % 3], ["", "hu", "he"][id % 7 % 3]))
        .collect();
    let roster = format!("id,name,level,language\n{rows}");
    fs::write(home.path().join("class.csv"), &roster).expect("a roster");
    let arguments =
        ["class", "first-sheet", "--roster", "class.csv", "--format", "html,json", "--each", "--out", "class"];
    nimbook(home.path(), &arguments);
    let asked = json!({
        "do": "class", "spec": spec, "stem": "first-sheet", "roster": roster, "formats": ["html", "json"], "each": true
    });
    let (reply, files) = replied(&asked);
    assert!(reply["notes"][0].as_str().is_some_and(|note| note.starts_with("`level` -1 of 10 students")), "{reply}");
    same(&home.path().join("class"), &files);
    // Everybody answers the same; some of it is right.
    let table = String::from_utf8(files["first-sheet-answers.csv"].clone()).expect("a table");
    let (head, rows) = table.split_once('\n').expect("a head");
    let columns = head.split(',').count() - 3;
    let typed: String = rows
        .lines()
        .map(|row| row.trim_end_matches(',').to_owned() + &",take 1 from heap 1".repeat(columns) + "\n")
        .collect();
    let answers = format!("{head}\n{typed}");
    fs::write(home.path().join("answers.csv"), &answers).expect("answers");
    let arguments =
        ["mark", "first-sheet", "--answers", "answers.csv", "--roster", "class.csv", "--follow-up", "--out", "marks"];
    nimbook(home.path(), &arguments);
    let asked = json!({
        "do": "marks", "spec": spec, "stem": "first-sheet", "answers": answers, "roster": roster, "follow_up": true
    });
    let (reply, files) = replied(&asked);
    assert_eq!(reply["students"].as_array().map(Vec::len), Some(30));
    same(&home.path().join("marks"), &files);
    // What a teacher typed is refused in the words of the page, without lines of a file.
    let (wrong, grades) = (answers.replacen("take 1 from heap 1", "!99", 1), Value::from("good"));
    for (key, value, says) in [("answers", wrong.into(), "your decision"), ("grades", grades, "per cent")] {
        let mut asked = json!({"do": "marks", "spec": spec, "answers": answers, "roster": roster});
        asked[key] = value;
        let reply: Value = serde_json::from_str(&nimbook::answer(&asked.to_string())).expect("JSON");
        let slip = reply["html"]["slip"].as_str().expect("a slip");
        assert!(slip.contains(says) && !slip.contains("<pre"), "{slip}");
    }
    // The levels that change nothing are said in the language of the page.
    let asked = json!({"do": "class", "lang": "hu", "spec": spec, "roster": roster});
    let reply: Value = serde_json::from_str(&nimbook::answer(&asked.to_string())).expect("JSON");
    assert!(reply["html"]["notes"].as_str().is_some_and(|notes| notes.starts_with("Könnyebb kérdésből")), "{reply}");
}

#[test]
fn what_is_wrong_is_a_fault_with_its_place() {
    let spec = "title: A\nseed: a\nexercises:\n  - id: one\n    kind: mex\n";
    let error = |request: Value| {
        let reply: Value = serde_json::from_str(&nimbook::answer(&request.to_string())).expect("JSON");
        reply["error"].to_string()
    };
    for (request, said) in [
        (json!({"do": "class", "spec": spec}), "roster"),
        (json!({"do": "class", "spec": spec, "variants": 0}), "at least 1"),
        (json!({"do": "class", "spec": spec, "variants": 2, "formats": ["htm"]}), "did you mean `html`?"),
        (json!({"do": "class", "spec": spec, "roster": "id\nA\n"}), "roster.csv"),
        (json!({"do": "class", "spec": "title: 3", "variants": 2}), "sheet.yaml"),
        (json!({"do": "marks", "spec": spec, "answers": "sheet,1\nNB-X,3\n"}), "answers.csv"),
        (json!({"do": "files", "spec": spec, "id": "NB-4T7K-Q2MX-R"}), "check character"),
    ] {
        let said_here = error(request.clone());
        assert!(said_here.contains(said), "{request}: {said_here}");
    }
}
