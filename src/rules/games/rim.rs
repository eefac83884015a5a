//! Rim: take from one heap a number of tokens that has no common divisor with the heap but 1.
//!
//! Position: the heap sizes, `[h1, h2, …]`. Only a heap of 1 can be taken whole. No move left: you lose.
//! A move lowers one heap, so the game ends.
//! Source: N-63.

use std::sync::Arc;

use crate::rules::{Family, Ruleset, Step};

/// How Rim is written.
pub const FAMILY: Family = Family::plain("rim", "rim 7", "take from one heap a number coprime to it", || Arc::new(Rim));

/// The rules; there is nothing to configure.
#[derive(Debug)]
pub struct Rim;

impl Ruleset for Rim {
    fn name(&self) -> &'static str {
        "rim"
    }

    /// Exact below 2^10, where a heap n has Euler's φ(n) moves; above, at most: the heap itself.
    fn count(&self, heaps: &[u64]) -> u64 {
        heaps.iter().fold(0, |sum, &heap| sum.saturating_add(if heap < LISTED { totient(heap) } else { heap }))
    }

    fn steps(&self, heaps: &[u64]) -> Vec<Step> {
        let coprime = |(part, &heap): (usize, &u64)| {
            let primes = primes(heap);
            let none = move |left: &u64| !primes.iter().any(|&prime| (heap - left).is_multiple_of(prime));
            (0..heap).filter(none).map(move |left| Step::to(part, left))
        };
        heaps.iter().enumerate().flat_map(coprime).collect()
    }
}

/// Below this heap, φ is computed; from it on the heap itself bounds the number of moves.
const LISTED: u64 = 1 << 10;

/// Euler's φ: how many of `1..=n` are coprime to n.
fn totient(n: u64) -> u64 {
    primes(n).iter().fold(n, |found, prime| found - found / prime)
}

/// The primes that divide n, by trial division.
fn primes(n: u64) -> Vec<u64> {
    let (mut rest, mut found) = (n, Vec::new());
    let mut divisor = 2;
    while divisor * divisor <= rest {
        if rest.is_multiple_of(divisor) {
            found.push(divisor);
            while rest.is_multiple_of(divisor) {
                rest /= divisor;
            }
        }
        divisor += 1;
    }
    found.extend((rest > 1).then_some(rest));
    found
}
