//! Fibonacci nim by Zeckendorf's theorem: every natural is a sum of Fibonacci numbers 1, 2, 3, 5, 8, … no
//! two of which are neighbours, in one way.
//!
//! Representation: `(n, most)`, n stones of which 1 to `most` may be taken now; the next player may take up
//! to twice as many as were taken. The opening allows n - 1. No move left: you lose.
//! (n, most) is P if and only if `most` is less than the smallest Zeckendorf part of n, or n = 0.
//! A take t wins if 2t is less than the smallest part of n - t. Then the largest part of t is at least two
//! places below the smallest part of n - t, so the parts of n are those of n - t and those of t: winning
//! takes are sums of the last parts of n, and there are at most 46 of those.
//! Source: Whinihan 1963; Zeckendorf 1972.

use super::super::Outcome;

/// The Zeckendorf parts of a number, falling; none for 0.
pub fn zeckendorf(n: u64) -> Vec<u64> {
    let mut numbers = vec![1_u64, 2];
    while let Some(next) = numbers[numbers.len() - 1].checked_add(numbers[numbers.len() - 2]) {
        numbers.push(next);
    }
    let mut rest = n;
    let mut parts = Vec::new();
    for &number in numbers.iter().rev() {
        // Taking the greatest that fits never takes neighbours.
        if number <= rest {
            parts.push(number);
            rest -= number;
        }
    }
    parts
}

/// The outcome with n stones of which up to `most` may be taken.
pub fn outcome(n: u64, most: u64) -> Outcome {
    match zeckendorf(n).last() {
        Some(&smallest) if most >= smallest => Outcome::N,
        _ => Outcome::P,
    }
}

/// Every winning take, rising; empty at a P-position.
pub fn winning_takes(n: u64, most: u64) -> Vec<u64> {
    let parts = zeckendorf(n);
    let mut take = 0;
    let mut winning = Vec::new();
    for (place, part) in parts.iter().enumerate().rev() {
        take += part;
        // Doubling could pass a u64; halving the other side cannot. Nothing left is lost for whoever moves.
        let lost = place == 0 || take <= (parts[place - 1] - 1) / 2;
        if take <= most && lost {
            winning.push(take);
        }
    }
    winning
}
