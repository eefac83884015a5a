//! The study book as a reader has it, and pages that answer as a student has them: built, opened from their folder in
//! Chromium, and held to `tests/browser/`.
//!
//! Ignored where node, npm and a browser may be missing. `CHROMIUM` names the browser, or it is `chromium` on
//! the path; `npm ci` fetches what the lock file names, once.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Runs a program to its end and fails with what it said.
fn run(command: &mut Command) {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let said = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    assert!(output.status.success(), "{command:?}\n{}{}", said(&output.stdout), said(&output.stderr));
}

#[test]
#[ignore = "needs node, npm and Chromium"]
fn the_book_in_a_browser() {
    let book = tempfile::tempdir().expect("a folder for the book");
    run(Command::new(env!("CARGO_BIN_EXE_nimbook")).arg("book").arg("--out").arg(book.path()));
    run(Command::new("node").arg("pages.mjs").arg(book.path()).current_dir(checks()));
}

#[test]
#[ignore = "needs node, npm and Chromium, and the engine of pages"]
fn the_book_answers_in_a_browser() {
    let book = tempfile::tempdir().expect("a folder for the book");
    run(Command::new(env!("CARGO_BIN_EXE_nimbook")).arg("book").arg("--out").arg(book.path()));
    run(Command::new("node").arg("blocks.mjs").arg(book.path()).current_dir(checks()));
}

#[test]
#[ignore = "needs node, npm and Chromium, and the engine of pages"]
fn pages_that_answer_in_a_browser() {
    let folder = tempfile::tempdir().expect("a folder");
    let nimbook = |arguments: &[&str]| {
        run(Command::new(env!("CARGO_BIN_EXE_nimbook")).args(arguments).arg("--out").arg(folder.path()))
    };
    nimbook(&["page"]);
    nimbook(&["page", "first-sheet"]);
    nimbook(&["sheet", "first-sheet", "--format", "json"]);
    run(Command::new("node")
        .arg("live.mjs")
        .arg(folder.path().join("nimbook.html"))
        .arg(folder.path().join("first-sheet-page.html"))
        .arg(folder.path().join("first-sheet-key.json"))
        .current_dir(checks()));
}

/// Somebody practises along the path and plays, on a phone and on a laptop.
#[test]
#[ignore = "needs node, npm and Chromium, and the engine of pages"]
fn a_pupil_in_a_browser() {
    let folder = tempfile::tempdir().expect("a folder");
    run(Command::new(env!("CARGO_BIN_EXE_nimbook")).arg("page").arg("--out").arg(folder.path()));
    run(Command::new("node").arg("pupil.mjs").arg(folder.path().join("nimbook.html")).current_dir(checks()));
}

/// A teacher makes a sheet and a class in the page, and what comes out is what the program makes.
#[test]
#[ignore = "needs node, npm and Chromium, and the engine of pages"]
fn the_workshop_in_a_browser() {
    let folder = tempfile::tempdir().expect("a folder");
    run(Command::new(env!("CARGO_BIN_EXE_nimbook")).arg("page").arg("--out").arg(folder.path()));
    run(Command::new("node")
        .arg("shop.mjs")
        .arg(folder.path().join("nimbook.html"))
        .arg(env!("CARGO_BIN_EXE_nimbook"))
        .current_dir(checks()));
}

#[test]
#[ignore = "needs node, npm, Chromium and Python, and the engine of pages"]
fn a_package_on_a_learning_platform() {
    let folder = tempfile::tempdir().expect("a folder");
    let nimbook = |arguments: &[&str]| {
        run(Command::new(env!("CARGO_BIN_EXE_nimbook")).args(arguments).arg("--out").arg(folder.path()))
    };
    let sheet = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("exercises/first-sheet.yaml"));
    let sheet = sheet.expect("a built-in sheet");
    let points = "points: 20\n";
    assert!(sheet.contains(points));
    // Points that are per cent nowhere, more than a platform has, and none.
    for (stem, points_instead) in [("usual", points), ("many", "points: 150\n"), ("none", "")] {
        let spec = folder.path().join(format!("{stem}.yaml"));
        std::fs::write(&spec, sheet.replace(points, points_instead)).expect("a spec");
        let spec = spec.to_str().expect("a path in letters");
        nimbook(&["page", spec, "--format", "scorm"]);
        nimbook(&["sheet", spec, "--format", "json"]);
        let unpacked = folder.path().join(stem);
        // An independent reader, which compares the checksums.
        run(Command::new("python3")
            .args(["-m", "zipfile", "-e"])
            .arg(folder.path().join(format!("{stem}-page.zip")))
            .arg(&unpacked));
        run(Command::new("node")
            .arg("scorm.mjs")
            .arg(&unpacked)
            .arg(folder.path().join(format!("{stem}-key.json")))
            .current_dir(checks()));
    }
}

#[test]
#[ignore = "needs node, npm and Chromium"]
fn slides_in_a_browser() {
    let folder = tempfile::tempdir().expect("a folder");
    let slides = |language: &str, arguments: &[&str]| {
        let out = folder.path().join(language);
        run(Command::new(env!("CARGO_BIN_EXE_nimbook"))
            .args(arguments)
            .args(["--format", "slides", "--lang", language, "--out"])
            .arg(&out));
        out
    };
    let two = slides("en", &["sheet", "first-sheet", "--range", "0..1"]).join("first-sheet-0-1-slides.html");
    let mut files = vec![two];
    for language in ["en", "hu", "he"] {
        files.push(slides(language, &["sheet", "first-sheet"]).join("first-sheet-slides.html"));
    }
    files.push(slides("hu", &["sheet", "15-the-queen"]).join("15-the-queen-slides.html"));
    run(Command::new("node").arg("slides.mjs").args(files).current_dir(checks()));
}

#[test]
#[ignore = "needs node, npm and Chromium, and the engine of pages"]
fn pages_in_every_language_in_a_browser() {
    let folder = tempfile::tempdir().expect("a folder");
    let roster = folder.path().join("class.csv");
    std::fs::write(&roster, "id,name,language\n1,Kovács Éva,hu\n2,דנה לוי,he\n3,Ann Lee,en\n").expect("a roster");
    let mut files = Vec::new();
    for language in ["hu", "he"] {
        let out = folder.path().join(language);
        let nimbook = |arguments: &[&str]| {
            run(Command::new(env!("CARGO_BIN_EXE_nimbook"))
                .args(arguments)
                .args(["--lang", language, "--out"])
                .arg(&out))
        };
        for sheet in ["04-builder", "08-binary-columns", "15-the-queen", "17-chocolate", "25-proofs", "first-sheet"] {
            nimbook(&["sheet", sheet, "--format", "html"]);
        }
        nimbook(&["page", "first-sheet"]);
        nimbook(&["class", "09-every-winning-move", "--roster", roster.to_str().expect("a path in letters")]);
        // A report with marks, and the sheets that ask again.
        let answers = out.join("09-every-winning-move-answers.csv");
        let table = std::fs::read_to_string(&answers).expect("a table");
        let filled: String = table.lines().map(|line| line.replacen(",,", ",take 1 from heap 1,", 1) + "\n").collect();
        std::fs::write(&answers, filled).expect("written");
        nimbook(&["mark", "09-every-winning-move", "--follow-up", "--answers", answers.to_str().expect("a path")]);
        let made = std::fs::read_dir(&out).expect("files").map(|entry| entry.expect("a file").path());
        files.extend(made.filter(|path| path.extension().is_some_and(|ending| ending == "html")));
    }
    run(Command::new("node").arg("languages.mjs").args(files).current_dir(checks()));
}

/// The folder of the checks, with what they need.
fn checks() -> PathBuf {
    let checks = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser");
    if !checks.join("node_modules/scorm-again").is_dir() {
        run(Command::new("npm").arg("ci").current_dir(&checks));
    }
    checks
}
