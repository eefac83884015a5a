//! Tables as pictures: nim-sums, and what is refused for a number of the table of Chomp with three columns.
//!
//! Failure: tables that do not fit; two routes that disagree.

use crate::document::build::list;
use crate::document::{Phrase, Picture};
use crate::picture::{Look, Square, numbers};
use crate::solver::Budget;
use crate::solver::kernel::chomp::three::Table;
use crate::solver::kernel::chomp::three::plain::by_definition;

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
    let table = by_definition(c, b, Budget::default()).map_err(|reach| reach.to_string())?;
    let other = Table::new(column as u32, Budget::default()).map_err(|reach| reach.to_string())?;
    let at = |b: usize, c: usize| b.checked_sub(c).and_then(|place| table[c].get(place)).copied();
    let mut squares: Vec<Vec<Square>> = Vec::new();
    for z in 0..=c {
        let mut line = Vec::new();
        for y in 0..=b {
            let found = at(y, z);
            if found.map(|a| a as u32) != other.f(y as u32, z as u32) {
                return Err(disagree());
            }
            let look = match found {
                Some(_) if (y, z) == (b, c) => Look::Framed,
                Some(_) if y == b || z == c || y == z => Look::Shaded,
                _ => Look::Plain,
            };
            let ended = if y < z { "" } else { "*" };
            line.push((found.map_or_else(|| ended.to_owned(), |a| a.to_string()), look));
        }
        squares.push(line);
    }
    let value = at(b, c).ok_or_else(|| format!("row {row} has ended before column {column}"))?;
    let of = |cells: &mut dyn Iterator<Item = (usize, usize)>| {
        let mut numbers: Vec<u64> = cells.filter_map(|(b, c)| at(b, c)).map(|a| a as u64).collect();
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

fn disagree() -> String {
    "two routes disagree on the table; this is a fault of nimbook: please report it".to_owned()
}
