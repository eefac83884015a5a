//! Dim: take a divisor of the heap; the whole heap is one.
//!
//! The value of n >= 1 is one more than the number of times 2 divides n, and that of 0 is 0. (A divisor d
//! has no more factors 2 than n; with fewer, n - d has as many as d; with as many, n - d has more.)
//! Representation: one byte for each heap; every power of two from `BLOCK` on repeats the block before it
//! but for its own place.
//! It cannot fail.
//! Source: N-66 to N-69; Winning Ways, ch. 4, for games like it.

/// How many values are written at a time.
const BLOCK: usize = 1 << 12;

/// The Grundy value of a heap.
pub fn value(heap: u64) -> u64 {
    if heap == 0 { 0 } else { u64::from(heap.trailing_zeros()) + 1 }
}

/// Writes the values of the heaps `from..from + out.len()`, as far as heaps are numbers of 64 bits.
pub fn fill(from: u64, out: &mut [u8]) {
    // Aligned blocks differ in the value of their first heap only.
    let mut block = [0; BLOCK];
    for (heap, place) in (0..).zip(&mut block) {
        *place = value(heap) as u8;
    }
    let start = (from % BLOCK as u64) as usize;
    let head = out.len().min(BLOCK - start);
    let (first, rest) = out.split_at_mut(head);
    first.copy_from_slice(&block[start..start + head]);
    if let (0, Some(place)) = (start, first.first_mut()) {
        *place = value(from) as u8;
    }
    let mut heap = from;
    for piece in rest.chunks_mut(BLOCK) {
        heap = (heap / BLOCK as u64).wrapping_add(1).wrapping_mul(BLOCK as u64);
        piece.copy_from_slice(&block[..piece.len()]);
        piece[0] = value(heap) as u8;
    }
}

/// The values of the heaps `0..=to` as the mex over all divisors.
pub fn by_definition(to: u64) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=to {
        let takes = (1..=heap).filter(|take| heap % take == 0);
        let options: Vec<u64> = takes.map(|take| values[(heap - take) as usize]).collect();
        values.push((0..).find(|value| !options.contains(value)).unwrap_or(0));
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_theorem_is_the_mex() {
        for (heap, expected) in (0..).zip(by_definition(3_000)) {
            assert_eq!(value(heap), expected, "{heap}");
        }
        assert_eq!((value(1 << 63), value(u64::MAX)), (64, 1));
    }

    #[test]
    fn a_stretch_starts_and_ends_anywhere() {
        let block = BLOCK as u64;
        for from in [0, 1, 5, block - 1, block, 3 * block, 4 * block - 7, (1 << 40) - 3, 1 << 40] {
            for count in [0, 1, 2, 7, 8, 9, BLOCK - 1, BLOCK, BLOCK + 8, 5 * BLOCK + 3] {
                let mut out = vec![99; count];
                fill(from, &mut out);
                let expected: Vec<u8> = (from..from + count as u64).map(|heap| value(heap) as u8).collect();
                assert_eq!(out, expected, "{count} from {from}");
            }
        }
    }
}
