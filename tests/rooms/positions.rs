//! What people read who type something else than a position: `tests/faults/positions.snap`.

use crate::cli::solve::Solve;
use crate::cli::values::{self, Values};
use crate::cli::{Reply, either};
use crate::rules::{Play, parse};

/// Slips, and whether the last move is to lose.
const SLIPS: &[(&str, bool)] = &[
    ("", false),
    ("   ", false),
    ("nim", false),
    ("nim + subtract(1,2) 3", false),
    ("nim 3 5 +", false),
    ("+ nim 3 5", false),
    ("nim 3 ++ nim 5", false),
    ("num 3 5 7", false),
    ("nim 3 5 7 misere", false),
    ("nim 3 5 7 Misère", false),
    ("wythoff 3 5", false),
    ("Dawson 12", false),
    ("bowling 12", false),
    ("nimm 3 5 7", false),
    ("substract(1,2,3) 21", false),
    ("checkers 3 5", false),
    ("nim 3, 5, 7", false),
    ("nim 3/5/7", false),
    ("nim(3,5,7)", false),
    ("(3,5,7)", false),
    ("3 5 7", false),
    ("nim -3 5", false),
    ("nim 3 \u{2212}5", false),
    ("nim 3.5", false),
    ("nim 3 5 seven", false),
    ("nim 3 5)", false),
    ("nim 3 (5 7)", false),
    ("nim 3 nim 5", false),
    ("nim 3 * 5", false),
    ("3 nim 4", false),
    ("0 * nim 4", false),
    ("2000 * nim 4", false),
    ("99999999999999999999 * nim 4", false),
    ("3 * * nim 4", false),
    ("nim 18446744073709551616", false),
    ("nim 3 ½", false),
    ("subtract 21", false),
    ("subtract(1,2,3)", false),
    ("subtract(1,2,3 21", false),
    ("subtract(1,2,3", false),
    ("subtract(1 2 3) 21", false),
    ("subtract(1..3) 21", false),
    ("subtract(1,,3) 21", false),
    ("subtract(1,-2) 21", false),
    ("subtract(1,x) 21", false),
    ("subtract() 21", false),
    ("subtract(0,1) 21", false),
    ("subtract(2,1,2) 21", false),
    ("subtract(1,65) 21", false),
    ("subtract(1,2,3) 21 5", false),
    ("subtract(1,2,3) 21", true),
    ("nim 3 + nim 5", true),
    ("2 * nim 3", true),
];

fn solve(position: &str, misere: bool) -> Reply {
    let position = vec![position.to_owned()];
    either(Solve { position, misere, explain: false, printed: Default::default(), spoken: Default::default() }.run())
}

/// Capitals make no other game.
#[test]
fn capitals_do_not_matter() {
    for (typed, meant) in [("Nim 3 5 7", "nim 3 5 7"), ("2 * RIM 7 + Dim 7", "2 * rim 7 + dim 7")] {
        assert_eq!(solve(typed, false), solve(meant, false));
        assert_eq!(solve(typed, false).code, 0, "{typed}");
    }
}

/// Reading takes time in proportion to the length: with that of its square this test would take many minutes.
#[test]
fn long_texts_are_read_at_once() {
    let many = 2_000_000;
    for text in [
        "(".repeat(many),
        format!("turtles {}", "b".repeat(many)),
        format!("nim{}", " 3".repeat(many)),
        format!("{}nim 3", "nim 3 + ".repeat(many)),
        format!("8 * ({}nim 3)", "nim 3 + ".repeat(many)),
        format!("octal(0.{}) 3", "7".repeat(many)),
        format!("subtract(1{}) 3", ",2".repeat(many)),
        format!("squares .{}", "/.".repeat(many)),
        "n".repeat(many),
        "9".repeat(many),
        "#".repeat(many),
        format!("{}#", "a#".repeat(many)),
    ] {
        assert_eq!(solve(&text, false).code, 2, "{}", &text[..20]);
    }
}

#[test]
fn every_slip_is_explained() {
    let mut page = String::new();
    for &(position, misere) in SLIPS {
        let reply = solve(position, misere);
        assert_eq!((reply.code, reply.out.as_str()), (2, ""), "{position}");
        assert!(
            reply.err.lines().all(|line| line.chars().count() <= 80 || line.starts_with("help: ")),
            "{}",
            reply.err
        );
        page += &format!("{position:?}{}\n{}\n", if misere { " --misere" } else { "" }, reply.err);
    }
    let many = format!("nim{}", " 1".repeat(1001));
    page += &format!("nim with 1001 heaps\n{}\n", solve(&many, false).err);
    for game in ["", "nim 3", "subtract", "2 * nim", "nim + nim"] {
        let values = Values { game: vec![game.to_owned()], to: Some(9), format: values::Format::Text, json: false };
        page += &format!("values {game:?}\n{}\n", either(values.run()).err);
    }
    insta::with_settings!({snapshot_path => "../faults", prepend_module_to_snapshot => false, omit_expression => true}, {
        insta::assert_snapshot!("positions", page);
    });
}

/// A board, a row of coins or a heap with something that does not belong there is refused at its column: nothing is
/// passed over, so that no other board is solved than the one typed.
#[test]
fn boards_are_refused_where_they_are_wrong() {
    for (text, column, message) in [
        ("squares ..a/...", 11, "a cell is `.` or `#`, not `a`"),
        ("squares ...a/...", 12, "a cell is `.` or `#`, not `a`"),
        ("squares ../...", 9, "the rows of a board are equally long and not empty"),
        ("squares ..//..", 9, "the rows of a board are equally long and not empty"),
        ("squares 3x3 4", 13, "`4` does not belong here"),
        ("squares ../.. 4", 15, "`4` does not belong here"),
        ("tictactoe X.O?/.../...", 14, "a cell is `.`, `X` or `O`, not `?`"),
        ("trihex x:A y:B", 12, "points stand after `x:` or `o:`"),
        ("trihex x:AB x:C", 13, "the points of this player are given twice"),
        ("trihex x:AA", 11, "the point A appears twice"),
        ("turtles bwx", 11, "a coin is `b`, which can be turned, or `w`, not `x`"),
        ("turtles wbw 3", 13, "`3` does not belong here"),
        ("chomp 2 3", 9, "the columns of chocolate never rise"),
        ("chomp 4 0 4", 9, "a column of chocolate has at least one square"),
        ("chomp 3x3 1", 11, "`1` does not belong here"),
        ("queen 3 4 5", 11, "a position of `queen` has at most 2 numbers"),
        ("fibonacci 20 19", 14, "`19` does not belong here"),
        ("fibonacci 20 max 3 4", 20, "`4` does not belong here"),
    ] {
        let fault = parse(text, Play::Normal).expect_err(text);
        assert_eq!((fault.column, fault.message.as_str()), (column, message), "{text}");
    }
}

/// The widest block fits an empty board of its own size once; a wider one is refused.
#[test]
fn blocks_have_sides_up_to_9() {
    let widest = parse("squares(9) 9x9", Play::Normal).expect("a position");
    assert_eq!(widest.game.moves(&widest.position).len(), 1);
    assert!(parse("squares(10) 10x10", Play::Normal).is_err());
}
