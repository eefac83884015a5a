//! Nim by Bouton's theorem: a position is P exactly if its nim-sum is 0.
//!
//! Representation: heaps as words; the nim-sum is their exclusive or, addition without carry in
//! binary. In misère play the same rule holds while some heap has two tokens or more; when all heaps
//! are single tokens, an odd number of them is P.
//! Any heaps that fit a word are answered; nothing fails.
//! Source: Bouton 1902; Báron 1964.

use super::{Explanation, Method, OutOfReach, Outcome};
use crate::rules::{Rules, Step};
use crate::solver::nim_sum;

/// The theory of Nim.
pub struct Theory;

/// The steps that leave this nim-sum: at most one for each heap.
fn steps_to(heaps: &[u64], value: u64) -> Vec<Step> {
    let change = nim_sum(heaps) ^ value;
    let lefts = heaps.iter().map(|heap| heap ^ change).enumerate();
    lefts.filter(|&(part, left)| left < heaps[part]).map(|(part, left)| Step::to(part, left)).collect()
}

impl super::Theory for Theory {
    fn method(&self, _: &Rules) -> Method {
        Method::NimSum
    }

    fn value(&self, _: &Rules, heaps: &[u64]) -> Result<u64, OutOfReach> {
        Ok(nim_sum(heaps))
    }

    fn steps_to(&self, _: &Rules, heaps: &[u64], value: u64) -> Result<Vec<Step>, OutOfReach> {
        Ok(steps_to(heaps, value))
    }

    fn explain(&self, _: &Rules, _: &[u64]) -> Result<Explanation, OutOfReach> {
        Ok(Explanation::NimSum)
    }

    fn values(&self, _: &Rules, to: u64) -> Result<Option<Vec<u64>>, OutOfReach> {
        Ok(Some((0..=to).collect()))
    }
}

/// The theory of Nim where the last token loses.
pub struct Misere;

impl super::Theory for Misere {
    fn method(&self, _: &Rules) -> Method {
        Method::MisereRule
    }

    /// Grundy values decide nothing in misère play.
    fn value(&self, _: &Rules, _: &[u64]) -> Result<u64, OutOfReach> {
        Err(OutOfReach::NoValue)
    }

    fn outcome(&self, _: &Rules, heaps: &[u64]) -> Result<Outcome, OutOfReach> {
        let p = match big(heaps)[..] {
            [] => ones(heaps) % 2 == 1,
            _ => nim_sum(heaps) == 0,
        };
        Ok(if p { Outcome::P } else { Outcome::N })
    }

    fn winning_steps(&self, _: &Rules, heaps: &[u64]) -> Result<Vec<Step>, OutOfReach> {
        let ones = ones(heaps);
        Ok(match big(heaps)[..] {
            [] if ones.is_multiple_of(2) => {
                let places = (0..heaps.len()).filter(|&part| heaps[part] == 1);
                places.map(|part| Step::to(part, 0)).collect()
            }
            [] => Vec::new(),
            // Leave an odd number of single tokens: drop the big heap, or cut it to one more of them.
            [part] => vec![Step::to(part, u64::from(ones.is_multiple_of(2)))],
            // The nim-sum cannot become 0 with a single big heap, so the rule above never interferes.
            _ if nim_sum(heaps) == 0 => Vec::new(),
            _ => steps_to(heaps, 0),
        })
    }

    fn explain(&self, _: &Rules, _: &[u64]) -> Result<Explanation, OutOfReach> {
        Ok(Explanation::MisereRule)
    }
}

/// Which heaps have two tokens or more.
fn big(heaps: &[u64]) -> Vec<usize> {
    (0..heaps.len()).filter(|&part| heaps[part] >= 2).collect()
}

/// How many heaps are single tokens.
fn ones(heaps: &[u64]) -> usize {
    heaps.iter().filter(|&&heap| heap == 1).count()
}
