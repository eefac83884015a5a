//! `nimbook page`, `class` and `book` with an engine and without.

use std::fs;
use std::path::Path;

use clap::Parser;

use crate::cli::{Command, Reply, either};
use crate::page::{Engine, MaybeEngine, NoEngine};

#[derive(Parser)]
struct Program {
    #[command(subcommand)]
    command: Command,
}

/// The bytes that stand for an engine.
const STAND_IN: &[u8] = b"stand-in";

fn run(folder: &Path, arguments: &str, engine: MaybeEngine) -> Reply {
    let out = folder.to_str().expect("a path");
    let words = ["nimbook"].into_iter().chain(arguments.split_whitespace()).chain(["--out", out]);
    let program = Program::try_parse_from(words).unwrap_or_else(|error| panic!("{error}"));
    either(program.command.run(engine))
}

/// The files in a folder and below.
fn files(folder: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut names: Vec<String> = entries
        .flat_map(|entry| {
            let path = entry.expect("an entry").path();
            if path.is_dir() { files(&path) } else { vec![path.to_string_lossy().into_owned()] }
        })
        .collect();
    names.sort();
    names
}

#[test]
fn without_an_engine_a_page_is_refused_with_the_way_out() {
    for (reason, said) in [(NoEngine::Missing, "has no engine"), (NoEngine::Old, "built from other sources")] {
        let folder = tempfile::tempdir().expect("a folder");
        for arguments in ["page", "page first-sheet", "page first-sheet --format scorm"] {
            let reply = run(folder.path(), arguments, Err(reason));
            assert_eq!((reply.code, reply.out.as_str()), (2, ""), "{arguments}");
            for part in ["error[no-engine]", said, "rustup component add rust-src", ".ci/engine", "Debian"] {
                assert!(reply.err.contains(part), "{part}: {}", reply.err);
            }
            assert_eq!(files(folder.path()), [""; 0]);
        }
        // What is wrong with the sheet is said before.
        let reply = run(folder.path(), "page no-such-sheet", Err(reason));
        assert!(!reply.err.contains("engine"), "{}", reply.err);
    }
}

#[test]
fn a_package_says_that_answers_leave_the_page_and_no_other_page_does() {
    for (code, leaves, stays) in [
        ("en", "go to your learning platform", "Nothing you write leaves"),
        ("hu", "a tanulási platformra kerülnek", "nem hagyja el"),
        ("he", "נשלחות לפלטפורמת הלמידה", "אינו יוצא מן הדף"),
    ] {
        for (format, says, never) in [("scorm", leaves, stays), ("html", stays, leaves)] {
            let folder = tempfile::tempdir().expect("a folder");
            let arguments = format!("page first-sheet --lang {code} --format {format}");
            let reply = run(folder.path(), &arguments, Ok(Engine(STAND_IN)));
            assert_eq!(reply.code, 0, "{}", reply.err);
            let file =
                files(folder.path()).into_iter().find(|name| name.contains("first-sheet-page.")).expect("a page");
            // What is in a package is not packed.
            let page = String::from_utf8_lossy(&fs::read(file).expect("a file")).into_owned();
            assert!(page.contains(says) && !page.contains(never), "{arguments}");
        }
    }
}

#[test]
fn without_an_engine_a_class_and_a_book_lack_what_answers_and_nothing_else() {
    for arguments in ["class first-sheet --variants 2", "book"] {
        let all = [Ok(Engine(STAND_IN)), Err(NoEngine::Missing)].map(|engine| {
            let folder = tempfile::tempdir().expect("a folder");
            let reply = run(folder.path(), arguments, engine);
            assert_eq!(reply.code, 0, "{}", reply.err);
            let (lines, helps) =
                (reply.err.lines().count(), reply.err.matches("rustup component add rust-src").count());
            assert_eq!((lines, helps), if engine.is_ok() { (0, 0) } else { (1, 1) }, "{}", reply.err);
            let below = |path: String| path[folder.path().to_string_lossy().len() + 1..].to_owned();
            let names = files(folder.path());
            let live = names.iter().filter(|name| name.ends_with(".html")).filter(|name| {
                let page = fs::read_to_string(name).expect("a page");
                page.contains(&Engine(STAND_IN).text()) || page.contains("answer.js") || page.contains("data-live")
            });
            assert_eq!(live.count() > 0, engine.is_ok(), "{arguments}");
            names.into_iter().map(below).collect::<Vec<String>>()
        });
        let [with, without] = all;
        let lacks: Vec<&String> = with.iter().filter(|name| !without.contains(name)).collect();
        match arguments {
            "book" => assert_eq!(lacks, ["answer.js", "nimbook-engine.js", "nimbook.html"]),
            _ => assert_eq!(lacks, ["first-sheet-page.html"]),
        }
        assert!(without.iter().all(|name| with.contains(name)), "{arguments}");
    }
}
