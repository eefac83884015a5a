//! Báron's builder on pairs that somebody has struck out: the trio that comes next.
//!
//! Source: Báron 1964 (the builder).

/// Which pairs of the numbers up to the largest are left.
pub struct Pairs {
    largest: usize,
    gone: Vec<bool>,
}

impl Pairs {
    /// All pairs up to a number, at most 100.
    pub fn new(largest: u64) -> Pairs {
        let largest = largest.min(100) as usize;
        Pairs { largest, gone: vec![false; (largest + 1) * (largest + 1)] }
    }

    /// The pairs of a trio are gone; numbers beyond the largest have none.
    pub fn strike(&mut self, trio: &[u64; 3]) {
        let [a, b, c] = trio.map(|number| usize::try_from(number).unwrap_or(usize::MAX));
        for (one, other) in [(a, b), (a, c), (b, c)] {
            if one <= self.largest && other <= self.largest {
                self.gone[one * (self.largest + 1) + other] = true;
            }
        }
    }

    /// The next trio: of all pairs, or of those up to one hypotenuse after the other.
    pub fn next(&self, by_hypotenuse: bool) -> Option<[u64; 3]> {
        let first = if by_hypotenuse { 3 } else { self.largest };
        (first..=self.largest).find_map(|most| self.next_up_to(most))
    }

    fn next_up_to(&self, most: usize) -> Option<[u64; 3]> {
        let left = |a: usize, b: usize| !self.gone[a * (self.largest + 1) + b];
        for a in 1..=most {
            for b in (a + 1..=most).filter(|&b| left(a, b)) {
                if let Some(c) = (b + 1..=most).find(|&c| left(a, c) && left(b, c)) {
                    return Some([a, b, c].map(|number| number as u64));
                }
            }
        }
        None
    }
}
