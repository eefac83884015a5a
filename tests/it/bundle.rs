//! A class in one file: the same bytes twice, and `class` and `mark` go on from it.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

const SPEC: &str =
    "title: Two heaps\nseed: a\nexercises:\n  - id: one\n    kind: winning-moves\n    heaps: 3\n    size: 1..30\n";

fn nimbook(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimbook"));
    command.args(arguments).current_dir(folder).output().expect("the program runs")
}

#[test]
fn a_class_in_one_file_goes_on() {
    let home = tempfile::tempdir().expect("a folder");
    let path = |name: &str| home.path().join(name);
    fs::write(path("week.yaml"), SPEC).expect("a spec");
    fs::write(path("9b.csv"), "id,name\n1,Anna\n2,Ben\n").expect("a roster");
    let make = |spec: &str, roster: &str, out: &str| {
        let made = nimbook(home.path(), &["class", spec, "--roster", roster, "--zip", "--out", out]);
        assert_eq!(made.status.code(), Some(0), "{made:?}");
        fs::read(path(out).join("week.nimbook.zip")).expect("the class")
    };
    let first = make("week.yaml", "9b.csv", "a");
    assert!(first == make("week.yaml", "9b.csv", "b"), "the same bytes");
    assert_eq!(fs::read_dir(path("a")).expect("the folder").count(), 1);
    assert!(first == make("a/week.nimbook.zip", "9b.csv", "c"), "the class that it holds is the same");
    // A newcomer changes nobody's sheet: what is kept of the others stands in the new file.
    fs::write(path("9c.csv"), "id,name\n1,Anna\n2,Ben\n3,Cilla\n").expect("a roster");
    let more = make("a/week.nimbook.zip", "9c.csv", "d");
    let kept = |zip: &[u8]| {
        let text = String::from_utf8_lossy(zip).into_owned();
        text.lines().filter(|line| line.starts_with("- {sheet: ")).map(str::to_owned).collect::<Vec<_>>()
    };
    let (before, after) = (kept(&first), kept(&more));
    assert_eq!((before.len(), after.len()), (2, 3));
    assert!(before.iter().all(|line| after.contains(line)), "{before:?} {after:?}");
    let sheet = before[0].trim_start_matches("- {sheet: ").split(',').next().expect("an id").to_owned();
    fs::write(path("answers.csv"), format!("sheet,id,1\n{sheet},1,!right\n")).expect("a table");
    let marked = nimbook(home.path(), &["mark", "d/week.nimbook.zip", "--answers", "answers.csv", "--out", "e"]);
    assert_eq!(marked.status.code(), Some(0), "{marked:?}");
    // What is no class is refused, and nothing is written.
    fs::write(path("odd.zip"), "PK").expect("a file");
    let refused = nimbook(home.path(), &["class", "odd.zip", "--roster", "9b.csv", "--out", "f"]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("odd.zip: error[bad-archive]"), "{refused:?}");
    assert!(!path("f").exists());
}
