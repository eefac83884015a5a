//! The v-trios by their theorem, without the greedy procedure: three positive numbers with zero xor.
//!
//! Representation: increasing trios and pairs as in [`Run`]. The pairs left over at n are those whose
//! xor is above n. [`confirm`] sets both routes against each other; a difference is a [`Disagreement`].
//! Cost: n^2/2, so callers keep n small (the builders' limit is [`LIMIT`](super::greedy::LIMIT)).
//! Source: Báron 1964 and Bouton 1902 for the columns; that greedy gives zero xor is the
//! smallest-excluded-number argument of Grundy 1939.

use super::greedy::{By, Run};
use super::{Disagreement, Pair, Trio, show_pair, show_trio};

/// Every trio `0 < a < b < c <= n` with zero xor, in lexicographic order.
pub fn zero_xor_trios(n: u64) -> Vec<Trio> {
    let mut trios = Vec::new();
    for a in 1..=n {
        trios.extend((a + 1..=n).map(|b| [a, b, a ^ b]).filter(|&[_, b, c]| b < c && c <= n));
    }
    trios
}

/// Every pair `0 < a < b <= n` whose xor is above `n`, in lexicographic order.
pub fn leftover_by_xor(n: u64) -> Vec<Pair> {
    let mut pairs = Vec::new();
    for a in 1..=n {
        pairs.extend((a + 1..=n).filter(|b| a ^ b > n).map(|b| [a, b]));
    }
    pairs
}

/// The zero-xor trios up to `n` in the order in which the construction finds them.
pub fn in_order(n: u64, by: By) -> Vec<Trio> {
    let mut trios = zero_xor_trios(n);
    if by == By::Hypotenuse {
        trios.sort_by_key(|&[a, b, c]| (c, a, b));
    }
    trios
}

/// Compares a run with the xor route, trio by trio and pair by pair, and reports the first difference.
pub fn confirm(run: &Run) -> Result<(), Disagreement> {
    let (n, by) = (run.n, run.by);
    compare(&format!("the trios up to {n} by {by}"), &run.trios, &in_order(n, by), show_trio)?;
    compare(&format!("the pairs left over at {n}"), &run.leftover, &leftover_by_xor(n), show_pair)
}

/// The first place where two lists differ, with what each has there.
fn compare<T: Copy + PartialEq>(
    what: &str,
    greedy: &[T],
    xor: &[T],
    show: fn(T) -> String,
) -> Result<(), Disagreement> {
    let Some(place) = (0..greedy.len().max(xor.len())).find(|&place| greedy.get(place) != xor.get(place)) else {
        return Ok(());
    };
    let [greedy, xor] = [greedy, xor].map(|list| list.get(place).map_or("nothing".to_owned(), |&item| show(item)));
    Err(Disagreement(format!("{what}: at place {place} the greedy procedure has {greedy} and xor has {xor}")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::baron::greedy;

    #[test]
    fn a_true_run_is_confirmed_in_both_orders() {
        for n in 0..80 {
            assert_eq!(confirm(&greedy::fast(n).unwrap()), Ok(()));
            assert_eq!(confirm(&greedy::by_hypotenuse(n).unwrap()), Ok(()));
        }
    }

    /// A misprinted trio, a lost pair and a wrong order are each reported with their place.
    #[test]
    fn a_false_run_is_refused() {
        let run = greedy::fast(6).unwrap();
        let mut misprint = run.clone();
        misprint.trios[3] = [3, 4, 5];
        let difference = |run: &Run| confirm(run).unwrap_err().to_string();
        assert_eq!(
            difference(&misprint),
            "two routes disagree on the trios up to 6 by scratch: at place 3 the greedy procedure has (3,4,5) and xor has (3,5,6)"
        );

        let mut first = run.clone();
        first.trios[0] = [1, 2, 4];
        assert!(difference(&first).contains("at place 0"));

        let mut lost = run.clone();
        lost.leftover.pop();
        assert_eq!(
            difference(&lost),
            "two routes disagree on the pairs left over at 6: at place 2 the greedy procedure has nothing and xor has (3,4)"
        );

        let disordered = Run { by: By::Hypotenuse, ..greedy::fast(7).unwrap() };
        assert!(difference(&disordered).contains("at place 2"));
    }
}
