//! Chomp with three columns, summed up: ends, minima, diagonals and offsets of the rows of f.
//!
//! Representation: one entry for each row 0, 1, …, R, computed in the columns 0, 1, …, N; the table itself
//! is not kept. The least value of a row is final if the row is short or the value is at most N, since
//! f(B, C) >= B.
//! Fails where the cells are beyond the budget.
//! Source: Horváth 2004, chapters 2.3, 2.4 and 3.

use super::three::plain::by_definition;
use super::three::{Row, sweep};
use crate::solver::{Budget, OutOfReach};

/// What is known of the rows up to some number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Survey {
    /// The last column computed.
    pub columns: u32,
    /// f(C, C) for each row.
    pub main: Vec<u32>,
    /// f(C + 1, C) for each row that has it.
    pub upper: Vec<Option<u32>>,
    /// f(C + 2, C) for each row that has it.
    pub second: Vec<Option<u32>>,
    /// The last column of each short row; none for rows that live at the last column.
    pub ends: Vec<Option<u32>>,
    /// The least value of each row and its column, as far as computed.
    pub minima: Vec<(u32, u32)>,
    /// The greatest f(B, C) - B - C of each row.
    pub excess: Vec<i64>,
    /// The offsets of each living row, if they repeat.
    pub settled: Vec<Option<Settled>>,
}

/// How a living row goes on: f(B, C) - B repeats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// The least column from which it repeats, as far as computed.
    pub from: u32,
    /// The offsets of the columns `from`, `from + 1`, …: the shortest period.
    pub offsets: Vec<u32>,
}

/// The longest period looked for.
pub const LONGEST_PERIOD: usize = 12;

impl Survey {
    /// Surveys the rows 0 to `rows` in the columns 0 to `columns`.
    ///
    /// # Errors
    /// As for [`sweep`].
    pub fn new(rows: u32, columns: u32, budget: Budget) -> Result<Survey, OutOfReach> {
        let mut survey = Survey { columns, ..Survey::default() };
        sweep(rows, columns, budget, |row| survey.add(row))?;
        Ok(survey)
    }

    /// The same of the table by its definition, which shares no code with the other.
    ///
    /// # Errors
    /// As for [`by_definition`].
    pub fn plain(rows: u32, columns: u32, budget: Budget) -> Result<Survey, OutOfReach> {
        let mut survey = Survey { columns, ..Survey::default() };
        for (c, values) in (0..).zip(by_definition(rows as usize, columns as usize, budget)?) {
            let values: Vec<u32> = values.into_iter().map(|a| a as u32).collect();
            let last_column = c + values.len() as u32 - 1;
            survey.add(Row { c, values: &values, short: values.last() == Some(&last_column) });
        }
        Ok(survey)
    }

    fn add(&mut self, row: Row) {
        let with_columns = || row.values.iter().copied().zip(row.c..);
        self.main.push(row.values[0]);
        self.upper.push(row.values.get(1).copied());
        self.second.push(row.values.get(2).copied());
        self.ends.push(row.short.then(|| row.last_column()));
        self.minima.push(with_columns().min().unwrap_or((row.values[0], row.c)));
        let excess = with_columns().map(|(a, b)| i64::from(a) - i64::from(b) - i64::from(row.c)).max();
        self.excess.push(excess.unwrap_or(0));
        self.settled.push(if row.short { None } else { settled(&row) });
    }

    /// The last row, R.
    pub fn last_row(&self) -> u32 {
        self.main.len().saturating_sub(1) as u32
    }

    /// The least value of a row and its column, if it is final.
    pub fn minimum(&self, c: u32) -> Option<(u32, u32)> {
        let &(least, column) = self.minima.get(c as usize)?;
        (least <= self.columns || self.ends[c as usize].is_some()).then_some((least, column))
    }

    /// The short rows with their ends, rising.
    pub fn short(&self) -> impl Iterator<Item = (u32, u32)> {
        (0..).zip(&self.ends).filter_map(|(c, end)| end.map(|end| (c, end)))
    }
}

/// The shortest period of the offsets that holds from some column to the last one, for longer than the
/// row's own number and the longest period together: what decides the next value lies within that.
fn settled(row: &Row) -> Option<Settled> {
    let offset = |place: usize| row.values[place] - row.c - place as u32;
    let count = row.values.len();
    for period in 1..=LONGEST_PERIOD.min(count.saturating_sub(1)) {
        let breaks = (0..count - period).rev().find(|&place| offset(place) != offset(place + period));
        let from = breaks.map_or(0, |place| place + 1);
        if count - from > row.c as usize + 2 * LONGEST_PERIOD {
            let offsets = (from..from + period).map(offset).collect();
            return Some(Settled { from: row.c + from as u32, offsets });
        }
    }
    None
}
