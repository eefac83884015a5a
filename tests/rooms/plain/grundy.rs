//! Grundy's game from its rule: split a heap into two that differ.
//!
//! Source: Grundy 1939.

/// The Grundy values of the heaps `0..=to`, as the mex of the values of every split.
pub fn values(to: usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=to {
        let splits = (1..heap).take_while(|&a| a < heap - a);
        // No value is larger than its heap, so a nim-sum is below twice this one.
        let mut seen = vec![false; 2 * heap + 1];
        splits.for_each(|a| seen[(values[a] ^ values[heap - a]) as usize] = true);
        values.push(seen.iter().take_while(|&&seen| seen).count() as u64);
    }
    values
}
