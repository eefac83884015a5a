//! Banks of questions, made by the program, and read by what others wrote.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;
use tempfile::TempDir;

const SPEC: &str = "title: Bank / one\nseed: s\npoints: 9\nexercises:\n  - { id: win, kind: winning-moves, unique: true, count: 2 }\n  - { id: mex, kind: mex }\n";

fn nimbook(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimbook"));
    command.args(arguments).current_dir(folder).output().expect("the program starts")
}

fn done(folder: &Path, arguments: &[&str]) -> String {
    let made = nimbook(folder, arguments);
    assert_eq!(made.status.code(), Some(0), "{arguments:?}: {}", String::from_utf8_lossy(&made.stderr));
    String::from_utf8(made.stdout).expect("text")
}

fn with_spec() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("bank.yaml"), SPEC).expect("it is writable");
    folder
}

fn names(folder: &Path) -> BTreeSet<String> {
    fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").file_name().into_string().expect("a name"))
        .collect()
}

/// What stands between these, wherever they stand.
fn between<'t>(text: &'t str, open: &str, close: &str) -> Vec<&'t str> {
    text.split(open).skip(1).filter_map(|rest| rest.split(close).next()).collect()
}

#[test]
fn a_range_is_one_bank_of_each_format() {
    let folder = with_spec();
    let bank = [
        "sheet",
        "bank.yaml",
        "--format",
        "moodle,gift,anki,qti,qti12,qti21,qti3",
        "--range",
        "0..119",
        "--out",
        "out",
    ];
    done(folder.path(), &bank);
    let out = folder.path().join("out");
    let expected = [
        "bank-0-119-bank.gift",
        "bank-0-119-bank.txt",
        "bank-0-119-bank.xml",
        "bank-0-119-bank-1.qti.zip",
        "bank-0-119-bank-1.qti12.zip",
        "bank-0-119-bank-1.qti21.zip",
        "bank-0-119-bank-1.qti3.zip",
        "bank-0-119-bank-2.qti.zip",
        "bank-0-119-bank-2.qti12.zip",
        "bank-0-119-bank-2.qti21.zip",
        "bank-0-119-bank-2.qti3.zip",
        "bank.nimbook.yaml",
    ];
    assert_eq!(names(&out), expected.map(str::to_owned).into());
    let read = |name: &str| fs::read_to_string(out.join(name)).expect("it is there");
    let moodle = read("bank-0-119-bank.xml");
    let ids = between(&moodle, "<idnumber>", "</idnumber>");
    assert_eq!((ids.len(), ids.iter().collect::<BTreeSet<_>>().len()), (360, 360));
    assert!(ids.contains(&"win-119-2") && ids.contains(&"mex-0-1"));
    let categories: BTreeSet<&str> = between(&moodle, "<category><text>", "</text>").into_iter().collect();
    assert_eq!(categories.len(), 2, "one for each exercise and level: {categories:?}");
    assert!(categories.iter().all(|name| name.starts_with("$course$/top/Bank // one/")), "{categories:?}");
    assert_eq!(between(&moodle, "<defaultgrade>", "</defaultgrade>").len(), 360);
    assert_eq!(read("bank-0-119-bank.gift").matches("\n::").count(), 360);
    assert_eq!(read("bank-0-119-bank.txt").lines().filter(|line| line.starts_with('"')).count(), 360);
    // Again, over the first: the same bytes, and not where somebody else wrote.
    let before: Vec<Vec<u8>> = names(&out).iter().map(|name| fs::read(out.join(name)).expect("it is there")).collect();
    done(folder.path(), &bank);
    let after: Vec<Vec<u8>> = names(&out).iter().map(|name| fs::read(out.join(name)).expect("it is there")).collect();
    assert!(before == after, "the same bytes twice");
    fs::write(out.join("bank-0-119-bank.xml"), moodle.replace("mex", "max")).expect("it is writable");
    assert_eq!(nimbook(folder.path(), &bank).status.code(), Some(2));
    // Two ranges are the whole.
    for range in ["0..59", "60..119"] {
        done(folder.path(), &["sheet", "bank.yaml", "--format", "gift", "--range", range, "--out", "parts"]);
    }
    let part = |name: &str| fs::read_to_string(folder.path().join("parts").join(name)).expect("it is there");
    let questions =
        |text: &str| text.lines().filter(|line| line.starts_with("::")).map(str::to_owned).collect::<Vec<_>>();
    let parts = [part("bank-0-59-bank.gift"), part("bank-60-119-bank.gift")].map(|text| questions(&text)).concat();
    assert_eq!(parts, questions(&read("bank-0-119-bank.gift")));
}

#[test]
fn a_class_and_a_sheet_have_banks_too() {
    let folder = with_spec();
    done(folder.path(), &["class", "bank.yaml", "--variants", "5", "--format", "html,moodle,qti", "--out", "class"]);
    let made = names(&folder.path().join("class"));
    assert!(made.contains("bank-bank.xml") && made.contains("bank-bank.qti.zip"), "{made:?}");
    assert!(made.contains("bank-sheets.html") && !made.iter().any(|name| name.contains("keys.xml")), "{made:?}");
    assert!(!made.contains("bank-short.xml"), "{made:?}");
    done(folder.path(), &["sheet", "bank.yaml", "--format", "moodle,md", "--key", "none", "--out", "sheet"]);
    let made = names(&folder.path().join("sheet"));
    assert_eq!(made, ["bank.md", "bank.nimbook.yaml", "bank.xml"].map(str::to_owned).into());
}

#[test]
fn what_a_format_cannot_say_is_refused_unless_it_may_be_replaced() {
    let folder = tempfile::tempdir().expect("a folder");
    let spec = SPEC.replace("kind: mex", "kind: reduction-trace, count: 2") + "  - { id: set, kind: losing-set }\n";
    fs::write(folder.path().join("t.yaml"), spec).expect("it is writable");
    let refused = nimbook(folder.path(), &["sheet", "t.yaml", "--format", "gift"]);
    let says = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert_eq!(refused.status.code(), Some(2), "{says}");
    assert!(says.contains("t.yaml: error[cannot-say]: exercise `mex`: GIFT has no gaps"), "{says}");
    assert!(says.contains("error[cannot-say]: exercise `set`: GIFT has no gaps"), "{says}");
    assert!(says.contains("`--lossy`") && says.contains("2 faults; nothing was written"), "{says}");
    assert!(!folder.path().join("nimbook-out").exists());
    for format in ["gift", "moodle"] {
        done(folder.path(), &["sheet", "t.yaml", "--format", format, "--lossy"]);
    }
    let gift = fs::read_to_string(folder.path().join("nimbook-out/t.gift")).expect("it is there");
    assert!(gift.contains("{####"), "an essay");
}

/// A bank of the sheet of every kind, in a folder.
fn every_kind(formats: &str) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    make_every_kind(folder.path(), ".", &["--format", formats]);
    folder
}

/// The same with more options, in a folder of that name within; with as many seeds as `NIMBOOK_SEEDS` says, those left out
/// with which an exercise has too few questions.
fn make_every_kind(home: &Path, out: &str, options: &[&str]) {
    let seeds = std::env::var("NIMBOOK_SEEDS").ok().and_then(|seeds| seeds.parse().ok()).unwrap_or(1);
    let sheets = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sheets");
    for entry in fs::read_dir(sheets).expect("a folder") {
        let path = entry.expect("an entry").path();
        let (Some(stem), true) = (path.file_stem(), path.extension().is_some_and(|extension| extension == "yaml"))
        else {
            continue;
        };
        let text = fs::read_to_string(&path).expect("a spec");
        for seed in 0..seeds {
            let spec = format!("{}-{seed}.yaml", stem.display());
            let own = if seed == 0 { text.clone() } else { text.replace("\nseed: ", &format!("\nseed: {seed}-")) };
            fs::write(home.join(&spec), own).expect("it can be written");
            let made = nimbook(home, &[&["sheet", &spec, "--lossy", "--out", out], options].concat());
            let says = String::from_utf8_lossy(&made.stderr);
            assert!(made.status.success() || seed > 0 && says.contains("error[too-few]"), "{spec}: {says}");
        }
    }
}

fn run(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let says = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {says}");
    String::from_utf8(output.stdout).expect("text")
}

/// The folder of the checks, with what they need.
fn checks() -> PathBuf {
    let checks = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser");
    if !checks.join("node_modules/gift-pegjs").is_dir() {
        run(Command::new("npm").arg("ci").current_dir(&checks));
    }
    checks
}

#[test]
#[ignore = "needs node, npm and Chromium"]
fn readers_of_others_find_the_keys() {
    let folder = every_kind("json,gift,qti3");
    let says = run(Command::new("node").arg("banks.mjs").arg(folder.path()).current_dir(checks()));
    println!("{says}");
    let counted = |what: &str| says.contains(&format!("\"{what}\":")) && !says.contains(&format!("\"{what}\":0"));
    assert!(counted("right") && counted("untouched"), "{says}");
}

/// QTI 2 becomes QTI 3 by a converter, and is graded like that.
#[test]
#[ignore = "needs node, npm, Chromium and Python with citolab-qti-convert"]
fn version_2_converted_by_others_is_graded_alike() {
    for options in [&["--format", "json,gift,qti"][..], &["--format", "json,gift,qti21", "--dialect", "openolat"]] {
        let folder = tempfile::tempdir().expect("a folder");
        make_every_kind(folder.path(), ".", options);
        run(Command::new("python3").arg(checks().join("converted.py")).arg(folder.path()));
        let says = run(Command::new("node").arg("banks.mjs").arg(folder.path()).current_dir(checks()));
        println!("{says}");
    }
}

/// QTI 1.2 and 2.1 in the models of both that pyslet has, which grades them; what is for Canvas and ILIAS has their form.
#[test]
#[ignore = "needs Python with pyslet"]
fn versions_1_and_2_are_graded_by_others() {
    let folder = every_kind("json,qti12,qti21");
    for dialect in ["canvas", "ilias"] {
        make_every_kind(folder.path(), dialect, &["--format", "qti12", "--dialect", dialect]);
    }
    let says = run(Command::new("python3").arg(checks().join("migrated.py")).arg(folder.path()));
    println!("{says}");
    let counted = |what: &str| says.contains(&format!("'{what}': ")) && !says.contains(&format!("'{what}': 0"));
    let each = |package: &str| ["right", "wrong", "told"].into_iter().all(|what| counted(&format!("{package} {what}")));
    assert!(each(".qti12.zip") && each(".qti21.zip") && counted("canvas read") && counted("ilias read"), "{says}");
}

#[test]
fn a_dialect_goes_with_its_format() {
    let folder = with_spec();
    let refused = |arguments: &[&str]| {
        let refused = nimbook(folder.path(), arguments);
        assert_eq!(refused.status.code(), Some(2), "{arguments:?}");
        String::from_utf8(refused.stderr).expect("text")
    };
    let help = "these go together: `--format qti12 --dialect canvas`, `--format qti12 --dialect ilias`, `--format qti21 --dialect openolat`";
    for command in [&["sheet", "bank.yaml"][..], &["class", "bank.yaml", "--variants", "2"]] {
        for (format, dialect, message) in [
            ("qti21", "canvas", "canvas does not read qti21"),
            ("qti12,qti21", "openolat", "openolat does not read qti12"),
            ("moodle", "ilias", "ilias reads qti12, which is not one of the formats asked for"),
        ] {
            let says = refused(&[command, &["--format", format, "--dialect", dialect]].concat());
            assert!(says.contains("error[not-together]") && says.contains(message) && says.contains(help), "{says}");
        }
        let says = refused(&[command, &["--format", "qti12", "--dialect", "canvass"]].concat());
        assert!(says.contains("did you mean `canvas`?"), "{says}");
    }
    assert!(!folder.path().join("nimbook-out").exists());
    done(folder.path(), &["class", "bank.yaml", "--variants", "2", "--format", "qti12,html", "--dialect", "canvas"]);
    let made = names(&folder.path().join("nimbook-out"));
    let package = made.iter().find(|name| name.ends_with(".qti12.zip")).expect("a package");
    let bytes = fs::read(folder.path().join("nimbook-out").join(package)).expect("it is there");
    // Nothing in it is packed.
    let text = String::from_utf8_lossy(&bytes).into_owned();
    assert_eq!(text.matches("<fieldlabel>question_type</fieldlabel>").count(), 6, "{package}");
}

/// Cards as text and as a package: the same ones, of every kind, of long texts, and many in one package. Other words for
/// the same questions replace them.
#[test]
#[ignore = "needs Python with anki"]
fn anki_takes_every_card_once() {
    let folder = every_kind("json,anki,apkg");
    let (home, long) = (folder.path(), "long ".repeat(2_000));
    for (changed, out) in [("", "."), ("In other words. ", "changed")] {
        for (name, text, count, range) in [("long", long.as_str(), 4, "0..9"), ("many", "Many.", 52, "0..99")] {
            let spec = format!(
                "title: {name}\nseed: {name}\nexercises:\n  - {{ id: one, kind: nim-sum, size: 1..2000, count: {count}, text: {changed}{text} }}\n"
            );
            fs::write(home.join(format!("{name}.yaml")), spec).expect("it is writable");
            let spec = format!("{name}.yaml");
            done(home, &["sheet", &spec, "--format", "anki,apkg", "--range", range, "--out", out]);
        }
    }
    let says = run(Command::new("python3").arg(checks().join("cards.py")).arg(home));
    assert!(says.ends_with(" 5240 changed\n"), "{says}");
}

/// A table for Kahoot! in a reader of others: the question, its answers and the right one are those of the sheet; what has no
/// choices is refused, or left out.
#[test]
#[ignore = "needs openpyxl"]
fn kahoot_gets_questions_with_choices() {
    let folder = tempfile::tempdir().expect("a folder");
    let kinds = ["winning-moves", "mex", "complete-trio", "zeckendorf", "reduction-failure", "which-heap"];
    let mut spec = "title: Choices\nseed: k\nexercises:\n  - { id: who, kind: outcome, count: 3 }\n".to_owned();
    for kind in kinds {
        spec += &format!("  - {{ id: {kind}, kind: {kind}, form: choice, count: 2 }}\n");
    }
    fs::write(folder.path().join("k.yaml"), &spec).expect("it is writable");
    fs::write(folder.path().join("o.yaml"), spec.replace("form: choice, ", "")).expect("it is writable");
    let refused = nimbook(folder.path(), &["sheet", "o.yaml", "--format", "kahoot"]);
    let says = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(refused.status.code() == Some(2) && says.contains("write `form: choice`"), "{says}");
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let own = root.join("target/hosts/bin/python");
    let python = if own.exists() { own } else { PathBuf::from("python3") };
    let script = root.join("tests/tables/openpyxl_round.py");
    let (mut looked, mut answers) = (0, 0);
    for variant in 0..10 {
        let variant = variant.to_string();
        let sheet =
            ["sheet", "k.yaml", "--variant", &variant, "--format", "kahoot,json", "--lossy", "--force", "--out", "."];
        done(folder.path(), &sheet);
        let table = folder.path().join("k.kahoot.xlsx");
        let rows = run(Command::new(&python).arg(&script).arg("read").arg(table));
        let rows: Vec<Vec<Value>> = serde_json::from_str(&rows).expect("rows");
        let key = fs::read_to_string(folder.path().join("k-key.json")).expect("a key");
        let key: Value = serde_json::from_str(&key).expect("JSON");
        let exercises = key["exercises"].as_array().expect("exercises");
        let mut rows = rows[1..].iter().peekable();
        for exercise in exercises {
            let choices = exercise["choices"].as_array().expect("choices");
            let own: Vec<&str> = choices.iter().filter_map(Value::as_str).collect();
            // A letter stands before each answer but those of who wins.
            let own: Vec<&str> = match exercise["kind"].as_str() {
                Some("outcome") => own,
                _ => own.iter().filter_map(|line| Some(line.split_once(") ")?.1)).collect(),
            };
            let found = |row: &&&Vec<Value>| {
                row[1..=own.len()].iter().map(|cell| cell.as_str().unwrap_or_default()).eq(own.iter().copied())
            };
            let Some(row) = rows.peek().filter(found) else { continue };
            let right = match exercise["answer"]["type"].as_str() {
                Some("outcome") => 1 + u64::from(exercise["answer"]["value"] == "P"),
                _ => exercise["answer"]["boxes"][0].as_u64().expect("a box") + 1,
            };
            assert_eq!(row[6], right, "{row:?}");
            assert!(row[0].as_str().is_some_and(|asks| (10..=120).contains(&asks.chars().count())), "{row:?}");
            for wrong in exercise["wrong"].as_array().expect("mistakes") {
                assert_ne!(wrong["answer"]["boxes"][0].as_u64().map(|place| place + 1), Some(right), "{row:?}");
            }
            answers += own.len();
            looked += 1;
            rows.next();
        }
        assert_eq!(rows.next(), None, "every row is a question of the sheet");
    }
    assert!(looked > 100 && answers > 350, "{looked} questions, {answers} answers");
}

/// A class that is printed, and then asked with boxes, has other sheets, and so other ids; those of before are still found.
#[test]
fn boxes_make_other_sheets_of_a_class() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = |name: &str| folder.path().join(name);
    let spec = "title: K\nseed: a\nexercises:\n  - { id: one, kind: mex, count: 2 }\n";
    fs::write(place("r.csv"), "id,name\n1,Anna\n2,Ben\n").expect("it is writable");
    let ids = |spec: &str| {
        fs::write(place("k.yaml"), spec).expect("it is writable");
        done(folder.path(), &["class", "k.yaml", "--roster", "r.csv", "--format", "md", "--out", "c"]);
        let sheets = fs::read_to_string(place("c/k-sheets.md")).expect("the sheets");
        between(&sheets, "NB-", "\n").iter().map(|id| format!("NB-{}", &id[..11])).collect::<BTreeSet<String>>()
    };
    let [open, boxed] = [spec, &spec.replace("mex", "mex, form: choice")].map(ids);
    assert!(open.len() == 2 && boxed.len() == 2 && open.is_disjoint(&boxed), "{open:?} {boxed:?}");
    for id in open.iter().chain(&boxed) {
        done(folder.path(), &["show", id, "--spec", "c/k.nimbook.yaml", "--format", "md", "--out", "shown", "--force"]);
        let shown = fs::read_to_string(place("shown/k.md")).expect("the sheet");
        assert_eq!(shown.contains("Tick the one right answer"), boxed.contains(id), "{id}: {shown}");
    }
}
