//! Remainders: `0, 1, 2 mod 7`, `remainder 0 after division by 3`, `0 1 2; 7`.
//!
//! A larger modulus that describes the same numbers is right, too. With a wrong modulus the remainders mean other
//! numbers and earn nothing.

use super::number::naturals;
use super::parts::{Judged, cancel};
use super::{Read, Reading, Unread};
use crate::document::{Answer, Phrase};

/// The largest modulus that is read.
const LARGEST: u64 = 10_000;

/// The numbers of a list in which `0-6` is all from 0 to 6.
fn listed(text: &str) -> Option<Vec<u64>> {
    let mut all: Vec<u64> = Vec::new();
    for piece in text.split('-') {
        let next = naturals(piece)?;
        if let (Some(&from), Some(&to)) = (all.last(), next.first()) {
            if to.checked_sub(from)? > LARGEST || all.len() > LARGEST as usize {
                return None;
            }
            all.extend((from..to).skip(1));
        }
        all.extend(next);
    }
    Some(all)
}

/// Reads a modulus and remainders.
pub fn read(modulus: u64, remainders: &[u64], plain: &str) -> Read {
    let text = plain
        .replace(" or ", ",")
        .replace(", ..., ", "-")
        .replace(", …, ", "-")
        .replace("..", "-")
        .replace(" to ", "-")
        .replace("after division by", ";")
        .replace("divided by", ";")
        .replace("modulo", ";");
    let text = text.replace("mod", ";").replace('%', ";").replace("on division by", ";").replace("osztva", ";");
    let pieces: Vec<&str> = text.split(';').filter(|piece| !piece.trim().is_empty()).collect();
    let [first, last] = pieces[..] else { return Err(Unread) };
    let (given, by) = (listed(first).ok_or(Unread)?, naturals(last).ok_or(Unread)?);
    let [by] = by[..] else { return Err(Unread) };
    if by == 0 || by > LARGEST || given.is_empty() || given.len() > LARGEST as usize {
        return Err(Unread);
    }
    let mut given: Vec<u64> = given;
    given.sort_unstable();
    given.dedup();
    let fits = by.is_multiple_of(modulus);
    let expected: Vec<u64> = (0..by).filter(|heap| remainders.contains(&(heap % modulus))).collect();
    let mut parts: Vec<Judged> = remainders
        .iter()
        .map(|&remainder| {
            // A remainder that is written as a larger number is none.
            let all = expected.iter().filter(|heap| *heap % modulus == remainder).all(|heap| given.contains(heap));
            Judged::new(Phrase::new("mark-part-remainder").with("remainder", remainder), fits && all)
        })
        .collect();
    let wrong = if fits { given.iter().filter(|one| !expected.contains(one)).count() } else { 0 };
    cancel(&mut parts, wrong);
    parts.insert(0, Judged::new(Phrase::new("mark-part-modulus"), fits));
    let answer = Answer::Residues { modulus: by, remainders: given };
    Ok(Reading { understood: answer.line(), parts, answer: Some(answer), named: None, refutation: None })
}
