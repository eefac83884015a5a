//! The short form of the construction, three loops, with a count of its innermost tests.
//!
//! Representation: a square of marks, one per pair. The third number is searched upwards from the
//! middle one, which finds the same trios in the same order as the search over pairs.
//! Ends after at most n^3/6 tests; refuses n above its limit.
//! Source: Báron 1964; the three-loop form rests on a partner always lying forward of its pair.

use super::{BuildError, By, COUNTED_LIMIT, Run};
use crate::baron::pairs;

/// The run from scratch, and how often "are (a,c) and (b,c) both free?" was asked.
/// Refuses `n` above [`COUNTED_LIMIT`].
pub fn counted(n: u64) -> Result<(Run, u64), BuildError> {
    BuildError::unless_up_to(n, COUNTED_LIMIT)?;
    let side = n as usize + 1;
    let mut used = vec![false; side * side];
    let place = |a: u64, b: u64| a as usize * side + b as usize;
    let mut trios = Vec::new();
    let mut tests = 0;
    for a in 1..=n {
        for b in a + 1..=n {
            if used[place(a, b)] {
                continue;
            }
            for c in b + 1..=n {
                tests += 1;
                if !used[place(a, c)] && !used[place(b, c)] {
                    for pair in [place(a, b), place(a, c), place(b, c)] {
                        used[pair] = true;
                    }
                    trios.push([a, b, c]);
                    break;
                }
            }
        }
    }
    let leftover = pairs::pairs(n).filter(|&[a, b]| !used[place(a, b)]).collect();
    Ok((Run { n, by: By::Scratch, trios, leftover }, tests))
}
