//! What `nimbook new` writes is sound, and never replaces anything.
//!
//! Every test runs the real program in a folder of its own.
//! Failure: a start that its own command refuses, a comment that promises another message, a file replaced.

use std::fs;
use std::path::Path;
use std::process::Command;

/// Runs the program in a folder: exit code, standard output, standard error.
fn run(folder: &Path, arguments: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_nimbook")).current_dir(folder).args(arguments).output();
    let output = output.expect("the program runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code().expect("no signal ended it"), text(output.stdout), text(output.stderr))
}

/// Changes a text that stands once in a file.
fn change(path: &Path, old: &str, new: &str) {
    let content = fs::read_to_string(path).expect("the file was written");
    assert_eq!(content.matches(old).count(), 1, "{old}");
    fs::write(path, content.replace(old, new)).expect("an author may change it");
}

/// Begins something, makes sure that it is sound and not replaced, follows its comment, and reads the answer.
fn begun(what: &str, file: &str, command: &[&str], (old, new): (&str, &str), says: &str) {
    let home = tempfile::tempdir().expect("a folder");
    let (code, out, err) = run(home.path(), &["new", what, "mine"]);
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    assert_eq!(fs::read_dir(home.path()).expect("a folder").count(), 1, "one thing is begun");
    let (code, out, err) = run(home.path(), command);
    assert_eq!(code, 0, "{out}{err}");
    let path = home.path().join(file);
    let before = fs::read(&path).expect("the file was written");
    let (code, _, err) = run(home.path(), &["new", what, "mine"]);
    assert_eq!(code, 2, "{err}");
    assert!(err.contains("this name is taken"), "{err}");
    assert_eq!(fs::read(&path).expect("the file is still there"), before);
    change(&path, old, new);
    let (code, out, err) = run(home.path(), command);
    assert_ne!(code, 0, "{out}");
    assert!((out.clone() + &err).contains(says), "{out}{err}");
}

#[test]
fn a_sheet() {
    let change = ("kind: winning-moves", "kind: winning-move");
    begun("sheet", "mine.yaml", &["check", "mine.yaml"], change, "did you mean `winning-moves`?");
}

/// The first sheet of a newcomer serves a class, and has a title and a seed of its own.
#[test]
fn a_sheet_is_named_after_its_file_and_serves_a_class() {
    let home = tempfile::tempdir().expect("a folder");
    for (name, title, seed) in [
        ("week-3", "Week 3", "\"week-3\""),
        // Windows has no colon or quotation mark in names.
        #[cfg(unix)]
        ("it's: \"7\" #1", "It s 7 1", "\"it-s-7-1\""),
        ("it's 7 #1", "It s 7 1", "\"it-s-7-1\""),
        ("12", "12", "\"12\""),
        ("---", "My first sheet", "my-first-sheet"),
    ] {
        let (code, _, err) = run(home.path(), &["new", "sheet", "--", name]);
        assert_eq!(code, 0, "{err}");
        let file = format!("./{name}.yaml");
        let content = fs::read_to_string(home.path().join(&file)).expect("it was written");
        assert!(content.contains(&format!("title: \"{title}\"\n")), "{content}");
        assert!(content.contains(&format!("seed: {seed}\n")), "{content}");
        let (code, out, err) = run(home.path(), &["check", &file, "--json"]);
        assert_eq!(code, 0, "{err}");
        let report: serde_json::Value = serde_json::from_str(&out).expect("JSON");
        assert!(report["variants"].as_u64().expect("a number") >= 40, "{out}");
    }
}

#[test]
fn a_game() {
    begun("game", "mine.claims", &["prove", "mine.claims"], ("  measure n", "  measure 5"), "termination is broken");
    begun(
        "game",
        "mine.claims",
        &["prove", "mine.claims"],
        ("losing exists k: n = 4*k", "losing exists k: n = 5*k"),
        "reply is broken at n = 4",
    );
}

#[test]
fn a_book() {
    let command = ["book", "mine", "--out", "out"];
    let file = "mine/01-equal-heaps.md";
    begun("book", file, &command, ("grundy(nim 3 5) is 6", "grundy(nim 3 5) is 7"), "grundy(nim 3 5) is 6, not 7");
    begun("book", file, &command, ("losing a = b", "losing a <= b"), "losing is broken");
    let file = "mine/02-more-numbers.md";
    begun("book", file, &command, ("forall n: even(2*n)", "forall n: even(3*n)"), "smallest counterexample n=1");
    begun("book", "mine/book.yaml", &command, ("bouton-1902:", "bouton-1903:"), "no work has the key `bouton-1902`");
}

#[test]
fn a_name_that_is_no_name() {
    let home = tempfile::tempdir().expect("a folder");
    for arguments in [&["new", "book", ".."][..], &["new", "sheet", "not/there/mine"], &["new", "game", "./.."]] {
        let (code, _, err) = run(home.path(), arguments);
        assert_eq!(code, 2, "{err}");
        assert!(err.contains("error["), "{err}");
    }
    assert_eq!(fs::read_dir(home.path()).expect("a folder").count(), 0);
}
