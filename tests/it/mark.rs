//! `nimbook mark`: answers of a class in, marks out; tables that contradict themselves are refused with their places.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;
use tempfile::TempDir;

const SPEC: &str = "title: Week 3\nseed: week-3\nexercises:\n  \
    - {id: win, kind: winning-moves, positions: [nim 2 6, nim 3 8 7], count: 2, points: 4}\n  \
    - {id: sum, kind: nim-sum, count: 1, points: 2}\n  \
    - {id: who, kind: outcome, count: 1, points: 1}\n";

fn run(folder: &Path, arguments: &[&str]) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimbook"));
    let output = command.current_dir(folder).args(arguments).stdin(Stdio::null()).output().expect("the program runs");
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(!err.contains("panicked"), "{err}");
    (output.status.code().unwrap_or(-1), out.into_owned(), err.into_owned())
}

/// A folder with the spec, and the ids of the first three variants.
fn home() -> (TempDir, [String; 3]) {
    let home = tempfile::tempdir().expect("a folder");
    fs::write(home.path().join("week.yaml"), SPEC).expect("written");
    fs::write(home.path().join("roster.csv"), "id,name\n1,Anna\n2,Ben\n3,Cleo\n").expect("written");
    let id = |variant: &str| {
        let (code, out, err) =
            run(home.path(), &["sheet", "week.yaml", "--variant", variant, "--json", "--out", "sheets"]);
        assert_eq!(code, 0, "{err}");
        let value: Value = serde_json::from_str(&out).expect("JSON");
        value["id"].as_str().expect("an id").to_owned()
    };
    let ids = ["0", "1", "2"].map(id);
    (home, ids)
}

/// The table with the ids in place of A, B and C.
fn with_ids(table: &str, ids: &[String; 3]) -> String {
    table.replace("{A}", &ids[0]).replace("{B}", &ids[1]).replace("{C}", &ids[2])
}

#[test]
fn broken_tables_are_refused_with_their_places() {
    let (home, ids) = home();
    let mut wrong_check = ids[0].clone();
    let last = wrong_check.pop().expect("a check character");
    wrong_check.push(if last == '7' { '8' } else { '7' });
    // The table, whether the roster is given, the fault, and its line.
    let cases: Vec<(String, bool, &str, u32)> = [
        ("name,1a\nAnna,x\n", false, "missing-column", 1),
        ("sheet,id,name\n{A},1,Anna\n", false, "missing-column", 1),
        ("sheet,1a,1a\n{A},x,y\n", false, "duplicate-column", 1),
        ("sheet,id,id,1a\n{A},1,1,x\n", false, "duplicate-column", 1),
        ("sheet,1a,1 A)\n{A},x,y\n", false, "duplicate-column", 1),
        ("sheet,1a\nhello,x\n", false, "bad-id", 2),
        ("sheet,1a\nNB-1234,x\n", false, "bad-id", 2),
        ("sheet,1a\n{A}X,x\n", false, "bad-id", 2),
        ("sheet,1a\n{wrong},x\n", false, "bad-id", 2),
        ("sheet,1a\n{A},x\n\n{wrong},x\n", false, "bad-id", 4),
        ("sheet,1a\nNB-0000-0000-0,x\n", false, "other-spec", 2),
        ("sheet,1a,9\n{A},x,y\n", false, "unknown-column", 1),
        ("sheet,1a,1c\n{A},x,y\n", false, "unknown-column", 1),
        ("sheet,1a,2a\n{A},x,y\n", false, "unknown-column", 1),
        ("sheet,id,1a\n{A},1,x\n{B},7,y\n", true, "unknown-student", 3),
        ("sheet,id,1a\n{A},Anna,x\n", true, "unknown-student", 2),
        ("sheet,id,1a\n{B},1,x\n{A},2,y\n", true, "swapped-sheet", 2),
        ("sheet,id,1a\n{B},1,x\n{A},2,y\n", true, "swapped-sheet", 3),
        ("sheet,id,1a\n{A},1,x\n{C},2,y\n", true, "swapped-sheet", 3),
        ("sheet,1a\n{A},x\n{B},y\n{A},z\n", false, "double-entry", 4),
        ("sheet,id,1a\n{A},1,x\n{B},1,y\n", false, "double-entry", 3),
        ("id,1a\n1,x\n1,y\n", true, "double-entry", 3),
        ("sheet,1a\n{A},x\n,y\n", false, "missing-sheet", 3),
        ("id,1a\n1,x\n", false, "missing-sheet", 2),
        ("sheet,1a,1b\n{A},x,y,z\n", false, "too-many-cells", 2),
        ("sheet,1a,1b\n{A},(2, 2),y\n", false, "too-many-cells", 2),
        ("sheet,1a\n{A},\"x\n", false, "open-quote", 2),
        ("sheet,1a\n{A},\"x\"y\n", false, "bad-quote", 2),
        ("sheet,name,1a\n{A},An\u{202E}na,x\n", false, "control-character", 2),
        ("sheet,name,1a\n{A},\"An\nna\",x\n", false, "control-character", 2),
        ("sheet,1a\n{A},x\u{0}\n", false, "control-character", 2),
        ("sheet,1a,2\n{A},x,!right\n{B},!4.25,y\n", false, "too-many-points", 3),
        ("sheet,1a,2\n{A},x,!3\n", false, "too-many-points", 2),
        ("sheet,1a\n{A},!\n", false, "bad-decision", 2),
        ("sheet,1a\n{A},!half\n", false, "bad-decision", 2),
        ("sheet,1a\n{A},!2.3\n", false, "bad-decision", 2),
        ("sheet,1a\n{A},!-1\n", false, "bad-decision", 2),
    ]
    .map(|(table, roster, fault, line)| (with_ids(table, &ids).replace("{wrong}", &wrong_check), roster, fault, line))
    .into();
    for (table, roster, fault, line) in &cases {
        fs::write(home.path().join("answers.csv"), table).expect("written");
        let mut arguments = vec!["mark", "week.yaml", "--answers", "answers.csv"];
        arguments.extend(roster.then_some(["--roster", "roster.csv"]).into_iter().flatten());
        let (code, _, err) = run(home.path(), &arguments);
        assert_eq!(code, 2, "{table}: {err}");
        let place = format!("answers.csv:{line}:");
        let said = err.lines().any(|said| said.starts_with(&place) && said.contains(&format!("error[{fault}]")));
        assert!(said && err.contains("\nhelp: "), "{table}: {fault} in line {line}: {err}");
        assert!(!home.path().join("nimbook-out").exists(), "{table}: nothing is written");
    }
    assert!(cases.len() >= 30, "{}", cases.len());
}

#[test]
fn broken_files_of_answers_are_refused() {
    let (home, ids) = home();
    fs::create_dir(home.path().join("folder")).expect("a folder");
    let utf16: &[u8] = b"\xff\xfes\0\0\xd8";
    let long = [b"sheet,1a\n".as_slice(), &vec![b'x'; (1 << 24) + 1]].concat();
    let cases: [(&str, &[u8], &str); 15] = [
        ("empty.csv", b"", "empty"),
        ("blank.csv", b"\n\n  \n", "empty"),
        ("utf16.csv", utf16, "unknown-encoding"),
        ("long.csv", &long, "too-large"),
        ("a.yaml", b"answers: 5\n", "wrong-type"),
        ("b.yaml", b"sheets: []\n", "unknown-key"),
        ("c.yaml", b"- hello\n", "not-a-map"),
        ("d.yaml", b"- {sheet: NB-0000-0000-0, remark: late}\n", "unknown-key"),
        ("e.yaml", b"- {sheet: NB-0000-0000-0, 1a: [x, y]}\n", "not-a-text"),
        ("f.yaml", b"- {sheet: NB-0000-0000-0, 1a: x\n", ""),
        ("g.yaml", b"- {sheet: NB-0000-0000-0, 1a: x}\n", "other-spec"),
        ("h.yaml", b"- {sheet: hello, 1a: x}\n", "bad-id"),
        ("i.yaml", b"- {1a: x}\n", "missing-sheet"),
        ("j.yaml", b"- {sheet: NB-0000-0000-0, 1a: x, 1A: y}\n", "duplicate-key"),
        ("k.yaml", b"- {sheet: NB-0000-0000-0, Sheet: NB-0000-0000-1, 1a: x}\n", "duplicate-key"),
    ];
    for (name, content, fault) in cases {
        fs::write(home.path().join(name), content).expect("written");
        let (code, _, err) = run(home.path(), &["mark", "week.yaml", "--answers", name]);
        assert_eq!(code, 2, "{name}: {err}");
        assert!(err.contains(name) && err.contains(&format!("error[{fault}")), "{name}: {fault}: {err}");
    }
    for (arguments, fault) in [
        (vec!["--answers", "folder"], "is-a-directory"),
        (vec!["--answers", "missing.csv"], "not-found"),
        (vec!["--answers", "good.csv", "--roster", "missing.csv"], "not-found"),
        (vec!["--answers", "good.csv", "--compare", "missing.yaml"], "not-found"),
    ] {
        fs::write(home.path().join("good.csv"), with_ids("sheet,1a\n{A},x\n", &ids)).expect("written");
        let (code, _, err) = run(home.path(), &[vec!["mark", "week.yaml"], arguments].concat());
        assert_eq!(code, 2, "{err}");
        assert!(err.contains(&format!("error[{fault}]")), "{fault}: {err}");
    }
    assert!(!home.path().join("nimbook-out").exists(), "nothing is written");
}

#[test]
fn answers_become_marks() {
    let (home, ids) = home();
    // Semicolons, columns and rows in another order, a formula for a name, a mark of direction, a line break.
    let table = with_ids(
        "1b;name;sheet;remark;1a;id\n\
         take 4 from heap 2;=cmd|' /C calc'!A0;{B};late;6 from 2;2\n\
         3 4 7;<b>Anna</b>;{A};;\"\u{200F}(2, 2)\n\";1\n\
         banana;Cleo;{C};;;3\n",
        &ids,
    );
    fs::write(home.path().join("answers.csv"), table).expect("written");
    let (code, out, err) = run(home.path(), &["mark", "week.yaml", "--answers", "answers.csv"]);
    assert_eq!(code, 0, "{out}{err}");
    assert!(err.contains("answers.csv:1:15: the column `remark` is not a question"), "{err}");
    assert!(err.contains("there is no column for 2, 3"), "{err}");
    assert!(
        out.starts_with(
            "3 sheets: 3 answers right, 0 partly right, 1 wrong (1 with a named mistake), 7 empty, 1 not understood\n"
        ),
        "{out}"
    );
    let csv = fs::read_to_string(home.path().join("nimbook-out/marks.csv")).expect("marks");
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines[0], "id;name;sheet;item;part;points;of;mistake;refutation");
    let ben = format!("2;'=cmd|' /C calc'!A0;{};1a;", ids[1]);
    let row = lines.iter().find(|line| line.starts_with(&ben)).expect("Ben's first item");
    assert!(row.contains(";0;4;the whole larger heap taken;"), "{row}");
    let anna = format!("1;<b>Anna</b>;{};1a;take 4 from heap 2;4;4;;", ids[0]);
    assert!(lines.contains(&anna.as_str()), "{csv}");
    let cleo = format!("3;Cleo;{};1b;", ids[2]);
    let row = lines.iter().find(|line| line.starts_with(&cleo)).expect("Cleo's second item");
    assert!(row.ends_with(";0;4;not understood;"), "{row}");
    let html = fs::read_to_string(home.path().join("nimbook-out/marks.html")).expect("a report");
    assert!(!html.contains("<b>Anna") && html.contains("&lt;b&gt;Anna&lt;/b&gt;"), "names are text");
    assert!(html.contains("banana"), "what was not understood is shown");
    // The same input, the same bytes.
    let (_, again, _) = run(home.path(), &["mark", "week.yaml", "--answers", "answers.csv"]);
    assert_eq!(out, again);
}

/// Tables of ids leave out what all begin with, and so may whoever types them.
#[test]
fn an_id_may_lack_its_beginning() {
    let (home, ids) = home();
    fs::write(home.path().join("answers.csv"), with_ids("sheet,1a\n{A},x\n", &ids).replace("NB-", ""))
        .expect("written");
    let (code, _, err) = run(home.path(), &["mark", "week.yaml", "--answers", "answers.csv"]);
    assert_eq!(code, 0, "{err}");
    let marks = fs::read_to_string(home.path().join("nimbook-out/marks.csv")).expect("marks");
    assert!(marks.contains(&format!(",,{},1a,", ids[0])), "{marks}");
}

#[test]
fn a_roster_knows_whose_sheet_is_whose() {
    let (home, _) = home();
    fs::write(home.path().join("answers.csv"), "id,1a,1b,2,3\n2,4 from 2,4 from 2,,\n1,(2; 2),,,\n").expect("written");
    let arguments = ["mark", "week.yaml", "--answers", "answers.csv", "--roster", "roster.csv", "--json"];
    let (code, out, err) = run(home.path(), &arguments);
    assert_eq!(code, 0, "{err}");
    assert!(err.contains("roster.csv:4: no sheet of Cleo is in the answers"), "{err}");
    let value: Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(value["students"][0]["points"], 8.0, "{out}");
    assert_eq!(value["students"][0]["items"][0]["status"], "right");
    assert_eq!(value["students"][0]["items"][2]["status"], "empty");
}

#[test]
fn follow_up_sheets_ask_again_about_what_went_wrong() {
    let (home, ids) = home();
    let table = with_ids("sheet,id,1a,1b,2,3\n{A},1,4 from 2,4 from 2,0,\n", &ids);
    fs::write(home.path().join("answers.csv"), table).expect("written");
    fs::write(home.path().join("roster.csv"), "id,name,large\n1,Anna <b>Kiss</b>,yes\n").expect("written");
    let follow_up =
        ["mark", "week.yaml", "--answers", "answers.csv", "--roster", "roster.csv", "--follow-up", "--out", "out"];
    let (code, out, err) = run(home.path(), &follow_up);
    assert_eq!(code, 0, "{err}");
    let files = "  out/marks.csv\n  out/marks.html\n  out/week-markbook.csv\n  out/week-students.html\n  out/week-follow-up-sheets.html\n  out/week-follow-up-keys.html\n  \
                 out/week-follow-up/ (2 files)\n";
    assert!(crate::slashed(&out).ends_with(files), "{out}");
    let names = fs::read_dir(home.path().join("out/week-follow-up")).expect("a folder").flatten();
    let names = names.map(|entry| format!("out/week-follow-up/{}", entry.file_name().to_string_lossy()));
    let sheet = names.into_iter().find(|name| !name.contains("-key")).expect("a sheet");
    let id = sheet.rsplit('/').next().and_then(|name| name.strip_suffix(".html")).expect("an id");
    assert_ne!(id, ids[0]);
    let page = fs::read_to_string(home.path().join(sheet.trim())).expect("a page");
    assert!(
        page.contains("id=\"q2\"") && page.contains("id=\"q3\"") && !page.contains("id=\"q1\""),
        "only what was lost"
    );
    let all = fs::read_to_string(home.path().join("out/week-follow-up-sheets.html")).expect("a page");
    for page in [&page, &all] {
        assert!(page.contains("Anna &lt;b&gt;Kiss&lt;/b&gt;") && page.contains(id) && page.contains("sheet large"));
    }
    let (code, _, err) = run(home.path(), &["show", id, "--spec", "week.yaml", "--out", "again"]);
    assert_eq!(code, 0, "{err}");
}

/// The rules of a game stand on the sheet even where its first question is no longer there.
#[test]
fn a_follow_up_sheet_refers_only_to_its_own_questions() {
    let (home, _) = home();
    let spec = "title: T\nseed: rules\npoints: 9\nexercises:\n  - {id: a, kind: outcome, game: rim, heaps: 2, size: 1..21}\n  \
                - {id: b, kind: winning-moves, game: rim, heaps: 2, size: 3..40}\n  \
                - {id: c, kind: winning-moves, game: rim, heaps: 2, size: 3..40}\n";
    fs::write(home.path().join("rim.yaml"), spec).expect("written");
    let (code, out, err) = run(home.path(), &["sheet", "rim.yaml", "--format", "json", "--out", "one"]);
    assert_eq!(code, 0, "{out}{err}");
    let key = fs::read_to_string(home.path().join("one/rim-key.json")).expect("a key");
    let key: Value = serde_json::from_str(&key).expect("JSON");
    let (id, right) = (key["id"].as_str().expect("an id"), &key["exercises"][0]["answer"]["value"]);
    fs::write(home.path().join("answers.csv"), format!("sheet,1,2,3\n{id},{},,\n", right.as_str().expect("a side")))
        .expect("written");
    let (code, out, err) = run(home.path(), &["mark", "rim.yaml", "--answers", "answers.csv", "--follow-up"]);
    assert_eq!(code, 0, "{out}{err}");
    let sheets = fs::read_to_string(home.path().join("nimbook-out/rim-follow-up-sheets.html")).expect("a page");
    assert_eq!(sheets.matches("<strong>Rim.</strong> A move takes").count(), 1);
    assert!(sheets.contains("As in question 2.") && !sheets.contains("question 1"));
}

#[test]
fn a_mended_spec_changes_marks() {
    let (home, ids) = home();
    let mended = SPEC.replace("count: 2, points: 4", "count: 2, points: 5");
    fs::write(home.path().join("mended.yaml"), mended).expect("written");
    let table = with_ids("sheet,name,1a,1b,2,3\n{A},Anna,4 from 2,1 from 1,,\n{B},Ben,,,,\n", &ids);
    fs::write(home.path().join("answers.csv"), table).expect("written");
    let arguments = ["mark", "mended.yaml", "--compare", "week.yaml", "--answers", "answers.csv"];
    let (code, out, err) = run(home.path(), &arguments);
    assert_eq!(code, 0, "{err}");
    assert!(out.contains(&format!("  Anna, {}, 1a: 4 of 4, now 5 of 5\n", ids[0])), "{out}");
    let (code, out, _) =
        run(home.path(), &["mark", "week.yaml", "--compare", "week.yaml", "--answers", "answers.csv", "--out", "same"]);
    assert_eq!((code, out.contains("0 marks change\n")), (0, true), "{out}");
    // An answer to a question that no sheet has is not passed over.
    fs::write(home.path().join("answers.csv"), with_ids("sheet,1a,9\n{A},4 from 2,x\n", &ids)).expect("written");
    let (code, _, err) = run(home.path(), &arguments);
    assert_eq!((code, err.contains("answers.csv:1:10: error[unknown-column]")), (2, true), "{err}");
}

/// A sheet without points counts one for each question; on paper it has none.
#[test]
fn a_sheet_without_points_counts_its_questions() {
    let (home, _) = home();
    let bare = SPEC.replace(", points: 4", "").replace(", points: 2", "").replace(", points: 1", "");
    fs::write(home.path().join("bare.yaml"), &bare).expect("written");
    let (_, out, _) = run(home.path(), &["sheet", "bare.yaml", "--json", "--out", "sheets"]);
    let id = serde_json::from_str::<Value>(&out).expect("JSON")["id"].as_str().expect("an id").to_owned();
    fs::write(home.path().join("answers.csv"), format!("sheet,1a,1b,2,3\n{id},4 from 2,banana,,\n")).expect("written");
    let marks = ["mark", "bare.yaml", "--answers", "answers.csv", "--follow-up", "--json"];
    let (code, out, err) = run(home.path(), &marks);
    assert_eq!(code, 0, "{err}");
    let value: Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!((&value["students"][0]["points"], &value["students"][0]["of"]), (&1.0.into(), &4.0.into()), "{out}");
    let csv = fs::read_to_string(home.path().join("nimbook-out/marks.csv")).expect("marks");
    assert!(csv.contains(",1a,take 4 from heap 2,1,1,,\n") && csv.contains(",0,1,not understood,\n"), "{csv}");
    let html = fs::read_to_string(home.path().join("nimbook-out/marks.html")).expect("a report");
    assert!(html.contains(">of 4</th>"), "{html}");
    let next = fs::read_to_string(home.path().join("nimbook-out/bare-follow-up-sheets.html")).expect("a sheet");
    assert!(next.contains("-q2\"") && !next.contains("class=\"points\""), "{next}");
    let compare = ["mark", "week.yaml", "--compare", "bare.yaml", "--answers", "answers.csv", "--out", "again"];
    let (code, out, err) = run(home.path(), &compare);
    assert_eq!((code, out.contains(&format!("  {id}, {id}, 1a: 1 of 1, now 4 of 4\n"))), (0, true), "{out}{err}");
}

/// What earns something, but not all, is neither right nor wrong: 3 ⊕ 5 ⊕ 7 = 1, so 1 from any heap wins.
#[test]
fn an_answer_is_right_partly_right_or_wrong() {
    let (home, _) = home();
    let spec = "title: T\nseed: parts\nexercises:\n  \
                - {id: win, kind: winning-moves, positions: [nim 3 5 7], count: 1, points: 3, unique: false}\n";
    fs::write(home.path().join("parts.yaml"), spec).expect("written");
    let id = |variant: &str| {
        let (_, out, err) =
            run(home.path(), &["sheet", "parts.yaml", "--variant", variant, "--json", "--out", "sheets"]);
        serde_json::from_str::<Value>(&out).expect(&err)["id"].as_str().expect("an id").to_owned()
    };
    let sheet = id("0");
    for (answer, status, points, summary) in [
        ("1 from 1; 1 from 2; 1 from 3", "right", 3.0, "1 answer right, 0 partly right, 0 wrong"),
        ("1 from 3", "part", 1.0, "0 answers right, 1 partly right, 0 wrong (0 with a named mistake)"),
        ("1 from 3; 2 from 2", "wrong", 0.0, "0 answers right, 0 partly right, 1 wrong"),
        ("2 from 2", "wrong", 0.0, "0 answers right, 0 partly right, 1 wrong"),
        (
            "banana",
            "unread",
            0.0,
            "0 answers right, 0 partly right, 0 wrong (0 with a named mistake), 0 empty, 1 not understood",
        ),
        (
            "?",
            "empty",
            0.0,
            "0 answers right, 0 partly right, 0 wrong (0 with a named mistake), 1 empty, 0 not understood",
        ),
    ] {
        fs::write(home.path().join("answers.csv"), format!("sheet,1\n{sheet},{answer}\n")).expect("written");
        let (code, out, err) = run(home.path(), &["mark", "parts.yaml", "--answers", "answers.csv", "--json"]);
        assert_eq!(code, 0, "{err}");
        let item = serde_json::from_str::<Value>(&out).expect("JSON")["students"][0]["items"][0].clone();
        assert_eq!((item["status"].as_str(), item["points"].as_f64()), (Some(status), Some(points)), "{answer}: {out}");
        let (_, out, _) = run(home.path(), &["mark", "parts.yaml", "--answers", "answers.csv"]);
        assert!(out.starts_with("1 sheet: ") && out.contains(summary), "{answer}: {out}");
        let html = fs::read_to_string(home.path().join("nimbook-out/marks.html")).expect("a report");
        assert!(html.contains(summary), "{answer}");
    }
}

/// An empty cell is no answer, and a hyphen is the answer that there is no move: `class` and the report say so.
#[test]
fn nothing_written_is_not_none() {
    let (home, _) = home();
    let (code, out, err) = run(home.path(), &["class", "week.yaml", "--roster", "roster.csv", "--out", "."]);
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("an empty cell is no answer, and `-` says that there is none"), "{out}");
    let table = fs::read_to_string(home.path().join("week-answers.csv")).expect("a table");
    fs::write(home.path().join("week-answers.csv"), table.replace("Anna,,,,", "Anna,-,,-,?")).expect("written");
    let marks = ["mark", "week.yaml", "--answers", "week-answers.csv", "--roster", "week-roster.csv", "--json"];
    let (code, out, err) = run(home.path(), &marks);
    assert_eq!(code, 0, "{err}");
    let items = serde_json::from_str::<Value>(&out).expect("JSON")["students"][0]["items"].clone();
    let found: Vec<_> = items.as_array().expect("items").iter().map(|item| item["status"].as_str()).collect();
    assert_eq!(found, ["wrong", "empty", "empty", "empty"].map(Some), "{items}");
    let html = fs::read_to_string(home.path().join("nimbook-out/marks.html")).expect("a report");
    assert!(html.contains("an empty cell means no answer"), "{html}");
}

/// A teacher decides in the answers themselves, in a table and in YAML, and nothing is provisional any more.
#[test]
fn a_teacher_decides_in_the_answers() {
    let (home, ids) = home();
    let marked = |name: &str, content: String| {
        fs::write(home.path().join(name), content).expect("written");
        let (code, out, err) = run(home.path(), &["mark", "week.yaml", "--answers", name]);
        assert_eq!(code, 0, "{err}");
        let (_, json, _) = run(home.path(), &["mark", "week.yaml", "--answers", name, "--json"]);
        let html = fs::read_to_string(home.path().join("nimbook-out/marks.html")).expect("a report");
        (out, serde_json::from_str::<Value>(&json).expect("JSON")["students"][0].clone(), html)
    };
    let (out, student, html) = marked("open.csv", with_ids("sheet,id,1a,1b\n{A},1,banana,4 from 2\n", &ids));
    assert!(out.contains("Provisional: 1 answer was not understood") && out.contains("!right"), "{out}");
    assert_eq!((&student["provisional"], &student["items"][0]["decided"]), (&true.into(), &false.into()));
    assert!(html.contains("Provisional: 1 answer") && html.contains("mean (provisional)"), "{html}");
    assert!(html.contains("<td class=\"tot\">4<sup>?</sup></td>"), "{html}");
    let listed = html.split("banana").nth(1).expect("the answer is listed");
    assert!(listed.contains("ake 4 from heap 2") && listed.contains("!wrong"), "{listed}");

    let decided = "{A},1,\"!2,5\",！ 1.75,! wrong,!right";
    let table = marked("answers.csv", with_ids(&format!("sheet,id,1a,1b,2,3\n{decided}\n"), &ids));
    let yaml =
        format!("- sheet: {}\n  id: 1\n  1a: \"!2,5\"\n  1b: ！ 1.75\n  2: \"! wrong\"\n  3: \"!right\"\n", ids[0]);
    for (out, student, html) in [table, marked("answers.yaml", yaml)] {
        let item = |place: usize| {
            let item = &student["items"][place];
            assert_eq!(item["decided"], true, "{item}");
            (
                item["status"].as_str().expect("a status"),
                item["points"].as_f64().expect("points"),
                item["typed"].clone(),
            )
        };
        assert_eq!(item(0), ("part", 2.5, "!2,5".into()));
        assert_eq!(item(1), ("part", 1.75, "！ 1.75".into()));
        assert_eq!(item(2), ("wrong", 0.0, "! wrong".into()));
        assert_eq!(item(3), ("right", 1.0, "!right".into()));
        assert_eq!((&student["points"], &student["provisional"]), (&5.25.into(), &false.into()));
        assert!(
            !out.contains("rovisional") && !html.contains("Provisional:") && !html.contains("(provisional)"),
            "{out}"
        );
    }
    let csv = fs::read_to_string(home.path().join("nimbook-out/marks.csv")).expect("marks");
    assert!(csv.contains(",2.5,4,decided by the teacher,\n"), "{csv}");
}

#[test]
fn yaml_is_read_like_a_table() {
    let (home, ids) = home();
    let yaml = format!("answers:\n  - sheet: {}\n    id: 1\n    1a: 4 from 2\n    1b: (3, 4, 7)\n", ids[0]);
    fs::write(home.path().join("answers.yaml"), yaml).expect("written");
    let (code, out, err) = run(home.path(), &["mark", "week.yaml", "--answers", "answers.yaml"]);
    assert_eq!(code, 0, "{err}");
    assert!(out.starts_with("1 sheet: 2 answers right"), "{out}");
}

/// A sheet on which nothing is written counts in no mean, and an example names its question, not the code of a position.
#[test]
fn an_empty_sheet_counts_in_no_mean() {
    let (home, ids) = home();
    let table = with_ids("sheet,id,1a,1b,2,3\n{A},1,6 from 2,4 from 2,,\n{B},2,,,,\n", &ids);
    fs::write(home.path().join("answers.csv"), table).expect("written");
    let (code, _, err) = run(home.path(), &["mark", "week.yaml", "--answers", "answers.csv"]);
    assert_eq!(code, 0, "{err}");
    let html = fs::read_to_string(home.path().join("nimbook-out/marks.html")).expect("a report");
    let (body, foot) = html.split_once("<tfoot>").expect("means");
    assert!(body.contains("<td class=\"tot\">–</td>") && foot.contains("mean without empty sheets"), "{foot}");
    assert!(foot.contains("<td class=\"r\">4.0</td>"), "{foot}");
    assert!(html.contains("Question 1a") && !html.contains("nim 2 6"), "{html}");
}
