//! Numbers and positions as arguments, and the JSON of `solve`.

use crate::cli::number::natural;
use crate::cli::printed::Printed;
use crate::cli::solve::Solve;
use crate::cli::width::WIDTH;
use crate::cli::{Reply, either, position};

#[test]
fn digits_are_read_exactly_and_nothing_else() {
    assert_eq!(["0", "007", "18446744073709551615"].map(natural), [Ok(0), Ok(7), Ok(u64::MAX)]);
    for (text, message) in [
        ("18446744073709551616", "too large; the largest number is 18446744073709551615"),
        ("-3", "negative; numbers here are counts: 0, 1, 2, …"),
        ("2.5", "not a whole number; write digits alone, like 25"),
        ("1,000", "not a whole number; write digits alone, like 25"),
        ("-", "not a number; write digits, like 25"),
        ("", "not a number; write digits, like 25"),
        ("three", "not a number; write digits, like 25"),
        ("٣", "not a number; write digits, like 25"),
    ] {
        assert_eq!(natural(text), Err(message.to_owned()), "{text}");
    }
}

fn message(text: &str) -> String {
    let reply = position::parse(text, false).expect_err("no position");
    assert_eq!((reply.code, reply.out.as_str()), (2, ""));
    reply.err
}

#[test]
fn the_marker_stands_under_the_fault() {
    assert_eq!(message("num 3 5"), "error: no game is called `num`\n  num 3 5\n  ^^^\nhelp: did you mean `nim`?\n");
    assert!(message("nim 3 5 x").contains("  nim 3 5 x\n          ^\n"));
    assert!(message("nim\t3 x").contains("  nim    3 x\n           ^\n"));
}

#[test]
fn long_texts_are_cut_around_the_fault() {
    for text in [format!("nim {}x{}", "12 ".repeat(300), " 7".repeat(300)), "z".repeat(500), "7".repeat(500)] {
        let message = message(&text);
        let lines: Vec<&str> = message.lines().collect();
        assert!(lines.iter().all(|line| line.chars().count() <= WIDTH), "{message}");
        let marked = lines[2].find('^').expect("a marker");
        assert_eq!(lines[1].chars().nth(marked), text.chars().find(|each| ['x', 'z', '7'].contains(each)));
    }
}

fn json(position: &str, misere: bool) -> Reply {
    let position = vec![position.to_owned()];
    let printed = Printed { json: true, ..Printed::default() };
    either(Solve { position, misere, explain: false, printed, spoken: Default::default() }.run())
}

/// The form that programs rely on, to the letter.
#[test]
fn json_has_its_form_to_the_letter() {
    let expected = r#"{"position":"nim 7 3 12","play":"normal","outcome":"N","grundy":8,"winning_moves":[{"to":"nim 7 3 4","text":"take 8 from heap 3"}],"method":"nim-sum","agreed_by":["search"]}"#;
    assert_eq!(json("nim 7 3 12", false), Reply::done(format!("{expected}\n")));
}

#[test]
fn json_in_misere_play_has_no_grundy_value() {
    let expected = r#"{"position":"nim 1 1 2","play":"misere","outcome":"N","grundy":null,"winning_moves":[{"to":"nim 1 1 1","text":"take 1 from heap 3"}],"method":"misere rule","agreed_by":["search"]}"#;
    assert_eq!(json("nim 1 1 2", true), Reply::done(format!("{expected}\n")));
}
