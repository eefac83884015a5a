//! The construction with bit sets, quick up to a few thousand.
//!
//! Representation: a square of bits, row `a` holding the excluded partners of `a`, both ways round.
//! The first number free for two others is found 64 candidates at a time: n^3/384 words at most.
//! Failure: refuses n above [`LIMIT`] before the square is allocated (half a megabyte there).
//! Source: Báron 1964, both orders of offering the pairs.

use super::{By, LIMIT, Run, TooLarge};
use crate::baron::{Trio, pairs};

/// The v-trios up to `n` from scratch, in lexicographic order. Refuses `n` above [`LIMIT`].
pub fn fast(n: u64) -> Result<Run, TooLarge> {
    TooLarge::unless_up_to(n, LIMIT)?;
    let mut excluded = Excluded::none(n);
    let mut trios = Vec::new();
    for [a, b] in pairs::pairs(n) {
        if excluded.holds(a, b) {
            continue;
        }
        if let Some(c) = excluded.first_free(a, b, b + 1, n) {
            excluded.add([a, b, c]);
            trios.push([a, b, c]);
        }
    }
    Ok(excluded.run(By::Scratch, trios))
}

/// The v-trios up to `n` in the order in which they arise when one hypotenuse is added after the
/// other: by largest number, then lexicographically. Refuses `n` above [`LIMIT`].
pub fn by_hypotenuse(n: u64) -> Result<Run, TooLarge> {
    TooLarge::unless_up_to(n, LIMIT)?;
    let mut excluded = Excluded::none(n);
    let mut trios = Vec::new();
    for hypotenuse in 1..=n {
        // Exclusions only grow, so a trio that was refused below stays refused: every new trio
        // holds the new number, and the first pair of its two others is the one whose turn comes.
        for a in 1..hypotenuse {
            if excluded.holds(a, hypotenuse) {
                continue;
            }
            if let Some(b) = excluded.first_free(a, hypotenuse, a + 1, hypotenuse - 1) {
                excluded.add([a, b, hypotenuse]);
                trios.push([a, b, hypotenuse]);
            }
        }
    }
    Ok(excluded.run(By::Hypotenuse, trios))
}

/// The excluded pairs up to `n`.
struct Excluded {
    n: u64,
    /// Words of a row.
    width: usize,
    words: Vec<u64>,
}

impl Excluded {
    fn none(n: u64) -> Excluded {
        let width = n as usize / 64 + 1;
        Excluded { n, width, words: vec![0; width * (n as usize + 1)] }
    }

    fn row(&self, a: u64) -> &[u64] {
        &self.words[a as usize * self.width..][..self.width]
    }

    fn holds(&self, a: u64, b: u64) -> bool {
        self.row(a)[b as usize / 64] >> (b % 64) & 1 == 1
    }

    fn add(&mut self, [a, b, c]: Trio) {
        for (x, y) in [(a, b), (b, a), (a, c), (c, a), (b, c), (c, b)] {
            self.words[x as usize * self.width + y as usize / 64] |= 1 << (y % 64);
        }
    }

    /// The least number in `from..=to` that is excluded neither with `x` nor with `y`.
    fn first_free(&self, x: u64, y: u64, from: u64, to: u64) -> Option<u64> {
        let (x, y) = (self.row(x), self.row(y));
        let mut from_here = u64::MAX << (from % 64);
        for word in from as usize / 64..=to as usize / 64 {
            let free = !(x[word] | y[word]) & from_here;
            if free != 0 {
                return Some(word as u64 * 64 + u64::from(free.trailing_zeros())).filter(|&found| found <= to);
            }
            from_here = u64::MAX;
        }
        None
    }

    fn run(&self, by: By, trios: Vec<Trio>) -> Run {
        let leftover = pairs::pairs(self.n).filter(|&[a, b]| !self.holds(a, b)).collect();
        Run { n: self.n, by, trios, leftover }
    }
}
