//! Mistakes that people make in every kind: one off, digits exchanged, something missing, something too many.
//!
//! A misconception of the kind comes first; these say only how an answer differs from a right one.

use crate::document::Answer;
use crate::exercise::{Judged, Named};

/// The slip that an answer looks like, if it looks like one.
pub fn named(right: &Answer, given: Option<&Answer>) -> Option<Named> {
    match (right, given?) {
        (Answer::Number(right), Answer::Number(given)) => of_numbers(*right, *given),
        (Answer::Ticks(right), Answer::Ticks(given)) => of_lists(right, given),
        (Answer::Choice(right), Answer::Ticks(given)) => of_lists(&[*right], given),
        (Answer::Pairs(right), Answer::Pairs(given)) => of_lists(right, given),
        (Answer::Trios(right), Answer::Trios(given)) => of_trios(right, given),
        (Answer::Numbers(right), Answer::Numbers(given)) | (Answer::Parts(right), Answer::Parts(given))
            if right.len() == given.len() =>
        {
            let mut differ = right.iter().zip(given).filter(|(right, given)| right != given);
            match (differ.next(), differ.next()) {
                (Some((right, given)), None) => of_numbers(*right, *given),
                _ => (sorted(right) == sorted(given)).then(|| Named::new("slip-order")),
            }
        }
        (Answer::Place { x, y }, Answer::Place { x: given_x, y: given_y }) => {
            let off = (x - given_x).abs() + (y - given_y).abs();
            (off == 1).then(|| Named::new("slip-one-off"))
        }
        (Answer::Residues { modulus, remainders: right }, Answer::Residues { modulus: by, remainders: given })
            if modulus == by =>
        {
            of_lists(right, given)
        }
        _ => None,
    }
}

/// Where some places of a row are left out and the others are right.
pub fn missing<One>(row: &[Option<One>], parts: &[Judged]) -> Option<Named> {
    let some = row.iter().any(Option::is_none) && parts.iter().any(|part| part.right);
    let others = || row.iter().zip(parts).all(|(place, part)| place.is_none() || part.right);
    (some && others()).then(|| Named::new("slip-missing"))
}

/// One number instead of another.
fn of_numbers(right: u64, given: u64) -> Option<Named> {
    if right.abs_diff(given) == 1 {
        return Some(Named::new("slip-one-off"));
    }
    let digits = |number: u64| sorted(number.to_string().as_bytes());
    (right != given && digits(right) == digits(given)).then(|| Named::new("slip-digits"))
}

/// Some of many.
fn of_lists<One: PartialEq>(right: &[One], given: &[One]) -> Option<Named> {
    let missing = right.iter().any(|one| !given.contains(one));
    let more = given.iter().any(|one| !right.contains(one));
    match (missing, more) {
        (true, false) if !given.is_empty() => Some(Named::new("slip-missing")),
        (false, true) if !right.is_empty() => Some(Named::new("slip-more")),
        _ => None,
    }
}

/// Trios in another order, or some of them.
fn of_trios(right: &[[u64; 3]], given: &[[u64; 3]]) -> Option<Named> {
    if right.len() == given.len() && right.iter().all(|trio| given.contains(trio)) {
        return Some(Named::new("slip-order"));
    }
    of_lists(right, given)
}

/// The same in rising order.
fn sorted<One: Ord + Clone>(all: &[One]) -> Vec<One> {
    let mut all = all.to_vec();
    all.sort_unstable();
    all
}
