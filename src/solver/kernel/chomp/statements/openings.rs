//! The winning openings on A x 3: C-24, C-25, C-31, C-42 and C-52 to C-54.

use super::{Finding, Verdict};
use crate::solver::kernel::chomp::survey::Survey;
use crate::solver::kernel::chomp::three::plain::lost_positions;
use crate::solver::{Budget, OutOfReach};

/// The winning openings on A x 3, one of the two or both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The B of (A, B, B).
    pub second: Option<u32>,
    /// The C of (A, A, C).
    pub third: Option<u32>,
}

/// The openings for A = 1, 2, … as far as the survey decides them all.
///
/// A board has at most one of each kind, for of two (A, B, B) one is an option of the other, and (A, A, C)
/// excludes a (A, B, B) with B <= C. An (A, B, B) found is alone unless a row before B ends at A. An
/// (A, A, C) found is alone if M(C) = A is the end of row C: rows beyond then have larger values only (C-39,
/// C-40, theorems). Otherwise all rows up to A are needed.
pub fn openings(survey: &Survey) -> Vec<Opening> {
    let mut found = vec![Opening { second: None, third: None }; survey.columns as usize + 1];
    for (b, &a) in (0_u32..).zip(&survey.main) {
        if let Some(opening) = found.get_mut(a as usize) {
            opening.second = Some(b);
        }
    }
    for (c, end) in survey.short() {
        found[end as usize].third = Some(c);
    }
    let decided = |&(a, opening): &(usize, Opening)| match opening {
        Opening { second: Some(_), .. } => true,
        Opening { third: Some(c), .. } => survey.minima[c as usize].0 as usize == a || a < survey.main.len(),
        _ => false,
    };
    found.into_iter().enumerate().skip(1).take_while(decided).map(|(_, opening)| opening).collect()
}

/// For every A that is an end or on the main diagonal of the survey.
pub fn at_most_two(survey: &Survey) -> Finding {
    let repeated = |mut values: Vec<u32>| {
        values.sort_unstable();
        values.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| vec![pair[0]])
    };
    let twice = repeated(survey.main.clone()).or_else(|| repeated(survey.short().map(|(_, end)| end).collect()));
    let crosses = |opening: &Opening| opening.third.zip(opening.second).is_some_and(|(third, second)| third >= second);
    let crossed = (1..).zip(openings(survey)).find(|(_, opening)| crosses(opening)).map(|(a, _)| vec![a]);
    Finding::first(twice.or(crossed), survey.last_row())
}

/// From the rules alone.
pub fn fourteen(_: &Survey, budget: Budget) -> Result<Finding, OutOfReach> {
    let found = lost_positions(14, budget)?.into_iter().filter(|&[a, b, c]| a == 14 && (b == c || b == 14));
    let alone = found.eq([[14, 14, 10]]);
    Ok(Finding::plain(if alone { Verdict::Proved } else { Verdict::Refuted { witness: vec![14] } }))
}

/// From the rules alone, for all B to 30: A <= 2B + 1.
pub fn every_second(_: &Survey, budget: Budget) -> Result<Finding, OutOfReach> {
    const LARGEST: usize = 30;
    let lost = lost_positions(2 * LARGEST + 1, budget)?;
    let found: Vec<usize> = lost.into_iter().filter(|[_, b, c]| b == c).map(|[_, b, _]| b).collect();
    let witness = (0..=LARGEST).find(|b| !found.contains(b)).map(|b| vec![b as u32]);
    Ok(Finding::first(witness, LARGEST as u32))
}

/// Conditional: the first board with two openings, if the minimum of every short row is at its end.
pub fn one_if_minima_at_ends(survey: &Survey) -> Finding {
    let met = survey.short().all(|(c, end)| survey.minima[c as usize].0 == end);
    if met { one_opening(survey) } else { Finding::plain(Verdict::Checked { to: survey.last_row() }) }
}

/// With how many are (A, B, B) and (A, A, C).
pub fn one_opening(survey: &Survey) -> Finding {
    let openings = openings(survey);
    let two = openings.iter().position(|opening| opening.second.is_some() && opening.third.is_some());
    let third = openings.iter().filter(|opening| opening.second.is_none()).count();
    let finding = Finding::first(two.map(|place| vec![place as u32 + 1]), openings.len() as u32);
    finding.with("(A,B,B), (A,A,C)", [(openings.len() - third) as u64, third as u64])
}

/// Judged as: never more than 2 away; with the greatest distance in millionths, rounded up, and the last
/// pair A, C.
pub fn third_ratio(survey: &Survey) -> Finding {
    let away = |&(c, end): &(u32, u32)| (f64::from(c) - f64::from(end) / 2_f64.sqrt()).abs();
    near(survey.short().map(|pair| (pair.0, pair.1, away(&pair))), 2.0, survey.last_row())
}

/// Judged as: never more than 3 away; with the greatest distance in millionths, rounded up, and the last
/// pair A, B.
pub fn second_ratio(survey: &Survey) -> Finding {
    let away = |b: u32, a: u32| (f64::from(a) - f64::from(b) * (2.0 + 2_f64.sqrt()) / 2.0).abs();
    let pairs = (0..).zip(survey.main.iter().copied());
    near(pairs.map(|(b, a)| (b, a, away(b, a))), 3.0, survey.last_row())
}

/// Rows, their A and how far they are from a ratio: checked if never further than `most`.
fn near(pairs: impl Iterator<Item = (u32, u32, f64)>, most: f64, to: u32) -> Finding {
    let (mut greatest, mut witness, mut last) = (0_f64, None, [0, 0]);
    for (row, a, away) in pairs {
        greatest = greatest.max(away);
        last = [a, row];
        if away > most && witness.is_none() {
            witness = Some(vec![row]);
        }
    }
    let millionths = (greatest * 1e6).ceil() as u64;
    Finding::first(witness, to).with("millionths", [millionths]).with("last", last)
}

/// How far the opening lies from its candidate: B is A · 2/(2 + √2) = A(2 - √2) and C is A/√2, both rounded
/// to the nearest number, in whole numbers.
fn distance(a: u32, opening: Opening) -> (bool, i64) {
    let squared = u64::from(a) * u64::from(a);
    match opening.second {
        // 2A - x rounded, where x = √2·A lies between two numbers: 2A - ⌊x + 1/2⌋.
        Some(b) => (true, i64::from(b) - (2 * i64::from(a) - ((8 * squared).isqrt() as i64 + 1) / 2)),
        None => (false, i64::from(opening.third.unwrap_or(0)) - ((2 * squared).isqrt() as i64 + 1) / 2),
    }
}

/// The A whose opening is none of the candidates: at most one from B, at most one from C or, below,
/// `third_below`.
pub fn candidates(survey: &Survey, third_below: i64) -> Finding {
    let openings = openings(survey);
    let distances: Vec<(u32, (bool, i64))> =
        (1..).zip(&openings).map(|(a, &opening)| (a, distance(a, opening))).collect();
    let inside = |second: bool, away: i64| (if second { -1 } else { -third_below }..=1).contains(&away);
    let fails: Vec<u32> =
        distances.iter().filter(|&&(_, (second, away))| !inside(second, away)).map(|&(a, _)| a).collect();
    let count = |kind: (bool, i64)| distances.iter().filter(|&&(_, found)| found == kind).count() as u64;
    let kinds = [(true, -1), (true, 0), (true, 1), (false, -2), (false, -1), (false, 0), (false, 1)];
    let finding = Finding::first(fails.first().map(|&a| vec![a]), openings.len() as u32);
    finding.with("fails at", fails).with("B-1 B B+1 C-2 C-1 C C+1", kinds.map(count))
}
