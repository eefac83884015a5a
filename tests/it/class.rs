//! `nimbook class` as a teacher uses it: rosters good and broken, reruns, files, paper.
//!
//! Failure: a file written although something is wrong, a student with another sheet than before, a sheet that begins on
//! a left page, or a page without its id.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use tempfile::TempDir;

const SPEC: &str = "title: Nim <b>& more</b>\nseed: class\npoints: 12\nexercises:\n  - id: win\n    kind: winning-moves\n    \
                    heaps: 3\n    size: 1..40\n    difficulty: 3\n  - id: who\n    kind: outcome\n    heaps: 3\n    size: 1..40\n    \
                    difficulty: 4\n  - id: sum\n    kind: nim-sum\n    heaps: 2\n    size: 1..120\n    difficulty: 4\n    count: 2\n";

/// A folder with a spec and a roster.
fn home(roster: impl AsRef<[u8]>) -> TempDir {
    let home = tempfile::tempdir().expect("a folder");
    fs::write(home.path().join("week3.yaml"), SPEC).expect("written");
    fs::write(home.path().join("9b.csv"), roster).expect("written");
    home
}

/// Exit code, standard output and standard error.
fn run(folder: &Path, arguments: &[&str]) -> (Option<i32>, String, String) {
    run_on(folder, "2", arguments)
}

fn run_on(folder: &Path, threads: &str, arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_nimbook"))
        .args(arguments)
        .current_dir(folder)
        .env("RAYON_NUM_THREADS", threads)
        .stdin(Stdio::null())
        .output()
        .expect("the program runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    let (out, err) = (text(output.stdout), text(output.stderr));
    assert!(!err.contains("panicked"), "{err}");
    // A build without an engine says so.
    let is_ours = |line: &&str| !line.ends_with("in place of the first") || !line.contains("the page of the class");
    let err = err.lines().filter(is_ours).map(|line| line.to_owned() + "\n").collect();
    (output.status.code(), out, err)
}

const CLASS: [&str; 4] = ["class", "week3.yaml", "--roster", "9b.csv"];

fn done(folder: &Path, more: &[&str]) -> String {
    let (code, out, err) = run(folder, &[&CLASS[..], more].concat());
    assert_eq!(code, Some(0), "{err}");
    out + &err
}

fn contents(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.path().is_dir() {
            found.extend(contents(&entry.path()).into_iter().map(|(inner, bytes)| (format!("{name}/{inner}"), bytes)));
        } else {
            found.insert(name, fs::read(entry.path()).expect("a file"));
        }
    }
    found
}

fn text(folder: &Path, name: &str) -> String {
    let read = fs::read_to_string(folder.join("nimbook-out").join(name));
    read.unwrap_or_else(|error| panic!("{name}: {error}")).trim_start_matches('\u{feff}').to_owned()
}

fn sheets(folder: &Path) -> Vec<serde_json::Value> {
    let set: serde_json::Value = serde_json::from_str(&text(folder, "week3-sheets.json")).expect("JSON");
    set["sheets"].as_array().expect("sheets").clone()
}

/// The sheet of each student, by their id.
fn by_student(folder: &Path) -> BTreeMap<String, serde_json::Value> {
    let id = |sheet: &serde_json::Value| sheet["student"]["id"].as_str().expect("an id").to_owned();
    sheets(folder).into_iter().map(|sheet| (id(&sheet), sheet)).collect()
}

const GOOD: &str = "id,name\na1,Adler Mira\nb2,Bakó Levente\nc3,Cohen Yael\n";

/// Broken rosters: bytes, and each fault as `LINE:COL code`.
fn broken() -> Vec<(Vec<u8>, Vec<&'static str>)> {
    let long = format!("id,name\n1,{}\n", "x".repeat(201));
    let long_id = format!("id,name\n{},Eva\n", "x".repeat(65));
    let text = |text: &str| text.as_bytes().to_vec();
    vec![
        (text(""), vec!["1:1 empty-roster"]),
        (text("\n\n"), vec!["1:1 empty-roster"]),
        (text("id,name\n"), vec!["1:1 empty-roster"]),
        (text("id,name\n,\n\n"), vec!["1:1 empty-roster"]),
        (text("Eva,Bo\nDan,Cy\n"), vec!["1:1 missing-column"]),
        (text("id,nmae\n1,Eva\n"), vec!["1:1 missing-column"]),
        (text("number,age\n1,17\n"), vec!["1:1 missing-column"]),
        (text("id|name\n1|Eva\n"), vec!["1:1 missing-column"]),
        (text("id,name,id\n1,Eva,2\n"), vec!["1:9 duplicate-column"]),
        (text("id,name,level,Level\n1,Eva,0,0\n"), vec!["1:15 duplicate-column"]),
        (text("id,name\n1,Eva\n1,Bo\n"), vec!["3:1 duplicate-id"]),
        (text("id,name\n1,Eva\n2,Bo\n1,Cy\n1,Dan\n"), vec!["4:1 duplicate-id", "5:1 duplicate-id"]),
        (text("id,name\n,Eva\n"), vec!["2:1 missing-value"]),
        (text("id,name\n1,\n2,  \n"), vec!["2:3 missing-value", "3:3 missing-value"]),
        (text(&long), vec!["2:3 too-long"]),
        (text(&long_id), vec!["2:1 too-long"]),
        (text("id,name,level\n1,Eva,2\n"), vec!["2:7 bad-level"]),
        (text("id,name,level\n1,Eva,high\n2,Bo,-2\n"), vec!["2:7 bad-level", "3:6 bad-level"]),
        (text("id,name,level\n1,Eva,0.5\n"), vec!["2:7 bad-level"]),
        (text("id,name,variant\n1,Eva,-1\n"), vec!["2:7 bad-variant"]),
        (text("id,name,variant\n1,Eva,first\n"), vec!["2:7 bad-variant"]),
        (text("id,name,variant\n1,Eva,16777216\n"), vec!["2:7 bad-variant"]),
        (text("id,name,variant\n1,Eva,99999999999999999999999\n"), vec!["2:7 bad-variant"]),
        (text("id,name,variant\n1,Eva,4000000\n"), vec!["2:7 bad-variant"]),
        (text("id,name,variant\n1,Eva,3\n2,Bo,3\n"), vec!["3:6 duplicate-variant"]),
        (
            text("id,name,variant\n1,A,0\n2,B,0\n3,C,0\n4,D,0\n5,E,0\n6,F,0\n"),
            vec!["3:5 duplicate-variant", "4:5 duplicate-variant", "5:5 duplicate-variant"],
        ),
        (text("id,name,language\n1,Eva,xx\n"), vec!["2:7 unknown-language"]),
        (text("id,name,large\n1,Eva,perhaps\n"), vec!["2:7 not-yes-or-no"]),
        (text("id,name,left\n1,Eva,2025\n"), vec!["2:7 not-yes-or-no"]),
        (text("id,name,extra\n1,Eva,15 min\n"), vec!["2:7 bad-minutes"]),
        (text("id,name,extra\n1,Eva,601\n"), vec!["2:7 bad-minutes"]),
        (text("id,name\n1,Eva,late\n"), vec!["2:7 ragged-row"]),
        (text("id,name,level\n1,Eva\n"), vec!["2:3 ragged-row"]),
        (text("id;name\n1;Eva\n2,Bo\n"), vec!["3:1 ragged-row"]),
        (text("id,name\n1,Kiss, Éva\n"), vec!["2:8 ragged-row"]),
        (text("id,name\n1,\"Eva\n2,Bo\n"), vec!["2:3 open-quote"]),
        (text("\"id,name\n1,Eva\n"), vec!["1:1 open-quote", "1:1 missing-column", "1:1 empty-roster"]),
        (text("id,name\n1,\"Eva\" Kiss\n"), vec!["2:8 bad-quote"]),
        (text("id,name\n1,\"Eva\nKiss\"\n"), vec!["2:3 control-character"]),
        (text("id,name\n1,E\u{202e}va\n"), vec!["2:3 control-character"]),
        (text("id,name\n1,E\u{1b}[31mva\n"), vec!["2:3 control-character"]),
        (text("id,name\n\u{0}1,Eva\n"), vec!["2:1 control-character"]),
        (b"\xff\xfei\0d\0,\0n\0a\0m\0e\0\n\0\0\xd8".to_vec(), vec!["2:1 unknown-encoding"]),
        (
            text("id;name;level;variant;extra\n1;Eva;5;x;y\n1;;0;;\n3;Bo;;;\n4;\"Cy;;;\n"),
            vec![
                "2:7 bad-level",
                "2:9 bad-variant",
                "2:11 bad-minutes",
                "3:1 duplicate-id",
                "3:3 missing-value",
                "5:3 open-quote",
                "5:3 ragged-row",
            ],
        ),
    ]
}

#[test]
fn every_fault_of_a_roster_has_its_place_and_nothing_is_written() {
    let broken = broken();
    assert!(broken.len() >= 40, "{} rosters", broken.len());
    for (roster, expected) in &broken {
        let shown = String::from_utf8_lossy(roster);
        let home = home(roster);
        let (code, out, err) = run(home.path(), &CLASS);
        assert_eq!((code, out.as_str()), (Some(2), ""), "{shown}\n{err}");
        let found: Vec<String> = err
            .lines()
            .filter_map(|line| {
                let (place, rest) = line.strip_prefix("9b.csv:")?.split_once(": error[")?;
                Some(format!("{place} {}", rest.split(']').next()?))
            })
            .collect();
        assert_eq!(&found, expected, "{shown}\n{err}");
        assert_eq!(err.matches("\nhelp: ").count(), expected.len(), "{err}");
        assert!(err.trim_end().ends_with("nothing was written"), "{err}");
        assert_eq!(contents(home.path()).len(), 2, "{shown}");
    }
}

#[test]
fn what_is_no_roster_is_refused() {
    let home = home(GOOD);
    for (arguments, code) in [
        (&["class", "week3.yaml", "--roster", "none.csv"][..], "not-found"),
        (&["class", "week3.yaml", "--roster", "."], "is-a-directory"),
        (&["class", "none.yaml", "--roster", "9b.csv"], "not-found"),
        (&["class", "week3.yaml", "--roster", "9b.csv", "--format", "odt"], "unknown-format"),
        (&["class", "week3.yaml", "--variants", "90000"], "too-few"),
    ] {
        let (exit, _, err) = run(home.path(), arguments);
        assert_eq!(exit, Some(2), "{err}");
        assert!(err.contains(&format!("error[{code}]")), "{arguments:?}: {err}");
    }
    for arguments in [&["class", "week3.yaml"][..], &["class", "week3.yaml", "--variants", "0"]] {
        assert_eq!(run(home.path(), arguments).0, Some(2), "{arguments:?}");
    }
    assert_eq!(contents(home.path()).len(), 2);
}

#[test]
fn delimiters_and_encodings_give_the_same_sheets() {
    let names = ["Adler Mira", "Bakó Levente", "Mező Gergő"];
    let line = |sign: char| {
        let rows = names.iter().enumerate().map(|(id, name)| format!("{id}{sign}{name}\r\n"));
        format!("id{sign}name\r\n") + &rows.collect::<String>()
    };
    let utf16 = |big: bool, mark: bool| {
        let units: Vec<u16> = mark.then_some(0xfeff).into_iter().chain(line(';').encode_utf16()).collect();
        units
            .into_iter()
            .flat_map(|unit| if big { unit.to_be_bytes() } else { unit.to_le_bytes() })
            .collect::<Vec<u8>>()
    };
    let windows = line(';').replace('ó', "\u{1}").replace('ő', "\u{2}").into_bytes();
    let windows =
        windows.into_iter().map(|byte| [byte, 0xf3, 0xf5][usize::from(byte).min(3) % 3 * usize::from(byte < 3)]);
    for (roster, note) in [
        (line(',').into_bytes(), ""),
        (line(';').into_bytes(), ""),
        (line('\t').into_bytes(), ""),
        ([b"\xef\xbb\xbf", line(';').as_bytes()].concat(), ""),
        (utf16(false, true), "UTF-16LE"),
        (utf16(true, true), "UTF-16BE"),
        (utf16(false, false), "UTF-16LE"),
        (utf16(true, false), "UTF-16BE"),
        (windows.collect(), "Windows-1250"),
    ] {
        let home = home(&roster);
        let said = done(home.path(), &["--format", "json", "--key", "none"]);
        assert_eq!(said.contains("note: "), !note.is_empty(), "{said}");
        assert!(said.contains(note), "{said}");
        let found: Vec<String> = sheets(home.path())
            .iter()
            .map(|sheet| sheet["student"]["name"].as_str().expect("a name").to_owned())
            .collect();
        assert_eq!(found, names, "{note}");
    }
}

#[test]
fn newcomers_and_leavers_change_nobody_elses_sheet() {
    let home = home(GOOD);
    let out = ["--format", "json", "--key", "none"];
    done(home.path(), &out);
    let before = by_student(home.path());
    assert_eq!(
        text(home.path(), "week3-roster.csv"),
        "id,name,variant\na1,Adler Mira,0\nb2,Bakó Levente,1\nc3,Cohen Yael,2\n"
    );
    // Somebody comes in the middle, and somebody leaves.
    fs::write(home.path().join("9b.csv"), "id,name\na1,Adler Mira\nn4,New Student\nc3,Cohen Yael\n").expect("written");
    let said = done(home.path(), &out);
    assert!(said.contains("note: the roster keeps 1 student, who left"), "{said}");
    let after = by_student(home.path());
    assert_eq!((&after["a1"], &after["c3"]), (&before["a1"], &before["c3"]));
    assert_eq!(after["n4"]["variant"], 3);
    assert!(!after.contains_key("b2"));
    let kept = "id,name,variant,left\na1,Adler Mira,0,\nn4,New Student,3,\nc3,Cohen Yael,2,\nb2,Bakó Levente,1,yes\n";
    assert_eq!(text(home.path(), "week3-roster.csv"), kept);
    // The roster that was written is a roster, and says the same again.
    fs::copy(home.path().join("nimbook-out/week3-roster.csv"), home.path().join("9b.csv")).expect("copied");
    done(home.path(), &out);
    assert_eq!(by_student(home.path()), after);
    assert_eq!(text(home.path(), "week3-roster.csv"), kept);
    // Who comes back has the old sheet; who comes now, a number that nobody had.
    fs::write(home.path().join("9b.csv"), "id,name\nx5,Late\nb2,Bakó Levente\na1,Adler Mira\n").expect("written");
    done(home.path(), &out);
    let back = by_student(home.path());
    assert_eq!((&back["b2"], &back["a1"]), (&before["b2"], &before["a1"]));
    assert_eq!(back["x5"]["variant"], 4);
    // A number of somebody who left is not given again, not even by hand.
    fs::write(home.path().join("9b.csv"), "id,name,variant\na1,Adler Mira,\nz,Zoe,2\n").expect("written");
    let (code, _, err) = run(home.path(), &CLASS);
    assert_eq!(code, Some(2));
    assert!(err.contains("9b.csv:3:7: error[used-variant]"), "{err}");
    // Another class has a folder of its own.
    fs::write(home.path().join("9b.csv"), "id,name\nother,Other\n").expect("written");
    let (code, _, err) = run(home.path(), &CLASS);
    assert_eq!(code, Some(2));
    assert!(err.contains("error[other-class]"), "{err}");
}

#[test]
fn unknown_columns_and_odd_names_come_back_as_they_were() {
    let roster =
        "id;Name;Teacher's note;level\n=1+1;\"Kiss \"\"Évi\"\"; 2\";-x;-1\n2;<script>alert(1)</script>;@here;\n";
    let home = home(roster);
    done(home.path(), &["--format", "html,md,json", "--each"]);
    let kept = text(home.path(), "week3-roster.csv");
    assert_eq!(
        kept,
        "id;Name;Teacher's note;level;variant\n'=1+1;\"Kiss \"\"Évi\"\"; 2\";'-x;-1;0\n\
         2;<script>alert(1)</script>;'@here;;1\n"
    );
    fs::write(home.path().join("9b.csv"), &kept).expect("written");
    done(home.path(), &["--format", "html,md,json", "--each"]);
    assert_eq!(text(home.path(), "week3-roster.csv"), kept);
    assert_eq!(sheets(home.path())[0]["student"]["id"], "=1+1");
    for (name, bytes) in contents(&home.path().join("nimbook-out")) {
        let holds_markup = String::from_utf8_lossy(&bytes).contains("<script>alert");
        assert!(!holds_markup || !name.ends_with(".html"), "{name}");
    }
    let misspelt = "id,name,levl\n1,Eva,1\n";
    fs::write(home.path().join("9b.csv"), misspelt).expect("written");
    let said = done(home.path(), &["--out", "other"]);
    assert!(said.contains("note: 9b.csv: the column `levl` is kept and not read; did you mean `level`?"), "{said}");
}

#[test]
fn the_same_bytes_on_one_thread_and_on_two() {
    let rows: String = (0..40).map(|id| format!("s{id},Student {id},{}\n", ["", "1", "-1"][id % 7 % 3])).collect();
    let home = home(format!("id,name,level\n{rows}"));
    let all = |threads: &str| {
        let arguments = [&CLASS[..], &["--format", "html,md,json", "--each", "--out", threads]].concat();
        let (code, _, err) = run_on(home.path(), threads, &arguments);
        assert_eq!(code, Some(0), "{err}");
        contents(&home.path().join(threads))
    };
    let (one, two) = (all("1"), all("2"));
    assert_eq!(one.keys().collect::<Vec<_>>(), two.keys().collect::<Vec<_>>());
    for (name, bytes) in &one {
        // The seal says from where the spec is seen, which is the same from both folders.
        assert!(two[name] == *bytes, "{name}");
    }
}

/// The page for practice is the one that `page` makes.
#[test]
#[ignore = "needs the engine of pages"]
fn the_page_of_a_class_is_beside_its_sheets() {
    let home = home(GOOD);
    done(home.path(), &[]);
    let of_class = text(home.path(), "week3-page.html");
    // What the class keeps is in the page, and `page` finds it in the folder.
    assert!(of_class.contains("asked:"));
    assert_eq!(run(home.path(), &["page", "week3.yaml"]).0, Some(0));
    assert!(text(home.path(), "week3-page.html") == of_class);
}

/// Nothing is asked twice in a class, whatever the levels, and the levels are as they were asked for.
#[test]
fn levels_shift_the_questions_and_nothing_is_asked_twice() {
    let rows: String = (0..60).map(|id| format!("s{id},Student {id},{}\n", ["", "1", "-1", "0"][id / 2 % 4])).collect();
    let home = home(format!("id,name,level\n{rows}"));
    done(home.path(), &["--format", "json", "--key", "none"]);
    let mut asked = BTreeSet::new();
    for sheet in sheets(home.path()) {
        let shift = sheet["level"].as_i64().unwrap_or(0);
        let exercises = sheet["exercises"].as_array().expect("exercises");
        let levels: Vec<i64> = exercises.iter().map(|one| one["difficulty"].as_i64().expect("a level")).collect();
        // `check` counts the candidates of levels 1 to 5: 0, 12, 301, 48, 2684 of `win`, 0, 6, 28, 120, 36 of `who`, and
        // 15, 65, 295, 1277, 4534 of `sum`; 100 for each question are enough to be moved there.
        let expected = match shift {
            -1 => [3, 4, 3, 3],
            1 => [5, 4, 5, 5],
            _ => [3, 4, 4, 4],
        };
        assert_eq!(levels, expected, "{}", sheet["id"]);
        for one in exercises {
            let text = one["position"].as_str().expect("a position");
            let mut numbers: Vec<u64> = text.split(|sign: char| !sign.is_ascii_digit()).flat_map(str::parse).collect();
            numbers.sort_unstable();
            // `winning-moves` and `outcome` are both about positions of Nim.
            assert!(asked.insert((one["kind"] == "nim-sum", numbers)), "{text} is asked twice");
        }
    }
    assert_eq!(asked.len(), 240);
    // A printed id alone finds the sheet again.
    let sheet = sheets(home.path()).into_iter().find(|sheet| sheet["level"] == 1).expect("a harder sheet");
    let id = sheet["id"].as_str().expect("an id");
    let (code, _, err) = run(home.path(), &["show", id, "--format", "json", "--out", "again", "--spec", "week3.yaml"]);
    assert_eq!(code, Some(0), "{err}");
    let again = fs::read_to_string(home.path().join("again/week3.json")).expect("the sheet");
    let again: serde_json::Value = serde_json::from_str(&again).expect("JSON");
    assert_eq!(again["exercises"], sheet["exercises"]);
}

#[test]
fn a_class_is_what_its_single_sheets_are() {
    let home = home(GOOD);
    done(home.path(), &["--format", "json"]);
    for (variant, sheet) in sheets(home.path()).into_iter().enumerate() {
        let out = format!("v{variant}");
        let arguments = ["sheet", "week3.yaml", "--variant", &variant.to_string(), "--format", "json", "--out", &out];
        assert_eq!(run(home.path(), &arguments).0, Some(0));
        let single = fs::read_to_string(home.path().join(out).join("week3.json")).expect("the sheet");
        let single: serde_json::Value = serde_json::from_str(&single).expect("JSON");
        assert_eq!((&single["id"], &single["exercises"]), (&sheet["id"], &sheet["exercises"]));
    }
}

#[test]
fn files_of_others_are_not_replaced() {
    let home = home(GOOD);
    let out = home.path().join("nimbook-out");
    fs::create_dir(&out).expect("made");
    fs::write(out.join("week3-sheets.html"), "mine").expect("written");
    let (code, _, err) = run(home.path(), &CLASS);
    assert_eq!(code, Some(2));
    assert!(err.contains("error[foreign-file]"), "{err}");
    assert_eq!(contents(&out).len(), 1);
    fs::remove_file(out.join("week3-sheets.html")).expect("removed");
    done(home.path(), &[]);
    let before = contents(&out);
    done(home.path(), &[]);
    assert_eq!(contents(&out), before, "a second run writes the same");
    fs::write(out.join("week3-roster.csv"), "id,name\n\"open\n").expect("written");
    let (code, _, err) = run(home.path(), &CLASS);
    assert_eq!(code, Some(2));
    assert!(crate::slashed(&err).contains("nimbook-out/week3-roster.csv:2:1: error[open-quote]"), "{err}");
}

/// Answers that a teacher typed are kept when the class is made anew, and never taken for those of other questions.
#[test]
fn answers_are_never_lost() {
    let home = home(GOOD);
    done(home.path(), &[]);
    let empty = text(home.path(), "week3-answers.csv");
    let lines: Vec<&str> = empty.lines().collect();
    assert_eq!(lines[0], "sheet,id,name,1,2,3a,3b");
    assert!(lines[1].starts_with("NB-") && lines[1].ends_with(",a1,Adler Mira,,,,"), "{empty}");
    let typed = empty.replace("c3,Cohen Yael,,,,", "c3,Cohen Yael,take 3 from heap 1,\"first, I think\",=7,'7");
    fs::write(home.path().join("nimbook-out/week3-answers.csv"), &typed).expect("written");
    fs::write(home.path().join("9b.csv"), "id,name\nn4,New\nb2,Bakó Levente\na1,Adler Mira\n").expect("written");
    done(home.path(), &[]);
    let after = text(home.path(), "week3-answers.csv");
    let ids: Vec<&str> = after.lines().skip(1).filter_map(|line| line.split(',').nth(1)).collect();
    assert_eq!(ids, ["n4", "b2", "a1", "c3"], "what was typed for somebody who left is at the end");
    assert!(after.ends_with(",c3,Cohen Yael,take 3 from heap 1,\"first, I think\",'=7,'7\n"), "{after}");
    done(home.path(), &[]);
    assert_eq!(text(home.path(), "week3-answers.csv"), after);
    // An answer beyond the last question has no place in the new table.
    fs::write(home.path().join("nimbook-out/week3-answers.csv"), after.replace(",'7\n", ",'7,8\n")).expect("written");
    let (code, _, err) = run(home.path(), &CLASS);
    assert_eq!(code, Some(2));
    assert!(err.contains("week3-answers.csv:5:") && err.contains("error[too-many-cells]"), "{err}");
    fs::write(home.path().join("nimbook-out/week3-answers.csv"), &after).expect("written");
    fs::write(home.path().join("week3.yaml"), SPEC.replace("    count: 2\n", "")).expect("written");
    let before = contents(&home.path().join("nimbook-out"));
    let (code, _, err) = run(home.path(), &CLASS);
    assert_eq!(code, Some(2));
    assert!(err.contains("week3-answers.csv:1:1: error[other-questions]"), "{err}");
    assert_eq!(contents(&home.path().join("nimbook-out")), before);
}

/// The text between two marks, without elements.
fn cells(row: &str) -> Vec<String> {
    let text = |cell: &str| {
        let inner = cell.split_once('>').map_or("", |(_, inner)| inner);
        inner.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text)).collect::<String>()
    };
    row.split("<td").skip(1).map(|cell| text(cell.split("</td>").next().unwrap_or_default())).collect()
}

/// Where there are no harder questions, `level` 1 changes nothing, and the terminal and the report on fairness say so.
#[test]
fn a_level_that_changes_nothing_is_named() {
    let home = home("id,name,level\n1,Eva,1\n2,Bo,\n3,Cy,-1\n4,Di,1\n");
    let spec = "title: Sums\nseed: class\nexercises:\n  - id: sum\n    kind: nim-sum\n    heaps: 2\n    size: 1..120\n    \
                difficulty: 5\n    count: 2\n";
    fs::write(home.path().join("week3.yaml"), spec).expect("written");
    let said = done(home.path(), &[]);
    let note = "note: `level` 1 of 2 students changes nothing: there are too few harder questions, so the levels are those \
                of the class\n";
    assert!(said.contains(note), "{said}");
    assert!(!said.contains("`level` -1"), "{said}");
    let (code, _, err) = run(home.path(), &[&CLASS[..], &["--out", "-"]].concat());
    assert_eq!((code, err.contains(note)), (Some(0), true), "{err}");
    let fairness = text(home.path(), "week3-fairness.html");
    let not_harder = "2 sheets were asked to be harder, but have the levels of the class, <bdi class=\"pos\">5 + 5</bdi> = 10: \
                      there are too few harder questions.";
    assert!(fairness.contains(not_harder), "{fairness}");
    assert!(fairness.contains("One easier sheet has <bdi class=\"pos\">4 + 4</bdi> = 8."), "{fairness}");
}

/// The table of answers says what the keys say, and the report on fairness counts what the keys show.
#[test]
fn the_short_key_and_the_report_agree_with_the_keys() {
    let rows: String = (0..21).map(|id| format!("s{id},Student {id}\n")).collect();
    let home = home(format!("id,name\n{rows}"));
    done(home.path(), &["--format", "html,json"]);
    let keys: serde_json::Value = serde_json::from_str(&text(home.path(), "week3-keys.json")).expect("JSON");
    let keys = keys["sheets"].as_array().expect("keys").clone();
    let short = text(home.path(), "week3-short.html");
    let rows: Vec<Vec<String>> = short.split("<tr>").map(cells).filter(|cells| !cells.is_empty()).collect();
    assert_eq!(rows.len(), 21);
    for (row, key) in rows.iter().zip(&keys) {
        assert_eq!(
            (format!("NB-{}", row[1]).as_str(), row[0].as_str()),
            (key["id"].as_str().expect("an id"), key["student"]["name"].as_str().expect("a name"))
        );
        let answer = |at: usize| &key["exercises"][at]["answer"];
        let all = |field: &str| {
            let moves = answer(0)["any_of"].as_array().expect("moves").iter();
            moves.map(|step| step[field].to_string()).collect::<Vec<_>>().join(", ")
        };
        let winner = if answer(1)["value"] == "N" { "to move" } else { "other" };
        let expected = [
            all("take"),
            all("heap"),
            winner.to_owned(),
            answer(2)["value"].to_string(),
            answer(3)["value"].to_string(),
        ];
        assert_eq!(row[2..], expected, "{}", key["id"]);
    }
    let answers = |at: usize| keys.iter().map(move |key| key["exercises"][at]["answer"].clone()).collect::<Vec<_>>();
    let fairness = text(home.path(), "week3-fairness.html");
    let earns = fairness.split("<table class=\"class earns\">").nth(1).and_then(|rest| rest.split("</table>").next());
    let earns: Vec<Vec<String>> =
        earns.expect("a table").split("<tr>").map(cells).filter(|cells| !cells.is_empty()).collect();
    assert_eq!(earns.len(), 4);
    for (at, row) in earns.iter().enumerate() {
        // Every right answer as a student would write it.
        let written: Vec<BTreeSet<String>> = answers(at)
            .iter()
            .map(|answer| match answer["any_of"].as_array() {
                Some(moves) => moves.iter().map(|step| format!("{} from {}", step["take"], step["heap"])).collect(),
                None => BTreeSet::from([answer["value"].to_string()]),
            })
            .collect();
        let right = |one: &String| written.iter().filter(|answers| answers.contains(one)).count();
        let best = written.iter().flatten().map(right).max().expect("answers");
        let copied = written.windows(2).filter(|pair| !pair[0].is_disjoint(&pair[1])).count();
        assert_eq!(row[4..], [format!("{best} of 21"), format!("{copied} of 20")], "question {at}");
    }
    let levels = keys.iter().map(|key| {
        key["exercises"]
            .as_array()
            .expect("a list")
            .iter()
            .map(|one| one["difficulty"].as_u64().expect("a level"))
            .sum::<u64>()
    });
    assert!(levels.clone().all(|sum| sum == 15), "{:?}", levels.collect::<Vec<_>>());
    assert!(
        fairness.contains("All 21 sheets have the levels <bdi class=\"pos\">3 + 4 + 4 + 4</bdi> = 15."),
        "{fairness}"
    );
}

/// A program that reads or prints paper; its output as text.
fn tool(folder: &Path, program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program).args(arguments).current_dir(folder).output();
    let output = output.unwrap_or_else(|error| panic!("{program}: {error}"));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Every page says whose it is in letters and in a QR code, and every sheet begins on a right page.
#[test]
#[ignore = "needs Chromium, pdftotext, pdftoppm and zbarimg"]
fn paper_finds_its_owner() {
    let rows: String =
        (0..9).map(|id| format!("s{id},Student No. {id},{}\n", if id % 4 == 1 { "yes" } else { "" })).collect();
    let home = home(format!("id,name,large\n{rows}"));
    let spec = home.path().join("week3.yaml");
    for paper in ["a4", "letter"] {
        fs::write(&spec, format!("paper: {paper}\nurl: https://example.org/p.html\n{SPEC}")).expect("written");
        done(home.path(), &["--format", "html,json"]);
        let ids: Vec<String> =
            sheets(home.path()).iter().map(|sheet| sheet["id"].as_str().expect("an id").to_owned()).collect();
        let page = format!("file://{}/nimbook-out/week3-sheets.html", home.path().display());
        let chromium = std::env::var("CHROMIUM").unwrap_or_else(|_| "chromium".to_owned());
        let print = ["--headless", "--no-sandbox", "--no-pdf-header-footer", "--print-to-pdf=s.pdf", &page];
        tool(home.path(), &chromium, &print);
        let pages = tool(home.path(), "pdftotext", &["-layout", "s.pdf", "-"]);
        let pages: Vec<&str> = pages.trim_end_matches('\u{c}').split('\u{c}').collect();
        tool(home.path(), "pdftoppm", &["-r", "200", "-png", "s.pdf", "page"]);
        let digits = pages.len().to_string().len();
        let (mut begun, mut pages_of) = (Vec::new(), vec![0; ids.len()]);
        for (at, text) in pages.iter().enumerate() {
            let on_page: Vec<usize> = (0..ids.len()).filter(|&place| text.contains(&ids[place])).collect();
            let image = format!("page-{:0digits$}.png", at + 1);
            let code = tool(home.path(), "zbarimg", &["--quiet", "--raw", &image]);
            match on_page[..] {
                [] => {
                    assert_eq!(
                        (text.trim(), code.as_str(), at % 2),
                        ("", "", 1),
                        "page {} is empty and a left one",
                        at + 1
                    );
                }
                [place] => {
                    assert_eq!(code.trim(), format!("https://example.org/p.html#{}", ids[place]), "page {}", at + 1);
                    assert!(text.contains(&format!("Student No. {place}")), "page {}: {text}", at + 1);
                    pages_of[place] += 1;
                    if !begun.contains(&place) {
                        assert_eq!(at % 2, 0, "sheet {place} begins on page {}", at + 1);
                        begun.push(place);
                    }
                }
                _ => panic!("page {} is of {on_page:?}", at + 1),
            }
        }
        assert_eq!(begun, (0..9).collect::<Vec<_>>());
        assert!(pages_of.iter().any(|&pages| pages > 1), "some sheets have two pages: {pages_of:?}");
    }
}

#[cfg(not(feature = "pdf"))]
#[test]
fn without_pdf_one_sentence_says_what_to_print() {
    let home = home(GOOD);
    let (code, _, err) = run(home.path(), &[&CLASS[..], &["--format", "html,pdf"]].concat());
    assert_eq!(code, Some(2));
    assert!(
        err.contains("error[no-pdf]") && err.contains("\nhelp: print the HTML instead, from any browser\n"),
        "{err}"
    );
    assert_eq!(contents(home.path()).len(), 2);
}

#[cfg(feature = "pdf")]
mod printed {
    use super::*;

    const PDF: [&str; 2] = ["--format", "pdf"];

    /// A class with two in large print.
    fn class() -> TempDir {
        let rows = (0..6).map(|id| format!("s{id},Student No. {id},{}\n", if id % 4 == 1 { "yes" } else { "" }));
        home(format!("id,name,large\n{}", rows.collect::<String>()))
    }

    #[test]
    fn the_same_bytes_twice_and_on_one_thread_and_on_two() {
        let home = class();
        let all = |out: &str, threads: &str| {
            let arguments = [&CLASS[..], &PDF, &["--each", "--out", out]].concat();
            let (code, _, err) = run_on(home.path(), threads, &arguments);
            assert_eq!(code, Some(0), "{err}");
            contents(&home.path().join(out))
        };
        let (one, two) = (all("one", "1"), all("two", "2"));
        assert_eq!(one.keys().collect::<Vec<_>>(), two.keys().collect::<Vec<_>>());
        assert_eq!(one.keys().filter(|name| name.ends_with(".pdf")).count(), 9);
        assert!(one.iter().all(|(name, bytes)| two[name] == *bytes));
        assert!(all("one", "1") == one, "again over what is there");
    }

    /// A class of so many, each with one sum: the PDF files that are written, and what is said beside.
    fn sums(home: &TempDir, variants: &str) -> (Vec<String>, String) {
        let spec = "title: Sums\nseed: a\nexercises:\n  - { id: sum, kind: nim-sum, heaps: 2, size: 1..200 }\n";
        fs::write(home.path().join("week3.yaml"), spec).expect("written");
        let many = ["class", "week3.yaml", "--variants", variants, "--format", "pdf", "--key", "none"];
        let (code, out, err) = run(home.path(), &many);
        assert_eq!(code, Some(0), "{err}");
        let names = out.lines().filter_map(|line| line.trim().strip_prefix("nimbook-out/"));
        (names.filter(|name| name.ends_with(".pdf")).map(str::to_owned).collect(), err)
    }

    /// Large classes come in parts, whose names sort as they follow one another. Those of a class that shrank go, and
    /// only those: not what somebody changed, keys, or what was made from another spec.
    #[test]
    fn a_large_class_has_parts() {
        let home = home("id,name\n");
        let (names, err) = sums(&home, "101");
        assert_eq!(
            (&names[..], err.as_str()),
            (&["week3-sheets-1.pdf", "week3-sheets-2.pdf"].map(String::from)[..], "")
        );
        let out = home.path().join("nimbook-out");
        let copy = |from: &str, to: &str| fs::copy(out.join(from), out.join(to)).expect("copied");
        copy("week3-sheets-1.pdf", "week3-sheets-1-of-mine.pdf");
        copy("week3-sheets-1.pdf", "week3-sheets-03.pdf");
        fs::write(out.join("week3-sheets-4.pdf"), "mine").expect("written");
        let (code, _, err) = run(home.path(), &["sheet", "01-two-heaps", "--format", "pdf"]);
        assert_eq!(code, Some(0), "{err}");
        copy("01-two-heaps.pdf", "week3-sheets-5.pdf");
        copy("01-two-heaps-key.pdf", "week3-sheets-6.pdf");
        let (names, err) = sums(&home, "3");
        assert_eq!(names, ["week3-sheets.pdf"]);
        let removed = ["03", "1", "2"].map(|part| {
            format!("note: removed nimbook-out/week3-sheets-{part}.pdf, which belonged to a class of another size\n")
        });
        assert_eq!(err, removed.concat());
        let left: Vec<String> = contents(&out).into_keys().filter(|name| name.starts_with("week3-sheets")).collect();
        let expected = ["-1-of-mine", "-4", "-5", "-6", ""].map(|part| format!("week3-sheets{part}.pdf"));
        assert_eq!(left, expected);
        // The other way round the whole goes.
        let (_, err) = sums(&home, "101");
        assert_eq!(err, "note: removed nimbook-out/week3-sheets.pdf, which belonged to a class of another size\n");
    }

    #[test]
    fn names_that_no_font_has_are_faults_with_their_places() {
        let home = home("id,name\n1,Ann\n2,Li 漢\n3,Bo \u{1f600}\n");
        let (code, _, err) = run(home.path(), &[&CLASS[..], &PDF].concat());
        assert_eq!(code, Some(2));
        for fault in ["9b.csv:3:3: error[no-such-letter]: the fonts for PDF have no `漢` (U+6F22)\n", "9b.csv:4:3: "] {
            assert!(err.contains(fault), "{err}");
        }
        assert_eq!(err.matches("\nhelp: write the name in other letters").count(), 2, "{err}");
        assert_eq!(contents(home.path()).len(), 2);
        done(home.path(), &["--format", "html"]);
    }

    #[test]
    #[ignore = "needs poppler and zbarimg"]
    fn paper_finds_its_owner() {
        let home = class();
        for paper in ["a4", "letter"] {
            fs::write(
                home.path().join("week3.yaml"),
                format!("paper: {paper}\nurl: https://example.org/p.html\n{SPEC}"),
            )
            .expect("written");
            done(home.path(), &["--format", "pdf,json"]);
            let out = home.path().join("nimbook-out");
            let ids: Vec<String> =
                sheets(home.path()).iter().map(|sheet| sheet["id"].as_str().expect("an id").to_owned()).collect();
            for file in ["week3-sheets.pdf", "week3-keys.pdf"] {
                let marks = tool(&out, "pdftohtml", &["-xml", "-stdout", "-i", file]);
                let marks = marks.split_once("<outline>").map_or("", |(_, marks)| marks);
                let bookmarks: Vec<&str> = marks
                    .split("<item page=\"")
                    .skip(1)
                    .filter_map(|item| Some(item.split_once("\">")?.1.split_once('<')?.0))
                    .collect();
                let called: Vec<String> =
                    ids.iter().enumerate().map(|(place, id)| format!("Student No. {place} ({id})")).collect();
                assert_eq!(bookmarks, called, "{file}");
                let pages = tool(&out, "pdftotext", &["-layout", file, "-"]);
                let pages: Vec<&str> = pages.trim_end_matches('\u{c}').split('\u{c}').collect();
                tool(&out, "pdftoppm", &["-r", "150", "-png", file, "page"]);
                let digits = pages.len().to_string().len();
                let mut pages_of: Vec<Vec<String>> = vec![Vec::new(); ids.len()];
                for (at, text) in pages.iter().enumerate() {
                    let image = format!("page-{:0digits$}.png", at + 1);
                    let code = tool(&out, "zbarimg", &["--quiet", "--raw", &image]);
                    let Some(place) = ids.iter().position(|id| text.contains(id)) else {
                        assert_eq!((text.trim(), code.as_str(), at % 2), ("", "", 1), "{file}, page {}", at + 1);
                        continue;
                    };
                    assert_eq!(
                        code.trim(),
                        format!("https://example.org/p.html#{}", ids[place]),
                        "{file}, page {}",
                        at + 1
                    );
                    assert!(text.contains(&format!("Student No. {place}")), "{file}, page {}: {text}", at + 1);
                    let key = file.contains("keys");
                    assert!(key || !pages_of[place].is_empty() || at % 2 == 0, "{file}: it begins on page {}", at + 1);
                    pages_of[place].push(text.split_whitespace().collect());
                }
                for pages in &pages_of {
                    for (number, text) in (1..).zip(pages) {
                        assert!(text.ends_with(&format!("{number}/{}", pages.len())), "{file}: {text}");
                    }
                }
                assert!(pages_of.iter().all(|pages| !pages.is_empty()), "{file}");
            }
            let short = tool(&out, "pdftotext", &["-layout", "week3-short.pdf", "-"]);
            for (place, id) in ids.iter().enumerate() {
                assert!(short.contains(&format!("Student No. {place}")) && short.contains(&id[3..]), "{short}");
            }
        }
    }
}
