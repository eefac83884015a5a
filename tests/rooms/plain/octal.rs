//! Octal and hexadecimal games from their code: every way to leave up to three heaps.
//!
//! Takes about n^2 steps for codes that leave two heaps, n^3 for three.
//! Source: Guy and Smith 1956 for the codes; Sprague 1935, Grundy 1939.

/// The Grundy values of the heaps `0..=to` of a code like `0.137`.
pub fn values(code: &str, to: usize) -> Vec<u64> {
    let digits: Vec<u32> = code.chars().filter_map(|letter| letter.to_digit(16)).collect();
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=to {
        let mut seen = vec![false; 1];
        let mut see = |value: u64| {
            seen.resize(seen.len().max(value as usize + 2), false);
            seen[value as usize] = true;
        };
        for (take, digit) in digits.iter().enumerate().take(heap + 1) {
            let rest = heap - take;
            if digit & 1 != 0 && rest == 0 {
                see(0);
            }
            if digit & 2 != 0 && rest > 0 {
                see(values[rest]);
            }
            if digit & 4 != 0 {
                (1..=rest / 2).for_each(|a| see(values[a] ^ values[rest - a]));
            }
            if digit & 8 != 0 {
                for a in 1..=rest / 3 {
                    (a..=(rest - a) / 2).for_each(|b| see(values[a] ^ values[b] ^ values[rest - a - b]));
                }
            }
        }
        values.push(seen.iter().take_while(|&&seen| seen).count() as u64);
    }
    values
}
