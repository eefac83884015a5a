//! The text of `nimbook values`: a table in rows, and the period in words.
//!
//! Representation: rows of 20 or 10 values, or fewer where they are wide; the heap of the first value
//! stands in front. Lines of at most 80 characters.

use super::super::width::{WIDTH, wrap};
use crate::solver::{Period, Values};

/// The values as a page of text.
pub fn table(game: &str, found: &Values) -> String {
    let last = found.values.len() - 1;
    let width = found.values.iter().map(|value| value.to_string().len()).max().unwrap_or(1);
    let front = last.to_string().len();
    let fits = |count: &usize| front + 2 + count * (width + 1) <= WIDTH;
    let count = [20, 10, 5].into_iter().find(fits).unwrap_or(1);
    let mut out = wrap(&format!("Grundy values of {game}, heaps 0 to {last}"));
    out.push('\n');
    for (row, values) in found.values.chunks(count).enumerate() {
        let cells: Vec<String> = values.iter().map(|value| format!("{value:>width$}")).collect();
        out += &format!("{:>front$}  {}\n", row * count, cells.join(" "));
    }
    out.push('\n');
    out + &wrap(&match &found.period {
        Some(period) => in_words(period),
        None => "No period is proved.".to_owned(),
    })
}

fn in_words(period: &Period) -> String {
    let Period { length, from, exceptions, verified_to, theorem } = period;
    let mut words = format!("Period {length} from {from} on, proved for every heap by the values up to {verified_to} ");
    words += &format!("({theorem}).");
    if !exceptions.is_empty() {
        let list: Vec<String> = exceptions.iter().take(40).map(u64::to_string).collect();
        let more = exceptions.len() - list.len();
        let more = if more > 0 { format!(" and {more} more") } else { String::new() };
        words += &format!(" Before it the heaps {}{more} differ from the pattern.", list.join(", "));
    }
    words
}
