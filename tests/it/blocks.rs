//! Blocks by themselves: `nimbook block`, and what shows them in documents of Quarto, in notebooks, and in other books.
//!
//! Failure: a false block that passes for done, one that cannot be read and shows something, two blocks with the same ids, a
//! citation that is believed.

use std::fs;
use std::path::Path;

use serde_json::Value;

use super::hosts::{BOOK, run, text};

#[test]
fn a_block_is_printed_in_three_forms() {
    let home = tempfile::tempdir().expect("a folder");
    let block = |arguments: &[&str], typed: &str| {
        let output = run(home.path(), "nimbook", &[&["block"], arguments].concat(), typed);
        (output.status.code(), text(&output.stdout), text(&output.stderr))
    };
    let define = "```define\ndefine twice(a, b) := b = 2*a\n```\n\n";
    let claim = "```claim\nclaim grows: forall a, b: twice(a, b) implies a <= b\n```\n";
    let (code, html, err) = block(&[], &format!("{define}{claim}"));
    assert_eq!((code, err.as_str()), (Some(0), ""));
    assert!(html.starts_with("<div class=\"nimbook book\">") && html.contains("data-verdict=\"proved\""), "{html}");
    assert!(
        !html.contains("twice</b>") && !html.trim_end().contains("\n\n"),
        "the last block alone, without empty lines"
    );
    let exercises =
        "```exercises\nexercises:\n  - {id: a, kind: outcome, heaps: 2}\n  - {id: b, kind: outcome, heaps: 2}\n```\n";
    let (code, html, err) = block(&[], exercises);
    assert_eq!((code, err.as_str()), (Some(0), ""));
    assert!(html.contains("</span>1</p>") && html.contains("</span>2</p>"), "numbers of its own: {html}");
    let ids = |html: &str| html.split("id=\"q").skip(1).filter_map(|id| id.split('-').next().map(str::to_owned)).max();
    let (_, others, _) = block(&[], "```solve nim 3 5 7\n```\n");
    assert!(ids(&others).is_some() && ids(&others) != ids(&block(&[], "```solve nim 3 5 8\n```\n").1));
    let (code, html, err) = block(&[], &format!("{define}{claim}"));
    assert_eq!((code, err.as_str()), (Some(0), ""));
    let (_, styled, _) = block(&["--style"], claim);
    assert!(styled.is_empty(), "without its context the claim cannot be read");
    let (_, styled, _) = block(&["--style"], define);
    assert!(styled.starts_with("<style>\n@property --em") && styled.contains("</style>\n<div class=\"nimbook book\">"));
    let (_, json, _) = block(&["--json"], &format!("{define}{claim}"));
    assert_eq!(json, block(&["--format", "json"], &format!("{define}{claim}")).1);
    let json: Value = serde_json::from_str(&json).expect("JSON");
    let keys: Vec<&str> = json.as_object().expect("an object").keys().map(String::as_str).collect();
    assert_eq!(keys, ["kind", "html", "md", "ok", "diagnostics"]);
    assert_eq!((&json["html"], &json["ok"], &json["kind"]), (&html.as_str().into(), &true.into(), &"claim".into()));
}

#[test]
fn a_block_that_is_false_and_one_that_cannot_be_read() {
    let home = tempfile::tempdir().expect("a folder");
    for (typed, code, first, shows) in [
        ("```claim\nclaim less: forall a: 2*a < 3*a\n```\n", 1, "standard input:2:1: error[false-claim]", true),
        ("```refute\nrefute one: forall a: a < 1 expect (2)\n```\n", 1, "standard input:2:", true),
        (
            "```check table\n| n | Value `= grundy(nim {n})` |\n|---|---|\n| 1 | 2 |\n\nA.\n```\n",
            1,
            "standard input:4:",
            true,
        ),
        ("```solve nim 3\nIt is `= 1 + 1 is 3`.\n```\n", 1, "standard input:2:19: error[wrong-value]", true),
        ("```claim\nclaim less: forall a: 2*a <\n```\n", 2, "standard input:2:28: error[syntax]", false),
        ("```solve num 3\n```\n", 2, "standard input:1:10: error[bad-arguments]", false),
        ("```map\n```\n", 2, "standard input:1:4: error[whole-book]", false),
        ("words\n", 2, "standard input:1:1: error[no-block]", false),
        ("\u{ff}", 2, "standard input:1:1: error[no-block]", false),
    ] {
        for format in ["html", "md"] {
            let output = run(home.path(), "nimbook", &["block", "--format", format], typed);
            let (out, err) = (text(&output.stdout), text(&output.stderr));
            assert_eq!(output.status.code(), Some(code), "{typed}: {err}");
            assert!(err.starts_with(first), "{typed}: {err}");
            assert_eq!(!out.trim().is_empty(), shows, "{typed}: {out}");
            assert_ne!(err.contains("nothing was written"), shows, "{typed}: {err}");
        }
        let output = run(home.path(), "nimbook", &["block", "--json"], typed);
        let json: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        let fault = &json["diagnostics"][0];
        let place = format!("{}:{}:{}: error[{}]", fault["file"], fault["line"], fault["column"], fault["code"]);
        assert!(place.replace('"', "").starts_with(first), "{place}");
        assert_eq!((output.status.code(), &json["ok"]), (Some(code), &false.into()));
    }
}

/// The statements of a built book, cited by name in another, which decides them again.
#[test]
fn a_book_cites_the_statements_of_another() {
    let home = tempfile::tempdir().expect("a folder");
    let small = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/book/small");
    let built = run(home.path(), "nimbook", &["book", small, "--out", "small"], "");
    assert!(built.status.success(), "{}", text(&built.stderr));
    let index = fs::read_to_string(home.path().join("small/claims.json")).expect("the index");
    let value: Value = serde_json::from_str(&index).expect("JSON");
    let named: Vec<&str> =
        value["statements"].as_array().expect("statements").iter().filter_map(|it| it["name"].as_str()).collect();
    assert_eq!(named, ["levelled", "swapped", "always-level", "larger"]);
    for statement in value["statements"].as_array().expect("statements") {
        let certificate = home.path().join("small").join(statement["certificate"].as_str().expect("a file"));
        assert!(certificate.is_file());
        let (page, anchor) = statement["chapter"].as_str().and_then(|place| place.split_once('#')).expect("a place");
        let page = fs::read_to_string(home.path().join("small").join(page)).expect("a page");
        assert!(page.contains(&format!("id=\"{anchor}\"")));
    }
    let other = home.path().join("other");
    fs::create_dir(&other).expect("made");
    let chapter = "# One\n\nBy [@small:swapped] and [@small:levelled]; but [@small:always-level].\n";
    let write = |name: &str, content: &str| fs::write(other.join(name), content).expect("written");
    write("book.yaml", "title: Another\ncites:\n  small: small.json\n");
    write("01-one.md", chapter);
    write("small.json", &index);
    let built = run(home.path(), "nimbook", &["book", "other", "--out", "out"], "");
    assert!(built.status.success(), "{}", text(&built.stderr));
    let page = fs::read_to_string(home.path().join("out/01-one.html")).expect("a page");
    assert!(page.contains("swapped (A small book of Nim, 1.3)"), "{page}");
    // Somebody changed the copy: what it says is not what is so.
    write("small.json", &index.replace("level(a, b) iff level(b, a)", "level(a, b) iff level(b, 2*a)"));
    let refused = run(home.path(), "nimbook", &["book", "other", "--check"], "");
    assert_eq!(refused.status.code(), Some(2));
    let said = text(&refused.stderr);
    assert!(
        said.starts_with("other/01-one.md:3:4: error[false-citation]: `swapped` of `small` is not as it says"),
        "{said}"
    );
}

/// A copy of a file of `tests/hosts` in a folder.
fn with(home: &Path, name: &str) {
    fs::copy(Path::new(BOOK).with_file_name(name), home.join(name)).expect("copied");
}

#[test]
#[ignore = "needs pandoc"]
fn the_filter_for_quarto_shows_blocks() {
    let home = tempfile::tempdir().expect("a folder");
    with(home.path(), "nimbook.lua");
    let define = "Words.\n\n```{.define}\ndefine twice(a, b) := b = 2*a\n```\n\n```{.python}\nprint(1)\n```\n\n";
    let claim = "```{.claim}\nclaim grows: forall a, b: twice(a, b) implies a <= b\n```\n\n```{.solve args=\"nim 3 5 7\"}\n```\n";
    let pandoc = |to: &str, typed: &str| {
        let output =
            run(home.path(), "pandoc", &["--from", "markdown", "--to", to, "--lua-filter", "nimbook.lua"], typed);
        (output.status.success(), text(&output.stdout), text(&output.stderr))
    };
    let (done, html, err) = pandoc("html", &format!("{define}{claim}"));
    assert!(done, "{err}");
    assert_eq!((html.matches("<div class=\"nimbook book\">").count(), html.matches("<style>").count()), (3, 1));
    assert!(html.contains("data-verdict=\"proved\"") && html.contains("sourceCode python"), "{html}");
    let (done, latex, err) = pandoc("latex", &format!("{define}{claim}"));
    assert!(done && latex.contains("Proved") && latex.contains("nim 3 5 7"), "{err}{latex}");
    let (done, _, err) = pandoc("html", &format!("{define}{}", claim.replace("<=", "<")));
    assert!(!done && err.contains("error[false-claim]"), "{err}");
}

#[test]
#[ignore = "needs IPython"]
fn the_magic_for_notebooks_shows_blocks() {
    let home = tempfile::tempdir().expect("a folder");
    with(home.path(), "nimbook_magic.py");
    let script = "from IPython.core.interactiveshell import InteractiveShell\n\
        shell = InteractiveShell.instance()\n\
        shell.run_line_magic('load_ext', 'nimbook_magic')\n\
        for line, cell in [('define', 'define twice(a, b) := b = 2*a'), ('define', 'define twice(a, b) := b = 2*a'),\n    \
            ('claim', 'claim grows: forall a, b: twice(a, b) implies a <= b'),\n    \
            ('claim', 'claim less: forall a, b: twice(a, b) implies a < b'), ('solve nim 3 5 7', ''), ('slove nim 3', '')]:\n    \
            shown = shell.run_cell_magic('nimbook', line, cell + '\\n') if cell else shell.run_line_magic('nimbook', line)\n    \
            print(line, shown and [word for word in ('proved', 'refuted', 'solved') if f'\"{word}\"' in shown.data.split('</style>')[1]])\n";
    let output = run(home.path(), "python3", &["-c", script], "");
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    let expected =
        "define []\ndefine []\nclaim ['proved']\nclaim ['refuted']\nsolve nim 3 5 7 ['solved']\nslove nim 3 None\n";
    assert_eq!(out, expected, "{err}");
    assert!(err.contains("error[false-claim]") && err.contains("did you mean `solve`?"), "{err}");
}
