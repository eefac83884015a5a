//! The sessions of the README are real: every command in them prints what stands below it.

use std::io::Write;
use std::process::{Command, Stdio};

#[test]
fn every_session_of_the_readme_is_real() {
    let readme = include_str!("../../README.md");
    let folder = tempfile::tempdir().expect("a folder");
    let mut commands = 0;
    for session in readme.split("```console\n").skip(1) {
        let session = session.split("\n```").next().unwrap_or("");
        for part in format!("\n{session}").split("\n$ ").skip(1) {
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
            assert_eq!(printed.trim_end(), expected.trim_end(), "nimbook {arguments}");
            commands += 1;
        }
    }
    assert!(commands >= 3, "{commands} commands");
}
