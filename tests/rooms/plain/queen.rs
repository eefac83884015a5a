//! The queen's game from the rules: the mex of the values of all options.
//!
//! Takes x + y + min(x, y) steps for each position.
//! Source: Sprague 1935, Grundy 1939.

/// The Grundy values of the distances up to `width` and `height`: `[y][x]`; 0 is a P-position.
pub fn values(width: usize, height: usize) -> Vec<Vec<u64>> {
    let mut table: Vec<Vec<u64>> = Vec::new();
    for y in 0..=height {
        table.push(Vec::new());
        for x in 0..=width {
            let mut seen = vec![false; x + y + x.min(y) + 1];
            (0..x).for_each(|left| seen[table[y][left] as usize] = true);
            (0..y).for_each(|left| seen[table[left][x] as usize] = true);
            (1..=x.min(y)).for_each(|step| seen[table[y - step][x - step] as usize] = true);
            table[y].push(seen.iter().take_while(|&&seen| seen).count() as u64);
        }
    }
    table
}
