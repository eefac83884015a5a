//! What `nimbook solve` and `nimbook values` print, page by page: `tests/answers/`.
//!
//! Representation: one snapshot for each page. Its numbers are checked elsewhere, against the
//! literature; here stands how they are told.

use crate::cli::solve::Solve;
use crate::cli::values::{self, Values};
use crate::cli::{Reply, either, printed::Printed};

fn solve(position: &str, misere: bool, json: bool) -> Reply {
    let position = vec![position.to_owned()];
    let printed = Printed { json, ..Printed::default() };
    either(Solve { position, misere, explain: !json, printed, spoken: Default::default() }.run())
}

fn values(game: &str, to: u64, format: values::Format) -> Reply {
    either(Values { game: vec![game.to_owned()], to: Some(to), format, json: false }.run())
}

fn page(name: &str, reply: Reply) {
    assert_eq!((reply.code, reply.err.as_str()), (0, ""), "{name}");
    insta::with_settings!({snapshot_path => "../answers", prepend_module_to_snapshot => false, omit_expression => true}, {
        insta::assert_snapshot!(name, reply.out);
    });
}

/// Forty heaps a little below 2^63.
fn forty() -> String {
    let heaps: Vec<String> = (0..40_u64).map(|n| ((1 << 63) - 1 - n * n * 12_345_678_901).to_string()).collect();
    format!("nim {}", heaps.join(" "))
}

#[test]
fn solutions_with_reasons() {
    for (name, position, misere) in [
        ("nim-won", "nim 7 3 12", false),
        ("nim-lost", "nim 25 43 50", false),
        ("nim-three-moves", "nim 10 12 14", false),
        ("nim-ended", "nim 0 0", false),
        ("nim-many-singles", "nim 9 1 1 1 1 1 1 1 1 1 1", false),
        ("nim-forty", &forty(), false),
        ("misere-singles", "nim 1 1 1", true),
        ("misere-one-big", "nim 1 5 1", true),
        ("misere-as-normal", "nim 7 3 12", true),
        ("misere-ended", "nim 0 0", true),
        ("subtract-remainder", "subtract(1,2,3) 21", false),
        ("subtract-period", "subtract(2,4,7) 1000000000000", false),
        ("sum", "nim 3 5 + subtract(1,2,3) 21", false),
        ("sum-lost", "nim 3 + subtract(2,4,7) 7", false),
    ] {
        let reply = solve(position, misere, false);
        for line in reply.out.lines() {
            assert!(line.chars().count() <= 80 && line.trim_end() == line, "{name}: {line:?}");
        }
        page(name, reply);
    }
}

/// Text lists the first twenty moves; JSON has them all.
#[test]
fn json_is_complete_and_keeps_large_numbers_exact() {
    let reply = solve(&forty(), false, true);
    let solution: serde_json::Value = serde_json::from_str(&reply.out).expect("JSON");
    let moves = solution["winning_moves"].as_array().expect("a list");
    assert_eq!(moves.len(), 29);
    assert_eq!(solution["agreed_by"], serde_json::json!([]));
    assert_eq!(solution["grundy"], 16_704_911_914_768_u64);
    let single = solve("nim 9007199254740993", false, true);
    assert!(single.out.contains(r#""grundy":"9007199254740993""#), "{}", single.out);
    page("sum-json", solve("nim 3 5 + subtract(1,2,3) 21", false, true));
}

#[test]
fn tables_of_values() {
    page("values-nim", values("nim", 30, values::Format::Text));
    page("values-bachet", values("subtract(1,2,3)", 24, values::Format::Text));
    page("values-late-period", values("subtract(4,7,12)", 60, values::Format::Text));
    page("values-csv", values("subtract(1,3,4)", 9, values::Format::Csv));
    page("values-json", values("subtract(2,4,7)", 15, values::Format::Json));
    page("values-plot", values("subtract(2,4,7)", 15, values::Format::Svg));
}

#[test]
fn limits_exit_3_with_their_numbers() {
    let refused = |reply: Reply| {
        assert_eq!((reply.code, reply.out.as_str()), (3, ""));
        reply.err
    };
    assert_eq!(
        refused(values("nim", 10_000_001, values::Format::Csv)),
        "error: values up to 10000001 are too many; the largest heap is 10000000\n"
    );
    assert_eq!(
        refused(values("nim", 501, values::Format::Svg)),
        "error: a plot up to 501 is too wide; the largest heap of a plot is 500\n"
    );
    let message = refused(solve("subtract(11,26,36,51,62) 1000000000000", false, false));
    assert!(message.starts_with("error: no period shows in the first 4194"), "{message}");
}
