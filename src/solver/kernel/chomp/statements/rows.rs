//! Short and long rows: C-32 to C-34, C-44, C-47 and C-48.

use super::{Finding, Verdict};
use crate::solver::kernel::chomp::certificate::{find, verify};
use crate::solver::kernel::chomp::survey::Survey;
use crate::solver::kernel::chomp::three::plain::lost_positions;
use crate::solver::{Budget, OutOfReach};

/// For all columns of the survey; "checked to" is the last one.
pub fn second_row(survey: &Survey) -> Finding {
    let settled = survey.settled.get(2).and_then(Option::as_ref);
    let constant = settled.is_some_and(|row| row.from == 2 && row.offsets == [2]);
    Finding::first((!constant).then(|| vec![2]), survey.columns)
}

/// From the rules alone, for all A to 30; f(B, C) <= B + C + 1 says how far the E can lie.
pub fn short_rows_are_full(_: &Survey, budget: Budget) -> Result<Finding, OutOfReach> {
    const LARGEST: usize = 30;
    let lost = lost_positions(2 * LARGEST + 1, budget)?;
    let mut ends = 0_u64;
    for &[a, b, c] in lost.iter().filter(|[a, b, _]| a == b && *a <= LARGEST) {
        ends += 1;
        let count = |column: usize| lost.iter().filter(|[_, f, third]| *f == column && *third == c).count();
        let full = (c..=a).all(|column| count(column) == 1);
        if !full || (a + 1..=LARGEST).any(|column| count(column) > 0) {
            return Ok(Finding::plain(Verdict::Refuted { witness: vec![b as u32, c as u32] }));
        }
    }
    Ok(Finding::plain(Verdict::Checked { to: LARGEST as u32 }).with("short rows", [ends]))
}

/// Judged as: in every hundred rows of the survey at least one is short.
pub fn short_rows_go_on(survey: &Survey) -> Finding {
    let hundreds = survey.ends.chunks_exact(100);
    let empty = (0..).zip(hundreds).find(|(_, ends)| ends.iter().all(Option::is_none));
    let finding = Finding::first(empty.map(|(place, _)| vec![place * 100]), survey.last_row());
    finding.with("short rows", [survey.short().count() as u64])
}

/// With the pairs of neighbouring short rows where the second is shorter, and how many are shorter, equal and
/// longer. A row's length is its number of entries.
pub fn short_rows_grow(survey: &Survey) -> Finding {
    let short: Vec<(u32, u32)> = survey.short().map(|(c, end)| (c, end - c + 1)).collect();
    let pairs = || short.windows(2).map(|pair| (pair[0], pair[1]));
    let not_longer = pairs().find(|((_, length), (_, next))| next <= length);
    let shorter = pairs().filter(|((_, length), (_, next))| next < length);
    let drops: Vec<u32> = shorter.flat_map(|((c, _), (d, _))| [c, d]).collect();
    let ties = pairs().filter(|((_, length), (_, next))| next == length).count();
    let rises = pairs().filter(|((_, length), (_, next))| next > length).count();
    let finding = Finding::first(not_longer.map(|((c, _), (d, _))| vec![c, d]), survey.last_row());
    let counts = [drops.len() as u64 / 2, ties as u64, rises as u64];
    finding.with("drops", drops).with("drops, ties, rises", counts)
}

pub fn ends_rise(survey: &Survey) -> Finding {
    let short: Vec<(u32, u32)> = survey.short().collect();
    let witness = short.windows(2).find(|pair| pair[1].1 <= pair[0].1).map(|pair| vec![pair[0].0, pair[1].0]);
    Finding::first(witness, survey.last_row())
}

/// Refuted by a certificate that row 120, the first that is not constant as far as was computed, never is.
/// With those rows and their shortest periods, as far as the survey sees them repeat.
pub fn constant_in_the_end(survey: &Survey, budget: Budget) -> Result<Finding, OutOfReach> {
    let settled = || (0_u32..).zip(&survey.settled).filter_map(|(c, row)| row.as_ref().map(|row| (c, row)));
    let changing: Vec<(u32, u32)> =
        settled().map(|(c, row)| (c, row.offsets.len() as u32)).filter(|&(_, period)| period > 1).collect();
    let Some(&(first, _)) = changing.first() else {
        return Ok(Finding::plain(Verdict::Checked { to: settled().last().map_or(0, |(c, _)| c) }));
    };
    let certified = match find(survey, first + 1) {
        Some(certificate) => verify(&certificate, budget)?.is_ok(),
        None => false,
    };
    let verdict = match certified {
        true => Verdict::Refuted { witness: vec![first] },
        false => Verdict::Checked { to: first.saturating_sub(1) },
    };
    let finding = Finding::plain(verdict).with("rows", changing.iter().map(|&(c, _)| c));
    Ok(finding.with("periods", changing.iter().map(|&(_, period)| period)))
}

/// Proved for every row below the certificate's by checking it; "checked to" is the last of them, since the
/// statement is about all rows. At most to row 1000.
pub fn repeats_in_the_end(survey: &Survey, budget: Budget) -> Result<Finding, OutOfReach> {
    let known = |row: u32| survey.ends[row as usize].is_some() || survey.settled[row as usize].is_some();
    let rows = (0..=survey.last_row().min(1000)).take_while(|&row| known(row)).count() as u32;
    // Fewer rows may do where the columns do not reach far enough beyond the last diagonal entry.
    for rows in (1..=rows).rev() {
        if let Some(certificate) = find(survey, rows) {
            let period = certificate.offsets.first().map_or(1, |(_, offsets)| offsets.len());
            let finding = match verify(&certificate, budget)? {
                Ok(()) => Finding::plain(Verdict::Checked { to: rows - 1 }),
                Err(_) => continue,
            };
            return Ok(finding.with("period of all together", [period as u64]).with("from column", [certificate.from]));
        }
    }
    Ok(Finding::plain(Verdict::Checked { to: 0 }))
}

/// The first of each pair of neighbouring rows that live at the last column.
fn long_pairs(survey: &Survey) -> Vec<u32> {
    (0..).zip(survey.ends.windows(2)).filter(|(_, pair)| pair == &[None, None]).map(|(c, _)| c).collect()
}

/// Refuted by a certificate that both rows of the first pair never end. The last row of a survey whose
/// columns are few may still end, so pairs are listed only for rows that the survey has seen repeat or end.
pub fn no_two_long(survey: &Survey, budget: Budget) -> Result<Finding, OutOfReach> {
    let pairs = long_pairs(survey);
    let Some(&first) = pairs.first() else {
        return Ok(Finding::plain(Verdict::Checked { to: survey.last_row() }));
    };
    let certified = match find(survey, first + 2) {
        Some(certificate) => {
            let lives = |row| certificate.offsets.iter().any(|&(listed, _)| listed == row);
            lives(first) && lives(first + 1) && verify(&certificate, budget)?.is_ok()
        }
        None => false,
    };
    let verdict = match certified {
        true => Verdict::Refuted { witness: vec![first, first + 1] },
        false => Verdict::Checked { to: first.saturating_sub(1) },
    };
    Ok(Finding::plain(verdict).with("first of each pair", pairs))
}

pub fn no_three_long(survey: &Survey) -> Finding {
    let pairs = long_pairs(survey);
    let witness = pairs.windows(2).find(|pair| pair[1] == pair[0] + 1).map(|pair| vec![pair[0]]);
    Finding::first(witness, survey.last_row())
}
