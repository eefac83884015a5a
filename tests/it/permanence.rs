//! A class that exists keeps its questions: edits of the spec change what they must, ids and marks of before stay valid.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;
use tempfile::TempDir;

const EXERCISES: [(&str, &str); 4] = [
    ("win", "kind: winning-moves, heaps: 3, size: 1..15, count: 2"),
    ("who", "kind: outcome, heaps: 3, size: 1..15, count: 2"),
    ("take", "kind: grundy-value, game: \"subtract(1,3,4)\", size: 4..60"),
    ("sum", "kind: nim-sum, size: 1..60"),
];

fn spec(exercises: &[(&str, &str)]) -> String {
    let lines: String = exercises.iter().map(|(id, rest)| format!("  - {{id: {id}, {rest}}}\n")).collect();
    format!("title: Friday\nseed: stays\npoints: 24\nexercises:\n{lines}")
}

fn home() -> TempDir {
    let home = tempfile::tempdir().expect("a folder");
    let rows: String = (0..12).map(|id| format!("{id},Student {id},{}\n", if id == 5 { "-1" } else { "" })).collect();
    fs::write(home.path().join("9b.csv"), format!("id,name,level\n{rows}")).expect("written");
    fs::write(home.path().join("friday.yaml"), spec(&EXERCISES)).expect("written");
    home
}

fn run(folder: &Path, arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_nimbook")).args(arguments).current_dir(folder).output();
    let output = output.expect("the program runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

fn done(folder: &Path, arguments: &[&str]) -> Value {
    let (code, out, err) = run(folder, &[arguments, &["--json"]].concat());
    assert_eq!(code, Some(0), "{arguments:?}: {err}");
    serde_json::from_str(&out).expect("JSON")
}

const CLASS: [&str; 6] = ["class", "friday.yaml", "--roster", "9b.csv", "--format", "json"];

/// Of each student the id of the sheet and the position of each question, by exercise and item.
type Sheets = BTreeMap<String, (String, BTreeMap<(String, u64), String>)>;

fn class(folder: &Path, more: &[&str]) -> (Sheets, Value) {
    let reply = done(folder, &[&CLASS[..], more].concat());
    let text = fs::read_to_string(folder.join("nimbook-out/friday-keys.json")).expect("keys");
    let keys: Value = serde_json::from_str(&text).expect("JSON");
    let asked = |sheet: &Value| {
        let one = |one: &Value| {
            let text = |key: &str| one[key].as_str().expect("a text").to_owned();
            ((text("id"), one["item"].as_u64().expect("a number")), text("position"))
        };
        sheet["exercises"].as_array().expect("exercises").iter().map(one).collect()
    };
    let sheet = |sheet: &Value| {
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        (text(&sheet["student"]["id"]), (text(&sheet["id"]), asked(sheet)))
    };
    (keys["sheets"].as_array().expect("sheets").iter().map(sheet).collect(), reply)
}

/// The questions that are not as before, by student, of exercises that both have.
fn changed(before: &Sheets, after: &Sheets) -> BTreeSet<(String, String)> {
    let mut all = BTreeSet::new();
    for (student, (_, asked)) in before {
        let Some((_, now)) = after.get(student) else { continue };
        let differs = |((id, item), position): (&(String, u64), &String)| {
            let now = now.get(&(id.clone(), *item))?;
            (now != position).then(|| id.clone())
        };
        all.extend(asked.iter().filter_map(differs).map(|id| (student.clone(), id)));
    }
    all
}

fn write(folder: &Path, exercises: &[(&str, &str)]) {
    fs::write(folder.join("friday.yaml"), spec(exercises)).expect("written");
}

#[test]
fn an_edit_changes_what_it_must_and_nothing_else() {
    let home = home();
    let (first, _) = class(home.path(), &[]);
    let again = class(home.path(), &[]);
    assert_eq!((&again.0, again.1.get("changes")), (&first, None), "nothing changed");

    // Words and order of keys are no change.
    let text = spec(&EXERCISES).replace("title: Friday", "title: On Friday");
    fs::write(home.path().join("friday.yaml"), text).expect("written");
    assert_eq!(class(home.path(), &[]).0, first);

    // A position that nobody may be asked: one student has another question, and a new id.
    let (student, position) = first
        .iter()
        .find_map(|(student, (_, asked))| Some((student.clone(), asked.get(&("win".to_owned(), 0))?.clone())))
        .expect("a question");
    let without = format!("kind: winning-moves, heaps: 3, size: 1..15, count: 2, without: [{position}]");
    write(home.path(), &[("win", &without), EXERCISES[1], EXERCISES[2], EXERCISES[3]]);
    let (second, reply) = class(home.path(), &[]);
    assert_eq!(changed(&first, &second), BTreeSet::from([(student.clone(), "win".to_owned())]));
    for (id, (sheet, _)) in &first {
        assert_eq!(*sheet == second[id].0, *id != student, "{id}");
    }
    assert_eq!(reply["changes"].as_array().map(Vec::len), Some(1), "{reply:#}");

    // A narrower bound: only what is beyond it goes.
    let narrow = without.replace("1..15", "1..13");
    write(home.path(), &[("win", &narrow), EXERCISES[1], EXERCISES[2], EXERCISES[3]]);
    let (third, _) = class(home.path(), &[]);
    let beyond = |text: &str| text.split(' ').any(|word| word.parse().is_ok_and(|heap: u64| heap > 13));
    for (student, (_, asked)) in &second {
        for ((exercise, item), position) in asked {
            let now = &third[student].1[&(exercise.clone(), *item)];
            assert_eq!(
                now != position,
                exercise == "win" && beyond(position),
                "{student} {exercise} {item}: {position}"
            );
        }
    }

    // A new exercise that could ask the same changes nobody's questions, and asks nothing that somebody is asked.
    let more = ("more", "kind: winning-moves, heaps: 3, size: 1..13");
    write(home.path(), &[more, ("win", &narrow), EXERCISES[1], EXERCISES[2], EXERCISES[3]]);
    let (fourth, _) = class(home.path(), &[]);
    assert_eq!(changed(&third, &fourth), BTreeSet::new());
    let sorted = |position: &str| {
        let mut heaps: Vec<u64> = position.split(' ').skip(1).map(|heap| heap.parse().expect("a heap")).collect();
        heaps.sort_unstable();
        heaps
    };
    let mut seen = BTreeSet::new();
    for (_, asked) in fourth.values() {
        for ((_, _), position) in asked.iter().filter(|(_, position)| position.starts_with("nim ")) {
            if position.split(' ').count() == 4 {
                assert!(seen.insert(sorted(position)), "{position} is asked twice");
            }
        }
    }

    // Who comes is asked something new; who leaves and comes back has the same sheet.
    let roster = fs::read_to_string(home.path().join("9b.csv")).expect("the roster");
    let fewer: String = roster.lines().filter(|line| !line.starts_with("3,")).map(|line| format!("{line}\n")).collect();
    fs::write(home.path().join("9b.csv"), fewer + "new,New,\n").expect("written");
    let (fifth, _) = class(home.path(), &[]);
    assert!(!fifth.contains_key("3") && fifth.contains_key("new"));
    assert_eq!(changed(&fourth, &fifth), BTreeSet::new());
    fs::write(home.path().join("9b.csv"), format!("{roster}new,New,\n")).expect("written");
    let (sixth, _) = class(home.path(), &[]);
    assert_eq!((&sixth["3"], &sixth["new"]), (&fourth["3"], &fifth["new"]));
}

#[test]
fn ids_and_marks_of_before_stay_valid() {
    let home = home();
    let (first, _) = class(home.path(), &[]);
    let shown = |id: &str| {
        let reply =
            done(home.path(), &["show", id, "--format", "json", "--key", "inline", "--out", "nimbook-out", "--force"]);
        assert_eq!(reply["id"], id);
        let text = fs::read_to_string(home.path().join("nimbook-out/friday.json")).expect("a sheet");
        let mut sheet: Value = serde_json::from_str(&text).expect("JSON");
        // The seal says from which spec the file was written.
        sheet.as_object_mut().expect("an object").remove("seal");
        sheet
    };
    let ids: Vec<String> = first.values().map(|(id, _)| id.clone()).collect();
    let printed: Vec<Value> = ids.iter().map(|id| shown(id)).collect();
    let answers = |name: &str| {
        let mut table = "sheet,1a,1b,2a,2b,3,4\n".to_owned();
        for (place, id) in ids.iter().enumerate() {
            table += &format!("{id},none,take 1 from heap 1,P,N,{place},5\n");
        }
        fs::write(home.path().join(name), table).expect("written");
    };
    answers("a.csv");
    let marks = || {
        let mark = ["mark", "friday.yaml", "--answers", "a.csv", "--out", "nimbook-out"];
        done(home.path(), &mark)["students"].clone()
    };
    let before = marks();
    // Edits of every kind, one after another.
    let edits = [
        [
            ("win", "kind: winning-moves, heaps: 3, size: 1..31, count: 2, difficulty: 3"),
            EXERCISES[1],
            EXERCISES[2],
            EXERCISES[3],
        ],
        [EXERCISES[1], EXERCISES[0], ("take", "kind: nim-sum, size: 1..90"), EXERCISES[3]],
        [
            ("win", "kind: winning-moves, heaps: 3, size: 1..15, count: 1"),
            EXERCISES[1],
            EXERCISES[2],
            ("new", "kind: mex"),
        ],
    ];
    for edit in edits {
        write(home.path(), &edit);
        class(home.path(), &[]);
        for (id, printed) in ids.iter().zip(&printed) {
            assert_eq!(shown(id), *printed, "{id} after {edit:?}");
        }
        let after = marks();
        assert_eq!(after, before, "{edit:?}");
    }
    // A single sheet in the folder leaves what is kept.
    let kept = || fs::read_to_string(home.path().join("nimbook-out/friday.nimbook.yaml")).expect("the kept spec");
    let whole = kept();
    done(home.path(), &["sheet", "friday.yaml", "--variant", "3"]);
    assert_eq!(kept(), whole);
    write(home.path(), &EXERCISES[2..]);
    done(home.path(), &["sheet", "friday.yaml", "--variant", "30"]);
    for (id, printed) in ids.iter().zip(&printed) {
        assert_eq!(shown(id), *printed, "{id} after a single sheet of another spec");
    }
    write(home.path(), &edits[2]);
    let (last, reply) = class(home.path(), &[]);
    assert_eq!(reply.get("changes"), None, "the class goes on from what it was: {reply:#}");
    assert_eq!(last.len(), 12);
}

#[test]
fn one_question_is_drawn_anew() {
    let home = home();
    let (first, _) = class(home.path(), &[]);
    let (second, reply) = class(home.path(), &["--replace", "2a", "--student", "7"]);
    assert_eq!(changed(&first, &second), BTreeSet::from([("7".to_owned(), "who".to_owned())]));
    assert_ne!(first["7"].0, second["7"].0, "it has a new id");
    assert_eq!(reply["changes"][0]["item"], "2a", "{reply:#}");
    assert_eq!(reply["changes"][0]["student"], "7");
    // It stays so, and may be replaced again.
    assert_eq!(class(home.path(), &[]).0, second);
    let (third, _) = class(home.path(), &["--replace", "2a", "--student", "7"]);
    assert_ne!(third["7"].1, second["7"].1);
    assert_ne!(third["7"].1, first["7"].1);
    let (fourth, _) = class(home.path(), &["--replace", "4"]);
    assert_eq!(changed(&third, &fourth).len(), 12, "everybody has another");
    // What was asked before is not asked now.
    let positions =
        |all: &Sheets| all.values().map(|(_, asked)| asked[&("sum".to_owned(), 0)].clone()).collect::<BTreeSet<_>>();
    assert_eq!(positions(&fourth).len(), 12);
    let said = |arguments: &[&str]| {
        let (code, _, err) = run(home.path(), &[&CLASS[..], arguments].concat());
        assert_eq!(code, Some(2), "{err}");
        err
    };
    assert!(said(&["--replace", "9"]).contains("the sheet has no question `9`"));
    assert!(said(&["--replace", "9"]).contains("its questions are 1a, 1b, 2a, 2b, 3, 4"));
    assert!(said(&["--replace", "1a", "--student", "none"]).contains("nobody in this class has the id `none`"));
    assert!(said(&["--replace", "1a", "--out", "other"]).contains("there is no class in this folder yet"));
}

/// What a class of thousands was asked is longer than any sheet that somebody writes.
#[test]
fn what_a_large_class_was_asked_is_read() {
    let home = home();
    class(home.path(), &[]);
    let kept = fs::read_to_string(home.path().join("nimbook-out/friday.nimbook.yaml")).expect("the kept spec");
    let long = kept + &"# A line of a large class, like many others.\n".repeat(30_000);
    fs::write(home.path().join("large.nimbook.yaml"), &long).expect("written");
    fs::write(home.path().join("large.yaml"), &long).expect("written");
    let report = done(home.path(), &["check", "friday.yaml", "--against", "large.nimbook.yaml"]);
    assert_eq!((report["sheets"].as_u64(), report["same"].as_u64()), (Some(12), Some(12)), "{report:#}");
    let (code, _, err) = run(home.path(), &["check", "large.yaml"]);
    assert_eq!(code, Some(2));
    assert!(err.contains("large.yaml:1:1: error[too-large]"), "{err}");
}
