//! Whole games through the program and a pipe.
//!
//! Representation: a file of `tests/play/` is a command line, what is typed, a line `---`, and the output.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// What the program writes when these lines come through a pipe.
fn play(arguments: &str, typed: &str) -> String {
    let mut run = Command::new(env!("CARGO_BIN_EXE_nimbook"))
        .arg("play")
        .args(arguments.split_whitespace())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    run.stdin.take().expect("a pipe").write_all(typed.as_bytes()).expect("it reads");
    let run = run.wait_with_output().expect("the program ends");
    assert_eq!((run.status.code(), run.stderr.as_slice()), (Some(0), &b""[..]), "{arguments}");
    String::from_utf8(run.stdout).expect("text")
}

#[test]
fn every_game_goes_as_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/play");
    for entry in folder.read_dir().expect("the games") {
        let text = std::fs::read_to_string(entry.expect("a file").path()).expect("text");
        let (given, expected) = text.split_once("\n---\n").expect("a line `---`");
        let (command, typed) = given.split_once('\n').unwrap_or((given, ""));
        let arguments = command.strip_prefix("nimbook play ").expect("a command");
        assert_eq!(play(arguments, &format!("{typed}\n")), expected, "{command}");
    }
}

#[test]
fn the_program_plays_through_a_pipe() {
    let out = play("subtract(1,2,3) 6", "2\n3\n1\n");
    assert!(out.contains("You made the last move: you win.\n"), "{out}");
}
