//! The pair scheme up to n: every pair `(a,b)` with `1 <= a < b <= n`, laid out as a right triangle.
//!
//! Representation: row `a` holds the pairs with smaller number `a`; hypotenuse `h` holds those with
//! larger number `h`. Reading the rows one after the other is the lexicographic order. Numbers are
//! naturals, and schemes up to 0 and 1 are empty.
//! Source: Báron 1964 (the scheme of pairs).

use super::Pair;

/// Row `a` of the scheme up to `n`, from left to right; empty unless `1 <= a < n`.
pub fn row(a: u64, n: u64) -> impl Iterator<Item = Pair> {
    let ends = if a == 0 { 0 } else { n };
    (a.saturating_add(1)..=ends).map(move |b| [a, b])
}

/// Every pair up to `n` in lexicographic order.
pub fn pairs(n: u64) -> impl Iterator<Item = Pair> {
    (1..n).flat_map(move |a| row(a, n))
}

/// Hypotenuse `h`, from the top: the `h - 1` pairs with larger number `h`.
/// Raising the largest number allowed from `h - 1` to `h` adds exactly these.
pub fn hypotenuse(h: u64) -> impl Iterator<Item = Pair> {
    (1..h).map(move |a| [a, h])
}

/// How many pairs the scheme up to `n` has: n(n-1)/2.
pub fn count(n: u64) -> u128 {
    let n = u128::from(n);
    n * n.saturating_sub(1) / 2
}

#[cfg(test)]
mod tests {
    use super::*;

    /// B-26: the scheme up to 6, row by row.
    #[test]
    fn the_scheme_up_to_6() {
        let rows: Vec<Vec<Pair>> = (1..6).map(|a| row(a, 6).collect()).collect();
        assert_eq!(rows[0], [[1, 2], [1, 3], [1, 4], [1, 5], [1, 6]]);
        assert_eq!(rows[1], [[2, 3], [2, 4], [2, 5], [2, 6]]);
        assert_eq!(rows[2], [[3, 4], [3, 5], [3, 6]]);
        assert_eq!(rows[3], [[4, 5], [4, 6]]);
        assert_eq!(rows[4], [[5, 6]]);
        assert_eq!(rows.len(), 5);
        assert_eq!(pairs(6).collect::<Vec<_>>(), rows.concat());
    }

    /// B-23: sorted, and (2,6) before (3,4).
    #[test]
    fn pairs_are_in_lexicographic_order() {
        let pairs: Vec<Pair> = pairs(12).collect();
        assert!(pairs.is_sorted());
        let place = |pair| pairs.iter().position(|&other| other == pair);
        assert!(place([2, 6]) < place([3, 4]));
    }

    /// B-24, B-25: a hypotenuse is what a larger scheme adds.
    #[test]
    fn a_hypotenuse_is_what_raising_n_adds() {
        for n in 1..20 {
            let before: Vec<Pair> = pairs(n - 1).collect();
            let added: Vec<Pair> = pairs(n).filter(|pair| !before.contains(pair)).collect();
            assert_eq!(added, hypotenuse(n).collect::<Vec<_>>());
            assert_eq!(added.len() as u64, n - 1);
        }
    }

    #[test]
    fn small_schemes_are_empty_and_counts_hold() {
        assert_eq!(pairs(0).count() + pairs(1).count() + row(0, 5).count() + row(5, 5).count(), 0);
        assert_eq!((count(0), count(1), count(2), count(31)), (0, 0, 1, 465));
        assert_eq!(count(u64::MAX), 170_141_183_460_469_231_704_017_187_605_319_778_305);
    }
}
