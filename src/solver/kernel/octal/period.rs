//! Periods of octal games, proved by the theorem of Guy and Smith.
//!
//! Let k be the last place of the code, n0 >= 1 and p >= 1. If G(n + p) = G(n) for all n from n0 to
//! 2 n0 + p + k, then for all n >= n0: a move from a larger heap n + p leaves two heaps of total more
//! than 2 n0 + 2 p, so one of them is more than n0 + p and may be shortened by p. With moves that leave
//! three heaps the window goes to 3 n0 + 2 p + k by the same argument. With both ends in the window that would do for
//! n0 = 0 too: what is left of the heap is more than n0. Candidates begin at 1 all the same.
//!
//! Representation: a [`Certificate`] has p, the least n0 and k. A candidate is found when the table has
//! grown to a power of two, from the matches of the table read backwards with itself (Z-algorithm, linear
//! time, two more bytes for each heap); the table then grows exactly as far as the candidate needs.
//! Where no period shows inside the budget, the values computed and [`OutOfReach`].
//! Source: Guy and Smith 1956; Winning Ways, ch. 4; Main and Lorentz 1984 and Gusfield 1997 for the matches.

use super::{Octal, Table};
use crate::rules::code::Code;
use crate::solver::{Budget, OutOfReach, Period};

/// What carries the finite check to all heaps.
const THEOREM: &str = "Guy-Smith";

/// The numbers of a proof that the values have a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// The period p: G(n + p) = G(n) for n >= `from`.
    pub length: u64,
    /// The least such n, from 1.
    pub from: u64,
    /// The last heap whose value the theorem needs.
    pub verified_to: u64,
}

impl Certificate {
    /// The certificate of these numbers for a code; `None` if they pass `u64`.
    pub(super) fn new(code: &Code, length: u64, from: u64) -> Option<Certificate> {
        let parts = if code.is_octal() { 2 } else { 3 };
        let verified_to = length.checked_add(from)?.checked_mul(parts)?.checked_add(code.last_place())?;
        Some(Certificate { length, from, verified_to })
    }

    /// The heap below the end of the first period that has the same value.
    pub fn first_like(&self, heap: u64) -> u64 {
        if heap < self.from { heap } else { self.from + (heap - self.from) % self.length }
    }

    /// The same, with its exceptions, as the rest of the program knows periods. `table` reaches `from + length`.
    pub fn period(&self, table: &Table) -> Period {
        let like = |heap: u64| heap + (self.from - heap).div_ceil(self.length) * self.length;
        Period {
            length: self.length,
            from: self.from,
            exceptions: (0..self.from).filter(|&heap| table.get(heap) != table.get(like(heap))).collect(),
            verified_to: self.verified_to,
            theorem: THEOREM,
        }
    }
}

/// The values of a code, and the certificate of their period if one was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// The values computed, up to `verified_to` of the certificate at least.
    pub table: Table,
    /// The proof. Without one `OutOfReach::Values` if no period shows among as many heaps as the budget has states,
    /// `OutOfReach::Steps` if the steps were used up before.
    pub certificate: Result<Certificate, OutOfReach>,
}

impl Settled {
    /// The value of a heap, of any if there is a period; `None` beyond the table.
    pub fn value(&self, heap: u64) -> Option<u16> {
        self.table.get(self.certificate.map_or(heap, |certificate| certificate.first_like(heap)))
    }
}

/// Computes values until their period is proved or the budget is used up.
pub fn settle(code: &Code, budget: Budget) -> Settled {
    let mut octal = Octal::new(code);
    let certificate = grow(code, &mut octal, budget);
    Settled { table: octal.into_table(), certificate }
}

/// Grows the table until a period is proved.
fn grow(code: &Code, octal: &mut Octal, budget: Budget) -> Result<Certificate, OutOfReach> {
    let most = budget.states.min(u32::MAX.into());
    let (mut done, mut to) = (0, 32);
    loop {
        to = to.min(most.saturating_sub(1));
        if to <= done {
            return Err(OutOfReach::Values { heap: most, limit: most });
        }
        octal.extend(to, budget)?;
        done = to;
        to = match candidate(code, octal.values()) {
            Some(certificate) if certificate.verified_to <= done => return Ok(certificate),
            // A candidate is worth a stop before the next power of two, but not a stop at every heap.
            Some(Certificate { verified_to, .. }) if verified_to < 2 * done => verified_to.max(done + done / 64),
            _ => (done + 1).next_power_of_two(),
        };
    }
}

/// The certificate that needs the fewest values, as far as the values computed allow; `None` if none does. Of
/// equal need, the shortest period.
fn candidate(code: &Code, values: &[u16]) -> Option<Certificate> {
    let matches = matches_backwards(values, values.len() / 2);
    let certificates = (1..).zip(&matches).filter_map(|(length, &matched)| {
        // Values from here on equal those `length` later; heap 0 never counts.
        let from = (values.len() - length - matched as usize).max(1);
        Certificate::new(code, length as u64, from as u64)
    });
    certificates.min_by_key(|certificate| certificate.verified_to)
}

/// At place p - 1, for p = 1 to `most`: how many values, counted backwards from the last, equal those p
/// before them. The table has fewer than 2^32 values.
fn matches_backwards(values: &[u16], most: usize) -> Vec<u32> {
    let last = values.len().saturating_sub(1);
    let back = |place: usize| &values[last - place];
    let mut matches: Vec<u32> = Vec::with_capacity(most);
    // The stretch `start..end` that matches the beginning and ends latest.
    let (mut start, mut end) = (0, 0);
    for place in 1..=most.min(last) {
        // Inside the stretch the beginning has been compared already.
        let known =
            if place < end && place > start { (matches[place - start - 1] as usize).min(end - place) } else { 0 };
        let mut length = known;
        if place + known >= end {
            while place + length <= last && back(place + length) == back(length) {
                length += 1;
            }
            (start, end) = (place, place + length);
        }
        matches.push(length as u32);
    }
    matches
}
