//! Dim: take a divisor of the heap; the whole heap is one.
//!
//! The value of n >= 1 is one more than the number of times 2 divides n, and that of 0 is 0. (A divisor d
//! has no more factors 2 than n; with fewer, n - d has as many as d; with as many, n - d has more.)
//! Source: N-66 to N-69; Winning Ways, ch. 4, for games like it.

/// The Grundy value of a heap.
pub fn value(heap: u64) -> u64 {
    if heap == 0 { 0 } else { u64::from(heap.trailing_zeros()) + 1 }
}
