//! The kernels against the literature and against the definition.
//!
//! Representation: `tests/truth/octal/*.csv`, tables of values and of periods with their sources; `#`
//! starts a comment, `-` is no value.

use crate::rules::code::Code;
use crate::rules::{Play, parse, parse_game};
use crate::solver::kernel::octal::{self, Certificate, Octal, Settled, Table};
use crate::solver::{self, Budget, Explanation, OutOfReach};
use crate::tests::plain;
use crate::tests::tables::{number, rows};
use proptest::prelude::*;

fn code(text: &str) -> Code {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn numbers(text: &str) -> Vec<u64> {
    text.split_whitespace().map(|word| word.parse().expect("a number")).collect()
}

fn longs(table: &Table) -> Vec<u64> {
    table.iter().map(u64::from).collect()
}

#[test]
fn octal_values_are_those_of_the_literature() {
    let table = rows(include_str!("../truth/octal/values.csv"), "code;values;source");
    assert_eq!(table.len(), 3);
    for [_, text, values, _] in table {
        let (code, expected) = (code(text), numbers(values));
        let to = expected.len() as u64 - 1;
        let budget = Budget::default();
        assert_eq!(longs(&octal::values(&code, to, budget).expect("small")), expected, "{code}");
        assert_eq!(plain::octal::values(text, to as usize), expected, "{code} by definition");
        let settled = octal::settle(&code, budget);
        assert_eq!(
            (0..=to).filter_map(|heap| settled.value(heap)).map(u64::from).collect::<Vec<_>>(),
            expected,
            "{code} by its period"
        );
    }
}

#[test]
fn periods_are_those_of_the_literature() {
    let table = rows(include_str!("../truth/octal/periods.csv"), "code;length;from;exceptions;verified_to;source");
    assert_eq!(table.len(), 6);
    for [_, text, length, from, exceptions, verified_to, _] in table {
        let code = code(text);
        let budget = Budget { states: 1 << 21, steps: 1 << 31 };
        let Settled { table, certificate } = octal::settle(&code, budget);
        let certificate = certificate.expect("a period in reach");
        let expected = Certificate { length: number(length), from: number(from), verified_to: number(verified_to) };
        assert_eq!(certificate, expected, "{code}");
        if exceptions != "-" {
            assert_eq!(certificate.period(&table).exceptions, numbers(exceptions), "{code}");
        }
    }
}

/// 0.4 and 0.04 start with as many zeros as a window from heap 0 that is one heap too short would ask for;
/// 0.04 is unsolved besides, and nothing may be claimed of it.
#[test]
fn traps_are_not_stepped_into() {
    let budget = Budget { states: 20_000, steps: 1 << 27 };
    for (text, zeros) in [("0.4", 3), ("0.04", 4)] {
        let values = plain::octal::values(text, zeros);
        assert!(values[..zeros].iter().all(|&value| value == 0) && values[zeros] == 1, "{text}");
    }
    let settled = octal::settle(&code("0.4"), budget);
    let certificate = settled.certificate.expect("the period of Dawson's Kayles, one heap later");
    assert_eq!((certificate.length, certificate.from), (34, 54));
    // One token more than Dawson's Kayles needs: G(n + 1) of 0.4 is G(n) of 0.07.
    let dawson = octal::values(&code("0.07"), 5_000, budget).expect("in reach");
    assert!((0..5_000).all(|heap| dawson.get(heap) == settled.value(heap + 1)));
    for unsolved in ["0.04", "0.6", "0.007"] {
        assert_eq!(
            octal::settle(&code(unsolved), Budget { states: 5_000, ..budget }).certificate,
            Err(OutOfReach::Values { heap: 5_000, limit: 5_000 })
        );
    }
}

fn rare(game: &Octal) -> Option<(usize, u64)> {
    let Octal::Pairs(pairs) = game else { panic!("the game leaves at most two heaps") };
    pairs.rare()
}

/// Officers to 30,000: 1583 rare heaps, the last of them 20627, as the public tables have them.
#[test]
fn officers_has_its_rare_heaps() {
    let mut officers = Octal::new(&code("0.6"));
    officers.extend(30_000, Budget { states: 1 << 20, steps: 1 << 30 }).expect("in the budget");
    assert_eq!(rare(&officers), Some((1583, 20_627)));
}

/// Grundy's game to 100,000: with heap 0, 1274 rare heaps, the last of them 82860 (Flammenkamp's table to 2^21).
#[test]
fn grundys_game_has_its_rare_heaps() {
    let mut game = Octal::grundy();
    game.extend(100_000, Budget { states: 1 << 20, steps: 1 << 31 }).expect("in the budget");
    assert_eq!(rare(&game), Some((1273, 82_860)));
}

#[test]
fn grundys_game_agrees_with_the_definition() {
    let budget = Budget::default();
    let expected = plain::grundy::values(3_000);
    assert_eq!(longs(&octal::grundy_values(3_000, budget).expect("small")), expected);
    // Winning Ways, ch. 4: the first values.
    assert_eq!(expected[..21], [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0]);
}

/// Table T2: one period of Dawson's Chess by n mod 34, valid from 52 on.
#[test]
fn a_heap_far_away_has_the_value_of_the_period() {
    let pattern =
        [8, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 9, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 3, 7, 4];
    for heap in [1_000_000_000_000, 999_999_999_983_u64, u64::MAX] {
        let parsed = parse(&format!("dawson-chess {heap}"), Play::Normal).expect("a position");
        let value = solver::grundy(&parsed.game, &parsed.position);
        assert_eq!(value, Ok(Some(pattern[(heap % 34) as usize])), "{heap}");
        let reason = solver::explain(&parsed.game, &parsed.position).expect("a reason");
        let Explanation::Period { period: Some(period), .. } = reason else { panic!("{reason:?}") };
        assert_eq!((period.length, period.from, period.verified_to), (34, 52, 175));
        assert_eq!(period.exceptions, [0, 14, 16, 17, 31, 34, 51]);
    }
}

/// A strip of n cells is a heap of n + 2 of 0.007.
#[test]
fn treblecross_is_0_007() {
    let values = |game, to| {
        solver::confirmed_heap_values(&parse_game(game).expect("a game"), to, Budget::default()).expect("values")
    };
    let (strips, heaps) = (values("treblecross", 200), values("octal(0.007)", 202));
    assert_eq!(strips, heaps[2..]);
}

/// Three heaps ask for a longer window. Taking 1 and leaving 0, 1 or 3 heaps: every move changes whether
/// the number of tokens is odd, by hand 0 1 0 1 … for ever, and the window ends at 3 (1 + 2) + 1.
#[test]
fn three_heaps_ask_for_a_longer_window() {
    let (game, budget) = (code("0.b"), Budget::default());
    let found = octal::settle(&game, budget).certificate;
    assert_eq!(found, Ok(Certificate { length: 2, from: 1, verified_to: 10 }));
}

/// The budget is kept, and what it is spent on is told.
#[test]
fn budgets_are_kept() {
    let budget = Budget { states: 1_000, steps: 10_000 };
    let kayles = code("0.77");
    assert_eq!(octal::values(&kayles, 1_000, budget), Err(OutOfReach::States { needed: 1_001, limit: 1_000 }));
    assert_eq!(octal::values(&code("0.6"), 999, budget), Err(OutOfReach::Steps { limit: 10_000 }));
    assert_eq!(octal::values(&code("0.8"), 500, budget), Err(OutOfReach::Steps { limit: 10_000 }));
    assert_eq!(
        octal::values(&kayles, u64::MAX, Budget { states: u64::MAX, steps: 9 }),
        Err(OutOfReach::States { needed: 1 << 64, limit: u32::MAX.into() })
    );
}

/// Values above 63 need other marks than smaller ones; a table that goes on later loses nothing.
#[test]
fn tables_grow_in_steps() {
    let mut treblecross = Octal::new(&code("0.007"));
    let budget = Budget { states: 1 << 20, steps: 1 << 30 };
    for to in [10, 500, 3_000] {
        treblecross.extend(to, budget).expect("in the budget");
    }
    let table = treblecross.into_table();
    assert!(table.iter().max() > Some(63));
    assert_eq!(longs(&table), plain::octal::values("0.007", 3_000));
}

/// A published hexadecimal game: in 0.8 … the values grow for ever where three heaps may be left.
#[test]
fn three_heaps_agree_with_the_definition() {
    for text in ["0.8", "0.f", "0.8f", "8.0", "c.1", "0.0b", "4.9", "0.2048", "0.fff"] {
        let code = code(text);
        let values = octal::values(&code, 120, Budget::default()).expect("small");
        assert_eq!(longs(&values), plain::octal::values(text, 120), "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    /// Every octal code, far enough for sparse space to be tried.
    #[test]
    fn octal_codes_agree_with_the_definition(whole in 0_u32..2, places in prop::collection::vec(0_u32..8, 1..5)) {
        prop_assume!(whole > 0 || places.iter().any(|&digit| digit > 0));
        let digits: String = places.iter().map(u32::to_string).collect();
        let text = format!("{}.{digits}", 4 * whole);
        let values = octal::values(&code(&text), 700, Budget::default()).expect("small");
        prop_assert_eq!(longs(&values), plain::octal::values(&text, 700));
    }

    /// Every hexadecimal code of a few places.
    #[test]
    fn hexadecimal_codes_agree_with_the_definition(whole in 0_u32..4, places in prop::collection::vec(0_u32..16, 1..5)) {
        prop_assume!(whole > 0 || places.iter().any(|&digit| digit > 0));
        let digits: String = places.iter().filter_map(|&digit| char::from_digit(digit, 16)).collect();
        let text = format!("{:x}.{digits}", 4 * whole);
        let values = octal::values(&code(&text), 60, Budget::default()).expect("small");
        prop_assert_eq!(longs(&values), plain::octal::values(&text, 60));
    }

    /// A period that is found holds far beyond its proof, and is the shortest and earliest.
    #[test]
    fn periods_hold(places in prop::collection::vec(0_u32..16, 1..4)) {
        prop_assume!(places.iter().any(|&digit| digit > 0));
        let digits: String = places.iter().filter_map(|&digit| char::from_digit(digit, 16)).collect();
        let code = code(&format!("0.{digits}"));
        let budget = Budget { states: 600, steps: 1 << 24 };
        if let Ok(Certificate { length, from, verified_to }) = octal::settle(&code, budget).certificate {
            let further = 2 * verified_to + 100;
            let values = octal::values(&code, further, Budget::default()).expect("small");
            let repeats = |heap: u64, by: u64| values.get(heap) == values.get(heap + by);
            prop_assert!((from..=further - length).all(|heap| repeats(heap, length)));
            prop_assert!(from == 1 || !repeats(from - 1, length));
            prop_assert!((1..length).all(|less| !(from..=further - length).all(|heap| repeats(heap, less))));
        }
    }
}
