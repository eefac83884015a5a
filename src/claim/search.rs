//! A search of many lists of heaps beside the verdict on a block.
//!
//! Representation: all lists of up to 6 heaps up to 7. The search confirms a proof; of a false block it
//! tells whether the game itself is stated wrongly, or only the reason.
//! Failure: a proof that the search contradicts is disputed; past its limits the search has no answer.
//! Source: retrograde analysis, Zermelo 1913.

use crate::logic::game::Compared;
use crate::logic::heaps::{Fold, check_lists};
use crate::logic::print;

/// What the search looks at: lists of up to so many heaps of up to so many tokens.
const HEAPS: usize = 6;
const LARGEST: u64 = 7;
/// Lists of one length with their orders: 8^6.
const LIMIT: usize = 1 << 18;

/// What the search says of the block, and what it has against a proof.
pub(super) fn searched(fold: &Fold<'_>, proved: bool) -> (Option<String>, Option<String>) {
    match check_lists(fold, HEAPS, LARGEST, LIMIT) {
        Ok(Compared::Agree { positions, .. }) => {
            let all = format!("all {positions} positions of up to {HEAPS} heaps up to {LARGEST}");
            let text = if proved {
                format!("agrees with the search on {all}")
            } else {
                format!("the proof fails, but `losing` itself agrees with the search on {all}")
            };
            (Some(text), None)
        }
        Ok(Compared::Differ { position, lost }) => {
            let (is, says) = if lost { ("is lost", "does not hold") } else { ("is not lost", "holds") };
            let list = if position.is_empty() {
                "the empty list".to_owned()
            } else {
                format!("the list {}", print::tuple(&position))
            };
            let text = format!("{list} {is}, but `losing` {says} there");
            if proved { (None, Some(format!("the search of lists objects: {text}"))) } else { (Some(text), None) }
        }
        Err(error) => (Some(format!("the search has no answer: {error}")), None),
    }
}
