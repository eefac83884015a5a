//! Two routes to one answer that differ: a fault of the program, never of its user.
//!
//! Representation: everything needed to see the difference again. Shown as one line, lowercase.

use std::fmt;

use super::greedy::By;
use super::{Pair, Trio, show_pair, show_trio};

/// What two independent routes do not agree on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Disagreement {
    /// The trios built up to `n` differ from those with zero xor; both in the order of `by`.
    Trios {
        /// The largest number allowed.
        n: u64,
        /// The order of both lists.
        by: By,
        /// The first place where they differ, from 0.
        place: usize,
        /// The trio built, if the list reaches that far.
        greedy: Option<Trio>,
        /// The trio with zero xor, if the list reaches that far.
        xor: Option<Trio>,
    },
    /// The pairs left over up to `n` differ from those whose xor is above `n`.
    Leftover {
        /// The largest number allowed.
        n: u64,
        /// The first place where they differ, from 0.
        place: usize,
        /// The pair left over, if the list reaches that far.
        greedy: Option<Pair>,
        /// The pair whose xor is above `n`, if the list reaches that far.
        xor: Option<Pair>,
    },
    /// A line of a trace is not the typed trio divided by `2^step`.
    Line {
        /// The typed trio.
        trio: Trio,
        /// The line, from 0.
        step: usize,
        /// The line as the reduction wrote it.
        traced: Trio,
        /// The line by division.
        divided: Trio,
    },
    /// How a trace ends, where it fails or what it concludes contradicts the columns.
    Conclusion {
        /// The typed trio.
        trio: Trio,
        /// What differs: `failed step`, `length`, `early stop`, `end` or `verdict`.
        what: &'static str,
    },
}

impl fmt::Display for Disagreement {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let trio = |trio: &Option<Trio>| trio.map_or("nothing".to_owned(), show_trio);
        let pair = |pair: &Option<Pair>| pair.map_or("nothing".to_owned(), show_pair);
        match self {
            Disagreement::Trios { n, by, place, greedy, xor } => write!(
                out,
                "two routes disagree on the trios up to {n} by {by}: at place {place} the greedy procedure has {} and xor has {}",
                trio(greedy),
                trio(xor)
            ),
            Disagreement::Leftover { n, place, greedy, xor } => write!(
                out,
                "two routes disagree on the pairs left over at {n}: at place {place} the greedy procedure has {} and xor has {}",
                pair(greedy),
                pair(xor)
            ),
            Disagreement::Line { trio, step, traced, divided } => write!(
                out,
                "two routes disagree on the trace of {}: line {step} is {} by the steps and {} by division",
                show_trio(*trio),
                show_trio(*traced),
                show_trio(*divided)
            ),
            Disagreement::Conclusion { trio, what } => {
                write!(
                    out,
                    "two routes disagree on the trace of {}: the steps and the columns give another {what}",
                    show_trio(*trio)
                )
            }
        }
    }
}

impl std::error::Error for Disagreement {}
