//! The second route through a reduction: divisions, digit columns and one xor, no steps.
//!
//! Representation: line `k` of a trace is the typed trio divided by `2^k`, rounded down. The trace
//! fails at the lowest odd column, unless the smallest number has been used up before.
//! Fails with the first [`Disagreement`]. Source: Báron 1964 (the procedure in binary digits).

use super::{Ended, Reason, Trace, Verdict};
use crate::baron::columns::Columns;
use crate::baron::{Disagreement, Trio, show_trio};

/// Line `k` of the reduction of `trio`: each number divided by `2^k`, rounded down. Zeros from 64 on.
fn line_by_division(trio: Trio, k: usize) -> Trio {
    trio.map(|number| 1_u64.checked_shl(k as u32).map_or(0, |divisor| number / divisor))
}

/// Compares a trace with the second route: every line, where it fails, where Báron stops, how it
/// ends, what it says.
pub fn confirm(trace: &Trace) -> Result<(), Disagreement> {
    let trio = trace.trio;
    for (step, line) in trace.steps.iter().enumerate() {
        let divided = line_by_division(trio, step);
        if line.trio != divided {
            let [traced, divided] = [line.trio, divided].map(show_trio);
            return Err(disagree(trio, format!("line {step} is {traced} by the steps and {divided} by division")));
        }
    }

    let [a, b, c] = trio;
    let columns = Columns::of(&trio);
    let used_up = digits_of(a.min(b).min(c));
    let fails = columns.lowest_odd_place().map(|place| place.ilog2() as usize).filter(|&place| place <= used_up);
    let last = fails.unwrap_or(used_up);
    // The smallest number is 1 on the last line before it is used up, if the trace gets there.
    let stopped_at = used_up.checked_sub(1).filter(|&step| step < last).map(|step| line_by_division(trio, step));
    let [zero, equal] = [trio.contains(&0), a == b || a == c || b == c];
    let (ended, zero_xor) = match (fails, columns.all_even()) {
        (Some(_), _) => (Ended::OddSum, false),
        (None, true) => (Ended::EqualPair, true),
        (None, false) => (Ended::UnequalPair, false),
    };
    let verdict = match (zero, equal) {
        (true, _) => Verdict::Degenerate { reason: Reason::ZeroHeap, zero_xor },
        (false, true) => Verdict::Degenerate { reason: Reason::EqualHeaps, zero_xor },
        (false, false) if a ^ b ^ c == 0 => Verdict::VTrio,
        (false, false) => Verdict::NotVTrio,
    };
    let conclusions = [
        ("failed step", trace.failed_step == fails),
        ("length", trace.steps.len() == last + 1),
        ("early stop", trace.stopped_at == stopped_at),
        ("end", trace.ended == ended),
        ("verdict", trace.verdict == verdict),
    ];
    match conclusions.into_iter().find(|(_, agreed)| !agreed) {
        Some((what, _)) => Err(disagree(trio, format!("the steps and the columns give another {what}"))),
        None => Ok(()),
    }
}

fn disagree(trio: Trio, difference: String) -> Disagreement {
    Disagreement(format!("the trace of {}: {difference}", show_trio(trio)))
}

/// How many binary digits a number has; 0 has none.
fn digits_of(number: u64) -> usize {
    number.checked_ilog2().map_or(0, |place| place as usize + 1)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::baron::reduction::trace;

    #[test]
    fn lines_of_the_printed_example() {
        let lines: Vec<Trio> = (0..5).map(|k| line_by_division([16, 39, 47], k)).collect();
        assert_eq!(lines, [[16, 39, 47], [8, 19, 23], [4, 9, 11], [2, 4, 5], [1, 2, 2]]);
        assert_eq!(line_by_division([u64::MAX, 1 << 63, 5], 63), [1, 1, 0]);
        assert_eq!(line_by_division([u64::MAX; 3], 64), [0; 3]);
    }

    /// Every kind of damage to a finished trace is found and named.
    #[test]
    fn a_damaged_trace_is_refused() {
        let sound = trace([16, 39, 47]);
        assert_eq!(confirm(&sound), Ok(()));

        let mut line = sound.clone();
        line.steps[2].trio = [4, 9, 10];
        assert_eq!(
            confirm(&line).unwrap_err().to_string(),
            "two routes disagree on the trace of (16,39,47): line 2 is (4,9,10) by the steps and (4,9,11) by division"
        );

        let what = |trace: &Trace| {
            let message = confirm(trace).expect_err("a damaged trace").to_string();
            message.split_once("give another ").expect("a conclusion").1.to_owned()
        };
        let mut short = sound.clone();
        short.steps.pop();
        assert_eq!(what(&short), "length");
        assert_eq!(what(&Trace { failed_step: None, ..sound.clone() }), "failed step");
        assert_eq!(what(&Trace { stopped_at: Some([1, 2, 2]), ..sound.clone() }), "early stop");
        assert_eq!(what(&Trace { ended: Ended::UnequalPair, ..sound.clone() }), "end");
        assert_eq!(what(&Trace { verdict: Verdict::VTrio, ..sound.clone() }), "verdict");
    }

    /// Numbers of every length, so that zeros, short traces and long ones all occur.
    fn number() -> impl Strategy<Value = u64> {
        (0_u32..=64, any::<u64>()).prop_map(|(length, bits)| bits.checked_shr(64 - length).unwrap_or(0))
    }

    proptest! {
        #[test]
        fn any_trace_agrees_with_division_columns_and_xor(a in number(), b in number(), c in number()) {
            let trace = trace([a, b, c]);
            prop_assert_eq!(confirm(&trace), Ok(()));
            prop_assert_eq!(trace.zero_xor(), a ^ b ^ c == 0);
        }

        #[test]
        fn a_trio_made_to_have_zero_xor_ends_in_an_equal_pair(a in number(), b in number()) {
            let trace = trace([a, b, a ^ b]);
            prop_assert_eq!(confirm(&trace), Ok(()));
            prop_assert_eq!(trace.ended, Ended::EqualPair);
            let v_trio = a != 0 && b != 0 && a != b;
            prop_assert_eq!(trace.verdict == Verdict::VTrio, v_trio);
        }
    }
}
