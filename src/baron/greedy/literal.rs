//! The construction as Báron describes it: a list of pairs, exclusions, and a search forward, all logged.
//!
//! Representation: a [`Turn`] for every pair whose turn came while it was not yet excluded, with the
//! candidates in the order looked at. A pair that finds no partner is passed over, not excluded.
//! Ends because every pass walks a finite list once; at most about n^4/4 looks, so the limit is low.
//! Source: Báron 1964 (the rule of construction and its run up to 6 and 7).

use std::collections::BTreeSet;

use super::{By, LITERAL_BY_HYPOTENUSE_LIMIT, LITERAL_LIMIT, Run, TooLarge};
use crate::baron::{Pair, Trio, pairs};

/// A run with everything that a worked solution shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log {
    /// The trios and the pairs left over.
    pub run: Run,
    /// Every pair that had its turn, in order.
    pub turns: Vec<Turn>,
    /// How many pairs were looked at as candidates, those included that are excluded or share no number.
    pub looks: u64,
}

/// One pair's turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The largest number allowed at that time: `n` from scratch, else the hypotenuse just added.
    pub hypotenuse: u64,
    /// The pair whose turn it is.
    pub pair: Pair,
    /// The remaining pairs after it that share a number with it, up to the one that fits.
    pub candidates: Vec<Candidate>,
    /// The trio formed with the last candidate; none if the pair was passed over.
    pub trio: Option<Trio>,
}

/// A remaining pair that shares a number with the pair whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The candidate.
    pub pair: Pair,
    /// The three numbers of both pairs, increasing.
    pub trio: Trio,
    /// The pairs of that trio which are already excluded; if none is, the candidate fits.
    pub excluded: Vec<Pair>,
}

/// Runs the construction word by word and keeps its log.
///
/// Refuses `n` above [`LITERAL_LIMIT`] from scratch and [`LITERAL_BY_HYPOTENUSE_LIMIT`] otherwise.
pub fn literal(n: u64, by: By) -> Result<Log, TooLarge> {
    let (first, limit) = match by {
        By::Scratch => (n, LITERAL_LIMIT),
        By::Hypotenuse => (1, LITERAL_BY_HYPOTENUSE_LIMIT),
    };
    TooLarge::unless_up_to(n, limit)?;
    let run = Run { n, by, trios: Vec::new(), leftover: Vec::new() };
    let mut log = Log { run, turns: Vec::new(), looks: 0 };
    let mut excluded = BTreeSet::new();
    for hypotenuse in first..=n {
        pass(hypotenuse, &mut excluded, &mut log);
    }
    log.run.leftover = pairs::pairs(n).filter(|pair| !excluded.contains(pair)).collect();
    Ok(log)
}

/// Walks once over the pairs up to `hypotenuse` that remain.
fn pass(hypotenuse: u64, excluded: &mut BTreeSet<Pair>, log: &mut Log) {
    let remaining: Vec<Pair> = pairs::pairs(hypotenuse).filter(|pair| !excluded.contains(pair)).collect();
    for (place, &pair) in remaining.iter().enumerate() {
        if excluded.contains(&pair) {
            continue;
        }
        let mut turn = Turn { hypotenuse, pair, candidates: Vec::new(), trio: None };
        for &other in &remaining[place + 1..] {
            log.looks += 1;
            let Some(trio) = join(pair, other).filter(|_| !excluded.contains(&other)) else { continue };
            let barred: Vec<Pair> = pairs_of(trio).into_iter().filter(|pair| excluded.contains(pair)).collect();
            let fits = barred.is_empty();
            turn.candidates.push(Candidate { pair: other, trio, excluded: barred });
            if fits {
                excluded.extend(pairs_of(trio));
                log.run.trios.push(trio);
                turn.trio = Some(trio);
                break;
            }
        }
        log.turns.push(turn);
    }
}

/// The three numbers of two pairs that share exactly one, increasing.
fn join(pair: Pair, other: Pair) -> Option<Trio> {
    let numbers: BTreeSet<u64> = pair.into_iter().chain(other).collect();
    Vec::from_iter(numbers).try_into().ok()
}

/// The three pairs of an increasing trio, in lexicographic order.
fn pairs_of([a, b, c]: Trio) -> [Pair; 3] {
    [[a, b], [a, c], [b, c]]
}
