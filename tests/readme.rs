//! The sessions of the README are real: every command in them prints what stands below it.

use std::process::Command;

#[test]
fn every_session_of_the_readme_is_real() {
    let readme = include_str!("../README.md");
    let folder = tempfile::tempdir().expect("a folder");
    let mut commands = 0;
    for session in readme.split("```console\n").skip(1) {
        let session = session.split("\n```").next().unwrap_or("");
        for part in session.split("$ nimbook ").skip(1) {
            let (arguments, expected) = part.split_once('\n').expect("a command and what it prints");
            let run = Command::new(env!("CARGO_BIN_EXE_nimbook"))
                .args(arguments.split_whitespace())
                .current_dir(folder.path())
                .output()
                .expect("the program runs");
            let printed = String::from_utf8(run.stdout).expect("text");
            assert_eq!(printed.trim_end(), expected.trim_end(), "nimbook {arguments}");
            commands += 1;
        }
    }
    assert!(commands >= 3, "{commands} commands");
}
