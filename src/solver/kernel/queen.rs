//! The queen's game, Wythoff's: outcomes and winning moves by the golden ratio, Grundy values by sets of
//! bits.
//!
//! Representation: `(x, y)`, the distances to the corner, in squares; any `u64` for outcomes and moves. The
//! P-positions are `{⌊kφ⌋, ⌊kφ⌋ + k}` for k = 0, 1, 2, …, φ = (1 + √5)/2. Nothing is rounded: for naturals,
//! a <= kφ if and only if a(a - k) <= k², since φ(φ - 1) = 1.
//! A table of values has one set of used values for each row, column and diagonal; the least value in none
//! of the three is found 64 at a time. There is no known formula for the values.
//! Fails for tables beyond the budget.
//! Source: Wythoff 1907; Winning Ways, ch. 3.

use super::super::{Budget, OutOfReach, Outcome};

/// The outcome at the distances `x` and `y`, in constant time.
pub fn outcome(x: u64, y: u64) -> Outcome {
    let (smaller, k) = (x.min(y), x.abs_diff(y));
    if lower(k) == Some(smaller) { Outcome::P } else { Outcome::N }
}

/// The position with both distances of a winning move, left, down or along the diagonal; at most three,
/// by the first distance, then by the second. Empty at a P-position.
pub fn winning_moves(x: u64, y: u64) -> Vec<(u64, u64)> {
    let (smaller, k) = (x.min(y), x.abs_diff(y));
    let left = partner(y).filter(|&left| left < x).map(|left| (left, y));
    let down = partner(x).filter(|&left| left < y).map(|left| (x, left));
    // Along the diagonal the difference stays.
    let along = lower(k).filter(|&lower| lower < smaller).map(|lower| (x - (smaller - lower), y - (smaller - lower)));
    let mut moves: Vec<(u64, u64)> = [left, down, along].into_iter().flatten().collect();
    moves.sort_unstable();
    moves.dedup();
    moves
}

/// ⌊kφ⌋, if it is a `u64`.
fn lower(k: u64) -> Option<u64> {
    u64::try_from(golden(k)).ok()
}

/// ⌊kφ⌋, the smaller distance of the P-position whose distances differ by `k`.
pub fn golden(k: u64) -> u128 {
    // ⌊kφ⌋ = ⌊(k + √(5k²)) / 2⌋; the root of the whole part is enough, since k is whole. 5k² has up to 131
    // digits, so large k are taken down to 62 and the last few steps counted.
    let shift = (64 - k.leading_zeros()).saturating_sub(62);
    let root = |k: u64| (5 * u128::from(k) * u128::from(k)).isqrt();
    let mut lower = (u128::from(k) + (root(k >> shift) << shift)) / 2;
    while at_most_golden(lower + 1, k) {
        lower += 1;
    }
    lower
}

/// Whether a <= kφ, for a >= k.
fn at_most_golden(a: u128, k: u64) -> bool {
    let k = u128::from(k);
    // a < 2^65 and a - k < 2^64 wherever this is asked; a product beyond 128 digits is more than k².
    a.checked_mul(a - k).is_some_and(|product| product <= k * k)
}

/// The other distance of the only P-position with this one, if it is a `u64`.
fn partner(v: u64) -> Option<u64> {
    // The greatest k below `high` whose number, if it has one, is at most v, by halving.
    let greatest = |mut high: u64, number: fn(u64) -> Option<u64>| {
        let mut low = 0;
        while high - low > 1 {
            let middle = low + (high - low) / 2;
            if number(middle).is_some_and(|number| number <= v) { low = middle } else { high = middle }
        }
        low
    };
    let k = greatest(v.saturating_add(1), lower);
    if lower(k) == Some(v) {
        return v.checked_add(k);
    }
    // Every natural is ⌊kφ⌋ or ⌊kφ⌋ + k for exactly one k > 0 (Beatty 1926). As ⌊kφ⌋ + k grows with k, and
    // k(φ + 1) = kφ·φ, the k is found in the same way.
    lower(greatest(v, |k| lower(k)?.checked_add(k)))
}

/// The Grundy values of the distances up to `width` and `height`: `[y][x]`.
///
/// # Errors
/// More positions than `budget.states`, or more words of 64 used values, which are fewer on boards less
/// than 60 times as long as wide.
pub fn values(width: usize, height: usize, budget: Budget) -> Result<Vec<Vec<u32>>, OutOfReach> {
    let (wide, high) = (width as u128 + 1, height as u128 + 1);
    // A position has x + y + min(x, y) options, so no value is larger.
    let words = (wide + high + wide.min(high)) / 64 + 1;
    OutOfReach::states(wide.saturating_mul(high).max(words.saturating_mul(2 * wide + high)), budget.states)?;
    let words = words as usize;
    let mut columns = vec![Used::new(words); width + 1];
    let mut diagonals = vec![Used::new(words); width + height + 1];
    let mut table = Vec::with_capacity(height + 1);
    for y in 0..=height {
        let mut row = Used::new(words);
        let mut values = Vec::with_capacity(width + 1);
        for x in 0..=width {
            let value = Used::take([&mut row, &mut columns[x], &mut diagonals[x + height - y]]);
            values.push(value);
        }
        table.push(values);
    }
    Ok(table)
}

/// A set of used values.
#[derive(Clone)]
struct Used {
    /// All words before this one are full.
    open: usize,
    bits: Vec<u64>,
}

impl Used {
    fn new(words: usize) -> Used {
        Used { open: 0, bits: vec![0; words] }
    }

    /// The least value that none of the three has; all have it from now on.
    fn take(sets: [&mut Used; 3]) -> u32 {
        let [one, two, three] = sets;
        for set in [&mut *one, &mut *two, &mut *three] {
            while set.bits[set.open] == u64::MAX {
                set.open += 1;
            }
        }
        let mut word = one.open.max(two.open).max(three.open);
        // Ends: the three sets have fewer values together than there are places.
        loop {
            let used = one.bits[word] | two.bits[word] | three.bits[word];
            if used != u64::MAX {
                let bit = used.trailing_ones();
                for set in [one, two, three] {
                    set.bits[word] |= 1 << bit;
                }
                return word as u32 * 64 + bit;
            }
            word += 1;
        }
    }
}
