//! Who wins a list of heaps, by search: the second route beside the fold rule.
//!
//! Representation: a table with a label for every list that moves can reach, in mixed radix: digit i
//! is heap i, so a move lowers one digit and leads to a smaller number. The table knows the move and
//! the play, nothing of the block.
//! Failure: more lists than the limit.
//! Source: Zermelo 1913; retrograde analysis.

use super::fold::Fold;
use crate::logic::blocks::game::{Compared, PlayError};
use crate::logic::syntax::game::Play;
use num_bigint::BigUint;

/// Whether the player to move has lost in this list of heaps, by looking at all lists below it.
///
/// # Errors
/// If there are more than `limit` of them.
#[cfg(test)]
pub fn is_lost(heaps: &[u64], play: Play, limit: usize) -> Result<bool, PlayError> {
    let size = |heap: &u64| usize::try_from(*heap).ok().and_then(|heap| heap.checked_add(1));
    let sizes: Option<Vec<usize>> = heaps.iter().map(size).collect();
    let sizes = sizes.ok_or(PlayError::Positions { limit })?;
    let labels = labels(&sizes, play, limit)?;
    Ok(labels[labels.len() - 1])
}

/// For each list whose heap i is below size i, whether the player to move has lost.
fn labels(sizes: &[usize], play: Play, limit: usize) -> Result<Vec<bool>, PlayError> {
    let count = sizes.iter().try_fold(1_usize, |count, &size| count.checked_mul(size));
    let count = count.filter(|&count| count <= limit).ok_or(PlayError::Positions { limit })?;
    let mut won = vec![false; count];
    // Number 0 is the list without a move.
    won[0] = play == Play::Misere;
    for list in 0..count {
        if won[list] {
            continue;
        }
        // Wherever a heap is larger, a move leads to this lost list.
        let mut weight = 1;
        for size in sizes {
            let heap = list / weight % size;
            (1..size - heap).for_each(|taken| won[list + taken * weight] = true);
            weight *= size;
        }
    }
    Ok(won.into_iter().map(|won| !won).collect())
}

/// Compares `losing` with a search at every list of up to `heaps` heaps of up to `largest`, taken in
/// from the smallest heap and from the largest one.
///
/// # Errors
/// If there are more than `limit` lists of one length, counted with their orders, or plain integers
/// do not settle what the block says.
pub fn check_lists(fold: &Fold<'_>, heaps: usize, largest: u64, limit: usize) -> Result<Compared, PlayError> {
    let size = usize::try_from(largest).ok().and_then(|largest| largest.checked_add(1));
    let size = size.ok_or(PlayError::Positions { limit })?;
    let (mut positions, mut lost) = (0, 0);
    for length in 0..=heaps {
        let labels = labels(&vec![size; length], fold.block().play, limit)?;
        for (list, &label) in labels.iter().enumerate() {
            let digits = (0..length).scan(list, |rest, _| Some(std::mem::replace(rest, *rest / size) % size));
            if !digits.clone().is_sorted() {
                continue;
            }
            let mut list: Vec<BigUint> = digits.map(BigUint::from).collect();
            for _ in 0..2 {
                if fold.is_losing(&list)? != label {
                    return Ok(Compared::Differ { position: list, lost: label });
                }
                list.reverse();
            }
            positions += 1;
            lost += u64::from(label);
        }
    }
    Ok(Compared::Agree { positions, lost })
}

#[cfg(test)]
mod tests {
    #[test]
    fn example_of_is_lost() {
        use crate::logic::{game::Play, heaps::is_lost};
        assert_eq!(is_lost(&[3, 5, 6], Play::Normal, 1_000), Ok(true));
        assert_eq!(is_lost(&[1, 1], Play::Misere, 1_000), Ok(false));
        assert_eq!(is_lost(&[], Play::Misere, 1_000), Ok(false));
    }
}
