//! The study book as a reader has it: built, opened from its folder in Chromium, and held to `tests/browser/`.
//!
//! Ignored where node, npm and a browser may be missing. `CHROMIUM` names the browser, or it is `chromium` on
//! the path; `npm ci` fetches what the lock file names, once.

use std::path::Path;
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
    let checks = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser");
    let book = tempfile::tempdir().expect("a folder for the book");
    run(Command::new(env!("CARGO_BIN_EXE_nimbook")).arg("book").arg("--out").arg(book.path()));
    if !checks.join("node_modules").is_dir() {
        run(Command::new("npm").arg("ci").current_dir(&checks));
    }
    run(Command::new("node").arg("pages.mjs").arg(book.path()).current_dir(&checks));
}
