//! Tables and traces as grids.
//!
//! Representation: a cell to fill in holds a place as wide as its columns allow. A trace that is filled in has its digits
//! beside each line; one to fill in has a table of the first line in binary below it.
//! Failure: [`WordsError`] for a word that the language lacks.

use super::{Grid, Notation, Writer};
use crate::document::{Cell, CellMark, Line, Table, TableLook, Trace, TraceLine, WordsError};
use crate::render::formats::docx::shared;
use crate::render::formats::html::WIDEST_VALUES;
use crate::render::formula::Node;

/// The width of a line within a list of steps in hundredths of an em, and of what lies between columns.
const ROOM: usize = 4_000;
const APART: usize = 150;

/// The width that cells of a row to fill in share, in millimetres, and the most that one has.
const FIELDS: usize = 150;
const WIDEST_FIELD: usize = 11;

impl<N: Notation> Writer<'_, N> {
    pub fn table(&self, table: &Table) -> Result<String, WordsError> {
        let bands = if table.look == TableLook::Values { table.bands(WIDEST_VALUES) } else { vec![table.clone()] };
        let bands = bands.iter().map(|band| self.band(band));
        Ok(bands.collect::<Result<Vec<_>, _>>()?.join("\n\n"))
    }

    fn band(&self, table: &Table) -> Result<String, WordsError> {
        let lines = |cells: &[Cell]| cells.iter().map(|cell| cell.line.clone()).collect::<Vec<_>>();
        let shares = match table.look {
            TableLook::Plain => self.shares(&lines(&table.head), table.rows.iter().map(|row| lines(row)))?,
            _ => Vec::new(),
        };
        let place = place::<N>(table.head.len());
        let cell = |cell: &Cell| {
            let text = self.line(&cell.line)?;
            let is_bold = matches!(cell.mark, CellMark::Odd | CellMark::OddTotal | CellMark::Strong);
            Ok(match cell.mark {
                CellMark::Write if text.is_empty() => (cell.mark, place.clone()),
                mark if is_bold && !text.is_empty() => (mark, N::call("strong", &[], &[&text])),
                mark => (mark, text),
            })
        };
        let row = |row: &Vec<Cell>| row.iter().map(cell).collect::<Result<Vec<_>, _>>();
        Ok(N::table(&Grid {
            look: table.look,
            groups: Vec::new(),
            head: row(&table.head)?.into_iter().map(|(_, text)| text).collect(),
            rows: table.rows.iter().map(row).collect::<Result<_, _>>()?,
            shares,
        }))
    }

    /// A table in words, with these heads.
    pub fn worded(&self, heads: &[Line], rows: &[Vec<Line>]) -> Result<String, WordsError> {
        let row = |row: &Vec<Line>| {
            row.iter().map(|line| Ok((CellMark::None, self.line(line)?))).collect::<Result<Vec<_>, WordsError>>()
        };
        Ok(N::table(&Grid {
            look: TableLook::Plain,
            groups: Vec::new(),
            head: heads.iter().map(|head| self.line(head)).collect::<Result<_, _>>()?,
            rows: rows.iter().map(row).collect::<Result<_, _>>()?,
            shares: self.shares(heads, rows.iter().cloned())?,
        }))
    }

    /// The share of a line of each column, in hundredths; empty where all that they hold fits into a line.
    fn shares(&self, heads: &[Line], rows: impl Iterator<Item = Vec<Line>>) -> Result<Vec<usize>, WordsError> {
        let mut needed = vec![0; heads.len()];
        for row in std::iter::once(heads.to_vec()).chain(rows) {
            for (needed, line) in needed.iter_mut().zip(&row) {
                *needed = (*needed).max(self.width(line)? + APART);
            }
        }
        Ok(match needed.iter().sum::<usize>() {
            sum if sum <= ROOM => Vec::new(),
            _ => shared(&needed, ROOM).iter().map(|width| 100 * (width - width.min(&APART)) / ROOM).collect(),
        })
    }

    pub fn trace(&self, trace: &Trace) -> Result<String, WordsError> {
        let to_fill = trace.lines.iter().all(|line| !line.solved);
        let beside = trace.binary && !to_fill;
        let names = || ["a", "b", "c"].map(variable::<N>);
        let mut head = vec![self.label("page-trace-line")?];
        head.extend(names());
        head.push(self.label("page-trace-sum")?);
        let mut groups = Vec::new();
        if beside {
            head.extend(names());
            head.push(self.label("page-trace-last")?);
            groups.push((String::new(), 1));
            groups.push((self.label("page-trace-decimal")?, 4));
            groups.push((self.label("page-trace-binary")?, 4));
        }
        let rows = trace.lines.iter().enumerate().map(|(at, line)| self.trace_line(at, line, trace, beside)).collect();
        let table = N::table(&Grid { look: TableLook::Values, groups, head, rows, shares: Vec::new() });
        Ok(if trace.binary && to_fill { format!("{table}\n\n{}", bits::<N>(trace.places)) } else { table })
    }

    fn trace_line(&self, at: usize, line: &TraceLine, trace: &Trace, beside: bool) -> Vec<(CellMark, String)> {
        let place = || place::<N>(5);
        let mut row = vec![at.to_string()];
        row.extend(line.entries().map(|entry| match entry {
            Some(number) if line.rings(number) => N::call("ringed", &[], &[&number.to_string()]),
            Some(number) => number.to_string(),
            None => place(),
        }));
        row.push(line.sum().map_or_else(place, |sum| sum.to_string()));
        if beside {
            row.extend(
                line.digits().map(|digits| digits.map_or_else(place, |digits| read::<N>(&digits, trace.places))),
            );
            row.push(line.last_digits().map_or_else(place, |last| self.signs(&last.replace(' ', "\u{a0}"))));
        }
        let strong = |text: String| if line.strong { N::call("strong", &[], &[&text]) } else { text };
        row.into_iter().map(|text| (CellMark::None, strong(text))).collect()
    }
}

/// A variable by itself.
fn variable<N: Notation>(name: &str) -> String {
    N::formula(&Node::Row(name.chars().map(Node::Letter).collect()), false)
}

/// Digits of which the last is read, as wide as the first line.
fn read<N: Notation>(digits: &str, places: usize) -> String {
    let (before, last) = digits.split_at(digits.len().saturating_sub(1));
    N::call("digits", &[], &[before, last, &"·".repeat(places.saturating_sub(digits.len()))])
}

/// A place to write in one of so many columns.
fn place<N: Notation>(columns: usize) -> String {
    let width = (FIELDS / columns.max(1)).saturating_sub(3).clamp(3, WIDEST_FIELD);
    N::call("fillcell", &[&format!("{width}mm")], &[])
}

/// The first line of a trace in binary, to be filled in: column *k* is what line *k* reads.
fn bits<N: Notation>(places: usize) -> String {
    let width = format!("{}mm", (FIELDS / (places + 1)).saturating_sub(3).clamp(3, 6));
    let row = |name: &str| {
        let fields = std::iter::repeat_n(N::call("fillcell", &[&width], &[]), places);
        std::iter::once(variable::<N>(name)).chain(fields).map(|text| (CellMark::None, text)).collect()
    };
    N::table(&Grid {
        look: TableLook::Values,
        groups: Vec::new(),
        head: std::iter::once(String::new()).chain((0..places).rev().map(|place| place.to_string())).collect(),
        rows: ["a", "b", "c"].map(row).into(),
        shares: Vec::new(),
    })
}
