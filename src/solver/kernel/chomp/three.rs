//! Chomp with three columns: the function f, all of it up to some column, by sets of bits.
//!
//! Representation: (A, B, C) with A >= B >= C are the heights of the columns. `f(B, C)` is the A that makes
//! (A, B, C) a P-position; there is at most one. *Row* C of the table holds f(C, C), f(C + 1, C), …; a row
//! that comes to f(B, C) = B ends there and is *short*, for then (B, B, C) is P and is an option of every
//! (A, B', C) further right; other rows are *long*. So f(B, C) is the least A >= B, A >= 1, that is no
//! f(B, x) with x < C, no f(x, C) with x < B and no f(x, x) with x < C, as long as the row lives.
//! One set of bits for each column holds the values it has used, one more those of the row; the first
//! place where both are clear is found 64 at a time, from the first word that is not full.
//! f(B, C) <= B + C + 1, so all columns to n take about n²/16 bytes; time about n² steps.
//! Fails where the cells (B, C) are beyond the budget.
//! Source: Horváth 2004, definition 2.10; Brouwer, Horváth, Molnár-Sáska, Szabó 2005.

use super::Bite;
use crate::solver::{Budget, OutOfReach, Outcome};

pub mod plain;

/// A row of the table, as far as it was computed.
#[derive(Clone, Copy, Debug)]
pub struct Row<'a> {
    /// Its number C.
    pub c: u32,
    /// f(C, C), f(C + 1, C), …: to its end, or to the last column.
    pub values: &'a [u32],
    /// Whether it ended: its last value is then its own column.
    pub short: bool,
}

impl Row<'_> {
    /// The column of its last value.
    pub fn last_column(&self) -> u32 {
        // A row is visited only if its first column was computed.
        self.c + self.values.len() as u32 - 1
    }
}

/// Computes the rows 0, 1, …, `rows` in all columns up to `columns` and shows each when it is done; rows
/// beyond the last column do not exist.
///
/// # Errors
/// More cells (B, C) than `budget.states`.
pub fn sweep(rows: u32, columns: u32, budget: Budget, mut visit: impl FnMut(Row)) -> Result<(), OutOfReach> {
    let rows = rows.min(columns);
    let (high, wide) = (u128::from(rows) + 1, u128::from(columns) + 1);
    // Places in the sets are numbered by 32 bits.
    OutOfReach::states(high * wide - high * (high - 1) / 2, budget.states.min(u64::from(u32::MAX)))?;
    let mut used = Columns::new(rows, columns);
    // The values on the main diagonal so far.
    let mut diagonal = vec![0_u64; (rows + columns) as usize / 64 + 2];
    // The empty position is not a P-position.
    diagonal[0] = 1;
    for first in (0..=rows).step_by(TOGETHER as usize) {
        let last = rows.min(first + TOGETHER - 1);
        let settled = diagonal.clone();
        let mut lines: Vec<Line> = Vec::new();
        let mut living: Vec<usize> = Vec::new();
        for b in first..=columns {
            if b <= last {
                living.push(lines.len());
                lines.push(Line::new(b, columns, &diagonal));
                if b == 0 {
                    diagonal[0] = 0;
                }
            }
            if living.is_empty() {
                break;
            }
            let mut column = used.column(b, &settled);
            let mut ended = false;
            for &place in &living {
                let line = &mut lines[place];
                let a = line.take(&mut column);
                line.values.push(a);
                line.short = a == b;
                ended |= a == b;
                if line.c == b {
                    diagonal[a as usize / 64] |= 1 << (a % 64);
                }
            }
            if ended {
                living.retain(|&place| !lines[place].short);
            }
        }
        for line in &lines {
            visit(Row { c: line.c, values: &line.values, short: line.short });
        }
    }
    Ok(())
}

/// How many rows are computed side by side, column after column: enough to read the set of a column
/// once for many rows, few enough to keep the sets of the rows in the cache.
const TOGETHER: u32 = 64;

/// A row being computed.
struct Line {
    c: u32,
    /// The values it has used, and those of the main diagonal before it, as bits.
    taken: Vec<u64>,
    /// The first word of `taken` that is not full, as far as is known.
    open: usize,
    values: Vec<u32>,
    short: bool,
}

impl Line {
    fn new(c: u32, columns: u32, diagonal: &[u64]) -> Line {
        let values = Vec::with_capacity((columns - c) as usize + 1);
        Line { c, taken: diagonal.to_vec(), open: 0, values, short: false }
    }

    /// The next value: the first place that neither the column nor the row has used, used from now on.
    #[inline]
    fn take(&mut self, column: &mut Column) -> u32 {
        self.open = self.open.max(column.first);
        while self.taken[self.open] == u64::MAX {
            self.open += 1;
        }
        let from = column.open.max(self.open - column.first);
        let row = &mut self.taken[column.first + from..];
        for (word, (in_column, in_row)) in column.bits[from..].iter_mut().zip(row).enumerate() {
            let used = *in_column | *in_row;
            if used != u64::MAX {
                let bit = used.trailing_ones();
                *in_column |= 1 << bit;
                *in_row |= 1 << bit;
                return ((column.first + from + word) as u32) * 64 + bit;
            }
        }
        unreachable!("f(B, C) <= B + C + 1 (Horváth 2004, 2.13), and the column has a place for that")
    }
}

/// The values that each column has used, as bits.
struct Columns {
    /// Where the words of each column start; the first word of column B holds the place B.
    start: Vec<u32>,
    /// The first word of each column that is not full, counted from `start`.
    open: Vec<u32>,
    bits: Vec<u64>,
}

impl Columns {
    /// Columns 0 to `columns` with places for rows up to `rows`; what is below the column counts as used.
    fn new(rows: u32, columns: u32) -> Columns {
        let mut made = Columns { start: Vec::new(), open: vec![0; columns as usize + 1], bits: Vec::new() };
        let words = |b: u32| ((b + rows.min(b) + 1) / 64 - b / 64 + 1) as usize;
        made.bits.reserve_exact((0..=columns).map(words).sum());
        for b in 0..=columns {
            let start = made.bits.len();
            made.start.push(start as u32);
            made.bits.resize(start + words(b), 0);
            made.bits[start] = (1 << (b % 64)) - 1;
        }
        made.start.push(made.bits.len() as u32);
        made
    }

    /// The set of one column. The values `settled` are closed to every row from now on.
    fn column(&mut self, b: u32, settled: &[u64]) -> Column<'_> {
        let first = b as usize / 64;
        let (start, end) = (self.start[b as usize] as usize, self.start[b as usize + 1] as usize);
        let (bits, open) = (&mut self.bits[start..end], &mut self.open[b as usize]);
        while bits[*open as usize] | settled[first + *open as usize] == u64::MAX {
            *open += 1;
        }
        Column { first, open: *open as usize, bits }
    }
}

/// The values that one column has used.
struct Column<'a> {
    /// The word in a row's set of bits where this column's begins.
    first: usize,
    /// The first word of `bits` that is not full, as far as is known.
    open: usize,
    bits: &'a mut [u64],
}

/// The whole table up to one column, for questions about single positions.
#[derive(Clone, Debug)]
pub struct Table {
    /// For each row its values from the column with its own number on.
    rows: Vec<Vec<u32>>,
    /// The last column.
    columns: u32,
}

impl Table {
    /// All f(B, C) with B up to `columns`: 4 bytes each, about 6 of 10 pairs have a value.
    ///
    /// # Errors
    /// As for [`sweep`].
    pub fn new(columns: u32, budget: Budget) -> Result<Table, OutOfReach> {
        let mut rows = Vec::new();
        sweep(columns, columns, budget, |row| rows.push(row.values.to_vec()))?;
        Ok(Table { rows, columns })
    }

    /// The last column: positions (A, B, C) are answered for B up to this one, and any A.
    pub fn columns(&self) -> u32 {
        self.columns
    }

    /// f(B, C), if the row lives to that column and the column is in the table.
    pub fn f(&self, b: u32, c: u32) -> Option<u32> {
        let row = self.rows.get(c as usize)?;
        row.get(b.checked_sub(c)? as usize).copied()
    }

    /// The outcome of (A, B, C); none if the heights rise or B is beyond the table.
    pub fn outcome(&self, [a, b, c]: [u32; 3]) -> Option<Outcome> {
        (a >= b && b >= c && b <= self.columns).then(|| self.label(a, b, c))
    }

    fn label(&self, a: u32, b: u32, c: u32) -> Outcome {
        if self.f(b, c) == Some(a) { Outcome::P } else { Outcome::N }
    }

    /// Every winning bite of (A, B, C), by row, then by column; none as for [`Table::outcome`].
    /// Takes B + C look-ups, however large A is.
    pub fn winning_moves(&self, [a, b, c]: [u32; 3]) -> Option<Vec<Bite>> {
        self.outcome([a, b, c])?;
        let mut winning = Vec::new();
        for left in 0..b {
            let after = [[left, left, c.min(left)], [a, left, c.min(left)], [a, b, left]];
            for (column, [a, b, third]) in after.into_iter().enumerate() {
                // A square of the third column is there only below C.
                if (column < 2 || left < c) && self.label(a, b, third) == Outcome::P {
                    winning.push(Bite { row: left as usize + 1, column: column + 1 });
                }
            }
        }
        // Above the second column a bite changes A alone, and only one A is lost.
        let lost = self.f(b, c).filter(|&left| b <= left && left < a);
        winning.extend(lost.map(|left| Bite { row: left as usize + 1, column: 1 }));
        Some(winning)
    }
}
