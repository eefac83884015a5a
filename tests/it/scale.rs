//! Engines that spread ranges of sheets over many processes, and put their results together again: what the guide says
//! of them is run here.
//!
//! Failure: a line that is made twice or not at all, or is another one than in a single run.

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;
use tempfile::TempDir;

const GUIDE: &str = include_str!("../../book/guide/09-many-sheets.md");
const RANGES: &str = include_str!("../hosts/ranges.sh");
const SPARK: &str = include_str!("../hosts/spark.py");
const MARKS: &str = include_str!("../hosts/marks.sql");

/// How many sheets each of the 64 ranges has here; the guide has a thousand.
const SIZE: usize = 5;

const SPEC: &str = "title: Friday\nseed: friday\npoints: 6\nexercises:\n  \
                    - {id: win, kind: winning-moves, heaps: 3, size: 1..60, difficulty: 4}\n  \
                    - {id: sum, kind: nim-sum, heaps: 2, size: 1..120, count: 2, difficulty: 5}\n";

/// A folder with a sheet, and `nimbook` on the path: a script that notes what it was asked for.
fn home(before: &str) -> TempDir {
    let home = tempfile::tempdir().expect("a folder");
    fs::write(home.path().join("friday.yaml"), SPEC).expect("written");
    let program = home.path().join("nimbook");
    let script = format!("#!/bin/sh\necho \"$@\" >> runs\n{before}\nexec '{}' \"$@\"\n", env!("CARGO_BIN_EXE_nimbook"));
    fs::write(&program, script).expect("written");
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).expect("it may be run");
    home
}

/// Runs a program in the folder, with the folder first on the path.
fn run(home: &TempDir, program: &str, arguments: &[&str]) -> Output {
    let path = std::env::var("PATH").expect("a path");
    let mut command = Command::new(program);
    command.args(arguments).current_dir(home.path()).env("PATH", format!("{}:{path}", home.path().display()));
    command.stdin(Stdio::null()).output().unwrap_or_else(|error| panic!("{program}: {error}"))
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("text")
}

/// All sheets of the 64 ranges, by one process.
fn whole(home: &TempDir) -> String {
    let range = format!("0..{}", 64 * SIZE - 1);
    let output = run(home, env!("CARGO_BIN_EXE_nimbook"), &["sheet", "friday.yaml", "--range", &range, "--out", "-"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let lines = text(&output.stdout);
    assert_eq!(lines.lines().count(), 64 * SIZE);
    lines.to_owned()
}

#[test]
fn the_guide_shows_these_files() {
    for (shown, language) in [(RANGES, "sh"), (SPARK, "python"), (MARKS, "text")] {
        assert!(GUIDE.contains(&format!("```{language}\n{shown}```\n")), "the guide does not show\n{shown}");
    }
}

/// Two ranges are killed in the middle of a line; the same command again makes them, and no other.
#[test]
#[ignore = "needs GNU parallel"]
fn ranges_are_spread_by_parallel_and_resumed() {
    let [seventh, fortieth] = [7, 40].map(|range| range * SIZE);
    let home = home(&format!(
        "for first in {seventh} {fortieth}; do\n  case \"$*\" in *\" $first..\"*)\n    if [ ! -e killed-$first ]; then\n      \
         : > killed-$first; printf '{{\"title\":'; kill -9 $$\n    fi\n  esac\ndone"
    ));
    let script = RANGES.replace("* 1000", &format!("* {SIZE}")).replace("+ 999", &format!("+ {}", SIZE - 1));
    let whole = whole(&home);
    let first = run(&home, "sh", &["-c", &script]);
    assert!(!first.status.success() && !home.path().join("sheets.jsonl").exists(), "{}", text(&first.stderr));
    assert_eq!(fs::read_to_string(home.path().join("7.jsonl")).expect("a part"), "{\"title\":");
    let again = run(&home, "sh", &["-c", &script]);
    assert!(again.status.success(), "{}", text(&again.stderr));
    assert!(fs::read_to_string(home.path().join("sheets.jsonl")).expect("lines") == whole);
    let runs = fs::read_to_string(home.path().join("runs")).expect("the runs");
    assert_eq!(runs.lines().count(), 64 + 2, "only what was killed is made again");
}

/// Eight ranges, because Spark begins slowly.
#[test]
#[ignore = "needs Java and pyspark"]
fn ranges_are_spread_by_spark() {
    let home = home("");
    let script = SPARK
        .replace("{first + 999}", &format!("{{first + {}}}", 8 * SIZE - 1))
        .replace("64_000, 1000", &format!("{}, {}", 64 * SIZE, 8 * SIZE));
    let output = run(&home, "python3", &["-c", &script]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let part = |number| fs::read_to_string(home.path().join(format!("sheets/part-{number:05}"))).expect("a part");
    assert!((0..8).map(part).collect::<String>() == whole(&home));
}

/// The marks of two halves of a class, joined by the query, are those of the whole class.
#[test]
#[ignore = "needs Python with duckdb"]
fn marks_of_ranges_are_joined_by_a_query() {
    let home = home("");
    let mut rows = Vec::new();
    for (student, line) in whole(&home).lines().take(8).enumerate() {
        let sheet: Value = serde_json::from_str(line).expect("JSON");
        let sum = |item: usize| sheet["exercises"][item]["answer"]["value"].as_u64().expect("a number");
        // Ids keep their zeros; every second student is one off.
        let (id, name) = (sheet["id"].as_str().expect("an id"), format!("00{student},Student {student}"));
        rows.push(format!("{id},{name},,{},{}\n", sum(1), sum(2) + student as u64 % 2));
    }
    let mark = |rows: &[String], out: &str| {
        let answers = format!("{out}.csv");
        let table = "sheet,id,name,1,2a,2b\n".to_owned() + &rows.concat();
        fs::write(home.path().join(&answers), table).expect("written");
        let output = run(&home, "nimbook", &["mark", "friday.yaml", "--answers", &answers, "--out", out]);
        assert!(output.status.success(), "{}", text(&output.stderr));
    };
    mark(&rows[..5], "part-0");
    mark(&rows[5..], "part-1");
    mark(&rows, "whole");
    let python = "import duckdb, json\nqueries = open('marks.sql').read().split(';')\n\
                  print(json.dumps([duckdb.sql(query).fetchall() for query in queries if query.strip()], default=float))";
    fs::write(home.path().join("marks.sql"), MARKS).expect("written");
    let output = run(&home, "python3", &["-c", python]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let joined: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let (students, mistakes) = in_whole(&home.path().join("whole/marks.csv"));
    let found = joined[0].as_array().expect("students").iter().map(|row| {
        let points = [2, 3].map(|column| row[column].as_f64().expect("points"));
        (row[0].as_str().expect("an id").to_owned(), points)
    });
    assert_eq!(found.collect::<BTreeMap<_, _>>(), students);
    assert_eq!((students.len(), students["000"], students["001"]), (8, [4.0, 6.0], [2.0, 6.0]));
    let found = joined[1].as_array().expect("mistakes").iter();
    let found = found.map(|row| (row[0].as_str().expect("a name").to_owned(), row[1].as_u64().expect("a count")));
    assert_eq!(found.collect::<BTreeMap<_, _>>(), mistakes);
}

/// Points by student, and how often each mistake was made, from the marks of the whole class.
fn in_whole(marks: &Path) -> (BTreeMap<String, [f64; 2]>, BTreeMap<String, u64>) {
    let (mut students, mut mistakes) = (BTreeMap::<String, [f64; 2]>::new(), BTreeMap::new());
    for row in csv::Reader::from_path(marks).expect("marks").records() {
        let row = row.expect("a row");
        let student = students.entry(row[0].to_owned()).or_default();
        student[0] += row[5].parse::<f64>().expect("points");
        student[1] += row[6].parse::<f64>().expect("points");
        if !row[7].is_empty() {
            *mistakes.entry(row[7].to_owned()).or_default() += 1;
        }
    }
    (students, mistakes)
}
