//! How large f(B, C) can be: C-26 to C-29.

use super::Finding;
use crate::solver::kernel::chomp::survey::Survey;

/// Judges f(B, C) <= B + C + `most` from row `first` on, with the rows where it is an equality.
pub fn bound(survey: &Survey, first: u32, most: i64) -> Finding {
    let rows = || (0..).zip(&survey.excess).skip(first as usize);
    let above = rows().find(|&(_, &excess)| excess > most).map(|(row, _)| vec![row]);
    let equal = rows().filter(|&(_, &excess)| excess == most).map(|(row, _): (u32, _)| row);
    Finding::first(above, survey.last_row()).with("equality in rows", equal)
}

/// With the row from which f(B, C) <= B + C - k holds, for the k that the sources name.
pub fn less_one(survey: &Survey) -> Finding {
    let from = |k: i64| {
        let above = survey.excess.iter().rposition(|&excess| excess > -k);
        above.map_or(0, |row| row as u64 + 1)
    };
    let sharper = [2, 3, 4, 5, 6, 10, 20].map(from);
    bound(survey, 6, -1).with("from row, for 2 3 4 5 6 10 20", sharper)
}

/// With the rows up to 5 where f(B, B) is 2B, and the greatest ratio beyond as a fraction.
pub fn half(survey: &Survey) -> Finding {
    let pairs = || (0_u32..).zip(survey.main.iter().copied());
    let double = pairs().take(6).filter(|&(b, a)| b > 0 && a == 2 * b).map(|(b, _)| b);
    let witness = pairs().skip(6).find(|&(b, a)| a >= 2 * b).map(|(b, _)| vec![b]);
    // A/B > A'/B' compared without fractions.
    let greatest =
        pairs().skip(6).reduce(
            |(b, a), (d, c)| {
                if u64::from(c) * u64::from(b) > u64::from(a) * u64::from(d) { (d, c) } else { (b, a) }
            },
        );
    let finding = Finding::first(witness, survey.last_row()).with("twice at", double);
    finding.with("greatest ratio", greatest.map(|(b, a)| [a, b]).into_iter().flatten())
}
