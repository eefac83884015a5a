//! The least value M(C) of each row and its column: C-36 to C-46.

use super::{Finding, Verdict};
use crate::solver::kernel::chomp::survey::Survey;
use crate::solver::kernel::chomp::three::Table;
use crate::solver::{Budget, OutOfReach};

/// The rows whose least values are final, from row 0 on.
fn minima(survey: &Survey) -> Vec<(u32, u32)> {
    (0..=survey.last_row()).map_while(|c| survey.minimum(c)).collect()
}

/// The last row of them.
fn last(minima: &[(u32, u32)]) -> u32 {
    minima.len().saturating_sub(1) as u32
}

/// The least values of the rows 0 to 20 as printed, and their columns.
const PRINTED: [[u32; 21]; 2] = [
    [1, 2, 4, 5, 7, 9, 9, 12, 12, 14, 14, 17, 17, 19, 22, 22, 23, 26, 26, 29, 29],
    [0, 2, 2, 5, 7, 6, 9, 9, 12, 11, 14, 14, 17, 19, 19, 22, 23, 23, 26, 26, 29],
];

/// Proved if the survey has all of the printed rows.
pub fn first_minima(survey: &Survey) -> Finding {
    let minima = minima(survey);
    let printed = PRINTED[0].into_iter().zip(PRINTED[1]);
    let wrong = (0..).zip(printed.zip(&minima)).find(|(_, (printed, found))| printed != *found);
    Finding::plain(match wrong {
        Some((row, _)) => Verdict::Refuted { witness: vec![row] },
        None if minima.len() >= PRINTED[0].len() => Verdict::Proved,
        None => Verdict::Checked { to: last(&minima) },
    })
}

/// To row 419 and not further: every cell of the table is looked up.
pub fn below_an_end(survey: &Survey, budget: Budget) -> Result<Finding, OutOfReach> {
    let table = Table::new(600, budget)?;
    let last = survey.last_row().min(419);
    let fails = |&(c, end): &(u32, u32)| {
        let at_end = survey.minima[c as usize].0 == end;
        at_end && (c..end).any(|b| !(0..c).any(|x| table.f(b, x) == Some(end)))
    };
    let witness = survey.short().take_while(|&(c, _)| c <= last).find(fails).map(|(c, _)| vec![c]);
    Ok(Finding::first(witness, last))
}

/// Each long row with its least value and the next short row; rows without one inside the survey are left out.
fn long_with_next(survey: &Survey) -> Vec<(u32, u32, (u32, u32))> {
    let mut next = None;
    let mut found = Vec::new();
    for c in (0..=survey.last_row()).rev() {
        match (survey.ends[c as usize], survey.minimum(c), next) {
            (Some(end), _, _) => next = Some((c, end)),
            (None, Some((least, _)), Some(next)) => found.push((c, least, next)),
            _ => {}
        }
    }
    found.reverse();
    found
}

/// Long rows other than those skipped whose least value is not what `of_next` says of the next short row, given
/// with its end.
fn unlike_next(survey: &Survey, skipped: &[u32], of_next: impl Fn((u32, u32)) -> u32) -> Finding {
    let rows = long_with_next(survey);
    let unlike = rows.iter().filter(|&&(_, least, next)| least != of_next(next)).map(|&(c, _, _)| c);
    let unlike: Vec<u32> = unlike.filter(|c| !skipped.contains(c)).collect();
    let to = rows.last().map_or(0, |&(c, _, _)| c);
    Finding::first(unlike.first().map(|&c| vec![c]), to).with("fails in rows", unlike)
}

pub fn long_is_next_end(survey: &Survey, skipped: &[u32]) -> Finding {
    unlike_next(survey, skipped, |(_, end)| end)
}

pub fn long_is_next_short(survey: &Survey, skipped: &[u32]) -> Finding {
    unlike_next(survey, skipped, |(row, _)| survey.minima[row as usize].0)
}

/// The first row C with `fails` of the minima of C and C + 1.
fn first_pair(survey: &Survey, fails: impl Fn((u32, u32), (u32, u32)) -> bool) -> Finding {
    let minima = minima(survey);
    let witness = (0..).zip(minima.windows(2)).find(|(_, pair)| fails(pair[0], pair[1])).map(|(c, _)| vec![c]);
    Finding::first(witness, last(&minima))
}

pub fn never_fall(survey: &Survey) -> Finding {
    first_pair(survey, |(least, column), (next, further)| next < least || (next == least && further <= column))
}

pub fn rise_after_an_end(survey: &Survey) -> Finding {
    first_pair(survey, |(least, column), (next, _)| least == column && next <= least)
}

/// With the rows whose least value is their first one.
pub fn rise_around_a_first(survey: &Survey) -> Finding {
    let minima = minima(survey);
    let first = |c: &u32| minima[*c as usize].1 == *c;
    let rows: Vec<u32> = (0..minima.len() as u32).filter(first).collect();
    let fails = |&&c: &&u32| {
        let c = c as usize;
        let below = c > 0 && minima[c - 1].0 >= minima[c].0;
        below || minima.get(c + 1).is_some_and(|next| next.0 <= minima[c].0)
    };
    Finding::first(rows.iter().find(fails).map(|&c| vec![c]), last(&minima)).with("in rows", rows)
}

pub fn not_first(survey: &Survey) -> Finding {
    let minima = minima(survey);
    let witness = (0..).zip(&minima).find(|&(c, &(_, column))| column == c && c != 0 && c != 2);
    Finding::first(witness.map(|(c, _)| vec![c]), last(&minima))
}

/// With the number of short rows.
pub fn short_at_its_end(survey: &Survey) -> Finding {
    let witness = survey.short().find(|&(c, end)| survey.minima[c as usize].0 != end).map(|(c, _)| vec![c]);
    Finding::first(witness, survey.last_row()).with("short rows", [survey.short().count() as u64])
}

/// The statement is conditional, row by row: it fails at the first short row whose least value is not at
/// its end although all ends so far rise and no least value from row 3 to it is the first of its row.
pub fn ends_from_columns(survey: &Survey) -> Finding {
    let mut before = 0;
    for c in 0..=survey.last_row() {
        let Some((least, column)) = survey.minimum(c) else {
            return Finding::plain(Verdict::Checked { to: c.saturating_sub(1) });
        };
        let end = survey.ends[c as usize];
        // From here on the condition is not met, and the statement says nothing.
        if end.is_some_and(|end| end <= before) || (c >= 3 && column == c) {
            return Finding::plain(Verdict::Checked { to: survey.last_row() }).with("condition fails at", [c]);
        }
        if end.is_some_and(|end| least != end) {
            return Finding::plain(Verdict::Refuted { witness: vec![c] });
        }
        before = end.unwrap_or(before);
    }
    Finding::plain(Verdict::Checked { to: survey.last_row() })
}
