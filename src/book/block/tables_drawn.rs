//! Tables as pictures: nim-sums; of Chomp with three columns what is refused for a number, or ends and least numbers.
//!
//! Failure: tables that do not fit; two routes that disagree.

use crate::document::build::list;
use crate::document::{Phrase, Picture};
use crate::picture::{Look, Square, numbers};
use crate::solver::Budget;
use crate::solver::kernel::chomp::three::Table;
use crate::solver::kernel::chomp::three::plain::by_definition;

use crate::book::answers::Answers;

/// The longest side of a table.
const LONGEST: u64 = 20;

/// The nim-sums of the numbers below a power of two; those with the highest digit are shaded.
pub fn nim_sums(size: &str) -> Result<Picture, String> {
    let size = size.parse::<u64>().ok().filter(|size| (2..=16).contains(size) && size.is_power_of_two());
    let size = size.ok_or("nim-sums are drawn below 2, 4, 8 or 16")?;
    let mut rows: Vec<Vec<u64>> = Vec::new();
    for a in 0..size {
        let mut row = Vec::new();
        for b in 0..size {
            // The least number that is neither above it nor to its left.
            let mut free = 0;
            while row.contains(&free) || rows.iter().any(|above| above[b as usize] == free) {
                free += 1;
            }
            if free != a ^ b {
                return Err(disagree());
            }
            row.push(free);
        }
        rows.push(row);
    }
    let square = |&sum: &u64| (sum.to_string(), if sum < size / 2 { Look::Plain } else { Look::Shaded });
    let squares: Vec<Vec<Square>> = rows.iter().map(|row| row.iter().map(square).collect()).collect();
    let title = Phrase::new("page-picture-nim-sums").with("last", size - 1);
    Ok(numbers(&squares, title, Phrase::new("page-picture-nim-sums-say").with("half", size / 2)))
}

/// The table up to a cell: the number in it is framed, and those that are refused for it are shaded.
pub fn refused(column: u64, row: u64) -> Result<Picture, String> {
    if column >= LONGEST || row > column || row == 0 {
        return Err(format!("a cell has a column below {LONGEST}, and a row from 1 to its column"));
    }
    let (b, c) = (column as usize, row as usize);
    let table = table(b, c)?;
    let value = at(&table, b, c).ok_or_else(|| format!("row {row} has ended before column {column}"))?;
    let squares = squares(&table, b, |y, z| match () {
        () if (y, z) == (b, c) => Look::Framed,
        () if y == b || z == c || y == z => Look::Shaded,
        () => Look::Plain,
    });
    let of = |cells: &mut dyn Iterator<Item = (usize, usize)>| {
        let mut numbers: Vec<u64> = cells.filter_map(|(b, c)| at(&table, b, c)).collect();
        numbers.sort_unstable();
        list(&numbers)
    };
    let description = Phrase::new("page-picture-refused-say")
        .with("column", column)
        .with("row", row)
        .with("value", value)
        .with("above", of(&mut (0..c).map(|z| (b, z))))
        .with("before", of(&mut (c..b).map(|y| (y, c))))
        .with("diagonal", of(&mut (0..c).map(|y| (y, y))));
    let title = Phrase::new("page-picture-refused").with("column", column).with("row", row);
    Ok(numbers(&squares, title, description))
}

/// The table up to a column and the row of the same number: ends of rows are framed, and the least number of each row
/// is shaded where it is in these columns.
pub fn ends(last: u64, answers: &mut Answers) -> Result<Picture, String> {
    if !(1..LONGEST).contains(&last) {
        return Err(format!("the table is drawn up to a column from 1 to {}", LONGEST - 1));
    }
    let table = table(last as usize, last as usize)?;
    let survey = answers.survey(last as u32)?;
    let ended = |b: usize, c: usize| survey.ends[c] == Some(b as u32);
    let least = |b: usize, c: usize| survey.minimum(c as u32).is_some_and(|(_, column)| column == b as u32);
    let squares = squares(&table, last as usize, |b, c| match (ended(b, c), least(b, c)) {
        (true, true) => Look::FramedShade,
        (true, false) => Look::Framed,
        (false, true) => Look::Shaded,
        (false, false) => Look::Plain,
    });
    let named = |is: &dyn Fn(usize, usize) -> bool| {
        let cells = (0..table.len()).flat_map(|c| (c..=last as usize).map(move |b| (b, c)));
        let named = cells.filter(|&(b, c)| is(b, c));
        let named = named.filter_map(|(b, c)| at(&table, b, c).map(|a| format!("{c}: {a}")));
        named.collect::<Vec<_>>().join(", ")
    };
    let description = Phrase::new("page-picture-ends-say").with("ends", named(&ended)).with("least", named(&least));
    let title = Phrase::new("page-picture-refused").with("column", last).with("row", last);
    Ok(numbers(&squares, title, description))
}

/// The numbers of the table up to a column and a row, by its definition, and row by row the same by sets of bits.
fn table(column: usize, row: usize) -> Result<Vec<Vec<usize>>, String> {
    let table = by_definition(row, column, Budget::default()).map_err(|reach| reach.to_string())?;
    let other = Table::new(column as u32, Budget::default()).map_err(|reach| reach.to_string())?;
    let agree = |b: usize, c: usize| at(&table, b, c) == other.f(b as u32, c as u32).map(u64::from);
    match (0..=row).all(|c| (0..=column).all(|b| agree(b, c))) {
        true => Ok(table),
        false => Err(disagree()),
    }
}

/// The number in a column of a row, if the row has one there.
fn at(table: &[Vec<usize>], column: usize, row: usize) -> Option<u64> {
    column.checked_sub(row).and_then(|place| table[row].get(place)).map(|&a| a as u64)
}

/// The table up to a column as squares; a star where a row has ended.
fn squares(table: &[Vec<usize>], column: usize, look: impl Fn(usize, usize) -> Look) -> Vec<Vec<Square>> {
    let square = |b: usize, c: usize| match at(table, b, c) {
        Some(a) => (a.to_string(), look(b, c)),
        None => (if b < c { "" } else { "*" }.to_owned(), Look::Plain),
    };
    (0..table.len()).map(|c| (0..=column).map(|b| square(b, c)).collect()).collect()
}

fn disagree() -> String {
    "two routes disagree on the table; this is a fault of nimbook: please report it".to_owned()
}
