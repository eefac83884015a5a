//! Long rows of Chomp with three columns: a certificate that their offsets repeat forever.
//!
//! Representation: a number of rows R, a column and a period; for every row below R that lives in that
//! column its offsets f(B, C) - B through one period.
//!
//! Why it is enough. Let every row below R that is not in the list have ended before `from`, and every
//! f(x, x) with x < R be less than `from`. Then for B >= `from` the value f(B, C) is the least A >= B that
//! no lower listed row has in column B and that row C did not have in an earlier column. As f(B, C) <=
//! B + C + 1 <= B + R, only the last R columns can have had such a value: offset d, k columns back, bars
//! the offset d - k. So if the columns `from` to `from + R - 1` follow the pattern, and in the pattern each
//! offset is the least that is not barred, and none is 0, all later columns follow it, by induction.
//! [`verify`] checks just this: the columns by the definition of f, the rest from the pattern alone.
//! As a file it is a text of lines: [`HEAD`], `rows 121`, `from 168`, then `120: 72 70` for each row of the list.
//! Fails with the first thing that is not so.
//! Source: Horváth 2004, definition 2.10 and 2.13; that offsets repeat at last is a theorem of Byrnes 2003.

use super::survey::{LONGEST_PERIOD, Survey};
use super::three::plain::by_definition;
use crate::solver::{Budget, OutOfReach};

/// The claim that the living rows below some number repeat forever.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// R: the claim is about all rows below.
    pub rows: u32,
    /// The column from which the rows repeat.
    pub from: u32,
    /// The rows that never end, rising, each with its offsets in the columns `from`, `from + 1`, …, all of
    /// one length, the period.
    pub offsets: Vec<(u32, Vec<u32>)>,
}

/// The first line of a certificate as a file.
pub const HEAD: &str = "nimbook rows of chomp 1";

/// The longest period that is read.
const MOST_OFFSETS: usize = 64;

impl Certificate {
    /// The certificate as a file.
    pub fn text(&self) -> String {
        let Certificate { rows, from, offsets } = self;
        let mut text = format!("{HEAD}\nrows {rows}\nfrom {from}\n");
        for (row, offsets) in offsets {
            let offsets: Vec<String> = offsets.iter().map(u32::to_string).collect();
            text += &format!("{row}: {}\n", offsets.join(" "));
        }
        text
    }

    /// Reads a certificate.
    ///
    /// # Errors
    /// What is wrong with it, and in which line.
    pub fn read(text: &str) -> Result<Certificate, String> {
        let mut lines = text.strip_suffix('\n').unwrap_or(text).split('\n').zip(1..);
        if lines.next().is_none_or(|(head, _)| head != HEAD) {
            return Err(format!("the first line is not `{HEAD}`"));
        }
        let mut number = |word: &str| {
            let (line, number) = lines.next().unwrap_or_default();
            let said = line.strip_prefix(word).and_then(|rest| rest.trim_start().parse::<u32>().ok());
            said.ok_or_else(|| format!("line {number} is not `{word}` with a number"))
        };
        let (rows, from) = (number("rows")?, number("from")?);
        let mut offsets = Vec::new();
        for (line, number) in lines {
            let numbers = |text: &str| text.split(' ').map(|one| one.parse().ok()).collect::<Option<Vec<u32>>>();
            let read = line.split_once(": ").and_then(|(row, rest)| Some((row.parse().ok()?, numbers(rest)?)));
            let short = read.filter(|(_, offsets)| offsets.len() <= MOST_OFFSETS);
            offsets.push(short.ok_or_else(|| {
                format!("line {number} is not a row with at most {MOST_OFFSETS} offsets, like `120: 72 70`")
            })?);
        }
        Ok(Certificate { rows, from, offsets })
    }

    /// The offsets of a row that never ends, by the remainder of the column: the shortest period.
    pub fn row(&self, row: u32) -> Option<Vec<u32>> {
        let (_, offsets) = self.offsets.iter().find(|(listed, _)| *listed == row)?;
        let count = offsets.len();
        let repeats = |period: &usize| count.is_multiple_of(*period) && offsets[*period..] == offsets[..count - period];
        let period = (1..=count).find(repeats)?;
        let from = self.from as usize;
        Some((0..period).map(|remainder| offsets[(remainder + period - from % period) % period]).collect())
    }
}

/// A certificate for all rows below `rows`, from a survey of them; none if its columns are not enough. It
/// proves nothing before [`verify`] accepts it.
pub fn find(survey: &Survey, rows: u32) -> Option<Certificate> {
    let below = rows as usize;
    if survey.main.len() < below {
        return None;
    }
    let settled = (0..rows).zip(&survey.settled).filter(|&(row, _)| survey.ends[row as usize].is_none());
    let settled: Vec<_> = settled.map(|(row, settled)| Some((row, settled.as_ref()?))).collect::<Option<_>>()?;
    let period = settled.iter().fold(1, |period, (_, row)| least_multiple(period, row.offsets.len()));
    let starts = settled.iter().map(|(_, row)| row.from);
    let passed = survey.main[..below].iter().copied().chain(survey.ends[..below].iter().flatten().copied());
    let from = starts.chain(passed.map(|column| column + 1)).max().unwrap_or(0);
    let turned = |from_here: u32, offsets: &[u32]| {
        (0..period).map(|place| offsets[((from - from_here) as usize + place) % offsets.len()]).collect()
    };
    let offsets = settled.iter().map(|(row, settled)| (*row, turned(settled.from, &settled.offsets))).collect();
    (period <= LONGEST_PERIOD).then_some(Certificate { rows, from, offsets })
}

fn least_multiple(one: usize, other: usize) -> usize {
    (1..=other).map(|times| one * times).find(|multiple| multiple % other == 0).unwrap_or(one * other)
}

/// Whether a file is a certificate that is accepted.
pub fn is_sound(file: &[u8]) -> bool {
    let certificate = str::from_utf8(file).ok().and_then(|text| Certificate::read(text).ok());
    certificate.is_some_and(|certificate| matches!(verify(&certificate, Budget::default()), Ok(Ok(()))))
}

/// Checks a certificate; what it says is then true of all columns from `from` on. `Ok(Err(_))` says why it
/// proves nothing.
///
/// # Errors
/// The columns to compute are beyond the budget.
pub fn verify(certificate: &Certificate, budget: Budget) -> Result<Result<(), String>, OutOfReach> {
    let Certificate { rows, from, offsets } = certificate;
    let period = offsets.first().map_or(1, |(_, offsets)| offsets.len());
    let rising = offsets.is_sorted_by(|left, right| left.0 < right.0);
    if period == 0 || !rising || offsets.iter().any(|(row, offsets)| row >= rows || offsets.len() != period) {
        return Ok(Err("the rows or periods are not well formed".to_owned()));
    }
    if *rows == 0 {
        return Ok(Ok(()));
    }
    let (rows, from) = (*rows as usize, *from as usize);
    // Columns `from` to `from + R - 1`, and one more: the last may be where a row not listed still lives.
    let table = by_definition(rows - 1, from + rows, budget)?;
    Ok(check_columns(certificate, &table, rows, from).and_then(|()| check_steps(certificate, rows, period)))
}

/// The part that looks at computed columns: life, diagonal, and the first R columns of the pattern.
fn check_columns(certificate: &Certificate, table: &[Vec<usize>], rows: usize, from: usize) -> Result<(), String> {
    let diagonal = |row: usize| Err(format!("f({row}, {row}) is not below the column where the rows repeat"));
    let life = |row: usize| Err(format!("whether row {row} has ended disagrees with the certificate"));
    if table.len() < rows {
        // Fewer columns than rows: then some row has its first value beyond `from`.
        return diagonal(table.len());
    }
    let mut listed = certificate.offsets.iter().peekable();
    for (c, values) in table.iter().enumerate() {
        if values[0] >= from {
            return diagonal(c);
        }
        let Some((_, offsets)) = listed.next_if(|(listed, _)| *listed as usize == c) else {
            // A row's last value is in the column c + length - 1; to have ended is to have reached its column.
            let last = c + values.len() - 1;
            if values.last() != Some(&last) || last >= from {
                return life(c);
            }
            continue;
        };
        for column in from..from + rows {
            let offset = offsets[(column - from) % offsets.len()] as usize;
            match values.get(column - c) {
                None => return life(c),
                Some(&value) if value != column + offset => {
                    return Err(format!("f({column}, {c}) disagrees with the certificate"));
                }
                Some(_) => {}
            }
        }
    }
    Ok(())
}

/// The part that looks at the pattern alone: each offset is the least that is not barred, and none is 0.
fn check_steps(certificate: &Certificate, rows: usize, period: usize) -> Result<(), String> {
    for place in 0..period {
        let mut barred_below = vec![false; rows + 2];
        for (row, offsets) in &certificate.offsets {
            let mut barred = barred_below.clone();
            for back in 1..=rows {
                // The column `back` columns before this one, by the pattern.
                let earlier = offsets[(place + period * rows - back) % period] as usize;
                if let Some(offset) = earlier.checked_sub(back).filter(|&offset| offset < barred.len()) {
                    barred[offset] = true;
                }
            }
            let least = barred.iter().position(|&barred| !barred);
            let offset = offsets[place] as usize;
            if least != Some(offset) || offset == 0 {
                return Err(format!("the offset of row {row} at place {place} does not follow"));
            }
            barred_below[offset] = true;
        }
    }
    Ok(())
}
