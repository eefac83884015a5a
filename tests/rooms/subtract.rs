//! Subtraction games: their periods hold, are shortest, and start as early as they can.

use crate::rules::{Play, parse, parse_game};
use crate::solver::{self, Method, Period, mex};

/// A game as typed.
fn game(set: &[u64]) -> String {
    format!("subtract({})", set.iter().map(u64::to_string).collect::<Vec<_>>().join(","))
}

/// The values from the definition.
fn by_definition(set: &[u64], count: u64) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..count {
        let options = set.iter().filter(|&&take| take <= heap).map(|take| values[(heap - take) as usize]);
        values.push(mex(options.collect::<Vec<_>>()));
    }
    values
}

#[test]
fn bachet_is_the_remainder() {
    for most in 1..=64 {
        let set: Vec<u64> = (1..=most).collect();
        let rules = parse_game(&game(&set)).expect("a game");
        assert_eq!(solver::values(&rules, 299).expect("values").values, by_definition(&set, 300));
        let parsed = parse(&format!("{} 5", game(&set)), Play::Normal).expect("a position");
        assert_eq!(solver::method(&parsed.game), Method::Remainder);
    }
    let parsed = parse("subtract(1,2,4) 5", Play::Normal).expect("a position");
    assert_eq!(solver::method(&parsed.game), Method::Period);
}

/// Every window of four takes up to 9, and some long ones.
#[test]
fn periods_hold_are_shortest_and_start_as_early_as_they_can() {
    let mut sets: Vec<Vec<u64>> = vec![vec![1], vec![64], vec![2, 4, 7], vec![4, 7, 12], vec![1, 16, 33, 64]];
    for bits in 1_u64..512 {
        sets.push((1..=9).filter(|take| bits >> (take - 1) & 1 == 1).collect());
    }
    for set in sets {
        let rules = parse_game(&game(&set)).expect("a game");
        let period = solver::values(&rules, 0).expect("values").period.expect("a short period");
        let Period { length, from, exceptions, verified_to, .. } = period;
        let count = from + 4 * length + 200;
        let values = by_definition(&set, count);
        let value = |heap: u64| values[heap as usize];
        let repeats = |from: u64, length: u64| (from..count - length).all(|n| value(n) == value(n + length));
        assert!(repeats(from, length), "{set:?}");
        assert!(from == 0 || !repeats(from - 1, length), "{set:?} starts earlier than {from}");
        assert!((1..length).all(|shorter| !repeats(count - 3 * length, shorter)), "{set:?} is shorter than {length}");
        assert_eq!(verified_to, from + length + set.last().expect("not empty") - 1);
        let pattern = |heap: u64| value(heap + (from + length - 1 - heap) / length * length);
        let differ: Vec<u64> = (0..from).filter(|&heap| value(heap) != pattern(heap)).collect();
        assert_eq!(exceptions, differ, "{set:?}");
        for heap in [0, 1, 50, 1024, 1025, from, from + length, u64::MAX] {
            let near = if heap < count { heap } else { from + (heap - from) % length };
            let parsed = parse(&format!("{} {heap}", game(&set)), Play::Normal).expect("a position");
            assert_eq!(solver::grundy(&parsed.game, &parsed.position), Ok(Some(value(near))), "{set:?} {heap}");
        }
    }
}
