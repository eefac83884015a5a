//! Báron's reduction: a trio is replaced by a smaller one until the answer is plain.
//!
//! Representation: a [`Trace`] of lines, numbers in the order typed. On each line with an even sum
//! 1 is taken from the two odd numbers, if there are two, and all three are halved. The trace runs
//! on to the first line with an odd sum or a zero; Báron's own stop at (1,b,c) is marked in it.
//! Ends after at most 65 lines, because the smallest number loses a binary digit per line; any `u64`.
//! Source: Báron 1964 (the procedure, its two examples and the remark on running on).

mod division;

use serde::Serialize;

use super::{Pair, Trio, columns, exact};

pub use division::confirm;

/// The reduction of one trio, line by line. Serialized as `nimbook trace --json` prints it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Trace {
    /// The numbers as typed.
    #[serde(serialize_with = "exact::list")]
    pub trio: Trio,
    /// The lines run on to the end; the first holds the typed numbers, so there is at least one.
    pub steps: Vec<Line>,
    /// What the typed trio is.
    #[serde(flatten)]
    pub verdict: Verdict,
    /// The first line with an even sum whose least number is 1: there Báron stops and answers.
    #[serde(serialize_with = "exact::trio_or_null")]
    pub stopped_at: Option<Trio>,
    /// The line with the odd sum, from 0; also the exponent of the lowest odd column.
    pub failed_step: Option<usize>,
    /// How the last line ends the trace.
    pub ended: Ended,
}

/// One line of a trace.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// The numbers, each at the place where it was typed.
    #[serde(serialize_with = "exact::list")]
    pub trio: Trio,
    /// Their sum.
    #[serde(skip)]
    pub sum: u128,
    /// The numbers in binary, padded to the longest of the line.
    pub binary: [String; 3],
    /// The parity of the sum, which is that of the three last binary digits.
    pub parity: Parity,
    /// The odd numbers among the three, from the left.
    #[serde(serialize_with = "exact::list")]
    pub odd: Vec<u64>,
}

/// Even or odd.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Parity {
    /// Divisible by 2.
    Even,
    /// Not divisible by 2.
    Odd,
}

/// How a trace ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ended {
    /// The sum is odd.
    OddSum,
    /// One number is 0 and the two others are equal.
    EqualPair,
    /// One number is 0 and the two others differ.
    UnequalPair,
}

/// What a trio is; zeros and equal numbers are looked for first, in the typed numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "verdict", rename_all = "kebab-case")]
pub enum Verdict {
    /// Three different positive numbers with zero xor: a losing trio.
    VTrio,
    /// Three different positive numbers whose xor is not zero.
    NotVTrio,
    /// Not three different positive numbers.
    Degenerate {
        /// What is wrong; a zero is named before equal numbers.
        reason: Reason,
        /// Whether the xor is zero all the same: then it is a losing pair, or nothing at all.
        zero_xor: bool,
    },
}

/// Why a trio is degenerate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// A number is 0.
    ZeroHeap,
    /// All are positive, and two are equal.
    EqualHeaps,
}

/// Báron's answer where the least number is 1: the other two decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EarlyStop {
    /// The line, from 0.
    pub step: usize,
    /// The even one of the other two numbers.
    pub even: u64,
    /// The odd one of the other two numbers.
    pub odd: u64,
}

impl EarlyStop {
    /// The answer: yes exactly when the odd number follows the even one.
    pub fn zero_xor(&self) -> bool {
        self.even + 1 == self.odd
    }
}

impl Trace {
    /// Where Báron stops; none if a sum is odd or a zero was typed before the least number is 1.
    pub fn early_stop(&self) -> Option<EarlyStop> {
        let stopped = |line: &Line| line.parity == Parity::Even && line.trio.contains(&1);
        let step = self.steps.iter().position(|line| stopped(line) && !line.trio.contains(&0))?;
        let mut trio = self.steps[step].trio;
        trio.sort_unstable();
        let [_, b, c] = trio;
        let (even, odd) = if b.is_multiple_of(2) { (b, c) } else { (c, b) };
        Some(EarlyStop { step, even, odd })
    }

    /// The line that ends the trace.
    pub fn last(&self) -> &Line {
        self.steps.last().expect("a trace starts with the typed line")
    }

    /// Whether the trace, run on, says that the xor is zero.
    pub fn zero_xor(&self) -> bool {
        self.ended == Ended::EqualPair
    }
}

impl Line {
    fn of(trio: Trio) -> Line {
        let sum = trio.into_iter().map(u128::from).sum::<u128>();
        let binary = columns::digits(&trio);
        Line {
            trio,
            sum,
            binary: binary.try_into().expect("three numbers have three rows of digits"),
            parity: if sum.is_multiple_of(2) { Parity::Even } else { Parity::Odd },
            odd: trio.into_iter().filter(|number| !number.is_multiple_of(2)).collect(),
        }
    }

    /// The next line: 1 is taken from every odd number, then all are halved.
    fn reduced(&self) -> Trio {
        self.trio.map(|number| if number.is_multiple_of(2) { number / 2 } else { (number - 1) / 2 })
    }

    /// The two numbers beside the first zero, in their order; none without a zero.
    pub fn pair(&self) -> Option<Pair> {
        match self.trio {
            [0, b, c] => Some([b, c]),
            [a, 0, c] => Some([a, c]),
            [a, b, 0] => Some([a, b]),
            _ => None,
        }
    }

    fn ends(&self) -> Option<Ended> {
        if self.parity == Parity::Odd {
            return Some(Ended::OddSum);
        }
        let [one, other] = self.pair()?;
        Some(if one == other { Ended::EqualPair } else { Ended::UnequalPair })
    }
}

/// Reduces a trio of any naturals, in any order.
pub fn trace(trio: Trio) -> Trace {
    let mut steps = Vec::new();
    let mut line = Line::of(trio);
    let ended = loop {
        let (ended, next) = (line.ends(), line.reduced());
        steps.push(line);
        if let Some(ended) = ended {
            break ended;
        }
        line = Line::of(next);
    };
    let failed_step = (ended == Ended::OddSum).then(|| steps.len() - 1);
    let verdict = judge(trio, ended == Ended::EqualPair);
    let mut trace = Trace { trio, steps, verdict, stopped_at: None, failed_step, ended };
    trace.stopped_at = trace.early_stop().map(|stop| trace.steps[stop.step].trio);
    trace
}

/// The verdict on the typed numbers, once it is known whether their xor is zero.
fn judge([a, b, c]: Trio, zero_xor: bool) -> Verdict {
    if a == 0 || b == 0 || c == 0 {
        Verdict::Degenerate { reason: Reason::ZeroHeap, zero_xor }
    } else if a == b || b == c || a == c {
        Verdict::Degenerate { reason: Reason::EqualHeaps, zero_xor }
    } else if zero_xor {
        Verdict::VTrio
    } else {
        Verdict::NotVTrio
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The answer of B-62 and B-63: stop at the first odd sum, zero or least number 1.
    fn answer_with_early_stop(trace: &Trace) -> bool {
        trace.early_stop().map_or(trace.zero_xor(), |stop| stop.zero_xor())
    }

    /// B-62: all 43,680 positive trios up to 63 give the same answer for both stop rules, and it is xor.
    #[test]
    fn both_stop_rules_give_the_same_answer_up_to_63() {
        let mut count = 0;
        for a in 1..=63 {
            for b in a..=63 {
                for c in b..=63 {
                    let trace = trace([a, b, c]);
                    assert_eq!(answer_with_early_stop(&trace), a ^ b == c, "{a} {b} {c}");
                    assert_eq!(trace.zero_xor(), a ^ b == c, "{a} {b} {c}");
                    count += 1;
                }
            }
        }
        assert_eq!(count, 43_680);
    }

    #[test]
    fn zeros_and_equal_numbers_are_judged_first() {
        let verdict = |trio| trace(trio).verdict;
        let degenerate = |reason, zero_xor| Verdict::Degenerate { reason, zero_xor };
        assert_eq!(verdict([9, 0, 9]), degenerate(Reason::ZeroHeap, true));
        assert_eq!(verdict([0, 6, 10]), degenerate(Reason::ZeroHeap, false));
        assert_eq!(verdict([0, 0, 0]), degenerate(Reason::ZeroHeap, true));
        assert_eq!(verdict([0, 0, 4]), degenerate(Reason::ZeroHeap, false));
        assert_eq!(verdict([8, 5, 5]), degenerate(Reason::EqualHeaps, false));
        assert_eq!(verdict([2, 2, 2]), degenerate(Reason::EqualHeaps, false));
    }

    /// A 1 beside a zero is not an early stop: the least number is 0.
    #[test]
    fn the_early_stop_needs_three_positive_numbers() {
        for trio in [[0, 1, 3], [1, 0, 1], [1, 1, 1], [1, 2, 2]] {
            assert_eq!(trace(trio).stopped_at, None, "{trio:?}");
        }
        assert_eq!(trace([2, 1, 5]).early_stop(), Some(EarlyStop { step: 0, even: 2, odd: 5 }));
    }

    /// Numbers keep their places: a shuffled trio has the shuffled lines.
    #[test]
    fn the_order_typed_is_kept() {
        let sorted = trace([25, 43, 50]);
        let shuffled = trace([50, 25, 43]);
        for (line, other) in sorted.steps.iter().zip(&shuffled.steps) {
            let [a, b, c] = line.trio;
            assert_eq!(other.trio, [c, a, b]);
        }
        assert_eq!(shuffled.stopped_at, Some([3, 1, 2]));
        assert_eq!(shuffled.verdict, sorted.verdict);
    }

    #[test]
    fn the_widest_numbers_are_reduced_without_overflow() {
        let all = trace([u64::MAX; 3]);
        assert_eq!((all.steps.len(), all.failed_step), (1, Some(0)));
        assert_eq!(all.steps[0].sum, 3 * u128::from(u64::MAX));
        let top = 1 << 63;
        let long = trace([u64::MAX, top, top - 1]);
        assert_eq!((long.steps.len(), long.verdict), (64, Verdict::VTrio));
        assert_eq!(trace([u64::MAX, u64::MAX, u64::MAX - 1]).steps.len(), 2);
    }
}
