//! The real program in folders of its own: exit codes, streams, and what is left on the disk.
//!
//! Every test runs the binary; nothing here calls the library, but for the list of broken specs.
//! Failure: a wrong exit code, a word on the wrong stream, or a file that should not be there.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;
use tempfile::TempDir;

/// What a run said and how it ended.
struct Said {
    code: i32,
    out: String,
    err: String,
}

impl From<Output> for Said {
    fn from(output: Output) -> Said {
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8 on both streams");
        let code = output.status.code().expect("no signal ended it");
        let said = Said { code, out: text(output.stdout), err: text(output.stderr) };
        assert!(!said.err.contains("panicked"), "{}", said.err);
        assert!(!said.out.contains('\u{1b}') && !said.err.contains('\u{1b}'), "colours without a terminal");
        said
    }
}

/// The program, about to run in a folder.
fn nimbook(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimbook"));
    command.current_dir(folder).args(arguments).env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
    command
}

fn run(folder: &Path, arguments: &[&str]) -> Said {
    Said::from(nimbook(folder, arguments).output().expect("the program runs"))
}

/// A run that must succeed.
fn done(folder: &Path, arguments: &[&str]) -> Said {
    let said = run(folder, arguments);
    assert_eq!((said.code, said.err.as_str()), (0, ""), "{arguments:?}");
    said
}

/// A run that must be refused, in the form of every fault.
fn refused(folder: &Path, arguments: &[&str], code: &str) -> Said {
    let said = run(folder, arguments);
    assert_eq!((said.code, said.out.as_str()), (2, ""), "{arguments:?}\n{}", said.err);
    assert!(said.err.contains(&format!(": error[{code}]: ")), "{}", said.err);
    assert!(said.err.contains("\nhelp: "), "{}", said.err);
    assert!(said.err.contains("nothing was written"), "{}", said.err);
    said
}

const GOOD: &str = "title: Nim\nseed: a\nexercises:\n  - id: win\n    kind: winning-moves\n    count: 2\n";

/// A folder with a good sheet.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fs::write(folder.path().join("good.yaml"), GOOD).expect("it can be written");
    folder
}

/// The names in a folder, sorted; none if there is no folder.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut names: Vec<String> = entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

fn broken_specs() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/faults/spec");
    let paths = names(&folder).into_iter().filter(|name| !name.ends_with(".snap"));
    paths.map(|name| folder.join(name)).collect()
}

/// The one JSON value on standard output.
fn json(said: &Said) -> Value {
    serde_json::from_str(&said.out).unwrap_or_else(|error| panic!("{error}: {:?}", said.out))
}

#[test]
fn every_broken_spec_is_refused_with_its_place_and_leaves_nothing() {
    let specs = broken_specs();
    assert!(specs.len() >= 45, "{}", specs.len());
    let home = tempfile::tempdir().expect("a temporary folder");
    for spec in specs {
        let name = spec.file_name().expect("a file has a name").to_string_lossy().into_owned();
        fs::copy(&spec, home.path().join(&name)).expect("it can be copied");
        for arguments in [&["sheet", &name, "--out", "new/deep"][..], &["check", &name]] {
            let said = run(home.path(), arguments);
            assert_eq!((said.code, said.out.as_str()), (2, ""), "{name}: {}", said.err);
            let first = said.err.lines().next().unwrap_or_default();
            let place =
                first.strip_prefix(&format!("{name}:")).and_then(|rest| rest.split_once(": error[")).map(|(at, _)| at);
            let numbers: Vec<u32> =
                place.into_iter().flat_map(|at| at.split(':')).filter_map(|n| n.parse().ok()).collect();
            assert!(numbers.len() == 2 && numbers.iter().all(|&number| number > 0), "{first}");
            assert_eq!(said.err.matches(": error[").count(), said.err.matches("\nhelp: ").count(), "{}", said.err);
            assert!(said.err.ends_with("nothing was written\n"), "{}", said.err);
        }
        let told = run(home.path(), &["check", &name, "--json"]);
        let faults = &json(&told)["faults"];
        assert!(told.code == 2 && faults[0]["line"].as_u64().is_some_and(|line| line > 0), "{name}: {}", told.out);
        fs::remove_file(home.path().join(&name)).expect("it is still there");
        assert_eq!(names(home.path()), Vec::<String>::new(), "{name} left something behind");
    }
}

#[test]
fn specs_that_are_no_files_are_refused() {
    let home = folder();
    fs::create_dir(home.path().join("sheets")).expect("a new folder");
    refused(home.path(), &["sheet", "sheets"], "is-a-directory");
    let said = refused(home.path(), &["sheet", "goood.yaml"], "not-found");
    assert!(said.err.contains("help: did you mean `good.yaml`?"), "{}", said.err);
    let said = refused(home.path(), &["sheet", "first-sheat"], "not-found");
    assert!(said.err.contains("help: did you mean the built-in sheet `first-sheet`?"), "{}", said.err);
    let said = refused(home.path(), &["check", "nowhere/of-mine.yaml"], "not-found");
    assert!(said.err.contains("`nimbook list sheets`"), "{}", said.err);
    // For Windows there is nothing of such a name.
    let code = if cfg!(windows) { "not-found" } else { "cannot-read" };
    refused(home.path(), &["sheet", "good.yaml/inside"], code);
    refused(home.path(), &["sheet", &"x".repeat(5000)], code);
    assert_eq!(names(home.path()), ["good.yaml", "sheets"]);
}

#[cfg(unix)]
#[test]
fn files_that_never_end_are_not_waited_for() {
    let home = folder();
    refused(home.path(), &["sheet", "/dev/zero"], "not-a-file");
    std::os::unix::fs::symlink("loop", home.path().join("loop")).expect("a link");
    refused(home.path(), &["sheet", "loop"], "cannot-read");
    let pipe = Command::new("mkfifo").arg(home.path().join("pipe")).status();
    if pipe.is_ok_and(|status| status.success()) {
        refused(home.path(), &["check", "pipe"], "not-a-file");
        fs::create_dir_all(home.path().join("own/html")).expect("a new folder");
        fs::rename(home.path().join("pipe"), home.path().join("own/html/sheet.html")).expect("a move");
        refused(home.path(), &["sheet", "--templates", "own"], "bad-templates");
        fs::create_dir(home.path().join("out")).expect("a new folder");
        fs::rename(home.path().join("own/html/sheet.html"), home.path().join("out/good.md")).expect("a move");
        refused(home.path(), &["sheet", "good.yaml", "--out", "out"], "not-a-file");
    }
    let large = fs::File::create(home.path().join("large.yaml")).expect("a new file");
    large.set_len(1 << 40).expect("a sparse file");
    refused(home.path(), &["sheet", "large.yaml"], "too-large");
}

#[test]
fn folders_that_cannot_be_written_are_refused() {
    let home = folder();
    refused(home.path(), &["sheet", "good.yaml", "--out", "good.yaml"], "not-a-folder");
    refused(home.path(), &["sheet", "good.yaml", "--out", "good.yaml/below"], "cannot-write");
    refused(home.path(), &["sheet", "good.yaml", "--out", "good.yaml/far/below"], "cannot-write");
    if Path::new("/proc/self").exists() {
        refused(home.path(), &["sheet", "good.yaml", "--out", "/proc/nimbook"], "cannot-write");
    }
    fs::create_dir_all(home.path().join("out/good.md")).expect("a new folder");
    refused(home.path(), &["sheet", "good.yaml", "--out", "out", "--force"], "is-a-folder");
    assert_eq!(names(&home.path().join("out")), ["good.md"]);
    assert_eq!(names(home.path()), ["good.yaml", "out"]);
}

#[test]
fn files_of_others_are_kept_and_our_own_are_replaced() {
    let home = folder();
    let out = home.path().join("out");
    let all =
        ["good-key.html", "good-key.json", "good-key.md", "good.html", "good.json", "good.md", "good.nimbook.yaml"];
    let sheet = ["sheet", "good.yaml", "--format", "md,html,json", "--out", "out"];
    for name in all {
        fs::create_dir_all(&out).expect("a folder");
        let notes = "# My notes\n\nMade with nimbook, then changed by hand.\n<!-- nimbook -->\n";
        fs::write(out.join(name), notes).expect("it can be written");
        let said = refused(home.path(), &sheet, "foreign-file");
        assert!(said.err.contains(name) && said.err.contains("`--force`"), "{}", said.err);
        assert_eq!(names(&out), [name], "a file beside the foreign one was written");
        assert_eq!(fs::read_to_string(out.join(name)).expect("still there"), notes);
        done(home.path(), &[&sheet[..], &["--force"]].concat());
        assert_eq!(names(&out), all);
        assert_ne!(fs::read_to_string(out.join(name)).expect("replaced"), notes);
        done(home.path(), &[&sheet[..], &["--variant", "1"]].concat());
        fs::remove_dir_all(&out).expect("it is there");
    }
    // A file of ours that somebody has added to is somebody else's.
    for name in all {
        done(home.path(), &sheet);
        let mut content = fs::read(out.join(name)).expect("it was written");
        content.extend_from_slice(b"\n");
        fs::write(out.join(name), &content).expect("it can be written");
        refused(home.path(), &sheet, "foreign-file");
        assert_eq!(fs::read(out.join(name)).expect("still there"), content);
        fs::remove_dir_all(&out).expect("it is there");
    }
    // With an empty file nothing is lost.
    fs::create_dir_all(&out).and_then(|()| fs::write(out.join("good.md"), "")).expect("written");
    done(home.path(), &sheet);
    fs::remove_dir_all(&out).expect("it is there");
    // Every foreign file is told at once.
    fs::create_dir_all(&out).expect("a folder");
    fs::write(out.join("good.md"), "a").and_then(|()| fs::write(out.join("good-key.html"), "b")).expect("written");
    let said = refused(home.path(), &sheet, "foreign-file");
    assert!(said.err.contains("good.md: error") && said.err.contains("good-key.html: error"), "{}", said.err);
    assert!(said.err.contains("2 faults"), "{}", said.err);
}

#[cfg(unix)]
#[test]
fn links_are_not_followed_when_writing() {
    let home = folder();
    fs::create_dir(home.path().join("out")).expect("a folder");
    std::os::unix::fs::symlink("../elsewhere.md", home.path().join("out/good.md")).expect("a link");
    refused(home.path(), &["sheet", "good.yaml", "--out", "out"], "foreign-file");
    done(home.path(), &["sheet", "good.yaml", "--out", "out", "--force"]);
    assert!(!home.path().join("elsewhere.md").exists(), "the target of the link was written");
    std::os::unix::fs::symlink("out", home.path().join("linked")).expect("a link");
    done(home.path(), &["sheet", "good.yaml", "--out", "linked"]);
}

#[test]
fn arguments_at_fault_are_refused() {
    let home = folder();
    let said = refused(home.path(), &["sheet", "--format", "htm"], "unknown-format");
    assert!(said.err.contains("did you mean `html`?"), "{}", said.err);
    refused(home.path(), &["sheet", "--format", "md,,html"], "unknown-format");
    // One way to refuse a language, in every command that has one.
    for command in [
        "sheet",
        "class good.yaml --variants 2",
        "show NB-F90T-J000-H",
        "mark good.yaml",
        "page",
        "book",
        "solve",
        "trace",
        "play",
    ] {
        let arguments: Vec<&str> = command.split(' ').chain(["--lang", "xx"]).collect();
        let said = run(home.path(), &arguments);
        assert_eq!((said.code, said.out.as_str()), (2, ""), "{command}");
        assert!(said.err.contains("there is no such language; choose from en, he, hu"), "{command}: {}", said.err);
    }
    refused(home.path(), &["sheet", "--seed", ""], "bad-seed");
    refused(home.path(), &["sheet", "--seed", &"s".repeat(101)], "bad-seed");
    refused(home.path(), &["sheet", "--seed", "a\nb"], "bad-seed");
    refused(home.path(), &["sheet", "good.yaml", "--variant", "16777215"], "too-few");
    refused(home.path(), &["sheet", "--templates", "nowhere"], "bad-templates");
    for arguments in [
        &["sheet", "--variant", "16777216"][..],
        &["sheet", "--variant", "-1"],
        &["sheet", "--attempt", "4096"],
        &["sheet", "--key", "beside"],
        &["sheet", "--sead", "a"],
        &["sheet", "a", "b"],
        &["shet"],
        &["list", "sheep"],
        &["completions", "cmd"],
        &["check"],
        &[],
    ] {
        let said = run(home.path(), arguments);
        assert_eq!((said.code, said.out.as_str()), (2, ""), "{arguments:?}");
        assert!(!said.err.is_empty(), "{arguments:?}");
    }
    assert_eq!(names(home.path()), ["good.yaml"]);
}

#[test]
fn each_key_writes_its_files() {
    let home = folder();
    for (key, expected) in [
        ("separate", &["good-key.html", "good-key.md", "good.html", "good.md", "good.nimbook.yaml"][..]),
        ("inline", &["good.html", "good.md", "good.nimbook.yaml"]),
        ("none", &["good.html", "good.md", "good.nimbook.yaml"]),
    ] {
        let said = done(home.path(), &["sheet", "good.yaml", "--key", key, "--out", key]);
        assert_eq!(names(&home.path().join(key)), expected);
        for name in expected {
            assert!(said.out.contains(name), "{}", said.out);
        }
    }
    let read = |path: &str| fs::read_to_string(home.path().join(path)).expect("it was written");
    assert!(read("inline/good.md").contains("<details>") && read("inline/good.html").contains("<details"));
    for name in ["good.md", "good.html"] {
        assert_eq!(read(&format!("none/{name}")), read(&format!("separate/{name}")));
        assert!(!read(&format!("none/{name}")).contains("<details"), "{name} shows a solution");
    }
}

#[test]
fn without_a_spec_the_first_sheet_is_made() {
    let home = folder();
    done(home.path(), &["sheet"]);
    assert_eq!(
        names(&home.path().join("nimbook-out")),
        [
            "first-sheet-key.html",
            "first-sheet-key.md",
            "first-sheet.html",
            "first-sheet.md",
            "first-sheet.nimbook.yaml"
        ]
    );
    done(home.path(), &["sheet", "first-sheet", "--out", "."]);
    assert!(home.path().join("first-sheet.md").exists());
}

#[test]
fn check_writes_nothing() {
    let home = folder();
    let said = done(home.path(), &["check", "good.yaml"]);
    assert!(said.out.starts_with("good.yaml: no faults\n"), "{}", said.out);
    assert_eq!(json(&done(home.path(), &["check", "first-sheet", "--json"]))["ok"], true);
    assert_eq!(names(home.path()), ["good.yaml"]);
}

/// Questions that the author named are drawn from nothing, and every variant has them.
#[test]
fn check_tells_named_questions_from_drawn_ones() {
    let home = folder();
    let exercise = "  - { id: mine, kind: nim-sum, count: 2, positions: [nim 3 5, nim 6 9] }\n";
    fs::write(home.path().join("mine.yaml"), format!("title: Mine\nseed: a\nexercises:\n{exercise}")).expect("written");
    let said = done(home.path(), &["check", "mine.yaml"]).out.replace('\n', " ");
    assert!(said.contains("`mine` asks the questions of `positions`."), "{said}");
    assert!(said.contains("Enough for any class; those of `positions` are the same on all."), "{said}");
    assert!(!said.contains("draws from"), "{said}");
}

/// The JSON of a sheet made with these arguments.
fn sheet_json(home: &Path, arguments: &[&str]) -> Value {
    let out = tempfile::tempdir_in(home).expect("a temporary folder");
    let folder = out.path().to_string_lossy().into_owned();
    done(home, &[&["sheet", "good.yaml", "--format", "json", "--out", &folder], arguments].concat());
    serde_json::from_slice(&fs::read(out.path().join("good.json")).expect("it was written")).expect("JSON")
}

fn positions(sheet: &Value) -> Vec<Vec<u64>> {
    let exercises = sheet["exercises"].as_array().expect("exercises");
    let heaps = |exercise: &Value| {
        let position = exercise["position"].as_str().expect("a position");
        let mut heaps: Vec<u64> = position.split(' ').skip(1).map(|heap| heap.parse().expect("a heap")).collect();
        heaps.sort_unstable();
        heaps
    };
    exercises.iter().map(heaps).collect()
}

#[test]
fn the_same_arguments_give_the_same_bytes_and_others_other_questions() {
    let home = folder();
    for out in ["a", "b"] {
        done(home.path(), &["sheet", "good.yaml", "--format", "md,html,json", "--out", out]);
    }
    assert_eq!(names(&home.path().join("a")).len(), 7);
    for name in names(&home.path().join("a")) {
        let read = |out: &str| fs::read(home.path().join(out).join(&name)).expect("it was written");
        assert_eq!(read("a"), read("b"), "{name}");
    }
    let own = positions(&sheet_json(home.path(), &[]));
    assert_eq!(own, positions(&sheet_json(home.path(), &["--seed", "a"])), "the sheet's own seed");
    assert_ne!(own, positions(&sheet_json(home.path(), &["--seed", "another"])));
    let mut seen = own;
    for variant in 1..20 {
        for position in positions(&sheet_json(home.path(), &["--variant", &variant.to_string()])) {
            assert!(!seen.contains(&position), "variant {variant} repeats {position:?}");
            seen.push(position);
        }
    }
}

#[test]
fn a_printed_id_and_the_spec_rebuild_sheet_and_key() {
    let home = folder();
    let home = home.path();
    let made = ["sheet", "good.yaml", "--variant", "17", "--attempt", "2", "--format", "md,html,json", "--json"];
    let id = json(&done(home, &[&made[..], &["--out", "made"]].concat()))["id"].as_str().expect("an id").to_owned();
    // Small letters and no hyphens are how people type it.
    let typed = id.to_lowercase().replace('-', "");
    done(home, &["show", &typed, "--spec", "good.yaml", "--format", "md,html,json", "--out", "shown"]);
    assert_eq!(names(&home.join("shown")), names(&home.join("made")));
    for name in names(&home.join("made")) {
        let read = |folder: &str| fs::read(home.join(folder).join(&name)).expect("a file");
        assert_eq!(read("shown"), read("made"), "{name}");
    }
    refused(home, &["show", &id.replace("NB-", "NB-Z"), "--spec", "good.yaml"], "bad-id");
    refused(home, &["show", &id, "--spec", "first-sheet"], "other-spec");
    refused(home, &["show", &id, "--spec", "good.yaml", "--seed", "other"], "other-spec");
}

/// The id is what nimbook 0.1 printed for this spec with `--variant 5`.
#[test]
fn an_id_of_an_earlier_release_is_told_with_that_release() {
    let home = folder();
    let home = home.path();
    let spec = "title: Two heaps\nseed: a\nexercises:\n  - id: one\n    kind: winning-moves\n    heaps: 2\n";
    fs::write(home.join("old.yaml"), spec).expect("written");
    fs::write(home.join("old.nimbook.yaml"), spec).expect("written");
    fs::write(home.join("answers.csv"), "sheet,1a\nNB-BNCP-Y005-P,take 1 from heap 1\n").expect("written");
    for arguments in [
        &["show", "NB-BNCP-Y005-P", "--spec", "old.yaml"][..],
        &["show", "NB-BNCP-Y005-P"],
        &["mark", "old.yaml", "--answers", "answers.csv"],
    ] {
        let said = refused(home, arguments, "other-spec").err;
        assert!(said.contains("was made by nimbook 0.1"), "{said}");
    }
    let kept = format!("{spec}format: nimbook-2\nkept:\n- {{sheet: NB-BNCP-Y005-P, asked: [\"nim 3 5\"]}}\n");
    fs::write(home.join("old.nimbook.yaml"), kept).expect("written");
    let said = refused(home, &["show", "NB-BNCP-Y005-P", "--spec", "old.nimbook.yaml"], "other-format").err;
    assert!(said.contains("printed by nimbook 0.1"), "{said}");
    assert_eq!(names(home), ["answers.csv", "good.yaml", "old.nimbook.yaml", "old.yaml"]);
}

/// What a refusal names is tried: a class is made with that bound, and not with less.
#[test]
fn bounds_that_are_said_to_be_enough_are_enough() {
    let home = folder();
    let home = home.path();
    let write = |size: &str| {
        let exercise = format!("  - {{id: who, kind: winning-moves, size: {size}}}\n");
        fs::write(home.join("who.yaml"), format!("title: Who\nseed: a\nexercises:\n{exercise}")).expect("written");
    };
    write("3..7");
    let said = refused(home, &["check", "who.yaml", "--class", "28"], "too-few").err;
    assert_eq!(said, refused(home, &["class", "who.yaml", "--variants", "28"], "too-few").err);
    let (_, way) = said.split_once("help: `size: 3..").unwrap_or_else(|| panic!("no size in {said}"));
    let (end, rest) = way.split_once("` gives ").expect("a number");
    let [end, has]: [u64; 2] =
        [end, rest.split(' ').next().expect("a number")].map(|text| text.parse().expect("a number"));
    assert!(has >= 28, "{said}");
    write(&format!("3..{end}"));
    let report = json(&done(home, &["check", "who.yaml", "--class", &has.to_string(), "--json"]));
    assert_eq!(report["variants"], has);
    write(&format!("3..{}", end - 1));
    refused(home, &["check", "who.yaml", "--class", "28"], "too-few");
}

/// The spec is kept beside the pages, with the seed that was used; it makes the same sheet under its own name.
#[test]
fn a_printed_id_finds_the_spec_that_was_kept() {
    let home = folder();
    let home = home.path();
    let made = ["sheet", "good.yaml", "--seed", "it's: another \"seed\"", "--variant", "3", "--out", "made", "--json"];
    let id = json(&done(home, &made))["id"].as_str().expect("an id").to_owned();
    fs::remove_file(home.join("good.yaml")).expect("the author edits or loses it");
    let read = || {
        let page = fs::read_to_string(home.join("made/good.html")).expect("a file");
        // The seal behind the page names the path of its spec.
        page.rsplit_once("<!-- nimbook").expect("a seal").0.to_owned()
    };
    let page = read();
    fs::remove_file(home.join("made/good.html")).expect("the page is lost");
    done(home, &["show", &id, "--out", "made"]);
    assert_eq!(read(), page);
    refused(home, &["show", &id, "--out", "elsewhere"], "not-found");
    fs::copy(home.join("made/good.nimbook.yaml"), home.join("good.nimbook.yaml")).expect("a copy");
    done(home, &["show", &id, "--out", "elsewhere"]);
    let again = json(&done(home, &["sheet", "good.nimbook.yaml", "--variant", "3", "--out", "again", "--json"]));
    assert_eq!(again["id"], id.as_str());
    assert_eq!(names(&home.join("again")), names(&home.join("made")));
}

#[test]
fn json_is_one_value_on_standard_output() {
    let home = folder();
    for (arguments, code) in [
        (&["solve", "nim", "7", "3", "12", "--json"][..], 0),
        (&["values", "nim", "--to", "9", "--format", "json"], 0),
        (&["trace", "25", "43", "50", "--json"], 0),
        (&["trios", "6", "--format", "json"], 0),
        (&["check", "good.yaml", "--json"], 0),
        (&["sheet", "good.yaml", "--json"], 0),
        (&["list", "games", "--json"], 0),
        (&["list", "sheets", "--json"], 0),
        (&["schema", "--json"], 0),
        (&["schema"], 0),
        (&["solve", "num 3", "--json"], 2),
        (&["solve", "--json"], 2),
        (&["values", "nim", "--to", "x", "--format", "json"], 2),
        (&["values", "chomp", "--to", "3", "--format=json"], 2),
        (&["trace", "1", "2", "--json"], 2),
        (&["trios", "-3", "--format", "json"], 2),
        (&["trios", "5000", "--format", "json"], 3),
        (&["check", "none.yaml", "--json"], 2),
        (&["sheet", "none.yaml", "--json"], 2),
        (&["sheet", "--lang", "xx", "--json"], 2),
        (&["sheet", "--variant", "x", "--json"], 2),
        (&["sheet", "good.yaml", "--out", "good.yaml", "--json"], 2),
        (&["list", "sheep", "--json"], 2),
    ] {
        let said = run(home.path(), arguments);
        assert_eq!(said.code, code, "{arguments:?}: {}", said.err);
        let value = json(&said);
        if code == 0 {
            assert_eq!(said.err, "", "{arguments:?}");
        } else {
            let fault = &value["faults"][0];
            assert_eq!(value["ok"], false, "{arguments:?}: {}", said.out);
            assert!(fault["message"].as_str().is_some_and(|message| !message.is_empty()), "{}", said.out);
            assert!(!said.err.is_empty() && !said.err.starts_with('{'), "{arguments:?}: {}", said.err);
        }
    }
    // Names of files mean files.
    let said = run(home.path(), &["sheet", "none.yaml", "--format", "json"]);
    assert_eq!((said.code, said.out.as_str()), (2, ""));
}

#[test]
fn a_stated_limit_is_exit_3() {
    let home = folder();
    for arguments in [&["trios", "5000"][..], &["values", "subtract(1,2,3)", "--to", "99999999999"]] {
        let said = run(home.path(), arguments);
        assert_eq!((said.code, said.out.as_str()), (3, ""), "{arguments:?}: {}", said.err);
        assert!(said.err.contains("up to ") && said.err.contains(char::is_numeric), "{}", said.err);
    }
}

#[test]
fn shells_and_manuals_are_served() {
    let home = folder();
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = done(home.path(), &["completions", shell]).out;
        assert!(script.contains("nimbook") && script.contains("variant"), "{shell}");
    }
    let manual = done(home.path(), &["man"]).out;
    for command in
        ["solve", "values", "trace", "trios", "check", "sheet", "list", "schema", "new", "completions", "man"]
    {
        assert!(manual.contains(&format!("nimbook\\-{command}")), "{command}");
    }
    for arguments in [&["--help"][..], &["sheet", "--help"], &["--version"]] {
        assert!(done(home.path(), arguments).out.contains("nimbook"));
    }
}

#[test]
fn colours_are_for_terminals() {
    let home = folder();
    // `Said` itself looks for escape codes.
    for arguments in [&["sheet", "--nothing"][..], &["--help"], &["sheet", "none.yaml"], &["solve", "nim 3 x"]] {
        let plain = run(home.path(), arguments);
        let asked = Said::from(nimbook(home.path(), arguments).env("NO_COLOR", "1").output().expect("it runs"));
        assert_eq!((plain.out, plain.err), (asked.out, asked.err));
    }
}

#[test]
fn a_closed_pipe_is_no_fault() {
    let home = folder();
    for arguments in [&["schema"][..], &["trios", "255"], &["man"], &["--help"]] {
        let mut command = nimbook(home.path(), arguments);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it runs");
        drop(child.stdout.take());
        let said = child.wait_with_output().expect("it ends");
        assert_eq!(String::from_utf8_lossy(&said.stderr), "", "{arguments:?}");
        assert_eq!(said.status.code(), Some(0), "{arguments:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let home = folder();
    let full = fs::OpenOptions::new().write(true).open("/dev/full").expect("Linux has it");
    let output =
        nimbook(home.path(), &["list", "games"]).stdout(full).stderr(Stdio::piped()).output().expect("it runs");
    assert_eq!(output.status.code(), Some(3));
    assert!(String::from_utf8_lossy(&output.stderr).contains("standard output cannot be written"));
}

#[test]
fn runs_side_by_side_do_not_disturb_each_other() {
    let home = folder();
    let sheet = ["sheet", "good.yaml", "--format", "md,html,json", "--out", "out/deep"];
    let children: Vec<_> = (0..8)
        .map(|_| nimbook(home.path(), &sheet).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("it runs"))
        .collect();
    for child in children {
        let output = child.wait_with_output().expect("it ends");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
    assert_eq!(names(&home.path().join("out/deep")).len(), 7, "a temporary file was left");
    done(home.path(), &sheet);
}
