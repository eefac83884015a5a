//! `nimbook page`: one file, the same bytes twice, and nothing in it but what belongs there.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn nimbook(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimbook"));
    command.args(arguments).current_dir(folder).output().expect("the program runs")
}

#[test]
#[ignore = "needs the engine of pages"]
fn a_page_is_one_file_and_the_same_twice() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = nimbook(folder.path(), &["page", "--out", "a"]);
    assert_eq!(first.status.code(), Some(0), "{first:?}");
    assert!(nimbook(folder.path(), &["page", "--out", "b"]).status.success());
    let page = fs::read_to_string(folder.path().join("a/nimbook.html")).expect("the page");
    assert_eq!(page, fs::read_to_string(folder.path().join("b/nimbook.html")).expect("the page"));
    assert_eq!(fs::read_dir(folder.path().join("a")).expect("the folder").count(), 1);
    // Nothing is asked for: no address but those of namespaces, and no link that leaves the page. What is packed is no text.
    let parts = page.split("<script type=\"text/plain\"").enumerate();
    let after = |part: &'_ str| part.split_once("</script>").map(|(_, rest)| rest.to_owned()).expect("it ends");
    let page: String = parts.map(|(at, part)| if at == 0 { part.to_owned() } else { after(part) }).collect();
    for asks in ["src=", "@import", "url(", "fetch(", "XMLHttpRequest", "document.cookie"] {
        assert!(!page.contains(asks), "{asks}");
    }
    // What the browser keeps goes through one place, and `tests/browser/pupil.mjs` finds it empty unless it is asked for.
    assert_eq!(page.matches("localStorage").count(), 1);
}

#[test]
#[ignore = "needs the engine of pages"]
fn the_page_of_a_class_holds_its_spec_and_nothing_of_it_runs() {
    let folder = tempfile::tempdir().expect("a folder");
    let spec = "title: \"</script><script>alert(1)</script>\"\nseed: a\nexercises:\n  - id: one\n    kind: mex\n";
    fs::write(folder.path().join("week.yaml"), spec).expect("a spec");
    let made = nimbook(folder.path(), &["page", "week.yaml", "--json"]);
    assert_eq!(made.status.code(), Some(0), "{made:?}");
    let reply: serde_json::Value = serde_json::from_slice(&made.stdout).expect("JSON");
    assert_eq!(reply["files"][0], "nimbook-out/week-page.html");
    let page = fs::read_to_string(folder.path().join("nimbook-out/week-page.html")).expect("the page");
    assert!(!page.contains("<script>alert"), "the title is text");
    assert!(page.contains(r"\u003c/script>\u003cscript>alert(1)"), "the spec is data");
    // The page of another spec is not replaced.
    fs::write(folder.path().join("other.yaml"), spec.replace("seed: a", "seed: b")).expect("a spec");
    fs::remove_file(folder.path().join("week.yaml")).expect("it is there");
    fs::rename(folder.path().join("other.yaml"), folder.path().join("week.yaml")).expect("it is there");
    assert!(nimbook(folder.path(), &["page", "week.yaml"]).status.success(), "the spec was edited where it is");
}

#[test]
fn faults_of_a_spec_are_told_and_no_page_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("week.yaml"), "title: A\nseed: a\nexercises:\n  - id: one\n    kind: dance\n")
        .expect("a spec");
    let refused = nimbook(folder.path(), &["page", "week.yaml"]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).starts_with("week.yaml:5:11: error["), "{refused:?}");
    assert!(!folder.path().join("nimbook-out").exists());
}

#[test]
#[ignore = "needs the engine of pages"]
fn a_package_is_an_archive_with_a_manifest_and_the_same_twice() {
    let folder = tempfile::tempdir().expect("a folder");
    let make = |out: &str| {
        let made = nimbook(folder.path(), &["page", "first-sheet", "--format", "scorm", "--out", out]);
        assert_eq!(made.status.code(), Some(0), "{made:?}");
        fs::read(folder.path().join(out).join("first-sheet-page.zip")).expect("the package")
    };
    let archive = make("a");
    assert!(archive == make("b") && archive == make("a"), "the same bytes, and it may be made again");
    // APPNOTE.TXT, 4.3.7: signature, version, flags, method 0, time, date 1980-01-01; the name begins at byte 30.
    assert_eq!(archive[..4], *b"PK\x03\x04");
    assert_eq!(archive[8..14], [0, 0, 0, 0, 0x21, 0]);
    assert_eq!(archive[30..45], *b"imsmanifest.xml");
    let text = String::from_utf8_lossy(&archive);
    assert!(text.contains("<schemaversion>1.2</schemaversion>") && text.contains("core.score.raw"));
    // A package that somebody has changed is not replaced.
    let path = folder.path().join("a/first-sheet-page.zip");
    let mut changed = archive.clone();
    changed[60] ^= 1;
    fs::write(&path, &changed).expect("a file");
    let refused = nimbook(folder.path(), &["page", "first-sheet", "--format", "scorm", "--out", "a"]);
    assert_eq!(refused.status.code(), Some(2), "{refused:?}");
    assert_eq!(fs::read(&path).expect("it is there"), changed);
}
