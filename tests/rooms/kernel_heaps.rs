//! Rim and Dim: theorems against the mex of the options, sieves against single heaps.

use crate::solver::kernel::{dim, rim};
use crate::solver::{Budget, OutOfReach, mex};
use crate::tests::tables::{number, rows};

const BUDGET: Budget = Budget { states: 1 << 20, steps: 1 << 24 };

/// The values of the heaps `0..=to` by the mex of what `may_take(take, heap)` allows.
fn by_definition(to: u64, may_take: impl Fn(u64, u64) -> bool) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=to {
        let takes = (1..=heap).filter(|&take| may_take(take, heap));
        values.push(mex(takes.map(|take| values[(heap - take) as usize]).collect::<Vec<_>>()));
    }
    values
}

fn coprime(a: u64, b: u64) -> bool {
    if a == 0 { b == 1 } else { coprime(b % a, a) }
}

fn divides(take: u64, heap: u64) -> bool {
    heap.is_multiple_of(take)
}

fn rim_values(to: u64) -> Vec<u64> {
    rim::values(to, BUDGET).expect("in the budget").into_iter().map(u64::from).collect()
}

fn dim_values(to: u64) -> Vec<u64> {
    (0..=to).map(dim::value).collect()
}

#[test]
fn both_are_those_of_the_literature() {
    let table: Vec<[&str; 4]> = rows(include_str!("../truth/octal/heaps.csv"), "game;values;source");
    let expected = |game: &str| -> Vec<u64> {
        let row = table.iter().find(|row| row[1] == game).expect("a row for each game");
        row[2].split_whitespace().map(number).collect()
    };
    assert_eq!(rim_values(60), expected("rim"));
    assert_eq!(dim_values(64), expected("dim"));
}

#[test]
fn the_theorems_are_the_mex() {
    assert_eq!(rim_values(1_200), by_definition(1_200, coprime));
    assert!((0..).zip(rim_values(1_200)).all(|(heap, expected)| rim::value(heap, BUDGET) == Ok(expected)));
    assert!((0..).zip(by_definition(3_000, divides)).all(|(heap, expected)| dim::value(heap) == expected));
    assert_eq!((dim::value(1 << 63), dim::value(u64::MAX)), (64, 1));
}

/// Stretches of 2^16 heaps against single heaps, at their ends and far out.
#[test]
fn stretches_agree_with_single_heaps() {
    let to = 600_000;
    let rims = rim_values(to);
    assert_eq!(rims.len() as u64, to + 1);
    let end = 1 << 16;
    let far = (0..to).step_by(97).chain(to - 40..=to);
    for heap in (end - 20..end + 20).chain(8 * end - 20..8 * end + 20).chain(far) {
        assert_eq!(rim::value(heap, BUDGET), Ok(rims[heap as usize]), "{heap}");
    }
    for to in (0..40).chain(end - 2..end + 2) {
        assert_eq!(rim_values(to), rims[..=to as usize], "to {to}");
    }
}

/// pi(10^k), the classical table (Lehmer 1959 and before).
#[test]
fn primes_are_counted() {
    for (power, count) in
        [(0, 0), (1, 4), (2, 25), (3, 168), (4, 1_229), (6, 78_498), (8, 5_761_455), (10, 455_052_511)]
    {
        assert_eq!(rim::count_primes(10_u64.pow(power), Budget::default()), Ok(count));
    }
    let mut primes = 0;
    for x in 0..=3_000_u64 {
        primes += u64::from(x > 1 && (2..=x.isqrt()).all(|divisor| x % divisor != 0));
        assert_eq!(rim::count_primes(x, Budget::default()), Ok(primes), "{x}");
    }
}

#[test]
fn budgets_are_kept() {
    let small = Budget { states: 100, steps: 1_000 };
    assert_eq!(rim::values(100, small), Err(OutOfReach::States { needed: 101, limit: 100 }));
    assert_eq!(rim::for_each(1_000, small, |_, _| ()), Err(OutOfReach::Steps { limit: 1_000 }));
    // 10,007 and 10,009 are primes: 5,000 divisions.
    assert_eq!(rim::value(10_007 * 10_009, small), Err(OutOfReach::Steps { limit: 1_000 }));
    assert_eq!(rim::value(10_007 * 10_009, BUDGET), Ok(1_230));
    assert_eq!(rim::value(18_446_744_073_709_551_557, BUDGET), Err(OutOfReach::Steps { limit: 1 << 24 }));
    assert_eq!(rim::value(u64::MAX, BUDGET), Ok(2));
}
