//! What people read who type something else than a position: `tests/faults/positions.snap`.

use crate::cli::solve::Solve;
use crate::cli::values::{self, Values};
use crate::cli::{Reply, either};

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
    ("Nim 3 5 7", false),
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
        let values = Values { game: vec![game.to_owned()], to: 9, format: values::Format::Text, json: false };
        page += &format!("values {game:?}\n{}\n", either(values.run()).err);
    }
    insta::with_settings!({snapshot_path => "../faults", prepend_module_to_snapshot => false, omit_expression => true}, {
        insta::assert_snapshot!("positions", page);
    });
}
