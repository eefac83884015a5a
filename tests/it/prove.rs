//! `prove` and `verify` as people and programs see them: text, JSON, files and exit codes.
//!
//! Every test runs the binary in a folder of its own.

use std::fs;
use std::path::Path;
use std::process::Command;

/// Standard output, standard error and the exit code of a run.
fn run(folder: &Path, arguments: &[&str]) -> (String, String, i32) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimbook"));
    let output = command.current_dir(folder).args(arguments).output().expect("the program runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (text(output.stdout), text(output.stderr), output.status.code().expect("no signal ended it"))
}

const SMALL: &str = "\
define trio(a, b, c) := 0 < a < b < c and a xor b = c
claim even: forall a, b, c: trio(a, b, c) implies even(a + b + c)
refute third: forall a, b, c: trio(a, b, c) implies 2*a < c
  expect (3, 5, 6)
claim move: forall a, b: a xor b != 0 implies
  (exists x: (x < a and x xor b = 0) or (x < b and x xor a = 0))
claim twice in zeckendorf: forall a: shift(a) <= 2*a
";

/// Everything that may go wrong with a verdict.
const AGAINST: &str = "\
claim less: forall a, b: a < b implies 2*a < b
claim gap: forall a, b: a - b <= a
refute true-after-all: forall a: a xor a = 0
refute another: forall a, b: a < b implies 2*a < b
  expect (2, 3)
claim closed: exists x: x + 1 = 0
conjecture false-guess: forall a: a < 9007199254740993
";

fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, content) in files {
        fs::write(folder.path().join(name), content).expect("written");
    }
    folder
}

#[test]
fn verdicts_as_people_read_them() {
    let folder = folder(&[("small.claims", SMALL), ("against.claims", AGAINST)]);
    let (out, err, code) = run(folder.path(), &["prove", "small.claims"]);
    assert_eq!((err.as_str(), code), ("", 0));
    insta::assert_snapshot!(out, @r#"
    PROVED even (5 states, certificate 456 bytes)
    FALSE third, as the text says: smallest counterexample a=3, b=5, c=6, because
      2*3 = 6 is not less than 6
    PROVED move (3 states, certificate 590 bytes)
    PROVED twice (16 states, certificate 265 bytes)
    4 statements: 3 proved, 1 false; as the text says
    "#);
    let (out, err, code) = run(folder.path(), &["prove", "against.claims"]);
    assert_eq!((err.as_str(), code), ("", 1));
    insta::assert_snapshot!(out, @r#"
    FALSE less: smallest counterexample a=1, b=2, because 2*1 = 2 is not less than 2
    FALSE gap (a - b is defined): smallest counterexample a=0, b=1, because a - b is
      not a natural number for a = 0, b = 1
    PROVED true-after-all, although the text refutes it (1 state, certificate 72
      bytes)
    FALSE another: smallest counterexample a=1, b=2, because 2*1 = 2 is not less
      than 2; the text expects another
    FALSE closed: its contrary is proved; without a leading `forall` there are no
      numbers to show (1 state, certificate 68 bytes)
    FALSE false-guess: smallest counterexample a=9007199254740993, because
      9007199254740993 is not less than 9007199254740993
    6 statements: 1 proved, 5 false; 6 against the text
    "#);
    for text in [SMALL, AGAINST] {
        assert!(text.lines().chain(out.lines()).all(|line| line.chars().count() <= 80));
    }
    let (both, _, code) = run(folder.path(), &["prove", "small.claims", "against.claims"]);
    assert!(both.starts_with("small.claims\n") && both.contains("\n\nagainst.claims\n") && code == 1, "{both}");
}

#[test]
fn verdicts_as_programs_read_them() {
    let folder = folder(&[("small.claims", SMALL), ("against.claims", AGAINST)]);
    let (out, err, code) = run(folder.path(), &["prove", "--json", "small.claims"]);
    assert_eq!((err.as_str(), code), ("", 0));
    insta::assert_snapshot!(out, @r#"
    [
    {"id":"even","verdict":"proved","ok":true,"witness":null,"bound":null,"obligation":null,"empty":[],"states":5,"certificate_bytes":456,"line":2},
    {"id":"third","verdict":"refuted","ok":true,"witness":{"a":3,"b":5,"c":6},"bound":null,"obligation":null,"empty":[],"states":6,"certificate_bytes":542,"line":3},
    {"id":"move","verdict":"proved","ok":true,"witness":null,"bound":null,"obligation":null,"empty":[],"states":3,"certificate_bytes":590,"line":5},
    {"id":"twice","verdict":"proved","ok":true,"witness":null,"bound":null,"obligation":null,"empty":[],"states":16,"certificate_bytes":265,"line":7}
    ]
    "#);
    let (out, _, code) = run(folder.path(), &["prove", "--json", "against.claims"]);
    assert_eq!(code, 1);
    insta::assert_snapshot!(out, @r#"
    [
    {"id":"less","verdict":"refuted","ok":false,"witness":{"a":1,"b":2},"bound":null,"obligation":null,"empty":[],"states":6,"certificate_bytes":231,"line":1},
    {"id":"gap","verdict":"refuted","ok":false,"witness":{"a":0,"b":1},"bound":null,"obligation":"a - b is defined","empty":[],"states":3,"certificate_bytes":114,"line":2},
    {"id":"true-after-all","verdict":"proved","ok":false,"witness":null,"bound":null,"obligation":null,"empty":[],"states":1,"certificate_bytes":72,"line":3},
    {"id":"another","verdict":"refuted","ok":false,"witness":{"a":1,"b":2},"bound":null,"obligation":null,"empty":[],"states":6,"certificate_bytes":234,"line":4},
    {"id":"closed","verdict":"refuted","ok":false,"witness":null,"bound":null,"obligation":null,"empty":[],"states":1,"certificate_bytes":68,"line":6},
    {"id":"false-guess","verdict":"refuted","ok":false,"witness":{"a":"9007199254740993"},"bound":null,"obligation":null,"empty":[],"states":110,"certificate_bytes":4359,"line":7}
    ]
    "#);
    let value: serde_json::Value = serde_json::from_str(&out).expect("one JSON value");
    assert_eq!(value[5]["witness"]["a"], "9007199254740993", "past 2^53 a string");
}

#[test]
fn quantifiers_that_stay_where_they_are_change_no_verdict() {
    let folder = folder(&[("small.claims", SMALL)]);
    let told = |arguments: &[&str]| -> Vec<serde_json::Value> {
        let (out, err, code) = run(folder.path(), &[&["prove", "--json", "small.claims"], arguments].concat());
        assert_eq!((err.as_str(), code), ("", 0));
        serde_json::from_str(&out).expect("an array")
    };
    let (rewritten, unrewritten) = (told(&[]), told(&["--unrewritten"]));
    assert_eq!((rewritten.len(), unrewritten.len()), (4, 4));
    for (one, other) in rewritten.iter().zip(&unrewritten) {
        for field in ["id", "verdict", "ok", "witness"] {
            assert_eq!(one[field], other[field], "{one}");
        }
    }
    assert!(rewritten[2]["states"].as_u64() < unrewritten[2]["states"].as_u64(), "the claim about moves");
}

#[test]
fn limits_give_up_with_exit_3_and_conjectures_may() {
    // Fifteen variables alive at once.
    let names: Vec<String> = (1..=15).map(|number| format!("x{number}")).collect();
    let formula = format!("forall {}: {} = 0", names.join(", "), names.join(" xor "));
    let folder =
        folder(&[("a.claims", &format!("claim a: {formula}\n")), ("c.claims", &format!("conjecture c: {formula}\n"))]);
    let (out, err, code) = run(folder.path(), &["prove", "a.claims"]);
    assert_eq!((err.as_str(), code), ("", 3));
    insta::assert_snapshot!(out, @r#"
    GAVE UP a at line 1, a comparison or digit predicate: 15 tracks, the limit is
      14. Hint: split the claim so that fewer variables are alive at once
    1 statement: 1 without a verdict; nothing against the text
    "#);
    assert_eq!(run(folder.path(), &["prove", "c.claims"]).2, 0);
}

#[test]
fn all_faults_of_all_files_are_told() {
    let folder = folder(&[("one.claims", "claim a: forall x: y = x\nclaim b: 1 <\n"), ("two.claims", SMALL)]);
    let (out, err, code) = run(folder.path(), &["prove", "one.claims", "two.claims", "tow.claims"]);
    assert_eq!((out.as_str(), code), ("", 2));
    for part in ["one.claims:1:", "one.claims:2:", "tow.claims: error[not-found]", "did you mean `two.claims`?"] {
        assert!(err.contains(part), "{part}: {err}");
    }
    let (out, _, _) = run(folder.path(), &["prove", "--json", "one.claims", "tow.claims"]);
    let value: serde_json::Value = serde_json::from_str(&out).expect("one JSON value");
    assert_eq!(value["faults"].as_array().map(Vec::len), Some(3), "{out}");
    assert_eq!(run(folder.path(), &["prove", "."]).2, 2);
}

#[test]
fn certificates_are_written_checked_and_never_lost() {
    let folder = folder(&[("small.claims", SMALL), ("other.claims", &SMALL.replace("2*a < c", "3*a < 2*c"))]);
    let place = folder.path();
    let (out, _, code) = run(place, &["prove", "small.claims", "--certificates", "out"]);
    assert!(code == 0 && out.ends_with("4 certificates in out\n"), "{out}");
    let names = ["out/even.nbc", "out/third.nbc", "out/move.nbc", "out/twice.nbc"];
    let (out, err, code) = run(place, &[&["verify"], &names[..], &["--claims", "small.claims"]].concat());
    assert_eq!((err.as_str(), code), ("", 0));
    insta::assert_snapshot!(out, @r#"
    out/even.nbc: accepted. claim even is proved.
      forall a, b, c: ((1 <= a and a + 1 <= b and b + 1 <= c and c = (a xor b))
        implies not (odd(a + b + c)))
      Base 2, at most 5 states, 456 bytes
    out/third.nbc: accepted. refute third is refuted.
      forall a, b, c: ((1 <= a and a + 1 <= b and b + 1 <= c and c = (a xor b))
        implies 2*a + 1 <= c)
      It fails at a=3, b=5, c=6, and at no smaller numbers.
      Base 2, at most 6 states, 542 bytes
    out/move.nbc: accepted. claim move is proved.
      forall a, b: (not ((a xor b) = 0) implies (exists x: ((x + 1 <= a and (b xor
        x) = 0) or (x + 1 <= b and (a xor x) = 0))))
      Base 2, at most 3 states, 590 bytes
    out/twice.nbc: accepted. claim twice is proved.
      forall a: shift(a) <= 2*a
      Zeckendorf numeration, at most 16 states, 265 bytes
    "#);

    let (out, err, code) = run(place, &["verify", names[0], names[1], "--claims", "other.claims"]);
    assert!(out.starts_with("out/even.nbc: accepted") && !out.contains("third"), "{out}");
    assert_eq!(code, 1);
    assert_eq!(
        err,
        "out/third.nbc: certificate refused: it is about another statement than `third` in the file of claims\n"
    );

    // The same certificates again are no loss; a changed one is not replaced.
    let before = fs::read(place.join(names[0])).expect("written");
    assert_eq!(run(place, &["prove", "small.claims", "--certificates", "out"]).2, 0);
    assert_eq!(fs::read(place.join(names[0])).expect("written"), before);
    let mut changed = before.clone();
    changed[40] ^= 1;
    fs::write(place.join(names[0]), &changed).expect("written");
    let (_, err, code) = run(place, &["verify", names[0]]);
    assert!(code == 1 && err.contains("digest"), "{err}");
    let (out, err, code) = run(place, &["prove", "small.claims", "--certificates", "out"]);
    assert!(code == 2 && out.is_empty() && err.contains("error[foreign-file]"), "{err}");
    assert_eq!(fs::read(place.join(names[0])).expect("there"), changed);
    assert_eq!(run(place, &["prove", "small.claims", "--certificates", "out", "--force"]).2, 0);
    assert_eq!(fs::read(place.join(names[0])).expect("written"), before);

    // The claims beside it have the same names, and one of them says something else.
    let written = || names.map(|name| fs::read(place.join(name)).expect("written"));
    let others = written();
    let (out, err, code) = run(place, &["prove", "other.claims", "--certificates", "out"]);
    assert!(
        code == 2 && out.is_empty() && crate::slashed(&err).starts_with("out/third.nbc: error[other-owner]"),
        "{out}{err}"
    );
    assert!(err.contains("the certificate of another statement") && err.matches("error").count() == 1, "{err}");
    assert_eq!(written(), others);
    // What proves the same in another way is replaced.
    assert_eq!(run(place, &["prove", "small.claims", "--unrewritten", "--certificates", "out"]).2, 0);
    assert_ne!(written(), others);
    assert_eq!(run(place, &["prove", "other.claims", "--certificates", "out", "--force"]).2, 1);

    let (_, err, code) = run(place, &["verify", "small.claims"]);
    assert!(code == 2 && err.contains("this is a file of claims, not a certificate"), "{err}");
    assert_eq!(run(place, &["verify", "nothing.nbc"]).2, 2);
    // Rows of Chomp have certificates in words: row 0 is 1, 2, 3, … and row 1 is 3, 2.
    fs::write(place.join("rows.nbc"), "nimbook rows of chomp 1\nrows 2\nfrom 4\n0: 1\n").expect("written");
    let (out, err, code) = run(place, &["verify", "rows.nbc"]);
    assert!(code == 0 && out.ends_with("  row 0: 1\n"), "{out}{err}");
    for (wrong, message, expected) in [
        ("rows 2\nfrom 4\n0: 2\n", "f(4, 0) disagrees with the certificate", 1),
        ("rows 2\nfrom 4\n0: 1\n1: 1\n", "whether row 1 has ended", 1),
        ("rows 2\nfrom 4\n0: one\n", "line 4 is not a row", 2),
        ("rows 4000000000\nfrom 4\n0: 1\n", "certificate refused", 1),
    ] {
        fs::write(place.join("rows.nbc"), format!("nimbook rows of chomp 1\n{wrong}")).expect("written");
        let (out, err, code) = run(place, &["verify", "rows.nbc"]);
        assert!(code == expected && out.is_empty() && err.contains(message), "{wrong}: {out}{err}");
    }
    let (_, err, code) = run(place, &["prove", "small.claims", "other.claims", "--certificates", "new"]);
    assert!(code == 2 && err.contains("error[same-name]") && !place.join("new").exists(), "{err}");
}

const HEAPS: &str = "\
heaps nim (s) normal {
  start 0
  add x to (s xor x)
  losing s = 0
  select (p) x xor p < x
  rest (p) s xor p >= s
}
";

/// A wrong proof of something true, and something wrong.
const WRONG_HEAPS: &str = "\
heaps nim (s) normal {
  start 0; add x to (s xor x); losing s = 0
  select (p) x > 0; rest (p) s = 0
}
heaps sum (s) normal {
  start 0; add x to (s + x); losing s = 0
  select (p) x > 0; rest (p) s = 0
}
";

#[test]
fn theorems_on_any_number_of_heaps() {
    let folder = folder(&[("any.claims", HEAPS), ("wrong.claims", WRONG_HEAPS)]);
    let place = folder.path();
    let (out, err, code) = run(place, &["prove", "any.claims", "--certificates", "out"]);
    assert_eq!((err.as_str(), code), ("", 0));
    insta::assert_snapshot!(out, @r#"
    PROVED nim for every number of heaps, by the fold rule (3 states, certificate 2
      kB); agrees with the search on all 3003 positions of up to 6 heaps up to 7
    1 statement: 1 proved; as the text says
    1 certificate in out
    "#);
    let (out, err, code) = run(place, &["prove", "wrong.claims", "--certificates", "other"]);
    assert_eq!((err.as_str(), code), ("", 1));
    insta::assert_snapshot!(out, @r#"
    FALSE nim: N2, reply is broken at s = 2, x = 1: x is selected in s + x, which is
      3 and not losing, but no smaller heap makes it losing; the proof fails, but
      `losing` itself agrees with the search on all 3003 positions of up to 6 heaps
      up to 7
    FALSE sum: N2, reply is broken at s = 1, x = 1: x is selected in s + x, which is
      2 and not losing, but no smaller heap makes it losing; the list (1, 1) is
      lost, but `losing` does not hold there
    2 statements: 2 false; 2 against the text
    2 certificates in other
    "#);
    let (out, _, _) = run(place, &["prove", "--json", "any.claims", "wrong.claims"]);
    insta::assert_snapshot!(out, @r#"
    [
    {"id":"nim","verdict":"proved","ok":true,"witness":null,"bound":null,"obligation":null,"empty":[],"states":3,"certificate_bytes":2398,"line":1},
    {"id":"nim","verdict":"refuted","ok":false,"witness":{"s":2,"x":1},"bound":null,"obligation":"N2, reply: a selected heap can be lowered to a losing list","empty":[],"states":5,"certificate_bytes":588,"line":1},
    {"id":"sum","verdict":"refuted","ok":false,"witness":{"s":1,"x":1},"bound":null,"obligation":"N2, reply: a selected heap can be lowered to a losing list","empty":[],"states":6,"certificate_bytes":698,"line":5}
    ]
    "#);
    let (out, err, code) = run(place, &["verify", "out/nim.nbc", "--claims", "any.claims"]);
    assert_eq!((err.as_str(), code), ("", 0));
    insta::assert_snapshot!(out, @r#"
    out/nim.nbc: accepted. heaps nim is proved for every number of heaps, by the
      fold rule.
      A position is a list of heaps; a move lowers one heap to any smaller number;
        whoever cannot move loses.
      accumulator: (s)
      start: (0)
      sum: (s') = (s) + x where s' = (s xor x)
      whole: (p)
      invariant: true
      select: (x xor p) + 1 <= x
      rest: s <= (s xor p)
      losing: s = 0
      Built from these parts by the checker, and true for all naturals:
        A, sum-exists: every heap can be added
        A, sum-single: adding a heap has one result
        A, sum-order: (s + x) + y = (s + y) + x
        I, invariant-start: the invariant holds at the start
        I, invariant-sum: adding a heap keeps the invariant
        E, end-start: the empty list is losing
        E, end-sum: a heap of 0 keeps the start
        P, losing: no move leads from losing to losing
        N1, rest-start: `rest` holds at the start
        N1, rest-sum: adding a heap that is not selected keeps `rest`
        N1, rest-whole: where `rest` holds of the whole, it is losing
        N2, reply: a selected heap can be lowered to a losing list
      Base 2, at most 3 states, 2398 bytes
    "#);
    let (out, err, code) = run(place, &["verify", "other/sum.nbc", "--claims", "wrong.claims"]);
    assert_eq!((err.as_str(), code), ("", 0));
    insta::assert_snapshot!(out, @r#"
    other/sum.nbc: accepted. heaps sum is not proved by the fold rule: one of its
      obligations fails, which alone says nothing of the game.
      A position is a list of heaps; a move lowers one heap to any smaller number;
        whoever cannot move loses.
      accumulator: (s)
      start: (0)
      sum: (s') = (s) + x where s + x = s'
      whole: (p)
      invariant: true
      select: 1 <= x
      rest: s = 0
      losing: s = 0
      N2, reply: a selected heap can be lowered to a losing list: forall s, x, p:
        ((true and s + x = p and 1 <= x and not (p = 0)) implies (exists x': (x' + 1
        <= x and (exists s''': (s + x' = s''' and s''' = 0)))))
      It fails at s=1, x=1, p=2, and at no smaller numbers.
      Base 2, at most 6 states, 698 bytes
    "#);

    // A certificate of another block of the same name is not taken for this one.
    for (certificate, claims) in [("out/nim.nbc", "wrong.claims"), ("other/nim.nbc", "any.claims")] {
        let (out, err, code) = run(place, &["verify", certificate, "--claims", claims]);
        assert_eq!((out.as_str(), code), ("", 1));
        assert!(err.ends_with("it is about another block than `nim` in the file of claims\n"), "{err}");
    }
    let (out, _, _) = run(place, &["prove", "--format", "any.claims"]);
    assert_eq!(out, HEAPS);
    let (out, _, _) = run(place, &["prove", "--trust", "any.claims"]);
    insta::assert_snapshot!(out.split_once("\n6. ").expect("the rule").1.split_once("\n7. ").expect("more").0, @r#"
    The fold rule, proved in prose by induction on the tokens of a list of heaps,
       for blocks on any number of heaps where a move lowers one heap to any smaller
       number, and nothing else. The checker builds from the parts of the block, and
       has proofs of:
         A every heap can be added to an accumulator, with one result, in any order;
         I the invariant holds at the start, and adding a heap keeps it;
         P no move leads from losing to losing;
         N1 a list that is neither losing nor an end has a selected heap: `rest`
             holds at the start, goes on over heaps that are not selected, and holds
             of no such whole;
         N2 a selected heap can be lowered to a losing list;
         E an end is losing in normal play; in misère play `end` tells ends, and
             they are not losing.
    "#);
    assert!(out.lines().all(|line| line.chars().count() <= 100), "{out}");
}

#[test]
fn the_formatter_prints_what_parses_to_the_same() {
    let folder = folder(&[("small.claims", &SMALL.replace("forall a, b, c:", "∀a,b,c:"))]);
    let (out, err, code) = run(folder.path(), &["prove", "--format", "small.claims"]);
    assert_eq!((err.as_str(), code), ("", 0));
    fs::write(folder.path().join("again.claims"), &out).expect("written");
    assert_eq!(run(folder.path(), &["prove", "--format", "again.claims"]).0, out);
    assert!(
        out.starts_with("define trio(a, b, c) := 0 < a < b < c and a xor b = c\nclaim even: forall a, b, c:"),
        "{out}"
    );
}

#[test]
fn the_trust_report_names_definitions_signs_and_checker() {
    let games = "game even-nim (n) normal with even(n) { move m < n, even(m) to (m); measure n; losing n = 0 }\n";
    let folder = folder(&[("small.claims", SMALL), ("games.claims", games)]);
    let (out, _, code) = run(folder.path(), &["prove", "--trust", "small.claims", "games.claims"]);
    assert_eq!(code, 0);
    assert!(out.lines().all(|line| line.chars().count() <= 80), "{out}");
    insta::assert_snapshot!(out.split_once("\n\n").expect("verdicts, then the report").1, @r#"
    What these verdicts rest on:

    1. The text is read as it is meant: the parser, and the elaboration that writes
       out definitions, `min`, `max`, `if` and differences. A certificate prints
       back as the checker reads it: `nimbook verify FILE.nbc --claims FILE`
       compares.
    2. The atoms mean what they say. The checker has a small machine of integers for
       each: =, !=, <, <=, +, *, xor, even, shift; numbers in base 2 and Zeckendorf
       numeration.
    3. The definitions of the text are the ones meant:
         define trio(a, b, c) := 0 < a < b < c and a xor b = c
    4. The checker `logic/check`, which shares no code with the engine and has
       accepted every certificate. The engine, its automata and its rewriting need
       not be trusted.
    5. Büchi's theorem: truth over the naturals is what the walks of the checker
       compare.
    6. The compiler, the machine, and the digests (CRC-64), which guard against
       accidents only.

    Limits of one decision: 14 variables at once, 200000 states, 64000000 table
    cells, 400000000 steps. Past a limit there is no verdict, so limits cannot make
    one wrong.

    games.claims
    PROVED even-nim (4 states, certificate 2 kB)
    1 statement: 1 proved; as the text says

    What these verdicts rest on:

    1. The text is read as it is meant: the parser, and the elaboration that writes
       out definitions, `min`, `max`, `if` and differences. A certificate prints
       back as the checker reads it: `nimbook verify FILE.nbc --claims FILE`
       compares.
    2. The atoms mean what they say. The checker has a small machine of integers for
       each: =, <, even; numbers in base 2.
    3. The definitions of the text are the ones meant:
         there are none.
       So are the rules of the games. Of each, the obligations are decided that make
       `losing` the lost positions: every move is defined, lowers the measure and
       stays in the domain; ends are lost, or won in misère play; no move leads from
       losing to losing, and every other position has one that leads there:
         game even-nim (n) normal with even(n) {
           move m < n, even(m) to (m)
           measure n
           losing n = 0
         }
    4. The checker `logic/check`, which shares no code with the engine and has
       accepted every certificate. The engine, its automata and its rewriting need
       not be trusted.
    5. Büchi's theorem: truth over the naturals is what the walks of the checker
       compare.
    6. The compiler, the machine, and the digests (CRC-64), which guard against
       accidents only.

    Limits of one decision: 14 variables at once, 200000 states, 64000000 table
    cells, 400000000 steps. Past a limit there is no verdict, so limits cannot make
    one wrong.
    "#);
}
