//! Dim: take from one heap a number of tokens that divides it, the whole heap included.
//!
//! Position: the heap sizes, `[h1, h2, …]`. The last token wins. A move lowers one heap, so the game
//! ends.
//! Source: N-66; Winning Ways, ch. 4.

use std::sync::Arc;

use crate::rules::{Family, Ruleset, Step};

/// How Dim is written.
pub const FAMILY: Family = Family::plain("dim", "dim 7", "take from one heap a divisor of it", || Arc::new(Dim));

/// The rules; there is nothing to configure.
#[derive(Debug)]
pub struct Dim;

impl Ruleset for Dim {
    fn name(&self) -> &'static str {
        "dim"
    }

    /// Exact below 2^10; above, at most: twice the numbers up to the root of the heap.
    fn count(&self, heaps: &[u64]) -> u64 {
        let most = |heap: u64| if heap < LISTED { divisors(heap).len() as u64 } else { 2 * heap.isqrt() };
        heaps.iter().fold(0, |sum, &heap| sum.saturating_add(most(heap)))
    }

    fn steps(&self, heaps: &[u64]) -> Vec<Step> {
        let takes = |(part, &heap): (usize, &u64)| {
            divisors(heap).into_iter().rev().map(move |take| Step::to(part, heap - take))
        };
        heaps.iter().enumerate().flat_map(takes).collect()
    }
}

/// Below this heap, divisors are counted one by one.
const LISTED: u64 = 1 << 10;

/// The divisors of a number, rising; none of 0, by trial division up to the root.
fn divisors(n: u64) -> Vec<u64> {
    let small: Vec<u64> = (1..=n.isqrt()).filter(|&divisor| n.is_multiple_of(divisor)).collect();
    let large: Vec<u64> =
        small.iter().rev().map(|divisor| n / divisor).filter(|large| small.last() != Some(large)).collect();
    [small, large].concat()
}
