//! The kernels against the literature and against the definition.
//!
//! Representation: `tests/truth/octal/*.csv`, tables of values and of periods with their sources; `#`
//! starts a comment, `-` is no value.

use crate::rules::code::Code;
use crate::solver::kernel::octal::{self, Certificate, Octal, Refused, Settled, Table};
use crate::solver::{Budget, OutOfReach};
use crate::tests::plain;
use crate::tests::tables::{number, rows};
use proptest::prelude::*;

fn code(text: &str) -> Code {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
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
        assert_eq!(octal::by_definition(&code, to, budget).expect("small"), expected, "{code} by definition");
        let settled = octal::settle(&code, budget).expect("a short period");
        assert_eq!(
            (0..=to).filter_map(|heap| settled.value(heap)).map(u64::from).collect::<Vec<_>>(),
            expected,
            "{code} by its period"
        );
    }
}

#[test]
fn periods_are_those_of_the_literature_and_survive_the_check() {
    let table = rows(include_str!("../truth/octal/periods.csv"), "code;length;from;exceptions;verified_to;source");
    assert_eq!(table.len(), 6);
    for [_, text, length, from, exceptions, verified_to, _] in table {
        let code = code(text);
        let budget = Budget { states: 1 << 21, steps: 1 << 31 };
        let Settled { table, certificate } = octal::settle(&code, budget).expect("a period in reach");
        let expected = Certificate { length: number(length), from: number(from), verified_to: number(verified_to) };
        assert_eq!(certificate, expected, "{code}");
        assert_eq!(octal::check_period(&code, &table, certificate, budget), Ok(()), "{code}");
        if exceptions != "-" {
            assert_eq!(certificate.exceptions(&table).collect::<Vec<_>>(), numbers(exceptions), "{code}");
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
        let values = octal::by_definition(&code(text), zeros, budget).expect("small");
        assert!(values[..zeros as usize].iter().all(|&value| value == 0) && values[zeros as usize] == 1, "{text}");
    }
    let settled = octal::settle(&code("0.4"), budget).expect("the period of Dawson's Kayles, one heap later");
    assert_eq!((settled.certificate.length, settled.certificate.from), (34, 54));
    // One token more than Dawson's Kayles needs: G(n + 1) of 0.4 is G(n) of 0.07.
    let dawson = octal::values(&code("0.07"), 5_000, budget).expect("in reach");
    assert!((0..5_000).all(|heap| dawson.get(heap) == settled.value(heap + 1)));
    for unsolved in ["0.04", "0.6", "0.007"] {
        assert_eq!(
            octal::settle(&code(unsolved), Budget { states: 5_000, ..budget }),
            Err(OutOfReach::Values { heap: 5_000, limit: 5_000 })
        );
    }
}

/// Officers to 30,000: 1583 rare heaps, the last of them 20627, as the public tables have them.
#[test]
fn officers_has_its_rare_heaps() {
    let mut officers = Octal::new(&code("0.6"));
    officers.extend(30_000, Budget { states: 1 << 20, steps: 1 << 30 }).expect("in the budget");
    assert_eq!(officers.rare(), Some((1583, 20_627)));
}

/// Grundy's game to 100,000: with heap 0, 1274 rare heaps, the last of them 82860 (Flammenkamp's table to 2^21).
#[test]
fn grundys_game_has_its_rare_heaps() {
    let mut game = Octal::grundy();
    game.extend(100_000, Budget { states: 1 << 20, steps: 1 << 31 }).expect("in the budget");
    assert_eq!(game.rare(), Some((1273, 82_860)));
}

#[test]
fn grundys_game_agrees_with_the_definition() {
    let budget = Budget::default();
    let expected = plain::grundy::values(3_000);
    assert_eq!(longs(&octal::grundy_values(3_000, budget).expect("small")), expected);
    // Winning Ways, ch. 4: the first values.
    assert_eq!(expected[..21], [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0]);
}

#[test]
fn a_wrong_certificate_is_refused() {
    let (kayles, budget) = (code("0.77"), Budget::default());
    let Settled { table, certificate } = octal::settle(&kayles, budget).expect("period 12");
    let check = |certificate| octal::check_period(&kayles, &table, certificate, budget);
    let Certificate { length, from, verified_to } = certificate;
    let with = |length, from| Certificate { length, from, verified_to: 2 * (length + from) + 2 };
    assert_eq!(check(certificate), Ok(()));
    assert_eq!(check(Certificate { verified_to: verified_to - 1, ..certificate }), Err(Refused::Numbers));
    assert_eq!(check(Certificate { length: 0, ..certificate }), Err(Refused::Numbers));
    assert_eq!(check(Certificate { from: u64::MAX, ..certificate }), Err(Refused::Numbers));
    assert_eq!(check(with(length, 0)), Err(Refused::Numbers));
    assert_eq!(check(with(length, from - 1)), Err(Refused::Differs { heap: from - 1 }));
    assert!(matches!(check(with(length - 1, 50)), Err(Refused::Differs { .. })));
    let long = octal::values(&kayles, 400, budget).expect("small");
    let on_long = |certificate| octal::check_period(&kayles, &long, certificate, budget);
    assert_eq!(on_long(certificate), Ok(()));
    assert_eq!(on_long(with(24, from)), Err(Refused::NotLeast));
    assert_eq!(on_long(with(12, from + 1)), Err(Refused::NotLeast));
    assert_eq!(on_long(with(12, 400)), Err(Refused::Short { heap: 401 }));
    // Values of another game that have the same period: every value is looked at.
    let other: Table = longs(&long).iter().map(|&value| value as u16 ^ 1).collect();
    assert!(matches!(octal::check_period(&kayles, &other, certificate, budget), Err(Refused::Value { .. })));
}

/// Any single value changed in a long table is found, by the route that reads classes off the table.
#[test]
fn the_check_finds_every_changed_value() {
    let game = code("0.127");
    let budget = Budget { states: 1 << 20, steps: 1 << 31 };
    let Settled { table, certificate } = octal::settle(&game, budget).expect("period 4");
    for heap in [0, 1, 599, 601, 700, 9_999, 46_578, certificate.verified_to] {
        for change in [1, 2, 64] {
            let mut values: Vec<u16> = table.iter().collect();
            values[heap as usize] ^= change;
            let changed: Table = values.into_iter().collect();
            assert!(octal::check_period(&game, &changed, certificate, budget).is_err(), "{heap} {change}");
        }
    }
    // The heaps of the largest values, with each smaller value instead: all values below that one are
    // among the options, so it is refused only because an option has it. Some of these options are pairs of
    // two ordinary heaps, others are not.
    let largest = |heaps: std::ops::Range<u64>| heaps.max_by_key(|&heap| table.get(heap)).expect("not empty");
    for heap in [largest(4_000..5_000), largest(20_000..21_000)] {
        let values: Vec<u16> = table.iter().collect();
        for smaller in 0..values[heap as usize] {
            let mut values = values.clone();
            values[heap as usize] = smaller;
            let changed: Table = values.into_iter().collect();
            let refused = octal::check_period(&game, &changed, certificate, budget);
            assert_eq!(refused, Err(Refused::Value { heap }), "{smaller}");
        }
    }
}

/// Three heaps ask for a longer window. Taking 1 and leaving 0, 1 or 3 heaps: every move changes whether
/// the number of tokens is odd, by hand 0 1 0 1 … for ever, and the window ends at 3 (1 + 2) + 1.
#[test]
fn three_heaps_ask_for_a_longer_window() {
    let (game, budget) = (code("0.b"), Budget::default());
    let Settled { table, certificate } = octal::settle(&game, budget).expect("period 2");
    assert_eq!(certificate, Certificate { length: 2, from: 1, verified_to: 10 });
    assert_eq!(octal::check_period(&game, &table, certificate, budget), Ok(()));
    let short = Certificate { verified_to: 7, ..certificate };
    assert_eq!(octal::check_period(&game, &table, short, budget), Err(Refused::Numbers));
}

/// The budget is kept, and what it is spent on is told.
#[test]
fn budgets_are_kept() {
    let budget = Budget { states: 1_000, steps: 10_000 };
    let kayles = code("0.77");
    assert_eq!(octal::values(&kayles, 1_000, budget), Err(OutOfReach::States { needed: 1_001, limit: 1_000 }));
    assert_eq!(octal::values(&code("0.6"), 999, budget), Err(OutOfReach::Steps { limit: 10_000 }));
    assert_eq!(octal::values(&code("0.8"), 500, budget), Err(OutOfReach::Steps { limit: 10_000 }));
    assert_eq!(octal::by_definition(&kayles, 999, budget), Err(OutOfReach::Steps { limit: 10_000 }));
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
    let expected = octal::by_definition(&code("0.007"), 3_000, budget).expect("in the budget");
    assert_eq!(longs(&table), expected);
}

/// A published hexadecimal game: in 0.8 … the values grow for ever where three heaps may be left.
#[test]
fn three_heaps_agree_with_the_definition() {
    for text in ["0.8", "0.f", "0.8f", "8.0", "c.1", "0.0b", "4.9", "0.2048", "0.fff"] {
        let code = code(text);
        let budget = Budget::default();
        let expected = octal::by_definition(&code, 120, budget).expect("small");
        let mut game = Octal::new(&code);
        game.extend(120, budget).expect("small");
        assert_eq!(longs(&game.into_table()), expected, "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    /// Every octal code, far enough for sparse space to be tried.
    #[test]
    fn octal_codes_agree_with_the_definition(whole in 0_u32..2, places in prop::collection::vec(0_u32..8, 1..5)) {
        prop_assume!(whole > 0 || places.iter().any(|&digit| digit > 0));
        let digits: String = places.iter().map(u32::to_string).collect();
        let code = code(&format!("{}.{digits}", 4 * whole));
        let budget = Budget::default();
        let expected = octal::by_definition(&code, 700, budget).expect("small");
        prop_assert_eq!(longs(&octal::values(&code, 700, budget).expect("small")), expected);
    }

    /// Every hexadecimal code of a few places.
    #[test]
    fn hexadecimal_codes_agree_with_the_definition(whole in 0_u32..4, places in prop::collection::vec(0_u32..16, 1..5)) {
        prop_assume!(whole > 0 || places.iter().any(|&digit| digit > 0));
        let digits: String = places.iter().filter_map(|&digit| char::from_digit(digit, 16)).collect();
        let code = code(&format!("{:x}.{digits}", 4 * whole));
        let budget = Budget::default();
        let expected = octal::by_definition(&code, 60, budget).expect("small");
        prop_assert_eq!(longs(&octal::values(&code, 60, budget).expect("small")), expected);
    }

    /// A period that is found holds far beyond its proof, and is the shortest and earliest.
    #[test]
    fn periods_hold(places in prop::collection::vec(0_u32..16, 1..4)) {
        prop_assume!(places.iter().any(|&digit| digit > 0));
        let digits: String = places.iter().filter_map(|&digit| char::from_digit(digit, 16)).collect();
        let code = code(&format!("0.{digits}"));
        let budget = Budget { states: 600, steps: 1 << 24 };
        if let Ok(Settled { table, certificate }) = octal::settle(&code, budget) {
            let Certificate { length, from, verified_to } = certificate;
            prop_assert_eq!(octal::check_period(&code, &table, certificate, Budget::default()), Ok(()));
            let further = 2 * verified_to + 100;
            let values = octal::values(&code, further, Budget::default()).expect("small");
            let repeats = |heap: u64, by: u64| values.get(heap) == values.get(heap + by);
            prop_assert!((from..=further - length).all(|heap| repeats(heap, length)));
            prop_assert!(from == 1 || !repeats(from - 1, length));
            prop_assert!((1..length).all(|less| !(from..=further - length).all(|heap| repeats(heap, less))));
        }
    }
}
