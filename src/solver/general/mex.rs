//! mex: the smallest natural number that is missing from a set.
//!
//! Representation: any iterator of naturals, in any order, with repeats.
//! It ends because n numbers cannot cover `0..=n`; the result is at most their count.
//! Source: Sprague 1935, Grundy 1939; the name is from Winning Ways.

/// The smallest natural number that does not occur.
///
/// `mex` of nothing is 0. Cost: linear in the count of numbers, in time and memory.
pub fn mex(numbers: impl IntoIterator<Item = u64>) -> u64 {
    let numbers: Vec<u64> = numbers.into_iter().collect();
    let mut seen = vec![false; numbers.len() + 1];
    for number in &numbers {
        // A number beyond their count can never be the missing one.
        if let Some(place) = usize::try_from(*number).ok().and_then(|place| seen.get_mut(place)) {
            *place = true;
        }
    }
    seen.iter().take_while(|&&present| present).count() as u64
}

#[cfg(test)]
mod tests {
    use super::mex;

    #[test]
    fn the_smallest_missing_number() {
        assert_eq!(mex([]), 0);
        assert_eq!(mex([1, 2, 3]), 0);
        assert_eq!(mex([0]), 1);
        assert_eq!(mex([2, 0, 1, 1, 4, 0]), 3);
        assert_eq!(mex([u64::MAX, 0]), 1);
        assert_eq!(mex([0, 0, 0, 0, 2]), 1);
    }
}
