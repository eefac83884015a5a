//! The diagonals f(B, B), f(B + 1, B), f(B + 2, B): C-30 and C-49 to C-51.

use super::Finding;
use crate::solver::kernel::chomp::survey::Survey;

/// The B with f(B + 1, B + 1) < f(B, B).
fn breaks(survey: &Survey) -> Vec<u32> {
    (0..).zip(survey.main.windows(2)).filter(|(_, pair)| pair[1] < pair[0]).map(|(b, _)| b).collect()
}

pub fn main_rises(survey: &Survey) -> Finding {
    let breaks = breaks(survey);
    let witness = breaks.first().map(|&b| vec![b]);
    Finding::first(witness, survey.last_row()).with("breaks after", breaks)
}

/// A break at the last two rows has no next entry yet and is left out.
pub fn breaks_are_mended(survey: &Survey) -> Finding {
    let main = &survey.main;
    let broken = |b: u32| {
        let b = b as usize;
        b + 2 < main.len() && !(main[b] - main[b + 1] == 1 && main[b + 2] > main[b])
    };
    let breaks = breaks(survey);
    let witness = breaks.iter().copied().find(|&b| broken(b)).map(|b| vec![b]);
    Finding::first(witness, survey.last_row()).with("breaks", [breaks.len() as u64])
}

/// Which A up to the last row are on none of these diagonals. f(B, C) >= B, so larger rows cannot have them.
fn missing(survey: &Survey, diagonals: &[&[Option<u32>]]) -> Vec<u32> {
    let mut seen = vec![false; survey.main.len()];
    let values =
        survey.main.iter().copied().chain(diagonals.iter().flat_map(|values| values.iter().flatten().copied()));
    for value in values {
        if let Some(seen) = seen.get_mut(value as usize) {
            *seen = true;
        }
    }
    (0..).zip(seen).skip(1).filter(|&(_, seen)| !seen).map(|(a, _)| a).collect()
}

pub fn two_cover(survey: &Survey) -> Finding {
    let missing = missing(survey, &[&survey.upper]);
    let witness = missing.first().map(|&a| vec![a]);
    Finding::first(witness, survey.last_row()).with("missing", missing)
}

pub fn three_cover(survey: &Survey) -> Finding {
    let missing = missing(survey, &[&survey.upper, &survey.second]);
    Finding::first(missing.first().map(|&a| vec![a]), survey.last_row())
}

/// With how often two neighbours of the upper diagonal are equal, and where it falls while the main one does
/// not. Places are counted by the C of f(C, C - 1), as in the source.
pub fn upper_breaks_too(survey: &Survey) -> Finding {
    let upper: Vec<(u32, u32)> =
        (1..).zip(&survey.upper).filter_map(|(c, value)| value.map(|value| (c, value))).collect();
    let falls: Vec<u32> = upper.windows(2).filter(|pair| pair[1].1 < pair[0].1).map(|pair| pair[0].0).collect();
    let ties = upper.windows(2).filter(|pair| pair[1].1 == pair[0].1).count();
    let breaks = breaks(survey);
    let witness = breaks.iter().find(|b| !falls.contains(b)).map(|&b| vec![b]);
    let alone = falls.iter().copied().filter(|c| !breaks.contains(c));
    let finding =
        Finding::first(witness, survey.last_row()).with("ties", [ties as u64]).with("falls alone after", alone);
    finding.with("first fall after", falls.first().copied())
}
