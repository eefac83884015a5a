//! Dim: take a divisor of the heap; the whole heap is one.
//!
//! The value of n >= 1 is one more than the number of times 2 divides n, and that of 0 is 0. (A divisor d
//! has no more factors 2 than n; with fewer, n - d has as many as d; with as many, n - d has more.)
//! Source: N-66 to N-69; Winning Ways, ch. 4, for games like it.

/// How many values are shown at a time: 64 KiB.
const STRETCH: u64 = 1 << 16;

/// The Grundy value of a heap.
pub fn value(heap: u64) -> u64 {
    if heap == 0 { 0 } else { u64::from(heap.trailing_zeros()) + 1 }
}

/// Shows the values of the heaps `0..=to`, a stretch at a time, with the first heap of each.
pub fn for_each(to: u64, mut show: impl FnMut(u64, &[u8])) {
    let mut values: Vec<u8> = (0..STRETCH).map(|heap| value(heap) as u8).collect();
    for start in (0..=to).step_by(STRETCH as usize) {
        // Stretches differ in the value of their first heap only.
        values[0] = value(start) as u8;
        let count = (to - start).min(STRETCH - 1) + 1;
        show(start, &values[..count as usize]);
    }
}
