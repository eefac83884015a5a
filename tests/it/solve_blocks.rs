//! `solve` with a position of a `game` block: text, JSON, faults and exit codes.
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

/// With 3 as well, a move leads from 5 to 2, and both are called lost.
const GAMES: &str = "\
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
game m (3 piles p) misere
define d1(n) := n = 0 or n = 0
define d2(n) := d1(n) or d1(n)
define d3(n) := d2(n) or d2(n)
define d4(n) := d3(n) or d3(n)
define d5(n) := d4(n) or d4(n)
define d6(n) := d5(n) or d5(n)
define d7(n) := d6(n) or d6(n)
define d8(n) := d7(n) or d7(n)
define d9(n) := d8(n) or d8(n)
define d10(n) := d9(n) or d9(n)
define d11(n) := d10(n) or d10(n)
define d12(n) := d11(n) or d11(n)
define d13(n) := d12(n) or d12(n)
game open (n) normal { move m < n to (m); measure n; losing d13(n) }
claim foo: forall a: a < a + 1
";

fn solved(position: &str, more: &[&str]) -> (String, String, i32) {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("my.claims"), GAMES).expect("written");
    let arguments: Vec<&str> = ["solve", position].into_iter().chain(more.iter().copied()).collect();
    run(folder.path(), &arguments)
}

#[test]
fn a_proved_block_answers_and_the_search_agrees() {
    let (out, err, code) = solved("my.claims#take-a-square 21", &["--explain"]);
    assert_eq!((err.as_str(), code), ("", 0));
    insta::assert_snapshot!(out, @r#"
    position       my.claims#take-a-square 21
    play           normal: whoever cannot move loses
    outcome        N: the next player wins; whoever has to move can force it
    Grundy value   none; a block says only which positions are lost
    winning moves  2
                   move 1 with t = 1, to (20)
                   move 1 with t = 4, to (17)
    known by       losing formula, proved for all positions (at most 15 states)
    confirmed by   search, which knows only the moves (22 positions)

    The block calls a position lost where
      exists k: n = 5*k or n = 5*k + 2
    It does not hold here. The winning moves are those after which it holds.
    Every move lowers n, so the game ends.
    "#);
    let (out, err, code) = solved("my.claims#chomp2 4 2", &["--explain"]);
    assert_eq!((err.as_str(), code), ("", 0));
    insta::assert_snapshot!(out, @r#"
    position       my.claims#chomp2 4 2
    play           normal: whoever cannot move loses
    outcome        N: the next player wins; whoever has to move can force it
    Grundy value   none; a block says only which positions are lost
    winning moves  1
                   move 1 with i = 3, to (3, 2)
    known by       losing formula, proved for all positions (at most 10 states)
    confirmed by   search, which knows only the moves (11 positions)

    The block calls a position lost where
      a = b + 1
    It does not hold here: 4 is not 2 + 1 = 3. The winning moves are those after
    which it holds.
    Every move lowers a + b, so the game ends.
    "#);
    let (out, err, code) = solved("my.claims#m 1 1 1", &["--explain", "--misere"]);
    assert_eq!((err.as_str(), code), ("", 0));
    insta::assert_snapshot!(out, @r#"
    position       my.claims#m 1 1 1
    play           misère: whoever cannot move wins
    outcome        P: the previous player wins; whoever has to move loses
    Grundy value   none; a block says only which positions are lost
    winning moves  none
    known by       losing formula, proved for all positions (at most 7 states)
    confirmed by   search, which knows only the moves (7 positions)

    The block calls a position lost where
      if p1 > 1 or p2 > 1 or p3 > 1 then p1 xor p2 xor p3 = 0 else p1 xor p2 xor p3
        = 1
    It holds here. No move leads from such a position to another one, so whatever is
    played, the other player can answer with a move to such a position again.
    Every move lowers p1 + p2 + p3, so the game ends.
    "#);
}

#[test]
fn json_has_the_fields_of_every_position() {
    for (position, expected) in [
        (
            "my.claims#take-a-square 6",
            r#"{"position":"my.claims#take-a-square 6","play":"normal","outcome":"N","grundy":null,"winning_moves":[{"to":"my.claims#take-a-square 5","text":"move 1 with t = 1"},{"to":"my.claims#take-a-square 2","text":"move 1 with t = 4"}],"method":"losing formula, proved","agreed_by":["search"]}"#,
        ),
        (
            "my.claims#m 0 0 0",
            r#"{"position":"my.claims#m 0 0 0","play":"misere","outcome":"N","grundy":null,"winning_moves":[],"method":"losing formula, proved","agreed_by":["search"]}"#,
        ),
        (
            "my.claims#m 0 400 900",
            r#"{"position":"my.claims#m 0 400 900","play":"misere","outcome":"N","grundy":null,"winning_moves":[{"to":"my.claims#m 0 400 400","text":"move 3 with x = 400"}],"method":"losing formula, proved","agreed_by":[]}"#,
        ),
    ] {
        assert_eq!(solved(position, &["--json"]), (format!("{expected}\n"), String::new(), 0));
    }
}

#[test]
fn a_false_block_answers_nothing() {
    let (out, err, code) = solved("my.claims#wrong 3", &[]);
    assert_eq!((out.as_str(), code), ("", 1));
    insta::assert_snapshot!(err, @r#"
    my.claims:6: error: FALSE wrong: losing is broken at n = 5: move 1, `t <= n to
      (n - t) when t = 1 or t = 3 or t = 4`, with t = 3, reaches (2); `losing` holds
      before and after the move, but the player who moves to a lost position wins
    help: a block must be proved before it answers; correct it, then run `nimbook prove`
    "#);
}

/// A losing formula that is past the limits once its definitions are written out.
#[test]
fn without_a_proof_the_search_answers_alone_and_says_so() {
    let (out, err, code) = solved("my.claims#open 7", &["--explain"]);
    assert_eq!((err.as_str(), code), ("", 0));
    insta::assert_snapshot!(out, @r#"
    position       my.claims#open 7
    play           normal: whoever cannot move loses
    outcome        N: the next player wins; whoever has to move can force it
    Grundy value   none; a block says only which positions are lost
    winning moves  1
                   move 1 with m = 0, to (0)
    known by       search, which knows only the moves
    confirmed by   nothing; the losing formula gives no answer: it is not proved:
                   GAVE UP open at line 18, writing the definitions out: 20001
                   parts, the limit is 20000. Hint: write the definitions out less
                   often, or split the claim

    The block calls a position lost where
      d13(n)
    That is not used here; the search looked at every position that can be reached.
    "#);
    let (out, err, code) = solved("my.claims#open 9999999", &[]);
    assert_eq!((out.as_str(), code), ("", 3));
    insta::assert_snapshot!(err, @r#"
    my.claims:31: error: no answer; the losing formula: it is not proved: GAVE UP
      open at line 18, writing the definitions out: 20001 parts, the limit is 20000.
      Hint: write the definitions out less often, or split the claim; the search:
      more than 1000000 moves to try at (9999999); choose a smaller position
    "#);
}

#[test]
fn faults_stand_in_their_column() {
    let mut told = String::new();
    for position in [
        "my.claims#chomp2 2 4",
        "my.claims#chomp2 3",
        "my.claims#chomp2 3 2 1",
        "my.claims#chomp2 (3, 2)",
        "my.claims#chomp2 3 2 + nim 3",
        "my.claims#chomp2 3 18446744073709551616",
        "my.claims#chomp 3 2",
        "my.claims#zzz 3",
        "my.claims#foo 3",
        "my.claims# 3",
        "my.claim#chomp2 3 2",
    ] {
        let (out, err, code) = solved(position, &[]);
        assert_eq!((out.as_str(), code), ("", 2), "{position}");
        told += &err;
    }
    let (_, err, code) = solved("my.claims#chomp2 3 2", &["--misere"]);
    assert_eq!(code, 2);
    insta::assert_snapshot!(told + &err, @r#"
    error: this is not a position of `chomp2`: 4 is not at most 2
      my.claims#chomp2 2 4
                       ^^^
    help: its positions are those with `b <= a, 0 < a`
    error: a position of `chomp2` has 2 numbers, not 1
      my.claims#chomp2 3
                        ^
    help: write a number for each of `a` and `b`, with spaces between
    error: a position of `chomp2` has 2 numbers, not 3
      my.claims#chomp2 3 2 1
                           ^
    help: write a number for each of `a` and `b`, with spaces between
    error: expected a number, found `(3,`
      my.claims#chomp2 (3, 2)
                       ^^^
    help: write a number for each of `a` and `b`, with spaces between
    error: a game of a file is solved alone, without sums and copies
      my.claims#chomp2 3 2 + nim 3
                           ^
    help: write a number for each of `a` and `b`, with spaces between
    error: this number is too large
      my.claims#chomp2 3 18446744073709551616
                         ^^^^^^^^^^^^^^^^^^^^
    help: the largest is 18446744073709551615
    error: no game of `my.claims` is called `chomp`
      my.claims#chomp 3 2
                ^^^^^
    help: did you mean `chomp2`?
    error: no game of `my.claims` is called `zzz`
      my.claims#zzz 3
                ^^^
    help: the games of the file are `take-a-square`, `wrong`, `chomp2`, `m` and `open`
    error: `foo` is a statement of the file, not a game
      my.claims#foo 3
                ^^^
    help: the games of the file are `take-a-square`, `wrong`, `chomp2`, `m` and `open`
    error: the name of a game is missing after `#`
      my.claims# 3
                ^
    help: the games of the file are `take-a-square`, `wrong`, `chomp2`, `m` and `open`
    my.claim: error[not-found]: there is no such file
    help: did you mean `my.claims`?

    1 fault; nothing was written
    error: `chomp2` is a game in normal play: the player who cannot move loses
    help: a block fixes its play; leave out `--misere`, or write a block in `misere` play
    "#);
}

#[test]
fn a_file_at_fault_tells_all_that_is_wrong() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("bad.claims"), "game g (n) normal { move m < n to (m); measure n; losing n = k }\n")
        .expect("written");
    let (out, err, code) = run(folder.path(), &["solve", "bad.claims#g 3"]);
    assert_eq!((out.as_str(), code), ("", 2));
    insta::assert_snapshot!(err, @r#"
    bad.claims:1:62: error[free-variable]: the variable `k` is unknown
      game g (n) normal { move m < n to (m); measure n; losing n = k }
                                                                   ^
    help: only the variables of the game can stand here

    1 fault; nothing was written
    "#);
}
