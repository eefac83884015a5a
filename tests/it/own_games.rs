//! Sheets about games of their author, and such games played: a proved game block of a file of claims.
//!
//! Failure: a block that is false, missing or elsewhere is a fault, and nothing is written.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// Taking 1 or 4: n is lost where n is 0 or 2 modulo 5 (worked out by hand up to 12, proved by the program); and two
/// columns of Chomp, lost where the second is one shorter.
const CLAIMS: &str = "\
game take-a-square (n) normal {
  move t <= n to (n - t) when t = 1 or t = 4
  measure n
  losing exists k: n = 5*k or n = 5*k + 2
}
game wrong (n) normal {
  move t <= n to (n - t) when t = 1 or t = 3 or t = 4
  measure n
  losing exists k: n = 5*k or n = 5*k + 2
}
game chomp2 (a, b) normal with b <= a, 0 < a {
  move i < a to (i, min(b, i)) when 0 < i
  move j < b to (a, j)
  measure a + b
  losing a = b + 1
}
game two-heaps (2 piles p) misere
";

fn nimbook(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimbook"));
    command.args(arguments).current_dir(folder).output().expect("the program runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("it prints UTF-8")
}

fn folder(exercises: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("my.claims"), CLAIMS).expect("claims");
    fs::write(folder.path().join("own.yaml"), format!("title: Own\nseed: a\nexercises:\n{exercises}"))
        .expect("a sheet");
    folder
}

fn key(folder: &Path) -> serde_json::Value {
    let made = nimbook(folder, &["sheet", "own.yaml", "--format", "json", "--out", "out"]);
    assert_eq!(made.status.code(), Some(0), "{}", text(&made.stderr));
    serde_json::from_slice(&fs::read(folder.join("out/own-key.json")).expect("a key")).expect("JSON")
}

/// The answers are those of the losing positions: 0, 2, 5, 7, 10, 12, … for 1 or 4 at a time.
#[test]
fn a_sheet_asks_about_a_game_of_its_author() {
    let folder = folder(
        "  - {id: one, kind: outcome, game: my.claims#take-a-square, size: 3..60, count: 8}\n  \
         - {id: two, kind: winning-moves, game: my.claims#chomp2, size: 2..9, count: 4}\n  \
         - {id: three, kind: outcome, game: my.claims#two-heaps, positions: [my.claims#two-heaps 3 3]}\n",
    );
    let key = key(folder.path());
    for exercise in key["exercises"].as_array().expect("exercises") {
        let position = exercise["position"].as_str().expect("a position");
        let numbers: Vec<u64> = position.split(' ').skip(1).map(|number| number.parse().expect("a number")).collect();
        let answer = &exercise["answer"];
        let mistaken_for = |name: &str| {
            exercise["wrong"].as_array()?.iter().find(|one| one["name"] == name)?["answer"]["value"].as_str()
        };
        match (position.split(' ').next(), &numbers[..]) {
            (Some("my.claims#take-a-square"), [n]) => {
                let lost = [0, 2].contains(&(n % 5));
                assert_eq!(answer["value"], if lost { "P" } else { "N" }, "{position}");
                // Who goes by parity takes an even heap for lost, and in Nim no heap is.
                let by_parity = if n % 2 == 0 { "P" } else { "N" };
                assert_eq!(
                    mistaken_for("even-total"),
                    (answer["value"] != by_parity).then_some(by_parity),
                    "{position}"
                );
                assert_eq!(mistaken_for("as-nim"), lost.then_some("N"), "{position}");
            }
            (Some("my.claims#chomp2"), &[a, b]) => {
                // One column is bitten down to the other's length and one more, or the second to one less than the first.
                let to = if a > b + 1 { [b + 1, b] } else { [a, a - 1] };
                let moves: Vec<&str> =
                    answer["any_of"].as_array().expect("moves").iter().filter_map(|one| one["to"].as_str()).collect();
                assert_eq!(moves, [format!("my.claims#chomp2 {} {}", to[0], to[1])], "{position}");
            }
            // Two equal heaps of two or more are lost in misère play, too.
            (Some("my.claims#two-heaps"), [3, 3]) => assert_eq!(answer["value"], "P"),
            other => panic!("{other:?}"),
        }
    }
}

/// A question says the rules of its game in the words of its block: what a position is, where each move leads and when,
/// and who wins.
#[test]
fn a_question_says_the_rules_of_its_game() {
    let folder = folder(
        "  - {id: one, kind: outcome, game: my.claims#take-a-square, size: 3..60}\n  \
         - {id: two, kind: winning-moves, game: my.claims#chomp2, size: 2..9}\n  \
         - {id: three, kind: outcome, game: my.claims#two-heaps, size: 1..9}\n",
    );
    let made = nimbook(folder.path(), &["sheet", "own.yaml", "--format", "md", "--out", "out"]);
    assert_eq!(made.status.code(), Some(0), "{}", text(&made.stderr));
    let sheet = fs::read_to_string(folder.path().join("out/own.md")).expect("a sheet");
    for rules in [
        "**take-a-square.** A position is one number, n. A move leads to n − t if t ≤ n and (t = 1 or t = 4). \
         Whoever cannot move loses.",
        "**chomp2.** A position is several numbers, (a, b). A move leads to (i, min(b, i)) if i < a and 0 < i. \
         A move leads to (a, j) if j < b. Whoever cannot move loses.",
        "**two-heaps.** A position is several numbers, (p1, p2). A move leads to (x, p2) if x < p1. \
         A move leads to (p1, x) if x < p2. Misère play: whoever makes the last move loses.",
    ] {
        assert!(sheet.contains(rules), "{rules}\n{sheet}");
    }
}

/// The kept spec brings the file of claims along, so an id is enough where the file is gone; and a game that changed is
/// another sheet.
#[test]
fn a_kept_sheet_brings_its_games_along() {
    let folder = folder("  - {id: one, kind: winning-moves, game: my.claims#chomp2, size: 2..9, count: 4}\n");
    let (at, key) = (folder.path(), key(folder.path()));
    let id = key["id"].as_str().expect("an id");
    fs::remove_file(at.join("my.claims")).expect("the claims go");
    let shown = nimbook(at, &["show", id, "--format", "json", "--out", "out"]);
    assert_eq!(shown.status.code(), Some(0), "{}", text(&shown.stderr));
    let again: serde_json::Value =
        serde_json::from_slice(&fs::read(at.join("out/own-key.json")).expect("a key")).expect("JSON");
    assert_eq!(again["exercises"], key["exercises"]);
    let renamed =
        CLAIMS.replace("game chomp2 (a, b)", "game chomp2 (b, a)").replace("with b <= a, 0 < a", "with a <= b, 0 < b");
    let renamed = renamed
        .replace("move i < a to (i, min(b, i)) when 0 < i", "move i < b to (i, min(a, i)) when 0 < i")
        .replace("move j < b to (a, j)", "move j < a to (b, j)")
        .replace("losing a = b + 1", "losing b = a + 1");
    fs::write(at.join("my.claims"), renamed).expect("claims");
    let other = nimbook(at, &["show", id, "--spec", "own.yaml", "--format", "json", "--out", "out"]);
    assert_eq!(other.status.code(), Some(2));
    assert!(text(&other.stderr).contains("error[other-spec]"), "{}", text(&other.stderr));
}

fn play(folder: &Path, position: &str, typed: &str) -> Output {
    let mut run = Command::new(env!("CARGO_BIN_EXE_nimbook"))
        .args(["play", position])
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    // A refused position is not asked for a move.
    let _ = run.stdin.take().expect("a pipe").write_all(typed.as_bytes());
    run.wait_with_output().expect("the program ends")
}

/// From 6 both moves win, to 5 and to 2; from 2 there is one move, to 1, and then the last.
#[test]
fn a_game_of_its_author_is_played() {
    let folder = folder("");
    let won = play(folder.path(), "my.claims#take-a-square 6", "moves\n2\n1\n");
    let out = text(&won.stdout);
    assert_eq!(won.status.code(), Some(0), "{}", text(&won.stderr));
    assert!(out.contains("2 moves:\n  1  move to 5\n  2  move to 2\n"), "{out}");
    assert!(out.contains("You made the last move: you win.\n"), "{out}");
    for (position, code, says) in [
        ("my.claims#wrong 6", 1, "nimbook plays a game only if its losing positions are proved"),
        ("my.claims#take-a-circle 6", 2, "no game of `my.claims` is called `take-a-circle`"),
        ("my.claims#chomp2 2 3", 2, "this is not a position of `chomp2`"),
    ] {
        let refused = play(folder.path(), position, "1\n");
        let told = text(&refused.stderr);
        assert_eq!((refused.status.code(), refused.stdout.as_slice()), (Some(code), &b""[..]), "{position}: {told}");
        assert!(told.contains(says), "{position}: {told}");
    }
}

/// However its author lays a sheet out, what is kept can be read again.
#[test]
fn a_sheet_is_kept_in_any_layout() {
    let exercise = "{id: one, kind: outcome, game: my.claims#chomp2, size: 2..9}";
    for sheet in [
        format!("# flow\n{{title: T, seed: a, exercises: [{exercise}]}}\n"),
        format!("---\n  title: T\n  seed: a\n  exercises:\n    - {exercise}\n...\n"),
        format!("exercises:\n  - {exercise}\nseed: a\ntitle: T\nintro: |\n  Read."),
    ] {
        let folder = folder("");
        fs::write(folder.path().join("own.yaml"), &sheet).expect("a sheet");
        let key = key(folder.path());
        fs::remove_file(folder.path().join("my.claims")).expect("the claims go");
        let shown = nimbook(folder.path(), &["show", key["id"].as_str().expect("an id"), "--out", "out"]);
        assert_eq!(shown.status.code(), Some(0), "{sheet}{}", text(&shown.stderr));
    }
}

/// What is wrong with a game is told at its place.
#[test]
fn games_that_are_not_proved_or_not_there_are_refused() {
    for (game, told) in [
        ("my.claims#wrong", "losing positions are proved: FALSE wrong"),
        ("my.claims#take-a-squre", "did you mean `take-a-square`?"),
        ("../my.claims#take-a-square", "is not a file of claims in the folder of the sheet"),
        ("/tmp/my.claims#take-a-square", "is not a file of claims in the folder of the sheet"),
        ("your.claims#take-a-square", "there is no such file"),
        ("nim + my.claims#take-a-square", "there is no such file"),
    ] {
        let folder = folder(&format!("  - id: one\n    kind: outcome\n    game: \"{game}\"\n"));
        let refused = nimbook(folder.path(), &["sheet", "own.yaml", "--out", "out"]);
        let said = text(&refused.stderr);
        assert_eq!(refused.status.code(), Some(2), "{said}");
        assert!(said.contains("own.yaml:6:11: error[bad-game]: ") && said.contains(told), "{game}: {said}");
        assert!(!folder.path().join("out").exists(), "{game}: something was written");
    }
    let folder = folder("  - {id: one, kind: grundy-value, game: my.claims#chomp2}\n");
    let refused = nimbook(folder.path(), &["check", "own.yaml"]);
    assert!(text(&refused.stderr).contains("error[game-not-for-kind]"), "{}", text(&refused.stderr));
}
