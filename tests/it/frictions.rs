//! What people type who know what they want and not how it is written: each is taken, or told the way out.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn nimbook(folder: &Path, arguments: &[&str]) -> Output {
    let program = env!("CARGO_BIN_EXE_nimbook");
    Command::new(program).args(arguments).current_dir(folder).stdin(Stdio::null()).output().expect("the program starts")
}

fn says(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

const SPEC: &str = "title: T\nseed: a\nexercises:\n  - { id: one, kind: nim-sum }\n";

/// A folder with a sheet, claims and a text.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, text) in [
        ("friday.yaml", SPEC),
        ("bom.yaml", SPEC),
        ("x.claims", "claim c: forall a: a = a\n"),
        ("README.md", "# Notes\n"),
    ] {
        fs::write(folder.path().join(name), text).expect("a file");
    }
    folder
}

#[test]
fn the_ending_of_a_sheet_may_be_left_out() {
    let folder = folder();
    let made = nimbook(folder.path(), &["sheet", "friday"]);
    assert!(made.status.success(), "{}", says(&made));
    assert!(folder.path().join("nimbook-out/friday.md").is_file());
    let near = nimbook(folder.path(), &["sheet", "fridai.yaml"]);
    assert!(says(&near).contains("did you mean `friday.yaml`?"), "{}", says(&near));
    let far = nimbook(folder.path(), &["sheet", "nope.yaml"]);
    assert!(says(&far).contains("`nimbook list sheets`") && !says(&far).contains("bom"), "{}", says(&far));
}

#[test]
fn a_built_in_sheet_is_known_by_the_beginning_of_its_name() {
    let folder = folder();
    for (typed, stem) in
        [("01", "01-two-heaps"), ("queen", ""), ("the-queen", "15-the-queen"), ("first-s", "first-sheet")]
    {
        let made = nimbook(folder.path(), &["sheet", typed, "--out", typed]);
        match stem {
            "" => assert_eq!(made.status.code(), Some(2), "{typed}"),
            stem => assert!(folder.path().join(typed).join(format!("{stem}.md")).is_file(), "{}", says(&made)),
        }
    }
    let several = says(&nimbook(folder.path(), &["sheet", "first"]));
    assert!(several.contains("`02-first-lost-trios`, `first-sheet`"), "{several}");
}

#[cfg(unix)]
#[test]
fn a_command_to_copy_is_quoted() {
    let folder = folder();
    let made = nimbook(folder.path(), &["new", "sheet", "it's my sheet"]);
    let out = String::from_utf8_lossy(&made.stdout).into_owned();
    assert!(out.contains("`nimbook check 'it'\\''s my sheet.yaml'`"), "{out}");
    let line = out.split('`').nth(1).expect("a command").replace("nimbook", env!("CARGO_BIN_EXE_nimbook"));
    let shell = Command::new("sh").args(["-c", &line]).current_dir(folder.path()).output().expect("a shell");
    assert!(shell.status.success(), "{}", says(&shell));
}

#[test]
fn a_file_of_another_kind_is_told_by_its_name() {
    let folder = folder();
    for (arguments, wanted) in [
        (["check", "x.claims"], "this is a file of claims, not a sheet\nhelp: `nimbook prove x.claims` decides them"),
        (["prove", "friday.yaml"], "this is a sheet, not a file of claims\nhelp: `nimbook check friday.yaml` reads it"),
        (["sheet", "README.md"], "this is a text in Markdown, not a sheet\nhelp: "),
        (["verify", "x.claims"], "this is a file of claims, not a certificate\nhelp: `nimbook prove x.claims`"),
    ] {
        let refused = nimbook(folder.path(), &arguments);
        assert_eq!(refused.status.code(), Some(2), "{arguments:?}");
        assert!(says(&refused).contains(wanted), "{arguments:?}: {}", says(&refused));
        assert!(says(&refused).contains("1 fault"), "{}", says(&refused));
    }
}

#[test]
fn numbers_of_variants_are_explained() {
    let folder = folder();
    for (typed, wanted) in [
        ("-1", "variants count from 0; the largest is"),
        ("three", "not a number; write digits, like 25"),
        ("99999999999999999999", "variants count from 0; the largest is"),
    ] {
        let refused = nimbook(folder.path(), &["sheet", "--variant", typed]);
        assert_eq!(refused.status.code(), Some(2));
        assert!(says(&refused).contains(wanted) && !says(&refused).contains("tip"), "{}", says(&refused));
    }
    let traced = says(&nimbook(folder.path(), &["trace", "25,43,50"]));
    assert!(traced.contains("put spaces between them, as in 25 43 50"), "{traced}");
}

#[test]
fn lists_and_limits_may_be_written_as_people_do() {
    let folder = folder();
    let made = nimbook(folder.path(), &["sheet", "friday", "--format", "md, html"]);
    assert!(made.status.success(), "{}", says(&made));
    let [short, long] = [&["values", "kayles", "40"][..], &["values", "kayles", "--to", "40"]];
    assert_eq!(nimbook(folder.path(), short).stdout, nimbook(folder.path(), long).stdout);
    let none = nimbook(folder.path(), &["values", "kayles"]);
    assert_eq!(none.status.code(), Some(2));
    assert!(says(&none).contains("`nimbook values kayles 40`"), "{}", says(&none));
}

#[test]
fn a_folder_of_certificates_is_checked_whole() {
    let folder = folder();
    assert!(nimbook(folder.path(), &["prove", "x.claims", "--certificates", "certs"]).status.success());
    let all = nimbook(folder.path(), &["verify", "certs"]);
    let out = crate::slashed(&String::from_utf8_lossy(&all.stdout));
    assert!(all.status.success() && out.contains("certs/c.nbc: accepted"), "{out}{}", says(&all));
    fs::create_dir(folder.path().join("empty")).expect("a folder");
    assert_eq!(nimbook(folder.path(), &["verify", "empty"]).status.code(), Some(2));
}

#[test]
fn points_and_candidates_are_found_wanting_together() {
    let folder = folder();
    let few = "title: T\nseed: a\npoints: 7\nexercises:\n  - { id: one, kind: winning-moves, heaps: 2, size: 1..3, count: 30 }\n";
    fs::write(folder.path().join("few.yaml"), few).expect("a file");
    let refused = says(&nimbook(folder.path(), &["check", "few.yaml"]));
    assert!(refused.contains("error[points-do-not-add-up]") && refused.contains("error[too-few]"), "{refused}");
    assert!(refused.contains("2 faults"), "{refused}");
}

#[test]
fn a_picture_is_no_png() {
    let folder = folder();
    let refused = nimbook(folder.path(), &["picture", "nim", "3", "--out", "p.png"]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(says(&refused).contains("help: name it `p.svg`"), "{}", says(&refused));
    assert!(!folder.path().join("p.png").exists());
    assert_eq!(nimbook(folder.path(), &["picture", "nim", "3", "--out", "p.svg"]).status.code(), Some(0));
}
