//! Books of other programs: what mdBook hands to a preprocessor, and real builds by mdBook where it is installed.
//!
//! The book is `tests/hosts/mdbook`: five chapters with every kind of block.
//! Failure: a block that is left as it was, prose that is changed, a false claim that does not stop the build at its
//! place, a file of the author's that `install` changes.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};
use tempfile::TempDir;

pub const BOOK: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/hosts/mdbook");

/// Chapters by name, number and path below `src`; one is below another, one is a draft.
const CHAPTERS: [(&str, Option<&[u64]>, &str); 5] = [
    ("Before", None, "README.md"),
    ("Heaps", Some(&[1]), "heaps.md"),
    ("Tables", Some(&[2]), "tables.md"),
    ("Practice", Some(&[2, 1]), "part/practice.md"),
    ("Rest", Some(&[4]), "rest.md"),
];

pub fn run(folder: &Path, program: &str, arguments: &[&str], typed: &str) -> Output {
    let built = Path::new(env!("CARGO_BIN_EXE_nimbook")).parent().expect("a folder");
    let path = format!("{}:{}", built.display(), std::env::var("PATH").expect("a path"));
    let mut command = Command::new(program);
    command.args(arguments).current_dir(folder).env("PATH", path);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap_or_else(|error| panic!("{program}: {error}"));
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(typed.as_bytes()).expect("typed");
    drop(input);
    child.wait_with_output().expect("it ends")
}

pub fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

/// What stands between these, wherever they stand.
fn between<'t>(text: &'t str, open: &str, close: &str) -> Vec<&'t str> {
    text.split(open).skip(1).filter_map(|rest| rest.split(close).next()).collect()
}

/// A copy of the book in a folder of its own.
fn book() -> TempDir {
    let home = tempfile::tempdir().expect("a folder");
    copy(Path::new(BOOK), home.path());
    home
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("made");
    for entry in fs::read_dir(from).expect("a folder").flatten() {
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).expect("copied");
        }
    }
}

/// What mdBook hands over: `name` is what its version calls the list of chapters.
fn handed(home: &Path, renderer: &str, version: &str, name: &str) -> String {
    let content = |path: &str| fs::read_to_string(home.join("src").join(path)).expect("a chapter");
    let chapter = |(name, number, path): (&str, Option<&[u64]>, &str), below: Vec<Value>| {
        json!({"Chapter": {
            "name": name, "content": content(path), "number": number, "sub_items": below, "path": path,
            "source_path": path, "parent_names": [],
        }})
    };
    let draft = json!({"Chapter": {
        "name": "Draft", "content": "", "number": [3], "sub_items": [], "path": null, "source_path": null,
        "parent_names": [],
    }});
    let practice = chapter(CHAPTERS[3], Vec::new());
    let items = json!([
        chapter(CHAPTERS[0], Vec::new()),
        chapter(CHAPTERS[1], Vec::new()),
        chapter(CHAPTERS[2], vec![practice]),
        "Separator",
        {"PartTitle": "End"},
        draft,
        chapter(CHAPTERS[4], Vec::new()),
    ]);
    let context = json!({
        "root": home, "config": {"book": {"language": "en", "src": "src"}}, "renderer": renderer, "mdbook_version": version,
    });
    let mut book = json!({name: items});
    if name == "sections" {
        book["__non_exhaustive"] = Value::Null;
    }
    json!([context, book]).to_string()
}

/// The contents of the chapters of a book, in their order; drafts are empty.
fn contents(book: &Value) -> Vec<String> {
    let mut found = Vec::new();
    let items = book.get("items").or(book.get("sections")).or(book.get("sub_items")).and_then(Value::as_array);
    for item in items.into_iter().flatten() {
        if let Some(chapter) = item.get("Chapter") {
            found.push(chapter["content"].as_str().expect("content").to_owned());
            found.extend(contents(chapter));
        }
    }
    found
}

#[test]
fn both_versions_of_mdbook_get_the_same_chapters() {
    let home = book();
    // Files of the author's own are not looked at.
    fs::write(home.path().join("src/own.yaml"), "no: [yaml\n").expect("written");
    fs::write(home.path().join("src/part/own.json"), "x".repeat(2 << 20)).expect("written");
    let made = |renderer: &str, version: &str, name: &str| {
        let output = run(home.path(), "nimbook", &["mdbook"], &handed(home.path(), renderer, version, name));
        assert!(output.status.success(), "{}", text(&output.stderr));
        assert_eq!(text(&output.stderr), "");
        let book: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!(book.get("__non_exhaustive").is_some(), name == "sections");
        contents(&book)
    };
    let html = made("html", "0.5.4", "items");
    assert_eq!(html, made("html", "0.4.52", "sections"));
    assert_eq!(html.len(), 6, "five chapters and a draft");
    let whole = html.concat();
    assert_eq!(whole.matches("<div class=\"nimbook book\">").count(), KINDS.len());
    for (kind, sign) in KINDS {
        assert!(whole.contains(sign), "{kind}");
    }
    // What is mdBook's stays: prose, HTML, code, and what it includes.
    let own =
        "Plain *Markdown* with <b>HTML</b>, which is mdBook's: {{#include claims/more.claims}}\n\n```rust,ignore\n";
    assert!(html[0].contains(own));
    assert!(
        html[1].contains("\nA paragraph goes on\n\n<div class")
            && html[1].contains("</div></div>\n\nwithout an empty line.")
    );
    // Chapters have mdBook's own numbers, and none where it gives none.
    let number = |number: &str| format!("<bdi class=\"pos\">{number}</bdi>");
    assert!(html[0].contains(&format!("Definition {}", number("1"))), "{}", html[0]);
    assert!(html[3].contains(&format!("Question {}", number("2.1.1"))), "{}", html[3]);
    assert_eq!(html[3].matches("2.1.1").count(), 2, "the question and the exercise: {}", html[3]);
    let chapters = between(&html[5], "<span class=\"n\">", "</span>");
    assert_eq!(chapters, ["", "1", "2", "2.1", "4"]);
    assert!(
        html[1].contains("Game 1.1") && html[1].contains("<a class=\"ref\" href=\"tables.html#kayles-values\">Table")
    );
    assert!(html[3].contains("<a class=\"ref\" href=\"../heaps.html#swapped\">Claim"));
    let markdown = made("markdown", "0.5.4", "items").concat();
    assert!(
        markdown.contains("](data:image/svg+xml;base64,") && markdown.contains("> **Claim 1.2 · One heap · Proved**")
    );
    assert!(!markdown.contains("<div"));
}

/// Every kind of block, and what only it writes.
const KINDS: [(&str, &str); 26] = [
    ("bibliography", "id=\"work-bouton-1902\""),
    ("board", "id=\"figure-2-1\""),
    ("check", "One heap."),
    ("checked", "data-verdict=\"checked\""),
    ("chomp-row", "id=\"chomp-row-2\""),
    ("claim", "id=\"swapped\""),
    ("conjecture", "id=\"larger\""),
    ("define", "id=\"level\""),
    ("exercises", "<div class=\"exercises\""),
    ("game", "id=\"levelled\""),
    ("glossary", "kupac"),
    ("index", "<ul class=\"index\">"),
    ("map", "heaps.html\">Heaps"),
    ("open", "data-verdict=\"open\""),
    ("picture", "id=\"figure-1-1\""),
    ("play", "data-game="),
    ("question", "<section class=\"question\" id=\"who-answers\""),
    ("refute", "data-verdict=\"refuted\""),
    ("solutions", "<section class=\"solutions\">"),
    ("solve", "id=\"three-five\""),
    ("sources", "id=\"B-01\""),
    ("theorem", "data-verdict=\"hand\""),
    ("trace", "<table class=\"trace\""),
    ("trios", "(3,5,6)"),
    ("truth", "sum-order"),
    ("values", "<table class=\"values\""),
];

#[test]
fn a_false_claim_stops_mdbook_at_its_place() {
    let home = book();
    let practice = home.path().join("src/part/practice.md");
    let mut content = fs::read_to_string(&practice).expect("a chapter");
    content += "\n```claim\nAll heaps are equal.\n\nclaim equal: forall a, b: level(a, b)\n```\n";
    let line = content.lines().count() - 1;
    fs::write(&practice, content).expect("written");
    let output = run(home.path(), "nimbook", &["mdbook"], &handed(home.path(), "html", "0.5.4", "items"));
    assert_eq!((output.status.code(), text(&output.stdout).as_str()), (Some(1), ""));
    let said = text(&output.stderr);
    assert!(said.starts_with(&format!("src/part/practice.md:{line}:1: error[false-claim]: false: equal:")), "{said}");
}

#[test]
fn a_false_claim_of_a_file_has_its_place_in_the_book() {
    let home = book();
    let claims = home.path().join("src/claims/more.claims");
    fs::write(&claims, fs::read_to_string(&claims).expect("claims") + "\nclaim less: forall a, b: a < b\n")
        .expect("written");
    let output = run(home.path(), "nimbook", &["mdbook"], &handed(home.path(), "html", "0.5.4", "items"));
    let said = text(&output.stderr);
    assert!(said.starts_with("src/claims/more.claims:5:1: error[false-claim]"), "{said}");
}

#[test]
fn renderers_and_other_input() {
    let home = book();
    for (renderer, code) in [("html", 0), ("markdown", 0), ("epub", 1), ("", 1)] {
        assert_eq!(run(home.path(), "nimbook", &["mdbook", "supports", renderer], "").status.code(), Some(code));
    }
    for input in ["", "[]", "[{}, {}]", "{\"items\": []}", "no JSON"] {
        let output = run(home.path(), "nimbook", &["mdbook"], input);
        assert_eq!((output.status.code(), text(&output.stdout).as_str()), (Some(2), ""), "{input}");
        assert!(text(&output.stderr).contains("error[no-book]"), "{input}");
    }
}

#[test]
fn install_changes_nothing_of_the_authors() {
    let home = book();
    let read = |name: &str| fs::read_to_string(home.path().join(name)).expect(name);
    let install = |arguments: &[&str]| run(home.path(), "nimbook", &[&["mdbook", "install"], arguments].concat(), "");
    let before = read("book.toml");
    assert!(install(&[]).status.success());
    let (settings, style) = (read("book.toml"), read("nimbook.css"));
    assert!(before.lines().all(|line| settings.contains(line)) && style.contains(".nimbook {"));
    let again = install(&["."]);
    assert_eq!(text(&again.stdout), "./book.toml has the preprocessor already\n");
    assert_eq!((read("book.toml"), read("nimbook.css")), (settings, style));
    fs::write(home.path().join("nimbook.css"), "/* mine */\n").expect("written");
    let refused = install(&[]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(text(&refused.stderr).contains("error[foreign-file]"));
    assert_eq!(read("nimbook.css"), "/* mine */\n");
    assert_eq!(run(home.path(), "nimbook", &["mdbook", "install", "src"], "").status.code(), Some(2));
}

#[test]
#[ignore = "needs mdBook"]
fn mdbook_builds_every_block_and_stops_at_a_false_claim() {
    let home = book();
    assert!(run(home.path(), "nimbook", &["mdbook", "install"], "").status.success());
    let built = run(home.path(), "mdbook", &["build"], "");
    assert!(built.status.success(), "{}", text(&built.stderr));
    let page = |name: &str| fs::read_to_string(home.path().join("book").join(name)).expect(name);
    let names = ["index.html", "heaps.html", "tables.html", "part/practice.html", "rest.html"];
    let whole: String = names.map(page).concat();
    for (kind, sign) in KINDS {
        assert!(whole.contains(sign), "{kind}");
    }
    assert!(page("heaps.html").contains("nimbook") && !whole.contains("```"));
    links_lead_somewhere(home.path(), &names);
    let heaps = home.path().join("src/heaps.md");
    let content = fs::read_to_string(&heaps).expect("a chapter").replace("exists b: a < b", "exists b: b < a");
    let line = content.lines().position(|line| line.starts_with("conjecture larger")).expect("it is there") + 1;
    fs::write(&heaps, content).expect("written");
    let stopped = run(home.path(), "mdbook", &["build"], "");
    assert!(!stopped.status.success());
    let said = text(&stopped.stderr);
    assert!(said.contains(&format!("src/heaps.md:{line}:1: error[false-claim]")), "{said}");
}

/// Every link of a block leads to a page that is there, and to a place on it.
fn links_lead_somewhere(home: &Path, names: &[&str]) {
    let mut count = 0;
    for name in names {
        let page = fs::read_to_string(home.join("book").join(name)).expect("a page");
        for link in page.split("<a class=\"ref\" href=\"").skip(1) {
            let target = link.split('"').next().expect("a target");
            let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
            let folder = home.join("book").join(name).parent().map(Path::to_path_buf).unwrap_or_default();
            let path: PathBuf = if file.is_empty() { home.join("book").join(name) } else { folder.join(file) };
            let there = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {target}: {error}"));
            assert!(anchor.is_empty() || there.contains(&format!("id=\"{anchor}\"")), "{name}: {target}");
            count += 1;
        }
    }
    assert!(count >= 5, "{count} links");
}
