//! The statements of a chapter, judged without building its book: `prove`, `verify --claims` and `solve`.
//!
//! Every test runs the binary in a folder of its own. Failure: another verdict or place than in the book, or a
//! definition that holds where it should not.

use std::fs;
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

/// Standard output, standard error and the exit code of a run.
fn run(folder: &Path, arguments: &[&str]) -> (String, String, i32) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimbook"));
    let output = command.current_dir(folder).args(arguments).output().expect("the program runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (text(output.stdout), text(output.stderr), output.status.code().expect("no signal ended it"))
}

const LEVELS: &str = "\
# Két kupac

```define
Equal heaps.

define level(a, b) := a = b
```

```game
**Two heaps.** Lost are the equal heaps.

game levelled (a, b) normal {
  move x < a to (x, b)
  move x < b to (a, x)
  measure a + b
  losing level(a, b)
}
```
";

/// Its first claim, and its game in misère play, are false.
const MORE: &str = "\
# Még több

Szó: ő.
claim no-block: a line of the prose is no statement

```claim
In words.

claim small: forall a, b: a < b implies 2*a < b
```

```refute
Not always.

refute always-level: forall a, b: level(a, b) expect (0, 1)
```

```theorem copying
Who copies, wins.
```

```game
The same moves.

game levelled-misere (a, b) misere {
  moves of levelled
  losing level(a, b)
}
```

```conjecture
Every number has a larger one.

conjecture larger: forall a: exists b: a < b
```
";

/// A folder with these files.
fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, content) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().expect("a file has a folder")).expect("a folder can be made");
        fs::write(path, content).expect("written");
    }
    folder
}

/// A book of two chapters.
fn book() -> TempDir {
    folder(&[("book/book.yaml", "title: Two\n"), ("book/01-levels.md", LEVELS), ("book/02-more.md", MORE)])
}

#[test]
fn a_chapter_is_judged_with_what_earlier_ones_define() {
    let home = book();
    let (out, err, code) = run(home.path(), &["prove", "book/01-levels.md"]);
    assert_eq!((err.as_str(), code), ("", 0));
    insta::assert_snapshot!(out, @r#"
    PROVED levelled (3 states, certificate 2 kB)
    1 statement: 1 proved; as the text says
    "#);
    let (out, err, code) = run(home.path(), &["prove", "book/02-more.md"]);
    assert_eq!((err.as_str(), code), ("", 1));
    insta::assert_snapshot!(out, @r#"
    FALSE small: smallest counterexample a=1, b=2, because 2*1 = 2 is not less than
      2
    FALSE always-level, as the text says: smallest counterexample a=0, b=1, because
      level(0, 1) is false: 0 is not 1
    FALSE levelled-misere: end is broken at a = 0, b = 0; no move is left there, so
      the player to move wins, but `losing` holds
    PROVED larger (3 states, certificate 137 bytes)
    4 statements: 1 proved, 3 false; 2 against the text
    "#);
    let (out, err, code) = run(home.path(), &["prove", "--json", "book/02-more.md"]);
    assert_eq!((err.as_str(), code), ("", 1));
    insta::assert_snapshot!(out, @r#"
    [
    {"id":"small","verdict":"refuted","ok":false,"witness":{"a":1,"b":2},"bound":null,"obligation":null,"empty":[],"states":6,"certificate_bytes":232,"line":9},
    {"id":"always-level","verdict":"refuted","ok":true,"witness":{"a":0,"b":1},"bound":null,"obligation":null,"empty":[],"states":2,"certificate_bytes":118,"line":15},
    {"id":"levelled-misere","verdict":"refuted","ok":false,"witness":{"a":0,"b":0},"bound":null,"obligation":"end: a position without moves is not losing","empty":[],"states":3,"certificate_bytes":652,"line":25},
    {"id":"larger","verdict":"proved","ok":true,"witness":null,"bound":null,"obligation":null,"empty":[],"states":3,"certificate_bytes":137,"line":34}
    ]
    "#);
    let (out, _, _) = run(home.path(), &["prove", "book/01-levels.md", "book/02-more.md"]);
    assert!(out.starts_with("book/01-levels.md\nPROVED levelled "), "{out}");
    assert!(out.contains("\n\nbook/02-more.md\nFALSE small"), "{out}");
    // The name of the folder need not be typed.
    let (here, _, code) = run(&home.path().join("book"), &["prove", "02-more.md"]);
    assert!(code == 1 && out.ends_with(&here), "{here}");
}

#[test]
fn lines_are_those_where_the_statements_begin() {
    let home = book();
    let (out, _, _) = run(home.path(), &["prove", "--json", "book/02-more.md"]);
    let outcomes: serde_json::Value = serde_json::from_str(&out).expect("one JSON value");
    for outcome in outcomes.as_array().expect("an array") {
        let line = MORE.lines().nth(outcome["line"].as_u64().expect("a number") as usize - 1).expect("a line");
        let id = outcome["id"].as_str().expect("a name");
        assert!(line.split([' ', ':']).nth(1) == Some(id), "{id} is not at {line}");
    }
}

#[test]
fn statements_are_printed_without_those_of_other_chapters() {
    let home = book();
    let (out, err, code) = run(home.path(), &["prove", "--format", "book/02-more.md"]);
    assert_eq!((err.as_str(), code), ("", 0));
    insta::assert_snapshot!(out, @r#"
    claim small: forall a, b: a < b implies 2*a < b
    refute always-level: forall a, b: level(a, b)
      expect (0, 1)
    game levelled-misere (a, b) misere {
      moves of levelled
      losing level(a, b)
    }
    conjecture larger: forall a: exists b: a < b
    "#);
    let (out, _, _) = run(home.path(), &["prove", "--trust", "book/02-more.md"]);
    // What they rest on is told.
    assert!(out.contains("define level(a, b) := a = b") && out.contains("game levelled (a, b) normal {"), "{out}");
}

#[test]
fn certificates_are_compared_with_a_chapter() {
    let home = book();
    let (out, _, code) = run(home.path(), &["prove", "book/02-more.md", "--certificates", "out"]);
    assert!(code == 1 && out.ends_with("4 certificates in out\n"), "{out}");
    let all = ["out/always-level.nbc", "out/larger.nbc", "out/levelled-misere.nbc", "out/small.nbc"];
    let verify = [&["verify"], &all[..], &["--claims", "book/02-more.md"]].concat();
    let (out, err, code) = run(home.path(), &verify);
    assert_eq!((out.matches(": accepted. ").count(), err.as_str(), code), (4, "", 0), "{out}");
    // A definition of an earlier chapter is part of what is certified.
    fs::write(home.path().join("book/01-levels.md"), LEVELS.replace(":= a = b", ":= a + 0 = b or a = b + 1"))
        .expect("written");
    let (_, err, code) = run(home.path(), &verify);
    assert_eq!(code, 1);
    assert_eq!(
        err,
        "out/always-level.nbc: certificate refused: it is about another statement than `always-level` in the file of claims\n\
         out/levelled-misere.nbc: certificate refused: it is about another game than `levelled-misere` in the file of claims\n"
    );
}

#[test]
fn a_game_of_a_chapter_answers_for_its_positions() {
    let home = book();
    let (out, err, code) = run(home.path(), &["solve", "book/01-levels.md#levelled 3 5"]);
    assert!((err.as_str(), code) == ("", 0) && out.contains("move 2 with x = 3, to (3, 3)"), "{out}{err}");
    let (_, err, code) = run(home.path(), &["solve", "book/02-more.md#levelled-misere 3 5"]);
    assert!(code == 1 && err.starts_with("book/02-more.md:25: error: "), "{err}");
}

#[test]
fn faults_stand_at_their_places_in_every_chapter() {
    let broken = MORE
        .replace("a < b implies", "a < c implies")
        .replace("refute always-level: forall a, b: level(a, b) expect (0, 1)\n", "")
        .replace("conjecture larger", "claim larger");
    let home = book();
    fs::write(home.path().join("book/02-more.md"), &broken).expect("written");
    fs::write(home.path().join("book/01-levels.md"), LEVELS.replace("define level(a, b) :=", "define level(a) :="))
        .expect("written");
    let (out, err, code) = run(home.path(), &["prove", "book/02-more.md"]);
    assert_eq!((out.as_str(), code), ("", 2));
    insta::assert_snapshot!(crate::slashed(&err), @r#"
    book/01-levels.md:6:24: error[free-variable]: the variable `b` is free
      define level(a) := a = b
                             ^
    help: write `forall b: …` around it, or add it to the parameters

    book/01-levels.md:16:10: error[arity]: `level` takes 1 arguments, not 2
        losing level(a, b)
               ^^^^^^^^^^^
    book/01-levels.md:6:8: note: defined here
    help: count the arguments

    book/02-more.md:9:31: error[free-variable]: the variable `c` is free
      claim small: forall a, b: a < c implies 2*a < b
                                    ^
    help: write `forall c: …` around it, or add it to the parameters

    book/02-more.md:12:4: error[no-statement]: this block holds no statement
      ```refute
         ^^^^^^
    help: end the block with an empty line and `refute NAME: …`

    book/02-more.md:26:10: error[arity]: `level` takes 1 arguments, not 2 (book/01-levels.md:6: defined here)
        losing level(a, b)
               ^^^^^^^^^^^
    help: count the arguments

    book/02-more.md:33:1: error[other-word]: a `conjecture` block holds a `claim`
      claim larger: forall a: exists b: a < b
      ^^^^^
    help: let the block and its statement begin with the same word

    6 faults; nothing was written
    "#);
    let (out, _, _) = run(home.path(), &["prove", "--json", "book/02-more.md"]);
    let told: serde_json::Value = serde_json::from_str(&out).expect("one JSON value");
    assert_eq!(told["faults"].as_array().map(Vec::len), Some(err.matches(": error[").count()));
    // What is wrong with a later chapter is no fault of an earlier one.
    fs::write(home.path().join("book/01-levels.md"), LEVELS).expect("written");
    assert_eq!(run(home.path(), &["prove", "book/01-levels.md"]).2, 0);
    // Two statements of one block.
    let two = "```claim\nclaim one: forall a: a = a\nclaim two: forall a: a = a\n```\n";
    fs::write(home.path().join("two.md"), two).expect("written");
    let (_, err, code) = run(home.path(), &["prove", "two.md"]);
    assert!(code == 2 && err.starts_with("two.md:3:1: error[two-statements]: "), "{err}");
}

#[test]
fn markdown_outside_a_book_stands_alone() {
    let home = folder(&[("01-levels.md", LEVELS), ("02-more.md", MORE), ("empty.md", "# Nothing\n\nWords.\n")]);
    let (out, _, code) = run(home.path(), &["prove", "01-levels.md"]);
    assert!(code == 0 && out.ends_with("1 statement: 1 proved; as the text says\n"), "{out}");
    let (_, err, code) = run(home.path(), &["prove", "02-more.md"]);
    assert!(code == 2 && err.contains("02-more.md:15:35: error[unknown-name]: `level` is not defined"), "{err}");
    assert_eq!(run(home.path(), &["prove", "empty.md"]), ("0 statements\n".to_owned(), String::new(), 0));
    // Nor does a file of a book that is no chapter take part in it.
    fs::write(home.path().join("book.yaml"), "title: Two\n").expect("written");
    fs::write(home.path().join("notes.md"), MORE).expect("written");
    assert_eq!(run(home.path(), &["prove", "02-more.md"]).2, 1);
    assert_eq!(run(home.path(), &["prove", "notes.md"]).2, 2);
    let (_, err, code) = run(home.path(), &["prove", "02-mores.md"]);
    assert!(code == 2 && err.contains("help: did you mean `02-more.md`?"), "{err}");
}

#[test]
fn a_translation_states_nothing() {
    let home = book();
    fs::create_dir(home.path().join("book/hu")).expect("a folder");
    fs::write(home.path().join("book/hu/02-more.md"), "# Még\n\n```claim small\nSzavak.\n```\n").expect("written");
    for (folder, name) in [(home.path().to_owned(), "book/hu/02-more.md"), (home.path().join("book/hu"), "02-more.md")]
    {
        let (_, err, code) = run(&folder, &["prove", name]);
        assert!(code == 2 && err.starts_with(&format!("{name}:1:1: error[translation]: ")), "{err}");
        assert!(err.contains("help: name `02-more.md` of the folder above"), "{err}");
    }
}

#[test]
fn every_chapter_of_the_study_book_is_judged_as_in_the_book() {
    let book = Path::new(env!("CARGO_MANIFEST_DIR")).join("book");
    let entries = fs::read_dir(&book).expect("the folder of the book");
    let mut chapters: Vec<String> = entries
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .filter(|name| name.ends_with(".md"))
        .collect();
    chapters.sort();
    let names: Vec<&str> = chapters.iter().map(String::as_str).collect();
    let (out, err, code) = run(&book, &[&["prove", "--json"], &names[..]].concat());
    assert_eq!((err.as_str(), code), ("", 0));
    let judged: Vec<serde_json::Value> = serde_json::from_str(&out).expect("an array");
    let (out, _, code) = run(&book, &["book", ".", "--check", "--json"]);
    let built: serde_json::Value = serde_json::from_str(&out).expect("one JSON value");
    assert_eq!((code, built["decided"].as_u64()), (0, Some(judged.len() as u64)));
}
