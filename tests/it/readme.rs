//! The README and the guide: every command in their sessions prints what stands below it, every link leads somewhere, and
//! the reference has every key and every command.
//!
//! A block below a line that ends with the name of a file and a colon is this file, for the sessions below it.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The README and the chapters of the guide.
fn texts() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let chapters = fs::read_dir(root.join("book/guide")).expect("the guide").map(|entry| entry.expect("a file").path());
    let mut paths: Vec<PathBuf> =
        chapters.filter(|path| path.extension().is_some_and(|ending| ending == "md")).collect();
    paths.push(root.join("README.md"));
    paths.sort();
    paths.into_iter().map(|path| (path.clone(), fs::read_to_string(path).expect("a text"))).collect()
}

/// What a command prints.
fn printed(arguments: &[&str]) -> String {
    let run = Command::new(env!("CARGO_BIN_EXE_nimbook")).args(arguments).output().expect("the program runs");
    assert!(run.status.success(), "{arguments:?}");
    String::from_utf8(run.stdout).expect("text")
}

/// The fenced blocks of a text, each with the words before it and its language.
fn blocks(text: &str) -> Vec<(&str, &str, &str)> {
    let parts: Vec<&str> = text.split("\n```").collect();
    let mut found = Vec::new();
    for pair in parts.chunks_exact(2) {
        if let Some((language, content)) = pair[1].split_once('\n') {
            found.push((pair[0].trim_end(), language, content));
        }
    }
    found
}

/// The name of the file that a block shows, from the words before it.
fn file_name(before: &str) -> Option<&str> {
    before.strip_suffix("`:")?.rsplit('`').next().filter(|name| name.contains('.') && !name.contains(' '))
}

#[test]
fn every_session_is_real() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut commands = 0;
    for (path, text) in texts() {
        for (before, language, content) in blocks(&text) {
            if let Some(name) = file_name(before) {
                fs::write(folder.path().join(name), format!("{content}\n")).expect("written");
            }
            if language != "console" {
                continue;
            }
            for part in format!("\n{content}").split("\n$ ").skip(1) {
                let (line, expected) = part.split_once('\n').expect("a command and what it prints");
                // What stands after `echo` is typed into the program.
                let (typed, command) = match line.split_once(" | ") {
                    Some((echo, command)) => {
                        (echo.strip_prefix("echo ").expect("only `echo` stands before a pipe"), command)
                    }
                    None => ("", line),
                };
                let arguments = command.strip_prefix("nimbook ").expect("every command is nimbook's");
                let mut run = Command::new(env!("CARGO_BIN_EXE_nimbook"))
                    .args(arguments.split_whitespace())
                    .current_dir(folder.path())
                    .stdin(Stdio::piped())
                    .stdout(Stdio::piped())
                    .spawn()
                    .expect("the program runs");
                // Programs that read nothing may be gone already.
                let _ = writeln!(run.stdin.take().expect("a pipe"), "{typed}");
                let run = run.wait_with_output().expect("the program ends");
                let printed = crate::slashed(&String::from_utf8(run.stdout).expect("text"));
                // A program without the engine writes no pages, and one without PDF counts none, so that its lines break
                // elsewhere.
                let lines = |text: &str| -> Vec<String> {
                    let lines = text.trim_end().lines().filter(|line| !line.ends_with("-page.html"));
                    if cfg!(feature = "pdf") {
                        return lines.map(str::to_owned).collect();
                    }
                    let text = lines.collect::<Vec<_>>().join(" ").replace("1 page. ", "");
                    text.split_whitespace().map(str::to_owned).collect()
                };
                assert_eq!(lines(&printed), lines(expected), "{}: nimbook {arguments}", path.display());
                commands += 1;
            }
        }
    }
    assert!(commands >= 12, "{commands} commands");
}

#[test]
fn every_link_leads_somewhere() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut links = 0;
    let others = ["CONTRIBUTING.md", "ARCHITECTURE.md"].map(|name| root.join(name));
    let others = others.map(|path| (path.clone(), fs::read_to_string(path).expect("a text")));
    for (path, text) in texts().into_iter().chain(others) {
        let prose: String = text.split("\n```").step_by(2).collect();
        for link in prose.split("](").skip(1) {
            let link = link.split(')').next().unwrap_or("").split('#').next().unwrap_or("");
            if link.is_empty() || link.contains("://") {
                continue;
            }
            assert!(path.with_file_name(link).exists(), "{}: {link}", path.display());
            links += 1;
        }
    }
    assert!(links >= 20, "{links} links");
}

/// The rows of the tables are the keys of the schema.
#[test]
fn the_guide_has_every_key() {
    let schema: serde_json::Value = serde_json::from_str(&printed(&["schema"])).expect("JSON");
    let guide = include_str!("../../book/guide/A-keys.md");
    let (sheet, exercise) = guide.split_once("## An exercise").expect("two tables");
    let rows = |text: &str| -> BTreeSet<String> {
        let cells = text.lines().filter_map(|line| line.strip_prefix("| `")?.split(" | ").next());
        cells.flat_map(|cell| cell.split(", ")).map(|key| key.trim_matches('`').to_owned()).collect()
    };
    let keys = |properties: &serde_json::Value| -> BTreeSet<String> {
        properties.as_object().expect("keys").keys().cloned().collect()
    };
    assert_eq!(rows(sheet), keys(&schema["properties"]));
    assert_eq!(rows(exercise), keys(&schema["properties"]["exercises"]["items"]["properties"]));
}

/// The reference of commands is their help; `NIMBOOK_WRITE=1` writes it.
#[test]
#[cfg_attr(not(feature = "serve"), ignore = "needs the features pdf and serve")]
fn the_guide_has_every_command() {
    let help = printed(&["--help"]);
    let listed = help.split("Commands:\n").nth(1).and_then(|rest| rest.split("\n\n").next()).expect("the commands");
    let names =
        listed.lines().filter_map(|line| line.strip_prefix("  ")?.split(' ').next()).filter(|name| !name.is_empty());
    let mut text = "# Commands\n\nWhat `nimbook COMMAND -h` prints; `nimbook help COMMAND` says more.\n".to_owned();
    for name in names.filter(|&name| name != "help") {
        let _ =
            writeln!(text, "\n## {name} {{#guide-command-{name}}}\n\n```text\n{}\n```", printed(&[name, "-h"]).trim());
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("book/guide/B-commands.md");
    if std::env::var("NIMBOOK_WRITE").is_ok() {
        fs::write(&path, &text).expect("written");
    }
    assert!(fs::read_to_string(path).expect("the reference") == text, "run this test with NIMBOOK_WRITE=1");
}

/// Lines that a recipe adds are made up; where they go is not.
#[test]
fn recipes_fit_the_files_that_they_change() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(root.join("ARCHITECTURE.md")).expect("the architecture");
    let (mut looked_up, mut file) = (0, None);
    for line in blocks(&text).into_iter().filter(|block| block.1 == "diff").flat_map(|block| block.2.lines()) {
        let (is_new, line) = (line.starts_with('+'), line[1..].trim());
        match line.strip_prefix("// ").filter(|path| path.contains('/')) {
            Some(path) if is_new => {
                let path = root.join(path.split(':').next().unwrap_or(path));
                assert!(!path.exists() && path.parent().is_some_and(Path::is_dir), "{line}");
                file = None;
            }
            Some(path) => file = Some(fs::read_to_string(root.join(path)).expect(path)),
            None if is_new => {}
            None => {
                let lines = file.as_deref().expect("a file").lines();
                assert!(lines.map(str::trim).any(|known| known == line), "no such line: {line}");
                looked_up += 1;
            }
        }
    }
    assert!(looked_up >= 6, "{looked_up}");
}
