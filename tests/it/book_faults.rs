//! A small book that builds, and what its builder says when something in it is broken.
//!
//! Representation: `tests/book/small` is the book. A case is a file of `tests/book/faults`: changes of that
//! book (`change FILE` with `- ` for the old lines and `+ ` for the new ones, `add FILE`, `remove FILE`,
//! `run OPTIONS`), an empty line, and the exact message. Every case runs the real program in a folder of its own.
//! Failure: a broken book that is built, another message, or a file that a refused build has touched.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// One way to break the book.
enum Change {
    Replace { file: String, old: String, new: String },
    Add { file: String, text: String },
    Remove { file: String },
}

/// A case: how the book is broken, with which options it is built, and what the program says.
struct Case {
    changes: Vec<Change>,
    options: Vec<String>,
    says: String,
}

fn tests() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/book")
}

/// Reads a case.
fn case(text: &str) -> Case {
    let (head, says) = text.split_once("\n\n").expect("an empty line before the message");
    let (mut changes, mut options) = (Vec::new(), Vec::new());
    for line in head.lines() {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let file = rest.to_owned();
        match (word, changes.last_mut()) {
            ("change", _) => changes.push(Change::Replace { file, old: String::new(), new: String::new() }),
            ("add", _) => changes.push(Change::Add { file, text: String::new() }),
            ("remove", _) => changes.push(Change::Remove { file }),
            ("run", _) => options.extend(rest.split(' ').map(str::to_owned)),
            ("-", Some(Change::Replace { old: lines, .. }))
            | ("+", Some(Change::Replace { new: lines, .. }) | Some(Change::Add { text: lines, .. })) => {
                writeln!(lines, "{rest}").expect("a string takes all");
            }
            _ => panic!("not a change: {line}"),
        }
    }
    Case { changes, options, says: says.to_owned() }
}

/// Breaks the book in a folder. Old lines stand there once, so that a case cannot miss.
fn apply(change: &Change, book: &Path) {
    match change {
        Change::Replace { file, old, new } => {
            let content = fs::read_to_string(book.join(file)).expect("the file is part of the book");
            let (old, new) = (old.trim_end_matches('\n'), new.trim_end_matches('\n'));
            assert_eq!(content.matches(old).count(), 1, "{file}: {old}");
            fs::write(book.join(file), content.replace(old, new)).expect("a copy can be written");
        }
        Change::Add { file, text } => {
            assert!(!book.join(file).exists(), "{file} is part of the book already");
            fs::write(book.join(file), text).expect("a copy can be written");
        }
        Change::Remove { file } => fs::remove_file(book.join(file)).expect("the file is part of the book"),
    }
}

/// Every file below a folder with its bytes.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            let bytes = fs::read(&path).expect("a file");
            found.insert(path, bytes);
        }
    }
    found
}

/// Copies the small book into a folder.
fn copy(to: &Path) {
    let from = tests().join("small");
    for (path, bytes) in files(&from) {
        let target = to.join(path.strip_prefix(&from).expect("below the folder"));
        fs::create_dir_all(target.parent().expect("a file has a folder")).expect("a folder can be made");
        fs::write(target, bytes).expect("a copy can be written");
    }
}

fn build(folder: &Path, options: &[String]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimbook"));
    command.current_dir(folder).args(["book", "small", "--out", "out"]).args(options);
    command.env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE").output().expect("the program runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

/// What is wrong with a case, if anything; `good` is the output of a build without faults.
fn told(name: &str, case: &Case, good: &BTreeMap<PathBuf, Vec<u8>>) -> Option<String> {
    let home = tempfile::tempdir().expect("a folder");
    let book = home.path().join("small");
    copy(&book);
    case.changes.iter().for_each(|change| apply(change, &book));
    for (path, bytes) in good {
        let target = home.path().join("out").join(path);
        fs::create_dir_all(target.parent().expect("a file has a folder")).expect("a folder can be made");
        fs::write(target, bytes).expect("the old book can be written");
    }
    let before = files(home.path());
    let output = build(home.path(), &case.options);
    assert!(files(home.path()) == before, "{name}: a refused build left its traces");
    assert_eq!((output.status.code(), text(&output.stdout).as_str()), (Some(2), ""), "{name}");
    let says = text(&output.stderr);
    (crate::slashed(&says) != crate::slashed(&case.says))
        .then(|| format!("== {name} says\n{says}\n== instead of\n{}\n", case.says))
}

#[test]
fn every_fault_is_told_and_nothing_is_written() {
    let home = tempfile::tempdir().expect("a folder");
    copy(&home.path().join("small"));
    let output = build(home.path(), &[]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let out = home.path().join("out");
    let good: BTreeMap<PathBuf, Vec<u8>> = files(&out)
        .into_iter()
        .map(|(path, bytes)| (path.strip_prefix(&out).expect("below the folder").to_owned(), bytes))
        .collect();
    let faults = files(&tests().join("faults"));
    assert!(faults.len() >= 140, "only {} cases", faults.len());
    let wrong: Vec<String> = faults
        .iter()
        .filter_map(|(path, bytes)| {
            let name = path.file_stem().expect("a case has a name").to_string_lossy();
            told(&name, &case(&text(bytes)), &good)
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.concat());
}
