//! The queen's game and Fibonacci nim: golden formulas against the literature and the rules.
//!
//! Truth: `tests/truth/kernel/{queen,fibonacci}*.csv`; `#` starts a comment, every row names its source.

use crate::solver::kernel::{fibonacci, queen};
use crate::solver::{Budget, OutOfReach, Outcome};
use crate::tests::plain;
use crate::tests::tables::{number, rows};
use proptest::prelude::*;

#[test]
fn queen_values_and_lost_squares_of_the_literature() {
    let values = queen::values(12, 12, Budget::default()).expect("small");
    let table = rows(include_str!("../truth/kernel/queen-values.csv"), "x;y;grundy;source");
    assert_eq!(table.len(), 169);
    for [place, x, y, grundy, _] in table {
        assert_eq!(values[number::<usize>(y)][number::<usize>(x)], number::<u32>(grundy), "{place}");
    }
    let lost = rows(include_str!("../truth/kernel/queen-lost.csv"), "x;y;source");
    let lost: Vec<(u64, u64)> = lost.iter().map(|[_, x, y, _]| (number(x), number(y))).collect();
    let found = (0..40).flat_map(|x| (x..40).map(move |y| (x, y)));
    assert_eq!(found.filter(|&(x, y)| queen::outcome(x, y) == Outcome::P).collect::<Vec<_>>(), lost);
}

/// Outcomes, values and all winning moves on every square of a board, by the rules alone.
#[test]
fn queens_agree_with_the_rules() {
    let plain = plain::queen::values(120, 90);
    let values = queen::values(120, 90, Budget::default()).expect("small");
    let mut counts = [0; 4];
    for y in 0..=90 {
        for x in 0..=120 {
            assert_eq!(u64::from(values[y][x]), plain[y][x], "{x}, {y}");
            assert_eq!(queen::outcome(x as u64, y as u64), Outcome::of_value(plain[y][x]), "{x}, {y}");
            let left = (0..x).map(|left| (left, y));
            let down = (0..y).map(|left| (x, left));
            let along = (1..=x.min(y)).map(|step| (x - step, y - step));
            let mut winning: Vec<(u64, u64)> = left
                .chain(down)
                .chain(along)
                .filter(|&(x, y)| plain[y][x] == 0)
                .map(|(x, y)| (x as u64, y as u64))
                .collect();
            winning.sort();
            assert_eq!(queen::winning_moves(x as u64, y as u64), winning, "{x}, {y}");
            if x < 60 && y < 60 {
                counts[winning.len()] += 1;
            }
        }
    }
    // T7: how many starts below 60 have 0, 1, 2, 3 winning moves.
    assert_eq!(counts, [45, 2739, 622, 194]);
}

/// Neighbours in Fibonacci's sequence, in turn below and above the golden ratio, up to the largest `u64`s.
#[test]
fn golden_squares_near_the_largest_numbers() {
    let (mut a, mut b) = (1_u64, 2_u64);
    let mut lost = true;
    while let Some(next) = a.checked_add(b) {
        let expected = if lost { Outcome::P } else { Outcome::N };
        assert_eq!(queen::outcome(a, b), expected, "{a}, {b}");
        assert_eq!(queen::outcome(b, a), expected, "{a}, {b}");
        (a, b, lost) = (b, next, !lost);
    }
    assert!(b > u64::MAX / 2);
    for (x, y) in [(u64::MAX, u64::MAX), (u64::MAX, 0), (u64::MAX, u64::MAX - 1), (u64::MAX / 2, u64::MAX)] {
        let winning = queen::winning_moves(x, y);
        assert_eq!(winning.is_empty(), queen::outcome(x, y) == Outcome::P, "{x}, {y}");
        assert!(winning.iter().all(|&(x, y)| queen::outcome(x, y) == Outcome::P));
    }
    assert_eq!(
        queen::winning_moves(u64::MAX, u64::MAX),
        [(0, 0), (11400714819323198485, u64::MAX), (u64::MAX, 11400714819323198485)]
    );
}

proptest! {
    /// P-positions have no move to a P-position, all others have one: on all of `u64`.
    #[test]
    fn large_queens_have_a_move_exactly_where_they_win(x: u64, y: u64) {
        for (x, y) in [(x, y), (x >> 32, y >> 32), (x, x >> 1)] {
            let winning = queen::winning_moves(x, y);
            prop_assert_eq!(winning.is_empty(), queen::outcome(x, y) == Outcome::P);
            for (left, below) in winning {
                prop_assert_eq!(queen::outcome(left, below), Outcome::P);
                let steps = (x.checked_sub(left).expect("left"), y.checked_sub(below).expect("down"));
                prop_assert!(steps.0 == 0 || steps.1 == 0 || steps.0 == steps.1);
                prop_assert_ne!(steps, (0, 0));
            }
        }
    }

    /// The parts fall by at least two places and add up.
    #[test]
    fn zeckendorf_parts_are_apart(n: u64) {
        let parts = fibonacci::zeckendorf(n);
        prop_assert_eq!(parts.iter().map(|&part| u128::from(part)).sum::<u128>(), u128::from(n));
        // Of neighbours in the sequence the larger is less than twice the smaller; two places apart it is more.
        prop_assert!(parts.windows(2).all(|pair| pair[0] >= 2 * pair[1]));
        // Winning takes leave P-positions.
        for take in fibonacci::winning_takes(n, n) {
            prop_assert_eq!(fibonacci::outcome(n - take, take.saturating_mul(2)), Outcome::P);
        }
    }
}

#[test]
fn fibonacci_nim_of_the_literature() {
    for [place, stones, most, takes, _] in
        rows(include_str!("../truth/kernel/fibonacci.csv"), "stones;most;takes;source")
    {
        let stones: u64 = number(stones);
        assert_eq!(most, "first", "{place}");
        let takes: Vec<u64> = takes.split_whitespace().map(number).collect();
        assert_eq!(fibonacci::winning_takes(stones, stones - 1), takes, "{place}");
        assert_eq!(fibonacci::outcome(stones, stones - 1) == Outcome::P, takes.is_empty(), "{place}");
    }
    for [place, stones, take, _] in rows(include_str!("../truth/kernel/fibonacci-smallest.csv"), "stones;take;source") {
        let stones: u64 = number(stones);
        assert_eq!(fibonacci::winning_takes(stones, stones).first(), Some(&number(take)), "{place}");
        assert_eq!(fibonacci::zeckendorf(stones).last(), Some(&number(take)), "{place}");
    }
}

#[test]
fn fibonacci_nim_agrees_with_the_rules() {
    let plain = plain::fibonacci::Positions::new(400);
    for n in 0..=400 {
        for most in 0..=n + 3 {
            let (stones, cap) = (n as u64, most as u64);
            assert_eq!(fibonacci::outcome(stones, cap) == Outcome::P, plain.is_lost(n, most), "{n}, {most}");
            let takes = fibonacci::winning_takes(stones, cap).into_iter().map(|take| take as usize);
            assert!(takes.eq(plain.winning_takes(n, most)), "{n}, {most}");
        }
    }
}

#[test]
fn tables_beyond_the_budget_are_refused() {
    let small = Budget { states: 99, steps: 99 };
    let refused = OutOfReach::States { needed: 100, limit: 99 };
    assert_eq!(queen::values(9, 9, small), Err(refused));
    assert!(queen::values(usize::MAX, usize::MAX, Budget::default()).is_err());
    // Few squares, but sets of values for a long line.
    assert!(queen::values(1, 1_000_000, Budget::default()).is_err());
}
